"""The rulebook: its sections, and the text of one of them. F1 opens it at a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.theme import BLOOD, BROWN_INK, CAPS, INK, PAPER_BODY, PAPER_HEADING, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.hints import Hints
from valhalla.ui.widgets.lists import Paragraph, Row, Rows, ScrollText
from valhalla.words.language import _
from valhalla.words.rulebook import SECTIONS, UnknownClause, section_of

if TYPE_CHECKING:
    from valhalla.ui.app import App

INDENT: Final = 58  # units beside the text, for the numbers of clauses
ENTRY: Final = Style(CAPS, 17, BROWN_INK, shadow=False)
DARK_BLOOD: Final = (112, 28, 20)  # blood that is read in small letters
ASKED: Final = PAPER_BODY._replace(colour=DARK_BLOOD)


class SectionRow(Row):
    """A section in the list of contents."""

    sound = "page"

    def __init__(self, name: str, title: str, on_press: Callback) -> None:
        super().__init__(name, on_press)
        self.title = title

    def draw(self, p: Painter, look: Look) -> None:
        style = ENTRY._replace(colour=BLOOD if look.hot else INK if self.chosen else BROWN_INK)
        box = p.text(self.title, self.rect.inflate(-p.px(16), 0), style)
        if self.chosen:
            p.surface.fill(BLOOD, Rect(box.x, box.bottom, box.w, max(1, p.px(2))))


class RuleScene(Scene):
    """A sheet of parchment over whatever was asked about."""

    over = True

    def __init__(self, app: App, rule: str = "") -> None:
        super().__init__(app)
        self.rule = rule
        self.section = _section(rule)
        self.sheet = Rect(0, 0, 0, 0)
        rows = [
            SectionRow(f"section-{section.id}", _(section.title), self._opener(section.id))
            for section in SECTIONS
        ]
        self.contents = Rows("contents", rows, self.set_focus)
        self.text = ScrollText("text", [])
        self.close = Button("close", _("Back"), self.back, icon="arrow-left")
        hints = [(Act.UP, _("read on")), (Act.ACCEPT, _("open")), (Act.BACK, _("back"))]
        self.hints = Hints(app.input, hints)
        self.widgets = [*self.contents.parts, self.text, self.text.bar, self.close, self.hints]
        self._open(self.section)

    def _opener(self, section: str) -> Callback:
        return lambda: self._open(section)

    def _open(self, id: str) -> None:
        """Show a section; the clause that was asked for comes first and is marked."""
        self.section = id
        clauses = section_of(id).clauses
        told = [Paragraph(section_of(id).title, PAPER_HEADING)]
        at = 0
        for clause in clauses:
            style = ASKED if clause.id == self.rule else PAPER_BODY
            if clause.id == self.rule:
                at = len(told)
            for i, text in enumerate(clause.text.split("\n")):
                told.append(Paragraph(text, style, 5 if i else 12, INDENT, "" if i else clause.id))
        self.text.tell(told, at)
        for row, section in zip(self.contents.rows, SECTIONS, strict=True):
            row.chosen = section.id == id

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        wide = min(units.width - px(40), px(1100))
        self.sheet = Rect(0, 0, wide, min(units.height - px(24), px(900)))
        self.sheet.center = units.area.center
        inner = self.sheet.inflate(-px(110), -px(100))
        foot = inner.bottom - px(46)
        left = Rect(inner.x, inner.y, px(230), foot - inner.y - px(14))
        self.contents.place(left, units, 36, 4)
        right = Rect(left.right + px(24), inner.y, inner.right - left.right - px(24), left.h)
        self.text.place(right, units)
        self.close.rect = Rect(inner.x, foot, px(150), px(46))
        self.hints.rect = Rect(self.close.rect.right + px(20), foot, px(460), px(46))

    def act(self, act: Act) -> None:
        if act in (Act.PAGE_UP, Act.PAGE_DOWN):
            self.text.page(1 if act is Act.PAGE_DOWN else -1)
        elif act is Act.RULE:
            self.back()
        else:
            super().act(act)

    def draw_below(self, p: Painter) -> None:
        p.shade(0.6)
        p.plate("paper", self.sheet)


def _section(rule: str) -> str:
    """The section that holds a clause; the first one if there is no such clause."""
    try:
        return section_of(rule).id
    except UnknownClause:
        return SECTIONS[0].id
