"""The menu, the pause, the rulebook and the dialogs: by mouse, by keys alone, by gamepad alone."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from tests.ui.driver import Robot
from valhalla.games import GAMES
from valhalla.ui.games.valhalla.new_game.scene import ValhallaTable
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.dialog import Ask, Choose, Confirm
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.scenes.pause import Entry, PauseScene
from valhalla.ui.scenes.rule import HEAD, RuleScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table.record import pictures_of
from valhalla.ui.tables import new_session
from valhalla.ui.widgets.base import nothing
from valhalla.ui.widgets.book import BookText, ScrollText
from valhalla.ui.widgets.hearth import breath
from valhalla.words.rulebook import section_of, sections

AREA = Rect(0, 0, 300, 150)
MENUS = {
    "MenuScene",
    "ValhallaTable",
    "SavesScene",
    "RuleScene",
    "OptionsScene",
    "Ask",
    "Confirm",
    "PauseScene",
}
WAYS = {"new": ValhallaTable, "load": SavesScene, "rules": RuleScene, "options": OptionsScene}


@pytest.fixture
def menu(robot: Robot) -> Robot:
    robot.app.reset(MenuScene(robot.app))
    robot.step()
    return robot


@pytest.mark.parametrize("way", WAYS)
def test_every_way_by_mouse(menu: Robot, way: str) -> None:
    menu.click(way)
    assert type(menu.scene) is WAYS[way]
    menu.click("close" if way == "rules" else "back")
    assert isinstance(menu.scene, MenuScene)


@pytest.mark.parametrize("way", WAYS)
def test_every_way_by_keys(menu: Robot, way: str) -> None:
    menu.enter(way)
    assert type(menu.scene) is WAYS[way]
    menu.key(pygame.K_ESCAPE)
    assert isinstance(menu.scene, MenuScene)


@pytest.mark.parametrize("way", WAYS)
def test_every_way_by_pad(menu: Robot, way: str) -> None:
    menu.pad_press(way)
    assert type(menu.scene) is WAYS[way]
    menu.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(menu.scene, MenuScene)


def test_arrows_walk_through_the_menu(menu: Robot) -> None:
    menu.key(pygame.K_DOWN)
    assert menu.scene.focus is menu.widget("new")
    menu.key(pygame.K_DOWN)
    assert menu.scene.focus is menu.widget("new-monster")
    menu.key(pygame.K_DOWN)
    assert menu.scene.focus is menu.widget("new-hammer")
    menu.key(pygame.K_DOWN)
    assert menu.scene.focus is menu.widget("new-wolves")
    menu.key(pygame.K_DOWN)
    assert menu.scene.focus is menu.widget("lesson")
    menu.key(pygame.K_RIGHT)
    assert menu.scene.focus is menu.widget("load")
    menu.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN)
    assert menu.scene.focus is menu.widget("quit")


def test_quit_asks_nothing(menu: Robot) -> None:
    menu.click("quit")
    assert not menu.app.running


def test_nothing_to_go_on_with_means_no_button(menu: Robot) -> None:
    assert "continue" not in menu.names
    menu.key(pygame.K_ESCAPE)
    assert isinstance(menu.scene, MenuScene)


def test_continue_tells_of_the_last_table(menu: Robot) -> None:
    seats = (SeatChoice("Yrsa", "human", 3), SeatChoice("Kol", "karl", 1))
    new_session(menu.app, LastTable(seats)).close()
    menu.scene.resume()
    assert "continue" in menu.names
    assert menu.sees("Valhalla · just begun · today") and menu.widget("continue").tip == "Yrsa, Kol"


def test_continue_is_one_click(menu: Robot) -> None:
    seats = (SeatChoice("Yrsa", "human", 3), SeatChoice("Kol", "karl", 1))
    new_session(menu.app, LastTable(seats)).close()
    menu.scene.resume()
    menu.click("continue")
    assert [type(scene).__name__ for scene in menu.app.scenes] == ["MenuScene", "PlayScene"]


def test_a_save_that_vanished_is_told_of(menu: Robot, home: Path) -> None:
    seats = (SeatChoice("Yrsa", "human", 3), SeatChoice("Kol", "karl", 1))
    new_session(menu.app, LastTable(seats)).close()
    menu.scene.resume()
    for path in (home / "saves").iterdir():
        path.unlink()
    menu.click("continue")
    assert menu.app.notices.texts and "continue" not in menu.names


def test_the_fire_moves_ten_times_a_second_and_rests(menu: Robot) -> None:
    drawn = sum(menu.step(dt=0.02) for _ in range(50))
    assert 5 <= drawn <= 10
    menu.wait(31, dt=0.5)
    assert not any(menu.step(dt=0.5) for _ in range(4))
    menu.move((5, 5))
    assert menu.step(dt=0.11)


@pytest.mark.parametrize("way", ["", "new", "load", "options"])
def test_the_hall_lives_behind_every_menu(menu: Robot, way: str) -> None:
    if way:
        menu.click(way)
    menu.step(dt=0.1)
    menu.app.draw()
    before = pygame.image.tobytes(menu.app.screen, "RGB")
    menu.step(dt=1.7)
    menu.app.draw()
    assert pygame.image.tobytes(menu.app.screen, "RGB") != before


def test_light_never_flashes() -> None:
    """A flash is a rise and a fall by a tenth of the light: not three of them in any second."""
    for start in range(120):
        light = [breath(start / 2 + i / 60) for i in range(61)]
        turns = [b for a, b, c in zip(light, light[1:], light[2:], strict=False) if (b - a) * (c - b) < 0]
        assert sum(abs(a - b) > 0.1 for a, b in pairwise(turns)) <= 4


def test_reduced_motion_stills_the_menu(menu: Robot) -> None:
    menu.app.settings.reduced_motion = True
    menu.step()
    assert not menu.step(dt=0.01)
    before = pygame.image.tobytes(menu.app.screen, "RGB")
    menu.step(dt=1.7)
    menu.app.draw()
    assert pygame.image.tobytes(menu.app.screen, "RGB") == before


def test_mashing_keys_buttons_and_mouse(menu: Robot, home: Path) -> None:
    """Whatever is pressed, in whatever order: nothing falls over, and quitting is all that ends it."""
    luck = Random(4)
    keys = [pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT]
    keys += [pygame.K_RIGHT, pygame.K_x, pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_PAGEDOWN, pygame.K_F1]
    for _ in range(700):
        way = luck.randrange(5)
        if way == 0:
            menu.click_at((luck.randrange(1280), luck.randrange(720)), luck.choice((1, 1, 3)))
        elif way == 1:
            menu.key(luck.choice(keys))
        elif way == 2:
            menu.pad(luck.randrange(15))
        elif way == 3:
            menu.type(luck.choice("aß💀 \t"))
        else:
            menu.step(Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=luck.choice((-1.0, 1.0))))
        if type(menu.scene).__name__ not in MENUS or not menu.app.running:
            menu.app.running = True
            menu.app.reset(MenuScene(menu.app))
    assert len(menu.app.scenes) > 0


# The pause


def test_the_pause_closes_before_what_it_does(menu: Robot) -> None:
    done: list[str] = []
    entries = [
        Entry("undo", "Take back", "undo", lambda: done.append(type(menu.scene).__name__)),
        Entry("resign", "Resign", "flag", nothing, False, "Not before your first turn."),
    ]
    menu.app.push(PauseScene(menu.app, entries))
    menu.click("resign")
    assert menu.app.notices.texts == ["Not before your first turn."]
    menu.enter("options")
    assert isinstance(menu.scene, OptionsScene)
    menu.key(pygame.K_ESCAPE)
    menu.pad_press("undo")
    assert done == ["MenuScene"]


def test_from_the_pause_to_the_menu(menu: Robot) -> None:
    menu.app.push(PauseScene(menu.app))
    menu.pad(pygame.CONTROLLER_BUTTON_START)
    assert len(menu.app.scenes) == 1
    menu.app.push(PauseScene(menu.app))
    menu.enter("menu")
    assert [type(scene) for scene in menu.app.scenes] == [MenuScene]


# Dialogs


def test_a_careful_question_stands_on_no(menu: Robot) -> None:
    done: list[str] = []
    menu.app.push(Confirm(menu.app, "Really?", "Yes", lambda: done.append("yes"), careful=True))
    menu.key(pygame.K_RETURN)
    assert not done and isinstance(menu.scene, MenuScene)
    menu.app.push(Confirm(menu.app, "Really?", "Yes", lambda: done.append("yes"), careful=True))
    menu.key(pygame.K_LEFT, pygame.K_RETURN)
    assert done == ["yes"] and isinstance(menu.scene, MenuScene)


def test_one_of_several_answers(menu: Robot) -> None:
    done: list[str] = []
    luck = [("Same luck", lambda: done.append("same")), ("New luck", lambda: done.append("new"))]
    menu.app.push(Choose(menu.app, "Which luck?", luck, note="The dice fell badly."))
    menu.step()
    assert not menu.faults()
    menu.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_A)
    assert done == ["new"]


def test_a_line_of_text(menu: Robot) -> None:
    told: list[str] = []
    menu.app.push(Ask(menu.app, "A name?", "Orm", told.append))
    menu.key(pygame.K_RIGHT)
    menu.type(" x")
    menu.key(pygame.K_BACKSPACE, pygame.K_BACKSPACE, pygame.K_BACKSPACE)
    menu.type("kney")
    menu.key(pygame.K_RETURN)
    assert told == ["Orkney"] and isinstance(menu.scene, MenuScene)


def test_no_text_is_no_answer(menu: Robot) -> None:
    told: list[str] = []
    menu.app.push(Ask(menu.app, "A name?", "", told.append))
    menu.key(pygame.K_RETURN)
    menu.click("answer-0")
    assert isinstance(menu.scene, Ask) and not told
    menu.click("cancel")
    assert isinstance(menu.scene, MenuScene)


# The rulebook


def test_f1_opens_a_clause_where_it_stands(menu: Robot) -> None:
    menu.app.show_rule("V4.10")
    menu.step()
    text = menu.widget("text")
    assert isinstance(text, ScrollText) and text.first > 0
    assert menu.texts.count("V4.10") == 1
    before = text.first
    menu.wheel("text", 1)
    assert text.first < before
    menu.key(pygame.K_PAGEDOWN)
    assert text.first > before - 3


def test_sections_open_by_mouse_and_keys(menu: Robot) -> None:
    menu.app.show_rule("no such rule")
    menu.click("section-V7")
    assert menu.sees("V7.1")
    menu.enter("section-V6")
    assert menu.sees("V6.1") and not menu.sees("V7.1")


def test_rules_are_searched_by_keys_and_by_pad(menu: Robot) -> None:
    menu.app.show_rule("")
    menu.click("search")
    menu.type("reroll")
    assert menu.sees("V4.2") and menu.sees("V4.3") and not menu.sees("V0.1")
    assert "section-V4" in menu.names and "section-V2" not in menu.names
    menu.type("zzz")
    assert menu.sees("No clause has these words.")
    for _ in range(9):
        menu.key(pygame.K_BACKSPACE)
    assert menu.sees("V0.1") and "section-V2" in menu.names
    menu.focus_by_pad("search")
    menu.pad(pygame.CONTROLLER_BUTTON_X)
    assert menu.sees("V4.2") and not menu.sees("V0.1")


@pytest.mark.parametrize("word", ["shield", "jarl", "tie", "dice"])
def test_no_title_of_what_is_found_stands_alone_at_the_foot_of_a_page(menu: Robot, word: str) -> None:
    menu.app.show_rule("")
    menu.click("search")
    menu.type(word)
    text = menu.widget("text")
    assert isinstance(text, BookText)
    for _page in range(4):
        menu.step()
        for column in text.columns:
            there = [w for w in menu.app.written or () if column.contains(w.rect)]
            lowest = max(there, key=lambda w: w.rect.bottom)
            assert lowest.style.size != HEAD.size, lowest.text
        menu.wheel("text", -1)


def test_every_picture_of_the_rulebook_is_there(menu: Robot) -> None:
    art, fonts = menu.app.art, menu.app.fonts
    for game in GAMES:
        pictures = pictures_of(game)(art, fonts)
        clauses = [clause for section in sections(game) for clause in section_of(section.id).clauses]
        for clause in clauses:
            for i in range(clause.text.count("\n") + 1):
                plate = pictures.of(clause.id, i)
                if plate is not None:
                    plate.draw(Painter(menu.app.screen, menu.app.units, art, fonts), AREA)
        assert {*pictures.beside, *pictures.below} <= {clause.id for clause in clauses}
    assert not art.trouble


def test_the_book_is_read_to_its_end_by_pages(menu: Robot) -> None:
    """Every clause of a chapter comes by on some page, forwards and backwards."""
    menu.app.show_rule("V5.1")
    menu.step()
    text = menu.widget("text")
    assert isinstance(text, BookText)
    seen = set(menu.texts)
    while text.first < text.total - text.room:
        menu.key(pygame.K_PAGEDOWN)
        seen |= set(menu.texts)
    assert {clause.id for clause in section_of("V5").clauses} <= seen
    while text.first:
        menu.key(pygame.K_PAGEUP)
    assert menu.sees("V5.1")


def test_the_bar_of_a_long_text_is_dragged(menu: Robot) -> None:
    menu.app.show_rule("V4.1")
    menu.step()
    text = menu.widget("text")
    assert isinstance(text, ScrollText)
    menu.drag("text-bar", menu.widget("text-bar").rect.midbottom)
    assert text.first == text.total - text.room
    menu.key(pygame.K_F1)
    assert isinstance(menu.scene, MenuScene)
