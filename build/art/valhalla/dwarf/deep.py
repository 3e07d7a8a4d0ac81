"""Where nobody built: seams of ore, crystals, fallen rock, roots, still water, gold and stone."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, blob, block, disc, plate, stroke
from art.palette import mix
from art.portrait.person import HIGH, WIDE
from art.valhalla.dwarf.rock import Spot, boulder, crystal, glow, roof, star, timber, wall
from art.valhalla.dwarf.tones import Tone


def _seam(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """A vein of ore across the rock."""
    wall(canvas, tones, at)
    rng, ore = canvas.rng, mix(tones[3], tones[4], 0.4)
    flip = at[0] > WIDE / 2
    for width, start in ((74, 130), (34, 330)):
        path = [
            (-20, start + 120),
            (120, start + 40),
            (270, start + 30),
            (420, start - 60),
            (590, start - 110),
        ]
        if flip:
            path = [(WIDE - x, y) for x, y in path]
        vein = stroke(path, width, (0.7, 0.7))
        canvas.form(vein, ore, mix(ore, tones[0], 0.55), tones[4], Pen(5, 4, (6, 12), 4, hatch=18))
        left, top, right, low = vein.bounds
        for _ in range(26 if width > 50 else 12):
            x, y, r = rng.uniform(left, right), rng.uniform(top, low), rng.uniform(6, 17)
            nugget = plate(
                [
                    (x - r, y),
                    (x - r * 0.2, y - r),
                    (x + r, y - r * 0.3),
                    (x + r * 0.5, y + r),
                    (x - r * 0.5, y + r * 0.7),
                ]
            )
            if nugget.within(vein):
                canvas.form(
                    nugget,
                    tones[4],
                    mix(tones[3], tones[1], 0.4),
                    "#fffdf0",
                    Pen(2.4, 2, (r * 0.4, r * 0.4), 2),
                )
        for _ in range(5):
            star(
                canvas,
                rng.uniform(left, right),
                rng.uniform(top, low),
                rng.uniform(10, 22),
                mix(tones[4], "#ffffff", 0.6),
            )
    roof(canvas, tones, 26, 30)


def _crystals(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """Stones that grow from wall and roof."""
    wall(canvas, tones, at, 560)
    rng = canvas.rng
    paint = mix(tones[3], tones[4], 0.3)
    for x, y, way in (
        (70, 560, -1),
        (500, 560, -1),
        (60, -10, 1),
        (284, -20, 1),
        (500, -10, 1),
        (20, 330, -0.4),
        (552, 330, -0.4),
    ):
        for k in range(5):
            lean, long = rng.uniform(-70, 70), rng.uniform(90, 210) * abs(way) + 20
            foot = (x + rng.uniform(-50, 50), y)
            tip = (foot[0] + lean, y + math.copysign(long, way))
            crystal(
                canvas,
                foot,
                tip,
                rng.uniform(26, 46),
                mix(paint, tones[2], rng.uniform(0, 0.5)) if k else paint,
            )
    for _ in range(9):
        star(canvas, rng.uniform(10, WIDE - 10), rng.uniform(60, 520), rng.uniform(9, 20), "#ffffff")


def _rockfall(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """The roof comes down."""
    canvas.fill(block(0, 0, WIDE, HIGH), mix(tones[2], tones[3], 0.5))
    for _ in range(26):
        x = canvas.rng.uniform(-20, WIDE + 20)
        y = canvas.rng.uniform(0, 500)
        canvas.brush(
            [(x, y), (x + 6, y + canvas.rng.uniform(60, 150))],
            canvas.rng.uniform(8, 26),
            mix(tones[3], tones[4], 0.4),
            opacity=0.4,
        )
    for x, y, r in (
        (70, 150, 62),
        (200, 90, 46),
        (330, 120, 40),
        (470, 170, 72),
        (120, 320, 50),
        (516, 380, 54),
        (30, 470, 58),
        (410, 44, 52),
        (540, 60, 40),
        (290, 22, 36),
    ):
        for k in (-0.5, 0.0, 0.5):
            canvas.brush(
                [(x + k * r, y - r), (x + k * r, y - r - canvas.rng.uniform(50, 110))],
                8,
                tones[1],
                ends=(1, 0),
                peak=0.1,
                opacity=0.7,
            )
        boulder(canvas, (x, y), r, tones, canvas.rng.uniform(0.0, 0.5))
    roof(canvas, tones, 14, 26)


def _plug(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """One stone that fills the whole way."""
    wall(canvas, tones, at, 420)
    canvas.fill(disc(284, 320, 286), tones[0])
    stone = disc(284, 320, 268)
    canvas.form(
        stone, mix(tones[2], tones[3], 0.6), tones[1], tones[4], Pen(6, 6, (60, 40), 7, hatch=110, step=10)
    )
    ring = disc(284, 320, 200).difference(disc(284, 320, 178))
    canvas.form(ring, mix(tones[3], tones[4], 0.3), tones[1], tones[4], Pen(3, 2, (6, 6)))
    for k in range(16):
        a = k * math.tau / 16
        canvas.brush(
            [
                (284 + math.cos(a) * 212, 320 + math.sin(a) * 212),
                (284 + math.cos(a) * 252, 320 + math.sin(a) * 252),
            ],
            10,
            tones[0],
        )


def _roots(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """The roots of the mountain, and of the tree on it."""
    wall(canvas, tones, at, 460)
    rng = canvas.rng
    for x, lean in ((20, 1), (110, 0.5), (230, -0.4), (350, 0.5), (470, -0.6), (556, -1)):
        low = 540 if x < 90 or x > 480 else 260
        path = [
            (x - lean * 30, -20),
            (x + lean * 40, low * 0.3),
            (x - lean * 20, low * 0.62),
            (x + lean * 34, low),
        ]
        root = stroke(path, 44, (1, 0.1), 0.05)
        canvas.form(root, "#7a5c3c", "#2e1e12", "#d0a878", Pen(4.5, 4, (10, 4), 4, hatch=14))
        for k in range(4):
            t = 0.2 + 0.18 * k
            bx, by = x + lean * 14, low * t
            way = 1 if k % 2 else -1
            twig = [
                (bx, by),
                (bx + way * 36, by + 30),
                (bx + way * rng.uniform(50, 90), by + rng.uniform(60, 110)),
            ]
            canvas.form(
                stroke(twig, 17, (1, 0.1), 0.1), "#7a5c3c", "#2e1e12", "#d0a878", Pen(3, 3, (4, 3), 2)
            )


def _lake(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """Still water underground, dripping stone, a light on the far shore."""
    wall(canvas, tones, at, 520)
    rng = canvas.rng
    for _ in range(15):
        x, long, wide = rng.uniform(0, WIDE), rng.uniform(70, 230), rng.uniform(16, 40)
        spike = plate([(x - wide, -10), (x + wide, -10), (x + rng.uniform(-6, 6), long)])
        canvas.form(spike, mix(tones[2], tones[3], 0.45), tones[1], tones[4], Pen(3.4, 3, (wide * 0.5, 0), 3))
    canvas.fill(block(0, 388, WIDE, HIGH), tones[0])
    canvas.fill(block(0, 394, WIDE, HIGH), mix(tones[2], tones[3], 0.4))
    glow(canvas, (at[0], 380), 120, tones[4], 0.7)
    canvas.fill(disc(at[0], 376, 11), "#fff8dc")
    for _ in range(50):
        x, y, long = rng.uniform(-20, WIDE), rng.uniform(400, 620), rng.uniform(24, 90)
        near = abs(x + long / 2 - at[0]) < 70
        canvas.brush(
            [(x, y), (x + long / 2, y - 2), (x + long, y)], 4.4, tones[4] if near else tones[1], opacity=0.85
        )


def _heap(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """Gold to the knees, before a vault."""
    wall(canvas, tones, at, 520)
    glow(canvas, at, 260, tones[4], 0.5)
    roof(canvas, tones, 40, 40)
    rng = canvas.rng
    heap = plate(
        [
            (-10, 330),
            (70, 300),
            (170, 380),
            (284, 430),
            (400, 370),
            (500, 280),
            (580, 330),
            (580, HIGH),
            (-10, HIGH),
        ]
    )
    canvas.fill(heap, "#6b4a12")
    for k in range(330):
        x = rng.uniform(-6, WIDE + 6)
        y = 300 + (k / 330) * 330
        if not heap.contains(disc(x, y + 8, 1)):
            continue
        coin = disc(x, y, rng.uniform(11, 16), rng.uniform(0.4, 0.8))
        canvas.form(coin, "#d9ac45" if k % 3 else "#f0cb68", "#7b5a20", "#fff3bc", Pen(2, 2, (3, 3), 2))
    for x, y in ((80, 330), (480, 310), (150, 420), (530, 400)):
        star(canvas, x, y, 24)


def _door(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """A round door of stone, ajar, and the light of the room behind it."""
    wall(canvas, tones, at, 420)
    canvas.form(disc(284, 330, 276), tones[0], tones[0], tones[3], Pen(5, 3, (0, 0), 6))
    canvas.fill(disc(284, 330, 250), mix(tones[4], "#ffb04a", 0.35))
    leaf = disc(246 if at[0] > 284 else 322, 330, 246)
    inside = leaf.intersection(disc(284, 330, 262))
    canvas.form(inside, tones[2], tones[1], tones[3], Pen(6, 5, (20, 14), 6, hatch=60, step=9))
    x = 246 if at[0] > 284 else 322
    for y in (190, 330, 470):
        canvas.fill(block(0, y - 20, WIDE, y + 20).intersection(inside), INK)
        shape = block(0, y - 16, WIDE, y + 16).intersection(inside)
        canvas.form(shape, "#5a6068", "#22262b", "#c4cace", Pen(0, 0, (4, 8), 3))
        canvas.studs([(x + dx, y) for dx in (-190, -130, -70, 70, 130, 190)], 6, "#aeb4b8")
    roof(canvas, tones, 10, 20)


def _shut(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """A tunnel boarded up."""
    wall(canvas, tones, at, 480)
    mouth = blob([(90, HIGH), (90, HIGH), (84, 300), (284, 96), (484, 300), (478, HIGH), (478, HIGH)])
    canvas.outline(mouth, 6, 4)
    canvas.fill(mouth, "#0a0809")
    for start, end in (
        ((60, 190), (520, 250)),
        ((40, 420), (540, 330)),
        ((70, 300), (520, 420)),
        ((120, 130), (470, 120)),
        ((40, 540), (540, 520)),
    ):
        paint = mix("#7a5430", tones[3], 0.25)
        timber(canvas, start, end, 56, paint)
        canvas.studs([(start[0] + 22, start[1] + 3), (end[0] - 22, end[1] - 3)], 6, "#aeb4b8")
    glow(canvas, at, 190, tones[4], 0.35)


def _runes(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """A slab cut with signs that glow."""
    wall(canvas, tones, at, 420)
    slab = plate([(30, HIGH), (22, 150), (110, 60), (440, 44), (544, 140), (540, HIGH)])
    canvas.form(
        slab, mix(tones[1], tones[2], 0.8), tones[0], tones[3], Pen(6, 5, (20, 14), 6, hatch=60, step=9)
    )
    staves = (
        ((0, 0, 0, 70), (0, 10, 26, 34), (26, 34, 0, 52)), ((0, 0, 0, 70), (0, 4, 24, 26), (0, 26, 24, 48)),
        ((0, 70, 0, 0), (0, 0, 26, 24), (26, 24, 26, 70)), ((0, 0, 26, 70), (26, 0, 0, 70)),
        ((14, 0, 14, 70), (0, 22, 14, 0), (28, 22, 14, 0)), ((0, 0, 0, 70), (26, 0, 26, 70), (0, 22, 26, 46)),
    )  # fmt: skip
    for row in range(5):
        for k in range(8):
            x, y = 60 + k * 58, 130 + row * 100
            for x0, y0, x1, y1 in staves[(row * 3 + k * 5) % 6]:
                line = [(x + x0, y + y0), (x + x1, y + y1)]
                canvas.fill(stroke(line, 17, (1, 1), 0.5, False), tones[4], 0.25)
                canvas.fill(stroke(line, 9, (1, 1), 0.5, False), tones[4])


DEEP = {
    "seam": _seam,
    "crystals": _crystals,
    "rockfall": _rockfall,
    "plug": _plug,
    "roots": _roots,
    "lake": _lake,
    "heap": _heap,
    "door": _door,
    "shut": _shut,
    "runes": _runes,
}
