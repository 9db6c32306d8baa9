"""Wine for tests of the programs for Windows, and checks of program files.

It needs only the standard library and the programs of wine and mingw-w64.
"""

import os
import re
import struct
import subprocess
import tempfile
from pathlib import Path

from desk import ROOT, Failure

MINGW = "x86_64-w64-mingw32"
WINDOW_PROGRAM = 2  # the subsystem without a console
CONSOLE_PROGRAM = 3

# Wine 8 lacks this library of Windows 10, from which programs in Rust take their random numbers.
RANDOM = """
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    return SystemFunction036(bytes, (ULONG)count);
}
"""


def heading(text):
    print(f"-- {text}", flush=True)


def report(text):
    print(f"   {text}", flush=True)


def same(what, value, expected):
    if value != expected:
        raise Failure(f"{what}: {value!r}, expected {expected!r}")


class Wine:
    """A new Windows in a folder, as a context manager."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="span-it-wine-", ignore_cleanup_errors=True)
        home = Path(self.folder.name)
        self.drive = home / "prefix" / "drive_c"
        self.env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.env.update(WINEPREFIX=str(self.drive.parent), WINEDEBUG="-all", WINEARCH="win64", HOME=str(home))
        # Without offers to install .NET and a browser, and without entries in the menu of this desktop.
        self.env["WINEDLLOVERRIDES"] = "mscoree,mshtml=d;winemenubuilder.exe=d"

    def __enter__(self):
        self.run("wineboot", "--init")
        source = self.drive / "random.c"
        source.write_text(RANDOM)
        library = self.drive / "windows/system32/bcryptprimitives.dll"
        if not library.exists():
            run(f"{MINGW}-gcc", "-O1", "-shared", "-o", library, source, "-ladvapi32")
        return self

    def run(self, *command, **options):
        """Runs a program of Windows."""
        return run("wine", *command, env=self.env, **options)

    def has_key(self, key):
        """Whether the registry has a key."""
        query = ["wine", "reg", "query", key]
        return subprocess.run(query, env=self.env, capture_output=True, timeout=60).returncode == 0

    def data(self):
        """The folder in which the game keeps its files."""
        return next(self.drive.glob("users/*/AppData/Roaming")) / "span-it" / "data"

    def processes(self, program):
        """The ids of the running processes of a program."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                is_program = (process / "cmdline").read_bytes().split(b"\0")[0].endswith(program.encode())
                if is_program and str(self.drive.parent).encode() in (process / "environ").read_bytes():
                    found.append(int(process.name))
            except OSError:
                pass
        return found

    def __exit__(self, *_):
        subprocess.run(["wineserver", "--kill"], env=self.env, capture_output=True, timeout=60)
        self.folder.cleanup()


def run(*command, **options):
    """The output of a command that must succeed."""
    command = [str(word) for word in command]
    options = {"timeout": 300, "stdin": subprocess.DEVNULL, **options}
    result = subprocess.run(command, capture_output=True, text=True, errors="replace", **options)
    if result.returncode != 0:
        raise Failure(f"{' '.join(command)} failed: {result.stdout[-10000:]}{result.stderr[-3000:]}")
    return result.stdout.strip()


def check_program(path, subsystem):
    """Checks subsystem, version, icon and libraries of a program file."""
    data = path.read_bytes()
    header = struct.unpack_from("<I", data, 0x3C)[0]
    same(f"the subsystem of {path.name}", struct.unpack_from("<H", data, header + 0x5C)[0], subsystem)
    table = run(f"{MINGW}-objdump", "-p", path)
    libraries = re.findall(r"DLL Name: (\S+)", table)
    foreign = [name for name in libraries if re.match(r"lib(gcc|winpthread|stdc)", name)]
    same(f"the libraries of {path.name} that Windows does not have", foreign, [])
    if subsystem == WINDOW_PROGRAM:
        version = run(ROOT / "packaging/version")
        if f"FileVersion\0".encode("utf-16-le") not in data or version.encode("utf-16-le") not in data:
            raise Failure(f"{path.name} has no version")
        icon = (ROOT / "assets/icon.ico").read_bytes()
        size, start = struct.unpack_from("<II", icon, 14)
        if icon[start : start + size] not in data:
            raise Failure(f"{path.name} has no icon")
    report(f"{path.name}: {len(data) / 1e6:.1f} MB, only libraries of Windows")
