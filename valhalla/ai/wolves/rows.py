"""What can become of a row, reckoned by its kinds alone: rows repeat endlessly, so every answer is kept.

Rows are kinds from left to right, as `strengths` has them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from valhalla.games.wolves.strengths import of_kinds, runes, stands
from valhalla.games.wolves.terms import LEFT, RIGHT, SIDES, TYR_RUNE, Kind

Row = tuple[int, ...]
KEPT = 1 << 13  # enough for a round; many more would only keep the garbage collector busy


@lru_cache(maxsize=KEPT)
def power(row: Row) -> int:
    """The strength of a row without deities."""
    return sum(of_kinds(row))


@lru_cache(maxsize=KEPT)
def joined(row: Row, kind: int, side: int) -> Row:
    return (kind, *row) if side == LEFT else (*row, kind)


@lru_cache(maxsize=KEPT)
def without(row: Row, place: int) -> Row:
    return row[:place] + row[place + 1 :]


class Reach(NamedTuple):
    """A unit at an end of a row: which end, and how strong the row is then, effects left aside."""

    side: int
    power: int


@lru_cache(maxsize=KEPT)
def best_end(row: Row, kind: int) -> Reach | None:
    """The end at which a unit makes a row strongest; None where it may not stand."""
    if not stands(kind, row):
        return None
    left, right = power(joined(row, kind, LEFT)), power(joined(row, kind, RIGHT))
    return Reach(LEFT, left) if left > right else Reach(RIGHT, right)


class Loss(NamedTuple):
    """A unit that leaves a row: where it stands, the strength left, what it was."""

    place: int
    power: int
    kind: int


@lru_cache(maxsize=KEPT)
def worst_loss(row: Row, spared: int = -1) -> Loss | None:
    """The unit whose going hurts a row most; *spared* is a place that is not asked about."""
    found = [Loss(i, power(without(row, i)), kind) for i, kind in enumerate(row) if i != spared]
    return min(found, key=lambda loss: loss.power) if found else None


@lru_cache(maxsize=KEPT)
def weaker_loss(row: Row, than: int) -> Loss | None:
    """The unit weaker than a strength whose going hurts a row most."""
    current = of_kinds(row)
    found = [Loss(i, power(without(row, i)), kind) for i, kind in enumerate(row) if current[i] < than]
    return min(found, key=lambda loss: loss.power) if found else None


@lru_cache(maxsize=KEPT)
def raidable(row: Row, spared: int) -> tuple[Loss, ...]:
    """What a Raider at the place *spared* may take."""
    return tuple(
        Loss(i, power(without(row, i)), kind)
        for i, kind in enumerate(row)
        if i != spared and kind != Kind.RAIDER
    )


@lru_cache(maxsize=KEPT)
def lurable(row: Row) -> tuple[Loss, ...]:
    """What a Traitor moves: the weakest Tyr units."""
    rune, current = runes(), of_kinds(row)
    tyr = [i for i, kind in enumerate(row) if rune[kind] == TYR_RUNE]
    least = min((current[i] for i in tyr), default=0)
    return tuple(Loss(i, power(without(row, i)), row[i]) for i in tyr if current[i] == least)


@lru_cache(maxsize=KEPT)
def shooting_end(row: Row) -> int | None:
    """The end at which an Archer would stand next to another."""
    if not row:
        return None
    return next((side for side in SIDES if row[0 if side == LEFT else -1] == Kind.ARCHER), None)


class RowStep(NamedTuple):
    """A unit more in a row: how strong it is then, which kind was laid, at which end."""

    power: int
    kind: int
    side: int


DEEPEST = 6  # how many units a plan looks ahead


@lru_cache(maxsize=KEPT)
def greatest(row: Row, hand: Row) -> tuple[RowStep, ...]:
    """How strong a row becomes with one, two, … of these kinds, laid greedily while it grows."""
    found: list[RowStep] = []
    now = power(row)
    while hand and len(found) < DEEPEST:
        best: RowStep | None = None
        for kind in dict.fromkeys(hand):
            reach = best_end(row, kind)
            if reach is not None and reach.power > (best.power if best else now):
                best = RowStep(reach.power, kind, reach.side)
        if best is None:
            break
        found.append(best)
        now = best.power
        row = joined(row, best.kind, best.side)
        hand = without(hand, hand.index(best.kind))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def plagued(row: Row, strength: int) -> Row:
    """What a Plague of this strength leaves."""
    return tuple([kind for kind, own in zip(row, of_kinds(row), strict=True) if own != strength])
