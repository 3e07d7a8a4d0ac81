"""What the faces of every game share: the name on its ribbon, words on parchment, boards, a crowded hand.

In a crowded hand all that one chooses by runs down the left edge, which the next card leaves free. A strip is
how much of that edge is to be seen, in units of the sheet.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from valhalla.ui.fonts import Set
from valhalla.ui.table.faces.sheet import HIGH, LARGE_ABOVE, WIDE, Block, Box, Sheet
from valhalla.ui.theme import BROWN_INK, CAPS, INK, ITALIC, TARRED_OAK, TEXT, Colour, Style

WHOLE: Final[Box] = (0, 0, WIDE, HIGH)
WINDOW: Final[Box] = (52, 52, 648, 928)
NAME_LINE: Final = Style(CAPS, 56, INK, shadow=False, centred=True)
NAME_LARGE: Final = Style(CAPS, 51, INK, shadow=False, centred=True)
NAME_LINES: Final = Style(CAPS, 46, INK, shadow=False, centred=True)
RULE: Final = Style(TEXT, 35, INK, shadow=False, centred=True)
NOTE: Final = Style(ITALIC, 32, BROWN_INK, shadow=False, centred=True)
RIBBON: Final = (100, 24, 100, 30)
PANEL: Final = (44, 44, 44, 44)
PAD: Final = (60, 0, 60, 0)
STRIPS: Final = (250, 205, 165, 130, 100)  # in units of the sheet: how much of a card may be left to see
EDGE: Final = 6
LINE: Final = 1.1  # times as high as its letters is the smallest line
SHADE: Final = 190  # of 255


class Words(NamedTuple):
    """Paragraphs that found their sizes, where they begin, and the top of the sheet that holds them."""

    found: list[Set]
    blocks: Sequence[Block]
    box: Box
    top: float

    @property
    def edge(self) -> float:
        return self.top - 62


def ribbon(sheet: Sheet, name: str, bottom: float, left: float, right: float) -> None:
    """A name on its ribbon, in several lines if one is too long.

    Where its letters would be too small to be read, there is none: the closer look has it.
    """
    large = sheet.height > LARGE_ABOVE
    line = NAME_LARGE if large else NAME_LINE
    one = sheet.fits(name, line, left + 86, right - 86)
    inner = (left + 86, right - 86) if one else (left + 72, right - 72)
    lines, style = ([name], line) if one else (_broken(sheet, name, *inner), NAME_LINES)
    if not (one or large or all(sheet.fits(part, style, *inner) for part in lines)):
        return
    step = max(80.0 if one else 47.0, LINE * sheet.fonts.least / sheet.u)
    top = bottom - step * len(lines) - 48
    sheet.sliced("cards/ribbon.webp", RIBBON, (left, top, right, bottom), 1.0)
    for k, part in enumerate(lines):
        y = top + 16 + k * step
        sheet.text(part, style, (inner[0], y, inner[1], y + step), 1)


def _broken(sheet: Sheet, name: str, left: float, right: float) -> list[str]:
    """A name in two lines as alike as can be; if they are too long, broken at its hyphens, too."""

    def fits(line: str) -> bool:
        return sheet.fits(line, NAME_LINES, left, right)

    words = name.split(" ")
    halves = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    best = min(halves, key=lambda pair: max(map(len, pair)), default=("", name))
    if all(map(fits, best)):
        return list(best)
    lines = [""]
    for piece in re.split(r"(?<=[ -])", name):
        if lines[-1] and not fits((lines[-1] + piece).strip()):
            lines.append("")
        lines[-1] += piece
    return [line.strip() for line in lines]


def sentence(text: str) -> str:
    """What stands for itself begins with a capital."""
    return text[:1].upper() + text[1:]


def words(sheet: Sheet, blocks: Sequence[Block], box: Box, most: float) -> Words:
    """Paragraphs that stand on the floor of a box and grow upwards."""
    left, _, right, bottom = box
    found = sheet.paragraphs(blocks, left, right, most)
    high = sum(part.surface.get_height() for part in found) / sheet.u + sum(block.above for block in blocks)
    return Words(found, blocks, box, bottom - high)


def parchment(sheet: Sheet, text: Words) -> None:
    """Words on their sheet."""
    left, _, right, _ = text.box
    sheet.sliced("cards/panel.webp", PANEL, (46, text.edge, 654, 938), 0.8)
    y = text.top
    for part, block in zip(text.found, text.blocks, strict=True):
        y += block.above
        spare = right - left - part.surface.get_width() / sheet.u
        x = left + spare / 2 if block.style.centred else left
        sheet.lay(part.surface, (round(x * sheet.u), round(y * sheet.u)))
        y += part.surface.get_height() / sheet.u


def centred(sheet: Sheet, blocks: Sequence[Block], box: Box) -> None:
    """Paragraphs in the middle of a box."""
    left, top, right, bottom = box
    found = sheet.paragraphs(blocks, left, right, bottom - top)
    y = (top + bottom) / 2 - sum(part.surface.get_height() for part in found) / sheet.u / 2
    for part in found:
        high = part.surface.get_height() / sheet.u
        sheet.centred(part.surface, ((left + right) / 2, y + high / 2))
        y += high


def board(sheet: Sheet, box: Box, colour: Colour = TARRED_OAK) -> None:
    """A plain dark board."""
    rect = sheet.rect(box)
    radius = max(2, sheet.px(30))
    pygame.draw.rect(sheet.surface, (13, 7, 5), rect, border_radius=radius)
    pygame.draw.rect(sheet.surface, colour, rect.inflate(-2, -2), border_radius=radius)


# Crowded hands


def strip_of(step: float, width: float) -> int:
    """The strip for cards of a width that lie a step apart; 0 if each is seen as a whole."""
    if step >= width:
        return 0
    seen = step / width * WIDE
    return next((strip for strip in STRIPS if strip <= seen), STRIPS[-1])


def column(sheet: Sheet, strip: int, colour: Colour) -> None:
    """A shade in the card's own colour behind the signs; frame and portrait still shine through."""
    rect = sheet.rect((EDGE, 30, strip, HIGH - 30))
    shade = Surface(rect.size, pygame.SRCALPHA)
    shade.fill((*(part * 2 // 5 for part in colour), SHADE))
    sheet.lay(shade.premul_alpha(), rect.topleft)
    sheet.surface.fill(INK, (rect.right, rect.y, max(1, sheet.px(5)), rect.h))
