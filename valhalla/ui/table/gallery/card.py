"""A card of the gallery as large as the window allows, with every word of it; the next one is a key away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import BODY
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import RoundButton
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.gallery.scene import GalleryScene

HIGH: Final = 0.88  # of the window
SIDE: Final = 56  # units of a button
TOLD: Final = 190  # units of what is told at its right
UNDER: Final = 100  # or below it, in an upright window


class BigCard(Widget):
    """The card itself; pressed, it goes back to its place."""

    focusable = True
    sound = ""

    def __init__(self, scene: LargeCard) -> None:
        super().__init__("large-card")
        self.scene = scene

    def press(self) -> None:
        self.scene.back()

    def draw(self, p: Painter, look: Look) -> None:
        card = self.scene.gallery.shown
        if card is not None and not p.blind:
            p.plate("glow-soft", self.rect)
            p.blit(self.scene.gallery.face(card, self.rect.h), self.rect.topleft)


class LargeCard(Scene):
    """Over the gallery: the card that is looked at there."""

    over = True

    def __init__(self, app: App, gallery: GalleryScene) -> None:
        super().__init__(app)
        self.gallery = gallery
        self.card = BigCard(self)
        self.earlier = RoundButton("earlier-card", "arrow-left", lambda: self.turn(-1))
        self.later = RoundButton("later-card", "arrow-right", lambda: self.turn(1))
        self.close = RoundButton("close", "cross", self.back)
        self.close.tip = _("Back to the gallery")
        self.widgets = [self.card, self.earlier, self.later, self.close]
        self.words = Rect(0, 0, 0, 0)
        self._judge()

    def _judge(self) -> None:
        at = self._at()
        self.earlier.enabled, self.later.enabled = at > 0, at < len(self.gallery.found) - 1
        self.card.rule = self.gallery.rule_of(self.gallery.shown) if self.gallery.shown is not None else ""
        self.changed = True

    def _at(self) -> int:
        shown = self.gallery.shown
        return next((i for i, card in enumerate(self.gallery.found) if card is shown), 0)

    def turn(self, by: int) -> None:
        """The next card of those that were found, and the page it is on."""
        to = self._at() + by
        if 0 <= to < len(self.gallery.found):
            self.gallery.show(self.gallery.found[to])
            self.gallery.open_page_of(to)
            self._judge()

    def enter(self) -> None:
        self.set_focus(self.card)

    def layout(self, units: Units) -> None:
        super().layout(units)
        if units.upright:
            self._lay_upright(units)
            return
        px, side = units.px, units.px(SIDE)
        high = round(units.height * HIGH)
        right, left = px(TOLD + 2 * 30 + SIDE + 12), px(30 + SIDE + 8)
        if self.told:
            high = min(high, round((units.width - left - right) / CARD))
        card = cut.sized(round(high * CARD), high, center=units.area.center)
        if self.told:
            card.right = min(card.right, units.width - right)
            x = card.right + px(30 * 2 - 16) + side
            self.words = Rect(x, card.y, units.width - px(14) - x, card.h)
        self.card.rect = card
        self.earlier.rect = cut.square(side, midright=(card.x - px(30), card.centery))
        self.later.rect = cut.square(side, midleft=(card.right + px(30), card.centery))
        self.close.rect = cut.square(side, topleft=(card.right + px(30), card.y))

    def _lay_upright(self, units: Units) -> None:
        """The card, what is said of it, and the buttons, one below another."""
        px, side = units.px, units.px(SIDE)
        told = px(UNDER) if self.told else 0
        wide = min(units.width - px(32), round((units.height - told - side - px(60)) * CARD))
        high = round(wide / CARD)
        top = (units.height - high - told - side - px(20)) // 2
        card = self.card.rect = cut.sized(wide, high, midtop=(units.width // 2, top))
        self.words = cut.below(card, told - px(10), px(10))
        y = card.bottom + told + px(16)
        for button, x in zip((self.earlier, self.close, self.later), (-1, 0, 1), strict=True):
            button.rect = cut.square(side, midtop=(card.centerx + x * px(100), y))

    @property
    def told(self) -> str:
        """What the gallery has no room to say."""
        gallery = self.gallery
        return "" if gallery.shows_pane or gallery.shown is None else gallery.told(gallery.shown)

    def draw_above(self, p: Painter) -> None:
        if not self.told:
            return
        room = cut.inset(self.words, p.px(12), p.px(10))
        high = p.height(self.told, BODY, room.w)
        place = cut.top(room, min(room.h, high))
        if not p.units.upright:
            place.centery = room.centery
        p.plate("tooltip", place.inflate(p.px(20), p.px(16)))
        p.text(self.told, place, BODY._replace(centred=True), lines=0, valign="top")

    def draw_below(self, p: Painter) -> None:
        p.shade(0.72)

    def act(self, act: Act) -> None:
        super().act({Act.LEFT: Act.PAGE_UP, Act.RIGHT: Act.PAGE_DOWN}.get(act, act))

    def nowhere(self) -> None:
        self.back()
