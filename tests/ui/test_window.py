"""The window itself: begins, idles, closes, crashes with a report; without a display a saga is told."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from tests.ui.driver import Robot, make_app
from valhalla.games import GAMES
from valhalla.kernel.journal import Saga, SaveError, Seat
from valhalla.kernel.session import Session
from valhalla.ui import report, saved, tables, window
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


def test_the_desktop_knows_the_window_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it stands in the bar as "python3", without an icon."""
    for name in window.NAMED:
        monkeypatch.delenv(name, raising=False)
    window.prepare()
    desktop = (ROOT / "build" / "pack" / "valhalla.desktop").read_text(encoding="utf-8")
    assert {os.environ[name] for name in window.NAMED} == {window.APP_ID}
    assert f"StartupWMClass={window.APP_ID}\n" in desktop


HEAVY = (
    "valhalla.ai",
    "valhalla.ui.table.scene",
    "valhalla.ui.table.gallery.scene",
    "multiprocessing",
    "ctypes",
)
OPENED = """
import sys, pygame
from pygame.event import Event
from valhalla.ui import window
pygame.display.init()
pygame.event.post(Event(pygame.QUIT))
window.run()
print("loaded", *sys.modules)
"""


def test_the_menu_waits_for_nothing_heavy(home: Path) -> None:
    """`build/first_frame.py` measures; here it is told what must not come before the first frame."""
    environ = {**os.environ, "VALHALLA_HOME": str(home)}
    told = subprocess.check_output([sys.executable, "-c", OPENED], env=environ, text=True)
    loaded = told.splitlines()[-1].split()
    assert "valhalla.ui.scenes.menu" in loaded or "valhalla.ui.scenes.welcome" in loaded
    assert not [name for name in loaded if name.startswith(HEAVY)]


def test_damaged_settings_are_told_in_the_window(ready: Path) -> None:
    (ready / "settings.yaml").write_text("scale: [")
    app = window.make()
    assert app.notices.texts and app.settings.text == 100
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
    (written,) = (home / "reports").glob("*/report.txt")
    text = written.read_text(encoding="utf-8")
    assert "the roof came down" in text and "scenes Bad" in text
    assert "MouseButtonDown" in text and "first frame after" in text
    assert f"pygame-ce {pygame.version.ver}" in text
    assert str(written) in capsys.readouterr().err
    assert not pygame.display.get_init()


def test_a_window_that_cannot_be_made_is_reported(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none(_settings: object) -> pygame.Surface:
        raise pygame.error("no such screen")

    monkeypatch.setattr(window, "_open", none)
    assert window.run() == 1
    (text,) = (path.read_text(encoding="utf-8") for path in (home / "reports").glob("*/report.txt"))
    assert "no such screen" in text and "reports" in capsys.readouterr().err
    pygame.display.quit()


def test_the_report_has_the_game(robot: Robot, home: Path) -> None:
    session = lay(robot.app, "human", "thrall")
    tables.open_table(robot.app, session)
    written = report.write_report(robot.app, "boom")
    assert session.journal is not None and f"save {session.journal.path}" in written.read_text()
    (copy,) = written.parent.glob("*.saga")
    assert copy.read_bytes() == session.journal.path.read_bytes()
    assert len(Session.read(Saga(copy), GAMES).log) == len(session.log)


def test_the_report_has_a_game_that_could_not_be_saved(robot: Robot, home: Path) -> None:
    game = GAMES["valhalla"]
    session = Session.start(game, game.Setup(2), (Seat("Ása", "human"), Seat("Bjørn", "human")), 5)
    tables.open_table(robot.app, session)
    (copy,) = report.write_report(robot.app, "boom").parent.glob("*.saga")
    assert Session.read(Saga(copy), GAMES).state == session.state


def test_the_player_is_told_in_the_window(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when it is resized meanwhile; it goes with the next key."""
    shown: list[tuple[int, int]] = []
    page = report._page

    def noted(screen: pygame.Surface, text: str) -> None:
        page(screen, text)
        shown.append(screen.get_size())
        kind = pygame.KEYDOWN if len(shown) == 3 else pygame.WINDOWEXPOSED
        pygame.event.post(Event(kind))

    monkeypatch.setattr(report, "_page", noted)
    report.tell("Valhalla has crashed. Вальхалла упала. " * 9)
    assert len(shown) == 3
    pixels = [tuple(robot.app.screen.get_at((x, y)))[:3] for x in range(0, 1280, 3) for y in range(300, 420)]
    assert pixels.count(report.PAPER) < len(pixels) and report.INK in pixels


def test_a_system_without_boxes_is_no_second_crash(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_words: str, **_more: str) -> int:
        raise pygame.error("no boxes here")

    pygame.display.quit()
    monkeypatch.setattr(pygame.display, "message_box", none)
    report.tell("boom")


def test_a_report_finds_another_place(robot: Robot, home: Path) -> None:
    (home / "reports").write_text("no folder")
    written = report.write_report(robot.app, "boom")
    assert written.read_text().endswith("boom") and home not in written.parents
    shutil.rmtree(written.parent)


def test_a_report_has_a_folder_of_its_own(robot: Robot, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the same second, and where somebody has laid a trap; nobody else may look into it."""
    monkeypatch.setattr("time.strftime", lambda _form: "now")
    trap, loot = home / "reports" / "crash-now", home / "loot"
    loot.mkdir()
    trap.parent.mkdir()
    if sys.platform == "win32":
        trap.mkdir()
    else:
        trap.symlink_to(loot)
    written = [report.write_report(robot.app, "boom") for _ in range(3)]
    assert [path.parent.name for path in written] == ["crash-now 2", "crash-now 3", "crash-now 4"]
    assert not list(loot.iterdir())
    if sys.platform != "win32":
        assert all(path.parent.stat().st_mode & 0o077 == 0 for path in written)


def test_a_report_elsewhere_is_in_a_folder_nobody_could_prepare(
    robot: Robot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.strftime", lambda _form: "now")
    monkeypatch.setattr("tempfile.tempdir", str(home / "everybodys"))
    (home / "everybodys" / "valhalla-crash-now").mkdir(parents=True)
    (home / "reports").write_text("no folder")
    written = [report.write_report(robot.app, "boom") for _ in range(2)]
    assert len({path.parent for path in written}) == 2
    assert all(path.parent.parent == home / "everybodys" for path in written)
    assert not list((home / "everybodys" / "valhalla-crash-now").iterdir())


def test_logs_of_the_last_runs_are_kept(home: Path) -> None:
    for run in range(7):
        with report.log_file():
            logging.getLogger("valhalla").info("run %d", run)
    logs = {path.name: path.read_text().split()[-1] for path in home.glob("*.log*")}
    old = {f"valhalla-{n}.log": str(6 - n) for n in range(1, 5)}
    assert logs == {"valhalla.log": "6", **old}


def test_a_log_does_not_grow_for_ever(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "MOST_LOG", 1000)
    with report.log_file():
        for _ in range(200):
            logging.getLogger("valhalla").info("the same again")
    assert (home / "valhalla.log").stat().st_size < 1200


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
    for size in ((960, 600), (1920, 1080), (800, 1400), (1280, 720)):
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
    told = done.stderr.splitlines()
    assert len(told) == 1 and "no display" in told[0]
