"""The still table as one picture: drawn once, shown as long as only other things move.

While things fly, a new picture is drawn half by half, a half a frame, so that no frame takes long.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from valhalla.ui.painter import Painter
from valhalla.ui.widgets.base import Widget

Draw = Callable[[Painter, list[Widget]], None]  # (on what, what to leave out)


class Layer:
    """Keeps the last still picture and what was left out of it."""

    def __init__(self) -> None:
        self.lively: list[Widget] = []
        self._key: tuple[object, ...] = ()
        self._picture: Surface | None = None
        self._parts: list[Rect] = []  # still to be drawn anew

    @property
    def unfinished(self) -> bool:
        return bool(self._parts)

    def forget(self) -> None:
        """Something looks different now."""
        self._key = ()

    def show(
        self, p: Painter, key: tuple[object, ...], draw: Draw, moving: list[Widget], *, at_once: bool
    ) -> None:
        """Blit the picture of this key; *draw* makes it, without what is *moving*, if it is a new one."""
        picture = self._picture
        if picture is None or picture.get_size() != p.surface.get_size():
            picture = self._picture = Surface(p.surface.get_size()).convert()
            at_once, self._key = True, ()
        if key != self._key:
            self._key, self.lively = key, moving  # both halves leave out the same
            self._parts = _parts(picture.get_rect())
        if at_once and self._parts:
            self._parts = [picture.get_rect()]
        if self._parts:
            picture.set_clip(self._parts.pop())
            draw(Painter(picture, p.units, p.art, p.fonts), self.lively)
            picture.set_clip(None)
        p.surface.blit(picture, (0, 0))


def _parts(whole: Rect) -> list[Rect]:
    half = whole.w // 2
    return [Rect(whole.x, whole.y, half, whole.h), Rect(whole.x + half, whole.y, whole.w - half, whole.h)]
