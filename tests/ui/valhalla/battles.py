"""Battles on the screen: a table set as a test wants it, shown by the real scene."""

from __future__ import annotations

from tests.ui.driver import Robot
from tests.valhalla.table import Table
from valhalla.games import valhalla as game
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.games.valhalla.battle.board import BattleBoard
from valhalla.ui.table.match import Match
from valhalla.ui.table.scene import PlayScene

NAMES = ("Eirik", "Sigrun", "Hakon", "Torvi", "Leif", "Astrid")


def session_of(t: Table, humans: tuple[int, ...] = (0,)) -> Session:
    """A session that begins where this table stands."""
    seats = tuple(Seat(NAMES[i], "human" if i in humans else "karl", i) for i in range(t.setup.players))
    return Session.from_state(game, t.setup, seats, 7, t.s)


def shown(app: App, t: Table, humans: tuple[int, ...] = (0,)) -> PlayScene:
    """The table in a window; AI seats do not move on."""
    match = Match(session_of(t, humans), app.worker)
    match.frozen = True
    scene = PlayScene(app, match)
    app.reset(scene)
    settle(Robot(app))
    return scene


def settle(robot: Robot, seconds: float = 8.0) -> None:
    """Let everything fly to its place."""
    scene = robot.scene
    assert isinstance(scene, PlayScene)
    robot.step()
    for _ in range(round(seconds * 30)):
        if not (scene.director.busy or scene.stage.moving):
            break
        robot.step(dt=1 / 30)
    robot.step()


def board_of(scene: PlayScene) -> BattleBoard:
    board = scene.board
    assert isinstance(board, BattleBoard)
    return board
