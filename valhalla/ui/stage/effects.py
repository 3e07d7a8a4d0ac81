"""What is to be seen for a moment: light, sparks, a shield torn off. Each is drawn at a time from 0 to 1.

With `still` nothing travels, turns or grows: it comes and goes where it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from math import pi, sin
from typing import Concatenate, Final, ParamSpec

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.stage.tween import arc, ease, hops, within
from valhalla.ui.theme import BLACK, EMBER, FROST, IRON, PALE_GOLD, Colour

Draw = Callable[[Painter, float], None]
P = ParamSpec("P")
FRAMES: Final = 8  # of sparks and splinters
BRIGHTEST: Final = 2  # of the frames of a clash
STEPS: Final = 12  # sizes in which a growing light is made
CARD: Final = (70, 98)  # units of one that is carried
WHITE: Final = (248, 250, 255)
LANDED: Final = 0.75  # of its flight after which a torn shield clatters where it hangs


def shown(draw: Callable[Concatenate[Painter, float, P], None]) -> Callable[P, Draw]:
    """What a picture at a time is made of: told all but painter and time, it is an effect of the stage."""

    def effect(*args: P.args, **named: P.kwargs) -> Draw:
        return update_wrapper(lambda p, t: draw(p, t, *args, **named), draw)

    return effect


def light(p: Painter, name: str, rect: Rect, colour: Colour, strength: float = 1.0) -> None:
    """A white picture of light in a colour."""
    if min(rect.size) < 2 or p.blind:
        return
    key = ("light", name, rect.size, colour)
    picture = p.art.kept(key, lambda: _tinted(p.art.file(f"sparks/{name}.webp"), rect.size, colour))
    p.blit(p.art.faded(key, picture, strength), rect.topleft)


def dusk(p: Painter, rect: Rect) -> None:
    """Soft darkness on bright wood, so that words upon it can be read."""
    light(p, "glow", rect.inflate(rect.w // 2, rect.h), BLACK)
    light(p, "glow", rect.inflate(rect.w // 2, rect.h // 2), BLACK, 0.5)


def _tinted(source: Surface, size: tuple[int, int], colour: Colour) -> Surface:
    picture = smoothscale(source, size).copy()
    picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _around(rect: Rect, side: float) -> Rect:
    """A square about a middle, in few sizes, so that what is drawn there can be kept."""
    step = max(4.0, side / STEPS // 4 * 4)
    return cut.square(round(side / step) * round(step), center=rect.center)


@shown
def ring(p: Painter, t: float, rect: Rect, colour: Colour = EMBER, *, still: bool = False) -> None:
    """A ring of light that widens and is gone."""
    wide = 1.0 if still else 0.5 + 0.7 * ease(t)
    light(p, "ring", _around(rect, max(rect.size) * wide), colour, 1 - t)


@shown
def clash(p: Painter, t: float, rect: Rect, *, still: bool = False) -> None:
    """Steel on steel."""
    side = max(8, *rect.size)
    i = BRIGHTEST if still else min(FRAMES - 1, int(t * FRAMES))
    frame = p.art.frame("sparks/clash.webp", FRAMES, i, side)
    p.centred(p.art.faded(("clash",), frame, sin(pi * t)) if still else frame, rect.center)


@shown
def rising(p: Painter, t: float, rect: Rect, *, still: bool = False) -> None:
    """A warrior goes to Valhalla: a column of light where the card was."""
    size = round(rect.w * 1.7), round(rect.h * 2.1)
    strength = sin(pi * t) ** 0.7
    picture = p.art.faded(("rise",), p.art.picture("sparks/rise.webp", size), strength)
    at = picture.get_rect(midbottom=rect.midbottom)
    p.blit(picture, (at.x, at.y + round(rect.h * (0 if still else 0.25 - 0.5 * ease(t)))))
    light(p, "glow", _around(rect, rect.h * 1.3), PALE_GOLD, 0.7 * (strength if still else 1 - t))


def _shrunk(side: int, end: int, t: float) -> tuple[int, int]:
    """From one size to another, in few steps, so that each can be kept."""
    size = side + round((min(side, end) - side) * round(t * STEPS) / STEPS)
    return size, size


@shown
def torn(p: Painter, t: float, picture: str, start: Rect, end: Rect, *, still: bool) -> None:
    """A shield is torn off a wall, turns in the air, and clatters onto another."""
    side = max(p.px(66), start.h)
    shield = p.art.picture(picture, (side, side))
    if still:
        p.centred(p.art.faded((picture,), shield, t), end.center)
        return
    if t < 0.5:
        burst = p.art.frame("sparks/burst.webp", FRAMES, min(FRAMES - 1, int(t * 2 * FRAMES)), side * 3)
        p.centred(burst, start.center)
    way = min(1.0, t / LANDED) ** 0.8
    x = start.centerx + (end.centerx - start.centerx) * way
    lift = within(side * 2.4, start.centery - side / 2, end.centery - side / 2, lambda way: way)
    y = start.centery + (end.centery - start.centery) * way - arc(way) * lift
    if t > LANDED:
        y -= hops((t - LANDED) / (1 - LANDED), 2) * side * 0.4
        shield = p.art.picture(picture, _shrunk(side, end.h, (t - LANDED) / (1 - LANDED)))
    turned = p.art.turned((picture,), shield, round((1 - way) * 540 / 12) * 12)
    p.centred(turned, (round(x), round(y)))


@shown
def frost(p: Painter, t: float, rect: Rect) -> None:
    """The giants' breath over a cloth."""
    strength = sin(pi * t)
    p.fill(rect, FROST, round(0.28 * strength * 16) / 16)
    light(p, "glow", _around(rect, rect.w * 1.2), FROST, 0.8 * strength)
    side = min(rect.w // 2, p.px(110))
    icon = p.art.icon("frost", side, FROST)
    p.centred(p.art.faded(("frost-icon",), icon, strength), rect.center)


@shown
def emblem(p: Painter, t: float, icon: str, rect: Rect, colour: Colour, *, still: bool = False) -> None:
    """A sign that shines over a place and is gone."""
    strength = sin(pi * t)
    side = max(p.px(46), min(p.px(120), *rect.size))
    light(p, "glow", _around(rect, side * 2.2), colour, 0.8 * strength)
    size = side if still else round(side * (0.7 + 0.3 * round(ease(t) * STEPS) / STEPS))
    p.centred(p.art.faded(("emblem", icon), p.art.icon(icon, size, colour), strength), rect.center)


@shown
def falls(p: Painter, t: float, name: str, rect: Rect, *, still: bool = False) -> None:
    """Something heavy falls on a card, and stays for a breath: a chain, a snare."""
    side = min(rect.w, rect.h)
    picture = p.art.picture(f"marks/{name}.webp", (side, side))
    if still:
        p.centred(p.art.faded((name, "falls"), picture, sin(pi * t)), rect.center)
        return
    way = min(1.0, t / 0.4)
    y = rect.centery - round((1 - way**2) * rect.h * 1.2)
    if t > 0.4:
        y -= round(hops((t - 0.4) / 0.6, 2) * rect.h * 0.1)
        light(p, "ring", _around(rect, rect.h * (0.7 + 0.5 * t)), IRON, 1 - t)
    p.centred(p.art.faded((name, "falls"), picture, min(1.0, (1 - t) * 3)), (rect.centerx, y))


@shown
def carried(p: Painter, t: float, picture: str, start: Rect, end: Rect, *, still: bool) -> None:
    """A picture goes from a place to another along an arc, and grows or shrinks on the way.

    Where a place has no size, it is as large as a card there.
    """
    small = p.px(CARD[0]), p.px(CARD[1])
    first, last = start.size if start.w else small, end.size if end.w else small
    if still:
        p.centred(p.art.faded((picture,), p.art.picture(picture, last), sin(pi * t)), end.center)
        return
    way = ease(t)
    step = round(way * STEPS) / STEPS
    size = round(first[0] + (last[0] - first[0]) * step), round(first[1] + (last[1] - first[1]) * step)
    x = start.centerx + (end.centerx - start.centerx) * way
    y = start.centery + (end.centery - start.centery) * way
    far = abs(end.centerx - start.centerx) + abs(end.centery - start.centery)
    tops = start.centery - first[1] / 2, end.centery - last[1] / 2
    lift = within(0.12 * far, *tops, lambda way: way)
    shown = p.art.picture(picture, size)
    if t > 0.85:
        shown = p.art.faded((picture,), shown, (1 - t) / 0.15)
    p.centred(shown, (round(x), round(y - arc(way) * lift)))


@shown
def bolt(p: Painter, t: float, rect: Rect, *, still: bool = False) -> None:
    """Lightning from above, once; it fades without a flicker."""
    strength = sin(pi * t) if still else 1 - t
    light(p, "glow", _around(rect, max(rect.size) * 1.7), FROST, strength)
    if p.blind or still:
        return
    top = max(0, rect.centery - p.px(330))
    steps = 7
    points = [
        (
            rect.centerx + (p.px(34 - 4 * i) if i % 2 else -p.px(30 - 4 * i)) * (i < steps),
            top + (rect.centery - top) * i // steps,
        )
        for i in range(steps + 1)
    ]
    wide = max(1, round(p.px(9) * strength))
    pygame.draw.lines(p.surface, FROST, False, points, wide)
    pygame.draw.lines(p.surface, WHITE, False, points, max(1, wide // 3))
