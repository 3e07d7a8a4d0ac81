"""Naglfar: the ship of nails from before its stem; black sail, and the dead at both gunwales."""

from __future__ import annotations

import math

import numpy as np

from art.ink import Canvas, Pen, Shape, along, blob, disc, joined, path, plate, spline, stroke
from art.palette import mix
from art.relief.card import apart, before, haze, shine
from art.relief.parts import creases, mirrored
from art.relief.pelt import Locks, fur
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.scene.stage import Spot
from art.wolves.red.stage import BONE, IRON, embers, ground, skull, staging

SAIL: Tones = ("#020102", "#080506", "#150e0f", "#4a2c22")
HULL: Tones = ("#160c08", "#3c2618", "#7a5a3a", "#f6d6a0")
OAK: Tones = ("#0a0605", "#261409", "#553218", "#d8965a")
RAG: Tones = ("#0a0606", "#22100f", "#4a2420", "#c07a58")
FROTH: Tones = ("#3a1610", "#84442a", "#e0b084", "#fff4dc")
EYES = "#ff9a2a"
# The right side of the hull, from the stem outwards: the gunwale, and where it meets the water.
SHEER = "0,-40 40,-24 92,-6 146,-4 192,-26"
KEEL = "0,206 34,196 84,168 138,116 176,50"
STRAKES = 7


def scene() -> Block:
    s = ground(71, "naglfar")
    land.sky(s, 360, (0.08, 0.32, 0.66))
    land.sun(s, 240, 232, 120, rays=1.3, colour="#f0742e")
    land.clouds(s, 6, 20, 200, True)
    land.sea(s, 338)
    b = before(s, "#ff6a2a", 72)
    shine(b, (240, 220), 230, "#ffb45a", 0.5)
    apart(b, _rig, "#ffc07a", 2.4, 10, 0.3)
    apart(b, _ship, "#ffd08a", 2.4, 10, 0.25)
    haze(b, 380, 470, "#1c0a0a", 0.55)
    with staging(b, "naglfar") as st:
        land.sea(st, 420)
    _bow_wave(b)
    embers(b, 34, 5, low=300, lean=-0.8)
    return b


def _rig(b: Block) -> None:
    _sail(b)
    _yard(b)


def _sail(b: Block) -> None:
    b.part(stroke(path("240,330 240,6"), 17, (1, 1)), OAK, 7, Finish(3.2, Graver(0.1, 4), (2.4, 2)))
    sail = blob(
        path(
            "34,34! 140,26 240,24 340,26 446,34! 458,90 452,150 438,196! "
            "416,182 398,206 372,184 350,210 322,188 296,214 "
            "268,190 240,208 212,188 186,212 158,190 130,208 106,184 84,204 64,180 42,196! 28,150 22,90"
        )
    )
    tear = joined(
        [
            plate(path("352,96 372,112 366,140 384,158 360,150 350,122")),
            plate(path("104,60 120,84 112,100 100,82")),
        ]
    )
    folds = [[(240 + k * 52, 34), (240 + k * 60, 110), (240 + k * 54, 196)] for k in range(-3, 4)]
    b.part(
        sail.difference(tear), SAIL, 46, Finish(3.8, Graver(0.1, 4.8, 0.8), (3, 3)), creases(folds, 15, 22, 9)
    )


def _yard(b: Block) -> None:
    shape = stroke(path("14,30 140,22 240,20 340,22 466,30"), 14, (0.7, 0.7))
    b.part(shape, OAK, 6, Finish(3.2, Graver(1.5, 4), (2.4, 2)))
    with b.inking() as c:
        for x in range(44, 450, 27):
            shape = stroke([(x, 24), (x + 2, 40)], 6, (1, 1))
            c.form(shape, "#8a6236", "#3a2210", "#ffd9a0", Pen(1.8, 1.6, (2, 2), 1.4))
        for line in ("42,192 70,250 96,290", "438,192 410,250 384,290"):
            c.outline(stroke(path(line), 3, (1, 1)), 1.6, 1)
            c.fill(stroke(path(line), 3, (1, 1)), "#a07a4a")


def _ship(b: Block) -> None:
    with b.canvas.placed(240, 250):
        for flip in (False, True):
            with b.canvas.placed(0, 0, 1, 0, flip):
                _crew(b, flip)
        for flip in (True, False):
            with b.canvas.placed(0, 0, 1, 0, flip):
                _side(b)
        _stem(b)
    with b.canvas.placed(240, 178, 0.92):
        _beast(b)


