"""The first start: asked once, by mouse and by keys, and it leads to the lesson or to the menu."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.driver import Robot
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.welcome import WelcomeScene
from valhalla.ui.settings import load
from valhalla.ui.table.lesson.scene import LessonScene
from valhalla.words import language


@pytest.fixture
def welcome(robot: Robot) -> WelcomeScene:
    scene = WelcomeScene(robot.app)
    robot.app.reset(scene)
    robot.step()
    return scene


def test_no_leads_to_the_lesson_and_is_remembered(robot: Robot, welcome: WelcomeScene) -> None:
    robot.click("lesson")
    robot.step()
    assert robot.showing(LessonScene)
    settings, _trouble = load(robot.app.settings_path)
    assert settings.language == language.current()
    robot.app.pop()
    assert robot.showing(MenuScene)


def test_yes_leads_to_the_menu_by_keys(robot: Robot, welcome: WelcomeScene) -> None:
    robot.enter("menu")
    assert robot.showing(MenuScene)


def test_escape_leads_nowhere(robot: Robot, welcome: WelcomeScene) -> None:
    robot.key(pygame.K_ESCAPE)
    assert robot.showing(WelcomeScene)


def test_the_size_changes_at_once(robot: Robot, welcome: WelcomeScene) -> None:
    before = robot.app.sizes.page.u
    robot.click("text-125")
    assert robot.app.sizes.page.u == before * 1.25 and robot.app.settings.text == 125
