"""Soft headgear and what is worn over the eyes: caps with lamps, goggles, felt, scarves, hoods, lenses."""

from __future__ import annotations

import math

import numpy as np

from art.ink import INK, Line, Path, Pen, blob, block, disc, joined, path, plate, sound
from art.palette import mix
from art.portrait import hair, headgear, helm
from art.portrait.body import cloak_colour
from art.portrait.person import GILT, GOLD_DARK, Head
from art.portrait.strands import lock, tufts
from art.valhalla.dwarf.helm import BRIGHT, DARK, TILT, bowl
from art.valhalla.dwarf.rock import glow


def leather_cap(head: Head, paint: str = "#5c3a24") -> None:
    bowl(
        head, ((-50, 1.0), (-88, 0.99), (-124, 0.9), (-152, 0.68), (-168, 0.4), (-174, 0.05)), paint, wide=113
    )
    for seam in (
        [(0, -74, 108), (0, -112, 102), (0, -146, 76), (0, -172, 10)],
        [(-60, -74, 90), (-58, -112, 84), (-44, -144, 60), (-6, -172, 6)],
        [(60, -74, 90), (58, -112, 84), (44, -144, 60), (6, -172, 6)],
    ):
        head.canvas.brush(head.pose.seen(seam), 5, mix(paint, INK, 0.7), ends=(1, 0.4))
    helm.rim(head, mix(paint, "#2a160c", 0.3), -48, 24)


def lamp(head: Head) -> None:
    """A miner's cap with a lamp before the brow."""
    leather_cap(head)
    canvas = head.canvas
    x, y = head.pose.spot(0, -98, 120)
    glow(canvas, (x, y), 120, "#ffe7a8", 0.5)
    canvas.form(disc(x, y, 40), *GILT, Pen(4.5, 4, (8, 8), 4, hatch=12, step=5))
    canvas.form(disc(x, y, 28), "#ffe08a", "#f0a23c", "#ffffff", Pen(3.4, 2, (6, 6), 3))
    canvas.fill(disc(x - 4, y - 4, 13), "#fffbe6")
    for k in range(12):
        a = k * math.tau / 12
        ray = plate(
            [
                (x + math.cos(a - 0.07) * 48, y + math.sin(a - 0.07) * 48),
                (x + math.cos(a + 0.07) * 48, y + math.sin(a + 0.07) * 48),
                (x + math.cos(a) * (92 if k % 2 else 72), y + math.sin(a) * (92 if k % 2 else 72)),
            ]
        )
        canvas.fill(ray, "#fff3c4", 0.85)


def goggles(head: Head, lift: float = 0.0) -> None:
    """Two lenses of dark glass on a strap; lifted, they rest on the brow."""
    canvas = head.canvas
    strap = hair.brow_band(head, -12 - lift if lift else -34, 22, 10)
    canvas.form(strap, "#4a2c1c", "#1f120b", "#a0683e", Pen(3.4, 3, (4, 6), 3))
    for side in (head.far, -head.far):

        def on(points: Path, side: int = side) -> Line:
            found = [(side * (42 + px), py - lift) for px, py in points]
            return head.on(found, 20)

        circle = [(math.cos(a), math.sin(a)) for a in np.linspace(0, math.tau, 17)[:-1]]
        outer, lens = (
            blob(on([(40 * x, -2 + 40 * y) for x, y in circle])),
            blob(on([(27 * x, -2 + 27 * y) for x, y in circle])),
        )
        canvas.form(outer, *GILT, Pen(4.5, 4, (7, 7), 4, hatch=10, step=5))
        glass = "#e07a2a" if head.person.crest == "#8e2f24" else head.person.crest
        canvas.form(
            lens,
            mix(glass, INK, 0.35),
            mix(glass, INK, 0.75),
            mix(glass, "#fff6d0", 0.8),
            Pen(3, 2, (9, 9), 4),
        )
        x, y = on([(-9, -12)])[0]
        canvas.fill(disc(x, y, 6.5), "#fffbe6")
        x, y = on([(8, 8)])[0]
        canvas.fill(disc(x, y, 3.4), mix(glass, "#fff6d0", 0.7))
        canvas.studs(
            on([(33 * math.cos(a), -2 + 33 * math.sin(a)) for a in (0.8, 2.4, 3.9, 5.5)]), 3, "#fff0c0"
        )


