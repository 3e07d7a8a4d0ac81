"""The odds on the table are those of the AI, and tell nothing that the viewer may not know."""

from __future__ import annotations

import time
from itertools import combinations

import pygame
import pytest

from tests.ai.valhalla.fights import bent_on_winning
from tests.ui.driver import Robot
from tests.ui.tables import lay, play, sit_down
from tests.ui.valhalla.battles import attack, board_of, defence, last_fight, new_weapons, settle, shown, wager
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.battle import strength
from valhalla.kernel.chance import Chance
from valhalla.ui.games.valhalla.battle.odds import Told, turns, work_out
from valhalla.ui.table.scene import PlayScene
from valhalla.words.language import in_percent

ANY_DIE = 6


def told(robot: Robot, scene: PlayScene) -> Told:
    """The odds, once they have been worked out beside the frames."""
    for _ in range(600):
        robot.app.draw()
        found = board_of(scene).told()
        if found is not None:
            return found
        time.sleep(0.02)
    raise AssertionError("the odds never come")


@pytest.mark.parametrize("make", [attack, defence])
def test_the_best_row_is_what_the_ai_would_do(make: type) -> None:
    t = make()
    found = work_out(game.view(t.s, 0), 0)
    best = bent_on_winning(t.s, 0, why=True).candidates(1)[0]
    chance = next(term.worth for term in best.terms if term.name == "chance")
    assert found.rows[0].number == pytest.approx(chance)
    mine = found.chance if make is attack else 1 - (found.chance or 0.0)
    assert mine == pytest.approx(chance)


def test_rows_are_sorted_and_hold_every_kind() -> None:
    found = work_out(game.view(attack().s, 0), 0)
    numbers = [row.number for row in found.rows]
    assert numbers == sorted(numbers, reverse=True)
    assert {"arm_best", "end", "tactic", "reroll"} <= {row.kind for row in found.rows}


def test_ending_now_with_nobody_armed_never_wins() -> None:
    found = work_out(game.view(attack().s, 0), 0)
    assert next(row.number for row in found.rows if row.kind == "end") == 0.0


def test_a_sure_defence_is_sure() -> None:
    t = defence()
    t.side(0).bonus += 50
    found = work_out(game.view(t.s, 0), 0)
    assert next(row.number for row in found.rows if row.kind == "arm_best") == 1.0


def test_each_extra_die_has_its_chance() -> None:
    found = work_out(game.view(new_weapons().s, 0), 0)
    assert [row.kind for row in found.rows] == ["keep_die"] * len(found.rows) and found.rows


def test_ragnarok_promises_points() -> None:
    found = work_out(game.view(last_fight().s, 0), 0)
    assert found.points and found.chance is None
    assert next(row.number for row in found.rows if row.kind == "end") == 0.0


def test_hidden_hands_do_not_change_the_odds() -> None:
    """Whoever watches gets the same numbers whatever the fighters hold."""
    one, other = attack(hand="fury heroic"), attack(hand="surround counterblow")
    numbers = [work_out(game.view(t.s, None), None).chance for t in (one, other)]
    assert numbers[0] == numbers[1]
    assert work_out(game.view(one.s, None), None).rows == ()


def test_a_battle_to_come_has_odds() -> None:
    chance = work_out(game.view(wager().s, 0), None).chance
    assert chance is not None and 0 < chance < 1


def test_after_the_attack_the_defender_is_weighed() -> None:
    t = attack("axe axe bow sword sword axe")
    t.do(0, cm.Arm(2, (0, 1)))
    assert strength(t.s, t.side(0))
    state = t.s.clone()
    game.decide(state, 0, cm.EndPhase(), Chance(3))
    found = work_out(game.view(state, 0), None).chance
    assert found is not None and 0 <= found <= 1


@pytest.mark.parametrize(
    ("wanted", "have", "count"),
    [
        ((0, 1), [0, 1, 5], 0),
        ((0, 0), [0, 5], 1),
        ((0, 0), [0, 1], None),
        ((0, ANY_DIE), [0], None),
        ((ANY_DIE,), [5], 0),
    ],
)
def test_blanks_to_be_turned(wanted: tuple[int, ...], have: list[int], count: int | None) -> None:
    assert turns(wanted, have) == count


