"""Scenes of new weapons and of weapons that change hands."""

from __future__ import annotations

from art.ink import Pen, blob, block, disc, path, plate, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.shield import round_shield
from art.scene import craft, hands, land, things
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage, backlight, backlit, stage


def smiths_gift() -> Stage:
    """A blade, still glowing, on the anvil."""
    s = stage(41, "forge")
    land.sky(s, 420, (0.12, 0.42, 0.8))
    land.flames(s, 300, 476, 330, 210, count=9)
    c = s.canvas
    hearth = plate(path("280,320 490,312 490,430 268,430"))
    c.form(hearth, "#4a3a34", "#1c1412", "#b0702f", Pen(4.5, 4, (12, 8), 4, hatch=34, step=8))
    with backlit(s):
        with c.placed(190, 282, 1.0):
            things.anvil(c)
        with c.placed(64, 262, 0.8, 1.53):
            blade = plate(path("-19,-30 -17,-330 0,-380 17,-330 19,-30"))
            c.form(blade, "#ffb43a", "#e0561b", "#fff6c0", Pen(4.5, 4, (12, 0), 6))
            c.fill(plate(path("-5,-40 -4,-300 4,-300 5,-40 0,-36")), "#fff6c0")
            things.hilt(c)
        with c.placed(196, 168, 1.0, -1.02):
            things.tongs_hammer(c)
        with c.placed(332, 112, 0.8, -1.9):
            hands.fist(c, "tan", "#5b3320", 1)
    land.sparks(s, (214, 244), 230, 52, colour="#fff0a8", start=3.3, sweep=2.7)
    return s


def hoard_under_the_floor() -> Stage:
    """A plank is lifted, and iron looks up."""
    s = stage(42, "hall")
    c = s.canvas
    for k in range(8):
        y = k * 56 - 14
        craft.plank(c, block(-10, y, 490, y + 54), mix("#6b4128", "#2a1710", 0.12 * (k % 3)), 4)
    hole = plate(path("84,116 412,96 430,322 70,340"))
    c.outline(hole, 5, 5)
    c.fill(hole, "#120a08")
    c.hatch(hole, 60, 8, colour="#3a2014", light=(-0.6, -0.8), least=0.1)
    with backlit(s, 3):
        with c.placed(330, 220, 0.72, 0.3):
            round_shield(c, 100, ("#1f8581", "#e9dfc8"), 1)
        with c.placed(118, 300, 0.6, 1.06):
            arms.sword(c)
        with c.placed(178, 178, 0.66, -0.9):
            arms.axe(c, 230)
        with c.placed(356, 150, 0.5, -2.2):
            arms.spear(c, 330)
    coins = [disc(120 + 26 * k % 250, 300 + (k * 17) % 30, 11, 0.7) for k in range(9)]
    for coin in coins:
        c.form(coin, "#d9b45a", "#7b5a20", "#fff0b8", Pen(2.4, 2.4, (3, 3), 2))
    loose = plate(path("40,340 446,318 470,366 54,394"))
    craft.plank(c, loose, "#8a5f38", 3)
    with c.placed(420, 400, 0.8, -0.5):
        hands.open_hand(c, "fair", "#8e2f24", grasp=True)
    land.sparks(s, (240, 210), 200, 16, colour="#ffd58c")
    return s


def plunder_from_the_shore() -> Stage:
    """A keel on the sand and more iron than hands."""
    s = stage(43, "gold")
    land.sky(s, 200)
    land.sun(s, 96, 108, 46)
    land.clouds(s, 5, 40, 150)
    land.sea(s, 196, 300)
    c = s.canvas
    with c.placed(330, 262, 0.84, -0.05):
        craft.ship(c, ("#8e2f24", "#e6c25c"))
    sand = land.ground(s, 284, 8, "#8f6a34", blades=0)
    land.furrows(s, sand, "#5f431d")
    with backlit(s, 3.5):
        for x, y, size, paint, second, kind in (
            (70, 330, 0.56, "#a8302c", "#1c1714", 0),
            (140, 364, 0.66, "#2f63ab", "#e9dfc8", 3),
        ):
            with c.placed(x, y, size):
                round_shield(c, 96, (paint, second), kind)
        for x, y, turn in ((196, 250, -0.2), (226, 262, 0.14)):
            with c.placed(x, y, 0.52, turn):
                arms.spear(c, 300)
        sack = blob(path("190,408 176,352 206,316 224,296 250,300 268,316 306,352 302,408 246,420"))
        c.form(sack, "#b58b5a", "#5a3d20", "#f0d8a4", Pen(4.5, 4.5, (16, 8), 4, hatch=30, step=7))
        c.form(stroke([(214, 312), (240, 320), (262, 312)], 11, (1, 1)), "#5a3320", pen=Pen(3, 2, (2, 4)))
        with c.placed(352, 330, 0.62, 2.3):
            arms.axe(c, 250)
        with c.placed(420, 398, 0.6, -1.1):
            arms.sword(c)
    return s


