"""A card looked at closely: while the pointer rests on it, or until it is put down again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.saga import SagaPanel
from valhalla.ui.table.things import CARD, FaceThing
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

AFTER: Final = 0.55  # seconds of rest before a card is enlarged
NOWHERE: Final = (-10_000, -10_000)
STIRRED: Final = 12  # units the pointer must go before anything is enlarged after a click
LARGE: Final = 0.5  # of the window: what is as high as this need not be enlarged
HEIGHT: Final = 0.66  # of the window
AWAY: Final = 24  # units from what it enlarges


class Zoom:
    """At most one card at a time."""

    def __init__(self, scene: PlayScene) -> None:
        self.scene = scene
        self._held: FaceThing | None = None  # opened on purpose: stays until it is closed
        self._over: tuple[str, int] | None = None
        self._rested = 0.0
        self._used: tuple[str, int] | None = None  # what was just used, and where the pointer was
        self._used_at = NOWHERE

    def open(self, thing: FaceThing) -> None:
        self._held = None if self._held is thing else thing

    def close(self) -> bool:
        was, self._held = self._held, None
        return was is not None

    def hush(self) -> None:
        """What lies under the pointer was just used: nothing is enlarged before the pointer leaves it, not
        even what comes to lie there."""
        self._used, self._used_at = _shows(self.scene.hover), self.scene.pointer
        self._over, self._rested = None, 0.0

    def forget(self) -> None:
        """Other eyes look: nothing of what was looked at closely may stay."""
        self._held, self._over, self._rested = None, None, 0.0
        self._used, self._used_at = None, NOWHERE

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
        told = scene.focus if isinstance(scene.focus, SagaPanel) else None
        widget: Widget | None = scene.hover if by_mouse else told
        if scene.dragged is not None or scene.stage.moving:
            return None
        if isinstance(widget, SagaPanel):
            card = widget.card_at(scene.pointer) if by_mouse else widget.card_of_focus()
            return ("card", card) if card is not None else None
        if widget is not None and widget.rect.h > LARGE * scene.units.height:
            return None
        return None if by_mouse and self._hushed(widget) else _shows(widget)

    def _hushed(self, widget: Widget | None) -> bool:
        """Whether the pointer still rests on what was used."""
        (x, y), (was_x, was_y) = self.scene.pointer, self._used_at
        if max(abs(x - was_x), abs(y - was_y)) < STIRRED * self.scene.units.u:
            return True
        self._used_at = NOWHERE
        if _shows(widget) != self._used:
            self._used = None
        return self._used is not None

    @property
    def shown(self) -> tuple[str, int] | None:
        if self._held is not None:
            return _shows(self._held)
        return self._over if self._rested >= AFTER else None

    def draw(self, p: Painter) -> None:
        shown = self.shown
        if shown is None:
            return
        rect = beside(self._held.rect if self._held else self._here(), p.units)
        p.layer += 1
        also = self._also()
        if also is not None:
            self._draw_also(p, also, rect)
        self.scene.draw_shown(p, shown, Pose.of(rect))

    def _also(self) -> tuple[str, int] | None:
        """What lies under the card that is looked at."""
        over = self._held or self.scene.hover
        return over.also if isinstance(over, FaceThing) and _shows(over) == self.shown else None

    def _draw_also(self, p: Painter, also: tuple[str, int], rect: Rect) -> None:
        """Smaller, on that side of the enlarged card which has more room."""
        small = Rect(0, 0, rect.w * 2 // 3, rect.h * 2 // 3)
        if rect.centerx > p.units.width // 2:
            small.bottomright = (rect.x + p.px(6), rect.bottom)
        else:
            small.bottomleft = (rect.right - p.px(6), rect.bottom)
        self.scene.draw_shown(p, also, Pose.of(small))

    def _here(self) -> Rect:
        """What is being looked at: the pointer's place, or the entry of the saga that keys have gone to."""
        focus = self.scene.focus
        if self.scene.app.input.last_device != "mouse" and isinstance(focus, SagaPanel):
            return focus.row_of_focus()
        return Rect(self.scene.pointer, (1, 1))


def beside(here: Rect, units: Units) -> Rect:
    """Where a card is shown large: on that side of a place which has more room."""
    height = round(units.height * HEIGHT)
    rect = Rect(0, 0, round(height * CARD), height)
    if here.centerx > units.width // 2:
        rect.midright = (here.left - units.px(AWAY), here.centery)
    else:
        rect.midleft = (here.right + units.px(AWAY), here.centery)
    return rect.clamp(units.area.inflate(-units.px(16), -units.px(16)))


def _shows(widget: Widget | None) -> tuple[str, int] | None:
    found: tuple[str, int] | None = getattr(widget, "shows", None)
    return found
