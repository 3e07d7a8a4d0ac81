"""Jörmungandr: a head like a ship's, agape, on a neck that rears out of black surf; coils left and right."""

from __future__ import annotations

import math

import numpy as np

from art.ink import Shape, blob, disc, joined, path, stroke
from art.relief.parts import (
    GUM,
    Breath,
    Plume,
    breathe,
    drool,
    figure_block,
    light_of,
    specks,
    teeth,
)
from art.relief.pelt import Body, Locks, body, fur, scales
from art.relief.relief import Block, Cut, Finish, Form, Graver, Tones

VENOM = "#9fe05a"
HIDE: Tones = ("#04100f", "#0f2f2c", "#2f6e5c", "#c2d69a")
CREST: Tones = ("#0a1210", "#22362c", "#5f7a4e", "#e0dca0")
BELLY: Tones = ("#1a160c", "#4a4222", "#a8965a", "#f6e8b4")
FIN: Tones = ("#0c0a10", "#301a20", "#7c3a34", "#e89a60")
AT, SCALE, TILT = (736.0, 252.0), 1.0, 0.04
# Middle lines and widths of the coils, the farthest first.
COILS: tuple[tuple[str, tuple[float, ...], int], ...] = (
    ("40,760 150,470 300,380 450,470 520,760", (90, 104, 110, 104, 96), 1),
    ("1080,780 1160,430 1310,330 1450,420 1540,780", (96, 118, 124, 116, 100), 1),
)
NECK = ("1000,800 1120,650 1140,500 1030,384 910,296 800,262", (250, 240, 220, 196, 172, 160))
NEAR = ("250,800 380,640 560,580 740,640 860,800", (120, 142, 150, 146, 130))


def tube(  # noqa: PLR0917 - always in this order
    b: Block, of: Body, size: float, under: int, seed: int, fins: tuple[float, float] | None = None
) -> None:
    """A coil: its fins, its form, its scales, and the graver's shade over them."""
    if fins:
        _fins(b, of, -under, fins)
    shape = of.shape
    b.outline(shape, 4, 5)
    half = float(of.half.max())
    form = b.model(shape, half)
    b.paint(form, HIDE)
    scales(b, of, HIDE, BELLY, size=size, under=under, seed=seed)
    clip = Graver(1.9, 6.4, 0.5, 0.40, 0.16)
    b.engrave(form, clip, opacity=0.8)
    b.rim(form, fire=3.4, own=3.6)


