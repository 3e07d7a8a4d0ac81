"""Keys, mouse and gamepads, all said in one language: acts and pointer moves.

A scene never asks which device was used. Which key or button says what stands in `KEYS` and `PAD`; people may
change that in the settings (`Input.bind`). What one cannot do without always has its first key as well.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from typing import Final, NamedTuple

import pygame
from pygame.event import Event

log = logging.getLogger(__name__)


class Act(Enum):
    """What somebody wants."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    PREVIOUS = auto()
    ACCEPT = auto()
    MARK = auto()  # the second meaning of a thing: give a die up, look at a card
    BACK = auto()
    HURRY = auto()
    UNDO = auto()
    HINT = auto()
    RULE = auto()
    REFERENCE = auto()
    PILES = auto()
    TALK = auto()  # to what may be said besides
    HAND = auto()  # open one's folded hand, or fold it; held, as long as it is held
    ODDS = auto()
    WHY = auto()
    SAGA = auto()
    REPLAY = auto()
    SKIP = auto()
    MENU = auto()
    FULLSCREEN = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    ERASE = auto()
    SELECT = auto()  # all that stands in a field


MOVES: Final = {Act.UP: (0, -1), Act.DOWN: (0, 1), Act.LEFT: (-1, 0), Act.RIGHT: (1, 0)}
PAGES: Final = {Act.PAGE_UP: -1, Act.PAGE_DOWN: 1}
WALKING: Final = (*MOVES, Act.NEXT, Act.PREVIOUS, Act.ACCEPT, Act.MARK)  # what needs a focus

KEYS: Final[Mapping[Act, tuple[int, ...]]] = {
    Act.UP: (pygame.K_UP,), Act.DOWN: (pygame.K_DOWN,), Act.LEFT: (pygame.K_LEFT,),
    Act.RIGHT: (pygame.K_RIGHT,), Act.NEXT: (pygame.K_TAB,), Act.ACCEPT: (pygame.K_RETURN, pygame.K_KP_ENTER),
    Act.MARK: (pygame.K_x,), Act.BACK: (pygame.K_ESCAPE,), Act.HURRY: (pygame.K_SPACE,),
    Act.HINT: (pygame.K_h,), Act.RULE: (pygame.K_F1,), Act.REFERENCE: (pygame.K_c,),
    Act.PILES: (pygame.K_v,), Act.TALK: (pygame.K_t,), Act.HAND: (pygame.K_f,),
    Act.ODDS: (pygame.K_o,), Act.WHY: (pygame.K_y,),
    Act.SAGA: (pygame.K_l,), Act.REPLAY: (pygame.K_r,), Act.SKIP: (pygame.K_s,),
    Act.FULLSCREEN: (pygame.K_F11,), Act.PAGE_UP: (pygame.K_PAGEUP,), Act.PAGE_DOWN: (pygame.K_PAGEDOWN,),
    Act.ERASE: (pygame.K_DELETE,),
}  # fmt: skip
PAD: Final[Mapping[Act, tuple[int, ...]]] = {
    Act.UP: (pygame.CONTROLLER_BUTTON_DPAD_UP,), Act.DOWN: (pygame.CONTROLLER_BUTTON_DPAD_DOWN,),
    Act.LEFT: (pygame.CONTROLLER_BUTTON_DPAD_LEFT,), Act.RIGHT: (pygame.CONTROLLER_BUTTON_DPAD_RIGHT,),
    Act.ACCEPT: (pygame.CONTROLLER_BUTTON_A,), Act.BACK: (pygame.CONTROLLER_BUTTON_B,),
    Act.MARK: (pygame.CONTROLLER_BUTTON_X,), Act.HURRY: (pygame.CONTROLLER_BUTTON_Y,),
    Act.PREVIOUS: (pygame.CONTROLLER_BUTTON_LEFTSHOULDER,),
    Act.NEXT: (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,),
    Act.MENU: (pygame.CONTROLLER_BUTTON_START,), Act.RULE: (pygame.CONTROLLER_BUTTON_BACK,),
    Act.HINT: (pygame.CONTROLLER_BUTTON_LEFTSTICK,), Act.UNDO: (pygame.CONTROLLER_BUTTON_RIGHTSTICK,),
}  # fmt: skip
ALWAYS: Final = (*MOVES, Act.ACCEPT, Act.BACK, Act.NEXT, Act.FULLSCREEN)  # another key comes beside the first
OTHER_KEYS: Final = 1 << 30  # above it are keys that are no letters
LETTERS: Final = 26
STICK: Final = 0.55  # how far a stick must lean
REPEAT_AFTER, REPEAT_EVERY = 0.42, 0.13  # seconds a held direction waits


