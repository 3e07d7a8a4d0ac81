"""Faces of cards that are neither warriors nor tactics: what each wants or gives is a row of signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from valhalla.ui.games.valhalla.faces import parts
from valhalla.ui.table.faces.parts import EDGE, PAD, PANEL, RULE, board, centred, column, ribbon
from valhalla.ui.table.faces.sheet import WIDE, Block, Box, Picture, Sheet
from valhalla.ui.theme import BOLD, BROWN_INK, PALE_GOLD, Colour, Style
from valhalla.words.language import _
from valhalla.words.valhalla import names

PICTURE: Final[Box] = (52, 52, 648, 616)
KIND: Final = Style(BOLD, 34, BROWN_INK, shadow=False, centred=True)


class Sign(NamedTuple):
    """Something to be drawn in a row: a baked mark, or a number."""

    what: str  # mark, number
    name: str


def row(sheet: Sheet, found: list[Sign], middle: tuple[float, float], high: float) -> None:
    """Signs side by side, their row centred on a place."""
    step = high * 1.08
    x = middle[0] - step * (len(found) - 1) / 2
    for one in found:
        if one.what == "mark":
            sheet.put(one.name, (x - high / 2, middle[1] - high / 2, x + high / 2, middle[1] + high / 2))
        else:
            sheet.number(one.name, (x, middle[1]), high * 0.86, PALE_GOLD)
        x += step


def _stone(sheet: Sheet, valour: int, left: float, width: float, floor: float) -> None:
    """Valour on a plain stone that stands on a floor."""
    high = width * parts.STONE
    sheet.token("cards/stone-plain.webp", left, floor - high, width, parts.STONE)
    at = left + width / 2, floor - high * 0.47
    sheet.number(str(valour), at, width * 0.94, (20, 12, 8), (236, 236, 230))


class Deed(NamedTuple):
    """A kind of such cards: frame, colour, signs, and what stands on a medal at the upper left."""

    kind: str
    colour: Colour
    signs: Callable[[Any], list[Sign]]
    medal: Callable[[Any], str] | None = None

    def picture(self, card: Any) -> Picture:
        return Picture(f"tactics/{card.id}.webp", card.name, self.colour)

    def _medal(self, sheet: Sheet, card: Any, left: float, size: float) -> None:
        if self.medal is not None:
            sheet.put("plates/medal-iron.webp", (left, 4, left + size, 4 + size))
            sheet.icon(self.medal(card), (left + size / 2, 4 + size / 2), size * 0.62, PALE_GOLD)

    def small(self, sheet: Sheet, card: Any) -> None:
        parts.framed(sheet, self.picture(card), f"{self.kind}-small")
        self._medal(sheet, card, 4, 260)
        board(sheet, (200, 736, 694, 974))
        row(sheet, self.signs(card), (447, 855), 210)
        parts.whens(sheet, card, 680, 12, 250)
        _stone(sheet, card.valour, 4, 190, 976)

    def full(self, sheet: Sheet, card: Any, large: bool) -> None:
        sheet.portrait(self.picture(card), PICTURE)
        parts.frame(sheet, self.kind, "" if large else "-middle")
        self._medal(sheet, card, 4, 164 if large else 196)
        (_large if large else _middle)(sheet, card, self.signs(card))
        parts.whens(sheet, card, 684 if large else 676, 160 if large else 22, 112 if large else 170)
        parts.valour(sheet, card.valour, 8, 790, 146)

    def held(self, sheet: Sheet, card: Any, strip: int) -> None:
        """Down the left edge of a crowded hand: whom it helps, what it gives, valour."""
        wide = self.held_ground(sheet, card, strip)
        self._medal(sheet, card, EDGE, wide)
        self.held_signs(sheet, card, wide, 8 + wide * (1.5 if self.medal else 0.5))
        stone, flag = wide * 0.74, wide * 0.8
        floor = 972 - stone * parts.STONE - flag * parts.PENNANT
        parts.whens(sheet, card, EDGE + (wide + flag) / 2, floor, flag)
        _stone(sheet, card.valour, EDGE, stone, 972)

    def held_ground(self, sheet: Sheet, card: Any, strip: int) -> float:
        """Picture and column of one that is held; how wide its signs may be."""
        parts.framed(sheet, self.picture(card), f"{self.kind}-small")
        column(sheet, strip, self.colour)
        return strip - EDGE

    def held_signs(self, sheet: Sheet, card: Any, wide: float, y: float) -> None:
        for one in self.signs(card):
            row(sheet, [one], (EDGE + wide / 2, y), wide if one.what == "mark" else wide * 0.66)
            y += wide


def _middle(sheet: Sheet, card: Any, found: list[Sign]) -> None:
    row(sheet, found, (WIDE / 2 + 66, 822), 190 if len(found) > 1 else 208)
    ribbon(sheet, _(card.name), 716, 24, 676)


def _large(sheet: Sheet, card: Any, found: list[Sign]) -> None:
    sheet.sliced("cards/panel.webp", PANEL, (62, 622, 638, 926), 0.8)
    blocks = [Block(names.kind(card), KIND), *(Block(text, RULE, 4) for text in names.text(card))]
    centred(sheet, blocks, (162, 670, 618, 912))
    wide = 112 * 1.08 * len(found) + 40
    sheet.sliced("cards/pad.webp", PAD, (694 - wide, 14, 694, 150), 1.0)
    row(sheet, found, (694 - wide / 2, 82), 108)
    ribbon(sheet, _(card.name), 672, 14, 686)
