"""Solve the hammer at Ragnarök (H6) for all who throw before others: writes what a cell may still hope for.

For every number of throwers to come and every two farthest cells that stand: the chance that the farthest
keeps both points, that it falls to one, and that the second keeps its one. Each later thrower plays their own
best, knowing what stands; of equal choices they stop. All pairs of cells are worked out side by side, which
is why this wants NumPy and the game does not. Run by `python build/hurling.py`; takes some minutes.
"""

from __future__ import annotations

import json

import numpy as np
from numpy.typing import NDArray

from valhalla.ai.iron_policy import GAIN, Lattice, lattice, spread
from valhalla.ai.valhalla.expansions.hammer import FILE, PAIRS, SCALE
from valhalla.games.iron import DICE, HAMMER, LAST_CELL

Array = NDArray[np.float64]
AT_ONCE = 48  # pairs side by side: more do not fit a small machine's memory
MOST_TO_COME = 5
NUMBER = {pair: i for i, pair in enumerate(PAIRS)}


def better(best: Array, other: Array) -> Array:
    """Of two lists of worths the better ones; the first worth is the thrower's own, the others follow it."""
    return np.where(other[..., :1, :] > best[..., :1, :] + 1e-12, other, best)


class Net:
    """The lattice of dice as arrays."""

    def __init__(self, of: Lattice) -> None:
        self.ends, self.size = of.ends, len(of.dice)
        self.plus = np.array(of.plus)
        self.minus = np.array([(*m, *[m[0]] * (6 - len(m))) if m else (0,) * 6 for m in of.minus])
        self.sums = np.array([sum(dice) for dice in of.dice])
        self.hammers = np.array([dice.count(HAMMER) for dice in of.dice])
        number = of.number
        self.without = [
            np.array([number[d[gone:]] if d.count(HAMMER) >= gone else 0 for d in of.dice])
            for gone in range(DICE + 1)
        ]


class Solved:
    """One thrower's best against many pairs of cells: own worth, and what becomes of those who stand."""

    def __init__(self, net: Net, stop: Array, fail: Array) -> None:
        self.net, self.stop, self.fail = net, stop, fail  # (cell, 4, pair), (4, pair)
        self.lying = np.zeros((LAST_CELL + 1, net.size, 4, stop.shape[2]))
        self.full: dict[tuple[int, int], Array] = {}
        self.values: dict[tuple[int, int, int], Array] = {}
        self.lying[LAST_CELL] = stop[LAST_CELL]
        for token in range(LAST_CELL - 1, -1, -1):
            self._lie(token)
        for token in range(LAST_CELL, -1, -1):
            for together in range(DICE - 1, 0, -1):
                for count in range(1, together + 1):
                    self._value(token, count, together - count)

    def _lie(self, token: int) -> None:
        net, stop = self.net, self.stop[token]
        self.lying[token, 0] = stop
        for count in range(1, DICE + 1):
            kept = self._keep(token, count)
            self.full[token, count] = kept[0].copy()
            for level in range(1, count):
                part = slice(net.ends[level], net.ends[level + 1])
                for column in range(6):
                    kept[part] = better(kept[part], kept[net.minus[part, column]])
            part = slice(net.ends[count], net.ends[count + 1])
            best = np.broadcast_to(stop, (part.stop - part.start, *stop.shape))
            for column in range(6):
                best = better(best, kept[net.minus[part, column]])
            self.lying[token, part] = best

    def _keep(self, token: int, count: int) -> Array:
        net = self.net
        kept = np.zeros((net.ends[count + 1], *self.fail.shape))
        kept[net.ends[count] :] = self.fail
        for gone in range(count + 1):
            total = net.sums[net.ends[count] : net.ends[count + 1]] + GAIN * gone
            fits = (net.hammers[net.ends[count] : net.ends[count + 1]] >= gone) & (total > token)
            at = np.nonzero(fits)[0]
            cells = np.minimum(total[at], LAST_CELL)
            there = self.lying[cells, net.without[gone][at + net.ends[count]]]
            held = kept[at + net.ends[count]]
            kept[at + net.ends[count]] = there if not gone else better(held, there)
        for level in range(count - 1, -1, -1):
            part = slice(net.ends[level], net.ends[level + 1])
            kept[part] = kept[net.plus[part]].mean(axis=1)
        return kept

    def _value(self, token: int, count: int, removed: int) -> None:
        best = self.stop[token]
        if token < LAST_CELL:
            best = better(best, self.throw(token, count + 1, removed))
        self.values[token, count, removed] = best

    def throw(self, token: int, count: int, removed: int) -> Array:
        if count + removed == DICE:
            return self.full[token, count]
        worth = np.zeros_like(self.fail)
        for total, hammers, chance in spread(count):
            best = None
            for gone in range(hammers + 1):
                cell = min(LAST_CELL, total + GAIN * gone)
                if cell > token:
                    value = self._lies(cell, count - gone, removed + gone)
                    best = value if best is None else better(best, value)
            worth += chance * (self.fail if best is None else best)
        return worth

    def _lies(self, cell: int, count: int, removed: int) -> Array:
        if not count and (cell, 0, removed) not in self.values:
            self._value(cell, 0, removed)
        return self.values[cell, count, removed]


def stakes(hopes: Array, pairs: list[tuple[int, int]]) -> tuple[Array, Array]:
    """What stopping on each cell, and failing, means: own worth, and the three chances of those who stand."""
    stop = np.zeros((LAST_CELL + 1, 4, len(pairs)))
    fail = np.zeros((4, len(pairs)))
    for i, (far, second) in enumerate(pairs):
        here = hopes[NUMBER[far, second]]
        fail[1:, i] = here
        for cell in range(LAST_CELL + 1):
            stop[cell, :, i] = stopped(hopes, far, second, cell)
    return stop, fail


def stopped(hopes: Array, far: int, second: int, cell: int) -> tuple[float, ...]:
    here = hopes[NUMBER[far, second]]
    if cell > far:
        own = hopes[NUMBER[cell, far]]
        return 2 * own[0] + own[1], 0.0, own[2], 0.0
    if cell == far:
        return 2 * here[0] + here[1], *here
    if cell == second and cell:
        return here[2], *here
    if cell > max(1, second):
        there = hopes[NUMBER[far, cell]]
        return there[2], there[0], there[1], 0.0
    return 0.0, *here


def main() -> None:
    net = Net(lattice())
    hopes = np.array([(1.0, 0.0, 1.0 if second else 0.0) for _, second in PAIRS])
    found = []
    for to_come in range(1, MOST_TO_COME + 1):
        rows = []
        for start in range(0, len(PAIRS), AT_ONCE):
            stop, fail = stakes(hopes, list(PAIRS[start : start + AT_ONCE]))
            rows.append(Solved(net, stop, fail).throw(0, 2, 0)[1:].T)
        hopes = np.concatenate(rows)
        found.append([[round(float(x) * SCALE) for x in row] for row in hopes])
        print(to_come, hopes[NUMBER[17, 12]], flush=True)
    FILE.write_text(json.dumps(found, separators=(",", ":")).replace("]],", "]],\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