def grandmothers_chest() -> Stage:
    """Under the linen lies what she carried when she was young."""
    s = stage(44, "hall")
    land.sky(s, 420, (0.1, 0.4, 0.75))
    c = s.canvas
    for k in range(6):
        craft.plank(c, plate(path("-6,-4 74,-4 74,330 -6,330", k * 84, 0)), "#4a2c1c", 0)
    land.sun(s, 404, 150, 20, rays=0.9, colour="#ffe9a0")
    craft.plank(c, block(-10, 322, 490, 430), "#5f3c24", 3)
    with c.placed(404, 300, 1.0):
        c.form(block(-13, -108, 13, 20, 4), "#efe4c8", "#b59a6c", "#fffdf0", Pen(4, 3, (8, 3), hatch=10))
        c.form(
            blob(path("0,-172! 17,-134 0,-112 -15,-130")), "#ffcf5a", "#e0812b", "#fff6c0", Pen(3, 2, (4, 3))
        )
        shape = plate(path("-44,20 44,20 34,40 -34,40 -44,20"))
        c.form(shape, "#9aa3ab", "#4a525c", "#eef1ee", Pen(4, 4, (8, 6)))
    with backlit(s), c.placed(196, 246, 1.3):
        craft.chest(c)
        with c.placed(-52, 10, 0.46, -0.34):
            arms.sword(c)
        with c.placed(66, -104, 0.54, 0.4):
            arms.axe(c, 200)
        with c.placed(4, -28, 0.4):
            round_shield(c, 96, ("#b3457a", "#efe0c4"), 2)
        linen = blob(path("-104,10! -100,-22 -60,-36 -20,-14 20,-28 60,-16 96,-30 106,10!"))
        c.form(linen, "#e9dfc8", "#a08a6c", "#fffdf2", Pen(3.5, 3, (7, 8), 3, hatch=14))
        c.brush([(-70, -20), (-56, 0), (-64, 10)], 4, "#a08a6c")
        craft.chest_front(c)
    with c.placed(66, 372, 0.66, 0.62):
        hands.open_hand(c, "pale", "#5a6b7a", grasp=True)
    return s


def iron_from_the_mound() -> Stage:
    """The dead let go unwillingly."""
    s = stage(45, "night")
    land.sky(s, 260)
    land.stars(s, 60, 180)
    land.sun(s, 112, 88, 46, rays=0.8)
    c = s.canvas
    mound = blob(path("-40,440! 20,270 130,196 250,172 370,190 460,260 530,440!"))
    c.form(mound, "#2f4a3c", "#13231d", "#86a88a", Pen(4.5, 0, (18, 10), 5, hatch=50, step=9))
    for row in range(5):
        for k in range(16):
            x, y = 20 + k * 30 + row % 2 * 15, 236 + row * 42 + abs(k - 7.5) ** 2 * 1.6
            c.brush(path("0,0 3,-9 9,-17", x, y), 5, "#13231d" if (k + row) % 3 else "#5f8a68", clip=mound)
    for x, y, size, rune in ((46, 262, 0.4, "othala"), (444, 258, 0.44, "algiz")):
        with c.placed(x, y, size):
            things.rune_stone(c, rune, "#6d7a86")
    pit = blob(path("120,440! 136,330 190,286 262,276 330,300 360,356 372,440!"))
    c.outline(pit, 6, 5)
    c.fill(pit, "#0b0d12")
    for x, y in (
        (132, 350),
        (160, 300),
        (212, 270),
        (274, 266),
        (330, 290),
        (362, 346),
        (372, 404),
        (124, 404),
    ):
        stone = blob([(x - 24, y + 14), (x - 18, y - 14), (x + 8, y - 20), (x + 26, y - 2), (x + 14, y + 20)])
        c.form(stone, "#76828c", "#333c46", "#cfd8de", Pen(3.6, 3.6, (9, 7), 3, hatch=12))
    with backlit(s):
        with c.placed(250, 372, 0.78, 0.16):
            arms.sword(c)
        with c.placed(226, 420, 1.1, 0.2):
            hands.bone_hand(c)
    with c.placed(332, 196, 0.44):
        things.raven(c)
    return s


