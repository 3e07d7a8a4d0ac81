"""Scenes of Loki's cunning: feathers, a sleeve, a sprig, a fish and an apple."""

from __future__ import annotations

import math

import numpy as np

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait.person import SKINS, Person
from art.portrait.strands import lock
from art.scene import beasts, faces, hands, land, things
from art.scene.stage import Stage, backlit
from art.scene.throw import feather, wing
from art.valhalla.scene.bonds import GOLD, drop, stage

GREEN = "#2f6a4a"
_LOKI = {
    "clan": "wolf", "age": 0, "build": "lean", "skin": "pale", "nose": "fine", "mouth": "smirk",
    "hair": "red", "cut": "swept", "beard": "", "iris": "#6ad06a", "brow": 12.0, "slant": 14.0,
    "cloak": GREEN,
}  # fmt: skip


def loki(seed: int, **how: object) -> Person:
    """Lean, red, amused."""
    return Person(seed, **{**_LOKI, **how})  # type: ignore[arg-type]


def borrowed_feathers() -> Stage:
    """Freyja's falcon cloak, and who flies in it."""
    s = stage(441, "falcon")
    land.sky(s, 420, (0.1, 0.36, 0.7))
    land.sun(s, 240, 120, 92, rays=1.4)
    land.clouds(s, 6, 40, 240)
    land.peaks(s, 440, 70, 6, depth=0.3, snow=True)
    c = s.canvas
    with backlit(s, 4):
        for flip in (False, True):
            with c.placed(198 if not flip else 282, 256, 0.96, 0.08 if not flip else -0.08, flip):
                wing(c, 300, "#a87844", rows=3, count=11)
        for k in range(7):
            with c.placed(192 + k * 16, 268, 0.8, math.pi + (3 - k) * 0.15):
                feather(c, 190, 46, ("#a87844", "#7a5230")[k % 2], 0.02)
        chest = blob(path("168,262 196,226 240,218 284,226 312,262 296,330 240,360 184,330"))
        c.form(chest, "#c99a5a", "#6b4526", "#ffe6b0", Pen(5, 5, (14, 12), 5))
        for row in range(4):
            for k in range(6):
                x, y = 186 + k * 22 + (row % 2) * 10 - 6, 262 + row * 24
                tone = mix("#e6c48c", "#7a5230", 0.18 * ((k + row) % 3))
                lock(c, path("0,-14 1,6 0,24", x, y), 26, tone, strands=1, blunt=0.5)
        faces.head_alone(c, loki(441, yaw=-8, roll=-4, pitch=-2), 240, 140, 0.68)
    hood = stroke(path("176,122 186,74 240,48 294,74 304,122"), 30, (0.5, 0.5))
    c.form(hood, "#8a5f36", "#4a2f1a", "#e6b878", Pen(4, 4, (6, 8), 4, hatch=10))
    beak = blob(path("222,52! 240,40 258,52! 252,80 240,98! 228,80"))
    c.form(beak, "#e8b13c", "#8f5a16", "#fff0b0", Pen(4, 4, (6, 5), 3))
    for x in (212, 268):
        c.form(disc(x, 62, 8), "#ffe25a", "#c9701c", None, Pen(3.4, 2, (2, 2)))
        c.fill(disc(x, 62, 3.6), INK)
    return s


def open_sleeve() -> Stage:
    """A friendly hand, and all that is up its sleeve."""
    s = stage(442, "sleeve")
    land.sky(s, 420, (0.1, 0.4, 0.76))
    c = s.canvas
    land.sun(s, 356, 110, 72, rays=1.1)
    with backlit(s, 5), c.placed(300, 196, 1.0, 0.56):
        _sleeve(c)
    for x, y, turn, size in ((392, 330, 0.5, 0.5), (330, 372, -0.3, 0.42)):
        with c.placed(x, y, size, turn):
            things.die(c, ("axe", "sword", "bow"))
    return s


