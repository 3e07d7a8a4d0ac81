"""Hands close by: open, reaching, pointing, and fists around a grip."""

from __future__ import annotations

import math

from art.ink import Canvas, Pen, Shape, blob, disc, joined, path, stroke
from art.palette import mix
from art.portrait import arms, grip
from art.portrait.person import SKINS

Skin = tuple[str, str, str]
# Root, bend and tip of the fingers of an open right hand that points up, its wrist at the origin; width.
_OPEN = (
    ((-30, -88), (-46, -130), (-52, -172), 27.0),
    ((-9, -98), (-13, -150), (-12, -196), 28.0),
    ((14, -96), (22, -146), (28, -188), 27.0),
    ((34, -82), (52, -122), (62, -156), 24.0),
)
_GRASP = (
    ((-30, -88), (-50, -132), (-34, -166), 27.0),
    ((-9, -98), (-16, -152), (8, -184), 28.0),
    ((14, -96), (16, -146), (40, -172), 27.0),
    ((34, -82), (48, -124), (66, -142), 24.0),
)


def open_hand(
    canvas: Canvas,
    skin: str = "ruddy",
    sleeve: str = "#7c2119",
    *,
    grasp: bool = False,
    long: float = 300.0,
) -> None:
    """An arm from below and a hand with spread fingers, or fingers about to close."""
    base, shade, light = SKINS[skin]
    _sleeve(canvas, sleeve, (base, shade, light), long)
    thumb = [(-34, -30), (-66, -62), (-84, -104)] if not grasp else [(-34, -30), (-70, -60), (-72, -108)]
    palm = blob(path("-28,4 -42,-40 -42,-84 -10,-102 22,-100 44,-82 42,-40 28,4"))
    for root, bend, tip, width in reversed(_GRASP if grasp else _OPEN):
        _finger(canvas, (root, bend, tip), width, (base, shade, light))
    canvas.form(palm, base, shade, light, Pen(4, 4, (16, 8), 4, hatch=22, step=6))
    _finger(canvas, (thumb[0], thumb[1], thumb[2]), 32, (base, shade, light))
    canvas.brush([(-26, -56), (0, -66), (34, -62)], 4, mix(shade, "#1c0a10", 0.5))
    canvas.brush([(-20, -30), (-6, -62), (-18, -84)], 4, mix(shade, "#1c0a10", 0.5))


def _sleeve(canvas: Canvas, sleeve: str, skin: Skin, long: float) -> None:
    base, shade, light = skin
    arm = blob(
        [
            (-27, -6),
            (-30, 40),
            (-48, 120),
            (-56, long),
            (-56, long),
            (60, long),
            (60, long),
            (50, 120),
            (32, 40),
            (28, -6),
        ]
    )
    canvas.form(arm, base, shade, light, Pen(4.5, 4, (20, 4), 4, hatch=30, step=7))
    for k in range(4):
        canvas.brush([(12 + k * 5, 30 + k * 12), (16 + k * 7, 70 + k * 16)], 3.4)
    if sleeve:
        cloth = blob(
            [
                (-52, 92),
                (0, 104),
                (54, 90),
                (66, long + 10),
                (66, long + 10),
                (-64, long + 10),
                (-64, long + 10),
            ]
        )
        canvas.form(
            cloth, sleeve, None, mix(sleeve, "#ffe2ae", 0.5), Pen(4.5, 4, (22, 6), 4, hatch=32, step=7)
        )
        shape = stroke(path("-54,98 0,110 56,96"), 22, (1, 1))
        canvas.form(shape, "#d9c48c", "#6b4f22", "#fbeec4", Pen(3.5, 3, (6, 6), 3))
        canvas.studs([(-34, 104), (0, 110), (36, 102)], 4.4, mix(sleeve, "#ffffff", 0.2))


def _finger(canvas: Canvas, bones: tuple[tuple[float, float], ...], width: float, skin: Skin) -> None:
    base, shade, light = skin
    shape: Shape = stroke(bones, width, (0.86, 0.7), 0.35).buffer(-3).buffer(5)
    canvas.form(shape, base, shade, light, Pen(3.4, 3.4, (8, 4), 3))
    (_, _), (bx, by), (tx, ty) = bones
    for t, s in ((0.1, 0.32), (0.45, 0.26)):
        x, y = bx + (tx - bx) * t, by + (ty - by) * t
        angle = math.atan2(ty - by, tx - bx) + math.pi / 2
        c, d = math.cos(angle) * width * s, math.sin(angle) * width * s
        canvas.brush([(x - c, y - d), (x + c, y + d)], 2.6)


def fist(canvas: Canvas, skin: str = "ruddy", sleeve: str = "#7c2119", side: int = -1) -> None:
    """A hand around an upright grip at the origin."""
    grip.fist(canvas, SKINS[skin], sleeve, side)


def wielding(canvas: Canvas, kind: str, skin: str = "ruddy", sleeve: str = "#7c2119", side: int = -1) -> None:
    """A fist with a weapon that stands upright in it; the arm comes from below."""
    if kind == "sword":
        with canvas.placed(0, -72):
            arms.sword(canvas)
    elif kind == "spear":
        with canvas.placed(0, -300):
            arms.spear(canvas, 560)
    else:
        with canvas.placed(0, -240, 1.0, 0.0, side > 0):
            {"axe": arms.axe, "great": arms.great_axe}[kind](canvas, 330)
    fist(canvas, skin, sleeve, side)


def bone_hand(canvas: Canvas) -> None:
    """A dead man's hand, wrist at the origin, fingers up and hooked."""
    bone, dark = "#e6dcc0", "#8f7b52"
    pieces = [
        stroke([(-10, 90), (-9, 10)], 15, (1, 0.8), 0.2, False),
        stroke([(12, 90), (10, 10)], 15, (1, 0.8), 0.2, False),
    ]
    for piece in pieces:
        canvas.form(piece, bone, dark, "#fffdf0", Pen(3.4, 3, (6, 3), 2, hatch=6))
    for root, bend, tip in (
        ((-18, -6), (-36, -48), (-26, -92)),
        ((-7, -10), (-12, -60), (4, -106)),
        ((7, -10), (14, -58), (30, -98)),
        ((18, -4), (36, -44), (50, -76)),
        ((-18, 4), (-48, -10), (-62, -40)),
    ):
        canvas.form(
            stroke([root, bend], 12, (1, 0.8), 0.2, False), bone, dark, "#fffdf0", Pen(3, 3, (4, 2), 2)
        )
        canvas.form(
            stroke([bend, tip], 10, (1, 0.5), 0.2, False), bone, dark, "#fffdf0", Pen(3, 3, (4, 2), 2)
        )
        canvas.form(joined([disc(*bend, 6.4)]), bone, dark, "#fffdf0", Pen(2.4, 2, (3, 3), 2))
    shape = blob(path("-22,6 -14,-10 12,-10 22,4 12,16 -12,16"))
    canvas.form(shape, bone, dark, "#fffdf0", Pen(3, 3, (5, 4), hatch=6))
