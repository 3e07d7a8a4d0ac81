"""Firelight over the table: two pools of light that breathe, a little dust, a few embers.

All follows from the time alone. It is laid over a picture that is already there, in a few small pieces.
"""

from __future__ import annotations

from math import sin
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.ui.painter import Painter
from valhalla.ui.theme import EMBER
from valhalla.ui.widgets.hearth import GOLDEN, breath, draw_ember, lived

POOLS: Final = ((-0.16, 0.42, 0.46, 0.74), (0.52, -0.14, 0.46, 0.62))  # left, top, width, height: of a window
LEVELS: Final = 6
STRENGTH: Final = 0.16  # of the colour of embers, at the brightest
SPARKS: Final = 9
MOTES: Final = 16
LATER: Final = 1.9  # seconds the second pool lags behind


def draw_firelight(p: Painter, area: Rect, time: float) -> None:
    """Light, dust and embers at this moment."""
    if p.blind:
        return
    for i, pool in enumerate(POOLS):
        _pool(p, area, pool, breath(time - i * LATER))
    for i in range(MOTES):
        _mote(p, area, i, time)
    for i in range(SPARKS):
        _spark(p, area, i, time)


def _pool(p: Painter, area: Rect, share: tuple[float, float, float, float], strength: float) -> None:
    level = round(strength * LEVELS)
    x, y, w, h = share
    size = round(area.w * w), round(area.h * h)
    if level:
        light = p.art.kept(
            ("firelight-pool", size, level), lambda: _light(p, size, level / LEVELS * STRENGTH)
        )
        at = area.x + round(area.w * x), area.y + round(area.h * y)
        p.surface.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)


def _light(p: Painter, size: tuple[int, int], strength: float) -> Surface:
    """A soft pool, black where it adds nothing."""
    picture = Surface(size)
    glow = smoothscale(p.art.file("sparks/glow.webp"), size)
    picture.blit(glow, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    red, green, blue = (round(c * strength) for c in EMBER)
    picture.fill((red, green, blue), special_flags=pygame.BLEND_RGB_MULT)
    return picture.convert()


def _mote(p: Painter, area: Rect, i: int, time: float) -> None:
    """Dust hangs in the light and drifts."""
    near = (i * GOLDEN * 7) % 1.0
    x = (i * GOLDEN + 0.006 * time + 0.015 * sin(time * 0.21 + i)) % 1.0
    y = (i * GOLDEN * GOLDEN * 3 + 0.004 * time * (near - 0.4) + 0.01 * sin(time * 0.34 + 2 * i)) % 1.0
    side = p.px(4 + 6 * near)
    picture = p.art.picture("sparks/dust.webp", (side, side))
    pale = p.art.faded(("dust",), picture, 0.2 + 0.3 * (0.5 + 0.5 * sin(time * 0.5 + i)))
    p.blit(pale, (area.x + round(x * area.w), area.y + round(y * area.h)))


def _spark(p: Painter, area: Rect, i: int, time: float) -> None:
    """An ember rises at one of the sides, sways, and goes out."""
    life, seed = lived(i, time, 6.0, 6.0)
    x = (0.02 + 0.2 * seed if i % 2 else 0.6 + 0.2 * seed) + 0.012 * sin(time * 0.9 + i) + 0.04 * life
    y = 1.02 - life * (0.5 + 0.4 * seed)
    side = p.px(6 + 8 * seed)
    draw_ember(p, i, life, side, (area.x + round(x * area.w), area.y + round(y * area.h)), brightest=0.9)
