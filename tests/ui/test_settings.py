"""Settings: the scene changes them at once, the file survives damage, an unwritable folder is told."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pygame
import pytest

from tests.ui.driver import Robot
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.settings import LastTable, SeatChoice, Settings, load, save
from valhalla.ui.units import TABLE_SIZES, TEXT_SIZES
from valhalla.ui.widgets.fields import Slider


@pytest.fixture
def options(robot: Robot) -> Robot:
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(OptionsScene(robot.app))
    robot.step()
    return robot


def kept(robot: Robot) -> Settings:
    settings, trouble = load(robot.app.settings_path)
    assert not trouble
    return settings


def test_by_mouse(options: Robot) -> None:
    options.click("speed-calm")
    options.click("saga-full")
    options.click("reduced_motion")
    options.click("odds")
    options.drag("effects", options.widget("effects").rect.midleft)
    settings = kept(options)
    assert (settings.speed, settings.saga, settings.effects) == ("calm", "full", 0)
    assert settings.reduced_motion and not settings.odds


def test_by_keys(options: Robot) -> None:
    options.enter("speed-instant")
    options.focus_by_keys("music")
    options.key(pygame.K_LEFT, pygame.K_LEFT)
    options.enter("mute_unfocused")
    settings = kept(options)
    assert (settings.speed, settings.music, settings.mute_unfocused) == ("instant", 50, False)


def test_by_pad(options: Robot) -> None:
    options.focus_by_pad("master")
    options.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    options.pad_press("confirm")
    assert kept(options).master == 85 and kept(options).confirm


def test_a_slider_stays_on_its_rail(options: Robot) -> None:
    slider = options.widget("master")
    assert isinstance(slider, Slider)
    options.drag("master", (0, slider.rect.centery))
    assert slider.value == 0
    options.wheel("master", 1)
    assert slider.value == 5
    options.drag("master", options.app.units.area.midright)
    assert slider.value == 100


def test_words_and_tables_are_sized_apart_and_at_once(options: Robot) -> None:
    app = options.app
    table, page = app.sizes
    for text in TEXT_SIZES:
        options.click(f"text-{text}")
        assert app.sizes.page.u == page.u * text / 100 and app.sizes.table.u == table.u
        assert app.sizes.table.words == text / 100 and not options.faults()
    options.click("text-100")
    for size in TABLE_SIZES:
        options.click(f"table-{size}")
        found = app.sizes.table
        assert found.u == table.u * size / 100 and found.u * found.words == pytest.approx(table.u)
        assert app.sizes.page == page
    assert (kept(options).text, kept(options).table_size) == (100, TABLE_SIZES[-1])


@pytest.mark.parametrize(
    ("scale", "text", "table"), [(75, 100, 80), (100, 100, 100), (125, 125, 100), (200, 175, 100)]
)
def test_the_one_size_of_before_is_understood(tmp_path: Path, scale: int, text: int, table: int) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(f"scale: {scale}\n")
    settings, trouble = load(path)
    assert (settings.text, settings.table_size) == (text, table) and not trouble


def test_defaults(options: Robot) -> None:
    table = LastTable((SeatChoice("A"), SeatChoice("B")))
    options.app.settings.remember("valhalla", table)
    options.click("speed-calm")
    options.click("odds")
    options.click("defaults")
    assert options.showing(Confirm) and kept(options).speed == "calm"
    options.click("answer-0")
    settings = kept(options)
    assert (settings.speed, settings.odds, settings.table("valhalla", LastTable)) == ("brisk", True, table)


def test_the_language_is_chosen_from_those_there_are(options: Robot) -> None:
    assert "language-en" in options.names
    options.click("language-en")
    assert kept(options).language == "en" and isinstance(options.scene, OptionsScene)


def test_everything_comes_back(tmp_path: Path) -> None:
    table = LastTable(
        (SeatChoice("Ása", "jarl:skald", 4), SeatChoice("B")), ("five_jarls",), (), 1, False, True
    )
    settings = Settings(text=125, table_size=90, speed="calm", window=(1600, 900))
    settings.remember("valhalla", table)
    save(settings, tmp_path / "s.yaml")
    again, trouble = load(tmp_path / "s.yaml")
    assert again == settings and not trouble and again.table("valhalla", LastTable) == table


@pytest.mark.parametrize(
    "text", ["[1, 2", "- a list", "just words", "\t", "a: &x [*x]", "!!python/object:os.system {}", "\x00"]
)
def test_a_damaged_file_means_the_defaults_and_a_word(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(text)
    settings, trouble = load(path)
    assert settings == Settings() and len(trouble) == 1


def test_bad_values_are_left_out_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("scale: 900\nspeed: warp\nmusic: loud\nodds: false\ncolour: red\nlast_table: 3\n7: x\n")
    settings, trouble = load(path)
    assert settings == Settings(odds=False) and len(trouble) == 6


BAD_SCALARS = [
    "2001-99-99", "2001-01-01", "9" * 5000, "-0x" + "f" * 5000, "1" + ":59" * 3000, "!!bool x", "!!int x",
    "!!float x", "!!timestamp x", "!!binary x", "!!set [1]", "!!omap {a: 1}", "!!python/none x", "!ours 3",
    "[1, 2]", "{<<: {a: 1}}", ".nan", "!!str 80", "~",
]  # fmt: skip


@pytest.mark.parametrize("text", BAD_SCALARS, ids=lambda text: text[:12])
@pytest.mark.parametrize("line", ["scale: {}", "pad: {{UP: {}}}", "{}: 80"])
def test_a_bad_scalar_costs_its_own_line_alone(tmp_path: Path, text: str, line: str) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("speed: calm\n" + line.format(text) + "\nmusic: 10\n")
    settings, trouble = load(path)
    assert len(trouble) == 1 and trouble[0].isprintable() and len(trouble[0]) < 400
    no_key = line.startswith("{}") and len(text) > 1000  # for YAML itself: then it is no YAML
    assert settings == (Settings() if no_key else Settings(speed="calm", music=10))


@pytest.mark.parametrize("name", ["tables", "other_tables"])
@pytest.mark.parametrize(
    "text", ["2001-99-99", "!!bool x", "!ours {}", "9" * 5000], ids=lambda text: text[:12]
)
def test_a_bad_scalar_of_a_table_is_left_out_of_it(tmp_path: Path, name: str, text: str) -> None:
    """What its game alone knows is not told of here; what cannot be read could not be kept, either."""
    path = tmp_path / "settings.yaml"
    own = f"level: {text}, deep: [{{level: {text}}}]"
    path.write_text(f"{name}: {{valhalla: {{seats: [{{name: A}}], {own}}}}}\nmusic: 10\n")
    settings, trouble = load(path)
    assert not trouble and settings.music == 10
    assert settings.table("valhalla", LastTable) == LastTable((SeatChoice("A"),))
    save(settings, path)
    assert load(path) == (settings, [])


def test_half_a_letter_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text('language: "\\ud800"\nmusic: 10\n')
    settings, trouble = load(path)
    assert settings == Settings(music=10) and len(trouble) == 1
    save(settings, path)


def bomb(line: str) -> str:
    """A few lines that would stand for millions."""
    lines = [line.format(name=f"b{n}", other=f"b{n - 1}") for n in range(1, 40)]
    return "b0: &b0 {x: 1}\n" + "".join(lines)


@pytest.mark.parametrize(
    "text",
    [
        bomb("{name}: &{name}\n  <<: [*{other}, *{other}]\n"),
        bomb("{name}: &{name} [*{other}, *{other}, *{other}]\n") + "tables: *b39\n",
        "a: " + "[" * 200_000,
        "{a: " * 50_000,
        "a: " + "x" * 300_000,
    ],
    ids=["merges", "aliases", "lists", "mappings", "letters"],
)
def test_bombs_are_refused_at_once(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(text)
    started = time.process_time()
    settings, trouble = load(path)
    assert settings == Settings() and len(trouble) == 1
    assert time.process_time() - started < 10


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    if sys.platform == "win32":
        path.mkdir()
    else:
        os.mkfifo(path)
    assert load(path)[0] == Settings() and len(load(path)[1]) == 1


def test_tables_where_they_stood_before(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(
        "last_table: {seats: [{name: A}, {name: B, kind: karl, shield: 1}], loki: loki-x}\n"
        "other_tables: {monster: {seats: [{name: A}], monster: hel, level: 2}}\n"
    )
    settings, trouble = load(path)
    assert not trouble and set(settings.tables) == {"valhalla", "monster"}
    with_loki, hunt = (settings.table(name, LastValhalla) for name in ("valhalla", "monster"))
    assert with_loki is not None and with_loki.loki == "loki-x" and len(with_loki.seats) == 2
    assert hunt is not None and (hunt.monster, hunt.level) == ("hel", 2)


def test_what_only_its_game_asks_of_a_table_comes_back(tmp_path: Path) -> None:
    """A file of 0.1 and one of today say it in the same way; what is no word or number is left out."""
    path = tmp_path / "settings.yaml"
    own = "monster: hel, level: 3, loki: null, since: 2020-01-01, more: [1]"
    path.write_text(f"tables: {{monster: {{seats: [{{name: A}}], {own}}}}}\n")
    settings, trouble = load(path)
    assert not trouble and settings.table("monster", LastTable) == LastTable((SeatChoice("A"),))
    save(settings, path)
    again = load(path)[0].table("monster", LastValhalla)
    assert again == LastValhalla((SeatChoice("A"),), monster="hel", level=3)


def test_a_table_is_forgotten_if_its_game_cannot_read_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("tables: {monster: {seats: [{name: A}], level: high}}\n")
    settings, trouble = load(path)
    assert not trouble and settings.table("monster", LastValhalla) is None
    assert settings.table("none such", LastTable) is None and settings.people[0] == "A"


def test_no_utf8_and_no_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    assert load(path) == (Settings(), [])
    path.write_bytes(b"\xff\xfe\xfa")
    assert load(path)[0] == Settings() and len(load(path)[1]) == 1
    path.unlink()
    path.mkdir()
    assert load(path)[0] == Settings() and len(load(path)[1]) == 1


def test_an_unwritable_folder_is_told(options: Robot, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("")
    monkeypatch.setenv("VALHALLA_HOME", str(home / "file"))
    options.click("odds")
    assert options.app.notices.texts[0].startswith("The settings cannot be saved:")
    assert not options.app.settings.odds
