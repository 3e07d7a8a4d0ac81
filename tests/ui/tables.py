"""Tables for tests of the scenes: laid, played on by seats themselves, sat down at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.ui.driver import Robot
from valhalla.ai.levels import choose
from valhalla.games import GAMES
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene
from valhalla.workshop.posing import NAMES
from valhalla.workshop.valhalla.shots import asked

GAME = GAMES["valhalla"]


def lay(
    kinds: str,
    seed: int = 1,
    *,
    variants: tuple[str, ...] = (),
    expansions: tuple[str, ...] = (),
    path: Path | None = None,
    names: tuple[str, ...] = NAMES,
) -> Session:
    """A table of such seats: "human thrall thrall"."""
    seats = tuple(Seat(name, kind) for name, kind in zip(names, kinds.split(), strict=False))
    return Session.start(GAME, GAME.Setup(len(seats), expansions, variants), seats, seed, path)


def play(
    session: Session, until: Callable[[State], bool] | None = None, level: str = "brawler", tables: int = 20
) -> Session:
    """Let all seats play by themselves to the end, or until a state is as wanted.

    If none comes at this table, then at one of a later seed: another card in the deck is another game.
    """
    while GAME.to_act(session.state) and not (until and until(session.state)):
        seat = GAME.to_act(session.state)[0]
        view = GAME.view(session.state, seat)
        session.submit(seat, choose(level, GAME, view, seat, Chance(session.seed, 1, len(session.log))))
    if until is None or until(session.state):
        return session
    assert tables and session.journal is None, "no such moment came"
    return play(Session.start(GAME, session.setup, session.seats, session.seed + 1), until, level, tables - 1)


def in_turn(seat: int = 0, turns: int = 0) -> Callable[[State], bool]:
    return asked(Step.PHASE_A, seat, turns)


def sit_down(robot: Robot, session: Session, speed: str = "instant") -> PlayScene:
    """The table before the robot, as the window would open it."""
    app = robot.app
    app.settings.speed = speed  # type: ignore[assignment]
    scene = PlayScene(app, Match(session, app.worker))
    app.reset(MenuScene(app))
    app.push(scene)
    robot.step()
    return scene


def change_worlds(session: Session, looks: int | None, seed: int) -> None:
    """Put another world behind what this seat sees of the table."""
    game = session.game
    view = game.view(session.state, looks)
    session.state = game.determinize(view, Chance(seed))
    assert game.view(session.state, looks) == view


def same_game(session: Session) -> State:
    """The engine alone, given the same commands from the same seed."""
    twin = Session.start(GAME, session.setup, session.seats, session.seed)
    for entry in session.log[1:]:
        twin.submit(entry.seat, entry.command)
    state: State = twin.state
    return state
