"""Surtr: black rock with fire in its cracks, a beard of flame, and the sword that burns the world."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely

from art.ink import Shape, blob, disc, joined, path, plate, stroke
from art.noise import fbm, grid, ramp, smooth
from art.raster import coloured, over
from art.relief.parts import (
    Breath,
    Plume,
    breathe,
    cracked,
    creases,
    figure_block,
    light_of,
    mirrored,
    mist,
    plume,
)
from art.relief.pelt import Locks, fire, places
from art.relief.relief import Block, Cut, Finish, Form, Graver, Tones, soft_blur

EMBER = "#ff7a1e"
ROCK: Tones = ("#050303", "#100a0a", "#261b18", "#8e5a3a")
STONE: Tones = ("#070404", "#170e0c", "#33241e", "#b87a4e")
AT, SCALE, TILT = (730.0, 318.0), 1.33, -0.02
HEAD = "0,-128 56,-122 98,-88 114,-30 108,30 104,84 78,140 40,166 0,174"


def crust(
    b: Block,
    shape: Shape,
    paints: Tones,
    bulge: float,
    cuts: Sequence[Cut] = (),
    *,
    size: float,
    seed: int,
    heat: float = 0.5,
) -> Form:
    """Rock that has cooled over fire: plates with glowing seams, hotter in some places than in others."""
    rng = np.random.default_rng(seed)
    x0, y0, x1, y1 = shape.bounds
    spots = places(shape.buffer(size), size, rng)
    cells = shapely.voronoi_polygons(shapely.MultiPoint(spots), extend_to=shapely.box(x0, y0, x1, y1))
    cells_ = [
        cell.buffer(-size * 0.05).buffer(-2).buffer(2) for cell in cells.geoms if cell.intersects(shape)
    ]
    seams = shape.difference(joined(cells_)).intersection(shape.buffer(-1.5))
    form = b.part(
        shape,
        paints,
        bulge,
        Finish(4, Graver(0.6, 4.4, 0.7, 0.6, 0.24), (3, 3), rough=2.5),
        [*cuts, Cut(seams, -9, 1.4)],
    )
    box = (form.x, form.y, form.x + form.mask.shape[1], form.y + form.mask.shape[0])
    mask = b.masked(b.canvas.place(seams), box)
    x, y = grid(mask.shape[1], mask.shape[0])
    hot = fbm((x + form.x) / b.unit / 52, (y + form.y) / b.unit / 52, 3, seed=seed) + heat - 0.5
    warm = smooth(-0.16, 0.34, hot)
    over(
        b.picture,
        coloured(np.clip(soft_blur(mask * warm, 5 * b.unit) * 1.5, 0, 0.9) * form.mask, "#c8320a"),
        form.x,
        form.y,
    )
    colours = ramp(warm, [(0, "#0a0404"), (0.3, "#6a1606"), (0.6, "#f0701a"), (1, "#ffe89a")])
    over(b.picture, np.dstack([colours, mask]), form.x, form.y)
    return form


def _body(b: Block) -> None:
    """Shoulders like a mountain: slabs that overlap."""
    whole = blob(
        path(
            "0,120 80,130 150,120 230,118 310,146 380,210 430,300 450,420 "
            "-450,420 -430,300 -380,210 -310,146 -230,118 -150,120 -80,130"
        )
    )
    folds = [
        Cut(joined(disc(s * 300, 250, 110) for s in (-1, 1)), 50, 40),
        Cut(joined(stroke(path("190,140 196,240 150,340", side=s), 26) for s in (-1, 1)), -34, 14),
    ]
    crust(b, whole, ROCK, 80, folds, size=40, seed=4, heat=0.5)


def _head(b: Block) -> None:
    head = blob(mirrored(path(HEAD)))
    cuts = [
        Cut(joined(disc(s * 45, 6, 32, 0.62) for s in (-1, 1)), -46, 6),
        Cut(joined(stroke(path("6,-12 48,-30 98,-46", side=s), 26, (0.9, 0.6)) for s in (-1, 1)), 34, 5),
        Cut(stroke(path("0,-20 0,30 0,66"), 32, (0.5, 1.3)), 36, 6),
        Cut(disc(0, 66, 30, 0.55), 20, 5),
        Cut(joined(disc(s * 82, 40, 26, 0.8) for s in (-1, 1)), 28, 8),
        Cut(joined(blob(path("44,64 80,70 92,110 60,120", side=s)) for s in (-1, 1)), -26, 8),
        *creases([path("-60,-84 0,-74 60,-84"), path("-50,-62 0,-54 50,-62")], -12, 7, 3),
        *creases([path("6,-56 12,-34 8,-14", side=s) for s in (-1, 1)], -18, 7, 3),
    ]
    crust(b, head, STONE, 56, cuts, size=25, seed=7, heat=0.44)
    with b.inking() as c:
        for s in (-1, 1):
            c.fill(disc(s * 15, 77, 7, 0.7), "#050203")


def _crest(b: Block) -> None:
    """Splinters of basalt on the skull, between which the hair burns."""
    for x, y, tip in sorted(
        (
            (-96, -70, (-150, -128)),
            (-74, -100, (-112, -176)),
            (-42, -118, (-58, -196)),
            (0, -124, (-4, -214)),
            (42, -118, (56, -200)),
            (74, -100, (116, -180)),
            (96, -70, (156, -130)),
        ),
        key=lambda k: -abs(k[0]),
    ):
        shard = plate(
            [
                (x - 19, y + 16),
                (x - 14 + (tip[0] - x) * 0.4, (y + tip[1]) / 2),
                tip,
                (x + 12 + (tip[0] - x) * 0.5, (y + tip[1]) / 2 + 6),
                (x + 20, y + 18),
            ]
        )
        b.part(shard, STONE, 12, Finish(3, Graver(0.3, 4, 0.5, 0.62), (2.6, 2.6), rough=4))
    band = blob(mirrored(path("0,-142 44,-134 84,-112 112,-70 120,-40 102,-50 78,-86 40,-108 0,-114")))
    crust(b, band, STONE, 14, size=24, seed=9, heat=0.4)


def _mouth(b: Block) -> None:
    """A furnace behind broken teeth."""
    mouth = blob(path("-54,112 -30,98 0,102 30,98 54,112 56,140 34,166 0,172 -34,166 -56,140"))
    b.outline(mouth, 5, 3)
    hearts = ((0, "#6a1206"), (5, "#c83a0a"), (11, "#f58a20"), (18, "#ffd860"), (25, "#fff8d0"))
    with b.inking() as c:
        for inner, colour in hearts:
            c.fill(mouth.buffer(-inner), colour)
    row = (
        (-44, 106, 17),
        (-29, 101, 26),
        (-10, 101, 19),
        (10, 101, 21),
        (29, 101, 27),
        (44, 106, 16),
        (-36, 162, -19),
        (-14, 170, -24),
        (8, 171, -17),
        (28, 166, -23),
        (46, 154, -13),
    )
    for x, y, long in row:
        tooth = plate(
            [
                (x - 9, y - 3),
                (x + 9, y - 3),
                (x + 6, y + long * 0.7),
                (x + 1, y + long),
                (x - 6, y + long * 0.6),
            ]
        )
        b.part(tooth, ROCK, 5, Finish(1.8, Graver(0.3, 4, 0.3, 0.5, 0), (1.8, 1.6)))


EYE = "-72,2! -54,-4 -36,2 -20,16! -38,17 -56,13"


def _eyes(b: Block) -> None:
    for flip in (False, True):
        with b.canvas.placed(0, 0, 1, 0, flip):
            eye = blob(path(EYE))
            b.glow(eye.buffer(9), "#050202", 6, 1.5)
            b.outline(eye, 3, 2)
            with b.inking() as c:
                c.fill(eye, "#f0701a")
                c.fill(eye.buffer(-2.5), "#ffd65a")
                c.fill(eye.buffer(-5), "#fffbe0")
            brow = plate(path("-110,-44 -88,-60 -42,-38 -4,-6 -8,14 -24,4 -46,-8 -76,-14 -100,-22"))
            b.part(brow, STONE, 12, Finish(3, Graver(0.8, 4, 0.5, 0.6), (2.6, 2.6), rough=6))


def _beard(b: Block) -> None:
    """The beard: flames that fall, then lick outwards."""
    region = blob(mirrored(path("0,168 40,160 64,120 88,76 112,30 120,60 112,120 84,180 50,206 0,216")))
    mouth = blob(path("-56,112 -30,98 0,102 30,98 56,112 58,140 34,168 0,174 -34,168 -58,140"))
    fire(
        b,
        region.difference(mouth),
        lambda x, y: (x * 1.15, 100 + 0.2 * y),
        Locks(11, 150, 20, 0.17, 0.20),
        seed=8,
        order=lambda x, y: -y - abs(x) * 0.3,
        size=lambda x, y: 0.45 + (y - 30) / 260,
    )
    lip = joined(stroke([(s * 8, 90), (s * 34, 86), (s * 62, 96)], 12) for s in (-1, 1))
    fire(
        b, lip, lambda x, y: (x * 2.6, 30.0), Locks(8, 64, 12, 0.16, 0.22), seed=9, order=lambda x, y: -abs(x)
    )


def _hair(b: Block) -> None:
    """Hair and crown of fire that streams up and back."""
    region = blob(mirrored(path("0,-150 70,-140 116,-96 128,-20 112,-60 60,-112 0,-124")))
    b.glow(region.buffer(50), "#c8380a", 40, 0.8)
    fire(
        b,
        region.buffer(8),
        lambda x, y: (x * 1.0 + 20, -92 + abs(x) * 0.2),
        Locks(12, 150, 26, 0.15, 0.16),
        seed=5,
        size=lambda x, y: 1.0 - abs(x) / 300,
    )


# The sword, its hilt at the origin, its point up


def _blade_shape() -> Shape:
    return plate(path("-26,-30 -30,-300 -24,-500 0,-566 24,-500 30,-300 26,-30"))


def sword(b: Block, seed: int = 3) -> None:
    """A blade of white heat with fire along both edges."""
    blade = _blade_shape()
    b.glow(blade.buffer(30), "#e0480c", 40, 0.9)
    sides = joined(
        [
            plate(path("-30,-40 -40,-300 -30,-520 -6,-560 -16,-300 -14,-40")),
            plate(path("30,-40 40,-300 30,-520 6,-560 16,-300 14,-40")),
        ]
    )
    fire(b, sides, lambda x, y: (x * 0.9 + 8, -90.0), Locks(13, 120, 22, 0.14, 0.18), seed=seed)
    b.outline(blade, 4, 4)
    b.part(
        blade,
        ("#b8480c", "#f08a24", "#ffd05a", "#fffbe0"),
        18,
        Finish(3, Graver(0.1, 5, 0.3, 0.42, 0), (3, 2), own=0.2, glow=0.22),
        [Cut(stroke(path("0,-30 0,-540"), 16), -16, 5)],
    )
    runes = (
        "0,-90 0,-130 M",
        "-9,-150 9,-170",
        "0,-190 0,-232",
        "-8,-250 8,-268 -8,-286",
        "0,-310 0,-350",
        "9,-370 -9,-392",
    )
    with b.inking() as c:
        for line in runes:
            c.brush(path(line.replace(" M", "")), 6, "#8e2406", ends=(0.8, 0.8))
    guard = blob(path("-92,-26! -88,-48 -40,-36 0,-44 40,-36 88,-48 92,-26! 40,-10 0,-6 -40,-10"))
    b.part(guard, ROCK, 14, Finish(4, Graver(0.8, 5), (3, 3), rough=6))
    b.part(stroke(path("0,-10 0,96"), 30, (1, 0.9)), ROCK, 12, Finish(3.5, Graver(1.2, 5), (3, 3)))
    b.part(disc(0, 110, 26), ROCK, 18, Finish(3.5, Graver(0.8, 5), (3, 3), rough=6))


def fist(b: Block) -> None:
    """Fingers of rock around the grip."""
    hand = blob(path("-60,0 -46,-14 40,-14 62,10 62,84 30,104 -40,100 -62,70"))
    crust(b, hand, ROCK, 26, size=26, seed=12)
    for k in range(4):
        y = -4 + k * 26
        finger = plate(path("-64,0 -30,-7 26,-5 40,6 30,20 -40,22 -66,14", 0, y)).buffer(3)
        b.part(finger, ROCK, 12, Finish(3, Graver(0.7, 5, 0.5, 0.62), (3, 3), rough=9))
    cracked(b, ("-40,6 -10,12 14,4", "-44,34 -16,30 10,40", "-30,66 0,58 20,70"), 5)


def _arm(b: Block) -> None:
    arm = blob(path("1060,780 1050,690 1086,610 1150,580 1230,590 1280,640 1300,720 1300,780"))
    crust(b, arm, ROCK, 50, size=48, seed=14)


def eyes() -> Block:
    b = figure_block(41, EMBER)
    with b.canvas.placed(*AT, SCALE, TILT):
        for side in (-1, 1):
            light_of(b, blob([(side * x, y) for x, y in path(EYE)]).buffer(-2), "#fffbe6", "#ff7a14", 9)
    return b


SMOKE = Breath(
    0.66,
    ((0, "#0c0606"), (0.5, "#2a1713"), (1, "#8a4a26")),
    (
        Plume((500, 470), (-0.55, -1.0), 460, 0.36, 80, 1.6),
        Plume((960, 470), (0.45, -1.0), 460, 0.36, 80, 1.6),
        Plume((1240, 300), (0.3, -1.0), 330, 0.36, 80, 1.6),
    ),
)


def breath(state: int) -> Block:
    """Fire from the mouth, smoke that climbs past his head, embers on the draught."""
    b = figure_block(41 + state, EMBER)
    breathe(b, SMOKE, state / 3)
    heat, fine = plume(b, Plume((728, 494), (0.04, 1.0), 260, 0.62, 84, 0.8), state / 3)
    glow = ((0, "#a8240a"), (0.45, "#f58a1e"), (0.8, "#ffe48a"), (1, "#ffffff"))
    mist(b, glow, heat * 0.85, fine + 0.15 * heat)
    rng = np.random.default_rng(90 + state)
    sparks = []
    for _ in range(150):
        x, y, long = rng.normal(760, 300), rng.uniform(20, 660), rng.uniform(4, 18)
        sparks.append(
            stroke(
                [(x, y), (x + long * rng.normal(0, 0.4), y - long)], rng.uniform(1.6, 4), (0.4, 0), 0.3, False
            )
        )
    with b.inking() as c:
        c.fill(joined(sparks), "#ffc04a", 0.9)
    b.fade(200, 190, (620, 710), 34)
    return b


def bust(b: Block) -> None:
    """Head, hair, beard and shoulders, about the root of the nose."""
    _hair(b)
    _crest(b)
    _body(b)
    b.cast(blob(mirrored(path(HEAD))), 4, 30, 14, 0.8)
    _head(b)
    _eyes(b)
    _mouth(b)
    _beard(b)


def armed(b: Block) -> None:
    """The sword in its fist, the guard at the origin."""
    sword(b)
    with b.canvas.placed(0, 4, 1.0):
        fist(b)


def figure() -> Block:
    b = figure_block(41, EMBER)
    b.own_from = (0.34, 0.86)
    b.fall = (0.16, 0.10)
    with b.canvas.placed(*AT, SCALE, TILT):
        bust(b)
    _arm(b)
    with b.canvas.placed(1196, 582, 0.90, 0.17):
        armed(b)
    b.backlight("#8a2a0c", 4.0, 34, 0.5)
    b.fade(200, 190, (600, 710), 34)
    return b
