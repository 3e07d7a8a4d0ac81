"""A battle finds room in every window: no text cut or covered, nothing outside, nothing too small."""

from __future__ import annotations

import pytest

from tests.ui.battles import MOMENTS, shown
from tests.ui.driver import Robot
from valhalla.ui.units import SCALES, units

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768), (1366, 768), (1920, 800)]


@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_finds_room(robot: Robot, moment: str) -> None:
    app = robot.app
    shown(app, MOMENTS[moment]())
    app.blind = True
    faults = {}
    for size in SIZES:
        for scale in SCALES:
            app.units = units(size, scale)
            app.scene.layout(app.units)
            found = robot.faults()
            if found:
                faults[size, scale] = found[:3]
    assert not faults
