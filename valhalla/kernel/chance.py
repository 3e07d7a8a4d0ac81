"""All luck comes from here; nothing else in the program draws a random number.

`Chance(seed, epoch, n)` is the luck of decision number *n*: the same three numbers always give the
same outcomes, whatever was drawn before. Taking a move back and playing it again is therefore *same
luck*; the next epoch is *new luck*.

The luck of a decision is the BLAKE2b hash of its numbers, read as one large whole number. A draw takes
the remainder by what is asked for and leaves the quotient; before less than 64 bits are left, the hash
of the next block is taken. So no draw is biased by more than one part in 2**64.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

MAX_SEED = 2**63 - 1
_LEAST = 2**64


def fresh_seed() -> int:
    """A seed for a new game: the only thing that differs from run to run."""
    return int.from_bytes(os.urandom(8), "big") & MAX_SEED


class Chance:
    """A counter-based generator keyed by seed, epoch and decision number: it has nothing to save."""

    __slots__ = ("_block", "_key", "_n", "_rest")

    def __init__(self, seed: int, epoch: int = 0, n: int = 0) -> None:
        self._key = b"%d/%d" % (seed, epoch)
        self.at(n)

    def at(self, n: int) -> Chance:
        """Turn to decision *n* of the same seed and epoch."""
        self._n = n
        self._block = 0
        self._rest = 0
        return self

    def stream(self, label: int) -> Chance:
        """Luck of its own for a seat or a search, apart from the game's."""
        apart = Chance(0)
        apart._key = b"%b/%d/%d" % (self._key, self._n, label)
        return apart

    def apart(self) -> int:
        """A seed made of this luck, for whoever may not find out the seed that it came from."""
        made = blake2b(b"apart:%b/%d" % (self._key, self._n), digest_size=8)
        return int.from_bytes(made.digest(), "big") & MAX_SEED

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        rest = self._rest
        if rest < _LEAST:
            rest = self._more()
        self._rest, drawn = divmod(rest, n)
        return drawn

    def _more(self) -> int:
        block = blake2b(b"%b:%d:%d" % (self._key, self._n, self._block))
        self._block += 1
        return int.from_bytes(block.digest(), "little")

    def pick(self, items: Sequence[T]) -> T:
        rest = self._rest
        if rest < _LEAST:
            rest = self._more()
        self._rest, drawn = divmod(rest, len(items))
        return items[drawn]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """*k* different items, or all of them in random order if there are fewer."""
        last = len(items)
        if k == 2 and last >= 2:  # the usual draw, without the book-keeping
            i, j = divmod(self.below(last * (last - 1)), last - 1)
            return [items[i], items[j if j != i else -1]]
        moved: dict[int, int] = {}  # a shuffle of which only the places touched are written down
        taken = []
        rest = self._rest
        for _ in range(min(k, last)):
            if rest < _LEAST:
                rest = self._more()
            rest, i = divmod(rest, last)
            last -= 1
            taken.append(items[moved.get(i, i)])
            moved[i] = moved.get(last, last)
        self._rest = rest
        return taken

    def rolls(self, count: int, sides: int) -> list[int]:
        """*count* dice at one draw: the digits of one number."""
        n = self.below(sides**count)
        faces = []
        for _ in range(count):
            n, face = divmod(n, sides)
            faces.append(face)
        return faces
