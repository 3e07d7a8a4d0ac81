"""Friends against a monster, and one's own place: what Valhalla adds, and the shields it tore off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.monsters.stack import points, stack_of
from valhalla.games.valhalla.terms import CALLS
from valhalla.ui import cut
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.games.valhalla.monster.might import draw_might, might_words
from valhalla.ui.games.valhalla.monster.together.calls import said
from valhalla.ui.games.valhalla.near import Wealth
from valhalla.ui.games.valhalla.piles import look_words
from valhalla.ui.games.valhalla.seats import SeatBoard
from valhalla.ui.painter import Painter
from valhalla.ui.table.pieces.shields import APART, draw_shield
from valhalla.ui.theme import LABEL, PALE_GOLD, SUBHEADING
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

WALL, LOW_WALL = 36, 26  # units of one's own shields
CALL: Final = 34  # units of a call with room for large words
HEAD: Final = LABEL._replace(size=16, colour=PALE_GOLD, centred=True)


class MonsterSeat(SeatBoard):
    first = (2, 5)

    def standing(self) -> list[str]:
        return [] if self.common else might_words(self.scene.shown, self.seat)

    @property
    def common(self) -> bool:
        """Whether there is one Valhalla for all, in the middle (V18.1)."""
        return bool(self.scene.table.common)

    def pile(self) -> list[Widget]:
        return [] if self.common else super().pile()

    def parts(self) -> list[Widget]:
        """What it has called stands below its name."""
        return [*super().parts(), *said(self.scene, self.seat, self.risen_at())]

    def low_head(self, p: Painter, room: Rect) -> None:
        """The points of Valhalla below the name, the cards beside the shields."""
        u = p.px
        hand = Rect(self.foot.right - u(46), self.foot.y + u(2), u(46), u(22))
        if not self.common:
            self.count(p, "valour", self.risen(), room, u(2))
        self.count(p, "cards", self.held(), hand, u(2))

    def risen_at(self) -> Rect:
        """Where low_head puts it, or beside the cards of the hand."""
        if self.wide:
            return super().risen_at()
        u = self.scene.units.px
        x = self.jarl.right + u(6)
        return Rect(x, self.head.bottom - u(22), self.head.right - x, u(22))

    def risen(self) -> str:
        """Points in Valhalla, and the cap of the monster's card."""
        s = self.scene.shown
        return f"{points(s, self.seat)}/{stack_of(s).caps[figure.active(s)]}"

    def shields(self, p: Painter, room: Rect) -> None:
        """Those left, and the places of those it tore off."""
        draw_left(p, self.scene, self.seat, room)


def draw_left(p: Painter, scene: PlayScene, seat: int, room: Rect) -> None:
    """The shields of a seat that are left, and the places of the others."""
    s = scene.shown
    for i in range(s.table.shields):
        place = cut.column_at(room, room.x + round(i * room.h * APART), room.h)
        if i < s.own[seat]:
            draw_shield(p, scene, seat, place)
        else:
            p.picture("shields/empty.webp", place)


class MonsterWealth(Wealth):
    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(scene, seat, rect)
        self.rule = "V15.4"
        self.tip = "\n".join((*might_words(scene.shown, seat), look_words()))

    def gained(self, p: Painter, rect: Rect) -> int:
        draw_might(p, self.scene.shown, self.seat, cut.top(rect, p.px(26)))
        return rect.y - p.px(6) + p.px(32)


class OwnWall(Widget):
    """One's own name and shields, where Valhalla is everybody's; calls stand below them."""

    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(f"wealth:{seat}", rect, rule="V18.2")
        self.scene = scene
        self.seat = seat
        self.tip = _("Your shields. When anybody’s last one is lost, all of you have lost.")

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        inner = cut.inset(self.rect, p.px(14), p.px(14))
        head = cut.top(inner, p.wx(28))
        p.fitted(self.scene.match.names[self.seat], head, SUBHEADING, align="centre")
        side = p.px(self.wall)
        wide = round(side * (1 + APART * (self.scene.table.shields - 1)))
        draw_left(
            p, self.scene, self.seat, Rect(inner.centerx - wide // 2, head.bottom + p.px(4), wide, side)
        )
        if self.wall == WALL:
            p.fitted(_("Call to the others"), cut.row_at(inner, head.bottom + side + p.px(6), p.wx(22)), HEAD)

    @property
    def wall(self) -> int:
        """How large the shields are, in units: small where calls need room, which then have no heading."""
        units = self.scene.units
        needed = units.px(14 + 4 + WALL + 8 + 16) + units.wx(28 + 22) + len(CALLS) * units.wx(CALL)
        return WALL if self.rect.h >= needed else LOW_WALL

    def calls(self) -> Rect:
        """Where the calls stand."""
        u = self.scene.units.px
        words = self.scene.units.wx(28 + (22 if self.wall == WALL else 0))
        return cut.from_y(cut.inset(self.rect, u(4), u(16)), self.rect.y + u(14 + 4 + self.wall + 8) + words)
