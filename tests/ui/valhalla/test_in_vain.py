"""V17.7 in the window: a tactic that would change nothing may be played, after a warning."""

from __future__ import annotations

import pytest

from tests.ui.driver import Robot
from tests.ui.valhalla.battles import shown
from tests.ui.valhalla.test_hurl import last
from tests.valhalla.table import Table, field, ragnarok
from valhalla.games.valhalla import commands as cm
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.table.scene import PlayScene

COUNTERBLOW = "counterblow-blow-returned"
SWAP = "weapon-swap-borrowed-edge"
SURROUND = "surround-closing-ring"
FURY = "fury-red-dawn"


def attacking(dice: str, *hand: str) -> Table:
    t = field(Table(2, variants=("simplified",)), "bear-hallgerd", "wolf-ylva")
    t.give(0, *hand)
    t.attack(0, 1)
    t.dice(0, dice)
    return t


def doomed(dice: str, *hand: str) -> Table:
    t = field(Table(2, variants=("simplified",)), "bear-hallgerd")
    t.give(0, *hand)
    ragnarok(t)
    t.dice(0, dice)
    return t


def played(robot: Robot, t: Table, card: str) -> PlayScene:
    """The first press raises the card, the second plays it."""
    scene = shown(robot.app, t)
    for _ in range(2):
        robot.click(f"card:{t.card(card)}")
    return scene


VAIN = [
    (attacking, "", COUNTERBLOW), (attacking, "axe bow", SWAP), (attacking, "axe bow", SURROUND),
    (doomed, "axe bow", FURY),
]  # fmt: skip


@pytest.mark.parametrize(("table", "dice", "card"), VAIN)
def test_v17_7_one_is_warned_and_may_leave_it(robot: Robot, table: object, dice: str, card: str) -> None:
    t = table(dice, card)  # type: ignore[operator]
    played(robot, t, card)
    assert robot.showing(Confirm) and not robot.faults()
    robot.click("cancel")
    assert robot.showing(PlayScene) and t.card(card) in t.s.hands[0]


@pytest.mark.parametrize(("table", "dice", "card"), VAIN)
def test_v17_7_or_play_it_all_the_same(robot: Robot, table: object, dice: str, card: str) -> None:
    t = table(dice, card)  # type: ignore[operator]
    scene = played(robot, t, card)
    robot.click("answer-0")
    assert last(scene) == cm.PlayTactic(t.card(card))
    assert t.card(card) in scene.match.session.state.battle.side(0).played


def test_v17_7_nobody_is_warned_of_what_helps(robot: Robot) -> None:
    t = attacking("axe bow", FURY)
    scene = played(robot, t, FURY)
    assert robot.showing(PlayScene) and last(scene) == cm.PlayTactic(t.card(FURY))
