"""The fourth game in the window, by its record alone: the same as ours, and its shots find room."""

from __future__ import annotations

import pytest

from tests.fourth import rules
from tests.fourth.window import DoublesBoard, DoublesScoring
from tests.fourth.workshop import RECORD, lay
from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.rooms import Hand, Rooms
from tests.ui.tables import sit_down
from tests.ui.test_layout import Window, finds_room


@pytest.fixture
def game() -> str:
    return rules.ID


@pytest.fixture
def hand() -> Hand:
    return lambda robot, how: Player(robot, how, "random")


class TestRooms(Rooms):
    pass


@pytest.mark.parametrize("name", RECORD.shots)
def test_its_shots_are_read_and_find_room(one: Window, name: str) -> None:
    finds_room(one, f"shot {name}", 0, translated=False)


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
