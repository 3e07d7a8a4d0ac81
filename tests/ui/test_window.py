"""The window itself: begins, idles, closes, crashes with a report; without a display a saga is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from tests.ui.driver import Robot, make_app
from valhalla.kernel.journal import SaveError
from valhalla.kernel.session import Session
from valhalla.ui import saved, tables, window
from valhalla.ui.app import App
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.settings import LastTable, SeatChoice, load

ROOT = Path(__file__).parents[2]


@pytest.fixture
def ready(home: Path) -> Path:
    """A display whose first event will be that it is closed."""
    pygame.display.init()
    pygame.event.clear()
    pygame.event.post(Event(pygame.QUIT))
    return home


def lay(app: App, *kinds: str) -> Session:
    return tables.new_session(
        app, LastTable(tuple(SeatChoice(f"N{i}", kind) for i, kind in enumerate(kinds)))
    )


def test_it_opens_and_closes(ready: Path) -> None:
    assert window.run() == 0
    assert (ready / "settings.yaml").exists() and "first frame" in (ready / "valhalla.log").read_text()


def test_damaged_settings_are_told_in_the_window(ready: Path) -> None:
    (ready / "settings.yaml").write_text("scale: [")
    app = window.make()
    assert app.notices.texts and app.settings.scale == 100
    app.close()


def test_a_save_is_opened_or_refused(robot: Robot, ready: Path) -> None:
    session = lay(robot.app, "human", "thrall")
    session.close()
    (info,) = saved.saves()
    pygame.event.post(Event(pygame.QUIT))
    assert window.run(info.path) == 0
    (ready / "bad.saga").write_text("no\n")
    with pytest.raises(SaveError):
        window.run(ready / "bad.saga")


class Bad(Scene):
    """Falls over when somebody clicks."""

    def nowhere(self) -> None:
        raise RuntimeError("the roof came down")


def test_a_crash_writes_a_report(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(window, "_begin", lambda app, session: app.reset(Bad(app)))
    pygame.display.init()
    pygame.event.clear()
    pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1))
    assert window.run() == 1
    (report,) = (home / "reports").iterdir()
    assert "the roof came down" in report.read_text() and "scenes Bad" in report.read_text()
    assert str(report) in capsys.readouterr().err
    assert not pygame.display.get_init()


def test_the_report_names_the_save(robot: Robot, home: Path) -> None:
    session = lay(robot.app, "human", "thrall")
    tables.open_table(robot.app, session)
    report = window.write_report(robot.app, "boom")
    assert session.journal is not None and f"save {session.journal.path}" in report.read_text()


def test_a_report_finds_another_place(robot: Robot, home: Path) -> None:
    (home / "reports").write_text("no folder")
    report = window.write_report(robot.app, "boom")
    assert report.read_text().endswith("boom") and home not in report.parents
    report.unlink()


def test_closing_at_any_time_loses_nothing(robot: Robot) -> None:
    session = lay(robot.app, "human", "thrall")
    tables.open_table(robot.app, session)
    robot.wait(0.3)
    robot.step(Event(pygame.QUIT))
    assert not robot.app.running
    decided = len(session.log)
    robot.app.close()
    (info,) = saved.saves()
    again = tables.opened(info.path)
    assert len(again.log) >= decided and not again.read_only
    again.close()


def test_without_a_sound_device_it_is_silent(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such thing")
    app = make_app(home=home)
    assert not app.sound.working
    app.sound.cue("dice")
    app.close()


def test_resizing_lays_everything_out_anew(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    for size in ((640, 400), (1920, 1080), (800, 1400), (1280, 720)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        robot.step(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        assert robot.app.screen.get_size() == size
        assert all(robot.app.units.area.contains(widget.rect) for widget in robot.scene.usable())


def test_fullscreen_and_back(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))
    robot.key(pygame.K_F11)
    assert load(robot.app.settings_path)[0].fullscreen
    robot.key(pygame.K_F11)
    assert not load(robot.app.settings_path)[0].fullscreen
    assert robot.app.screen.get_size() == (1280, 720)


def test_idle_frames_are_not_drawn(robot: Robot) -> None:
    robot.app.settings.reduced_motion = True
    robot.app.reset(MenuScene(robot.app))
    robot.wait(31, dt=0.5)
    assert sum(robot.step() for _ in range(60)) == 0


def test_without_a_display_a_saga_is_told(home: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in window.DISPLAYS}
    env["SDL_VIDEODRIVER"] = "dummy"
    done = subprocess.run(
        [sys.executable, "-m", "valhalla"], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "Ragnarök" in done.stdout
    assert done.stderr.splitlines() == [
        "valhalla: there is no display for a window; here is one game of four thralls, told as a saga"
    ]
