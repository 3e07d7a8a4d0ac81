"""An evening by keys alone, in every language: first start, lesson, a game, its film, a branch, settings."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.player import Player
from tests.ui.valhalla.test_lesson import follow
from valhalla.ui.saved import saves
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.options import OptionsScene
from valhalla.ui.scenes.welcome import WelcomeScene
from valhalla.ui.settings import load
from valhalla.ui.table.film.scene import FilmScene
from valhalla.ui.table.lesson.scene import LessonScene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.words import language
from valhalla.words.language import _


@pytest.fixture
def home_again() -> Iterator[None]:
    yield
    language.use(language.SOURCE)


@pytest.mark.parametrize("tongue", ["en", "ru", "pl"])
@pytest.mark.usefixtures("home_again")
def test_an_evening(robot: Robot, tongue: str) -> None:
    app = robot.app
    app.settings.speed = "instant"
    app.blind = True  # texts are set and written down, as many as there are
    app.reset(WelcomeScene(app))
    robot.step()
    robot.enter(f"language-{tongue}")
    robot.enter("lesson")
    robot.step()
    assert isinstance(robot.scene, LessonScene) and language.current() == tongue
    follow(robot, robot.scene, "keys")
    robot.enter("leave")
    assert robot.showing(MenuScene) and robot.sees(_("Lessons"))
    play_a_game(robot)
    watch_and_branch(robot)
    change_a_setting(robot)
    assert load(app.settings_path)[0].language == tongue


def play_a_game(robot: Robot) -> None:
    robot.enter("new")
    robot.enter("start")
    robot.step()
    assert robot.showing(PlayScene)
    player = Player(robot, "keys", seed=3)
    player.play()
    assert player.decisions > 5 and robot.showing(ScoringScene)
    robot.enter("menu")
    assert robot.showing(MenuScene)


def watch_and_branch(robot: Robot) -> None:
    before = len(saves())
    robot.enter("load")
    robot.enter("watch")
    robot.step()
    film = robot.scene
    assert isinstance(film, FilmScene)
    robot.key(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert film.film.at == film.film.turns()[2]
    robot.enter("play-on")
    robot.enter("answer-0")
    robot.step()
    assert isinstance(robot.scene, PlayScene) and not isinstance(robot.scene, FilmScene)
    assert len(saves()) == before + 1
    robot.wait(0.2)
    robot.app.reset(MenuScene(robot.app))
    robot.step()


def change_a_setting(robot: Robot) -> None:
    robot.enter("options")
    assert robot.showing(OptionsScene)
    robot.enter("reduced_motion")
    assert robot.app.settings.reduced_motion
    robot.key(pygame.K_ESCAPE)
    assert robot.showing(MenuScene)
