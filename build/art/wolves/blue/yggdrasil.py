"""Yggdrasil: the ash between the worlds, black against the stars; eagle, squirrel and serpent live in it."""

from __future__ import annotations

import math
import random

from art.ink import INK, Canvas, along, blob, disc, joined, normals, path, plate, spline, stroke
from art.palette import mix
from art.portrait.strands import lock
from art.relief.card import apart, before, haze, shine
from art.relief.pelt import body, scales
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.scene.stage import Stage
from art.wolves.blue.creatures import eagle, squirrel
from art.wolves.blue.stage import ground, staging

BARK: Tones = ("#020305", "#0a0e16", "#2a3444", "#d4e0ee")
HIDE: Tones = ("#04060a", "#121c28", "#40566c", "#dcecf8")
BELLY: Tones = ("#0a0c12", "#2c3644", "#8496a8", "#f4fbff")
TOOTH: Tones = ("#3a4450", "#8a98a8", "#e6eef6", "#ffffff")
TRUNK = (
    "160,362! 194,326 204,266 198,214 184,180 196,150 244,136 292,150 306,180 288,214 282,266 "
    "292,326 328,362! 290,352 246,366 204,352"
)
GNAWED = "100,350 34,352 4,384 22,412 62,414 104,400"
BOUGHS = (
    ("206,176 160,134 100,128 44,150", 30),
    ("204,160 168,96 112,66 58,70", 26),
    ("222,150 206,84 176,40 150,6", 26),
    ("246,152 246,90 236,40 244,-8", 26),
    ("268,150 292,86 322,40 344,6", 26),
    ("284,158 326,98 380,66 430,70", 26),
    ("286,176 330,138 390,130 444,152", 30),
    ("120,128 86,104 40,106 8,120", 14),
    ("370,128 404,106 446,108 476,122", 14),
    ("140,80 104,40 70,26 40,28", 13),
    ("346,80 384,40 414,28 446,30", 13),
)
ROOTS = (
    ("206,322 170,350 110,350 64,372 30,430 0,470", 54),
    ("284,322 320,350 376,346 424,370 456,424 490,470", 54),
    ("222,330 206,372 172,396 160,440 168,480", 46),
    ("268,330 286,372 322,394 330,436 322,480", 46),
    ("246,336 250,380 238,420 246,480", 44),
)


def yggdrasil() -> Block:
    """Its boughs are over heaven; under its roots something gnaws."""
    s = ground(909, "yggdrasil")
    land.sky(s, 520, (0.2, 0.5, 0.85))
    _heaven(s)
    b = before(s, "#8fb8f0", 19)
    b.fire = "#eef6ff"
    shine(b, (240, 120), 300, "#b4d2fa", 0.72)
    shine(b, (240, 110), 170, "#dceaff", 0.35)
    shine(b, (240, 420), 200, "#4a7ab8", 0.22)
    apart(b, _worm_behind, "#9fc0e8", 2, 10, 0.3)
    apart(b, _tree, "#e6f0f8", 2.4, 16, 0.35)
    with b.inking() as c:
        _leaves(c)
    apart(b, _worm_before, "#cfe2f8", 2.4, 12, 0.35)
    with staging(b, "yggdrasil") as st:
        _creatures(st)
    haze(b, 420, 500, "#020306", 0.6)
    return b


def _heaven(s: Stage) -> None:
    """Stars great and small, and the pale road across them."""
    c, rng = s.canvas, random.Random(9)
    for _ in range(420):
        t, off = rng.random(), rng.gauss(0, 26)
        x, y = -20 + 520 * t, 250 - 230 * t + 40 * math.sin(t * 5) + off
        c.fill(disc(x, y, rng.uniform(0.4, 1.3)), "#cfe0f4", rng.uniform(0.25, 0.8))
    land.stars(s, 160, 456)
    for _ in range(26):
        x, y, r = rng.uniform(0, 480), rng.uniform(0, 330), rng.uniform(4, 10)
        _star(c, x, y, r)


def _star(c: Canvas, x: float, y: float, r: float) -> None:
    points = [
        (0.0, -r),
        (r * 0.16, -r * 0.16),
        (r, 0.0),
        (r * 0.16, r * 0.16),
        (0.0, r),
        (-r * 0.16, r * 0.16),
        (-r, 0.0),
        (-r * 0.16, -r * 0.16),
    ]
    c.fill(plate([(x + u, y + v) for u, v in points]), "#f6fbff")


