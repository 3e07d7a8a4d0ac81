"""The packages of Linux: an archive for any folder, and a `.deb` with menu entry, icons and file type."""

import gzip
import hashlib
import io
import re
from collections.abc import Iterable
from pathlib import Path

import pygame

from pack.freeze import DIST, HERE, MACHINE, ROOT, VERSION
from pack.licences import parts
from pack.tree import Member, contents, copied, tar

HOME = "usr/lib/valhalla"  # where the .deb puts the program
ARCHITECTURES = {"x86_64": "amd64", "arm64": "arm64"}
GLIBC = re.compile(rb"GLIBC_2\.(\d+)\0")
ICONS = ROOT / "assets" / "baked" / "icon"
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)
AR_MAGIC = b"!<arch>\n"

# SDL loads what speaks to displays and speakers when it starts: X11 must be there, the rest is better.
DEPENDS = "libc6 (>= {glibc}), libgcc-s1, libstdc++6, libx11-6, libxext6"
RECOMMENDS = (
    "libxcursor1, libxfixes3, libxi6, libxrandr2, libxss1, libwayland-client0, libwayland-cursor0, "
    "libxkbcommon0, libdecor-0-0, libegl1, libasound2 | libasound2t64, libpulse0, shared-mime-info, "
    "desktop-file-utils, hicolor-icon-theme"
)
CONTROL = """\
Package: valhalla
Version: {version}
Architecture: {architecture}
Maintainer: The Valhalla makers <makers@valhalla.invalid>
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: board game of warriors, dice and Ragnarök
 Valhalla for one to six at one screen, alone or together against a monster,
 and its sister games: people and computer players from a beginner to a seer,
 exact odds of every throw, a save at every decision, and the saga of every
 game in words. In English, Russian and Polish.
"""


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


# The .deb


def deb(folder: Path, architecture: str) -> bytes:
    """A package of Debian: an `ar` archive of a number, the control files and the files to be installed."""
    members = sorted([*copied(folder, HOME), *_shared()])
    files = [member for member in members if not member.link]
    sums = "".join(f"{hashlib.md5(contents(one)).hexdigest()}  {one.path}\n" for one in files)
    control = CONTROL.format(
        version=VERSION,
        architecture=architecture,
        kilobytes=sum(-(-len(contents(one)) // 1024) for one in files),
        depends=DEPENDS.format(glibc=oldest_glibc(folder)),
        recommends=RECOMMENDS,
    )
    about = [Member("control", control.encode()), Member("md5sums", sums.encode())]
    files_inside = {
        "debian-binary": b"2.0\n",
        "control.tar.gz": tar(about, "./"),
        "data.tar.gz": tar(members, "./"),
    }
    return AR_MAGIC + b"".join(_ar(name, data) for name, data in files_inside.items())


def _ar(name: str, data: bytes) -> bytes:
    head = f"{name:<16}{0:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode()
    return head + data + b"\n" * (len(data) % 2)


def _shared() -> Iterable[Member]:
    """The files that are not below our own folder."""
    yield Member("usr/bin/valhalla", link="../lib/valhalla/valhalla")
    yield Member("usr/share/applications/valhalla.desktop", HERE / "valhalla.desktop")
    yield Member("usr/share/mime/packages/valhalla.xml", HERE / "valhalla.xml")
    yield Member("usr/share/man/man6/valhalla.6.gz", _zipped(HERE / "valhalla.6"))
    yield Member("usr/share/doc/valhalla/copyright", _copyright().encode())
    yield Member("usr/share/doc/valhalla/changelog.gz", _zipped(ROOT / "CHANGELOG.md"))
    for pixels in ICON_SIZES:
        place, png = f"usr/share/icons/hicolor/{pixels}x{pixels}", icon(pixels)
        yield Member(f"{place}/apps/valhalla.png", png)
        yield Member(f"{place}/mimetypes/application-x-valhalla-saga.png", png)


def icon(pixels: int) -> bytes:
    """The icon of this size as PNG, which is what menus read."""
    file = io.BytesIO()
    pygame.image.save(pygame.image.load(ICONS / f"icon-{pixels}.webp"), file, "icon.png")
    return file.getvalue()


def _zipped(file: Path) -> bytes:
    return gzip.compress(file.read_text(encoding="utf-8").replace("@VERSION@", VERSION).encode(), mtime=0)


def _copyright() -> str:
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8")
    theirs = "".join(f"{part['name']}: {part['by']}, {part['licence']}\n" for part in parts())
    where = f"/{HOME}/_internal/valhalla/data/assets"
    return f"{ours}\nParts made by others, their licences in {where}:\n\n{theirs}"


def oldest_glibc(folder: Path) -> str:
    """The oldest C library that has all that the program's binaries ask for."""
    binaries = [one for one in folder.rglob("*") if ".so" in one.name or one == folder / "valhalla"]
    asked = (int(found) for one in binaries if one.is_file() for found in GLIBC.findall(one.read_bytes()))
    return f"2.{max(asked)}"
