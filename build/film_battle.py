"""A battle as a moving picture, recorded from the real scenes: docs/pictures/battle-animated.webp.

python build/film_battle.py                   records it anew
python build/film_battle.py --frames FOLDER   also writes every frame there, to be looked at
python build/film_battle.py --seek 400        lists seeds with which the battle is worth showing
"""

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the robots of the tests are wanted
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from PIL import Image
from pygame.event import Event

from tests.ui.driver import Robot
from tests.ui.player import Player, matching
from valhalla.ai.levels import choose
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.games.valhalla.actions import named
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene
from valhalla.workshop.posing import FRAME, make_app, play_until
from valhalla.workshop.valhalla.shots import asked
from valhalla.workshop.valhalla.shots_expansions import Position

ROOT = Path(__file__).resolve().parent.parent
FILM = ROOT / "docs" / "pictures" / "battle-animated.webp"
SEED = 257
ME, FOE, BEFORE = 0, 1, 2
JARL = "torunn"  # asks nothing in a battle nor after it
LEVELS = {ME: "karl", FOE: "thrall"}  # a karl as the foe would spare whoever cannot win
WINDOW, SIZE = (1280, 720), (832, 468)
SPEED = "brisk"
EVERY = 4  # frames of the window to one of the film
QUALITY = 80

# Seconds in which a viewer can see what is there before it changes.
OPENING, READING, PRESSING, CLOSING = 0.3, 0.3, 0.14, 0.3
NOWHERE = (0, 0)  # where the pointer touches nothing
PATIENCE = 10.0  # seconds of the clock on the wall for chances that are worked out beside the frames


# The battle


def table(seed: int = SEED) -> Session:
    """A table in the middle of a game, with a turn or two in its saga before the first seat's."""
    p = Position(4)
    p.squad(0, "bear-vemund", "wolf-asta", "boar-galti", "stag-tove")
    p.squad(1, "wolf-vigfus", "bear-hallgerd", "stag-haldor", "boar-jofrid")
    p.squad(2, "bear-thorbrand", "giant-jokla", "wolf-svala").squad(3, "stag-asgeir", "boar-groa")
    p.hand(0, "fury-red-dawn", "heroic-deed-for-the-skalds", "giant-hamra", "stag-hjort")
    p.thrown("boar-hrapp", "fury-bitten-rim", "wolf-ljot")
    p.risen(0, "wolf-hedin", "bear-bessi").risen(1, "boar-bardi").risen(2, "stag-unn", "wolf-dagny")
    p.took(2, 1).took(0, 2).took(3, 0).fill(5)
    p.s.jarls[ME] = [jarl.id for jarl in p.s.table.jarls].index(JARL)
    session = p.turn(BEFORE).session()
    session.seed = seed
    return play_until(session, asked(Step.PHASE_A, ME), "thrall")


def decisions(session: Session) -> Iterator[tuple[int, Any]]:
    """Who decides what until the battle is over; each must be carried out before the next is asked for."""
    game = session.game
    yield ME, cm.Attack(FOE)
    while session.state.battle is not None:
        seat = game.to_act(session.state)[0]
        view = game.view(session.state, seat)
        yield seat, choose(LEVELS[seat], game, view, seat, Chance(session.seed, 1, len(session.log)))


def fought(seed: int = SEED) -> list[Any]:
    """All that happens in the battle, by the rules alone."""
    session = table(seed)
    return [event for seat, command in decisions(session) for event in session.submit(seat, command)]


def worth_showing(events: Iterable[Any]) -> bool:
    """Whether both sides fight well, each thing that a battle has is seen once, and the attacker wins."""
    happened = list(events)

    def count(kind: type[Any], seat: int = ME) -> int:
        return sum(isinstance(event, kind) and event.seat == seat for event in happened)

    once = all(count(kind) == 1 for kind in (ev.DiceRerolled, ev.TacticPlayed, ev.ShieldTaken))
    armed = min(count(ev.WarriorArmed, seat) for seat in (ME, FOE))
    short = count(ev.DiceRerolled, FOE) == 0
    return once and short and armed >= 3 and count(ev.WarriorsRose) == 1


# The recording


@dataclass
class Picture:
    """A frame of the film, and for how many of them it stays."""

    image: Image.Image
    frames: int = 1


