"""The list of saves: open, rename, delete, bring out and in; damaged saves, and two windows on one."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from tests.ui.driver import Robot
from valhalla.ai.play import Bout, play
from valhalla.games import GAMES
from valhalla.kernel.journal import SaveError
from valhalla.kernel.session import Session
from valhalla.ui import saved, tables
from valhalla.ui.scenes.dialog import Ask, Confirm
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.new_game.scene import NewGameScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table import thumbnail


def lay(robot: Robot, *names: str) -> Path:
    """A game between people, just begun."""
    session = tables.new_session(robot.app, LastTable(tuple(SeatChoice(name) for name in names)))
    assert session.journal is not None
    session.close()
    return session.journal.path


@pytest.fixture
def saves(robot: Robot) -> Robot:
    lay(robot, "Ása", "Bjørn")
    lay(robot, "Kol", "Njal", "Orm")
    robot.app.reset(MenuScene(robot.app))
    robot.click("load")
    return robot


def at_the_table(robot: Robot) -> bool:
    return type(robot.app.scenes[1]).__name__ == "PlayScene"


def titles() -> list[str]:
    return sorted(info.title for info in saved.saves())


def test_saves_are_told(saves: Robot) -> None:
    assert saves.sees("Ása, Bjørn") and saves.sees("Kol, Njal, Orm")
    assert saves.texts.count("Valhalla · just begun") == 2
    assert not saves.faults()


def test_a_save_named_for_its_players_tells_them_once(saves: Robot) -> None:
    info = next(info for info in saved.saves() if info.title == "Ása, Bjørn")
    told = [text for text in saves.texts if "Bjørn" in text]
    assert told.count("Ása, Bjørn") == len(told)
    saved.rename(info, "First blood")
    saves.app.reset(SavesScene(saves.app))
    saves.step()
    assert saves.sees("just begun · Ása, Bjørn")


def test_without_saves_it_says_what_will_be_here(robot: Robot) -> None:
    robot.app.reset(SavesScene(robot.app))
    robot.step()
    assert any(text.startswith("Games save themselves at every decision") for text in robot.texts)
    assert "open" not in robot.names and not robot.faults()
    robot.click("begin")
    assert isinstance(robot.scene, NewGameScene)


def test_open_by_a_second_click_and_by_button(saves: Robot) -> None:
    saves.click("save-Ása, Bjørn")
    assert isinstance(saves.scene, SavesScene)
    saves.click("save-Ása, Bjørn")
    assert at_the_table(saves)


def test_rename_by_keys(saves: Robot) -> None:
    saves.enter("save-Ása, Bjørn")
    saves.enter("rename")
    for _ in range(12):
        saves.key(pygame.K_BACKSPACE)
    saves.type("First/blood?")
    saves.key(pygame.K_RETURN)
    assert titles() == ["Firstblood", "Kol, Njal, Orm"]
    assert isinstance(saves.scene, SavesScene) and saves.scene.chosen is not None
    assert saves.scene.chosen.title == "Firstblood"


def test_two_saves_never_get_one_name(saves: Robot) -> None:
    info = next(info for info in saved.saves() if info.title == "Ása, Bjørn")
    assert saved.rename(info, "Kol, Njal, Orm").name == "Kol, Njal, Orm 2.saga"


def test_delete_by_pad_asks_first(saves: Robot) -> None:
    saves.pad_press("save-Ása, Bjørn")
    saves.pad_press("delete")
    assert isinstance(saves.scene, Confirm)
    saves.pad(pygame.CONTROLLER_BUTTON_A)
    assert len(titles()) == 2
    saves.pad_press("delete")
    saves.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_A)
    assert titles() == ["Kol, Njal, Orm"]


def test_delete_by_key(saves: Robot) -> None:
    saves.enter("save-Ása, Bjørn")
    saves.key(pygame.K_DELETE, pygame.K_LEFT, pygame.K_RETURN)
    assert titles() == ["Kol, Njal, Orm"]


def test_bring_out_and_in(saves: Robot, home: Path) -> None:
    saves.click("save-Ása, Bjørn")
    saves.click("export")
    assert isinstance(saves.scene, Ask)
    saves.scene.field.set(str(home))
    saves.key(pygame.K_RETURN)
    out = home / "Ása, Bjørn.saga"
    assert out.exists() and saves.app.notices.texts == [f"Copied to {out}"]
    saves.step(Event(pygame.DROPFILE, file=str(out)))
    assert titles() == ["Kol, Njal, Orm", "Ása, Bjørn", "Ása, Bjørn 2"]


def test_nothing_is_written_over(saves: Robot, home: Path) -> None:
    info = saved.saves()[0]
    (home / "there.saga").write_text("mine")
    with pytest.raises(SaveError, match="there is such a file already"):
        saved.bring_out(info, str(home / "there"))
    assert (home / "there.saga").read_text() == "mine"


def test_what_is_no_save_is_not_brought_in(saves: Robot, home: Path) -> None:
    (home / "song.saga").write_text("la la la\n")
    saves.click("import")
    saves.type(str(home / "song.saga"))
    saves.key(pygame.K_RETURN)
    assert len(titles()) == 2
    assert "not a saga of Valhalla" in saves.app.notices.texts[0]


def test_a_save_dropped_on_the_menu(robot: Robot, home: Path) -> None:
    path = lay(robot, "Ása", "Bjørn")
    path.rename(home / "away.saga")
    robot.app.reset(MenuScene(robot.app))
    robot.step(Event(pygame.DROPFILE, file=str(home / "away.saga")))
    assert isinstance(robot.scene, SavesScene) and titles() == ["away"]


def test_damaged_saves_say_why_and_harm_nobody(robot: Robot, home: Path) -> None:
    path = lay(robot, "Ása", "Bjørn")
    whole = path.read_bytes()
    folder = path.parent
    (folder / "bent.saga").write_bytes(whole[:400] + b"!" + whole[401:])
    (folder / "empty.saga").write_bytes(b"")
    (folder / "noise.saga").write_bytes(bytes(range(256)) * 9)
    (folder / "folder.saga").mkdir()
    (folder / "Ása, Bjørn.png").write_bytes(b"no picture")
    robot.app.reset(SavesScene(robot.app))
    robot.step()
    assert {info.title for info in saved.saves() if info.trouble} == {"bent", "empty", "noise", "folder"}
    for title in ("bent", "empty", "noise", "folder"):
        robot.click(f"save-{title}")
        robot.click(f"save-{title}")
        robot.click("open")
        assert isinstance(robot.scene, SavesScene)
        assert not robot.widget("open").enabled
    assert robot.sees("the file is empty") and not robot.faults()
    robot.app.reset(MenuScene(robot.app))
    assert saved.last() is not None


def test_many_saves_scroll_by_wheel_bar_and_keys(robot: Robot) -> None:
    path = lay(robot, "Ása", "Bjørn")
    for i in range(30):
        (path.parent / f"{i:02}.saga").write_bytes(path.read_bytes())
    robot.app.reset(SavesScene(robot.app))
    robot.step()
    scene = robot.scene
    assert isinstance(scene, SavesScene) and scene.list.long and not robot.faults()
    robot.wheel(next(row.name for row in scene.list.rows if not row.beyond), -1)
    assert scene.list.first == 1
    robot.drag("list-bar", scene.list.bar.rect.midbottom)
    assert scene.list.first == 31 - scene.list.room
    robot.key(*(pygame.K_PAGEUP,) * 6)
    robot.focus_by_keys(scene.list.rows[0].name)
    for _ in range(12):
        robot.key(pygame.K_DOWN)
    assert scene.focus is scene.list.rows[12] and not scene.list.rows[12].beyond
    assert scene.chosen == scene.list.rows[12].info  # type: ignore[attr-defined]


def test_two_windows_on_one_save(robot: Robot) -> None:
    path = lay(robot, "Ása", "Bjørn")
    other = Session.open(path, GAMES)
    info = saved.saves()[0]
    with pytest.raises(SaveError, match="another window"):
        saved.delete(info)
    with pytest.raises(SaveError, match="another window"):
        saved.rename(info, "mine")
    robot.app.reset(SavesScene(robot.app))
    robot.click("open")
    assert at_the_table(robot)
    assert "it can be looked at here, not played" in robot.app.notices.texts[0]
    other.close()


def test_the_turn_that_stands_is_told_after_a_rewind(robot: Robot) -> None:
    session = play(Bout("valhalla", ("thrall", "thrall"), {"players": 2, "variants": ("simplified",)}, 3))
    path = robot.app.settings_path.parent / "saves" / "old.saga"
    session.keep_at(path)
    assert saved.saves()[0].finished and saved.last() is None
    turn = saved.saves()[0].turn
    session.rewind(len(session.log) // 2)
    session.close()
    (info,) = saved.saves()
    assert not info.finished and 0 < info.turn < turn and saved.last() == info


def test_thumbnails_lie_beside_their_save(robot: Robot) -> None:
    path = lay(robot, "Ása", "Bjørn")
    session = tables.opened(path)
    tables.keep_thumbnail(session, robot.app.screen)
    session.close()
    (info,) = saved.saves()
    assert pygame.image.load(info.picture).get_size() == thumbnail.SIZE
    renamed = saved.rename(info, "other")
    assert renamed.with_suffix(".png").exists() and not info.picture.exists()
    saved.delete(saved.saves()[0])
    assert not list(path.parent.iterdir())


def test_a_save_tells_of_its_expansions_and_pairs(robot: Robot, home: Path) -> None:
    seats = tuple(SeatChoice(name, "karl", i) for i, name in enumerate("ABCD"))
    tables.new_session(robot.app, LastTable(seats, expansions=("alliance", "tyr"))).close()
    (info,) = saved.saves()
    assert info.expansions == ("alliance", "tyr") and info.title == "A + C, B + D"
    assert tables.told_players(info) == info.title
    scene = SavesScene(robot.app)
    robot.app.reset(scene)
    robot.step()
    assert robot.widget("save-A + C, B + D").tip == "Tyr’s Wrath, Alliance" and not robot.faults()
