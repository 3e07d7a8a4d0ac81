"""A text in the pages of a book: columns side by side, pictures below a paragraph or at its side."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.fonts import broken, px
from valhalla.ui.painter import Painter
from valhalla.ui.theme import EMBER, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.lists import ScrollBar

MARKED: Final = EMBER
SIDE: Final = 12  # units between a picture and the text at its side


class Paragraph(NamedTuple):
    """A piece of a long text; `gap` units are left free above it, `indent` beside it."""

    text: str
    style: Style
    gap: float = 0
    indent: float = 0
    margin: str = ""  # a word in the indent, before the first line
    keep: bool = False  # it stands in one column with the beginning of the next


class Plate(NamedTuple):
    """A picture in the text, so many units high and wide: at the right side, in the indent, or below."""

    draw: Callable[[Painter, Rect], None]
    high: float
    wide: float
    beside: bool = True
    indented: bool = False


class Told(NamedTuple):
    """A paragraph and its picture. A clause begins with the first of its paragraphs."""

    paragraph: Paragraph
    plate: Plate | None = None
    begins: bool = False


class _Row(NamedTuple):
    """A line of text within an atom."""

    text: str
    style: Style
    x: int
    y: int
    margin: str


class _Atom(NamedTuple):
    """What is not torn apart between two columns."""

    height: int
    rows: tuple[_Row, ...]
    plate: Plate | None = None
    at: Rect | None = None  # the picture's place within the atom
    gap: bool = False  # empty: not needed at the head of a column
    keep: bool = False  # not the last of a column


class ScrollText(Widget):
    """A long text in as many columns as it is given. With the focus, up and down move through it."""

    focusable = True
    sound = ""
    skips = False  # whether an empty line is left out at the head of a column

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.told: list[Told] = []
        self.columns: list[Rect] = []
        self.marks: Callable[[str], list[tuple[int, int]]] = lambda text: []  # what is marked in a line
        self.first = 0
        self.room = 1
        self.bar = ScrollBar(f"{name}-bar", self)
        self._atoms: list[_Atom] = []
        self._begins: list[int] = []  # the first atom of each paragraph
        self._clauses: list[int] = []  # the atoms with which clauses begin
        self._wanted: int | None = None  # the paragraph to be shown, once the atoms are set
        self._laid_for: tuple[object, ...] = ()

    @property
    def total(self) -> int:
        return len(self._atoms)

    def tell_of(self, told: Sequence[Told], at: int = 0) -> None:
        """Another text, from paragraph *at*."""
        self.told = list(told)
        self._wanted = at
        self._laid_for = ()

    def place_in(self, columns: Sequence[Rect], bar: Rect) -> None:
        self.columns = list(columns)
        self.rect = columns[0].unionall(self.columns[1:])
        self.bar.rect = bar
        self._laid_for = ()

    def place(self, rect: Rect, units: Units) -> None:
        bar = cut.right(rect, units.px(32))
        self.place_in([cut.left(rect, rect.w - units.px(34))], bar)

    # Moving

    def scroll_to(self, first: int) -> None:
        self.first = max(0, min(first, self.total - self.room))

    def step(self, dx: int, dy: int) -> bool:
        """Further on, or back; at the end the focus goes on."""
        before = self.first
        if dy:
            self.scroll_to(self.further(dy))
        return self.first != before

    def wheel(self, amount: float) -> bool:
        self.step(0, -1 if amount > 0 else 1)
        return True

    def further(self, by: int) -> int:
        """Where a step leads."""
        return self.first + 3 * by

    def page(self, by: int) -> None:
        self.scroll_to(self.first + by * max(1, self.room - 2))

    # Setting

    def _lay(self, p: Painter) -> None:
        if self._wanted is None and self._begins:  # other lines than before: what was read is found again
            self._wanted = max(0, bisect_right(self._begins, self.first) - 1)
        self._atoms, self._begins, self._clauses = [], [], []
        for told in self.told:
            gap = told.paragraph.gap
            if gap and self._atoms:
                self._atoms.append(_Atom(p.px(gap), (), gap=self.skips))
            self._begins.append(len(self._atoms))
            if told.begins:
                self._clauses.append(len(self._atoms))
            self._atoms += self._set_one(p, told)
        self.room = 1
        while self.room < self.total and self._fill(self.total - self.room - 1) >= self.total:
            self.room += 1
        self.bar.visible = self.room < self.total
        self.scroll_to(self.first if self._wanted is None else self._begins[self._wanted])
        self._wanted = None

    def _set_one(self, p: Painter, told: Told) -> list[_Atom]:
        """A paragraph as atoms: what stands beside a picture is one, any other line is one."""
        text, style, _gap, indent, margin, keep = told.paragraph
        font = p.fonts.face(style.font, px(style, p.letters(style)))
        line, x = font.get_linesize(), p.px(indent)
        wide = self.columns[0].w - x
        plate = told.plate
        if plate is None or not plate.beside:
            lines = broken(font, text, wide)
            atoms = [
                _Atom(line, (_Row(t, style, x, 0, "" if i else margin),), keep=keep or plate is not None)
                for i, t in enumerate(lines)
            ]
            if plate is not None:
                place = Rect(x, p.px(5), min(wide, p.px(plate.wide)), p.px(plate.high))
                atoms.append(_Atom(place.bottom + p.px(3), (), plate, place))
            return atoms
        place = Rect(0, p.px(2), p.px(plate.wide), p.px(plate.high))
        if plate.indented:
            narrow = broken(font, text, wide)
        else:
            place.right = self.columns[0].w
            narrow = broken(font, text, wide - place.w - p.px(SIDE))
        beside = max(1, -(-(place.bottom + p.px(4)) // line))
        rows = [_Row(t, style, x, i * line, "" if i else margin) for i, t in enumerate(narrow[:beside])]
        atoms = [_Atom(max(place.bottom + p.px(2), len(rows) * line), tuple(rows), plate, place)]
        rest = broken(font, " ".join(narrow[beside:]), wide) if len(narrow) > beside else []
        return atoms + [_Atom(line, (_Row(t, style, x, 0, ""),)) for t in rest]

    def _fill(self, first: int, draw: Callable[[_Atom, Rect], None] | None = None) -> int:
        """Flow through the columns from an atom on; the first that finds no room."""
        i = first
        for column in self.columns:
            y = column.y
            while i < self.total and y + self._need(i, y > column.y) <= column.bottom:
                atom = self._atoms[i]
                if not (atom.gap and y == column.y):
                    if draw is not None:
                        draw(atom, cut.row_at(column, y, atom.height))
                    y += atom.height
                i += 1
        return i

    def _need(self, i: int, may_wait: bool) -> int:
        """How much room an atom needs, with those that it must not stand without."""
        atom = self._atoms[i]
        follows = may_wait and (atom.keep or atom.gap) and i + 1 < self.total
        return atom.height + (self._need(i + 1, may_wait) if follows else 0)

    # Drawing

    def draw(self, p: Painter, look: Look) -> None:
        key = (tuple(map(tuple, self.columns)), p.u)
        if self._laid_for != key:
            self._lay(p)
            self._laid_for = key
        self._end = self._fill(self.first, lambda atom, at: self._draw_atom(p, atom, at))

    def _draw_atom(self, p: Painter, atom: _Atom, at: Rect) -> None:
        for text, style, x, y, margin in atom.rows:
            line = p.fonts.face(style.font, px(style, p.letters(style))).get_linesize()
            taken = at.w - atom.at.x + p.px(SIDE) if atom.at is not None and atom.at.x > x else 0
            box = Rect(at.x + x, at.y + y, at.w - x - taken, line)
            for start, end in self.marks(text):
                before, marked = p.width(text[:start], style), p.width(text[start:end], style)
                p.fill(Rect(box.x + before - p.px(2), box.y, marked + p.px(4), line), MARKED, 0.4)
            p.text(text, box, style._replace(centred=False), valign="top")
            if margin:
                beside = Rect(at.x, at.y + y, x - p.px(8), line)
                p.text(margin, beside, style._replace(font="bold", centred=False), valign="top")
        if atom.plate is not None and atom.at is not None:
            atom.plate.draw(p, atom.at.move(at.topleft))


class BookText(ScrollText):
    """Up and down go from clause to clause, and a page is turned over as a whole."""

    skips = True

    def further(self, by: int) -> int:
        if by > 0:
            return next((atom for atom in self._clauses if atom > self.first), self.total)
        return next((atom for atom in reversed(self._clauses) if atom < self.first), 0)

    def page(self, by: int) -> None:
        """What did not find room comes next."""
        if by > 0:
            self.scroll_to(self._end)
            return
        first = self.first
        while first > 0 and self._fill(first - 1) >= self.first:
            first -= 1
        self.scroll_to(first)
