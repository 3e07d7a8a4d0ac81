"""The manoeuvres: the plague, the shield wall and the march around the flank."""

from __future__ import annotations

import math

from shapely.geometry import LineString

from art.ink import INK, Canvas, Pen, blob, block, path, plate, spline
from art.palette import mix
from art.portrait import arms, headgear
from art.portrait.person import Person
from art.portrait.shield import round_shield
from art.scene import craft, faces, land, things
from art.scene.stage import Stage
from art.wolves.people.kit import SKIN, cloth, fist, folds, hard, limb, lit, rod, stage


def plague() -> Stage:
    """Pesta comes to the village; where she rakes some live, where she sweeps none do."""
    s = stage(521, "sick")
    land.sky(s, 330)
    land.sun(s, 388, 92, 52, rays=0.7, colour="#e8dc86")
    land.peaks(s, 322, 70, 5, depth=0.4)
    c = s.canvas
    _village(s)
    for x, y, size, turn, flip in (
        (30, 250, 0.34, -0.2, False),
        (330, 64, 0.32, 0.1, True),
        (446, 196, 0.4, -0.1, True),
    ):
        with c.placed(x, y, size, turn, flip):
            things.raven(c, flying=True)
    with lit(s):
        _pesta(c)
    with c.placed(392, 424, 0.66, 0.0, True):
        things.raven(c)
    return s


def _village(s: Stage) -> None:
    c = s.canvas
    land.ground(s, 330, 6, mix(s.tone[1], INK, 0.25))
    for x, y, size in ((436, 372, 0.52), (330, 350, 0.36), (30, 362, 0.46)):
        with c.placed(x, y, size):
            craft.hall(c, "#4f4350", "#2c2530")
            door = blob(path("-34,0! -36,-70 0,-104 36,-70 34,0!"))
            c.form(door, "#17121c", "#0d0a10", None, Pen(4, 2))
    for x, base in ((436, 262), (330, 272)):
        land.smoke(s, x, base, 110, wide=54, colour="#8f8a5a")
    near = land.ground(s, 396, 8)
    land.furrows(s, near, mix(s.tone[1], s.tone[2], 0.4), 24)


def _pesta(c: Canvas) -> None:
    black = "#2e2738"
    skirt = blob(path("196,210 132,250 104,340 74,470! 372,470! 348,370 330,280 288,222 240,214"))
    cloth(c, skirt, black, 46)
    lines = (
        "180,280 150,370 132,470",
        "226,300 220,390 196,470",
        "276,290 296,380 290,470",
        "306,300 330,390 338,470",
    )
    folds(c, lines, skirt, black, 9)
    for k in range(11):
        x = 78 + k * 28
        c.fill(plate([(x, 460), (x + 9, 426 + 14 * (k % 3)), (x + 18, 460)]), "#100c14")
    _rake(c)
    for way in (((190, 300), (140, 322), (104, 300)), ((300, 310), (252, 376), (172, 386))):
        sleeve = cloth(c, limb(way, (60, 62, 66)), black, 20)
        (x, y) = way[1]
        folds(c, (f"{x - 6},{y - 34} {x - 14},{y} {x - 4},{y + 30}",), sleeve, black, 5)
    for bone in (((104, 296), (98, 272), (98, 250)), ((168, 384), (140, 378), (112, 370))):
        c.form(limb(bone, (32, 24, 22)), *SKIN["sick"], Pen(3, 3, (6, 4), 2.4, hatch=9))
    hag = Person(
        121, "wolf", woman=True, age=3, yaw=-22, pitch=-8, roll=-8, build="gaunt", skin="pale", nose="hook",
        mouth="smirk", iris="#d8b020", hair="white", cut="bald", brow=17, wide=9, head="hood", garment="bare",
        cloak=black, marks=("soot",),
    )  # fmt: skip
    head = faces.head_alone(c, hag, 222, 160, 0.62)
    with c.placed(222, 160, 0.62, math.radians(hag.roll)):
        c.fill(head.outline, "#7d8f3c", 0.34)
        headgear.hood(head, black)
    shawl = blob(path("150,262 190,252 240,290 282,240 316,250 346,336 290,322 236,344 176,324 120,338"))
    cloth(c, shawl, "#4a3f56", 26)
    folds(c, ("180,268 172,296 160,322", "296,262 304,290 318,318"), shawl, "#4a3f56", 6)
    fist(c, (98, 244), 0.08, 0.44, "sick")
    fist(c, (108, 368), 0.08, 0.44, "sick")


