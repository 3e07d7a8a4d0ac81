"""A wolf's head from the side, its jaws as far open as told: for the cards of Fenrir, and for Garm."""

from __future__ import annotations

import math
from typing import NamedTuple

from art.ink import blob, disc, joined, path, stroke, turned
from art.relief.parts import GUM, creases, fang, teeth
from art.relief.pelt import Locks, fur
from art.relief.relief import Block, Cut, Finish, Form, Graver, Tones
from art.scene.stage import Spot

HINGE = (70.0, 92.0)


class Coat(NamedTuple):
    mane: Tones
    face: Tones
    eye: Tones = ("#6a2c06", "#c87818", "#ffc63e", "#fff6b0")


GREY = Coat(("#0d0f16", "#262a36", "#565b68", "#b9b4aa"), ("#101219", "#2e323e", "#6b6f7a", "#d6cdbc"))
BLOODY = Coat(
    ("#0e0608", "#2a1414", "#5c3026", "#c08a62"),
    ("#140809", "#3a1c1a", "#7c4434", "#e0a87c"),
    ("#5a0806", "#b01c0c", "#ff5a2a", "#ffd08a"),
)
WHELP = Coat(("#14161e", "#363a46", "#747a84", "#d8d0c0"), ("#181a22", "#40444e", "#8b8f96", "#f0e6d2"))
UPPER = (
    "-180,56! -192,32 -186,10 -164,-2 -124,-10 -86,-20 -60,-42 -28,-72 20,-88 70,-78 "
    "124,-56 160,-10 160,70 110,122 70,106 36,88! -10,82 -60,76 -110,68 -160,62"
)
LOWER = "-166,70! -120,80 -60,88 0,96 50,92 110,96 104,152 40,168 -40,154 -104,134 -154,116 -174,92"


def _swung(points: list[Spot], turn: float) -> list[Spot]:
    """Places of the lower jaw, swung open about the hinge."""
    c, s = math.cos(-turn), math.sin(-turn)
    hx, hy = HINGE
    return [(hx + (x - hx) * c - (y - hy) * s, hy + (x - hx) * s + (y - hy) * c) for x, y in points]


def neck(
    b: Block,
    coat: Coat,
    shape: str,
    *,
    flow: Spot = (70.0, 50.0),
    seed: int = 3,
    gap: float = 15.0,
    long: float = 62.0,
) -> Form:
    """The mane behind the head."""
    whole = blob(path(shape))
    b.outline(whole, 3, 4)
    form = b.model(whole, 80, rough=8)
    b.paint(form, coat.mane)
    b.engrave(form, Graver(0.4, 6))
    fur(
        b,
        whole.buffer(-10),
        lambda x, y: (flow[0], flow[1] + y * 0.12),
        coat.mane,
        Locks(gap, long, 12, 0.24, 0.2, 1.3),
        form=form,
        seed=seed,
        order=lambda x, y: -(x * flow[0] + y * flow[1]),
    )
    return form


def inside(b: Block, turn: float) -> None:
    lower = _swung(path("-170,76 -110,92 -40,104 30,108"), turn)
    (ax, ay), (bx, by) = (-20.0, 76.0), _swung([(-20.0, 104.0)], turn)[0]
    web = ((ax + bx) / 2 + 26, (ay + by) / 2)
    gullet = blob(
        [
            (60.0, 84.0),
            (20.0, 78.0),
            (-60.0, 70.0),
            (-110.0, 64.0),
            (-60.0, 80.0),
            web,
            lower[1],
            lower[2],
            lower[3],
            (76.0, 104.0),
        ]
    )
    b.part(
        gullet,
        ("#050203", "#14060a", "#3a0f14", "#6a1a1c"),
        30,
        Finish(2.5, Graver(0.1, 4.6, 0.3, 0.8), (0, 0), own=0.1),
    )
    tip = _swung(path("50,98 0,92 -60,78 -130,70"), turn * 0.92)
    tongue = stroke([(x, y) for x, y in tip], 30, (1, 0.5), 0.3)
    b.part(tongue, GUM, 14, Finish(2.5, Graver(0.1, 4.4, 0.5), (2, 2)))


