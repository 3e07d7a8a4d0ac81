"""Fenrir: the whole wolf, jaws to the sky, and the silken fetter in pieces about him."""

from __future__ import annotations

import math

import numpy as np

from art.ink import Shape, along, blob, joined, path, ribbon, spline, stroke
from art.relief import wolf
from art.relief.card import apart, before, shine
from art.relief.parts import drool
from art.relief.pelt import Locks, fur
from art.relief.relief import Block, Cut, Finish, Form, Graver, Tones
from art.scene import land
from art.wolves.red.stage import chiselled, embers, ground

COAT = wolf.Coat(
    ("#060308", "#160c11", "#352324", "#d08a62"),
    ("#090508", "#221416", "#4e3835", "#f4c49a"),
    ("#8a1a04", "#e8680e", "#ffd23e", "#fffbd0"),
)
ROCK: Tones = ("#0a0406", "#241013", "#4e2a26", "#d08a5c")
CLAW: Tones = ("#1a0f0c", "#4a3428", "#b49a78", "#fff0d0")


def scene() -> Block:
    s = ground(31, "fenrir")
    land.sky(s, 400, (0.1, 0.36, 0.7))
    land.sun(s, 170, 160, 146, rays=0.9, colour="#f4a862")
    land.peaks(s, 452, 90, 6, depth=0.9)
    b = before(s, "#ff3a2a", 32)
    b.own_from = (0.86, 0.3)
    shine(b, (170, 160), 220, "#ffdc9a", 0.45)
    apart(b, _beast, "#ffd0a0", 2.6, 12, 0.3)
    _rock(b)
    _fetter(b)
    embers(b, 36, 3, low=380, lean=1.2)
    return b


def _rock(b: Block) -> None:
    crag = blob(path("-20,470 -20,424 50,412 130,428 210,420 290,438 380,426 440,436 500,420 500,470"))
    b.part(crag, ROCK, 22, Finish(3.4, Graver(1.2, 5, 0.6), (3, 2), rough=9))


def _leg(b: Block, shape: str, way: tuple[float, float], seed: int) -> None:
    """A leg: its form, and short fur that lies along it."""
    whole = blob(path(shape))
    form = b.part(whole, COAT.mane, 24, Finish(3.2, Graver(0.4, 4.4), (2.6, 2.6)))
    fur(
        b,
        whole.buffer(-6),
        lambda x, y: way,
        COAT.mane,
        Locks(8, 24, 6.5, 0.2, 0.2, 0.9),
        form=form,
        seed=seed,
        shift=0.04,
    )


def _paw(b: Block, x: float, y: float, size: float = 1.0, turn: float = 0.0) -> None:
    """Four toes with claws, pointing left; the wrist is at the origin."""
    with b.canvas.placed(x, y, size, turn):
        for tx, ty in path("-20,-16 -30,-6 -31,6 -22,16"):
            claw = stroke([(tx - 4, ty - 2), (tx - 18, ty + 1), (tx - 28, ty + 11)], 10, (1, 0), 0.1)
            b.part(claw, CLAW, 4, Finish(1.8, None, (1.6, 1)))
            toe = blob([(tx + 26, ty - 9), (tx, ty - 9), (tx - 10, ty), (tx - 2, ty + 9), (tx + 26, ty + 8)])
            b.part(toe, COAT.mane, 8, Finish(2.2, Graver(0.5, 3.8), (2, 1.6)))
        wrist = blob(path("-2,-20 24,-24 40,0 24,24 -4,20 -8,0"))
        b.part(wrist, COAT.mane, 12, Finish(0, Graver(0.5, 3.8), (0, 1.6)))


def _beast(b: Block) -> None:
    _far_side(b)
    _near_side(b)
    _head(b)


def _far_side(b: Block) -> None:
    _tail(b)
    _paw(b, 52, 300, 0.86, 0.16)
    _leg(b, "232,250 236,300 190,318 130,314 84,318 62,312 58,292 100,286 150,280 190,262", (-50.0, 4.0), 11)
    _leg(
        b,
        "372,270 412,300 398,344 372,372 392,398 384,424 352,436 330,428 352,404 342,372 352,336 346,300",
        (-6.0, 50.0),
        12,
    )
    _paw(b, 336, 430, 0.82)


def _near_side(b: Block) -> None:
    trunk = blob(
        path(
            "206,150 260,126 318,148 376,172 428,206 452,262 430,308 "
            "386,304 344,286 304,304 254,322 214,296 196,226"
        )
    )
    cuts = [
        Cut(blob(path("230,170 290,160 312,230 290,300 244,306 218,240")), 18, 18),
        Cut(blob(path("384,200 432,220 444,270 410,300 372,270")), 18, 16),
        Cut(stroke(path("336,190 326,240 330,280"), 24), -14, 12),
    ]
    b.outline(trunk, 3.6, 4)
    form = b.model(trunk, 60, cuts, 4)
    b.paint(form, COAT.mane)
    _pelt(b, trunk, form)
    _leg(
        b,
        "390,206 440,222 462,274 448,322 428,352 462,384 468,420 446,446 414,450 396,440 424,420 424,398 "
        "388,366 378,328 376,270",
        (2.0, 50.0),
        13,
    )
    haunch = blob(path("366,186 420,200 452,240 436,262 400,236 372,222"))
    fur(b, haunch, (50, 34), COAT.mane, Locks(9, 30, 7, 0.18, 0.2, 1.0), form=form, seed=15, order=(-1, -1))
    _paw(b, 408, 446, 0.94)
    _paw(b, 84, 380, 1.0, 0.02)
    _leg(
        b,
        "240,226 292,236 296,292 258,340 208,368 142,392 98,400 88,376 130,362 178,338 208,302 220,262",
        (-46.0, 24.0),
        14,
    )


