"""What `valhalla bench` measures of Valhalla besides: exact odds."""

from __future__ import annotations

from statistics import median
from typing import Any

from valhalla.ai.valhalla.odds import ANY_DIE, Fighter, Hand, to_reach
from valhalla.games.valhalla.dice import GIANT_NEEDS
from valhalla.workshop.timing import RUNS, timed

# Four warriors that need all five weapons, and one frost giant of each sort (V16.1).
PLAIN = (Fighter(((0, 1),), 5), Fighter(((2, 3),), 5), Fighter(((4,),), 3), Fighter(((0, 2, 4),), 8))
GIANTS = tuple(
    Fighter(GIANT_NEEDS[need], strength)
    for need, strength in (("any2", 3), ("pair", 4), ("triple", 6), ("twopairs", 7))
)
HEROIC = Fighter(ANY_DIE, 3, activates=False)
TACTICS = Hand(counterblows=(0,), new_weapons=(0,), swap=0)
EASIEST = 8  # the target of the first run; each run has a harder one, so that no answer is kept


def figures() -> dict[str, Any]:
    """Milliseconds of a whole solution: every throw, every reroll, exactly."""
    return {
        "odds_ms_6": _solved(PLAIN, 6),
        "odds_ms_9": _solved(PLAIN, 9),
        "odds_ms_6_giants": _solved(GIANTS, 6),
        "odds_ms_9_giants": _solved(GIANTS, 9),
        "odds_ms_tactics": _solved((*PLAIN, HEROIC), 6, TACTICS),
    }


def _solved(fighters: tuple[Fighter, ...], dice: int, hand: Hand = Hand()) -> float:  # noqa: B008 - immutable
    def solve(target: int) -> float:
        return timed(lambda: to_reach(target, fighters, dice, hand=hand).throw)

    solve(EASIEST - 1)  # lays out the lattice, once in a process
    return round(1000 * median(solve(EASIEST + run) for run in range(RUNS)), 2)
