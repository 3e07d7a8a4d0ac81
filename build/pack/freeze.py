"""The frozen program: dist/valhalla, made by PyInstaller from valhalla.spec, and started once."""

import platform
import shutil
import subprocess
import sys
from pathlib import Path

from pack.elf import homeless
from valhalla import __version__

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DIST = ROOT / "dist"
WORK = DIST / "work"  # PyInstaller's own default is a folder named build, which is ours
PROGRAM = "valhalla-console.exe" if sys.platform == "win32" else "valhalla"  # the one that prints

VERSION = __version__
MACHINE = {"amd64": "x86_64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine().lower())


class CannotPack(Exception):
    """No package can be made; the message is one line."""


def frozen() -> Path:
    """Make the folder of the program."""
    folder = DIST / "valhalla"
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", str(WORK), "--distpath", str(DIST), str(HERE / "valhalla.spec")]
    run(command)
    if sys.platform == "linux":
        homeless(folder)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    said = run([str(folder / PROGRAM), "--version"]).split()
    if said != ["valhalla", VERSION]:
        raise CannotPack(f"the frozen program does not start: it says {' '.join(said) or 'nothing'}")
    return folder


def run(command: list[str]) -> str:
    """What a command prints; raises `CannotPack` with its last words if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise CannotPack(f"{Path(command[0]).name} failed with {done.returncode}; its own words are above")
    return done.stdout


def needed(tool: str, whence: str) -> str:
    """The path of a tool that this system must have."""
    found = shutil.which(tool)
    if found is None:
        raise CannotPack(f"{tool} is missing ({whence})")
    return found
