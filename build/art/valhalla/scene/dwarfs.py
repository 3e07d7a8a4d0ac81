"""Dwarves as small figures, seen from the front: broad, bearded, booted."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.ink import INK, Canvas, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.person import Head
from art.portrait.shield import round_shield
from art.portrait.strands import lock
from art.scene.deed import GOLD, IRON, LEATHER, WOOD, cut, limb, paints
from art.scene.stage import Spot


@dataclass(frozen=True)
class Dwarf:
    """Where the hands are, what they hold and how it is turned; feet at y 0, the helm's top at -196."""

    tunic: str = "#5b4a3a"
    beard: str = "#a5552a"
    skin: str = "#dca376"
    helm: str = "iron"
    left: Spot = (-74, -64)
    right: Spot = (74, -64)
    weapon: str = ""
    hold: float = 0.0
    shield: tuple[str, str] | None = None
    shout: bool = False


def dwarf(canvas: Canvas, of: Dwarf) -> None:
    for side in (-1, 1):
        cut(canvas, block(side * 30 - 19, -48, side * 30 + 19, -10), "#4a3a2c", 3.4, shift=(7, 2), rim=3)
        boot = blob([(side * 30 - 21, -22), (side * 30 + 21, -22), (side * 40 + 26, 2), (side * 40 - 28, 2)])
        cut(canvas, boot, LEATHER, 3.6, shift=(7, 5), rim=3, hatch=7)
    body = blob(path("-60,-128 -30,-142 30,-142 60,-128 66,-84 70,-32! 0,-24 -70,-32! -66,-84"))
    cut(canvas, body, of.tunic, 4.4, shift=(16, 5), rim=4, hatch=24)
    cut(canvas, stroke(path("-68,-58 0,-48 68,-58"), 19, (1, 1)), LEATHER, 3, shift=(3, 4), rim=2)
    cut(canvas, block(-15, -66, 15, -38, 4), GOLD, 3, shift=(4, 4), rim=3)
    _beard(canvas, of)
    _face(canvas, of)
    _helm(canvas, of)
    if of.weapon:
        _weapon(canvas, of.weapon, of.right, of.hold)
    _arm(canvas, (54, -118), of.right, of)
    if of.shield:
        with canvas.placed(of.left[0], of.left[1], 0.5):
            round_shield(canvas, 100, of.shield, int(of.shield[0][1:3], 16))
    else:
        _arm(canvas, (-54, -118), of.left, of)


def _arm(canvas: Canvas, shoulder: Spot, hand: Spot, of: Dwarf) -> None:
    sx, sy = shoulder
    out = 26 if sx > 0 else -26
    elbow = ((sx + hand[0]) / 2 + out, (sy + hand[1]) / 2 + 10)
    cut(canvas, limb([shoulder, elbow, hand], [42, 36, 27]), of.tunic, 3.8, shift=(7, 5), rim=3, hatch=10)
    cut(canvas, disc(*hand, 17), of.skin, 3.4, shift=(6, 6), rim=3)
    for k in (-5, 2, 9):
        canvas.brush([(hand[0] - 9, hand[1] + k), (hand[0] + 8, hand[1] + k - 1)], 2.6)


def _weapon(canvas: Canvas, kind: str, hand: Spot, turn: float) -> None:
    with canvas.placed(hand[0], hand[1], 0.52, turn):
        if kind == "hammer":
            with canvas.placed(0, -150):
                maul(canvas, 230)
        elif kind == "axe":
            with canvas.placed(0, -150, 1.1, 0.0, True):
                arms.axe(canvas, 210)
        else:
            with canvas.placed(0, -240):
                arms.spear(canvas, 420)


def maul(canvas: Canvas, low: float = 300.0) -> None:
    """A smith's hammer upright, its head at the origin."""
    cut(canvas, plate([(-10, 0), (10, 0), (12, low), (-12, low)]), WOOD, 4, shift=(6, 0), rim=3)
    head = plate(path("-70,-36 -58,-42 58,-42 70,-36 70,36 58,42 -58,42 -70,36"))
    cut(canvas, head, IRON, 5, shift=(12, 14), rim=5, hatch=22)
    for x in (-46, 46):
        cut(canvas, block(x - 6, -41, x + 6, 41), GOLD, 2.4, shift=(3, 3), rim=2)


