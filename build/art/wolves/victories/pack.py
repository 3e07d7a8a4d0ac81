"""Odin's wolves Geri and Freki for the menu, and the two that swallow sun and moon above a burning hall."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.carve import plate as worked
from art.ink import Canvas, blob, block, disc, joined, path, plate
from art.marks import flat
from art.noise import Array
from art.palette import INK
from art.raster import blur, coloured, empty, from_image, mask, over, shadow, to_image
from art.relief import card, wolf
from art.relief.card import apart, before, press, shine
from art.relief.relief import Block, Finish, Tones
from art.relief.wolf import Coat
from art.scene import land
from art.scene.deed import Paints, cut
from art.scene.stage import Tone, bare

ROUND, WIDE = 384, (760, 420)  # the sizes of the emblem and of the plate
DUSK: Tone = ("#0c1024", "#1f2650", "#4a4482", "#b0708a", "#ffe2a6")
DOOM: Tone = ("#120406", "#4c0d0e", "#a52a16", "#f0801e", "#ffe49a")
GERI = Coat(("#0d0f16", "#2a2e3a", "#5f6472", "#c4c0b6"), ("#12141b", "#363a46", "#7b808a", "#e6decc"))
FREKI = Coat(
    ("#140c0a", "#3a2218", "#7a4c30", "#d8a878"),
    ("#180e0b", "#46291c", "#92603e", "#f0caa0"),
    ("#0c3a4a", "#1c86a0", "#6fe0f0", "#f0ffff"),
)
MANE = "-10,-60 60,-70 120,-40 190,30 250,130 270,330 -30,330 -60,200 -70,110 -10,96"


def _beast(b: Block, coat: Coat, opened: float, *, back: bool = False) -> None:
    wolf.neck(b, coat, MANE, flow=(60, 60), seed=5, gap=16)
    wolf.head(b, coat, opened, back=back)


# The emblem


def _pair(wide: int, high: int, size: tuple[int, int]) -> Image.Image:
    """Both wolves back to back before the moon, one grey, one brown; in the moon the eye of their lord."""
    s = bare(421, DUSK, wide, high)
    land.sky(s, high * 0.95)
    land.stars(s, wide // 8, high * 0.5)
    land.sun(s, wide / 2, high * 0.27, high * 0.25, rays=1.4, colour="#ffe2a6")
    land.peaks(s, high + 6, high * 0.22, max(4, wide // 110), depth=0.8)
    b = Block(size, (wide, high), 7, "#ffd08a")
    b.picture = b.raster("".join(s.canvas.parts))
    b.picture[..., 3] = 1
    with b.inking() as c:
        _eye(c, wide / 2, high * 0.20, high * 0.0018)
    apart(b, lambda block_: _both(block_, wide, high), "#ffe2b0", 3, 14, 0.4)
    return press(b, 11)


def _eye(c: Canvas, x: float, y: float, size: float) -> None:
    """One open eye, drawn into the moon."""
    with c.placed(x, y, size):
        lid = blob(path("-70,0! -36,-34 0,-42 36,-34 70,0! 36,28 0,34 -36,28"))
        cut(c, lid, ("#fff6d8", "#c89a58", "#ffffff"), 6, shift=(6, 6), rim=4)
        cut(c, disc(0, -3, 29), ("#3f6ea8", "#162c4c", "#bfe0f6"), 4, shift=(6, 6), rim=3)
        c.fill(disc(0, -3, 13), "#0a0608")
        c.fill(disc(-9, -12, 6), "#ffffff")


def _both(b: Block, wide: int, high: int) -> None:
    """The heads look outward; where the picture is round they stand closer."""
    close = wide < 500
    size = high / 420 * (0.56 if close else 0.84)
    away, y = size * 150, high * (0.58 if close else 0.585)
    with b.canvas.placed(wide / 2 + away, y, size, 0.0, True):
        _beast(b, FREKI, 0.30)
    with b.canvas.placed(wide / 2 - away, y, size):
        _beast(b, GERI, 0.24)


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
    over(out, worked(ring, flat(ring, "#c79a48"), 6, relief=1.4, ink=1.6, rim_light=0.5))
    return out


def emblem(wide: bool = False) -> Image.Image:
    """Round for a token of the game, or wide for its place in the menu."""
    if not wide:
        scene = from_image(_pair(420, 420, (ROUND, ROUND)).convert("RGB"))
        discs = [
            mask(f'<circle cx="{ROUND / 2}" cy="{ROUND / 2 - 4}" r="{r}" fill="#fff"/>', ROUND, ROUND)
            for r in (172, 158)
        ]
        return to_image(_framed(scene, discs[0], discs[1]))
    scene = from_image(_pair(760, 420, WIDE).convert("RGB"))
    outer, inner = (
        mask(f'<rect x="{i}" y="{i - 4}" {_size(i)} rx="{40 - i}" fill="#fff"/>', *WIDE) for i in (16, 30)
    )
    return to_image(_framed(scene, outer, inner))


def _size(inset: int) -> str:
    return f'width="{WIDE[0] - 2 * inset}" height="{WIDE[1] - 2 * inset}"'


# The hall burns

SKOLL = Coat(
    ("#0a0406", "#241012", "#54261e", "#d0703a"),
    ("#0e0608", "#30171a", "#6a362c", "#f0a060"),
    ("#6a1c04", "#d85a10", "#ffc63e", "#fffbd0"),
)
HATI = Coat(
    ("#07070d", "#1a1c2a", "#3c4258", "#9aa6c0"),
    ("#0a0a12", "#232638", "#525a74", "#c4d0e6"),
    ("#6a1c04", "#d85a10", "#ffc63e", "#fffbd0"),
)
SUN: Tones = ("#a83a08", "#f08a1c", "#ffd24a", "#fffbe0")
MOON: Tones = ("#56627c", "#9caac0", "#dfe8f0", "#ffffff")


def swallowed() -> Block:
    """Skoll has the sun between his jaws and Hati the moon; below them the gods' hall stands in flames."""
    s = bare(431, DOOM, card.WIDE, card.HIGH)
    land.sky(s, 330)
    land.clouds(s, 9, 8, 120, dark=True)
    land.peaks(s, 372, 90, 6, depth=0.75)
    land.ground(s, 396, 7, "#1a0708", blades=0)
    land.flames(s, 40, 440, 400, 150, count=16)
    _hall(s.canvas)
    land.flames(s, 70, 410, 430, 100, count=17)
    land.ground(s, 424, 6, "#140507", blades=20)
    b = before(s, "#ff8a2c", 5)
    shine(b, (150, 190), 190, "#ffb43a", 0.5)
    shine(b, (340, 190), 150, "#dfe8f0", 0.35)
    apart(b, _eaters, "#ffc27a", 3, 16, 0.4)
    return b


