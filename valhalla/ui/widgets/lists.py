"""What is longer than its place: rows that scroll, a text that scrolls, and the bar beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.fonts import broken, px
from valhalla.ui.painter import Painter
from valhalla.ui.theme import GOLD, PALE_GOLD, Style
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


class Paragraph(NamedTuple):
    """A piece of a long text; `gap` units are left free above it, `indent` beside it."""

    text: str
    style: Style
    gap: float = 0
    indent: float = 0
    margin: str = ""  # a word in the indent, before the first line


class _Line(NamedTuple):
    text: str
    style: Style
    indent: float
    height: int
    margin: str


class ScrollText(Widget):
    """A long text. With the focus, up and down move through it."""

    focusable = True
    sound = ""

    def __init__(self, name: str, paragraphs: Sequence[Paragraph]) -> None:
        super().__init__(name)
        self.paragraphs = list(paragraphs)
        self.first = 0
        self.room = 1
        self.bar = ScrollBar(f"{name}-bar", self)
        self._lines: list[_Line] = []
        self._set_for: tuple[int, float] = (0, 0.0)
        self._begins: list[int] = []  # the first line of each paragraph
        self._wanted: int | None = None  # the paragraph to be shown, once the lines are set

    @property
    def total(self) -> int:
        return len(self._lines)

    def tell(self, paragraphs: Sequence[Paragraph], at: int = 0) -> None:
        """Another text, from paragraph *at*."""
        self.paragraphs = list(paragraphs)
        self._wanted = at
        self._lines = []

    def place(self, rect: Rect, units: Units) -> None:
        self.rect = cut.left(rect, rect.w - units.px(34))
        self.bar.rect = cut.right(rect, units.px(32))
        self._lines = []

    def scroll_to(self, first: int) -> None:
        self.first = max(0, min(first, self.total - self.room))

    def step(self, dx: int, dy: int) -> bool:
        before = self.first
        self.scroll_to(self.first + 3 * dy)
        return bool(dy) and self.first != before

    def page(self, by: int) -> None:
        self.scroll_to(self.first + by * max(1, self.room - 2))

    def wheel(self, amount: float) -> bool:
        self.scroll_to(self.first - (3 if amount > 0 else -3))
        return True

    def _set(self, p: Painter) -> None:
        """Break the paragraphs into lines."""
        self._lines, self._begins = [], []
        for text, style, gap, indent, margin in self.paragraphs:
            font = p.fonts.face(style.font, px(style, p.u))
            if gap and self._lines:
                self._lines.append(_Line("", style, 0, p.px(gap), ""))
            self._begins.append(len(self._lines))
            for i, line in enumerate(broken(font, text, self.rect.w - p.px(indent))):
                self._lines.append(_Line(line, style, indent, font.get_linesize(), margin if not i else ""))
        self.room = self._fitting(p)
        self.bar.visible = self.room < self.total
        self.scroll_to(self.first if self._wanted is None else self._begins[self._wanted])
        self._wanted = None

    def _fitting(self, p: Painter) -> int:
        """How many lines have room at the end of the text: elsewhere there may be a few more or less."""
        used, count = 0, 0
        for line in reversed(self._lines):
            used += line.height
            if used > self.rect.h:
                break
            count += 1
        return max(1, count)

    def draw(self, p: Painter, look: Look) -> None:
        if not self._lines or self._set_for != (self.rect.w, p.u):
            self._set(p)
            self._set_for = self.rect.w, p.u
        y = self.rect.y
        for text, style, indent, height, margin in self._lines[self.first :]:
            if y + height > self.rect.bottom:
                break
            box = Rect(self.rect.x + p.px(indent), y, self.rect.w - p.px(indent), height)
            p.text(text, box, style._replace(centred=False), valign="top")
            if margin:
                beside = Rect(self.rect.x, y, p.px(indent) - p.px(8), height)
                p.text(margin, beside, style._replace(font="bold", centred=False), valign="top")
            y += height
