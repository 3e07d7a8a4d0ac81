"""Fenrir: a wolf's head from the front, lowered and snarling, a mane like a thicket, a torn fetter, frost."""

from __future__ import annotations

import math

import numpy as np

from art.ink import Shape, blob, disc, joined, path, stroke
from art.relief.parts import (
    GUM,
    Breath,
    Plume,
    breathe,
    creases,
    drool,
    figure_block,
    light_of,
    mirrored,
    specks,
    teeth,
)
from art.relief.pelt import Locks, fur, swept
from art.relief.relief import Block, Cut, Finish, Form, Graver, Tones
from art.valhalla.scene.bonds import chain

FROST = "#9fd0ec"
COAT: Tones = ("#0d0f16", "#262a36", "#565b68", "#b9b4aa")
FACE: Tones = ("#101219", "#2e323e", "#6b6f7a", "#d6cdbc")
AT, SCALE, TILT = (792.0, 262.0), 0.92, -0.05


def _mane_shape() -> Shape:
    return blob(
        path(
            "0,-150 150,-170 260,-120 350,-20 470,60 600,150 "
            "700,290 760,520 -760,520 -700,290 -600,150 -470,60 "
            "-350,-20 -260,-120 -150,-170"
        )
    )


def _outward(x: float, y: float) -> tuple[float, float]:
    """The way fur lies: away from the muzzle, and down with its weight."""
    return x * 1.0 + math.copysign(30, x) * 0.4, (y - 40) * 0.75 + 110


def _mane(b: Block) -> None:
    whole = _mane_shape()
    form = b.model(whole, 190, [Cut(blob(path("-260,40 0,-60 260,40 300,420 0,560 -300,420")), -60, 50)], 16)
    b.paint(form, COAT)
    b.engrave(form, Graver(0.3, 7))

    def far(x: float, y: float) -> float:
        return -math.hypot(x, y * 1.15)

    def grow(x: float, y: float) -> float:
        return min(1.5, 0.55 + math.hypot(x, y) / 520)

    locks = Locks(21, 128, 18, 0.26, 0.2, 1.5)
    fur(b, whole.buffer(-26), _outward, COAT, locks, form=form, order=far, seed=4, size=grow)


def _ear(b: Block, side: int) -> None:
    with b.canvas.placed(0, 0, 1, 0, side < 0):
        outer = blob(path("76,-112! 112,-196 186,-276! 232,-214 248,-140 226,-64! 150,-50"))
        form = b.part(outer, COAT, 30, Finish(4, Graver(1.2, 6), (4, 4)))
        inner = blob(path("122,-112 144,-184 188,-250! 216,-196 222,-130 200,-86 150,-78"))
        b.part(
            inner,
            ("#08060a", "#1a1016", "#4a2c30", "#a8685c"),
            18,
            Finish(2, Graver(1.4, 5, 0.3, 0.7), (0, 2)),
        )
        b.engrave(form, Graver(1.1, 7, 0.4, 0.4, 0))

        def inward(x: float, y: float) -> tuple[float, float]:
            return 22 - (x - 150) * 0.4, -60.0

        region = blob(path("96,-96 128,-150 158,-168 150,-96 170,-74 130,-62"))
        fur(b, region, inward, FACE, Locks(13, 62, 9, 0.2, 0.2), form=form, seed=7 + side)


def _ruff(b: Block) -> Form:
    """The cheeks: broad, their fur combed out to points."""
    whole = blob(
        path(
            "0,-170 110,-160 190,-110 232,-20 246,80 232,180 180,250 0,300 "
            "-180,250 -232,180 -246,80 -232,-20 -190,-110 -110,-160"
        )
    )
    cuts = [
        Cut(joined(disc(s * 92, 2, 46, 0.7) for s in (-1, 1)), -34, 16),
        Cut(joined(disc(s * 178, 110, 52) for s in (-1, 1)), 22, 26),
    ]
    form = b.part(whole, FACE, 90, Finish(0, Graver(0.4, 6), (0, 0), rough=4), cuts)
    shape = joined(
        [
            blob(path("120,-60 210,-80 256,30 258,170 196,262 120,240 150,120")),
            blob(path("-120,-60 -210,-80 -256,30 -258,170 -196,262 -120,240 -150,120")),
        ]
    )
    fur(
        b,
        shape,
        lambda x, y: (x * 1.1, 60 + (y - 60) * 0.6),
        FACE,
        Locks(15, 92, 14, 0.2, 0.2, 1.3),
        form=form,
        order=lambda x, y: -math.hypot(x, y - 40),
        seed=9,
        size=lambda x, y: 0.7 + abs(x) / 500 + max(0.0, y) / 700,
    )
    return form


