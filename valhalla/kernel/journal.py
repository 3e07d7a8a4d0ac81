"""The save file: JSON lines, each chained to the one before by a checksum (see docs/saves.md).

Line 1 is the header. Then a record for each decision, `{n, seat, command, events, sum}`, or a rewind,
`{n, rewind, epoch, sum}`. A torn last line is dropped with a notice; any other damage is refused with
one clear line, and the file is never touched by reading it.
"""

from __future__ import annotations

import io
import stat
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from valhalla.kernel.fingerprint import fingerprint
from valhalla.kernel.marks import told

FORMAT = 1
SUFFIX = ".saga"
MAX_BYTES = 64 * 1024 * 1024
MAX_MESSAGE = 300
_SUM_SIZE = 8
_TAIL = len(b',"sum":""}\n') + 2 * _SUM_SIZE


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


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: a name, and "human" or the level of an AI; which of the shields, if it was chosen."""

    name: str
    kind: str
    shield: int | None = None


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What this table agreed on beside the rules: whether one may take back, and see the running score."""

    undo: bool = True
    score: bool = False


class Parent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a branch left its parent: before decision `n`."""

    file: str
    n: int


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Line 1: all that is needed to play the same game again.

    `epoch` is the last luck used before this file was begun, so that new luck in a branch is new.
    """

    valhalla: int
    game: str
    rules: str
    setup: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int
    ids: dict[str, list[str]]
    digest: str
    parent: Parent | None = None
    epoch: Annotated[int, msgspec.Meta(ge=0)] = 0
    house: House | UnsetType = UNSET


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record or a rewind. Commands and events stay undecoded until they are needed."""

    n: int
    seat: int | UnsetType | None = UNSET
    command: Raw | UnsetType = UNSET
    events: Raw | UnsetType = UNSET
    rewind: int | UnsetType = UNSET
    epoch: int | UnsetType = UNSET


encode = msgspec.json.Encoder().encode
_decode_line = msgspec.json.Decoder(Line).decode
_decode_header = msgspec.json.Decoder(Header).decode


def seal(body: bytes, previous: str) -> tuple[bytes, str]:
    """A JSON object with its chained checksum as the last field, ended as a line; and the checksum."""
    body = body[:-1]
    total = fingerprint(previous.encode() + body, _SUM_SIZE)
    return body + b',"sum":"' + total.encode() + b'"}\n', total


def record(n: int, seat: int | None, command: Any, events: list[Any]) -> bytes:
    return encode({"n": n, "seat": seat, "command": command, "events": events})


def rewinding(n: int, to: int, epoch: int) -> bytes:
    return encode({"n": n, "rewind": to, "epoch": epoch})


class Saga:
    """A save as read: header, lines, what the chain ended with; how many bytes are good and how many torn."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notice = ""
        self.lines: list[Line] = []
        self.sum = ""
        self.size = 0
        self.torn = 0
        for number, raw in enumerate(io.BytesIO(_read(path)), 1):
            self._take(number, raw)

    def _take(self, number: int, raw: bytes) -> None:
        """Take in one line. Only the last can lack its line end: it is torn, and left out."""
        if raw.endswith(b"\n"):
            self._chain(number, raw)
            self.size += len(raw)
        elif number == 1:
            raise SaveError(self.path, told("not a saga of Valhalla (no whole header line)"), 1)
        else:
            self.torn = len(raw)
            file = one_line(self.path.name)
            self.notice = told(
                "{file}: the last line was torn off and is left out (line {line})", file=file, line=number
            )

    def _chain(self, number: int, raw: bytes) -> None:
        body = raw[:-_TAIL] + b"}"
        try:
            if number == 1:
                self.header = _header(self.path, body)
            line, self.sum = seal(body, self.sum)
            if line != raw:
                why = told("the checksum does not fit: lines were changed, lost or moved")
                raise SaveError(self.path, why, number)
            if number > 1:
                self.lines.append(_decode_line(body))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            if number == 1:
                raise SaveError(self.path, told("not a saga of Valhalla ({why})", why=error), 1) from error
            raise SaveError(self.path, told("cannot be read ({why})", why=error), number) from error


def _read(path: Path) -> bytes:
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise SaveError(path, told("not a file"))
        if about.st_size > MAX_BYTES:
            raise SaveError(path, told("too large for a saga (bytes: {bytes})", bytes=about.st_size))
        data = path.read_bytes()
    except OSError as error:
        raise SaveError(path, told("cannot be read ({why})", why=error.strerror or error)) from error
    if not data:
        raise SaveError(path, told("the file is empty"))
    return data


def _header(path: Path, body: bytes) -> Header:
    """The header, after the upgrade steps of older formats (there are none yet)."""
    marks = msgspec.json.decode(body)
    made = marks.get("valhalla") if isinstance(marks, dict) else None
    if not isinstance(made, int):
        raise SaveError(path, told("not a saga of Valhalla"), 1)
    if made != FORMAT:
        newer = told(
            "made by a newer version of the game (format {made}, this is {ours})", made=made, ours=FORMAT
        )
        unknown = told("made in an unknown format ({made}, this is {ours})", made=made, ours=FORMAT)
        raise SaveError(path, newer if made > FORMAT else unknown, 1)
    return _decode_header(body)
