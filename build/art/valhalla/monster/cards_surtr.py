"""Six cards of Surtr, from sparks over the dark to himself against the burning sky."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.ink import Canvas, Pen, Shape, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.relief.card import apart, before, ground, haze, shine, staging
from art.relief.pelt import Locks, fire
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.scene.beasts import mare
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage
from art.valhalla.monster import surtr

EMBER = surtr.EMBER
SOOT: Tones = ("#060304", "#150c0c", "#33201a", "#d0784a")
SOIL: Tones = ("#0a0505", "#1e0f0c", "#40241a", "#b8683a")


def _embers(b: Block, count: int, seed: int, low: float = 456.0, lean: float = 0.7) -> None:
    """Sparks on the wind: streaks with a bright head."""
    rng = np.random.default_rng(seed)
    far: list[Shape] = []
    near: list[Shape] = []
    for _ in range(count):
        x, y, long = rng.uniform(-20, 500), rng.uniform(-10, low), rng.uniform(4, 22)
        mark = stroke([(x, y), (x + long * lean, y - long)], rng.uniform(1.4, 4.2), (0, 0.5), 0.8, False)
        (near if long > 14 else far).append(mark)
    with b.inking() as c:
        c.fill(joined(far), "#f0701a")
        c.fill(joined(near), "#ffe08a")


def sparks() -> Block:
    """Night, a stone on a hill, and the first sparks out of the south."""
    s = ground(3, "dark")
    land.sky(s, 400, (0.3, 0.62, 0.86))
    land.stars(s, 70, 150)
    land.peaks(s, 372, 90, 6, depth=0.9)
    b = before(s, EMBER, 5)
    shine(b, (356, 352), 260, "#ff7a1e", 0.7)
    shine(b, (356, 356), 90, "#ffe08a", 0.9)
    with staging(b, "dark") as st:
        land.peaks(st, 400, 46, 8, depth=1.0)
        land.pines(st, 440, 70, 15, (120, 250))
    hill = blob(path("-20,470 -20,392 60,356 150,350 240,382 330,420 500,440 500,470"))
    b.part(hill, SOIL, 30, Finish(3, Graver(1.5, 5.4, 0.8, 0.7), (0, 3)))
    stone = blob(path("84,372 78,270 96,206 130,186 156,212 166,290 160,374"))
    runes = joined(
        stroke(path(line), 6, (0.9, 0.9), 0.5, False)
        for line in (
            "122,216 122,262",
            "122,222 140,238",
            "110,276 136,276",
            "122,276 122,318",
            "108,332 122,346 138,330",
        )
    )
    b.own_from = (0.9, 0.1)
    b.part(
        stone,
        ("#08070a", "#1c181c", "#433c3e", "#a89a8a"),
        26,
        Finish(4, Graver(0.5, 4.8), (2, 4), rough=1.5),
        [Cut(runes, -8, 2)],
    )
    with b.inking() as c:
        c.fill(runes, "#a8320e")
    _embers(b, 150, 7, 380, -1.2)
    return b


def _rider(b: Block, x: float, y: float, size: float, pose: str, seed: int) -> None:  # noqa: PLR0917 - always in this order
    def horse(c: Canvas) -> None:
        mare(c, "#2a1a18", "#e0621a")
        with c.placed(-6, -104, 0.92):
            figure(
                c,
                POSES[pose],
                Folk("#1c1214", "#5a2c1c", "iron", "#f08a24", weapon="sword", hold=0.5, beard=False),
            )

    with b.canvas.placed(x, y, size):
        b.glow(blob(path("-220,-60 -100,-220 120,-300 200,-160 120,0 -120,0")), "#e0480c", 34, 0.5)
        with b.inking() as c:
            horse(c)
        shape = joined(
            [stroke(path("104,-262 60,-200 30,-170"), 16), stroke(path("-118,-164 -160,-160"), 14)]
        )
        fire(b, shape, (-80, -26), Locks(12, 78, 15, 0.2, 0.2), seed=seed, order=(1, 0))
        hooves = joined(disc(hx, hy, 12) for hx, hy in ((130, -56), (-112, -2), (64, -2), (-64, -2)))
        fire(b, hooves, (-50, -30), Locks(10, 52, 13, 0.3, 0.2), seed=seed + 1)


def riders() -> Block:
    """They ride out of the smoke, and the ground takes fire under the hooves."""
    s = ground(5, "smoke")
    land.sky(s, 400)
    for x, wide in ((70, 150), (210, 190), (390, 170)):
        land.smoke(s, x, 420, 460, wide=wide, colour="#3c221e")
    land.ground(s, 388, 6, "#160a08")
    b = before(s, EMBER, 6)
    _rider(b, 128, 342, 0.50, "charge", 3)
    haze(b, 250, 420, "#5a2818", 0.4)
    _rider(b, 372, 366, 0.62, "strike", 5)
    haze(b, 300, 456, "#6c2a16", 0.35)
    _rider(b, 210, 432, 0.98, "charge", 7)
    _embers(b, 110, 9)
    return b


def furrows() -> Block:
    """Fields that burn in rows to the edge of the world."""
    s = ground(7, "fields")
    land.sky(s, 190)
    land.sun(s, 330, 130, 46, rays=1.2)
    land.smoke(s, 96, 196, 230, wide=120, colour="#2a1412")
    b = before(s, EMBER, 7)
    field = block(-5, 186, 485, 460)
    b.part(field, SOIL, 4, Finish(2, Graver(1.5, 6), (0, 0), rough=2))
    for k in range(-7, 10):
        near, far = 250 + k * 92, 268 + k * 13
        ridge = plate([(far - 3, 190), (far + 3, 190), (near + 26, 460), (near - 26, 460)])
        b.part(ridge, SOIL, 14, Finish(2.4, Graver(1.5, 5, 0.5, 0.7), (2, 2), rough=5))
        row = plate([(far + 4, 192), (far + 7, 192), (near + 62, 460), (near + 34, 460)])
        fire(
            b,
            row,
            (12, -60),
            Locks(13, 46, 14, 0.2, 0.2),
            seed=k + 20,
            size=lambda x, y: max(0.14, (y - 180) / 240),
        )
    with b.inking() as c:
        _farm(c)
    fire(
        b, plate(path("60,150 96,112 140,150 150,178 52,178")), (14, -60), Locks(10, 56, 15, 0.2, 0.2), seed=4
    )
    _scarecrow(b)
    _embers(b, 110, 11, 300)
    return b


def _farm(c: Canvas) -> None:
    c.form(plate(path("52,196 52,150 100,106 148,150 148,196")), "#1c0e0c", "#0a0405", "#e0702a", Pen(3, 3))
    c.fill(plate(path("88,196 88,164 112,164 112,196")), "#ffe08a")


def _scarecrow(b: Block) -> None:
    """What was set up against birds, now on fire."""
    shape = joined(
        [stroke(path("372,460 366,232"), 14, (1, 1)), stroke(path("292,276 370,262 452,282"), 12, (1, 1))]
    )
    b.part(shape, SOOT, 6, Finish(3.4, rim=(3, 2.4)))
    coat = plate(
        path(
            "302,270 340,256 396,256 440,276 432,306 404,292 "
            "410,390 386,372 368,398 346,370 328,388 336,294 306,304"
        )
    )
    b.part(
        coat,
        SOOT,
        16,
        Finish(3.6, Graver(0.2, 4.6), (3, 3), rough=4),
        [Cut(joined(stroke([(x, 270), (x - 4, 380)], 9) for x in (350, 372, 392)), 9, 4)],
    )
    shape = blob(path("346,240 350,206 372,196 392,208 394,240 372,254"))
    b.part(shape, ("#1c120a", "#4a3018", "#8a6434", "#f0c878"), 16, Finish(3.2, rim=(3, 2)))
    with b.inking() as c:
        for x in (360, 382):
            c.fill(plate([(x - 6, 220), (x + 6, 218), (x, 230)]), "#0a0403")
    fire(b, plate(path("420,270 446,276 440,300 414,290")), (10, -60), Locks(9, 60, 14, 0.2, 0.2), seed=3)
    fire(b, stroke(path("350,206 372,194 392,206"), 12), (8, -60), Locks(9, 56, 14, 0.2, 0.2), seed=5)


RAINBOW = ("#7a3aa8", "#2f5fc8", "#2f9a6a", "#e6c83a", "#f0862a", "#d8342a")


def bridge() -> Block:
    """The bridge of three colours and more breaks under those who ride on it."""
    s = ground(9, "falling")
    land.sky(s, 420)
    land.stars(s, 60, 180)
    b = before(s, EMBER, 8)
    shine(b, (240, 470), 300, "#ff8a2a", 0.75)
    middle, inner, band = (400.0, 560.0), 330.0, 17.0
    for k, colour in enumerate(RAINBOW):
        paint = _deep(colour)
        for start, end in ((3.30, 4.02), (4.58, 5.2)):
            b.part(
                _arc(middle, inner + k * band, band, start, end),
                paint,
                7,
                Finish(2.0, Graver(1.0, 5, 0.3, 0.5, 0), (2, 2)),
            )
    rng = np.random.default_rng(4)
    for k in range(15):
        colour = RAINBOW[k % 6]
        angle = 4.05 + 0.5 * k / 15 + rng.uniform(-0.03, 0.03)
        far = (
            inner
            + (k % 6) * band
            + rng.uniform(-26, 10)
            - 40 * math.sin((k + 1) / 16 * math.pi)
            - 46 * rng.random()
        )
        x, y = middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle)
        size = rng.uniform(11, 23)
        ring = [
            (x + size * rng.uniform(0.7, 1.2) * math.cos(a), y + size * rng.uniform(0.6, 1.1) * math.sin(a))
            for a in np.linspace(0, 6.28, 7)[:-1]
        ]
        b.part(plate(ring), _deep(colour), 8, Finish(2.6, Graver(0.8, 4.4, 0.4), (2.4, 2.4)))
    shape = plate(path("-20,470 -20,430 120,418 300,430 500,414 500,470"))
    fire(b, shape, (8, -60), Locks(20, 104, 30, 0.2, 0.16), seed=6)
    with b.canvas.placed(128, 262, 0.42, 0.42), b.inking() as c:
        mare(c, "#1c1014", "#e0621a")
    with b.canvas.placed(246, 300, 0.34, 1.1), b.inking() as c:
        figure(c, POSES["leap"], Folk("#160c0e", "#3a1a14", "iron", weapon="sword"))
    _embers(b, 120, 13)
    return b


def _deep(colour: str) -> Tones:
    return mix(colour, "#100616", 0.8), mix(colour, "#100616", 0.45), colour, mix(colour, "#fff4d0", 0.55)


def _arc(middle: tuple[float, float], radius: float, wide: float, start: float, end: float) -> Shape:
    turn = np.linspace(start, end, 40)
    x, y = middle
    rough = [radius + wide * t for t in (0.0, 0.3, 0.6, 1.0)]
    outer = [(x + (radius + wide) * math.cos(a), y + (radius + wide) * math.sin(a)) for a in turn]
    low = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turn[::-1]]
    tip = [
        (x + r * math.cos(end + 0.03 * (-1) ** k), y + r * math.sin(end + 0.03 * (-1) ** k))
        for k, r in enumerate(rough[::-1])
    ]
    return plate([*outer, *tip, *low])


def sword() -> Block:
    """Brighter than the sun: only the blade, and the fist of rock that lifts it."""
    s = ground(11, "bright")
    land.sky(s, 480)
    b = before(s, EMBER, 9)
    b.own_from = (0.3, -0.6)
    shine(b, (300, 150), 330, "#ff9a2a", 0.6)
    rays = [
        plate(
            [
                (292, 170),
                (292 + 600 * math.cos(a - 0.02), 170 + 600 * math.sin(a - 0.02)),
                (292 + 600 * math.cos(a + 0.02), 170 + 600 * math.sin(a + 0.02)),
            ]
        )
        for a in np.linspace(0, 6.28, 31)
    ]
    with b.inking() as c:
        c.fill(joined(rays), "#ffe08a", 0.22)

    def blade(b: Block) -> None:
        arm = plate(path("-20,470 -20,380 60,352 124,372 150,430 140,470"))
        surtr.crust(b, arm, surtr.ROCK, 40, size=34, seed=5)
        with b.canvas.placed(132, 356, 0.78, 0.62):
            surtr.armed(b)

    apart(b, blade, "#ffd870", 3, 18, 0.4)
    shine(b, (314, 120), 90, "#fffbe0", 0.55)
    _embers(b, 90, 15)
    return b


def black() -> Block:
    """Surtr himself, higher than the mountains, and behind him no sky is left."""
    s = ground(13, "black")
    land.sky(s, 440)
    land.flames(s, -20, 500, 420, 330, count=13)
    b = before(s, EMBER, 10)
    b.own_from = (0.3, 0.8)
    shine(b, (240, 170), 260, "#ffd060", 0.55)

    def giant(b: Block) -> None:
        with b.canvas.placed(384, 318, 0.52, 0.28):
            surtr.armed(b)
        with b.canvas.placed(214, 176, 0.60, -0.04):
            surtr.bust(b)

    apart(b, giant, "#ffcf5a", 3.4, 16, 0.3)
    with staging(b, "black") as st:
        _ruins(st)
    _embers(b, 150, 17, 420)
    return b


def _ruins(st: Stage) -> None:
    land.peaks(st, 470, 110, 7, depth=1.0)
    land.flames(st, -10, 490, 470, 54, count=22)


SCENES: dict[str, Callable[[], Block]] = {
    "surtr-sparks": sparks,
    "surtr-riders": riders,
    "surtr-furrows": furrows,
    "surtr-bridge": bridge,
    "surtr-sword": sword,
    "surtr-black": black,
}
