"""Ways through the program as people take them: back to the menu, on with the last table, into the saves.

Whoever opens a save this way compares the table with the save as it lies on the disk.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame
from pygame.event import Event

from tests.ui.driver import Robot
from valhalla.games import GAMES
from valhalla.kernel.journal import Saga
from valhalla.kernel.session import Session
from valhalla.ui import saved
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.pause import PauseScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.scenes.welcome import WelcomeScene
from valhalla.ui.table.curtain import CurtainScene
from valhalla.ui.table.record import records
from valhalla.ui.table.scene import PlayScene

BOOKS: Final = ("lesson", "load", "rules", "gallery", "chronicle", "options", "credits")
FAR: Final = 24  # steps within which the menu is reached from anywhere


def doors() -> list[str]:
    """All ways from the menu."""
    return [*(plate.name for record in records() for plate in record.plates), *BOOKS]


def to_menu(robot: Robot) -> None:
    """Esc, until there is the pause or the menu. A curtain is lifted first: nobody leaves through it."""
    for _ in range(FAR):
        match robot.scene:
            case MenuScene():
                return
            case PauseScene() | WelcomeScene():
                robot.click("menu")
            case CurtainScene():
                robot.click("ready")
            case _:
                robot.key(pygame.K_ESCAPE)
    raise AssertionError(f"no way to the menu: {[type(scene).__name__ for scene in robot.app.scenes]}")


def let_go(robot: Robot) -> None:
    """Of all keys and sticks, as if the window had lost them: a stick that leans would choose other saves."""
    robot.step(Event(pygame.WINDOWFOCUSLOST))
    robot.step(Event(pygame.WINDOWFOCUSGAINED))


def table(robot: Robot) -> PlayScene | None:
    return next((scene for scene in robot.app.scenes if isinstance(scene, PlayScene)), None)


def go_on(robot: Robot) -> Session | None:
    """Continue, if there is something to go on with; the table must be the newest save's."""
    last = saved.last()
    if last is None:
        return None
    before = on_disk(last.path)
    let_go(robot)
    robot.click("continue")
    return opened(robot, last.path, before)


def open_save(robot: Robot, path: Path) -> Session:
    """The list of saves, this one in it, and its button."""
    robot.click("load")
    scene = _chosen(robot, path)
    assert scene.chosen is not None and not scene.chosen.trouble, scene.chosen
    before = on_disk(path)
    robot.click("open")
    return opened(robot, path, before)


def watch(robot: Robot, path: Path) -> None:
    """The film of a save, from the list."""
    robot.click("load")
    _chosen(robot, path)
    robot.click("watch")


def _chosen(robot: Robot, path: Path) -> SavesScene:
    """Choose a save; a second click would open it."""
    let_go(robot)
    scene = robot.scene
    assert isinstance(scene, SavesScene)
    row = next(f"save-{info.title}" for info in saved.saves() if info.path == path)
    if scene.chosen is None or scene.chosen.path != path:
        robot.click(row)
    assert scene.chosen is not None and scene.chosen.path == path
    return scene


def on_disk(path: Path) -> Session:
    """A save as it lies there, every decision made again."""
    return Session.read(Saga(path), GAMES)


def opened(robot: Robot, path: Path, before: Session) -> Session:
    """The session at the table, which must be that save. Others may have played on since it was opened."""
    scene = table(robot)
    assert scene is not None, f"{path.name} was not opened: {robot.app.notices.texts}"
    session = scene.match.session
    assert session.journal is not None and session.journal.path == path, session.notice
    same(session, before)
    return session


def same(session: Session, before: Session) -> None:
    """The same game as before, decision by decision and in its state; it may have gone on since."""
    n = len(before.log)
    assert session.log[:n] == before.log, f"{before.file}: other decisions than before"
    assert session.state_before(n) == before.state, f"{before.file}: another state than before"
    assert session.last_epoch == before.last_epoch or len(session.log) > n
