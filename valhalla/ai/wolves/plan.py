"""A main action reckoned by kinds, without trying anything: what to lay, whom to strike, when to pass."""

from __future__ import annotations

from typing import Any, NamedTuple

from valhalla.ai.wolves.field import table_of
from valhalla.ai.wolves.outlook import Outlook
from valhalla.ai.wolves.rows import (
    Loss,
    Row,
    best_end,
    greatest,
    joined,
    lurable,
    plagued,
    power,
    raidable,
    shooting_end,
    weaker_loss,
    without,
    worst_loss,
)
from valhalla.games.wolves import choices, paying, strengths
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import NONE, RIGHT, UNITS, Deity, Kind

STRIKERS = (Kind.ASSASSIN, Kind.RAIDER, Kind.TRAITOR)
STRUCK = 2  # how many of the strongest other rows are looked at


class Option(NamedTuple):
    worth: float
    command: Any


def _struck(kind: int, units: Row) -> Loss | None:
    """The unit that a row loses most by, if this striker is laid at its end."""
    row, place = joined(units, kind, RIGHT), len(units)
    if kind == Kind.ASSASSIN:
        return worst_loss(row, place)
    found = raidable(row, place) if kind == Kind.RAIDER else lurable(row)
    return min(found, key=lambda loss: loss.power) if found else None


class Plan:
    """A main action reckoned by kinds: the units still to be laid, and what striking makes of the totals.

    Wards are not foreseen.
    """

    def __init__(self, s: State, look: Outlook) -> None:
        seat = look.seat
        self.s = s
        self.seat = seat
        self.look = look
        self.cards = look.weights.cards
        kinds = [look.kind[card] for card in s.hands[seat]]
        self.held = choices.by_kind(s, s.hands[seat])
        self.t = table_of(s)
        self.row = strengths.row_kinds(s, seat)
        self.lasting = look.gods.lasting(s)
        self.kept = self.look.kept(kinds)
        units = tuple([kind for kind in kinds if kind < UNITS])
        field = look.field(self.t)
        self.worth, self.laid = look.ahead(field, self.row, units, self.kept, self.lasting)
        steps = greatest(self.row, units)
        self.steps = steps[: self.laid]
        self.rest = self.kept - self.look.kept([step.kind for step in self.steps])
        self.more = self.look.rise(self.t, self.row, steps, self.laid)
        self.last = self.look.rise(self.t, self.row, steps, 0)

    def best(self) -> Any:
        """The main action that seems worth most."""
        return max(self.options(), key=lambda option: option.worth).command

    def options(self) -> list[Option]:
        """The pass, the next unit of the best plan, and strikes at the strongest others."""
        found = [Option(self.passing(), cm.Pass())]
        if self.laid:
            step = self.steps[0]
            found.append(Option(self.worth, cm.Lay(self.held[step.kind], self.seat, step.side)))
        found += self.strikes()
        if Kind.BERSERK in self.row and not self.s.offerings[self.seat]:
            found += self.berserk()
        if self.s.owner[Deity.LOKI] == self.seat:
            found += self.loki()
        return found

    def passing(self) -> float:
        """Nothing more is laid; ties go to the earlier pass."""
        t, seat, look = self.t, self.seat, self.look
        t.passed[seat] = len(self.s.passes)
        field = look.field(t)
        t.passed[seat] = NONE
        waiting = self.s.table.players - len(self.s.passes) - 1
        hand = look.hand(self.kept, t.hands[seat]) + look.weights.rest * waiting
        return look.value(field, t.totals[seat] + self.last, hand, self.lasting)

    def changed(self, changes: dict[int, int], spent: float, cards: int) -> float:
        """The worth of the plan with other totals, and with a card or none less in hand."""
        t, look = self.t, self.look
        for row, change in changes.items():
            t.totals[row] += change
        hand = look.hand(self.rest - spent, t.hands[self.seat] - self.laid - cards)
        worth = look.value(look.field(t), t.totals[self.seat] + self.more, hand, self.lasting)
        for row, change in changes.items():
            t.totals[row] -= change
        return worth

    def berserk(self) -> list[Option]:
        """A Berserk alone pays for the first deity of a colour."""
        s, seat = self.s, self.seat
        deities = [card for card in s.hall if s.table.deity[card] >= 0 and paying.cost(s, seat, card) <= 2]
        if not deities:
            return []
        place = self.row.index(Kind.BERSERK)
        lost = power(without(self.row, place)) - power(self.row)
        worth = self.changed({seat: lost}, 0.0, 0) + max(self.look.gods.summoned(s, card) for card in deities)
        return [Option(worth, cm.Sacrifice(s.rows[seat][place]))]

    def loki(self) -> list[Option]:
        """A unit given to Loki, who destroys a weaker one of a strong row."""
        s, seat = self.s, self.seat
        rows = [row for row in self._strongest() if not s.shunned(row, seat)]
        own = strengths.of_kinds(self.row)
        found = []
        for place, strength in enumerate(own):
            lost = power(without(self.row, place)) - power(self.row)
            for row in rows:
                units = strengths.row_kinds(s, row)
                if loss := weaker_loss(units, strength):
                    worth = self.changed({seat: lost, row: loss.power - power(units)}, 0.0, 0)
                    found.append(Option(worth, cm.Sacrifice(s.rows[seat][place])))
        return found

    def strikes(self) -> list[Option]:
        found: list[Option] = []
        strikers = [kind for kind in STRIKERS if kind in self.held]
        end = shooting_end(self.row) if Kind.ARCHER in self.held else None
        if strikers or end is not None:
            for row in self._strongest():
                units = strengths.row_kinds(self.s, row)
                found += [option for kind in strikers for option in self._at(row, units, kind)]
                if end is not None and (loss := worst_loss(units)):
                    more = power(joined(self.row, Kind.ARCHER, end)) - power(self.row)
                    changes = {row: loss.power - power(units), self.seat: more}
                    worth = self.changed(changes, self.cards[Kind.ARCHER], 1)
                    found.append(Option(worth, cm.Lay(self.held[Kind.ARCHER], self.seat, end)))
        if Kind.PLAGUE in self.held:
            found += self._plagues()
        return found

    def _strongest(self) -> list[int]:
        s, totals = self.s, self.t.totals
        rows = [row for row in range(s.table.players) if row != self.seat and s.rows[row] and not s.safe(row)]
        return sorted(rows, key=lambda row: -totals[row])[:STRUCK]

    def _at(self, row: int, units: Row, kind: int) -> list[Option]:
        loss = _struck(kind, units)
        if loss is None:
            return []
        changes = {row: loss.power - power(units)}
        spent, cards = self.cards[kind], 1
        if kind == Kind.TRAITOR and (reach := best_end(self.row, loss.kind)):
            changes[self.seat] = reach.power - power(self.row)
        elif kind == Kind.RAIDER:
            spent, cards = spent - self.cards[loss.kind], 0
        return [Option(self.changed(changes, spent, cards), cm.Lay(self.held[kind], row, RIGHT))]

    def _plagues(self) -> list[Option]:
        s = self.s
        rows = [strengths.row_kinds(s, row) for row in range(s.table.players)]
        present = {own for row in rows for own in strengths.of_kinds(row)}
        found = []
        for strength in present:
            changes = {
                row: power(plagued(units, strength)) - power(units)
                for row, units in enumerate(rows)
                if not s.safe(row)
            }
            worth = self.changed(changes, self.cards[Kind.PLAGUE], 1)
            found.append(Option(worth, cm.Plague(self.held[Kind.PLAGUE], strength)))
        return found
