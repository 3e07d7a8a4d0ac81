"""The fourth game in the window: its table, whole games by each device, reckoning, film and shots."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fourth import rules
from tests.fourth.joining import ROOMS
from tests.fourth.window import DoublesBoard, DoublesScoring, DoublesTable
from tests.fourth.workshop import lay
from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import sit_down
from valhalla.kernel.joining import JOINED
from valhalla.kernel.journal import Saga
from valhalla.ui import saved
from valhalla.ui.scenes.lessons import LessonsScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.table.film.scene import filmed
from valhalla.ui.table.scene import PlayScene
from valhalla.workshop.shots import all_shots


@pytest.fixture(autouse=True)
def joined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(JOINED, rules.ID, ROOMS)


@pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
def test_a_whole_game(robot: Robot, how: str) -> None:
    scene = sit_down(robot, lay("human", "human", seed=7))
    assert isinstance(scene.board, DoublesBoard)
    scoring = Player(robot, how, "random").play()
    assert isinstance(scoring, DoublesScoring) and max(scene.match.session.state.points) >= rules.ENOUGH


def test_against_an_ai_seat(robot: Robot) -> None:
    scene = sit_down(robot, lay("human", "karl", seed=3))
    Player(robot, "mouse", "thrall").play()
    assert any(entry.seat == 1 for entry in scene.match.session.log)


def test_from_the_menu_to_the_save_and_back(robot: Robot, home: Path) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.click("new-fourth")
    assert robot.showing(DoublesTable)
    robot.click("start")
    assert robot.showing(PlayScene)
    robot.app.reset(MenuScene(robot.app))
    (info,) = saved.saves()
    assert info.game == rules.ID and Saga(info.path).header.game == rules.ID
    robot.app.reset(SavesScene(robot.app))
    assert robot.sees("Doubles") and not robot.faults()
    robot.app.reset(MenuScene(robot.app))
    robot.click("continue")
    assert isinstance(robot.scene, PlayScene)


@pytest.mark.parametrize("name", ["fourth", "fourth-scoring"])
def test_its_shots_have_no_faults(robot: Robot, name: str) -> None:
    all_shots()[name](robot.app)
    assert not robot.faults()


def test_its_film_and_the_other_scenes(robot: Robot) -> None:
    session = lay("karl", "thrall")
    robot.app.push(filmed(robot.app, session))
    robot.step()
    robot.app.reset(LessonsScene(robot.app))
    robot.app.show_rule("F2")
    robot.step()
    assert robot.sees("Doubles")