def _head(b: Block) -> None:
    with b.canvas.placed(160, 134, 0.60, 0.30):
        wolf.neck(
            b,
            COAT,
            "10,40 60,-84 150,-96 236,-36 266,90 236,206 140,246 50,200 6,130",
            flow=(70.0, 40.0),
            gap=13.0,
            long=74.0,
        )
    hackles = stroke(path("214,84 252,96 290,122 330,150"), 22, (1, 1))
    fur(
        b,
        hackles,
        (50, -16),
        COAT.face,
        Locks(9, 50, 11, 0.2, 0.2, 1.3),
        form=b.model(hackles, 10),
        seed=16,
        order=(-1, 0),
    )
    _ribbon(b, "196,246 226,270 268,258 294,220 298,172", 13, 0.9)
    with b.canvas.placed(160, 134, 0.60, 0.30):
        wolf.head(b, COAT, 0.90)
        chiselled(b, [path("-58,14 -34,-12 4,-19 36,-13")], 13, "#080306")
        drool(b, [(-40, 112, 40), (-92, 86, 28)], "#ffd8b8")


def _pelt(b: Block, trunk: Shape, form: Form) -> None:
    fur(
        b,
        trunk.buffer(-4),
        lambda x, y: (56.0, 10 + (y - 220) * 0.2),
        COAT.mane,
        Locks(9, 30, 7, 0.18, 0.2, 1.0),
        form=form,
        seed=5,
        order=(-1, -0.3),
    )
    ridge = stroke(path("262,132 320,150 378,176 430,210"), 13, (1, 1))
    fur(
        b,
        ridge,
        (50, 8),
        COAT.face,
        Locks(8, 38, 8, 0.2, 0.2, 1.1),
        form=form,
        seed=6,
        order=(-1, 0),
        shift=0.08,
    )


def _tail(b: Block) -> None:
    line = stroke(path("420,236 464,214 486,170 512,110"), 48, (0.7, 0.3), 0.5)
    form = b.model(line, 18)
    b.outline(line, 3, 3)
    b.paint(form, COAT.mane)
    fur(
        b,
        line.buffer(2),
        lambda x, y: (34.0, -20 - (x - 420) * 0.5),
        COAT.mane,
        Locks(8, 42, 8, 0.24, 0.2, 1.1),
        form=form,
        seed=8,
        order=(0, 1),
    )


def _ribbon(b: Block, line: str, wide: float = 10.0, turns: float = 3.0) -> None:
    """A flat band of silk that turns over on its way: broad, then only its edge."""
    curve = spline(path(line))
    swing = np.cos(along(curve) * math.pi * turns)
    face = ribbon(curve, np.maximum(np.abs(swing), 0.24) * wide / 2)
    under = ribbon(curve, np.where(swing < 0, np.maximum(-swing, 0.02), 0.02) * wide * 0.36)
    b.glow(face.buffer(3), "#ffcf7a", 5, 0.7)
    with b.inking() as c:
        c.outline(face, 2.2, 2)
        c.fill(face, "#fff3cc")
        c.fill(under, "#e0ac5c")


def _frayed(b: Block, x: float, y: float, way: tuple[float, float]) -> None:
    """The torn end: threads that curl apart."""
    dx, dy = way
    threads = [
        stroke(
            [
                (x - dx * 0.2, y - dy * 0.2),
                (x + dx * 0.4 - dy * k * 0.12, y + dy * 0.4 + dx * k * 0.12),
                (x + dx * (0.8 + 0.2 * abs(k)) - dy * k * 0.5, y + dy * (0.8 + 0.2 * abs(k)) + dx * k * 0.5),
            ],
            2.4,
            (1, 0),
            0.1,
        )
        for k in (-1.1, -0.7, -0.3, 0.1, 0.5, 0.9)
    ]
    with b.inking() as c:
        c.fill(joined(threads).buffer(1.1), "#0b0709")
        c.fill(joined(threads), "#fff3cc")


def _fetter(b: Block) -> None:
    """Gleipnir: from the neck, from the paws and from the rock; nowhere whole."""
    _ribbon(b, "298,176 314,120 354,132 376,96 356,60 384,34 424,44", 13, 5.2)
    _frayed(b, 422, 43, (26.0, 8.0))
    _ribbon(b, "120,362 116,378 126,398", 11, 0.6)
    _ribbon(b, "134,356 130,374 140,392", 10, 0.6)
    _ribbon(b, "124,394 112,420 80,414 58,428 30,412", 11, 3.4)
    _frayed(b, 31, 412, (-20.0, -14.0))
    stone = blob(path("212,470 206,424 220,400 242,392 262,404 270,432 268,470"))
    b.part(stone, ROCK, 16, Finish(3.2, Graver(0.3, 4), (2.6, 2), rough=3))
    _ribbon(b, "204,424 238,434 272,422", 11, 0.5)
    _ribbon(b, "205,436 238,446 272,434", 10, 0.5)
    _ribbon(b, "266,426 296,410 286,384 312,366", 11, 3.2)
    _frayed(b, 311, 367, (18.0, -18.0))
