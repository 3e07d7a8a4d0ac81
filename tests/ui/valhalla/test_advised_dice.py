"""From the odds and the hint to the dice: rows that can be pressed, one press for all, ends that are told."""

from __future__ import annotations

import pygame
import pytest

from tests.ai.valhalla.battles import ATTACKERS, DEFENDERS, attack, defence, new_weapons, tactics, warriors
from tests.ui.driver import Robot
from tests.ui.valhalla.battles import board_of, shown
from tests.ui.valhalla.test_battle import last, warrior
from tests.ui.valhalla.test_battle_odds import told
from tests.valhalla.table import Table
from valhalla.ai.thought import Thought
from valhalla.ai.valhalla.arming import arms
from valhalla.ai.worker import Answer, Ticket
from valhalla.games.valhalla import commands as cm
from valhalla.kernel.header import House
from valhalla.ui.games.valhalla.battle.gauge import OddsPanel
from valhalla.ui.settings import SPEEDS
from valhalla.ui.table.match import CLOSING
from valhalla.ui.table.scene import PlayScene


def rows(robot: Robot, scene: PlayScene) -> dict[str, tuple[int, int]]:
    """Where the first row of each kind is on the odds paper."""
    odds, panel = told(robot, scene), robot.widget("odds-panel")
    assert isinstance(panel, OddsPanel)
    return {row.kind: box.center for row, box in reversed(panel.listed(odds))}


def advise(robot: Robot, scene: PlayScene, command: cm.Command) -> None:
    """A jarl has advised this, and H is pressed once more."""
    assert scene.asking is not None
    session = scene.match.session
    ticket = Ticket(0, session, scene.asking.seat, "jarl", 0, session.log[-1])
    scene.match.hint = Answer(ticket, "jarl", Thought(command))
    robot.key(pygame.K_h)


