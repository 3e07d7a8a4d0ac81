"""Who must choose, and between what: for seats and tests.

Of equal things one is offered: cards of a kind in hand, sacrifices of a kind to pay with. Units in rows are
never equal, for their places differ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import prod
from typing import Any

from valhalla.games.wolves import blows, paying, strengths
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.deities import ACTIVE, invocable, summonable
from valhalla.games.wolves.rules import may_return, open_prizes, returnable
from valhalla.games.wolves.state import Cards, State
from valhalla.games.wolves.terms import (
    ASKED,
    BARRED,
    BLUE,
    PLAYERS,
    RED,
    RETURN_COST,
    SIDES,
    UNITS,
    Kind,
    Step,
)
from valhalla.kernel.agenda import AgendaStep

Group = Sequence[cm.Command]

_PASS = (cm.Pass(),)
_END_TURN = (cm.EndTurn(),)
_DRAW = (cm.Draw(),)
_DECLINE = (cm.Decline(),)
_CLAIM = (cm.Claim(),)
_PLACE = tuple(cm.Place(side) for side in SIDES)
_COLOURS = tuple(cm.KeepColour(colour) for colour in (BLUE, RED))


def to_act(s: State) -> tuple[int, ...]:
    """The seat that must choose now, or none when the game is over."""
    step = s.agenda[-1]
    return (step[1],) if step[0] >= ASKED else ()


def groups(s: State, seat: int) -> list[Group]:
    """The legal commands of *seat*, kind by kind, no group empty; only what the seat knows is looked at."""
    step = s.agenda[-1]
    if step[0] < ASKED or step[1] != seat:
        return []
    return [group for group in GROUPS[step[0]](s, seat, step) if group]


def legal(s: State, seat: int) -> list[cm.Command]:
    """One canonical command for each thing *seat* may do."""
    return [command for group in groups(s, seat) for command in group]


def by_kind(s: State, cards: Sequence[int]) -> dict[int, int]:
    """One card of each kind."""
    kind = s.table.kind
    return {kind[card]: card for card in reversed(cards)}


def layings(s: State, held: dict[int, int]) -> list[cm.Lay]:
    """Every unit of these to every end where it may stand."""
    standing = sum([1 << row for row, there in enumerate(s.rows) if there])
    every = (1 << s.table.players) - 1
    found: list[cm.Lay] = []
    for kind, card in held.items():
        if kind < UNITS:
            found += _ends(card, _open_to(s, card) if kind in BARRED else every, standing)
    return found


def _open_to(s: State, card: int) -> int:
    """The rows in which a unit may stand that may not stand in all of them: a mask."""
    return sum(1 << row for row in range(s.table.players) if strengths.may_stand(s, card, row))


@lru_cache(maxsize=1 << 14)
def _ends(card: int, rows: int, standing: int) -> tuple[cm.Lay, ...]:
    """A unit laid at both ends of each of these rows; one that is not *standing* yet has one end."""
    ends = [SIDES if standing >> row & 1 else SIDES[:1] for row in range(PLAYERS[-1])]
    return tuple(
        cm.Lay(card, row, side) for row, sides in enumerate(ends) if rows >> row & 1 for side in sides
    )


def _plagues(s: State, card: int) -> list[cm.Plague]:
    present = {strength for row in range(s.table.players) for strength in strengths.of_row(s, row)}
    return [cm.Plague(card, strength) for strength in sorted(present or {0})]


class Regroupings(Sequence[cm.Command]):
    """Every different handful for a Flank march. There may be thousands, so one is made when asked for."""

    def __init__(self, s: State, seat: int, card: int) -> None:
        kinds: dict[int, list[int]] = {}
        for held in s.hands[seat]:
            if held != card:
                kinds.setdefault(s.table.kind[held], []).append(held)
        self._card = card
        self._kinds = list(kinds.values())
        self._count = prod([len(cards) + 1 for cards in self._kinds])

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Any:
        """A number has a digit for each kind: how many of it go."""
        if not 0 <= index < self._count:
            raise IndexError(index)
        taken: list[int] = []
        for cards in self._kinds:
            index, count = divmod(index, len(cards) + 1)
            taken += cards[:count]
        return cm.Regroup(self._card, tuple(taken))


def _withdrawals(s: State, seat: int, card: int) -> list[cm.Withdraw]:
    most = min(3, s.room(seat) + 1)
    units = s.rows[seat]
    return [cm.Withdraw(card, some) for count in range(1, most + 1) for some in combinations(units, count)]


def _sacrifices(s: State, seat: int) -> list[cm.Sacrifice]:
    row, kind, thrall = s.rows[seat], s.table.kind, Kind.THRALL
    thralls = [card for card in row if kind[card] == thrall]
    if not thralls:
        return [cm.Sacrifice(unit) for unit in row]
    found = []
    for unit in row:
        # A Thrall that goes with another Thrall is the same as the other way round.
        others = [card for card in thralls if card != unit and (unit not in thralls or card > unit)]
        found += [
            cm.Sacrifice(unit, some)
            for count in range(len(others) + 1)
            for some in combinations(others, count)
        ]
    return found


def extras(s: State, seat: int) -> list[Group]:
    """W3.4: a group for summoning, and one for each deity that may be invoked."""
    if not s.deities[seat] and not s.offerings[seat]:
        return []
    summons = [
        cm.Summon(deity, way)
        for deity in summonable(s, seat)
        for way in paying.ways(s, seat, paying.cost(s, seat, deity))
    ]
    return [summons, *(ACTIVE[s.table.deity[card]].choices(s, seat) for card in invocable(s, seat))]


def _act(s: State, seat: int, step: AgendaStep) -> list[Group]:
    held = by_kind(s, s.hands[seat])
    found: list[Group] = [layings(s, held), _PASS]
    if Kind.PLAGUE in held:
        found.append(_plagues(s, held[Kind.PLAGUE]))
    if Kind.FLANK_MARCH in held:
        found += [Regroupings(s, seat, held[Kind.FLANK_MARCH]), _withdrawals(s, seat, held[Kind.FLANK_MARCH])]
    return [*found, _sacrifices(s, seat), *extras(s, seat)]


def _rest(s: State, seat: int, step: AgendaStep) -> list[Group]:
    found: list[Group] = [_END_TURN]
    if s.room(seat) and s.stock():
        found.append(_DRAW)
    if may_return(s, seat):
        found.append([cm.Return(cards) for cards in handfuls(s, seat, RETURN_COST)])
    return found


def handfuls(s: State, seat: int, count: int) -> list[Cards]:
    """Every different handful of so many cards."""
    kind = s.table.kind
    found: dict[Cards, Cards] = {}
    for cards in combinations(s.hands[seat], count):
        found.setdefault(tuple(sorted([kind[card] for card in cards])), cards)
    return list(found.values())


def _react(s: State, seat: int, step: AgendaStep) -> list[Group]:
    guards = [cm.Ward(card) for card in blows.guards(s, seat, s.blow[0])]
    return [_DECLINE, guards, [cm.Ward(card) for card in blows.walls(s, seat)[:1]]]


def _place(s: State, seat: int, step: AgendaStep) -> list[Group]:
    ends = _PLACE if s.rows[seat] else _PLACE[:1]
    if not blows.may_refuse(s, step):
        return [ends]
    return [ends, [cm.Ward(card) for card in blows.walls(s, seat)[:1]]]


def _before(s: State, seat: int, step: AgendaStep) -> list[Group]:
    back = [cm.TakeBack(card) for card in returnable(s, seat)]
    return [_DECLINE, layings(s, by_kind(s, s.hands[seat])), back]


def _after(s: State, seat: int, step: AgendaStep) -> list[Group]:
    return [_DECLINE, [cm.Aim(card) for _, card in blows.chosen_by_valkyrie(s, seat)]]


GROUPS: dict[int, Callable[[State, int, AgendaStep], list[Group]]] = {
    Step.ACT: _act,
    Step.CLOSE: lambda s, seat, step: [_END_TURN, *extras(s, seat)],
    Step.REST: _rest,
    Step.SHED: lambda s, seat, step: [[cm.Shed(card) for card in by_kind(s, s.hands[seat]).values()]],
    Step.AIM: lambda s, seat, step: [[cm.Aim(card) for _, card in blows.candidates(s, step)]],
    Step.REACT: _react,
    Step.SETTLE: lambda s, seat, step: [_CLAIM, _DECLINE],
    Step.PLACE: _place,
    Step.COLOUR: lambda s, seat, step: [_COLOURS],
    Step.RECALL: lambda s, seat, step: [[cm.Recall(card) for card in by_kind(s, s.discard).values()]],
    Step.BEFORE: _before,
    Step.CROWN: lambda s, seat, step: [[cm.Crown(card) for card in open_prizes(s)]],
    Step.AFTER: _after,
}
