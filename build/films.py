"""What moves at the window, as short films recorded from the real scenes: docs/pictures/NAME-animated.webp.

python build/films.py battle                    records it anew; all of them without a name
python build/films.py battle --frames FOLDER    also writes every frame there, to be looked at
python build/films.py battle --seek 400         lists seeds with which the battle is worth showing
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the robots of the tests are wanted
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from filming import WINDOW, Camera, Hand, Picture, sit_down, write

from tests.ui.player import Player
from tests.ui.wolves.wolves import Wolf
from valhalla.ai.levels import choose
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.games.valhalla.battle.board import BattleBoard
from valhalla.workshop.posing import make_app, play_until
from valhalla.workshop.valhalla.shots import asked
from valhalla.workshop.valhalla.shots_expansions import Position
from valhalla.workshop.wolves import shots as wolves

OUT = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = 257
ME, FOE, BEFORE = 0, 1, 2
JARL = "torunn"  # asks nothing in a battle nor after it
LEVELS = {ME: "karl", FOE: "thrall"}  # a karl as the foe would spare whoever cannot win
OPENING, CLOSING, SHEET = 0.3, 0.3, 2.0  # seconds; how long a sheet is read
LAST = 2  # decisions of a round


# The battle


def table(seed: int = SEED, people: int = 1) -> Session:
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
    session = p.turn(BEFORE).session(people)
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


def battle(app: App, size: tuple[int, int]) -> Camera:
    """The battle, with the first seat's decisions made on the screen."""
    session = table()
    scene, camera = sit_down(app, session), Camera(app, size, pointer=False)
    hand, acted = Hand(camera), ME
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
    return camera


# How things are held


def drag(app: App, size: tuple[int, int]) -> Camera:
    """A die is held out to an enemy, who refuses it; others arm a warrior; a card is dropped on the tray."""
    session = table()
    for seat, command in decisions(session):
        session.submit(seat, command)
        if len(session.game.legal(session.state, ME)) > 1 and session.state.step == Step.FIGHT:
            break
    scene, camera = sit_down(app, session), Camera(app, size)
    board = scene.board
    assert isinstance(board, BattleBoard)
    camera.wait(OPENING)
    _drop(camera, "die:0", f"card:{scene.shown.squads[FOE][0]}", 1.6)
    plan = board.moves.best[0]
    for place in plan[0].dice:
        _drop(camera, f"die:{place}", f"card:{scene.shown.squads[ME][plan[0].slot]}")
    tactic = next(card for card in scene.shown.hands[ME] if board.moves.playable(card))
    field = camera.widget("field").rect
    _drop(camera, f"card:{tactic}", (field.centerx, field.top + 40))
    return camera


def _drop(camera: Camera, name: str, to: str | tuple[int, int], seconds: float = 0.0) -> None:
    """Dragged there and let go; then one looks at what comes of it."""
    camera.drag(name, to)
    camera.watch()
    camera.wait(seconds)


# Two at one screen


def hot_seat(app: App, size: tuple[int, int]) -> Camera:
    """A battle between two people: hands lie folded, are opened for a card, and the result waits."""
    session = table(people=2)
    scene, camera = sit_down(app, session), Camera(app, size)
    hand = Hand(camera)
    camera.wait(OPENING)
    scene.submit(cm.Attack(FOE))
    while session.state.battle is not None or scene.shown.battle is not None:
        asked = scene.match.asked()
        hand.level = LEVELS[asked] if asked is not None else hand.level
        _go_on(camera, hand)
    return camera


def round_end(app: App, size: tuple[int, int]) -> Camera:
    """The last decisions of a round in Wolves of Odin, the sheet of who takes what, and the next round."""
    session = play_until(wolves.table(3, 2, people=3), lambda s: s.round == 2)
    last = session.log[-LAST:]
    session.rewind(len(session.log) - LAST)
    scene, camera = sit_down(app, session), Camera(app, size)
    leader = Wolf(camera)
    camera.wait(OPENING)
    for entry in last:
        camera.watch()
        leader.seat = entry.seat
        leader.look_up(scene, entry.command)
        camera.watch()
        leader.perform(scene, entry.command)
    camera.watch()
    _go_on(camera, leader)
    camera.watch()
    return camera


def _go_on(camera: Camera, player: Player) -> None:
    """What is asked is done once it has been looked at."""
    camera.watch()
    scene = camera.table
    if scene is not None and scene.director.held is not None:
        camera.wait(SHEET)
    player.move()


# Films


class Film(NamedTuple):
    """How it is made, how large it is, and how good its pictures are."""

    make: Callable[[App, tuple[int, int]], Camera]
    size: tuple[int, int] = (640, 360)
    quality: int = 50

    def recorded(self) -> list[Picture]:
        app = make_app(WINDOW)
        try:
            camera = self.make(app, self.size)
            camera.wait(CLOSING)
        finally:
            app.close()
        return camera.film


FILMS: Final = {
    "battle": Film(battle, (832, 468), 80),  # the README's
    "drag": Film(drag),
    "hot-seat": Film(hot_seat, quality=44),
    "round": Film(round_end),
}


FILES: Final = {name: OUT / f"{name}-animated.webp" for name in FILMS}


def make(name: str, frames: Path | None = None) -> None:
    film = FILMS[name].recorded()
    if frames is not None:
        frames.mkdir(parents=True, exist_ok=True)
        for i, picture in enumerate(film):
            picture.image.save(frames / f"{name}-{i:03}-{picture.frames}.png")
    write(film, FILES[name], FILMS[name].quality)


def main() -> None:
    parser = argparse.ArgumentParser(description="Short films of the window, into docs/pictures.")
    parser.add_argument("name", nargs="?", choices=FILMS)
    parser.add_argument("--frames", type=Path, metavar="FOLDER", help="every frame as a picture, too")
    parser.add_argument("--seek", type=int, metavar="N", help="which of N seeds make a battle worth showing")
    choice = parser.parse_args()
    if choice.seek:
        print(*(seed for seed in range(choice.seek) if worth_showing(fought(seed))))
        return
    for name in [choice.name] if choice.name else FILMS:
        make(name, choice.frames)


if __name__ == "__main__":
    main()
