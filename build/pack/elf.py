"""Binaries of Linux: which C library they ask for, and that they look for nothing where they were built."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"  # 64 bits, the low byte first, as every system is that we pack for
SECTION = struct.Struct("<IIQQQQIIQQ")
ENTRY = struct.Struct("<qQ")
DYNAMIC, RPATH, RUNPATH = 6, 15, 29
GLIBC = re.compile(rb"GLIBC_2\.(\d+)\0")


def binaries(folder: Path) -> list[Path]:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sorted(path for path in files if _begins_with(path, MAGIC))


def _begins_with(path: Path, start: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(start)) == start


def oldest_glibc(folder: Path) -> str:
    """The oldest C library that has all that the program's binaries ask for."""
    asked = (int(found) for path in binaries(folder) for found in GLIBC.findall(path.read_bytes()))
    return f"2.{max(asked)}"


def homeless(folder: Path) -> None:
    """Forget the absolute folders that a Python built from source looks for its libraries in.

    On the machine of a player such a folder may be anybody's. Paths from $ORIGIN stay.
    """
    for path in binaries(folder):
        data = path.read_bytes()
        for at, place in _search_places(data):
            if place.startswith(b"/"):
                data = data[:at] + bytes(len(place)) + data[at + len(place) :]
        if data != path.read_bytes():
            path.write_bytes(data)


def searched(path: Path) -> list[str]:
    """Where a binary looks for libraries before the system does."""
    return [place.decode() for _at, place in _search_places(path.read_bytes()) if place]


def _search_places(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The texts of RPATH and RUNPATH, and where in the file they stand."""
    sections = _sections(data)
    for kind, offset, size, link in sections:
        if kind == DYNAMIC:
            names = sections[link][1]
            for tag, value in ENTRY.iter_unpack(data[offset : offset + size]):
                if tag in (RPATH, RUNPATH):
                    at = names + value
                    yield at, data[at : data.index(b"\0", at)]


def _sections(data: bytes) -> list[tuple[int, int, int, int]]:
    """Kind, offset, size and link of every section."""
    (start,) = struct.unpack_from("<Q", data, 0x28)
    (count,) = struct.unpack_from("<H", data, 0x3C)
    found = (SECTION.unpack_from(data, start + number * SECTION.size) for number in range(count))
    return [(kind, offset, size, link) for _name, kind, _flags, _where, offset, size, link, *_rest in found]
