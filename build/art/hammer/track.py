"""The hammer's track and what stands about it: bed, cells, token, helmet, rack, the hall behind."""

import json
from collections.abc import Iterator
from functools import partial

import numpy as np
from PIL import Image

from art.bake import Document, Picture
from art.hammer import cells, hall, token
from art.hammer.decks import DECKS
from art.hewn import Box, plank, shape, slab
from art.ink import INK as LINE
from art.ink import Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.joinery import Look, band, groove, nail, piece, pocket, straight_oak
from art.noise import Array
from art.palette import INK, mix
from art.raster import blur, coloured, empty, over, shadow, shift, svg, to_image
from art.textures import iron

BED = (1200, 260)  # the beam; its ends are bound in iron
BED_SLICES = (170, 90, 170, 90)
RACK = (1240, 200)
DICE = 8
SIDE = 112  # of a die's pocket in the rack


def _strap(picture: Array, box: Box, seed: int) -> None:
    """A band of iron with nails, laid over a beam, in place."""
    height, width = picture.shape[:2]
    outline_path = slab(box, 6, 1.2, seed, step=40)
    body, edge = shape(outline_path, width, height), shape(outline_path, width, height, grow=3)
    over(picture, coloured(blur(np.clip(shift(edge, 4, 6), 0, 1), 5) * 0.7 * picture[..., 3], INK))
    metal = np.dstack([iron(width, height, seed), body])
    over(picture, coloured(edge, INK))
    bright = np.clip(
        np.gradient(blur(body, 5), axis=1) * 9 + np.gradient(blur(body, 5), axis=0) * 9, -0.4, 0.5
    )
    metal[..., :3] = np.clip(metal[..., :3] * (1.1 + bright[..., None]) + 0.03, 0, 1)
    over(picture, metal)
    for y in np.linspace(box.top + 24, box.bottom - 24, 4):
        nail(picture, (box.left + box.right) / 2, float(y), 8)


def bed() -> Image.Image:
    """A hewn oak beam with a sunk lane for the stones; nine slices."""
    width, height = BED
    box = Box(22, 18, width - 28, height - 34)
    picture = piece(plank(box, 26, 2.2, 12, step=60), straight_oak(width, height, 51, 1.0), Look(bevel=12))
    groove(picture, slab(box.inset(14, 12), 10, 0.6, 3), 3)
    pocket(picture, box.inset(92, 40), 31, corner=14, tone=0.34, wall=13)
    for y in (box.top + 26, box.bottom - 26):
        band(picture, Box(box.left + 150, y - 9, box.right - 150, y + 9), 9.0)
    for x in (box.left + 26, box.right - 72):
        _strap(picture, Box(x, box.top - 3, x + 46, box.bottom + 3), 41)
    return to_image(picture)


def rack() -> Image.Image:
    """A board with eight pockets, in which the dice of the reserve lie."""
    width, height = RACK
    box = Box(20, 16, width - 26, height - 30)
    picture = piece(
        slab(box, 22, 1.4, 3, style="step"), straight_oak(width, height, 63, 0.92), Look(bevel=11)
    )
    groove(picture, slab(box.inset(10), 16, 0.8, 3), 2.5, depth=0.5)
    for x, y in rack_places():
        half = SIDE / 2
        pocket(picture, Box(x - half, y - half, x + half, y + half), 20, corner=12, tone=0.34, wall=11)
    for x in (box.left + 30, box.right - 30):
        for y in (box.top + 26, box.bottom - 26):
            nail(picture, x, y, 7)
    return to_image(picture)


def rack_places() -> list[tuple[float, float]]:
    """The middles of the rack's pockets, in its pixels."""
    width, height = RACK
    left, right = 118.0, width - 124.0
    return [(left + (right - left) * k / (DICE - 1), height / 2 - 7) for k in range(DICE)]


# The helmet


def helmet(size: int = 224) -> Image.Image:
    """A helm of iron and gilt that marks the round."""
    canvas = Canvas(7)
    with canvas.placed(0, 0):
        _helm(canvas)
    body = svg("".join(canvas.parts), size, size, "-112 -122 224 224")
    picture = empty(size, size)
    shadow(picture, body[..., 3], 0, 0, 6, dx=5, dy=8, dark=0.75)
    over(picture, body)
    return to_image(picture)


