"""The fighters under the rune of Tyr: hirdman, huscarl and berserk."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait import compose
from art.portrait.helm import rings
from art.portrait.person import GILT, STEEL, Person
from art.portrait.shield import round_shield
from art.scene import craft, faces, land
from art.scene.stage import Spot, Stage
from art.wolves.people.kit import LEATHER, OAK, cloth, cuff, fist, hard, limb, lit, rod, stage

RED = "#a52c20"


def hirdman() -> Stage:
    """Two sworn to one lord: the same helm, the same mail, the same shield."""
    s = stage(511, "oath")
    land.sky(s, 420)
    land.sun(s, 240, 150, 96, rays=1.1)
    c = s.canvas
    for x, y, yaw, seed in ((338, -62, 14, 92), (152, -46, -6, 91)):
        with lit(s):
            with c.placed(x - 278 * 0.56, y, 0.56):
                compose.figure(c, _sworn(seed, yaw))
            with c.placed(x + 8, y + 464, 1.0, 0.06):
                _tyr_shield(c, 108)
    return s


def _sworn(seed: int, yaw: float) -> Person:
    return Person(
        seed, "bear", age=1, yaw=yaw, build="square", skin="ruddy", nose="straight", mouth="set",
        hair="brown", cut="bald", beard="square", brow=12, iris="#5f8aa0", head="mail", metal="#8b949d",
        garment="mail", cloak=RED, collar="", at=(278, 396),
    )  # fmt: skip


def _tyr_shield(c: Canvas, radius: float) -> None:
    """Red, with the rune of Tyr in gold."""
    round_shield(c, radius, (RED, RED), 2)
    k = radius / 100
    rune = joined(
        [
            stroke([(0, -70 * k), (0, 74 * k)], 15 * k, (1, 1), 0.5, False),
            stroke([(-42 * k, -26 * k), (0, -72 * k), (42 * k, -26 * k)], 15 * k, (1, 1), 0.5, False),
        ]
    ).difference(disc(0, 0, radius * 0.34))
    hard(c, rune, ("#e6c25c", "#7b5a20", "#fff2bd"))


def huscarl() -> Stage:
    """The way in leads past him."""
    s = stage(512, "door")
    c = s.canvas
    for k in range(7):
        craft.plank(
            c, block(-10, k * 70 - 12, 490, k * 70 + 56), mix(s.tone[1], s.tone[2], 0.18 * (k % 2)), 2
        )
    door = blob(path("66,480! 62,90 110,30 240,8 370,30 418,90 414,480!"))
    c.outline(door, 5, 4)
    c.fill(door, "#ffcf70")
    c.fill(blob(path("96,480! 96,120 150,64 240,46 330,64 384,120 384,480!")), "#ffe9a8")
    with c.clipped(door):
        for k in range(26):
            angle = math.pi + k * math.pi / 25
            x, y = 240 + 330 * math.cos(angle), 300 + 330 * math.sin(angle)
            c.fill(plate([(240, 300), (x - 7, y), (x + 7, y)]), "#f0a83c", 0.5)
        land.flames(s, 60, 420, 470, 150, count=16)
    for x in (34, 446):
        craft.plank(c, block(x - 32, -10, x + 32, 470), "#6b3a20", 0)
        _carving(c, x)
    with lit(s):
        _huscarl(c)
    return s


def _carving(c: Canvas, x: float) -> None:
    """Two strands that cross down a post."""
    for phase in (0.0, math.pi):
        line = [(x + 15 * math.sin(k * 0.55 + phase), k * 17 - 10) for k in range(30)]
        c.brush(line, 11, INK, ends=(1, 1))
        c.brush(line, 6, "#dfa24c", ends=(1, 1))


def _huscarl(c: Canvas) -> None:
    with c.placed(98, 262, 1.0, -0.1):
        round_shield(c, 100, ("#e0b24a", RED), 1)
    mail = blob(
        path("176,196 112,214 84,262 96,340 92,470! 388,470! 384,340 396,262 368,214 304,196 240,214")
    )
    with c.placed(0, 0):
        rings(c, mail)
    c.fill(blob(path("300,200 396,250 390,340 392,470! 300,470! 320,340")), INK, 0.4)
    hard(c, stroke(path("92,404 240,420 388,404"), 28, (1, 1)), LEATHER)
    hard(c, block(216, 396, 264, 438, 8), GILT)
    man = Person(
        95, "boar", age=2, yaw=-6, pitch=-3, build="broad", skin="ruddy", nose="broken", mouth="grim",
        hair="red", cut="bald", beard="braid", brow=17, iris="#7a8a8a", scars=("eye-left",), head="guards",
        metal="#a0884c", garment="mail", cloak=RED,
    )  # fmt: skip
    faces.head_alone(c, man, 240, 128, 0.56)
    with c.placed(404, 102, 1.0, 0.62):
        _dane_axe(c)
    for shoulder, elbow, hand in (((132, 244), (90, 356), (186, 352)), ((350, 244), (398, 350), (286, 248))):
        _gripping(c, shoulder, elbow, hand)


def _gripping(c: Canvas, shoulder: Spot, elbow: Spot, hand: Spot) -> None:
    """One arm in a sleeve of red wool, bent, its fist on the haft."""
    near = (
        shoulder[0] * 0.45 + elbow[0] * 0.55 + (-10 if hand[0] < 240 else 10),
        (shoulder[1] + elbow[1]) / 2,
    )
    upper, lower = limb([shoulder, near, elbow], (88, 78, 58)), limb([elbow, hand], (58, 42))
    arm = cloth(c, joined([upper, lower]), RED, 20)
    way = math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
    bend = [
        (elbow[0] + 40 * math.cos(way - 0.9 * k), elbow[1] + 40 * math.sin(way - 0.9 * k)) for k in (0.0, 0.6)
    ]
    c.brush([elbow, bend[0], bend[1]], 5, clip=arm)
    c.brush([(near[0] - 20, near[1] + 6), near, (near[0] + 22, near[1] + 10)], 5, clip=arm)
    cuff(c, (hand[0] - 27 * math.cos(way), hand[1] - 27 * math.sin(way)), way, 27, 24, gold=True)
    fist(c, hand, 0.62, 0.62, "ruddy", flip=hand[0] > 240)


def _dane_axe(c: Canvas) -> None:
    """A broad axe for two hands: the eye at the origin, the haft down, the edge to the left."""
    rod(c, [(0, -34), (0, 440)], 17, OAK)
    head = blob(path("14,-24! -30,-26 -66,-60 -86,-92! -118,-10 -92,84! -66,44 -32,18 14,20!"))
    c.form(head, *STEEL, Pen(4, 4, (8, 10), 4, hatch=26))
    c.brush(path("-82,-76 -106,-10 -88,66"), 7, "#f2f5f2", ends=(0.2, 0.2))
    c.brush(path("-70,-58 -88,-8 -74,48"), 3)
    for line in ("-50,-22 -36,-2 -52,16", "-36,-18 -22,0 -38,14"):
        c.brush(path(line), 4, "#e6c25c")


def berserk() -> Stage:
    """In the bear's skin, his teeth in the rim."""
    s = stage(513, "rage")
    land.sky(s, 440)
    land.sparks(s, (240, 200), 360, 60, colour="#f3a53a")
    c = s.canvas
    man = Person(
        97, "bear", age=1, yaw=4, pitch=-2, roll=-3, build="square", skin="ruddy", nose="broken",
        mouth="snarl", hair="red", cut="wild", beard="bristle", brow=24, wide=10, iris="#ffd35a", head="bear",
        fur="#6b4a30", garment="pelt", collar="", paint="claw", paint_colour="#7c1a18", at=(278, 396),
    )  # fmt: skip
    with lit(s):
        with c.placed(6, -112, 0.84):
            compose.figure(c, man)
        _bitten(c)
    return s


