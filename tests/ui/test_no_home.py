"""A data folder that cannot be used: all is played unsaved, and says so."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from tests.ordinary import ordinary
from tests.ui.driver import Robot, make_app
from tests.ui.player import Player
from tests.ui.tables import lay
from valhalla.kernel.session import Session
from valhalla.ui import chronicle, report, saved, tables, window
from valhalla.ui.scenes.chronicle import ChronicleScene
from valhalla.ui.scenes.lessons import LessonsScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.lesson.scene import begun
from valhalla.ui.table.scene import PlayScene


@contextmanager
def closed(home: Path, mode: int) -> Iterator[str]:
    """A folder with something in it that nobody may use."""
    hall = home / "hall"
    for folder in ("saves", "lesson"):
        (hall / folder).mkdir(parents=True)
        lay("human human", path=hall / folder / "valhalla.saga").close()
    (hall / "chronicle.jsonl").write_text("{}\n", encoding="utf-8")
    (hall / "settings.yaml").write_text("speed: calm\n", encoding="utf-8")
    places = [*hall.rglob("*"), hall]
    for place in places if mode else [hall]:
        place.chmod(mode if place.is_dir() else mode & 0o444)
    with ordinary():
        yield str(hall)
    for place in reversed(places if mode else [hall]):
        place.chmod(0o700)


@contextmanager
def below_a_file(home: Path) -> Iterator[str]:
    (home / "file").write_text("", encoding="utf-8")
    yield str(home / "file" / "hall")


@contextmanager
def a_link_to_nowhere(home: Path) -> Iterator[str]:
    (home / "link").symlink_to(home / "gone" / "for" / "ever")
    yield str(home / "link")


@contextmanager
def a_link_in_a_circle(home: Path) -> Iterator[str]:
    (home / "link").symlink_to(home / "link")
    yield str(home / "link")


@contextmanager
def nobodys_home(home: Path) -> Iterator[str]:
    yield "~nobody-of-this-name/hall"


@contextmanager
def a_working_folder_that_is_gone(home: Path) -> Iterator[str]:
    before = Path.cwd()
    (home / "here").mkdir()
    os.chdir(home / "here")
    (home / "here").rmdir()
    yield "hall"
    os.chdir(before)


def a_name_too_long(home: Path) -> Iterator[str]:
    yield str(home / ("x" * 300))


KINDS: dict[str, Callable[[Path], object]] = {
    "not to be entered": lambda home: closed(home, 0),
    "not to be written to": lambda home: closed(home, 0o555),
    "below a file": below_a_file,
    "a link to nowhere": a_link_to_nowhere,
    "a link in a circle": a_link_in_a_circle,
    "~nouser": nobodys_home,
    "a working folder that is gone": a_working_folder_that_is_gone,
    "a name too long": contextmanager(a_name_too_long),
}
if sys.platform == "win32":
    KINDS = {kind: KINDS[kind] for kind in ("below a file", "~nouser")}


@pytest.fixture(params=KINDS)
def hall(request: pytest.FixtureRequest, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Robot]:
    """An app whose folder cannot be used. Whatever is tried, nothing new lies anywhere afterwards."""
    with KINDS[request.param](home) as name:  # type: ignore[attr-defined]
        monkeypatch.setenv("VALHALLA_HOME", name)
        before = sorted(home.rglob("*"))
        app = make_app()
        app.blind = True
        yield Robot(app)
        app.close()
        assert sorted(home.rglob("*")) == before


def said_unsaved(robot: Robot, session: Session) -> bool:
    return session.journal is None and any(
        text.startswith("This game cannot be saved:") for text in robot.app.notices.texts
    )


def play_a_little(robot: Robot) -> None:
    player = Player(robot)
    while player.decisions < 3:
        player.move()
    robot.app.reset(MenuScene(robot.app))


def test_a_table(hall: Robot) -> None:
    session = tables.new_session(hall.app, LastTable((SeatChoice("Ása"), SeatChoice("Bjørn"))))
    assert said_unsaved(hall, session)
    tables.open_table(hall.app, session)
    play_a_little(hall)


def test_a_film(hall: Robot) -> None:
    hall.app.reset(MenuScene(hall.app))
    tables.watch(hall.app, lay("human human", 3))
    film = hall.scene
    assert isinstance(film, FilmScene)
    film._branch(new_luck=True)
    scene = hall.scene
    assert isinstance(scene, PlayScene) and said_unsaved(hall, scene.match.session)
    play_a_little(hall)


def test_a_lesson(hall: Robot) -> None:
    hall.app.reset(MenuScene(hall.app))
    hall.app.push(LessonsScene(hall.app))
    hall.step()
    scene = begun(hall.app)
    assert said_unsaved(hall, scene.match.session)
    hall.app.push(scene)
    hall.step()
    scene.play_on()
    table = hall.scene
    assert isinstance(table, PlayScene) and said_unsaved(hall, table.match.session)
    hall.app.reset(MenuScene(hall.app))


def test_all_else_is_open(hall: Robot) -> None:
    """The menu, the list of saves and the chronicle have nothing to show; settings hold for now."""
    hall.app.reset(MenuScene(hall.app))
    for scene in (SavesScene, ChronicleScene):
        hall.app.push(scene(hall.app))
        hall.step()
        hall.app.pop()
    hall.app.keep_settings()
    assert hall.app.notices.texts[-1].startswith("The settings cannot be saved:")
    assert isinstance(saved.saves(), list) and isinstance(chronicle.read(), list)
    written = report.write_report(hall.app, "boom")
    assert written.read_text(encoding="utf-8").endswith("boom")
    assert "valhalla-crash-" in written.parent.name and written.parent.stat().st_mode & 0o077 == 0
    written.unlink()
    written.parent.rmdir()


def test_the_program_opens_and_closes(hall: Robot) -> None:
    pygame.display.init()
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert window.run() == 0


def test_a_system_that_does_not_know_us(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    """No HOME and no entry for our number: then `~` stays what it is, and is no folder of ours."""
    for name in ("VALHALLA_HOME", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    session = tables.new_session(robot.app, LastTable((SeatChoice("Ása"), SeatChoice("Bjørn"))))
    assert said_unsaved(robot, session) and not Path("~").exists()
