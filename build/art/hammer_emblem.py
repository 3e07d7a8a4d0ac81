"""The mark of the Hammer Throw: the hammer in flight before a storm, round, or as a plate for the menu."""

import math

import numpy as np
from PIL import Image

from art.carve import plate
from art.ink import block
from art.marks import flat
from art.noise import Array
from art.palette import INK
from art.raster import blur, coloured, empty, from_image, mask, over, shadow, to_image
from art.scene import land
from art.scene.stage import Stage, backlight, printed
from art.scene.throw import TONES, hammer, stage

ROUND, WIDE = 384, (760, 420)  # the sizes of the emblem and of the plate


def _storm(wide: int, high: int) -> Stage:
    """The hammer, thrown up to the right; rays of its wake, a bolt, stones of the track below."""
    s = stage(401, "thunder")
    s.wide, s.high, s.tone = wide, high, TONES["wrath"]
    c = s.canvas
    c.fill(block(0, 0, wide, high), s.tone[0])
    land.sky(s, high * 0.95)
    land.sun(s, wide * 0.56, high * 0.42, high * 0.25, rays=1.8, colour="#ffcf7a")
    land.clouds(s, 9, 10, high * 0.5, dark=True)
    land.peaks(s, high + 10, high * 0.26, max(4, wide // 110), depth=0.85)
    for k in range(7):
        y = high * (0.62 + 0.05 * k)
        c.brush(
            [(-20, y + 60), (wide * 0.2, y), (wide * 0.5, high * (0.40 + 0.03 * k))],
            9,
            s.tone[4],
            ends=(0, 0.3),
            opacity=0.75,
        )
    start = len(c.parts)
    with c.recording() as kept, c.placed(wide * 0.57, high * 0.40, high / 420 * 1.16, math.radians(58)):
        hammer(c, 250)
    backlight(s, start, kept, 6)
    land.sparks(s, (wide * 0.40, high * 0.55), high * 0.5, 26, start=math.pi * 0.55, sweep=math.pi * 0.7)
    return s


def _rim(shape: Array, grow: float) -> Array:
    return np.clip(blur(shape, grow) * 3, 0, 1)


def _framed(picture: Array, outer: Array, inner: Array) -> Array:
    """A picture in a rim of gilt iron."""
    height, width = outer.shape
    out = empty(width, height)
    shadow(out, outer, 0, 0, 8, dx=5, dy=9, dark=0.8)
    over(out, coloured(_rim(outer, 2), INK))
    ring = np.clip(outer - inner, 0, 1)
    over(out, np.dstack([picture, inner]))
    gloom = np.clip(inner - blur(inner, 14), 0, 1) * 1.6
    over(out, coloured(np.clip(gloom, 0, 0.75), "#0b0607"))
    over(out, plate(ring, flat(ring, "#c79a48"), 6, relief=1.4, ink=1.6, rim_light=0.5))
    return out


def emblem(wide: bool = False) -> Image.Image:
    """Round for a token of the game, or wide for its place in the menu."""
    if not wide:
        size = ROUND
        scene = from_image(printed(_storm(420, 420), 4, (size, size)).convert("RGB"))
        discs = [
            mask(f'<circle cx="{size / 2}" cy="{size / 2 - 4}" r="{r}" fill="#fff"/>', size, size)
            for r in (172, 158)
        ]
        return to_image(_framed(scene, discs[0], discs[1]))
    width, height = WIDE
    scene = from_image(printed(_storm(760, 420), 4, WIDE).convert("RGB"))
    outer, inner = (
        mask(f'<rect x="{i}" y="{i - 4}" {_size(i)} rx="{40 - i}" fill="#fff"/>', width, height)
        for i in (16, 30)
    )
    return to_image(_framed(scene, outer, inner))


def _size(inset: int) -> str:
    return f'width="{WIDE[0] - 2 * inset}" height="{WIDE[1] - 2 * inset}"'
