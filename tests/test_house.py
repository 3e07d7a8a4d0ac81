"""What every game can do, for each of ours."""

from __future__ import annotations

import pytest

from tests.house import House
from valhalla.games import GAMES


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class TestHouse(House):
    pass
