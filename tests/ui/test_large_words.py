"""Larger words on tables: all of them grow, and what holds them; what has no room is told otherwise."""

from __future__ import annotations

import pytest

from tests.ui.driver import LOOKS, SIZE, Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from tests.ui.test_layout import resize
from valhalla.ui.table.looking import close_up
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.widgets.text import Banner
from valhalla.words.telling import LEVELS
from valhalla.workshop import shots

LARGE = (175, 100)
GROWN = 1.15  # times as large as at first, at least


@pytest.fixture
def scene(robot: Robot) -> PlayScene:
    return sit_down(robot, play(lay("human thrall"), in_turn(turns=8)))


def letters(robot: Robot) -> dict[str, int]:
    """How large every text is that grows with the words."""
    assert robot.app.written is not None
    robot.step()
    robot.app.draw()
    return {text.text: text.px for text in robot.app.written if text.style.grows}


@pytest.mark.parametrize(
    "name", ["table", "lore", "keep", "warriors", "hand", "lesson", "lesson-end", "film"]
)
def test_every_word_of_a_table_grows(robot: Robot, name: str) -> None:
    shots.all_shots()[name](robot.app)
    before = letters(robot)
    resize(robot, SIZE, LARGE)
    after = letters(robot)
    both = before.keys() & after.keys()
    assert len(both) > 4
    assert {text: (before[text], after[text]) for text in both if after[text] < before[text] * GROWN} == {}


def test_a_level_of_the_saga_that_stands_alone_goes_on_to_the_next(robot: Robot, scene: PlayScene) -> None:
    resize(robot, SIZE, LARGE)
    for _ in LEVELS:
        level = robot.app.settings.saga
        assert [name for name in robot.names if name.startswith("saga-level:")] == [f"saga-level:{level}"]
        robot.click(f"saga-level:{level}")
        assert robot.app.settings.saga == LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)]


def test_the_prompt_is_as_high_as_its_words(robot: Robot, scene: PlayScene) -> None:
    heights = []
    for look in LOOKS[:4]:
        resize(robot, SIZE, look)
        banner = scene.find("prompt")
        assert isinstance(banner, Banner)
        heights.append(banner.rect.h)
    assert heights == sorted(heights) and heights[-1] > heights[0] * 1.4


def test_planks_of_a_column_look_alike(robot: Robot, scene: PlayScene) -> None:
    """One of them has its note below the medallion: then all have."""
    for size, look in ((SIZE, LARGE), ((960, 600), LARGE), (SIZE, (100, 80))):
        resize(robot, size, look)
        robot.step()
        low = [getattr(w, "low", False) for w in scene.seen() if w.name.startswith("option:")]
        assert len(low) == 4 and len(set(low)) == 1


@pytest.mark.parametrize("size", [SIZE, (1920, 1080), (720, 1280)])
def test_the_words_of_a_card_looked_at_grow(robot: Robot, scene: PlayScene, size: tuple[int, int]) -> None:
    """They stand on paper where those on its face would be smaller, and find room there."""
    card = scene.shown.hands[0][0]
    resize(robot, size, LARGE)
    robot.click(f"card:{card}", button=3)
    (entry,) = scene.enlarged.page
    assert entry.words and entry.style.size * scene.units.words >= close_up.STYLE.size * GROWN
    assert robot.app.units.area.contains(close_up.extent([entry]))
    assert not robot.faults()


def test_boards_of_many_leave_the_name_of_the_jarl_to_the_tooltip(robot: Robot) -> None:
    shots.all_shots()["table-six"](robot.app)
    scene = robot.scene
    assert isinstance(scene, PlayScene)
    resize(robot, SIZE, LARGE)
    told = letters(robot)
    for seat in range(1, 6):
        name = scene.table.jarls[scene.shown.jarls[seat]].name
        assert name not in told and name in scene.find(f"seat:{seat}").tip
