"""A card looked at closely: while the pointer rests on it, or until it is put down again.

It has a place of its own beside the table (`close_up.py`), so it covers nothing that is picked or pressed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.table.looking import close_up
from valhalla.ui.table.saga import SagaPanel
from valhalla.ui.table.things import FaceThing
from valhalla.ui.widgets.base import Widget

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

AFTER: Final = 0.55  # seconds of rest before a card is enlarged
NOWHERE: Final = (-10_000, -10_000)
STIRRED: Final = 12  # units the pointer must go before anything is enlarged after a click
LARGE: Final = 0.5  # of the window: what is as high as this need not be enlarged
AWAY: Final = 6  # units from the entry of the saga that it enlarges


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
        if widget is not None and (widget.rect.h > LARGE * scene.units.height or _told(widget)):
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

    @property
    def page(self) -> list[close_up.Entry]:
        """The page that is seen now, with all that lies on it."""
        shown = self.shown
        if shown is None:
            return []
        also = self._also()
        things = [shown] if also is None else [shown, also]
        room = close_up.column(self.scene)
        row = self._row() if self._held is None else None
        if row is None:
            return close_up.page(self.scene, things, room)
        away = self.scene.units.px(AWAY)  # an entry of the saga stays in sight: on one side is more room
        if self.scene.units.upright:
            return close_up.page(self.scene, things, self._aside(room, away))
        above = cut.top(room, row.top - away - room.top)
        below = cut.from_y(room, max(room.top, row.bottom + away))
        low = below.h > above.h
        return close_up.page(self.scene, things, below if low else above, low=low)

    def _aside(self, room: Rect, away: int) -> Rect:
        """What is right of the pointer, or left of it."""
        by_mouse = self.scene.app.input.last_device == "mouse"
        x = self.scene.pointer[0] if by_mouse else room.x + room.w // 3
        if x > room.centerx:
            return cut.left(room, x - away - room.x)
        return cut.from_x(room, max(room.x, x + away))

    def covers(self, at: tuple[int, int]) -> bool:
        """Whether the page lies here."""
        page = self.page
        return bool(page) and close_up.extent(page).collidepoint(at)

    def draw(self, p: Painter) -> None:
        page = self.page
        if page:
            close_up.draw(p, self.scene, page)

    def _also(self) -> tuple[str, int] | None:
        """What lies under the card that is looked at."""
        over = self._held or self.scene.hover
        return over.also if isinstance(over, FaceThing) and _shows(over) == self.shown else None

    def _row(self) -> Rect | None:
        """The entry of the saga that is looked at, by the pointer or by keys."""
        by_mouse = self.scene.app.input.last_device == "mouse"
        panel = self.scene.hover if by_mouse else self.scene.focus
        if not isinstance(panel, SagaPanel):
            return None
        return panel.row_at(self.scene.pointer) if by_mouse else panel.row_of_focus()


def _shows(widget: Widget | None) -> tuple[str, int] | None:
    found: tuple[str, int] | None = getattr(widget, "shows", None)
    return found


def _told(widget: Widget) -> bool:
    """Whether its words stand on the table anyway."""
    return isinstance(widget, FaceThing) and widget.told
