"""Exact odds of a side's dice: the best play of V4.3 rerolls and of what helps with the dice.

Arming early never helps: dice may as well lie unplaced until the fighter stops. What a throw is worth thus
depends on the multiset of dice alone, and a reroll on the multiset that is kept. So one pass over the lattice
of multisets, from few dice to many, solves it all:

    worth(m)    = max(stop(m), rolled(k) for each k within m that leaves a die to pay and one to roll)
    rolled(k)   = the mean of rolled(k + face) over the six faces, or worth(k) once all dice are there

Numbers are whole: `stop` is scaled by a power of six, so that every mean is exact. Dice that nobody needs, or
more of a face than anybody needs, are all alike, which makes most lattices small.

Extra dice that are discarded count as gone, though V1.9 gives them back to the pool for a later New weapons.
So all is exact while there are fewer of these cards than dice in the pool, and else never too much.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from threading import Lock
from typing import NamedTuple

from valhalla.games.valhalla.terms import BLANK, FACES

Counts = tuple[int, ...]  # how many dice of each kind that is needed; the rest of a throw is idle
Levels = list[list[int]]  # a number for every multiset, level by level: by how many dice it has

SIDES = len(FACES)
ANY = SIDES  # in dice to be placed: one more die, whatever it shows
NEVER = -(1 << 4000)  # below any worth however scaled, where there is nothing to choose


_BITS = 4


def packed(faces: Iterable[int]) -> int:
    """A multiset of faces as one number: how often each shows, in four bits."""
    return sum(1 << _BITS * face for face in faces)


@lru_cache(maxsize=1 << 15)
def unpacked(dice: int) -> tuple[int, ...]:
    return tuple([face for face in range(SIDES + 1) for _ in range(dice >> _BITS * face & 15)])


@lru_cache(maxsize=1 << 15)
def dice_in(dice: int) -> int:
    """How many dice a packed multiset has."""
    return sum(dice >> shift & 15 for shift in range(0, _BITS * (SIDES + 1), _BITS))


_LAYING = Lock()
LATTICES = 128  # that are kept: some take a megabyte, and with these all but one in twenty are found again


class Lattice:
    """The multisets of dice, level by level, and how they lie above each other.

    *caps* says how many dice of each kind can be needed at most; more of them are idle, like all others. The
    last kind, `len(caps)`, is the idle die. Levels are laid when they are first needed.
    """

    def __init__(self, caps: Counts) -> None:
        self.caps = caps
        nothing = (0,) * len(caps)
        self.levels: list[list[Counts]] = [[nothing]]
        self.place: list[dict[Counts, int]] = [{nothing: 0}]
        # With a die of each kind more, and less; -1 where there is none to take away.
        self.more: list[list[list[int]]] = []
        self.less: list[list[list[int]]] = [[]]
        self._turned: dict[int, list[tuple[int, list[int]]]] = {}

    def reach(self, size: int) -> None:
        """Lay the levels up to so many dice; the desk of the odds and a seat may want it at the same time."""
        if len(self.levels) > size:
            return
        with _LAYING:
            self._lay(size)

    def _lay(self, size: int) -> None:
        kinds = range(len(self.caps) + 1)
        for j in range(len(self.levels) - 1, size):
            here, below = self.levels[j], self.place[j]
            above = sorted({self.added(counts, kind) for counts in here for kind in kinds})
            place = {counts: i for i, counts in enumerate(above)}
            self.more.append([[place[self.added(counts, kind)] for counts in here] for kind in kinds])
            self.less.append([_less(above, below, kind) for kind in kinds])
            self.place.append(place)
            self.levels.append(above)  # last: who sees this level finds all of it

    def added(self, counts: Counts, kind: int) -> Counts:
        """With a die more of that kind; an idle one leaves the counts as they are."""
        if kind == len(self.caps) or counts[kind] == self.caps[kind]:
            return counts
        return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])

    def turned(self, j: int) -> list[tuple[int, list[int]]]:
        """The places of *j* dice with a blank, the first kind, each with those of a blank turned."""
        found = self._turned.get(j)
        if found is None:
            kinds = range(1, len(self.caps))
            rests = [(i, (c[0] - 1, *c[1:])) for i, c in enumerate(self.levels[j]) if c[0] and kinds]
            place = self.place[j]
            found = self._turned[j] = [(i, [place[self.added(c, kind)] for kind in kinds]) for i, c in rests]
        return found

    def spread(self, base: list[dict[Counts, int]], least: int) -> Levels:
        """For every multiset the most that *base*, level by level, gives to any within it."""
        found: Levels = []
        for j, given in enumerate(base):
            level = [least] * len(self.levels[j])
            place = self.place[j]
            for counts, worth in given.items():
                level[place[counts]] = max(least, worth)
            if j:
                level = self.best_below(j, found[-1], level)
            found.append(level)
        return found

    def best_below(self, j: int, below: list[int], own: list[int] | None = None) -> list[int]:
        """For every multiset of *j* dice the most of those with a die less, and of its own."""
        get = [*below, NEVER].__getitem__
        columns = [map(get, places) for places in self.less[j]]
        if own is not None:
            return list(map(max, own, *columns))
        return list(map(max, *columns)) if self.caps else list(columns[0])


@lru_cache(maxsize=LATTICES)
def lattice(caps: Counts) -> Lattice:
    return Lattice(caps)


def _less(level: list[Counts], below: dict[Counts, int], kind: int) -> list[int]:
    """For each multiset of a level the place, a level below, of the same with one die less of that kind."""
    if level and kind == len(level[0]):
        return [below.get(counts, -1) for counts in level]
    return [below[(*c[:kind], c[kind] - 1, *c[kind + 1 :])] if c[kind] else -1 for c in level]


class Hand(NamedTuple):
    """What may be done about the dice but V4.3's rerolls, and what it costs to do it.

    A price is taken off the worth of all that follows: 0 for plain odds. The cheapest card goes first. All is
    exact if worths and prices are multiples of `scale`; else it falls short by less than 1 for each die.
    """

    free: int = 0  # free rerolls
    counterblows: tuple[int, ...] = ()  # the price of each: two free rerolls
    new_weapons: tuple[int, ...] = ()  # the price of each: two extra dice, one of which stays
    pool: int = 3  # extra dice there are
    swap: int | None = None  # the price of turning any blanks
    turns: int = 0  # so many blanks may be turned for nothing


PLAIN = Hand()
COUNTERBLOW_REROLLS = 2


class Action(NamedTuple):
    """What to do with a throw: `stop`, `reroll`, `free`, `counterblow` or `new_weapons`."""

    kind: str
    discard: int = -1  # the face of the die that pays for a reroll
    dice: tuple[int, ...] = ()  # the faces of those rolled again


class Odds:
    """The best play of one side, solved for any throw of up to *dice* dice.

    *finals* says what it is worth to stop with certain dice (`packed`) to place; *nothing* what it is worth
    to stop with none of them.
    """

    def __init__(self, dice: int, finals: Mapping[int, int], nothing: int = 0, hand: Hand = PLAIN) -> None:
        self.dice = dice
        self.hand = hand = _cheapest_last(hand)
        size = dice + len(hand.new_weapons)
        self.wanted, caps = _needed(finals, hand, size)
        kind = {face: i for i, face in enumerate(self.wanted)}
        self.kind_of = tuple(kind.get(face, len(caps)) for face in range(SIDES))
        self.lattice = lattice(caps)
        self.lattice.reach(size)
        self.stop = self._turned(self.lattice.spread(self._base(finals, size), nothing))
        self.layers: dict[tuple[int, int, int], _Layer] = {}
        self.top = self._layer(hand.free, len(hand.counterblows), len(hand.new_weapons))

    def _base(self, finals: Mapping[int, int], size: int) -> list[dict[Counts, int]]:
        """What the finals give, by how many dice they take; where any die will do, to one of every kind."""
        base: list[dict[Counts, int]] = [{} for _ in range(size + 1)]
        shifts = [_BITS * face for face in self.wanted]
        kinds = range(len(shifts) + 1)
        for final, worth in finals.items():
            dice = dice_in(final)
            if dice > size:
                continue
            ways = {tuple([final >> shift & 15 for shift in shifts])}
            for _ in range(final >> _BITS * ANY):
                ways = {self.lattice.added(counts, kind) for counts in ways for kind in kinds}
            level = base[dice]
            for counts in ways:
                if level.get(counts, NEVER) < worth:
                    level[counts] = worth
        return base

    def _counts(self, faces: Iterable[int]) -> Counts:
        shown = list(faces)
        caps = self.lattice.caps
        return tuple([min(shown.count(face), cap) for face, cap in zip(self.wanted, caps, strict=True)])

    def _turned(self, plain: Levels) -> Levels:
        """What stopping is worth when blanks may be turned before it."""
        hand = self.hand
        found = plain
        for _ in range(hand.turns):
            found = [self._turn(j, level, level) for j, level in enumerate(found)]
        if hand.swap is not None:
            price = hand.swap
            for j, level in enumerate(found):
                free = self._turn(j, level, None)
                found[j] = [max(a, b - price) for a, b in zip(level, free, strict=True)]
        return found

    def _turn(self, j: int, level: list[int], source: list[int] | None) -> list[int]:
        """The best after turning a blank, of those in *source*; without it, after turning any of them.

        The blank is the first kind: a multiset with a blank turned stands earlier in its level.
        """
        found = level[:]
        look = found if source is None else source
        for i, places in self.lattice.turned(j):
            found[i] = max(found[i], *[look[place] for place in places])
        return found

    def _layer(self, free: int, blows: int, weapons: int) -> _Layer:
        key = free, blows, weapons
        found = self.layers.get(key)
        if found is None:
            found = self.layers[key] = _Layer(self, free, blows, weapons)
        return found

    # Answers

    @property
    def throw(self) -> int:
        """What the first throw is worth, before it is made."""
        return self.throw_of(self.dice)

    def throw_of(self, dice: int) -> int:
        """What a throw of so many dice is worth, before it is made."""
        return self.top.rolled[dice][0][0]

    def worth(self, faces: Iterable[int]) -> int:
        """What these dice are worth."""
        shown = list(faces)
        return self.top.worth[len(shown)][self.lattice.place[len(shown)][self._counts(shown)]]

    def best(self, faces: Iterable[int]) -> Action:
        """What to do with these dice; to stop if nothing is better."""
        return max(self.actions(faces), key=lambda scored: scored[0])[1]

    def actions(self, faces: Iterable[int]) -> list[tuple[int, Action]]:
        """What each way to go on is worth, the cheapest way first: rerolls by what they keep."""
        shown = sorted(faces)
        size = len(shown)
        i = self.lattice.place[size][self._counts(shown)]
        top = self.top
        found = [(self.stop[size][i], Action("stop"))]
        if top.fewer:
            found += self._rerolls(shown, top.fewer.rolled[size], Action("free"), size - 1)
        if size >= 2:
            found += self._rerolls(shown, top.rolled[size - 1], Action("reroll"), size - 2)
        if top.blown and size:
            found.append(
                (top.blown.worth[size][i] - self.hand.counterblows[top.blows - 1], Action("counterblow"))
            )
        if top.armed:
            found.append((top.new_weapons(size)[i], Action("new_weapons")))
        return found

    def _rerolls(
        self, shown: list[int], rolled: Levels, action: Action, most: int
    ) -> list[tuple[int, Action]]:
        """Every reroll that keeps at most so many dice; more kept come first."""
        place = self.lattice.place
        found = []
        for kept in sorted(_within(tuple(shown)), key=lambda kept: (-len(kept), kept)):
            if len(kept) <= most:
                rest = _minus(shown, kept)
                paid = self._cheapest(rest) if action.kind == "reroll" else -1
                dice = tuple(_minus(rest, (paid,))) if action.kind == "reroll" else tuple(rest)
                worth = rolled[len(kept)][place[len(kept)][self._counts(kept)]]
                found.append((worth, Action(action.kind, paid, dice)))
        return found

    def _cheapest(self, faces: list[int]) -> int:
        """The die to pay with: any, for all of these leave. To people one that nobody needs looks best."""
        return max(faces, key=lambda face: (self.kind_of[face] == len(self.lattice.caps), face))


class _Layer:
    """The worth of every throw with so much help left."""

    def __init__(self, odds: Odds, free: int, blows: int, weapons: int) -> None:
        hand = odds.hand
        self.odds = odds
        self.blows = blows
        self.size = odds.dice + len(hand.new_weapons) - weapons
        self.fewer = odds._layer(free - 1, blows, weapons) if free else None
        self.blown = odds._layer(free + COUNTERBLOW_REROLLS, blows - 1, weapons) if blows else None
        self.armed = odds._layer(free, blows, weapons - 1) if weapons and self._pool(weapons) else None
        self.weapons = weapons
        self.worth: Levels = []
        self.rolled: list[Levels] = []  # by how many dice there are after the roll, then by those kept
        self.after_free: Levels = []  # the best of a free reroll of all throws of so many dice
        paid: list[int] = []
        for size in range(self.size + 1):
            worth = odds.stop[size]
            if paid:
                worth = list(map(max, worth, paid))
            if self.fewer and size:
                worth = list(map(max, worth, self.fewer.after_free[size]))
            if self.blown:
                price = hand.counterblows[blows - 1]
                worth = [max(a, b - price) for a, b in zip(worth, self.blown.worth[size], strict=True)]
            if self.armed:
                worth = list(map(max, worth, self.new_weapons(size)))
            self.worth.append(worth)
            paid = self._roll(size, worth)

    def _pool(self, weapons: int) -> int:
        """How many extra dice New weapons rolls, when so many of them are left."""
        hand = self.odds.hand
        return min(2, hand.pool - (len(hand.new_weapons) - weapons))

    def new_weapons(self, size: int) -> list[int]:
        """What New weapons is worth for every throw of so many dice."""
        assert self.armed is not None
        price = self.odds.hand.new_weapons[self.weapons - 1]
        columns = self._columns(size, self.armed.worth[size + 1])
        if self._pool(self.weapons) == 1:
            return [sum(six) // SIDES - price for six in zip(*columns, strict=True)]
        return [_best_of_two(six) - price for six in zip(*columns, strict=True)]

    def _columns(self, size: int, above: list[int]) -> list[Iterable[int]]:
        """For each face: what lies above every multiset of so many dice when it is added."""
        more = self.odds.lattice.more[size]
        return [map(above.__getitem__, more[kind]) for kind in self.odds.kind_of]

    def _roll(self, size: int, worth: list[int]) -> list[int]:
        """Roll up to *size* dice; returns the best reroll of every throw of a die more, which pays."""
        lattice = self.odds.lattice
        levels = [worth]
        for j in range(size - 1, -1, -1):
            six = zip(*self._columns(j, levels[-1]), strict=True)
            levels.append([(a + b + c + d + e + f) // SIDES for a, b, c, d, e, f in six])
        levels.reverse()
        self.rolled.append(levels)
        if not size:
            self.after_free.append([NEVER])
            return [NEVER] * len(lattice.levels[1]) if self.size else []
        best = levels[0]
        for j in range(1, size):
            best = lattice.best_below(j, best, levels[j])
        best = lattice.best_below(size, best)
        self.after_free.append(best)
        return lattice.best_below(size + 1, best) if size < self.size else []


def _cheapest_last(hand: Hand) -> Hand:
    """The cards are taken from the end, and nobody pays more than need be."""
    return hand._replace(
        counterblows=tuple(sorted(hand.counterblows, reverse=True)),
        new_weapons=tuple(sorted(hand.new_weapons, reverse=True)),
    )


def _needed(finals: Mapping[int, int], hand: Hand, size: int) -> tuple[Counts, Counts]:
    """The faces that are needed, and how many dice of each at most; blanks first if they are.

    They are in the order of how many are needed, so that many sides share a lattice.
    """
    within = [final for final in finals if dice_in(final) <= size]
    caps = [max([final >> _BITS * face & 15 for final in within], default=0) for face in range(SIDES)]
    if hand.swap is not None or hand.turns:
        caps[BLANK] += hand.turns if hand.swap is None else size
    wanted = [face for face in range(SIDES) if caps[face]]
    wanted.sort(key=lambda face: (face != BLANK, caps[face]))
    return tuple(wanted), tuple(min(caps[face], size) for face in wanted)


def _within(faces: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every multiset within this one."""
    found: set[tuple[int, ...]] = {()}
    for face in faces:
        found |= {(*kept, face) for kept in found}
    return found


