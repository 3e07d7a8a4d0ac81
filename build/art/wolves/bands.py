"""What runs around the cards of Wolves of Odin besides interlace: runes, boughs, roots, cracks, bone."""

import math
from random import Random

import numpy as np

from art.carve import engrave, slope
from art.frames import BAND, EDGE, HIGH, WIDE, Shine, Size, inked, rounded
from art.ink import Canvas, Pen, blob, disc, plate, stroke
from art.noise import Array, fbm, grid, rgb, ridged, smooth
from art.raster import blur, coloured, over, svg

MIDDLE = EDGE + BAND / 2  # of the band, from the edge of the sheet


SHINE = Shine(soft=0.16, rise=0.8, glow=0.34)


# Stacked runes of Tyr


def _way() -> list[tuple[float, float, float, float]]:
    """Runs of the band, each from start to end: out from the foot, up both sides, in to the head."""
    low, right, mid = HIGH - MIDDLE, WIDE - MIDDLE, WIDE / 2
    return [
        (mid, low, MIDDLE, low), (mid, low, right, low), (MIDDLE, low, MIDDLE, MIDDLE),
        (right, low, right, MIDDLE), (MIDDLE, MIDDLE, mid, MIDDLE), (right, MIDDLE, mid, MIDDLE),
    ]  # fmt: skip


def _chevrons(run: tuple[float, float, float, float], pitch: float, reach: float) -> list[str]:
    """Arrow heads along a run, as paths; they point to its end."""
    x0, y0, x1, y1 = run
    long = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / long, (y1 - y0) / long
    count = round((long - 2 * reach) / pitch)
    heads = []
    for k in range(count):
        far = reach + (k + 0.85) * (long - 2 * reach) / count
        x, y = x0 + ux * far, y0 + uy * far
        back = reach * 0.96
        arms = [f"{x - ux * back + s * uy * reach:.1f} {y - uy * back - s * ux * reach:.1f}" for s in (-1, 1)]
        heads.append(f"M{arms[0]}L{x:.1f} {y:.1f}L{arms[1]}")
    return heads


def runes(size: Size, fills: tuple[str, str], coarse: bool) -> Array:
    """Runes of Tyr upon one another, as on old stones: one stave, and arms that pass over it and under."""
    pitch, wide, reach = (38.0, 12.0, 14.5) if coarse else (27.0, 8.4, 15.5)
    staves = "".join(f"M{x0} {y0}L{x1} {y1}" for x0, y0, x1, y1 in _way())
    layers: list[tuple[str, str]] = []
    heads = [_chevrons(run, pitch, reach) for run in _way()]
    layers.append(("".join(head for run in heads for head in run[::2]), fills[0]))
    layers.append((staves, fills[1]))
    layers.append(("".join(head for run in heads for head in run[1::2]), fills[0]))
    line = 'fill="none" stroke-linecap="butt" stroke-linejoin="miter"'
    body = "".join(
        f'<path d="{path}" {line} stroke="#0b0605" stroke-width="{wide + 4.5}"/>'
        f'<path d="{path}" {line} stroke="{fill}" stroke-width="{wide}"/>'
        for path, fill in layers
    )
    return rounded(svg(body, *size, f"0 0 {WIDE} {HIGH}"), wide * size[0] / WIDE * 1.6, SHINE)


# Yew


def sprig(c: Canvas, at: tuple[float, float], turn: float, long: float, pairs: int) -> None:
    """A twig of yew with flat needles on both sides, and two berries at its root."""
    with c.placed(*at, 1.0, turn):
        c.fill(stroke([(0, 0), (long * 0.5, -3), (long, 0)], 6, (1, 0.3), 0.2), "#120b08")
        for k in range(pairs):
            far = long * (0.10 + 0.86 * k / pairs)
            reach = 25 * (1 - 0.45 * k / pairs)
            for side in (-1, 1):
                tip = (far + reach * 0.72, side * reach)
                needle = blob(
                    [
                        (far, 0),
                        (far, 0),
                        (far + reach * 0.2, side * reach * 0.62),
                        tip,
                        tip,
                        (far + reach * 0.52, side * reach * 0.36),
                    ]
                )
                c.form(needle, "#4f8440", "#23431f", "#b9d88a", Pen(1.7, 1.7, (2.4, 2.4), 1.5))
        for dx, dy in ((4, -9), (12, 8)):
            c.form(disc(dx, dy, 8.4), "#c23a2c", "#6a1418", "#ffb09a", Pen(2, 2, (3, 3), 2))
            c.fill(disc(dx + 1, dy + 1, 2.4), "#2a0d0c")


def boughs(picture: Array, size: Size, coarse: bool) -> None:
    """Sprigs of yew at the lower corners and at the waist of the frame, in place."""
    c = Canvas(11)
    pairs = 7 if coarse else 10
    for flip in (False, True):
        with c.placed(WIDE if flip else 0, 0, 1.0, 0.0, flip):
            sprig(c, (30, 950), -math.pi / 2 + 0.04, 136, pairs)
            sprig(c, (32, 950), -0.03, 136, pairs)
            sprig(c, (28, 662), -math.pi / 2 - 0.02, 100, pairs - 2)
    inked(picture, "".join(c.parts))


# Roots and fire


