"""How the seats of a game think, in one record: levels and tempers, who joins it, what can be weighed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from valhalla.ai.thought import Level
from valhalla.games import GAMES
from valhalla.kernel.joining import record


class Guest(NamedTuple):
    """Who joins a table that has one seat too few: it takes the last chair, and a variant says so."""

    variant: str
    kind: str  # what plays it
    players: int  # at the table, the guest among them


class Weighing(NamedTuple):
    """How chances are worked out for whoever looks at a position, in the process that thinks.

    `weigh` gets a view and the seat that looks, or None, and returns an `answer`. Positions with the same
    `key` have the same one; where that is None, there is nothing to weigh.
    """

    weigh: Callable[[Any, int | None], Any]
    key: Callable[[Any, int | None], object]
    answer: Any  # the type; made without arguments, it is what is told if the weighing fails
    parts: tuple[type, ...]  # the classes of a state


class Thinking(NamedTuple):
    """What a game gives to this floor, as RECORD in `record.py` of its room."""

    levels: dict[str, Level]
    tempers: tuple[str, ...] = ()
    guest: Guest | None = None
    weighing: Weighing | None = None


def thinking_of(game: str) -> Thinking:
    """How the seats of a game think, loaded when it is wanted."""
    found: Thinking = record(GAMES[game].ID, "ai")
    return found


def levels_of(game: str) -> dict[str, Level]:
    """The levels by name: those of every game, then those that know the one they play."""
    return thinking_of(game).levels


def tempers_of(game: str) -> tuple[str, ...]:
    return thinking_of(game).tempers