def felt(head: Head) -> None:
    """A felt cap whose tip falls aside."""
    canvas, pose, colour = head.canvas, head.pose, head.person.crest
    side = head.far
    bowl(
        head,
        ((-52, 1.0), (-90, 0.98), (-130, 0.86), (-166, 0.66), (-196, 0.46), (-214, 0.3)),
        colour,
        wide=112,
    )
    tip = [
        (0, -196, 0),
        (side * 40, -236, -10),
        (side * 104, -240, -20),
        (side * 150, -196, -18),
        (side * 168, -140, -14),
    ]
    canvas.form(
        pose.tube(tip, (78, 66, 54, 40, 22)),
        colour,
        mix(colour, DARK, 0.55),
        mix(colour, "#ffe2ae", 0.6),
        Pen(5, 5, (14, 10), 5, hatch=26),
    )
    for k in range(3):
        canvas.brush(
            pose.seen([(-60 + k * 44, -120 - k * 8, 60), (-30 + k * 36, -160, 40), (-4 + k * 24, -200, 10)]),
            6,
            mix(colour, INK, 0.65),
        )
    edge = pose.seen(pose.arc(-58, 118, 114, 128, TILT))
    tufts(canvas, edge, head.person.fur, length=22, step=11, out=(0, 1), rows=2, width=20)
    x, y = pose.spot(side * 168, -128, -14)
    canvas.form(disc(x, y, 15), *GILT, Pen(3.4, 3, (5, 5), 3))


def visor(head: Head) -> None:
    """A smith's mask, pushed up over the brow."""
    leather_cap(head, "#3c2a20")
    canvas, pose = head.canvas, head.pose
    metal = head.person.metal
    outer = [
        (-96, -64, 70),
        (-104, -120, 76),
        (-84, -186, 74),
        (0, -212, 84),
        (84, -186, 74),
        (104, -120, 76),
        (96, -64, 70),
        (0, -52, 128),
    ]
    plate_ = pose.blob(outer)
    slot = pose.blob(
        [(-66, -128, 110), (-60, -152, 106), (0, -160, 116), (60, -152, 106), (66, -128, 110), (0, -132, 122)]
    )
    canvas.form(
        sound(plate_.difference(slot)),
        metal,
        mix(metal, DARK, 0.62),
        BRIGHT,
        Pen(5, 5, (20, 10), 5, hatch=34),
    )
    canvas.fill(slot, "#1a0d08")
    canvas.fill(slot.intersection(block(-200, -146, 200, -136)), "#e07a2a")
    canvas.studs(
        pose.seen(
            [(-84, -90, 84), (84, -90, 84), (-76, -170, 80), (76, -170, 80), (0, -196, 92), (0, -72, 126)]
        ),
        6,
        head.person.trim,
    )


def scarf(head: Head) -> None:
    """A cloth tied over the hair, its knot above the brow."""
    headgear.veil(head, head.person.crest)
    canvas, colour = head.canvas, head.person.crest
    x, y = head.pose.spot(0, -108, 104)
    for side in (-1, 1):
        ear = blob(path("0,0 34,-44 66,-40 58,-8 20,10", x, y, side))
        canvas.form(
            ear,
            colour,
            mix(colour, "#20100a", 0.55),
            mix(colour, "#fff6dc", 0.6),
            Pen(4, 4, (8, 7), 3, hatch=12),
        )
    canvas.form(
        disc(x, y, 19), colour, mix(colour, "#20100a", 0.5), mix(colour, "#fff6dc", 0.6), Pen(4, 3, (6, 6), 3)
    )
    for k in range(7):
        px, py = head.pose.spot(-78 + k * 26, -128 + abs(k - 3) * 9, 70)
        canvas.fill(disc(px, py, 5.4), mix(colour, "#fff6dc", 0.75))