def whatever_lies_to_hand() -> Stage:
    """Mud, wreck, and a hilt within reach."""
    s = stage(46, "mud")
    land.sky(s, 120, (0.1, 0.35, 0.7))
    mud = land.ground(s, 104, 8, "#4a3c2a", blades=8)
    land.furrows(s, mud, "#2b2218")
    land.furrows(s, mud, "#7d6a48", 40, 0.7)
    c = s.canvas
    for x, y in ((110, 236), (330, 352), (420, 196)):
        pool = disc(x, y, 64, 0.34)
        c.form(pool, "#6f7f84", "#39454c", "#cfd8d0", Pen(3, 2, (0, -6), 0))
        c.brush([(x - 36, y - 4), (x, y - 9), (x + 30, y - 5)], 4, "#dfe6da")
    with backlit(s):
        with c.placed(104, 176, 0.52, -0.3):
            round_shield(c, 96, ("#7c2119", "#d8c6a0"), 0)
        with c.placed(402, 116, 0.52, 1.9):
            arms.axe(c, 260)
        with c.placed(268, 176, 0.78, 0.94):
            arms.sword(c)
        with c.placed(112, 388, 0.98, 0.62):
            hands.open_hand(c, "ruddy", "#3f5a4c", grasp=True)
    land.rain(s, 90, -18, 0.5)
    return s


def borrowed_edge() -> Stage:
    """One hand gives the sword, another takes it."""
    s = stage(47, "moss")
    land.sky(s, 330)
    land.sun(s, 240, 140, 74)
    land.pines(s, 372, 170, 11, (120, 380))
    land.ground(s, 364, 8)
    c = s.canvas
    with backlit(s):
        with c.placed(176, 322, 0.98, 0.34):
            hands.wielding(c, "sword", "pale", "#7a57a8", -1)
        with c.placed(418, 306, 0.92, -1.0):
            hands.open_hand(c, "dark", "#c9a24b", grasp=True)
    return s


def passed_along_the_line() -> Stage:
    """A spear goes from fist to fist behind the shields."""
    s = stage(48, "dawn")
    land.sky(s, 300)
    land.sun(s, 384, 100, 48)
    land.clouds(s, 5, 40, 200)
    land.ground(s, 330, 6)
    c, start = s.canvas, len(s.canvas.parts)
    paints = (("#2f63ab", "#e9dfc8"), ("#a8302c", "#1c1714"), ("#d2a62c", "#3a2a1a"), ("#1f8581", "#e9dfc8"))
    hairs = ("#d9a850", "#453a38", "#b9512a", "#a7a298")
    with c.recording() as kept:
        for k in range(4):
            with c.placed(74 + k * 112, 420, 1.2, 0.0, k % 2 == 0):
                figure(c, POSES["hail"], Folk(paints[k][0], helm="iron" if k != 2 else "", hair=hairs[k]))
        with c.placed(330, 156, 0.82, 1.5):
            arms.spear(c, 430)
        for k, x in enumerate((30, 118, 150, 232, 254, 344)):
            shape = disc(x, 156 + (1 - x / 240) * 12 - 4, 13)
            c.form(shape, ("#e6b68c", "#dc9c70")[k % 2], "#a05a3e", "#f7d9b4", Pen(3, 3, (5, 5), 2))
        for k in range(4):
            with c.placed(74 + k * 112, 384, 0.66):
                round_shield(c, 92, paints[k], k)
    backlight(s, start, kept, 4)
    return s


SCENES = {
    "new-weapons-smiths-gift": smiths_gift,
    "new-weapons-hoard-under-the-floor": hoard_under_the_floor,
    "new-weapons-plunder-from-the-shore": plunder_from_the_shore,
    "new-weapons-grandmothers-chest": grandmothers_chest,
    "new-weapons-iron-from-the-mound": iron_from_the_mound,
    "weapon-swap-whatever-lies-to-hand": whatever_lies_to_hand,
    "weapon-swap-borrowed-edge": borrowed_edge,
    "weapon-swap-passed-along-the-line": passed_along_the_line,
}