def _helm(canvas: Canvas) -> None:
    metal, gold = ("#98a1a9", "#3a424b", "#f4f6f2"), ("#c99b3f", "#6b4718", "#ffe9a6")
    mail = blob(path("-74,26! -84,66 -62,88 -20,80 0,90 22,80 64,88 86,66 76,26!"))
    canvas.form(mail, "#5b626b", "#23272d", "#aab2ba", Pen(4, 4, (12, 8), 3))
    for row in range(5):
        for k in range(-7, 8):
            ring = disc(k * 11 + (row % 2) * 5.5, 40 + row * 10, 4.6)
            shape = ring.difference(disc(k * 11 + (row % 2) * 5.5, 40 + row * 10, 2.6)).intersection(mail)
            canvas.fill(shape, "#14171b", 0.75)
    face = blob(path("-62,20! -58,52 -30,70 0,64 30,70 58,52 62,20!"))
    canvas.fill(face, "#120c0b")
    dome = blob(path("-80,24! -78,-28 -50,-78 0,-94 50,-78 78,-28 80,24!"))
    canvas.form(dome, *metal, Pen(5, 5, (24, 12), 5, hatch=34, step=7))
    for side in (-1, 1):
        eye = blob([(side * x, y) for x, y in path("12,16! 26,8 50,8 64,16! 54,34 26,36!")])
        canvas.form(eye.buffer(8), *gold, Pen(3.4, 3, (6, 6), 3))
        canvas.fill(eye, "#0d0807")
    nose = plate(path("-11,-8 11,-8 9,52 0,62 -9,52"))
    canvas.form(nose, *gold, Pen(3.6, 3, (6, 3), 3, hatch=8, step=5))
    canvas.form(block(-82, -16, 82, 2, 5), *gold, Pen(3.6, 3, (6, 6), 3))
    canvas.studs([(x, -7) for x in (-66, -40, -14, 14, 40, 66)], 4.4)
    crest = stroke([(0, -16), (0, -60), (0, -100)], 20, (1, 0.7), 0.4)
    canvas.form(crest, *gold, Pen(3.6, 3, (6, 3), 3))
    for y in (-34, -52, -70):
        canvas.brush([(-7, y), (0, y + 6), (7, y)], 4, LINE)
    boar = joined([disc(0, -104, 11), stroke([(-16, -98), (0, -112), (16, -98)], 9)])
    canvas.form(boar, *gold, Pen(3.4, 3, (5, 4), 3))
    for side in (-1, 1):
        canvas.brush([(side * 30, -26), (side * 40, -52), (side * 24, -74)], 3.6, mix("#3a424b", LINE, 0.4))


# Where things are


def layout() -> str:
    """What the game is told: pixels of each picture."""
    told = {
        "track-bed": {
            "size": list(BED),
            "slices": list(BED_SLICES),
            "lane": [114, 58, BED[0] - 120, BED[1] - 74],
        },
        "rack": {"size": list(RACK), "side": SIDE, "places": [list(at) for at in rack_places()]},
        "cell-small": {"size": list(cells.SMALL), "box": [10, 10, 98, 96], "number": [54, 53]},
        "cell": {
            "size": list(cells.LARGE),
            "box": [20, 20, 232, 292],
            "device": [126, 132],
            "number": [126, 245],
        },
        "token": token.layout(),
        "back": {"size": [500, 700], "points": [250, 556], "radius": 76},
        "back-small": {"size": [200, 280], "points": [100, 208], "radius": 45},
        "hall": {"edge": hall.EDGE},
    }
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(line)}" for name, line in told.items())
    return f"{{\n{lines}\n}}\n"


def pictures() -> Iterator[Picture]:
    yield Picture("hammer/cell-small.webp", cells.small, quality=90)
    yield Picture("hammer/cell-small-open.webp", partial(cells.small, True), quality=90)
    for name in DECKS:
        yield Picture(f"hammer/cell-{name}.webp", partial(cells.large, name), quality=90)
        yield Picture(f"hammer/cell-{name}-open.webp", partial(cells.large, name, True), quality=90)
    yield Picture("hammer/track-bed.webp", bed, quality=86)
    yield Picture("hammer/rack.webp", rack, quality=86)
    yield Picture("hammer/helmet.webp", helmet, quality=90)
    yield Picture("hammer/token.webp", token.strip, quality=86)
    yield Picture("hammer/token-rest.webp", token.rest, quality=90)
    yield Picture("hammer/token-shadow.webp", token.fallen_shadow, quality=80)
    yield Picture("hammer/hall.webp", hall.draw, quality=80)


def documents() -> Iterator[Document]:
    yield Document("hammer/hammer.json", layout)