def _sleeve(c: Canvas) -> None:
    """An open hand that points up out of a wide sleeve with cards in it; the wrist is at the origin."""
    inner = blob(path("-96,70 -60,40 0,30 60,40 96,70 60,100 0,108 -60,100"))
    c.form(inner, "#12301f", "#081810", None, Pen(4, 0))
    for k, (x, turn) in enumerate(((-66, -0.5), (-52, -0.22), (66, 0.42))):
        with c.placed(x, 62, 0.92, turn):
            card = block(-40, -86, 40, 60, 7)
            c.form(card, ("#8e2f24", "#1d2430", "#c9a24b")[k], None, "#fff0cc", Pen(4.4, 4, (7, 8), 3))
            c.fill(card.buffer(-8).difference(card.buffer(-12)), "#efe2c2")
            c.fill(plate(path("0,-62 20,-34 0,-6 -20,-34")), "#efe2c2")
    base = SKINS["pale"]
    arm = plate(path("-27,-6 28,-6 40,96 -40,96"))
    c.form(arm, *base, Pen(4.4, 4, (18, 4), 4, hatch=26))
    hands.open_hand(c, "pale", "", long=92)
    outer = blob(path("-98,66! -50,104 0,112 50,104 98,66! 124,200 150,340! -150,340! -124,200"))
    c.form(outer, GREEN, "#143222", "#a6d878", Pen(5.5, 5.5, (20, 12), 5, hatch=44, step=8))
    hem = stroke(path("-97,74 -50,112 0,120 50,112 97,74"), 24, (1, 1))
    c.form(hem, *GOLD, Pen(4, 4, (6, 7), 3, hatch=10))
    for x, y in ((-74, 92), (-38, 112), (0, 120), (38, 112), (74, 92)):
        c.form(disc(x, y, 6), "#8e2f24", None, "#ff9a80", Pen(2.4, 2, (2, 2), 1.5))
    for line in ("-60,140 -70,230 -80,330", "-10,150 -8,240 -14,330", "50,140 62,230 70,330"):
        c.brush(path(line), 9, "#143222", ends=(0.1, 0.8))


def sprig_of_mistletoe() -> Stage:
    """Too young to swear an oath, sharp enough for a god."""
    s = stage(443, "baldr")
    land.sky(s, 420, (0.1, 0.36, 0.66))
    land.sun(s, 262, 196, 104, rays=2.0)
    c = s.canvas
    with backlit(s, 5):
        stem = stroke(path("40,428 96,350 180,262 300,150 432,40"), 22, (0.9, 0.06), 0.15)
        twigs = [
            stroke(path(line), 14, (1, 0.3), 0.1)
            for line in (
                "108,336 66,290 52,240",
                "170,272 184,330 172,372",
                "150,294 112,240 118,186",
                "216,228 270,262 284,306",
            )
        ]
        c.form(joined([stem, *twigs]), "#7a8a3a", "#3a4a1c", "#e4ec9a", Pen(5, 5, (6, 7), 4, hatch=8))
        for root, bend, tip in (
            ((54, 244), (10, 200), (-4, 146)), ((54, 244), (70, 190), (62, 140)),
            ((118, 190), (84, 140), (92, 84)), ((118, 190), (150, 150), (162, 98)),
            ((174, 366), (150, 400), (110, 424)), ((174, 366), (212, 398), (254, 410)),
            ((282, 302), (302, 350), (288, 398)), ((282, 302), (332, 320), (366, 356)),
            ((232, 214), (216, 160), (240, 116)),
        ):  # fmt: skip
            lock(c, [root, bend, tip], 44, "#6f9a3c", strands=1, taper=0.55, blunt=0.12, line=4.2)
        for x, y, r in (
            (58, 256, 17),
            (88, 268, 16),
            (124, 206, 18),
            (148, 224, 15),
            (174, 350, 18),
            (198, 336, 15),
            (278, 290, 18),
            (252, 280, 16),
        ):
            c.form(disc(x, y, r), "#fbf7e6", "#b4b08c", "#ffffff", Pen(4, 4, (6, 6), 4))
            c.fill(disc(x + 4, y + 6, 2.4), "#5a5a3a")
        spike = plate(path("330,118 352,140 452,22"))
        c.form(spike, "#e9d8a8", "#8a7038", "#fffbe0", Pen(4.4, 4.4, (5, 5), 3))
    for x, y, size in ((440, 46, 11), (426, 92, 9), (434, 138, 7)):
        drop(c, x, y, size, ("#d02a24", "#6a0c12", "#ff9a80"))
    return s


