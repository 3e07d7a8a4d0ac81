"""The camera of `films.py`: a robot that keeps what it sees, and a hand that presses slowly."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pygame
from PIL import Image, ImageDraw
from pygame.event import Event

from tests.ui.driver import Robot
from tests.ui.player import Player
from valhalla.games.valhalla import commands as cm
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene
from valhalla.workshop.posing import FRAME

WINDOW = (1280, 720)
SPEED = "brisk"
EVERY = 4  # frames of the window to one of the film
FASTEST = 1200  # pixels a second, of a pointer that is seen
POINTER: Final = ((0, 0), (0, 25), (6, 19), (11, 30), (16, 28), (11, 17), (19, 17))

# Seconds in which a viewer can see what is there before it changes.
READING, PRESSING = 0.3, 0.14
NOWHERE = (0, 0)  # where the pointer touches nothing
PATIENCE = 60.0  # seconds of the clock on the wall for chances that are worked out beside the frames


@dataclass
class Picture:
    """A frame of the film, and for how many of them it stays."""

    image: Image.Image
    frames: int = 1


class Camera(Robot):
    """A robot that keeps what it sees, made smaller. A pointer that is seen glides."""

    def __init__(self, app: App, size: tuple[int, int], *, pointer: bool = True) -> None:
        super().__init__(app, FRAME)
        self.size = size
        self.pointer = pointer
        self.film: list[Picture] = []
        self._seen: tuple[bytes, tuple[int, int]] | None = None
        self._count = 0

    @property
    def table(self) -> PlayScene | None:
        return self.scene if isinstance(self.scene, PlayScene) else None

    def step(self, *events: Event, dt: float = 0.0) -> bool:
        drawn = super().step(*events, dt=dt)
        if self._count % EVERY == 0:
            self._weigh()
            self._keep()
        self._count += 1
        return drawn

    def move(self, at: tuple[int, int]) -> None:
        for point in self._way(at) if self.pointer else ():
            super().move(point)
        super().move(at)

    def drag(self, name: str, to: str | tuple[int, int]) -> None:
        """In one go."""
        self.hover(name)
        self.press()
        self.wait(PRESSING)
        self.move(self._centre(to) if isinstance(to, str) else to)
        self.wait(PRESSING)
        self.release()

    def _way(self, to: tuple[int, int]) -> Iterator[tuple[int, int]]:
        """Where the pointer is meanwhile: it starts gently, and comes to rest."""
        x, y = self._at
        far = ((to[0] - x) ** 2 + (to[1] - y) ** 2) ** 0.5
        count = round(far / FASTEST / FRAME)
        for i in range(1, count):
            part = i / count
            part = part * part * (3 - 2 * part)
            yield round(x + part * (to[0] - x)), round(y + part * (to[1] - y))

    def _weigh(self) -> None:
        """Chances are worked out beside the frames: the film stands still until they are told."""
        end = time.monotonic() + PATIENCE
        while (scene := self.table) is not None and _weighs(scene):
            assert time.monotonic() < end, "the chances are not told"
            time.sleep(0.005)
            self.app.step(0.0, ())

    def _keep(self) -> None:
        """What looks like the last frame only makes it stay longer."""
        seen = pygame.image.tobytes(self.app.screen, "RGB"), self._at if self.pointer else NOWHERE
        if seen == self._seen:
            self.film[-1].frames += 1
            return
        self._seen = seen
        whole = Image.frombytes("RGB", WINDOW, seen[0])
        if self.pointer:
            x, y = self._at
            arrow = [(x + dx, y + dy) for dx, dy in POINTER]
            ImageDraw.Draw(whole).polygon(arrow, fill="white", outline="black", width=2)
        self.film.append(Picture(whole.resize(self.size, Image.Resampling.LANCZOS)))

    def watch(self) -> None:
        """Until all that has happened is shown, and has been looked at."""
        while (scene := self.table) is not None and scene.director.busy and scene.director.held is None:
            self.step()
        self.wait(READING)


def _weighs(scene: PlayScene) -> bool:
    """Whether chances are still worked out for what lies on the table."""
    if getattr(scene.shown, "battle", None) is None or scene.director.busy:
        return False
    return scene.board.news() is None


class Hand(Player):
    """Presses slowly enough to be followed."""

    robot: Camera

    def perform(self, scene: PlayScene, command: Any) -> None:
        if isinstance(command, cm.Arm):
            self.use("arm_best")
        elif isinstance(command, cm.Reroll | cm.PlayTactic):
            self.pick_first(scene, command)
        else:
            super().perform(scene, command)

    def use(self, name: str) -> None:
        super().use(name)
        self._leave()

    def mark(self, name: str) -> None:
        super().mark(name)
        self._leave()

    def _leave(self) -> None:
        """A pointer that is not seen goes before it enlarges what it rests on."""
        self.robot.wait(PRESSING)
        if not self.robot.pointer:
            self.robot.move(NOWHERE)


def sit_down(app: App, session: Session) -> PlayScene:
    """The table before the camera; no AI seat moves on by itself."""
    app.settings.speed = SPEED  # type: ignore[assignment]
    scene = PlayScene(app, Match(session, app.worker))
    scene.match.frozen = True
    app.reset(scene)
    return scene


def write(film: list[Picture], path: Path, quality: int) -> None:
    """The film as one file that begins anew when it is over."""
    durations = [round(picture.frames * EVERY * FRAME * 1000) for picture in film]
    first, *others = [picture.image for picture in film]
    first.save(
        path, "WEBP", save_all=True, append_images=others, duration=durations, loop=0,
        quality=quality, method=6, minimize_size=True,
    )  # fmt: skip
    kilobytes = path.stat().st_size // 1024
    print(f"{path.name}: {len(film)} frames, {sum(durations) / 1000:.1f} seconds, {kilobytes} kB", flush=True)
