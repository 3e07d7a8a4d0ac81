"""The film of a game: any moment of it, through any eyes one may borrow, and the way back into play."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.tables import GAME, in_turn, lay, play
from valhalla.games import GAMES
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.saved import saves
from valhalla.ui.scenes.dialog import Choose, Confirm
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.film.film import NOBODY, OPEN, Film
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.pieces.pile_scene import PileScene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene


def watch(robot: Robot, session: Session) -> FilmScene:
    """The film of this game before the robot, over the menu."""
    robot.app.settings.speed = "instant"
    robot.app.reset(MenuScene(robot.app))
    scene = FilmScene(robot.app, Film(session, robot.app.worker))
    robot.app.push(scene)
    robot.step()
    return scene


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_moment_is_the_view_of_the_game_at_that_moment(robot: Robot, viewer: int | None) -> None:
    session = play(lay("thrall thrall thrall", 4))
    film = Film(session, robot.app.worker)
    film.look(viewer)
    for n in range(1, film.length + 1, 7):
        film.seek(n)
        assert film.shown == GAME.view(session.state_before(n), viewer)
        assert not film.lines or film.lines[-1].n < n


def test_going_on_shows_the_same_as_going_there(robot: Robot) -> None:
    scene = watch(robot, play(lay("thrall thrall", 5)))
    for _ in range(40):
        robot.click("forth")
        robot.wait(0.1)
    assert scene.film.at == 41 and not scene.film.queue
    assert scene.film.shown == GAME.view(scene.film.session.state_before(41), None)
    robot.click("back")
    assert scene.film.at == 40


def test_all_hands_open_hides_nothing(robot: Robot) -> None:
    session = play(lay("thrall thrall", 6))
    scene = watch(robot, session)
    scene.look(OPEN)
    scene.seek(scene.film.turns()[5])
    before = session.state_before(scene.film.at)
    assert scene.film.shown == before
    robot.click("seat:1")
    assert robot.showing(PileScene)
    assert sorted(robot.scene.heap.cards) == before.hands[1]  # type: ignore[attr-defined]


def test_the_hand_of_another_stays_closed_otherwise(robot: Robot) -> None:
    scene = watch(robot, play(lay("thrall thrall", 6)))
    scene.seek(scene.film.turns()[5])
    robot.click("seat:1")
    assert robot.showing(FilmScene)


def test_before_the_end_only_people_lend_their_eyes(robot: Robot) -> None:
    scene = watch(robot, play(lay("human thrall human", 7), in_turn(turns=5)))
    robot.step()
    eyes = [value for value, _label in robot.widget("eyes").choices]  # type: ignore[attr-defined]
    assert eyes == [NOBODY, 0, 2]
    scene.look(2)
    assert robot.showing(Confirm) and scene.film.viewer is None, "others may be watching"
    robot.click("answer-0")
    assert scene.film.viewer == 2


def test_a_game_that_is_over_lends_all_eyes(robot: Robot) -> None:
    watch(robot, play(lay("human thrall", 8)))
    eyes = [value for value, _label in robot.widget("eyes").choices]  # type: ignore[attr-defined]
    assert eyes == [NOBODY, 0, 1, OPEN]


def test_the_knob_is_dragged(robot: Robot) -> None:
    scene = watch(robot, play(lay("thrall thrall", 9)))
    rect = robot.widget("timeline").rect
    robot.drag("timeline", (rect.right - 2, rect.centery))
    assert scene.film.at == scene.film.length
    robot.drag("timeline", (rect.x, rect.centery))
    assert scene.film.at == 1


def test_keys_alone(robot: Robot) -> None:
    scene = watch(robot, play(lay("thrall thrall", 9)))
    robot.key(pygame.K_PAGEDOWN)
    assert scene.film.at == scene.film.turns()[0]
    robot.key(pygame.K_PAGEDOWN)
    assert scene.film.at == scene.film.turns()[1]
    robot.key(pygame.K_PAGEUP)
    assert scene.film.at == scene.film.turns()[0]
    at = scene.film.at
    robot.focus_by_keys("timeline")
    robot.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert scene.film.at == at + 1
    robot.key(pygame.K_SPACE)
    robot.wait(3.0)
    assert scene.running and scene.film.at > at + 2
    robot.key(pygame.K_SPACE, pygame.K_ESCAPE)
    assert robot.showing(MenuScene)


def test_it_runs_into_the_score(robot: Robot) -> None:
    scene = watch(robot, play(lay("thrall thrall", 10)))
    scene.seek(scene.film.length - 3)
    robot.click("run")
    robot.app.blind = True
    for _ in range(100):
        robot.step(dt=0.1)
    assert robot.showing(ScoringScene)


def test_playing_on_makes_a_branch_and_leaves_the_old_game_alone(robot: Robot, home: Path) -> None:
    path = home / "old.saga"
    old = play(lay("human thrall", 11, path=path), in_turn(turns=6))
    old.close()
    before = path.read_bytes()
    scene = watch(robot, old)
    scene.seek(scene.film.turns()[2])
    at = scene.film.at
    robot.enter("play-on")
    assert robot.showing(Choose)
    robot.enter("answer-1")
    robot.step()
    table = robot.scene
    assert isinstance(table, PlayScene) and not isinstance(table, FilmScene)
    twin = table.match.session
    assert twin.log[:at] == old.log[:at] and twin.epoch == 1 and twin.parent is not None
    assert (twin.parent.file, twin.parent.n) == ("old.saga", at)
    assert path.read_bytes() == before
    robot.wait(0.5)
    robot.app.reset(MenuScene(robot.app))
    assert len(saves()) == 1, "the old game lies elsewhere; the branch is in the folder"
    again = Session.open(saves()[0].path, GAMES)
    assert again.log[:at] == old.log[:at]
    again.close()


def test_nothing_of_a_film_is_saved_over_the_game(robot: Robot, home: Path) -> None:
    path = home / "old.saga"
    old = play(lay("human thrall", 12, path=path), in_turn(turns=3))
    old.close()
    before = path.read_bytes()
    scene = watch(robot, old)
    scene.seek(2)
    robot.wait(0.5)
    robot.app.pop()
    assert path.read_bytes() == before and not path.with_suffix(".png").exists()


def test_with_all_hands_open_a_monster_shows_none(robot: Robot) -> None:
    """It is a seat to those who attack it, but has no hand to be looked through."""
    seats = (Seat("Eirik", "human"), Seat("Sigrun", "thrall"))
    laid = Session.start(GAME, GAME.Setup(2, (), (), monster="fenrir"), seats, 5)
    scene = watch(robot, play(laid))
    turn = next(at for at in scene.film.turns() if at > scene.film.length // 2)
    scene.seek(turn)
    scene.look(OPEN)
    robot.wait(0.3)
    robot.click("monster")
    assert not robot.showing(PileScene)
    robot.click("seat:1")
    assert robot.showing(PileScene)
