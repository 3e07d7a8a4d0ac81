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
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.new_game.parts import GAP, STUD, WHY_NOT, VariantCard, draw_sentences, height_of
from valhalla.ui.scenes.new_game.seats import NOTE
from valhalla.ui.table.faces.sheet import HIGH, WIDE
from valhalla.ui.theme import BODY, BONE, DIM_BONE, GOLD, LABEL, SMALL, SUBHEADING
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing
from valhalla.ui.widgets.book import Paragraph, Plate, ScrollText, Told

HEAD: Final = 62  # units of a card above its words
SMALLER: Final = 14  # units of the letters of what is told, before it is scrolled
NARROWER: Final = 0.8  # of the letters of a title whose words are too long


class ExpansionCard(VariantCard):
    """An expansion with its sign; whichever is pointed at or has the focus is told of at length beside."""

    def __init__(self, name: str, words: tuple[str, str], on_press: Callback) -> None:
        super().__init__(f"expansion-{name}", *words, on_press)
        self.expansion = name
        self.facts = ""  # how many cards, for how many players
        self.told = False  # this one is told of beside
        self.brief = False  # its facts are told there, too
        self.on_look: Callback = nothing

    def need(self, wide: int, scene: Scene) -> int:
        """How high it is at least to be read."""
        u, px = scene.units.u, scene.units.px
        words = scene.app.fonts.height(self.why_not or self.note, NOTE, u, wide - px(24))
        return px(HEAD) + words + px(6 if self.brief else 26)

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
        low.h = room.bottom - p.px(0 if self.brief else 22) - low.y
        p.text(self.why_not or self.note, low, WHY_NOT if self.why_not else NOTE, lines=0, valign="top")
        if not self.brief:
            facts = cut.row_at(low, room.bottom - p.px(20), p.px(20))
            p.text(self.facts, facts, SMALL._replace(colour=DIM_BONE))


class Telling(Widget):
    """What an expansion changes, sentence by sentence; what finds no room is scrolled."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.expansion = ""
        self.title = ""
        self.lines: list[str] = []
        self.cards: list[Card] = []
        self.faces: ValhallaFaces | None = None
        self.text = ScrollText(f"{name}-text")
        self.side = 0  # of its sign

    @property
    def parts(self) -> list[Widget]:
        return [self, self.text, self.text.bar]

    def show(self, shown: bool) -> None:
        self.visible = shown
        self.text.visible = self.text.bar.visible = shown and self.scrolls

    @property
    def scrolls(self) -> bool:
        return bool(self.text.told)

    def place(self, rect: Rect, scene: Scene) -> None:
        self.rect, px = rect, scene.units.px
        self.side = px(58 if rect.h > px(300) else 42)
        self.room = cut.from_y(rect, rect.y + self.side + px(12))
        if height_of(self.lines, rect.w, scene, SMALLER) > self.room.h:
            self.text.place(self.room, scene.units)
            if [told.paragraph.text for told in self.text.told] != self.lines:
                self.text.tell_of([_studded(line) for line in self.lines])
        else:
            self.text.told = []
        self.show(self.visible)

    def draw(self, p: Painter, look: Look) -> None:
        medal = Rect(self.rect.x, self.rect.y, self.side, self.side)
        p.medal("gold", medal)
        p.icon(ICONS[self.expansion], inset(medal, self.side // 4), BONE)
        head = Rect(medal.right + p.px(10), medal.y, self.rect.right - medal.right - p.px(10), self.side)
        style = SUBHEADING
        if not p.fits(self.title, head, style, 2):
            style = style._replace(size=style.size * NARROWER)
        p.text(self.title, head, style, lines=2)
        if not self.scrolls:
            y = draw_sentences(p, self.room, self.lines, gap=p.px(GAP))
            self._samples(p, cut.from_y(self.room, y))

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


def _studded(line: str) -> Told:
    def draw(p: Painter, rect: Rect) -> None:
        p.fill(Rect(rect.x + p.px(3), rect.y + p.px(6), p.px(6), p.px(6)), GOLD)

    return Told(Paragraph(line, BODY, GAP, STUD), Plate(draw, 12, 12, indented=True))
