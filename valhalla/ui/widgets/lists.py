"""What is longer than its place: rows that scroll, a text that scrolls, and the bar beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import GOLD, PALE_GOLD
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


class Row(Pressable):
    """A row of a list: moving past the last one to be seen scrolls."""

    def __init__(self, name: str, on_press: Callback = nothing) -> None:
        super().__init__(name, on_press)
        self.list: Rows | None = None
        self.chosen = False

    def step(self, dx: int, dy: int) -> bool:
        return bool(dy) and self.list is not None and self.list.walk(self, dy)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if look.hot or self.chosen else "list-row", self.rect)


class Rows(Widget):
    """A list of rows, of which as many are to be seen as have room."""

    def __init__(self, name: str, rows: Sequence[Row], on_focus: Callable[[Widget], None]) -> None:
        super().__init__(name)
        self.rows = list(rows)
        self.on_focus = on_focus
        self.first = 0
        self.room = 1
        self.bar = ScrollBar(f"{name}-bar", self)
        for row in self.rows:
            row.list = self

    @property
    def total(self) -> int:
        return len(self.rows)

    @property
    def parts(self) -> list[Widget]:
        """Everything a scene must know of."""
        return [self, *self.rows, self.bar]

    def place(self, rect: Rect, units: Units, height: float, gap: float = 6) -> None:
        """Where the list is, and how high each row is in units."""
        self.rect = rect
        step, high = units.px(height + gap), units.px(height)
        self.room = max(1, (rect.h + units.px(gap)) // step)
        self.bar.visible = self.total > self.room
        beside = units.px(34) if self.bar.visible else 0
        self.bar.rect = cut.right(rect, units.px(32))
        self._slots = [Rect(rect.x, rect.y + i * step, rect.w - beside, high) for i in range(self.room)]
        self.scroll_to(self.first)

    def scroll_to(self, first: int) -> None:
        self.first = max(0, min(first, self.total - self.room))
        for i, row in enumerate(self.rows):
            row.visible = self.first <= i < self.first + self.room
            if row.visible:
                row.rect = self._slots[i - self.first]

    def show(self, i: int) -> None:
        """Scroll as little as is needed to see a row."""
        if i < self.first:
            self.scroll_to(i)
        elif i >= self.first + self.room:
            self.scroll_to(i - self.room + 1)

    def page(self, by: int) -> None:
        self.scroll_to(self.first + by * self.room)

    def walk(self, row: Row, by: int) -> bool:
        """The focus goes on to a neighbour that may be hidden yet."""
        to = self.rows.index(row) + by
        if not 0 <= to < self.total:
            return False
        self.show(to)
        self.on_focus(self.rows[to])
        return True

    def wheel(self, amount: float) -> bool:
        self.scroll_to(self.first - (1 if amount > 0 else -1))
        return True
