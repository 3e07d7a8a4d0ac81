"""The cells of the track as the Hammer Throw uses them: each big one has its card, and breaks open for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.hammer.terms import LAST_CELL
from valhalla.ui.games.hammer.faces import COLOURS
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import Draw, light
from valhalla.ui.table.throwing.track import deck_of_cell, draw_big, draw_track
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.hammer import names as called
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard


class TrackWidget(Widget):
    """The cells. What stands on them is drawn above."""

    def __init__(self, board: HammerBoard, rect: Rect) -> None:
        super().__init__("track", rect, rule="H1.1")
        self.board = board

    def draw(self, p: Painter, look: Look) -> None:
        draw_track(p, self.board.track, self.board.s.token)


class BigCell(Widget):
    """A big cell: the device of its deck, its number, and the crack once its card is drawn."""

    def __init__(self, board: HammerBoard, cell: int) -> None:
        super().__init__(f"cell:{cell}", board.track.cells[cell], rule="H1.1")
        self.board = board
        self.cell = cell
        self.tip = self._tip()

    def _tip(self) -> str:
        card = called.deck_card(deck_of_cell(self.cell))
        number = _("{cell} and more") if self.cell == LAST_CELL else "{cell}"
        lines = [_("Cell {cell}: a {card}.").format(cell=number.format(cell=self.cell), card=card)]
        away = self.cell - self.board.s.token
        if away > 0:
            told = ngettext("{count} cell to go.", "{count} cells to go.", away)
            lines.append(told.format(count=away))
        return "\n".join(lines)

    @property
    def open(self) -> bool:
        return self.cell in self.board.opened

    def draw(self, p: Painter, look: Look) -> None:
        reached = self.board.s.token >= self.cell
        draw_big(p, self.cell, self.rect, reached=reached, lit=look.hover, is_open=self.open)


def cracking(rect: Rect, deck: str) -> Draw:
    """A cell breaks open: splinters fly, light comes out of it."""

    def draw(p: Painter, t: float) -> None:
        side = max(rect.w * 2, 8)
        if not p.blind:
            p.centred(p.art.frame("sparks/burst.webp", 8, min(7, int(t * 8)), side), rect.center)
        light(p, "glow", rect.inflate(rect.w, rect.h), COLOURS[deck], 1 - t)

    return draw
