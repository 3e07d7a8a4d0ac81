"""Portraits of cards: the baked picture, or a rune stone that stands in for one that was not baked yet."""

from __future__ import annotations

from math import hypot
from typing import Final
from unicodedata import normalize

import pygame
from pygame import Rect, Surface
from pygame.font import Font
from pygame.transform import smoothscale

from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.theme import INK, IRON, RUNES, Colour

SIZE: Final = (480, 720)
FINER: Final = 2  # times as large it is drawn: its edges become smooth
COARSE: Final = (24, 36)  # of the light behind the stone
MIDDLE: Final = 0.46  # how far down the rune is: where faces are, so that any cut keeps it
STONE: Final = Rect(126, 150, 228, 620)  # it stands in the ground
LIT, SHADED = (158, 150, 138), (74, 69, 64)  # its left and its right side
PAINT: Final[Colour] = (112, 34, 24)  # such stones were painted red
FUTHARK: Final = dict(zip("abcdefghijklmnopqrstuvwxyzþ", "ᚨᛒᚲᛞᛖᚠᚷᚺᛁᛃᚲᛚᛗᚾᛟᛈᚲᚱᛊᛏᚢᚹᚹᚲᛃᛉᚦ", strict=True))


def portrait(art: Art, fonts: Fonts, name: str, of: str = "", colour: Colour = IRON) -> Surface:
    """The picture of a card by the name of its file; else a stone with the first letter *of* whom it is."""
    if art.has(name):
        return art.file(name)
    whose = of or name.rpartition("/")[2]
    return art.kept(("stand-in", whose, colour), lambda: _stone(fonts, rune_of(whose), colour))


def rune_of(name: str) -> str:
    """The rune of the first letter that has one."""
    letters = normalize("NFKD", name.casefold())
    return next((FUTHARK[letter] for letter in letters if letter in FUTHARK), FUTHARK["o"])


def _stone(fonts: Fonts, rune: str, colour: Colour) -> Surface:
    whole = smoothscale(_glow(colour), (SIZE[0] * FINER, SIZE[1] * FINER))
    outer = Rect(*(side * FINER for side in STONE))
    whole.blit(_slab(outer.size, INK, INK), outer)
    for edge, light, dark in ((6, LIT, SHADED), (34, SHADED, LIT), (40, LIT, SHADED)):
        room = outer.inflate(-2 * edge, -2 * edge)
        whole.blit(_slab(room.size, light, dark), room)
    _carve(whole, fonts.font(RUNES, 236 * FINER), rune)
    return smoothscale(whole, SIZE).convert()


def _slab(size: tuple[int, int], left: Colour, right: Colour) -> Surface:
    """A stone with a round top, light falling on it from the left."""
    sides = Surface((2, 1))
    sides.set_at((0, 0), left)
    sides.set_at((1, 0), right)
    lit = smoothscale(sides, size).convert_alpha()
    shape = Surface(size, pygame.SRCALPHA)
    arch = size[0] // 2
    pygame.draw.rect(shape, (255, 255, 255), shape.get_rect(), 0, 0, arch, arch)
    lit.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return lit


def _carve(whole: Surface, font: Font, rune: str) -> None:
    """A painted rune; its lower edges catch the light."""
    for paint, drop in ((LIT, 5), (PAINT, 0)):
        letter = font.render(rune, True, paint)
        ink = letter.get_bounding_rect()
        at = Rect((0, 0), ink.size)
        at.center = whole.get_width() // 2 + drop, round(whole.get_height() * MIDDLE) + drop
        whole.blit(letter, at, ink)


def _glow(colour: Colour) -> Surface:
    """A glow in the card's own colour, dark towards the edges."""
    wide, high = COARSE
    glow = Surface(COARSE, 0, 32)
    for x in range(wide):
        for y in range(high):
            far = hypot((x + 0.5) / wide - 0.5, (y + 0.5) / high - MIDDLE) / 0.75
            share = 0.62 - 0.5 * min(1.0, far)
            glow.set_at((x, y), [round(part * share) for part in colour])
    return glow
