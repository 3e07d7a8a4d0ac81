"""Scenes of Thor's help in camp and field: ale, wind, rain, and a die out of the fire."""

from __future__ import annotations

import math

import numpy as np

from art.ink import Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.portrait.person import Person
from art.scene import faces, folk, hands, land, things
from art.scene.deed import GOLD, IRON, WOOD, bolt, cut, face_down, limb, stage, stormhead
from art.scene.stage import Stage, backlit
from art.scene.throw import DARK_IRON, iron_die, streams


def ale_from_the_cauldron() -> Stage:
    """Deep as a mile, and it boils over for guests."""
    s = stage(466, "bronze")
    land.sky(s, 420, (0.1, 0.4, 0.76))
    c = s.canvas
    for side in (-1, 1):
        for k in range(8):
            link = disc(240 + side * (96 + k * 7), -4 + k * 26, 12, 1.3)
            cut(c, link.difference(link.buffer(-6)), DARK_IRON, 3, shift=(3, 3), rim=2)
    land.flames(s, 90, 390, 424, 130, count=13)
    with backlit(s, 5), c.placed(0, 34):
        _cauldron(c)
    with c.placed(0, 34):
        _froth(c)
    with backlit(s, 4), c.placed(226, 74, 0.72, -0.30):
        things.horn(c, drink=True)
        with c.placed(196, 84, 0.96, -0.75):
            hands.fist(c, "ruddy", "#7c2119", 1)
    with c.placed(226, 74, 0.72, -0.30):
        head = [disc(-34 + k * 19, -18 - 7 * math.sin(k * 1.3) + k * -9, 19 + 4 * (k % 2)) for k in range(5)]
        cut(c, joined(head), ("#fdf6dc", "#c9ae74", "#ffffff"), 4.5, shift=(6, 7), rim=4)
    return s


def _cauldron(c: Canvas) -> None:
    pot = blob(path("88,182! 70,262 106,352 180,394 240,400 300,394 374,352 410,262 392,182! 240,214"))
    cut(c, pot, ("#5d6570", "#1f2329", "#d0d6da"), 6, shift=(36, 20), rim=6, hatch=60, step=8)
    for side in (-1, 1):
        ear = disc(240 + side * 148, 172, 25).difference(disc(240 + side * 148, 172, 13))
        cut(c, ear, DARK_IRON, 4, shift=(5, 5), rim=3)
    c.studs(path("104,236 146,254 192,264 240,268 288,264 334,254 376,236"), 6, "#aeb6bc")
    cut(c, disc(240, 184, 164, 0.26), IRON, 5, shift=(8, 8), hatch=9)


def _froth(c: Canvas) -> None:
    """Ale to the brim, foam over it and down the side."""
    cut(c, disc(240, 182, 146, 0.22), ("#e8b13c", "#8f5a16", "#ffe9a0"), 3, shift=(6, 5))
    foam = [(120 + k * 24, 168 + 9 * math.sin(k * 1.9), 21 + 6 * (k % 3)) for k in range(11)]
    parts = [disc(x, y, r) for x, y, r in foam]
    for x, long in ((112, 66), (150, 34), (324, 44), (372, 84)):
        parts.append(limb([(x, 186), (x + 2, 186 + long * 0.5), (x, 186 + long)], [32, 22, 24]))
        parts.append(disc(x, 186 + long, 13))
    cut(c, joined(parts), ("#fdf6dc", "#c9ae74", "#ffffff"), 4.5, shift=(7, 9), rim=4, hatch=8)
    for x, y, r in foam[1::2]:
        c.brush([(x - r * 0.5, y + 3), (x, y - r * 0.45), (x + r * 0.5, y + 2)], 3.4, "#c9ae74")


