"""Who throws the hammer before, now and later, how far, and the warriors that it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions import hammer as hurls
from valhalla.ui import cut
from valhalla.ui.cut import inset, sized
from valhalla.ui.games.valhalla.hurl.planks import told_gain
from valhalla.ui.games.valhalla.hurl.track import draw_prize
from valhalla.ui.games.valhalla.seats import BoardJarl
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area
from valhalla.ui.table.pieces.seats import introduced
from valhalla.ui.table.pieces.shields import draw_head, draw_shield
from valhalla.ui.table.things import CARD, CardThing
from valhalla.ui.theme import DIM_BONE, GOLD, NAME, NUMBER, PALE_GOLD, SMALL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.hurl.board import HurlBoard

NARROW: Final = 96  # units of width, and more for larger words, below which the shield is not beside the name
ROOMY: Final = 200  # units of width with room for the jarl


class HurlSeat(Widget):
    """A seat: how far it threw or stands now, what that gains as things stand, its Valhalla pile."""

    def __init__(self, board: HurlBoard, seat: int, rect: Rect) -> None:
        super().__init__(f"seat:{seat}", rect, rule="H6.2")
        self.board, self.seat = board, seat
        self.now = seat == hurls.thrower(board.s)
        thrown = hurls.thrown(board.s)
        self.done = seat in thrown
        self.cell = thrown.get(seat, board.token if self.now else 0)
        self.gain = hurls.gain(board.s, self.cell, more=not self.done) if self.cell else 0
        self.tip = introduced(board.scene, seat)
        if self.cell:
            self.tip += "\n" + told_gain(self.gain)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        won = self.gain and self.board.weighed
        if self.now or won or look.hover:
            p.plate("glow-soft", self.rect)
        inner = inset(self.rect, p.px(12), 0)
        room = cut.row_at(inner, self.rect.y + p.px(10), self.rect.h - p.px(34))
        head = cut.top(room, p.px(4) + p.wx(28))
        if self.rect.w < p.wx(NARROW):  # the name has all the width
            style = NAME._replace(size=20, colour=PALE_GOLD if self.now else NAME.colour)
            p.fitted(self.board.scene.match.called(self.seat), head, style)
            shield = cut.square(p.px(26), bottomright=(room.right, room.bottom + p.px(2)))
            draw_shield(p, self.board.scene, self.seat, shield)
        else:
            draw_head(p, self.board.scene, self.seat, head, gap=5, now=self.now)
        self._stand(p, cut.from_y(room, head.bottom))

    def _stand(self, p: Painter, room: Rect) -> None:
        """The cell as a large number, the prize beside it; below them a word and the warriors saved."""
        low = cut.bottom(room, p.px(21))
        mid = cut.top(room, low.y - room.y)
        if self.cell:
            number = cut.left(mid, min(p.px(56), mid.w // 2))
            p.text(str(self.cell), number, NUMBER._replace(size=32, colour=PALE_GOLD))
        else:
            words = _("failed") if self.done else _("throws now") if self.now else _("is still to come")
            beside = _beside(self.board, self.rect).x if self.rect.w >= _roomy(p.units) else mid.right
            place, style = cut.left(mid, beside - mid.x), SMALL._replace(colour=DIM_BONE)
            p.text(words, place, p.shrunk(words, place, style, style.size * 0.58, 2), lines=2)
        if self.gain and not paid(self.board, self.seat):
            side = min(p.px(36), mid.h)
            spot = Rect(mid.x + min(p.px(56), mid.w // 2) + p.px(4), 0, side, side)
            spot.centery = mid.centery
            draw_prize(p, spot, self.gain, sure=self.board.weighed)
        count = len(self.board.s.pile(self.seat))
        p.icon("valour", cut.left(low, low.h), GOLD)
        saved = cut.column_at(low, low.x + low.h + p.px(5), p.px(40))
        p.text(str(count), saved, NUMBER._replace(size=17), align="left")


def seat_things(board: HurlBoard) -> list[Widget]:
    """Everybody in the order of throwing; the warriors just gained lie on their boards."""
    found: list[Widget] = []
    for seat in hurls.throwers(board.s):
        place = board.areas[Area.SEAT, seat]
        found.append(HurlSeat(board, seat, place))
        found += _gained(board, seat, place) or _jarl(board, seat, place)
    return found


def _roomy(units: Units) -> int:
    """From which width on a board shows the jarl: larger words need the room."""
    return max(units.px(ROOMY), units.wx(ROOMY - 40))


def _beside(board: HurlBoard, place: Rect) -> Rect:
    """A place for a card at the right of a board."""
    px = board.scene.units.px
    height = place.h - px(60)
    return sized(round(height * CARD), height, bottomright=(place.right - px(16), place.bottom - px(14)))


def _jarl(board: HurlBoard, seat: int, place: Rect) -> list[Widget]:
    """The face of the jarl, where there is room for it."""
    scene = board.scene
    if board.s.jarls[seat] < 0 or place.w < _roomy(scene.units):
        return []
    return [BoardJarl(scene, seat, _beside(board, place), face_only=True)]


def _gained(board: HurlBoard, seat: int, place: Rect) -> list[Widget]:
    """The cards that the hammer has brought a seat, the last one at the right."""
    found: list[Widget] = []
    spot = _beside(board, place)
    for i, card in enumerate(reversed(paid(board, seat))):
        thing = CardThing(board.scene, f"card:{card}", card, kind="none")
        thing.rect = spot.move(-i * spot.w * 5 // 9, 0)
        thing.angle = (4.0, -5.0)[i % 2]
        found.insert(0, thing)
    return found


def paid(board: HurlBoard, seat: int) -> list[int]:
    """What has been paid to a seat since the hammers were weighed."""
    if not board.weighed:
        return []
    told = [e for e in board.scene.match.told if isinstance(e, ev.BonusPaid) and e.seat == seat]
    return [card for event in told for card in event.cards]
