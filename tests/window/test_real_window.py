"""The real window under a real X server: played, closed, killed, opened twice."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from tests.ui.player import Player
from tests.ui.tables import GAME, in_turn, lay, play, same_game, sit_down
from tests.window.conftest import RealRobot
from valhalla.cli import verify_file
from valhalla.games import GAMES
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.workshop.posing import NAMES


@pytest.mark.parametrize(("how", "kinds", "seed"), [("mouse", "human human", 3), ("keys", "human human", 4)])
def test_a_whole_game(real: RealRobot, how: str, kinds: str, seed: int) -> None:
    session = lay(kinds, seed)
    sit_down(real, session)
    player = Player(real, how, seed=seed)
    scene = player.play()
    assert session.state == same_game(session)
    assert scene.outcome == GAME.outcome(session.state)


def test_friends_against_a_monster(real: RealRobot) -> None:
    """Two people and an AI at one screen, to the end (V18)."""
    seats = tuple(Seat(name, kind) for name, kind in zip(NAMES, ("human", "human", "karl"), strict=False))
    session = Session.start(GAME, GAME.Setup(3, monster="fenrir"), seats, 21)
    sit_down(real, session)
    scene = Player(real, "mouse", seed=21).play()
    assert session.state == same_game(session)
    assert scene.outcome == GAME.outcome(session.state)


def test_resizing_the_window(real: RealRobot) -> None:
    session = play(lay("human thrall"), in_turn(turns=2))
    scene = sit_down(real, session)
    for size in ((1000, 700), (1400, 800), (1100, 650)):
        real.xdotool("windowsize", real.window, str(size[0]), str(size[1]))
        end = time.monotonic() + 5
        while real.app.screen.get_size() != size and time.monotonic() < end:
            real.step()
            time.sleep(0.01)
        assert real.app.screen.get_size() == size == scene.units.area.size
        assert not real.faults()


# The program itself


@contextmanager
def started(home: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program with its first frame drawn; ended at the end, whatever happens."""
    environment = {**os.environ, "VALHALLA_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    environment.pop("SDL_VIDEODRIVER", None)
    with (home / "stderr").open("w") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-m", "valhalla", *arguments], env=environment, stderr=stderr, text=True
        )
        try:
            log, end = home / "valhalla.log", time.monotonic() + 60
            while not (log.exists() and "first frame" in log.read_text(encoding="utf-8")):
                assert time.monotonic() < end and process.poll() is None, (home / "stderr").read_text()
                time.sleep(0.05)
            yield process
        finally:
            process.kill()
            process.wait(timeout=20)


def a_save(home: Path) -> Path:
    path = home / "saves" / "Table.saga"
    path.parent.mkdir()
    play(lay("human thrall", 5, path=path), in_turn(turns=4)).close()
    return path


def test_the_program_has_a_window(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        found = subprocess.run(
            ["xdotool", "search", "--pid", str(process.pid)], capture_output=True, text=True, check=False
        )
        assert found.stdout.split()


def test_a_save_is_opened_and_survives_a_kill(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    with started(tmp_path, str(path)) as process:
        time.sleep(0.5)
        process.kill()
    line, _session = verify_file(path)
    assert line["ok"]


def test_a_second_window_on_one_save_only_looks(tmp_path: Path) -> None:
    path = a_save(tmp_path)
    with started(tmp_path, str(path)):
        second = Session.open(path, GAMES)
        assert second.read_only and second.notice


def test_no_display_tells_a_saga(tmp_path: Path) -> None:
    environment = {
        k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    environment["VALHALLA_HOME"] = str(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "valhalla"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0 and done.stdout and "Traceback" not in done.stderr


def test_idle_costs_next_to_nothing(real: RealRobot) -> None:
    """After half a minute without input no frame is drawn any more."""
    sit_down(real, play(lay("human thrall"), in_turn(turns=2)))
    for _ in range(60):
        real.step(dt=1.0)
    pygame.event.get()
    assert not any(real.step(dt=1 / 60) for _ in range(120))