def test_a_row_of_the_odds_marks_its_reroll(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe sword spear blank bow bow"))
    robot.click_at(rows(robot, scene)["reroll"])
    assert last(scene) == cm.Begin() and scene.asking is not None
    picked = scene.asking.choice.picked
    assert picked["die"] and len(picked["price"]) == 1
    robot.click("option:reroll")
    assert last(scene) == cm.Reroll(picked["price"][0], tuple(sorted(picked["die"])))


def test_a_row_of_the_odds_lays_the_arming_out(robot: Robot) -> None:
    """Nothing is done before the word for it; Esc takes it back."""
    scene = shown(robot.app, attack("axe axe bow sword sword axe"))
    board = board_of(scene)
    plan = board.moves.best[0]
    robot.click_at(rows(robot, scene)["arm_best"])
    assert last(scene) == cm.Begin() and board.moves.planned == plan
    assert all(board.moves.pending(arm.slot) for arm in plan)
    robot.key(pygame.K_ESCAPE)
    assert not board.moves.planned and not board.moves.laid_out
    robot.click_at(rows(robot, scene)["arm_best"])
    robot.click("confirm")
    assert [entry.command for entry in scene.match.session.log[1:]] == list(plan)


def test_a_row_of_the_odds_raises_its_tactic(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click_at(rows(robot, scene)["tactic"])
    assert scene.asking is not None and scene.asking.choice.picked["card"]
    assert last(scene) == cm.Begin()


def test_a_plan_is_forgotten_when_something_else_is_begun(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe axe bow sword sword axe"))
    robot.click_at(rows(robot, scene)["arm_best"])
    robot.click("die:0", button=3)
    assert not board_of(scene).moves.planned and scene.has("price", 0)


@pytest.mark.parametrize(
    "command", [cm.Reroll(4, (1, 2)), cm.Arm(2, (0, 1)), cm.EndPhase()], ids=["reroll", "arming", "end"]
)
def test_h_pressed_twice_picks_what_it_advises(robot: Robot, command: cm.Command) -> None:
    scene = shown(robot.app, attack())
    advise(robot, scene, command)
    assert last(scene) == cm.Begin()
    word = {"Reroll": "option:reroll", "Arm": "confirm", "EndPhase": "option:end_phase"}
    name = word[type(command).__name__]
    assert robot.widget(name).lit  # type: ignore[attr-defined]
    robot.click(name)
    assert last(scene) == command


def test_all_dice_are_rolled_again_in_one_press(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click("reroll_all")
    assert last(scene) == cm.Reroll(0, (1, 2, 3, 4, 5))


def test_the_die_that_was_marked_pays_for_all_others(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.click("die:3", button=3)
    robot.click("reroll_all")
    assert last(scene) == cm.Reroll(3, (0, 1, 2, 4, 5))


def test_a_free_reroll_of_all_costs_no_die(robot: Robot) -> None:
    t = attack()
    t.s.battle.attack.free = 1  # type: ignore[union-attr]
    scene = shown(robot.app, t)
    robot.click("reroll_all")
    assert last(scene) == cm.FreeReroll((0, 1, 2, 3, 4, 5))


# Ends


def lost(hand: str = "") -> Table:
    """The attacker's strength is far out of the defender's reach."""
    t = Table(2)
    warriors(t, 1, ATTACKERS)
    warriors(t, 0, DEFENDERS)
    tactics(t, 0, hand)
    t.to_turn_of(1)
    t.attack(1, 0)
    t.dice(1, "axe axe bow sword sword blank")
    t.do(1, arms(t.s, 1)[0])
    t.side(1).bonus += 60
    t.stop(1)
    t.dice(0, "axe axe bow bow sword spear")
    return t


def defending(robot: Robot, t: Table) -> PlayScene:
    scene = shown(robot.app, t)
    told(robot, scene)
    robot.wait(0.2)
    return scene


def test_a_defence_that_nothing_can_save_may_be_conceded(robot: Robot) -> None:
    scene = defending(robot, lost())
    assert board_of(scene).hopeless and robot.sees("Concede")
    robot.click("option:end_phase")
    assert last(scene) == cm.EndPhase()


def test_a_defence_that_may_hold_is_not_conceded(robot: Robot) -> None:
    scene = defending(robot, defence())
    assert not board_of(scene).hopeless and not robot.sees("Concede")


@pytest.mark.parametrize(
    ("hand", "words"), [("", "no roll can win"), ("fury", "lost even with your tactics")]
)
def test_concede_tells_what_was_counted(robot: Robot, hand: str, words: str) -> None:
    defending(robot, lost(hand))
    assert robot.sees("Concede") and robot.sees(words)


def test_an_attack_tells_that_it_ends_by_itself(robot: Robot) -> None:
    """The last die is gone and no tactic is left: one sees it, then it ends."""
    scene = shown(robot.app, attack("axe", hand=""))
    scene.match.frozen = False
    robot.step()
    assert robot.sees("Nothing left to do: the attack ends.")
    assert last(scene) == cm.Begin(), "it ended unannounced"
    robot.wait(0.4)
    assert last(scene) == cm.Begin()
    robot.wait_until(lambda: len(scene.match.session.log) > 1)
    assert scene.match.session.log[1].command == cm.EndPhase()


def test_that_it_ends_is_told_when_the_last_dice_have_landed(robot: Robot) -> None:
    robot.app.settings.speed = "calm"
    scene = shown(robot.app, attack("axe axe", hand=""))
    scene.match.frozen = False
    robot.step()
    scene.submit(cm.Arm(2, (0, 1)))
    robot.step()
    robot.wait_until(lambda: not scene.director.busy)
    robot.wait(0.7 * CLOSING / SPEEDS["calm"])
    assert last(scene) == cm.Arm(2, (0, 1)) and robot.sees("Nothing left to do: the attack ends.")
    robot.wait(0.4 * CLOSING / SPEEDS["calm"])
    assert last(scene) != cm.Arm(2, (0, 1))


def test_an_end_that_is_told_may_be_hurried(robot: Robot) -> None:
    scene = shown(robot.app, attack("axe", hand=""))
    scene.match.frozen = False
    robot.step()
    robot.click("option:end_phase")
    assert last(scene) == cm.EndPhase() and not scene.match.closing


# Where every decision is confirmed


def test_arming_waits_where_every_decision_is_confirmed(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    robot.app.settings.confirm = True
    robot.click(warrior(scene, 2))
    assert last(scene) == cm.Begin() and board_of(scene).moves.planned == (cm.Arm(2, (0, 1)),)
    robot.click("confirm")
    assert last(scene) == cm.Arm(2, (0, 1))


def test_a_dropped_die_waits_where_nothing_is_taken_back(robot: Robot) -> None:
    scene = shown(robot.app, attack())
    scene.match.session.house = House(undo=False)
    for die in ("die:0", "die:1"):
        robot.drag(die, warrior(scene, 2))
    assert last(scene) == cm.Begin()
    robot.click("confirm")
    assert last(scene) == cm.Arm(2, (0, 1))


def test_a_die_that_is_kept_waits_where_every_decision_is_confirmed(robot: Robot) -> None:
    scene = shown(robot.app, new_weapons())
    robot.app.settings.confirm = True
    before = len(scene.match.session.log)
    robot.click("choice:1")
    assert len(scene.match.session.log) == before
    robot.click("confirm")
    assert last(scene) == cm.KeepDie(1)
