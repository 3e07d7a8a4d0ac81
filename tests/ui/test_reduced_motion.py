"""Reduced motion is measured: nothing travels, turns, grows or breathes; things fade where they are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from pygame import Rect, Surface

from tests.ui.driver import Robot
from tests.ui.tables import lay, play, sit_down
from tests.ui.valhalla.test_scoring import reckon
from valhalla.games.valhalla import events as ev
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.games.valhalla.battle import dice
from valhalla.ui.games.valhalla.monster import cues
from valhalla.ui.games.valhalla.monster.dice import Placed
from valhalla.ui.games.valhalla.monster.together import cues as together
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.stage import effects
from valhalla.ui.stage.rolling import Throw
from valhalla.ui.stage.stage import Key
from valhalla.ui.table.film.film import Film
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.pieces.seats import draw_thinking
from valhalla.ui.theme import PALE_GOLD
from valhalla.workshop import posing, shots

Draw = Callable[[Painter, float], None]
Frame = dict[Key, tuple[float, float, float]]  # where the middle of each thing is, and its angle
TIMES = (0.15, 0.3, 0.5, 0.7, 0.85)
RESTING = (
    "welcome", "menu", "new-game", "options", "rule", "hand-draft", "table", "table-six", "attack",
    "ragnarok", "hurl", "curtain", "scoring", "lesson", "lesson-battle", "film", "film-battle", "gallery",
    "pause", "fenrir", "together-three", "hunted",
)  # fmt: skip
HERE, THERE = Rect(300, 260, 120, 168), Rect(900, 500, 60, 60)
FAR, WINDOW = Rect(200, 20, 640, 288), Rect(0, 0, 1060, 720)


def drawn(app: App, draw: Draw, t: float) -> npt.NDArray[np.float64]:
    """How strongly an effect covers each pixel at a time."""
    surface = Surface(app.units.area.size, pygame.SRCALPHA)
    draw(Painter(surface, app.units, app.art, app.fonts), t)
    return pygame.surfarray.array_alpha(surface).astype(float)


def middle(cover: npt.NDArray[np.float64]) -> tuple[float, float, float] | None:
    """Where the weight of a picture lies, and how far it spreads; None if it is hardly to be seen."""
    whole = cover.sum()
    if cover.max() < 24:
        return None
    x, y = np.indices(cover.shape)
    at = float((x * cover).sum() / whole), float((y * cover).sum() / whole)
    spread = ((x - at[0]) ** 2 + (y - at[1]) ** 2) * cover
    return *at, float(np.sqrt(spread.sum() / whole))


def wanders(app: App, draw: Draw, times: tuple[float, ...] = TIMES) -> float:
    """By how many pixels an effect moves or grows while it lasts."""
    seen = [found for t in times if (found := middle(drawn(app, draw, t)))]
    return max(
        (abs(a - b) for one, two in pairwise(seen) for a, b in zip(one, two, strict=True)), default=0.0
    )


EFFECTS: dict[str, Callable[[bool], Draw]] = {
    "ring": lambda still: effects.ring(HERE, still=still),
    "ring of gold": lambda still: effects.ring(HERE, PALE_GOLD, still=still),
    "clash": lambda still: effects.clash(HERE, still=still),
    "rising": lambda still: effects.rising(HERE, still=still),
    "torn": lambda still: effects.torn("shields/seat-1.webp", HERE, THERE, still=still),
    "emblem": lambda still: effects.emblem("loki", HERE, PALE_GOLD, still=still),
    "falls": lambda still: effects.falls("blocked", HERE, still=still),
    "carried": lambda still: effects.carried("cards/back-base.webp", HERE, THERE, still=still),
    "bolt": lambda still: effects.bolt(HERE, still=still),
    "a die": lambda still: Throw(dice.file(2, True), THERE, 1, reduced=still).draw,
    "claws": lambda still: cues.claws(HERE, still=still),
    "gash": lambda still: cues.gash(HERE, still=still),
    "a call": lambda still: together.speech(0, "Strike!", HERE),
    "lunge": lambda still: cues.lunge("fenrir", 2, FAR, WINDOW, still=still),
    "a monster's die": lambda still: (
        Placed(Throw(dice.file(2, False), HERE, 1, reduced=still), THERE, 1).draw
    ),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_stays_where_it_is(robot: Robot, name: str) -> None:
    assert wanders(robot.app, EFFECTS[name](True)) < 2.5


@pytest.mark.parametrize("name", ["ring", "rising", "torn", "lunge", "a monster's die"])
def test_the_measure_sees_motion(robot: Robot, name: str) -> None:
    assert wanders(robot.app, EFFECTS[name](False)) > 5


# A stretch of a game


def taken(session: Session) -> int:
    """The second decision by which somebody takes a shield."""
    log = enumerate(session.log)
    found = [n for n, entry in log if any(isinstance(event, ev.ShieldTaken) for event in entry.events)]
    return found[1]


def watched(robot: Robot, *, reduced: bool) -> FilmScene:
    """A battle that is won and what comes after it, as a film, slowly."""
    session = play(lay("thrall thrall thrall", 4), level="thrall")
    robot.app.settings.reduced_motion = reduced
    robot.app.settings.speed = "calm"
    robot.app.reset(MenuScene(robot.app))
    scene = FilmScene(robot.app, Film(session, robot.app.worker))
    robot.app.push(scene)
    scene.seek(max(at for at in scene.film.battles() if at <= taken(session)) - 2)
    robot.app.written = None
    robot.app.blind = True
    scene.run()
    return scene


def where(scene: FilmScene) -> Frame:
    things = dict(scene.stage._poses)
    things |= {("ghost", id(ghost.tween)): pose for ghost, (_k, _s, pose) in zip(
        scene.stage.ghosts, scene.stage.ghost_poses(), strict=True
    )}  # fmt: skip
    return {key: (pose.x, pose.y, pose.angle) for key, pose in things.items()}


def travels(frames: list[Frame]) -> int:
    """How often a thing was at three different places in three frames running: it was seen on its way."""
    found = 0
    for one, two, three in zip(frames, frames[1:], frames[2:], strict=False):
        shared = one.keys() & two.keys() & three.keys()
        found += sum(len({one[key], two[key], three[key]}) == 3 for key in shared)
    return found


def test_nothing_travels_through_a_battle(robot: Robot) -> None:
    scene = watched(robot, reduced=True)
    frames: list[Frame] = []
    seen: dict[str, list[Draw]] = defaultdict(list)
    happened: set[type] = set()
    for _ in range(2400):
        robot.step()
        frames.append(where(scene))
        happened |= {type(scene.director.last.event)} if scene.director.last else set()
        for effect in scene.stage.effects:
            kept = seen[effect.draw.__qualname__]
            if effect.draw not in kept and len(kept) < 6:
                kept.append(effect.draw)
    assert {ev.DiceRolled, ev.BattleResolved, ev.ShieldTaken, ev.CardsDrawn} <= happened
    assert travels(frames) == 0
    assert len(seen) >= 3
    assert {name: max(wanders(robot.app, draw) for draw in kept) for name, kept in seen.items()} == {
        name: pytest.approx(0, abs=2.5) for name in seen
    }


def test_with_motion_things_do_travel(robot: Robot) -> None:
    scene = watched(robot, reduced=False)
    frames = []
    for _ in range(600):
        robot.step()
        frames.append(where(scene))
    assert travels(frames) > 20


# Scenes at rest


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> App:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VALHALLA_HOME", str(tmp_path_factory.mktemp("home")))
        return posing.make_app((1280, 720))


def pictures(app: App, *, reduced: bool, shot: str) -> set[bytes]:
    """What a scene looks like over a few seconds in which nobody does anything."""
    app.settings.reduced_motion = reduced
    shots.all_shots()[shot](app)
    posing.settle(app)
    app.input.last_device = "mouse"
    found = set()
    for _ in range(4):
        for _ in range(8):
            app.step(0.09, [])
        app.draw()
        found.add(pygame.image.tobytes(app.screen, "RGB"))
    return found


@pytest.mark.parametrize("shot", RESTING)
def test_a_scene_at_rest_stands_still(home: Path, app: App, shot: str) -> None:
    """No fire that breathes, no ember, no snow, no sky: every frame is the same to the pixel."""
    assert len(pictures(app, reduced=True, shot=shot)) == 1


@pytest.mark.parametrize("shot", ["menu", "table", "ragnarok"])
def test_without_it_the_hall_lives(home: Path, app: App, shot: str) -> None:
    assert len(pictures(app, reduced=False, shot=shot)) > 1


@pytest.mark.parametrize("reduced", [False, True])
def test_who_thinks_does_so_without_blinking(robot: Robot, reduced: bool) -> None:
    robot.app.settings.reduced_motion = reduced
    scene = sit_down(robot, lay("human thrall"))
    seen = set()
    for scene.time in (0.1, 0.4, 0.8):
        surface = Surface((200, 100), pygame.SRCALPHA)
        p = Painter(surface, robot.app.units, robot.app.art, robot.app.fonts)
        draw_thinking(p, scene, Rect(0, 0, 200, 100))
        seen.add(pygame.image.tobytes(surface, "RGBA"))
    assert len(seen) == (1 if reduced else 3)


def test_points_do_not_count_up(robot: Robot) -> None:
    """A pile lies at once: each sum changes no more than once for it."""
    robot.app.settings.reduced_motion = True
    scene = reckon(robot, 4)
    totals: list[tuple[int, ...]] = []
    while not scene.counted:
        robot.step()
        totals.append(tuple(scene.reckoning.points(seat, scene.now) for seat in range(4)))
    piles = {piece.pile for piece in scene.reckoning.pieces}
    assert sum(one != two for one, two in pairwise(totals)) <= len(piles)
