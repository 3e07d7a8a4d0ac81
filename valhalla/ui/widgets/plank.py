"""A carved plank whose words find room: what may be done at the tables of dice and of wolves."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.theme import BONE, BUTTON_NOTE, DIM_BONE
from valhalla.ui.widgets.buttons import Button

TWO_LINES, SMALLEST = 18, 13  # units of letters: below the first, two lines
LEAST: Final = 10  # units of letters of a note


class Plank(Button):
    """A plank whose words are set smaller, and in two lines if need be, until they find room."""

    def _words(self, p: Painter, room: Rect) -> None:
        note_h = round(room.h * 0.46) if self.note else 0
        top = Rect(room.x, room.y, room.w, room.h - note_h)
        style = self.style._replace(colour=BONE if self.enabled else DIM_BONE)
        lines = 1
        while (
            not p.fonts.set(self.label, style, p.u, top.w, top.h, lines=lines).fits and style.size > SMALLEST
        ):
            style = style._replace(size=style.size * 0.9)
            lines = 2 if style.size < TWO_LINES and not self.note else 1
        p.text(self.label, top, style, align="left", lines=lines, valign="bottom" if self.note else "middle")
        self._noted(p, Rect(room.x, top.bottom, room.w, note_h))

    def _noted(self, p: Painter, room: Rect) -> None:
        """What it adds in small letters."""
        note = BUTTON_NOTE._replace(colour=BONE if self.enabled else DIM_BONE)
        while note.size > LEAST and not p.fonts.set(self.note, note, p.u, room.w, room.h, lines=2).fits:
            note = note._replace(size=note.size * 0.9)
        p.text(self.note, room, note, align="left", valign="top", lines=2)
