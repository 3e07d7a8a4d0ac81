"""A card looked at closely has a place of its own: it covers nothing that is picked, pressed or asked."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from pygame import Rect

from tests.ui.driver import Robot, View
from tests.ui.moments import MOMENTS
from tests.ui.test_layout import resize
from valhalla.ui.settings import Settings
from valhalla.ui.table.looking import close_up
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import FaceThing
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.notices import Notices
from valhalla.workshop import posing, shots

VIEWS: list[View] = [
    ((1280, 720), (100, 100)), ((1280, 720), (175, 100)), ((1920, 1080), (100, 100)),
    ((1024, 768), (100, 100)), ((720, 1280), (100, 100)), ((1080, 1920), (175, 100)),
]  # fmt: skip
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
    resize(one, *VIEWS[0])
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
    for view in VIEWS:
        resize(one, *view)
        one.step()
        scene = one.scene
        assert isinstance(scene, PlayScene)
        for thing in one_of_each(scene):
            page = looked_at(one, thing)
            if page is not None:
                assert one.app.units.area.contains(page)
                found = [w.name for w in to_be_left_free(scene) if w.rect.colliderect(page)]
                covered.update({(view, thing.name): found} if found else {})
    assert not covered


def test_a_jarl_whose_words_stand_on_the_table_is_not_enlarged(one: Robot) -> None:
    for name in ("shot jarls", "shot five-jarls"):
        bring(one, name)
        scene = one.scene
        assert isinstance(scene, PlayScene)
        scene.match.frozen = True
        for thing in one_of_each(scene):
            assert looked_at(one, thing) is None
