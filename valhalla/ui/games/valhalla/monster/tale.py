"""What became of a hunt, gathered from its log: who struck which card, who fought how, and how it went on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.monsters.events import MonsterBeaten, MonsterFought
from valhalla.games.valhalla.monsters.module import BEATEN_POINTS, SPARED
from valhalla.games.valhalla.monsters.stack import points, stack_of
from valhalla.games.valhalla.scoring import SHIELD_POINTS
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import HUNT
from valhalla.ui.table.match import Match
from valhalla.ui.table.scoring.count import Count

PILES: Final = ("beaten", "shields", "spared")
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
    """A hunt from its beginning to its end."""

    blows: dict[int, Blow] = field(default_factory=dict)
    course: list[Moment] = field(default_factory=list)
    battles: list[Fought] = field(default_factory=list)

    def of(self, seat: int, *ended: str) -> int:
        """How many battles of a seat ended like that."""
        return sum(one.seat == seat and one.ended in ended for one in self.battles)

    def struck(self, seat: int) -> int:
        return sum(blow.seat == seat for blow in self.blows.values())


def tale_of(match: Match) -> Tale:
    """The log of a match, told again."""
    state: State = match.session.state_before(0)
    tale = Tale()
    for entry in match.session.log:
        for event in entry.events:
            _note(tale, state, event)
            match.game.apply(state, event)
            if isinstance(event, ev.TurnBegan | ev.GameEnded):
                tale.course.append(_moment(state))
    return tale


def _note(tale: Tale, s: State, event: Any) -> None:
    if isinstance(event, MonsterBeaten):
        tale.blows[event.card] = Blow(event.seat, s.turns)
    if isinstance(event, MonsterFought) and s.battle is not None:
        hunting = s.battle.beast == HUNT
        ended = (BEATEN if event.won else FAILED) if hunting else (HELD if event.won else WOUNDED)
        tale.battles.append(Fought(len(tale.course), event.seat, ended))


def _moment(s: State) -> Moment:
    assert s.beast is not None
    stack = stack_of(s)
    strength = stack.strengths[min(s.beast.card, stack.final)]
    return Moment(strength, tuple(points(s, seat) for seat in range(s.table.players)))


class HuntCount(Count):
    """Cards beaten; if all are, the shields that are left, and the cards left in the deck (V18.7)."""

    piles = PILES
    each = {"beaten": 0.4, "shields": 0.3, "spared": 0.22}  # noqa: RUF012 - as in every count

    def __init__(self, state: State, *, together: bool = False) -> None:
        assert state.beast is not None
        self.state = state
        self.beaten = state.beast.card
        self.won = self.beaten > stack_of(state).final
        super().__init__(1, together=together)

    def row(self, seat: int, pile: str) -> list[tuple[int, int]]:
        if pile == "beaten":
            return [(place, BEATEN_POINTS) for place in range(self.beaten)]
        if not self.won:
            return []
        if pile == "shields":
            return [(owner, SHIELD_POINTS) for owner, left in enumerate(self.state.own) for _ in range(left)]
        return [(n, 1) for n in range(len(self.state.deck) // SPARED)]
