"""Pages whose words are large: what finds no room is scrolled to, by whatever device."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.driver import LOOKS, WINDOWS, Robot
from tests.ui.tables import in_turn, lay, play, sit_down
from valhalla.kernel.paths import saves_dir
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.keys import KeysScene
from valhalla.ui.scenes.lessons import LessonsScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.units import TEXT_SIZES, sizes

PAGES: list[type[Scene]] = [OptionsScene, KeysScene, LessonsScene]


@pytest.fixture
def large(robot: Robot) -> Robot:
    """The largest words."""
    robot.app.settings.text = TEXT_SIZES[-1]
    robot.app.rescale()
    return robot


@pytest.mark.parametrize("page", PAGES)
def test_tab_reaches_everything_and_brings_it_into_sight(large: Robot, page: type[Scene]) -> None:
    large.app.reset(page(large.app))
    wanted = large.scene.reachable()
    assert any(not widget.visible for widget in wanted)
    met = set()
    for _ in wanted:
        large.key(pygame.K_TAB)
        focus = large.scene.focus
        assert focus is not None and focus.visible and not large.faults()
        met.add(focus.name)
    assert met == {widget.name for widget in wanted}


@pytest.mark.parametrize("page", PAGES)
def test_arrows_go_through_it_and_then_to_the_foot(large: Robot, page: type[Scene]) -> None:
    large.app.reset(page(large.app))
    large.key(pygame.K_TAB)
    seen = set()
    for _ in range(40):
        large.key(pygame.K_DOWN)
        focus = large.scene.focus
        assert focus is not None and focus.visible
        seen.add(focus.name)
    assert seen & {"back", "defaults"} and len(seen) > 5


def test_the_wheel_scrolls_and_changes_nothing_by_the_way(large: Robot) -> None:
    large.app.reset(OptionsScene(large.app))
    before = large.app.settings.palette
    for _ in range(4):
        large.wheel("palette", -1)
    assert large.app.settings.palette == before and not large.widget("text-175").visible
    large.focus_by_keys("master")
    volume = large.app.settings.master
    large.wheel("master", 1)
    assert large.app.settings.master == volume


def test_pages_are_turned_and_an_arrow_finds_the_focus_again(large: Robot) -> None:
    large.app.reset(OptionsScene(large.app))
    large.click("text-175")
    large.key(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert not large.widget("text-175").visible
    large.key(pygame.K_LEFT)
    assert large.widget("text-150").visible and large.scene.focus is large.widget("text-150")


def test_what_was_clicked_stays_in_sight_when_words_grow(robot: Robot) -> None:
    robot.app.reset(OptionsScene(robot.app))
    robot.click("confirm")
    robot.app.settings.text = TEXT_SIZES[-1]
    robot.app.rescale()
    assert robot.widget("confirm").visible and not robot.widget("text-175").visible


def test_a_narrow_rulebook_shows_a_page_or_its_contents(large: Robot) -> None:
    large.app.show_rule("V4.3")
    scene = large.scene
    assert isinstance(scene, RuleScene) and "contents" not in large.names and large.sees("V4.3")
    large.click("contents-button")
    assert "text" not in large.names and "section-V4" in large.names and not large.faults()
    large.click("section-V4")
    assert "text" in large.names and "contents" not in large.names and not large.faults()
    large.click("search")
    large.type("giant")
    assert "text" in large.names and not large.faults()


def test_a_book_is_open_at_the_same_clause_when_words_grow(robot: Robot) -> None:
    robot.app.show_rule("V4.6")
    for text in TEXT_SIZES:
        robot.app.settings.text = text
        robot.app.rescale()
        written = [one.text for one in robot.look()]
        assert "V4.6" in written, text


def test_the_menu_has_room_for_a_game_to_go_on_with(robot: Robot) -> None:
    path = saves_dir() / "Last.saga"
    path.parent.mkdir(parents=True, exist_ok=True)
    sit_down(robot, play(lay("human thrall", path=path), in_turn(turns=2)))
    robot.app.reset(MenuScene(robot.app))
    robot.key(pygame.K_TAB)
    assert "continue" in robot.names
    for window in WINDOWS:
        for text, table in LOOKS:
            robot.lay(sizes(window, text, table))
            assert not robot.faults(), (window, text)
