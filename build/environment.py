"""The project's own .venv: made when it is missing, rebuilt when it is broken, filled from a lock.

Standard library only. An older Python must be able to read this file as far as the refusal below,
so its grammar is that of Python 3.6.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older Python is refused
    sys.exit(f"Valhalla needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent.parent

# Differs whenever the installed libraries would: by version, build and platform of Python.
KIND = f"{sysconfig.get_platform()} {sysconfig.get_config_var('EXT_SUFFIX')}"
ASK_KIND = "import sysconfig as s; print(s.get_platform(), s.get_config_var('EXT_SUFFIX'))"

# What pip says when it reaches no index: it names the connection, or knows no version of anything.
NETWORK_TROUBLE = re.compile(r"connection|timed out|name resolution|proxy|versions: none", re.IGNORECASE)


class CannotPrepare(Exception):
    """The environment cannot be made ready; the message is one line for the player."""


class Environment:
    """The virtual environment of a project folder."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.unfinished = self.folder / "unfinished"
        paths = sysconfig.get_paths("venv", {"base": str(self.folder), "platbase": str(self.folder)})
        self.site_packages = Path(paths["purelib"])
        self.python = Path(paths["scripts"], "python.exe" if os.name == "nt" else "python")

    def ready(self, purpose: str) -> str:
        """The environment's Python, with build/<purpose>.lock installed and the project importable."""
        lock = self.root / "build" / f"{purpose}.lock"
        stamp = self.folder / f"installed-{purpose}"
        wanted = fingerprint(lock)
        if not (self.works() and stamp.is_file() and stamp.read_text(encoding="ascii") == wanted):
            try:
                self.install(lock, stamp, wanted)
            except OSError as error:
                raise CannotPrepare(f"cannot write to {self.folder}: {error.strerror or error}") from error
        return str(self.python)

    def works(self) -> bool:
        """Whether the environment was finished, runs, and has the same kind of Python as runs now."""
        return not self.unfinished.exists() and kind_of(self.python) == KIND

    def install(self, lock: Path, stamp: Path, wanted: str) -> None:
        if not (self.works() and has_pip(self.python)):
            self.rebuild()
        stamp.unlink(missing_ok=True)
        say(f"Installing the libraries of build/{lock.name} into {self.folder} (once, about a minute) ...")
        install_locked(self.python, lock)
        self.link_project()
        stamp.write_text(wanted, encoding="ascii")

    def rebuild(self) -> None:
        require_venv()
        import venv  # noqa: PLC0415 - some systems lack it, as was just checked

        say(f"Making {self.folder} ...")
        if self.folder.exists():
            shutil.rmtree(self.folder)
        self.folder.mkdir()
        self.unfinished.touch()
        try:
            venv.create(self.folder, symlinks=os.name != "nt", with_pip=True)
        except subprocess.CalledProcessError as error:
            raise CannotPrepare(f"cannot put pip into {self.folder}: {last_line(error.output)}") from error
        self.unfinished.unlink()

    def link_project(self) -> None:
        """Make the project importable in the environment, from any folder and without being built."""
        # Relative, because .pth files are read in an encoding that not every folder's name survives.
        path = os.path.relpath(self.root, self.site_packages)
        (self.site_packages / "valhalla.pth").write_text(path + "\n", encoding="ascii")


def fingerprint(lock: Path) -> str:
    return f"{hashlib.sha256(lock.read_bytes()).hexdigest()} {KIND}"


def kind_of(python: Path) -> str:
    """What kind of Python this is; empty if it does not run."""
    try:
        done = run([str(python), "-I", "-c", ASK_KIND])
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def has_pip(python: Path) -> bool:
    return run([str(python), "-m", "pip", "--version"]).returncode == 0


def require_venv() -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise CannotPrepare(
                f"this Python lacks its module {module} (on Debian and Ubuntu: sudo apt install python3-venv)"
            )


def install_locked(python: Path, lock: Path) -> None:
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    # Wheels alone: what is built from source runs its author's code here, and hashes say nothing of that.
    locked = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(lock)]
    done = run([*pip, "install", "--quiet", *locked])
    if done.returncode == 0:
        return
    if NETWORK_TROUBLE.search(done.stdout):
        raise CannotPrepare("cannot download the libraries: is there a network? Connect, then run this again")
    say(done.stdout.rstrip())
    raise CannotPrepare(f"pip could not install build/{lock.name}; its own words are above")


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command silently; its output and its errors come back as one text."""
    return subprocess.run(
        command,
        env=clean_environ(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def clean_environ() -> dict[str, str]:
    """The environment variables, but for those that would lead the .venv to other libraries."""
    foreign = {
        "PYTHONHOME",
        "PYTHONPATH",
        "__PYVENV_LAUNCHER__",
        "PIP_PREFIX",
        "PIP_TARGET",
        "PIP_USER",
        "PIP_NO_BINARY",
    }
    return {name: value for name, value in os.environ.items() if name not in foreign}


def become(command: list[str]) -> int:
    """Let a command take this program's place, so that signals and the exit code are its own."""
    if os.name != "nt":  # on Windows, exec would give the console back at once
        os.execve(command[0], command, clean_environ())
    return subprocess.call(command, env=clean_environ())


def last_line(output: bytes) -> str:
    lines = output.decode(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "no reason given")


def say(text: str) -> None:
    """Speak on the error stream: the output may be meant for another program."""
    print(text, file=sys.stderr, flush=True)


def start(main: Callable[[list[str]], int]) -> None:
    """Run a script's main with the given arguments; trouble is told in one line, without a traceback."""
    try:
        sys.exit(main(sys.argv[1:]))
    except (CannotPrepare, OSError) as error:
        sys.exit(f"valhalla: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
