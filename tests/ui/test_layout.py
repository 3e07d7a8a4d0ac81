"""No text cut or overlapping, no control outside the window or too small: every scene, size and scale."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import Rect

from tests.ui.driver import Robot
from valhalla.ui import shots
from valhalla.ui.theme import RUNES, Colour
from valhalla.ui.units import SCALES, units

SMALL = 22  # units: larger letters are read with less contrast, too
SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768), (1366, 768), (1920, 800)]


@pytest.fixture(scope="module")
def robot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Robot]:
    os.environ["VALHALLA_HOME"] = str(tmp_path_factory.mktemp("home"))
    app = shots.make_app((1280, 720))
    app.written = []
    yield Robot(app)
    app.close()
    del os.environ["VALHALLA_HOME"]


@pytest.mark.parametrize("name", shots.SHOTS)
def test_everything_finds_room(robot: Robot, name: str) -> None:
    app = robot.app
    shots.SHOTS[name](app)
    shots.settle(app)
    app.blind = True
    faults = {}
    for size in SIZES:
        for scale in SCALES:
            app.units = units(size, scale)
            for scene in app.scenes:
                scene.layout(app.units)
            found = robot.faults()
            if found:
                faults[size, scale] = found[:3]
    app.blind = False
    app.rescale()
    assert not faults


def luminance(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", [name for name in shots.SHOTS if name != "zoom"])  # a card covers texts
def test_small_text_stands_out(robot: Robot, name: str, tmp_path: Path) -> None:
    """At least 4.5 : 1 between a text and what lies around its letters."""
    app = robot.app
    shots.SHOTS[name](app)
    shots.settle(app)
    app.draw()
    assert app.written is not None
    top = max(text.layer for text in app.written)
    weak = []
    for text in app.written:
        ground = _ground(robot, text.rect)
        if text.layer < top or text.style.font == RUNES or text.style.size > SMALL or ground is None:
            continue
        if contrast(text.style.colour, ground) < 4.5:
            weak.append((text.text, round(contrast(text.style.colour, ground), 1)))
    assert not weak


def _ground(robot: Robot, rect: Rect) -> Colour | None:
    """The colour just beside a text."""
    screen = robot.app.screen
    edge = rect.inflate(4, 0).clip(screen.get_rect())
    if edge.w < 4 or edge.h < 4:
        return None
    points = [(edge.left, edge.centery), (edge.right - 1, edge.centery), (edge.left, edge.top)]
    colours = [screen.get_at(point)[:3] for point in points]
    return tuple(sorted(c[i] for c in colours)[1] for i in range(3))  # type: ignore[return-value]
