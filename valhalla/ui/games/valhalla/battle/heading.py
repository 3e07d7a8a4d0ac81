"""A line above what lies in the tray instead of dice."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import LABEL, PALE_GOLD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget

HEAD: Final = LABEL._replace(size=19, colour=PALE_GOLD)


def head_of(panel: Rect, units: Units) -> Rect:
    """The line above what lies in the tray: close to its frame."""
    return cut.row_at(panel, panel.y - units.px(10), max(units.px(26), units.wx(21)))


class Heading(Widget):
    """A line above a panel."""

    def __init__(self, name: str, text: str, rect: Rect) -> None:
        super().__init__(name, rect)
        self.text = text

    def draw(self, p: Painter, look: Look) -> None:
        p.fitted(self.text, self.rect, HEAD)
