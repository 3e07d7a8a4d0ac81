"""Bad circumstances at the table: nothing is lost, and the players are told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pygame
import pytest

from tests.ai.valhalla.battles import peace
from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import GAME, in_turn, lay, play, sit_down
from tests.ui.valhalla.battles import session_of
from valhalla.games import GAMES
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.kernel.session import Session
from valhalla.ui import tables, window
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.settings import LastTable, SeatChoice
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.widgets.notices import Notices

if sys.platform != "win32":
    import resource


@contextmanager
def full_disk(size: int = 0) -> Iterator[None]:
    """No file may grow beyond this size: the system refuses to write, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def until_dice_fly(robot: Robot, player: Player, scene: PlayScene) -> None:
    """Play on until dice have been thrown and are in the air."""
    while not any(isinstance(one, ev.DiceRolled) for one in scene.match.told):
        player.move()
    assert scene.stage.effects


def test_closed_in_the_middle_of_a_battle(robot: Robot, home: Path) -> None:
    path = home / "saves" / "Battle.saga"
    path.parent.mkdir()
    session = lay("human human", 3, path=path)
    robot.app.blind = True
    scene = sit_down(robot, session)
    player = Player(robot)
    while scene.shown.battle is None or not scene.shown.battle.attack.loose:
        player.move()
    robot.step(pygame.event.Event(pygame.QUIT))
    assert not robot.app.running
    state = session.state.clone()
    robot.app.reset(robot.app.scenes[0])
    again = Session.open(path, GAMES)
    assert again.state == state and not again.read_only
    again.close()


@pytest.mark.posix
def test_the_thinking_process_is_killed(robot: Robot) -> None:
    """It stands still before it is asked anything, so that no answer is ever on its way."""
    worker = robot.app.worker
    worker._started()
    while worker.pid is None:
        time.sleep(0.01)
    pid = worker.pid
    os.kill(pid, signal.SIGSTOP)
    os.waitpid(pid, os.WUNTRACED)
    session = play(lay("human karl karl"), in_turn(1, turns=2))
    robot.app.blind = True
    scene = sit_down(robot, session)
    robot.wait_until(lambda: worker.busy)
    before = len(session.log)
    os.kill(pid, signal.SIGKILL)
    robot.wait_until(lambda: len(session.log) > before)
    assert robot.app.notices.texts and GAME.outcome(scene.match.session.state) is None


@pytest.mark.posix
def test_the_disk_is_full(robot: Robot, home: Path) -> None:
    path = home / "saves" / "Full.saga"
    path.parent.mkdir()
    session = play(lay("human human", 3, path=path), in_turn(0, turns=1))
    assert session.journal is not None
    robot.app.blind = True
    sit_down(robot, session)
    time.sleep(0.3)  # the writer catches up
    player = Player(robot)
    with full_disk(path.stat().st_size + 10):
        while player.decisions < 6:
            player.move()
        robot.wait_until(lambda: bool(robot.app.notices.texts), 10)
    assert player.decisions == 6 and isinstance(robot.app.scenes[1], PlayScene)
    Session.open(path, GAMES).close()  # what was written before is whole


if sys.platform != "win32":  # which lets nobody delete a file that is open

    @pytest.mark.parametrize("keep", [0, 500])
    def test_the_save_is_deleted_or_cut_from_outside(robot: Robot, home: Path, keep: int) -> None:
        """It is written whole again, and the players are told."""
        path = home / "saves" / "Lost.saga"
        session = play(lay("human human", 3, path=path), in_turn(0, turns=1))
        robot.app.blind = True
        sit_down(robot, session)
        player = Player(robot)
        player.move()
        assert session.journal is not None
        session.journal.wait()
        if keep:
            os.truncate(path, keep)
        else:
            path.unlink()
        while player.decisions < 3:
            player.move()
        robot.wait_until(lambda: any("Lost.saga" in text for text in robot.app.notices.texts), 10)
        state = session.state.clone()
        robot.app.reset(MenuScene(robot.app))
        again = Session.open(path, GAMES)
        assert again.state == state and not again.read_only and not again.notice
        again.close()


def test_what_killed_windows_leave_is_cleared_away(home: Path) -> None:
    for name in ("saves/.valhalla-1-0.part", "lesson/.hammer.saga.4711.part"):
        (home / name).parent.mkdir()
        (home / name).write_bytes(b"half a save")
    (home / "settings.yaml").write_text("language: en\n", encoding="utf-8")
    pygame.display.init()
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert window.run() == 0
    assert not list(home.rglob("*.part"))


