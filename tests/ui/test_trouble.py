"""Bad circumstances at the table: nothing is lost, and the players are told."""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.tables import GAME, in_turn, lay, play, sit_down
from valhalla.games import GAMES
from valhalla.kernel.session import Session
from valhalla.ui.scenes.play import PlayScene


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file may grow beyond what this one has."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 10, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def wait(robot: Robot, until: object, seconds: float = 60.0) -> None:
    """Frames until something is so."""
    assert callable(until)
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        robot.step()
        time.sleep(0.002)
    assert until()


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


def test_the_thinking_process_is_killed(robot: Robot) -> None:
    session = play(lay("human karl karl"), in_turn(1, turns=2))
    robot.app.blind = True
    scene = sit_down(robot, session)
    wait(robot, lambda: robot.app.worker.busy and robot.app.worker.pid)
    before = len(session.log)
    pid = robot.app.worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    wait(robot, lambda: len(session.log) > before)
    assert robot.app.notices.texts and GAME.outcome(scene.match.session.state) is None


def test_the_disk_is_full(robot: Robot, home: Path) -> None:
    path = home / "saves" / "Full.saga"
    path.parent.mkdir()
    session = play(lay("human human", 3, path=path), in_turn(0, turns=1))
    assert session.journal is not None
    robot.app.blind = True
    sit_down(robot, session)
    time.sleep(0.3)  # the writer catches up
    player = Player(robot)
    with full_disk(path):
        while player.decisions < 6:
            player.move()
        wait(robot, lambda: bool(robot.app.notices.texts), 10)
    assert player.decisions == 6 and isinstance(robot.app.scenes[1], PlayScene)
    Session.open(path, GAMES).close()  # what was written before is whole


def test_a_table_without_people_plays_itself(robot: Robot) -> None:
    session = lay("thrall thrall", 2)
    robot.app.blind = True
    scene = sit_down(robot, session)
    wait(robot, lambda: scene.match.over and robot.scene is not scene, 120)
    assert robot.scene is not scene
