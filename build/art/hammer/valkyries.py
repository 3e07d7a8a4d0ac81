"""Scenes of the Valkyries' cards: sky and feathers."""

from __future__ import annotations

import math

import numpy as np

from art.ink import Canvas, Pen, blob, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait.person import Person
from art.portrait.strands import lock
from art.scene import faces, folk, hands, land
from art.scene.stage import Stage, backlit
from art.scene.throw import GOLD, billows, crest_wing, feather, hammer, iron_die, stage, streams, wing

WHITE = "#f2efe2"


def three_feathers() -> Stage:
    """A raven's, an eagle's and a swan's feather come down out of a great sky, each larger than the last."""
    s = stage(101, "sky")
    land.sky(s, 460)
    land.sun(s, 240, 96, 58, rays=1.1)
    land.clouds(s, 7, 60, 300)
    c = s.canvas
    billows(s, 404, 34, "#cfe2ee", seed=4)
    for x, y, turn, long, paint in (
        (128, 396, -0.36, 270, "#2a2d3a"), (222, 426, -0.06, 330, "#b0702c"), (304, 436, 0.24, 390, WHITE),
    ):  # fmt: skip
        with backlit(s, 5), c.placed(x, y, 1.0, turn):
            feather(c, long, 40 + long / 5, paint, 0.06)
    return s


def ringing_mail() -> Stage:
    """Two hammers on a shirt of mail: every ring sings."""
    s = stage(104, "high")
    land.sky(s, 470)
    c = s.canvas
    for k in range(5):
        ring = disc(240, 214, 92 + k * 40)
        c.fill(ring.difference(disc(240, 214, 84 + k * 40)), s.tone[4], 0.55 - k * 0.09)
    with backlit(s, 4):
        _mail_shirt(c)
        for x, turn in ((108, 0.95), (372, -0.95)):
            with c.placed(x + (46 if x < 240 else -46), 128, 0.72, turn + (math.pi if x < 0 else 0)):
                hammer(c, 200)
    land.burst(s, (240, 196), 66, 11)
    land.sparks(s, (240, 196), 190, 34, colour="#fff6c8")
    return s


def _mail_shirt(c: Canvas) -> None:
    shirt = blob(
        path(
            "176,150! 206,172 274,172 304,150! 372,176 410,268! 356,292 338,262! 346,420! 240,436 134,420! "
            "142,262! 124,292 70,268! 108,176"
        )
    )
    c.form(shirt, "#8d98a4", "#39424d", "#e8eef0", Pen(5, 6, (22, 10), 5))
    with c.clipped(shirt):
        for row in range(30):
            for k in range(28):
                x, y = 66 + k * 13 + (row % 2) * 6.5, 150 + row * 10
                tone = "#21272f" if x + y < 560 else "#12161b"
                c.fill(disc(x, y, 6).difference(disc(x - 0.8, y - 0.8, 3.6)), tone, 0.8)
    hem = stroke(path("136,416 240,432 344,416"), 13, (1, 1))
    c.form(hem, *GOLD, Pen(3, 3, (5, 5), 3))
    c.form(stroke(path("178,152 208,176 272,176 302,152"), 13, (1, 1)), *GOLD, Pen(3, 3, (5, 5)))


def turn_of_fate() -> Stage:
    """Threads turn a die about on a fingertip."""
    s = stage(105, "moon")
    land.sky(s, 480)
    land.stars(s, 70, 330)
    c = s.canvas
    for k, paint in enumerate(("#e9dfc8", "#d6a34c", "#b23a2b")):
        ring = [
            (240 + math.cos(a) * (150 + k * 17), 160 + math.sin(a) * (62 + k * 12) - 40 * math.cos(a))
            for a in np.linspace(2.6, 2.6 + math.tau * 0.62, 40)
        ]
        c.brush(ring, 8, paint, ends=(0.1, 0.7), peak=0.8)
    with backlit(s, 5):
        with c.placed(222, 462, 1.0, 0.06):
            hands.open_hand(c, "fair", "#2f63ab")
        with c.placed(232, 158, 1.12, 0.2):
            iron_die(c, (6, 2, 1), "#8a94a2")
    for k, paint in enumerate(("#e9dfc8", "#d6a34c", "#b23a2b")):
        ring = [
            (240 + math.cos(a) * (150 + k * 17), 160 + math.sin(a) * (62 + k * 12) - 40 * math.cos(a))
            for a in np.linspace(0.16, 2.7, 30)
        ]
        c.form(stroke(ring, 8, (0.4, 1.0), 0.5), paint, None, None, Pen(2, 2, (2, 2)))
    arrow = plate([(386, 122), (430, 160), (376, 180)])
    c.form(arrow, "#e9dfc8", "#a88b5c", "#ffffff", Pen(3.4, 3, (5, 4)))
    return s


