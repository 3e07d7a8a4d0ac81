"""Whole beasts from the side: hound, stag, mare, boar, salmon, serpent, and the jaws of Fenrir close by."""

from __future__ import annotations

import math

from shapely.geometry import LineString

from art.ink import INK, Canvas, Pen, Shape, blob, disc, joined, moved, path, plate, spline, stroke, turned
from art.palette import mix
from art.portrait.strands import lock
from art.scene.stage import Spot

IVORY = ("#f3ead2", "#a88b5c", "#fffdf0")


def shaded(paint: str) -> tuple[str, str, str]:
    """A coat with its shadow and its lit edge."""
    return paint, mix(paint, "#120a0c", 0.55), mix(paint, "#ffe9c0", 0.5)


def _legs(lines: list[str], width: float) -> tuple[Shape, Shape]:
    """Legs that taper to the fetlock, and their hooves."""
    legs, hooves = [], []
    for line in lines:
        points = path(line)
        (x, y), (bx, by) = points[-1], points[-2]
        turn = math.atan2(y - by, x - bx) - math.pi / 2
        hoof = plate(path("-8,-13 8,-13 14,5 -11,5"))
        hooves.append(moved(turned(hoof, math.degrees(turn) * 0.7), x, y))
        legs.append(stroke(points, width, (1, 0.42), 0.02, False).buffer(1.5))
    return joined(legs), joined(hooves)


def _coat(canvas: Canvas, shape: Shape, paint: str, count: int = 40) -> None:
    """Short strokes of hair that run back."""
    rng = canvas.rng
    x0, y0, x1, y1 = shape.bounds
    for _ in range(count):
        x, y, long = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(10, 22)
        tone = mix(paint, "#ffe9c0", 0.3) if y < (y0 + y1) / 2 else mix(paint, INK, 0.55)
        canvas.brush([(x, y), (x - long / 2, y + 3), (x - long, y + 8)], 2.8, tone, clip=shape)


def _built(
    canvas: Canvas, body: Shape, paint: str, *, near: list[str], far: list[str], width: float
) -> Shape:
    """Far legs in the shade, then the body and the near legs in one piece."""
    legs, hooves = _legs(far, width * 0.9)
    canvas.form(hooves, "#2a1f1c", "#120c0a", None, Pen(3.4, 3, (4, 3)))
    canvas.form(legs, *shaded(mix(paint, INK, 0.4)), Pen(3.4, 3, (5, 3)))
    legs, hooves = _legs(near, width)
    canvas.form(hooves, "#3a2c26", "#161010", "#a89078", Pen(3.8, 4, (5, 4), 3))
    whole = joined([body, legs]).buffer(-2).buffer(4).buffer(-2)
    canvas.form(whole, *shaded(paint), Pen(3.8, 4, (9, 10), 4, hatch=16, step=6))
    _coat(canvas, body.buffer(-6), paint)
    return whole


def hound(canvas: Canvas, paint: str = "#8a5a40", eye: str = "#ffd35a") -> None:
    """A hound at full stretch to the right, 330 long, its belly at about -50, the ground at 0."""
    tail = stroke(path("-126,-100 -164,-134 -204,-136 -228,-164"), 17, (1, 0.2), 0.1)
    canvas.form(tail, *shaded(paint), Pen(4.6, 4, (4, 4), 3))
    far = [
        stroke(path(line), 30, (1, 0.4), 0.05) for line in ("84,-70 132,-36 168,-2", "-96,-80 -64,-34 -86,-2")
    ]
    canvas.form(joined(far), *shaded(mix(paint, INK, 0.4)), Pen(4.6, 4, (5, 4)))
    body = blob(
        path(
            "-142,-84 -124,-124 -60,-122 10,-116 70,-134 112,-158 142,-178 172,-174 206,-158 232,-148! "
            "230,-134 194,-134! 218,-116! 176,-112 146,-104 132,-72 104,-40 60,-36 10,-56 -50,-86 -100,-56"
        )
    )
    near = [
        stroke(path(line), 32, (1, 0.4), 0.05)
        for line in ("98,-70 166,-60 216,-24", "-116,-88 -142,-44 -190,-12")
    ]
    whole = joined([body, *near]).buffer(-2).buffer(4)
    canvas.form(whole, *shaded(paint), Pen(4.8, 4.8, (8, 9), 5, hatch=14, step=7))
    ear = blob(path("150,-176! 124,-174 112,-140! 134,-142 148,-158"))
    canvas.form(ear, *shaded(mix(paint, INK, 0.3)), Pen(4, 3, (4, 4), 3))
    for k in range(3):
        tooth = plate([(200 + k * 9, -134 + k), (207 + k * 9, -135 + k), (202 + k * 9, -122 + k)])
        canvas.fill(tooth, IVORY[0])
    canvas.fill(disc(178, -158, 6), eye)
    canvas.fill(disc(179, -158, 2.8), INK)
    canvas.form(stroke(path("96,-150 110,-116 116,-84"), 12, (1, 1)), "#a8302c", None, "#ff9a78", Pen(3, 2))


