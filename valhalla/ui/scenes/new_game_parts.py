"""Parts of the new table: cards of variants and expansions, places for others, a picture."""

from __future__ import annotations

from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.scenes.seats import NOTE
from valhalla.ui.stage.effects import light
from valhalla.ui.theme import DIM_BONE, EMBER, LABEL, PALE_GOLD
from valhalla.ui.units import inset
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import Pressable


class VariantCard(Pressable):
    """A variant or an expansion: its name, what it changes, or why it cannot be added now."""

    def __init__(self, name: str, title: str, note: str, on_press: Callback) -> None:
        super().__init__(name, on_press)
        self.title = title
        self.note = note
        self.chosen = False
        self.why_not = ""

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row-hot" if look.hot or self.chosen else "list-row", self.rect)
        side = p.px(28)
        box = Rect(self.rect.x + p.px(12), self.rect.centery - side // 2, side, side)
        p.plate("box-on" if self.chosen else "box", box)
        colour = PALE_GOLD if self.chosen else LABEL.colour if self.enabled else DIM_BONE
        if self.chosen:
            p.icon("check", inset(box, p.px(5)), LABEL.colour)
        room = Rect(box.right + p.px(12), self.rect.y + p.px(4), 0, self.rect.h - p.px(6))
        room.w = self.rect.right - room.x - p.px(10)
        p.text(
            self.title, Rect(room.x, room.y, room.w, p.px(22)), LABEL._replace(colour=colour), align="left"
        )
        low = Rect(room.x, room.y + p.px(22), room.w, room.h - p.px(22))
        p.text(self.why_not or self.note, low, NOTE, lines=3, valign="top")


class EmptySeats(Widget):
    """Where others could sit."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.places: list[Rect] = []

    def draw(self, p: Painter, look: Look) -> None:
        for place in self.places:
            p.plate("list-row", place, 0.4)


class Emblem(Widget):
    """A picture of what is thrown, where there is room for it."""

    def draw(self, p: Painter, look: Look) -> None:
        side = min(self.rect.w, self.rect.h, p.px(230))
        if side > p.px(80):
            place = Rect(0, 0, side, side)
            place.center = self.rect.center
            light(p, "glow", place.inflate(side // 2, side // 2), EMBER, 0.5)
            p.picture("hammer/token-rest.webp", place)
