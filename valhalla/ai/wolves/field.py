"""The rows as a seat sees them: what each may still come to, who may act though it has passed."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from valhalla.ai.wolves.prizes import Prizes
from valhalla.ai.wolves.weights import Weights
from valhalla.games.wolves import strengths
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import NONE, RETURN_COST, Deity

LATE = (Deity.VIDAR, Deity.BALDR, Deity.JORMUNGANDR)  # whose holders may act when others think them done
CERTAIN = 4.0  # how steep a lead counts when all others have passed
FINE = 8  # steps of the tables to one
FAR = 6 * FINE
_LOGISTIC = [1 / (1 + exp(-k / FINE)) for k in range(-FAR, FAR + 1)]
_EXP = [exp(-k / FINE) for k in range(FAR + 1)]


class Table(NamedTuple):
    """A position in the numbers that places are reckoned from, and who may still act out of the usual way."""

    totals: list[int]
    hands: list[int]  # how many cards
    passed: list[int]  # the place in the order of passing, or NONE
    vidar: int  # who may lay one more unit before the winner is found, or NONE
    baldr: int  # who has passed and may return
    serpent: int  # who ends the round as soon as it is the strongest at its turn
    before: int  # how many will have acted by then
    guarded: int  # whose row Heimdall guards after the pass


def table_of(s: State) -> Table:
    passed = [NONE] * s.table.players
    for place, seat in enumerate(s.passes):
        passed[seat] = place
    hands = [len(hand) for hand in s.hands]
    vidar, baldr, serpent = (s.owner[which] for which in LATE)
    if baldr != NONE and (passed[baldr] == NONE or hands[baldr] < RETURN_COST):
        baldr = NONE
    guarded = s.owner[Deity.HEIMDALL]
    if guarded != NONE and passed[guarded] == NONE:
        guarded = NONE
    return Table(strengths.totals(s), hands, passed, vidar, baldr, serpent, _before(s, serpent), guarded)


def _before(s: State, seat: int) -> int:
    """How many others who have not passed act before the next turn of this seat."""
    if seat == NONE:
        return 0
    after = s.seats_from(s.active + 1 if s.active != NONE else s.starter)
    return sum(other not in s.passes for other in after[: after.index(seat)])


class Field:
    """The others as a seat sees them: what each may come to, and what their places are worth on the whole."""

    __slots__ = ("ends", "first", "others", "second", "table")

    def __init__(self, t: Table, seat: int, prized: Prizes, weights: Weights) -> None:
        self.table = t
        growth, spends = weights.growth, weights.spends
        alone = t.passed.count(NONE) <= (t.passed[seat] == NONE)  # nobody is left to change anything
        sure = FINE * (CERTAIN if alone else weights.sure)
        if t.guarded == seat:
            sure = FINE * CERTAIN
        self.others: list[tuple[float, float]] = []  # how steep a lead counts, and where it begins
        hopes: list[float] = []
        mine = t.passed[seat]
        goes_on = NONE in t.passed
        for other, total in enumerate(t.totals):
            if other == seat:
                continue
            after = t.passed[other]
            if after == NONE:
                slope, hope = FINE * weights.unsure, total + growth * min(t.hands[other], spends)
            elif other == t.baldr and goes_on:
                cards = min(t.hands[other] - RETURN_COST, spends)
                slope, hope = FINE * weights.unsure, total + growth * cards / 2
            else:  # ties: the earlier pass
                slope, hope = sure, total + (0.5 if mine == NONE or after < mine else -0.5)
            if other == t.vidar and t.hands[other]:
                slope, hope = min(slope, FINE * weights.sure), hope + weights.vidar
            if other == t.serpent and total >= max(t.totals):
                hope += weights.serpent / (1 + t.before)
            self.others.append((slope, hope))
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
