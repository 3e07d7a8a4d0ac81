"""The packages of Linux: an archive for any folder, and a `.deb` with menu entry, icons and file type."""

from collections.abc import Iterable
from pathlib import Path

from pack.debian import deb
from pack.freeze import DIST, HERE, MACHINE, ROOT, VERSION
from pack.tree import Member, copied, tar

ARCHITECTURES = {"x86_64": "amd64", "arm64": "arm64"}


def packages(folder: Path) -> list[Path]:
    name = f"valhalla-{VERSION}-linux-{MACHINE}"
    archive = DIST / f"{name}.tar.gz"
    archive.write_bytes(tar([*copied(folder, name), *_beside(name)]))
    architecture = ARCHITECTURES.get(MACHINE, MACHINE)
    package = DIST / f"valhalla_{VERSION}_{architecture}.deb"
    package.write_bytes(deb(folder, architecture))
    return [archive, package]


def _beside(name: str) -> Iterable[Member]:
    """What lies in the archive beside the program."""
    yield Member(f"{name}/README.txt", HERE / "readme.txt")
    yield Member(f"{name}/valhalla.png", ROOT / "assets" / "icon" / "valhalla.png")
