"""The best policy of a throw without cards, by dynamic programming: stop or throw, which hammers to remove.

What it is worth depends only on the cell where the token is when it ends, and whether by a stop or by a
failure. The token only ever rises, so the value of a position is worked out from higher ones.
While there are dice in the reserve, only the number of dice in play matters, as all are thrown again; with an
empty reserve their faces do (H2.5), and one pass over the lattice of dice finds which to throw again.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from valhalla.ai.iron import falls
from valhalla.games.iron import DICE, FACES, HAMMER, LAST_CELL, REMOVED, some, without

Dice = tuple[int, ...]
GAIN = REMOVED - HAMMER  # what removing a hammer adds to the sum


@cache
def spread(count: int) -> tuple[tuple[int, int, float], ...]:
    """The throw of so many dice as (sum, hammers, chance)."""
    found: dict[tuple[int, int], int] = defaultdict(int)
    for fall, ways in falls(count):
        found[sum(fall), fall.count(HAMMER)] += ways
    whole = float(len(FACES) ** count)
    return tuple((total, hammers, ways / whole) for (total, hammers), ways in sorted(found.items()))


class Lattice:
    """All dice that can lie together, as numbers, and where a die more or less leads: the same for all."""

    def __init__(self) -> None:
        self.dice: list[Dice] = [fall for count in range(DICE + 1) for fall, _ in falls(count)]
        self.number = {dice: i for i, dice in enumerate(self.dice)}
        self.ends = [0]  # where the dice of each count end
        for count in range(DICE + 1):
            self.ends.append(self.ends[-1] + len(falls(count)))
        self.plus = [
            tuple(self.number[tuple(sorted((*dice, face)))] for face in FACES)
            for dice in self.dice[: self.ends[DICE]]
        ]
        self.minus = [
            tuple({self.number[dice[:i] + dice[i + 1 :]] for i in range(len(dice))}) for dice in self.dice
        ]
        self.settled = [
            tuple(
                (sum(dice) + GAIN * gone, self.number[dice[gone:]]) for gone in range(dice.count(HAMMER) + 1)
            )
            for dice in self.dice
        ]


lattice = cache(Lattice)


class CellPolicy:
    """Values by the worth of stopping, and of failing, on each cell."""

    def __init__(self, stop: tuple[float, ...], fail: tuple[float, ...]) -> None:
        self._stop = stop
        self._fail = fail
        self._values: dict[tuple[int, int, int], float] = {}
        self._throws: dict[tuple[int, int, int], float] = {}
        # With an empty reserve, by token: the worth of dice lying; and by the number of dice, too, the worth
        # of leaving some of them lying and throwing the others again. Both by the dice's number.
        self._lying: dict[int, list[float]] = {}
        self._kept: dict[tuple[int, int], list[float]] = {}

    def stop(self, token: int) -> float:
        return self._stop[token]

    def fail(self, token: int) -> float:
        return self._fail[token]

    def value(self, token: int, dice: Dice, removed: int) -> float:
        """The worth of a position after a move, played on as well as can be."""
        if len(dice) + removed < DICE:
            return self._value(token, len(dice), removed)
        return self._lies(token)[lattice().number[dice]]

    def go_on(self, token: int, dice: Dice, removed: int) -> float:
        """The worth of throwing once more, and then playing on as well as can be."""
        if len(dice) + removed < DICE:
            return self.throw(token, len(dice) + 1, removed)
        return self.rethrow(token, dice)[0]

    def settle(self, token: int, dice: Dice, removed: int, bonus: int = 0) -> tuple[float, int]:
        """The worth of dice as they lie after a throw, and how many hammers to remove; -1 of a failure.

        Those already removed from this roll are in *removed*, and what they count is in *bonus*.
        """
        best = (self._fail[token], -1)
        for count in range(dice.count(HAMMER) + 1):
            cell = min(LAST_CELL, sum(dice) + bonus + GAIN * count)
            if cell > token and (worth := self.value(cell, dice[count:], removed + count)) > best[0]:
                best = (worth, count)
        return best

    # While there is a reserve

    def _value(self, token: int, count: int, removed: int) -> float:
        key = (token, count, removed)
        found = self._values.get(key)
        if found is None:
            found = self._stop[token]
            if token < LAST_CELL:
                found = max(found, self.throw(token, count + 1, removed))
            self._values[key] = found
        return found

    def throw(self, token: int, count: int, removed: int) -> float:
        """The worth of throwing so many dice."""
        key = (token, count, removed)
        found = self._throws.get(key)
        if found is None:
            if count + removed == DICE:
                self._lies(token)
                found = self._kept[token, count][0]
            else:
                found = self._thrown(token, count, removed)
            self._throws[key] = found
        return found

    def _thrown(self, token: int, count: int, removed: int) -> float:
        worth = 0.0
        for total, hammers, chance in spread(count):
            best = self._fail[token]
            for gone in range(hammers + 1):
                cell = min(LAST_CELL, total + GAIN * gone)
                if cell > token:
                    best = max(best, self._value(cell, count - gone, removed + gone))
            worth += chance * best
        return worth

    # With an empty reserve

    def rethrow(self, token: int, dice: Dice) -> tuple[float, Dice]:
        """The worth of throwing the best of these dice again, and the dice that are left lying for it."""
        self._lies(token)
        kept, number = self._kept[token, len(dice)], lattice().number
        left = [without(dice, tuple(dice[i] for i in places)) for places in some(dice, len(dice))]
        return max((kept[number[lying]], lying) for lying in left)

    def leave(self, token: int, kept: Dice, count: int) -> float:
        """The worth of leaving these of *count* dice lying and throwing the others again."""
        self._lies(token)
        return self._kept[token, count][lattice().number[kept]]

    def _lies(self, token: int) -> list[float]:
        """The worth of all dice lying while the token is here; those of higher cells come first."""
        found = self._lying.get(token)
        if found is None:
            for cell in range(LAST_CELL, token - 1, -1):
                if cell not in self._lying:
                    found = self._lying[cell] = self._lie(cell)
        assert found is not None
        return found

    def _lie(self, token: int) -> list[float]:
        net, stop = lattice(), self._stop[token]
        if token == LAST_CELL:
            return [stop] * len(net.dice)
        worths = [stop]
        for count in range(1, DICE + 1):
            kept = self._kept[token, count] = self._keep(token, count)
            best = kept[:1]  # of each number of dice: the best of leaving these or fewer lying
            for i in range(1, net.ends[count]):
                best.append(max(kept[i], *[best[j] for j in net.minus[i]]))
            full = range(net.ends[count], net.ends[count + 1])
            worths += [max(stop, *[best[j] for j in net.minus[i]]) for i in full]
        return worths

    def _keep(self, token: int, count: int) -> list[float]:
        """The worth of leaving dice lying and throwing the rest of *count*: from all of them down to none."""
        net, lying, fail = lattice(), self._lying, self._fail[token]
        worths = [0.0] * net.ends[count + 1]
        for i in range(net.ends[count], net.ends[count + 1]):
            best = fail
            for total, rest in net.settled[i]:
                if total > token:
                    best = max(best, lying[min(total, LAST_CELL)][rest])
            worths[i] = best
        plus = net.plus
        for i in range(net.ends[count] - 1, -1, -1):
            a, b, c, d, e, f = plus[i]
            worths[i] = (worths[a] + worths[b] + worths[c] + worths[d] + worths[e] + worths[f]) / 6
        return worths
