"""The reference card of a table: the turn in short, the signs, and what counts at this number of players.

What stands on it is the game's own (`words/<game>/reference.py`); numbers come from its rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.theme import BROWN_INK, PAPER_BODY, PAPER_HEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.book import BookText, Paragraph, Plate, Told
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.hints import Hints
from valhalla.words import games
from valhalla.words.crib import Line, Part
from valhalla.words.language import _, ngettext
from valhalla.words.record import words_of

SIGN: Final = 20  # units that a sign beside its words is high
GAP: Final = 5  # between two signs
NARROWEST: Final = 300  # units of a column: where three have less, there are two, or one
HEAD: Final = PAPER_HEADING._replace(size=20)
TITLE: Final = PAPER_HEADING._replace(size=26)
BODY: Final = PAPER_BODY._replace(size=14.5)


class ReferenceScene(Scene):
    """A sheet over the table."""

    over = True
    ways_out = (Act.BACK, Act.REFERENCE)

    def __init__(self, below: PlayScene) -> None:
        super().__init__(below.app)
        self.below = below
        self.sheet = Rect(0, 0, 0, 0)
        self.text = BookText("text")
        self.close = Button("close", "", self.back, icon="arrow-left")
        self.rules = Button("rules", "", self._read, icon="book")
        self.hints = Hints(self.app.input, ())
        self.reworded()

    def reworded(self) -> None:
        self.close.label, self.rules.label = _("Back"), _("The rules")
        self.hints.hints = [(Act.UP, _("read on")), (Act.BACK, _("back"))]
        parts = words_of(self.below.match.staging.game).reference(self.below.shown)
        self.text.tell_of([told for part in parts for told in _part(part)])

    def title(self) -> str:
        match = self.below.match
        count = match.session.setup.players
        players = ngettext("{count} player", "{count} players", count).format(count=count)
        return f"{games.name(match.staging.game)} · {players}"

    def _read(self) -> None:
        self.app.show_rule(self.below.rule_here())

    def turn(self, by: int) -> None:
        self.text.page(by)

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        size = min(units.width - px(20), px(1260)), min(units.height - px(16), px(900))
        self.sheet = cut.sized(*size, center=units.area.center)
        inner = cut.inset(self.sheet, px(34), px(22))
        foot = cut.bottom(inner, px(46))
        self.close.rect = cut.left(foot, min(px(170), (foot.w - px(12)) * 4 // 9))
        beside = self.close.rect.right + px(12)
        self.rules.rect = cut.column_at(foot, beside, min(px(220), foot.right - beside))
        self.hints.rect = cut.from_x(foot, self.rules.rect.right + px(20))
        room = cut.row_at(inner, inner.y + px(40), foot.y - inner.y - px(44))
        self._lay_columns(room, units)
        widgets: list[Widget] = [self.text, self.text.bar, self.close, self.rules, self.hints]
        self.renew(widgets)

    def _lay_columns(self, room: Rect, units: Units) -> None:
        px = units.px
        text = cut.inset(cut.left(room, room.w - px(34)), px(14), px(5))
        count = max(1, min(3, text.w // px(NARROWEST)))
        bar = Rect(room.right - px(32), text.y, px(32), text.h)
        self.text.place_in(cut.row(text, count, px(26)), bar)

    def draw_below(self, p: Painter) -> None:
        p.shade(0.55)
        p.plate("paper", self.sheet)
        p.text(self.title(), cut.row_at(self.sheet, self.sheet.y + p.px(20), p.px(36)), TITLE)


def _part(part: Part) -> list[Told]:
    """A heading and its lines; words begin below one another, behind the widest sign."""
    wide = max((len(one.signs) for one in part.lines if len(one.signs) < MANY), default=0)
    indent = wide * (SIGN + GAP) + GAP if wide else 0
    heading = Paragraph(part.title, HEAD._replace(centred=False, colour=BROWN_INK), 9, keep=True)
    return [Told(heading, begins=True), *(_told(one, indent) for one in part.lines)]


MANY: Final = 4  # so many signs stand in a row below their words


def _told(one: Line, indent: float) -> Told:
    if not one.signs:
        return Told(Paragraph(one.text, BODY, 3))
    below = len(one.signs) >= MANY
    wide = len(one.signs) * (SIGN + GAP) - GAP
    plate = Plate(lambda p, rect: _draw(p, one.signs, rect), SIGN, wide, beside=not below, indented=True)
    return Told(Paragraph(one.text, BODY, 3, 0 if below else indent), plate)


def _draw(p: Painter, signs: Sequence[str], rect: Rect) -> None:
    for i, sign in enumerate(signs):
        place = Rect(rect.x + i * p.px(SIGN + GAP), rect.y, rect.h, rect.h)
        kind, _slash, name = sign.partition("/")
        if kind == "icon":
            p.icon(name, place, BROWN_INK)
        else:
            p.picture(f"{sign}.webp", place)
