"""A card looked at closely has a place of its own: it covers nothing that is picked, pressed or asked."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect

from tests.ui.driver import Robot
from tests.ui.moments import MOMENTS
from tests.ui.tables import in_turn, lay, play, sit_down
from tests.ui.test_layout import resize
from valhalla.ui.settings import Settings
from valhalla.ui.table.faces.sheet import LARGE_ABOVE
from valhalla.ui.table.looking import close_up
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import FaceThing
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.notices import Notices
from valhalla.workshop import posing, shots

SIZES = [(1280, 720), (1920, 1080), (1024, 768)]
OF_THE_SAGA = ("saga", "saga-level")
# Every board of the three games, and what may lie on it; the rest is laid out like one of these.
SHOTS = (
    "jarls", "five-jarls", "jarls-alone", "warriors", "hand", "hand-draft", "exchange", "table", "table-two",
    "table-six", "keep", "target", "lore", "wrath", "attack", "armed", "defence", "block", "hold", "road",
    "mission", "dwarves", "thor", "loki", "bonus", "bonus-fought", "pair-battle", "ragnarok", "hurl", "hunt",
    "hunted", "fenrir", "together-four", "lend", "lent", "lent-four", "step-in", "toll-card", "last-attack",
    "film-battle", "lesson", "lesson-battle", "hammer", "hammer-first", "hammer-rolled", "hammer-faces",
    "hammer-placing", "hammer-steal", "hammer-swap", "hammer-favour", "hammer-peek", "hammer-lesson-card",
    "wolves", "wolves-five", "wolves-lay", "wolves-hel", "wolves-march", "wolves-summon", "wolves-ward",
    "wolves-crown", "wolves-aim", "wolves-passed", "wolves-film", "wolves-lesson",
)  # fmt: skip
TABLES = [*(f"shot {name}" for name in SHOTS), "hint", "long names", "hunters", "wolves with long names"]


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Robot]:
    os.environ["VALHALLA_HOME"] = str(tmp_path_factory.mktemp("home"))
    app = posing.make_app((1280, 720))
    app.written = []
    yield Robot(app)
    app.close()
    del os.environ["VALHALLA_HOME"]


def bring(one: Robot, name: str) -> None:
    """To a moment, in which nothing is drawn, only placed."""
    app = one.app
    app.settings = app.sound.settings = Settings(speed="instant")
    app.notices = Notices()
    app.input.last_device = "mouse"
    resize(one, SIZES[0], 100)
    app.blind = True
    if name in MOMENTS:
        MOMENTS[name](one)
    else:
        shots.all_shots()[name.removeprefix("shot ")](app)
        posing.settle(app)


def one_of_each(scene: PlayScene) -> list[FaceThing]:
    """A card of every kind and area that can be looked at closely."""
    found = {
        (type(w), w.kind, w.rect.y): w
        for w in scene.seen()
        if isinstance(w, FaceThing) and w.shows is not None
    }
    return list(found.values())


def looked_at(one: Robot, thing: FaceThing) -> Rect | None:
    """Where a card is shown large after the pointer has rested on it."""
    scene = one.scene
    assert isinstance(scene, PlayScene)
    scene.enlarged.forget()
    free = [at for at in points(thing.rect) if scene.at(at) is thing]
    if not free:
        return None
    one.move(free[0])
    one.wait(1.3, dt=0.65)
    page = scene.enlarged.page
    return close_up.extent(page) if page else None


def points(rect: Rect) -> list[tuple[int, int]]:
    return [(rect.x + rect.w * x // 8, rect.y + rect.h * y // 8) for y in (4, 1, 7) for x in (4, 1, 7)]


def to_be_left_free(scene: PlayScene) -> list[Widget]:
    """All that is picked, thrown, pressed or read when something is asked."""
    return [
        w
        for w in scene.seen()
        if w.name == "prompt" or (w.focusable and w.name.split(":")[0] not in OF_THE_SAGA)
    ]


@pytest.mark.parametrize("name", TABLES)
def test_a_card_looked_at_covers_nothing_that_is_wanted(one: Robot, name: str) -> None:
    bring(one, name)
    assert isinstance(one.scene, PlayScene)
    one.scene.match.frozen = True
    covered = {}
    for size in SIZES:
        resize(one, size, 100)
        one.step()
        scene = one.scene
        assert isinstance(scene, PlayScene)
        for thing in one_of_each(scene):
            page = looked_at(one, thing)
            if page is not None:
                assert one.app.units.area.contains(page)
                found = [w.name for w in to_be_left_free(scene) if w.rect.colliderect(page)]
                covered.update({(size, thing.name): found} if found else {})
    assert not covered


# One table


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
        resize(robot, size, 100)
        pinned(robot, scene)
        entry = scene.enlarged.page[0]
        spelled[size] = entry.face.h > LARGE_ABOVE, bool(entry.words)
        robot.key(pygame.K_ESCAPE)
    assert spelled == {(1280, 720): (False, True), (1920, 1080): (True, False)}


def test_a_jarl_whose_words_stand_on_the_table_is_not_enlarged(one: Robot) -> None:
    for name in ("shot jarls", "shot five-jarls"):
        bring(one, name)
        scene = one.scene
        assert isinstance(scene, PlayScene)
        scene.match.frozen = True
        for thing in one_of_each(scene):
            assert looked_at(one, thing) is None
