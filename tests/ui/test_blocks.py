"""A column that is longer than its place: everything in it is reached by wheel, keys and pad."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from tests.ui.driver import Robot
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.new_game.scene import NewGameScene
from valhalla.ui.table.record import record_of

SIZES = [(1280, 720), (720, 1280)]


@pytest.fixture(params=SIZES, ids=str)
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
    for _ in range(column.total):
        narrow.move(column.rect.center)
        narrow.step(Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False))
    assert "score" in narrow.names and "level-0" not in narrow.names
    assert scene(narrow).table.seats == seats
    narrow.click("score")
    assert scene(narrow).table.score


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
    while "add" not in narrow.names:
        column.scroll_to(column.first + 1)
    narrow.click("add")
    assert len(scene(narrow).rows) == 4 and "add" in narrow.names
    column.scroll_to(0)
    free, parts = column.peeped
    if free.h > 8:
        narrow.click_at((free.centerx, free.y + 4))
        assert column.first == 1 and parts


def test_another_page_has_its_own_column(narrow: Robot) -> None:
    narrow.click("page-expansions")
    page = scene(narrow).columns[-1]
    assert page.long and not scene(narrow).seating.visible
    page.scroll_to(page.total)
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