def _bitten(c: Canvas) -> None:
    for side in (-1, 1):
        x = 240 + side * 196
        arm = limb([(x + side * 30, 480), (x + side * 14, 420), (x - side * 28, 372)], (92, 76, 52))
        c.form(arm, "#dc9c70", "#a05a3e", "#f7d2a8", Pen(3.6, 4, (16, 5), 4, hatch=26))
    with c.placed(240, 472, 1.62):
        round_shield(c, 108, ("#7c2119", "#e6c25c"), 1)
    maw = blob(path("196,302 212,286 238,290 264,285 284,300 276,312 240,306 204,312"))
    c.form(maw, "#5c1014", "#2a060a", "#c8563c", Pen(3.4, 2, (4, 6), 3))
    for k in range(6):
        x = 213 + k * 11
        tooth = plate([(x - 5, 292), (x + 5, 292), (x + 4, 316), (x - 3, 316)])
        c.form(tooth, "#f7eed6", "#a88b5c", "#ffffff", Pen(2.4, 2, (3, 2), 1.5))
    for side in (-1, 1):
        fist(c, (240 + side * 152, 372), side * 0.75, 0.66, "ruddy", flip=side > 0)


SCENES = {"hirdman": hirdman, "huscarl": huscarl, "berserk": berserk}
