"""A desktop for tests of the window: Xvfb with openbox, screenshots, keys and mouse.

All scripts in this folder that open the window use it. It needs only the standard library and the programs Xvfb, openbox,
xdotool and wmctrl.
"""

import json
import mmap
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / ".ci" / "out"
SCREEN = (1400, 900)
PROGRAM = "span-it"


# Windows have no frames, because xdotool adds the size of a frame to the position of the window.
OPENBOX = """<openbox_config xmlns="http://openbox.org/3.4/rc">
<theme><keepBorder>no</keepBorder></theme>
<focus><focusNew>yes</focusNew></focus>
<applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
"""


class Failure(Exception):
    """A check failed."""


def wait_for(what, condition, seconds=15.0, pause=0.02):
    """Polls until `condition` returns a true value, and returns it."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise Failure(f"waited {seconds:g} s for {what}")
        time.sleep(pause)


class Screenshot:
    """A picture of the screen with 32 bits per pixel, blue first."""

    def __init__(self, width, height, data):
        self.width, self.height, self.data = width, height, data

    def crop(self, left, top, width, height):
        rows = []
        for y in range(max(top, 0), min(top + height, self.height)):
            start = (y * self.width + max(left, 0)) * 4
            rows.append(self.data[start : start + 4 * min(width, self.width - max(left, 0))])
        return Screenshot(len(rows[0]) // 4, len(rows), b"".join(rows))

    def colours(self):
        """The number of different colours."""
        return len(set(memoryview(self.data).cast("I")))

    def changed(self, other):
        """The pixels that differ from another screenshot."""
        pixels = []
        stride = self.width * 4
        for y in range(self.height):
            mine, theirs = (shot.data[y * stride : (y + 1) * stride] for shot in (self, other))
            if mine != theirs:
                pairs = zip(memoryview(mine).cast("I"), memoryview(theirs).cast("I"))
                pixels += [(x, y) for x, (one, two) in enumerate(pairs) if one != two]
        return pixels

    def save(self, path):
        """Writes a PNG."""

        def chunk(kind, body):
            return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

        rgb = bytearray(self.width * self.height * 3)
        for channel in range(3):
            rgb[channel::3] = self.data[2 - channel :: 4]
        stride = self.width * 3
        lines = b"".join(b"\0" + rgb[y * stride : (y + 1) * stride] for y in range(self.height))
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines, 6)) + chunk(b"IEND", b"")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + body)


class Desktop:
    """A screen and the programs on it, as a context manager. A kind of desktop adds `open` and `screenshot`."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="span-it-desk-")
        self.home = Path(self.folder.name)
        self.running = []
        self.env = None

    def __enter__(self):
        try:
            self.open()
        except BaseException:
            self.__exit__()
            raise
        return self

    def start(self, command, env=None, **options):
        """Starts a program, which ends with the desktop."""
        with open(self.home / f"{Path(command[0]).name}.log", "ab") as log:
            options = {"env": env or self.env, "stdin": subprocess.DEVNULL, "stdout": log, "stderr": log, **options}
            process = subprocess.Popen(command, **options)
        self.running.append(process)
        return process

    def log(self, name):
        """The end of the output of a program."""
        path = self.home / f"{name}.log"
        return path.read_text(errors="replace")[-2000:] if path.exists() else ""

    def ask(self, *command, check=True):
        """Runs a short command and returns its output."""
        options = {"stdin": subprocess.DEVNULL, "capture_output": True, "text": True, "timeout": 30}
        result = subprocess.run(command, env=self.env, **options)
        if check and result.returncode != 0:
            raise Failure(f"{' '.join(command)} failed: {result.stderr.strip()}")
        return result.stdout.strip() if result.returncode == 0 else ""

    def settled(self, seconds=10.0):
        """Waits until the screen has not changed for 0.3 seconds, and returns it."""
        last, since = self.screenshot(), time.monotonic()
        end = since + seconds
        while time.monotonic() < end:
            time.sleep(0.05)
            now = self.screenshot()
            if now.data != last.data:
                last, since = now, time.monotonic()
            elif time.monotonic() - since > 0.3:
                break
        return last

    def shot(self, name):
        """Saves a picture of the settled screen."""
        self.settled().save(OUT / f"{name}.png")

    def __exit__(self, *_):
        for process in reversed(self.running):
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(5)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        self.folder.cleanup()


