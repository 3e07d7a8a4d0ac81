"""A game that joins besides ours, as little as can be weighed: how high a number is, told twice over.

The process that thinks finds it by its name alone. Some numbers bring it to grief.
"""

from __future__ import annotations

import os
import time
from typing import NamedTuple

import msgspec

from valhalla.ai.record import Thinking, Weighing

ID = "joined"
NOTHING, RAISES, DIES, HANGS = range(4)  # numbers that do not go well


class Setup(msgspec.Struct, frozen=True):
    players: int = 1
    times: int = 2


class State:
    __slots__ = ("number", "table")
    game = ID

    def __init__(self, table: Setup, number: int = NOTHING) -> None:
        self.table = table
        self.number = number


class Told(NamedTuple):
    number: int = -1


def blank(setup: Setup) -> State:
    return State(setup)


def _weigh(s: State, seat: int | None) -> Told:
    if s.number == RAISES:
        raise ValueError("too heavy")
    if s.number == DIES:
        os._exit(7)
    if s.number == HANGS:
        time.sleep(600)
    return Told(s.table.times * s.number + (seat or 0))


def _key(s: State, seat: int | None) -> object:
    return (s.number, seat) if s.number != NOTHING else None


RECORD = Thinking({}, weighing=Weighing(_weigh, _key, Told, (State,)))
