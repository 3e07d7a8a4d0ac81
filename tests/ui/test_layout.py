"""No text cut or overlapping, no control outside or too small: every scene, size, scale and language."""

from __future__ import annotations

import os
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.moments import MOMENTS
from valhalla.ui import shots
from valhalla.ui.painter import Written
from valhalla.ui.settings import Settings
from valhalla.ui.shots_hammer import ALIKE
from valhalla.ui.theme import RUNES, Colour
from valhalla.ui.widgets.notices import Notices
from valhalla.words import language

Pixels = npt.NDArray[np.int_]
ALL = [*(f"shot {name}" for name in shots.SHOTS if name not in ALIKE), *MOMENTS]
ENOUGH = 4.5
LOOKED_AT = [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 75)]
SMALL = 22  # units: larger letters are read with less contrast, too


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Robot]:
    os.environ["VALHALLA_HOME"] = str(tmp_path_factory.mktemp("home"))
    app = shots.make_app((1280, 720))
    app.written = []
    yield Robot(app)
    app.close()
    del os.environ["VALHALLA_HOME"]


@pytest.fixture(scope="module", params=ALL)
def moment(one: Robot, request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return brought(one, name)


@pytest.fixture(scope="module", params=[(tongue, name) for tongue in ("ru", "pl") for name in ALL])
def foreign(one: Robot, request: pytest.FixtureRequest) -> Iterator[str]:
    """The same in another language."""
    tongue, name = request.param
    language.use(tongue)
    yield brought(one, name)
    language.use(language.SOURCE)


def brought(one: Robot, name: str) -> str:
    """The one window of these tests, as it was in the beginning, brought to a moment and come to rest."""
    app = one.app
    app.blind = False
    app.settings = app.sound.settings = Settings(speed="instant")
    app.notices = Notices()
    app.input.last_device = "mouse"
    resize(one, (1280, 720), 100)
    if name in MOMENTS:
        MOMENTS[name](one)
    else:
        shots.SHOTS[name.removeprefix("shot ")](app)
        shots.settle(app)
    return name


def luminance(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_small_text_stands_out(one: Robot, moment: str) -> None:
    """At least 4.5 : 1 between a text and what lies around and between its letters, at several sizes."""
    weak = {}
    for size, scale in LOOKED_AT if moment != "shot zoom" else ():  # there a card covers texts
        resize(one, size, scale)
        one.app.draw()
        found = _weak(one)
        if found:
            weak[size, scale] = found
    assert not weak


def test_everything_finds_room(one: Robot, moment: str) -> None:
    assert not one.faults_anywhere()


def test_everything_finds_room_in_other_words(one: Robot, foreign: str) -> None:
    assert not one.faults_anywhere()


def resize(robot: Robot, size: tuple[int, int], scale: int) -> None:
    """Another window, another UI scale."""
    robot.app.settings.scale = scale
    robot.app.screen = pygame.display.set_mode(size)
    robot.app.rescale()


def _weak(robot: Robot) -> list[tuple[str, float]]:
    """The small texts that do not stand out from their ground, and how far they do."""
    written = robot.app.written
    assert written is not None
    top = max(text.layer for text in written)
    texts = [t for t in written if t.layer == top and t.style.font != RUNES and t.style.size <= SMALL]
    found = [(text.text, round(least_contrast(robot.app.screen, text), 1)) for text in texts]
    return [(text, value) for text, value in found if value < ENOUGH]


def least_contrast(screen: pygame.Surface, text: Written) -> float:
    """Against the ground at either end and along all of it: the worst of its parts.

    Of a part, what lies behind its letters is the colour that most of its pixels have that are not the
    letters themselves: about half of them, by their distance to the colour of the letters.
    """
    area = text.rect.clip(screen.get_rect())
    if area.w < 4 or area.h < 4:
        return ENOUGH
    pixels = pygame.surfarray.array3d(screen.subsurface(area)).astype(int)
    parts = np.array_split(pixels, max(1, round(area.w / (3 * area.h))))
    return min(_contrast_of(part, text.style.colour) for part in parts)


def _contrast_of(part: Pixels, ink: Colour) -> float:
    """Between the ink and the middle one of those pixels that are farther from it than most."""
    flat = part.reshape(-1, 3)
    far = np.abs(flat - np.array(ink)).sum(axis=1)
    ground = flat[far >= np.quantile(far, 0.4)]
    middle = np.median(ground, axis=0)
    return contrast(ink, (int(middle[0]), int(middle[1]), int(middle[2])))
