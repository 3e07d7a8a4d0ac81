"""Great words in gold."""

from __future__ import annotations

from itertools import pairwise

import pygame
from pygame import Rect, Surface

from valhalla.ui.glyphs import Face
from valhalla.ui.painter import Painter, Written
from valhalla.ui.theme import TITLE
from valhalla.ui.widgets.base import Look, Widget

BANDS = ((0.0, (255, 248, 224)), (0.35, (246, 214, 138)), (0.75, (201, 150, 62)), (1.0, (132, 84, 26)))
EDGE = (30, 16, 6)


class Title(Widget):
    """A word cast in gold, as large as its box allows."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name)
        self.text = text

    def draw(self, p: Painter, look: Look) -> None:
        cast = p.art.kept(("title", self.text, self.rect.size), lambda: self._cast(p))
        at = cast.get_rect(center=self.rect.center)
        p.blit(cast, at.topleft)
        if p.notes is not None:
            p.notes.append(Written(self.text, at, self.rect, True, TITLE, p.layer, self.rect.h))

    def _cast(self, p: Painter) -> Surface:
        size = max(10, self.rect.h)
        while size > 10 and p.fonts.face("caps", size).size(self.text)[0] > self.rect.w - p.px(8):
            size -= 1
        return gilded(p.fonts.face("caps", size), self.text, max(1, size // 26))


def gilded(font: Face, text: str, edge: int) -> Surface:
    """Letters of gold with a dark edge and a shadow; premultiplied."""
    letters = font.render(text, True, (255, 255, 255)).convert_alpha()
    w, h = letters.get_size()
    box = letters.get_bounding_rect()
    gold = Surface((w, h), pygame.SRCALPHA)
    for y in range(h):
        gold.fill((*_band((y - box.y) / max(1, box.h)), 255), Rect(0, y, w, 1))
    letters.blit(gold, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    dark = font.render(text, True, EDGE).convert_alpha()
    cast = Surface((w + 4 * edge, box.h + 5 * edge), pygame.SRCALPHA)
    for dx, dy in _around(edge):
        cast.blit(dark, (2 * edge + dx, edge - box.y + dy))
    cast.blit(dark, (2 * edge + edge, edge - box.y + 2 * edge))
    cast.blit(letters, (2 * edge, edge - box.y))
    return cast.premul_alpha()


def _around(edge: int) -> list[tuple[int, int]]:
    return [(dx * edge, dy * edge) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def _band(at: float) -> tuple[int, int, int]:
    """The colour of gold so far down a letter."""
    for (above, one), (below, other) in pairwise(BANDS):
        if at <= below:
            part = max(0.0, (at - above) / (below - above))
            r, g, b = (round(x + (y - x) * part) for x, y in zip(one, other, strict=True))
            return r, g, b
    return BANDS[-1][1]
