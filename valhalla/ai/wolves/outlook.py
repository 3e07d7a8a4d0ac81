"""What a round may bring: who will be first and second, what that is worth, and what is kept for later.

Everything is in Glory. A position is judged for one seat in parts, which are also the terms a thought gives
for its reasons; `TERMS` names them all.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from math import exp
from typing import NamedTuple

from valhalla.ai.wolves.rows import Row, greatest, power
from valhalla.ai.wolves.weights import Weights
from valhalla.games.wolves import paying, scoring, strengths
from valhalla.games.wolves.rules import open_prizes
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLACK, GLORY_TO_END, HAND_LIMIT, NONE, PASS_DRAW, UNITS, Deity

TERMS = {
    "place": "the chances of first and second place, by what the open victories are worth to this seat",
    "rivals": "the same of the others, counted against it; more of one who is about to win the game",
    "hand": "cards kept, and those that the pass has brought or will bring",
    "deities": "deities held, for the rounds to come",
    "offerings": "sacrifices not yet spent",
}
# Facts beside the terms, of no worth themselves.
FACTS = {
    "lead": "strength ahead of the best other row after the choice",
    "chance": "the chance to be first, from 0 to 1",
}


NOT_YET = 0.9  # what a deity is worth that can be paid but is not summoned
CERTAIN = 4.0  # how steep a lead counts when all others have passed
FINE = 8  # steps of the tables to one
FAR = 6 * FINE
_LOGISTIC = [1 / (1 + exp(-k / FINE)) for k in range(-FAR, FAR + 1)]
_EXP = [exp(-k / FINE) for k in range(FAR + 1)]


class Prizes(NamedTuple):
    """What first and second place of this round are worth to each seat; the same rounded to Glory."""

    first: list[float]
    second: list[float]
    ends: list[bool]  # whether the first place would bring the Glory that ends the game


def prize_worth(s: State, seat: int, card: int) -> float:
    """What a victory will be worth to a seat that takes it now."""
    glory = s.table.glory[card]
    assert glory is not None
    word = glory.word
    if word == "victories":
        count = len(s.victories[seat]) + 1
    elif word == "hand":
        draws = 0 if seat in s.passes else scoring.pass_draw(s, seat, PASS_DRAW)
        count = min(HAND_LIMIT, len(s.hands[seat]) - (2 if draws else 0) + draws)
    elif word == "empty_rows":
        count = sum(not row for row in s.rows)
    else:
        return float(scoring.worth(s, seat, card))
    return float(min(glory.most, glory.least + count // glory.every))


def prizes(s: State, weights: Weights) -> Prizes:
    """How much each seat wants the open victories."""
    seats = range(s.table.players)
    glory = scoring.all_glory(s)
    cards = open_prizes(s)
    if not cards:
        nothing = [0.0] * s.table.players
        return Prizes(nothing, nothing, [s.doomed()] * s.table.players)
    worths = [[prize_worth(s, seat, card) for seat in seats] for card in cards]
    wanted = max(range(len(cards)), key=lambda i: sum(worths[i]))
    best = [max(worth[seat] for worth in worths) for seat in seats]
    rest = [worths[1 - wanted][seat] if len(cards) > 1 else 0.0 for seat in seats]
    first, second, ends = [], [], []
    for seat in seats:
        others = max(glory[other] for other in seats if other != seat)
        first.append(_race(best[seat], glory[seat], others, s.doomed(), weights))
        second.append(_race(rest[seat], glory[seat], others, s.doomed(), weights, last=False))
        ends.append(s.doomed() or glory[seat] + best[seat] >= GLORY_TO_END)
    return Prizes(first, second, ends)


def _race(
    worth: float, glory: int, others: int, doomed: bool, weights: Weights, *, last: bool = True
) -> float:
    """A victory's worth, and more of it for whoever would win the game by it."""
    total = glory + worth
    if last and (doomed or total >= GLORY_TO_END) and total >= others:
        return worth + weights.crown
    if total >= GLORY_TO_END and total > others:
        return worth + weights.crown / 2
    return worth


class Table(NamedTuple):
    """A position in the numbers that places are reckoned from."""

    totals: list[int]
    hands: list[int]  # how many cards
    passed: list[int]  # the place in the order of passing, or NONE


def table_of(s: State) -> Table:
    passed = [NONE] * s.table.players
    for place, seat in enumerate(s.passes):
        passed[seat] = place
    return Table(strengths.totals(s), [len(hand) for hand in s.hands], passed)


