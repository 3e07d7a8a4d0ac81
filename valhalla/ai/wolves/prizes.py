"""What the open victories are worth to each seat, in Glory."""

from __future__ import annotations

from typing import NamedTuple

from valhalla.ai.wolves.weights import Weights
from valhalla.games.wolves import scoring
from valhalla.games.wolves.rules import open_prizes
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import GLORY_TO_END, HAND_LIMIT, PASS_DRAW


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
