"""Scenes brought into a telling state: tables play on by themselves, lessons, films, an unseen app."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import pygame

from valhalla.ai.levels import choose
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui import settings
from valhalla.ui.app import App
from valhalla.ui.table.film.film import Film
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.lesson import shelf
from valhalla.ui.table.lesson.course import Hosts, Lesson
from valhalla.ui.table.lesson.scene import LessonScene
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene

NAMES: Final = ("Eirik", "Sigrun", "Hakon", "Torvi", "Astrid", "Bjarni")
FRAME: Final = 1 / 60
MOST_DECISIONS: Final = 2000
MOST_TABLES: Final = 20
Until = Callable[[Any], bool]
Shot = Callable[[App], object]


def seats(players: int, people: int = 1, level: str = "karl") -> tuple[Seat, ...]:
    """People first, then AI seats."""
    return tuple(Seat(NAMES[i], "human" if i < people else level) for i in range(players))


def play_until(session: Session, until: Until, level: str = "karl") -> Session:
    """Let all seats play by themselves until a state is as wanted, if need be at tables of later seeds."""
    for seed in range(session.seed, session.seed + MOST_TABLES):
        if seed != session.seed:
            session = Session.start(session.game, session.setup, session.seats, seed, house=session.house)
        if reaches(session, until, level):
            return session
    raise LookupError("no such moment came")


def reaches(session: Session, until: Until, level: str) -> bool:
    """Whether such a state comes at this table; then it stands there."""
    game = session.game
    for n in range(MOST_DECISIONS):
        due = game.to_act(session.state)
        if until(session.state) or not due:
            break
        view = game.view(session.state, due[0])
        session.submit(due[0], choose(level, game, view, due[0], Chance(session.seed, 1, n)))
    return until(session.state)


def sit_down(app: App, session: Session) -> PlayScene:
    """The table as its first person sees it, everything shown."""
    scene = PlayScene(app, Match(session, app.worker))
    scene.match.frozen = True
    app.reset(scene)
    if session.game.to_act(session.state):
        settle(app)
    return scene


def watch(app: App, place: Callable[[Film], int], session: Session) -> None:
    """The film of a game that is over, with one of its seats' eyes."""
    film = Film(session, app.worker)
    film.look(0)
    app.reset(FilmScene(app, film))
    film.seek(place(film))
    settle(app)


def settle(app: App, seconds: float = 0.5) -> None:
    for _ in range(round(seconds / FRAME)):
        app.step(FRAME, ())
    wait(app, lambda: not app.worker.weighing, 10.0, frame=0.0)  # chances are to be seen, too


def wait(app: App, until: Callable[[], bool], seconds: float = 60.0, frame: float = FRAME) -> None:
    """Let real time pass: somebody thinks in another process. Each frame lasts *frame* seconds."""
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        app.step(frame, ())
        time.sleep(0.005)


def learn(app: App, key: str, name: str) -> None:
    """A lesson at one of its sheets, done as it wants."""
    course = shelf.course(name)
    lesson = Lesson(course.begin(NAMES[0]), app.worker, course)
    follow(lesson, key)
    lesson.skip()
    app.reset(LessonScene(app, lesson))
    settle(app)


def follow(lesson: Lesson, key: str) -> None:
    """Do what a lesson wants up to one of its sheets."""
    while lesson.step is None or lesson.step.sheet != key:
        step = lesson.steps[lesson.at]
        if isinstance(step, Hosts):
            lesson.submit(step.seat, step.command)
        elif step.wanted:
            legal = lesson.game.legal(lesson.session.state, 0)
            lesson.submit(0, next(c for c in legal if lesson.fits(c)))
        else:
            lesson.read()


@contextlib.contextmanager
def elsewhere() -> Iterator[None]:
    """For a moment the player's folders are somewhere else."""
    before = os.environ.get("VALHALLA_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["VALHALLA_HOME"] = folder
        try:
            yield
        finally:
            os.environ.pop("VALHALLA_HOME")
            if before is not None:
                os.environ["VALHALLA_HOME"] = before


def press(scene: Any, name: str) -> None:
    scene.find(name).press()


def make_app(size: tuple[int, int], scale: int = 100) -> App:
    """An app on a window nobody sees."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    return App(pygame.display.set_mode(size), settings.sized(scale, settings.Settings(speed="instant")))