def _fins(b: Block, of: Body, side: int, span: tuple[float, float]) -> None:
    """Spines along the back, torn skin between them."""
    rng = np.random.default_rng(int(of.half[0] * 7))
    count = 15
    tips, roots = [], []
    for k in range(count):
        share = span[0] + (span[1] - span[0]) * (k + rng.uniform(-0.25, 0.25)) / (count - 1)
        (x, y), (ox, oy), (cx, cy) = (of.at(share, side * reach) for reach in (0.8, 1.0, 0.0))
        nx, ny = ox - cx, oy - cy
        run = math.hypot(nx, ny)
        back = of.at(max(0.0, share - 0.06), side)
        tall = (16 + 30 * math.sin(math.pi * (k + 1) / (count + 1))) * rng.uniform(0.55, 1.35)
        roots.append((x, y))
        tips.append(
            (ox + nx / run * tall + (back[0] - ox) * 0.9, oy + ny / run * tall + (back[1] - oy) * 0.9)
        )
    for k in range(count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = roots[k], roots[k + 1], tips[k], tips[k + 1]
        deep = rng.uniform(0.25, 0.45)
        low = ((cx + dx) * deep + (ax + bx) * (0.5 - deep), (cy + dy) * deep + (ay + by) * (0.5 - deep))
        web = blob([(ax, ay), (ax, ay), (cx, cy), (cx, cy), low, (dx, dy), (dx, dy), (bx, by), (bx, by)], 5)
        b.part(web, FIN, 10, Finish(2.0, Graver(0.4, 5, 0.2, 0.7), (1.6, 1.6)))
    for root, tip in zip(roots, tips, strict=True):
        spine = stroke([root, ((root[0] + tip[0]) / 2 + 3, (root[1] + tip[1]) / 2), tip], 10, (1, 0.1), 0.05)
        b.part(spine, CREST, 4, Finish(1.6, None, (1.4, 1.4)))


# The head, from the side and a little from before: it looks left, its neck joins at (110, 40)

UPPER = (
    "150,-44 96,-92 30,-112 -40,-104 -104,-80 -166,-66 -232,-62 -284,-40 -300,-6 "
    "-286,18! -240,14 -180,22 -112,36 -40,58 20,96 60,120! 120,110 168,70"
)
LOWER = (
    "160,70 90,140 40,190 -24,236 -96,262 -166,272 -220,264 "
    "-244,240 -230,216! -172,206 -110,190 -50,160 0,120 30,96 120,40"
)
THROAT = (
    "64,92 20,92 -40,58 -120,34 -200,20 -240,18 -190,60 "
    "-130,110 -100,150 -130,186 -200,212 -110,196 -40,156 30,118"
)


def _mouth(b: Block) -> None:
    gullet = blob(path(THROAT))
    b.part(
        gullet,
        ("#060204", "#1a060c", "#4e1016", "#a83028"),
        50,
        Finish(3, Graver(0.2, 5, 0.5, 0.7), (0, 0), own=0.2),
    )
    for k in range(5):
        line = path(f"{50 - k * 24},{96 - k * 4} {30 - k * 28},{112 + k * 2} {46 - k * 30},{132 + k * 6}")
        with b.inking() as c:
            c.brush(line, 6, "#0c0306")
    tongue = joined(
        [
            stroke(path("30,118 -60,150 -150,150 -230,116 -290,132"), 26, (1, 0.5), 0.1),
            stroke(path("-262,118 -320,110 -372,72"), 12, (1, 0), 0.05),
            stroke(path("-262,122 -330,140 -384,178"), 12, (1, 0), 0.05),
        ]
    )
    b.part(tongue, GUM, 12, Finish(2.6, Graver(0.2, 4.6), (2.4, 2)))


def _jaws(b: Block) -> tuple[Form, Form]:
    lower = blob(path(LOWER))
    cuts = [Cut(stroke(path("120,56 40,118 -40,184 -130,232 -220,236"), 30), 14, 9)]
    low = b.part(lower, HIDE, 30, Finish(4, Graver(0.5, 5.4, 0.5), (3, 4)), cuts)
    row = [
        (x, y, -long, wide, lean)
        for x, y, long, wide, lean in (
            (-60, 172, 30, 17, -4),
            (-88, 188, 34, 18, -5),
            (-118, 200, 38, 18, -6),
            (-148, 207, 36, 18, -6),
            (-210, 216, 92, 30, -18),
            (-178, 211, 40, 18, -6),
        )
    ]
    teeth(b, row)
    lip = stroke(path("30,118 -30,166 -100,206 -170,218 -236,226"), 15, (0.6, 0.8))
    b.part(lip, CREST, 8, Finish(2.4, Graver(1.2, 4.6), (2.5, 2)))
    row = [
        (x, y, long, wide, lean)
        for x, y, long, wide, lean in (
            (-20, 62, 30, 17, 4),
            (-56, 48, 36, 19, 4),
            (-92, 38, 40, 20, 4),
            (-128, 28, 40, 19, 3),
            (-164, 22, 36, 18, 2),
            (-196, 18, 34, 17, 2),
            (-268, 12, 40, 18, 4),
            (-236, 14, 146, 36, 40),
        )
    ]
    teeth(b, row)
    upper = blob(path(UPPER))
    cuts = [
        Cut(stroke(path("120,-60 40,-88 -40,-82 -110,-56"), 40), 22, 12),
        Cut(disc(-26, -30, 44, 0.62), -34, 12),
        Cut(stroke(path("-100,-40 -180,-34 -260,-22"), 30), 16, 10),
        Cut(stroke(path("-110,-4 -190,-6 -270,0"), 12), -14, 5),
        Cut(stroke(path("40,60 -30,40 -110,20 -200,6"), 12), 10, 5),
        Cut(disc(-262, -22, 12, 0.6), -22, 4),
        Cut(blob(path("60,-20 130,-10 120,60 60,90 20,50")), 20, 14),
    ]
    high = b.part(upper, HIDE, 48, Finish(4.5, Graver(0.55, 5.4, 0.6, 0.62), (3.5, 4)), cuts)
    lip = stroke(path("66,112 10,86 -60,48 -140,26 -220,14 -296,6"), 17, (0.6, 0.9))
    b.part(lip, CREST, 8, Finish(2.4, Graver(1.2, 4.6), (2.5, 2)))
    with b.inking() as c:
        c.fill(blob(path("-276,-22! -258,-34 -246,-22 -258,-14")), "#050304")
    return high, low


def _horns(b: Block) -> None:
    """Horns and barbs that sweep back from the skull; their roots lie under it."""
    for line, wide in (
        ("30,80 130,128 196,132 244,168", 46),
        ("60,50 170,74 234,66 290,92", 50),
        ("70,0 190,10 262,-20 336,-6", 58),
        ("30,-60 170,-86 262,-140 352,-138", 64),
        ("0,-80 90,-140 164,-206 258,-222", 52),
    ):
        horn = stroke(path(line), wide, (0.8, 0.03), 0.22)
        ribs = [
            stroke([(x - 9, y - wide * 0.5), (x + 5, y), (x - 4, y + wide * 0.5)], 5)
            for x, y in _along(path(line), 8)
        ]
        b.part(
            horn, CREST, wide * 0.4, Finish(3.4, Graver(0.5, 5, 0.5), (3, 3)), [Cut(joined(ribs), -7, 2.4)]
        )


def _scaled(b: Block, upper: Form, lower: Form) -> None:
    """Pointed scales over the skull and along the jaw, those before on those behind."""
    cheek = blob(
        path(
            "150,-40 96,-84 30,-104 -40,-98 -104,-74 -166,-60 -232,-56 -270,-40 "
            "-230,-26 -130,-22 -92,-8 -60,10 -10,30 40,66 70,104 120,96 160,64"
        )
    )
    eye = blob(path("-104,-30 -70,-66 -20,-80 40,-72 66,-40 20,-12 -36,0 -80,-8"))
    scales_ = Locks(15, 31, 19, 0.10, 0.05, 1.2)
    grow = lambda x, y: 0.62 + (x + 270) / 640  # noqa: E731
    fur(
        b,
        cheek.difference(eye),
        lambda x, y: (60.0, 6 + x * 0.05 - y * 0.12),
        HIDE,
        scales_,
        form=upper,
        order=(-1, 0),
        seed=5,
        size=grow,
        shift=0.03,
    )
    jaw = blob(
        path(
            "150,70 90,138 40,186 -24,230 -96,256 -166,266 -214,258 "
            "-224,240 -160,240 -90,222 -20,180 40,124 110,60"
        )
    )
    fur(b, jaw, (60, -38), HIDE, scales_, form=lower, order=(-1, 0), seed=6, size=grow)


def _along(points: list[tuple[float, float]], count: int) -> list[tuple[float, float]]:
    flat = np.asarray(points)
    t = np.linspace(0.3, len(points) - 1.4, count)
    steps = range(len(points))
    return [(float(np.interp(k, steps, flat[:, 0])), float(np.interp(k, steps, flat[:, 1]))) for k in t]


EYE = "-70,-16! -46,-38 -10,-46 20,-42! -6,-22 -38,-10"


def _eye(b: Block) -> None:
    b.glow(blob(path(EYE)).buffer(10), "#030504", 8, 1.6)
    shape = blob(path(EYE))
    b.part(shape, ("#3a4a06", "#8aa814", "#e6f25a", "#fdffd0"), 14, Finish(4, None, (0, 0), own=0, glow=0.3))
    with b.inking() as c:
        c.fill(blob(path("-24,-46! -18,-32 -26,-13! -31,-28")), "#050604")
    brow = blob(
        path(
            "-104,-20! -84,-54 -40,-80 10,-88 64,-100! 56,-76 "
            "96,-78! 72,-58 98,-48! 50,-42 10,-48 -30,-44 -64,-26"
        )
    )
    b.part(brow, CREST, 14, Finish(3.5, Graver(0.7, 4.8, 0.5), (3, 2.5)))
    under = blob(path("-74,-6! -40,0 0,-8 26,-26! 8,4 -34,12"))
    b.part(under, CREST, 7, Finish(2.2, Graver(0.7, 4.8, 0.5), (2, 2)))


def scales_patch(b: Block, line: str) -> None:
    """Scaled skin around an eye: a mound of pointed scales."""
    whole = blob([*path(line), (330.0, 200.0), (-330.0, 200.0)])
    form = b.part(whole, HIDE, 70, Finish(4, rim=(3, 3)))
    fur(
        b,
        whole,
        lambda x, y: (x * 0.5 + 10, 30.0 - 0.1 * abs(x)),
        HIDE,
        Locks(17, 34, 22, 0.1, 0.05, 1.3),
        form=form,
        seed=8,
    )


# The sea


def _surf(b: Block, base: float, seed: int, lift: float, dark: str, foam: str) -> None:  # noqa: PLR0917 - always in this order
    """A row of breakers: black water, crests of foam combed by the wind."""
    rng = np.random.default_rng(seed)
    crests = [(-20.0, base)]
    x = -20.0
    while x < 1640:
        wide = rng.uniform(90, 200)
        tall = rng.uniform(0.5, 1.0) * lift
        crests += [
            (x + wide * 0.45, base - tall * 0.5),
            (x + wide * 0.72, base - tall),
            (x + wide * 0.86, base - tall * 0.55),
            (x + wide, base),
        ]
        x += wide
    whole = blob([*crests, (1640, 760), (1640, 760), (-20, 760), (-20, 760)], 6)
    form = b.part(
        whole,
        ("#020608", "#06161c", dark, foam),
        34,
        Finish(3, Graver(1.45, 6.5, 0.9, 0.66, 0.2), (3.4, 2.4), rough=10),
    )
    b.engrave(form, Graver(1.62, 11, 1.2, 0.42, 0), "#7fb0a4", 0.35)
    flecks: list[Shape] = []
    for x, y in crests[2::4]:
        for _ in range(16):
            px, py = x + rng.normal(0, 40), y + abs(rng.normal(0, 16)) - rng.random() * 14
            flecks.append(disc(px, py, rng.uniform(1.2, 4.4)))
        for k in range(4):
            px = x - 20 + k * 12
            flecks.append(
                stroke([(px, y + 6 + k * 4), (px - 24, y + 14 + k * 6), (px - 60, y + 20 + k * 9)], 5)
            )
    with b.inking() as c:
        c.fill(joined(flecks), "#dff0e2", 0.85)


def foam(b: Block, x: float, y: float, wide: float, seed: int) -> None:
    """Froth where a coil breaks the water, and spray above it."""
    rng = np.random.default_rng(seed)
    froth = [
        disc(x + rng.normal(0, wide * 0.5), y + 8 - abs(rng.normal(0, 13)), rng.uniform(2.5, 10))
        for _ in range(70)
    ]
    b.part(
        joined(froth),
        ("#24444a", "#5f8f8c", "#b9d8cc", "#fbfff0"),
        5,
        Finish(1.8, Graver(0.9, 5, 0.3, 0.4), (1.6, 1.6)),
    )
    drops = [
        disc(x + rng.normal(0, wide * 0.8), y - abs(rng.normal(0, 44)), rng.uniform(1.0, 3.6))
        for _ in range(60)
    ]
    with b.inking() as c:
        c.fill(joined(drops), "#eafaf0", 0.9)


def head(b: Block) -> None:
    """The head about the origin, without its neck."""
    _horns(b)
    _mouth(b)
    upper, lower = _jaws(b)
    _scaled(b, upper, lower)
    _eye(b)
    drool(b, [(-196, 158, 46), (-120, 66, 30), (-60, 78, 22), (-176, 250, 40)], "#c6f07a")


def eyes() -> Block:
    b = figure_block(23, VENOM)
    with b.canvas.placed(*AT, SCALE, TILT):
        pupil = blob(path("-24,-46! -18,-32 -26,-13! -31,-28"))
        light_of(b, blob(path(EYE)).buffer(-3).difference(pupil), "#f8ffb8", "#8fd014", 9)
    return b


MIST = Breath(
    0.74,
    ((0, "#2f5a12"), (0.5, "#84b832"), (1, "#f0ffb0")),
    (
        Plume((660, 372), (-1.0, 0.42), 620, 0.36, 44),
        Plume((640, 380), (-0.7, 1.0), 400, 0.44, 41),
        Plume((476, 226), (-1.0, 0.1), 220, 0.3, 43),
        Plume((700, 560), (1.0, 0.16), 560, 0.22, 40),
    ),
)


def breath(state: int) -> Block:
    """Venom: a mist that pours from the jaws over the water, with drops in it."""
    b = figure_block(23 + state, VENOM)
    breathe(b, MIST, state / 3)
    rng = np.random.default_rng(50 + state)
    spots = zip(rng.normal(480, 150, 80), rng.normal(480, 80, 80), rng.uniform(1, 4, 80), strict=True)
    specks(b, spots, "#d8f47a", 0.9)
    b.fade(200, 200, (620, 712))
    return b


def figure() -> Block:
    b = figure_block(23, VENOM)
    b.fall = (0.26, 0.16)
    for k, (line, widths, under) in enumerate(COILS):
        tube(b, body(path(line), widths), 21, under, 3 + k, (0.2, 0.8))
    _surf(b, 604, 8, 56, "#16343a", "#9cc4b8")
    neck = body(path(NECK[0]), NECK[1])
    tube(b, neck, 26, -1, 9, (0.12, 0.86))
    with b.canvas.placed(*AT, SCALE, TILT):
        head(b)
    tube(b, body(path(NEAR[0]), NEAR[1]), 24, 1, 12, (0.16, 0.84))
    for k, (x, wide) in enumerate(((90, 60), (510, 60), (1110, 90), (1520, 60))):
        foam(b, x, 606, wide, 30 + k)
    _surf(b, 664, 5, 64, "#10282e", "#b4d8c8")
    b.backlight("#4f7a4a", 4.0, 26, 0.42)
    b.fade(200, 200, (636, 716))
    return b