def _crew(b: Block, left: bool) -> None:
    """Those who stand at one gunwale, the farthest first."""
    men = ((158, -64, 0.34), (138, -56, 0.41), (110, -60, 0.47), (68, -70, 0.55))
    for k, (x, y, size) in enumerate(men):
        kind = (k + 2 * left) % 3
        spear = [(x + 24, y + 60.0), (x + 34, y - 96.0 * (size + 0.4))]
        b.part(stroke(spear, 6, (1, 0.8), 0.5, False), OAK, 3, Finish(2, None, (1.6, 1)))
        tip = spear[1]
        b.part(blob(path("0,-26! 7,-6 0,6 -7,-6", tip[0], tip[1])), IRON, 4, Finish(2, None, (1.4, 1)))
        with b.canvas.placed(x, y, size, 0.08 * (-1) ** k):
            b.part(
                blob(path("-100,220 -94,126 -44,98 44,98 94,126 100,220")),
                RAG,
                30,
                Finish(3.4, Graver(0.3, 5), (2.4, 3)),
                creases([path("-40,110 -34,200"), path("30,106 40,200")], -9, 10, 4),
            )
            skull(b, kind, 4 + 12 * (k % 2), BONE, EYES)


def _strake(share: float) -> np.ndarray:
    """A line along the hull between the gunwale (0) and the keel (1)."""
    top, low = spline(path(SHEER)), spline(path(KEEL))
    return top * (1 - share) + low * share


def _side(b: Block) -> None:
    top, low = spline(path(SHEER)), spline(path(KEEL))
    side: Shape = plate([*map(tuple, top), *map(tuple, low[::-1])])
    b.part(side, HULL, 40, Finish(4, Graver(1.2, 5), (0, 3)))
    rng = np.random.default_rng(12)
    with b.inking() as c, c.clipped(side):
        for row in reversed(range(STRAKES)):
            _row(c, row, rng)
    wale = stroke(path(SHEER), 15, (1, 0.7), 0.1)
    b.part(wale, HULL, 6, Finish(3, Graver(0.8, 4), (2.4, 2)))
    b.cast(stroke(path(SHEER), 8), 0, 14, 5, 0.7)


def _row(c: Canvas, row: int, rng: np.random.Generator) -> None:
    """One strake of nails, the broader the nearer the stem; each lies on the next outwards."""
    line = _strake((row + 0.5) / STRAKES)
    run = along(line)
    length = float(np.hypot(*np.diff(line, axis=0).T).sum())
    far = length
    while far > -14:
        t = far / length
        x, y = float(np.interp(t, run, line[:, 0])), float(np.interp(t, run, line[:, 1]))
        high = 37 - 14 * max(0.0, t)
        paint = mix(
            mix("#e2bd86", "#96643a", float(rng.uniform(0, 1))),
            "#2a140c",
            0.10 + 0.5 * max(0.0, t) + 0.026 * row,
        )
        _nail(c, (x, y), high, float(rng.normal(0, 0.06)) + 0.1 + 0.02 * row, paint)
        far -= high * 0.62


def _nail(c: Canvas, at: Spot, high: float, turn: float, paint: str) -> None:
    """A finger's nail: square at its root, round at its rim, with a pale moon."""
    h = high / 2
    with c.placed(at[0], at[1], 1.0, turn):
        shape = blob(
            [
                (-h * 0.9, -h * 0.7),
                (-h * 0.9, -h * 0.7),
                (h * 0.3, -h),
                (h * 1.15, -h * 0.5),
                (h * 1.3, 0.0),
                (h * 1.15, h * 0.55),
                (h * 0.3, h),
                (-h * 0.9, h * 0.8),
                (-h * 0.9, h * 0.8),
            ]
        )
        c.form(
            shape, paint, mix(paint, "#140a08", 0.55), mix(paint, "#fff2d0", 0.55), Pen(1.6, 1.5, (3, 4), 1.8)
        )
        edge = shape.difference(
            blob(
                [
                    (-h * 2, -h * 1.2),
                    (h * 0.6, -h * 1.0),
                    (h * 0.86, 0),
                    (h * 0.6, h * 1.0),
                    (-h * 2, h * 1.2),
                ]
            )
        )
        c.fill(edge, mix(paint, "#fff6dc", 0.5))
        c.brush([(-h * 0.5, h * 0.4), (0, h * 0.45), (h * 0.5, h * 0.3)], 1.8, mix(paint, "#140a08", 0.6))


