"""An expansion on the page of a new table: its card, and what is told of it at length."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.games.valhalla.cards import Card
from valhalla.ui import cut
from valhalla.ui.cut import inset
from valhalla.ui.games.valhalla.expansions.every import ICONS
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.new_game.parts import WHY_NOT, VariantCard, draw_sentences
from valhalla.ui.scenes.new_game.seats import NOTE
from valhalla.ui.table.faces.sheet import HIGH, WIDE
from valhalla.ui.theme import BONE, DIM_BONE, LABEL, SMALL, SUBHEADING
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing

NARROWER: Final = 0.8  # of the letters of a title whose words are too long


class ExpansionCard(VariantCard):
    """An expansion with its sign; whichever is pointed at or has the focus is told of at length beside."""

    def __init__(self, name: str, words: tuple[str, str], on_press: Callback) -> None:
        super().__init__(f"expansion-{name}", *words, on_press)
        self.expansion = name
        self.facts = ""  # how many cards, for how many players
        self.told = False  # this one is told of beside
        self.on_look: Callback = nothing

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot and not self.told:
            self.on_look()
        p.plate("list-row-hot" if look.hot or self.chosen else "list-row", self.rect)
        room = inset(self.rect, p.px(10), p.px(8))
        side = p.px(42)
        medal = Rect(room.x, room.y, side, side)
        kind = "medal-ember" if self.chosen else "medal-red" if self.enabled else "medal-iron"
        p.picture(f"plates/{kind}.webp", medal)
        p.icon(ICONS[self.expansion], inset(medal, side // 4), BONE if self.enabled else DIM_BONE)
        box = Rect(room.right - p.px(26), medal.centery - p.px(13), p.px(26), p.px(26))
        self.draw_box(p, box)
        title = Rect(medal.right + p.px(8), medal.y, box.x - medal.right - p.px(14), side)
        style = LABEL._replace(colour=self.colour, centred=False)
        if not p.fits(self.title, title, style, 2):
            style = style._replace(size=style.size * NARROWER)
        p.text(self.title, title, style, lines=2)
        low = Rect(room.x + p.px(2), medal.bottom + p.px(4), room.w - p.px(4), 0)
        low.h = room.bottom - p.px(22) - low.y
        p.text(self.why_not or self.note, low, WHY_NOT if self.why_not else NOTE, lines=0, valign="top")
        facts = cut.row_at(low, room.bottom - p.px(20), p.px(20))
        p.text(self.facts, facts, SMALL._replace(colour=DIM_BONE))


class Telling(Widget):
    """What an expansion changes, sentence by sentence."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.expansion = ""
        self.title = ""
        self.lines: list[str] = []
        self.cards: list[Card] = []
        self.faces: ValhallaFaces | None = None

    def draw(self, p: Painter, look: Look) -> None:
        side = p.px(58)
        medal = Rect(self.rect.x, self.rect.y, side, side)
        p.medal("gold", medal)
        p.icon(ICONS[self.expansion], inset(medal, side // 4), BONE)
        head = Rect(medal.right + p.px(10), medal.y, self.rect.right - medal.right - p.px(10), side)
        p.text(self.title, head, SUBHEADING, lines=2)
        low = cut.row_at(self.rect, medal.bottom + p.px(12), 0)
        low.h = self.rect.bottom - low.y
        self._sentences(p, low)

    def _sentences(self, p: Painter, room: Rect) -> None:
        y = draw_sentences(p, room, self.lines, gap=p.px(9))
        self._samples(p, cut.from_y(room, y))

    def _samples(self, p: Painter, room: Rect) -> None:
        """Some of its cards, where there is room for them."""
        high = min(room.h, p.px(190), round((room.w - p.px(16)) / max(1, len(self.cards)) * HIGH / WIDE))
        if p.blind or self.faces is None or high < p.px(96):
            return
        wide, gap = round(high * WIDE / HIGH), p.px(8)
        x = room.centerx - (len(self.cards) * (wide + gap) - gap) // 2
        for card in self.cards:
            p.blit(self.faces.face(card, high), (x, room.centery - high // 2))
            x += wide + gap
