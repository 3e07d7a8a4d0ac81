"""Scenes of Thor's help that lies in a hand or on a table: crumbs, a purse, sparks, the belt."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, blob, block, disc, joined, path, plate, stroke
from art.scene import hands, land, things
from art.scene.deed import GOLD, LEATHER, WOOD, bolt, cloud, cut, face_down, limb, planks, stage, stormhead
from art.scene.stage import Stage, backlit
from art.scene.throw import DARK_IRON, boulder, hammer, streams

CRUST = ("#c98a3c", "#7a4518", "#f6d28a")


def crumbs_from_the_cart() -> Stage:
    """The cart has passed above; its board was loose."""
    s = stage(461, "gale")
    land.sky(s, 420, (0.1, 0.36, 0.7))
    land.sun(s, 86, 330, 46, rays=1.2)
    c = s.canvas
    with backlit(s, 4):
        with c.placed(300, 62, 1.0, -0.10):
            wheel(c, 104)
        cart = plate(path("120,-30 480,-60 500,40 410,64 150,72"))
        cut(c, cart, WOOD, 5, shift=(8, 14), hatch=22)
        for line in ("128,0 300,-12 490,-26", "136,36 300,26 490,8"):
            c.brush(path(line), 4, INK, ends=(1, 1))
        flap = plate(path("150,66 178,58 204,148 174,156"))
        cut(c, flap, WOOD, 4.5, shift=(8, 4))
    cloud(
        c, [(340, 172, 34), (392, 160, 46), (452, 150, 52), (500, 150, 40)], ("#9fb4c4", "#41586a", "#f4f8f2")
    )
    with c.placed(196, 222, 1.06, 0.5):
        _loaf(c)
    with c.placed(294, 236, 0.9, -0.6):
        _cheese(c)
    with c.placed(128, 174, 0.86, 0.2):
        _apple(c, "#a8302c")
    with c.placed(344, 292, 0.62, 0.5):
        _apple(c, "#b98a2b")
    rng = c.rng
    for _ in range(34):
        x, y = rng.uniform(120, 350), rng.uniform(130, 350)
        cut(c, disc(x, y, rng.uniform(2.5, 6)), CRUST, 1.8, shift=(2, 2), rim=1)
    with backlit(s, 4):
        for x, turn, flip in ((166, 0.26, False), (300, -0.26, True)):
            with c.placed(x, 432, 0.80, turn, flip):
                hands.open_hand(c, "fair", "#8e2f24", grasp=True)
    return s


def wheel(c: Canvas, radius: float) -> None:
    """A cart's wheel with iron tyre and eight spokes, around the origin."""
    shape = disc(0, 0, radius).difference(disc(0, 0, radius * 0.84))
    cut(c, shape, DARK_IRON, 5, shift=(8, 9), rim=4, hatch=9)
    rim = disc(0, 0, radius * 0.84).difference(disc(0, 0, radius * 0.66))
    cut(c, rim, WOOD, 4, shift=(6, 7), rim=4, hatch=8)
    for k in range(8):
        a = k * math.tau / 8 + 0.2
        spoke = limb([(0, 0), (math.cos(a) * radius * 0.7, math.sin(a) * radius * 0.7)], [17, 13])
        cut(c, spoke, WOOD, 3.6, shift=(4, 4), rim=3)
    cut(c, disc(0, 0, radius * 0.24), GOLD, 4, shift=(6, 6), rim=4, hatch=6)
    cut(c, disc(0, 0, radius * 0.09), DARK_IRON, 3, shift=(3, 3), rim=2)
    c.studs(
        [(math.cos(k * 0.5236) * radius * 0.92, math.sin(k * 0.5236) * radius * 0.92) for k in range(12)],
        4,
        "#cfd6d8",
    )


def _loaf(c: Canvas) -> None:
    loaf = blob(path("-70,8 -58,-26 0,-42 58,-26 70,8 50,30 -50,30"))
    cut(c, loaf, CRUST, 5, shift=(10, 14), hatch=16)
    for x in (-34, 0, 34):
        c.brush([(x - 12, 2), (x, -16), (x + 14, -30)], 10, "#f6e2b0", clip=loaf.buffer(-4))


def _cheese(c: Canvas) -> None:
    top = plate(path("-60,-10 40,-46 66,-8"))
    cut(c, plate(path("-60,-10 66,-8 66,36 -60,34")), ("#e8b83c", "#9a6a1c", "#fff0b0"), 4.5, shift=(8, 6))
    cut(c, top, ("#f6d878", "#b98a2b", "#fff6d0"), 4.5, shift=(6, 5))
    for x, y, r in ((-30, 14, 9), (10, 6, 6), (36, 20, 10), (-4, 25, 5)):
        c.fill(disc(x, y, r, 0.8), "#9a6a1c")


