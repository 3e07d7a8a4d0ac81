"""A sheet of parchment with a few paragraphs, laid over the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.theme import PAPER_BODY, PAPER_HEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.book import Paragraph, ScrollText, Told
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _

SLIM: Final = 600  # units of a window that leaves less beside the words


class Sheet(Scene):
    """Read and put away."""

    over = True
    ways_out = (Act.BACK, Act.WHY)

    def __init__(self, app: App, title: str, paragraphs: Sequence[str]) -> None:
        super().__init__(app)
        self.title = title
        self.paragraphs = list(paragraphs)
        self.close = Button("close", _("Back"), app.pop)
        self.text = ScrollText("words")
        self.widgets = [self.text, self.text.bar, self.close]
        self.paper = self.room = Rect(0, 0, 0, 0)

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        width = min(px(720), units.width - px(60 if units.width > px(SLIM) else 16))
        side = px(110 if units.width > px(SLIM) else 64)
        heights = [self._height(units, text, width - side) for text in self.paragraphs]
        needed = sum(heights) + px(12) * len(heights) + px(190)
        high = min(needed, units.height - px(30))
        self.paper = cut.sized(width, high, center=units.area.center)
        foot = self.paper.centerx, self.paper.bottom - px(28)
        self.close.rect = cut.sized(px(180), px(48), midbottom=foot)
        self.room = self.paper.inflate(-side, -px(76))
        self.text.visible = self.text.bar.visible = needed > high
        if self.text.visible:
            top = self.room.y + px(44)
            self.text.place(cut.row_at(self.room, top, self.close.rect.y - px(8) - top), units)
            self.text.tell_of([Told(Paragraph(text, PAPER_BODY, 12)) for text in self.paragraphs])
        self.set_focus(self.text if self.text.visible else self.close)

    def _height(self, units: Units, text: str, width: int) -> int:
        return self.app.fonts.height(text, PAPER_BODY, units.u, width)

    def draw_below(self, p: Painter) -> None:
        p.shade(0.55)
        p.plate("paper", self.paper)
        head = cut.top(self.room, p.px(34))
        p.text(self.title, head, PAPER_HEADING)
        y = head.bottom + p.px(10)
        for text in self.paragraphs if not self.text.visible else ():
            height = self._height(self.units, text, self.room.w)
            p.text(text, cut.row_at(self.room, y, height), PAPER_BODY, lines=0, valign="top")
            y += height + p.px(12)
