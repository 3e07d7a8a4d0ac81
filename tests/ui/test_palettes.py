"""Palettes for other eyes: how far apart their colours are, what they repaint; and they are chosen live."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import get_args

import pygame
import pytest
from art import vision
from art.palette import OAK, channels
from pygame import Surface

from tests.ui.driver import Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from tests.ui.test_layout import _weak
from valhalla.kernel.paths import data_dir
from valhalla.ui import theme
from valhalla.ui.art import Art
from valhalla.ui.repaint import repainted
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.settings import Colours, load
from valhalla.ui.theme import BONE, EMBER, PALETTES, PARCHMENT, SEATS, TARRED_OAK, Colour, luminance
from valhalla.workshop import posing, shots

MADE_FOR = {
    "standard": ("",),
    "red-green": ("", *vision.RED_GREEN_BLIND),
    "blue-yellow": ("", "tritanopia"),
    "contrast": ("", *vision.SIMULATED),
}
PAIRS = [(name, eyes) for name, all_eyes in MADE_FOR.items() for eyes in all_eyes]


@pytest.fixture(autouse=True)
def standard() -> Iterator[None]:
    yield
    theme.use("standard")


def apart(one: Colour, other: Colour, eyes: str) -> float:
    return vision.apart("#{:02x}{:02x}{:02x}".format(*one), "#{:02x}{:02x}{:02x}".format(*other), eyes)


def test_the_settings_know_them_all() -> None:
    assert set(get_args(Colours)) == set(PALETTES) == set(MADE_FOR)


@pytest.mark.parametrize(("name", "eyes"), PAIRS)
def test_seats_are_told_apart(name: str, eyes: str) -> None:
    """All fifteen pairs: ΔE of 30 is more than plain."""
    pairs = combinations(PALETTES[name].seats, 2)
    assert min(apart(*pair, eyes) for pair in pairs) > 30


@pytest.mark.parametrize(("name", "eyes"), PAIRS)
def test_light_and_bars_stand_out(name: str, eyes: str) -> None:
    found = PALETTES[name]
    assert min(apart(found.glow, wood, eyes) for wood in (channels(OAK), TARRED_OAK)) > 35
    assert apart(found.best, found.rest, eyes) > (25 if name != "standard" else 20)
    assert min(apart(bar, PARCHMENT, eyes) for bar in (found.best, found.rest)) > 25


def test_standard_paint_is_not_enough_for_all() -> None:
    """What the palette for blue-yellow-blind eyes is there for: woad and teal."""
    assert min(apart(*pair, "tritanopia") for pair in combinations(SEATS, 2)) < 12


@pytest.mark.parametrize("name", PALETTES)
def test_cloths_are_dark_enough_for_letters(name: str) -> None:
    theme.use(name)
    for i in range(len(SEATS)):
        found = theme.paint(f"plates/cloth-{i}.webp")
        cloth = found[1] if found else theme.CLOTHS[i]
        assert (luminance(BONE) + 0.05) / (luminance(cloth) + 0.05) > 4.5


@pytest.mark.parametrize("name", ["red-green", "blue-yellow", "contrast"])
@pytest.mark.parametrize("shot", ["attack", "table-six", "curtain"])
def test_small_text_stands_out_in_every_palette(home: Path, name: Colours, shot: str) -> None:
    app = posing.make_app((1280, 720))
    try:
        app.settings.palette = name
        app.rescale()
        app.written = []
        shots.all_shots()[shot](app)
        posing.settle(app)
        app.draw()
        assert not _weak(Robot(app))
    finally:
        app.close()


# Painting


@pytest.fixture
def screen() -> Surface:
    pygame.display.init()
    return pygame.display.set_mode((64, 64))


def test_paint_goes_where_the_old_colour_was(screen: Surface) -> None:
    old, new = SEATS[0], PALETTES["red-green"].seats[0]
    picture = Surface((4, 2), pygame.SRCALPHA)
    shade = (old[0] // 2, old[1] // 2, old[2] // 2)
    for x, colour in enumerate(((*old, 255), (*BONE, 255), (*shade, 255), (60, 60, 60, 255))):
        picture.fill(colour, (x, 0, 1, 1))
    picture.fill((*shade, 128), (0, 1, 1, 1))  # premultiplied
    found = repainted(picture, old, new)
    seen = [tuple(found.get_at((x, 0)))[:3] for x in range(4)]
    wanted = [new, BONE, tuple(c // 2 for c in new), (60, 60, 60)]
    assert all(abs(a - b) <= 6 for s, w in zip(seen, wanted, strict=True) for a, b in zip(s, w, strict=True))
    assert found.get_at((0, 1))[3] == 128 and max(found.get_at((0, 1))[:3]) <= 128
    assert tuple(found.get_at((1, 1))) == (0, 0, 0, 0)


def paint_of(art: Art, seat: int) -> Colour:
    """The most colourful of the common colours on a shield."""
    picture = pygame.transform.smoothscale(art.file(f"shields/seat-{seat}.webp"), (24, 24))
    every = [picture.get_at((x, y)) for x in range(24) for y in range(24)]
    strong = sorted(every, key=lambda c: max(c[:3]) - min(c[:3]))[-60:]
    r, g, b = (sum(c[i] for c in strong) // len(strong) for i in range(3))
    return r, g, b


@pytest.mark.parametrize("eyes", vision.SIMULATED)
def test_shields_themselves_are_told_apart(screen: Surface, eyes: str) -> None:
    """The paint as it is on the pictures, not only in a table."""
    name = "blue-yellow" if eyes == "tritanopia" else "red-green"
    found = {}
    for palette in ("standard", name):
        theme.use(palette)
        art = Art(data_dir("assets") / "baked")
        paints = [paint_of(art, seat) for seat in range(5)]  # the sixth is soot: it has none
        found[palette] = min(apart(*pair, eyes) for pair in combinations(paints, 2))
    assert found[name] > 25 and (found[name] > found["standard"] or found["standard"] > 30)


def test_standard_is_as_baked(screen: Surface) -> None:
    theme.use("standard")
    assert not [name for name in ("shields/seat-0.webp", "plates/glow.webp") if theme.paint(name)]
    theme.use("nonsense")
    assert theme.palette() is PALETTES["standard"]


# Choosing


def shield_pixel(robot: Robot) -> Colour:
    art = robot.app.art
    return paint_of(art, 2)


def test_chosen_live_kept_and_put_back(robot: Robot) -> None:
    sit_down(robot, play(lay("human thrall thrall"), in_turn()))
    robot.app.push(OptionsScene(robot.app))
    before = shield_pixel(robot)
    robot.click("palette")
    assert theme.palette() is PALETTES["red-green"]
    assert apart(shield_pixel(robot), before, "") > 10
    robot.click("palette")
    settings, trouble = load(robot.app.settings_path)
    assert settings.palette == "blue-yellow" and not trouble
    robot.click("defaults")
    robot.click("answer-0")
    assert theme.palette() is PALETTES["standard"] and shield_pixel(robot) == before
    robot.enter("palette")
    assert robot.app.settings.palette == "red-green"
    assert theme.palette().glow != EMBER
