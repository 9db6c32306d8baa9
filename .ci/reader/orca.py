"""Orca on a desk, with its speech as text."""

import json
import re
import shutil
import subprocess
import time
from pathlib import Path

from desk import Failure, wait_for
from reader import report, start_buses

# Orca says nothing more after this time without a word, in seconds.
QUIET = 0.8


def required(patterns):
    """The patterns that need a text."""
    return [pattern for pattern in patterns if not re.fullmatch(pattern, "")]


def hide_other_orcas(desk):
    """Orca does not start if the user runs a process of this name, on whatever display. It asks pgrep."""
    programs = desk.home / "programs"
    programs.mkdir()
    pgrep = programs / "pgrep"
    pgrep.write_text("#!/bin/sh\nexit 1\n")
    pgrep.chmod(0o755)
    desk.env["PATH"] = f"{programs}:{desk.env['PATH']}"


class Orca:
    """Starts Orca. Sends keys to the program and returns what Orca says about them."""

    def __init__(self, desk):
        self.desk, self.heard = desk, 0
        self.log = desk.home / "speech"
        self.log.touch()
        start_buses(desk)
        desk.env.update(SPAN_IT_SPEECH=str(self.log), GSETTINGS_BACKEND="memory")
        hide_other_orcas(desk)
        settings = Path(desk.env["XDG_DATA_HOME"]) / "orca"
        settings.mkdir()
        shutil.copy(Path(__file__).with_name("orca-customizations.py"), settings)
        self.process = desk.start(["orca"])
        self.expect("Screen reader on.", self.hear("Screen reader on."))

    def spoken(self):
        """All that Orca has said."""
        return [json.loads(line) for line in self.log.read_text().split("\n")[:-1]]

    def hear(self, *patterns, seconds=60.0):
        """Waits until Orca has said an utterance for each pattern, in this order, and then is quiet. Returns what it has
        said since the last call."""

        def answered():
            rest = iter(self.spoken()[self.heard :])
            return all(any(re.fullmatch(pattern, text) for text in rest) for pattern in required(patterns))

        try:
            wait_for("Orca", answered, seconds)
        except Failure:
            raise Failure(f"Orca says {self.spoken()[self.heard:]} instead of {list(patterns)}") from None
        count, since = len(self.spoken()), time.monotonic()
        while time.monotonic() - since < QUIET:
            time.sleep(0.05)
            if len(self.spoken()) != count:
                count, since = len(self.spoken()), time.monotonic()
        said = self.spoken()[self.heard : count]
        self.heard = count
        for text in said:
            report(text)
        return said

    def expect(self, *arguments):
        """`expect(pattern, ..., said)` requires the utterances to match the patterns, one each, and returns the last match.
        A pattern that matches no text at all is optional."""
        *patterns, said = arguments
        if len(said) < len(patterns):
            patterns = required(patterns)
        matches = [re.fullmatch(pattern, text) for pattern, text in zip(patterns, said)]
        if len(patterns) != len(said) or not all(matches):
            raise Failure(f"Orca says {said} instead of {patterns}")
        return matches[-1]

    def press(self, keys, *patterns):
        """Presses keys, separated by spaces, and requires Orca to say exactly this. Returns the match of the last
        pattern."""
        print(f"-- {keys}", flush=True)
        self.desk.keys(*keys.split())
        return self.expect(*patterns, self.hear(*patterns))

    def type(self, text, *patterns):
        print(f"-- {text!r}", flush=True)
        self.desk.type(text)
        return self.hear(*patterns)

    def step_to(self, key, start, most=60):
        """Presses a key until Orca says something that begins with `start`, and returns all that it says then."""
        print(f"-- {key} ...", flush=True)
        for _ in range(most):
            self.desk.keys(key)
            said = self.hear(".+")
            if said[0].startswith(start):
                return said
        raise Failure(f"{key} does not reach {start!r}")