def hood(head: Head) -> None:
    headgear.hood(head, cloak_colour(head.person))


def blindfold(head: Head) -> None:
    """A strip of linen over both eyes."""
    canvas = head.canvas
    strip = hair.brow_band(head, 26, 52, 6)
    canvas.form(strip, "#b9ab8c", "#5f543e", "#f3ead2", Pen(4, 4, (8, 8), 3, hatch=14))
    for y in (-10, 6):
        canvas.brush(head.on(path("-96,-3 -30,3 30,-2 96,3", 0, y), 13), 3.4, "#5f543e", clip=strip)


def face_scarf(head: Head) -> None:
    """A scarf up to the nose."""
    canvas, colour = head.canvas, head.person.crest
    top = [(x, 52 + abs(x) * 0.03 - (14 if abs(x) < 30 else 0)) for x in range(-108, 109, 18)]
    end = head.skull.length
    low = [
        (108, 100),
        (86, end + 6),
        (50, end + 44),
        (0, end + 58),
        (-50, end + 44),
        (-86, end + 6),
        (-108, 100),
    ]
    shape = joined([blob(head.on([*top, *low], 24))])
    canvas.form(
        shape,
        colour,
        mix(colour, "#140a12", 0.55),
        mix(colour, "#ffe2ae", 0.55),
        Pen(5, 5, (16, 10), 5, hatch=36, step=7),
    )
    for k in range(4):
        y = 84 + k * 28
        canvas.brush(
            head.on([(-88 + k * 8, y), (-10, y + 12), (84 - k * 8, y - 6)], 25),
            6,
            mix(colour, INK, 0.7),
            clip=shape,
        )


def spectacles(head: Head) -> None:
    """Reading lenses in a wire frame, low on the nose."""
    canvas = head.canvas
    centres = []
    for side in (head.far, -head.far):
        circle = [
            (side * 40 + 31 * math.cos(a), 12 + 28 * math.sin(a)) for a in np.linspace(0, math.tau, 19)[:-1]
        ]
        lens = blob(head.on(circle, 22))
        canvas.fill(lens, "#dfeef2", 0.28)
        canvas.form(sound(lens.buffer(3).difference(lens.buffer(-4))), *GILT, Pen(2.6, 2.6, (3, 3), 2))
        canvas.brush(head.on([(side * 40 - 16, 2), (side * 40 - 6, -6)], 23), 5, "#ffffff", opacity=0.85)
        centres.append(head.on([(side * 12, 8)], 30)[0])
        canvas.brush(head.on([(side * 70, 8), (side * 96, -2)], 16), 5, GOLD_DARK, ends=(1, 1))
    canvas.brush(
        [
            tuple(centres[0]),
            (float(centres[0][0] + centres[1][0]) / 2, float(centres[0][1]) - 8),
            tuple(centres[1]),
        ],
        6,
        GOLD_DARK,
        ends=(1, 1),
    )


def bald_top(head: Head) -> None:
    """Bare above, a wreath of hair around the ears."""
    hair.on_top(head)
    canvas = head.canvas
    for side in (head.far, -head.far):
        for k in range(7):
            q = k / 6
            root = head.pose.spot(side * 92, -56 + 70 * q, -6 - 20 * q)
            tip = head.pose.spot(side * (136 + 14 * math.sin(q * 3)), -30 + 120 * q, -30)
            bend = ((root[0] + tip[0]) / 2 + side * 8, (root[1] + tip[1]) / 2 - 20)
            lock(
                canvas,
                [root, bend, tip],
                27,
                mix(head.hair, canvas.dark, 0.3 if side > 0 else 0.05),
                strands=2,
                blunt=0.4,
            )