def _beard(canvas: Canvas, of: Dwarf) -> None:
    for row in range(3):
        for k in range(7 - row):
            q = k - (6 - row) / 2
            root = (q * (13 - row), -128 + row * 4)
            tip = (q * (15 - row * 5), -44 - 9 * abs(q) - row * 18)
            lock(
                canvas,
                [root, (q * 19, -92), tip],
                27 - row * 3,
                mix(of.beard, INK, 0.2 - 0.1 * row),
                strands=2,
            )


def _face(canvas: Canvas, of: Dwarf) -> None:
    face = blob(path("-36,-150 -34,-174 0,-186 34,-174 36,-150 26,-122 0,-114 -26,-122"))
    cut(canvas, face, paints(of.skin, 0.45), 3.6, shift=(10, 4), rim=3)
    for side in (-1, 1):
        canvas.fill(disc(side * 15, -147, 6, 0.85), "#fff6e2")
        canvas.fill(disc(side * 15 + 1, -147, 3.4), INK)
        canvas.brush([(side * 5, -153), (side * 16, -158), (side * 30, -152)], 7, mix(of.beard, INK, 0.35))
    if of.shout:
        mouth = blob(path("-16,-122 0,-128 16,-122 13,-100 0,-92 -13,-100"))
        canvas.outline(mouth, 3, 2)
        canvas.fill(mouth, "#3c0c10")
        canvas.fill(block(-9, -125, 9, -118), "#f3ead2")
        canvas.fill(disc(0, -99, 7, 0.7), "#a5423a")
    for side in (-1, 1):
        lock(canvas, path("0,-132 18,-134 40,-114", side=side), 17, of.beard, strands=1)
    cut(canvas, blob(path("-8,-152 8,-152 15,-136 0,-128 -15,-136")), of.skin, 3, shift=(5, 4), rim=3)


def _helm(canvas: Canvas, of: Dwarf) -> None:
    if of.helm == "hood":
        hood = blob(
            path("-44,-140! -46,-180 -20,-206 4,-214! 24,-204 46,-178 44,-140! 34,-168 0,-180 -34,-168")
        )
        cut(canvas, hood, mix(of.tunic, "#8e2f24", 0.5), 4, shift=(8, 5), hatch=14)
        return
    metal = IRON if of.helm == "iron" else GOLD
    dome = blob(path("-41,-162! -40,-182 -22,-206 0,-214 22,-206 40,-182 41,-162! 0,-172"))
    cut(canvas, dome, metal, 4, shift=(12, 6), rim=4, hatch=12)
    rim = stroke(path("-42,-166 0,-176 42,-166"), 12, (1, 1))
    cut(canvas, rim, GOLD if of.helm == "iron" else IRON, 2.8, shift=(3, 3), rim=2)
    canvas.studs([(-30, -168), (-10, -172), (10, -172), (30, -168)], 3)


def maw(head: Head, at: Spot, size: float) -> None:
    """A mouth wide open through the beard: teeth, tongue, dark."""
    c, low = head.canvas, head.skull.length
    with c.placed(at[0], at[1], size, math.radians(head.person.roll)):
        x, y = (float(v) for v in head.on([(0, low - 44)], 12)[0])
        mouth = blob(path("-36,-4 -18,-24 18,-24 36,-4 30,42 0,62 -30,42", x, y))  # fmt: skip
        c.outline(mouth, 6, 4)
        c.fill(mouth, "#2c070a")
        c.fill(disc(x, y + 50, 27, 0.8).intersection(mouth), "#b8483e")
        teeth = [block(x - 28 + k * 11.5, y - 30, x - 18.5 + k * 11.5, y - 5, 2) for k in range(5)]
        c.fill(joined(teeth).intersection(mouth), "#f6ecd2")
        lip = [(x - 37, y - 2), (x - 18, y - 24), (x + 18, y - 24), (x + 37, y - 2)]
        c.brush(lip, 8, mix(head.skin, "#7c2119", 0.45), ends=(0.3, 0.3))