def second_look() -> Stage:
    """She looks back over the rim of the sky, and the dice must roll again."""
    s = stage(106, "high")
    land.sky(s, 480)
    land.sun(s, 396, 96, 48)
    land.clouds(s, 5, 30, 200)
    maid = Person(
        21, "stag", woman=True, age=0, yaw=-26, pitch=-2, roll=-4, build="oval", skin="fair", nose="straight",
        mouth="set", hair="flax", cut="braids", brow=7, gaze=0.9, iris="#3f86c2", wide=7, paint="",
    )  # fmt: skip
    c = s.canvas
    with backlit(s, 4):
        with c.placed(318, 138, 1.0, 0.0, True):
            crest_wing(c, 150, "#cfd8e4")
        faces.head_alone(c, maid, 226, 200, 0.98)
        _war_crown(c)
        with c.placed(124, 140):
            crest_wing(c, 158, "#e9ecf2")
    for x, y, size, turn, seen in ((92, 398, 0.52, -0.3, (5, 1, 3)), (398, 392, 0.6, 0.34, (6, 2, 4))):
        with c.placed(x, y, size, turn):
            iron_die(c, seen, "#8a94a2")
    return s


def _war_crown(c: Canvas) -> None:
    """A cap of iron with a gilt brow."""
    dome = blob(path("116,148! 116,84 166,32 228,22 290,36 330,88 326,148! 226,128"))
    c.form(dome, "#9aa5b2", "#3a434e", "#f6faf8", Pen(5, 5, (22, 10), 5, hatch=30, step=7))
    c.form(stroke(path("112,150 226,128 330,150"), 24, (1, 1)), *GOLD, Pen(4, 4, (7, 7), 3))
    c.form(stroke([(222, 130), (224, 70), (228, 20)], 18, (1, 0.7)), *GOLD, Pen(3.4, 3, (6, 4)))
    c.studs([(140, 146), (180, 138), (270, 138), (308, 146)], 5)


def steady_hand() -> Stage:
    """A hand closes over one die; the storm has the others."""
    s = stage(107, "cloud")
    land.sky(s, 480, (0.08, 0.3, 0.6))
    streams(s, ["-20,90 150,60 320,110 500,70", "-20,170 160,190 330,150 500,190"], "#fdfdf2", 14, 0.7)
    c = s.canvas
    for x, y, size, turn, seen in ((58, 92, 0.34, 0.6, (3, 5, 2)), (430, 140, 0.36, -0.5, (4, 6, 1))):
        with c.placed(x, y, size, turn):
            iron_die(c, seen, "#9aa6b6")
    rock = plate(path("-10,360 90,340 210,350 330,338 490,356 490,470 -10,470"))
    c.form(rock, "#5e7590", "#24344c", "#e8f2f6", Pen(4.5, 0, (10, 16), 5, hatch=40, step=8))
    with backlit(s, 5):
        with c.placed(236, 300, 0.96):
            iron_die(c, (6, 5, 3), "#8a94a2")
        with c.placed(232, 40, 1.06, math.pi - 0.06):
            hands.open_hand(c, "fair", "#2f63ab", grasp=True)
    return s


def spare_iron() -> Stage:
    """A pouch on the belt, and dice that fall out of it."""
    s = stage(108, "sky")
    land.sky(s, 470)
    land.sun(s, 240, 160, 110, rays=1.2)
    c = s.canvas
    with backlit(s, 4.5):
        belt = stroke(path("-20,92 120,66 250,78 360,62 500,88"), 44, (1, 1))
        c.form(belt, "#7a3f24", "#3a1c12", "#d08a55", Pen(5, 5, (8, 12), 4, hatch=16))
        c.studs([(40, 82), (90, 72), (400, 68), (446, 76)], 7)
        with c.placed(166, 176, 1.0, 2.25):
            _pouch(c)
        for x, y, size, turn, seen in (
            (296, 262, 0.6, 0.3, (5, 3, 1)), (262, 376, 0.66, -0.4, (6, 4, 2)),
            (402, 346, 0.74, 0.5, (1, 2, 4)),
        ):  # fmt: skip
            with c.placed(x, y, size, turn):
                iron_die(c, seen, "#8590a0")
    return s


def _pouch(c: Canvas) -> None:
    bag = blob(path("-66,-70! -96,10 -104,80 -60,124 0,132 60,124 104,80 96,10 66,-70!"))
    c.form(bag, "#8a5a34", "#3f2414", "#dca76c", Pen(5, 6, (22, 12), 5, hatch=40, step=8))
    for k in range(-3, 4):
        c.brush([(k * 16, -66), (k * 24, -20), (k * 26, 26)], 6)
    mouth = disc(0, -82, 64, 0.34)
    c.form(mouth, "#1c0f0a", "#0c0605", None, Pen(5, 2))
    c.form(stroke([(-68, -62), (0, -44), (68, -62)], 14, (1, 1)), "#d8b45c", "#7a5518", "#fff0b0", Pen(3, 3))


