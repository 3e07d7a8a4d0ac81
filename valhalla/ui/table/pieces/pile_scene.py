"""Piles looked through: what is known of each in rows, the topmost first. (`fan.py` is a hand.)"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.looking import close_up
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import HEADING, NUMBER, PALE_GOLD, SMALL, SUBHEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.chips import Chip
from valhalla.words.language import _, ngettext

ROWS, COLUMNS = 2, 8
UNKNOWN = -2


class PileCard(Widget):
    """One card of the pile, or the back of those that nobody here knows; looked at, it is enlarged."""

    focusable = True

    def __init__(self, scene: PileScene, i: int, card: int, count: int = 1) -> None:
        super().__init__(f"pile:{i}" if card >= 0 else "pile:hidden")
        self.scene = scene
        self.card = card
        self.count = count
        if card >= 0:
            self.rule = scene.below.match.staging.card_rule(scene.below.table, card)
        else:
            told = ngettext("{count} card that you do not know", "{count} cards that you do not know", count)
            self.tip = told.format(count=count)

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot:
            p.plate("glow", self.rect)
        if self.card >= 0:
            self.scene.near = self if look.hot else self.scene.near
            self.scene.below.draw_card(p, self.card, Pose.of(self.rect))
            return
        for i in range(min(3, self.count)):
            self.scene.below.draw_card(p, self.card, Pose.of(self.rect.move(p.px(3 * i), -p.px(3 * i))))
        medal = cut.square(p.px(48), center=self.rect.center)
        p.medal("iron", medal)
        p.text(str(self.count), medal, NUMBER)


class HeapTab(Chip):
    """One of several piles."""

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if self.chosen or look.hot else "list-row", self.rect)
        style = SMALL._replace(colour=PALE_GOLD if self.chosen or look.hot else SMALL.colour)
        p.fitted(self.label, self.rect.inflate(-p.px(16), 0), style, align="centre")


class PileScene(Scene):
    """All cards of a pile that are known, page by page; other piles are a tab away."""

    paged = False
    over = True
    ways_out = (Act.BACK, Act.PILES)

    def __init__(self, below: PlayScene, heaps: Sequence[Heap], at: int = 0) -> None:
        super().__init__(below.app)
        self.below = below
        self.heaps = list(heaps)
        self.opened = at
        self.first = 0  # the page
        self.near: PileCard | None = None
        self.close = Button("close", _("Back"), self.app.pop)
        self.earlier = Button("earlier", _("Nearer the top"), lambda: self.turn(-1), icon="arrow-left")
        self.later = Button("later", _("Further down"), lambda: self.turn(1), icon="arrow-right")

    @property
    def heap(self) -> Heap:
        return self.heaps[self.opened]

    def _shown(self) -> list[PileCard]:
        """What is known, and then one back for all the rest."""
        found = [self._card(i, card) for i, card in enumerate(self.heap.known)]
        hidden = self.heap.hidden
        return [*found, PileCard(self, len(found), UNKNOWN, hidden)] if hidden else found

    def _card(self, i: int, card: int) -> PileCard:
        return PileCard(self, i, card)

    @property
    def pages(self) -> int:
        return max(1, -(-len(self._shown()) // (ROWS * COLUMNS)))

    def turn(self, by: int) -> None:
        self.first = max(0, min(self.first + by, self.pages - 1))
        self.layout(self.units)

    def open(self, at: int) -> None:
        """Another pile."""
        self.opened, self.first = at, 0
        self.layout(self.units)

    # Where

    def layout(self, units: Units) -> None:
        super().layout(units)
        first = self.first * ROWS * COLUMNS
        shown = self._shown()[first : first + ROWS * COLUMNS]
        tabs = self._tabs(units)
        self._spread(shown, units, units.px(140 if tabs else 92))
        for button, x in zip((self.earlier, self.close, self.later), (-1, 0, 1), strict=True):
            middle = self.free.centerx + x * units.px(236), units.height - units.px(50)
            button.rect = cut.sized(units.px(220), units.px(52), center=middle)
        self.earlier.enabled, self.later.enabled = self.first > 0, self.first < self.pages - 1
        self.earlier.visible = self.later.visible = self.pages > 1
        self.renew([*tabs, *shown, self.earlier, self.close, self.later])

    @property
    def free(self) -> Rect:
        """What is left beside the place where a card is looked at closely."""
        return self.below.furniture.free(self.units)

    def _spread(self, shown: Sequence[PileCard], units: Units, top: int) -> None:
        area = cut.row_at(self.free, top, units.height - top - units.px(90)).inflate(-units.px(32), 0)
        width = min(area.w // COLUMNS, round(area.h / ROWS * CARD))
        height = round(width / CARD)
        columns, rows = min(COLUMNS, max(1, len(shown))), -(-len(shown) // COLUMNS)
        for i, thing in enumerate(shown):
            x = area.centerx - width * columns // 2 + (i % COLUMNS) * width
            y = area.centery - height * rows // 2 + (i // COLUMNS) * height
            thing.rect = Rect(x, y, width, height).inflate(-units.px(8), -units.px(8))

    def _tabs(self, units: Units) -> list[Widget]:
        if len(self.heaps) < 2:
            return []
        gap = units.px(6)
        wide = min(units.px(170), self.free.w // len(self.heaps) - gap)
        x = self.free.centerx - (wide + gap) * len(self.heaps) // 2
        found: list[Widget] = []
        for i, heap in enumerate(self.heaps):
            tab = HeapTab(f"heap:{i}", f"{heap.tab}: {len(heap.cards)}", self._opener(i))
            tab.chosen = i == self.opened
            tab.rect = Rect(x + i * (wide + gap), units.px(88), wide, units.px(38))
            found.append(tab)
        return found

    def _opener(self, at: int) -> Callback:
        return lambda: self.open(at)

    # Drawing

    def draw_below(self, p: Painter) -> None:
        self.near = None
        p.shade(0.75)
        p.text(self.heap.title, cut.row_at(self.free, p.px(16), p.px(40)), HEADING)
        note = cut.row_at(self.free, p.px(56), p.px(24))
        p.text(self._note(), note, SMALL, align="centre")
        if not self.heap.cards:
            p.text(_("There is nothing here yet."), self.free, SUBHEADING._replace(centred=True))

    def _note(self) -> str:
        count = len(self.heap.cards)
        note = ngettext("{count} card, the topmost first", "{count} cards, the topmost first", count)
        return " · ".join(filter(None, (note.format(count=count), self.heap.note)))

    def draw_above(self, p: Painter) -> None:
        if self.near is None:
            return
        shown = [("card", self.near.card)]
        close_up.draw(p, self.below, close_up.page(self.below, shown, close_up.column(self.below)))
