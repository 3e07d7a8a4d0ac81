"""Scenes of the dwarves' war cries: as many as there are, as loud as they can."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, blob, block, disc, path, plate, stroke
from art.palette import mix
from art.portrait.person import Person
from art.portrait.shield import round_shield
from art.scene import faces, hands, land
from art.scene.deed import GOLD, cut, limb, stage
from art.scene.stage import Stage, backlight, backlit
from art.scene.throw import boulder
from art.valhalla.scene.dwarfs import Dwarf, dwarf, maul, maw

_THROATS = (
    (80, 120, 0.44, "lean", "black", "full", "iron", 20),
    (396, 116, 0.44, "square", "grey", "fork", "", -20),
    (240, 96, 0.46, "broad", "brown", "bristle", "helm", 4),
    (140, 268, 0.60, "broad", "red", "full", "cap", 14),
    (352, 274, 0.60, "round", "blond", "square", "helm", -14),
)


def every_throat_at_once() -> Stage:
    """Beards and open mouths, as many as fit."""
    s = stage(444, "forge")
    land.sky(s, 330, (0.1, 0.36, 0.7))
    c = s.canvas
    for k in range(30):
        a = math.pi + k * math.pi / 29
        far = 200 + 120 * (k % 2)
        c.fill(plate([(240 + math.cos(a - 0.03) * 90, 250 + math.sin(a - 0.03) * 90),
                      (240 + math.cos(a + 0.03) * 90, 250 + math.sin(a + 0.03) * 90),
                      (240 + math.cos(a) * far * 1.4, 250 + math.sin(a) * far)]), s.tone[4], 0.5)  # fmt: skip
    with backlit(s, 4):
        for k, (x, y, size, build, hair, beard, head, yaw) in enumerate(_THROATS):
            person = Person(
                80 + k,
                "dwarf",
                yaw=yaw,
                pitch=-12,
                roll=(-6, 6, 0, -4, 5)[k],
                build=build,
                skin=("ruddy", "tan", "fair", "ruddy", "tan")[k],
                mouth="shout",
                nose=("broad", "broken")[k % 2],
                hair=hair,
                cut="wild",
                beard=beard,
                brow=18,
                wide=8,
                head=head if head != "iron" else "peaked",
                marks=("soot",) if k % 2 else (),
            )
            maw(faces.head_alone(c, person, x, y, size), (x, y), size)
    return s


def hammers_on_shields() -> Stage:
    """Iron on boards, all together, until the ground hums."""
    s = stage(445, "ash")
    land.sky(s, 420, (0.12, 0.4, 0.74))
    c = s.canvas
    for x, y, size, two, kind in (
        (40, 250, 0.72, ("#4a4e56", "#b0823c"), 3),
        (420, 318, 0.80, ("#6b7078", "#2a2420"), 0),
    ):
        with c.placed(x, y, size):
            round_shield(c, 100, two, kind)
    with backlit(s, 5), c.placed(196, 276, 1.42):
        round_shield(c, 100, ("#8a5a30", "#d9b070"), 1)
    for at, reach in (((262, 192), 82), ((38, 176), 46)):
        land.burst(s, at, reach, 13)
    land.sparks(s, (262, 192), 190, 30)
    with backlit(s, 5):
        for x, y, size, turn in ((62, 122, 0.56, 2.4),):
            with c.placed(x, y, size, turn - math.pi + 0.6):
                maul(c, 150)
        with c.placed(296, 140, 1.06, -1.06):
            maul(c, 250)
            with c.placed(0, 176, 0.92):
                hands.fist(c, "tan", "#5b3320", 1)
    return s


_PINES = (
    (70, 230, 56), (100, 190, 46), (408, 236, 58), (378, 186, 44), (440, 300, 50), (40, 300, 50),
    (130, 128, 40), (340, 124, 42), (190, 84, 36), (286, 80, 38), (236, 70, 44),
)  # fmt: skip


def whole_hill_roars() -> Stage:
    """There is a hill, and then it opens its mouth."""
    s = stage(446, "moss")
    land.sky(s, 330)
    land.sun(s, 396, 70, 40, rays=0.9)
    land.clouds(s, 5, 20, 130)
    land.pines(s, 380, 110, 13)
    c, start = s.canvas, len(s.canvas.parts)
    hill = blob(path("-30,450! 6,300 50,190 110,104 190,60 280,58 360,104 424,190 470,300 510,450!"))
    with c.recording() as kept:
        cut(c, hill, ("#55703f", "#1c2c1c", "#c8d68a"), 5.5, shift=(26, 18), rim=7, hatch=54, step=9)
    backlight(s, start, kept, 5)
    for side in (-1, 1):
        socket = blob(
            [
                (238 + side * 44, 176),
                (238 + side * 78, 148),
                (238 + side * 118, 160),
                (238 + side * 104, 192),
                (238 + side * 66, 196),
            ]
        )
        c.outline(socket, 5, 3)
        c.fill(socket, "#12180f")
        c.fill(disc(238 + side * 80, 174, 15), "#ff9a3a")
        c.fill(disc(238 + side * 80, 174, 7), "#fff3b0")
        with c.placed(238 + side * 84, 138, 1.0, side * -0.30):
            shape = blob(path("-52,10 -44,-16 0,-24 46,-14 54,10 0,16"))
            cut(c, shape, "#7d8a74", 4.5, shift=(10, 10), hatch=16)
    for x, y, r in ((220, 222, 22), (258, 222, 22), (238, 200, 30)):
        with c.placed(x, y):
            boulder(c, r, "#7d8a74", int(x + y), 1.0)
    for x, y, high in _PINES:
        _pine(c, x, y, high)
    mouth = blob(path("110,312 150,262 238,246 326,262 366,312 352,390 300,424 238,432 176,424 124,390"))
    c.outline(mouth, 7, 5)
    c.fill(mouth, "#160c08")
    with c.clipped(mouth):
        c.fill(disc(238, 440, 130, 0.7), "#7a3114")
        c.fill(disc(238, 450, 92, 0.7), "#d2691f")
        for x, y, size, paint in (
            (178, 414, 0.40, "#8e4a24"),
            (298, 414, 0.40, "#6b4a3a"),
            (238, 424, 0.50, "#7c2119"),
        ):
            with c.placed(x, y, size):
                dwarf(
                    c,
                    Dwarf(paint, "#c8692b", left=(-80, -190), right=(80, -190), weapon="hammer", shout=True),
                )
    for k, (x, long) in enumerate(((146, 44), (184, 66), (222, 40), (262, 50), (300, 70), (334, 42))):
        top = 248 + 0.0035 * (x - 238) ** 2
        fang = plate([(x - 22, top - 8), (x + 20, top - 10), (x + 9, top + long * 0.5), (x - 2, top + long),
                      (x - 12, top + long * 0.55)])  # fmt: skip
        cut(c, fang, ("#98a08c", "#3c4438", "#e6eccb"), 4, shift=(8, 5), hatch=10)
        if k % 2:
            with c.placed(x + 12, top - 8):
                boulder(c, 24, "#7d8a74", 90 + k, 0.8)
    for k in range(3):
        for side in (-1, 1):
            arc = [(238 + side * (178 + k * 26), 300 + dy) for dy in (-56 - k * 12, 0, 56 + k * 12)]
            arc[1] = (arc[1][0] + side * 22, arc[1][1])
            c.brush(arc, 9, s.tone[4], opacity=0.9 - 0.2 * k)
    return s


def _pine(c: Canvas, x: float, y: float, high: float) -> None:
    shares = ((0.34, 0.0), (0.16, 0.3), (0.26, 0.3), (0.1, 0.62), (0.18, 0.62))
    sides = [(wide * high, -high * up) for wide, up in shares]
    whole = [*sides, (0.0, -high), *((-px, py) for px, py in reversed(sides))]
    green = ("#24402a", "#101c14", "#86a868")
    cut(c, plate([(x + px, y + py) for px, py in whole]), green, 3, shift=(5, 3), rim=3)


def stamp_of_many_boots() -> Stage:
    """Soles, dust, and a crack that runs ahead of them."""
    s = stage(447, "mud")
    land.sky(s, 330, (0.1, 0.4, 0.75))
    land.sun(s, 90, 70, 40, rays=0.8)
    c = s.canvas
    for k in range(9):
        x = 12 + k * 58
        shape = limb(path("0,-40 6,110 -6,214", x, 0), [46, 40, 32])
        cut(c, shape, mix("#4a3c2a", INK, 0.35), 4, shift=(8, 2))
    for k in range(13):
        x = 6 + k * 40
        c.fill(disc(x, 270 + 8 * math.sin(k * 2), 40), "#8f7a52", 0.55)
    field = land.ground(s, 292, 5, "#5a4830", blades=0)
    land.furrows(s, field, "#33281a")
    for line in (
        "40,352 110,372 150,360 230,392 290,374 352,398 480,384",
        "230,392 214,412 226,430",
        "352,398 372,416 366,430",
    ):
        c.fill(stroke(path(line), 19, (0.8, 0.2), 0.3, False), "#120c08")
    with backlit(s, 5):
        for x, y, size, turn, paint in (
            (86, 282, 0.92, -0.22, "#6b3f24"),
            (398, 278, 0.92, -0.30, "#5a4a3a"),
            (238, 322, 1.22, -0.12, "#7a4526"),
        ):
            with c.placed(x, y, size, turn):
                _boot(c, paint)
    for k, (x, y) in enumerate(
        ((140, 342), (176, 376), (330, 352), (372, 330), (64, 330), (300, 388), (436, 330))
    ):
        cut(c, blob(path("-13,6 -8,-10 9,-8 13,5", x, y)), "#6b5838", 3, shift=(4, 4), rim=2)
        c.brush([(x - 6, y - 18), (x - 10 + k, y - 36)], 5, s.tone[4])
    return s


def _boot(c: Canvas, paint: str) -> None:
    """A boot to the right, its heel at the origin, the leg up to -330."""
    leg = plate(path("-46,-340 54,-340 50,-150 -44,-150"))
    cut(c, leg, "#4f5a4a", 5, shift=(18, 0), hatch=26)
    for k in range(5):
        y = -330 + k * 38
        cut(c, stroke([(-50, y + 20), (4, y), (58, y - 14)], 15, (1, 1)), "#c9ae7a", 3, shift=(4, 5), rim=3)
    shaft = blob(path("-50,-156! 56,-160! 54,-100 66,-62 118,-40 150,-8 148,14! -50,14! -58,-40 -46,-90"))
    cut(c, shaft, paint, 5.5, shift=(16, 14), rim=6, hatch=34, step=8)
    cuff = blob(path("-58,-168 0,-178 62,-172 66,-138 0,-132 -60,-132"))
    cut(c, cuff, ("#a0835c", "#4a3420", "#e8cfa0"), 4.5, shift=(8, 8), hatch=14)
    cut(c, plate(path("-56,12 152,12 156,32 -58,32")), "#2e1c12", 4, shift=(4, 6), rim=3)
    c.studs([(-36 + k * 29, 22) for k in range(7)], 5, "#b9bfc4")
    strap = stroke(path("-50,-62 10,-54 70,-64"), 19, (1, 1))
    cut(c, strap, "#3a2216", 3.6, shift=(4, 5), rim=3)
    cut(c, block(4, -76, 36, -40, 5).difference(block(13, -67, 27, -49)), GOLD, 3, shift=(4, 4), rim=3)


SCENES = {
    "cry-every-throat-at-once": every_throat_at_once,
    "cry-hammers-on-shields": hammers_on_shields,
    "cry-whole-hill-roars": whole_hill_roars,
    "cry-stamp-of-many-boots": stamp_of_many_boots,
}
