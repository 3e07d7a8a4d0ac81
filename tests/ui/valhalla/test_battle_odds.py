"""The odds on the table are those of the AI, worked out beside the frames."""

from __future__ import annotations

import time

import pygame

from tests.ai.valhalla.battles import attack
from tests.ui.driver import Robot
from tests.ui.tables import lay, play, sit_down
from tests.ui.valhalla.battles import board_of, settle, shown
from valhalla.ai.valhalla.weighing import Told
from valhalla.ui.table.scene import PlayScene
from valhalla.words.language import in_percent


def told(robot: Robot, scene: PlayScene) -> Told:
    """The odds, once they have been worked out beside the frames."""
    for _ in range(600):
        robot.app.draw()
        found = board_of(scene).told()
        if found is not None:
            return found
        time.sleep(0.02)
    raise AssertionError("the odds never come")


def test_the_panel_is_worked_out_beside_the_frames_and_hidden_on_wish(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    assert told(robot, scene).rows
    assert robot.sees("Chance to win")
    robot.key(pygame.K_o)
    assert not robot.app.settings.odds and "odds-panel" not in robot.names and "gauge" not in robot.names
    robot.key(pygame.K_o)
    settle(robot)
    assert robot.sees("Chance to win")


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
    assert robot.sees("based on what you know")


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