def _tree(b: Block) -> None:
    for line, width in BOUGHS[7:]:
        bough = stroke(path(line), width, (1, 0.05), 0.05)
        b.part(bough, BARK, width * 0.5, Finish(2.4, Graver(0.3, 4, 0.8, 0.7), (2, 2), rough=1))
    for line, width in ROOTS[2:]:
        root = stroke(path(line), width, (1, 0.35), 0.05)
        b.part(root, BARK, width * 0.5, Finish(3, Graver(0.4, 4.2, 0.8, 0.7), (2.4, 2.4), rough=1.5))
    limbs = [stroke(path(line), width, (1, 0.08), 0.05) for line, width in BOUGHS[:7]]
    limbs += [stroke(path(line), width, (1, 0.35), 0.05) for line, width in ROOTS[:2]]
    limbs.append(stroke(path(GNAWED), 30, (1, 0.5), 0.05))
    trunk = blob(path(TRUNK))
    whole = joined([trunk, *limbs]).buffer(-2).buffer(5).buffer(-3)
    b.part(whole, BARK, 34, Finish(3.4, Graver(0.2, 4.4, 0.9, 0.6), (2.8, 2.8), rough=1.5))
    with b.inking() as c, c.clipped(whole.buffer(-3)):
        _bark(c)
        for line, width in (*BOUGHS[:7], *ROOTS[:2], (GNAWED, 30)):
            _grain(c, line, width)


def _bark(c: Canvas) -> None:
    """Fissures that part and meet again, as on an old ash."""
    rng = random.Random(12)
    high = (372.0, 318.0, 262.0, 212.0, 172.0, 132.0)
    left, right = (168.0, 196.0, 204.0, 196.0, 176.0, 130.0), (320.0, 290.0, 282.0, 288.0, 310.0, 358.0)
    for k in range(26):
        share = (k + 0.5) / 26
        middle = [(x0 + (x1 - x0) * share, y) for x0, x1, y in zip(left, right, high, strict=True)]
        way = [(x + rng.uniform(-4, 4), y) for x, y in spline(middle, steps=5)]
        start = rng.randint(0, 5)
        while start < len(way) - 4:
            end = min(len(way), start + rng.randint(5, 10))
            c.brush(way[start:end], rng.uniform(3, 5.5), "#020305")
            c.brush(
                [(x - 3, y) for x, y in way[start:end]], 1.8, mix("#8ea2ba", "#1c2634", share), opacity=0.9
            )
            start = end - rng.randint(0, 2)


def _grain(c: Canvas, line: str, width: float) -> None:
    """Fissures along a bough or a root."""
    rng = random.Random(len(line) + int(width))
    curve = spline(path(line), steps=8)
    side, run = normals(curve), along(curve)
    for share in (-0.3, -0.1, 0.1, 0.3):
        way = curve + side * (share * width * (1 - 0.8 * run))[:, None]
        start = rng.randint(0, 3)
        while start < len(way) - 4:
            end = min(len(way), start + rng.randint(5, 11))
            c.brush(way[start:end], 3, "#020305")
            c.brush(way[start:end] - (1.6, 1.6), 1.3, "#6c8098", opacity=0.8)
            start = end


def _leaves(c: Canvas) -> None:
    """Ash leaves in sprays along the boughs, lit by the stars; among them stars hang like fruit."""
    rng = random.Random(4)
    for line, _ in BOUGHS:
        knots = path(line)
        for k in range(1, len(knots)):
            for _ in range(3):
                t = rng.random()
                x = knots[k - 1][0] * (1 - t) + knots[k][0] * t + rng.uniform(-12, 12)
                y = knots[k - 1][1] * (1 - t) + knots[k][1] * t + rng.uniform(-12, 12)
                if 160 < x < 326:
                    continue
                with c.placed(x, y, rng.uniform(0.6, 0.86), rng.uniform(-2.6, 2.6)):
                    _spray(c, mix("#1c2838", "#7c93ac", rng.random() ** 2))


