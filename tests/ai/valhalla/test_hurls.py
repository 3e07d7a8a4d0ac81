"""The hammer at Ragnarök (H6): the exact best, and the exact chances that the board shows."""

from __future__ import annotations

import pytest

from tests.valhalla.track import lies, stands, track
from valhalla.ai.iron import tail
from valhalla.ai.iron_policy import CellPolicy
from valhalla.ai.levels import choose
from valhalla.ai.valhalla.expansions.hammer import TINY, chances, hope, hurl, stops
from valhalla.games import valhalla as game
from valhalla.games.iron import LAST_CELL
from valhalla.games.valhalla import commands as cm
from valhalla.kernel.chance import Chance

LEVELS = ("thrall", "karl", "jarl", "norn")


@pytest.mark.parametrize(("dice", "least"), [(2, 12), (3, 15), (4, 17), (5, 17), (6, 17), (7, 17)])
def test_h6_the_worked_check(dice: int, least: int) -> None:
    """Rivals on 17 and 12: stop from 12 on with 2 dice, from 15 with 3, from 17 with 4 or more."""
    t = track(3)
    for cell in (17, 12):
        stands(t, (2, 2), token=cell)
        t.do(t.s.step_seat, cm.RestHammer())
    for cell in range(2, LAST_CELL):
        stands(t, (2,) * dice, token=cell)
        stopping = isinstance(hurl(t.s, 0), cm.RestHammer)
        assert stopping == (cell >= least), (dice, cell)


@pytest.mark.parametrize("level", LEVELS)
def test_h6_all_thinking_levels_play_the_best(level: str) -> None:
    t = track(3)
    for cell in (17, 12):
        stands(t, (2, 2), token=cell)
        t.do(t.s.step_seat, cm.RestHammer())
    for token, dice in ((11, (5, 6)), (12, (6, 6)), (14, (4, 4, 6)), (15, (4, 5, 6)), (17, (2,) * 7)):
        stands(t, dice, token=token)
        assert choose(level, game, game.view(t.s, 0), 0, Chance(1)) == hurl(t.s, 0)


def test_h6_the_chances_of_the_last_thrower() -> None:
    """On 12 with two dice and rivals on 17 and 12: a sure point, or the best of three dice."""
    t = track(3)
    for cell in (17, 12):
        stands(t, (2, 2), token=cell)
        t.do(t.s.step_seat, cm.RestHammer())
    stands(t, (6, 6), token=12)
    told = chances(t.s)
    assert told.stop == (0.0, 1.0)
    assert told.again.worth < 1 and told.again.first >= tail(3, 17) - 1e-9
    stands(t, (6, 6), token=11)
    told = chances(t.s)
    assert told.stop == (0.0, 0.0) and told.again.first + told.again.second <= 1


def test_h6_with_an_empty_reserve_the_chances_are_of_the_dice_one_picks() -> None:
    t = track(2)
    stands(t, (2, 2), token=44)
    t.do(t.s.step_seat, cm.RestHammer())
    stands(t, (5, 6, 6, 6, 6, 6, 6, 2), token=43)
    again = chances(t.s, (0,)).again
    assert again.first == pytest.approx(5 / 6) and again.second == 0.0, "the 2 again: only a 2 fails"
    assert chances(t.s).again.worth >= again.worth


def test_h6_hammers_are_removed_as_is_best_for_the_prizes() -> None:
    t = track(2)
    stands(t, (2, 2), token=8)
    t.do(t.s.step_seat, cm.RestHammer())
    lies(t, (1, 6))
    assert hurl(t.s, 0) == cm.LandHammer(1), "9 gains two points, 7 one"


@pytest.mark.parametrize(("far", "second"), [(17, 12), (9, 0), (30, 8)])
def test_h6_the_hopes_are_the_next_throwers_chances(far: int, second: int) -> None:
    """Worked out again by the other solver: how often does the last thrower get past who stands farthest?

    A throw may land on one of several cells that gain alike, so it tells a least and a most.
    """
    worths = [p.worth for p in stops(far, second, 0)]

    def best(tilt: float) -> float:
        tilted = tuple(worth + tilt * (cell > far) for cell, worth in enumerate(worths))
        return CellPolicy(tilted, (0.0,) * (LAST_CELL + 1)).throw(0, 2, 0)

    least, most = (best(0.0) - best(-TINY)) / TINY, (best(TINY) - best(0.0)) / TINY
    found = hope(far, second, 1)
    assert least - 1e-5 <= found.fallen <= most + 1e-5 and most < 1.4 * least
    assert found.kept == pytest.approx(1 - found.fallen, abs=1e-5)


def test_h6_the_more_are_to_come_the_less_a_cell_may_hope_for() -> None:
    for cell in (10, 17, 25, 40):
        worths = [stops(0, 0, to_come)[cell].worth for to_come in range(6)]
        assert worths[0] == 2.0 and worths == sorted(worths, reverse=True) and worths[-1] > 0