@pytest.mark.posix
def test_a_game_begun_and_left_on_a_full_disk(robot: Robot, home: Path) -> None:
    """It is said that nothing is kept; the game is played all the same, and can be left."""
    choices = (SeatChoice("Ása"), SeatChoice("Bjørn"))
    with full_disk():
        session = tables.new_session(robot.app, LastTable(choices))
        tables.open_table(robot.app, session)
        assert robot.app.notices.texts and session.journal is None
        player = Player(robot)
        while player.decisions < 4:
            player.move()
        robot.app.reset(MenuScene(robot.app))
    assert not list(home.glob("saves/*.saga"))


@pytest.mark.posix
def test_settings_on_a_full_disk(robot: Robot) -> None:
    """They hold for now, the file of before is whole, and it is said that they are not kept."""
    path = robot.app.settings_path
    robot.app.keep_settings()
    before = path.read_bytes()
    robot.app.settings.speed = "calm"
    with full_disk():
        robot.app.keep_settings()
    assert robot.app.notices.texts and path.read_bytes() == before
    assert sorted(path.parent.glob("settings*")) == [path]


@pytest.mark.parametrize("kind", ["below a file", "where nobody may write", "missing"])
def test_the_data_folder_cannot_be_written(home: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """The program opens, plays and closes all the same."""
    (home / "file").write_text("")
    places = {
        "below a file": home / "file" / "valhalla",
        "where nobody may write": Path("/proc/valhalla"),
        "missing": home / "a" / "b",
    }
    monkeypatch.setenv("VALHALLA_HOME", str(places[kind]))
    pygame.display.init()
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert window.run() == 0
    assert places[kind].exists() == (kind == "missing")


def test_another_window_plays_this_save(robot: Robot, home: Path) -> None:
    """Here one may only watch: nothing moves, a click says why, and the file stays as it is."""
    path = home / "saves" / "Two.saga"
    path.parent.mkdir()
    with closing(play(lay("human thrall", 3, path=path), in_turn(turns=2))) as session:
        slot = session.state.squads[0].index(-1)
    with another_window(path):
        before = path.read_bytes()
        assert tables.open_save(robot.app, path)
        scene = robot.scene
        assert isinstance(scene, PlayScene) and scene.match.session.read_only
        robot.app.notices = Notices()
        robot.click(f"slot:0:{slot}")
        assert robot.app.notices.texts
        robot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
        robot.wait(0.5)
        robot.app.reset(MenuScene(robot.app))
        assert path.read_bytes() == before
    again = Session.open(path, GAMES)
    assert not again.read_only
    again.close()


@contextmanager
def another_window(path: Path) -> Iterator[None]:
    """Another process has this save open."""
    code = (
        "import sys; from pathlib import Path; from valhalla.games import GAMES; "
        "from valhalla.kernel.session import Session; s = Session.open(Path(sys.argv[1]), GAMES); "
        "print(s.read_only, flush=True); sys.stdin.read(); s.close()"
    )
    command = [sys.executable, "-c", code, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "False\n"
        yield
        other.communicate(timeout=30)


def test_resized_while_dice_are_in_the_air(robot: Robot) -> None:
    """Also with the pointer holding something: everything lands where the new window wants it."""
    scene = sit_down(robot, session_of(peace(), (0, 1)), "brisk")
    robot.frame = 1 / 20
    player = Player(robot)
    while scene.asking is None:
        player.move()
    player.perform(scene, cm.Attack(1))
    until_dice_fly(robot, player, scene)
    robot.press()
    for size in ((1920, 1080), (960, 600), (1024, 768), (1280, 720)):
        robot.app.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        robot.step(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        robot.move((size[0] // 2, size[1] // 2))
    robot.release()
    robot.wait_until(lambda: not (scene.director.busy or scene.stage.moving))
    match = scene.match
    assert scene.shown == GAME.view(match.session.state, match.viewer) and not robot.faults()


def test_a_table_without_people_plays_itself(robot: Robot) -> None:
    session = lay("thrall thrall", 2)
    robot.app.blind = True
    scene = sit_down(robot, session)
    robot.wait_until(lambda: scene.match.over and robot.scene is not scene, 120)
    assert robot.scene is not scene
