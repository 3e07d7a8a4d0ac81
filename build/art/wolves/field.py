"""A field at dusk before a hall whose gate is two wolves; a dark grove at both sides."""

from random import Random

import numpy as np
from PIL import Image

from art.carve import slope
from art.ink import Canvas, Pen, blob, block, disc, joined, moved, path, plate, stroke
from art.noise import Array, fbm, grid, perlin, ramp, rgb, smooth
from art.raster import glow, over, svg, to_image

SIZE = (1920, 1080)
EDGE = 0.30  # of the height: where the field begins
DOOR = (0.5, 0.268)  # the fire in the gate, as shares of the size
GROUND = ((0, "#171110"), (0.4, "#35281c"), (0.7, "#4d3b26"), (1, "#6b5232"))
TIMBER = ("#2a1a18", "#120a0d", "#b86a34")


def _sky(width: int, height: int) -> Array:
    """Dusk: violet above, an ember line behind the hall, a few bands of cloud."""
    x, y = grid(width, height)
    u, v = x / width, y / height / EDGE
    warp = fbm(u * 3, v * 2, 4, seed=3) * 0.12
    stops = (
        (0, "#0d1126"),
        (0.30, "#232146"),
        (0.58, "#56305a"),
        (0.78, "#a84e40"),
        (0.92, "#e88a44"),
        (1, "#ffc27a"),
    )
    near = 1.04 - np.abs(u - 0.5) * 0.55
    colour = ramp(np.clip((v * 0.92 + warp) * near, 0, 1), stops)
    cloud = smooth(0.08, 0.42, fbm(u * 5 + warp, v * 9, 5, seed=9))
    return np.asarray(colour * (1 - 0.5 * cloud * smooth(0, 0.5, v))[..., None])


def _stars(colour: Array, seed: int = 4) -> None:
    height, width = colour.shape[:2]
    chance = np.random.default_rng(seed)
    for _ in range(240):
        x, y = int(chance.uniform(1, width - 2)), int(height * EDGE * 0.62 * chance.random() ** 1.4)
        colour[y, x] += 0.55 * chance.random() ** 2


# The hall and the grove


def _hall(c: Canvas) -> None:
    """A long hall from its gable: the door is at the origin, its threshold on y = 0."""
    roof = plate(path("-330,-62 -196,-196 196,-196 330,-62"))
    c.form(roof, "#201620", "#0e0a10", "#7a4238", Pen(3, 3, (10, 8), 3))
    for k in range(-10, 11):
        c.brush([(k * 20, -194), (k * 26, -130), (k * 33, -64)], 2.4, "#0c080c")
    wall = block(-306, -64, 306, 0)
    c.form(wall, *TIMBER, Pen(3, 3, (8, 6), 2))
    for x in range(-290, 300, 22):
        c.brush([(x, -62), (x, -30), (x, 0)], 2.2, "#0e080a")
    front = plate(path("-134,0 -134,-84 0,-236 134,-84 134,0"))
    c.form(front, "#38211a", "#170c0e", "#c8783c", Pen(3.4, 3, (8, 6), 3))
    for x in range(-120, 124, 20):
        c.brush([(x, -92 - (120 - abs(x)) * 0.9), (x, -60), (x, 0)], 2.4, "#140a0b")
    for side in (-1, 1):
        barge = plate([(side * x, y) for x, y in path("156,-66 166,-84 -14,-286 -30,-272")])
        c.form(barge, "#4a2c1e", "#1c0f0e", "#e0924a", Pen(3, 3, (5, 5), 2.6))
        with c.placed(side * -18, -268, 0.74, 0.0, side > 0):
            _finial(c)


def _finial(c: Canvas) -> None:
    head = blob(path("-6,20! -16,-14 0,-40 24,-48! 34,-66! 44,-46! 74,-30! 72,-20! 46,-14 34,0 22,28!"))
    c.form(head, "#4a2c1e", "#1c0f0e", "#e0924a", Pen(4, 3, (5, 5), 3.4))
    c.fill(disc(40, -34, 4), "#ffb43a")


