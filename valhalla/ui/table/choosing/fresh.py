"""Planks that have just come: a click meant for what was there a moment ago is not theirs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button

MOMENT: Final = 0.45  # seconds in which nobody can have read it


class Fresh:
    """Since when each plank stands where it stands. It is the mouse that misses: keys go by the focus."""

    def __init__(self) -> None:
        self._since: dict[tuple[object, ...], float] = {}
        self._asking: Asking | None = None
        self._picked = ""

    def see(self, widgets: Iterable[Widget], asking: Asking | None, now: float) -> None:
        """Whoever has picked something expects what it brings: that is not new to them."""
        picked = f"{asking.choice.picked} {asking.choice.fixed}" if asking is not None else ""
        if asking is not None and asking is self._asking and picked != self._picked:
            now -= MOMENT
        self._asking, self._picked = asking, picked
        planks = [widget for widget in widgets if isinstance(widget, Button)]
        self._since = {_what(plank): self._since.get(_what(plank), now) for plank in planks}

    def unread(self, widget: Widget | None, now: float) -> bool:
        return isinstance(widget, Button) and now - self._since.get(_what(widget), now - MOMENT) < MOMENT


def _what(plank: Button) -> tuple[object, ...]:
    return plank.name, plank.label, *plank.rect
