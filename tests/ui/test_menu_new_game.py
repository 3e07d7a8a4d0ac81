"""A new table is laid by mouse, by keys alone, by gamepad alone; what cannot be says why."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.ui.driver import Robot
from valhalla.games import GAMES
from valhalla.games.valhalla.table import PAIRS, everything
from valhalla.kernel.journal import Saga
from valhalla.kernel.session import Session
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla
from valhalla.ui.games.valhalla.new_game.scene import ValhallaTable
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.new_game.parts import PresetButton, VariantCard
from valhalla.ui.settings import LastTable, SeatChoice, load
from valhalla.ui.tables import new_session, shields, table_of


@pytest.fixture
def table(robot: Robot) -> Robot:
    robot.app.reset(MenuScene(robot.app))
    robot.click("new")
    return robot


def new(robot: Robot) -> ValhallaTable:
    assert isinstance(robot.scene, ValhallaTable)
    return robot.scene


def chosen(robot: Robot, name: str) -> bool:
    button = robot.widget(name)
    assert isinstance(button, PresetButton)
    return button.chosen


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


def test_what_may_be_ticked_is_not_covered(table: Robot, home: Path) -> None:
    for name in ("undo", "score"):
        table.click_at(table.widget(name).rect.center)
    table.click("start")
    session = Session.read(begun(home), GAMES)
    assert session.house.score and not session.house.undo


def test_a_table_by_pad(table: Robot, home: Path) -> None:
    table.focus_by_pad("name-0")
    table.pad(pygame.CONTROLLER_BUTTON_X)
    table.pad_press("easy")
    table.pad_press("start")
    header = begun(home).header
    assert [seat.name for seat in header.seats] == ["Sigrun", "Eirik", "Hakon"]
    assert [seat.kind for seat in header.seats] == ["human", "thrall", "thrall"]


@pytest.mark.parametrize("how", ["click", "enter", "pad_press"])
def test_a_feast_is_all_that_fits_but_pairs(table: Robot, home: Path, how: str) -> None:
    getattr(table, how)("preset-feast")
    assert set(new(table).table.expansions) == set(everything(3))
    assert "thor" in new(table).table.expansions and not set(PAIRS) & set(new(table).table.expansions)
    getattr(table, how)("start")
    laid = begun(home).header.setup["expansions"]
    assert isinstance(laid, list) and set(laid) == set(everything(3))


def test_the_second_evening_adds_loki_with_the_starter_card(table: Robot, home: Path) -> None:
    table.click("easy")
    assert chosen(table, "easy")
    table.click("preset-second")
    laid = new(table).table
    assert laid.expansions == ("loki",) and laid.variants == ("first_game",) and laid.score
    assert not chosen(table, "easy") and chosen(table, "preset-second")
    table.click("start")
    setup = begun(home).header.setup
    assert setup["loki"] == "loki-borrowed-feathers" and setup["variants"] == ["first_game"]


def test_people_stay_at_the_first_evening(table: Robot) -> None:
    for seat in (1, 2):
        while new(table).table.seats[seat].kind != "human":
            table.click(f"level-{seat}")
    table.click("add")
    table.click("easy")
    assert [seat.kind for seat in new(table).table.seats] == ["human"] * 3


# Expansions


def test_what_does_not_fit_the_table_says_why(table: Robot) -> None:
    table.click("page-expansions")
    table.click("expansion-partnership")
    assert new(table).table.expansions == ()
    assert table.app.notices.texts == ["Not for 3 players: pairs need 4 or 6 players (V14)."]
    assert table.sees("Not for 3 players")
    table.click("page-table")
    table.click("add")
    table.click("page-expansions")
    table.click("expansion-partnership")
    assert new(table).table.expansions == ("partnership",)
    card = table.widget("expansion-alliance")
    assert not card.enabled
    assert table.sees("Not with Partnership: a pair is bound in one way only (V14.3, V14.4).")


def test_a_chosen_expansion_that_fits_no_longer_can_be_left_out(table: Robot) -> None:
    table.click("page-expansions")
    table.click("expansion-thor")
    table.click("expansion-loki")
    table.click("page-table")
    table.click("remove-2")
    assert not table.widget("start").enabled
    assert table.sees("Thor’s Help is not for 2 players: somebody must stand by to help (V9.4).")
    table.click("page-expansions")
    card = table.widget("expansion-thor")
    assert card.enabled and isinstance(card, VariantCard) and card.chosen and card.why_not
    loki = table.widget("expansion-loki")
    assert isinstance(loki, VariantCard) and loki.enabled and not loki.why_not
    table.click("expansion-thor")
    assert table.widget("start").enabled


def test_lokis_card_is_by_lot_or_chosen(table: Robot, home: Path) -> None:
    table.click("page-expansions")
    assert "loki" not in table.names
    table.click("expansion-loki")
    assert "loki" in table.names and new(table).table.loki is None
    table.click("loki")
    assert new(table).table.loki == "loki-borrowed-feathers"
    assert table.sees("The Borrowed Feathers") and table.sees("Difference 0–1")
    table.click("start")
    assert begun(home).header.setup["loki"] == "loki-borrowed-feathers"
    settings, trouble = load(table.app.settings_path)
    assert not trouble and settings.tables["valhalla"]["loki"] == "loki-borrowed-feathers"


def test_lokis_card_is_forgotten_without_loki(table: Robot, home: Path) -> None:
    table.click("page-expansions")
    table.click("expansion-loki")
    table.click("loki")
    table.click("expansion-loki")
    table.click("start")
    assert not begun(home).header.setup.get("loki")


def test_pairs_are_told_and_seats_change_places(table: Robot, home: Path) -> None:
    table.click("add")
    assert "swap-0" not in table.names
    table.click("page-expansions")
    table.click("expansion-alliance")
    table.click("page-table")
    partners = [row.back.partner for row in new(table).rows]
    assert partners == ["Partner: Hakon.", "Partner: Torvi.", "Partner: Eirik.", "Partner: Sigrun."]
    assert [row.paired for row in new(table).rows] == [0, 1, 0, 1]
    table.click("swap-0")
    assert [seat.name for seat in new(table).table.seats] == ["Sigrun", "Eirik", "Hakon", "Torvi"]
    assert new(table).rows[1].back.partner == "Partner: Torvi."
    table.click("start")
    assert (home / "saves" / "Sigrun + Hakon, Eirik + Torvi.saga").exists()


def test_settings_of_before_the_expansions_are_still_read(robot: Robot) -> None:
    robot.app.settings_path.parent.mkdir(parents=True, exist_ok=True)
    robot.app.settings_path.write_text(
        "last_table:\n  seats:\n  - {name: A}\n  - {name: B, kind: karl, shield: 1}\n"
        "  variants: []\n  expansions: [hammer]\n  game: valhalla\n",
        encoding="utf-8",
    )
    settings, trouble = load(robot.app.settings_path)
    assert not trouble and "loki" not in settings.tables["valhalla"]
    robot.app.settings = settings
    robot.app.reset(ValhallaTable(robot.app))
    assert new(robot).table.expansions == ("hammer",) and new(robot).start.enabled


def test_of_a_remembered_table_all_stays_that_can_be(robot: Robot) -> None:
    """A file from elsewhere: what does not fit goes, the rest is as it was."""
    seats = (SeatChoice("A", "human", 0), SeatChoice("B", "karl", 1))
    expansions = ("loki", "thor", "freya", "tyr")
    odd = LastValhalla(seats, ("first_game", "nonsense"), expansions, first=1, loki="loki-nobody")
    robot.app.settings.remember("valhalla", odd)
    robot.app.reset(ValhallaTable(robot.app))
    table = new(robot).table
    assert (table.variants, table.expansions) == (("first_game",), ("loki", "tyr"))
    assert table.first == 1 and table.loki is None


def test_what_is_pointed_at_is_told_at_length(table: Robot) -> None:
    table.click("page-expansions")
    table.hover("expansion-dwarves")
    table.step()
    assert table.sees("Dwarves block a warrior, hold one back from Valhalla")
    table.focus_by_keys("expansion-hammer")
    table.step()
    assert table.sees("Nothing changes until the last turn is over.")
    table.key(pygame.K_F1)
    assert type(table.scene).__name__ == "RuleScene"


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
    assert not trouble and len(settings.tables["valhalla"]["seats"]) == 4
    assert settings.tables["valhalla"]["first"] == 0


def test_a_remembered_table_that_cannot_be_is_mended(robot: Robot) -> None:
    seats = (SeatChoice("A", "wizard", 9), SeatChoice("B", "human", 9))
    odd = LastTable(seats, ("simplified", "five_jarls"), first=7)
    robot.app.settings.remember("valhalla", odd)
    robot.app.reset(ValhallaTable(robot.app))
    robot.step()
    table = new(robot).table
    assert [seat.kind for seat in table.seats] == ["karl", "human"]
    assert table.variants == ("simplified",) and table.first is None
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