def _jaw(b: Block) -> None:
    """The lower jaw hangs open: gullet, tongue, teeth that point up."""
    jaw = blob(mirrored(path("0,404 46,398 92,366 132,300 168,214 176,150")))
    b.part(jaw, FACE, 46, Finish(4, Graver(0.2, 6), (4, 4)))
    gullet = blob(mirrored(path("0,372 44,360 78,318 108,252 132,190 120,150 0,150")))
    b.part(
        gullet,
        ("#050203", "#14060a", "#3a0f14", "#6a1a1c"),
        60,
        Finish(3, Graver(0.1, 5, 0.3, 0.8), (0, 0), own=0.1),
    )
    tongue = blob(mirrored(path("0,352 34,340 52,296 56,240 40,206 0,200")))
    b.part(
        tongue,
        GUM,
        26,
        Finish(3, Graver(0.0, 5, 0.5), (3, 3)),
        [Cut(stroke(path("0,214 0,340"), 12), -14, 6)],
    )
    gums = blob(mirrored(path("0,384 44,374 84,334 116,262 130,204 116,214 92,280 62,336 30,356 0,360")))
    b.part(gums, GUM, 9, Finish(2, Graver(1.0, 4.5), (2, 2)))
    row = [(0.0, 360.0, -22.0, 15.0, 0.0)]
    for s in (-1, 1):
        row += [(s * 86, 318, -30, 20, s * 4), (s * 103, 284, -26, 20, s * 4), (s * 116, 250, -22, 18, s * 4)]
        row += [(s * 17, 360, -24, 16, s * 1), (s * 33, 355, -27, 16, s * 2)]
    for s in (-1, 1):
        row.append((s * 58, 346, -84, 30, s * 14))
    teeth(b, row)
    fur(
        b,
        blob(
            mirrored(path("0,404 52,394 96,362 136,300 176,206 192,150 176,214 148,300 110,372 50,412 0,420"))
        ),
        lambda x, y: (x * 0.35, 90.0),
        FACE,
        Locks(11, 50, 11, 0.22, 0.25, 1.2),
        seed=14,
        shift=-0.12,
    )
    shape = blob(mirrored(path("0,414 34,410 60,392 84,360 46,378 0,384")))
    b.part(shape, FACE, 14, Finish(3, Graver(0.2, 5), (0, 3)))


def _fangs(b: Block) -> None:
    """Upper gums and teeth, below the lifted lip."""
    gums = blob(mirrored(path("0,196 40,206 82,200 122,176 150,130 134,120 80,160 0,170")))
    b.part(gums, GUM, 12, Finish(2.5, Graver(1.0, 4.5), (2, 2)))
    row = []
    for s in (-1, 1):
        row += [
            (s * 148, 142, 26, 19, s * -2),
            (s * 134, 166, 34, 22, s * -3),
            (s * 112, 186, 40, 24, s * -4),
        ]
        row += [(s * 10, 202, 24, 18, 0), (s * 29, 206, 29, 18, s * 1)]
    for s in (-1, 1):
        row.append((s * 66, 198, 104, 36, s * 10))
    teeth(b, row)


