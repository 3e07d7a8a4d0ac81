"""What to do with a roll: which cards to play and how many hammers to remove, for the best end of the turn.

Every way to play the cards that change a roll is looked at, card after card; what is gained is weighed
against what the cards are worth in hand. Cards that throw dice again are looked at with the mean over all
falls, and after them only cards without luck.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from valhalla.ai.hammer.policy import Policy
from valhalla.ai.iron import falls
from valhalla.games import iron
from valhalla.games.hammer.properties import Word
from valhalla.games.hammer.terms import BIG_CELLS, DICE, FACES, HAMMER, LAST_CELL, OPPOSITE, REMOVED
from valhalla.games.iron import Dice, most, reach

SURE = ("add", "add_up_to", "hammers", "flip", "set", "double", "mercy")
THROWN = ("reroll", "fresh_dice")
WORDS = SURE + THROWN


class Roll(NamedTuple):
    """Dice as they lie, and what may be done about them."""

    dice: Dice
    removed: int  # hammers out of the turn
    struck: int = 0  # those of this roll
    bonus: int = 0
    times: int = 1
    sheltered: bool = False
    hand: tuple[tuple[Word, float], ...] = ()  # words in hand with their prices


class Planned(NamedTuple):
    """The best that can be done: what it is worth, and how it begins."""

    worth: float
    word: Word | None = None  # the card to play, or none: settle
    old: Dice = ()
    new: Dice = ()
    hammers: int = -1  # to remove before settling; -1: a failure
    more: int = -1  # what a card that leaves the choice adds


class Plan:
    """The plans of one throw at a token."""

    def __init__(self, policy: Policy, token: int, *, luck: bool) -> None:
        self._policy = policy
        self._token = token
        self._luck = luck  # whether cards that throw dice are looked at
        self._seen: dict[Roll, Planned] = {}

    def best(self, roll: Roll) -> Planned:
        found = self._seen.get(roll)
        if found is None:
            found = self._settled(roll)
            if roll.hand and self._promising(roll):
                found = self._with_cards(roll, found)
            self._seen[roll] = found
        return found

    def _promising(self, roll: Roll) -> bool:
        """Whether cards could make a failure hold, or bring a throw that holds to another big cell."""
        top = reach(roll.dice) + roll.bonus + REMOVED * roll.struck
        hope, dice, counts, mercy = _hopes(roll.hand, self._luck)
        if counts:
            hope += counts * (roll.dice.count(HAMMER) + roll.struck + dice)
        hope *= roll.times
        if top > self._token:
            return top + hope >= next((cell for cell in BIG_CELLS if cell > top), LAST_CELL + 1)
        return mercy or top + hope > self._token

    def _with_cards(self, roll: Roll, found: Planned) -> Planned:
        for i, (word, price) in enumerate(roll.hand):
            if i and word is roll.hand[i - 1][0]:
                continue
            if word.word in SURE or (self._luck and word.word in THROWN):
                step = self._played(word, roll._replace(hand=roll.hand[:i] + roll.hand[i + 1 :]))
                if step.worth - price > found.worth + 1e-9:
                    found = step._replace(worth=step.worth - price, word=word)
        return found

    def _settled(self, roll: Roll) -> Planned:
        bonus = roll.bonus + REMOVED * roll.struck
        worth, hammers = self._policy.settle(self._token, roll.dice, roll.removed, bonus)
        if hammers < 0 and roll.sheltered:
            worth = self._policy.stop(self._token)
        return Planned(worth, hammers=hammers)

    def _played(self, word: Word, roll: Roll) -> Planned:
        """The best way to play a word that has left the hand; only the start of the way is told."""
        count = word.number
        if word.doubles:
            count *= roll.times
            roll = roll._replace(times=1)
        if word.word == "double":
            return Planned(self.best(roll._replace(times=2)).worth) if roll.times == 1 else NOTHING
        if word.word == "mercy":
            return NOTHING if roll.sheltered else Planned(self.best(roll._replace(sheltered=True)).worth)
        if word.word == "add_up_to":
            raised = (roll._replace(bonus=roll.bonus + more) for more in _numbers(word, count))
            return max((Planned(self.best(r).worth, more=m) for m, r in enumerate(raised, 1)), key=_worth)
        if word.word == "add":
            return Planned(self.best(roll._replace(bonus=roll.bonus + count)).worth)
        if word.word == "hammers":
            gain = count * (roll.dice.count(HAMMER) + roll.struck)
            return Planned(self.best(roll._replace(bonus=roll.bonus + gain)).worth) if gain else NOTHING
        if word.word == "fresh_dice":
            return Planned(self._mean(roll, (), min(count, 8 - len(roll.dice) - roll.removed)))
        ways = _ways(word, roll, count)
        return max((self._turned(word, roll, old, new) for old, new in ways), key=_worth, default=NOTHING)

    def _turned(self, word: Word, roll: Roll, old: Dice, new: Dice) -> Planned:
        if word.word == "reroll":
            return Planned(self._mean(roll, old, len(old)), old=old)
        dice = tuple(sorted(iron.without(roll.dice, old) + new))
        return Planned(self.best(roll._replace(dice=dice)).worth, old=old, new=new)

    def _mean(self, roll: Roll, old: Dice, count: int) -> float:
        if not count:
            return NOTHING.worth
        kept = iron.without(roll.dice, old)
        sure = tuple((word, price) for word, price in roll.hand if word.word in SURE)
        total = 0.0
        for fall, ways in falls(count):
            again = roll._replace(dice=tuple(sorted(kept + fall)), hand=sure)
            total += ways * self.best(again).worth
        return total / float(len(FACES) ** count)


NOTHING = Planned(-1e9)


RISE = {"flip": 3, "set": 4, "reroll": 4, "fresh_dice": 6}  # what a die may gain


@lru_cache(maxsize=1 << 10)
def _hopes(hand: tuple[tuple[Word, float], ...], luck: bool) -> tuple[int, int, int, bool]:
    """No less than a hand can do: what it adds, dice it turns or throws, points for a hammer, and mercy."""
    words = [word for word, _ in hand if luck or word.word in SURE]
    twice = 2 if any(word.word == "double" for word in words) else 1
    adds = sum(w.number for w in words if w.word in ("add", "add_up_to"))
    turned = [(w.number, RISE[w.word]) for w in words if w.word in RISE]
    rise = sum(min(number, DICE) * gain for number, gain in turned)
    counts = sum(w.number for w in words if w.word == "hammers")
    dice = twice * sum(number for number, _ in turned)
    return twice * (adds + rise), dice, twice * counts, any(word.word == "mercy" for word in words)


def _numbers(word: Word, count: int) -> range:
    """What a card that leaves the choice may add; *count* is its number as it counts now."""
    times = count // word.number
    return range(times, count + 1, times)


def _worth(step: Planned) -> float:
    return step.worth


def _ways(word: Word, roll: Roll, count: int) -> list[tuple[Dice, Dice]]:
    """Which dice a word may sensibly turn to what; with hammers still to be counted there are more ways."""
    dice = roll.dice
    hammers = any(other.word == "hammers" for other, _ in roll.hand)
    if word.word == "flip":
        every = [tuple(dice[i] for i in places) for places in iron.some(dice, count)]
        chosen = [some for some in every if hammers or max(some) <= OPPOSITE // 2]
        return [(some, tuple(OPPOSITE - die for die in some)) for some in chosen]
    ranked = sorted(dice, key=most)
    weakest = [tuple(ranked[:k]) for k in range(1, min(count, len(dice)) + 1)]
    if word.word == "reroll":
        return [(some, ()) for some in weakest]
    faces = (HAMMER, FACES[-1]) if hammers else (FACES[-1],)
    return [(some, (face,) * len(some)) for some in weakest for face in faces if face not in some]