def far_sight() -> Stage:
    """An eagle's eye over the edge of the world."""
    s = stage(109, "sky")
    land.sky(s, 330)
    land.sun(s, 396, 250, 34, rays=0.9)
    land.peaks(s, 380, 90, 6, depth=0.3, snow=True)
    land.sea(s, 372)
    c = s.canvas
    with backlit(s, 6):
        neck = blob(path("-20,470! -20,120 40,46 130,16 220,40 262,110 240,200 214,280 236,380 220,470!"))
        c.form(neck, "#c9a368", "#5a3a1c", "#fff0cc", Pen(5, 6, (24, 12), 6))
        _plumage(c)
        _eagle(c)
    return s


def _plumage(c: Canvas) -> None:
    """Rows of feathers down the neck."""
    for row in range(8):
        y = 176 + row * 38
        for k in range(7):
            x = -8 + k * 36 + (row % 2) * 18 - row * 2
            lock(c, path("0,-26 -4,8 -14,40", x, y), 40, mix("#b98c50", "#6b4320", row / 11), strands=2)


def _eagle(c: Canvas) -> None:
    """Brow, eye and beak."""
    crown = blob(path("20,110 60,52 132,24 206,40 250,96 232,130 150,120 90,150 50,180"))
    c.form(crown, "#dcc08a", "#8a6434", "#fff6dc", Pen(3, 3, (8, 12), 4, hatch=20))
    for k in range(7):
        lock(
            c,
            [(210 - k * 26, 62 - k * 2), (170 - k * 24, 66 + k * 6), (120 - k * 22, 96 + k * 14)],
            30,
            "#ecd9aa",
            strands=1,
            blunt=0.2,
        )
    beak = blob(path("220,108! 280,92 350,104 398,142 408,200 396,232! 376,196 330,184 262,190 226,180!"))
    c.form(beak, "#e3b23c", "#8a5a16", "#fff0b0", Pen(5, 6, (12, 20), 6, hatch=26))
    c.brush([(232, 166), (290, 158), (352, 176)], 7, "#4a2a0c", ends=(1, 0))
    c.fill(blob(path("262,122! 282,116 294,128 276,136")), "#4a2a0c")
    eye = disc(182, 126, 37)
    c.form(eye, "#ffd24a", "#d97a1c", "#fff6c0", Pen(6, 4, (9, 9), 4))
    c.fill(disc(190, 130, 15), "#0f0a0a")
    c.fill(disc(181, 120, 6.5), "#ffffff")
    c.brush([(104, 118), (172, 92), (248, 122)], 36, "#3a2410", ends=(0.1, 0.5), peak=0.6)
    c.brush([(120, 104), (176, 84), (236, 106)], 12, "#ecd9aa", ends=(0, 0.2), peak=0.5)


def choosers_claim() -> Stage:
    """A hand from the clouds takes the ring; all the spears below reach in vain."""
    s = stage(110, "high")
    land.sky(s, 440)
    land.sun(s, 240, 236, 52, rays=1.6)
    folk.host(s, 436, 16, 0.9, "#1a2250", lit="#5b6fb8", spears=120)
    c = s.canvas
    with backlit(s, 5):
        with c.placed(240, 262, 1.0):
            ring = disc(0, 0, 46).difference(disc(0, 0, 30))
            c.form(ring, *GOLD, Pen(4.5, 4, (8, 8), 4))
            c.studs([(38 * math.cos(a), 38 * math.sin(a)) for a in np.linspace(0, math.tau, 9)[:-1]], 4)
        for side in (-1, 1):
            with c.placed(240 + side * 40, 66, 0.66, side * -0.5, side > 0):
                wing(c, 260, "#eef0ee", rows=2, count=9)
        with c.placed(236, 60, 1.0, math.pi + 0.04):
            hands.open_hand(c, "pale", "#d9e2ea", grasp=True, long=220)
    shape = joined(
        [
            disc(x, y, r)
            for x, y, r in (
                (-6, 0, 52),
                (60, 4, 46),
                (140, -8, 52),
                (236, -6, 56),
                (330, -8, 52),
                (420, 2, 48),
                (486, 0, 50),
            )
        ]
    )
    s.canvas.fill(shape, "#f4f4ea")
    return s


SCENES = {
    "three-feathers": three_feathers,
    "ringing-mail": ringing_mail,
    "turn-of-fate": turn_of_fate,
    "second-look": second_look,
    "steady-hand": steady_hand,
    "spare-iron": spare_iron,
    "far-sight": far_sight,
    "choosers-claim": choosers_claim,
}
