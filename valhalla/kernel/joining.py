"""How a game joins the house: its rooms by name, one on each floor, loaded when they are wanted.

A room is a module with a RECORD of what its floor asks of a game; the rules are a package with the verbs of
`kernel.game.Game`. Names instead of imports keep every floor free of games, and the first frame quick.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    """The modules of one game, by their dotted names."""

    rules: str
    ai: str
    words: str
    ui: str
    workshop: str


JOINED: dict[str, Rooms] = {}  # in the order of the menu


def join(game: str, rooms: Rooms) -> None:
    """Let a game in. The only thing anybody has to do for it."""
    JOINED[game] = rooms


def record(game: str, floor: str) -> Any:
    """What a game has told one floor of itself; each floor has a typed door to this."""
    return _found(f"{getattr(JOINED[game], floor)}:RECORD")


class Games(Mapping[str, Game]):
    """The rules of the games that have joined, by their ids."""

    def __getitem__(self, game: str) -> Game:
        return cast(Game, import_module(JOINED[game].rules))

    def __iter__(self) -> Iterator[str]:
        return iter(JOINED)

    def __len__(self) -> int:
        return len(JOINED)