def antler(canvas: Canvas, bone: str = "#d9c39a", size: float = 1.0) -> None:
    """One antler that rises from the origin and bends to the right, 190 high."""
    with canvas.placed(0, 0, size):
        beam = stroke(path("0,0 14,-46 50,-84 78,-128 72,-186"), 22, (1, 0.16), 0.1)
        tines = [
            stroke(path(line), 15, (1, 0.1), 0.05)
            for line in (
                "8,-26 34,-44 70,-40",
                "36,-72 74,-78 106,-66",
                "66,-110 98,-126 126,-120",
                "78,-140 60,-164 42,-176",
            )
        ]
        canvas.form(joined([beam, *tines]), *shaded(bone), Pen(3.6, 3.6, (5, 5), 3, hatch=7))


def stag(canvas: Canvas, paint: str = "#9a6a40") -> None:
    """A royal stag that stands to the right, 270 long, its feet at 0; antlers to -430."""
    with canvas.placed(120, -262, 0.84, 0.46):
        antler(canvas, mix("#d9c39a", INK, 0.35))
    body = blob(
        path(
            "-134,-132 -126,-160 -84,-178 -20,-166 36,-172 64,-204 80,-246 98,-272 122,-276 146,-264 "
            "176,-238 186,-224 176,-212 146,-214 132,-206 128,-172 118,-132 96,-104 60,-92 10,-100 "
            "-40,-120 -84,-112 -122,-100"
        )
    )
    _built(
        canvas,
        body,
        paint,
        near=["92,-124 104,-74 96,-38 102,-2", "-108,-140 -96,-92 -126,-52 -116,-2"],
        far=["64,-116 64,-70 52,-38 58,-2", "-80,-126 -60,-88 -84,-52 -74,-2"],
        width=31,
    )
    for k in range(11):
        x, y = 92 + k * 2.6, -236 + k * 11
        lock(canvas, path("0,0 14,16 12,46", x, y), 26, mix(paint, INK, 0.22 + 0.1 * (k % 2)), strands=1)
    ear = blob(path("98,-264! 66,-286 44,-276! 66,-256"))
    canvas.form(ear, *shaded(paint), Pen(3.4, 3, (4, 4), 3))
    canvas.form(blob(path("132,-252! 142,-260 152,-252! 142,-246")), "#fff6e2", None, None, Pen(2.6, 1))
    canvas.fill(disc(143, -252, 4), INK)
    canvas.fill(blob(path("174,-238 187,-230 185,-218 174,-224")), INK)
    canvas.form(blob(path("-130,-158 -152,-150 -148,-122 -130,-128")), *shaded("#e6d2aa"), Pen(3, 2))
    with canvas.placed(112, -270, 0.96, -0.26):
        antler(canvas)


