"""The pause: the same in the same place in every game, commands apart from orders that stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.driver import Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from valhalla.games import GAMES
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table import flow
from valhalla.ui.table.lesson.scene import begun
from valhalla.ui.table.pause import TablePause
from valhalla.workshop.posing import NAMES

COMMANDS = ["resume", "options", "undo", "rules", "replay", "menu", "stand-in", "quit", "resign"]


def paused(robot: Robot, session: Session) -> TablePause:
    scene = sit_down(robot, session)
    robot.wait(0.5)
    flow.pause(scene)
    robot.step()
    assert isinstance(robot.scene, TablePause)
    return robot.scene


def of(game: str) -> Session:
    seats = tuple(Seat(name, kind) for name, kind in zip(NAMES, ("human", "thrall", "thrall"), strict=False))
    return Session.start(GAMES[game], GAMES[game].Setup(3), seats, 1)


@pytest.mark.parametrize("game", GAMES)
def test_one_order_in_all_games(robot: Robot, game: str) -> None:
    scene = paused(robot, of(game))
    commands = [button for column in scene.columns for button in column]
    across = sorted(commands, key=lambda button: (button.rect.y, button.rect.x))
    assert [button.name for button in across] == COMMANDS


def test_orders_that_stand_are_below_what_is_done_once(robot: Robot) -> None:
    scene = paused(robot, of("wolves"))
    assert [order.name for order in scene.orders] == ["order-ward", "order-freya"]
    low = max(button.rect.bottom for column in scene.columns for button in column)
    assert all(order.rect.top > scene.heading.rect.top >= low for order in scene.orders)
    assert robot.sees("Standing orders")


def test_all_orders_find_room(robot: Robot) -> None:
    feast = ("loki", "thor", "valkyries", "tyr")
    scene = paused(robot, play(lay("human karl karl", 2, expansions=feast), in_turn(0, 3), "karl"))
    assert len(scene.orders) == 3 and not robot.faults()
    assert robot.app.units.area.contains(scene.sheet)


def test_who_does_not_look_keeps_the_places(robot: Robot) -> None:
    """Between two people nobody has a seat to give away, and says so."""
    scene = paused(robot, of("hammer"))
    scene.table.match.viewer = None
    scene.reworded()
    assert [button.name for button in scene.columns[0]] == ["resume", "undo", "replay", "stand-in", "resign"]
    assert not any(button.enabled for button in scene.columns[0][1:])


@pytest.mark.parametrize("name", ["valhalla", "hammer", "wolves"])
def test_no_ai_plays_a_lesson(robot: Robot, home: Path, name: str) -> None:
    """With an AI in the learner's seat nobody would ever go on with the script."""
    robot.app.reset(MenuScene(robot.app))
    scene = begun(robot.app, name, anew=True)
    robot.app.push(scene)
    robot.step()
    flow.pause(scene)
    robot.step()
    for button in ("stand-in", "resign"):
        robot.click(button)
        assert isinstance(robot.scene, TablePause)
        assert robot.app.notices.texts[-1] == "In a lesson every move is yours."
    robot.click("resume")
    assert not scene.match.standing_in
