"""Friends against a monster, and one's own place: what Valhalla adds, and the shields it tore off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.valhalla.monsters.stack import points, stack_of
from valhalla.ui import cut
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.games.valhalla.monster.might import draw_might, might_words
from valhalla.ui.games.valhalla.near import Wealth
from valhalla.ui.games.valhalla.seats import SeatBoard
from valhalla.ui.painter import Painter
from valhalla.ui.table.pieces.shields import APART, draw_shield

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


class MonsterSeat(SeatBoard):
    first = (2, 5)

    def standing(self) -> list[str]:
        return might_words(self.scene.shown, self.seat)

    def low_head(self, p: Painter, room: Rect) -> None:
        """The points of Valhalla below the name, the cards beside the shields."""
        u = p.px
        hand = Rect(self.foot.right - u(46), self.foot.y + u(2), u(46), u(22))
        self.count(p, "valour", self.risen(), room, u(2))
        self.count(p, "cards", self.held(), hand, u(2))

    def risen(self) -> str:
        """Points in Valhalla, and the cap of the monster's card."""
        s = self.scene.shown
        return f"{points(s, self.seat)}/{stack_of(s).caps[figure.active(s)]}"

    def shields(self, p: Painter, room: Rect) -> None:
        """Those left, and the places of those it tore off."""
        s = self.scene.shown
        for i in range(s.table.shields):
            place = cut.column_at(room, room.x + round(i * room.h * APART), room.h)
            if i < s.own[self.seat]:
                draw_shield(p, self.scene, self.seat, place)
            else:
                p.picture("shields/empty.webp", place)


class MonsterWealth(Wealth):
    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(scene, seat, rect)
        self.rule = "V15.4"
        self.tip = "\n".join(might_words(scene.shown, seat))

    def gained(self, p: Painter, rect: Rect) -> int:
        draw_might(p, self.scene.shown, self.seat, cut.top(rect, p.px(26)))
        return rect.y - p.px(6) + p.px(32)
