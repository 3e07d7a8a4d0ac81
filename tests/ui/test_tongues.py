"""Another language is chosen in the middle of everything: from then on every scene speaks it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.hammer import hammers
from tests.ui.tables import in_turn, lay, play, sit_down
from tests.ui.tongues import left_over, speak
from tests.ui.wolves import wolves
from valhalla.kernel.session import Session
from valhalla.ui import tables
from valhalla.ui.games.hammer.new_game import HammerTable
from valhalla.ui.games.valhalla.monster.new_game import MonsterTable
from valhalla.ui.scenes.lessons import LessonsScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.saves import SavesScene
from valhalla.ui.table.lesson.scene import begun
from valhalla.ui.table.match import Match
from valhalla.ui.table.pause import TablePause
from valhalla.workshop.hammer.shots import play_until as throw_until
from valhalla.workshop.wolves.shots import play_until as feud_until


def at_menu(robot: Robot) -> None:
    robot.app.reset(MenuScene(robot.app))


def at_lessons(robot: Robot) -> None:
    robot.app.reset(LessonsScene(robot.app))
    robot.app.push(begun(robot.app, "hammer"))


def at_saves(robot: Robot) -> None:
    lay("human thrall", 4).close()
    robot.app.reset(SavesScene(robot.app))
    tables.watch(robot.app, play(lay("human thrall"), in_turn(turns=3)))


def before_a_game(robot: Robot) -> None:
    robot.app.reset(MonsterTable(robot.app))


def at_the_score(robot: Robot) -> None:
    session = play(lay("human thrall", 2))
    scene = sit_down(robot, session)
    robot.app.push(scene.match.staging.scoring(robot.app, scene.match))
    robot.wait(0.2)


def at_a_table(robot: Robot) -> None:
    scene = sit_down(robot, play(lay("human thrall"), in_turn(turns=4)))
    robot.wait(0.2)
    robot.app.push(TablePause(scene))


WHERE = [at_menu, at_lessons, at_saves, before_a_game, at_the_score, at_a_table]


@pytest.mark.parametrize("go", WHERE, ids=lambda go: go.__name__)
def test_every_scene_of_the_stack_speaks_it(robot: Robot, go: Callable[[Robot], None]) -> None:
    """By keys, so that the key hints are to be seen, too."""
    robot.app.settings.speed = "instant"
    go(robot)
    robot.key(pygame.K_TAB)
    assert left_over(robot, "en", "ru"), "nothing that would tell a language"
    assert not speak(robot, "ru")
    while len(robot.app.scenes) > 1:
        robot.app.pop()
        robot.step()
        assert not left_over(robot, "en", "ru")
    assert not speak(robot, "en")


def of_valhalla() -> Session:
    return play(lay("human thrall"), in_turn(turns=4))


def of_hammers() -> Session:
    session = hammers.lay("human thrall")
    throw_until(session, lambda state: state.round > 1)
    return session


def of_wolves() -> Session:
    session = wolves.lay("human thrall")
    feud_until(session, lambda state: state.round > 1)
    return session


@pytest.mark.parametrize("session_of", [of_valhalla, of_hammers, of_wolves], ids=lambda f: f.__name__)
def test_the_saga_is_told_anew(robot: Robot, session_of: Callable[[], Session]) -> None:
    """Line by line as if it had been told in that language from the beginning."""
    session = session_of()
    match = sit_down(robot, session).match
    shown, told = match.shown.clone(), len(match.lines)
    assert not speak(robot, "pl")
    afresh = [line.text for line in Match(session, robot.app.worker).lines]
    assert [line.text for line in match.lines][:told] == afresh[:told]
    assert match.shown == shown or len(match.lines) > told


def test_defaults_leave_the_tables_of_all_games_alone(robot: Robot) -> None:
    """The last tables are no settings one looks at, whichever game they are of."""
    robot.app.reset(HammerTable(robot.app))
    robot.click("start")
    remembered = robot.app.settings.tables["hammer"]
    assert remembered["seats"]
    robot.app.reset(MenuScene(robot.app))
    robot.click("options")
    robot.click("defaults")
    assert robot.app.settings.tables["hammer"] == remembered
