"""Luck: the same for ever, fair as far as can be counted, and drawn in one place only."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import pairwise, permutations, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import valhalla
from valhalla.kernel.chance import MAX_SEED, Chance, fresh_seed

SOURCE = Path(valhalla.__file__).parent
DRAWS = 24_000
numbers = st.integers(0, MAX_SEED)


# The same for ever: a save notes only its seed, so these numbers may never change


@pytest.mark.parametrize(
    ("key", "drawn"),
    [
        ((0, 0, 0), [42871892, 313912700, 886692858, 712294591]),
        ((1, 0, 0), [288465331, 158981344, 413547486, 936587159]),
        ((1, 0, 1), [285297159, 690562, 594535666, 590931039]),
        ((1, 0, 2), [365509627, 201636438, 378088759, 368953068]),
        ((1, 1, 1), [479926898, 143796318, 580437274, 634663541]),
        ((7, 3, 141), [979331107, 369547059, 142174608, 654974672]),
        ((2**32, 5, 1000), [414796374, 467223941, 34104273, 417277724]),
        ((20260917, 2, 77), [602213348, 778445258, 541109846, 21351759]),
        ((MAX_SEED, 0, 0), [339064178, 563764571, 984762489, 995432809]),
    ],
)
def test_luck_of_a_decision_is_the_same_for_ever(key: tuple[int, int, int], drawn: list[int]) -> None:
    chance = Chance(*key)
    assert [chance.below(10**9) for _ in drawn] == drawn


def test_every_way_to_draw_is_the_same_for_ever() -> None:
    chance = Chance(42, 1, 9)
    assert chance.rolls(6, 6) == [3, 1, 5, 4, 1, 5]
    assert chance.pick("abcdefgh") == "f"
    assert chance.sample(range(100), 5) == [48, 30, 21, 36, 5]
    assert [chance.below(6) for _ in range(8)] == [1, 4, 1, 2, 1, 4, 5, 4]
    assert (chance.stream(0).below(10**9), chance.stream(1).below(10**9)) == (293040589, 246864109)
    assert chance.sample("abcde", 9) == ["d", "c", "a", "b", "e"]


def test_long_draws_are_the_same_for_ever() -> None:
    """More than one hash gives."""
    shuffled = Chance(42, 1, 9).sample(range(300), 300)
    assert shuffled[-12:] == [299, 17, 38, 281, 233, 55, 70, 6, 143, 2, 20, 259]


def test_luck_can_be_worked_out_by_hand() -> None:
    """Decision 9 of epoch 1 of seed 42: a hash read as a number, and its remainders."""
    rest = int.from_bytes(hashlib.blake2b(b"42/1:9:0").digest(), "little")
    chance = Chance(42, 1, 9)
    for n in (6**6, 8, 120, 119, 6):
        assert chance.below(n) == rest % n
        rest //= n


@given(numbers, st.integers(0, 1000), st.integers(0, 10_000))
def test_turning_to_a_decision_is_starting_there(seed: int, epoch: int, n: int) -> None:
    turned = Chance(seed, epoch)
    turned.rolls(6, 6)
    fresh = Chance(seed, epoch, n)
    assert turned.at(n).sample(range(50), 9) == fresh.sample(range(50), 9)


# Fair as far as can be counted


def unfairness(drawn: Iterable[Hashable], outcomes: int) -> float:
    """How far counts are from even, in standard deviations of chi-square (about 4 would be suspicious)."""
    counts = Counter(drawn)
    assert len(counts) <= outcomes
    expected = counts.total() / outcomes
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    chi_square += (outcomes - len(counts)) * expected
    freedom = outcomes - 1
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 40, 120])
def test_numbers_of_one_decision_are_even(sides: int) -> None:
    chance = Chance(3)
    assert unfairness((chance.below(sides) for _ in range(DRAWS)), sides) < 4


@pytest.mark.parametrize("moving", ["seed", "epoch", "n"])
def test_first_numbers_are_even_over_seeds_epochs_and_decisions(moving: str) -> None:
    places = ["seed", "epoch", "n"]
    keys = [[5 if place != moving else i for place in places] for i in range(DRAWS)]
    firsts = [Chance(*key).below(6) for key in keys]
    assert unfairness(firsts, 6) < 4
    assert unfairness(pairwise(firsts), 36) < 4


def test_dice_of_one_roll_are_even_and_do_not_depend_on_each_other() -> None:
    chance = Chance(11)
    rolls = [chance.rolls(3, 6) for _ in range(DRAWS)]
    assert unfairness(map(tuple, rolls), 216) < 4
    assert {die for roll in rolls for die in roll} == set(range(6))


def test_picks_are_even() -> None:
    chance = Chance(12)
    assert unfairness((chance.pick("abcdefg") for _ in range(DRAWS)), 7) < 4


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_samples_come_evenly_in_every_order(count: int) -> None:
    chance = Chance(13)
    ways = list(permutations(range(4), count))
    assert unfairness((tuple(chance.sample(range(4), count)) for _ in range(DRAWS)), len(ways)) < 4


@given(numbers, st.lists(st.integers(), unique=True, max_size=60), st.integers(0, 70))
def test_a_sample_is_of_different_items(seed: int, items: list[int], count: int) -> None:
    taken = Chance(seed).sample(items, count)
    assert len(taken) == min(count, len(items)) == len(set(taken))
    assert set(taken) <= set(items)


def test_a_sample_leaves_the_items_alone() -> None:
    items = [3, 1, 2]
    Chance(1).sample(items, 2)
    assert items == [3, 1, 2]
    assert Chance(1).sample(items, 0) == []


@given(numbers, st.integers(1, 9), st.integers(2, 8))
def test_rolls_are_so_many_faces(seed: int, count: int, sides: int) -> None:
    faces = Chance(seed).rolls(count, sides)
    assert len(faces) == count
    assert all(0 <= face < sides for face in faces)


# Apart from each other


def test_no_two_decisions_share_their_luck() -> None:
    keys = list(product(range(8), range(8), range(64)))
    assert len({_head(Chance(*key)) for key in keys}) == len(keys)


def test_seats_have_streams_of_their_own() -> None:
    streams = [Chance(seed, 0, n).stream(label) for seed in range(8) for n in range(16) for label in range(8)]
    games = [Chance(seed, 0, n) for seed in range(8) for n in range(16)]
    assert len({_head(chance) for chance in (*streams, *games)}) == len(streams) + len(games)


def test_asking_for_a_stream_draws_nothing() -> None:
    chance = Chance(4)
    chance.stream(0)
    assert _head(chance) == _head(Chance(4))


def _head(chance: Chance) -> tuple[int, ...]:
    return tuple(chance.below(2**64) for _ in range(4))


def test_new_games_get_new_seeds() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed <= MAX_SEED for seed in seeds)


# In one place only


FORBIDDEN = {"random", "secrets", "uuid", "urandom", "getrandom", "SystemRandom", "default_rng"}
ALLOWED = {("kernel/chance.py", "urandom")}  # the seed of a new game


def sources_of_luck(code: str) -> set[str]:
    """Every forbidden name that a module imports or reaches for as an attribute."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        names: Sequence[str] = ()
        if isinstance(node, ast.Import):
            names = [part for name in node.names for part in name.name.split(".")]
        elif isinstance(node, ast.ImportFrom):
            names = [*(node.module or "").split("."), *(name.name for name in node.names)]
        elif isinstance(node, ast.Attribute):
            names = [node.attr]
        found |= FORBIDDEN.intersection(names)
    return found


def test_luck_is_drawn_in_one_module_only() -> None:
    modules = sorted(SOURCE.rglob("*.py"))
    assert SOURCE / "kernel" / "chance.py" in modules
    found = {
        (module.relative_to(SOURCE).as_posix(), name)
        for module in modules
        for name in sources_of_luck(module.read_text(encoding="utf-8"))
    }
    assert found == ALLOWED


@pytest.mark.parametrize(
    "code",
    [
        "import random", "import random as r", "from random import choice", "import numpy.random",
        "from numpy import random", "import secrets", "import uuid", "from os import urandom",
        "import os\nos.urandom(8)", "def f():\n    import random", "import numpy as np\nnp.random.rand()",
    ],
)  # fmt: skip
def test_the_search_for_luck_finds_it(code: str) -> None:
    assert sources_of_luck(code)
