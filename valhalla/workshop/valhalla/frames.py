"""How fast the window is: frames of the heaviest scene with an AI thinking beside it, and the first frame."""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median, quantiles
from typing import Any

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla import terms
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui.table.match import Happened
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.window import RESTING_MS
from valhalla.workshop import posing
from valhalla.workshop.valhalla import shots as valhalla_shots

SIZE = (1920, 1080)
NINE = (0, 1, 2, 3, 4, 5, 6, 8, 10)  # six dice of one's own and three extra ones
ROLLS = 12
FIRST_FRAME = """
import os
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
import pygame
from valhalla.ui.app import App
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.settings import Settings
pygame.display.init()
pygame.font.init()
app = App(pygame.display.set_mode((1920, 1080)), Settings())
app.push(MenuScene(app))
app.step(1 / 60, ())
print("drawn", flush=True)
os._exit(0)
"""


def bench() -> dict[str, Any]:
    """Milliseconds of wall time: what a player waits."""
    frames = heaviest_frames()
    return {
        "frame_ms_p50": round(1000 * median(frames), 2),
        "frame_ms_p99": round(1000 * quantiles(frames, n=100)[98], 2),
        "first_frame_ms": round(1000 * median(first_frame() for _ in range(3))),
        "idle_share": round(idle_share(), 3),
    }


def first_frame() -> float:
    """Seconds from the start of a process to the first picture of the menu."""
    started = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", FIRST_FRAME], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while (line := process.stdout.readline()) and line.strip() != "drawn":
            pass
        return time.perf_counter() - started


def rolling(s: State) -> bool:
    """A battle in which the attacker is about to roll."""
    return s.battle is not None and s.battle.defence is not None and s.turns > 8


def heaviest_frames() -> list[float]:
    """Seconds for each frame of nine dice in the air at a table of six, somebody thinking meanwhile."""
    app = posing.make_app(SIZE)
    app.settings.speed = "calm"
    session = posing.play_until(valhalla_shots.table(6, 8), rolling, "thrall")
    scene = posing.sit_down(app, session)
    thinking = posing.play_until(valhalla_shots.table(4, 9, people=0), lambda s: s.turns > 6, "thrall")
    frames: list[float] = []
    try:
        for _ in range(ROLLS):
            if not app.worker.busy:
                app.worker.ask(thinking, thinking.game.to_act(thinking.state)[0], 20.0, "norn")
            frames += roll_nine(scene)
    finally:
        app.worker.cancel()
        app.close()
    return frames[len(frames) // ROLLS :]  # the first throw fills the caches


def roll_nine(scene: PlayScene) -> list[float]:
    battle = scene.shown.battle
    assert battle is not None
    scene.shown.agenda.append((Step.ROLL, battle.attack.seat))
    scene.shown.pool = terms.EXTRA_DICE
    scene.match.queue.append(Happened(len(scene.match.session.log), ev.DiceRolled(battle.attack.seat, NINE)))
    frames = []
    for _ in range(70):
        started = time.perf_counter()
        scene.app.step(posing.FRAME, ())
        frames.append(time.perf_counter() - started)
        time.sleep(0.002)
    return frames


def idle_share(seconds: float = 3.0) -> float:
    """The share of a core that resting takes: nothing has happened for half a minute, steps come slowly."""
    app = posing.make_app(SIZE)
    posing.sit_down(
        app,
        posing.play_until(valhalla_shots.table(4, 11), valhalla_shots.asked(Step.PHASE_A, turns=8), "thrall"),
    )
    app.idle = 60.0
    posing.settle(app)
    busy, started = time.process_time(), time.perf_counter()
    while time.perf_counter() - started < seconds:
        app.step(RESTING_MS / 1000, ())
        time.sleep(RESTING_MS / 1000)
    app.close()
    return (time.process_time() - busy) / seconds
