"""V7: points, sets of shields, ties."""

from __future__ import annotations

from itertools import product

import pytest

from tests.valhalla.table import Table
from valhalla.games.valhalla.audit import _sets
from valhalla.games.valhalla.scoring import best_sets, final_scores, tally, winners


def score(t: Table, seat: int) -> int:
    return tally(t.s, seat).total


def test_v7_1_valour_in_valhalla_counts() -> None:
    t = Table(2)
    t.valhalla(0, t.any("wolf", symbols=3), t.any("bear", symbols=1))
    assert score(t, 0) == 4 + 1


def test_v7_1_two_players_captured_2_own_0() -> None:
    t = Table(2)
    t.capture(0, 1, 3)
    assert final_scores(t.s) == (6, 0)


def test_v7_1_three_players_every_shield_2_and_sets_of_two() -> None:
    t = Table(3)
    t.capture(0, 1, 2)
    t.capture(0, 2, 2)
    assert score(t, 0) == 2 * (4 + 4) + 2 * 2
    assert score(t, 1) == 2 * 2


def test_v7_1_four_players_sets_of_three() -> None:
    t = Table(4)
    t.capture(0, 1, 2)
    t.capture(0, 2, 1)
    t.capture(0, 3, 1)
    assert score(t, 0) == 2 * (4 + 4) + 3
    assert tally(t.s, 0).sets == (3,)


def test_v7_1_five_players_sets_of_three_and_four() -> None:
    t = Table(5)
    for owner in (1, 2, 3):
        t.capture(0, owner, 2)
    t.capture(0, 4, 1)
    assert tally(t.s, 0).set_points == 4 + 2, "one set of four, one of three"


def test_v7_1_six_players_sets_of_four_and_five() -> None:
    t = Table(6)
    for owner in (1, 2, 3, 4, 5):
        t.capture(0, owner, 1)
    assert tally(t.s, 0).set_points == 5
    for owner in (1, 2, 3, 4):
        t.capture(0, owner, 1)
    assert tally(t.s, 0).set_points == 5 + 3


def test_v7_1_one_opponents_shields_make_no_set() -> None:
    t = Table(3)
    t.capture(0, 1, 4)
    assert tally(t.s, 0).set_points == 0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_v7_1_the_best_division_is_found(players: int) -> None:
    """Every holding of up to four shields of each opponent, against trying every division."""
    most = 4 if players < 6 else 2
    for held in product(range(most + 1), repeat=players - 1):
        captured = tuple(owner for owner, count in enumerate(held) for _ in range(count))
        points, sizes = best_sets(tuple(sorted(held, reverse=True)), players)
        assert points == _sets(captured, players), held
        assert sum(sizes) <= len(captured)


def test_v7_2_a_tie_goes_to_more_captured_shields() -> None:
    t = Table(3)
    t.capture(1, 0, 1)
    t.valhalla(0, t.any("wolf", symbols=2), t.any("bear", symbols=1))
    scores = final_scores(t.s)
    assert scores[:2] == (10, 10)
    assert winners(t.s, scores) == (1,)


def test_v7_2_then_to_more_own_shields() -> None:
    t = Table(3)
    t.capture(2, 0, 1)
    t.capture(2, 1, 1)
    t.capture(0, 2, 1)
    t.capture(1, 2, 1)
    t.capture(1, 2, 1)
    t.capture(0, 1, 1)
    t.valhalla(0, t.any("bear", symbols=2))
    scores = final_scores(t.s)
    assert scores[:2] == (3 * 2 + 4 + 2 + 2, 2 * 2 + 4)
    t.valhalla(1, t.any("wolf", symbols=3), t.any("bear", symbols=2))
    scores = final_scores(t.s)
    assert scores[0] == scores[1] and len(t.s.captured[0]) == len(t.s.captured[1]) == 2
    assert winners(t.s, scores) == (0,), "three own shields against two"


def test_v7_2_else_victory_is_shared() -> None:
    t = Table(4)
    assert winners(t.s, final_scores(t.s)) == (0, 1, 2, 3)