def _apple(c: Canvas, paint: str) -> None:
    cut(c, joined([disc(-10, 0, 26), disc(10, 0, 26)]), paint, 4.5, shift=(9, 9), hatch=10)
    c.brush([(0, -22), (2, -34), (10, -42)], 6, "#3a2216", ends=(1, 0.6))
    cut(c, blob(path("4,-34! 18,-46 34,-40! 22,-30")), "#4f8a4c", 2.6, shift=(3, 3), rim=2)


def storm_picks_pockets() -> Stage:
    """A hand of cloud, and a purse that had an owner."""
    s = stage(462, "bolt")
    land.sky(s, 420, (0.12, 0.4, 0.74))
    bolt(s, path("60,-20 92,60 62,98 96,176 74,216"), 13, ((2, -34, 50),))
    c = s.canvas
    streams(s, ["500,300 380,330 250,300 120,340", "500,364 360,390 220,360 60,400"], "#c6cde8", 13, 0.7)
    with backlit(s, 5):
        with c.placed(252, 300, 0.92, 0.12):
            _purse(c)
        with c.placed(244, 74, 1.06, math.pi - 0.04):
            hands.open_hand(c, "rock", "", grasp=True, long=180)
    grey = ("#6d7396", "#2a274e", "#cdd4f0")
    cloud(
        c,
        [(40, 8, 58), (116, 22, 50), (188, 14, 44), (246, 4, 56), (308, 14, 46), (380, 24, 52), (450, 6, 58)],
        grey,
    )
    for x, y, tilt in (
        (150, 236, 0.6),
        (352, 246, -0.5),
        (386, 330, 0.3),
        (122, 322, -0.3),
        (330, 372, 0.5),
        (96, 268, 0.1),
    ):
        with c.placed(x, y, 1.0, tilt):
            cut(c, disc(0, 0, 19, 0.62), GOLD, 3.4, shift=(4, 4), rim=3)
            c.fill(disc(-1, -1, 10, 0.6).difference(disc(-1, -1, 7, 0.6)), GOLD[1])
    with c.placed(392, 182, 0.56, 0.4):
        face_down(c)
    with c.placed(84, 190, 0.46, -0.5):
        face_down(c, "#2f63ab")
    return s


def _purse(c: Canvas) -> None:
    """A drawn purse, its neck up at -70."""
    bag = blob(path("-26,-62 -40,-34 -84,10 -96,66 -60,108 0,116 60,108 96,66 84,10 40,-34 26,-62"))
    cut(c, bag, LEATHER, 5, shift=(20, 12), rim=5, hatch=36, step=8)
    for k in range(-2, 3):
        c.brush([(k * 12, -52), (k * 22, -10), (k * 26, 30)], 6)
    cut(c, blob(path("-46,-100 -20,-84 0,-98 22,-84 48,-100 28,-58 -28,-58")), LEATHER, 4, shift=(7, 6))
    cut(c, stroke(path("-32,-58 0,-50 32,-58"), 14, (1, 1)), "#a8302c", 3, shift=(3, 4), rim=3)
    for side in (-1, 1):
        cut(c, limb(path("26,-54 58,-30 62,20", side=side), [7, 7, 6]), "#a8302c", 2.6, shift=(2, 3), rim=2)
        cut(c, disc(side * 62, 26, 9), GOLD, 2.6, shift=(3, 3), rim=2)


def spark_on_the_bones() -> Stage:
    """Light runs from die to die, and one of them jumps."""
    s = stage(463, "squall")
    land.sky(s, 260, (0.12, 0.4, 0.74))
    stormhead(s, 20, 2)
    planks(s, 270, 4, 42, "#4f4a3c")
    c = s.canvas
    bolt(s, path("262,-20 236,40 268,76 246,118"), 17, ((1, -60, 44), (2, 54, 40)))
    with backlit(s, 6):
        with c.placed(116, 306, 0.78, -0.14):
            things.die(c, ("bow", "axe", "shield"))
        with c.placed(366, 310, 0.78, 0.16):
            things.die(c, ("shield", "spear", "sword"))
        with c.placed(244, 178, 0.80, 0.42):
            things.die(c, ("sword", "bow", "axe"), "#fbf3da")
    for line in ("176,200 150,212 168,228 134,246 146,262", "306,214 336,220 322,240 356,250 348,268"):
        bolt(s, path(line), 9)
    bolt(s, path("192,318 226,306 244,326 276,304 296,318"), 10, ((2, 10, 34),))
    land.sparks(s, (244, 190), 190, 28, colour="#fff6c8")
    c.fill(disc(244, 346, 60, 0.16), INK, 0.5)
    return s


