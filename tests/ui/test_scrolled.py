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
from valhalla.ui.scenes.new_game.scene import NewGameScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.table.record import record_of
from valhalla.ui.units import TEXT_SIZES, sizes
from valhalla.ui.widgets.lists import Scrolled

PAGES: list[type[Scene]] = [OptionsScene, KeysScene, LessonsScene]
NARROW = [(1280, 720), (720, 1280)]


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
    assert any(widget.beyond for widget in wanted)
    met = set()
    for _ in wanted:
        large.key(pygame.K_TAB)
        focus = large.scene.focus
        assert focus is not None and not focus.beyond and not large.faults()
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
        assert focus is not None and not focus.beyond
        seen.add(focus.name)
    assert seen & {"back", "defaults"} and len(seen) > 5


def test_the_wheel_scrolls_and_changes_nothing_by_the_way(large: Robot) -> None:
    large.app.reset(OptionsScene(large.app))
    before = large.app.settings.palette
    for _ in range(4):
        large.wheel("palette", -1)
    assert large.app.settings.palette == before and large.widget("text-175").beyond
    large.focus_by_keys("master")
    volume = large.app.settings.master
    large.wheel("master", 1)
    assert large.app.settings.master == volume


def test_pages_are_turned_and_an_arrow_finds_the_focus_again(large: Robot) -> None:
    large.app.reset(OptionsScene(large.app))
    large.click("text-175")
    large.key(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert large.widget("text-175").beyond
    large.key(pygame.K_LEFT)
    assert not large.widget("text-150").beyond and large.scene.focus is large.widget("text-150")


def test_what_was_clicked_stays_in_sight_when_words_grow(robot: Robot) -> None:
    robot.app.reset(OptionsScene(robot.app))
    robot.click("confirm")
    robot.app.settings.text = TEXT_SIZES[-1]
    robot.app.rescale()
    assert not robot.widget("confirm").beyond and robot.widget("text-175").beyond


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


@pytest.fixture(params=NARROW, ids=str)
def narrow(robot: Robot, request: pytest.FixtureRequest) -> Robot:
    """A new table in large words: most of it waits outside its place."""
    robot.app.screen = pygame.display.set_mode(request.param)
    robot.app.settings.text = 175
    robot.app.rescale()
    robot.app.reset(MenuScene(robot.app))
    robot.click("new")
    return robot


def scene(robot: Robot) -> NewGameScene:
    assert isinstance(robot.scene, NewGameScene)
    return robot.scene


def test_the_wheel_moves_the_column_and_nothing_in_it(narrow: Robot) -> None:
    column, seats = scene(narrow).seating, scene(narrow).table.seats
    assert column.long and "score" not in narrow.names
    narrow.click("score")
    assert "score" in narrow.names and "level-0" not in narrow.names
    assert scene(narrow).table.seats == seats and scene(narrow).table.score


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_DOWN])
def test_the_focus_goes_through_all_of_it(narrow: Robot, key: int) -> None:
    reached = set()
    for _ in range(60):
        narrow.key(key)
        focus = narrow.scene.focus
        assert focus is not None and not focus.beyond
        reached.add(focus.name)
    wanted = {"level-2", "add"} if key == pygame.K_DOWN else {"name-0", "name-2", "undo", "start"}
    assert wanted <= reached and reached & {"back", "start"}


def test_tab_goes_back_as_well(narrow: Robot) -> None:
    narrow.key(pygame.K_TAB)
    for _ in range(60):
        narrow.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
        assert narrow.scene.focus is not None and not narrow.scene.focus.beyond


def test_what_is_added_is_seen_and_what_peeps_out_comes_by_a_click(narrow: Robot) -> None:
    column = scene(narrow).seating
    narrow.click("add")
    assert len(scene(narrow).rows) == 4 and "add" in narrow.names
    column.scroll_to(0)
    free = column.peeping
    if free.h > 8:
        narrow.click_at((free.centerx, free.y + 4))
        assert column.first == 1


def test_another_page_has_its_own_column(narrow: Robot) -> None:
    narrow.click("page-expansions")
    page = narrow.widget("expansions")
    assert isinstance(page, Scrolled) and page.long and not scene(narrow).seating.visible
    card = page.held[-1]
    narrow.click(card.name)
    assert card.name.removeprefix("expansion-") in scene(narrow).table.expansions


def test_a_low_gallery_tells_of_a_card_where_it_is_pointed_at(narrow: Robot) -> None:
    narrow.app.push(record_of("valhalla").gallery.opened(narrow.app))
    narrow.step()
    card = next(name for name in narrow.names if name.startswith("card:"))
    assert narrow.widget(card).tip and "pane" not in narrow.names
    narrow.click(card)
    assert narrow.names == ["large-card", "earlier-card", "later-card", "close"] and not narrow.faults()