def _lower(b: Block, coat: Coat, turn: float) -> None:
    jaw = blob(_swung(path(LOWER), turn))
    gums = stroke(_swung(path("-172,76 -100,88 -30,98 30,96"), turn), 13, (0.8, 0.6))
    b.part(gums, GUM, 6, Finish(2, Graver(1, 4), (1.6, 1.6)))
    row = []
    for x, y, long, wide in (
        (-6, 92, 22, 17),
        (-36, 88, 22, 18),
        (-66, 84, 20, 16),
        (-94, 80, 17, 14),
        (-158, 74, 16, 10),
        (-132, 74, 48, 21),
    ):
        tooth = fang(x, y, -long, wide, -3)
        row.append(turned(tooth, -math.degrees(turn), HINGE))
    for tooth in row:
        b.part(
            tooth,
            ("#4a3420", "#9a7c4e", "#e6d6ae", "#fff8e0"),
            7,
            Finish(1.8, Graver(0.9, 3.6, 0.3, 0.5, 0), (1.6, 1.4)),
        )
    form = b.part(jaw, coat.face, 22, Finish(3.4, Graver(0.4, 4.8), (2.6, 3)))
    region = blob(_swung(path("-120,100 -40,112 50,104 110,104 96,138 30,146 -60,130"), turn))
    way = -turn
    fur(
        b,
        region,
        lambda x, y: (50 * math.cos(way) - 26 * math.sin(way), 50 * math.sin(way) + 26 * math.cos(way)),
        coat.face,
        Locks(11, 34, 9, 0.22, 0.2, 1.0),
        form=form,
        seed=6,
        order=(-1, 0),
    )


def _skull(b: Block, coat: Coat, snarl: bool) -> Form:
    whole = blob(path(UPPER))
    cuts = [
        Cut(stroke(path("-190,24 -100,8 -40,-24"), 24), 14, 10),
        Cut(disc(-8, -4, 30, 0.62), -26, 9),
        Cut(stroke(path("-60,-34 -20,-46 40,-40"), 20), 18, 7),
        Cut(disc(70, 50, 44), 20, 22),
    ]
    if snarl:
        folds = [
            path(f"{-150 + k * 28},{20 - k * 3} {-138 + k * 28},{34 - k * 2} {-112 + k * 28},{40 - k}")
            for k in range(4)
        ]
        cuts += [
            *creases(folds, 10, 8, 3),
            *creases([[(x, y + 8) for x, y in line] for line in folds], -10, 7, 3),
        ]
    form = b.part(whole, coat.face, 40, Finish(3.6, Graver(0.55, 4.8, 0.6), (3, 3)), cuts)
    shape = stroke(path("-196,56 -140,64 -80,72 -10,82 40,90"), 10, (0.9, 0.4))
    b.part(shape, coat.mane, 5, Finish(1.6, None, (1.6, 0)))
    return form


def _coat_over(b: Block, coat: Coat, form: Form) -> None:
    region = blob(
        path("-70,-26 -20,-58 30,-70 90,-66 140,-30 156,40 130,110 70,98 40,60 60,10 20,-26 -30,-32")
    )
    fur(
        b,
        region,
        lambda x, y: (60.0, 4 + y * 0.32),
        coat.face,
        Locks(11.5, 40, 10, 0.2, 0.2, 1.1),
        form=form,
        seed=9,
        order=(-1, 0),
        size=lambda x, y: 0.6 + (x + 70) / 340,
    )
    snout = blob(path("-146,0 -110,-8 -70,-20 -40,-34 -40,-10 -60,14 -100,30 -146,34"))
    fur(
        b,
        snout,
        lambda x, y: (60.0, -14 + y * 0.5),
        coat.face,
        Locks(8.5, 24, 6.5, 0.22, 0.2, 0.9),
        form=form,
        seed=11,
        order=(-1, 0),
    )
    cheek = blob(path("-90,36 -50,26 0,30 50,40 70,80 30,76 -20,66 -60,58"))
    fur(b, cheek, (60, 16), coat.face, Locks(11, 30, 8, 0.2, 0.2, 1.0), form=form, seed=10, order=(-1, 0))


