"""What else is worn on heads: crests, tusks, the bronze boar, antlers, ears of fur, hoods and veils."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.ink import INK, Line, Pen, blob, disc, joined, moved, path, plate, sound
from art.palette import mix
from art.portrait.hair import brow_band
from art.portrait.helm import TILT
from art.portrait.person import GILT, GOLD, GOLD_LIGHT, Head
from art.portrait.pose import Spot3, mirrored
from art.portrait.strands import lock, tufts


def crest(head: Head, colour: str) -> None:
    """A brush of bristles across the crown, from ear to ear."""
    canvas, pose = head.canvas, head.pose
    for i in range(19):
        angle = math.pi * (0.14 + 0.72 * i / 18)
        x, y = -math.cos(angle) * 76, -146 - math.sin(angle) * 58
        root, bend = pose.spot(x * 0.9, y + 24, -6), pose.spot(x * 1.2, y - 34, -10)
        reach = 70 * math.sin(angle) + canvas.rng.uniform(0, 14)
        tip = pose.spot(x * 1.5 + 10, y - reach, -26)
        paint = colour if i % 2 else mix(colour, INK, 0.35)
        lock(canvas, [root, bend, tip], 19, paint, strands=1)


def tusk_guards(head: Head) -> None:
    """Boar tusks rising from the cheek guards."""
    canvas, pose = head.canvas, head.pose
    for side in (head.far, -head.far):
        path = mirrored([(88, 62, 56), (118, 76, 62), (146, 50, 66), (158, 6, 62), (152, -40, 52)], side)
        tusk = pose.tube(path, (40, 34, 28, 18, 2))
        ivory = "#efe4c8" if side < 0 else "#d8c6a0"
        canvas.form(tusk, ivory, "#8f744a", "#fffdf0", Pen(5, 5, (9, 8), 4, hatch=16))
        x, y = pose.spot(side * 94, 66, 62)
        canvas.form(disc(x, y, 25), *GILT, Pen(3, 3, (5, 5), hatch=8, step=5))
        canvas.form(disc(x, y, 12), head.person.crest, None, "#f0b090", Pen(2, 2, (4, 4), 2))


def boar_figure(head: Head) -> None:
    """A small bronze boar standing on the crown."""
    canvas = head.canvas
    x, y = head.pose.spot(0, -214, 10)
    flip = head.person.yaw > 0
    with canvas.placed(x, y, 1.0, 0.0, flip):
        body = blob(path("-66,-22 -58,-36 -34,-46 0,-54 34,-46 50,-26 46,-8 20,-6 -24,-8 -50,-14"))
        legs = [plate([(a - 5, -12), (a + 5, -12), (a + 3, 14), (a - 4, 14)]) for a in (-30, -16, 26, 38)]
        canvas.form(joined([body, *legs]), *GILT, Pen(4, 3, (7, 7), hatch=14, step=5))
        for k in range(9):
            lock(
                canvas,
                [(-34 + k * 9, -44), (-32 + k * 9, -60), (-26 + k * 9, -70 + abs(k - 4) * 2)],
                11,
                "#a3792e",
                strands=0,
            )
        canvas.form(blob(path("-58,-22 -64,-30 -60,-40! -54,-28")), "#f3ead2", pen=Pen(2, 1, (2, 2)))
        canvas.fill(disc(-46, -30, 2.6), INK)


def antlers(head: Head, kind: int) -> None:
    """Kinds: 0 a royal head, 1 narrow and high, 2 broad shovels, 3 a young fork."""
    canvas, pose = head.canvas, head.pose
    wide, high, bone = (
        (0.72, 1.0, "#d9c39a"),
        (0.55, 1.08, "#b9a07a"),
        (0.84, 0.86, "#cbb28a"),
        (0.6, 0.7, "#e0cfae"),
    )[kind]
    for side in (head.far, -head.far):

        def at(points: Sequence[Spot3], side: int = side) -> Line:
            return np.array(
                [(side * (40 + (x - 52) * wide), -168 + (y + 168) * high, z) for x, y, z in points]
            )

        beam = [(52, -160, 10), (92, -206, -6), (148, -236, -10), (176, -300, 6), (150, -372, 30)]
        parts = [pose.tube(at(beam), (31, 29, 25, 19, 4))]
        parts += [pose.tube(at(tine), (22, 17, 3)) for tine in _tines(kind)]
        if kind == 2:
            parts.append(
                pose.blob(
                    at([(118, -222, -8), (178, -262, 0), (212, -330, 20), (150, -320, 26), (138, -268, 8)])
                )
            )
        paint = bone if side < 0 else mix(bone, "#7a5c36", 0.25)
        canvas.form(joined(parts), paint, "#7a5c36", "#fff3d2", Pen(4, 4, (6, 5), hatch=9))
        line = pose.seen(at(beam))
        for k in range(4):
            start, end = line[k], line[k + 1]
            canvas.brush([tuple(start * 0.7 + end * 0.3), tuple(start * 0.2 + end * 0.8)], 2.6, "#7a5c36")
        burr = pose.blob(at([(34, -158, 16), (52, -176, 18), (74, -168, 16), (60, -150, 18)]))
        canvas.form(burr, GOLD, None, GOLD_LIGHT, Pen(3, 2, (4, 4), 2))


def _tines(kind: int) -> list[list[Spot3]]:
    brow: list[Spot3] = [(84, -202, 0), (92, -250, 40), (68, -296, 60)]
    bez: list[Spot3] = [(132, -228, -8), (182, -240, 20), (222, -286, 40)]
    trez: list[Spot3] = [(166, -272, 0), (206, -300, 10), (222, -348, 20)]
    low: list[Spot3] = [(60, -176, 10), (40, -216, 40), (44, -244, 56)]
    top: list[Spot3] = [(172, -320, 10), (140, -340, 30), (116, -376, 40)]
    inner: list[Spot3] = [(150, -240, -6), (130, -290, 20), (108, -330, 30)]
    return {
        0: [brow, bez, trez, low, top],
        1: [brow, bez, trez, inner],
        2: [brow, low, bez, trez, top],
        3: [brow, trez],
    }[kind]


def bear_ears(head: Head) -> None:
    """Round ears of fur beside a helm."""
    canvas, pose, fur = head.canvas, head.pose, head.person.fur
    for side in (head.far, -head.far):
        edge = pose.seen(
            mirrored(
                [
                    (66, -168, 0),
                    (76, -204, 0),
                    (104, -216, 0),
                    (134, -200, 0),
                    (142, -160, 0),
                    (126, -110, 0),
                ],
                side,
            )
        )
        tufts(
            canvas,
            edge,
            fur if side < 0 else mix(fur, INK, 0.3),
            length=22,
            step=7,
            out=(side * 0.45, -0.75),
            width=12,
            stray=0.5,
        )
        ear = pose.blob(
            mirrored(
                [(66, -130, 0), (70, -184, 0), (100, -210, 0), (132, -196, 0), (140, -156, 0), (124, -90, 0)],
                side,
            )
        )
        canvas.form(
            ear, mix(fur, "#ffe6bf", 0.12), mix(fur, INK, 0.5), mix(fur, "#ffe6bf", 0.5), Pen(4, 4, hatch=22)
        )
        inner = pose.blob(
            mirrored([(84, -140, 8), (88, -174, 8), (104, -186, 8), (122, -174, 8), (122, -136, 8)], side)
        )
        canvas.fill(inner, mix("#6b342c", INK, 0.3))
        canvas.hatch(inner, 26, 6, colour=fur, light=(0, 1), least=0.2)


def fur_rim(head: Head) -> None:
    edge = head.pose.seen(head.pose.arc(-58, 120, 116, 130, TILT))
    tufts(head.canvas, edge, head.person.fur, length=26, step=11, out=(0, 1), rows=2, width=20)


def hood(head: Head, colour: str) -> None:
    """A cloth cowl around the face."""
    canvas, pose = head.canvas, head.pose
    whole = pose.loft(head.skull.rings(26, bottom=120))
    opening = path("0,-96 48,-86 86,-44 97,10 92,70 70,122 0,190 -70,122 -92,70 -97,10 -86,-44 -48,-86")
    face = pose.blob([(x, y, head.skull.depth(min(abs(x), 88), min(y, 130)) + 14) for x, y in opening])
    cloth = sound(whole.difference(face))
    dark = mix(colour, "#140a12", 0.5)
    canvas.fill(face.difference(moved(face, 8, 10)), INK, 0.6)
    canvas.form(cloth, colour, dark, mix(colour, "#ffe2ae", 0.5), Pen(5, 5, (20, 6), 5, hatch=44, step=7.5))
    edge = sound(face.buffer(13).difference(face)).intersection(whole.buffer(4))
    canvas.form(edge, mix(colour, "#ffe6bf", 0.3), dark, mix(colour, "#ffe2ae", 0.7), Pen(3, 3, (5, 5), 2))
    for line in (
        [(-40, -150, 60), (-70, -110, 40), (-92, -30, 10)],
        [(30, -158, 50), (70, -120, 40), (100, -40, 6)],
    ):
        canvas.brush(pose.seen(line), 7, clip=cloth)


def veil(head: Head, colour: str = "#d8cdb2") -> None:
    """A linen headcloth, tied behind."""
    canvas, pose = head.canvas, head.pose
    whole = pose.loft(head.skull.rings(17, bottom=70))
    line = head.on(path("-100,60 -99,0 -90,-44 -72,-78 -40,-94 0,-100 40,-94 72,-78 90,-44 99,0 100,60"), 8)
    face = blob([*map(tuple, line), (line[-1][0] - 14, 260), (line[0][0] + 14, 260)])
    cloth = sound(whole.difference(face))
    canvas.form(
        cloth, colour, mix(colour, "#3a2418", 0.5), "#fffaf0", Pen(4, 4, (16, 6), 4, hatch=36, step=7)
    )
    for k in range(5):
        start = pose.spot(-60 + k * 30, -98 + abs(k - 2) * 6, 80)
        canvas.brush(
            [start, pose.spot(-76 + k * 36, -140, 30), pose.spot(-40 + k * 20, -176, -20)],
            4,
            mix(colour, "#3a2418", 0.6),
            clip=cloth,
        )


def crown(head: Head, tall: float = 44.0, gem: str = "#8e2f24") -> None:
    """A king's crown: a band with points."""
    canvas, pose = head.canvas, head.pose
    points = pose.arc(-96, 108, 104, 126, -26)
    low = pose.seen(points)
    high = pose.seen(points - (0, tall, 0))
    count = 9
    index = np.linspace(1, len(low) - 2, count).astype(int)
    for i in sorted(index, key=lambda k: -abs(k - 12)):
        (x, y), (tx, ty) = low[i], high[i]
        spike = plate([(x - 17, y), (x + 17, y), (tx + 3, ty - 6), (tx - 3, ty - 6)])
        canvas.form(spike, *GILT, Pen(3.5, 3, (7, 4), 3))
        canvas.studs([(tx, ty - 8)], 6)
    canvas.form(brow_band(head, -84, 32, 12), *GILT, Pen(4, 4, (5, 9), 4, hatch=12, step=5))
    for k, i in enumerate(index[1:-1]):
        x, y = low[i]
        canvas.form(disc(x, y + 12, 7), gem if k % 2 else "#2f63ab", None, "#ffe0d0", Pen(2.6, 2, (3, 3), 2))
