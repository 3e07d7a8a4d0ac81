"""A new table is laid by mouse, by keys alone, by gamepad alone; what cannot be says why."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.ui.driver import Robot
from valhalla.kernel.journal import Saga
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.new_game import NewGameScene
from valhalla.ui.scenes.new_game_parts import VariantCard
from valhalla.ui.settings import LastTable, SeatChoice, load
from valhalla.ui.tables import new_session, shields, table_of


@pytest.fixture
def table(robot: Robot) -> Robot:
    robot.app.reset(MenuScene(robot.app))
    robot.click("new")
    return robot


def new(robot: Robot) -> NewGameScene:
    assert isinstance(robot.scene, NewGameScene)
    return robot.scene


def begun(home: Path) -> Saga:
    (path,) = (home / "saves").glob("*.saga")
    return Saga(path)


def test_a_table_by_mouse(table: Robot, home: Path) -> None:
    table.click("add")
    table.click("remove-1")
    table.click("level-1")
    table.click("shield-0")
    table.click("variant-hand_draft")
    table.click("undo")
    table.click("name-0")
    for _ in range(5):
        table.key(pygame.K_BACKSPACE)
    table.type("Ása")
    table.click("start")
    header = begun(home).header
    assert [seat.name for seat in header.seats] == ["Ása", "Hakon", "Torvi"]
    assert header.seats[1].kind == "karl" and header.seats[0].shield == 1
    assert header.setup["variants"] == ["hand_draft"]
    assert type(table.scene).__name__ == "PlayScene"


def test_a_table_by_keys(table: Robot, home: Path) -> None:
    table.enter("level-1")
    table.enter("temper-1")
    table.enter("variant-five_jarls")
    table.enter("score")
    table.enter("start")
    header = begun(home).header
    assert header.seats[1].kind == "jarl:berserk"
    assert header.setup["variants"] == ["five_jarls"]


def test_a_table_by_pad(table: Robot, home: Path) -> None:
    table.focus_by_pad("name-0")
    table.pad(pygame.CONTROLLER_BUTTON_X)
    table.pad_press("easy")
    table.pad_press("start")
    header = begun(home).header
    assert [seat.name for seat in header.seats] == ["Sigrun", "Eirik", "Hakon"]
    assert [seat.kind for seat in header.seats] == ["human", "thrall", "thrall"]


def test_two_to_six_seats(table: Robot) -> None:
    for _ in range(3):
        table.click("add")
    assert "add" not in table.names
    for _ in range(4):
        table.click("remove-0")
    assert "remove-0" not in table.names and "remove-1" not in table.names
    assert len({seat.shield for seat in new(table).table.seats}) == 2


def test_names_must_be_there_and_differ(table: Robot) -> None:
    table.click("name-0")
    for _ in range(5):
        table.key(pygame.K_BACKSPACE)
    table.click("start")
    assert table.app.notices.texts == ["Every seat needs a name."]
    table.click("name-0")
    table.type("sigrun")
    assert table.sees("Two seats have the same name.")
    assert not table.widget("start").enabled


def test_variants_that_exclude_each_other_say_why(table: Robot) -> None:
    table.click("variant-simplified")
    card = table.widget("variant-five_jarls")
    assert isinstance(card, VariantCard) and not card.enabled
    assert table.sees("Not with Simplified: a simplified game has no jarls (V2.9).")
    table.click("variant-five_jarls")
    assert new(table).table.variants == ("simplified",)
    assert table.app.notices.texts == ["Not with Simplified: a simplified game has no jarls (V2.9)."]
    table.click("variant-simplified")
    assert card.enabled


def test_all_six_shields_taken_are_exchanged(table: Robot) -> None:
    for _ in range(3):
        table.click("add")
    table.click("shield-5")
    assert sorted(seat.shield for seat in new(table).table.seats) == [0, 1, 2, 3, 4, 5]
    assert new(table).table.seats[5].shield == 0


def test_the_last_table_is_remembered(table: Robot) -> None:
    table.click("add")
    table.click("first")
    table.click("start")
    settings, trouble = load(table.app.settings_path)
    assert not trouble and len(settings.last_table.seats) == 4
    assert settings.last_table.first == 0


def test_a_remembered_table_that_cannot_be_is_mended(robot: Robot) -> None:
    seats = (SeatChoice("A", "wizard", 9), SeatChoice("B", "human", 9))
    robot.app.settings.last_table = LastTable(seats, ("simplified", "five_jarls"), first=7)
    robot.app.reset(NewGameScene(robot.app))
    robot.step()
    table = new(robot).table
    assert [seat.kind for seat in table.seats] == ["karl", "human"]
    assert table.variants == () and table.first is None
    assert sorted(seat.shield for seat in table.seats) == [0, 1]


def test_what_the_table_agreed_on_is_saved(robot: Robot, home: Path) -> None:
    seats = (SeatChoice("A", "human", 5), SeatChoice("B", "human", 5))
    table = LastTable(seats, first=1, undo=False, score=True)
    session = new_session(robot.app, table)
    session.close()
    assert begun(home).header.house == session.house
    assert shields(session) == [5, 1]
    again = table_of(session)
    assert again.first == 1 and again.score and not again.undo
    assert [seat.shield for seat in again.seats] == [5, 1]


def test_an_unwritable_folder_is_told_and_the_game_begins(robot: Robot, home: Path) -> None:
    (home / "saves").write_text("no folder")
    session = new_session(robot.app, LastTable((SeatChoice("A"), SeatChoice("B"))))
    assert session.journal is None and session.state is not None
    assert robot.app.notices.texts[0].startswith("This game cannot be saved:")
