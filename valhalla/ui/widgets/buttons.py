"""Buttons: carved planks with a medallion, round ones, plain words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.fonts import Fonts
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BONE, BUTTON, BUTTON_NOTE, DIM_BONE, LABEL, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing

WORD, LOW = 0.56, 0.53  # of the height that the word has above a note
HIGH: Final = 56  # units: a lower plank has no room for a small medallion
LEAST, TWO_LINES = 0.6, 0.86  # of their size: the smallest words, and those that may stand in two lines
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
    """A carved plank: an icon on a medallion, a word, and a note below it.

    Words that do not find room are set smaller. Where it helps, the medallion is so small that the note has
    all the width below it.
    """

    def __init__(
        self, name: str, label: str, on_press: Callback = nothing, *, icon: str = "", note: str = ""
    ) -> None:
        super().__init__(name, on_press)
        self.label = label
        self.note = note
        self.icon = icon
        self.bare = False  # there is no room for the icon
        self.low = False  # the medallion is no higher than the word
        self.stack: Sequence[Button] = (self,)  # which of them want to look alike
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
        room = self._inner(p)
        if self.icon and not self.bare:
            self.low = bool(self.note) and any(button._is_better_low(p) for button in self.stack)
            disc = self._small(p) if self.low else self._medallion(p)
            if not self.low:
                room = cut.from_x(room, disc.right + p.px(8))
            metal = "iron" if not self.enabled else "ember" if look.hot or self.lit else "red"
            p.token(metal, self.icon, disc, disc.w // 4, BONE if self.enabled else DIM_BONE)
        self._words(p, room)

    def _inner(self, p: Painter) -> Rect:
        return cut.inset(self.rect, p.px(14), p.px(3))

    def _medallion(self, p: Painter) -> Rect:
        side = min(self.rect.h - p.px(4), p.px(52))
        return cut.square(side, midleft=(self.rect.x + p.px(5), self.rect.centery))

    def _small(self, p: Painter) -> Rect:
        """The medallion beside the word alone."""
        room = self._inner(p)
        row = round(room.h * LOW)
        side = min(row, p.px(40))
        return cut.square(side, midleft=(room.x - p.px(4), room.y + row // 2 + p.px(2)))

    def _rooms(self, p: Painter, *, low: bool) -> tuple[Rect, Rect]:
        """Where the word is, and where the note."""
        room = self._inner(p)
        if not low and self.icon and not self.bare:
            room = cut.from_x(room, self._medallion(p).right + p.px(8))
        return self._halves(p, room, low=low)

    def _halves(self, p: Painter, room: Rect, *, low: bool) -> tuple[Rect, Rect]:
        top = cut.top(room, round(room.h * (LOW if low else WORD))) if self.note else room
        rest = cut.from_y(room, top.bottom)
        return cut.from_x(top, self._small(p).right + p.px(6)) if low else top, rest

    def _is_better_low(self, p: Painter) -> bool:
        """Whether the words are larger with the note below the medallion."""
        if not self.note or not self.icon or self.bare or self.rect.h < p.px(HIGH):
            return False
        return self._part(p, self._rooms(p, low=True)) > self._part(p, self._rooms(p, low=False))

    def _part(self, p: Painter, rooms: tuple[Rect, Rect]) -> float:
        """How much of their size the words keep in these rooms."""
        style, note = self._styles(p, *rooms)
        return min(style.size / self.style.size, note.size / BUTTON_NOTE.size)

    def _styles(self, p: Painter, top: Rect, low: Rect) -> tuple[Style, Style]:
        """How word and note are set: as large as they find room."""
        style, least = self.style, self.style.size * LEAST
        while style.size > least and not p.fits(self.label, top, style, self._lines(style)):
            style = style._replace(size=style.size * 0.9)
        return style, p.shrunk(self.note, low, BUTTON_NOTE, BUTTON_NOTE.size * LEAST, 2)

    def _lines(self, style: Style) -> int:
        """In two lines where there is no icon, or before a lone word gets too small."""
        alone = not self.icon or self.bare or style.size < self.style.size * TWO_LINES
        return 2 if alone and not self.note else 1

    def _words(self, p: Painter, room: Rect) -> None:
        top, low = self._halves(p, room, low=self.low)
        style = self._styles(p, top, low)[0]
        lines = self._lines(style)
        valign = "bottom" if self.note and p.height(self.label, style, top.w) <= top.h else "middle"
        p.text(self.label, top, self._inked(style), align=self._align, lines=lines, valign=valign)
        if self.note:
            self._noted(p, low)

    def _noted(self, p: Painter, room: Rect) -> None:
        """What it adds in small letters."""
        style = p.shrunk(self.note, room, BUTTON_NOTE, BUTTON_NOTE.size * LEAST, 2)
        p.text(self.note, room, self._inked(style), align=self._align, valign="top", lines=2)

    def _inked(self, style: Style) -> Style:
        return style if self.enabled else style._replace(colour=DIM_BONE)

    @property
    def _align(self) -> str:
        return "left" if self.icon and not self.bare else "centre"


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
