"""What the window does with every game, for each of ours."""

from __future__ import annotations

import pytest

from tests.ui.driver import Robot
from tests.ui.hammer.hammers import Thrower
from tests.ui.player import Player
from tests.ui.rooms import Hand, Rooms
from tests.ui.wolves.wolves import Wolf
from valhalla.games import GAMES

HANDS: dict[str, type[Player]] = {"hammer": Thrower, "wolves": Wolf}


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def hand(game: str) -> Hand:
    kind = HANDS.get(game, Player)

    def made(robot: Robot, how: str) -> Player:
        return kind(robot, how, "random")

    return made


class TestRooms(Rooms):
    pass
