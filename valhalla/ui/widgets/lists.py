"""What is longer than its place: rows that scroll, a text that scrolls, and the bar beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BLACK, GOLD, PALE_GOLD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing
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


PEEK: Final = 14  # units: less of a line that is cut off is not shown
DUSK: Final = 8  # steps in which it gets dark there


class Scrolled(Widget):
    """Lines of widgets, of which as many are to be seen as have room. The focus brings the others into sight.

    With nothing in it that takes the focus it takes it itself, and up and down move through it.
    """

    sound = ""
    tabbed = True  # Tab goes through all of it, not only through what is to be seen

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.lines: list[list[Widget]] = []
        self.first = 0
        self.room = 1  # lines that are to be seen at the end
        self.bar = ScrollBar(f"{name}-bar", self)
        self.bar.visible = False
        self._edges: list[tuple[int, int]] = []  # top and bottom of each line, as they were laid
        self._shift = 0

    @property
    def total(self) -> int:
        return len(self.lines)

    @property
    def parts(self) -> list[Widget]:
        """Everything a scene must know of."""
        return [self, *(widget for line in self.lines for widget in line), self.bar]

    @property
    def usable(self) -> list[Widget]:
        """All that takes the focus, in sight or not."""
        found = (widget for line in self.lines for widget in line)
        return [widget for widget in found if widget.focusable and not widget.mouse_only]

    def lay(self, rect: Rect, units: Units, lines: Callable[[Rect], Sequence[Sequence[Widget]]]) -> None:
        """Its place, and who lays the lines: as wide as the place, from its top downwards."""
        self.rect = rect
        self.bar.rect = cut.right(rect, units.px(32))
        self._set(lines(rect))
        self.bar.visible = bool(self._edges) and self._edges[-1][1] > rect.bottom
        if self.bar.visible:
            self._set(lines(cut.left(rect, rect.w - units.px(34))))
        self.focusable = self.bar.visible and not self.usable
        self.room = 1
        while self.room < self.total and self._edges[-1][1] - self._edges[-self.room - 1][0] <= rect.h:
            self.room += 1
        self.scroll_to(self.first)

    def _set(self, lines: Sequence[Sequence[Widget]]) -> None:
        self.lines = [list(line) for line in lines if line]
        rects = [[widget.rect for widget in line] for line in self.lines]
        self._edges = [(min(r.top for r in line), max(r.bottom for r in line)) for line in rects]
        self._shift = 0
        for line in self.lines:
            for widget in line:
                widget.inside = self

    def scroll_to(self, first: int) -> None:
        self.first = max(0, min(first, self.total - self.room))
        if not self.lines:
            return
        shift = self._edges[0][0] - self._edges[self.first][0]
        for i, (line, edges) in enumerate(zip(self.lines, self._edges, strict=True)):
            seen = i == self.first or (i > self.first and edges[1] + shift <= self.rect.bottom)
            for widget in line:
                widget.rect = widget.rect.move(0, shift - self._shift)
                widget.visible = seen
        self._shift = shift

    def draw(self, p: Painter, look: Look) -> None:
        """The line that is cut off below, in the dark: there is more."""
        after = next((line for line in self.lines[self.first :] if not line[0].visible), [])
        rest = self.rect.bottom - min((widget.rect.top for widget in after), default=self.rect.bottom)
        if rest < p.px(PEEK) or p.blind:
            return
        clip, notes = p.surface.get_clip(), p.notes
        p.surface.set_clip(self.rect.clip(clip))
        p.notes = None
        for widget in after:
            widget.draw(p, Look())
        p.notes = notes
        for i in range(DUSK):  # darker and darker
            start, end = (self.rect.bottom - rest + rest * part // DUSK for part in (i, i + 1))
            p.fill(cut.row_at(self.rect, start, end - start), BLACK, 0.3 + 0.5 * i / DUSK)
        p.surface.set_clip(clip)

    def show(self, widget: Widget) -> None:
        """Scroll as little as is needed to see a widget, and what stands above it as its heading."""
        at = next(i for i, line in enumerate(self.lines) if widget in line)
        if at < self.first:
            first = at
            while first and not any(other.focusable for other in self.lines[first - 1]):
                first -= 1
            self.scroll_to(first)
        while self.first < at and not widget.visible:
            self.scroll_to(self.first + 1)

    def page(self, by: int) -> None:
        seen = sum(line[0].visible for line in self.lines)
        self.scroll_to(self.first + by * max(1, seen))

    def step(self, dx: int, dy: int) -> bool:
        before = self.first
        self.scroll_to(self.first + dy)
        return self.first != before

    def wheel(self, amount: float) -> bool:
        self.scroll_to(self.first - (1 if amount > 0 else -1))
        return True


class Row(Pressable):
    """A row of a list: moving past the last one to be seen scrolls."""

    def __init__(self, name: str, on_press: Callback = nothing) -> None:
        super().__init__(name, on_press)
        self.list: Rows | None = None
        self.chosen = False

    def more(self, wide: float) -> float:
        """How many units higher than usual it is where it is so many units wide."""
        return 0

    def step(self, dx: int, dy: int) -> bool:
        return bool(dy) and self.list is not None and self.list.walk(self, dy)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if look.hot or self.chosen else "list-row", self.rect)


class Rows(Scrolled):
    """A list of rows. Tab goes past those that are not to be seen."""

    tabbed = False

    def __init__(self, name: str, rows: Sequence[Row], on_focus: Callable[[Widget], None]) -> None:
        super().__init__(name)
        self.rows = list(rows)
        self.lines = [[row] for row in self.rows]
        self.on_focus = on_focus
        for row in self.rows:
            row.list = self

    def place(self, rect: Rect, units: Units, height: float, gap: float = 6) -> None:
        """Where the list is, and how high a row usually is in units."""

        def lay(room: Rect) -> list[list[Row]]:
            y = room.y
            for row in self.rows:
                high = height + row.more(room.w / units.u)
                row.rect = cut.row_at(room, y, units.px(high))
                y += units.px(high + gap)
            return [[row] for row in self.rows]

        self.lay(rect, units, lay)

    def walk(self, row: Row, by: int) -> bool:
        """The focus goes on to a neighbour that may be hidden yet."""
        to = self.rows.index(row) + by
        if not 0 <= to < self.total:
            return False
        self.show(self.rows[to])
        self.on_focus(self.rows[to])
        return True
