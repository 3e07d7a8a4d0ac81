"""Scenes of Thor's help in the sky: cart, hammer, thunder, and the god himself."""

from __future__ import annotations

import math

from art.ink import INK, blob, block, disc, joined, path, plate, stroke
from art.portrait.person import Person
from art.scene import craft, faces, folk, land
from art.scene.deed import GOLD, WOOD, bolt, cloud, cut, stage, stormhead
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage, backlit
from art.scene.throw import billows, hammer
from art.valhalla.scene.helps import wheel
from art.valhalla.scene.steeds import goat


def wheels_over_the_clouds() -> Stage:
    """Two goats, two wheels, one noise."""
    s = stage(481, "bolt")
    land.sky(s, 400, (0.1, 0.36, 0.7))
    land.sun(s, 336, 92, 46, rays=1.2)
    bolt(s, path("150,320 176,352 154,372 190,430"), 12)
    c = s.canvas
    with backlit(s, 4), c.placed(44, 50, 0.84):
        with c.placed(388, 196, 0.70, -0.22):
            goat(c, "#8a6a50")
        with c.placed(320, 282, 0.82, -0.08):
            goat(c, "#d9cbb2")
        for line in ("150,244 250,214 372,160", "168,262 260,256 352,238"):
            cut(c, stroke(path(line), 9, (1, 1)), WOOD, 3, shift=(2, 4), rim=2)
        with c.placed(118, 246, 0.94):
            figure(c, POSES["hail"], Folk("#7c2119", helm="", hair="#b9512a", cloak="#3a2a5e", bare=False))
        with c.placed(88, 26, 0.44, -0.3):
            hammer(c, 120)
        car = blob(path("30,186! 60,176 178,172! 196,206 190,262 150,290 70,290 38,262"))
        cut(c, car, ("#8e2f24", "#3d0d12", "#e8795a"), 5, shift=(12, 12), hatch=30)
        cut(c, stroke(path("26,186 110,172 200,180"), 17, (1, 1)), GOLD, 3.6, shift=(4, 5), rim=3)
        for flip in (1, -1):
            wave = [(x, 230 + flip * 15 * math.sin(x * 0.075)) for x in range(54, 182, 7)]
            c.brush(wave, 7, "#e0b25c", ends=(0.5, 0.5))
        with c.placed(112, 286, 1.0):
            wheel(c, 72)
    billows(s, 372, 32, "#aab2d6", seed=6)
    land.sparks(s, (138, 350), 100, 22, colour="#fff6c8", start=math.pi, sweep=math.pi)
    return s


def hammer_from_nowhere() -> Stage:
    """A tear in an empty sky, and it is already here."""
    s = stage(482, "dusk")
    land.sky(s, 400, (0.12, 0.42, 0.76))
    land.clouds(s, 4, 200, 300)
    folk.host(s, 404, 14, 1.1, "#1a1330", lit="#c0779a", spears=70)
    c, rng = s.canvas, s.canvas.rng
    ring = []
    for k in range(36):
        a = k * math.tau / 36
        far = (118 if k % 2 else 76) * rng.uniform(0.85, 1.15)
        ring.append((128 + math.cos(a) * far * 1.05, 112 + math.sin(a) * far))
    tear = plate(ring)
    c.fill(tear.buffer(12), s.tone[4], 0.5)
    c.outline(tear, 4, 3)
    c.fill(tear, "#fff3c4")
    c.fill(plate([(128 + (x - 128) * 0.8, 112 + (y - 112) * 0.8) for x, y in ring]), "#0a0716")
    for k in range(7):
        y = 70 + k * 15
        c.brush(
            path("118,-10 200,46 300,110", 0, y),
            12 - abs(k - 3) * 2,
            "#fff6d8",
            ends=(0, 0.5),
            peak=0.8,
            opacity=0.75,
        )
    with backlit(s, 6), c.placed(316, 236, 1.28, math.pi / 2 + 0.62):
        hammer(c, 176)
    for x, y, turn in ((232, 40, 0.6), (36, 206, 2.4), (246, 96, 1.2), (64, 30, -0.7)):
        with c.placed(x, y, 1.0, turn):
            cut(c, plate(path("-12,8 2,-22 13,6")), ("#c0779a", "#3a2a5e", "#ffd3ae"), 3, shift=(4, 3), rim=2)
    return s


