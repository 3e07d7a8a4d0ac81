"""A card of the gallery as large as the window allows, with every word of it; the next one is a key away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.table.things import CARD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import RoundButton
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.gallery.scene import GalleryScene

HIGH: Final = 0.88  # of the window
SIDE: Final = 56  # units of a button


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
        px = units.px
        high = round(units.height * HIGH)
        card = self.card.rect = cut.sized(round(high * CARD), high, center=units.area.center)
        side = px(SIDE)
        self.earlier.rect = cut.square(side, midright=(card.x - px(30), card.centery))
        self.later.rect = cut.square(side, midleft=(card.right + px(30), card.centery))
        self.close.rect = cut.square(side, topleft=(card.right + px(30), card.y))

    def draw_below(self, p: Painter) -> None:
        p.shade(0.72)

    def act(self, act: Act) -> None:
        super().act({Act.LEFT: Act.PAGE_UP, Act.RIGHT: Act.PAGE_DOWN}.get(act, act))

    def nowhere(self) -> None:
        self.back()
