"""Ragnarök: instead of an opponent the burning sky, and the row of those who go before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.terms import Step
from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BONE, DIM_BONE, HEADING, NAME, PALE_GOLD, SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import N_, _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard

STATES: Final = {"now": N_("faces the end now"), "coming": N_("is still to come")}


class Doom(Widget):
    """Who has faced the end, who does so now, who is still to come."""

    def __init__(self, board: BattleBoard, rect: Rect) -> None:
        super().__init__("doom", rect, rule="V6.4")
        self.board = board
        s = board.scene.shown
        self.now = board.battle.attack.seat
        self.coming = [step[1] for step in s.agenda if step[0] == Step.RAGNAROK]
        order = [(self.now + i) % s.table.players for i in range(s.table.players)]
        gone = [seat for seat in order if seat != self.now and seat not in self.coming]
        self.order = [*gone, self.now, *(seat for seat in order if seat in self.coming)]

    def draw(self, p: Painter, look: Look) -> None:
        """Thin smoke before the sky, no wood: the sky is what this is about."""
        head = cut.row_at(self.rect, self.rect.y + p.px(2), p.wx(32))
        columns = 2 if self.rect.w > 2 * self.rect.h else 1
        rows = -(-len(self.order) // columns)
        height = min(p.wx(54), (self.rect.bottom - head.bottom - p.px(4)) // rows)
        whole = cut.top(self.rect, head.h + height * rows + p.px(8))
        p.fill(whole, (12, 5, 3), 0.78)
        p.text(_("The last fight"), head, HEADING._replace(size=23, colour=PALE_GOLD))
        cells = cut.row(whole.inflate(-p.px(16), 0), columns, p.px(16))
        for i, seat in enumerate(self.order):
            column, line = divmod(i, rows)
            y = head.bottom + p.px(4) + line * height
            self._seat(p, seat, cut.row_at(cells[column], y, height - p.px(4)))

    def _seat(self, p: Painter, seat: int, box: Rect) -> None:
        match = self.board.scene.match
        state = "now" if seat == self.now else "coming" if seat in self.coming else "gone"
        side = min(box.h, p.px(46))
        if state == "now":
            p.plate("glow-soft", box)
        p.picture(f"shields/seat-{match.shield(seat)}.webp", Rect(box.x, box.centery - side // 2, side, side))
        x = box.x + side + p.px(10)
        colour = DIM_BONE if state == "gone" else BONE
        name = Rect(x, box.y, box.right - x, box.h // 2)
        p.fitted(match.names[seat], name, NAME._replace(size=19, colour=colour), valign="bottom")
        low = Rect(x, name.bottom, name.w, box.bottom - name.bottom)
        p.text(self._state(seat, state), low, SMALL._replace(colour=colour, size=13), valign="top")

    def _state(self, seat: int, state: str) -> str:
        if state != "gone":
            return _(STATES[state])
        count = len(self.board.scene.shown.pile(seat))
        saved = ngettext("{count} warrior in Valhalla", "{count} warriors in Valhalla", count)
        return saved.format(count=count)