class Camera(Robot):
    """A robot that keeps what it sees."""

    def __init__(self, app: App, scene: PlayScene) -> None:
        super().__init__(app, FRAME)
        self._scene = scene
        self.film: list[Picture] = []
        self._seen = b""
        self._count = 0

    def step(self, *events: Event, dt: float = 0.0) -> bool:
        drawn = super().step(*events, dt=dt)
        if self._count % EVERY == 0:
            self._weigh()
            self._keep()
        self._count += 1
        return drawn

    def _weigh(self) -> None:
        """Chances are worked out beside the frames: the film stands still until they are told."""
        scene, end = self._scene, time.monotonic() + PATIENCE
        while scene.shown.battle is not None and not scene.director.busy and scene.board.news() is None:
            assert time.monotonic() < end, "the chances are not told"
            time.sleep(0.005)
            self.app.step(0.0, ())

    def _keep(self) -> None:
        """What looks like the last frame only makes it stay longer."""
        seen = pygame.image.tobytes(self.app.screen, "RGB")
        if seen == self._seen:
            self.film[-1].frames += 1
            return
        self._seen = seen
        whole = Image.frombytes("RGB", WINDOW, seen)
        self.film.append(Picture(whole.resize(SIZE, Image.Resampling.LANCZOS)))

    def watch(self) -> None:
        """Until all that has happened is shown, and has been looked at."""
        while self._scene.director.busy:
            self.step()
        self.wait(READING)


class Hand(Player):
    """Presses slowly enough to be followed."""

    def perform(self, scene: PlayScene, command: Any) -> None:
        if isinstance(command, cm.Arm):
            self.use("arm_best")
        elif isinstance(command, cm.Reroll | cm.PlayTactic):
            self._pick_and_press(scene, command)
        else:
            super().perform(scene, command)

    def _pick_and_press(self, scene: PlayScene, command: Any) -> None:
        """As people do it: the dice and cards first, then the plank."""
        assert scene.asking is not None
        before = len(scene.match.session.log)
        option, picks = matching(scene.asking.options, command)
        for kind, value in sorted(picks, key=lambda pick: pick[0] == "price"):
            self.pick(scene, kind, value)
        if not self.done(scene, before):
            self.use(f"option:{named(option)}")

    def use(self, name: str) -> None:
        super().use(name)
        self._leave()

    def mark(self, name: str) -> None:
        super().mark(name)
        self._leave()

    def _leave(self) -> None:
        """The pointer goes before it enlarges what it rests on."""
        self.robot.wait(PRESSING)
        self.robot.move(NOWHERE)


def record(session: Session) -> list[Picture]:
    """The battle, with the first seat's decisions made on the screen."""
    app = make_app(WINDOW)
    try:
        app.settings.speed = SPEED  # type: ignore[assignment]
        scene = PlayScene(app, Match(session, app.worker))
        scene.match.frozen = True  # the others' decisions are given here: nobody's thinking takes its time
        app.reset(scene)
        camera, acted = Camera(app, scene), ME
        hand = Hand(camera)
        camera.wait(OPENING)
        for seat, command in decisions(session):
            if seat == ME or seat != acted:  # who answers looks at the dice, then does all at once
                camera.watch()
            if seat == ME:
                hand.perform(scene, command)
            else:
                scene.match.submit(seat, command)
            acted = seat
        camera.watch()
        camera.wait(CLOSING)
    finally:
        app.close()
    return camera.film


def write(film: list[Picture], path: Path) -> None:
    """The film as one file that begins anew when it is over."""
    durations = [round(picture.frames * EVERY * FRAME * 1000) for picture in film]
    first, *others = [picture.image for picture in film]
    first.save(
        path, "WEBP", save_all=True, append_images=others, duration=durations, loop=0,
        quality=QUALITY, method=6, minimize_size=True,
    )  # fmt: skip
    kilobytes = path.stat().st_size // 1024
    print(f"{path.name}: {len(film)} frames, {sum(durations) / 1000:.1f} seconds, {kilobytes} kB", flush=True)


def make(path: Path = FILM, frames: Path | None = None) -> None:
    film = record(table())
    if frames is not None:
        frames.mkdir(parents=True, exist_ok=True)
        for i, picture in enumerate(film):
            picture.image.save(frames / f"{i:03}-{picture.frames}.png")
    write(film, path)


def main() -> None:
    parser = argparse.ArgumentParser(description="A battle as a moving picture, into docs/pictures.")
    parser.add_argument("--out", type=Path, default=FILM)
    parser.add_argument("--frames", type=Path, metavar="FOLDER", help="every frame as a picture, too")
    parser.add_argument("--seek", type=int, metavar="N", help="which of N seeds make a battle worth showing")
    choice = parser.parse_args()
    if choice.seek:
        print(*(seed for seed in range(choice.seek) if worth_showing(fought(seed))))
    else:
        make(choice.out, choice.frames)


if __name__ == "__main__":
    main()
