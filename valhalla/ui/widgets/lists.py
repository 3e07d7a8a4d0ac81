"""What is longer than its place: rows that scroll, a text that scrolls, and the bar beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple, Protocol

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BLACK, GOLD, PALE_GOLD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Pressable


class Scrolling(Protocol):
    """What a bar can show and move: `first` of `total` lines, `room` of them to be seen."""

    first: int
    room: int

    @property
    def total(self) -> int: ...

    def scroll_to(self, first: int) -> None: ...


class ScrollBar(Widget):
    """Where in a list one is. For the mouse; keys and pads scroll by the focus."""

    focusable = True
    sound = ""
    mouse_only = True

    def __init__(self, name: str, of: Scrolling) -> None:
        super().__init__(name)
        self.of = of

    def drag_to(self, at: tuple[int, int]) -> None:
        part = (at[1] - self.rect.y) / max(1, self.rect.h)
        self.of.scroll_to(round(part * self.of.total - self.of.room / 2))

    def draw(self, p: Painter, look: Look) -> None:
        groove = cut.column_at(self.rect, 0, p.px(8))
        groove.centerx = self.rect.centerx
        p.fill(groove, (0, 0, 0), 0.45)
        total = max(1, self.of.total)
        knob = cut.row_at(groove, 0, max(p.px(28), groove.h * self.of.room // total))
        free = max(1, total - self.of.room)
        knob.y = groove.y + (groove.h - knob.h) * min(self.of.first, free) // free
        p.fill(knob, PALE_GOLD if look.hot or look.pressed else GOLD)


BAR: Final = 34  # units beside what is longer than its place
PEEK: Final = 14  # units: less of a block that is cut off is not shown
FADE: Final = 44  # units below in which what is shown goes into the dark
DARKEST: Final = 0.7
STRIP: Final = 2  # pixels


class Block(NamedTuple):
    """Widgets that are seen together or not at all: how high in so much width, and where each goes."""

    high: Callable[[int], int]
    put: Callable[[Rect], None]
    parts: Sequence[Widget]
    gap: int = 0  # what is between it and the next
    stretches: bool = False  # as the last one it has what is left


def block_of(widget: Widget, high: int, gap: int = 0) -> Block:
    """A widget as wide as its place."""
    return blocks_of([widget], 1, high, gap)[0]


def blocks_of(widgets: Sequence[Widget], across: int, high: int, gap: int, between: int = 0) -> list[Block]:
    """Widgets in rows of so many."""

    def row_of(some: Sequence[Widget]) -> Block:
        def put(rect: Rect) -> None:
            for widget, place in zip(some, cut.row(rect, across, between), strict=False):
                widget.rect = place

        return Block(lambda wide: high, put, some, gap)

    return [row_of(widgets[i : i + across]) for i in range(0, len(widgets), across)]


def needed(blocks: Sequence[Block], wide: int) -> int:
    """How high all of them are."""
    return sum(block.high(wide) + block.gap for block in blocks) - (blocks[-1].gap if blocks else 0)


class Scrolled(Widget):
    """Blocks one below another, of which as many are to be seen as have room.

    The others wait where they would be in a longer place, and the focus brings them into sight; of the next
    one the upper part is drawn. With nothing in it that takes the focus it takes it itself, and up and down
    move through it.
    """

    sound = ""
    tabbed = True  # Tab goes through all of it, not only through what is to be seen

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.blocks: Sequence[Block] = ()
        self.first = 0
        self.room = 1  # blocks that are to be seen at the end
        self.bar = ScrollBar(f"{name}-bar", self)
        self.bar.beyond = True
        self._highs: list[int] = []
        self._tops: list[int] = []  # counted from that of the first
        self._wide = self._peek = 0

    @property
    def total(self) -> int:
        return len(self.blocks)

    @property
    def long(self) -> bool:
        """Whether it is longer than its place."""
        return not self.bar.beyond

    @property
    def held(self) -> list[Widget]:
        return [part for block in self.blocks for part in block.parts]

    @property
    def parts(self) -> list[Widget]:
        """Everything a scene must know of."""
        return [self, *self.held, self.bar]

    @property
    def usable(self) -> list[Widget]:
        """All that takes the focus, in sight or not."""
        return [one for one in self.held if one.visible and one.focusable and not one.mouse_only]

    def lay(self, rect: Rect, blocks: Sequence[Block], units: Units) -> None:
        for part in self.held:
            if part.inside is self:
                part.inside, part.beyond = None, False
        self.rect, self.blocks = rect, blocks
        self.bar.rect, self._peek = cut.right(rect, units.px(BAR - 2)), units.px(PEEK)
        whole = needed(blocks, rect.w)
        self.bar.beyond = not blocks or whole <= rect.h
        self._wide = rect.w - (units.px(BAR) if self.long else 0)
        self._highs = [min(rect.h, block.high(self._wide)) for block in blocks]
        if blocks and blocks[-1].stretches:
            self._highs[-1] += max(0, rect.h - whole)
        pitches = [high + block.gap for high, block in zip(self._highs, blocks, strict=True)]
        self._tops = [0, *accumulate(pitches)][: self.total]
        for part in self.held:
            part.inside = self
        self.focusable = self.long and not any(part.focusable for part in self.held)
        self.room = 1
        while self.room < self.total and self._span(self.total - self.room - 1, self.total - 1) <= rect.h:
            self.room += 1
        self.scroll_to(self.first)

    def _span(self, first: int, last: int) -> int:
        """How high these blocks are together."""
        return self._tops[last] + self._highs[last] - self._tops[first]

    @property
    def _end(self) -> int:
        """The first block that finds no room after those that are to be seen."""
        later = range(self.first, self.total)
        return next((i for i in later if self._span(self.first, i) > self.rect.h), self.total)

    def scroll_to(self, first: int) -> None:
        self.first = max(0, min(first, self.total - self.room))
        end = self._end
        for i, (block, high, top) in enumerate(zip(self.blocks, self._highs, self._tops, strict=True)):
            block.put(Rect(self.rect.x, self.rect.y + top - self._tops[self.first], self._wide, high))
            for part in block.parts:
                part.beyond = not self.first <= i < end

    def reveal(self, widget: Widget) -> None:
        """Scroll as little as is needed to see a widget, and what stands above it as its heading."""
        at = next((i for i, block in enumerate(self.blocks) if widget in block.parts), None)
        if at is None or not widget.beyond:
            return
        first = min(at, self.first)
        while 0 < first < self.first and not any(part.focusable for part in self.blocks[first - 1].parts):
            first -= 1
        while first < at and self._span(first, at) > self.rect.h:
            first += 1
        self.scroll_to(first)

    @property
    def peeping(self) -> Rect:
        """Where a part of the next block is seen; nothing if that is too little."""
        end = self._end
        high = self.rect.h - self._tops[end] + self._tops[self.first] if end < self.total else 0
        return cut.bottom(self.rect, high if high >= self._peek else 0)

    def draw(self, p: Painter, look: Look) -> None:
        """What peeps out, into the dark: there is more."""
        rest = self.peeping
        if not rest.h or p.blind:
            return
        clip, notes = p.surface.get_clip(), p.notes
        p.surface.set_clip(rest.clip(clip))
        p.notes = None
        for part in self.blocks[self._end].parts:
            if part.visible:
                part.draw(p, Look())
        high = min(rest.h, p.px(FADE))
        for y in range(0, high, STRIP):
            p.fill(Rect(rest.x, rest.bottom - high + y, self._wide, STRIP), BLACK, DARKEST * y / high)
        p.notes = notes
        p.surface.set_clip(clip)

    def page(self, by: int) -> None:
        self.scroll_to(self.first + by * max(1, self._end - self.first))

    def step(self, dx: int, dy: int) -> bool:
        before = self.first
        self.scroll_to(self.first + dy)
        return self.first != before

    def wheel(self, amount: float) -> bool:
        self.scroll_to(self.first - (1 if amount > 0 else -1))
        return True


class Row(Pressable):
    """A row of a list."""

    chosen = False

    def more(self, wide: float) -> float:
        """How many units higher than usual it is where it is so many units wide."""
        return 0

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if look.hot or self.chosen else "list-row", self.rect)


class Rows(Scrolled):
    """A list of rows. Tab goes past those that are not to be seen."""

    tabbed = False

    def __init__(self, name: str, rows: Sequence[Row]) -> None:
        super().__init__(name)
        self.rows = list(rows)

    def place(self, rect: Rect, units: Units, height: float, gap: float = 6) -> None:
        """Where the list is, and how high a row usually is in units."""

        def block(row: Row) -> Block:
            def put(room: Rect) -> None:
                row.rect = room

            return Block(lambda wide: units.px(height + row.more(wide / units.u)), put, [row], between)

        between = units.px(height + gap) - units.px(height)
        self.lay(rect, [block(row) for row in self.rows], units)
