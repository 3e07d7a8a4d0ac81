"""Piles of cards on any table: decks as thick as they are, discard piles that can be looked through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.pieces.pile_scene import PileScene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.theme import LABEL, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _

LEAST: Final = 0.5  # of its size that a word is set smaller by to find room
EDGE: Final = 20  # units of the pad at both sides of a word
A_LAYER: Final = 9  # so many cards make a deck visibly thicker


def label_height(units: Units) -> int:
    """What a word below a pile takes."""
    return units.px(2) + units.wx(22)


def label_width(scene: PlayScene, text: str, style: Style = LABEL) -> int:
    """How wide such a word is with its pad, if there is room."""
    units = scene.units
    return scene.app.fonts.size(text, style, units.letters(style))[0] + units.px(EDGE)


def label(p: Painter, text: str, rect: Rect, style: Style = LABEL, *, short: str = "") -> None:
    """A word on a dark pad in the middle of a place: bone letters need it on bright oak."""
    edge = p.px(EDGE)
    room, usual = rect.inflate(-edge, 0), style
    style = p.shrunk(text, room, usual, usual.size * LEAST, 1)
    if short and not p.fits(text, room, style):
        text, style = short, p.shrunk(short, room, usual, usual.size * LEAST, 1)
    pad = cut.column_at(rect, 0, min(rect.w, p.width(text, style) + edge))
    pad.centerx = rect.centerx
    p.plate("chip", pad)
    p.text(text, pad.inflate(-edge, 0), style)


def draw_deck(p: Painter, back: Surface, at: tuple[int, int], count: int, a_layer: int = A_LAYER) -> None:
    """A deck of so many cards, its topmost here."""
    layers = 1 + count // a_layer
    for i in range(layers):
        lift = round((layers - 1 - i) * 1.2 * p.u)
        p.blit(back, (at[0] + lift, at[1] + lift))


def draw_topmost(
    p: Painter, scene: PlayScene, cards: Sequence[int], place: Rect, angles: Sequence[float] = (-6, 0)
) -> None:
    """The last cards of an open pile, each as it fell."""
    top = cards[-len(angles) :]
    for card, angle in zip(top, angles[len(angles) - len(top) :], strict=True):
        scene.draw_card(p, card, Pose.of(place, angle))


class OpenPile(Widget):
    """Cards that anybody may look through: pressed, they lie side by side."""

    focusable = True

    def __init__(
        self, scene: PlayScene, name: str, rect: Rect, cards: Sequence[int], *, rule: str, title: str = ""
    ) -> None:
        super().__init__(name, rect)
        self.scene = scene
        self.cards = list(cards)
        self.rule = rule
        self.title = title or _("The discard pile")
        self.tip = "" if title else _("The discard pile: press to look through it.")

    def draw_open(self, p: Painter, look: Look, place: Rect, icon: str) -> None:
        """Its topmost cards here, or the empty place with its sign."""
        if not self.cards:
            p.plate("slot", place)
            p.icon(icon, place.inflate(-place.w // 2, -place.w // 2), (110, 84, 56))
        elif look.hot:
            p.plate("glow-soft", place)
        draw_topmost(p, self.scene, self.cards, place)

    def press(self) -> None:
        if self.cards:
            self.scene.app.push(PileScene(self.scene, [Heap(self.title, self.cards)]))
