"""What a round may bring: who will be first and second, what that is worth, and what is kept for later.

Everything is in Glory. A position is judged for one seat in parts, which are also the terms a thought gives
for its reasons; `TERMS` names them all.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import NamedTuple

from valhalla.ai.wolves.field import Field, Table, table_of
from valhalla.ai.wolves.gods import Gods
from valhalla.ai.wolves.prizes import Prizes
from valhalla.ai.wolves.rows import Row, RowStep, greatest, power
from valhalla.ai.wolves.weights import Weights
from valhalla.games.wolves import scoring, strengths
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import HAND_LIMIT, PASS_DRAW, UNITS

TERMS = {
    "place": "the chances of first and second place, by what the open victories are worth to this seat",
    "rivals": "the same of the others, counted against it; more of one who is about to win the game",
    "hand": "cards kept, and those that the pass has brought or will bring",
    "deities": "deities held, for the rounds to come and in victories; the others' against it",
    "offerings": "sacrifices not yet spent",
}
# Facts beside the terms, of no worth themselves.
FACTS = {
    "lead": "strength ahead of the best other row after the choice",
    "chance": "the chance to be first, from 0 to 1",
}


class Parts(NamedTuple):
    """A position judged for a seat: the terms of `TERMS`, then the facts of `FACTS`."""

    place: float
    rivals: float
    hand: float
    deities: float
    offerings: float
    lead: float
    chance: float

    def worth(self) -> float:
        return self.place + self.rivals + self.hand + self.deities + self.offerings


class Outlook:
    """Judges positions of one round for one seat. What victories are worth is found once."""

    def __init__(self, s: State, seat: int, weights: Weights, prized: Prizes) -> None:
        self.seat = seat
        self.weights = weights
        self.prized = prized
        self.gods = Gods(s, seat, weights)
        self.draws = scoring.pass_draw(s, seat, PASS_DRAW)
        self.kind = s.table.kind

    def field(self, t: Table) -> Field:
        return Field(t, self.seat, self.prized, self.weights)

    def stake(self, field: Field, total: float) -> tuple[float, float, float, float]:
        """What places are worth, what the others' are, the chance that the game goes on, to be first."""
        prized, seat = self.prized, self.seat
        first, second = field.places(total)
        worth = first * prized.first[seat] + second * prized.second[seat]
        rivals = (1 - first) * field.first + (1 - second) * field.second
        lasts = 1 - first * prized.ends[seat] - (1 - first) * field.ends
        return worth, -self.weights.envy * rivals, lasts, first

    def hand(self, kept: float, count: int) -> float:
        """Cards of which the known are worth *kept*; of all there are *count*, and the pass brings more."""
        drawn = max(0, min(self.draws, HAND_LIMIT - count))
        return self.weights.card * (kept + drawn * self.weights.usual)

    def kept(self, kinds: Sequence[int], unknown: int = 0) -> float:
        cards = self.weights.cards
        return sum([cards[kind] for kind in kinds]) + unknown * self.weights.usual

    def value(self, field: Field, total: float, hand: float, lasting: float) -> float:
        """All of it together; *hand* and *lasting* count if the game goes on."""
        place, rivals, lasts, _ = self.stake(field, total)
        return place + rivals + lasts * (hand + lasting)

    def rise(self, t: Table, row: Row, steps: Sequence[RowStep], laid: int) -> int:
        """How much stronger a row is with so many units of a plan, and with one more by Vidar."""
        last = min(len(steps), laid + (t.vidar == self.seat))
        return steps[last - 1].power - power(row) if last else 0

    def ahead(self, field: Field, row: Row, units: Row, kept: float, lasting: float) -> tuple[float, int]:
        """The best that can be made of a row with these units in hand, and how many are laid for it.

        *kept* is what the hand is worth, *lasting* what else is kept if the game goes on.
        """
        t, cards = field.table, self.weights.cards
        count = t.hands[self.seat]
        start = t.totals[self.seat]
        steps = greatest(row, units)
        total = start + self.rise(t, row, steps, 0)
        best, laid = self.value(field, total, self.hand(kept, count), lasting), 0
        for n, step in enumerate(steps, 1):
            kept -= cards[step.kind]
            total = start + self.rise(t, row, steps, n)
            value = self.value(field, total, self.hand(kept, count - n), lasting)
            if value > best:
                best, laid = value, n
        return best, laid

    def parts(self, s: State, seen: Container[int]) -> Parts:
        """A position of this round in terms; cards not *seen* count as usual ones."""
        seat = self.seat
        t = table_of(s)
        field = self.field(t)
        kinds = tuple([self.kind[card] for card in s.hands[seat] if card in seen])
        unknown = t.hands[seat] - len(kinds)
        kept = self.kept(kinds, unknown)
        lasting = self.gods.lasting(s)
        passed = seat in s.passes
        row = strengths.row_kinds(s, seat)
        units = tuple([kind for kind in kinds if kind < UNITS])
        steps = greatest(row, units) if units and not (passed and t.vidar != seat) else ()
        laid = () if passed else steps[: self.ahead(field, row, units, kept, lasting)[1]]
        kept -= self.kept([step.kind for step in laid])
        best = max([total for other, total in enumerate(t.totals) if other != seat])
        lead = t.totals[seat] - best
        total = float(t.totals[seat] + self.rise(t, row, steps, len(laid)))
        if t.serpent == seat and lead > 0 and row:
            total += self.weights.serpent / (1 + t.before)
        place, rivals, lasts, chance = self.stake(field, total)
        hand = self.weights.card * kept if passed else self.hand(kept, t.hands[seat] - len(laid))
        waiting = s.table.players - len(s.passes)
        hand += (self.weights.rest if passed else self.weights.wait) * waiting
        offers = 0.0 if passed else self.gods.offerings(s)
        lasting += self.gods.feared(s) + self.gods.gift(s)
        gods = lasts * lasting + self.gods.devotion(s) - self.gods.devoted
        return Parts(place, rivals, lasts * hand, gods, lasts * offers, float(lead), chance)
