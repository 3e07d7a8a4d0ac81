"""What an AI seat knows, and what it answers: a command, and the candidates with what made the difference."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game


class Term(msgspec.Struct, frozen=True, array_like=True):
    """One part of a candidate's worth, by a name that `words.reasons` knows."""

    name: str
    worth: float


class Candidate(msgspec.Struct, frozen=True):
    """Something a seat might have done, what it was worth to it, and why.

    The worth is in points; of a candidate that was `tried` it is the chance to win the game, from 0 to 1.
    """

    command: Any
    worth: float
    terms: tuple[Term, ...] = ()
    tried: int = 0  # how often a search tried it; 0 without a search


class Thought(msgspec.Struct, frozen=True):
    """A seat's decision. `candidates` are the best few, the chosen one first."""

    command: Any
    candidates: tuple[Candidate, ...] = ()


class Clock:
    """When to stop thinking: after some seconds, or because somebody says so. Without either: never."""

    def __init__(self, seconds: float | None = None, cancelled: Callable[[], bool] | None = None) -> None:
        self._until = None if seconds is None else time.perf_counter() + seconds
        self._cancelled = cancelled

    def over(self) -> bool:
        if self._until is not None and time.perf_counter() >= self._until:
            return True
        return self._cancelled is not None and self._cancelled()


ENDLESS = Clock()


class Knowledge(NamedTuple):
    """What a seat may use: its view, the events as it saw them, and luck of its own."""

    game: Game
    view: Any
    seat: int
    luck: Chance
    past: Iterable[Any] = ()
    temper: str = ""
    clock: Clock = ENDLESS
    why: bool = False  # whether to give the reasons, too; the decision is the same


Level = Callable[[Knowledge], Thought]
