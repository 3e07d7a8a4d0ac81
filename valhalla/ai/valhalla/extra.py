"""What an expansion means to a seat that thinks: one record each, which general code asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, Protocol

from valhalla.games.valhalla.commands import Command
from valhalla.games.valhalla.events import Event
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE

NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})


class Judging(Protocol):
    """A decision of a seat, as those see it who judge a command of an expansion."""

    s: State
    seat: int
    evaluation: Any

    def worth(self, w: State) -> float: ...
    def mid_fight(self, command: Command) -> float: ...
    def given_up(self, command: Command) -> float: ...
    def outcome(self, command: Command) -> float: ...
    def offer(self, command: Command) -> float: ...
    def honours(self, seat: int, slots: tuple[int, ...]) -> int: ...


Judge = Callable[[Any, Any], float]  # of a Judging and its command
Judges = Mapping[tuple[int, type[Command] | None], Judge]  # by the step, and the type where several differ
Move = Callable[[State, int, Any], None]  # of a command that only moves cards, on a copy
Seen = Literal["left", "taken", "hidden", "given", "joined"]  # what becomes of a hand, for all to see


class Hope(NamedTuple):
    """Points to come of what a seat holds: the name of the term, and how many with so many turns left."""

    term: str
    worth: Callable[[State, int, float], float]


class Extra(NamedTuple):
    """All of one expansion; what it leaves out, it does not touch."""

    abilities: Mapping[str, int] = NOTHING  # what abilities come to in a squad, in strength
    marks: Mapping[str, float] = NOTHING  # what marks come to, in valour
    words: Mapping[str, float] = NOTHING  # what tactics are worth in hand beyond any card, in points
    cards: Mapping[type, Callable[[Any], float]] = NOTHING  # likewise other cards, by their data
    power: Callable[[State, int, int], float] | None = None  # strength besides, against a mask of clans
    might: Callable[[State, int, int, int], int] | None = None  # of the warrior in a slot, against a seat
    hope: Hope | None = None
    prize: Callable[[State, int], float] | None = None  # what beating a seat gains besides
    won: Callable[[State, int, int], None] | None = None  # winner and loser, after a battle on a copy
    honour: Callable[[State, int, tuple[int, ...]], int] | None = None  # for a warrior who rises with others
    moves: Mapping[type[Command], Move] = NOTHING
    judges: Judges = NOTHING
    seen: Mapping[type[Event], Seen] = NOTHING


def steps(judge: Judge, *some: int) -> Judges:
    """One judge for several steps."""
    return {(step, None): judge for step in some}


def rise(w: State, seat: int, slots: tuple[int, ...]) -> None:
    """Warriors go to Valhalla on a copy, others' only where it is shared, to their owner's."""
    for slot in slots:
        owner, place = w.owner(seat, slot)
        if owner == seat or w.table.shares:
            w.pile(owner).append(w.squads[owner][place])
            w.squads[owner][place] = NONE
            if w.under:
                w.under[owner][place] = NONE
