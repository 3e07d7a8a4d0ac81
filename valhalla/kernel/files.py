"""Files of the player's, written at one stroke: a draft beside it, synced, then put in its place.

A draft is hidden, for the player alone, and locked while it is written. One that nobody holds was left by a
program that was killed: whoever writes in that folder next clears it away.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

from valhalla.kernel.marks import told

PRIVATE: Final = 0o600
DRAFTS: Final = (".valhalla-*.part", ".*.saga.*.part")  # of now, and as they were called before
NO_LINKS: Final = (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)  # of FAT, and of some networks
_numbers = count()


def read_bytes(path: Path, most: int) -> bytes:
    """What a plain file holds, if it is not more than this. Raises OSError, also if it is something else."""
    handle = os.open(path, _READ)
    with open(handle, "rb", buffering=0) as file:
        about = os.fstat(handle)
        if not stat.S_ISREG(about.st_mode):
            raise OSError(errno.EINVAL, told("not a file"), str(path))
        if about.st_size > most:
            raise OSError(errno.EFBIG, told("too large (bytes: {bytes})", bytes=about.st_size), str(path))
        return file.read(most)


def plain_file(path: Path) -> Path:
    """The path of a plain file, for a library to open. Raises OSError: it would wait for ever at a pipe."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, told("not a file"), str(path))
    return path


def put(path: Path, data: bytes) -> None:
    """Write a file at one stroke, over the one that is there. Raises OSError; the old file stays then."""
    with _draft(path, data) as draft:
        os.replace(draft, path)
    _sync_folder(path.parent)


def put_new(path: Path, data: bytes) -> Path:
    """The same, but nothing is written over: the name it got is the first of `numbered` that was free."""
    with _draft(path, data) as draft:
        return move_new(draft, path)


def put_only(path: Path, data: bytes) -> None:
    """The same, but where there is such a file it raises FileExistsError."""
    with _draft(path, data) as draft:
        _place(draft, path)
    _sync_folder(path.parent)


def move_new(source: Path, path: Path) -> Path:
    """Give a file this name, or another number if it is taken; the name it got."""
    for free in numbered(path):
        try:
            _place(source, free)
        except FileExistsError:
            continue
        break
    source.unlink(missing_ok=True)
    _sync_folder(path.parent)
    return free


def numbered(path: Path) -> Iterator[Path]:
    """The path itself, then others with a number behind the name."""
    yield path
    for number in count(2):
        yield path.with_stem(f"{path.stem} {number}")


@contextlib.contextmanager
def _draft(path: Path, data: bytes) -> Iterator[Path]:
    """A synced file with this in it, to be put in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    sweep(path.parent)
    draft, file = _begun(path)
    try:
        write_all(file, data)
        _let_move(file)
        yield draft
    finally:
        file.close()
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)


def _begun(path: Path) -> tuple[Path, BinaryIO]:
    """An empty draft that is ours. Its name may be taken on a shared disk, or be swept before we lock it."""
    while True:
        draft = path.with_name(f".valhalla-{os.getpid()}-{next(_numbers)}.part")
        with contextlib.suppress(FileExistsError, BlockingIOError):
            file = open(os.open(draft, _CREATE, PRIVATE), "wb", buffering=0)  # noqa: SIM115 - for the caller
            lock(file)
            if os.fstat(file.fileno()).st_nlink:
                return draft, file


def write_all(file: BinaryIO, data: bytes | memoryview) -> None:
    """Write and sync. A disk that is nearly full takes a part, and refuses only the next."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())


@lru_cache(maxsize=64)
def sweep(folder: Path) -> None:
    """Clear drafts away that killed programs have left in a folder; once is enough while we run."""
    with contextlib.suppress(OSError):
        for draft in [path for pattern in DRAFTS for path in folder.glob(pattern)]:
            _clear(draft)


def _clear(draft: Path) -> None:
    # Somebody may write it just now, or it is not ours to touch.
    with contextlib.suppress(OSError), draft.open("r+b", buffering=0) as file:
        lock(file)
        _let_move(file)
        draft.unlink()


if sys.platform == "win32":
    import msvcrt

    _CREATE: Final = os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_BINARY
    _READ: Final = os.O_RDONLY | os.O_BINARY
    _LOCKED_BYTE: Final = 128 * 1024 * 1024  # far behind the end: others could not read a locked one

    def lock(file: BinaryIO) -> None:
        """Ours until it is closed; raises OSError if somebody else has it."""
        file.seek(_LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

    def _let_move(file: BinaryIO) -> None:
        """Windows neither moves nor deletes a file that is open."""
        file.close()

    def _place(source: Path, path: Path) -> None:
        """Give a file another name, unless that is taken: raises FileExistsError then."""
        os.rename(source, path)

    def _sync_folder(folder: Path) -> None:
        """Windows has no way to sync a folder, and needs none."""

else:
    import fcntl

    _CREATE: Final = os.O_CREAT | os.O_EXCL | os.O_WRONLY
    _READ: Final = os.O_RDONLY | os.O_NONBLOCK  # who opens a pipe does not wait for its other end

    def lock(file: BinaryIO) -> None:
        """Ours until it is closed; raises OSError if somebody else has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_move(file: BinaryIO) -> None:
        """A file may be moved while it is open: so nobody takes it for one that was left behind."""

    def _place(source: Path, path: Path) -> None:
        """Give a file another name, unless that is taken: raises FileExistsError then. The old may stay."""
        try:
            os.link(source, path)
        except OSError as error:
            if error.errno not in NO_LINKS:
                raise
            os.close(os.open(path, _CREATE, PRIVATE))  # the name is ours before the file is
            os.replace(source, path)

    def _sync_folder(folder: Path) -> None:
        """Have a rename survive a power cut, where we may look into the folder."""
        with contextlib.suppress(PermissionError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
