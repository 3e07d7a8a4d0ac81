"""Five wounds for each monster, one for every card that is beaten: what sticks in it, what it bleeds."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from art.ink import Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.portrait import arms
from art.relief.parts import RED, cut_open, figure_block
from art.relief.relief import Block, Finish, Graver, Spot, Tones

GREEN: Tones = ("#060e04", "#18300a", "#4a7c16", "#c8f07a")
BLUE: Tones = ("#02080e", "#0a2230", "#1f5a78", "#9fdcf0")
LAVA: Tones = ("#8e1c06", "#e0560e", "#ffb03a", "#fff6c0")
WOOD = ("#8a5a32", "#3a2012", "#dca468")
STEEL = ("#8d959e", "#2a2e36", "#f2efe4")
Mark = Callable[[Block], None]


def _hole(b: Block, x: float, y: float, size: float, blood: Tones, run: float) -> None:  # noqa: PLR0917 - always in this order
    """Where something went in: a swollen edge that hides its point, and what runs from it."""
    runs = [
        stroke(
            [
                (x + dx, y),
                (x + dx + 5, y + run * t * 0.35),
                (x + dx - 3, y + run * t * 0.7),
                (x + dx + 1, y + run * t),
            ],
            size * wide,
            (1, 0.55),
            0.1,
        )
        for dx, t, wide in ((-size * 0.55, 0.55, 0.34), (0.0, 1.0, 0.46), (size * 0.6, 0.4, 0.30))
    ]
    ends = [
        disc(x + dx + 1, y + run * t, size * 0.24)
        for dx, t in ((-size * 0.55, 0.55), (0.0, 1.0), (size * 0.6, 0.4))
    ]
    pit = blob(
        [
            (x - size, y - 1),
            (x - size * 0.4, y - size * 0.45),
            (x + size * 0.4, y - size * 0.4),
            (x + size, y + 1),
            (x + size * 0.5, y + size * 0.6),
            (x - size * 0.5, y + size * 0.6),
        ]
    )
    shape = joined([pit, *runs, *ends])
    b.part(shape, blood, size * 0.4, Finish(2.0, Graver(1.3, 4.4, 0.2, 0.4, 0), (1.6, 0), own=0.1))


def _shaft(c: Canvas, long: float, wide: float) -> None:
    shaft = block(-wide / 2, -long, wide / 2, 10)
    c.form(shaft, *WOOD, Pen(2.6, 2.6, (wide * 0.4, 0), 2))


def _fletched(c: Canvas, long: float) -> None:
    _shaft(c, long, 6)
    for k in range(4):
        y = -long + 4 + k * 15
        for side in (-1, 1):
            vane = plate([(0, y + 10), (side * 15, y - 4), (side * 15, y + 9), (0, y + 24)])
            c.form(vane, "#d8cdb4" if k % 3 else "#8e2f24", "#6d5f4a", "#fff8e6", Pen(1.8, 1.6, (4, 3), 1.5))


def _splintered(c: Canvas, long: float) -> None:
    """A spear's shaft, broken off."""
    _shaft(c, long, 15)
    torn = plate(path("-8,8 -9,-26 -3,-6 0,-40 3,-10 8,-30 8,8", 0, -long))
    c.form(torn, "#d9a868", "#7a4f2c", "#fff0c8", Pen(2.4, 2.4, (4, 4), 2))
    for k in range(3):
        c.form(block(-9, -34 - k * 11, 9, -28 - k * 11), "#b58b4a", pen=Pen(1.6, 1.4, (3, 2)))
    for x in (-7, 7):
        c.brush([(x, -40), (x * 1.9, -20), (x * 1.4, 8)], 3, "#b03a2c")


def stuck(
    thing: Callable[[Canvas], None],
    x: float,
    y: float,
    turn: float,
    blood: Tones,
    *,
    size: float = 1.0,
    run: float = 60.0,
) -> Mark:
    """A thing whose point is in the body at (x, y) and which leans by *turn* degrees from upright."""

    def draw(b: Block) -> None:
        b.glow(disc(x, y, 18 * size), "#0a0304", 12 * size, 1.1)
        with b.canvas.placed(x, y, size, math.radians(turn)), b.inking() as c:
            thing(c)
        _hole(b, x, y, 11 * size + 2, blood, run)

    return draw


def arrow(x: float, y: float, turn: float, blood: Tones, long: float = 120.0) -> Mark:
    return stuck(partial(_fletched, long=long), x, y, turn, blood, run=44)


def spear(x: float, y: float, turn: float, blood: Tones, long: float = 150.0) -> Mark:
    return stuck(partial(_splintered, long=long), x, y, turn, blood, size=1.15, run=80)


def _axe(c: Canvas) -> None:
    with c.placed(96, 10, 1.0):
        arms.axe(c, 150)


def axe(x: float, y: float, turn: float, blood: Tones, size: float = 0.72) -> Mark:
    """An axe whose edge is sunk into the body; its haft away from the wound."""
    return stuck(_axe, x, y, turn, blood, size=size, run=80)


def _hilt(c: Canvas) -> None:
    blade = plate([(-15, -150), (15, -150), (14, 12), (-14, 12)])
    c.form(blade, *STEEL, Pen(3, 3, (0, 0), 3))
    c.fill(plate([(2, -150), (15, -150), (14, 12), (2, 12)]), "#565e68")
    with c.placed(0, -190, 1.0):
        arms._hilt(c)


def sword(x: float, y: float, turn: float, blood: Tones) -> Mark:
    return stuck(_hilt, x, y, turn, blood, size=0.85, run=100)


