"""A battle finds room in every window: no text cut or covered, nothing outside, nothing too small."""

from __future__ import annotations

import pytest

from tests.ai.valhalla.battles import MOMENTS
from tests.ui.driver import Robot
from tests.ui.valhalla.battles import shown


@pytest.mark.spoken
@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_finds_room(robot: Robot, moment: str) -> None:
    shown(robot.app, MOMENTS[moment]())
    assert not robot.faults_anywhere()
