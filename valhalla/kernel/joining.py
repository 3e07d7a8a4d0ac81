"""How a game joins the house: its rooms by name, one on each floor, loaded when they are wanted.

A room is a module with a RECORD of what its floor asks of a game; the rules are a package with the verbs of
`kernel.game.Game`. Names instead of imports keep every floor free of games, and the first frame quick.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar, cast

from valhalla.kernel.game import Game

T = TypeVar("T")


class Later(Generic[T]):
    """Something by its name, "module:name": loaded when it is called for."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self) -> T:
        return cast(T, _found(self.name))


@cache
def _found(name: str) -> Any:
    module, _, inside = name.partition(":")
    return getattr(import_module(module), inside)


class Rooms(NamedTuple):
    """What a game is called, and its modules by their dotted names."""

    title: str  # a message, untranslated
    rules: str
    ai: str
    words: str
    ui: str
    workshop: str
    commands: tuple[str, ...] = ()  # of the command line that this game alone has


JOINED: dict[str, Rooms] = {}  # in the order of the menu


def join(game: str, rooms: Rooms) -> None:
    """Let a game in. The only thing anybody has to do for it."""
    JOINED[game] = rooms


def joined() -> dict[str, tuple[Any, ...]]:
    """All that have joined, as plain data: for another process, which begins with ours alone."""
    return {game: tuple(rooms) for game, rooms in JOINED.items()}


def join_all(games: Mapping[str, Sequence[Any]]) -> None:
    """Let in all that have joined elsewhere."""
    for game, rooms in games.items():
        join(game, Rooms(*rooms))


def record(game: str, floor: str) -> Any:
    """What a game has told one floor of itself; each floor has a typed door to this."""
    return _found(f"{getattr(JOINED[game], floor)}:RECORD")


class Games(Mapping[str, Game]):
    """The rules of the games that have joined, by their ids."""

    def __getitem__(self, game: str) -> Game:
        return cast(Game, import_module(JOINED[game].rules))

    def title(self, game: str) -> str:
        """What a game is called; known before anything of it is loaded."""
        return JOINED[game].title

    def __iter__(self) -> Iterator[str]:
        return iter(JOINED)

    def __len__(self) -> int:
        return len(JOINED)
