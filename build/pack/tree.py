"""A tree of files that is nowhere on disk yet, written as a `.tar.gz` in which all belongs to root."""

import gzip
import io
import os
import tarfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

FILE, PROGRAM, FOLDER = 0o644, 0o755, 0o755


class Member(NamedTuple):
    """A file at a path: with these contents, or a copy of that file, or a link to there."""

    path: str
    data: bytes | Path = b""
    mode: int = FILE
    link: str = ""


def copied(folder: Path, to: str) -> Iterator[Member]:
    """Everything below a folder, put below another path. Only programs may be run: libraries are not."""
    for path in sorted(folder.rglob("*")):
        place = f"{to}/{path.relative_to(folder).as_posix()}"
        if path.is_symlink():
            yield Member(place, link=os.readlink(path))
        elif path.is_file():
            runs = os.access(path, os.X_OK) and ".so" not in path.name
            yield Member(place, path, PROGRAM if runs else FILE)


def contents(member: Member) -> bytes:
    return member.data if isinstance(member.data, bytes) else member.data.read_bytes()


def tar(members: Iterable[Member], start: str = "") -> bytes:
    """An archive of these, with the folders they lie in; paths begin with *start*."""
    file = io.BytesIO()
    when = int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
    made: set[str] = set()
    with tarfile.open(fileobj=file, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for member in members:
            for folder in reversed(PurePosixPath(member.path).parents):
                if folder.name and str(folder) not in made:
                    made.add(str(folder))
                    archive.addfile(_info(f"{start}{folder}", FOLDER, when, tarfile.DIRTYPE))
            info = _info(f"{start}{member.path}", member.mode, when)
            if member.link:
                info.type, info.linkname, info.mode = tarfile.SYMTYPE, member.link, 0o777
                archive.addfile(info)
            else:
                data = contents(member)
                info.size = len(data)
                archive.addfile(info, io.BytesIO(data))
    return gzip.compress(file.getvalue(), 6, mtime=when)


def _info(path: str, mode: int, when: int, kind: bytes = tarfile.REGTYPE) -> tarfile.TarInfo:
    info = tarfile.TarInfo(path)
    info.mode, info.mtime, info.type = mode, when, kind
    info.uname = info.gname = "root"
    return info