def _gate(c: Canvas) -> None:
    """The door between two wolves of wood that sit and look at one another."""
    door = blob(path("-40,2! -40,-74 -24,-100 0,-110 24,-100 40,-74 40,2!"))
    c.form(door.buffer(9), "#3c2418", "#180c0c", "#c8783c", Pen(3, 2, (4, 4), 2))
    c.fill(door, "#ff9a3c")
    c.fill(blob(path("-28,2! -28,-66 -16,-86 0,-94 16,-86 28,-66 28,2!")), "#ffd27a")
    c.fill(joined([disc(0, -22, 17), disc(-12, -8, 12), disc(12, -8, 12)]), "#fff2c0")
    for side in (-1, 1):
        with c.placed(side * 96, 6, 1.0, 0.0, side > 0):
            _sitting(c)


def _sitting(c: Canvas) -> None:
    """A carved wolf that sits and looks to the right, its feet on y = 0."""
    wolf = blob(
        path(
            "-34,0! -44,-20 -36,-46 -22,-70 -18,-96 -8,-120! -2,-138! 4,-122! 12,-136! 14,-118 30,-110 "
            "46,-104! 44,-96 24,-92 16,-80 16,-56 20,-30 20,0! 6,0! 4,-30 -4,-24 2,0!"
        )
    )
    c.form(wolf, "#5a3a2c", "#1c1012", "#f0a050", Pen(3, 3, (-6, 4), 0))
    c.fill(wolf.difference(wolf.buffer(-3.2)).intersection(block(4, -150, 60, 10)), "#ffb45c")
    c.fill(disc(20, -110, 3), "#ffe08a")
    c.brush(path("-30,-16 -14,-30 -8,-8"), 3, "#140a0b")


def _tree(c: Canvas, x: float, foot: float, tall: float, dice: Random) -> None:
    """A bare oak of the grove, black, its side to the fire lit."""
    lean = dice.uniform(-0.08, 0.08) * tall
    trunk = [(x, foot), (x + lean * 0.3, foot - tall * 0.4), (x + lean, foot - tall * 0.72)]
    parts = [stroke(trunk, tall * 0.13, (1.25, 0.4), 0.05)]
    for k in range(9):
        at = 0.32 + 0.046 * k
        side = 1 if k % 2 else -1
        sx, sy = x + lean * at, foot - tall * at
        reach = tall * dice.uniform(0.16, 0.32) * (1.15 - at * 0.5)
        bough = [
            (sx, sy),
            (sx + side * reach * 0.5, sy - reach * 0.42),
            (sx + side * reach, sy - reach * dice.uniform(0.6, 1.2)),
        ]
        parts.append(stroke(bough, tall * 0.045, (1, 0.1), 0.05))
        fork = bough[1]
        parts.append(
            stroke(
                [
                    fork,
                    (fork[0] + side * reach * 0.15, fork[1] - reach * 0.5),
                    (fork[0] + side * reach * 0.4, fork[1] - reach * 0.75),
                ],
                tall * 0.026,
                (1, 0.1),
                0.05,
            )
        )
    whole = joined(parts)
    c.fill(whole, "#0b080d")
    toward = -1 if x > SIZE[0] / 2 else 1
    lit = whole.difference(moved(whole, -toward * 2.6, 0))
    c.fill(lit, "#6a3a30", 0.6)


def _grove(c: Canvas, width: int, horizon: float) -> None:
    """Trees in three depths at both sides; the way to the hall stays open."""
    dice = Random(12)
    for depth, (count, tall, low) in enumerate(((22, 130, 2), (16, 210, 16), (10, 330, 44))):
        for k in range(count):
            share = (k + dice.uniform(0.1, 0.9)) / count
            x = width * share
            if abs(share - 0.5) < 0.20 + 0.06 * depth:
                continue
            _tree(c, x, horizon + low, tall * dice.uniform(0.8, 1.2), dice)


# The ground


