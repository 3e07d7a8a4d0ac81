"""Pictures beside the clauses of a rulebook: cards, dice, marks and shields. Each game has its own."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Rect, Surface

from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.painter import Painter
from valhalla.ui.table.faces.sheet import HIGH, WIDE
from valhalla.ui.widgets.book import Plate

CARD: Final = 132  # units high
CARD_IN_ROW: Final = 118
GAP: Final = 6  # units between two pictures in a row


def dice(*names: str) -> tuple[str, ...]:
    return tuple(f"dice/{name}-still" for name in names)


class RulePictures:
    """Makes the pictures of clauses. A picture is named as its file is, or "card/" and the id of a card."""

    beside: ClassVar[dict[str, str]] = {}  # by clause: what stands at its side
    below: ClassVar[dict[str, tuple[str, ...]]] = {}  # what stands in a row below its first paragraph
    rows: ClassVar[dict[str, int]] = {}  # units: how high the pictures of a folder are in a row
    shapes: ClassVar[dict[str, float]] = {}  # height to width of those that are not square

    def __init__(self, art: Art, fonts: Fonts) -> None:
        self.art = art
        self.fonts = fonts

    def card(self, id: str, height: int) -> Surface:
        """The face of a card; a game that names none here has none."""
        raise LookupError(id)

    def of(self, clause: str, paragraph: int) -> Plate | None:
        """What belongs to a paragraph of a clause."""
        if paragraph:
            return None
        if clause in self.beside:
            return self.at_side(self.beside[clause])
        return self._in_row(self.below[clause]) if clause in self.below else None

    def marked(self, clause: str, paragraph: int) -> bool:
        """Whether a paragraph is marked when its clause was asked for."""
        return True

    def at_side(self, name: str) -> Plate:
        return Plate(lambda p, rect: self._draw(p, name, rect), CARD, CARD * WIDE / HIGH)

    def _in_row(self, names: tuple[str, ...]) -> Plate:
        sizes = [self._size(name) for name in names]
        wide = sum(w for w, _h in sizes) + GAP * (len(names) - 1)

        def draw(p: Painter, rect: Rect) -> None:
            scale = min(1.0, rect.w / max(1, p.px(wide)))  # a narrow column shows all of it, smaller
            x = rect.x
            for name, (w, h) in zip(names, sizes, strict=True):
                self._draw(p, name, Rect(x, rect.y, round(p.px(w) * scale), round(p.px(h) * scale)))
                x += round((p.px(w) + p.px(GAP)) * scale)

        return Plate(draw, max(h for _w, h in sizes), wide, beside=False)

    def _draw(self, p: Painter, name: str, rect: Rect) -> None:
        kind, _slash, id = name.partition("/")
        if kind != "card":
            p.picture(f"{name}.webp", rect)
        elif not p.blind:
            p.blit(self.card(id, rect.h), rect.topleft)

    def _size(self, name: str) -> tuple[float, float]:
        """Width and height of a picture in a row, in units."""
        kind = name.split("/", maxsplit=1)[0]
        if kind == "card":
            return CARD_IN_ROW * WIDE / HIGH, CARD_IN_ROW
        high = float(self.rows[kind])
        return high, high * self.shapes.get(name, 1.0)
