"""The risk of a throw, exactly: against an independent brute force over every fall and every way to play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

import msgspec
import pytest

from tests.hammer.table import Table, faces
from valhalla.ai import iron
from valhalla.ai.hammer import risk
from valhalla.games.hammer.cards import Property
from valhalla.games.hammer.properties import word_of
from valhalla.kernel.chance import Chance

FACES = range(1, 7)
Held = tuple[tuple[str, int], ...]
POOL: Held = (
    ("add", 1), ("add", 3), ("double", 1), ("flip", 1), ("flip", 2), ("fresh_dice", 1), ("hammers", 2),
    ("hammers", 3), ("reroll", 1), ("reroll", 2), ("set", 1), ("set", 2),
)  # fmt: skip


def property_of(word: str, number: int) -> Property:
    return msgspec.convert({"word": word, "number": number}, Property)


def standing(t: Table, token: int, dice: str) -> None:
    """Seat 0 has moved to this cell with these dice."""
    t.s.token, t.s.dice, t.s.throws = token, faces(dice), 1


def top(dice: tuple[int, ...]) -> int:
    return sum(3 if die == 1 else die for die in dice)


def test_falls_are_all_there() -> None:
    for count in range(1, 9):
        assert sum(ways for _, ways in iron.falls(count)) == 6**count
    assert dict(iron.falls(2))[1, 6] == 2


@pytest.mark.parametrize(("count", "token"), [(1, 3), (2, 9), (3, 12), (4, 17), (5, 20)])
def test_the_chance_of_a_throw_without_cards(count: int, token: int) -> None:
    hits = sum(top(fall) > token for fall in product(FACES, repeat=count))
    assert iron.tail(count, token + 1) == pytest.approx(hits / 6**count)


def test_the_chance_of_the_next_throw_counts_the_die_to_come() -> None:
    t = Table(2)
    standing(t, 9, "4 5")
    assert risk.chance(t.s) == pytest.approx(iron.tail(3, 10))


def test_with_an_empty_reserve_the_best_dice_are_left_lying() -> None:
    t = Table(2)
    standing(t, 30, "2 3 4 4 5 5 5 6")
    dice = t.s.dice
    best = 0.0
    for count in range(1, 9):
        for places in combinations(range(8), count):
            kept = tuple(die for i, die in enumerate(dice) if i not in places)
            best = max(best, iron.tail(count, 31 - top(kept)))
    assert risk.chance(t.s) == pytest.approx(best)


class Lie(NamedTuple):
    """Dice as they lie, and what is left to do about them."""

    dice: tuple[int, ...]
    need: int
    held: Held
    spare: int
    struck: int
    times: int = 1


@cache
def brute(lie: Lie) -> float:
    """Every card, every die, every face."""
    if top(lie.dice) >= lie.need:
        return 1.0
    cards = range(len(lie.held))
    return max((way for i in cards for way in ways(lie.held[i], without(lie, i))), default=0.0)


def without(lie: Lie, card: int) -> Lie:
    return lie._replace(held=lie.held[:card] + lie.held[card + 1 :])


def ways(card: tuple[str, int], lie: Lie) -> Iterator[float]:
    """The chance after each way to play a card that has left the hand."""
    word, count = card
    if word == "double":
        yield brute(lie._replace(times=2))
        return
    if word != "set":
        count, lie = count * lie.times, lie._replace(times=1)
    if word == "add":
        yield brute(lie._replace(need=lie.need - count))
    elif word == "hammers":
        yield brute(lie._replace(need=lie.need - count * (lie.dice.count(1) + lie.struck)))
    elif word == "fresh_dice":
        added = min(count, lie.spare)
        yield mean(lie._replace(spare=lie.spare - added), added)
    else:
        for k in range(1, min(count, len(lie.dice)) + 1):
            for places in combinations(range(len(lie.dice)), k):
                yield from turned(word, lie, places)


def turned(word: str, lie: Lie, places: tuple[int, ...]) -> Iterator[float]:
    kept = tuple(die for i, die in enumerate(lie.dice) if i not in places)
    if word == "reroll":
        yield mean(lie._replace(dice=kept), len(places))
        return
    flipped = tuple(7 - lie.dice[i] for i in places)
    for new in [flipped] if word == "flip" else product(FACES, repeat=len(places)):
        yield brute(lie._replace(dice=tuple(sorted((*kept, *new)))))


def mean(lie: Lie, count: int) -> float:
    falls = list(product(FACES, repeat=count))
    return sum(brute(lie._replace(dice=tuple(sorted(lie.dice + fall)))) for fall in falls) / len(falls)


@pytest.mark.parametrize("shard", range(4))
def test_mending_with_cards_is_exact(shard: int) -> None:
    luck = Chance(shard)
    for n in range(120):
        luck.at(n)
        dice = tuple(sorted(face + 1 for face in luck.rolls(1 + luck.below(3), 6)))
        held = tuple(sorted(luck.sample(POOL, 1 + luck.below(3))))
        need = top(dice) + 1 + luck.below(12)
        spare, struck = luck.below(2), luck.below(2)
        words = tuple(
            word_of(msgspec.convert({"word": word, "number": number}, Property), "valkyries")
            for word, number in held
        )
        exact = brute(Lie(dice, need, held, spare, struck))
        found = risk.to_mend(risk.Lying(dice, need, words, spare, 1, struck))
        assert found == pytest.approx(exact), (dice, need, held, spare, struck)


def test_cards_in_hand_raise_the_chance() -> None:
    t = Table(2)
    t.give(0, "swan-wing-1")
    standing(t, 9, "4 5")
    assert risk.chance_with_cards(t.s, 0) == pytest.approx(iron.tail(3, 7))
    assert risk.chance_with_cards(t.s, 0) > risk.chance(t.s)


def test_the_first_throw_cannot_fail() -> None:
    t = Table(2)
    assert risk.chance(t.s) == risk.chance_with_cards(t.s, 0) == 1.0
