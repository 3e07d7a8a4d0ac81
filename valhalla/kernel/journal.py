"""The save file: JSON lines, each chained to the one before by a checksum (see docs/saves.md).

Line 1 is the header. Then a record for each decision, `{n, seat, command, events, sum}`, or a rewind,
`{n, rewind, epoch, sum}`. A torn last line is dropped with a notice; any other damage is refused with
one clear line, and the file is never touched by reading it.
"""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import msgspec

from valhalla.kernel.fingerprint import fingerprint
from valhalla.kernel.header import (
    Header,
    House,
    Line,
    Parent,
    Seat,
    decode_header,
    decode_line,
    decode_mark,
    record,
    rewinding,
)
from valhalla.kernel.marks import cause, told

__all__ = [
    "FORMAT", "SUFFIX", "Header", "House", "Line", "Parent", "Saga", "SaveError", "Seat", "one_line",
    "record", "rewinding", "seal",
]  # fmt: skip

FORMAT = 1
SUFFIX = ".saga"
MAX_BYTES = 8 * 1024 * 1024  # the longest games need a hundredth of this, and a thousandth of the rest
MAX_LINE = 256 * 1024
MAX_LINES = 50_000
MAX_MESSAGE = 300
_SUM_SIZE = 8
_TAIL = len(b',"sum":""}') + 2 * _SUM_SIZE


class SaveError(Exception):
    """A save that cannot be read or written: one line naming the file, and the line in it."""

    def __init__(self, path: Path, why: str, line: int = 0) -> None:
        super().__init__(one_line(f"{path.name}{f', line {line}' if line else ''}: {why}"))
        self.path, self.why, self.line = path, why, line

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors come out of worker processes, too."""
        return type(self), (self.path, self.why, self.line)


def one_line(text: str) -> str:
    """What a damaged file says of itself must not break our line, nor fill the screen."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[: MAX_MESSAGE + 1])
    return shown if len(shown) <= MAX_MESSAGE else shown[:MAX_MESSAGE] + "…"


def seal(body: bytes, previous: str) -> tuple[bytes, str]:
    """A JSON object with its chained checksum as the last field, ended as a line; and the checksum."""
    body = body[:-1]
    total = chained(body, previous)
    return body + b',"sum":"' + total.encode() + b'"}\n', total


def chained(body: bytes, previous: str) -> str:
    """The checksum of an object without its last brace, that comes after another."""
    return fingerprint(previous.encode() + body, _SUM_SIZE)


class Saga:
    """A save as read: header, lines, what the chain ended with; how many bytes are good and how many torn."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notice = ""
        self.lines: list[Line] = []
        data = _read(path)
        *whole, rest = data.split(b"\n", MAX_LINES)
        self.torn = len(rest)
        self.size = len(data) - self.torn
        self.sum = self._chained(whole)
        if rest:
            self._tear(len(whole) + 1)

    def _chained(self, whole: list[bytes]) -> str:
        """Take in the lines that have their end; the last checksum."""
        total = ""
        number = 0
        try:
            for number, line in enumerate(whole, 1):
                self._bound(len(line) + 1, number)
                body = line[:-_TAIL]
                if number == 1:
                    self.header = _header(self.path, body + b"}")
                total = chained(body, total)
                if line[-_TAIL:] != b',"sum":"%b"}' % total.encode():
                    why = told("the checksum does not fit: lines were changed, lost or moved")
                    raise SaveError(self.path, why, number)
                if number > 1:
                    self.lines.append(decode_line(body + b"}"))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            if number == 1:
                raise SaveError(self.path, told("not a saga of Valhalla ({why})", why=error), 1) from error
            raise SaveError(self.path, told("cannot be read ({why})", why=error), number) from error
        return total

    def _bound(self, length: int, number: int) -> None:
        if length > MAX_LINE or number > MAX_LINES:
            why = told("not a saga of Valhalla") if number == 1 else told("longer than any game")
            raise SaveError(self.path, why, number)

    def _tear(self, number: int) -> None:
        """Only the last line can lack its end: it is torn, and left out."""
        self._bound(self.torn, number)
        if number == 1:
            raise SaveError(self.path, told("not a saga of Valhalla (no whole header line)"), 1)
        file = one_line(self.path.name)
        self.notice = told(
            "{file}: the last line was torn off and is left out (line {line})", file=file, line=number
        )


def _read(path: Path) -> bytes:
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise SaveError(path, told("not a file"))
        if about.st_size > MAX_BYTES:
            raise SaveError(path, told("too large for a saga (bytes: {bytes})", bytes=about.st_size))
        with path.open("rb") as file:
            data = file.read(about.st_size)
    except OSError as error:
        raise SaveError(path, told("cannot be read ({why})", why=cause(error))) from error
    if not data:
        raise SaveError(path, told("the file is empty"))
    return data


def _header(path: Path, body: bytes) -> Header:
    """The header, after the upgrade steps of older formats (there are none yet)."""
    made = decode_mark(body).valhalla
    if made != FORMAT:
        newer = told(
            "made by a newer version of the game (format {made}, this is {ours})", made=made, ours=FORMAT
        )
        unknown = told("made in an unknown format ({made}, this is {ours})", made=made, ours=FORMAT)
        raise SaveError(path, newer if made > FORMAT else unknown, 1)
    return decode_header(body)
