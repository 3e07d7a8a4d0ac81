"""The exact chances of iron dice, thrown without cards: for every game that throws them.

A removed hammer counts 3, so a throw reaches at most the sum of its faces with every hammer as 3.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb

from valhalla.games.iron import FACES, Dice, most, reach


@cache
def falls(count: int) -> tuple[tuple[Dice, int], ...]:
    """Every fall of so many dice, sorted, with the number of ways to it."""
    return tuple(_falls(count, FACES))


def _falls(count: int, faces: tuple[int, ...]) -> Iterator[tuple[Dice, int]]:
    if len(faces) == 1:
        yield (faces[0],) * count, 1
        return
    for first in range(count, -1, -1):
        for rest, ways in _falls(count - first, faces[1:]):
            yield (faces[0],) * first + rest, ways * comb(count, first)


@cache
def tail(count: int, least: int) -> float:
    """The chance that so many dice reach at least this sum, hammers removed as needed."""
    hits = sum(ways for fall, ways in falls(count) if reach(fall) >= least)
    return hits / float(len(FACES) ** count)


def rethrows(dice: Dice) -> list[tuple[int, Dice]]:
    """With an empty reserve: how many dice to throw again, and the best ones to leave lying for that."""
    ranked = sorted(dice, key=most, reverse=True)
    return [(again, tuple(ranked[: len(dice) - again])) for again in range(1, len(dice) + 1)]