class Desk(Desktop):
    """An X screen."""

    def __init__(self):
        super().__init__()
        # Additional variables for its programs.
        self.added = {}
        self.last_key, self.last_time = None, 0.0
        self.frame = None

    def open(self):
        receive, send = os.pipe()
        screen = [f"{SCREEN[0]}x{SCREEN[1]}x24"]
        self.start(
            ["Xvfb", "-displayfd", str(send), "-screen", "0", *screen, "-nolisten", "tcp", "-noreset"]
            + ["-fbdir", str(self.home)],
            pass_fds=[send],
        )
        os.close(send)
        with os.fdopen(receive) as pipe:
            display = pipe.readline().strip()
        if not display:
            raise Failure("Xvfb did not start: " + self.log("Xvfb"))
        self.env = self.environment(display)
        frame = wait_for("the frame buffer", lambda: list(self.home.glob("Xvfb_screen0")))[0]
        with frame.open("rb") as file:
            self.frame = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        config = self.home / "openbox.xml"
        config.write_text(OPENBOX)
        self.start(["openbox", "--sm-disable", "--config-file", str(config)])
        wait_for("openbox", lambda: self.ask("wmctrl", "-m", check=False))
        self.point_away()

    def environment(self, display):
        """An environment without the user, session bus and graphics card of this machine."""
        keep = ("PATH", "LANG", "LC_ALL", "TMPDIR", "RUST_BACKTRACE")
        env = {name: value for name, value in os.environ.items() if name in keep}
        for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            env[name] = str(self.home / name.lower())
            Path(env[name]).mkdir(mode=0o700)
        env.update(DISPLAY=f":{display}", LIBGL_ALWAYS_SOFTWARE="1", NO_AT_BRIDGE="1", GTK_THEME="Adwaita")
        env["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={self.home}/no-bus"
        return {**env, **self.added}

    def layout(self):
        """Layout of the pixels in the frame buffer: width, height, bytes per row, offset of the first pixel."""
        head = struct.unpack(">25I", self.frame[:100])
        size, width, height, bits, stride, colours = head[0], head[4], head[5], head[11], head[12], head[19]
        if bits != 32 or stride != width * 4:
            raise Failure(f"the frame buffer has {bits} bits per pixel and {stride} bytes per row")
        return width, height, stride, size + 12 * colours

    def screenshot(self):
        """Takes a screenshot."""
        width, height, stride, start = self.layout()
        return Screenshot(width, height, self.frame[start : start + stride * height])

    def glance(self, left, top, width, height, step=12):
        """Counts the different colours in every `step`-th row of a part of the screen.

        Cheap enough for a thousand calls per second without slowing down the program under test.
        """
        _, _, stride, start = self.layout()
        rows = (start + y * stride + 4 * left for y in range(top, top + height, step))
        return len(set().union(*(memoryview(self.frame[row : row + 4 * width]).cast("I") for row in rows)))

    def windows(self, program):
        """The ids of the visible windows of a program."""
        return self.ask("xdotool", "search", "--onlyvisible", "--class", f"^{program}$", check=False).split()

    def window(self, program, seconds=15.0):
        """Waits for a window of a program and returns its id."""
        return wait_for(f"a window of {program}", lambda: self.windows(program), seconds)[-1]

    def keys(self, *names):
        """Presses keys one after the other. The program ignores a key that follows itself within 0.4 s after a change."""
        if names[0] == self.last_key:
            time.sleep(max(0, 0.5 - (time.monotonic() - self.last_time)))
        self.last_key, self.last_time = names[-1], time.monotonic()
        self.ask("xdotool", "key", "--clearmodifiers", "--delay", "40", *names)

    def type(self, text):
        """Types a text."""
        self.ask("xdotool", "type", "--clearmodifiers", "--delay", "25", text)

    def point_away(self):
        """Moves the pointer to the bottom right corner, outside all windows."""
        self.ask("xdotool", "mousemove", str(SCREEN[0] - 1), str(SCREEN[1] - 1))

    def click(self, x, y):
        """Clicks at a place."""
        self.ask("xdotool", "mousemove", str(round(x)), str(round(y)), "click", "1")

    def __exit__(self, *_):
        self.frame = None
        super().__exit__()


def locate(first, last, steps):
    """Left and top of node a1, and the unit, from pictures with the cursor on the first and the last node.

    The nodes are `steps` units apart in both directions. Of all areas that changed, those of the cursor have the same size and are on a diagonal.
    """
    areas = []
    for x, y in first.changed(last):
        for area in areas:
            if area[0] - 6 <= x <= area[2] + 6 and area[1] - 6 <= y <= area[3] + 6:
                area[:] = min(area[0], x), min(area[1], y), max(area[2], x), max(area[3], y)
                break
        else:
            areas.append([x, y, x, y])
    centres = [((a + c + 1) / 2, (b + d + 1) / 2, c - a, d - b) for a, b, c, d in areas]
    pairs = [
        (right[0] - left[0], left)
        for left in centres
        for right in centres
        if abs(left[2] - right[2]) < 4 and abs(left[3] - right[3]) < 4
        if abs((right[0] - left[0]) - (right[1] - left[1])) < 4 and right[0] - left[0] > 100
    ]
    if not pairs:
        first.save(OUT / "cursor-first.png")
        last.save(OUT / "cursor-last.png")
        raise Failure(f"no cursor found at a1 and the last node: {centres}")
    reach, (x, y, _, _) = max(pairs)
    return x, y, reach / steps


def autosaved(data):
    """The record of the game in the autosave of a data folder; `None` without one."""
    path = data / "autosave.json"
    game = json.loads(path.read_text())["game"] if path.exists() else None
    return game["record"] if game else None


def programs():
    """Game and toolkit in the folder SPAN_IT_BIN; otherwise the builds that `cargo test` leaves."""
    folder = Path(os.environ.get("SPAN_IT_BIN", ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "debug"))
    files = [folder / "span-it", folder / "span-it-toolkit"]
    for program in files:
        if not program.is_file():
            sys.exit(f"{program} does not exist: run `cargo build` first")
    return files
