"""Which keys or buttons do what here: shown to those who do not use the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.input import Act, Input
from valhalla.ui.painter import Painter
from valhalla.ui.theme import INK, PARCHMENT, SMALL, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import N_, _

CAP: Final = Style("bold", 13, INK, shadow=False, centred=True)
AIR, WORDS = 7, 20  # units that a hint takes in a column: between two of them, and its words
ROUND, NEXT = 24, 18  # units around a key and its word, and to the next
LEAST: Final = 0.7  # of their size that words are set smaller by to find room
ICON: Final = 24
ICONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "pad-a", pygame.CONTROLLER_BUTTON_B: "pad-b",
    pygame.CONTROLLER_BUTTON_X: "pad-x", pygame.CONTROLLER_BUTTON_Y: "pad-y",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "pad-dpad",
}  # fmt: skip
BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "A", pygame.CONTROLLER_BUTTON_B: "B", pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y", pygame.CONTROLLER_BUTTON_LEFTSTICK: "L3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB", pygame.CONTROLLER_BUTTON_START: "Start",
    pygame.CONTROLLER_BUTTON_BACK: "Back", pygame.CONTROLLER_BUTTON_DPAD_UP: "↑",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "↓", pygame.CONTROLLER_BUTTON_DPAD_LEFT: "←",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "→",
}  # fmt: skip
KEYS: Final = {
    pygame.K_RETURN: N_("Enter"), pygame.K_KP_ENTER: N_("Enter"), pygame.K_ESCAPE: N_("Esc"),
    pygame.K_SPACE: N_("Space"), pygame.K_TAB: N_("Tab"), pygame.K_DELETE: N_("Del"), pygame.K_UP: "↑",
    pygame.K_DOWN: "↓", pygame.K_LEFT: "←", pygame.K_RIGHT: "→", pygame.K_PAGEUP: N_("Page up"),
    pygame.K_PAGEDOWN: N_("Page down"), pygame.K_BACKSPACE: N_("Backspace"),
}  # fmt: skip


def key_name(input: Input, act: Act) -> str:
    """What is written on the key for an act; nothing if it has none."""
    code = input.key_of(act)
    if code is None:
        return _("Ctrl+Z") if act is Act.UNDO else ""
    return _(KEYS[code]) if code in KEYS else pygame.key.name(code).upper()


def button_name(input: Input, act: Act) -> str:
    """What is written on the button for an act, in the letters of the gamepad; nothing if it has none."""
    button = input.button_of(act)
    return "" if button is None else BUTTONS.get(button, str(button))


def with_key(input: Input, words: str, act: Act) -> str:
    """What a button does, and the key that does the same: for its tooltip."""
    key = key_name(input, act)
    return _("{words} ({key})").format(words=words, key=key) if key else words


def line(units: Units) -> int:
    """What a hint takes in a column."""
    return units.px(AIR) + units.wx(WORDS)


class Hints(Widget):
    """Keycaps or pad buttons with a word each, in a line or a column. Nothing while the mouse is used."""

    def __init__(
        self, input: Input, hints: Sequence[tuple[Act, str]], *, style: Style = SMALL, column: bool = False
    ) -> None:
        super().__init__("hints")
        self.input = input
        self.hints = list(hints)
        self.style = style
        self.column = column
        self._part = 1.0  # of its size: a line that is too long is set smaller

    def told(self) -> list[tuple[Act, str]]:
        """The hints that fit the device in use: none for the mouse, and no key that it does not have, or that
        writes a letter just now."""
        device = self.input.last_device
        if device == "pad":
            return [(act, words) for act, words in self.hints if button_name(self.input, act)]
        if device != "keys":
            return []
        free = [(act, words) for act, words in self.hints if not self.input.is_typed(act)]
        return [(act, words) for act, words in free if key_name(self.input, act)]

    def draw(self, p: Painter, look: Look) -> None:
        left, y = self.rect.x, self.rect.y
        told = self.told()
        wanted = sum(
            p.width(words, self.style) + p.width(key_name(self.input, act), CAP) for act, words in told
        )
        free = self.rect.w - (p.px(ROUND) + p.px(NEXT)) * len(told)
        self._part = 1.0 if self.column else max(LEAST, min(1.0, free / max(1, wanted)))
        style = self.style._replace(size=self.style.size * self._part)
        for act, words in told:
            high = line(p.units) if self.column else self.rect.h
            if y + high > self.rect.bottom:  # laid out for another device: there was no room to take
                return
            wide = p.width(words, style) + p.px(4)
            if not self.column and left + self._wide(p, act) + wide > self.rect.right:
                return  # the first ones matter most
            x = self._button(p, act, Rect(left, y, self.rect.w, high))
            if self.column:
                room = Rect(x, y, self.rect.right - x, high)
                p.text(words, room, p.shrunk(words, room, style, style.size * LEAST, 1), align="left")
                y += high
            else:
                p.text(words, Rect(x, y, wide, high), style)
                left = x + wide + p.px(NEXT)

    def _button(self, p: Painter, act: Act, place: Rect) -> int:
        """The key or button, at the left of its place. Where the words may begin."""
        icon, name = self._shown(act)
        if not icon:
            return self._cap(p, name, place)
        side = self._side(p)
        p.icon(icon, cut.square(side, midleft=place.midleft), self.style.colour)
        return place.x + side + p.px(6)

    def _shown(self, act: Act) -> tuple[str, str]:
        """The picture of the button for an act, or what is written on its key."""
        if self.input.last_device == "keys":
            arrows = act is Act.UP and self.input.key_of(act) == pygame.K_UP
            return "", "↑↓" if arrows else key_name(self.input, act)
        button = self.input.button_of(act)
        return ICONS.get(button, "") if button is not None else "", button_name(self.input, act)

    def _wide(self, p: Painter, act: Act) -> int:
        icon, name = self._shown(act)
        return (self._side(p) if icon else p.width(name, self._cap_style) + p.px(14)) + p.px(6)

    def _side(self, p: Painter) -> int:
        return p.wx(ICON * self._part)

    @property
    def _cap_style(self) -> Style:
        return CAP._replace(size=CAP.size * self._part)

    def _cap(self, p: Painter, name: str, place: Rect) -> int:
        style = self._cap_style
        wide = p.width(name, style) + p.px(14)
        cap = cut.sized(wide, p.wx(22 * self._part), midleft=place.midleft)
        p.fill(cap, INK)
        p.fill(Rect(cap.x + p.px(1), cap.y + p.px(1), cap.w - p.px(2), cap.h - p.px(4)), PARCHMENT)
        p.text(name, cut.top(cap, cap.h - p.px(2)), style)
        return cap.right + p.px(6)
