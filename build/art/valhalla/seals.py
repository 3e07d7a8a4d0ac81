"""What is laid on a warrior in battle: blocked, held, on the road to Valhalla; and a scorched card of spite.

They differ by their outline, too: a ring with a chain across it, a diamond with a hook, an arch, a card.
"""

import math
from collections.abc import Iterator

from PIL import Image

from art.bake import Picture
from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke, turned
from art.raster import empty, over, shadow, svg, to_image
from art.valhalla.scene.bonds import GOLD, IRON, chain, rope

SIZE = 192
CARD = (144, 192)


def _pressed(canvas: Canvas, size: tuple[int, int], view: str) -> Image.Image:
    """What was drawn, with its shadow."""
    drawn = svg("".join(canvas.parts), *size, view)
    picture = empty(*size)
    shadow(picture, drawn[..., 3], 0, 0, 4, dx=3, dy=4, dark=0.85)
    over(picture, drawn)
    return to_image(picture)


def blocked() -> Image.Image:
    """A warrior behind a chain, on a disc of iron."""
    c = Canvas(481)
    c.form(disc(0, 0, 82), *IRON, Pen(5, 5, (10, 10), 5, hatch=14))
    c.studs(
        [(73 * math.cos(k * math.tau / 12), 73 * math.sin(k * math.tau / 12)) for k in range(12)],
        5.4,
        "#d9dcd6",
    )
    field = disc(0, 0, 63)
    c.form(field, "#7a1f1c", "#3c0c10", None, Pen(4, 0, (-8, -8)))
    trunk = blob(path("-58,70! -52,34 -26,16 0,12 26,16 52,34 58,70!")).intersection(field)
    c.form(trunk, "#c9b48a", "#7a6034", "#fffdf0", Pen(4, 4, (8, 7), 4))
    face = blob(path("-21,-14 21,-14 20,10 0,26 -20,10"))
    c.form(face, "#e6b68c", "#b4714e", "#f7d9b4", Pen(4, 4, (7, 5), 3))
    c.fill(joined([disc(-9, -3, 3.6), disc(9, -3, 3.6)]), INK)
    helm = joined([blob(path("-27,-10! -27,-32 0,-58 27,-32 27,-10!")), block(-4.5, -12, 4.5, 9, 2)])
    c.form(helm, "#9aa3ab", "#4a525c", "#ffffff", Pen(4, 4, (8, 6), 4))
    chain(c, path("-73,60 -26,46 26,22 73,-6"), 0.86, ("#8a929c", "#2a2f36", "#f6f8f6"))
    return _pressed(c, (SIZE, SIZE), "-105 -105 210 210")


def held() -> Image.Image:
    """An iron hook through a ring, on a diamond of dark wood."""
    c = Canvas(482)
    plaque = turned(block(-72, -72, 72, 72, 14), 45)
    c.form(plaque, "#c9a24b", "#7a5518", "#ffedaa", Pen(5, 5, (10, 10), 5))
    inner = turned(block(-60, -60, 60, 60, 8), 45)
    c.form(inner, "#2c3f5c", "#141f33", None, Pen(4, 0, (-8, -8)))
    rope(c, path("0,-96 2,-70 0,-46"), 17)
    eye = disc(0, -38, 19).difference(disc(0, -38, 8))
    steel = ("#a4acb4", "#3a4149", "#ffffff")
    hook = stroke(path("0,-22 4,16 0,46 -26,62 -50,44 -48,16"), 27, (0.9, 0.12), 0.4)
    barb = plate(path("-48,6 -20,22 -46,34"))
    ring = disc(22, 40, 32).difference(disc(22, 40, 19))
    c.form(ring, *IRON, Pen(4.6, 4.6, (6, 6), 4))
    c.form(joined([eye, hook, barb]), *steel, Pen(5, 5, (7, 7), 4, hatch=10))
    lap = ring.intersection(block(22, 0, 70, 80))
    c.form(lap, *IRON, Pen(0, 0, (6, 6), 4))
    return _pressed(c, (SIZE, SIZE), "-105 -105 210 210")


