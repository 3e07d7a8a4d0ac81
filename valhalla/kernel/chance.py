"""All luck comes from here; nothing else in the program draws a random number.

`Chance(seed, epoch, n)` is the luck of decision number *n*: the same three numbers always give the
same outcomes, whatever was drawn before. Taking a move back and playing it again is therefore *same
luck*; the next epoch is *new luck*.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

MAX_SEED = 2**63 - 1
_MASK = 2**64 - 1
_GAMMA = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    """The finaliser of SplitMix64: every bit of the input moves every bit of the output."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def fresh_seed() -> int:
    """A seed for a new game: the only thing that differs from run to run."""
    return int.from_bytes(os.urandom(8), "big") & MAX_SEED


class Chance:
    """A counter-based generator (SplitMix64) keyed by seed, epoch and decision number."""

    __slots__ = ("_key", "_x")

    def __init__(self, seed: int, epoch: int = 0, n: int = 0) -> None:
        self._key = _mix(_mix((seed + _GAMMA) & _MASK) + epoch & _MASK)
        self.at(n)

    def at(self, n: int) -> Chance:
        """Turn to decision *n* of the same seed and epoch."""
        self._x = _mix(self._key + n & _MASK)
        return self

    def stream(self, label: int) -> Chance:
        """Luck of its own for a seat or a search, apart from the game's."""
        return Chance(_mix(self._x ^ _mix(label + 1)))

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 (n far below 2**64, so the bias is beyond measuring)."""
        x = self._x = (self._x + _GAMMA) & _MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((x ^ (x >> 31)) * n) >> 64

    def pick(self, items: Sequence[T]) -> T:
        x = self._x = (self._x + _GAMMA) & _MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
        return items[((x ^ (x >> 31)) * len(items)) >> 64]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """*k* different items, or all of them in random order if there are fewer."""
        last = len(items)
        moved: dict[int, int] = {}  # a shuffle of which only the places touched are written down
        taken = []
        for _ in range(min(k, last)):
            i = self.below(last)
            last -= 1
            taken.append(items[moved.get(i, i)])
            moved[i] = moved.get(last, last)
        return taken

    def rolls(self, count: int, sides: int) -> list[int]:
        """*count* dice at one draw: the digits of one number."""
        n = self.below(sides**count)
        faces = []
        for _ in range(count):
            n, face = divmod(n, sides)
            faces.append(face)
        return faces