def _ground(width: int, height: int) -> Array:
    """Trodden earth and grass in perspective, lit from the gate; dark enough that cards are read on it."""
    x, y = grid(width, height)
    u = (x / width - 0.5) * 2
    v = np.clip((y / height - EDGE) / (1 - EDGE), 0.0, 1)
    far = 1 / (0.10 + v)
    gx, gy = u * far * 6, far * 9
    mud = fbm(gx, gy, 5, 0.55, 5)
    clods = slope(fbm(gx * 3.1, gy * 2.6, 4, 0.6, 31) * (6 + 26 * v))
    tufts = smooth(0.05, 0.5, fbm(gx * 1.6 + 9, gy * 1.2, 4, seed=17))
    colour = ramp(np.clip(0.46 + 0.34 * mud, 0, 1), GROUND)
    grass = rgb("#39431f") * (1 + 0.35 * perlin(x / 3.4, y / 11, 23))[..., None]
    colour = colour * (1 - 0.6 * tufts[..., None]) + grass * 0.6 * tufts[..., None]
    colour = colour * (1 + 0.21 * np.clip(clods, -1.4, 1.4))[..., None]
    trodden = np.exp(-((u / (0.06 + 0.30 * v)) ** 2)) * smooth(1.0, 0.0, v)
    fire = 1 / (1 + (np.hypot(u * 0.9, (v + 0.03) * 1.35) / 0.50) ** 2.0)
    warm = 0.95 * rgb("#8b93bd") + (fire * (1.15 + 0.7 * trodden))[..., None] * rgb("#ffb066") * 1.7
    dark = 1 - 0.5 * smooth(0.45, 1.2, np.hypot(u * 0.95, v * 0.70))
    return np.asarray(colour * warm * dark[..., None])


def _blades(c: Canvas, width: int, height: int) -> None:
    """Grass, arrows and broken spears that stand about, larger towards the viewer; few in the middle."""
    dice = Random(8)
    for _ in range(620):
        v = dice.random() ** 1.5
        x, y = width * dice.random(), height * (EDGE + 0.012 + (1 - EDGE) * v)
        tall = 7 + 26 * v
        for lean in (-0.5, 0.1, 0.6):
            tip = (x + lean * tall * dice.uniform(0.6, 1.1), y - tall * dice.uniform(0.7, 1.1))
            blade = stroke(
                [(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 - tall * 0.12), tip],
                1.6 + 3.2 * v,
                (1, 0.1),
                0.1,
            )
            c.fill(blade, "#20270f" if dice.random() < 0.7 else "#4d5526", 0.85)
    for share, v, lean in (
        (0.07, 0.20, 0.3),
        (0.13, 0.46, -0.24),
        (0.90, 0.30, -0.34),
        (0.95, 0.62, 0.2),
        (0.22, 0.10, 0.18),
        (0.80, 0.12, -0.2),
    ):
        x, y, tall = width * share, height * (EDGE + (1 - EDGE) * v), 70 + 190 * v
        with c.placed(x, y, tall / 200, lean):
            c.form(block(-5, -150, 5, 8), "#4a3220", "#1c110b", "#b8783c", Pen(3, 3, (4, 2), 2))
            shape = plate(path("-13,-146 0,-206 13,-146 0,-134"))
            c.form(shape, "#6b727c", "#24282e", "#e8c08a", Pen(3, 3, (5, 3), 2))


def draw(size: tuple[int, int] = SIZE) -> Image.Image:
    width, height = size
    horizon = height * EDGE
    picture = _sky(width, height)
    _stars(picture)
    glow(picture, width * 0.5, horizon * 0.86, height * 0.34, "#ff8a3c", strength=0.30)
    y = grid(width, height)[1]
    waver = fbm(grid(width, height)[0] / 90, y * 0, 3, seed=8) * 4
    below = smooth(horizon - 1.5, horizon + 1.5, y + waver)[..., None]
    picture = picture * (1 - below) + _ground(width, height) * below
    c = Canvas(3)
    _grove(c, width, horizon)
    with c.placed(width / 2, horizon + 4, 1.0):
        _hall(c)
        _gate(c)
    _blades(c, width, height)
    laid = svg("".join(c.parts), width, height)
    whole = np.dstack([picture, np.ones((height, width), np.float32)])
    over(whole, laid)
    picture = whole[..., :3].copy()
    glow(picture, width * DOOR[0], height * DOOR[1], height * 0.16, "#ff9a3c", strength=0.45)
    x = grid(width, height)[0]
    edge = np.hypot((x / width - 0.5) * 1.2, (y / height - 0.40) * 0.8)
    return to_image(np.clip(picture * (1.04 - 0.42 * smooth(0.34, 0.85, edge))[..., None], 0, 1))
