"""A desktop to try the window on: Xvfb with openbox, its screen read as pixels, its keys and mouse.

Used by `smoke` and `screenshots`. Only the standard library; the programs it calls are Xvfb,
openbox, xdotool and wmctrl.
"""

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


# Windows without frames: xdotool takes a frame's size for part of the window's place.
OPENBOX = """<openbox_config xmlns="http://openbox.org/3.4/rc">
<theme><keepBorder>no</keepBorder></theme>
<focus><focusNew>yes</focusNew></focus>
<applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
"""


class Failure(Exception):
    """Something is not as it should be."""


def wait_for(what, condition, seconds=15.0, pause=0.02):
    """Polls until `condition` gives something true, and returns that."""
    end = time.monotonic() + seconds
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"waited {seconds:g} s in vain for {what}")
        time.sleep(pause)


class Screenshot:
    """What a screen showed: 32 bits a pixel, blue first."""

    def __init__(self, width, height, data):
        self.width, self.height, self.data = width, height, data

    def crop(self, left, top, width, height):
        rows = []
        for y in range(max(top, 0), min(top + height, self.height)):
            start = (y * self.width + max(left, 0)) * 4
            rows.append(self.data[start : start + 4 * min(width, self.width - max(left, 0))])
        return Screenshot(len(rows[0]) // 4, len(rows), b"".join(rows))

    def colours(self):
        """How many different colours there are."""
        return len(set(memoryview(self.data).cast("I")))

    def changed(self, other):
        """The pixels that differ."""
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


class Desk:
    """One X screen and the programs on it; use it in a `with`."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="span-it-desk-")
        self.home = Path(self.folder.name)
        self.running = []
        self.env = None
        self.frame = None

    def __enter__(self):
        try:
            self.open()
        except BaseException:
            self.__exit__()
            raise
        return self

    def open(self):
        receive, send = os.pipe()
        screen = [f"{SCREEN[0]}x{SCREEN[1]}x24"]
        self.start(
            ["Xvfb", "-displayfd", str(send), "-screen", "0", *screen, "-nolisten", "tcp", "-noreset"]
            + ["-fbdir", str(self.home)],
            pass_fds=[send],
        )
        os.close(send)
        with os.fdopen(receive) as told:
            display = told.readline().strip()
        if not display:
            raise Failure("Xvfb did not start: " + self.log("Xvfb"))
        self.env = self.environment(display)
        frame = wait_for("the screen's memory", lambda: list(self.home.glob("Xvfb_screen0")))[0]
        with frame.open("rb") as file:
            self.frame = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        config = self.home / "openbox.xml"
        config.write_text(OPENBOX)
        self.start(["openbox", "--sm-disable", "--config-file", str(config)])
        wait_for("openbox", lambda: self.ask("wmctrl", "-m", check=False))
        self.point_away()

    def environment(self, display):
        """A player's surroundings with nothing of this machine's user, bus or graphics card."""
        keep = ("PATH", "LANG", "LC_ALL", "TMPDIR", "RUST_BACKTRACE")
        env = {name: value for name, value in os.environ.items() if name in keep}
        for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            env[name] = str(self.home / name.lower())
            Path(env[name]).mkdir(mode=0o700)
        env.update(DISPLAY=f":{display}", LIBGL_ALWAYS_SOFTWARE="1", NO_AT_BRIDGE="1", GTK_THEME="Adwaita")
        env["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={self.home}/no-bus"
        return env

    def start(self, command, **options):
        """Starts a program that lives no longer than the desk."""
        log = open(self.home / f"{Path(command[0]).name}.log", "ab")
        with log:
            process = subprocess.Popen(
                command, env=self.env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **options
            )
        self.running.append(process)
        return process

    def log(self, name):
        """What a program said."""
        path = self.home / f"{name}.log"
        return path.read_text(errors="replace")[-2000:] if path.exists() else ""

    def ask(self, *command, check=True):
        """What a short command prints."""
        result = subprocess.run(
            command, env=self.env, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30
        )
        if check and result.returncode != 0:
            raise Failure(f"{' '.join(command)} failed: {result.stderr.strip()}")
        return result.stdout.strip() if result.returncode == 0 else ""

    def layout(self):
        """Where the pixels are in the screen's memory: width, height, bytes a row, the first one's place."""
        head = struct.unpack(">25I", self.frame[:100])
        size, width, height, bits, stride, colours = head[0], head[4], head[5], head[11], head[12], head[19]
        if bits != 32 or stride != width * 4:
            raise Failure(f"the screen's memory has {bits} bits a pixel and {stride} bytes a row")
        return width, height, stride, size + 12 * colours

    def screenshot(self):
        """What the screen shows now."""
        width, height, stride, start = self.layout()
        return Screenshot(width, height, self.frame[start : start + stride * height])

    def glance(self, left, top, width, height, step=12):
        """How many different colours every few rows of a part of the screen hold: cheap enough to be asked
        a thousand times a second without taking the processor from the program that is watched."""
        _, _, stride, start = self.layout()
        rows = (start + y * stride + 4 * left for y in range(top, top + height, step))
        return len(set().union(*(memoryview(self.frame[row : row + 4 * width]).cast("I") for row in rows)))

    def settled(self, seconds=10.0):
        """The screen once nothing has moved on it for a while."""
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

    def windows(self, program):
        """The ids of a program's windows that can be seen."""
        return self.ask("xdotool", "search", "--onlyvisible", "--class", f"^{program}$", check=False).split()

    def window(self, program, seconds=15.0):
        """The id of a program's window, once it is there."""
        return wait_for(f"a window of {program}", lambda: self.windows(program), seconds)[-1]

    def place(self, window):
        """Left, top, width and height of a window's inside."""
        text = self.ask("xdotool", "getwindowgeometry", "--shell", window)
        found = dict(line.split("=", 1) for line in text.splitlines())
        return tuple(int(found[key]) for key in ("X", "Y", "WIDTH", "HEIGHT"))

    def keys(self, *names):
        """Presses keys one after the other."""
        self.ask("xdotool", "key", "--clearmodifiers", "--delay", "40", *names)

    def type(self, text):
        """Types a text."""
        self.ask("xdotool", "type", "--clearmodifiers", "--delay", "25", text)

    def point_away(self):
        """Moves the pointer into the corner, where nothing is."""
        self.ask("xdotool", "mousemove", str(SCREEN[0] - 1), str(SCREEN[1] - 1))

    def click(self, x, y):
        """Clicks at a place."""
        self.ask("xdotool", "mousemove", str(round(x)), str(round(y)), "click", "1")

    def __exit__(self, *_):
        for process in reversed(self.running):
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(5)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        self.frame = None
        self.folder.cleanup()


def programs():
    """The game and the toolkit that were built for release, or those named in the environment."""
    folder = Path(os.environ.get("SPAN_IT_BIN", ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "release"))
    found = [folder / "span-it", folder / "span-it-toolkit"]
    for program in found:
        if not program.is_file():
            sys.exit(f"{program} is not there: run `cargo build --release` first")
    return found
