"""People at a new table: who they are is said once, and names are written as in any other program."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.transform import average_color

from tests.ui.driver import Robot
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.new_game.parts import PresetButton
from valhalla.ui.scenes.new_game.scene import NewGameScene
from valhalla.ui.settings import LastTable, SeatChoice, Settings, load
from valhalla.ui.widgets.fields import TextField
from valhalla.ui.widgets.hints import Hints

PLATES = ("new", "new-monster", "new-hammer", "new-wolves")


def open_table(robot: Robot, plate: str) -> NewGameScene:
    robot.app.reset(MenuScene(robot.app))
    robot.click(plate)
    assert isinstance(robot.scene, NewGameScene)
    if "page-table" in robot.names:
        robot.click("page-table")
    return robot.scene


def opened(robot: Robot) -> Settings:
    settings, trouble = load(robot.app.settings_path)
    assert not trouble
    return settings


def names(robot: Robot) -> list[str]:
    assert isinstance(robot.scene, NewGameScene)
    return [seat.name for seat in robot.scene.table.seats]


def call(robot: Robot, seat: int, name: str) -> None:
    robot.click(f"name-{seat}")
    robot.type(name)


def person(robot: Robot, seat: int) -> None:
    scene = robot.scene
    assert isinstance(scene, NewGameScene)
    while scene.table.seats[seat].kind != "human":
        robot.click(f"level-{seat}")


@pytest.fixture
def table(robot: Robot) -> Robot:
    open_table(robot, "new")
    return robot


# Names


@pytest.mark.parametrize("plate", PLATES)
def test_a_name_given_at_one_table_is_there_at_all(table: Robot, home: Path, plate: str) -> None:
    call(table, 0, "Ása")
    table.click("start")
    open_table(table, plate)
    assert names(table)[0] == "Ása"
    settings, trouble = load(table.app.settings_path)
    assert settings.names == ("Ása",) and not trouble


@pytest.mark.parametrize("plate", PLATES[1:])
def test_those_who_played_last_sit_down_at_a_table_nobody_has_laid(
    table: Robot, home: Path, plate: str
) -> None:
    table.click("shield-0")
    for seat, name in enumerate(("Anna", "Leo", "Mia")):
        person(table, seat)
        call(table, seat, name)
    table.click("start")
    shields = [seat.shield for seat in opened(table).company]
    seats = open_table(table, plate).table.seats
    assert [(seat.name, seat.kind, seat.shield) for seat in seats] == [
        (name, "human", shield) for name, shield in zip(("Anna", "Leo", "Mia"), shields, strict=True)
    ]
    assert table.widget("start").enabled


def test_ai_seats_come_after_the_two_who_played_last(table: Robot, home: Path) -> None:
    person(table, 2)
    call(table, 0, "Anna")
    call(table, 2, "Leo")
    table.click("start")
    seats = open_table(table, "new-wolves").table.seats
    assert names(table)[:2] == ["Anna", "Leo"] and len({seat.shield for seat in seats}) == 3
    assert [seat.kind == "human" for seat in seats] == [True, True, False]


def test_as_many_sit_down_as_the_game_has_seats(table: Robot, home: Path) -> None:
    for _ in range(3):
        table.click("add")
    for seat in range(6):
        person(table, seat)
    table.click("start")
    scene = open_table(table, "new-wolves")
    assert len(scene.table.seats) == scene.manners.most < 6 and table.widget("start").enabled


def test_the_table_that_was_laid_last_is_the_last_of_all(table: Robot, home: Path) -> None:
    settings = Settings()
    settings.remember("valhalla", LastTable((SeatChoice("Cai"),)))
    settings.remember("hammer", LastTable((SeatChoice("Bo"), SeatChoice("K", "karl"))))
    settings.remember("valhalla", LastTable((SeatChoice("Anna"), SeatChoice("Leo"))))
    assert [seat.name for seat in settings.company] == ["Anna", "Leo"]


def test_an_ai_seat_called_like_a_person_gets_another_name(table: Robot, home: Path) -> None:
    call(table, 0, "Hakon")
    call(table, 2, "Ben")
    table.click("start")
    open_table(table, "new-wolves")
    assert names(table)[0] == "Hakon" and "Hakon" not in names(table)[1:]


def test_who_sits_down_beside_is_called_as_before(table: Robot, home: Path) -> None:
    open_table(table, "new-hammer")
    table.click("start")
    open_table(table, "new")
    person(table, 1)
    call(table, 0, "Ása")
    call(table, 1, "Bo")
    table.click("start")
    scene = open_table(table, "new-hammer")
    assert names(table)[0] == "Ása" and "Bo" not in names(table)
    person(table, 2)
    assert names(table)[2] == "Bo"
    table.click("level-2")
    assert scene.table.seats[2].kind != "human" and "Bo" not in names(table)


def test_who_sits_out_is_not_forgotten() -> None:
    settings = Settings(names=("Ása", "Bo"))
    settings.sat_down(LastTable((SeatChoice("Bo"), SeatChoice("Torvi", "karl"))))
    assert settings.names == ("Bo", "Ása")


def test_names_of_before_they_were_kept_are_those_of_the_largest_company() -> None:
    settings = Settings()
    settings.remember("hammer", LastTable((SeatChoice("Cai"), SeatChoice("K", "karl"))))
    settings.remember("valhalla", LastTable((SeatChoice("Ása"), SeatChoice("Bo"))))
    assert settings.people == ("Ása", "Bo")


# Presets


def test_a_preset_tells_who_would_sit_there(table: Robot) -> None:
    assert table.widget("easy").tip.endswith("\nEirik, Sigrun (Novice), Hakon (Novice)")
    person(table, 1)
    assert table.widget("easy").tip.endswith("\nEirik, Sigrun, Hakon (Novice)")


def chosen(robot: Robot) -> bool:
    """Whether the first evening is laid."""
    easy = robot.widget("easy")
    assert isinstance(easy, PresetButton)
    return easy.chosen


def test_a_preset_is_golden_only_while_the_table_is_just_that(table: Robot) -> None:
    table.click("easy")
    assert chosen(table)
    table.click("score")
    assert not chosen(table)
    table.click("score")
    assert chosen(table)


# Fields


def field(robot: Robot) -> TextField:
    found = robot.widget("name-0")
    assert isinstance(found, TextField)
    return found


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_what_is_typed_takes_the_place_of_the_whole_name(table: Robot, how: str) -> None:
    table.click("name-0") if how == "mouse" else table.focus_by_keys("name-0")
    table.type("Bo")
    assert field(table).text == "Bo"
    table.type("ris")
    assert field(table).text == "Boris"


def test_the_name_is_marked_to_be_seen(table: Robot) -> None:
    table.app.draw()
    place = field(table).rect.inflate(-24, -12)
    before = average_color(table.app.screen, place)
    table.click("name-0")
    table.app.draw()
    assert average_color(table.app.screen, place)[0] > before[0] + 10


def test_a_second_click_sets_the_caret(table: Robot) -> None:
    table.click("name-0")
    table.click_at(field(table).rect.move(-4, 0).midright)
    table.type("a")
    assert field(table).text == "Eirika"


def test_control_a_marks_everything(table: Robot) -> None:
    table.click("name-0")
    table.type("Bo")
    table.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    table.key(pygame.K_BACKSPACE)
    assert field(table).text == ""


def test_a_marked_name_is_left_by_the_arrows(table: Robot) -> None:
    table.click("name-0")
    table.key(pygame.K_LEFT)
    table.type("V")
    assert field(table).text == "VEirik"


def test_no_hint_names_a_letter_while_letters_are_typed(table: Robot) -> None:
    hints = table.widget("hints")
    assert isinstance(hints, Hints)
    table.focus_by_keys("level-0")
    assert "other way round, another name" in [words for _act, words in hints.told()]
    table.focus_by_keys("name-0")
    assert hints.told() and "other way round, another name" not in [words for _act, words in hints.told()]
