"""A card looked at closely at one table: by every device, put down again, with its words."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from tests.ui.driver import Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from tests.ui.test_layout import resize
from valhalla.ui.table.faces.sheet import LARGE_ABOVE
from valhalla.ui.table.looking import close_up
from valhalla.ui.table.scene import PlayScene


@pytest.fixture
def scene(robot: Robot) -> PlayScene:
    return sit_down(robot, play(lay("human thrall"), in_turn(turns=8)))


def pinned(robot: Robot, scene: PlayScene, n: int = 0) -> Rect:
    """A card of the hand, looked at by the other button."""
    robot.click(f"card:{scene.shown.hands[0][n]}", button=3)
    return close_up.extent(scene.enlarged.page)


def test_its_place_is_the_same_wherever_the_card_lies(robot: Robot, scene: PlayScene) -> None:
    faces = set()
    for n in range(len(scene.shown.hands[0])):
        robot.key(pygame.K_ESCAPE) if scene.enlarged.shown else None
        pinned(robot, scene, n)
        faces.add(tuple(scene.enlarged.page[0].face))
    assert len(faces) == 1


@pytest.mark.parametrize("how", ["keys", "pad"])
def test_keys_and_pad_look_at_a_card_in_the_same_place(robot: Robot, scene: PlayScene, how: str) -> None:
    card = f"card:{scene.shown.hands[0][0]}"
    place = pinned(robot, scene)
    robot.key(pygame.K_ESCAPE)
    if how == "keys":
        robot.focus_by_keys(card)
        robot.key(pygame.K_x)
    else:
        robot.focus_by_pad(card)
        robot.pad(pygame.CONTROLLER_BUTTON_X)
    assert close_up.extent(scene.enlarged.page) == place


def test_a_click_on_it_puts_it_down_and_presses_nothing_below(robot: Robot, scene: PlayScene) -> None:
    level = robot.app.settings.saga
    place = pinned(robot, scene)
    below = next(w for w in scene.seen() if w.name.startswith("saga-level") and place.contains(w.rect))
    robot.click_at(below.rect.center)
    assert scene.enlarged.shown is None and robot.app.settings.saga == level


def test_a_click_that_picks_puts_away_what_was_looked_at(robot: Robot, scene: PlayScene) -> None:
    card = next(c for c in scene.shown.hands[0] if scene.takes("card", c))
    robot.hover(f"card:{card}")
    robot.wait(1.0)
    assert scene.enlarged.shown == ("card", card)
    robot.press()
    robot.release()
    robot.wait(3.0)
    assert scene.has("card", card) and scene.enlarged.shown is None


def test_the_focus_is_never_below_it(robot: Robot, scene: PlayScene) -> None:
    pinned(robot, scene)
    for _ in range(len(scene.usable())):
        robot.key(pygame.K_TAB)
        page = scene.enlarged.page
        assert scene.focus is not None and not (
            page and close_up.extent(page).collidepoint(scene.focus.rect.center)
        )


def test_an_entry_of_the_saga_stays_in_sight(robot: Robot, scene: PlayScene) -> None:
    robot.app.draw()
    panel = scene.furniture.panel
    assert panel is not None
    rows = [rect for rect, line in panel._rows if panel._cards(line.event)]
    for row in (rows[0], rows[-1]):
        robot.move(row.center)
        robot.wait(1.0)
        page = scene.enlarged.page
        assert page and not close_up.extent(page).colliderect(row)


def test_words_stand_below_a_face_that_has_no_room_for_them(robot: Robot, scene: PlayScene) -> None:
    spelled = {}
    for size in ((1280, 720), (1920, 1080)):
        resize(robot, size)
        pinned(robot, scene)
        entry = scene.enlarged.page[0]
        spelled[size] = entry.face.h > LARGE_ABOVE, bool(entry.words)
        robot.key(pygame.K_ESCAPE)
    assert spelled == {(1280, 720): (False, True), (1920, 1080): (True, False)}