def gash(line: str, wide: float, blood: Tones, drips: list[tuple[float, float]]) -> Mark:
    spots: list[Spot] = path(line)
    return lambda b: cut_open(b, spots, wide, blood, drips)


def broken(line: str, blood: Tones, wide: float = 9.0) -> Mark:
    """Cracked scales, bone or rock: a jagged cleft, shorter ones that leave it, chips beside it."""

    def draw(b: Block) -> None:
        points = path(line)
        twigs = [
            path("0,0 18,10 26,30", x, y, s)
            for k, (x, y) in enumerate(points[1:-1])
            for s in ((1,) if k % 2 else (-1,))
        ]
        whole = joined(
            [
                stroke(points, wide, (0.1, 0.1), 0.5, False),
                *(stroke(twig, wide * 0.5, (1, 0), 0.05, False) for twig in twigs),
            ]
        )
        b.glow(whole.buffer(6), blood[0] if blood is LAVA else "#040203", 6, 1.2)
        hearts = ((1.5, "#4e0b06"), (-0.5, "#e0560e"), (-wide * 0.16, "#ffb03a"), (-wide * 0.3, "#fff6c0"))
        if blood is not LAVA:
            hearts = ((2.0, "#050304"), (0.0, blood[1]), (-wide * 0.18, blood[2]), (-wide * 0.36, blood[3]))
        with b.inking() as c:
            for grow, colour in hearts:
                c.fill(whole.buffer(grow), colour)
        chips = [
            plate(path("14,-6 24,-14 27,-2 18,5", x, y, s))
            for (x, y), s in zip(points, (1, -1, 1, -1, 1, -1), strict=False)
        ]
        b.part(joined(chips), ("#0a0809", "#2a2624", "#6a625a", "#e6d8bc"), 4, Finish(1.8, None, (1.6, 0)))

    return draw


def _torn_crown(b: Block) -> None:
    """A tine of the crown is struck off, the band split, splinters fly."""
    ice: Tones = ("#06121c", "#1c4058", "#6aa6c0", "#f0fdff")
    broken("892,108 904,132 894,150 908,176 900,196", BLUE, 10)(b)
    tine = stroke(path("906,112 948,100 996,128"), 15, (1, 0), 0.05)
    shape = joined([tine, stroke(path("940,102 950,84 968,78"), 7, (1, 0), 0.1)])
    b.part(shape, ice, 6, Finish(2.4, Graver(0.2, 4), (2, 2)))
    for shard in ("968,70 992,50 996,64 978,82", "1002,150 1030,158 1014,166", "930,66 944,50 950,68"):
        b.part(plate(path(shard)), ice, 5, Finish(2.2, None, (2, 2)))


WOUNDS: dict[str, tuple[tuple[Mark, ...], ...]] = {
    "fenrir": (
        (arrow(388, 452, -38, RED), arrow(452, 430, -22, RED, 104)),
        (gash("884,148 902,196 930,240 938,292", 15, RED, [(0.45, 60), (0.95, 84)]),),
        (spear(1166, 384, 34, RED),),
        (axe(690, 120, -122, RED), gash("640,186 626,220 622,262", 9, RED, [(0.9, 40)])),
        (
            gash("728,352 770,330 826,338 868,316", 13, RED, [(0.3, 46), (0.7, 60)]),
            sword(1012, 560, 26, RED),
            arrow(560, 520, -30, RED),
        ),
    ),
    "jormungandr": (
        (arrow(300, 372, -16, GREEN), arrow(366, 386, 8, GREEN, 100)),
        (broken("1010,410 1030,452 1016,486 1048,528 1036,566", GREEN, 13),),
        (spear(564, 546, -14, GREEN),),
        (
            gash("770,232 806,262 826,306 818,348", 14, GREEN, [(0.5, 50), (0.95, 70)]),
            arrow(1320, 350, 20, GREEN),
        ),
        (
            axe(628, 168, -128, GREEN),
            sword(1130, 470, 40, GREEN),
            broken("440,560 470,582 462,610 494,632", GREEN, 11),
        ),
    ),
    "hel": (
        (arrow(500, 556, -34, RED), arrow(560, 600, -20, RED, 96)),
        (gash("664,330 690,352 716,382 728,408", 10, RED, [(0.3, 40), (0.8, 60)]),),
        (_torn_crown,),
        (spear(1040, 560, 30, BLUE), broken("896,200 912,228 900,250", BLUE, 8)),
        (
            axe(930, 236, -150, BLUE, 0.62),
            gash("700,566 730,590 770,598 812,588", 13, RED, [(0.3, 40), (0.6, 60)]),
            arrow(1130, 560, 24, BLUE),
        ),
    ),
    "surtr": (
        (arrow(330, 540, -36, LAVA), arrow(398, 506, -18, LAVA, 100)),
        (broken("650,190 672,222 660,250 682,276 668,300", LAVA, 11),),
        (spear(1030, 520, 26, LAVA),),
        (axe(800, 196, -118, LAVA, 0.74), broken("806,200 822,236 812,262", LAVA, 9)),
        (
            broken("300,570 350,600 340,640 400,660", LAVA, 18),
            sword(470, 560, -28, LAVA),
            broken("980,500 1000,540 985,580 1010,630", LAVA, 15),
        ),
    ),
}


def wound(number: int, marks: Sequence[Mark]) -> Block:
    """One wound more, from 1."""
    b = figure_block(100 + number, "#ffffff")
    for mark in marks:
        mark(b)
    b.fade(150, 150, (620, 712))
    return b
