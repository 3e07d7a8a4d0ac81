"""The sum of the throw with its parts against the token's cell, and the risk of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.hammer.choices import holds
from valhalla.games.hammer.terms import BIG_CELLS, REMOVED, Step
from valhalla.ui import cut
from valhalla.ui.cut import inset
from valhalla.ui.painter import Painter
from valhalla.ui.stage.rolling import draw_flat
from valhalla.ui.table.throwing.chances import GREEN, draw_chance
from valhalla.ui.theme import BLOOD, BOLD, BROWN_INK, PAPER_BODY, PAPER_HEADING, PAPER_SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard

LINE: Final = PAPER_BODY._replace(size=15)
LARGE: Final = PAPER_HEADING._replace(size=38)
PARTS: Final = {"dice": "dice/iron-2", "removed": "dice/iron-hammer"}  # what a part is told by


class SumPanel(Widget):
    """Parchment beside the tray: dice, removed hammers, cards, and what must be beaten."""

    def __init__(self, board: HammerBoard, rect: Rect) -> None:
        super().__init__("sum", rect, rule="H2.2")
        self.board = board
        self.tip = _("The sum of this throw, part by part, against the cell of the token.")
        if self.thrown:
            self.tip += "".join(f"\n{label} {number}" for _part, label, number in self._rows())

    @property
    def thrown(self) -> bool:
        """Whether there is a sum."""
        return self.board.step == Step.ROLLED and not self.board.rolling

    def _rows(self) -> list[tuple[str, str, int]]:
        s = self.board.s
        rows = [("dice", _("Dice"), sum(s.dice))]
        if s.struck:
            rows.append(("removed", _("Removed"), REMOVED * s.struck))
        if s.bonus:
            rows.append(("cards", _("Cards"), s.bonus))
        return rows

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("paper", self.rect)
        room = inset(self.rect, p.px(20), p.px(16))
        s = self.board.s
        asked = self.board.step == Step.READY or (self.board.step == Step.ROLLED and not holds(s))
        odds = self.board.scene.app.settings.odds and s.throws > 0 and asked
        short = room.h < p.wx(140)  # for words so large: less air, and signs instead of words
        if short:
            room = inset(self.rect, p.px(18), p.px(11))
        low = cut.bottom(room, (p.wx(42) if short else p.wx(58)) if odds else 0)
        high = cut.top(room, low.y - room.y)
        if self.thrown:
            (self._short_sum if short else self._sum)(p, high)
        else:
            (self._short_stand if short else self._stand)(p, high)
        if odds:
            self._risk(p, low)

    def _sum(self, p: Painter, room: Rect) -> None:
        s = self.board.s
        rows = self._rows()
        line = min(p.wx(22), room.h // (len(rows) + 4))
        for i, (_part, label, number) in enumerate(rows):
            box = cut.row_at(room, room.y + i * line, line)
            self._line(p, box, label, str(number))
        y = room.y + len(rows) * line + p.px(2)
        p.fill(cut.row_at(room, y, max(1, p.px(2))), BROWN_INK)
        good = holds(s)
        rest = cut.row_at(room, y + p.px(2), room.bottom - y - p.px(4))
        total = cut.top(rest, max(p.wx(34), rest.h - p.wx(22)))
        p.text(str(s.total()), total, LARGE._replace(colour=GREEN if good else BLOOD))
        foot = cut.from_y(rest, total.bottom)
        p.text(self._verdict(good), foot, PAPER_SMALL._replace(font=BOLD, centred=True), lines=1)

    def _short_sum(self, p: Painter, room: Rect) -> None:
        """The parts by their signs in a line; below them the total, and beside it what it is worth."""
        s, good, line = self.board.s, holds(self.board.s), p.wx(20)
        for (part, _label, number), cell in zip(self._rows(), cut.row(room, 3), strict=False):
            sign = cut.square(min(line, p.px(20)), midleft=(cell.x, cell.y + line // 2))
            if part in PARTS:
                draw_flat(p, PARTS[part], sign)
            else:
                p.icon(part, sign, BROWN_INK)
            rest = cut.from_x(cut.top(cell, line), sign.right + p.px(3))
            p.text(str(number), rest, LINE._replace(font=BOLD))
        rest = cut.from_y(room, room.y + line)
        total = cut.left(rest, round(rest.w * 0.36))
        p.text(str(s.total()), total, LARGE._replace(grows=False, colour=GREEN if good else BLOOD))
        beside = cut.from_x(rest, total.right + p.px(4))
        style = PAPER_SMALL._replace(font=BOLD)
        p.text(self._verdict(good), beside, p.shrunk(self._verdict(good), beside, style, 11, 0), lines=0)

    def _verdict(self, good: bool) -> str:
        s = self.board.s
        if s.throws == 1:
            return _("the first throw holds")
        if good:
            return _("beats {cell}").format(cell=s.token)
        return _("must beat {cell}").format(cell=s.token)

    def _line(self, p: Painter, box: Rect, label: str, number: str) -> None:
        wide = p.wx(36)
        p.text(label, cut.left(box, box.w - wide), LINE)
        right = cut.right(box, wide)
        p.text(number, right, LINE._replace(font=BOLD), align="right")

    def _stand(self, p: Painter, room: Rect) -> None:
        """Between two throws: where the token is, and how far the next big cell."""
        head = cut.top(room, p.wx(24))
        p.text(_("Token on"), head, PAPER_BODY._replace(centred=True), align="centre")
        high = max(p.wx(34), room.h - p.wx(24 + 44))
        number = cut.row_at(room, head.bottom, high)
        p.text(str(self.board.s.token), number, LARGE)
        low = cut.from_y(room, number.bottom)
        p.text(self._ahead(), low, PAPER_SMALL._replace(centred=True), lines=2, valign="top")

    def _short_stand(self, p: Painter, room: Rect) -> None:
        """The same in a line, and what comes next."""
        head = cut.top(room, p.wx(24))
        self._line(p, head, _("Token on"), str(self.board.s.token))
        low, style = cut.from_y(room, head.bottom), PAPER_SMALL._replace(centred=True)
        p.text(self._ahead(), low, p.shrunk(self._ahead(), low, style, 11, 2), lines=2)

    def _ahead(self) -> str:
        token = self.board.s.token
        ahead = next((cell for cell in BIG_CELLS if cell > token), None)
        if ahead is None:
            return _("the end of the track")
        return _("next big cell: {cell}").format(cell=ahead)

    # Risk

    def _risk(self, p: Painter, room: Rect) -> None:
        """How likely the next throw holds; with the cards in hand, too, for whoever holds them."""
        p.fill(cut.top(room, max(1, p.px(1))), BROWN_INK, 0.6)
        told = self.board.risk()
        rolled = self.board.step == Step.ROLLED
        if told is None:
            words = _("weighing the odds …") if not self.board.scene.director.busy else ""
            p.text(words, room, PAPER_SMALL._replace(centred=True))
            return
        line = (room.h - p.px(6)) // 2
        first = cut.row_at(room, room.y + p.px(5), line)
        draw_chance(p, first, _("can hold") if rolled else _("next throw"), told.bare, tick=True)
        if told.carded is not None:
            draw_chance(p, first.move(0, line), _("with cards"), told.carded, tick=True)