def _stem(b: Block) -> None:
    post = blob(mirrored(path("0,-110 15,-96 17,-20 16,90 11,180 0,216")))
    notches = creases([[(-16, y), (0, y + 6), (16, y)] for y in range(-70, 200, 22)], -7, 4, 1.6)
    b.part(post, HULL, 14, Finish(3.8, Graver(0.2, 4), (3, 3), glow=0.06), notches)


def _beast(b: Block) -> None:
    """The stem's head: a dead beast's, horned, its teeth bare; eyes at the height of the origin."""
    for s in (-1, 1):
        horn = stroke([(s * 30, -34), (s * 54, -66), (s * 52, -104), (s * 30, -124)], 24, (0.9, 0.05), 0.15)
        rings = [
            [(s * 38, -62), (s * 60, -58)],
            [(s * 42, -80), (s * 64, -82)],
            [(s * 40, -98), (s * 58, -106)],
        ]
        b.part(horn, RAG, 10, Finish(3.2, Graver(0.9, 4), (2.4, 2.4)), creases(rings, -7, 4, 2))
    mane = blob(mirrored(path("0,-70 30,-60 56,-24 54,30 40,20 30,-24 0,-36")))
    fur(
        b,
        mane,
        lambda x, y: (x * 0.8, 60.0),
        RAG,
        Locks(9, 50, 10, 0.16, 0.14, 1.3),
        form=b.model(mane, 14),
        seed=9,
    )
    head = blob(mirrored(path("0,-54 34,-46 52,-20 48,10 36,34 28,76 34,112 24,134 0,140")))
    holes = joined(blob([(s * x, y) for x, y in path("24,-10 44,-14 46,6 34,18 22,8")]) for s in (-1, 1))
    nose = joined(blob([(s * x, y) for x, y in path("5,84! 14,90 18,108 12,118 5,108!")]) for s in (-1, 1))
    cuts = [
        Cut(holes, -24, 4),
        Cut(nose, -16, 3),
        Cut(stroke(path("0,-46 0,80"), 16), 12, 7),
        Cut(joined(stroke([(s * 22, -20), (s * 48, -22)], 9) for s in (-1, 1)), 12, 4),
        Cut(joined(stroke(path("40,22 26,60 24,90", side=s), 8) for s in (-1, 1)), 8, 4),
        Cut(stroke(path("-4,-40 6,-16 -3,6"), 3), -8, 1.4),
    ]
    b.part(head, BONE, 34, Finish(4, Graver(0.5, 4, 0.6), (3, 3), rough=2), cuts)
    with b.inking() as c:
        c.fill(joined([holes.buffer(-2), nose.buffer(-1)]), "#0a0304")
    for x in (-21, -13, -4.5, 4.5, 13, 21):
        tooth = blob([(x - 4, 126), (x + 4, 126), (x + 4.6, 142), (x + 3, 150), (x - 3, 150), (x - 4.6, 142)])
        b.part(tooth, BONE, 4, Finish(1.8, None, (1.4, 1)))
    for s in (-1, 1):
        light = disc(s * 33, 1, 6)
        b.glow(light.buffer(4), "#ff5a14", 9, 1.2)
        with b.inking() as c:
            c.fill(light, "#ffd24a")
            c.fill(disc(s * 33, 0, 3), "#fffbe0")


def _bow_wave(b: Block) -> None:
    """Froth that the stem throws to both sides, and spray above it."""
    rng = np.random.default_rng(6)
    froth: list[Shape] = []
    spray: list[Shape] = []
    for s in (-1, 1):
        for t in np.linspace(0, 1, 46):
            x, y = 240 + s * (8 + 196 * t), 440 - 44 * math.sin(t * 2.6) + 10 * t
            froth.append(
                disc(x + rng.normal(0, 3), y + abs(rng.normal(0, 6)), rng.uniform(3, 12) * (1.1 - 0.6 * t))
            )
            spray.append(disc(x + rng.normal(0, 10), y - abs(rng.normal(0, 22)), rng.uniform(1, 2.8)))
    b.part(joined(froth), FROTH, 6, Finish(2.2, Graver(0.9, 4.4, 0.3, 0.5), (1.8, 1.6)))
    with b.inking() as c:
        c.fill(joined(spray), "#ffe6c0", 0.9)