def far_rumble() -> Stage:
    """Far out at sea a cloud like an anvil; on the cliff one who listens."""
    s = stage(483, "gale")
    land.sky(s, 300, (0.14, 0.44, 0.8))
    c = s.canvas
    for k in range(7):
        c.fill(disc(330, 250, 210 - k * 24, 0.8), "#f3c97a", 0.08)
    far = [
        (196, 262, 26),
        (236, 238, 36),
        (286, 214, 46),
        (344, 196, 54),
        (404, 212, 46),
        (452, 240, 40),
        (490, 256, 40),
    ]
    tower = [(262, 176, 34), (302, 138, 42), (350, 112, 48), (398, 134, 42), (432, 176, 36)]
    for heap, paint in ((tower, ("#8197aa", "#34485a", "#ffedc0")), (far, ("#51677a", "#1d2a38", "#f6d89a"))):
        puffs: list[tuple[float, float, float]] = [*heap]
        if heap is far:
            puffs += ((x, 290, 30) for x in range(200, 500, 44))
        cloud(c, puffs, paint)
    c.fill(block(190, 286, 490, 304), "#1d2a38")
    bolt(s, path("330,216 312,248 334,262 316,302"), 9, ((2, 20, 30),), glow="#ffe28a")
    bolt(s, path("416,236 424,262 406,276 416,302"), 7, glow="#ffe28a")
    land.sea(s, 300)
    with c.placed(300, 356, 0.26):
        craft.ship(c)
    cliff = plate(path("-10,262 60,254 128,266 172,262 186,290 168,330 190,372 176,430 -10,430"))
    cut(c, cliff, ("#34404a", "#10161f", "#93a8b4"), 5, shift=(20, 8), hatch=46, step=8)
    with backlit(s, 4), c.placed(98, 264, 0.86):
        figure(c, LISTEN, Folk("#8e2f24", helm="", hair="#d9a850", cloak="#4a2a24"))
    for k in range(1, 4):
        arc = [(262 - k * 28 * math.cos(a), 150 - k * 30 * math.sin(a)) for a in (-0.7, -0.25, 0.25, 0.7)]
        c.brush(arc, 9 - k, s.tone[4], opacity=0.9 - k * 0.15)
    return s


LISTEN = POSES["stand"].__class__(
    hip=(0, -92),
    chest=(2, -152),
    head=(8, -186),
    near_leg=((-12, -46), (-20, 0)),
    far_leg=((14, -46), (18, 0)),
    near_arm=((-38, -160), (-12, -190)),
    far_arm=((34, -122), (40, -94)),
)


def red_bearded_laugh() -> Stage:
    """He has heard what you are about to do."""
    s = stage(484, "gale")
    land.sky(s, 430, (0.1, 0.34, 0.66))
    stormhead(s, 20, 7)
    bolt(s, path("58,-20 96,60 62,104 104,176 76,236"), 15, ((2, -40, 60),))
    bolt(s, path("436,-20 404,70 440,110 398,186 420,244"), 15, ((2, 40, 60),))
    god = Person(
        79,
        "bear",
        age=1,
        yaw=-12,
        pitch=-10,
        roll=7,
        build="broad",
        skin="ruddy",
        nose="broad",
        mouth="laugh",
        hair="red",
        cut="loose",
        beard="fork",
        brow=2,
        brow_lift=10,
        wide=4,
        iris="#6fb0d8",
    )
    c = s.canvas
    with backlit(s, 5):
        head = faces.head_alone(c, god, 242, 156, 0.98)
        with c.placed(242, 156, 0.98, math.radians(god.roll)):
            x, y = (float(v) for v in head.on([(0, head.skull.length - 52)], 12)[0])
            laugh = blob(path("-50,-20! 0,-12 50,-22! 38,22 0,42 -36,24", x, y))
            c.outline(laugh, 6, 4)
            c.fill(laugh, "#3c0a0c")
            c.fill(disc(x, y + 34, 27, 0.7).intersection(laugh), "#b8483e")
            teeth = blob(path("-44,-20 0,-13 44,-22 38,-4 0,5 -38,-3", x, y))
            c.fill(teeth.intersection(laugh), "#f6ecd2")
            for k in (-26, -13, 0, 13, 26):
                c.brush([(x + k, y - 20), (x + k, y + 4)], 2.4, "#8f7b52", clip=teeth.intersection(laugh))
            band = stroke(path("-118,-66 -60,-92 0,-98 60,-92 118,-66"), 24, (1, 1)).intersection(
                head.outline.buffer(24)
            )
            cut(c, band, GOLD, 4.5, shift=(7, 7), hatch=8)
            c.studs([(-76, -86), (-38, -95), (0, -98), (38, -95), (76, -86)], 6, "#a9d3e8")
    return s


