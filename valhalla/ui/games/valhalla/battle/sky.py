"""The sky of Ragnarök: its fire swells and sinks, slowly, and embers rise."""

from __future__ import annotations

from math import pi, sin
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.ui.cut import sized
from valhalla.ui.painter import Painter

SKY: Final = "table/ragnarok.webp"
DEEP: Final = 0.37  # of the window's height that is sky
PACE: Final = 10  # pictures a second, as all ambient light
STEPS: Final = 5  # strengths in which a fire is kept
FIRES: Final = ((0.22, 2.9), (0.5, 4.3), (0.78, 3.5))  # where across the sky, and seconds from glow to glow
EMBERS: Final = 14
GOLDEN: Final = 0.618034


def glow(time: float, seconds: float) -> float:
    """How strong a fire burns at a time: never dark, and no faster than a breath."""
    at = int(time * PACE) / PACE
    return 0.55 + 0.3 * sin(2 * pi * at / seconds) + 0.15 * sin(2 * pi * at / (seconds * 0.41))


def draw_sky(p: Painter, left: int, right: int, time: float) -> None:
    """Light on what burns in the sky between these edges, where nothing stands before it."""
    if p.blind:
        return
    room = Rect(left, 0, right - left, round(p.units.height * DEEP))
    clip = p.surface.get_clip()
    p.surface.set_clip(room)
    for at, seconds in FIRES:
        part = sized(room.w * 11 // 20, room.h, centerx=room.x + round(room.w * at))
        fire = _fire(p, part.clip(room), at, round(glow(time, seconds) * STEPS))
        p.surface.blit(fire, part.clip(room), special_flags=pygame.BLEND_RGB_ADD)
    _embers(p, room, int(time * PACE) / PACE)
    p.surface.set_clip(clip)


def _fire(p: Painter, part: Rect, at: float, step: int) -> Surface:
    key = ("sky-fire", at, tuple(part))
    whole = p.art.kept(key, lambda: _burning(p, part))
    return p.art.kept((*key, step), lambda: _weakened(whole, step))


def _burning(p: Painter, part: Rect) -> Surface:
    """What is bright in a part of the sky, as light to be added: the dark stays black."""
    sky = p.art.cover(SKY, p.units.area.size).subsurface(part).copy()
    sky.fill((70, 50, 40), special_flags=pygame.BLEND_RGB_SUB)
    sky.fill((150, 110, 70), special_flags=pygame.BLEND_RGB_MULT)
    spot = sized(part.w, part.h * 2, center=(part.w // 2, part.h // 2))
    mask = Surface(part.size)
    soft = smoothscale(p.art.file("sparks/glow.webp"), spot.size)
    mask.blit(soft, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    sky.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sky


def _weakened(fire: Surface, step: int) -> Surface:
    weak = fire.copy()
    part = 255 * max(0, min(STEPS, step)) // STEPS
    weak.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
    return weak


def _embers(p: Painter, room: Rect, time: float) -> None:
    """Sparks that drift up; where each is, only the time decides."""
    for i in range(EMBERS):
        near = (i * GOLDEN * 5) % 1.0
        x = (i * GOLDEN + 0.015 * time + 0.012 * sin(time * (0.5 + near) + i)) % 1.0
        y = 1.0 - (i * GOLDEN * GOLDEN * 3 + (0.04 + 0.05 * near) * time) % 1.0
        side = p.px(5 + 7 * near)
        ember = p.art.picture(f"sparks/ember-{i % 4}.webp", (side, side))
        pale = p.art.faded(("ember", i % 4), ember, min(1.0, 2.4 * y) * (0.4 + 0.5 * near))
        p.blit(pale, (room.x + round(x * room.w), room.y + round(y * room.h)))
