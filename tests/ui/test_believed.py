"""A save of other cards that does not fit ours ends in one line and in the menu; a fault of ours does not."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.attack.forging import mended
from tests.attack.headers import _bomb
from tests.kernel.test_journal import bodies
from tests.saves.write import HERE
from tests.ui.driver import Robot
from valhalla.cli import main
from valhalla.kernel.paths import saves_dir
from valhalla.ui import saved, tables
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table import thumbnail
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene
from valhalla.words import saga


class Tripped(Exception):
    """What no rules say."""


def trip(*_anything: Any, **_named: Any) -> Any:
    raise Tripped


@pytest.fixture
def save(robot: Robot) -> Path:
    """A game of a person who is asked and a thrall, made with other cards."""
    lines = bodies((HERE / "third-valhalla.saga").read_bytes())[:60]
    lines[0]["digest"] = "other"
    lines[0]["seats"][0]["kind"] = "human"
    path = saves_dir() / "hall.saga"
    path.parent.mkdir()
    path.write_bytes(mended(lines))
    robot.app.reset(MenuScene(robot.app))
    return path


def back_in_the_menu(robot: Robot, path: Path, before: bytes) -> bool:
    robot.step()
    assert robot.sees("does not fit ours") and path.read_bytes() == before
    session = tables.opened(path)  # nobody holds it any more
    session.close()
    return robot.showing(MenuScene) and not session.read_only


OPENING: list[Callable[[pytest.MonkeyPatch], None]] = [
    lambda patch: patch.setattr(Match, "show_all", trip),
    lambda patch: patch.setattr(PlayScene, "sync", trip),
    lambda patch: patch.setattr(PlayScene, "update", trip),
    lambda patch: patch.setattr(PlayScene, "draw", trip),
]


@pytest.mark.parametrize("where", range(len(OPENING)))
@pytest.mark.parametrize("how", [tables.open_save, tables.open_film])
def test_what_trips_while_it_is_shown(
    robot: Robot, save: Path, monkeypatch: pytest.MonkeyPatch, where: int, how: Callable[..., Any]
) -> None:
    before = save.read_bytes()
    with monkeypatch.context() as patch:
        OPENING[where](patch)
        how(robot.app, save)
        robot.step()
    assert back_in_the_menu(robot, save, before)


def test_what_trips_while_it_is_left(robot: Robot, save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = save.read_bytes()
    tables.open_save(robot.app, save)
    robot.step()
    monkeypatch.setattr(Match, "look", trip)
    robot.app.reset(MenuScene(robot.app))
    assert robot.showing(MenuScene) and save.read_bytes() == before
    tables.opened(save).close()


def test_what_trips_when_the_window_closes(robot: Robot, save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables.open_save(robot.app, save)
    monkeypatch.setattr(Match, "look", trip)
    while robot.app.scenes:
        robot.app.close()
    session = tables.opened(save)
    assert not session.read_only
    session.close()


def test_a_fault_of_ours_is_not_hidden(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    session = tables.new_session(robot.app, LastTable((SeatChoice("A"), SeatChoice("B"))))
    tables.open_table(robot.app, session)
    with monkeypatch.context() as patch:
        patch.setattr(PlayScene, "update", trip)
        with pytest.raises(Tripped):
            robot.step()


def test_the_log_of_such_a_save_ends_in_one_line(
    save: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(saga.Teller, "tell", trip)
    assert main(["log", str(save)]) == 1
    assert "does not fit the game (Tripped)" in capsys.readouterr().err


# What lies beside a save


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def rubbish(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + zlib.compress(bytes(1000)))


@pytest.mark.posix
@pytest.mark.parametrize("picture", [_bomb, pipe, folder, loop, rubbish])
def test_what_calls_itself_a_picture(robot: Robot, save: Path, picture: Callable[[Path], None]) -> None:
    """A bomb took three gigabytes, and a pipe hung the window."""
    picture(save.with_suffix(".png"))
    assert thumbnail.read(save.with_suffix(".png")) is None
    robot.app.reset(SavesScene(robot.app))
    robot.step()
    assert robot.sees("hall")
    tables.open_save(robot.app, save)
    robot.step()
    robot.app.reset(MenuScene(robot.app))  # a picture is kept where one can be
    (info,) = saved.saves()
    saved.delete(saved.SaveInfo(saved.rename(info, "other"), 0))
    assert not saved.saves()


@pytest.mark.parametrize("when", [0, -1, -(2**40), 253_402_300_800, 2**40, 2**60])
def test_times_that_no_calendar_has(robot: Robot, save: Path, when: int) -> None:
    assert isinstance(tables.told_when(saved.SaveInfo(save, float(when))), str)


def test_a_name_as_long_as_a_system_takes(robot: Robot, save: Path) -> None:
    (info,) = saved.saves()
    renamed = saved.rename(info, "ᚠ" * 80)
    assert len(os.fsencode(renamed.name)) <= 210
    long = renamed.with_name("x" * 250 + ".saga")
    renamed.rename(long)
    assert tables.open_save(robot.app, long)
    robot.step()
    robot.app.reset(SavesScene(robot.app))
    robot.step()
    (info,) = saved.saves()
    saved.delete(info)