def gust_through_the_tent() -> Stage:
    """One breath, and all that was hidden in the tent is out in the field."""
    s = stage(467, "squall")
    land.sky(s, 330, (0.1, 0.38, 0.72))
    land.clouds(s, 12, 10, 120, dark=True)
    field = land.ground(s, 344, 6, "#1d3430")
    land.furrows(s, field, "#3f6a60")
    streams(
        s,
        [
            "-20,110 110,76 250,120 420,60",
            "-20,196 120,220 260,180 500,214",
            "-20,292 110,316 280,276 500,330",
        ],
        "#dfeee0",
        15,
        0.75,
    )
    c = s.canvas
    with backlit(s, 5):
        _tent(c)
    for x, y, size, turn, paint in (
        (410, 120, 0.70, 0.5, "#8e2f24"),
        (418, 252, 0.66, -0.4, "#2f63ab"),
        (318, 52, 0.5, -0.7, "#3f6a4c"),
        (300, 264, 0.60, 0.9, "#8e2f24"),
    ):
        with c.placed(x, y, size, turn):
            face_down(c, paint)
    with c.placed(358, 322, 0.8, 0.9):
        _helmet(c)
    for x, y, turn in ((282, 330, 0.3), (446, 186, -0.8), (364, 232, 1.4), (444, 40, 0.4)):
        with c.placed(x, y, 1.0, turn):
            cut(c, blob(path("-20,0! -4,-8 20,-2! 2,8")), GOLD, 2.4, shift=(3, 3), rim=2)
    return s


def _tent(c: Canvas) -> None:
    """A tent of poles that cross in beasts' heads, its cloth torn open by the wind."""
    inside = plate(path("34,372 142,84 250,372"))
    cut(c, inside, ("#6b4422", "#2a1710", "#b98a58"), 4)
    with c.clipped(inside):
        for k in range(6):
            c.fill(disc(142, 214, 130 - k * 20), "#ffb84a", 0.13)
        for x in (76, 108, 176, 210):
            c.brush([(142, 84), (x, 372)], 5, "#2a1710", ends=(1, 1))
        cut(c, plate(path("20,340 270,340 270,380 20,380")), "#3f2618", 4)
        cut(c, block(78, 296, 150, 346, 5), WOOD, 4, hatch=10)
        cut(c, block(106, 304, 122, 324, 3), GOLD, 2.6, shift=(3, 3), rim=2)
    c.brush([(142, 84), (142, 172)], 4, ends=(1, 1))
    cut(c, blob(path("120,196! 126,176 158,176 164,196! 150,214 134,214")), GOLD, 3.6, shift=(6, 5), rim=3)
    c.form(
        blob(path("150,176! 168,150 196,146! 178,166 164,186")), "#ffcf5a", "#e0812b", "#fff6c0", Pen(3, 2)
    )
    left = blob(path("136,92! 40,372! -40,392 -30,300 40,190"))
    cut(c, left, ("#c9b48a", "#6b5634", "#fff0cc"), 5, shift=(12, 8), hatch=34)
    flap = blob(
        path("148,88! 190,120 260,96 318,122 352,104! 330,150 356,196! 300,186 262,214 214,190 180,160")
    )
    cut(c, flap, ("#d8c6a0", "#7a6038", "#fff6dc"), 5, shift=(10, 14), hatch=30)
    for line in ("168,112 230,136 330,128", "176,136 240,168 330,168", "126,130 70,230 10,340"):
        c.brush(path(line), 6, "#7a6038")
    for x, y in ((222, 150), (280, 146)):
        c.fill(stroke(path("-10,-46 6,0 -4,46", x, y), 17, (1, 1)).intersection(flap), "#8e2f24")
    for k in range(3):
        stripe = stroke(
            [(108 - k * 34, 172 + k * 66), (80 - k * 34, 184 + k * 70), (52 - k * 34, 176 + k * 70)],
            17,
            (1, 1),
        )
        c.fill(stripe.intersection(left), "#8e2f24")
    for flip in (1, -1):
        pole = limb([(142 - flip * 116, 392), (142, 92), (142 + flip * 24, 32)], [17, 16, 15])
        cut(c, pole, WOOD, 4.5, shift=(6, 2))
        with c.placed(142 + flip * 22, 40, 0.34, flip * 0.3, flip < 0):
            _beast(c)


def _beast(c: Canvas) -> None:
    head = blob(path("-30,30 -34,-30 0,-76 60,-80 120,-40 124,-24 70,-20 40,0 30,30"))
    cut(c, head, WOOD, 7, shift=(10, 10), rim=6)
    c.form(disc(36, -46, 11), "#ffcf5a", pen=Pen(5, 3))


def _helmet(c: Canvas) -> None:
    dome = blob(path("-46,26! -48,-16 -30,-46 0,-58 30,-46 48,-16 46,26! 0,16"))
    cut(c, dome, IRON, 4.5, shift=(13, 8), hatch=18)
    cut(c, stroke(path("-50,24 0,14 50,24"), 15, (1, 1)), GOLD, 3, shift=(4, 4), rim=3)
    cut(c, plate(path("-7,20 7,20 5,54 -5,54")), GOLD, 3, shift=(4, 2), rim=2)


