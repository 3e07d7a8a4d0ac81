"""The `.deb`: an `ar` archive of a number, the control files and the files to be installed."""

import gzip
import hashlib
import io
import os
import re
import textwrap
import time
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from email.utils import format_datetime
from pathlib import Path

import pygame

from pack.elf import oldest_glibc
from pack.freeze import HERE, ROOT, VERSION
from pack.licences import parts
from pack.tree import Member, contents, copied, tar

HOME = "usr/lib/valhalla"  # where the program goes
ICONS = ROOT / "assets" / "baked" / "icon"
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)
AR_MAGIC = b"!<arch>\n"
MAKERS = "The Valhalla makers <makers@valhalla.invalid>"
METAINFO = "games.valhalla.valhalla.metainfo.xml"

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
Maintainer: {makers}
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
CHANGED = """\
valhalla ({version}) stable; urgency=low

{changes}

 -- {makers}  {when}
"""
COPYRIGHT = """\
{ours}
Parts made by others, their licences in /{home}/_internal/valhalla/data/assets:

{theirs}
The text of the LGPL 2.1 is also in /usr/share/common-licenses/LGPL-2.1.
"""


def deb(folder: Path, architecture: str) -> bytes:
    members = sorted([*copied(folder, HOME), *_shared()])
    files = [member for member in members if not member.link]
    sums = "".join(f"{hashlib.md5(contents(one)).hexdigest()}  {one.path}\n" for one in files)
    control = CONTROL.format(
        version=VERSION,
        architecture=architecture,
        makers=MAKERS,
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
    yield Member(f"usr/share/metainfo/{METAINFO}", _filled(HERE / "valhalla.metainfo.xml"))
    yield Member("usr/share/mime/packages/valhalla.xml", HERE / "valhalla.xml")
    yield Member("usr/share/man/man6/valhalla.6.gz", _zipped(_filled(HERE / "valhalla.6")))
    yield Member("usr/share/doc/valhalla/copyright", _copyright().encode())
    yield Member("usr/share/doc/valhalla/changelog.gz", _zipped(changelog().encode()))
    for pixels in ICON_SIZES:
        place, png = f"usr/share/icons/hicolor/{pixels}x{pixels}", icon(pixels)
        yield Member(f"{place}/apps/valhalla.png", png)
        yield Member(f"{place}/mimetypes/application-x-valhalla-saga.png", png)


def icon(pixels: int) -> bytes:
    """The icon of this size as PNG, which is what menus read."""
    file = io.BytesIO()
    pygame.image.save(pygame.image.load(ICONS / f"icon-{pixels}.webp"), file, "icon.png")
    return file.getvalue()


def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


def _filled(file: Path) -> bytes:
    """A file with the version and the day of this one put in."""
    day = next(when for version, when, _changes in versions() if version == VERSION)
    text = file.read_text(encoding="utf-8")
    return text.replace("@VERSION@", VERSION).replace("@DATE@", f"{day:%Y-%m-%d}").encode()


def _copyright() -> str:
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8")
    theirs = "".join(f"{part['name']}: {part['by']}, {part['licence']}\n" for part in parts())
    return COPYRIGHT.format(ours=ours, home=HOME, theirs=theirs)


# What changed


def changelog() -> str:
    """CHANGELOG.md in the form that Debian's tools read."""
    return "\n".join(
        CHANGED.format(version=version, changes=_listed(changes), makers=MAKERS, when=format_datetime(when))
        for version, when, changes in versions()
    )


def versions() -> Iterator[tuple[str, datetime, list[str]]]:
    """Every version of CHANGELOG.md, the newest first. One that is not released yet is of today."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for section in text.split("\n## ")[1:]:
        heading, *changes = re.split(r"\n+- ", section)
        version, _comma, when = heading.partition(", ")
        yield version, _day(when), [" ".join(change.split()) for change in changes]


def _day(text: str) -> datetime:
    try:
        return datetime.combine(date.fromisoformat(text), datetime.min.time(), UTC)
    except ValueError:
        return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH") or time.time()), UTC)


def _listed(changes: list[str]) -> str:
    return "\n".join(
        textwrap.fill(change.replace("`", ""), 78, initial_indent="  * ", subsequent_indent="    ")
        for change in changes
    )