def mare(canvas: Canvas, paint: str = "#d8d2c4", mane: str = "#f2d98a") -> None:
    """A mare that prances to the right, 320 long, her feet at 0, her head at -270."""
    for k in range(8):
        tip = (-222 + k * 6, -40 - k * 12)
        lock(
            canvas, [(-118, -164), (-190, -178 + k * 12), tip], 26, mix(mane, INK, 0.07 * (k % 4)), strands=2
        )
    body = blob(
        path(
            "-128,-140 -112,-172 -66,-178 0,-162 42,-174 72,-214 94,-252 110,-270! 116,-296! 128,-270 "
            "146,-252 178,-206 192,-186 186,-170 164,-168 146,-186 128,-196 116,-180 110,-150 98,-122 "
            "62,-104 0,-100 -50,-108 -104,-104"
        )
    )
    _built(
        canvas,
        body,
        paint,
        near=["86,-128 138,-126 146,-92 130,-58", "-104,-140 -96,-92 -122,-52 -112,-4"],
        far=["60,-116 70,-70 60,-40 64,-4", "-68,-120 -52,-86 -74,-50 -64,-4"],
        width=28,
    )
    for k in range(12):
        t = k / 11
        x, y = 104 - 66 * t, -266 + 88 * t
        lock(canvas, path("10,6 -28,-4 -58,30", x, y), 24, mix(mane, INK, 0.1 * (k % 3)), strands=1)
    lock(canvas, path("120,-272 142,-252 150,-222"), 16, mane, strands=1)
    canvas.form(blob(path("134,-236! 144,-246 156,-238! 146,-230")), "#fff6e2", None, None, Pen(3, 1))
    canvas.fill(disc(147, -238, 4.2), "#2a5a3a")
    canvas.fill(blob(path("178,-190 186,-188 186,-178 178,-180")), INK)
    canvas.brush([(184, -174), (168, -178), (158, -186)], 4)


def boar(canvas: Canvas, paint: str = "#7a4a2c", *, tucked: bool = True) -> None:
    """A boar whose snout points left, 300 long, about the origin; legs tucked up for the spit."""
    body = blob(
        path(
            "-178,8 -184,-12 -160,-26 -120,-44 -84,-78 -20,-90 60,-84 120,-62 146,-20 140,30 104,62 "
            "30,72 -50,66 -96,46 -130,32 -164,26"
        )
    )
    if tucked:
        for line in ("-50,50 -84,84 -50,104", "66,52 96,92 58,108"):
            canvas.form(
                stroke(path(line), 38, (1, 0.6), 0.1).buffer(3), *shaded(mix(paint, INK, 0.25)), Pen(4)
            )
    canvas.form(body, *shaded(paint), Pen(5, 5, (12, 24), 5, hatch=34, step=7))
    for k in range(15):
        t = k / 14
        x, y = -90 + 210 * t, -74 - 14 * math.sin(t * 3.1) + 20 * t
        lock(canvas, path("-6,16 8,-10 28,-26", x, y), 17, mix(paint, INK, 0.45), strands=0)
    ear = blob(path("-92,-64! -96,-104 -72,-118! -58,-84 -62,-60"))
    canvas.form(ear, *shaded(mix(paint, INK, 0.15)), Pen(4, 4, (6, 6), 3))
    for line in ("-160,20 -176,34 -186,8 -178,-28",):
        canvas.form(stroke(path(line), 19, (1, 0.1), 0.1), *IVORY, Pen(3.6, 3, (4, 4), 2))
    canvas.brush([(-124, -26), (-108, -32), (-94, -24)], 6, ends=(0.3, 0.2))
    for x, y in ((-178, -6), (-166, -12)):
        canvas.fill(disc(x, y, 3.6), INK)


