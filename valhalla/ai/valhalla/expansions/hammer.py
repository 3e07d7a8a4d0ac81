"""How seats throw the hammer at Ragnarök (H6): the exact best, against whatever those who follow may throw.

A throw is worth its points. Who throws last knows what each cell gains; who throws earlier knows what a cell
may still hope for if all who follow play their own best. That is worked out beforehand (`build/hurling.py`):
only the two farthest cells matter, and how many are still to throw.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from valhalla.ai.iron import rethrows, tail
from valhalla.ai.iron_policy import CellPolicy
from valhalla.games.iron import LAST_CELL, REMOVED, Dice, reach
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions.hammer import PRIZES, START, reserve, sums
from valhalla.games.valhalla.state import Hurl, State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance

FILE: Final = Path(__file__).with_name("hopes.json")
SCALE: Final = 1_000_000
# The two farthest cells that may stand; 0 is nobody's second.
PAIRS: Final = tuple((far, b) for far in range(2, LAST_CELL + 1) for b in (0, *range(2, far)))
NUMBER: Final = {pair: i for i, pair in enumerate(PAIRS)}
TINY: Final = 1e-6


class Prospect(NamedTuple):
    """The chances of both prizes."""

    first: float = 0.0
    second: float = 0.0

    @property
    def worth(self) -> float:
        return PRIZES[0] * self.first + PRIZES[1] * self.second


class Hope(NamedTuple):
    """What becomes of the two farthest: the first is kept or falls to the second; the second is kept."""

    kept: float
    fallen: float
    second: float


@cache
def _hopes() -> list[list[tuple[int, int, int]]]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[list[tuple[int, int, int]]])


def hope(far: int, second: int, to_come: int) -> Hope:
    """What those who stand on these cells may hope for, with so many throwers to come."""
    if not to_come:
        return Hope(1.0, 0.0, 1.0)
    return Hope(*(part / SCALE for part in _hopes()[to_come - 1][NUMBER[far, second]]))


@lru_cache(maxsize=1 << 10)
def stops(far: int, second: int, to_come: int) -> tuple[Prospect, ...]:
    """The chances of stopping on each cell, while these two stand farthest and so many are to throw."""
    return tuple(_stop(far, second, to_come, cell) for cell in range(LAST_CELL + 1))


def _stop(far: int, second: int, to_come: int, cell: int) -> Prospect:
    if cell < 2 or cell < second:
        return Prospect()
    if cell >= far:
        mine = hope(cell, far if cell > far else second, to_come)
        return Prospect(mine.kept, mine.fallen)
    return Prospect(0.0, hope(far, cell, to_come).second)


@lru_cache(maxsize=32)
def _policy(far: int, second: int, to_come: int, tilt: float = 0.0) -> CellPolicy:
    """The best policy; *tilt* more for the first prize tells how much of the worth is due to it."""
    worths = tuple(p.worth + tilt * p.first for p in stops(far, second, to_come))
    return CellPolicy(worths, (0.0,) * (LAST_CELL + 1))


def _situation(s: State) -> tuple[int, int, int]:
    """The two farthest cells, and how many will throw after whoever throws now."""
    far, second = (*sorted({0, *s.distances}, reverse=True), 0)[:2]
    return far, second, s.table.players - len(s.distances) - 1


class Chances(NamedTuple):
    """Of the prizes: if the thrower stops here, and if they throw again and then play their best."""

    stop: Prospect
    again: Prospect


def chances(s: State, again: Sequence[int] = ()) -> Chances:
    """Exact for the dice; with an empty reserve of throwing these dice again, or the best."""
    at, hurl = _situation(s), s.hurl
    stop = stops(*at)[hurl.token] if hurl is not None else Prospect()
    worth, tilted = (_go_on(_policy(*at, tilt), hurl, again) for tilt in (0.0, TINY))
    first = min(1.0, max(0.0, (tilted - worth) / TINY))
    return Chances(stop, Prospect(first, max(0.0, worth - PRIZES[0] * first)))


def _go_on(policy: CellPolicy, hurl: Hurl | None, again: Sequence[int]) -> float:
    if hurl is None:
        return policy.throw(0, START, 0)
    if again and not reserve(hurl):
        return policy.leave(hurl.token, _left(hurl.dice, again), len(hurl.dice))
    return policy.go_on(hurl.token, hurl.dice, hurl.removed)


def _left(dice: Dice, again: Sequence[int]) -> Dice:
    return tuple(die for i, die in enumerate(dice) if i not in again)


def hurl(s: State, seat: int, luck: Chance | None = None) -> cm.Command:
    """The best by the points that it may gain; a worthless cell is never stopped on, as a failure draws."""
    policy, lies = _policy(*_situation(s)), s.hurl
    if s.step == Step.HURLED:
        assert lies is not None
        cells = sums(lies)
        worth = {k: policy.value(cells[k], lies.dice[k:], lies.removed + k) for k in cells}
        return cm.LandHammer(max(worth, key=lambda k: (worth[k], -k)))
    if lies is None:
        return cm.ThrowHammer()
    sure = policy.stop(lies.token)
    if sure and sure >= policy.go_on(lies.token, lies.dice, lies.removed):
        return cm.RestHammer()
    if reserve(lies):
        return cm.ThrowHammer()
    kept = list(policy.rethrow(lies.token, lies.dice)[1])
    again = []
    for i, die in enumerate(lies.dice):
        if die in kept:
            kept.remove(die)
        else:
            again.append(i)
    return cm.ThrowHammer(tuple(again))


def hasty(s: State, seat: int) -> cm.Command:
    """For games played on in the head: looks one throw ahead, and throws the weak dice again."""
    lies = s.hurl
    if s.step == Step.HURLED:
        assert lies is not None
        return cm.LandHammer(min(sums(lies)))
    if lies is None:
        return cm.ThrowHammer()
    far, second, to_come = _situation(s)
    worths = [p.worth for p in stops(far, second, to_come)]
    goals = (cell for cell in (lies.token + 1, second, far, far + 1) if lies.token < cell <= LAST_CELL)
    dice = len(lies.dice) + min(1, reserve(lies))
    if worths[lies.token] > max((worths[cell] * tail(dice, cell) for cell in goals), default=0.0):
        return cm.RestHammer()
    weak = () if reserve(lies) else tuple(i for i, die in enumerate(lies.dice) if die <= REMOVED) or (0,)
    return cm.ThrowHammer(weak)


def chance(hurl: Hurl, again: Sequence[int] = ()) -> float:
    """The chance that the next throw is higher; with an empty reserve of these dice, or of the best."""
    if reserve(hurl):
        return tail(len(hurl.dice) + 1, hurl.token + 1)
    kept = _left(hurl.dice, again)
    choices = [(len(again), kept)] if again else rethrows(hurl.dice)
    return max(tail(count, hurl.token + 1 - reach(left)) for count, left in choices)