def _rake(c: Canvas) -> None:
    rod(c, path("88,40 118,470"), 14, ("#8a7a62", "#3a3028", "#d9c8a4"))
    with c.placed(88, 44, 1.0, -0.07):
        hard(c, block(-78, -11, 78, 11, 4), ("#8a7a62", "#3a3028", "#d9c8a4"), 6)
        for k in range(8):
            x = -70 + k * 20
            hard(c, plate(path("-5,8 5,8 2,54 -2,54", x, 0)), ("#b8a888", "#4a4034", "#f2e6c8"))


def shield_wall() -> Stage:
    """Rim over rim, and nothing but eyes and iron above."""
    s = stage(522, "wall")
    land.sky(s, 300)
    land.sun(s, 240, 120, 60, rays=1.2)
    c = s.canvas
    for x, y, turn in (
        (10, 40, -0.2),
        (112, 16, -0.1),
        (206, 4, -0.03),
        (296, 8, 0.05),
        (388, 22, 0.12),
        (474, 44, 0.22),
    ):
        with c.placed(x, y + 60, 0.6, turn):
            arms.spear(c, 640)
    faces_at = (
        (46, 196, 12, "helm"),
        (434, 198, -12, "guards"),
        (142, 186, 6, "spectacles"),
        (338, 188, -6, "helm"),
        (240, 178, 0, "guards"),
    )
    for k, (x, y, yaw, head) in enumerate(faces_at):
        with lit(s, 3.5):
            faces.head_alone(c, _warrior(131 + k, yaw, head), x, y, 0.44)
    paints = (("#8e2f24", "#e9dfc8"), ("#2f5c8c", "#e6c25c"), ("#e9dfc8", "#2a2438"), ("#c08a2c", "#5a2a54"))
    for k, x in enumerate((36, 444, 140, 342, 240)):
        with lit(s, 3.5), c.placed(x, 322, 0.86, 0.2 * (k - 2)):
            round_shield(c, 106, paints[k % 4], k)
    for k, x in enumerate((-8, 488, 94, 386, 190, 290)):
        with lit(s, 3.0), c.placed(x, 446, 0.8, 0.3 * k):
            round_shield(c, 106, paints[(k + 1) % 4], k + 2)
    return s


def _warrior(seed: int, yaw: float, head: str) -> Person:
    return Person(
        seed, "boar", age=1 + seed % 2, yaw=yaw, pitch=-4, build=("broad", "square", "lean")[seed % 3],
        skin=("fair", "ruddy", "tan")[seed % 3], mouth=("shout", "grim", "snarl")[seed % 3],
        hair=("red", "brown", "blond", "black")[seed % 4], cut="bald",
        beard=("full", "fork", "bristle")[seed % 3], brow=18, wide=7, head=head,
        metal=("#8b949d", "#7b828b", "#a0a6a8")[seed % 3], garment="bare",
    )  # fmt: skip


def flank_march() -> Stage:
    """The long way round, between hills and wood, with the banner in front."""
    s = stage(523, "ways")
    land.sky(s, 210)
    land.sun(s, 84, 66, 38, rays=0.8)
    land.peaks(s, 168, 84, 6, depth=0.15)
    c = s.canvas
    _hills(s)
    way = LineString(spline(_WAY, steps=12))
    at = 6.0
    while at < way.length - 4:
        here, ahead = way.interpolate(at), way.interpolate(at + 2)
        size = 0.09 + 0.0012 * (here.y - 150)
        with c.placed(here.x, here.y, size, 0.0, ahead.x < here.x):
            _marcher(c, int(at))
        at += 78 * size + 3
    with lit(s):
        _standard_bearer(c)
    return s


_WAY = path("-20,152 90,160 206,176 300,206 226,240 110,262 48,304 86,358 176,396 262,408")