def leaping_salmon() -> Stage:
    """Up the fall, and one hand quick enough."""
    s = stage(444, "fall")
    c = s.canvas
    c.fill(s.whole, "#2c8c92")
    for k in range(16):
        x = -20 + k * 34
        tone = ("#8ed2c6", "#1c6a74", "#d8f4ea", "#2c8c92")[k % 4]
        c.brush([(x, -20), (x + 8, 120), (x - 6, 260), (x + 4, 400)], 26, tone, ends=(0.7, 0.7))
    for side, line in (
        (0, "-10,-10! 60,-10! 84,70 58,150 92,240 60,330 86,440! -10,440!"),
        (1, "490,-10! 430,-10! 404,90 432,180 398,270 424,350 400,440! 490,440!"),
    ):
        rock = plate(path(line.replace("!", "")))
        c.form(rock, "#46585a", "#182628", "#a6ccc0", Pen(5, 5, (16, 8), 5, hatch=40, step=8))
        for k in range(4):
            x, y = (30, 446)[side], 60 + k * 96
            c.brush([(x - 14, y), (x + 4, y + 16), (x, y + 50)], 6, "#182628")
    rng = c.rng
    puffs = joined(
        [disc(rng.uniform(60, 420), 404 + rng.uniform(-16, 16), rng.uniform(18, 40)) for _ in range(22)]
    )
    c.form(puffs, "#f0fcf4", "#8ed2c6", "#ffffff", Pen(4, 0, (6, 9), 5))
    with backlit(s, 5):
        with c.placed(104, 404, 0.84, 0.42):
            hands.open_hand(c, "fair", "#2a4468", grasp=True, long=200)
        with c.placed(272, 176, 1.12, -0.86):
            beasts.salmon(c)
    for x, y, size in (
        (150, 92, 8),
        (196, 52, 6),
        (360, 250, 9),
        (330, 310, 7),
        (386, 196, 6),
        (262, 338, 8),
        (120, 176, 6),
        (300, 40, 5),
    ):
        drop(c, x, y, size, ("#e8fbf6", "#4fa8a8", "#ffffff"))
    return s


def fallen_apple() -> Stage:
    """Idunn's gold lies in the grass, and something is wound about it."""
    s = stage(445, "orchard")
    land.sky(s, 330)
    c = s.canvas
    for x, y, r, paint in (
        (30, 30, 96, "#3a6424"),
        (170, 4, 90, "#2f5a20"),
        (330, 0, 100, "#3a6424"),
        (470, 30, 92, "#2f5a20"),
    ):
        lobes = [
            disc(x + math.cos(a) * r * 0.7, y + math.sin(a) * r * 0.6, r * 0.36)
            for a in np.linspace(0, 6, 11)
        ]
        leafy = joined([disc(x, y, r * 0.8), *lobes])
        c.form(leafy, paint, "#152a0e", "#b4cc62", Pen(4.5, 5, (10, 14), 4, hatch=26, step=8))
    for x, y in ((60, 90), (196, 66), (420, 92), (330, 72)):
        c.form(disc(x, y, 15), "#e8c24a", "#8f5a16", "#fff6c0", Pen(3.6, 3.4, (5, 5), 3))
    land.sun(s, 244, 262, 116, rays=1.5, colour="#f6e084")
    field = land.ground(s, 356, 6, "#1c3212", blades=24)
    land.furrows(s, field, "#5f8434")
    with backlit(s, 5):
        beasts.serpent(c, path("8,372 60,404 130,392 176,320 150,240 176,190"), 34)
        apple = blob(
            path(
                "240,174 276,152 334,164 358,220 344,300 300,368 262,378 240,370 218,378 180,368 136,300 "
                "122,220 146,164 204,152"
            )
        )
        c.form(apple, "#f2c638", "#a8640f", "#fffbd0", Pen(6.5, 6.5, (26, 20), 7, hatch=44, step=9))
        c.fill(blob(path("212,178 240,168 268,178 240,190")), "#7a4408")
        shape = stroke(path("240,180 238,144 256,112"), 13, (0.8, 1.2))
        c.form(shape, "#6b4128", "#2c1810", "#c98f55", Pen(4, 3))
        lock(c, path("248,138 300,90 352,106"), 46, "#6f9a3c", strands=2, taper=0.5, blunt=0.15, line=4)
        c.brush(path("158,208 152,250 170,300"), 12, "#fffbd0", opacity=0.85)
        beasts.serpent(c, path("118,300 190,338 300,330 376,280 404,210 380,150 336,136"), 36)
    return s


SCENES = {
    "loki-borrowed-feathers": borrowed_feathers,
    "loki-open-sleeve": open_sleeve,
    "loki-sprig-of-mistletoe": sprig_of_mistletoe,
    "loki-leaping-salmon": leaping_salmon,
    "loki-fallen-apple": fallen_apple,
}
