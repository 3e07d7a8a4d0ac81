"""What a side's dice are worth, by trying at every moment all that V4 and V5 allow.

Slow and plain on purpose: dice are dice, decisions follow each other in any order, every fall of the dice is
counted out, numbers are fractions. Nothing here comes from `ai/valhalla/odds.py`, nor how it thinks: warriors
are armed whenever they can be, and what they need is told by looking at dice, not listed.

`Engine` does the same with the game itself: it asks for the legal commands and carries out all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.tactics import NewWeapons
from valhalla.kernel.chance import Chance

Dice = tuple[int, ...]  # sorted; a grey die of the common pool is its face and GREY
Price = Fraction | int
Play = tuple[str, int, Dice]  # its name, the die discarded for it (or -1), the dice it takes

WEAPONS = ("axe", "sword", "spear", "bow", "shield")
BLANK, GREY = 5, 6
GIANTS: dict[str, tuple[tuple[int, ...], ...]] = {  # how many of a kind, the most first
    "any2": ((2,), (1, 1)),
    "pair": ((2,),),
    "triple": ((3,),),
    "twopairs": ((2, 2), (4,)),
    "different3": ((1, 1, 1),),
    "different4": ((1, 1, 1, 1),),
}


class Warrior(NamedTuple):
    needs: str  # weapons in words, or what a giant needs
    strength: int


class Heroic(NamedTuple):
    weapon: str  # none: takes any die
    strength: int


class Side(NamedTuple):
    """A fighter in the middle of the phase. Cards in hand are the prices of playing them."""

    dice: Dice = ()  # unplaced
    idle: tuple[Warrior, ...] = ()
    heroics: tuple[Heroic, ...] = ()
    strength: int = 0  # of the activated, with tactics and other bonuses
    activated: bool = False
    free: int = 0
    counterblows: tuple[Price, ...] = ()
    new_weapons: tuple[Price, ...] = ()
    swaps: tuple[Price, ...] = ()
    turns: int = 0  # blanks that a jarl turns
    pool: int = 3
    settled: bool = False  # the dice are rolled no more: only where `Brute.early` is not set


def arms(needs: str, dice: Dice) -> bool:
    """Whether just these dice arm a warrior (V4.4, V4.5). A blank never does."""
    faces = [die % GREY for die in dice]
    if BLANK in faces:
        return False
    if needs in GIANTS:
        return tuple(sorted(Counter(faces).values(), reverse=True)) in GIANTS[needs]
    return sorted(WEAPONS[face] for face in faces) == sorted(needs.split())


def symbols(needs: str) -> int:
    return sum(GIANTS[needs][0]) if needs in GIANTS else len(needs.split())


def joined(*some: Iterable[int]) -> Dice:
    return tuple(sorted([die for dice in some for die in dice]))


@cache
def without(dice: Dice, gone: Dice) -> Dice:
    rest = list(dice)
    for die in gone:
        rest.remove(die)
    return tuple(rest)


@cache
def picks(dice: Dice, least: int, most: int) -> list[Dice]:
    """Every choice of so many of the dice, equal ones once."""
    return sorted({pick for count in range(least, most + 1) for pick in combinations(dice, count)})


@cache
def rerolls(dice: Dice) -> list[tuple[int, Dice]]:
    """V4.3: every die that may pay, with one or more of the others to be rolled again."""
    return [(die, pick) for die in set(dice) for pick in picks(without(dice, (die,)), 1, len(dice) - 1)]


@cache
def lifted(dice: Dice) -> Dice:
    """Dice taken up to be rolled: no more is known of them than which are grey."""
    return joined(die // GREY * GREY for die in dice)


@cache
def falls(taken: Dice) -> list[tuple[Dice, int]]:
    """How dice so lifted may fall, and in how many ways; grey ones stay grey."""
    every = product(range(6), repeat=len(taken))
    return list(Counter(joined(map(sum, zip(taken, faces, strict=True))) for faces in every).items())


class Brute:
    """The best of all plays. *final* is what it is worth to stop."""

    def __init__(self, final: Callable[[Side], Price], *, early: bool = True, returns: bool = False) -> None:
        self.final = final
        self.early = early  # arming, Heroic attack and turning blanks at any time, not only at the end
        self.returns = returns  # V1.9 discarded grey dice may be rolled by New weapons again
        self.value = cache(self._value)
        self.mean = cache(self._mean)

    def throw(self, side: Side, dice: int) -> Fraction:
        """The worth before the first roll."""
        return self.mean(side, (0,) * dice)

    def _value(self, side: Side) -> Fraction:
        return max(value for _, value in self.plays(side))

    def _mean(self, side: Side, taken: Dice) -> Fraction:
        """The worth of rolling these dice beside the side's others."""
        total = Fraction(0)
        for dice, ways in falls(taken):
            total += self.value(side._replace(dice=joined(side.dice, dice))) * ways
        return total / sum(ways for _, ways in falls(taken))

    def plays(self, side: Side) -> Iterator[tuple[Play, Fraction]]:
        """Everything that may be done now, and what it is worth."""
        yield ("stop", -1, ()), Fraction(self.final(side))
        yield from self._placing(side)
        yield from self._turning(side)
        if not side.settled:
            yield from self._rerolls(side)
            yield from self.cards(side)

    def stopped(self, side: Side) -> Fraction:
        """The worth of doing no more than placing dice and turning blanks."""
        return Brute(self.final, early=False).value(side._replace(settled=True))

    # V4.4, V5.8, V5.9, V5.12: what uses dice as they lie

    def _placing(self, side: Side) -> Iterator[tuple[Play, Fraction]]:
        after = side._replace(settled=not self.early)
        for warrior in set(side.idle):
            count = symbols(warrior.needs)
            for dice in picks(side.dice, count, count):
                if arms(warrior.needs, dice):
                    yield ("arm", -1, dice), self.value(_armed(after, warrior, dice))
        for heroic in set(side.heroics):
            for die in set(side.dice):
                if not heroic.weapon or arms(heroic.weapon, (die,)):
                    yield ("heroic", die, ()), self.value(self._spent(after, heroic, die))

    def _spent(self, side: Side, heroic: Heroic, die: int) -> Side:
        at = side.heroics.index(heroic)
        return side._replace(
            dice=without(side.dice, (die,)),
            heroics=side.heroics[:at] + side.heroics[at + 1 :],
            strength=side.strength + heroic.strength,
            pool=side.pool + self._back(die),
        )

    def _turning(self, side: Side) -> Iterator[tuple[Play, Fraction]]:
        after = side._replace(settled=not self.early)
        blanks = tuple(die for die in side.dice if die % GREY == BLANK)
        for dice in picks(blanks, 1, len(blanks)):
            for price in set(side.swaps):
                rest = after._replace(swaps=_without_price(side.swaps, price))
                yield ("swap", -1, dice), self._turned(rest, dice) - price
            if side.turns and len(dice) == 1:
                yield ("turn", -1, dice), self._turned(after._replace(turns=side.turns - 1), dice)

    def _turned(self, side: Side, blanks: Dice) -> Fraction:
        """The best of the weapons that these blanks may become."""
        rest = without(side.dice, blanks)
        sets = {
            joined(rest, (die - BLANK + face for die, face in zip(blanks, faces, strict=True)))
            for faces in product(range(len(WEAPONS)), repeat=len(blanks))
        }
        return max(self.value(side._replace(dice=dice)) for dice in sets)

    def _back(self, die: int) -> int:
        """How many dice go back to the pool with this one."""
        return int(self.returns and die >= GREY)

    # V4.3, V5.14: rerolls

    def _rerolls(self, side: Side) -> Iterator[tuple[Play, Fraction]]:
        for discard, dice in rerolls(side.dice):
            yield ("reroll", discard, dice), self.reroll(side, discard, dice)
        for dice in picks(side.dice, 1, len(side.dice)) if side.free else ():
            yield ("free", -1, dice), self.free(side, dice)

    def reroll(self, side: Side, discard: int, dice: Dice) -> Fraction:
        rest = without(without(side.dice, (discard,)), dice)
        return self.mean(side._replace(dice=rest, pool=side.pool + self._back(discard)), lifted(dice))

    def free(self, side: Side, dice: Dice) -> Fraction:
        return self.mean(side._replace(dice=without(side.dice, dice), free=side.free - 1), lifted(dice))

    # V5.10, V5.11: cards about dice

    def cards(self, side: Side) -> Iterator[tuple[Play, Fraction]]:
        for price in set(side.counterblows) if side.dice else ():
            rest = side._replace(free=side.free + 2, counterblows=_without_price(side.counterblows, price))
            yield ("counterblow", -1, ()), self.value(rest) - price
        for price in set(side.new_weapons) if side.pool else ():
            rest = side._replace(new_weapons=_without_price(side.new_weapons, price), pool=side.pool - 1)
            yield ("new_weapons", -1, ()), self._extra(rest, min(2, side.pool)) - price

    def _extra(self, side: Side, rolled: int) -> Fraction:
        """So many extra dice are rolled, and the better one is kept."""
        grey = GREY * self.returns
        kept = [self.value(side._replace(dice=joined(side.dice, (face + grey,)))) for face in range(6)]
        throws = list(product(kept, repeat=rolled))
        return sum(map(max, throws), Fraction(0)) / len(throws)