def roots(picture: Array, size: Size) -> None:
    """Boughs of the world tree that grow up the frame and meet above the picture, in place."""
    c = Canvas(17)
    for flip in (False, True):
        with c.placed(WIDE if flip else 0, 0, 1.0, 0.0, flip):
            for line, wide in (
                ([(6, 972), (40, 900), (26, 760), (44, 640), (24, 470), (40, 300), (30, 214), (52, 150)], 26),
                (
                    [(56, 974), (18, 880), (46, 760), (18, 620), (44, 480), (20, 330), (44, 250), (20, 176)],
                    17,
                ),
            ):
                bough = stroke(line, wide, (1.2, 0.12), 0.1)
                c.form(bough, "#57505a", "#1b181e", "#d8c690", Pen(2.6, 2.6, (5, 4), 2.2, hatch=8, step=6))
    inked(picture, "".join(c.parts))


def scorched(picture: Array, size: Size, body: Array) -> None:
    """Wood burnt to coal, cracked through; embers glow in the cracks, in place."""
    scale = size[0] / WIDE
    x, y = grid(*size)
    u, v = x / scale, y / scale
    bend = fbm(u / 60, v / 60, 3, seed=4) * 22
    vein = 1 - np.abs(fbm((u + bend) / 64, (v - bend) / 84, 2, 0.4, 12))
    crack = smooth(0.945, 0.99, vein)
    fine = smooth(0.93, 0.99, ridged((u - bend) / 30, (v + bend) / 30, 2, 15)) * 0.7
    coal = rgb("#1a1211") * (1.1 + 0.7 * fbm(u / 14, v / 40, 4, seed=6) + 0.5 * slope(vein * 6))[..., None]
    heat = np.clip(crack + 0.55 * blur(crack, max(1, 7 * scale)), 0, 1) * (0.45 + 0.5 * smooth(100, 960, v))
    glow = heat[..., None] * rgb("#f2561a") * 1.05 + (heat[..., None] ** 4) * rgb("#ffc25a") * 0.5
    over(picture, np.dstack([np.clip(coal * (1 - 0.8 * fine[..., None]) + glow, 0, 1), body]))


def tongues(picture: Array, size: Size, window: tuple[float, float, float, float]) -> None:
    """Flames that lick over the lower edge of the picture, high at its sides, in place."""
    dice, c = Random(29), Canvas(23)
    left, _, right, low = window
    for row, (count, base, least) in enumerate(((9, 4, 62), (14, 14, 34))):
        for k in range(count):
            far = abs((k + 0.5) / count - 0.5) * 2
            x = left - 14 + (right - left + 28) * (k + 0.5) / count + dice.uniform(-7, 7)
            high = least + (70 - 30 * row) * far**2 + dice.uniform(-10, 16)
            _flame(c, (x, low + base), high, 24 - 7 * row, dice.uniform(-14, 14) - 16 * (x - WIDE / 2) / WIDE)
    inked(picture, "".join(c.parts), dark=0.3)


def _flame(c: Canvas, at: tuple[float, float], high: float, wide: float, lean: float) -> None:
    """A tongue of fire, three tones deep."""
    x, y = at
    for share, paint in ((1.0, "#a8281a"), (0.72, "#ee7a24"), (0.42, "#ffd85a")):
        w, h = wide * share, high * share
        tip = (x + lean * share, y - h)
        flame = blob(
            [
                (x, y + 8 * share),
                (x - w, y - h * 0.16),
                (x - w * 0.3, y - h * 0.55),
                tip,
                tip,
                (x + w * 0.55, y - h * 0.5),
                (x + w, y - h * 0.14),
            ]
        )
        if share > 0.9:
            c.outline(flame, 2.4, 1.6)
        c.fill(flame, paint)


# Bone


def bone(size: Size, colour: str, seed: int) -> Array:
    """Whalebone in long grain."""
    scale = size[0] / WIDE
    x, y = grid(*size)
    u, v = x / scale, y / scale
    growth = np.sin((u + 9 * fbm(u / 60, v / 160, 3, seed=seed)) * 0.42) * 0.05
    pores = smooth(0.40, 0.62, fbm(u / 5, v / 22, 3, seed=seed + 5)) * 0.18
    return np.asarray(
        np.clip(
            rgb(colour) * (1 + growth + 0.10 * fbm(u / 90, v / 90, 3, seed=seed + 9) - pores)[..., None], 0, 1
        )
    )


def cut_in(picture: Array, strands: Array, scale: float) -> None:
    """Interlace scratched into the ground and rubbed with soot, in place."""
    dark = strands[..., :3].mean(-1)
    lines = np.clip(strands[..., 3] * smooth(0.02, 0.10, dark), 0, 1)
    engrave(picture, lines, depth=0.86, fill="#2a1a12", lip=0.34, wall=max(1, round(2 * scale)))


def arrowhead(c: Canvas, x: float, y: float, reach: float) -> None:
    """The point in which the runes of Tyr end, above the picture."""
    head = plate(
        [
            (x, y - reach),
            (x + reach * 0.9, y + reach * 0.5),
            (x, y + reach * 0.16),
            (x - reach * 0.9, y + reach * 0.5),
        ]
    )
    c.form(head, "#f0c868", "#8a4a1a", "#fff4c8", Pen(3, 3, (6, 5), 3))


def gem(picture: Array, shape: Array, colour: str, scale: float) -> None:
    """A polished stone in a setting, in place."""
    body = blur(shape, max(1.0, 5 * scale)) * shape
    lit = slope(body * 26 * scale)[..., None]
    stone = np.clip(rgb(colour) * (0.9 + 0.9 * np.clip(lit, -0.7, 1)) + np.clip(lit, 0, 1) ** 2 * 0.8, 0, 1)
    over(picture, coloured(np.clip(blur(shape, max(1.0, 2 * scale)) * 3, 0, 1), "#0a0706"))
    over(picture, np.dstack([stone, shape]))
