"""A line above what lies in the tray instead of dice."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.theme import LABEL, PALE_GOLD
from valhalla.ui.widgets.base import Look, Widget

HEAD: Final = LABEL._replace(size=19, colour=PALE_GOLD)


class Heading(Widget):
    """A line above a panel."""

    def __init__(self, name: str, text: str, rect: Rect) -> None:
        super().__init__(name, rect)
        self.text = text

    def draw(self, p: Painter, look: Look) -> None:
        p.text(self.text, self.rect, HEAD)
