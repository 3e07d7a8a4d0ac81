"""Luck: the same for ever, fair as far as can be counted, and drawn in one place only."""

from __future__ import annotations

import ast
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
        ((0, 0, 0), [3235846975224723415, 8729291162158418770, 12064261574156349136]),
        ((1, 0, 0), [6865480885947232051, 6547681388335594947, 6776497062381764554]),
        ((1, 0, 1), [15784995064673160031, 4999910598255818585, 18089771420480035914]),
        ((1, 0, 2), [13733038107335331967, 17057161381898320957, 1394106833001514772]),
        ((1, 1, 1), [16642066080392306636, 17212532273722633427, 13660249899121858616]),
        ((7, 3, 141), [14398528161752395521, 3715135938531618115, 11249293307373722997]),
        ((2**32, 5, 1000), [620989411739583876, 2924699874782001978, 2847107000272911237]),
        ((20260917, 2, 77), [12417016609576116297, 8368374890783208330, 8807828798418858210]),
        ((MAX_SEED, 0, 0), [1778682412054956656, 17936998880618028304, 2036959980003005299]),
    ],
)
def test_luck_of_a_decision_is_the_same_for_ever(key: tuple[int, int, int], drawn: list[int]) -> None:
    chance = Chance(*key)
    assert [chance.below(2**64) for _ in drawn] == drawn


def test_every_way_to_draw_is_the_same_for_ever() -> None:
    chance = Chance(42, 1, 9)
    assert chance.rolls(6, 6) == [4, 3, 5, 0, 5, 2]
    assert chance.pick("abcdefgh") == "a"
    assert chance.sample(range(100), 5) == [72, 32, 4, 54, 65]
    assert [chance.below(6) for _ in range(8)] == [5, 1, 1, 3, 5, 3, 2, 1]
    assert (chance.stream(0).below(10**9), chance.stream(1).below(10**9)) == (347815554, 385794399)
    assert chance.sample("abcde", 9) == ["a", "d", "b", "c", "e"]


def test_the_generator_is_splitmix64() -> None:
    """Its published numbers for the state 1234567."""
    chance = Chance(0)
    chance._x = 1234567
    assert [chance.below(2**64) for _ in range(5)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
        16408922859458223821,
    ]  # fmt: skip


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
