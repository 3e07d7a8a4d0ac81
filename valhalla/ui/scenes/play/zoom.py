"""A card looked at closely: while the pointer rests on it, or until it is put down again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.scenes.play.saga import SagaPanel, cards_of
from valhalla.ui.scenes.play.things import CARD, CardThing, JarlThing, Thing
from valhalla.ui.stage.stage import Pose
from valhalla.ui.widgets.base import Widget

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene

AFTER: Final = 0.55  # seconds of rest before a card is enlarged
NEVER: Final = float("-inf")
LARGE: Final = 0.5  # of the window: what is as high as this need not be enlarged
HEIGHT: Final = 0.66  # of the window


class Zoom:
    """At most one card at a time."""

    def __init__(self, scene: PlayScene) -> None:
        self.scene = scene
        self._held: Thing | None = None  # opened on purpose: stays until it is closed
        self._over: tuple[str, int] | None = None
        self._rested = 0.0

    def open(self, thing: Thing) -> None:
        self._held = None if self._held is thing else thing

    def close(self) -> bool:
        was, self._held = self._held, None
        return was is not None

    def hush(self) -> None:
        """What lies under the pointer was just used: it is not enlarged before the pointer leaves it."""
        self._over, self._rested = self._under(), NEVER

    def forget(self) -> None:
        """Other eyes look: nothing of what was looked at closely may stay."""
        self._held, self._over, self._rested = None, None, 0.0

    def update(self, dt: float) -> None:
        over = self._under()
        if over != self._over:
            was_shown = self._rested >= AFTER
            self._over, self._rested = over, 0.0
            self.scene.changed |= was_shown
        elif over is not None and self._rested < AFTER:
            self._rested += dt
            self.scene.changed |= self._rested >= AFTER

    def _under(self) -> tuple[str, int] | None:
        scene = self.scene
        by_mouse = scene.app.input.last_device == "mouse"
        widget: Widget | None = scene.hover if by_mouse else None
        if scene.dragged is not None or scene.stage.moving:
            return None
        if isinstance(widget, SagaPanel):
            line = widget.row_at(scene.pointer)
            cards = cards_of(line.event) if line else []
            return ("card", cards[0]) if cards else None
        if widget is not None and widget.rect.h > LARGE * scene.units.height:
            return None
        return _shows(widget)

    @property
    def shown(self) -> tuple[str, int] | None:
        if self._held is not None:
            return _shows(self._held)
        return self._over if self._rested >= AFTER else None

    def draw(self, p: Painter) -> None:
        shown = self.shown
        if shown is None:
            return
        kind, value = shown
        height = round(p.units.height * HEIGHT)
        width = round(height * CARD)
        here = self._held.rect if self._held else Rect(self.scene.pointer, (1, 1))
        left = here.centerx > p.units.width // 2
        rect = Rect(0, 0, width, height)
        rect.midright = (here.left - p.px(24), here.centery)
        if not left:
            rect.midleft = (here.right + p.px(24), here.centery)
        rect.clamp_ip(p.units.area.inflate(-p.px(16), -p.px(16)))
        p.layer += 1
        if kind == "card":
            self.scene.draw_card(p, value, Pose.of(rect))
        else:
            self.scene.draw_jarl(p, value, Pose.of(rect))


def _shows(widget: Widget | None) -> tuple[str, int] | None:
    if isinstance(widget, CardThing) and widget.card >= 0:
        return "card", widget.card
    if isinstance(widget, JarlThing) and widget.jarl >= 0:
        return "jarl", widget.jarl
    return None