def road() -> Image.Image:
    """The bridge of three colours under an arch, and the light at its end."""
    c = Canvas(483)
    arch = blob(path("-76,88! -80,-10 -52,-70 0,-92 52,-70 80,-10 76,88!"))
    c.form(arch, *GOLD, Pen(5, 5, (10, 10), 5, hatch=10))
    night = arch.buffer(-13)
    c.form(night, "#1d2c5c", "#101838", None, Pen(4, 0, (-8, -8)))
    with c.clipped(night):
        for k in range(18):
            a = k * math.tau / 18
            ray = plate(
                [
                    (26, -34),
                    (26 + 150 * math.cos(a - 0.07), -34 + 150 * math.sin(a - 0.07)),
                    (26 + 150 * math.cos(a + 0.07), -34 + 150 * math.sin(a + 0.07)),
                ]
            )
            c.fill(ray, "#ffe9a6", 0.35)
        c.fill(disc(26, -34, 34), "#ffe9a6", 0.6)
        c.fill(disc(26, -34, 23), "#fffbe6")
        for width, paint in ((66, INK), (58, "#c23a2c"), (36, "#f0b83a"), (15, "#4fa86a")):
            way = [(-92, 108), (-52, 30), (-4, -14), (34, -24)]
            c.fill(stroke(way, width, (1, 0.34), 0.05), paint)
        for x, y, r in (
            (-40, -40, 3),
            (-24, -62, 2.4),
            (50, 20, 3),
            (30, 50, 2.4),
            (56, 64, 3),
            (-54, -10, 2.4),
        ):
            c.fill(disc(x, y, r), "#f4efc8")
    return _pressed(c, (SIZE, SIZE), "-105 -105 210 210")


def spite() -> Image.Image:
    """A card seen from its back, its corner burnt away; embers still eat at the edge."""
    c = Canvas(484)
    whole = block(-64, -88, 64, 88, 9)
    bite = blob(path("4,110 0,70 18,58 22,34 44,26 50,2 80,-8 110,40 90,120 40,130"))
    card = whole.difference(bite)
    c.form(card, "#232c3a", "#10151e", "#8f9aa8", Pen(5, 5, (8, 9), 4))
    c.fill(card.buffer(-7).difference(card.buffer(-11)), "#8f9aa8")
    char = card.intersection(bite.buffer(24))
    with c.clipped(card.buffer(-1)):
        for k in range(-3, 4):
            for j in range(-4, 5):
                x, y = k * 22, j * 22
                c.brush(path("-9,0 0,-9 9,0 0,9 -9,0", x, y), 3.4, "#5c6878", ends=(1, 1))
        c.form(disc(-4, -16, 37), "#8f9aa8", "#3a4452", "#e6ebee", Pen(4, 4, (6, 6), 3))
        c.form(disc(-4, -16, 28), "#1a212c", "#0c1016", None, Pen(2.4, 0))
        raven = [disc(-15, -25, 7.5), plate(path("-18,-31 -31,-22 -17,-19")), plate(path("8,0 22,12 6,10"))]
        raven.append(blob(path("-21,-24 -10,-28 6,-16 14,2 6,8 -8,2 -18,-10")))
        c.form(joined(raven), "#efe2c2", "#a88b5c", "#ffffff", Pen(2, 2, (3, 3), 2))
        c.fill(char, "#140a08", 0.55)
        c.fill(card.intersection(bite.buffer(13)), "#0a0504", 0.85)
        c.fill(card.intersection(bite.buffer(7)), "#d2561f")
        c.fill(card.intersection(bite.buffer(3.4)), "#ffd24a")
    for x, y, high, lean in ((12, 66, 44, -8), (34, 40, 52, 4), (56, 8, 46, 8), (22, 84, 30, 2)):
        for share, paint in ((1.0, "#b5301a"), (0.74, "#ee7a24"), (0.44, "#ffd24a")):
            w, h = 13 * share, high * share
            flame = blob(
                [
                    (x, y + 6),
                    (x - w, y - h * 0.2),
                    (x + lean * share, y - h),
                    (x + lean * share, y - h),
                    (x + w, y - h * 0.2),
                ]
            )
            if share > 0.9:
                c.outline(flame, 3, 2)
            c.fill(flame, paint)
    for x, y in ((60, 52), (74, 26), (46, 74), (80, 66), (66, -34)):
        c.fill(disc(x, y, 3.6), INK)
        c.fill(disc(x, y, 2.6), "#ffb84a")
    return _pressed(c, CARD, "-80 -104 168 224")


def pictures() -> Iterator[Picture]:
    for draw in (blocked, held, road, spite):
        yield Picture(f"marks/{draw.__name__}.webp", draw, quality=90)