def rain_in_their_eyes() -> Stage:
    """It rains on both sides, but only one of them has it in the face."""
    s = stage(468, "gale")
    land.sky(s, 430, (0.1, 0.34, 0.66))
    stormhead(s, 6, 6)
    folk.host(s, 370, 16, 0.9, "#0c141f", lit="#7e9db0", spears=110)
    c = s.canvas
    man = Person(
        95,
        "wolf",
        yaw=-20,
        pitch=2,
        roll=-10,
        build="lean",
        skin="pale",
        mouth="snarl",
        nose="hook",
        hair="black",
        cut="loose",
        beard="stubble",
        brow=24,
        eyes="closed",
        head="cap",
    )
    other = Person(
        96,
        "boar",
        yaw=-24,
        pitch=8,
        roll=-14,
        build="square",
        skin="tan",
        mouth="grim",
        nose="broken",
        hair="brown",
        cut="short",
        beard="square",
        brow=22,
        eyes="closed",
        head="helm",
    )
    with backlit(s, 5):
        faces.head_alone(c, other, 398, 262, 0.62)
        faces.head_alone(c, man, 196, 204, 0.96)
    rng = c.rng
    drops = []
    for _ in range(190):
        x, y, long = rng.uniform(-80, 480), rng.uniform(-20, 420), rng.uniform(30, 84)
        drops.append(stroke([(x, y), (x + long * 0.62, y + long)], 4.4, (0.1, 0.3), 0.8, False))
    c.fill(joined(drops), "#dcebf0", 0.72)
    for x, y in ((112, 92), (150, 62), (202, 56), (246, 70), (352, 196), (388, 186), (424, 198)):
        for a in (-2.5, -0.5):
            way = [(x + math.cos(a) * r, y + math.sin(a) * r - r * r * 0.012) for r in (3, 10, 17)]
            c.brush(way, 4.4, "#f4faf6", ends=(0.8, 0.2))
        c.fill(disc(x - 3, y - 17, 2.6), "#f4faf6")
    return s


def hot_from_the_bolt() -> Stage:
    """A die as it was when the lightning let go of it: red, in tongs."""
    s = stage(469, "ember")
    land.sky(s, 420, (0.12, 0.42, 0.78))
    c = s.canvas
    bolt(s, path("330,-20 300,50 336,86 282,138 300,170"), 20, ((1, 60, 40), (2, 50, 60)), glow="#ffcf7a")
    for k in range(5):
        c.fill(disc(250, 214, 170 - k * 26), "#ff9a3a", 0.13)
    with backlit(s, 5):
        _jaw(c, far=True)
        with c.placed(252, 218, 1.02, -0.06):
            iron_die(c, (1, 5, 3), "#ff7a2a", "#5a0f08")
            glow = plate(path("0,-100 87,-50 0,0 -87,-50"))
            c.fill(glow.buffer(-6), "#ffe28a", 0.5)
        _jaw(c, far=False)
        with c.placed(84, 392, 0.94, 0.86):
            hands.fist(c, "tan", "#5b3320", -1)
    for x, turn in ((196, -0.1), (256, 0.1), (330, 0.06)):
        line = [(x + 15 * math.sin(t * 1.4) + turn * t * 40, 104 - t * 18) for t in np.linspace(0, 5, 12)]
        c.brush(line, 9, "#fff0c8", opacity=0.55)
    land.sparks(s, (252, 200), 230, 44, colour="#fff0a8")
    return s


def _jaw(c: Canvas, far: bool) -> None:
    """One arm of the tongs, from the lower left about the die."""
    line = (
        path("40,440 110,352 140,300 128,240 158,176")
        if not far
        else path("40,440 126,366 176,350 250,362 306,322")
    )
    cut(c, limb(line, [22, 24, 26, 26, 18]), DARK_IRON, 5, shift=(7, 7), rim=4, hatch=10)
    tip = limb([line[-2], line[-1]], [22, 14])
    c.fill(tip.buffer(-5), "#ff9a3a", 0.7)


SCENES = {
    "thor-ale-from-the-cauldron": ale_from_the_cauldron,
    "thor-gust-through-the-tent": gust_through_the_tent,
    "thor-rain-in-their-eyes": rain_in_their_eyes,
    "thor-hot-from-the-bolt": hot_from_the_bolt,
}
