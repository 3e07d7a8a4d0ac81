"""A sheet of parchment with a few paragraphs, laid over the table."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.theme import PAPER_BODY, PAPER_HEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _


class Sheet(Scene):
    """Read and put away."""

    over = True
    ways_out = (Act.BACK, Act.WHY)

    def __init__(self, app: App, title: str, paragraphs: Sequence[str]) -> None:
        super().__init__(app)
        self.title = title
        self.paragraphs = list(paragraphs)
        self.close = Button("close", _("Back"), app.pop)
        self.widgets = [self.close]
        self.paper = Rect(0, 0, 0, 0)

    def layout(self, units: Units) -> None:
        super().layout(units)
        width = min(units.px(720), units.width - units.px(60))
        room = width - units.px(110)
        heights = [self._height(units, text, room) for text in self.paragraphs]
        height = sum(heights) + units.px(12) * len(heights) + units.px(190)
        self.paper = cut.sized(width, min(height, units.height - units.px(30)), center=units.area.center)
        foot = self.paper.centerx, self.paper.bottom - units.px(28)
        self.close.rect = cut.sized(units.px(180), units.px(48), midbottom=foot)
        self.set_focus(self.close)

    def _height(self, units: Units, text: str, width: int) -> int:
        return self.app.fonts.set(text, PAPER_BODY, units.u, width, 10_000).surface.get_height()

    def draw_below(self, p: Painter) -> None:
        p.shade(0.55)
        p.plate("paper", self.paper)
        room = self.paper.inflate(-p.px(110), -p.px(76))
        head = cut.top(room, p.px(34))
        p.text(self.title, head, PAPER_HEADING)
        y = head.bottom + p.px(10)
        for text in self.paragraphs:
            height = self._height(self.units, text, room.w)
            p.text(text, cut.row_at(room, y, height), PAPER_BODY, lines=0, valign="top")
            y += height + p.px(12)