def _hills(s: Stage) -> None:
    """Folds of the land, and the trodden way through them."""
    c = s.canvas
    for shape, deep in (
        ("-20,480! -20,150 120,132 260,160 380,140 500,168! 500,480!", 0.12),
        ("-20,480! -20,250 80,216 200,222 330,196 500,236! 500,480!", 0.3),
        ("-20,480! -20,330 120,306 250,330 360,310 500,340! 500,480!", 0.5),
    ):
        hill = blob(path(shape))
        paint = mix(s.tone[2], s.tone[0], deep)
        c.form(hill, paint, mix(paint, s.tone[0], 0.4), mix(paint, s.tone[4], 0.45), Pen(2.6, 0, (0, -18), 4))
        c.hatch(hill, 30, 7, width=3, colour=mix(paint, s.tone[0], 0.55), light=(0.2, -1), least=0.5)
    way = limb([*_WAY, (400, 470)], (8, 10, 14, 20, 26, 30, 36, 44, 54, 66, 90))
    c.outline(way, 2.4, 2)
    c.fill(way, mix(s.tone[3], s.tone[4], 0.35))
    for x, y, tall in (
        (356, 300, 130),
        (318, 296, 90),
        (404, 306, 150),
        (448, 300, 120),
        (24, 244, 60),
        (150, 214, 46),
        (326, 190, 44),
        (366, 186, 56),
        (410, 190, 50),
    ):
        _pine(c, x, y, tall, mix(s.tone[0], "#10241e", 0.5))


def _pine(c: Canvas, x: float, y: float, tall: float, paint: str) -> None:
    right = [
        spot
        for k in range(1, 7)
        for spot in ((tall * 0.042 * k, tall * (k / 6 - 1)), (tall * 0.018 * k, tall * (k / 6 - 1) - 2))
    ]
    tree = plate(
        [(x + dx, y + dy) for dx, dy in [(0.0, -tall), *right, *((-dx, dy) for dx, dy in reversed(right))]]
    )
    c.outline(tree, 1.6, 1.6)
    c.fill(tree, paint)


_COATS = ("#8e2f24", "#2f5c8c", "#c08a2c", "#3f7a58", "#7d5a9c")


def _marcher(c: Canvas, k: int) -> None:
    """One of many, 150 high, on the way to the right."""
    coat = _COATS[k % 5]
    rod(c, [(-52, -30), (44, -230)], 9, ("#b58b5a", "#4a2d1a", "#f0d09a"))
    hard(c, plate([(52, -262), (56, -222), (36, -212), (34, -236)]), ("#c3ccd1", "#59636d", "#ffffff"))
    for leg in (((-4, -66), (-22, -34), (-34, 0)), ((6, -66), (26, -36), (28, 0))):
        hard(c, limb(leg, (30, 24, 18)), ("#5a4632", "#2a1d14", "#a08868"))
    cloth(c, blob(path("-28,-128 0,-140 28,-128 32,-56 0,-46 -32,-56")), coat, 14)
    hard(c, blob(path("-16,-146 -14,-172 16,-174 22,-150 8,-130 -8,-130")), SKIN["ruddy"])
    hard(c, blob(path("-22,-158! -20,-184 0,-202 20,-184 24,-158!")), ("#9aa3ab", "#4a525c", "#eef1ee"))
    with c.placed(-6, -92, 0.42):
        round_shield(c, 92, (coat, "#e9dfc8"), k)


def _standard_bearer(c: Canvas) -> None:
    coat = "#8e2f24"
    with c.placed(448, 470, 1.16, -0.02, True):
        things.banner(c, "#e6c25c", "wolves", 390)
    trunk = blob(path("316,330 290,348 280,410 272,480! 452,480! 446,410 436,350 404,330 362,342"))
    tunic = cloth(c, trunk, coat, 26)
    folds(c, ("318,372 310,420 314,470", "400,372 410,420 402,470"), tunic, coat)
    man = Person(
        141, "bear", age=1, yaw=20, pitch=2, roll=2, build="broad", skin="ruddy", nose="broken",
        mouth="set", hair="blond", cut="loose", beard="full", brow=12, iris="#5f8aa0", head="helm",
        garment="tunic", cloak=coat,
    )  # fmt: skip
    faces.head_alone(c, man, 358, 264, 0.44)
    sleeve = cloth(c, limb(path("422,372 462,420 448,372"), (56, 52, 38)), coat, 18)
    c.hatch(sleeve, 10, 6)
    fist(c, (448, 362), 0.0, 0.46, "ruddy", flip=True)


SCENES = {"plague": plague, "shield-wall": shield_wall, "flank-march": flank_march}
