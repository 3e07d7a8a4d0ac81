"""The saves in the player's folder: listed without being played through, renamed, deleted, copied."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from msgspec import Raw
from platformdirs import user_desktop_path

from valhalla.games import GAMES
from valhalla.kernel import files
from valhalla.kernel.journal import SUFFIX, Saga, SaveError, Seat
from valhalla.kernel.keeping import in_use
from valhalla.kernel.marks import cause, told
from valhalla.kernel.paths import saves_dir
from valhalla.kernel.session import Session
from valhalla.words.language import _, translated
from valhalla.words.refusals import explain_save

T = TypeVar("T")
TURN = b'"type":"turn_began"'
ROUND = b'"type":"round_began"'
END = b'"type":"game_ended"'
MOST_BYTES = 200  # of a name: systems end at 255, and what stands beside a save has a longer one
FORBIDDEN = '<>:"/\\|?*'  # in file names, on one system or another


class SaveInfo(NamedTuple):
    """What the list tells of a save; with `error`, it cannot be read."""

    path: Path
    when: float
    game: str = ""
    seats: tuple[Seat, ...] = ()
    turn: int = 0
    finished: bool = False
    error: SaveError | None = None
    expansions: tuple[str, ...] = ()
    setup: tuple[tuple[str, str | int], ...] = ()  # words and numbers of the header: nothing has been checked
    rounds: int = 0  # that have begun, where the game itself counts them

    def said(self, field: str, usual: T) -> T:
        """What its setup says, if that is of the same sort as what is usual; else that."""
        value = dict(self.setup).get(field)
        return value if isinstance(value, type(usual)) else usual

    @property
    def trouble(self) -> str:
        """Why it cannot be read."""
        return reason(self.error) if self.error else ""

    @property
    def title(self) -> str:
        return os.fsencode(self.path.stem).decode("utf-8", "replace")

    @property
    def round(self) -> int:
        return self.rounds or (self.turn - 1) // max(1, len(self.seats)) + 1

    @property
    def picture(self) -> Path:
        return self.path.with_suffix(".png")


def saves() -> list[SaveInfo]:
    """All saves, the newest first."""
    return list(_infos())


def last() -> SaveInfo | None:
    """The newest game that can be played on."""
    return next((info for info in _infos() if not info.error and not info.finished), None)


def _infos() -> Iterator[SaveInfo]:
    found = []
    try:
        paths = list(saves_dir().glob(f"*{SUFFIX}"))
    except OSError:  # no folder, or not ours to look into: there are no saves for us
        return
    for path in paths:
        with contextlib.suppress(OSError):  # gone by now, or a link to nowhere
            about = path.stat()
            found.append((about.st_mtime_ns, about.st_size, path))
    for changed, size, path in sorted(found, reverse=True):
        yield _info(path, changed, size)


@lru_cache(maxsize=1000)
def _info(path: Path, changed: int, size: int) -> SaveInfo:
    """What is in a save of this size and age."""
    info = SaveInfo(path, changed / 1e9)
    try:
        saga = Saga(path)
    except SaveError as error:
        return info._replace(error=error)
    if saga.header.game not in GAMES:
        why = told("a save of a game that is not here: {game}", game=saga.header.game)
        return info._replace(error=SaveError(path, why, 1))
    turns, rounds, finished = _far(saga)
    header = saga.header
    return info._replace(
        game=header.game,
        seats=header.seats,
        turn=turns,
        finished=finished,
        expansions=_expansions(header.setup),
        setup=tuple((name, value) for name, value in header.setup.items() if isinstance(value, str | int)),
        rounds=rounds,
    )


def _expansions(setup: dict[str, Any]) -> tuple[str, ...]:
    """The expansions a save names; whatever else may stand there is none."""
    named = setup.get("expansions")
    return tuple(name for name in named if isinstance(name, str)) if isinstance(named, list | tuple) else ()


def reason(error: SaveError) -> str:
    """What is wrong with a save whose name is told already."""
    return explain_save(SaveError(Path(error.path.name), error.why, error.line))


def not_kept(error: SaveError | OSError) -> str:
    """That a game is played unsaved, and why."""
    why = reason(error) if isinstance(error, SaveError) else translated(cause(error))
    return _("This game cannot be saved: {why}").format(why=why)


def _far(saga: Saga) -> tuple[int, int, bool]:
    """The turns and rounds begun in the decisions that stand, and whether the last one ended the game."""
    stands: list[bytes] = []
    for line in saga.lines:
        if isinstance(line.rewind, int):
            del stands[line.rewind :]
        elif isinstance(line.events, Raw):
            stands.append(bytes(line.events))
    turns, rounds = (sum(events.count(mark) for events in stands) for mark in (TURN, ROUND))
    return turns, rounds, bool(stands) and END in stands[-1]


# Files


def titled(folder: Path, title: str) -> Path:
    """The path in a folder for a save of this title; there may be one already."""
    clean = "".join(letter for letter in title if letter.isprintable() and letter not in FORBIDDEN)
    clean = clean.encode()[:MOST_BYTES].decode(errors="ignore").strip(" .") or "saga"
    return folder / f"{clean}{SUFFIX}"


def rename(info: SaveInfo, title: str) -> Path:
    """Give a save another name; raises `SaveError`."""
    if title.strip() == info.title:
        return info.path
    _unused(info.path)
    try:
        path = files.move_new(info.path, titled(info.path.parent, title))
        with contextlib.suppress(OSError):  # it may have none, or something that is no picture
            os.replace(info.picture, path.with_suffix(".png"))
    except (OSError, ValueError) as error:
        why = told("cannot be renamed ({why})", why=cause(error))
        raise SaveError(info.path, why) from error
    return path


def delete(info: SaveInfo) -> None:
    """Away with a save and its picture; raises `SaveError`."""
    if not info.error:
        _unused(info.path)
    try:
        info.path.unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            info.picture.unlink()
    except OSError as error:
        why = told("cannot be deleted ({why})", why=cause(error))
        raise SaveError(info.path, why) from error


def _unused(path: Path) -> None:
    if in_use(path):
        raise SaveError(path, told("another window plays it just now"))


def bring_out(info: SaveInfo, to: str) -> Path:
    """Copy a save to a folder or a file somebody named; nothing is written over. Raises `SaveError`."""
    try:
        wanted = Path(to).expanduser()
        if wanted.is_dir():
            return files.put_new(titled(wanted, info.title), info.path.read_bytes())
        target = wanted if wanted.suffix == SUFFIX else wanted.with_name(wanted.name + SUFFIX)
        files.put_only(target, info.path.read_bytes())
        return target
    except FileExistsError as error:
        raise SaveError(target, told("there is such a file already")) from error
    except (OSError, RuntimeError, ValueError) as error:  # no such home, a name too long, no name at all
        raise _no_place(to, error) from error


def bring_in(source: Path) -> Path:
    """Copy a save into the player's folder, if it can be read; raises `SaveError`."""
    try:
        source = source.expanduser()
    except RuntimeError as error:
        raise _no_place(str(source), error) from error
    Session.read(Saga(source), GAMES)
    try:
        if source.parent == saves_dir():
            return source
        return files.put_new(titled(saves_dir(), source.stem), source.read_bytes())
    except OSError as error:
        why = told("cannot be written ({why})", why=cause(error))
        raise SaveError(source, why) from error


def _no_place(name: str, error: Exception) -> SaveError:
    return SaveError(Path(name), told("cannot be used ({why})", why=cause(error)))


def usual_place() -> Path:
    """Where saves are brought to unless somebody says otherwise."""
    desktop = user_desktop_path()  # its name is in the language of the system
    return desktop if desktop.is_dir() else Path.home()