def _muzzle(b: Block) -> None:
    """The muzzle comes at the viewer; the lip is drawn up in folds."""
    whole = blob(
        mirrored(
            path(
                "0,-40 46,-30 58,20 76,62 108,88 140,108 164,132! 136,162 104,186 78,198 48,192 22,206 0,202"
            )
        )
    )
    folds = [
        [(s * 14, 40 + k * 20), (s * (44 + k * 4), 30 + k * 22), (s * (74 + k * 14), 50 + k * 24)]
        for k in range(4)
        for s in (-1, 1)
    ]
    lip = [[(s * 30, 186), (s * 78, 184), (s * 122, 160), (s * 152, 130)] for s in (-1, 1)]
    cuts = [
        *creases(folds, 9, 12, 4),
        *creases([[(x, y + 11) for x, y in line] for line in folds], -11, 10, 4),
        *creases(lip, 10, 14, 5),
        Cut(stroke(path("0,-20 0,120"), 50, (0.6, 0.9)), 26, 16),
        Cut(joined(disc(s * 64, 140, 40) for s in (-1, 1)), 18, 18),
    ]
    b.part(whole, FACE, 44, Finish(4, Graver(0.55, 5.4, 0.6, 0.62), (3, 3)), cuts)
    for s in (-1, 1):
        for k in range(4):
            line = path(
                f"{s * 12},{44 + k * 21} {s * (42 + k * 4)},{36 + k * 22} {s * (78 + k * 13)},{58 + k * 22}"
            )
            with b.inking() as c:
                c.brush(line, 5, "#0a070a")
        spots = joined(disc(s * x, y, 3) for x, y in path("70,150 92,146 84,166 106,152"))
        with b.inking() as c:
            c.fill(spots, "#0a070a")
    nose = blob(mirrored(path("0,112 34,110 60,124 64,144 48,160 26,168 12,190 0,194")))
    holes = joined(
        blob(path(line))
        for line in ("20,150 38,136 56,140 48,154 34,160", "-20,150 -38,136 -56,140 -48,154 -34,160")
    )
    cuts = [Cut(holes, -20, 4), Cut(stroke(path("0,140 0,192"), 7), -10, 3)]
    b.part(
        nose,
        ("#050406", "#15141a", "#34343c", "#b4b6ba"),
        22,
        Finish(3, Graver(0.9, 4.6, 0.5, 0.5), (3, 3)),
        cuts,
    )
    with b.inking() as c:
        c.fill(holes.buffer(-2), "#040304")


def _corners(b: Block, form: Form) -> None:
    """Fur of the cheeks that hides where the jaws meet."""
    for s in (-1, 1):
        region = blob(path("150,96 190,110 206,170 186,226 160,262 150,220 168,170 160,130", side=s))
        fur(
            b,
            region,
            swept(s * 26.0, 66.0),
            FACE,
            Locks(10, 66, 12, 0.24, 0.25, 1.3),
            form=form,
            seed=50 + s,
            shift=-0.04,
        )


def _eye(b: Block, side: int, form: Form) -> None:
    """A narrow eye deep under the brow, whose fur hangs over it."""
    with b.canvas.placed(0, 0, 1, 0, side < 0):
        b.glow(blob(path("36,40 60,-14 110,-40 160,-34 140,16 96,44")), "#050406", 10, 1.7)
        lid = blob(path("50,34! 76,6 112,-14 150,-26! 132,8 96,30"))
        b.part(lid, ("#040304", "#080507", "#0e0809", "#1a0e0e"), 6, Finish(2.5, None, (0, 0)))
        ball = blob(path("62,28! 84,8 110,-6 138,-16! 124,6 96,23"))
        b.part(
            ball,
            ("#6a2c06", "#c87818", "#ffc63e", "#fff6b0"),
            12,
            Finish(1.0, None, (0, 0), own=0.0, glow=0.3),
        )
        pupil = disc(101, 6, 7.5)
        with b.inking() as c:
            c.fill(pupil, "#080406")
            c.fill(disc(97, 2, 2.4), "#ffffff")
        fur(
            b,
            blob(path("34,16 50,-22 104,-46 170,-52 160,-34 112,-22 74,0 50,24")),
            (46, -25),
            FACE,
            Locks(9, 40, 9, 0.16, 0.2, 1.1),
            form=form,
            seed=40 + side,
            order=(0.2, -1),
            shift=0.02,
        )
        with b.inking() as c:
            c.brush(path("40,34 74,2 112,-18 156,-34"), 11, "#060405", ends=(0.5, 0.2), peak=0.3)