def salmon(canvas: Canvas, paint: str = "#c7ccd2", belly: str = "#e58a6a") -> None:
    """A salmon about the origin, 320 long, its head to the right, bowed in its leap."""
    tail = blob(path("-116,26! -150,2 -196,-20! -176,30 -184,84! -140,58"))
    canvas.form(tail, *shaded(mix(paint, belly, 0.3)), Pen(4.5, 4.5, (8, 8), 4, hatch=14))
    for line in (
        "-24,-52! 4,-92 44,-86! 50,-56!",
        "-10,40! -30,84 6,78! 22,44",
        "-84,34! -104,66 -74,68! -62,40",
    ):
        canvas.form(blob(path(line)), *shaded(mix(paint, belly, 0.45)), Pen(4, 4, (6, 6), hatch=10))
    body = blob(
        path(
            "-136,28 -84,-16 -10,-54 70,-60 126,-40 158,-10! 160,2! 136,4 150,16! 120,34 50,48 -40,50 -104,44"
        )
    )
    canvas.form(body, *shaded(paint), Pen(5, 5, (10, 18), 5))
    low = blob(path("-130,30 -60,18 20,22 96,16 124,26 110,50 30,64 -60,62"))
    canvas.fill(low.intersection(body.buffer(-3)), belly)
    canvas.hatch(body, 22, 7, light=(0.2, 0.95))
    for k in range(26):
        t = k / 25
        x, y = -96 + 180 * t, 10 - 46 * math.sin(t * 2.4) + 12 * ((k * 7) % 3)
        canvas.fill(disc(x, y, 4.2), mix(paint, INK, 0.7))
    for row in range(3):
        for k in range(9):
            x, y = -70 + k * 18 + row * 8, -6 + row * 13 - 20 * math.sin(k / 9 * 2.6)
            canvas.brush([(x, y - 7), (x - 6, y), (x, y + 7)], 2.6, mix(paint, "#ffffff", 0.6))
    canvas.brush(path("92,-46 76,-14 90,26"), 7, ends=(0.2, 0.2))
    canvas.form(disc(118, -20, 9), "#ffe08a", "#e0912b", None, Pen(3.4, 1, (2, 2)))
    canvas.fill(disc(119, -20, 4.2), INK)
    canvas.brush([(158, -2), (136, 4), (118, 4)], 5, ends=(0.4, 0))


def serpent(
    canvas: Canvas, points: list[Spot], width: float, paint: str = "#3f8a58", gold: str = "#d9b84a"
) -> None:
    """A serpent along a line, its tail first, its head at the end; scales and bands of gold."""
    curve = spline(points, steps=14)
    body = stroke(points, width, (0.08, 0.72), 0.72)
    canvas.form(body, *shaded(paint), Pen(4.2, 4.2, (6, 8), 4))
    line = LineString(curve)
    count = max(6, int(line.length / (width * 0.42)))
    for k in range(2, count - 1):
        at, ahead = (line.interpolate(share / count, normalized=True) for share in (k, k + 0.4))
        dx, dy = ahead.x - at.x, ahead.y - at.y
        run = math.hypot(dx, dy) + 1e-9
        nx, ny, half = -dy / run, dx / run, width * 0.42
        tip = at.x + dx / run * width * 0.22, at.y + dy / run * width * 0.22
        mark = [(at.x + nx * half, at.y + ny * half), tip, (at.x - nx * half, at.y - ny * half)]
        canvas.brush(mark, width * 0.13, gold if k % 3 == 0 else mix(paint, INK, 0.5), clip=body)
    (px, py), (x, y) = curve[-4], curve[-1]
    with canvas.placed(float(x), float(y), width / 40, math.atan2(y - py, x - px)):
        serpent_head(canvas, paint, gold)


def serpent_head(canvas: Canvas, paint: str = "#3f8a58", gold: str = "#d9b84a") -> None:
    """A head from above and aside, 70 long, that looks right; its neck is at the origin."""
    for fork in ((96, -10), (98, 8)):
        canvas.brush([(52, 0), (76, 0), fork], 5, "#a3201f", ends=(1, 0.2))
    head = blob(path("-14,-15 12,-25 38,-20 62,-6 64,6 38,20 12,25 -14,15"))
    canvas.form(head, *shaded(mix(paint, gold, 0.25)), Pen(4.2, 4.2, (6, 7), 4, hatch=8))
    canvas.form(blob(path("22,-14! 32,-18 42,-11! 32,-8")), "#ffe25a", "#e0812b", None, Pen(2.6, 1))
    canvas.fill(plate([(31, -17), (34, -12), (31, -8), (29, -12)]), INK)
    canvas.brush([(60, 6), (40, 8), (22, 12)], 4)
    canvas.brush([(6, -12), (-4, 0), (6, 12)], 4, gold)