def ears(b: Block, coat: Coat, back: bool) -> None:
    far = (
        "48,-70! 60,-134 104,-166! 126,-104 130,-46"
        if not back
        else "70,-60! 130,-106 186,-112! 168,-70 130,-40"
    )
    near = (
        "80,-58! 104,-130 160,-160! 182,-92 166,-20"
        if not back
        else "92,-48! 152,-88 214,-84! 190,-44 148,-14"
    )
    for k, line in enumerate((far, near)):
        b.part(
            blob(path(line)), coat.mane if k == 0 else coat.face, 14, Finish(3, Graver(1.1, 4.8), (2.6, 2.6))
        )
    inner = blob(path(near)).buffer(-9)
    b.part(
        inner,
        ("#08060a", "#1a1016", "#4a2c30", "#a8685c"),
        8,
        Finish(1.4, Graver(1.3, 4.2, 0.3, 0.7), (0, 0)),
    )


def _eye(b: Block, coat: Coat) -> None:
    b.glow(blob(path("-40,6 -20,-20 24,-22 22,8 -10,16")), "#050406", 6, 1.6)
    ball = blob(path("-30,7! -14,-6 6,-10 20,-9! 6,3 -12,8"))
    b.part(ball, coat.eye, 8, Finish(3, None, (0, 0), own=0, glow=0.3))
    with b.inking() as c:
        c.fill(disc(-5, -2, 5.6), "#080406")
        c.fill(disc(-8, -5, 1.8), "#ffffff")
    with b.inking() as c:
        c.brush(path("-46,8 -24,-14 6,-22 34,-18"), 9, "#060405", ends=(0.3, 0.2), peak=0.4)


def head(b: Block, coat: Coat = GREY, opened: float = 0.3, *, snarl: bool = True, back: bool = False) -> Form:
    """The head, its eye at the origin, 210 to the nose; *opened* in radians. Draw the neck before."""
    ears(b, coat, back)
    if opened > 0.04:
        inside(b, opened)
    return head_over(b, coat, opened, snarl=snarl)


def head_over(b: Block, coat: Coat, opened: float, *, snarl: bool = True) -> Form:
    """What of the head lies before a thing between the jaws."""
    _lower(b, coat, opened)
    if opened > 0.04:
        gums = stroke(path("-186,58 -120,68 -60,76 20,84"), 14, (0.8, 0.5))
        b.part(gums, GUM, 6, Finish(2, Graver(1, 4), (1.6, 1.6)))
        teeth(
            b,
            [
                (x, y, long, wide, -2.0)
                for x, y, long, wide in (
                    (4, 82, 20, 17),
                    (-28, 80, 26, 21),
                    (-60, 75, 24, 19),
                    (-92, 71, 20, 16),
                    (-118, 67, 16, 13),
                    (-176, 56, 18, 10),
                    (-164, 58, 18, 10),
                    (-144, 62, 58, 25),
                )
            ],
        )
    form = _skull(b, coat, snarl and opened > 0.04)
    nose = blob(path("-196,38 -196,10 -176,-4 -152,2 -152,26 -170,44 -188,50"))
    b.part(
        nose,
        ("#050406", "#15141a", "#34343c", "#b4b6ba"),
        12,
        Finish(2.6, Graver(0.9, 4, 0.5, 0.5), (2.4, 2.4)),
        [Cut(disc(-181, 24, 7), -12, 3)],
    )
    with b.inking() as c:
        c.fill(joined([disc(-182, 26, 6, 0.8)]), "#030203")
    _coat_over(b, coat, form)
    _eye(b, coat)
    return form
