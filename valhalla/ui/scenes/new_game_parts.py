"""Parts of the new table: cards of variants and expansions, presets, places for others, a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from valhalla.games.valhalla.cards import Card
from valhalla.ui.games.valhalla.faces.faces import Faces
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.seats import NOTE
from valhalla.ui.stage.effects import light
from valhalla.ui.table.faces.sheet import HIGH, WIDE
from valhalla.ui.theme import (
    BODY,
    BONE,
    BUTTON,
    BUTTON_NOTE,
    DIM_BONE,
    EMBER,
    GOLD,
    LABEL,
    PALE_GOLD,
    SMALL,
    SUBHEADING,
    Style,
)
from valhalla.ui.units import inset
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing
from valhalla.ui.widgets.buttons import Pressable
from valhalla.ui.widgets.emblems import ICONS

WHY_NOT: Final = NOTE._replace(colour=(255, 178, 110))
LEAST: Final = 12  # units of the letters of what is told at length
ROOMY: Final = 236  # units of a preset that has room for a few words about it


class VariantCard(Pressable):
    """A variant: its name, what it changes, or why it cannot be added now."""

    def __init__(self, name: str, title: str, note: str, on_press: Callback) -> None:
        super().__init__(name, on_press)
        self.title = title
        self.note = note
        self.chosen = False
        self.why_not = ""

    @property
    def colour(self) -> tuple[int, int, int]:
        return PALE_GOLD if self.chosen else LABEL.colour if self.enabled else DIM_BONE

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if look.hot or self.chosen else "list-row", self.rect)
        side = p.px(28)
        box = Rect(self.rect.x + p.px(12), self.rect.centery - side // 2, side, side)
        self.draw_box(p, box)
        room = Rect(box.right + p.px(12), self.rect.y + p.px(4), 0, self.rect.h - p.px(6))
        room.w = self.rect.right - room.x - p.px(10)
        title = Rect(room.x, room.y, room.w, p.px(20))
        p.text(self.title, title, LABEL._replace(colour=self.colour), align="left")
        low = Rect(room.x, room.y + p.px(20), room.w, room.h - p.px(20))
        p.text(self.why_not or self.note, low, NOTE._replace(size=15), lines=3, valign="top")

    def draw_box(self, p: Painter, box: Rect) -> None:
        p.plate("box-on" if self.chosen else "box", box)
        if self.chosen:
            p.icon("check", inset(box, p.px(5)), LABEL.colour)


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
        p.text(self.title, title, LABEL._replace(colour=self.colour, centred=False), lines=2)
        low = Rect(room.x + p.px(2), medal.bottom + p.px(4), room.w - p.px(4), 0)
        low.h = room.bottom - p.px(22) - low.y
        p.text(self.why_not or self.note, low, WHY_NOT if self.why_not else NOTE, lines=0, valign="top")
        facts = Rect(low.x, room.bottom - p.px(20), low.w, p.px(20))
        p.text(self.facts, facts, SMALL._replace(colour=DIM_BONE))


class Telling(Widget):
    """What an expansion changes, sentence by sentence."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.expansion = ""
        self.title = ""
        self.lines: list[str] = []
        self.cards: list[Card] = []
        self.faces: Faces | None = None

    def draw(self, p: Painter, look: Look) -> None:
        side = p.px(58)
        medal = Rect(self.rect.x, self.rect.y, side, side)
        p.picture("plates/medal-gold.webp", medal)
        p.icon(ICONS[self.expansion], inset(medal, side // 4), BONE)
        head = Rect(medal.right + p.px(10), medal.y, self.rect.right - medal.right - p.px(10), side)
        p.text(self.title, head, SUBHEADING, lines=2)
        low = Rect(self.rect.x, medal.bottom + p.px(12), self.rect.w, 0)
        low.h = self.rect.bottom - low.y
        self._sentences(p, low)

    def _sentences(self, p: Painter, room: Rect) -> None:
        y = draw_sentences(p, room, self.lines, gap=p.px(9))
        self._samples(p, Rect(room.x, y, room.w, room.bottom - y))

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


def draw_sentences(p: Painter, room: Rect, lines: Sequence[str], *, gap: int) -> int:
    """Each with a stud before it, as large as all of them find room; gives where the next would begin."""
    style, left = BODY, p.px(20)
    wide = room.w - left

    def high(style: Style) -> int:
        return sum(p.fonts.height(line, style, p.u, wide) + gap for line in lines) - gap

    while style.size > LEAST and high(style) > room.h:
        style = style._replace(size=style.size - 0.5)
    y = room.y
    for line in lines:
        tall = min(p.fonts.height(line, style, p.u, wide), room.bottom - y)
        stud = Rect(room.x + p.px(3), y + round(style.size * p.u * 0.52), p.px(6), p.px(6))
        p.fill(stud, GOLD)
        p.text(line, Rect(room.x + left, y, wide, tall), style, lines=0, valign="top")
        y += tall + gap
    return y


class Sentences(Widget):
    """A few sentences, each with a stud before it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.lines: list[str] = []

    def draw(self, p: Painter, look: Look) -> None:
        draw_sentences(p, self.rect, self.lines, gap=p.px(9))


class Preset(Pressable):
    """A whole table at one stroke; golden while the table is just that."""

    def __init__(self, name: str, label: str, note: str, icon: str, on_press: Callback) -> None:
        super().__init__(f"preset-{name}" if name != "easy" else name, on_press)
        self.label = label
        self.note = note
        self.icon = icon
        self.chosen = False

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("button-down" if look.pressed else "button-hot" if look.hot else "button", self.rect)
        side = self.rect.h - p.px(6)
        disc = Rect(self.rect.x + p.px(5), self.rect.y + p.px(3), side, side)
        medal = "medal-gold" if self.chosen else "medal-ember" if look.hot else "medal-red"
        p.picture(f"plates/{medal}.webp", disc)
        p.icon("check" if self.chosen else self.icon, inset(disc, side // 4), BONE)
        room = Rect(disc.right + p.px(8), self.rect.y + p.px(4), 0, self.rect.h - p.px(8))
        room.w = self.rect.right - p.px(14) - room.x
        style = BUTTON._replace(size=19, colour=PALE_GOLD if self.chosen else BONE)
        low = Rect(room.x, room.y + p.px(23), room.w + p.px(6), room.h - p.px(23))
        _size, fits = p.fonts.measured(self.note, BUTTON_NOTE, p.u, low.w, low.h, lines=1)
        if self.rect.w < p.px(ROOMY) or not fits:
            p.text(self.label, room, style)
            return
        p.text(self.label, Rect(room.x, room.y, room.w, p.px(24)), style)
        p.text(self.note, low, BUTTON_NOTE)


class EmptySeats(Widget):
    """Where others could sit."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.places: list[Rect] = []

    def draw(self, p: Painter, look: Look) -> None:
        for place in self.places:
            p.plate("list-row", place, 0.4)


# The picture of a game: its place among the baked ones, how wide it is to its height, and how many units at
# most its height may be.
EMBLEMS: Final = {
    "hammer": ("hammer/token-rest.webp", 1.0, 230),
    "wolves": ("wolves/plate.webp", 38 / 21, 180),
}


class Emblem(Widget):
    """A picture of what a game is about, where there is room for it."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(name)
        self.picture, self.shape, self.tallest = EMBLEMS.get(game, ("", 1.0, 0))

    def draw(self, p: Painter, look: Look) -> None:
        high = min(round(self.rect.w / self.shape), self.rect.h, p.px(self.tallest))
        if high > p.px(80):
            place = Rect(0, 0, round(high * self.shape), high)
            place.center = self.rect.center
            light(p, "glow", place.inflate(high // 2, high // 2), EMBER, 0.5)
            p.picture(self.picture, place)