# Fenrir


def fenrir(canvas: Canvas, paint: str = "#4a4550") -> None:
    """Open jaws from the right edge of a scene of 480 by 420; the caller lays between what they bite."""
    dark, light = mix(paint, "#0c0608", 0.6), mix(paint, "#ffd9a8", 0.5)
    for k in range(13):
        t = k / 12
        x, y = 402 + 96 * t, 84 + 70 * t
        lock(canvas, path("-30,40 -4,-6 40,-34", x, y), 36, mix(paint, INK, 0.12 * (k % 3)), strands=1)
    upper = blob(
        path(
            "128,148 132,124 156,108 206,108 252,96 290,70 318,52! 322,-8! 352,34 376,40! 406,-14! 418,52 "
            "500,120! 500,440! 330,440! 352,330 338,262 316,232! 268,206 216,188 168,180 136,170"
        )
    )
    jaw = blob(
        path(
            "132,296 128,276 146,266 196,272 256,270 316,228! 352,290 372,440! 300,440! 262,372 196,338 "
            "150,316"
        )
    )
    for shape in (jaw, upper):
        canvas.form(shape, paint, dark, light, Pen(5.5, 5.5, (14, 18), 6, hatch=30, step=8))
    rng = canvas.rng
    for _ in range(70):
        x, y = rng.uniform(250, 480), rng.uniform(90, 420)
        if x + 0.25 * y < 360:
            continue
        tip = (x + rng.uniform(20, 40), y + rng.uniform(14, 40))
        tone = light if rng.random() < 0.3 else mix(paint, INK, rng.uniform(0.2, 0.6))
        canvas.brush([(x, y), (x + 12, y + 4), tip], 5, tone, clip=upper)
    for line in ("176,128 214,134 250,122", "196,150 240,156 282,140", "232,174 274,176 308,158"):
        canvas.brush(path(line), 6, clip=upper)
    canvas.form(
        blob(path("126,146 130,124 152,116 168,130 152,150")), "#1c1518", "#0a0608", "#8c8790", Pen(3)
    )
    eye = blob(path("266,104! 286,86 314,84! 298,104"))
    canvas.form(eye, "#ffcf3a", "#e0612b", None, Pen(5, 2, (3, 3)))
    canvas.fill(disc(292, 95, 4.6, 1.4), INK)
    canvas.brush(path("250,98 280,74 326,72"), 13, ends=(0.2, 0.4), peak=0.6)
    canvas.brush(path("256,88 282,66 318,62"), 4, light)
    for line in ("336,20 346,52", "402,10 404,56"):
        canvas.brush(path(line), 9, mix("#5b2c26", INK, 0.3), ends=(0, 0.6))


def fangs(canvas: Canvas) -> None:
    """Fenrir's teeth, before whatever is between them."""
    for x, y, long, wide in (
        (150, 172, 50, 22),
        (182, 182, 24, 17),
        (208, 188, 26, 18),
        (236, 196, 24, 18),
        (264, 206, 22, 16),
    ):
        tooth = plate([(x - wide / 2, y - 4), (x + wide / 2, y), (x + 3, y + long)])
        canvas.form(tooth, *IVORY, Pen(3, 2.6, (4, 2), 2))
    for x, y, long, wide in (
        (150, 274, 44, 20),
        (180, 278, 20, 15),
        (206, 280, 22, 16),
        (234, 279, 22, 16),
        (260, 272, 18, 14),
    ):
        tooth = plate([(x - wide / 2, y + 2), (x + wide / 2, y + 4), (x + 2, y - long)])
        canvas.form(tooth, *IVORY, Pen(3, 2.6, (4, 2), 2))
