"""Parts of the new table: cards of variants, presets, places for others, a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.new_game.presets import Preset
from valhalla.ui.scenes.new_game.seats import NOTE
from valhalla.ui.settings import HUMAN, SeatChoice
from valhalla.ui.stage.effects import light
from valhalla.ui.theme import BODY, BONE, BUTTON, BUTTON_NOTE, DIM_BONE, EMBER, GOLD, LABEL, PALE_GOLD, Style
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import Pressable
from valhalla.ui.widgets.fields import draw_box
from valhalla.ui.widgets.lists import Block
from valhalla.words.language import _
from valhalla.words.seats import described

WHY_NOT: Final = NOTE._replace(colour=(255, 178, 110))
LEAST: Final = 12  # units of the letters of what is told at length
STUD: Final = 20  # units beside a sentence
GAP: Final = 9  # between two of them
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
        box = cut.square(side, midleft=(self.rect.x + p.px(12), self.rect.centery))
        self.draw_box(p, box)
        x = box.right + p.px(12)
        room = Rect(x, self.rect.y + p.px(4), self.rect.right - p.px(10) - x, self.rect.h - p.px(6))
        title = cut.top(room, p.px(20))
        p.text(self.title, title, LABEL._replace(colour=self.colour), align="left")
        low = cut.row_at(room, room.y + p.px(20), room.h - p.px(20))
        p.text(self.why_not or self.note, low, NOTE._replace(size=15), lines=3, valign="top")

    def draw_box(self, p: Painter, box: Rect) -> None:
        draw_box(p, box, self.chosen)


def draw_sentences(p: Painter, room: Rect, lines: Sequence[str], *, gap: int) -> int:
    """Each with a stud before it, as large as all of them find room; gives where the next would begin."""
    style, left = BODY, p.px(STUD)
    wide = room.w - left

    def high(style: Style) -> int:
        return sum(p.height(line, style, wide) + gap for line in lines) - gap

    while style.size > LEAST and high(style) > room.h:
        style = style._replace(size=style.size - 0.5)
    y = room.y
    for line in lines:
        tall = min(p.height(line, style, wide), room.bottom - y)
        stud = Rect(room.x + p.px(3), y + round(style.size * p.u * 0.52), p.px(6), p.px(6))
        p.fill(stud, GOLD)
        p.text(line, Rect(room.x + left, y, wide, tall), style, lines=0, valign="top")
        y += tall + gap
    return y


class Sentences(Widget):
    """A few sentences, each with a stud before it."""

    lines: Sequence[str] = ()

    def block(self, scene: Scene, above: int, least: int = 0, *, stretches: bool = False) -> Block:
        """As high as its sentences, with a gap above them."""

        def put(rect: Rect) -> None:
            self.rect = cut.from_y(rect, rect.y + above)

        def high(wide: int) -> int:
            return above + max(least, height_of(self.lines, wide, scene))

        return Block(high, put, [self], stretches=stretches)

    def draw(self, p: Painter, look: Look) -> None:
        draw_sentences(p, self.rect, self.lines, gap=p.px(GAP))


def height_of(lines: Sequence[str], wide: int, scene: Scene, size: float = BODY.size) -> int:
    """How high such sentences are in letters of this size."""
    u, px, fonts = scene.units.u, scene.units.px, scene.app.fonts
    style = BODY._replace(size=size)
    return sum(fonts.height(line, style, u, wide - px(STUD)) + px(GAP) for line in lines)


class PresetButton(Pressable):
    """A whole table at one stroke; golden while the table is just that."""

    def __init__(self, name: str, preset: Preset, on_press: Callback) -> None:
        super().__init__(f"preset-{name}" if name != "easy" else name, on_press)
        self.label, self.note, self.icon = _(preset.title), _(preset.note), preset.icon
        self.whole = _(preset.whole)
        self.chosen = False

    def tell(self, seats: Sequence[SeatChoice]) -> None:
        """Who would sit at this table."""
        who = (f"{one.name} ({described(one.kind)})" if one.kind != HUMAN else one.name for one in seats)
        self.tip = f"{self.whole}\n{', '.join(who)}"

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("button-down" if look.pressed else "button-hot" if look.hot else "button", self.rect)
        side = self.rect.h - p.px(6)
        disc = Rect(self.rect.x + p.px(5), self.rect.y + p.px(3), side, side)
        metal = "gold" if self.chosen else "ember" if look.hot else "red"
        p.token(metal, "check" if self.chosen else self.icon, disc, side // 4)
        room = cut.from_x(cut.inset(self.rect, p.px(14), p.px(4)), disc.right + p.px(8))
        style = BUTTON._replace(size=19, colour=PALE_GOLD if self.chosen else BONE)
        low = Rect(room.x, room.y + p.px(23), room.w + p.px(6), room.h - p.px(23))
        if self.rect.w < p.px(ROOMY) or not p.fits(self.note, low, BUTTON_NOTE):
            p.text(self.label, room, style, lines=2)
            return
        p.text(self.label, cut.top(room, p.px(24)), style)
        p.text(self.note, low, BUTTON_NOTE)


class EmptySeats(Widget):
    """Where others could sit."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.places: list[Rect] = []

    def draw(self, p: Painter, look: Look) -> None:
        for place in filter(None, self.places):
            p.plate("list-row", place, 0.4)


class Emblem(Widget):
    """A picture of what a game is about, where there is room for it."""

    def __init__(self, picture: str, shape: float, tallest: float) -> None:
        """The picture's place among the baked ones, its width to its height, at most so many units high."""
        super().__init__("emblem")
        self.picture, self.shape, self.tallest = picture, shape, tallest

    def block(self, margin: int) -> Block:
        """All that is left, but for a margin below."""

        def put(rect: Rect) -> None:
            self.rect = cut.top(rect, rect.h - margin)

        return Block(lambda w: 0, put, [self], stretches=True)

    def draw(self, p: Painter, look: Look) -> None:
        high = min(round(self.rect.w / self.shape), self.rect.h, p.px(self.tallest))
        if high > p.px(80):
            place = cut.sized(round(high * self.shape), high, center=self.rect.center)
            light(p, "glow", place.inflate(high // 2, high // 2), EMBER, 0.5)
            p.picture(self.picture, place)
