"""Vidar: he says nothing; the thick shoe is on the lower jaw, the hand on the upper."""

from __future__ import annotations

from shapely import affinity

from art.ink import INK, Canvas, blob, disc, path, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.helm import rings
from art.portrait.person import SKINS, Person
from art.relief import wolf
from art.relief.card import apart, before, shine
from art.relief.parts import RED, cut_open
from art.relief.relief import Block
from art.scene import faces, land
from art.scene.deed import cut
from art.scene.stage import Spot
from art.wolves.blue.stage import LEATHER, gilt, grip, ground, joint, staging

WOOL, SKIN = "#2f6f80", SKINS["fair"]
VIDAR = Person(
    908, "stag", age=1, yaw=30, pitch=6, roll=4, build="strong", skin="fair", nose="straight", mouth="set",
    hair="black", cut="loose", beard="short", brow=16, wide=6, slant=6, iris="#8fe0d8", eyes="open",
    cloak=WOOL, trim="#d8aa48",
)  # fmt: skip


def vidar() -> Block:
    """The wolf has swallowed his father; now he tears its mouth apart."""
    s = ground(908, "vidar")
    land.sky(s, 470)
    land.sun(s, 96, 120, 70, rays=1.1)
    land.peaks(s, 430, 90, 5, depth=0.7)
    land.ground(s, 428, 5, "#081a1e", blades=22)
    b = before(s, "#8fe0e0", 18)
    shine(b, (96, 120), 220, "#f4efc6", 0.35)
    apart(b, _beast, "#c8f0ea", 3, 16, 0.35)
    apart(b, _god, "#f4efc6", 3, 16, 0.45)
    with staging(b, "vidar") as st:
        land.ground(st, 448, 4, "#061216", blades=18)
    return b


def _beast(b: Block) -> None:
    with b.canvas.placed(394, 138, 1.2, 0.46):
        wolf.neck(b, wolf.GREY, "60,60 60,-120 150,-160 330,-60 330,340 160,380 80,240", gap=17, long=86)
        wolf.head(b, wolf.GREY, 1.22, back=True)
        cut_open(b, path("30,92 46,112 40,140"), 12, RED, [(0.3, 40), (0.8, 56)])


def _god(b: Block) -> None:
    with b.inking() as c:
        _cloak(c)
        _far_arm(c)
        _legs(c)
        _trunk(c)
        faces.head_alone(c, VIDAR, 174, 164, 0.36)
        _near_arm(c)


def _cloak(c: Canvas) -> None:
    shape = blob(path("140,226 190,230 186,300 150,360 100,410 34,438! 52,386 -6,400! 40,336 76,280 112,238"))
    cut(c, shape, ("#1c3f4c", "#0a1a22", "#8fc4c4"), 4, shift=(12, 10), rim=4, hatch=26)
    for line in ("146,256 116,340 66,404", "128,262 96,324 40,376", "160,280 138,346 104,396"):
        c.brush(path(line), 7, "#0a1a22", clip=shape)


def _far_arm(c: Canvas) -> None:
    """The other hand holds the sword he will need next."""
    with c.placed(74, 330, 0.46, 3.75), c.placed(0, -30):
        arms.sword(c)
    arm = joint([(138.0, 236.0), (94.0, 272.0), (80.0, 316.0)], [50, 40, 28])
    cut(c, arm, WOOL, 4, shift=(8, 6), rim=4, hatch=14)
    gilt(c, stroke(path("66,304 80,312 96,306"), 10, (1, 1)), 3)
    with c.placed(74, 330, 0.44, 0.6):
        grip(c, SKIN)


def _legs(c: Canvas) -> None:
    far = joint([(158.0, 336.0), (122.0, 384.0), (128.0, 440.0)], [62, 46, 32])
    cut(c, far, ("#5a5248", "#1e1a18", "#b8a88c"), 4, shift=(10, 4), rim=4, hatch=18)
    _wraps(c, (124, 394), (128, 436), 38)
    cut(c, blob(path("108,436 142,432 172,444 176,462 106,464")), LEATHER, 4, shift=(6, 6), rim=3)
    near = joint([(176.0, 334.0), (244.0, 312.0), (254.0, 366.0)], [72, 56, 40])
    cut(c, near, ("#6b6254", "#262220", "#d0c0a0"), 4, shift=(10, 10), rim=4, hatch=18)
    _wraps(c, (248, 328), (254, 358), 46)
    with c.placed(256, 370, 1.0, -0.5):
        _shoe(c)


