"""What faces of all games share: the name on its ribbon, parchment, a dark board, the signs of a strip."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Surface

from valhalla.ui.fonts import Set
from valhalla.ui.table.faces.sheet import HIGH, LARGE_ABOVE, Box, Sheet
from valhalla.ui.theme import BROWN_INK, CAPS, INK, ITALIC, TARRED_OAK, TEXT, Colour, Style

NAME_LINE: Final = Style(CAPS, 56, INK, shadow=False, centred=True)
NAME_LARGE: Final = Style(CAPS, 51, INK, shadow=False, centred=True)
NAME_LINES: Final = Style(CAPS, 46, INK, shadow=False, centred=True)
RULE: Final = Style(TEXT, 35, INK, shadow=False, centred=True)
NOTE: Final = Style(ITALIC, 32, BROWN_INK, shadow=False, centred=True)
RIBBON: Final = (100, 24, 100, 30)
PANEL: Final = (44, 44, 44, 44)
EDGE: Final = 6  # of a strip, in units of the sheet
SHADE: Final = 190  # of 255, behind the signs of a crowded hand


def dark(colour: Colour) -> Colour:
    """A colour in the shade."""
    return colour[0] * 2 // 5, colour[1] * 2 // 5, colour[2] * 2 // 5


def ribbon(sheet: Sheet, name: str, bottom: float, left: float, right: float) -> None:
    """A name on its ribbon, in several lines if one is too long."""
    line = NAME_LARGE if sheet.height > LARGE_ABOVE else NAME_LINE
    one = sheet.fonts.set(name, line, sheet.u, _room(sheet, left + 86, right - 86), 10_000, lines=1).fits
    inner = (left + 86, right - 86) if one else (left + 72, right - 72)
    lines, style = ([name], line) if one else (_broken(sheet, name, _room(sheet, *inner)), NAME_LINES)
    step = max(80.0 if one else 47.0, 10.5 / sheet.u)  # type has a smallest size, whatever the card's
    top = bottom - step * len(lines) - 48
    sheet.sliced("cards/ribbon.webp", RIBBON, (left, top, right, bottom), 1.0)
    for k, part in enumerate(lines):
        y = top + 16 + k * step
        sheet.text(part, style, (inner[0], y, inner[1], y + step), 1)


def _room(sheet: Sheet, left: float, right: float) -> int:
    return sheet.rect((left, 0, right, 1)).width


def _broken(sheet: Sheet, name: str, room: int) -> list[str]:
    """A name in two lines as alike as can be; if they are too long, broken at its hyphens, too."""

    def fits(line: str) -> bool:
        return sheet.fonts.set(line, NAME_LINES, sheet.u, room, 10_000, lines=1).fits

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


def board(sheet: Sheet, box: Box, colour: Colour = TARRED_OAK) -> None:
    """A plain dark board."""
    rect = sheet.rect(box)
    radius = max(2, sheet.px(30))
    pygame.draw.rect(sheet.surface, (13, 7, 5), rect, border_radius=radius)
    pygame.draw.rect(sheet.surface, colour, rect.inflate(-2, -2), border_radius=radius)


def column(sheet: Sheet, strip: int, colour: Colour) -> None:
    """A shade in the card's own colour behind the signs; frame and portrait still shine through."""
    rect = sheet.rect((EDGE, 30, strip, HIGH - 30))
    shade = Surface(rect.size, pygame.SRCALPHA)
    shade.fill((*dark(colour), SHADE))
    sheet.lay(shade.premul_alpha(), rect.topleft)
    sheet.surface.fill(INK, (rect.right, rect.y, max(1, sheet.px(5)), rect.h))


def paragraphs(sheet: Sheet, found: Sequence[Set], middle: tuple[float, float]) -> None:
    """Lines of text that found their sizes, one below the other about a middle."""
    y = middle[1] - sum(part.surface.get_height() for part in found) / sheet.u / 2
    for part in found:
        high = part.surface.get_height() / sheet.u
        sheet.centred(part.surface, (middle[0], y + high / 2))
        y += high
