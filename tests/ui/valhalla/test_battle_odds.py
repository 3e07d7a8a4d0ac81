"""The odds on the table are those of the AI, worked out beside the frames."""

from __future__ import annotations

import time

import pygame

from tests.ai.valhalla.battles import attack
from tests.ui.driver import Robot
from tests.ui.tables import lay, play, sit_down
from tests.ui.valhalla.battles import board_of, settle, shown
from valhalla.ai.thought import Thought
from valhalla.ai.valhalla.weighing import Told
from valhalla.ai.worker import Answer, Ticket
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.ui.games.valhalla.battle.gauge import OddsPanel
from valhalla.ui.games.valhalla.battle.marking import mark_row
from valhalla.ui.games.valhalla.battle.paper import MUCH, despite
from valhalla.ui.table import telling
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


def test_a_marked_reroll_is_listed_once(robot: Robot) -> None:
    """First, and not a second time among the others; whichever of them is marked."""
    scene = shown(robot.app, attack("axe sword spear blank bow bow"))
    rows = [row for row in told(robot, scene).rows if row.kind == "reroll"]
    panel, lists = robot.widget("odds-panel"), []
    assert isinstance(panel, OddsPanel) and rows
    for row in rows:
        mark_row(board_of(scene).moves, row)
        robot.step()
        lists.append([one for one, _box in panel.listed(told(robot, scene))])
    for row, listed in zip(rows, lists, strict=True):
        again = [(one.kind, sorted(one.dice), one.price) for one in listed]
        assert again[0] == (row.kind, sorted(row.dice), row.price)
        assert again.count(again[0]) == 1


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


def hinted(scene: PlayScene, command: cm.Command) -> str:
    """A hint in this battle, as it is told."""
    session = scene.match.session
    ticket = Ticket(1, session, 0, "jarl", 1, session.log[-1])
    scene.match.hint = Answer(ticket, "jarl", Thought(command))
    return telling.hint(scene)


def test_a_hint_says_why_it_is_not_what_the_paper_has_on_top(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe axe sword spear bow bow"))
    found = told(robot, scene)
    end = next(row for row in found.rows if row.kind == "end")
    assert found.rows[0].number > end.number + MUCH
    why = hinted(scene, cm.EndPhase())
    assert "For the win alone" in why and in_percent(found.rows[0].number) in why


def test_a_hint_of_one_mind_with_the_paper_adds_nothing(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe axe sword spear bow bow"))
    found = told(robot, scene)
    loose = board_of(scene).battle.attack.loose
    rolls = [c for c in game.legal(scene.shown, 0) if isinstance(c, cm.Reroll)]
    best = max(rolls, key=lambda c: ((row := found.marked(loose, c.dice, c.discard)) and row.number) or 0.0)
    tops = [row for row in found.rows if row.kind == "reroll"]
    assert tops
    scene.match.hint = None
    only = Told(found.chance, tuple(tops), rolls=found.rolls)
    ticket = Ticket(1, scene.match.session, 0, "jarl", 1, scene.match.session.log[-1])
    answer = Answer(ticket, "jarl", Thought(best))
    assert despite(scene.table, only, loose, answer) == ""
