"""Scenes of the dwarves' blooded cries: what it cost, and that nobody minds."""

from __future__ import annotations

import math

from art.ink import Canvas, Shape, blob, disc, joined, path, plate, stroke
from art.portrait.person import Head, Person
from art.scene import faces, hands, land
from art.scene.deed import GOLD, WOOD, cut, drop_of, limb, stage
from art.scene.stage import Spot, Stage, backlit
from art.valhalla.scene.dwarfs import maw

BLOOD = ("#a3201f", "#4d0c10", "#e8694a")


def red_to_the_elbow() -> Stage:
    """It is not his own."""
    s = stage(448, "ash")
    land.sky(s, 420, (0.1, 0.36, 0.7))
    land.sun(s, 330, 140, 96, rays=1.4, colour="#efe2c4")
    land.clouds(s, 5, 40, 260)
    c = s.canvas
    with backlit(s) as kept, c.placed(206, 216, 0.94, 0.10):
        hands.open_hand(c, "ruddy", "", long=300)
    with c.placed(206, 216, 0.94, 0.10):
        hem = path(
            "-120,-260! 120,-260! 120,120! 70,116 52,132 40,112 22,150 6,112 -10,130 -24,112 -40,146 "
            "-58,114 -120,120!"
        )
        wet = c.place(blob(hem)).intersection(joined(kept))
        c.ink(wet, "#a3140f", 0.66)
        for line in ("-40,-60 -30,10 -36,90", "18,-40 22,30 16,100", "-8,-10 -10,40 -4,80"):
            c.brush(path(line), 8, "#5a0a0c", ends=(0.2, 0.6), opacity=0.8)
        for line in ("-30,-150 -34,-120 -30,-96", "-6,-170 -6,-130 -4,-104", "24,-160 20,-128 18,-100"):
            c.brush(path(line), 6, "#ff8a6a", opacity=0.8)
        cloth = plate(path("-66,196 72,190 84,420 -80,420"))
        cut(c, cloth, "#4f5a4a", 5, shift=(20, 6), hatch=34)
        cut(c, stroke(path("-72,192 0,208 80,186"), 30, (1, 1)), "#c9ae7a", 4, shift=(6, 7))
    for x, y, long in (
        (112, 120, 34),
        (296, 150, 28),
        (330, 210, 24),
        (112, 240, 26),
        (300, 300, 30),
        (76, 190, 22),
    ):
        cut(c, drop_of(x, y, long, 15), BLOOD, 3, shift=(3, 3), rim=2)
    return s


def wounded_sing() -> Stage:
    """Head to head by the fire, bandages and all, louder than the healthy."""
    s = stage(449, "hall")
    land.sky(s, 430, (0.1, 0.4, 0.75))
    land.sparks(s, (240, 330), 330, 40, colour="#f3a53a", start=math.pi, sweep=math.pi)
    c = s.canvas
    left = Person(
        91,
        "dwarf",
        yaw=22,
        pitch=-8,
        roll=-12,
        build="broad",
        skin="ruddy",
        mouth="shout",
        nose="broad",
        hair="red",
        cut="loose",
        beard="full",
        brow=15,
        eyes="closed",
        scars=("cheek-right",),
    )
    right = Person(
        92,
        "dwarf",
        yaw=-22,
        pitch=-10,
        roll=11,
        build="square",
        skin="tan",
        mouth="howl",
        nose="broken",
        hair="grey",
        cut="short",
        beard="fork",
        brow=15,
        wide=7,
    )
    with backlit(s, 5):
        for person, at, size, lines in (
            (right, (354, 184), 0.74, ("-124,40 -60,10 10,-16 124,-96", "-124,-70 -40,-90 40,-86 124,-70")),
            (
                left,
                (130, 186),
                0.78,
                ("-124,-56 -40,-66 40,-66 124,-50", "-124,-92 -30,-106 40,-104 124,-90"),
            ),
        ):
            head = faces.head_alone(c, person, *at, size)
            _bandage(head, at, size, lines)
            maw(head, at, size)
    land.flames(s, 150, 330, 440, 110, count=9)
    return s


def _bandage(head: Head, at: Spot, size: float, lines: tuple[str, ...]) -> None:
    """Strips of linen around the head, stained."""
    c, whole = head.canvas, head.outline.buffer(17)
    with c.placed(at[0], at[1], size, math.radians(head.person.roll)):
        for line in lines:
            points = path(line)
            strip = stroke(points, 42, (1, 1)).intersection(whole)
            cut(c, strip, ("#e9dfc8", "#9a8664", "#fffdf0"), 4, shift=(6, 8), rim=3)
            c.brush([(x, y + 5) for x, y in points], 3, "#9a8664", clip=strip)
        stain = joined([disc(46, -70, 17), disc(32, -60, 11), disc(60, -58, 9), disc(48, -46, 6)])
        c.fill(stain.intersection(whole), "#a3201f")