def test_the_panel_is_worked_out_beside_the_frames_and_hidden_on_wish(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    assert told(robot, scene).rows
    assert robot.sees("Chance to win")
    robot.key(pygame.K_o)
    assert not robot.app.settings.odds and "odds-panel" not in robot.names and "gauge" not in robot.names
    robot.key(pygame.K_o)
    settle(robot)
    assert robot.sees("Chance to win")


def test_marked_dice_have_their_own_chance() -> None:
    """Of all that could be marked the best is what the best row says, and a worse mark is worse."""
    t = attack("axe sword spear blank bow bow")
    found = work_out(game.view(t.s, 0), 0)
    loose = t.side(0).loose
    best = max(row.number for row in found.rows if row.kind == "reroll")
    marks = {
        (dice, price): found.marked(loose, dice, price)
        for price in range(len(loose))
        for count in (1, 2, 3)
        for dice in combinations([i for i in range(len(loose)) if i != price], count)
    }
    numbers = [row.number for row in marks.values() if row is not None]
    assert len(numbers) == len(marks) and max(numbers) == pytest.approx(best) and min(numbers) < best
    for (dice, price), row in marks.items():
        assert row is not None and row.price == loose[price]
        assert sorted(row.dice) == sorted(loose[i] for i in dice)


def test_half_a_mark_promises_the_best_that_could_follow() -> None:
    t = attack("axe sword spear blank bow bow")
    loose = t.side(0).loose
    found = work_out(game.view(t.s, 0), 0)
    dice = [found.marked(loose, (1,), price) for price in (0, 2, 3, 4, 5)]
    open_price = found.marked(loose, (1,), -1)
    assert open_price is not None
    assert open_price.number == pytest.approx(max(row.number for row in dice if row))
    only_price = found.marked(loose, (), 5)
    assert only_price is not None and only_price.dice and found.marked(loose, (), -1) is None


def test_a_free_reroll_is_weighed_as_it_is_marked() -> None:
    t = attack("axe sword spear blank bow bow")
    t.side(0).free = 1
    found = work_out(game.view(t.s, 0), 0)
    row = found.marked(t.side(0).loose, (5,), -1)
    assert row is not None and row.kind == "free_reroll"
    paid = found.marked(t.side(0).loose, (5,), 0)
    assert paid is not None and paid.kind == "reroll" and paid.number <= row.number


def test_the_panel_and_the_gauge_follow_the_marks(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe sword spear blank bow bow"))
    before = told(robot, scene).chance
    robot.click("die:0")
    robot.click("die:1", button=3)
    board = board_of(scene)
    row = board.marked()
    assert row is not None and board.chance() == row.number != before
    assert in_percent(row.number) in robot.texts
    robot.key(pygame.K_ESCAPE)
    assert board.marked() is None and board.chance() == before


def test_the_odds_have_their_button(robot: Robot) -> None:
    shown(robot.app, attack())
    assert "odds-panel" in robot.names
    robot.click("odds")
    assert "odds-panel" not in robot.names and not robot.app.settings.odds


def test_whoever_watches_sees_both_sides_only(robot: Robot) -> None:
    scene = shown(robot.app, attack(), humans=(1,))
    assert told(robot, scene).rows == ()
    assert robot.sees("as far as you can see")


def test_no_victory_is_certain_before_hidden_cards_are_seen(robot: Robot) -> None:
    """Two of them may add more than what they are weighed by."""
    t = attack()
    t.give(1, t.any("bear"))
    board = board_of(shown(robot.app, t))
    assert board.in_percent(1.0, 0) == in_percent(0.99) and board.in_percent(0.0, 1) == in_percent(0.01)
    assert board.in_percent(0.0, 0) == in_percent(0.0)
    assert board_of(shown(robot.app, attack())).in_percent(1.0, 0) == in_percent(1.0)


def test_a_battle_that_is_decided_has_no_odds_any_more(robot: Robot) -> None:
    session = play(lay("human thrall"), lambda s: s.battle is not None and s.battle.winner >= 0)
    board = board_of(sit_down(robot, session))
    won = board.battle.winner == board.battle.attack.seat
    assert board.chance() == float(won)
    assert robot.sees(in_percent(1.0)) and robot.sees(in_percent(0.0))
