"""Buttons: carved planks with a medallion, round ones, plain words."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.fonts import Fonts
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BONE, BUTTON, BUTTON_NOTE, DIM_BONE, LABEL, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing

SHRUNK: Final = 0.84  # of its size that a word may be set in to find room


class Pressable(Widget):
    """Something that does one thing when it is pressed. Disabled, it still tells why."""

    focusable = True

    def __init__(self, name: str, on_press: Callback = nothing) -> None:
        super().__init__(name)
        self.on_press = on_press
        self.on_refused: Callback = nothing

    def press(self) -> None:
        (self.on_press if self.enabled else self.on_refused)()


class Button(Pressable):
    """A carved plank: an icon on a medallion, a word, and a note below it."""

    def __init__(
        self, name: str, label: str, on_press: Callback = nothing, *, icon: str = "", note: str = ""
    ) -> None:
        super().__init__(name, on_press)
        self.label = label
        self.note = note
        self.icon = icon
        self.bare = False  # there is no room for the icon
        self.lit = False  # it is what one would press now
        self.style = BUTTON

    def needs(self, fonts: Fonts, units: Units, shrunk: float = 1.0) -> int:
        """How wide it must be for its word, or for a smaller one, where it is about as high as usual."""
        beside = 0 if self.bare or not self.icon else 44
        wide = fonts.size(self.label, self.style, units.letters(self.style))[0]
        return round(wide * shrunk) + units.px(32 + beside)

    def draw(self, p: Painter, look: Look) -> None:
        plate = "button-off" if not self.enabled else "button-down" if look.pressed else "button"
        if self.enabled and not look.pressed and (look.hot or self.lit):
            plate = "button-hot"
        p.plate(plate, self.rect)
        colour = BONE if self.enabled else DIM_BONE
        room = cut.inset(self.rect, p.px(14), p.px(3))
        if self.icon and not self.bare:
            side = min(self.rect.h - p.px(4), p.px(52))
            disc = cut.square(side, midleft=(self.rect.x + p.px(5), self.rect.centery))
            metal = "iron" if not self.enabled else "ember" if look.hot or self.lit else "red"
            p.token(metal, self.icon, disc, side // 4, colour)
            room = cut.from_x(room, disc.right + p.px(8))
        self._words(p, room)

    def _words(self, p: Painter, room: Rect) -> None:
        style = self.style if self.enabled else self.style._replace(colour=DIM_BONE)
        beside = self.icon and not self.bare
        align = "left" if beside else "centre"
        if not self.note:
            p.text(self.label, room, style, align=align, lines=1 if beside else 2)
            return
        top = cut.top(room, round(room.h * 0.56))
        low = cut.from_y(room, top.bottom)
        p.text(self.label, top, style, align=align, valign="bottom")
        note = BUTTON_NOTE if self.enabled else BUTTON_NOTE._replace(colour=DIM_BONE)
        p.text(self.note, low, note, align=align, valign="top")


class RoundButton(Pressable):
    """A medallion with an icon, and perhaps a word below it."""

    def __init__(
        self, name: str, icon: str, on_press: Callback = nothing, *, label: str = "", style: Style = LABEL
    ) -> None:
        super().__init__(name, on_press)
        self.icon = icon
        self.label = label
        self.style = style
        self.lit = False

    def draw(self, p: Painter, look: Look) -> None:
        word = p.px(20) if self.label else 0
        side = min(self.rect.w, self.rect.h - word)
        disc = cut.square(side, midtop=self.rect.midtop)
        metal = "ember" if self.enabled and (look.hot or self.lit) else "iron"
        p.token(metal, self.icon, disc, side // 4, BONE if self.enabled else DIM_BONE)
        if self.label:
            box = cut.from_y(self.rect, disc.bottom)
            p.text(self.label, box, self.style)
