"""The packages of this system, made once; the .deb installed, and removed at the end without a trace."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("/etc", "/opt", "/usr", "/var/lib/dpkg/info")


class Packages(NamedTuple):
    folder: Path
    archive: Path
    deb: Path


def display() -> dict[str, str]:
    """The variables that every player's desktop has."""
    return {name: os.environ[name] for name in ("PATH", "DISPLAY", "XAUTHORITY") if name in os.environ}


def run(*command: str | Path, **environ: str) -> str:
    """What a command prints, with no other variables of ours than are given: players have none."""
    env = {**display(), **environ}
    words = list(map(str, command))
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout


def traces() -> set[str]:
    """Every file of the system that has our name."""
    return set(run("find", *PLACES, "-xdev", "-iname", "*valhalla*").splitlines())


@pytest.fixture(scope="session")
def packages() -> Packages:
    """VALHALLA_PACKAGE=made takes what is in dist/ already."""
    if os.environ["VALHALLA_PACKAGE"] != "made":
        subprocess.run([sys.executable, ROOT / "build" / "package.py"], check=True, timeout=900)
    dist = ROOT / "dist"
    (archive,), (deb,) = dist.glob("*.tar.gz"), dist.glob("*.deb")
    return Packages(dist / "valhalla", archive, deb)


@pytest.fixture(scope="session")
def installed(packages: Packages) -> Iterator[Path]:
    """The installed program."""
    before = traces()
    run("dpkg", "-i", packages.deb)
    yield Path("/usr/bin/valhalla")
    run("dpkg", "--purge", "valhalla")
    assert traces() == before