def _minus(faces: list[int], taken: Iterable[int]) -> list[int]:
    rest = list(faces)
    for face in taken:
        rest.remove(face)
    return rest


def _best_of_two(six: tuple[int, ...]) -> int:
    """The mean of the better of two dice."""
    a, b, c, d, e, f = sorted(six)
    return (a + 3 * b + 5 * c + 7 * d + 9 * e + 11 * f) // (SIDES * SIDES)


# What a squad can reach

Ways = tuple[tuple[int, ...], ...]  # each a sorted tuple of faces that arms a warrior


class Fighter(NamedTuple):
    """A warrior, or with `activates` False a Heroic attack: what it takes and what it adds."""

    ways: Ways
    strength: int
    activates: bool = True


ANY_DIE: Ways = ((ANY,),)  # Heroic attack takes a blank, too


def strongest(fighters: Iterable[Fighter], dice: int) -> dict[int, int]:
    """The most strength for every set of dice that arms some warrior: a knapsack over the lattice."""
    sets: list[dict[int, int]] = [{} for _ in range(dice + 1)]  # by how many dice they take
    ordered = sorted(fighters, key=lambda fighter: not fighter.activates)
    for fighter in ordered:
        ways = [packed(way) for way in fighter.ways]
        size = len(fighter.ways[0])
        for taken in range(dice - size, -1, -1):
            above = sets[taken + size]
            for placed, strength in sets[taken].items():
                total = strength + fighter.strength
                for way in ways:
                    if above.get(placed + way, -1) < total:
                        above[placed + way] = total
        if fighter.activates and size <= dice:
            above = sets[size]
            for way in ways:
                above[way] = max(above.get(way, -1), fighter.strength)
    return {placed: strength for level in sets for placed, strength in level.items()}


def scale(dice: int, hand: Hand) -> int:
    """The power of six by which whole numbers stay whole through every roll that may come."""
    most = dice + len(hand.new_weapons)
    free = hand.free + COUNTERBLOW_REROLLS * len(hand.counterblows)
    power: int = SIDES ** (dice + most * (most - 1) // 2 + free * most + 2 * len(hand.new_weapons))
    return power


def to_reach(target: int, fighters: Iterable[Fighter], dice: int, bonus: int = 0, hand: Hand = PLAIN) -> Odds:
    """The play that most often reaches *target* with at least one activated warrior, scaled by `scale`."""
    one = scale(dice, hand)
    reach = strongest(fighters, dice + len(hand.new_weapons))
    return Odds(dice, {placed: one for placed, most in reach.items() if most + bonus >= target}, 0, hand)


def to_excel(fighters: Iterable[Fighter], dice: int, bonus: int = 0, hand: Hand = PLAIN) -> Odds:
    """The play with the highest mean strength; a side without an activated warrior has none (V4.15)."""
    one = scale(dice, hand)
    reach = strongest(fighters, dice + len(hand.new_weapons))
    return Odds(dice, {placed: one * (most + bonus) for placed, most in reach.items()}, 0, hand)