def _wraps(c: Canvas, top: Spot, low: Spot, wide: float) -> None:
    """Bands of wool around a shin."""
    for k in range(4):
        t = k / 3
        x, y = top[0] + (low[0] - top[0]) * t, top[1] + (low[1] - top[1]) * t
        half = wide / 2 - 3 * t
        c.brush([(x - half, y - 4), (x, y + 4), (x + half, y - 2)], 4, "#2a2420", ends=(0.8, 0.8))


def _shoe(c: Canvas) -> None:
    """Sewn of every strip that was ever cut from heel and toe; a sole like a plank. About the ankle."""
    boot = blob(path("-28,-20 -2,-28 26,-16 40,8 78,22 98,44 88,58 -10,50 -32,32"))
    cut(c, boot, ("#9a6438", "#3a1f12", "#f0c088"), 5, shift=(8, 10), rim=4, hatch=16)
    seams = (
        "-24,6 8,2 36,12",
        "12,-20 8,16 14,48",
        "40,10 32,30 38,54",
        "62,20 54,38 58,56",
        "-22,28 8,26 40,34",
        "40,34 70,38 94,46",
    )
    for line in seams:
        c.brush(path(line), 4, "#2f1a10", clip=boot)
    sole = blob(path("-36,30! -10,42 36,50 92,50 106,58! 104,78 36,80 -20,72 -38,56!"))
    cut(c, sole, ("#8a98a6", "#262c36", "#f4fafa"), 5, shift=(6, 8), rim=4, hatch=12)
    c.studs([(-20, 54), (6, 62), (34, 66), (62, 67), (88, 66)], 4.6, "#e6c25c")


def _trunk(c: Canvas) -> None:
    body = blob(
        path("120,226 152,208 206,210 234,228 222,278 208,324 212,356 166,364 132,354 138,312 126,268")
    )
    with c.placed(0, 0, 0.62):
        rings(c, affinity.scale(body, 1 / 0.62, 1 / 0.62, origin=(0, 0)))
    c.fill(body.intersection(blob(path("186,206 244,216 240,370 170,370 196,290"))), INK, 0.4)
    skirt = blob(path("132,322 210,320 226,356 220,380! 192,370 174,384! 150,372 124,382! 126,350"))
    cut(c, skirt, WOOL, 4, shift=(10, 6), rim=4, hatch=18)
    gilt(c, stroke(path("132,324 172,332 212,322"), 13, (1, 1)), 3.4, 5)
    gilt(c, disc(178, 330, 11), 3, 4)


def _near_arm(c: Canvas) -> None:
    """Up, with the hand over the lip of the upper jaw."""
    upper = joint([(206.0, 240.0), (262.0, 250.0), (282.0, 212.0)], [58, 50, 38])
    cut(c, upper, WOOL, 4, shift=(10, 8), rim=4, hatch=16)
    fore = joint([(282.0, 214.0), (279.0, 194.0), (275.0, 182.0)], [36, 31, 27])
    with c.placed(276, 180, 0.46, -0.12):
        _hold(c)
    cut(c, fore, SKIN, 4, shift=(7, 5), rim=3, hatch=10)
    gilt(c, stroke(path("262,206 281,213 302,207"), 12, (1, 1)), 3)
    gilt(c, stroke(path("262,180 276,185 291,179"), 9, (1, 1)), 3)


def _hold(c: Canvas) -> None:
    """A hand from its back, wrist at the origin, fingers dug into fur above."""
    cut(c, stroke(path("26,-34 64,-62 74,-100"), 34, (0.9, 0.6), 0.3).buffer(2), SKIN, 6, shift=(8, 5), rim=4)
    shape = blob(path("-28,8 -44,-40 -46,-86 -10,-104 26,-100 44,-78 38,-36 28,8"))
    cut(c, shape, SKIN, 7, shift=(16, 8), rim=5)
    for line in (
        "-34,-84 -50,-124 -62,-150",
        "-11,-96 -18,-144 -24,-174",
        "13,-94 16,-144 16,-172",
        "34,-80 46,-120 54,-146",
    ):
        finger = stroke(path(line), 31, (0.95, 0.62), 0.3).buffer(2)
        cut(c, finger, SKIN, 6, shift=(8, 5), rim=4)
    for x, y in path("-36,-88 -12,-100 13,-98 34,-84"):
        c.brush([(x - 11, y + 4), (x, y - 7), (x + 11, y + 2)], 5, SKIN[1])
        c.brush([(x, y + 12), (x * 0.6, y + 54)], 4, SKIN[1])
    for line in (
        "-70,-146 -60,-158 -52,-144",
        "-32,-170 -23,-182 -14,-168",
        "7,-168 17,-180 25,-166",
        "44,-142 56,-154 62,-138",
    ):
        c.brush(path(line), 6, mix(SKIN[1], INK, 0.4))
