"""The best policy of a turn: what its end is worth depends on how many big cells the token has reached."""

from __future__ import annotations

from functools import lru_cache

from valhalla.ai.iron_policy import CellPolicy
from valhalla.games.hammer.terms import LAST_CELL, START_DICE, cells_reached

_REACHED = [cells_reached(cell) for cell in range(LAST_CELL + 1)]


class Policy(CellPolicy):
    """Values by the worth of stopping, and of failing, with so many big cells reached."""

    def __init__(self, stop: tuple[float, ...], fail: tuple[float, ...]) -> None:
        super().__init__(tuple(stop[i] for i in _REACHED), tuple(fail[i] for i in _REACHED))

    def turn(self, round_: int) -> float:
        """The worth of a whole turn of this round."""
        return self.throw(0, START_DICE[round_ - 1], 0)


@lru_cache(maxsize=64)
def policy(stop: tuple[float, ...], fail: tuple[float, ...]) -> Policy:
    """The policy for these worths; kept, as its table is used again and again."""
    return Policy(stop, fail)