def weight_of_the_belt() -> Stage:
    """The belt that doubles strength lies down, and the rock gives way."""
    s = stage(464, "iron")
    land.sky(s, 330, (0.1, 0.38, 0.72))
    land.sun(s, 240, 150, 112, rays=1.5)
    c = s.canvas
    rock = plate(path("-10,268 70,236 176,262 226,300 262,300 310,258 410,232 490,262 490,430 -10,430"))
    cut(c, rock, ("#6d7480", "#23262e", "#d6dce0"), 5, shift=(14, 18), rim=5, hatch=50, step=8)
    for line in (
        "244,300 230,344 254,376 238,430",
        "240,330 180,352 120,346 60,384",
        "248,350 310,366 360,352 430,392",
    ):
        c.fill(stroke(path(line), 18, (1, 0.1), 0.1, False), "#0c0a0c")
    for line in ("242,304 232,344 252,376", "238,334 186,352 130,348", "252,352 306,364 350,354"):
        c.fill(stroke(path(line), 7, (1, 0.1), 0.1, False), "#ffb84a")
    with backlit(s, 5):
        belt = limb(
            path("-30,150 60,214 150,242 240,248 330,242 420,214 510,150"), [88, 86, 84, 84, 84, 86, 88]
        )
        cut(c, belt, LEATHER, 5.5, shift=(8, 18), rim=6, hatch=30, step=8)
        for dy in (-31, 31):
            edge = [
                (x, y + dy * (1 if 60 < x < 420 else 0.96))
                for x, y in path("-30,150 60,214 150,242 240,248 330,242 420,214 510,150")
            ]
            c.brush(edge, 5, "#e0b878", ends=(1, 1))
        for x, y, turn in ((62, 214, 0.42), (132, 238, 0.20), (348, 238, -0.20), (418, 214, -0.42)):
            with c.placed(x, y, 1.0, turn):
                cut(c, block(-20, -36, 20, 36, 6), GOLD, 4, shift=(6, 7), hatch=9)
                cut(c, disc(0, 0, 10), "#a8302c", 3, shift=(4, 4), rim=3)
        with c.placed(240, 246, 1.12):
            _buckle(c)
    for x, y, r in ((170, 330, 15), (316, 334, 13), (206, 390, 12), (290, 396, 14)):
        with c.placed(x, y):
            boulder(c, r, "#7d8590", int(x), 0.9)
    return s


def _buckle(c: Canvas) -> None:
    cut(c, disc(0, 0, 78), GOLD, 5.5, shift=(12, 13), rim=5, hatch=20)
    c.studs([(math.cos(k * math.tau / 14) * 66, math.sin(k * math.tau / 14) * 66) for k in range(14)], 5)
    cut(c, disc(0, 0, 54), ("#8e2f24", "#4d1218", "#d9694a"), 4, shift=(7, 8), rim=4)
    with c.placed(0, -12, 0.40):
        hammer(c, 120)


def splinter_of_lightning() -> Stage:
    """Somebody caught one."""
    s = stage(465, "bolt")
    land.sky(s, 430, (0.1, 0.36, 0.68))
    stormhead(s, 26, 4)
    c = s.canvas
    for k in range(34):
        a = k * math.tau / 34
        far = 250 if k % 2 else 160
        tip = (246 + math.cos(a) * far, 150 + math.sin(a) * far)
        c.fill(
            plate([(246 + math.cos(a + w) * 50, 150 + math.sin(a + w) * 50) for w in (-0.05, 0.05)] + [tip]),
            s.tone[4],
            0.3,
        )
    with backlit(s), c.placed(226, 318, 1.08, 0.10):
        shard = plate(
            path("-12,30 -22,-60 -44,-72 8,-150 -24,-164 40,-300 26,-196 58,-184 24,-110 50,-96 12,30")
        )
        c.fill(shard.buffer(24), "#9fc4ff", 0.3)
        c.fill(shard.buffer(12), "#cfe2ff", 0.5)
        cut(c, shard, (("#fffbe0"), "#ffd35a", "#ffffff"), 5, shift=(7, 5), rim=5)
        hands.fist(c, "ruddy", "#7c2119", -1)
    land.sparks(s, (250, 120), 240, 34, colour="#fff6c8")
    return s


SCENES = {
    "thor-crumbs-from-the-cart": crumbs_from_the_cart,
    "thor-storm-picks-pockets": storm_picks_pockets,
    "thor-spark-on-the-bones": spark_on_the_bones,
    "thor-weight-of-the-belt": weight_of_the_belt,
    "thor-splinter-of-lightning": splinter_of_lightning,
}
