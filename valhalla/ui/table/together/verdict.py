"""What has been decided stays to be seen until somebody goes on: a sheet with a line a seat, or a plank.

A game says before which events it waits (`Staging.halts`), and what stands on the sheet (`Staging.verdict`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.areas import Area
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import BLOOD, INK, PAPER_BODY, PAPER_HEADING, PAPER_SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

NAME: Final = "go-on"
WIDE: Final = 640  # units of the sheet
LINE: Final = 62  # units of a line
HEAD: Final = 92  # units of the title above
FOOT: Final = 100  # of the plank below
PLANK: Final = (230, 54)
LEAST: Final = 0.7  # of its size that a long line is set smaller by


class Standing(NamedTuple):
    """A line: whose it is, its number, what is said of it, the cards it brings."""

    seat: int
    number: str
    note: str = ""
    cards: Sequence[int] = ()
    best: bool = False


class Verdict(NamedTuple):
    """The sheet: its heading, what it is about in small letters, a line for each seat from the best on."""

    title: str
    note: str
    lines: tuple[Standing, ...]
    rule: str


class VerdictSheet(Widget):
    """Everybody's lines on a sheet of paper, over the middle of the table."""

    def __init__(self, scene: PlayScene, verdict: Verdict, rect: Rect) -> None:
        super().__init__("verdict", rect, rule=verdict.rule)
        self.scene = scene
        self.verdict = verdict

    def draw(self, p: Painter, look: Look) -> None:
        p.layer += 1
        self._draw(p)
        p.layer -= 1

    def _draw(self, p: Painter) -> None:
        p.plate("paper", self.rect)
        inner = cut.inset(self.rect, p.px(40), p.px(26))
        head = cut.top(inner, p.wx(36))
        style = PAPER_HEADING._replace(colour=BLOOD)
        p.text(self.verdict.title, head, p.shrunk(self.verdict.title, head, style, style.size * LEAST, 1))
        low = cut.below(head, p.wx(24))
        small = PAPER_SMALL._replace(centred=True)
        p.text(self.verdict.note, low, p.shrunk(self.verdict.note, low, small, small.size * LEAST, 1))
        y = self.rect.y + p.wx(HEAD)
        lines = self.verdict.lines
        high = (self.rect.bottom - p.wx(FOOT) - y) // max(1, len(lines))
        for i, line in enumerate(lines):
            self._line(p, cut.row_at(inner, y + i * high, high), i + 1, line)

    def _line(self, p: Painter, box: Rect, place: int, line: Standing) -> None:
        if line.best:
            p.fill(cut.inset(box, 0, p.px(2)), BLOOD, 0.12)
        style = PAPER_BODY._replace(font="bold" if line.best else "text", size=19, colour=INK)
        box = cut.inset(box, p.px(8), 0)
        p.text(f"{place}", cut.left(box, p.wx(24)), style)
        shield = cut.square(box.h - p.px(18), midleft=(box.x + p.wx(30), box.centery))
        p.picture(f"shields/seat-{self.scene.match.shield(line.seat)}.webp", shield)
        cards = self._cards(p, box, line.cards)
        number = cut.column_at(box, cards - p.wx(76), p.wx(64))
        p.text(line.number, number, style._replace(size=26, font="bold"), align="right")
        words = cut.column_at(box, shield.right + p.px(8), number.x - shield.right - p.px(12))
        name = words if not line.note else cut.top(words, words.h * 11 // 20)
        p.fitted(self.scene.match.called(line.seat), name, style)
        if line.note:
            low = cut.row_at(words, name.bottom - p.px(2), words.bottom - name.bottom)
            small = p.shrunk(line.note, low, PAPER_SMALL, PAPER_SMALL.size * LEAST, 1)
            p.text(line.note, low, small, align="left", valign="top")

    def _cards(self, p: Painter, box: Rect, cards: Sequence[int]) -> int:
        """Small cards at the right end; where they begin, the same in every line."""
        most = max((len(line.cards) for line in self.verdict.lines), default=0)
        high = box.h - p.px(4)
        wide = round(high * CARD)
        left = box.right - most * (wide + p.px(4))
        for i, card in enumerate(cards):
            place = Rect(left + i * (wide + p.px(4)), box.y + p.px(2), wide, high)
            self.scene.draw_card(p, card, Pose.of(place))
        return left


class GoOn(Button):
    """The word that is waited for, over whatever lies there."""

    def draw(self, p: Painter, look: Look) -> None:
        p.layer += 1
        super().draw(p, look)
        p.layer -= 1


def things(scene: PlayScene) -> list[Widget]:
    """What is decided, as long as the table waits for a word."""
    if scene.director.held is None:
        return []
    verdict, px, wx = scene.match.verdict(), scene.units.px, scene.units.wx
    go_on = GoOn(NAME, _("Go on"), scene.director.release, icon="play")
    go_on.lit = True
    free = scene.furniture.free(scene.units)
    if verdict is None:
        foot = scene.board.areas[Area.HAND] if Area.HAND in scene.board.areas else cut.bottom(free, px(90))
        go_on.rect = cut.sized(wx(PLANK[0]), wx(PLANK[1]), center=foot.center)
        return [go_on]
    height = min(free.h, wx(HEAD + FOOT) + wx(LINE) * len(verdict.lines))
    sheet = cut.sized(min(wx(WIDE), free.w - px(20)), height, center=free.center)
    low = sheet.centerx, sheet.bottom - px(28)
    go_on.rect = cut.sized(wx(PLANK[0]), wx(PLANK[1]), midbottom=low)
    return [VerdictSheet(scene, verdict, sheet), go_on]
