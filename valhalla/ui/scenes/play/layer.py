"""The still table as one picture: drawn once, shown as long as only other things move."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from valhalla.ui.painter import Painter
from valhalla.ui.widgets.base import Widget


class Layer:
    """Keeps the last still picture and what was left out of it."""

    def __init__(self) -> None:
        self.lively: list[Widget] = []
        self._key: tuple[object, ...] = ()
        self._picture: Surface | None = None

    def forget(self) -> None:
        """Something looks different now."""
        self._key = ()

    def show(self, p: Painter, key: tuple[object, ...], draw: Callable[[Painter], list[Widget]]) -> None:
        """Blit the picture of this key; *draw* makes it if it is another one than before."""
        if self._picture is None or key != self._key:
            if self._picture is None or self._picture.get_size() != p.surface.get_size():
                self._picture = Surface(p.surface.get_size()).convert()
            self._key = key
            self.lively = draw(Painter(self._picture, p.units, p.art, p.fonts))
        p.surface.blit(self._picture, (0, 0))