def sky_takes_sides() -> Stage:
    """The same field: sun on the few, the storm on the many."""
    s = stage(485, "gold")
    land.sky(s, 330, (0.1, 0.36, 0.7))
    land.sun(s, 108, 132, 62, rays=1.4)
    c = s.canvas
    dark = plate(path("268,-10 236,60 262,110 226,180 250,230 214,300 226,330 490,330 490,-10"))
    c.fill(dark.buffer(5), INK)
    c.fill(dark, "#22303e")
    with c.clipped(dark):
        for k in range(9):
            c.fill(disc(250 + k * 34, 30 + 16 * math.sin(k * 1.7), 52), ("#16202c", "#1d2a38")[k % 2])
            c.fill(disc(262 + k * 34, 74 + 12 * math.sin(k * 2.1), 36), ("#2c3c4c", "#26343f")[k % 2])
        c.hatch(dark, 60, 9, colour="#101821", light=(0.1, -1.0), least=0.1)
    for line, width, twigs in (
        ("372,-30 322,70 350,128 302,226 318,312", 15, ((2, 50, 40),)),
        ("474,-30 426,80 458,140 408,226 426,312", 15, ((2, 30, 60),)),
    ):
        bolt(s, path(line), width, twigs)
    field = land.ground(s, 322, 5, "#3a2a14", blades=8)
    land.furrows(s, field, "#7a5a26")
    half = plate(path("226,300 490,300 490,430 250,430"))
    c.fill(half, "#0d141c", 0.62)
    folk.host(s, 348, 13, 0.86, "#0c1118", x0=262, x1=490, spears=96, lit="#7e9db0")
    land.burst(s, (316, 318), 40, 11)
    land.burst(s, (424, 318), 40, 11)
    with backlit(s, 4):
        for x, y, size, who in (
            (
                66,
                374,
                0.82,
                Folk("#2f63ab", weapon="spear", hold=0.25, helm="iron", shield=("#2f63ab", "#e9dfc8")),
            ),
            (
                188,
                372,
                0.80,
                Folk(
                    "#4f8a4c", weapon="axe", hold=0.2, helm="", hair="#d9a850", shield=("#4f8a4c", "#e3ddc0")
                ),
            ),
            (
                130,
                400,
                1.04,
                Folk(
                    "#8e2f24",
                    weapon="sword",
                    hold=0.35,
                    helm="gold",
                    hair="#b9512a",
                    cloak="#5a1d18",
                    shield=("#a8302c", "#e9dfc8"),
                ),
            ),
        ):
            with c.placed(x, y, size):
                figure(c, POSES["guard"], who)
    drops = [
        stroke([(x, y), (x - 12, y + 34)], 3, smooth=False)
        for x in range(270, 490, 17)
        for y in range(90 + x % 40, 400, 74)
    ]
    c.fill(joined(drops), "#c6dbe6", 0.6)
    return s


SCENES = {
    "thor-wheels-over-the-clouds": wheels_over_the_clouds,
    "thor-hammer-from-nowhere": hammer_from_nowhere,
    "thor-far-rumble": far_rumble,
    "thor-red-bearded-laugh": red_bearded_laugh,
    "thor-sky-takes-sides": sky_takes_sides,
}