BINDABLE: Final = tuple(act.name for act in Act if act not in (Act.ERASE, Act.PREVIOUS, Act.SELECT))


def key_code(name: str) -> int:
    """The number of a key by its name; 0 if there is none of that name."""
    try:
        return pygame.key.key_code(name)
    except ValueError:
        return 0


class Pointer(NamedTuple):
    """The mouse: `kind` is move, down, up or wheel; `button` 1 is left, 3 is right."""

    kind: str
    at: tuple[int, int]
    button: int = 0
    wheel: float = 0.0


class Typed(NamedTuple):
    """Text from the keyboard, for fields."""

    text: str


class Composed(NamedTuple):
    """Letters that an input method holds until they are chosen; none: it holds no more."""

    text: str


Said = Act | Pointer | Typed | Composed


class Input:
    """Turns pygame's events into what somebody wants."""

    def __init__(self) -> None:
        self.keys: dict[int, Act] = {}
        self.buttons: dict[int, Act] = {}
        self.capture: Callable[[Event], None] | None = None  # who wants the next key or button for itself
        self.bind({}, {})
        self.last_device = "mouse"  # whose hints are shown: mouse, keys or pad
        self.typing = False  # a field has the keyboard: letters are text
        self.holding = False  # the hurry key is held
        self.peeking = False  # the key that opens a hand is held
        self.at = (0, 0)  # where the pointer was last
        self._leaning: Act | None = None  # the direction that is being held
        self._leant = 0.0
        self._pads: dict[int, object] = {}

    def bind(self, keys: Mapping[str, str], pad: Mapping[str, int]) -> None:
        """People's own keys and buttons, by the names of acts; what is not known is passed over."""
        own = {Act[name]: code for name, key in keys.items() if name in BINDABLE and (code := key_code(key))}
        self.keys = {
            key: act for act, found in KEYS.items() if act not in own or act in ALWAYS for key in found
        }
        self.keys.update({code: act for act, code in own.items() if self.keys.get(code) not in ALWAYS})
        mine = {Act[name]: button for name, button in pad.items() if name in BINDABLE}
        self.buttons = {b: act for act, found in PAD.items() if act not in mine for b in found}
        self.buttons.update({button: act for act, button in mine.items()})

    def key_of(self, act: Act) -> int | None:
        """The key for an act: a person's own rather than the first."""
        found = [key for key, does in self.keys.items() if does is act]
        return found[-1] if found else None

    def is_typed(self, act: Act) -> bool:
        """Whether the key for an act writes a letter just now instead."""
        key = self.key_of(act)
        return (
            self.typing and key is not None and pygame.K_SPACE <= key < OTHER_KEYS and key != pygame.K_DELETE
        )

    def button_of(self, act: Act) -> int | None:
        return next((button for button, does in self.buttons.items() if does is act), None)

    def said(self, event: Event) -> Iterator[Said]:
        kind = event.type
        if self.capture is not None and kind in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            capture, self.capture = self.capture, None
            capture(event)
            return
        if kind == pygame.KEYDOWN:
            yield from self._key(event)
        elif kind == pygame.KEYUP:
            self._let_go(
                Act.ERASE if event.key == pygame.K_BACKSPACE else self.keys.get(self._pressed(event))
            )
        elif kind == pygame.TEXTINPUT and self.typing:
            yield Typed(event.text)
        elif kind == pygame.TEXTEDITING and self.typing:
            yield Composed(event.text)
        elif kind in POINTER:
            self.last_device = "mouse"
            yield self._pointed(event)
        elif kind == pygame.CONTROLLERBUTTONDOWN:
            self.last_device = "pad"
            act = self.buttons.get(event.button)
            if act is not None:
                yield self._hold(act)
        elif kind == pygame.CONTROLLERBUTTONUP:
            self._let_go(self.buttons.get(event.button))
        elif kind == pygame.CONTROLLERAXISMOTION:
            yield from self._stick(event)
        elif kind in (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED):
            self._plugged(event)

    def held(self, dt: float) -> Iterator[Act]:
        """A direction that is held says itself again and again."""
        if self._leaning is not None:
            self._leant += dt
            while self._leant >= REPEAT_AFTER:
                self._leant -= REPEAT_EVERY
                yield self._leaning

    def release(self) -> None:
        """The window has lost the keyboard: nobody will tell when a key goes up."""
        self.holding = self.peeking = False
        self._leaning = None

    def _hold(self, act: Act) -> Act:
        """An act has begun, by a key or a button that may stay down."""
        self.holding = self.holding or act is Act.HURRY
        self.peeking = self.peeking or act is Act.HAND
        if act in MOVES or act is Act.ERASE:
            self._leaning, self._leant = act, 0.0
        return act

    def _let_go(self, act: Act | None) -> None:
        self.holding = self.holding and act is not Act.HURRY
        self.peeking = self.peeking and act is not Act.HAND
        if act is self._leaning:
            self._leaning = None

    def _pointed(self, event: Event) -> Pointer:
        if event.type == pygame.MOUSEWHEEL:
            return Pointer("wheel", self.at, wheel=getattr(event, "precise_y", float(event.y)))
        self.at = event.pos
        return Pointer(POINTER[event.type], event.pos, getattr(event, "button", 0))

    def _key(self, event: Event) -> Iterator[Said]:
        key = self._pressed(event)
        if self.typing or self.keys.get(key) in WALKING:
            self.last_device = "keys"  # a shortcut does not take the eye off what the mouse points at
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            yield from self._with_control(key)
            return
        if self.typing and event.key == pygame.K_BACKSPACE:
            yield self._hold(Act.ERASE)
            return
        act = self.keys.get(key)
        if act is Act.NEXT and event.mod & pygame.KMOD_SHIFT:
            act = Act.PREVIOUS
        if act is None or (self.typing and event.unicode and event.unicode.isprintable()):
            return
        yield self._hold(act)

    def _pressed(self, event: Event) -> int:
        """The key; where the layout has other letters (Cyrillic, Greek), the Latin one in its place."""
        key: int = event.key
        letter = getattr(event, "scancode", 0) - pygame.KSCAN_A
        foreign = 127 < key < OTHER_KEYS and key not in self.keys
        return pygame.K_a + letter if foreign and 0 <= letter < LETTERS else key

    def _with_control(self, key: int) -> Iterator[Said]:
        if key == pygame.K_z:
            yield Act.UNDO
        elif key == pygame.K_a and self.typing:
            yield Act.SELECT
        elif key == pygame.K_v and self.typing:
            try:
                yield Typed(pygame.scrap.get_text())
            except pygame.error as error:
                log.info("nothing to paste: %s", error)

    def _stick(self, event: Event) -> Iterator[Act]:
        """The left stick moves the focus, once for each lean."""
        axes = {
            pygame.CONTROLLER_AXIS_LEFTX: (Act.LEFT, Act.RIGHT),
            pygame.CONTROLLER_AXIS_LEFTY: (Act.UP, Act.DOWN),
        }
        if event.axis not in axes:
            return
        lean = event.value / 32768 if abs(event.value) > 1 else event.value
        back, forth = axes[event.axis]
        if abs(lean) < STICK:
            if self._leaning in (back, forth):
                self._leaning = None
            return
        act = forth if lean > 0 else back
        if act is not self._leaning:
            self.last_device = "pad"
            self._leaning, self._leant = act, 0.0
            yield act

    def _plugged(self, event: Event) -> None:
        """Gamepads come and go. pygame forgets one that nobody holds on to."""
        from pygame._sdl2 import controller  # noqa: PLC0415 - not needed before a pad is there

        if event.type == pygame.CONTROLLERDEVICEADDED:
            pad = controller.Controller(event.device_index)
            self._pads[pad.as_joystick().get_instance_id()] = pad
        else:
            self._pads.pop(event.instance_id, None)


POINTER: Final = {
    pygame.MOUSEMOTION: "move",
    pygame.MOUSEBUTTONDOWN: "down",
    pygame.MOUSEBUTTONUP: "up",
    pygame.MOUSEWHEEL: "wheel",
}
