"""Saves are written: whole, or line by line while a game is played (see docs/saves.md)."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from valhalla.kernel import files
from valhalla.kernel.header import checked
from valhalla.kernel.journal import Header, SaveError, one_line, seal
from valhalla.kernel.marks import cause, told


class Locked(SaveError):
    """Another window has this save open."""


def write_whole(path: Path, header: Header, bodies: list[bytes]) -> tuple[str, int]:
    """Write a save at one stroke: its last checksum and its size.

    Raises `SaveError`, also if the one that is there is being played.
    """
    with _refused(path):
        data, total = _sealed(header, bodies)
        if path.exists():
            open_locked(path).close()
        files.put(path, data)
    return total, len(data)


def write_new(path: Path, header: Header, bodies: list[bytes]) -> tuple[Path, str, int]:
    """The same where no file is yet: by another number if this one is taken; where it is now."""
    with _refused(path):
        data, total = _sealed(header, bodies)
        path = files.put_new(path, data)
    return path, total, len(data)


def _sealed(header: Header, bodies: list[bytes]) -> tuple[bytes, str]:
    """A whole save, and its last checksum."""
    total = ""
    lines = []
    for body in (checked(header), *bodies):
        line, total = seal(body, total)
        lines.append(line)
    return b"".join(lines), total


@contextmanager
def _refused(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:  # the name may be one that no system takes
        raise SaveError(path, told("cannot be written ({why})", why=cause(error))) from error


class Journal:
    """A save that grows: each line is written and synced by a thread of its own.

    `append` waits for the line before, so a killed process loses the decision in flight and no more. If the
    disk refuses, `trouble` says so, the lines are kept, and every later `append` tries them again. A file
    that was deleted, cut or changed from outside is written whole again, and `notice` tells of it.
    """

    def __init__(self, path: Path, last_sum: str, size: int, torn: int = 0) -> None:
        self.path = path
        self.trouble = ""
        self.notice = ""
        self._sum = last_sum
        self._unsaved = b""
        self._file = open_locked(path)
        self._good = self._file.read(size)  # all that stands in it, for the day it is lost
        if os.fstat(self._file.fileno()).st_size != size + torn or not self._good.endswith(_end(last_sum)):
            self._file.close()
            raise Locked(path, told("another window has just played on in it; open it again"))
        self._left = self._look()
        self._writer = ThreadPoolExecutor(1, "journal")
        self._writing: Future[None] | None = None
        self._closed = False

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
        if not self._closed and (self._unsaved or self._lost()):
            self._write()
        self._closed = True
        self._writer.shutdown()
        self._file.close()
        if self._unsaved:
            raise SaveError(self.path, self.trouble)

    def _write(self) -> None:
        try:
            if self._touched():
                self._write_again()
            else:
                self._file.seek(len(self._good))
                self._file.truncate()
                files.write_all(self._file, self._unsaved)
                self._left = self._look()
        except (OSError, SaveError) as error:
            why = error.why if isinstance(error, SaveError) else cause(error)
            self.trouble = told("cannot be saved now ({why}); the game goes on and tries again", why=why)
            return
        self._good += self._unsaved
        self._unsaved = b""
        self.trouble = ""

    # When others lay hands on it

    def _lost(self) -> bool:
        """Whether a save that has all our lines is to be written again: not if its whole folder has gone."""
        try:
            return self._touched() and self.path.parent.is_dir()
        except OSError:
            return False

    def _look(self) -> tuple[int, int]:
        about = os.fstat(self._file.fileno())
        return about.st_size, about.st_mtime_ns

    def _touched(self) -> bool:
        """Whether the file is no longer where it was, or has not in it what we wrote."""
        return not self._in_place() or (self._look() != self._left and not self._holds())

    def _in_place(self) -> bool:
        try:
            return not self._file.closed and os.path.samestat(
                os.stat(self.path), os.fstat(self._file.fileno())
            )
        except FileNotFoundError:
            return False

    def _holds(self) -> bool:
        self._file.seek(0)
        return self._file.read(len(self._good)) == self._good

    def _write_again(self) -> None:
        """All of it: over our own file, or where none is; beside one that somebody else has put there."""
        if self._in_place():
            _let_replace(self._file)
            files.put(self.path, self._good + self._unsaved)
        else:
            self.path = files.put_new(self.path, self._good + self._unsaved)
        self._file.close()
        self._file = open_locked(self.path)
        self._left = self._look()
        self.notice = told(
            "The save was deleted or changed from outside; it has been written whole again as {file}.",
            file=one_line(self.path.name),
        )


if sys.platform == "win32":

    def _let_replace(file: BinaryIO) -> None:
        """Windows replaces no file that is open."""
        file.close()

else:

    def _let_replace(file: BinaryIO) -> None:
        """The file may stay open, and ours, until there is another."""


def _end(total: str) -> bytes:
    """How a whole line with this checksum ends."""
    return f'"sum":"{total}"}}\n'.encode()


def in_use(path: Path) -> bool:
    """Whether somebody plays this save just now."""
    try:
        open_locked(path).close()
    except Locked:
        return True
    return False


def open_locked(path: Path) -> BinaryIO:
    try:
        file = path.open("r+b", buffering=0)
    except OSError as error:
        raise SaveError(path, told("cannot be opened for writing ({why})", why=cause(error))) from error
    try:
        files.lock(file)
    except OSError as error:
        file.close()
        why = told("already open in another window; it can be looked at here, not played")
        raise Locked(path, why) from error
    return file