class Field:
    """The others as a seat sees them: what each may come to, and what their places are worth on the whole."""

    __slots__ = ("ends", "first", "others", "second")

    def __init__(self, t: Table, seat: int, prized: Prizes, weights: Weights) -> None:
        growth, spends = weights.growth, weights.spends
        alone = t.passed.count(NONE) <= (t.passed[seat] == NONE)  # nobody is left to change anything
        sure = FINE * (CERTAIN if alone else weights.sure)
        self.others: list[tuple[float, float]] = []  # how steep a lead counts, and where it begins
        hopes: list[float] = []
        mine = t.passed[seat]
        for other, total in enumerate(t.totals):
            if other == seat:
                continue
            after = t.passed[other]
            if after == NONE:
                hope = total + growth * min(t.hands[other], spends)
                self.others.append((FINE * weights.unsure, hope))
            else:
                hope = total + (0.5 if mine == NONE or after < mine else -0.5)  # ties: the earlier pass
                self.others.append((sure, hope))
            hopes.append(hope)
        most = max(hopes)
        parts = [_EXP[min(FAR, int(FINE * weights.unsure * (most - hope)))] for hope in hopes]
        whole = sum(parts)
        first = second = ends = 0.0
        for part, other in zip(parts, (o for o in range(len(t.totals)) if o != seat), strict=True):
            first += part * prized.first[other]
            second += part * prized.second[other]
            ends += part * prized.ends[other]
        self.first, self.second, self.ends = first / whole, second / whole, ends / whole

    def places(self, total: float) -> tuple[float, float]:
        """The chances to be first and second with so strong a row."""
        first, odds = 1.0, 0.0
        for slope, hope in self.others:
            k = int(slope * (total - hope))
            p = _LOGISTIC[FAR + (FAR if k > FAR else -FAR if k < -FAR else k)]
            first *= p
            odds += (1 - p) / p
        return first, first * odds


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
        left = 0.0 if s.doomed() else max(0.5, weights.rounds - s.round)
        each = zip(weights.deities, weights.at_once, strict=True)
        self.deities = [left * later + now for later, now in each]
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

    def ahead(self, t: Table, row: Row, units: Row, kept: float, lasting: float) -> tuple[float, int]:
        """The best that can be made of a row with these units in hand, and how many are laid for it.

        *kept* is what the hand is worth, *lasting* what else is kept if the game goes on.
        """
        cards, count = self.weights.cards, t.hands[self.seat]
        field = self.field(t)
        start = t.totals[self.seat] - power(row)
        best, laid = self.value(field, start + power(row), self.hand(kept, count), lasting), 0
        for n, step in enumerate(greatest(row, units), 1):
            kept -= cards[step.kind]
            value = self.value(field, start + step.power, self.hand(kept, count - n), lasting)
            if value > best:
                best, laid = value, n
        return best, laid

    def lasting(self, s: State) -> float:
        """Deities for the rounds to come, and for the rest of this one."""
        deity = s.table.deity
        return sum([self.deities[deity[card]] for card in s.deities[self.seat]])

    def offerings(self, s: State) -> float:
        """Sacrifices: what the best deity they can pay is worth, or the way there."""
        pile = s.offerings[self.seat]
        if not pile:
            return 0.0
        paid = sum([s.table.offers[card] for card in pile])
        return max([self._paid(s, card, paid) for card in s.hall], default=0.0)

    def _paid(self, s: State, card: int, paid: int) -> float:
        if s.table.deity[card] == NONE:
            return 0.0
        price = paying.cost(s, self.seat, card)
        worth = self.summoned(s, card)
        return worth * (NOT_YET if paid >= price else self.weights.on_the_way * paid / price)

    def summoned(self, s: State, card: int) -> float:
        """What a deity of the Hall would bring this seat, less those of the other colour (W6.2)."""
        table, worths = s.table, self.deities
        which, colour = table.deity[card], table.colour[card]
        worth = worths[which]
        if colour != BLACK and s.owner[Deity.YGGDRASIL] != self.seat:
            lost = [held for held in s.deities[self.seat] if table.colour[held] == 1 - colour]
            worth -= sum([worths[table.deity[held]] for held in lost])
        return worth

    def parts(self, s: State, seen: Container[int]) -> Parts:
        """A position of this round in terms; cards not *seen* count as usual ones."""
        seat = self.seat
        t = table_of(s)
        kinds = tuple([self.kind[card] for card in s.hands[seat] if card in seen])
        unknown = t.hands[seat] - len(kinds)
        kept = self.kept(kinds, unknown)
        lasting = self.lasting(s)
        passed = seat in s.passes
        row = strengths.row_kinds(s, seat)
        units = tuple([kind for kind in kinds if kind < UNITS])
        laid = () if passed else greatest(row, units)[: self.ahead(t, row, units, kept, lasting)[1]]
        kept -= self.kept([step.kind for step in laid])
        best = max([total for other, total in enumerate(t.totals) if other != seat])
        lead = t.totals[seat] - best
        total: float = t.totals[seat] + (laid[-1].power - power(row) if laid else 0)
        if s.owner[Deity.JORMUNGANDR] == seat and lead > 0:
            total += self.weights.serpent
        place, rivals, lasts, chance = self.stake(self.field(t), total)
        hand = self.weights.card * kept if passed else self.hand(kept, t.hands[seat] - len(laid))
        waiting = s.table.players - len(s.passes)
        hand += (self.weights.rest if passed else self.weights.wait) * waiting
        offers = 0.0 if passed else self.offerings(s)
        return Parts(place, rivals, lasts * hand, lasts * lasting, lasts * offers, float(lead), chance)