def blood_drowns_the_drums() -> Stage:
    """With every beat it splashes higher."""
    s = stage(450, "gore")
    land.sky(s, 330, (0.1, 0.38, 0.72))
    land.sun(s, 392, 84, 42, rays=1.0)
    ground = land.ground(s, 350, 6, "#1c0a0c", blades=0)
    land.furrows(s, ground, "#4d1218")
    c = s.canvas
    with backlit(s, 5):
        _drum(c)
    _splash(c)
    with backlit(s, 4):
        for x, y, turn, flip in ((132, 92, -0.62, False), (352, 96, 0.66, True)):
            with c.placed(x, y, 1.0, turn):
                cut(c, limb([(0, -90), (0, 120)], [15, 17]), WOOD, 4, shift=(5, 0))
                cut(c, disc(0, 124, 27), ("#c9ae7a", "#6b4f2a", "#fff0cc"), 4.5, hatch=9)
                for k in (-8, 4):
                    c.brush([(-24, 120 + k), (0, 128 + k), (24, 120 + k)], 3.4, "#6b4f2a")
                with c.placed(0, -66, 0.8, math.pi):
                    hands.fist(c, "tan", "#5b3320", 1 if flip else -1)
    return s


def _drum(c: Canvas) -> None:
    shell = blob(path("92,246! 84,320 112,404! 240,430 368,404! 396,320 388,246! 240,286"))
    cut(c, shell, ("#8a4a28", "#3a180e", "#e0a060"), 5.5, shift=(34, 8), rim=6, hatch=46, step=8)
    for k in range(7):
        x = 104 + k * 45
        low = 404 + 26 * math.sin((x - 92) / 296 * math.pi)
        top = 258 + 26 * math.sin((x - 92) / 296 * math.pi)
        zig = [(x, top), (x + 22, low - 14), (x + 44, top)]
        c.fill(stroke(zig, 8, (1, 1), 0.5, False).intersection(shell), "#15100d")
        c.fill(stroke(zig, 4, (1, 1), 0.5, False).intersection(shell), "#e9dfc8")
    cut(c, disc(240, 240, 158, 0.34), GOLD, 5, shift=(8, 10), hatch=12)
    cut(c, disc(240, 236, 142, 0.32), ("#d9c39a", "#8a6a44", "#fff0cc"), 4, shift=(10, 8))


def _splash(c: Canvas) -> None:
    """A pool over the skin, tongues up from it and threads over the rim."""
    pool: list[Shape] = [disc(244, 238, 128, 0.30), disc(180, 246, 64, 0.34), disc(316, 240, 60, 0.36)]
    for x, long in ((118, 70), (150, 104), (206, 60), (262, 96), (318, 74), (352, 110), (372, 60)):
        top = 236 + 44 * math.sin((x - 92) / 296 * math.pi)
        pool.append(limb([(x, top - 14), (x, top + long * 0.5), (x, top + long)], [27, 14, 15]))
        pool.append(disc(x, top + long, 9))
    for x, tall, lean in (
        (176, 96, -20),
        (206, 66, 6),
        (300, 100, 22),
        (274, 64, -4),
        (240, 44, 0),
        (152, 54, -26),
        (330, 56, 30),
    ):
        pool.append(
            blob(
                [
                    (x - 15, 240),
                    (x - 5, 240 - tall * 0.5),
                    (x + lean, 238 - tall),
                    (x + lean, 238 - tall),
                    (x + 7, 240 - tall * 0.5),
                    (x + 16, 240),
                ]
            )
        )
    cut(c, joined(pool), BLOOD, 4, shift=(6, 7), rim=4)
    for x, y, r in (
        (150, 118, 9),
        (196, 110, 7),
        (332, 112, 10),
        (296, 96, 6),
        (120, 150, 7),
        (366, 146, 8),
        (238, 150, 8),
    ):
        cut(c, disc(x, y, r), BLOOD, 2.6, shift=(3, 3), rim=2)


SCENES = {
    "cry-red-to-the-elbow": red_to_the_elbow,
    "cry-wounded-sing": wounded_sing,
    "cry-blood-drowns-the-drums": blood_drowns_the_drums,
}
