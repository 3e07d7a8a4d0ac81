"""Scenes of Tyr's wrath that fear no clan: weapons shamed by law, and the god with one hand."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, Shape, blob, block, disc, joined, moved, path, plate, stroke
from art.portrait import arms, body
from art.portrait.person import Person
from art.portrait.shield import round_shield
from art.scene import craft, faces, folk, hands, land, things
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage, backlight, backlit
from art.valhalla.scene.bonds import GOLD, IRON, chain, coin, pointing_hand, stage, stump

_TYR = {
    "clan": "bear", "age": 2, "build": "strong", "skin": "tan", "nose": "straight", "hair": "grey",
    "iris": "#9fd0e8", "brow": 18.0, "scars": ("cheek-left",),
}  # fmt: skip


def tyr(seed: int, **how: object) -> Person:
    """The god of oaths: grey, straight, without fear."""
    return Person(seed, **{**_TYR, **how})  # type: ignore[arg-type]


def _tiwaz(x: float, y: float, high: float, width: float, lean: float = 0.0) -> Shape:
    """The rune of Tyr, its foot at (x, y); *lean* makes it crooked."""
    top, arm = (x + lean * high, y - high), high * 0.28
    lines = (
        [(x, y), top],
        [(top[0] - arm, top[1] + arm * (1.15 - lean)), top],
        [(top[0] + arm, top[1] + arm * (1.15 + lean * 2)), top],
    )
    return joined([disc(*top, width / 2), *(stroke(line, width, (1, 1), 0.5, False) for line in lines)])


def fist_like_an_axe() -> Stage:
    """A fist before the fire; the wall behind it shows an axe."""
    s = stage(421, "wall")
    c = s.canvas
    c.fill(s.whole, "#a8683a")
    for k in range(6):
        craft.plank(c, block(-10, -6 + k * 72, 490, 64 + k * 72), "#b87a48" if k % 2 else "#a86c3e", 3)
    c.fill(disc(250, 210, 250), "#ffcf7a", 0.28)
    c.fill(disc(250, 200, 170), "#ffe2a4", 0.28)
    shade = joined(
        [
            block(302, 40, 336, 440),
            blob(path("300,76! 262,70 206,20! 158,110 182,226! 232,158 300,150!")),
            blob(path("336,76! 360,74 362,112 360,150 336,150!")),
        ]
    )
    c.fill(moved(shade, 14, 4), "#2a140e", 0.45)
    c.fill(shade, "#1c0d0a", 0.88)
    with backlit(s, 6), c.placed(126, 226, 1.28, 0.10):
        hands.fist(c, "ruddy", "#7c2119", -1)
    return s


def law_cuts_deeper() -> Stage:
    """The blade broke on the stone; the rune in it did not."""
    s = stage(422, "law")
    land.sky(s, 330)
    land.clouds(s, 9, 10, 170, dark=True)
    land.sun(s, 240, 150, 150, rays=0.8, colour="#e0a088")
    field = land.ground(s, 348, 6, "#22242c")
    land.furrows(s, field, "#52586c")
    c = s.canvas
    with backlit(s, 6):
        stone = blob(path("128,420! 122,240 140,110 190,40 250,26 306,54 344,130 356,250 354,420!"))
        c.form(stone, "#8a8f98", "#33363e", "#f0ece0", Pen(6, 6, (30, 14), 6, hatch=50, step=9))
    band = stone.buffer(-16)
    c.fill(band.difference(band.buffer(-13)).difference(block(100, 392, 380, 440)), "#5a2a28")
    for width, paint in ((52, "#120808"), (36, "#c2261c"), (20, "#ff8a3a"), (8, "#fff0b4")):
        c.fill(_tiwaz(240, 380, 300, width), paint)
    for line in ("176,120 160,160 172,190", "318,230 332,270 316,310", "156,300 170,330 158,364"):
        c.brush(path(line), 5, "#1c1c22", ends=(0.6, 0))
    with backlit(s, 4):
        with c.placed(64, 352, 0.86, -0.72):
            _broken_sword(c)
        with c.placed(366, 396, 0.86, 1.16):
            tip = plate(path("-18,16 -17,-120 0,-176 17,-120 18,4 8,-14 0,10 -8,-6"))
            c.form(tip, "#b4bcc2", "#4a525c", "#eef1ee", Pen(4, 4, (0, 0), 4))
            c.fill(plate(path("2,4 2,-172 17,-120 18,2 8,-14")), "#6a737c")
    return s


def _broken_sword(c: Canvas) -> None:
    blade = plate(path("-19,-30 -18,-110 -6,-136 0,-112 10,-150 18,-122 19,-30"))
    c.form(blade, "#b4bcc2", "#4a525c", "#eef1ee", Pen(4, 4, (0, 0), 4))
    c.fill(plate(path("2,-30 2,-112 10,-146 17,-122 19,-30")), "#6a737c")
    things.hilt(c)


def pointed_finger() -> Stage:
    """It needs no shaft to find its man."""
    s = stage(423, "ban")
    land.sky(s, 330)
    land.sun(s, 404, 150, 60, rays=1.2)
    folk.host(s, 318, 17, 0.7, "#3a161a", lit="#c9845a", spears=40)
    field = land.ground(s, 330, 6, "#2a1014")
    land.furrows(s, field, "#7e3a34")
    c = s.canvas
    with backlit(s, 4), c.placed(420, 396, 0.9, 0.0, True):
        figure(c, POSES["kneel"], Folk("#6a737c", helm="", hair="#7d4a2b", cloak="#33363e"))
    c.fill(plate(path("296,150 330,190 408,276 300,176")).buffer(16), "#fff0b4", 0.35)
    ghost = len(c.parts)
    with c.placed(330, 196, 0.62, 2.34):
        arms.spear(c, 160)
    spear = "".join(c.parts[ghost:])
    del c.parts[ghost:]
    c.parts.append(f'<g opacity="0.78">{spear}</g>')
    with backlit(s, 6), c.placed(86, 104, 1.08, 0.40):
        pointing_hand(c, "tan", "#4a1a2e")
    return s


def look_that_pierces() -> Stage:
    """He draws no bow; he looks, and theirs breaks."""
    s = stage(424, "steel")
    land.sky(s, 420, (0.12, 0.42, 0.78))
    god = tyr(424, yaw=20, pitch=-3, mouth="grim", cut="swept", beard="square", wide=11.0, brow=20.0)
    c = s.canvas
    with backlit(s, 5):
        faces.head_alone(c, god, 148, 178, 1.06)
    with backlit(s, 4):
        for x, y, turn, low in ((380, 122, 0.34, False), (392, 314, -0.30, True)):
            with c.placed(x, y, 1.0, turn):
                _half_bow(c, low)
    for x, y in ((134, 179), (212, 177)):
        c.fill(plate([(x, y - 3), (388, 196), (388, 240), (x, y + 4)]), "#f4fbff", 0.34)
        c.fill(plate([(x, y - 2), (388, 208), (388, 226), (x, y + 2)]), "#ffffff", 0.55)
        c.fill(disc(x, y, 6), "#ffffff")
    land.burst(s, (388, 216), 74, 13, "#ffffff")
    land.sparks(s, (388, 216), 150, 26, colour="#f4fbff")
    return s


def _half_bow(c: Canvas, low: bool) -> None:
    """One limb of a broken bow with its slack string; splinters at the origin."""
    way = 1 if low else -1
    limb = stroke(
        [(0, 0), (22, way * 70), (10, way * 130), (-30, way * 172), (-52, way * 176)], 26, (1, 0.3), 0.15
    )
    splinter = plate([(-13, 4 * way), (-8, -26 * way), (0, -4 * way), (6, -34 * way), (13, 4 * way)])
    c.form(joined([limb, splinter]), "#8a5a30", "#4a2d1a", "#d9a468", Pen(4.4, 4.4, (7, 4), 4, hatch=10))
    string = [(-50, way * 174), (-66, way * 110), (-40, way * 70), (-58, way * 30)]
    c.brush(string, 6, INK, ends=(1, 0.4))
    c.brush(string, 3.4, "#e9dfc8", ends=(1, 0.4))
    for k in range(3):
        y = way * (26 + k * 13)
        c.form(block(-4, y - 5, 34, y + 5, 3), "#8e2f24", None, "#e08a70", Pen(2.4, 2, (3, 3), 1.5))


def sworn_without_shield() -> Stage:
    """A bare hand is raised with the oath ring; the shield lies in the grass."""
    s = stage(425, "oath")
    land.sky(s, 330)
    land.sun(s, 250, 132, 96, rays=1.3)
    land.pines(s, 318, 110, 11, (110, 370))
    field = land.ground(s, 322, 8, "#1c3322")
    land.furrows(s, field, "#4a7a4c")
    c = s.canvas
    with backlit(s, 5):
        with c.placed(388, 372, 0.92, 0.3):
            round_shield(c, 96, ("#7c2119", "#d8c6a0"), 3)
        with c.placed(84, 372, 0.5):
            things.rune_stone(c, "tiwaz", "#8a8f88")
        with c.placed(236, 232, 1.06):
            hands.open_hand(c, "ruddy", "#8e2f24", long=240)
            ring = stroke([(-40, 34), (0, 50), (40, 34)], 24, (1, 1))
            c.form(ring, *GOLD, Pen(4.4, 4, (6, 8), 4, hatch=10))
            for x, y in ((-28, 40), (-10, 46), (10, 46), (28, 40)):
                c.brush([(x - 4, y - 12), (x + 4, y + 12)], 4, "#7a5518", ends=(0.8, 0.8))
            for x in (-44, 44):
                c.form(disc(x, 32, 13), *GOLD, Pen(3.6, 3, (5, 5), 3))
    crack = stroke(path("352,300 384,340 372,372 404,410"), 13, (0.9, 0), 0.1, False)
    c.fill(crack, INK)
    return s


def one_handed_justice() -> Stage:
    """Tyr: one arm ends in iron, the other in a sword."""
    s = stage(426, "iron")
    land.sky(s, 420, (0.12, 0.4, 0.74))
    land.sun(s, 244, 118, 118, rays=1.3)
    god = tyr(
        426, yaw=0, pitch=-2, mouth="set", cut="braids", beard="fork", garment="mail", collar="fur",
        fur="#4a4248", cloak="#5a1820", jewels=("torc",),
    )  # fmt: skip
    c = s.canvas
    with backlit(s, 5):
        with c.placed(14, -206, 0.8):
            body.shoulders(c, god)
        faces.head_alone(c, god, 240, 126, 0.74)
        with c.placed(404, 300, 0.74, 0.10):
            hands.wielding(c, "sword", "tan", "#5a1820", 1)
        with c.placed(84, 196, 1.0, -0.12):
            stump(c, "tan", "#5a1820", 250)
    return s


def cold_verdict() -> Stage:
    """White stones in the bowl, and the black one that decides."""
    s = stage(427, "rime")
    land.sky(s, 300)
    land.peaks(s, 310, 130, 4, depth=0.1, snow=True)
    land.pines(s, 316, 70, 17)
    field = land.ground(s, 306, 6, "#eef2ee", blades=0)
    land.furrows(s, field, "#9db6c6")
    c = s.canvas
    with backlit(s, 5):
        bowl = blob(path("96,286! 106,356 160,404 240,412 320,404 374,356 384,286! 240,300"))
        c.form(bowl, *IRON, Pen(6, 6, (16, 20), 6, hatch=36, step=8))
        c.form(disc(240, 286, 146, 0.26), "#4a525c", "#1c2026", "#c8dce0", Pen(5, 3, (0, -8), 4))
        for x, y, r in (
            (140, 284, 24), (186, 276, 26), (292, 278, 26), (340, 284, 24), (166, 300, 26), (318, 302, 26),
            (240, 272, 26), (214, 304, 27), (266, 306, 27),
        ):  # fmt: skip
            c.form(disc(x, y, r, 0.74), "#f4f2e8", "#9aa8ac", "#ffffff", Pen(4, 4, (8, 8), 3))
    rim = stroke(path("92,290 140,318 240,326 340,318 388,290"), 18, (0.9, 0.9))
    c.form(rim, "#8a929c", "#3a4048", "#f6f8f6", Pen(4, 4, (4, 8), 3))
    for k in range(12):
        px, py = 108 + k * 24, 300 + 26 * math.sin((k + 0.5) / 12 * math.pi)
        long = (26, 44, 30, 54)[k % 4]
        shape = plate([(px - 8, py), (px + 8, py), (px + 1, py + long)])
        c.form(shape, "#d8f0f8", "#6fa8c0", "#ffffff", Pen(2.6, 2, (4, 1)))
    black = disc(238, 204, 36, 0.78)
    c.form(black, "#26242a", "#08070a", "#b0bcc8", Pen(5, 5, (9, 10), 5))
    c.brush([(214, 194), (228, 184), (246, 182)], 6, "#e6f0f4")
    for x in (206, 238, 270):
        c.brush([(x, 118), (x, 150)], 5, s.tone[0], ends=(0, 0.6), opacity=0.7)
    with backlit(s, 4), c.placed(246, 2, 0.86, math.pi):
        hands.open_hand(c, "pale", "#2b3c52", grasp=True, long=120)
    land.snowfall(s, 80)
    return s


def assembly_has_spoken() -> Stage:
    """Weapons go up all round the law rock: that is how they say yes."""
    s = stage(428, "thing")
    land.sky(s, 300)
    land.sun(s, 240, 116, 88, rays=1.5)
    land.clouds(s, 4, 20, 120)
    c = s.canvas
    rock = plate(path("150,330 168,252 204,226 280,222 316,250 334,330"))
    c.form(rock, "#8a7048", "#3c2a16", "#fff0b4", Pen(5, 5, (18, 10), 5, hatch=36, step=8))
    with backlit(s, 5), c.placed(240, 232, 0.78):
        figure(c, POSES["hail"], Folk("#f2e8cf", helm="", hair="#ddd6c6", cloak="#8e2f24"))
    folk.host(s, 322, 15, 0.86, "#4a3014", lit="#e8b854", spears=110)
    start = len(c.parts)
    paints = (
        ("#a8302c", "#1c1714"),
        ("#2f63ab", "#e9dfc8"),
        ("#1f8581", "#e9dfc8"),
        ("#26262b", "#d9b45a"),
        ("#7a57a8", "#e9dfc8"),
    )
    with c.recording() as kept:
        for k, (x, kind) in enumerate(((30, "axe"), (118, "sword"), (240, ""), (340, "great"), (440, "axe"))):
            y = 400 - (16 if k in (1, 3) else 0)
            turn = (x - 240) * 0.0012
            with c.placed(x + 34, y - 64, 0.58 if kind else 0.0, turn):
                hands.wielding(c, kind or "axe", ("ruddy", "fair", "tan")[k % 3], paints[k][0], -1)
            with c.placed(x - 24, y, 0.60):
                round_shield(c, 96, paints[k], k)
    backlight(s, start, kept, 4)
    return s


def left_hand_learns() -> Stage:
    """The first rune is crooked, the fourth is not."""
    s = stage(429, "bench")
    c = s.canvas
    for k in range(4):
        craft.plank(c, block(-10, -8 + k * 112, 490, 100 + k * 112), "#4f3722" if k % 2 else "#5a3f27", 5)
    c.fill(disc(140, 60, 230), "#fbe2ac", 0.16)
    with backlit(s, 5), c.placed(240, 178, 1.0, -0.05):
        craft.plank(c, block(-220, -82, 220, 82, 10), "#d9b47c", 7)
    runes = (
        (86, 238, 74, -0.36, 8),
        (128, 236, 88, 0.22, 10),
        (232, 238, 102, -0.10, 13),
        (312, 232, 114, 0.0, 16),
    )
    for x, y, high, lean, wide in runes:
        c.fill(moved(_tiwaz(x, y, high, wide + 2, lean), 2, 3), "#fff0c8")
        c.fill(_tiwaz(x, y, high, wide, lean), "#5a1a14")
    for x, y, turn in ((96, 300, 0.6), (180, 316, 2.0), (226, 296, 1.1), (330, 300, 2.6), (54, 330, 1.7)):
        with c.placed(x, y, 0.9, turn):
            curl = stroke(path("-18,4 -6,-10 10,-8 16,4 6,10"), 8, (0.4, 0.2))
            c.form(curl, "#e6c48c", "#8a6034", "#fff0c8", Pen(2.4, 2, (2, 2)))
    with backlit(s, 5):
        with c.placed(402, 304, 0.92, -0.62):
            c.form(block(-15, -74, 15, 66, 8), "#7a4f2c", "#3a2216", "#c98f55", Pen(4, 4, (8, 2)))
            with c.placed(0, -70, 1.0):
                shape = plate(path("-15,0 -17,-60 0,-104 15,-60 15,0"))
                c.form(shape, "#b4bcc2", "#4a525c", "#eef1ee", Pen(4, 4, (8, 4), 4, hatch=8))
            hands.fist(c, "tan", "#5a1820", 1)
        with c.placed(84, 338, 0.86, 0.42):
            stump(c, "tan", "#5a1820", 220)
    return s


def debt_of_honour() -> Stage:
    """All the silver of the North against one hand."""
    s = stage(430, "scale")
    land.sky(s, 420, (0.1, 0.4, 0.76))
    land.sun(s, 240, 250, 112, rays=1.2, colour="#f0c888")
    s.canvas.fill(moved(_tiwaz(240, 336, 170, 27), 3, 4), "#fff4cc")
    s.canvas.fill(_tiwaz(240, 336, 170, 24), "#7c211c")
    c = s.canvas
    with backlit(s, 5), c.placed(36, 14, 0.85):
        c.form(block(229, -40, 251, 60, 4), *IRON, Pen(4.4, 4, (6, 2), 3))
        with c.placed(240, 66, 1.0, -0.2):
            beam = blob(
                path("-190,0 -186,-12 -80,-20 0,-32 80,-20 186,-12 190,0 186,10 80,10 0,16 -80,10 -186,10")
            )
            c.form(beam, *GOLD, Pen(5, 5, (8, 12), 4, hatch=16))
            c.form(disc(0, -6, 22), *GOLD, Pen(4.4, 4, (7, 7), 4, hatch=10))
            c.form(disc(0, -6, 9), "#8e2f24", None, "#ff9a80", Pen(3, 2, (3, 3), 2))
        for x, y, low in ((56, 104, 296), (424, 28, 214)):
            for dx in (-70, 0, 70):
                chain(c, [(x, y), (x + dx * 0.55, (y + low) / 2), (x + dx, low)], 0.24)
        _heap(c)
        for x, y in ((56, 300), (424, 218)):
            pan = blob(path("-86,0! -66,36 0,52 66,36 86,0! 0,12", x, y))
            c.form(pan, *GOLD, Pen(5, 5, (12, 12), 4, hatch=22))
    return s


def _heap(c: Canvas) -> None:
    """In the left pan, low: the hand. In the right, high: rings and silver."""
    with c.placed(62, 298, 0.62, 0.06):
        with c.clipped(block(-120, -260, 120, 30)):
            hands.open_hand(c, "pale", "", long=22)
        cut = stroke([(-36, 10), (0, 16), (36, 8)], 24, (1, 1))
        c.form(cut, "#a3201f", "#4a0c10", "#ff8a78", Pen(3.4, 3, (4, 6), 2))
    silver = ("#c8ced4", "#5f6770", "#ffffff")
    for x, y, r in (
        (372, 212, 20),
        (408, 216, 22),
        (446, 214, 20),
        (476, 212, 18),
        (390, 194, 20),
        (428, 192, 22),
        (462, 194, 18),
        (410, 174, 19),
        (444, 174, 18),
    ):
        coin(c, x, y, r, silver)
    for x, y in ((398, 196), (448, 200), (424, 164)):
        ring = disc(x, y, 24, 0.8).difference(disc(x, y, 14, 0.8))
        c.form(ring, *GOLD, Pen(3.6, 3.4, (5, 5), 3))


SCENES = {
    "wrath-fist-like-an-axe": fist_like_an_axe,
    "wrath-law-cuts-deeper": law_cuts_deeper,
    "wrath-pointed-finger": pointed_finger,
    "wrath-look-that-pierces": look_that_pierces,
    "wrath-sworn-without-shield": sworn_without_shield,
    "wrath-one-handed-justice": one_handed_justice,
    "wrath-cold-verdict": cold_verdict,
    "wrath-assembly-has-spoken": assembly_has_spoken,
    "wrath-left-hand-learns": left_hand_learns,
    "wrath-debt-of-honour": debt_of_honour,
}