def _forehead(b: Block, form: Form) -> None:
    region = blob(
        path(
            "0,-176 110,-168 196,-112 226,-30 170,-44 104,-62 50,-40 24,10 0,30 "
            "-24,10 -50,-40 -104,-62 -170,-44 -226,-30 -196,-112 -110,-168"
        )
    )
    fur(
        b,
        region,
        lambda x, y: (x * 0.9, -70 - 0.1 * abs(x)),
        FACE,
        Locks(13.5, 46, 11, 0.22, 0.2, 1.1),
        form=form,
        order=(0, 1),
        seed=12,
        shift=0.04,
    )
    for s in (-1, 1):
        fur(
            b,
            blob(path("56,42 92,44 140,22 176,60 160,122 112,96 72,80", side=s)),
            swept(s * 50.0, 22.0, spread=0.1),
            FACE,
            Locks(12, 44, 11, 0.25, 0.25, 1.1),
            form=form,
            seed=30 + s,
            order=lambda x, y: -abs(x),
            shift=0.03,
        )


def _fetter(b: Block) -> None:
    """What is left of the chain that held him."""
    iron = ("#6d747e", "#1d2026", "#e8e2d4")
    b.cast(stroke(path("-330,330 -190,420 0,450 190,420 330,330"), 60), 6, 16, 14, 0.8)
    with b.inking() as c:
        chain(c, path("-430,226 -350,330 -226,416 -70,458"), 1.3, iron)
    with b.inking() as c:
        chain(c, path("430,226 366,330 282,398 232,420"), 1.3, iron)
    with b.inking() as c:
        chain(c, path("232,420 262,474 244,540"), 1.2, iron)
    open_link = (
        disc(-36, 470, 40, 0.7)
        .difference(disc(-36, 470, 23, 0.6))
        .difference(blob(path("-30,456 20,440 30,492 -26,482")))
    )
    b.part(open_link, ("#14161c", "#343a44", "#79828c", "#f2e6d0"), 9, Finish(4, Graver(0.9, 5), (3, 3)))


def eyes() -> Block:
    b = figure_block(11, FROST)
    with b.canvas.placed(*AT, SCALE, TILT):
        for side in (-1, 1):
            eye = blob([(side * x, y) for x, y in path("70,24! 86,10 110,-2 132,-11! 120,5 96,20")])
            light_of(b, eye.difference(disc(side * 101, 6, 6)), "#fff4b0", "#f0961e", 8)
    return b


COLD = Breath(
    0.72,
    ((0, "#4f86a8"), (0.5, "#a9d3e8"), (1, "#ffffff")),
    (
        Plume((770, 500), (-1.0, 0.34), 620, 0.34, 24),
        Plume((820, 500), (1.0, 0.30), 600, 0.34, 25),
        Plume((790, 520), (0.1, 1.0), 280, 0.6, 20),
        Plume((754, 402), (-1.0, 0.5), 230, 0.3, 26),
        Plume((838, 400), (1.0, 0.46), 230, 0.3, 26),
    ),
)


def breath(state: int) -> Block:
    """Frost: it rolls out of the jaws and the nostrils, and sinks."""
    b = figure_block(11 + state, FROST)
    breathe(b, COLD, state / 3)
    rng = np.random.default_rng(30 + state)
    spots = zip(rng.normal(790, 300, 120), rng.normal(530, 80, 120), rng.uniform(0.8, 2.8, 120), strict=True)
    specks(b, spots, "#f0fbff", 0.85)
    b.fade(230, 230, (600, 708))
    return b


def head(b: Block, fetter: bool = False) -> None:
    """Head and mane from the front, about the root of the nose."""
    _mane(b)
    for side in (-1, 1):
        _ear(b, side)
    if fetter:
        _fetter(b)
    face = _ruff(b)
    _jaw(b)
    _fangs(b)
    _muzzle(b)
    _corners(b, face)
    _forehead(b, face)
    for side in (-1, 1):
        _eye(b, side, face)
    drool(b, [(-58, 300, 36), (72, 306, 58), (-104, 214, 44), (30, 232, 22)])


def figure() -> Block:
    b = figure_block(11, FROST)
    with b.canvas.placed(*AT, SCALE, TILT):
        head(b, True)
    b.backlight("#46708c", 4.0, 26, 0.42)
    b.fade(230, 230, (560, 706))
    return b