def _armed(side: Side, warrior: Warrior, dice: Dice) -> Side:
    at = side.idle.index(warrior)
    idle = side.idle[:at] + side.idle[at + 1 :]
    total = side.strength + warrior.strength
    return side._replace(dice=without(side.dice, dice), idle=idle, strength=total, activated=True)


def _without_price(prices: tuple[Price, ...], price: Price) -> tuple[Price, ...]:
    at = prices.index(price)
    return prices[:at] + prices[at + 1 :]


class _Fallen(Chance):
    """Dice that fall as they are told."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(0)
        self.faces = [die % GREY for die in dice]

    def rolls(self, count: int, sides: int) -> list[int]:
        assert (count, sides) == (len(self.faces), 6)
        return self.faces


class Engine:
    """The mean strength of a fighter in the game itself, who tries every legal command."""

    def __init__(self, seat: int, *commands: type[cm.Command]) -> None:
        self.seat = seat
        self.commands: tuple[type, ...] = (*commands, cm.EndPhase) if commands else (cm.Command,)  # tried
        self.known: dict[object, Fraction] = {}

    def value(self, s: State) -> Fraction:
        assert s.battle is not None
        side = s.battle.side(self.seat)
        cards = tuple(s.hands[self.seat]), s.used[self.seat]
        key = side.loose, side.armed, side.bonus, side.free, cards, s.pool, s.battle.choice
        if key not in self.known:
            tried = [command for command in game.legal(s, self.seat) if isinstance(command, self.commands)]
            self.known[key] = max(self.after(s, command) for command in tried)
        return self.known[key]

    def after(self, s: State, command: cm.Command) -> Fraction:
        if isinstance(command, cm.EndPhase):
            assert s.battle is not None
            return Fraction(strength(s, s.battle.side(self.seat)))
        throws = falls(self._rolled(s, command))
        total = Fraction(0)
        for dice, ways in throws:
            w = s.clone()
            game.decide(w, self.seat, command, _Fallen(dice))
            total += self.value(w) * ways
        return total / sum(ways for _, ways in throws)

    def _rolled(self, s: State, command: cm.Command) -> Dice:
        """The dice that a command rolls: own ones first, as in the engine."""
        assert s.battle is not None
        if isinstance(command, cm.Reroll | cm.FreeReroll):
            return lifted(tuple(s.battle.side(self.seat).loose[place] for place in command.dice))
        new = isinstance(command, cm.PlayTactic) and isinstance(s.table.word[command.card], NewWeapons)
        return (GREY,) * min(2, s.pool) if new else ()
