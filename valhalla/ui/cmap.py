"""Which letters a font file has. pygame does not tell: what is missing it draws as if it were there."""

from __future__ import annotations

import struct
from bisect import bisect_left
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Final, NamedTuple

PREFERRED: Final = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0))  # platform, encoding


class Span(NamedTuple):
    """Letters from `first` to `last`; `absent` are those among them that have no glyph."""

    last: int
    first: int
    absent: frozenset[int] = frozenset()


class Letters:
    """The letters of one font. A file that cannot be read has none: others are asked then."""

    def __init__(self, path: Path | None = None) -> None:
        try:
            self._spans = sorted(_read(path)) if path else []
        except (OSError, struct.error, ValueError):
            self._spans = []

    def __contains__(self, letter: str) -> bool:
        code = ord(letter)
        at = bisect_left(self._spans, (code,))
        found = self._spans[at] if at < len(self._spans) else None
        return found is not None and found.first <= code and code not in found.absent


def _read(path: Path) -> list[Span]:
    """Only a few pages of a file are looked at: fonts for Chinese are large."""
    with path.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as data:
        return _spans(data)


def _spans(data: mmap) -> list[Span]:
    """What the table "cmap" says, of the first font in the file."""
    start = struct.unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    (count,) = struct.unpack_from(">H", data, start + 4)
    for i in range(count):
        tag, _sum, at, _length = struct.unpack_from(">4sIII", data, start + 12 + 16 * i)
        if tag == b"cmap":
            return _of_cmap(data, at)
    return []


def _of_cmap(data: mmap, cmap: int) -> list[Span]:
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    tables = {}
    for i in range(count):
        platform, encoding, at = struct.unpack_from(">HHI", data, cmap + 4 + 8 * i)
        tables[platform, encoding] = cmap + at
    for kind in PREFERRED:
        if kind in tables:
            (form,) = struct.unpack_from(">H", data, tables[kind])
            if form in READ:
                return READ[form](data, tables[kind])
    return []


def _segments(data: mmap, at: int) -> list[Span]:
    """Format 4: the letters of two bytes."""
    (twice,) = struct.unpack_from(">H", data, at + 6)
    count = twice // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + twice)
    deltas = struct.unpack_from(f">{count}H", data, at + 16 + 2 * twice)
    offsets_at = at + 16 + 3 * twice
    offsets = struct.unpack_from(f">{count}H", data, offsets_at)
    found = []
    for i, (end, start, delta, offset) in enumerate(zip(ends, starts, deltas, offsets, strict=True)):
        if offset:
            glyphs = struct.unpack_from(f">{end - start + 1}H", data, offsets_at + 2 * i + offset)
            absent = {start + n for n, glyph in enumerate(glyphs) if not glyph}
        else:
            absent = {code for code in ((-delta) & 0xFFFF,) if start <= code <= end}
        found.append(Span(end, start, frozenset(absent | {0xFFFF})))
    return found


def _groups(data: mmap, at: int) -> list[Span]:
    """Format 12: all letters there are."""
    (count,) = struct.unpack_from(">I", data, at + 12)
    found = (struct.unpack_from(">III", data, at + 16 + 12 * i) for i in range(count))
    return [Span(last, first) for first, last, _glyph in found]


READ: Final = {4: _segments, 12: _groups}