def _eaters(b: Block) -> None:
    """Both heads come from the sides; each bites what it has hunted since the beginning."""
    for x, flip, coat, paint in ((96.0, True, SKOLL, SUN), (384.0, False, HATI, MOON)):
        with b.canvas.placed(x, 126, 0.62, -0.06 if flip else 0.06, flip):
            wolf.neck(b, coat, MANE, flow=(60, 60), seed=7, gap=17)
            wolf.ears(b, coat, back=True)
            wolf.inside(b, 0.62)
            ball = disc(-132, 118, 58)
            b.glow(ball, paint[2], 30, 1.0)
            b.part(ball, paint, 30, Finish(4, rim=(4, 4), own=0, glow=0.35))
            wolf.head_over(b, coat, 0.62)


WOOD: Paints = ("#4a2214", "#1c0a08", "#ffa04a")


def _hall(c: Canvas) -> None:
    """A great hall from its gable, black before its own fire; shields for shingles, as the poems say."""
    roof = plate(path("110,340 190,268 290,268 370,340"))
    cut(c, roof, ("#2a1210", "#120606", "#d8622a"), 4, shift=(6, 8), rim=3)
    for row in range(3):
        for k in range(9):
            x, y = 146 + k * 24 + 12 * (row % 2), 290 + row * 20
            shape = disc(x, y, 12, 0.8).intersection(roof)
            cut(c, shape, ("#6a3418", "#2a100a", "#ffb05a"), 2.4, shift=(4, 4), rim=2)
    cut(c, block(128, 338, 352, 424), WOOD, 4, shift=(8, 6), rim=3)
    gable = plate(path("180,424 180,330 240,244 300,330 300,424"))
    cut(c, gable, WOOD, 4.6, shift=(8, 8), rim=4, hatch=14)
    for side in (-1, 1):
        barge = plate([(240 + side * x, y) for x, y in path("74,344 66,350 -18,228 -8,220")])
        cut(c, barge, ("#5a2c18", "#240e0a", "#ffb86a"), 3.6, rim=3)
    for x in (200, 220, 260, 280):
        c.brush([(x, 330), (x, 380), (x, 424)], 3, "#160807")
    door = blob(path("220,424! 220,376 240,358 260,376 260,424!"))
    c.fill(door.buffer(5), "#160807")
    c.fill(door, "#ffb43a")
    c.fill(joined([disc(240, 404, 13), block(232, 396, 248, 424)]), "#fff2b0")
