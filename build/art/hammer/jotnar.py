"""Scenes of the Jötnar's cards: ice, rock, and everything too large."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, spline, stroke
from art.palette import mix
from art.portrait.person import Person
from art.scene import craft, faces, hands, land
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage, backlit
from art.scene.throw import GOLD, boulder, hammer, iron_die, shard, stage

ROCK = "#6f8574"


def _snowfield(s: Stage, y: float, wave: float = 10.0) -> None:
    field = land.ground(s, y, wave, "#dcebe4", blades=0)
    land.furrows(s, field, "#9cc2b8", 24)


def _little_pines(s: Stage, spots: tuple[tuple[float, float, float], ...], paint: str = "#0f211c") -> None:
    """Pines as small as grass, to show how large the rest is."""
    for x, y, high in spots:
        ring = [(x, y - high), (x + high * 0.22, y), (x - high * 0.22, y)]
        s.canvas.fill(plate(ring), paint)
        s.canvas.brush([(x - 1.5, y - high * 0.8), (x - high * 0.12, y - 2)], 2, mix(paint, s.tone[3], 0.5))


def _cracked(c: Canvas, lines: list[str]) -> None:
    for line in lines:
        c.brush(path(line), 5, "#22303a", ends=(0.8, 0))


def giants_shove() -> Stage:
    """A palm as broad as a hill pushes the rock of the pass."""
    s = stage(201, "rime")
    land.sky(s, 340)
    land.sun(s, 420, 84, 36)
    land.peaks(s, 380, 150, 4, depth=0.15, snow=True)
    _snowfield(s, 372)
    c = s.canvas
    _little_pines(s, ((30, 388, 34), (60, 396, 26), (420, 392, 36), (450, 402, 28), (394, 408, 22)))
    with backlit(s, 5):
        with c.placed(334, 286, 1.0):
            boulder(c, 118, ROCK, 5)
        with c.placed(52, 268, 1.16, math.pi / 2 - 0.06):
            hands.open_hand(c, "rock", "", long=240)
    _cracked(c, ["80,250 110,262 128,256 150,270", "40,300 70,292 96,304"])
    for x, y in ((438, 214), (456, 268), (440, 330)):
        c.brush([(x - 24, y), (x + 26, y - 4)], 8, "#fdfff4", ends=(0, 0.5))
    land.snowfall(s, 50)
    return s


def hail_of_hammers() -> Stage:
    """The cloud breaks, and it rains iron."""
    s = stage(202, "ice")
    land.sky(s, 430, (0.3, 0.56, 0.82))
    land.peaks(s, 440, 70, 6, depth=0.7)
    c = s.canvas
    cloud = joined(
        [
            disc(x, y, r)
            for x, y, r in ((20, 20, 64), (110, 30, 70), (210, 18, 84), (320, 32, 76), (430, 16, 80))
        ]
    )
    c.form(cloud, "#2a5a60", "#0c2830", "#a0dcd2", Pen(5, 6, (14, 18), 5, hatch=30, step=8))
    with backlit(s, 4):
        for x, y, size, turn in (
            (86, 196, 0.52, 2.7), (196, 292, 0.86, 3.5), (322, 190, 0.56, 3.0), (398, 318, 0.62, 2.6),
            (64, 372, 0.56, 3.6),
        ):  # fmt: skip
            with c.placed(x, y, size, turn):
                hammer(c, 190)
    for x, y in ((40, 120), (150, 150), (246, 140), (374, 130), (440, 190), (266, 400), (130, 300)):
        c.brush([(x, y), (x + 6, y + 46)], 5, s.tone[4], ends=(0, 0.6), opacity=0.8)
    return s


def world_upended() -> Stage:
    """Mountains hang from above, the ship falls out of its sea into the sun."""
    s = stage(203, "ice")
    c = s.canvas
    c.matrix = (-1.0, 0.0, 0.0, -1.0, float(s.wide), float(s.high))
    land.sky(s, 300)
    land.sun(s, 300, 120, 58, rays=1.2)
    land.clouds(s, 5, 70, 210)
    land.peaks(s, 330, 150, 4, depth=0.35, snow=True)
    land.pines(s, 352, 70, 17)
    land.sea(s, 350)
    c.matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    with backlit(s, 5), c.placed(252, 206, 0.74, math.pi - 0.24):
        craft.ship(c, ("#b23a2c", "#e9dfc8"))
    for x, y, size, turn in ((116, 238, 0.2, 2.4), (388, 214, 0.22, 3.6), (350, 282, 0.18, 2.9)):
        with c.placed(x, y, size, turn):
            figure(c, POSES["hail"], Folk("#8e2f24"))
    for x, y in ((120, 130), (150, 104), (330, 118), (372, 96), (240, 92), (200, 120)):
        c.form(stroke([(x, y), (x + 2, y + 20)], 10, (0.2, 1), 0.8), "#c8f0ea", None, "#ffffff", Pen(2, 2))
    return s


def carved_anew() -> Stage:
    """Mallet and chisel give the stone another face."""
    s = stage(204, "rock")
    land.sky(s, 480)
    c = s.canvas
    land.sparks(s, (262, 216), 240, 26, colour="#f1f6d8")
    with backlit(s, 5):
        with c.placed(196, 306, 1.36, -0.05):
            iron_die(c, (4, 2, 6), "#8a9c8c", "#1d2a22")
        with c.placed(246, 228, 1.0, 0.66):
            _chisel(c)
        with c.placed(372, 62, 1.02, 2.05):
            _mallet(c)
    for x, y, turn, size in (
        (120, 150, 0.4, 1.0),
        (180, 112, 2.0, 1.3),
        (74, 214, 1.2, 0.9),
        (330, 330, 2.8, 1.1),
    ):
        with c.placed(x, y, size, turn):
            c.form(plate(path("-16,-8 4,-14 18,2 4,12 -12,8")), "#a9bba8", "#45574a", "#f6fbe6", Pen(3, 3))
    return s


def _chisel(c: Canvas) -> None:
    blade = plate(path("-15,-6 15,-6 20,-60 17,-124 -17,-124 -20,-60"))
    c.form(blade, "#9aa3ab", "#3d444c", "#f2f4ee", Pen(4.5, 4.5, (13, 3), 4, hatch=12))
    c.form(block(-20, -206, 20, -120, 9), "#8a5a32", "#3f2414", "#d9a468", Pen(4.5, 4.5, (12, 4)))
    c.form(block(-23, -140, 23, -120, 5), *GOLD, Pen(3.4, 3, (6, 5), 3))


def _mallet(c: Canvas) -> None:
    c.form(block(-13, -10, 13, 250), "#8a5a32", "#3f2414", "#d9a468", Pen(4.5, 4.5, (8, 0)))
    head = blob(path("-84,-46! -90,0 -84,46! 84,46! 90,0 84,-46!"))
    c.form(head, "#a06c3c", "#4a2a18", "#ecc08a", Pen(5.5, 6, (12, 22), 5, hatch=30, step=8))
    for x in (-56, 56):
        c.form(block(x - 9, -50, x + 9, 50, 3), "#6d747e", "#25292f", "#dfe5e8", Pen(3.4, 3, (6, 5)))


def avalanche() -> Stage:
    """A wave of snow rears over a sleeping hall, boulders and dice in its crest."""
    s = stage(205, "ice")
    land.sky(s, 330, (0.06, 0.3, 0.62))
    land.sun(s, 92, 84, 40)
    land.peaks(s, 430, 210, 3, depth=0.4, snow=True)
    land.pines(s, 434, 64, 15, (90, 200))
    _snowfield(s, 420, 6)
    c = s.canvas
    with c.placed(92, 434, 0.42):
        craft.hall(c)
    with backlit(s, 4):
        _wave(c)
        for x, y, r, seed in ((250, 92, 30, 3), (356, 60, 38, 8), (208, 196, 22, 6), (330, 250, 34, 2)):
            with c.placed(x, y):
                boulder(c, r, "#4c6d68", seed)
        for x, y, size, turn, seen in ((160, 232, 0.40, 0.5, (6, 1, 4)), (292, 160, 0.46, -0.4, (5, 2, 3))):
            with c.placed(x, y, size, turn):
                iron_die(c, seen, "#8d9c9a")
    land.snowfall(s, 90)
    return s


def _wave(c: Canvas) -> None:
    """Snow that breaks to the left: a long back, a hollow below the crest, a fringe of powder."""
    back = blob(
        path("500,-30! 380,6 270,34 180,84 124,150 112,208 160,190 214,196 236,250 222,330 186,480! 500,500!")
    )
    c.form(back, "#cfe6e0", "#6fa5a4", "#ffffff", Pen(5, 6, (-26, 24), 6, hatch=0))
    for k in range(6):
        lift = k * 30
        line = [
            (500, 30 + lift * 1.9),
            (400, 60 + lift * 1.5),
            (320, 120 + lift * 1.3),
            (270 + k * 8, 220 + lift),
        ]
        c.brush(
            [*line, (262 + k * 20, 330 + lift * 0.5), (240 + k * 30, 480)],
            9,
            "#6fa5a4",
            clip=back,
            ends=(0, 0.3),
        )
    crest = path(
        "330,20 262,40 206,74 160,112 132,152 116,196 138,204 168,194 200,198 226,224 236,262 226,310 212,366"
    )
    rng, curve = c.rng, spline(crest, steps=4)
    puffs = [(x + rng.uniform(-12, 8), y + rng.uniform(-8, 8), rng.uniform(13, 27)) for x, y in curve]
    whole = joined([disc(x, y, r) for x, y, r in puffs])
    c.form(whole, "#e6f4ee", "#8fbcb8", "#ffffff", Pen(4.5, 5, (7, 9), 4))
    for x, y, r in puffs[::2]:
        curl = [(x + math.cos(a) * r * 0.6, y + math.sin(a) * r * 0.6) for a in (2.4, 3.2, 4.0, 4.8, 5.6)]
        c.brush(curl, 3.6, "#6fa5a4", clip=whole)
    for x, y, _ in puffs[::3]:
        drop = disc(x - rng.uniform(24, 46), y + rng.uniform(6, 34), rng.uniform(4, 9))
        c.form(drop, "#f4fff8", "#8fbcb8", None, Pen(2.6, 2, (2, 3)))


def boulder_from_the_pile() -> Stage:
    """A heap on the ledge, and the one with pips that comes down."""
    s = stage(206, "rime")
    land.sky(s, 400)
    land.sun(s, 400, 96, 46)
    land.peaks(s, 430, 90, 5, depth=0.3, snow=True)
    c = s.canvas
    slope = plate(path("-10,190 150,196 196,240 214,300 270,340 330,400 420,430 490,440 490,470 -10,470"))
    c.form(slope, "#3f5a4a", "#22332a", "#dcecc8", Pen(5, 0, (14, 20), 6, hatch=54, step=9))
    for x, y, r, seed, paint in (
        (32, 168, 46, 1, "#4f6457"), (104, 170, 42, 2, "#5d7364"), (156, 176, 30, 3, "#4a5e52"),
        (66, 108, 44, 4, "#60786a"), (122, 116, 34, 7, "#556b5e"), (88, 58, 32, 6, "#6b8274"),
    ):  # fmt: skip
        with c.placed(x, y):
            boulder(c, r, paint, seed)
    for k in range(5):
        c.brush(
            [(178 + k * 14, 176 + k * 22), (222 + k * 10, 186 + k * 24), (268, 226 + k * 16)], 8, s.tone[4],
            ends=(0, 0.5), opacity=0.8,
        )  # fmt: skip
    with backlit(s, 5), c.placed(330, 272, 1.22, 0.42):
        iron_die(c, (5, 3, 1), "#93a592", "#1a261f")
    for x, y, r in ((236, 330, 11), (214, 354, 7), (262, 392, 9), (418, 404, 10), (300, 414, 7)):
        with c.placed(x, y):
            boulder(c, r, "#8fa08f", round(x))
    return s


def long_arm() -> Stage:
    """Over the mountains it comes, and into the treasury by the roof."""
    s = stage(207, "cave")
    land.sky(s, 400)
    land.sun(s, 96, 92, 46, rays=0.8)
    land.stars(s, 40, 150)
    land.peaks(s, 430, 190, 4, depth=0.45, snow=True)
    land.pines(s, 420, 70, 15, (230, 420))
    c = s.canvas
    land.ground(s, 412, 7)
    with c.placed(368, 446, 0.92):
        craft.hall(c, "#4a2f1e", "#2c1b12")
    with backlit(s, 5), c.placed(306, 178, 0.84, math.pi - 1.05):
        hands.open_hand(c, "rock", "", grasp=True, long=620)
    _cracked(c, ["40,40 74,62 92,54 120,84", "150,84 166,110 196,112", "224,150 238,128 262,140"])
    _little_pines(s, ((150, 66, 26), (172, 80, 20), (112, 44, 22), (60, 14, 24)), "#1c332b")
    for x, y in ((404, 268), (428, 250), (416, 290)):
        c.form(disc(x, y, 8), *GOLD, Pen(2.4, 2, (3, 3), 2))
    return s


def cave_mouth() -> Stage:
    """The cliff is a face; in its open mouth a fire burns."""
    s = stage(208, "cave")
    c = s.canvas
    cliff = plate(path("-10,60 60,20 130,34 180,-10 300,-10 356,30 430,16 490,70 490,470 -10,470"))
    c.fill(s.whole, "#2c5a58")
    land.stars(s, 30, 60)
    c.form(cliff, "#5f7768", "#23352d", "#cfe4c4", Pen(5, 0, (22, 26), 6, hatch=60, step=9))
    mouth = blob(path("96,456! 110,330 170,272 240,258 312,274 372,332 384,456!"))
    c.form(mouth, "#0d0e0c", "#0d0e0c", None, Pen(8, 8))
    for side in (-1, 1):
        brow = plate([(240 + side * x, y) for x, y in path("28,136 70,104 150,110 172,136 140,150 66,152")])
        c.form(brow, "#7d9684", "#33493e", "#e4f4d6", Pen(4.5, 6, (8, 14), 5, hatch=22))
        eye = blob([(240 + side * x, y) for x, y in path("58,168! 92,152 134,160! 102,180")])
        c.form(eye, "#ffd58a", "#e0812b", None, Pen(6, 4, (5, 5)))
        c.fill(disc(240 + side * 94, 166, 8), INK)
    nose = plate(path("222,140 258,140 286,232 262,252 218,252 194,232"))
    c.form(nose, "#74907e", "#2c4237", "#dcf0ce", Pen(5, 6, (20, 10), 6, hatch=34, step=8))
    for k, x in enumerate((130, 168, 206, 246, 286, 324, 356)):
        y = 330 - 62 * math.sin((x - 96) / 288 * math.pi)
        shard(c, (x, y - 8), (x, y + 46 + 16 * (k % 2)), 28, "#c8e6da")
    land.flames(s, 206, 290, 446, 92, count=7)
    for x, flip in ((166, False), (326, True)):
        with c.placed(x, 446, 0.44, 0.0, flip):
            figure(c, POSES["kneel"], Folk("#8e2f24", helm="", hair="#d9a850"))
    for line in (
        "20,110 44,170 30,240 58,300", "452,120 430,190 452,260 424,330", "120,60 130,84 116,108",
        "350,58 340,86 362,104", "70,380 84,420 72,456", "408,380 396,420 414,456", "210,60 236,84 262,62",
        "60,200 84,220 80,250", "420,210 396,232 404,262",
    ):  # fmt: skip
        c.brush(path(line), 7, "#23352d", ends=(0.2, 0.1))
        c.brush([(x - 4, y + 2) for x, y in path(line)], 3, "#a9c4a6", ends=(0.2, 0.1))
    _little_pines(s, ((24, 62, 40), (52, 40, 30), (440, 36, 40), (466, 58, 32), (96, 40, 24), (392, 34, 26)))
    return s


def twin_heads() -> Stage:
    """Two heads on one neck, and they do not agree."""
    s = stage(209, "ice")
    land.sky(s, 470)
    land.sun(s, 240, 96, 70, rays=1.3)
    land.peaks(s, 430, 150, 4, depth=0.3, snow=True)
    left = Person(
        61, "giant", yaw=-30, pitch=2, roll=-9, build="square", skin="ice", hair="ice", cut="wild",
        beard="drip", mouth="snarl", nose="broken", eyes="glow", brow=14, head="ice-thorns", marks=("frost",),
    )  # fmt: skip
    right = Person(
        62, "giant", yaw=30, pitch=-3, roll=9, build="round", skin="deep", hair="frost", cut="bald",
        beard="full", mouth="grim", nose="broad", eyes="open", iris="#d8f4ff", brow=10, head="ice-broad",
        marks=("frost",),
    )  # fmt: skip
    c = s.canvas
    with backlit(s, 5):
        trunk = blob(path("-30,470! 10,380 96,336 240,320 384,336 470,380 510,470!"))
        c.form(trunk, "#6d94a6", "#2b4a5e", "#dff0f8", Pen(5, 5, (20, 14), 5, hatch=40))
        faces.head_alone(c, right, 344, 196, 0.92)
        faces.head_alone(c, left, 138, 190, 0.94)
    land.snowfall(s, 60)
    return s


def fair_barter() -> Stage:
    """A fish from a giant's hand, a ring from a man's: who is cheated?"""
    s = stage(210, "rock")
    land.sky(s, 470)
    land.sun(s, 250, 132, 64, rays=1.2)
    land.peaks(s, 440, 110, 5, depth=0.4)
    c = s.canvas
    with backlit(s, 5):
        with c.placed(-18, 330, 1.3, math.pi / 2 - 0.18):
            hands.open_hand(c, "rock", "#5c6f58", grasp=True, long=160)
        with c.placed(478, 250, 0.98, -math.pi / 2 - 0.12, True):
            hands.open_hand(c, "ruddy", "#8e2f24", long=160)
        with c.placed(150, 276, 0.86):
            _fish(c)
        with c.placed(350, 196, 1.0):
            ring = disc(0, 0, 44).difference(disc(0, 0, 26))
            c.form(ring, *GOLD, Pen(5, 5, (9, 9), 5, hatch=10))
            c.form(plate(path("0,-62 18,-46 0,-30 -18,-46")), "#b23a2b", "#5c1410", "#ffb09a", Pen(4, 3))
    return s


def _fish(c: Canvas) -> None:
    """A great salmon, its head to the right."""
    tail = plate(path("-96,-6 -150,-48 -138,0 -150,46 -96,8"))
    c.form(tail, "#7d9aa0", "#33505a", "#e6f4f0", Pen(4.5, 5, (8, 8), 4, hatch=14))
    body = blob(path("-110,0 -60,-40 20,-54 92,-36 128,-4! 96,30 20,48 -60,32"))
    c.form(body, "#b7cdc8", "#4c6d76", "#ffffff", Pen(5, 6, (8, 24), 5, hatch=26, step=7))
    c.form(plate(path("-20,-50 14,-78 40,-50")), "#7d9aa0", "#33505a", None, Pen(4, 3))
    for row in range(3):
        for k in range(7):
            x, y = -64 + k * 20 + row * 8, -22 + row * 18
            c.brush([(x, y - 8), (x + 8, y), (x, y + 8)], 3.4, "#4c6d76")
    c.brush([(74, -34), (66, -4), (78, 26)], 5)
    c.form(disc(98, -12, 8), "#ffd58a", None, None, Pen(3, 2))
    c.fill(disc(99, -12, 4), INK)
    c.brush([(104, 10), (116, 6), (127, -2)], 4)


SCENES = {
    "giants-shove": giants_shove,
    "hail-of-hammers": hail_of_hammers,
    "world-upended": world_upended,
    "carved-anew": carved_anew,
    "avalanche": avalanche,
    "boulder-from-the-pile": boulder_from_the_pile,
    "long-arm": long_arm,
    "cave-mouth": cave_mouth,
    "twin-heads": twin_heads,
    "fair-barter": fair_barter,
}
