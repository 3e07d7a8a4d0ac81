"""The rulebook: an open book with its chapters, a search, and pictures. F1 opens it at a clause."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from valhalla.games import GAMES
from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.hall import HearthScene
from valhalla.ui.table.record import pictures_of
from valhalla.ui.theme import BONE, CAPS, NAME, PALE_GOLD, PAPER_BODY, PAPER_HEADING, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.book import BookText, Paragraph, Told
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.fields import TextField
from valhalla.ui.widgets.hints import Hints
from valhalla.ui.widgets.lists import Row, Rows
from valhalla.words import games
from valhalla.words.chapters import Clause, Section
from valhalla.words.language import N_, _
from valhalla.words.rulebook import UnknownClause, book_of, find, marked, section_of, sections

INDENT: Final = 60  # units beside the text, for the numbers of clauses
NARROWEST: Final = 350  # units of a column: where two have less, there is one
CONTENTS: Final = 248  # units of the list of contents beside the pages
LOW: Final = 560  # units of height: where there is less, one row holds all there is besides a page
ENTRY: Final = Style(CAPS, 18, BONE)
BOOK: Final = PAPER_BODY._replace(size=18)
HEAD: Final = PAPER_HEADING._replace(size=27)
DARK_BLOOD: Final = (112, 28, 20)  # blood that is read in small letters
ASKED: Final = BOOK._replace(colour=DARK_BLOOD)
LETTERS: Final = 40
# What X on a pad, or a right click, looks for in turn: there are no letters to type with.
WORDS: Final = (
    N_("reroll"), N_("arm"), N_("tactic"), N_("shield"), N_("jarl"), N_("giant"), N_("end"), N_("set"),
)  # fmt: skip


class SectionRow(Row):
    """A section in the list of contents."""

    sound = "page"

    def __init__(self, name: str, title: str, on_press: Callback) -> None:
        super().__init__(name, on_press)
        self.title = title

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        style = ENTRY._replace(colour=PALE_GOLD if look.hot or self.chosen else ENTRY.colour)
        p.text(self.title, self.rect.inflate(-p.px(24), 0), style, align="left", lines=2)


class RuleScene(HearthScene):
    """A book over whatever was asked about. A narrow one shows either its contents or a page."""

    over = True
    ways_out = (Act.BACK, Act.RULE)

    def __init__(self, app: App, rule: str = "") -> None:
        super().__init__(app)
        self.rule = rule
        self.section = _section(rule)
        self.game = book_of(self.section)
        self.pictures = pictures_of(self.game)(app.art, app.fonts)
        self.book = Rect(0, 0, 0, 0)
        self.pages: list[Rect] = []
        self.search = TextField(
            "search", "", self._look_for, most=LETTERS, suggest=self._next_word, style=NAME
        )
        self.search.hint = _("Search the rules")
        self.search.tip = _("Type a word. A right click, or X on a gamepad, looks for one after another.")
        self.text = BookText("text")
        self.leaf = Button("contents-button", _("Contents"), self._leaf, icon="book")
        self.leaf.visible = False
        self.leafing = False  # in a narrow book: the contents are shown
        self.close = Button("close", _("Back"), self.back, icon="arrow-left")
        hints = [(Act.UP, _("read on")), (Act.ACCEPT, _("open")), (Act.BACK, _("back"))]
        self.hints = Hints(app.input, hints)
        self._list(sections(self.game))
        self._open(self.section)

    def _list(self, listed: tuple[Section, ...]) -> None:
        """These sections in the list of contents."""
        rows = [SectionRow(f"section-{s.id}", _(s.title), partial(self._open, s.id)) for s in listed]
        others = [game for game in GAMES if game != self.game] if listed == sections(self.game) else []
        rows += [
            SectionRow(f"book-{game}", games.name(game), partial(self.take_book, game)) for game in others
        ]
        self.contents = Rows("contents", rows)
        self._renew()

    def _renew(self) -> None:
        """What is to be seen: in a narrow book either the contents or a page."""
        contents = self.contents.parts if self.leafing or not self.leaf.visible else []
        text: list[Widget] = [] if self.leafing and self.leaf.visible else [self.text, self.text.bar]
        self.renew([self.search, self.leaf, *contents, *text, self.close, self.hints])

    def _leaf(self) -> None:
        """To the contents, and back to the page."""
        self.leafing = not self.leafing
        self.layout(self.units)

    def take_book(self, game: str) -> None:
        """Another game's book, from its beginning."""
        self.game, self.rule = game, ""
        self.pictures = pictures_of(game)(self.app.art, self.app.fonts)
        self._list(sections(game))
        self.layout(self.units)
        self._open(sections(game)[0].id)

    # What is read

    def _open(self, id: str) -> None:
        """Show a section; the clause that was asked for comes first and is marked."""
        self.section, self.leafing = id, False
        self.text.marks = lambda text: []
        self._renew()
        section = section_of(id)
        told = [Told(Paragraph(section.title, HEAD, keep=True), begins=True)]
        at = 0
        for clause in section.clauses:
            if clause.id == self.rule:
                at = len(told)
            told += self._clause(clause)
        self.text.tell_of(told, at if at > 1 else 0)  # the first clause is shown with the title above it
        self._mark(id)

    def _clause(self, clause: Clause) -> list[Told]:
        told = []
        for i, text in enumerate(clause.text.split("\n")):
            style = ASKED if clause.id == self.rule and self.pictures.marked(clause.id, i) else BOOK
            line = Paragraph(text, style, 5 if i else 13, INDENT, "" if i else clause.id)
            told.append(Told(line, self.pictures.of(clause.id, i), begins=not i))
        return told

    def _mark(self, id: str) -> None:
        for row in self.contents.rows:
            row.chosen = row.name == f"section-{id}"
        self.changed = True

    def _look_for(self, words: str) -> None:
        """The clauses with these words, under the titles of their sections; without words, the section."""
        found = find(words, self.game) if words.strip() else []
        self.leafing = False
        homes = {section_of(clause.id).id for clause in found}
        book = sections(self.game)
        self._list(tuple(s for s in book if s.id in homes) if words.strip() else book)
        self.layout(self.units)
        if not words.strip():
            self._open(self.section)
            return
        told = [] if found else [Told(Paragraph(_("No clause has these words."), BOOK))]
        last = ""
        for clause in found:
            section = section_of(clause.id)
            if section.id != last:
                told.append(Told(Paragraph(section.title, HEAD, 16, keep=True), begins=True))
                last = section.id
            told += self._clause(clause)
        self.text.tell_of(told)
        self.text.marks = partial(marked, words)
        self._mark("")

    def _next_word(self) -> str:
        words = [_(word) for word in WORDS]
        at = words.index(self.search.text) + 1 if self.search.text in words else 0
        return words[at % len(words)]

    # Where

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        high = units.height - px(16)
        size = min(units.width - px(20), px(1260)), high if units.upright else min(high, px(940))
        self.book = cut.sized(*size, center=units.area.center)
        inner = cut.inset(self.book, px(26), px(24))
        page = inner.w - px(CONTENTS + 14)
        self.leaf.visible = page - px(88) < px(NARROWEST)
        if self.leaf.visible:
            room = contents = self._lay_narrow(cut.inset(self.book, px(16), px(14)))
        else:
            foot = inner.bottom - px(48)
            left = Rect(inner.x, inner.y, px(CONTENTS), foot - inner.y - px(10))
            room = cut.from_x(inner, left.right + px(14))
            self.search.rect = cut.top(left, px(44))
            contents = cut.row_at(left, left.y + px(56), left.h - px(56))
            self._lay_foot(cut.row_at(inner if units.height >= px(LOW) else left, foot, px(48)))
            if units.height >= px(LOW):  # in less the foot lies below the contents alone
                room.h = foot - px(8) - room.y
        self.contents.place(contents, units, 44, 5)
        opened = [row for row in self.contents.rows if row.chosen]
        if opened:
            self.contents.reveal(opened[0])  # the book has more chapters than the list has room for
        self._lay_pages(room, units)
        self._renew()

    def _lay_narrow(self, inner: Rect) -> Rect:
        """What lies around the page, or around the contents: the room that is left."""
        px, needs = self.units.px, (self.app.fonts, self.units)
        row = cut.top(inner, px(44))
        room = cut.from_y(inner, row.bottom + px(8))
        self.leaf.rect = cut.right(row, self.leaf.needs(*needs))
        if self.units.height < px(LOW):
            self.close.rect = cut.left(row, self.close.needs(*needs))
            row = cut.from_x(row, self.close.rect.right + px(10))
            row.w = self.leaf.rect.x - px(10) - row.x
            self.hints.rect = Rect(0, 0, 0, 0)
        else:
            room.h -= px(54)
            foot = cut.below(room, px(48), px(6))
            self._lay_foot(cut.left(foot, foot.w - self.leaf.rect.w - px(10)))
            self.leaf.rect = cut.right(foot, self.leaf.rect.w)
        self.search.rect = row
        return room

    def _lay_foot(self, row: Rect) -> None:
        px = self.units.px
        self.close.rect = cut.left(row, px(170))
        left = self.close.rect.right + px(20)
        self.hints.rect = cut.column_at(row, left, min(px(460), row.right - left))

    def _lay_pages(self, room: Rect, units: Units) -> None:
        """Two pages where each has room for a column, else one."""
        px = units.px
        half = cut.left(room, room.w // 2)
        self.pages = [half, half.move(half.w, 0)]
        if half.w - px(80) < px(NARROWEST):
            self.pages = [room]
        margin = px(24 if self.leaf.visible else 38)
        columns = [cut.inset(page, margin, margin) for page in self.pages]
        columns[-1].w -= px(12)
        bar = Rect(columns[-1].right + px(8), columns[-1].y, px(32), columns[-1].h)
        for column in columns:
            column.w = columns[-1].w
        self.text.place_in(columns, bar)

    def turn(self, by: int) -> None:
        self.app.sound.cue("page")
        (self.contents if self.leafing and self.leaf.visible else self.text).page(by)

    # Drawing

    def draw_below(self, p: Painter) -> None:
        if self.app.scenes[0] is self:
            super().draw_below(p)
        else:
            p.shade(0.55)
        p.plate("dialog", self.book)
        if self.leafing and self.leaf.visible:
            return
        for page in self.pages:
            p.plate("paper", page)
        if len(self.pages) > 1 and not p.blind:
            self._fold(p)

    def _fold(self, p: Painter) -> None:
        """The shadow where two pages meet."""
        page = self.pages[1]
        size = p.px(64), page.h - p.px(10)
        fold = p.art.kept(("fold", size), lambda: _fold(size))
        p.blit(fold, (page.x - size[0] // 2, page.y + p.px(5)))


def _fold(size: tuple[int, int]) -> Surface:
    """Darkness that falls off to both sides; premultiplied."""
    dark = Surface(size, pygame.SRCALPHA)
    middle = size[0] / 2
    for x in range(size[0]):
        near = 1 - abs(x + 0.5 - middle) / middle
        dark.fill((0, 0, 0, round(150 * near**2.2)), Rect(x, 0, 1, size[1]))
    return dark


def _section(rule: str) -> str:
    """The section that holds a clause; the first one if there is no such clause."""
    try:
        return section_of(rule).id
    except UnknownClause:
        return sections(next(iter(GAMES)))[0].id
