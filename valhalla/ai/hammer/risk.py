"""The exact chance that the next throw beats the token, with and without the cards in hand.

With cards it is a small game against luck: cards that raise the sum, cards that turn dice, cards that throw
some again. `to_mend` solves it exactly, card by card.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from valhalla.ai.iron import falls, rethrows, tail
from valhalla.games import iron
from valhalla.games.hammer.properties import Word
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import FACES, HAMMER, OPPOSITE, REMOVED
from valhalla.games.iron import Dice, most, reach


def thrown(s: State) -> int:
    """How many dice the next throw rolls."""
    return len(s.dice) - len(s.held) + s.to_come() + s.more


def chance(s: State) -> float:
    """The chance that the next throw beats the token, played without cards (H2.4, H2.5)."""
    if not s.throws:
        return 1.0
    if s.reserve():
        return tail(thrown(s), s.token + 1 - reach(s.held))
    return max((tail(again, s.token + 1 - reach(kept)) for again, kept in rethrows(s.dice)), default=0.0)


def chance_with_cards(s: State, seat: int) -> float:
    """The same with the cards in the seat's hand that can still help once the dice lie."""
    if not s.throws:
        return 1.0
    words = mending(s, seat)
    if not words:
        return chance(s)
    spare = s.reserve() - (s.to_come() + s.more if s.reserve() else 0)
    lying = Lying((), s.token + 1, words, spare, s.times)
    if s.reserve():
        return _mean(lying._replace(dice=s.held), thrown(s))
    return max(_mean(lying._replace(dice=kept), again) for again, kept in rethrows(s.dice))


def chance_to_mend(s: State, seat: int) -> float:
    """After a roll: the chance to beat the token with the cards in hand."""
    need = s.token + 1 - s.bonus - REMOVED * s.struck
    return to_mend(Lying(s.dice, need, mending(s, seat), s.reserve(), s.times, s.struck))


HELPS = ("add", "add_up_to", "hammers", "flip", "set", "reroll", "fresh_dice", "double")


def mending(s: State, seat: int) -> tuple[Word, ...]:
    """The words in hand that can raise the sum of a roll."""
    words = [s.table.word[card] for card in s.hands[seat] if card >= 0]
    return tuple(sorted((w for w in words if w.word in HELPS), key=lambda w: (w.word, w.number)))


class Lying(NamedTuple):
    """Dice as they lie, and what can be done about them."""

    dice: Dice
    need: int  # the sum that they must come to
    words: tuple[Word, ...] = ()  # of the cards in hand, sorted
    spare: int = 0  # dice in the reserve
    times: int = 1  # what the next card with a number counts
    struck: int = 0  # hammers removed from this roll

    def turned(self, old: Dice, new: Dice) -> Lying:
        return self._replace(dice=tuple(sorted(iron.without(self.dice, old) + new)))

    def raised(self, by: int) -> Lying:
        return self._replace(need=self.need - by)


@lru_cache(maxsize=1 << 16)
def to_mend(lying: Lying) -> float:
    """The chance to come to the sum that is needed, every card played in its best way."""
    if reach(lying.dice) >= lying.need:
        return 1.0
    words = lying.words
    if reach(lying.dice) + _hope(lying) < lying.need:
        return 0.0
    best = 0.0
    for i, word in enumerate(words):
        if i and word is words[i - 1]:
            continue
        best = max(best, _played(word, lying._replace(words=words[:i] + words[i + 1 :])))
        if best == 1.0:
            break
    return best


def _hope(lying: Lying) -> int:
    """No less than all cards together could add."""
    twice = 2 if lying.times > 1 or any(w.word == "double" for w in lying.words) else 1
    room = sum(FACES[-1] - most(die) for die in lying.dice)
    gain = 0
    for w in lying.words:
        if w.word in ("add", "add_up_to"):
            gain += twice * w.number
        elif w.word == "hammers":
            gain += twice * w.number * (len(lying.dice) + lying.struck + lying.spare)
        elif w.word == "fresh_dice":
            gain += FACES[-1] * min(twice * w.number, lying.spare)
        elif w.word != "double":
            gain += room
    return gain


def _played(word: Word, lying: Lying) -> float:
    """The chance once this word, no longer in hand, is played in its best way."""
    count = word.number
    if word.doubles:
        count *= lying.times
        lying = lying._replace(times=1)
    if word.word == "double":
        return to_mend(lying._replace(times=2))
    if word.word in ("add", "add_up_to"):  # the most mends best
        return to_mend(lying.raised(count))
    if word.word == "hammers":
        return to_mend(lying.raised(count * (lying.dice.count(HAMMER) + lying.struck)))
    if word.word == "fresh_dice":
        added = min(count, lying.spare)
        return _mean(lying._replace(spare=lying.spare - added), added)
    if word.word == "reroll":
        return max((_mean(lying.turned(some, ()), len(some)) for some in _rerolls(lying, count)), default=0.0)
    return max((to_mend(lying.turned(old, new)) for old, new in _turns(word, lying, count)), default=0.0)


def _weakest(lying: Lying, count: int) -> list[Dice]:
    """The one, two, … weakest of the dice."""
    ranked = sorted(lying.dice, key=most)
    return [tuple(ranked[:k]) for k in range(1, min(count, len(ranked)) + 1)]


def _rerolls(lying: Lying, count: int) -> list[Dice]:
    """The weakest dice, but for those that a flip would make strong, or that count as hammers."""
    flips = any(w.word == "flip" for w in lying.words)
    hammers = any(w.word == "hammers" for w in lying.words)
    promising = [die for die in lying.dice if die <= (2 if flips else HAMMER if hammers else 0)]
    found = {}
    for spared in range(len(promising) + 1):
        rest = lying._replace(dice=iron.without(lying.dice, tuple(promising[:spared])))
        found.update(dict.fromkeys(_weakest(rest, count)))
    return list(found)


def _turns(word: Word, lying: Lying, count: int) -> list[tuple[Dice, Dice]]:
    """Which dice to turn to what: the weakest first; with hammers still to be counted, every way."""
    hammers = any(w.word == "hammers" for w in lying.words)
    every = [tuple(lying.dice[i] for i in places) for places in iron.some(lying.dice, count)]
    if word.word == "flip":
        chosen = every if hammers else [some for some in every if max(some) <= OPPOSITE // 2]
        return [(some, tuple(OPPOSITE - die for die in some)) for some in chosen]
    if not hammers:
        return [(some, (FACES[-1],) * len(some)) for some in _weakest(lying, count)]
    return [(some, new) for some in every for new in product((HAMMER, FACES[-1]), repeat=len(some))]


def _mean(lying: Lying, count: int) -> float:
    """The mean chance over all falls of so many dice more."""
    total = 0.0
    for fall, ways in falls(count):
        total += ways * to_mend(lying.turned((), fall))
    return total / float(len(FACES) ** count)
