"""The still table as one picture: drawn once, shown as long as only other things move.

A new picture is drawn as a whole: by halves, a frame would show a mixture of two prompts, and the calls that
draw nothing in a half cost nearly as much as the rest.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from valhalla.ui.painter import Painter
from valhalla.ui.widgets.base import Widget

Draw = Callable[[Painter, list[Widget]], None]  # (on what, what to leave out)


class Layer:
    """Keeps the last still picture and what was left out of it."""

    def __init__(self) -> None:
        self.lively: list[Widget] = []
        self._key: tuple[object, ...] = ()
        self._picture: Surface | None = None
        self._past: Surface | None = None  # over which another board fades in

    def forget(self) -> None:
        """Something looks different now."""
        self._key = ()

    def drop(self) -> None:
        """Other eyes look: nothing of what was seen is to be seen again."""
        self._key = ()
        self._picture = self._past = None

    def show(
        self, p: Painter, key: tuple[object, ...], draw: Draw, moving: list[Widget], *, seen: float = 1.0
    ) -> None:
        """Blit the picture of this key; *draw* makes it, without what is *moving*, if it is a new one.

        *seen* is how much of another board is to be seen already: below 1, the last one shines through.
        """
        if self._picture is not None and self._picture.get_size() != p.surface.get_size():
            self.drop()
        if seen >= 1:
            self._past = None
        if key != self._key:
            if seen < 1 and self._past is None:
                self._past, self._picture = self._picture, None
            self._key, self.lively = key, moving
            self._picture = self._picture or Surface(p.surface.get_size(), 0, p.surface)
            draw(Painter(self._picture, p.units, p.art, p.fonts), self.lively)
        assert self._picture is not None
        if self._past is not None:
            p.surface.blit(self._past, (0, 0))
            self._picture.set_alpha(round(255 * seen))
        p.surface.blit(self._picture, (0, 0))
        self._picture.set_alpha(None)
