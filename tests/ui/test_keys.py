"""Keys and buttons of one's own: taken by pressing, swapped with who had them, kept, and never locked out."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.driver import Robot
from valhalla.ui.input import ALWAYS, BINDABLE, Act, Input
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.scenes.keys import ACTS, Grab, KeysScene
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.settings import load
from valhalla.ui.widgets.hints import button_name, key_name


@pytest.fixture
def keys(robot: Robot) -> KeysScene:
    robot.app.reset(MenuScene(robot.app))
    scene = KeysScene(robot.app)
    robot.app.push(scene)
    robot.step()
    return scene


def test_every_act_that_can_be_changed_is_there(keys: KeysScene) -> None:
    assert {act.name for act in ACTS} == set(BINDABLE)


def test_a_key_is_pressed_for_an_act(robot: Robot, keys: KeysScene) -> None:
    robot.click("key-HINT")
    assert robot.showing(Grab)
    robot.key(pygame.K_g)
    assert robot.showing(KeysScene)
    assert robot.app.input.keys[pygame.K_g] is Act.HINT and pygame.K_h not in robot.app.input.keys
    assert key_name(robot.app.input, Act.HINT) == "G" and robot.sees("G")
    settings, trouble = load(robot.app.settings_path)
    assert settings.keys == {"HINT": "g"} and not trouble


def test_who_had_the_key_gets_the_other(robot: Robot, keys: KeysScene) -> None:
    robot.click("key-HINT")
    robot.key(pygame.K_o)
    assert robot.app.input.keys[pygame.K_o] is Act.HINT
    assert robot.app.input.keys[pygame.K_h] is Act.ODDS


def test_escape_changes_nothing(robot: Robot, keys: KeysScene) -> None:
    before = dict(robot.app.input.keys)
    robot.click("key-HINT")
    robot.key(pygame.K_ESCAPE)
    assert robot.showing(KeysScene) and robot.app.input.keys == before


def test_a_button_is_pressed_for_an_act(robot: Robot, keys: KeysScene) -> None:
    robot.pad_press("pad-ODDS")
    robot.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert robot.app.input.buttons[pygame.CONTROLLER_BUTTON_LEFTSHOULDER] is Act.ODDS
    assert button_name(robot.app.input, Act.ODDS) == "LB"


def test_what_one_cannot_do_without_keeps_its_key(robot: Robot, keys: KeysScene) -> None:
    robot.click("key-ACCEPT")
    robot.key(pygame.K_e)
    assert robot.app.input.keys[pygame.K_e] is Act.ACCEPT
    assert robot.app.input.keys[pygame.K_RETURN] is Act.ACCEPT
    robot.click("key-HINT")
    robot.key(pygame.K_RETURN)
    assert robot.app.input.keys[pygame.K_RETURN] is Act.ACCEPT


def test_defaults_bring_everything_back(robot: Robot, keys: KeysScene) -> None:
    robot.click("key-HINT")
    robot.key(pygame.K_o)
    robot.click("defaults")
    assert robot.showing(Confirm) and robot.app.input.keys[pygame.K_o] is Act.HINT
    robot.click("answer-0")
    fresh = Input()
    assert (robot.app.input.keys, robot.app.input.buttons) == (fresh.keys, fresh.buttons)


@pytest.mark.parametrize("bad", [{"HINT": "no such key"}, {"NO_ACT": "g"}, {"HINT": ""}, {"ERASE": "g"}])
def test_nonsense_in_the_settings_is_passed_over(robot: Robot, bad: dict[str, str]) -> None:
    input, fresh = Input(), Input()
    input.bind(bad, {})
    assert set(ALWAYS) <= set(input.keys.values())
    assert input.keys == fresh.keys
