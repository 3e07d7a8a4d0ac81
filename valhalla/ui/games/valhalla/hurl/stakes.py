"""What the hammer at Ragnarök wins: the prizes as they stand, and whom they go to when all have thrown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ai.valhalla.expansions import hammer as hurling
from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.games.valhalla.expansions.hammer import PRIZES, prizes, reserve
from valhalla.games.valhalla.terms import Step
from valhalla.ui import cut
from valhalla.ui.cut import inset, row
from valhalla.ui.games.valhalla.hurl.track import draw_prize
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.theme import BOLD, HEADING, NAME, PALE_GOLD, PAPER_BODY, PAPER_HEADING, PAPER_SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, in_percent, ngettext
from valhalla.words.listing import players

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.hurl.board import HurlBoard

HEADED: Final = 150  # units of height from which the paper has a heading
SMALLEST: Final = 0.65  # of its size that a line is set smaller by to find room
READ: Final = 16  # and of a row, from which a prize can be read; the flags on the track tell it, too


class Stakes(Widget):
    """Parchment: who holds the prizes, what would win one, and how likely the next throw holds."""

    def __init__(self, board: HurlBoard, rect: Rect) -> None:
        super().__init__("stakes", rect, rule="H6.2")
        self.board = board
        self.tip = _("Of those who stop, the farthest gains 2 points, the next farthest 1.")

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("paper", self.rect)
        room = inset(self.rect, p.px(18), p.px(12))
        if self.rect.h >= p.wx(HEADED):
            head = cut.top(room, p.wx(26))
            p.fitted(_("The prizes"), head, PAPER_HEADING._replace(size=20))
            room = cut.from_y(room, head.bottom)
        risk = p.wx(60) + p.px(4) if self._risky else 0
        words = p.wx(20) if self._wish() and room.h - risk >= p.wx(20) else 0
        high = min(p.px(34), (room.h - risk - words) // len(PRIZES))
        shown = PRIZES if high >= p.wx(READ) else ()
        for i, prize in enumerate(shown):
            self._prize(p, prize, cut.row_at(room, room.y + i * high, high))
        y = room.y + len(shown) * high
        wish = PAPER_SMALL._replace(centred=True)
        line = cut.row_at(room, y, words)
        if words:
            p.text(self._wish(), line, p.shrunk(self._wish(), line, wish, wish.size * SMALLEST, 1))
        if risk:
            self._risk(p, cut.bottom(room, risk))

    def _prize(self, p: Painter, prize: int, line: Rect) -> None:
        """The medal, the shields of those who hold it, and their cell."""
        s, side = self.board.s, line.h - p.px(3)
        draw_prize(p, Rect(line.x, line.y, side, side), prize, sure=True)
        cell = next((cell for cell, gain in prizes(s.distances).items() if gain == prize), None)
        number = cut.row_at(cut.right(line, p.wx(40)), line.y, side)
        if cell is None:
            p.text(_("nobody yet"), Rect(line.x + side + p.px(8), line.y, line.w - side, side), PAPER_BODY)
            return
        style = p.shrunk(str(cell), number, PAPER_BODY._replace(font=BOLD, size=19), 14, 1)
        p.text(str(cell), number, style, align="right")
        holders = [seat for seat, far in hurls.thrown(s).items() if far == cell]
        small = min(side, p.px(28))
        step = min(small + p.px(3), (number.x - line.x - side - p.px(6) - small) // max(1, len(holders) - 1))
        for i, seat in enumerate(holders):
            at = Rect(line.x + side + p.px(6) + i * step, line.y + (side - small) // 2, small, small)
            draw_shield(p, self.board.scene, seat, at)

    def _wish(self) -> str:
        """What would be the next prize of whoever throws."""
        s = self.board.s
        if hurls.thrower(s) < 0 or not s.distances:
            return ""
        cell = hurls.wanted(s, self.board.token)
        if not cell:
            return ""
        points = hurls.gain(s, cell)
        told = ngettext(
            "cell {cell} would gain {count} point", "cell {cell} would gain {count} points", points
        )
        return told.format(cell=cell, count=points)

    @property
    def _risky(self) -> bool:
        s = self.board.s
        odds = self.board.scene.app.settings.odds and not self.board.scene.director.busy
        return odds and s.step == Step.HURL and s.hurl is not None

    def _risk(self, p: Painter, box: Rect) -> None:
        """The exact chances of both prizes: if the thrower stops, and if they throw again."""
        s = self.board.s
        assert s.hurl is not None
        told = hurling.chances(s, self.board.moves.picked("die") if not reserve(s.hurl) else ())
        lines = (
            ("", *(f"+{prize}" for prize in PRIZES)),
            (_("stopping"), *map(in_percent, told.stop)),
            (_("throwing on"), *map(in_percent, told.again)),
        )
        wide = p.wx(42) + p.px(4)
        for (words, *figures), line in zip(lines, cut.column(box, len(lines)), strict=True):
            p.fitted(words, cut.left(line, line.w - wide * len(figures)), PAPER_SMALL, align="left")
            for i, figure in enumerate(reversed(figures)):
                place = cut.column_at(line, line.right - (i + 1) * wide, wide)
                p.text(figure, place, PAPER_SMALL._replace(font=BOLD), align="right")


class Podium(Widget):
    """All have thrown: who threw farthest and who second, with their prizes."""

    def __init__(self, board: HurlBoard, rect: Rect) -> None:
        super().__init__("podium", rect, rule="H6.2")
        self.board = board
        thrown = hurls.thrown(board.s)
        gains = prizes(board.s.distances)
        self.places = [
            (gain, cell, [seat for seat, far in thrown.items() if far == cell])
            for cell, gain in gains.items()
        ]

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("tray", self.rect)
        room = inset(self.rect, p.px(56), p.px(26))
        for place, part in zip(self.places, row(room, len(self.places), p.px(20)), strict=True):
            self._place(p, *place, part)

    def _place(self, p: Painter, gain: int, cell: int, seats: list[int], room: Rect) -> None:
        """The prize on its medal, the shields side by side in the light, their cell; names below."""
        low = cut.bottom(room, p.wx(30))
        high, count = low.y - room.y, len(seats) + 2
        side = min(high, room.w // count)
        spots = [
            Rect(room.centerx + (2 * i - count) * side // 2, room.y + (high - side) // 2, side, side)
            for i in range(count)
        ]
        light(p, "glow", cut.row_at(room, room.y - high // 4, round(high * 1.5)), PALE_GOLD, 0.5)
        draw_prize(p, spots[0].inflate(-p.px(8), -p.px(8)), gain, sure=True)
        for seat, spot in zip(seats, spots[1:-1], strict=True):
            draw_shield(p, self.board.scene, seat, spot.inflate(-p.px(6), -p.px(6)))
        p.text(str(cell), spots[-1], HEADING._replace(size=min(38, side / p.u * 0.6), colour=PALE_GOLD))
        names = players(self.board.scene.match.names, seats)
        p.fitted(names, low, NAME._replace(size=20, centred=True))
