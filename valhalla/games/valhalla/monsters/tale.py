"""What became of a game against a monster, from its log: who struck which card, and how battles ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from valhalla.games.valhalla.apply import apply
from valhalla.games.valhalla.events import BonusPaid, Event, GameEnded, TurnBegan, WarriorArmed, WarriorsRose
from valhalla.games.valhalla.monsters.events import MonsterBeaten, MonsterFought
from valhalla.games.valhalla.monsters.stack import points, stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ALLY, ATTACKING

BEATEN, FAILED, HELD, WOUNDED = "beaten", "failed", "held", "wounded"  # how a battle ended


class Blow(NamedTuple):
    """Who beat a card, and in which turn."""

    seat: int
    turn: int


class Moment(NamedTuple):
    """How it stood at the beginning of a turn: the strength of the active card, everybody's points."""

    strength: int
    valour: tuple[int, ...]


class Fought(NamedTuple):
    """A battle: after how many moments of the course it was, who fought, and how it ended."""

    at: int
    seat: int
    ended: str


@dataclass
class Tale:
    """Such a game from its beginning to its end."""

    blows: dict[int, Blow] = field(default_factory=dict)
    course: list[Moment] = field(default_factory=list)
    battles: list[Fought] = field(default_factory=list)
    sent: dict[int, list[int]] = field(default_factory=dict)  # cards by the seat they came from to Valhalla
    lent: dict[int, int] = field(default_factory=dict)  # how many of whose warriors fought for others

    def of(self, seat: int, *ended: str) -> int:
        """How many battles of a seat ended like that."""
        return sum(one.seat == seat and one.ended in ended for one in self.battles)

    def struck(self, seat: int) -> int:
        return sum(blow.seat == seat for blow in self.blows.values())


def tale_of(s: State, events: Iterable[Event]) -> Tale:
    """It is told again, from the table before anything had happened."""
    tale = Tale()
    for event in events:
        _note(tale, s, event)
        apply(s, event)
        if isinstance(event, TurnBegan | GameEnded):
            tale.course.append(_moment(s))
    return tale


def _note(tale: Tale, s: State, event: Event) -> None:
    if isinstance(event, MonsterBeaten):
        tale.blows[event.card] = Blow(event.seat, s.turns)
    if isinstance(event, WarriorsRose | BonusPaid):
        tale.sent.setdefault(event.seat, []).extend(event.cards)
    if isinstance(event, WarriorArmed) and event.slot >= ALLY:
        owner = s.owner(event.seat, event.slot)[0]
        tale.lent[owner] = tale.lent.get(owner, 0) + 1
    if isinstance(event, MonsterFought) and s.battle is not None:
        attacking = s.battle.monster == ATTACKING
        ended = (BEATEN if event.won else FAILED) if attacking else (HELD if event.won else WOUNDED)
        tale.battles.append(Fought(len(tale.course), event.seat, ended))


def _moment(s: State) -> Moment:
    assert s.monster is not None
    stack = stack_of(s)
    strength = stack.strengths[min(s.monster.card, stack.final)]
    return Moment(strength, tuple(points(s, seat) for seat in range(s.table.players)))
