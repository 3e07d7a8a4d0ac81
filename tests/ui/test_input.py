"""Keys, mouse and pads say the same things; held ones repeat; fields take text."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from tests.ui.driver import Robot
from valhalla.ui import focus
from valhalla.ui.input import Act, Input, Pointer, Typed
from valhalla.ui.scene import Scene
from valhalla.ui.units import Units
from valhalla.ui.widgets.fields import Cycle, TextField


def key(code: int, letter: str = "", mod: int = 0, kind: int = pygame.KEYDOWN) -> Event:
    return Event(kind, key=code, mod=mod, unicode=letter)


def said(*events: Event, typing: bool = False) -> list[object]:
    heard = Input()
    heard.typing = typing
    return [what for event in events for what in heard.said(event)]


def test_keys_say_acts() -> None:
    assert said(key(pygame.K_RETURN)) == [Act.ACCEPT]
    assert said(key(pygame.K_TAB)) == [Act.NEXT]
    assert said(key(pygame.K_TAB, mod=pygame.KMOD_LSHIFT)) == [Act.PREVIOUS]
    assert said(key(pygame.K_z, mod=pygame.KMOD_LCTRL)) == [Act.UNDO]
    assert said(key(pygame.K_q, "q")) == []


def test_letters_are_text_while_somebody_types() -> None:
    text = Event(pygame.TEXTINPUT, text="h")
    assert said(key(pygame.K_h, "h"), text) == [Act.HINT]
    assert said(key(pygame.K_h, "h"), text, typing=True) == [Typed("h")]
    assert said(key(pygame.K_SPACE, " "), typing=True) == []
    assert said(key(pygame.K_BACKSPACE, "\b"), typing=True) == [Act.ERASE]
    assert said(key(pygame.K_ESCAPE, "\x1b"), typing=True) == [Act.BACK]


def test_pads_say_the_same() -> None:
    assert said(Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)) == [Act.ACCEPT]
    lean = Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=30000)
    back = Event(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=100)
    assert said(lean, lean, back, lean) == [Act.RIGHT, Act.RIGHT]


def test_a_held_direction_repeats_until_it_is_let_go() -> None:
    heard = Input()
    assert list(heard.said(key(pygame.K_DOWN))) == [Act.DOWN]
    assert list(heard.held(0.3)) == []
    assert list(heard.held(0.3)) == [Act.DOWN, Act.DOWN]
    assert not list(heard.said(key(pygame.K_DOWN, kind=pygame.KEYUP)))
    assert list(heard.held(2)) == []


def test_nothing_is_held_once_the_window_is_left() -> None:
    heard = Input()
    list(heard.said(key(pygame.K_SPACE, " ")))
    list(heard.said(key(pygame.K_UP)))
    held = heard.holding
    heard.release()
    assert (held, heard.holding, list(heard.held(2))) == (True, False, [])


def test_the_wheel_turns_where_the_pointer_is() -> None:
    heard = Input()
    list(heard.said(Event(pygame.MOUSEMOTION, pos=(7, 8), rel=(0, 0), buttons=(0, 0, 0))))
    wheel = Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    assert list(heard.said(wheel)) == [Pointer("wheel", (7, 8), wheel=-1.0)]


class Form(Scene):
    """Two fields and a choice."""

    def layout(self, units: Units) -> None:
        super().layout(units)
        self.widgets = self.widgets or [
            TextField("one", "abc", most=6),
            TextField("two", "", suggest=lambda: "Orm"),
            Cycle("three", [(1, "I"), (2, "II"), (3, "III")], 1, lambda value: None),
        ]
        for i, widget in enumerate(self.widgets):
            widget.rect = pygame.Rect(40, 40 + 60 * i, 300, 44)


@pytest.fixture
def form(robot: Robot) -> Robot:
    robot.app.reset(Form(robot.app))
    robot.step()
    return robot


def text(robot: Robot, name: str) -> str:
    field = robot.widget(name)
    assert isinstance(field, TextField)
    return field.text


def test_typing_at_the_caret(form: Robot) -> None:
    form.focus_by_keys("one")
    form.key(pygame.K_RETURN, pygame.K_RIGHT)
    form.type("x")
    form.key(pygame.K_LEFT, pygame.K_LEFT)
    form.type("yz!")
    assert text(form, "one") == "abyzcx"
    form.key(pygame.K_BACKSPACE)
    assert text(form, "one") == "abycx"


def test_a_click_sets_the_caret(form: Robot) -> None:
    form.click("one")
    form.click_at((form.widget("one").rect.x + 14, form.widget("one").rect.centery))
    form.type("x")
    assert text(form, "one") == "xabc"


def test_arrows_leave_a_field_in_which_nothing_was_typed(form: Robot) -> None:
    form.focus_by_pad("one")
    form.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert form.scene.focus is form.widget("two")
    form.pad(pygame.CONTROLLER_BUTTON_X)
    assert text(form, "two") == "Orm"


def test_a_choice_turns_both_ways(form: Robot) -> None:
    cycle = form.widget("three")
    assert isinstance(cycle, Cycle)
    form.click("three")
    assert cycle.value == 2
    form.click_at((cycle.rect.x + 12, cycle.rect.centery))
    form.click("three", button=3)
    assert cycle.value == 3
    form.wheel("three", -1)
    assert cycle.value == 1
    form.pad_press("three")
    assert cycle.value == 2


def test_every_letter_a_mash_of_keys_can_make(form: Robot) -> None:
    for code in [*range(1, 128), *range(pygame.K_F1, pygame.K_F12), pygame.K_LEFT, pygame.K_RIGHT]:
        if code not in (pygame.K_F11, pygame.K_F1):
            form.step(key(code, chr(code) if code < 128 else ""))
    form.type("💀\u0000ß\n")
    assert form.app.running


def test_the_focus_goes_where_it_points() -> None:
    wide, left, right = pygame.Rect(0, 0, 200, 40), pygame.Rect(0, 50, 90, 40), pygame.Rect(110, 50, 90, 40)
    places = [wide, left, right]
    assert focus.towards(wide, places, (0, 1)) == 1
    assert focus.towards(left, places, (1, 0)) == 2
    assert focus.towards(right, places, (-1, 0)) == 1
    assert focus.towards(left, places, (-1, 0)) is None
    assert focus.reading_order(places) == [0, 1, 2]
