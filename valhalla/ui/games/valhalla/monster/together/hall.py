"""The Valhalla of all who stand together (V18.1), in the middle of the table, with the cap it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.state import State
from valhalla.ui import cut
from valhalla.ui.games.valhalla.monster.might import draw_might, might_words
from valhalla.ui.games.valhalla.piles import discards, look_words, risen_heap
from valhalla.ui.painter import Painter
from valhalla.ui.table import flow
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import LABEL, PALE_GOLD
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

NAME: Final = LABEL._replace(size=17, colour=PALE_GOLD)
NAMED: Final = 0.55  # of its height that its name takes


class Hall(Widget):
    """All that went to Valhalla, whoever sent it. Pressed, it is opened (V1.7)."""

    focusable = True

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__("hall", rect, rule="V18.1")
        self.scene = scene
        self.tip = "\n".join((*might_words(scene.shown, scene.near), look_words()))

    def press(self) -> None:
        if self.scene.hurry():
            return
        flow.piles(self.scene, 0)

    def draw(self, p: Painter, look: Look) -> None:
        s, u = self.scene.shown, p.px
        if look.hot:
            p.plate("glow", self.rect)
        p.plate("chip", self.rect)
        inner = self.rect.inflate(-u(20), -u(8))
        cards = cut.left(inner, round(inner.w * 0.34))
        self._cards(p, cards, len(s.pile(0)))
        room = cut.from_x(inner, cards.right + u(10))
        head = cut.top(room, round(room.h * NAMED))
        p.fitted(_("Valhalla"), head, NAME, align="left")
        draw_might(p, s, self.scene.near, cut.from_y(room, head.bottom))

    def _cards(self, p: Painter, room: Rect, count: int) -> None:
        """One back for each, side by side, closer the more there are."""
        high = room.h + p.px(6)
        wide = round(high * CARD)
        if not count or p.blind:
            return
        step = min(wide * 2 // 3, (room.w - wide) // max(1, count - 1))
        back = self.scene.faces.back(high, "valhalla")
        for i in range(count):
            p.blit(back, (room.x + i * step, room.centery - high // 2))


def heaps(scene: PlayScene) -> tuple[Heap, ...]:
    """The common pile, then the discard pile."""
    s: State = scene.shown
    return risen_heap(s, s.pile(0), _("Valhalla of all"), _("Valhalla")), discards(s)
