"""Who must choose, and between what: for seats and tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from valhalla.games import iron
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.apply import favour_cards
from valhalla.games.hammer.properties import Word
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import ASKED, HAMMER, SET, Step
from valhalla.kernel.agenda import AgendaStep

Group = Sequence[cm.Command]

_THROW = (cm.Throw(),)
_STOP = (cm.Stop(),)
_MOVE = (cm.Move(),)
_FAIL = (cm.Fail(),)
_PASS = (cm.Pass(),)
_END_TURN = (cm.EndTurn(),)
_REMOVE = tuple(cm.Remove(count) for count in range(1, 9))


def to_act(s: State) -> tuple[int, ...]:
    """The seat that must choose now, or none when the game is over."""
    step = s.agenda[-1]
    return (step[1],) if step[0] >= ASKED else ()


def groups(s: State, seat: int) -> list[Group]:
    """The legal commands of *seat*, kind by kind, no group empty; only what the seat knows is looked at."""
    step = s.agenda[-1]
    return GROUPS[step[0]](s, seat, step) if step[0] >= ASKED and step[1] == seat else []


def legal(s: State, seat: int) -> list[cm.Command]:
    """One canonical command for each thing *seat* may do."""
    return [command for group in groups(s, seat) for command in group]


def playable(s: State, seat: int, step: int) -> list[tuple[int, Word]]:
    """The cards in hand that may be played now; those of the same property are the same choice, once."""
    found: list[tuple[int, Word]] = []
    seen: list[Word] = []
    for card in s.hands[seat]:
        word = s.table.word[card]
        if step in word.when and word not in seen:
            seen.append(word)
            if not word.refusal(s, seat):
                found.append((card, word))
    return found


def _plays(s: State, seat: int, step: int) -> list[Group]:
    """A group for each property: they are different things to do; and one for favours."""
    found: list[Group] = [
        choices for card, word in playable(s, seat, step) if (choices := word.choices(s, seat, card))
    ]
    return [*found, favours] if (favours := _favours(s, seat)) else found


def _ready(s: State, seat: int, step: AgendaStep) -> list[Group]:
    found: list[Group] = [_STOP] if s.throws else []
    if not s.throws or s.reserve():
        found.append(_THROW)
    elif s.dice:
        found.append([cm.Rethrow(places) for places in iron.some(s.dice, len(s.dice))])
    return found + _plays(s, seat, Step.READY)


def holds(s: State) -> bool:
    """Whether the token may move: the sum is higher, or this is the first roll (H2.3, H2.4)."""
    return s.throws == 1 or s.total() > s.token


def _rolled(s: State, seat: int, step: AgendaStep) -> list[Group]:
    found: list[Group] = [_MOVE if holds(s) else _FAIL]
    if count := s.dice.count(HAMMER):
        found.append(_REMOVE[:count])
    return found + _plays(s, seat, Step.ROLLED)


def _favours(s: State, seat: int) -> list[cm.Command]:
    seen: dict[tuple[int, Word], int] = {}
    for card in favour_cards(s, seat):
        seen.setdefault((s.table.back[card], s.table.word[card]), card)
    return [cm.LayFavour(card) for card in seen.values()]


def _place(s: State, seat: int, step: AgendaStep) -> list[Group]:
    drawn = s.drawn
    return [[cm.Place(some) for count in range(len(drawn) + 1) for some in combinations(drawn, count)]]


def _pledge(s: State, seat: int, step: AgendaStep) -> list[Group]:
    cards = [card for card in s.hands[seat] if s.table.deck[card] == step[2]]
    seen: dict[tuple[int, ...], tuple[int, ...]] = {}
    for some in combinations(cards, len(cards) // SET):
        seen.setdefault(tuple(sorted(s.table.points[card] for card in some)), some)
    return [[cm.Pledge(some) for some in seen.values()]]


GROUPS: dict[int, Callable[[State, int, AgendaStep], list[Group]]] = {
    Step.READY: _ready,
    Step.ROLLED: _rolled,
    Step.FAVOUR: lambda s, seat, step: [_PASS, _favours(s, seat)],
    Step.PLACE: _place,
    Step.PEEK: lambda s, seat, step: [[cm.KeepOnTop(card) for card in s.drawn]],
    Step.CLOSING: lambda s, seat, step: [_END_TURN, *_plays(s, seat, Step.CLOSING)],
    Step.PLEDGE: _pledge,
}
