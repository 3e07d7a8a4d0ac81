"""Words that are only read."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BODY, PROMPT, PROMPT_NOTE, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget

LEAST: Final = 0.68  # of its size that a prompt is set smaller by to find room
LETTERS: Final = 46  # units of a banner's height that are words


class Label(Widget):
    """A text in a box."""

    def __init__(self, name: str, text: str, style: Style = BODY, *, lines: int = 1, align: str = "") -> None:
        super().__init__(name)
        self.text = text
        self.style = style
        self.lines = lines
        self.align = align
        self.valign = "middle"

    def hit(self, at: tuple[int, int]) -> bool:
        """An empty one covers nothing."""
        return bool(self.text) and super().hit(at)

    def draw(self, p: Painter, look: Look) -> None:
        p.text(self.text, self.rect, self.style, lines=self.lines, align=self.align, valign=self.valign)


def banner_height(units: Units, high: float = 62) -> int:
    """Of a prompt so many units high: its words grow, its plate does not."""
    return units.px(high - LETTERS) + units.wx(LETTERS)


class Banner(Widget):
    """The prompt: what is asked of you, and why nothing else is allowed."""

    text = note = ""
    quiet = False  # somebody else is to act
    advised = False  # the note is advice that was asked for

    def draw(self, p: Painter, look: Look) -> None:
        plate = "banner-quiet" if self.quiet else "banner"
        p.plate(plate, self.rect)
        room = p.inner(plate, self.rect).inflate(-p.px(16), 0)
        if not self.note:
            self._set(p, self.text, room, PROMPT, 2)
            return
        top = cut.top(room, round(room.h * 0.56))
        low = cut.from_y(room, top.bottom)
        smallest, remark = (style._replace(size=style.size * LEAST) for style in (PROMPT, PROMPT_NOTE))
        if not (p.fits(self.text, top, smallest) and p.fits(self.note, low, remark, 2)):
            # No room for both: advice was asked for, anything else is a remark. The pointer shows it.
            said, self.tip = (self.note, self.text) if self.advised else (self.text, self.note)
            self._set(p, said, room, PROMPT, 2)
            return
        self._set(p, self.text, top, PROMPT, 1)
        self._set(p, self.note, low, PROMPT_NOTE, 2)

    def _set(self, p: Painter, text: str, room: Rect, style: Style, lines: int) -> None:
        """As large as it finds room: names, and sentences in other languages, may be long."""
        p.text(text, room, p.shrunk(text, room, style, style.size * LEAST, lines), lines=lines)


class Panel(Widget):
    """A plate with nothing on it: others are drawn over it."""

    def __init__(self, name: str, plate: str) -> None:
        super().__init__(name)
        self.plate = plate

    def draw(self, p: Painter, look: Look) -> None:
        p.plate(self.plate, self.rect)
