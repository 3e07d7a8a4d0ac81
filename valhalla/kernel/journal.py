"""The save file: JSON lines, each chained to the one before by a checksum (see docs/saves.md).

Line 1 is the header. Then a record for each decision, `{n, seat, command, events, sum}`, or a rewind,
`{n, rewind, epoch, sum}`. A torn last line is dropped with a notice; any other damage is refused with
one clear line, and the file is never touched by reading it.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import stat
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, BinaryIO

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
    encode,
    record,
    rewinding,
)
from valhalla.kernel.marks import told

__all__ = [
    "FORMAT", "SUFFIX", "Header", "House", "Journal", "Line", "Locked", "Parent", "Saga", "SaveError",
    "Seat", "in_use", "one_line", "private", "record", "rewinding", "seal", "write_whole",
]  # fmt: skip

FORMAT = 1
SUFFIX = ".saga"
MAX_BYTES = 8 * 1024 * 1024  # the longest games need a hundredth of this, and a thousandth of the rest
MAX_LINE = 256 * 1024
MAX_LINES = 50_000
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


def seal(body: bytes, previous: str) -> tuple[bytes, str]:
    """A JSON object with its chained checksum as the last field, ended as a line; and the checksum."""
    body = body[:-1]
    total = fingerprint(previous.encode() + body, _SUM_SIZE)
    return body + b',"sum":"' + total.encode() + b'"}\n', total


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
            if len(raw) > MAX_LINE or number > MAX_LINES:
                why = told("not a saga of Valhalla") if number == 1 else told("longer than any game")
                raise SaveError(path, why, number)
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
                self.lines.append(decode_line(body))
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
        with path.open("rb") as file:
            data = file.read(MAX_BYTES)
    except OSError as error:
        raise SaveError(path, told("cannot be read ({why})", why=error.strerror or error)) from error
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


def _fit(path: Path, header: Header) -> bytes:
    """The header as bytes that we could read again: better no save than one that is refused."""
    try:
        body = encode(header)
        decode_header(body)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise SaveError(path, told("cannot be written ({why})", why=error)) from error
    return body


def private(path: str, flags: int) -> int:
    """Open a new file for its owner alone: a save holds the hands of all."""
    return os.open(path, flags, 0o600)


def write_whole(path: Path, header: Header, bodies: list[bytes]) -> tuple[str, int]:
    """Write a save at one stroke: a temporary file beside it, synced, then renamed.

    Gives the last checksum and the size. Refuses to write over a save that is being played.
    """
    total = ""
    lines = []
    for body in (_fit(path, header), *bodies):
        line, total = seal(body, total)
        lines.append(line)
    data = b"".join(lines)
    temporary = path.with_name(f".{fingerprint(os.fsencode(path.name), 8)}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            _open_locked(path).close()
        with open(temporary, "wb", opener=private) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        _sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise SaveError(path, told("cannot be written ({why})", why=error.strerror or error)) from error
    return total, len(data)


class Journal:
    """A save that grows: each line is written and synced by a thread of its own.

    `append` waits for the line before, so a killed process loses the decision in flight and no more. If the
    disk refuses, `trouble` says so, the lines are kept, and every later `append` tries them again.
    """

    def __init__(self, path: Path, last_sum: str, size: int, torn: int = 0) -> None:
        self.path = path
        self.trouble = ""
        self._sum = last_sum
        self._size = size
        self._unsaved = b""
        self._file = _open_locked(path)
        if os.fstat(self._file.fileno()).st_size != size + torn:
            self._file.close()
            raise Locked(path, told("another window has just played on in it; open it again"))
        self._writer = ThreadPoolExecutor(1, "journal")
        self._writing: Future[None] | None = None

    def append(self, body: bytes) -> None:
        """Have a line written."""
        line, self._sum = seal(body, self._sum)
        self.wait()
        self._unsaved += line
        self._writing = self._writer.submit(self._write)

    def wait(self) -> None:
        """Until all lines handed over are on the disk, or the disk has refused them."""
        if self._writing is not None:
            self._writing.result()

    def close(self) -> None:
        """Write what is left and let go of the file. Raises if lines could not be saved."""
        self.wait()
        if self._unsaved and not self._file.closed:
            self._write()
        self._writer.shutdown()
        self._file.close()
        if self._unsaved:
            raise SaveError(self.path, self.trouble)

    def _write(self) -> None:
        try:
            self._file.seek(self._size)
            self._file.truncate()
            rest = memoryview(self._unsaved)
            while rest:  # a disk that is nearly full takes a part, and refuses only the next
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
            if not os.fstat(self._file.fileno()).st_nlink:
                raise FileNotFoundError(errno.ENOENT, "the file was deleted")
        except OSError as error:
            why = error.strerror or str(error)
            self.trouble = told("cannot be saved now ({why}); the game goes on and tries again", why=why)
            return
        self._size += len(self._unsaved)
        self._unsaved = b""
        self.trouble = ""


class Locked(SaveError):
    """Another window has this save open."""


def in_use(path: Path) -> bool:
    """Whether somebody plays this save just now."""
    try:
        _open_locked(path).close()
    except Locked:
        return True
    return False


def _open_locked(path: Path) -> BinaryIO:
    try:
        file = path.open("r+b", buffering=0)
    except OSError as error:
        raise SaveError(
            path, told("cannot be opened for writing ({why})", why=error.strerror or error)
        ) from error
    try:
        _lock(file)
    except OSError as error:
        file.close()
        why = told("already open in another window; it can be looked at here, not played")
        raise Locked(path, why) from error
    return file


if sys.platform == "win32":
    import msvcrt

    def _sync_folder(folder: Path) -> None:
        """Windows has no way to sync a folder, and needs none."""

    def _lock(file: BinaryIO) -> None:
        # A byte far behind the end, since Windows would keep others from reading a locked one.
        file.seek(MAX_BYTES * 2)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _sync_folder(folder: Path) -> None:
        """Have a rename survive a power cut."""
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
