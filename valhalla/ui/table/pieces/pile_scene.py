"""Piles looked through: what is known of each in rows, the topmost first. (`fan.py` is a hand.)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
TAB: Final = 100  # units of a tab at least
PLANK: Final = (220, 52, 150)  # units of a button below: wide, high, how wide at least


def row_of_planks(buttons: Sequence[Button], free: Rect, units: Units) -> int:
    """Side by side at the foot of what is free, in two rows if need be; gives where they begin."""
    gap, (wide, high, least) = units.px(16), PLANK
    across = max(1, min(len(buttons), free.w // (units.wx(least) + gap)))
    rows = -(-len(buttons) // across)
    across = -(-len(buttons) // rows)
    width = min(units.wx(wide), (free.w - gap) // across - gap)
    tall = units.wx(high)
    top = free.bottom - units.px(16) - rows * (tall + units.px(8)) + units.px(8)
    for i, button in enumerate(buttons):
        down, along = divmod(i, across)
        left = free.centerx - (across * (width + gap) - gap) // 2
        button.rect = Rect(left + along * (width + gap), top + down * (tall + units.px(8)), width, tall)
        button.bare = width < units.wx(wide) * 9 // 10
    return top


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
        self.title = self.note = Rect(0, 0, 0, 0)
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
        top = self._heads()
        tabs = self._tabs(units, top)
        if tabs:
            top = tabs[-1].rect.bottom + units.px(14)
        self.earlier.enabled, self.later.enabled = self.first > 0, self.first < self.pages - 1
        self.earlier.visible = self.later.visible = self.pages > 1
        feet = self.feet()
        low = row_of_planks([button for button in feet if button.visible], self.free, units)
        self._spread(shown, units, cut.row_at(self.free, top, low - units.px(14) - top))
        self.renew([*tabs, *shown, *feet])

    def feet(self) -> list[Button]:
        """The buttons below, from the left."""
        return [self.earlier, self.close, self.later]

    def _heads(self) -> int:
        """The name of the pile and a note about it; gives where the rest begins."""
        units, fonts, free = self.units, self.app.fonts, self.free
        letters = units.letters(HEADING)
        one = fonts.measured(self.heap.title, HEADING, letters, free.w, units.wx(40), lines=1).fits
        self.title = cut.row_at(free, units.px(16), units.wx(40 if one else 76))
        high = fonts.height(self._note(), SMALL, units.letters(SMALL), free.w - units.px(20))
        self.note = cut.below(self.title, max(units.wx(24), high)).inflate(-units.px(20), 0)
        return self.note.bottom + units.px(8 if len(self.heaps) > 1 else 12)

    @property
    def free(self) -> Rect:
        """What is left beside the place where a card is looked at closely."""
        return self.below.furniture.free(self.units)

    def _spread(self, shown: Sequence[PileCard], units: Units, room: Rect) -> None:
        """In as few columns, and cards as large, as there is room for."""
        area = room.inflate(-units.px(32), 0)
        most = next((n for n in range(1, COLUMNS) if self._wide(area, n) > self._wide(area, n + 1)), COLUMNS)
        most = most if units.upright else COLUMNS
        width = self._wide(area, most)
        height = round(width / CARD)
        columns, rows = min(most, max(1, len(shown))), -(-len(shown) // most)
        for i, thing in enumerate(shown):
            x = area.centerx - width * columns // 2 + (i % most) * width
            y = area.centery - height * rows // 2 + (i // most) * height
            thing.rect = Rect(x, y, width, height).inflate(-units.px(8), -units.px(8))

    def _wide(self, area: Rect, columns: int) -> int:
        """How wide cards are in so many columns, with room for a whole page."""
        rows = -(-ROWS * COLUMNS // columns)
        return min(area.w // columns, round(area.h / rows * CARD))

    def _tabs(self, units: Units, top: int) -> list[Widget]:
        if len(self.heaps) < 2:
            return []
        gap = units.px(6)
        across = max(1, min(len(self.heaps), self.free.w // (units.wx(TAB) + gap)))
        across = -(-len(self.heaps) // -(-len(self.heaps) // across))
        wide = min(units.wx(170), self.free.w // across - gap)
        x = self.free.centerx - (wide + gap) * across // 2
        high = units.wx(38)
        found: list[Widget] = []
        for i, heap in enumerate(self.heaps):
            tab = HeapTab(f"heap:{i}", f"{heap.tab}: {len(heap.cards)}", self._opener(i))
            tab.chosen = i == self.opened
            down, along = divmod(i, across)
            tab.rect = Rect(x + along * (wide + gap), top + down * (high + gap), wide, high)
            found.append(tab)
        return found

    def _opener(self, at: int) -> Callback:
        return lambda: self.open(at)

    # Drawing

    def draw_below(self, p: Painter) -> None:
        self.near = None
        p.shade(0.75)
        p.text(self.heap.title, self.title, HEADING, lines=0)
        p.text(self._note(), self.note, SMALL._replace(centred=True), lines=0)
        if not self.heap.cards:
            self._draw_empty(p)

    def _draw_empty(self, p: Painter) -> None:
        """On a plate of its own: the words of the table shine through the shade."""
        text, style = _("There is nothing here yet."), SUBHEADING._replace(centred=True)
        wide = min(self.free.w, p.width(text, style) + p.px(60))
        plate = cut.sized(wide, p.height(text, style, wide) + p.px(36), center=self.free.center)
        p.plate("tooltip", plate)
        p.text(text, plate, style, lines=2)

    def _note(self) -> str:
        count = len(self.heap.cards)
        note = ngettext("{count} card, the topmost first", "{count} cards, the topmost first", count)
        return " · ".join(filter(None, (note.format(count=count), self.heap.note)))

    def draw_above(self, p: Painter) -> None:
        if self.near is None:
            return
        shown = [("card", self.near.card)]
        close_up.draw(p, self.below, close_up.page(self.below, shown, close_up.column(self.below)))