def _spray(c: Canvas, paint: str) -> None:
    """One leaf of the ash: leaflets in pairs on a stalk."""
    c.brush([(0, 0), (16, 1), (34, 0)], 2.2, "#05070c")
    for k in range(3):
        for side in (-1, 1):
            x = 6.0 + k * 9
            lock(c, [(x, 0), (x + 7, side * 6), (x + 14, side * 12)], 7.5, paint, line=1.4, strands=0)
    lock(c, path("30,0 38,0 48,0"), 8, paint, line=1.4, strands=0)


def _worm_behind(b: Block) -> None:
    of = body(path("500,404 440,386 360,404 300,440 250,470"), (30, 34, 36, 36, 30), 16)
    scales(b, of, HIDE, BELLY, size=9, seed=5)
    with b.canvas.placed(154, 388, 0.68, -0.10):
        _lower_jaw(b)


def _worm_before(b: Block) -> None:
    """Nidhogg, wound through the roots, its teeth in one of them."""
    of = body(
        path("350,490 396,440 372,398 310,392 256,420 214,424 176,402"), (20, 31, 37, 40, 41, 38, 32), 18
    )
    b.outline(of.shape, 3, 3)
    b.part(of.shape, HIDE, 16, Finish(0, None, (0, 0)))
    scales(b, of, HIDE, BELLY, size=10, seed=7)
    with b.canvas.placed(154, 382, 0.68, 0.16):
        _upper_jaw(b)


def _lower_jaw(b: Block) -> None:
    shape = blob(path("30,20 -40,24 -100,44 -60,64 0,60"))
    b.part(shape, ("#050304", "#1a0a10", "#4a1c24", "#8a4a4a"), 10, Finish(3, None, (0, 0)))
    shape = blob(path("40,26 -10,46 -60,58 -112,54 -108,72 -60,88 0,86 44,66"))
    b.part(shape, HIDE, 16, Finish(4, Graver(0.5, 5), (3, 3)))
    for x, y, long in ((-100, 58, -26), (-78, 60, -22), (-56, 58, -20)):
        b.part(plate([(x - 7, y), (x + 7, y), (x - 3, y + long)]), TOOTH, 4, Finish(2, None, (1, 1)))


def _upper_jaw(b: Block) -> None:
    for line in ("16,-34 54,-66 104,-76", "36,-16 84,-34 128,-30", "44,8 88,10 124,26"):
        b.part(stroke(path(line), 20, (1, 0.05), 0.05), HIDE, 8, Finish(3.4, None, (2.6, 2.4)))
    for x, y, long in ((-116, 4, 34), (-92, 8, 26), (-68, 12, 22), (-46, 18, 18)):
        b.part(plate([(x - 8, y), (x + 8, y), (x - 2, y + long)]), TOOTH, 4, Finish(2, None, (1, 1)))
    skull = blob(
        path(
            "52,44 60,-4 30,-38 -14,-48 -50,-40 -76,-24 -110,-30 -134,-16 -134,6 -118,12! -80,10 -40,20 0,38"
        )
    )
    cuts = [
        Cut(stroke(path("-120,-10 -70,-12 -30,-34 20,-32"), 14), 12, 5),
        Cut(disc(-14, -10, 15, 0.7), -14, 4),
        Cut(disc(-120, -8, 6), -10, 2),
    ]
    b.part(skull, HIDE, 24, Finish(4, Graver(0.5, 5), (3, 3)), cuts)
    with b.inking() as c:
        eye = blob(path("-34,-6! -20,-16 -2,-20 8,-18! -4,-4 -20,0"))
        c.fill(eye.buffer(4), "#020305")
        c.fill(eye, "#ffe27a")
        c.fill(plate(path("-12,-19 -8,-10 -13,-1 -17,-9")), INK)
        c.brush(path("-44,-10 -22,-22 4,-28 26,-26"), 9, "#05070c", ends=(0.3, 0.2))
        c.fill(disc(-121, -8, 4), "#020305")


def _creatures(st: Stage) -> None:
    c = st.canvas
    with c.placed(243, 52, 0.64):
        eagle(c)
    with c.placed(294, 248, 0.62, 1.42, True):
        squirrel(c)
    for x, y, r in ((66, 46, 12), (424, 40, 13), (30, 190, 10), (452, 196, 11), (112, 18, 8), (372, 16, 9)):
        _star(c, x, y, r * 1.3)
