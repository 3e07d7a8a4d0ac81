"""Where dwarves work: forges and tunnels, shafts, benches, halls, chains and molten metal."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, Pen, blob, block, disc, path, plate, stroke
from art.palette import mix
from art.portrait.person import HIGH, WIDE
from art.valhalla.dwarf.rock import (
    WOOD,
    Spot,
    chain,
    cross_beam,
    flames,
    glow,
    lantern,
    roof,
    sparks,
    timber,
    wall,
)
from art.valhalla.dwarf.tones import Tone


def _forge(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """A hearth under an arch of stone."""
    wall(canvas, tones, at, 520)
    x, y = at
    glow(canvas, at, 250, tones[4], 0.3)
    hole = blob(path("-96,120! -92,-20 0,-108 92,-20 96,120!", x, y))
    canvas.fill(hole, "#1c0806")
    with canvas.clipped(hole):
        glow(canvas, (x, y + 90), 170, "#ff8a30", 0.9)
        flames(canvas, (x, y + 128), 190, 210, 11)
    for k in range(13):
        a = math.pi * (1 + k / 12)
        cx, cy = x + math.cos(a) * 110, y - 10 + math.sin(a) * 112
        with canvas.placed(cx, cy, 1.0, a + math.pi / 2):
            stone = plate([(-17, -20), (17, -18), (15, 22), (-15, 20)])
            canvas.form(
                stone,
                mix(tones[2], tones[3], 0.4),
                tones[1],
                mix(tones[3], tones[4], 0.5),
                Pen(3.4, 3, (7, 7)),
            )
    sill = plate([(x - 128, y + 116), (x + 128, y + 116), (x + 134, y + 162), (x - 134, y + 162)])
    canvas.form(
        sill,
        mix(tones[2], tones[3], 0.4),
        tones[1],
        mix(tones[3], tones[4], 0.5),
        Pen(4, 4, (8, 14), 5, hatch=20),
    )
    roof(canvas, tones, 34, 34)


def _tunnel(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """Frame behind frame, and a lamp at the far end."""
    canvas.fill(block(0, 0, WIDE, HIGH), mix(tones[1], tones[0], 0.3))
    x, y = at
    for k in range(7):
        s = 0.88**k * (1 - k * 0.06)
        half, top, low = 330 * s, 340 * s, 470 * s
        shape = plate(
            [(x - half, y + low), (x - half * 0.86, y - top), (x + half * 0.86, y - top), (x + half, y + low)]
        )
        canvas.fill(shape, mix(tones[1], tones[3], k / 7 * 0.8))
        canvas.hatch(
            shape, 40 * s + 8, 9, width=4, colour=mix(tones[0], tones[1], k / 10), light=(0, -1), least=-0.9
        )
        if k % 2 == 1:
            wide = 50 * s
            paint = mix(WOOD, tones[3], k / 12)
            for side in (-1, 1):
                timber(
                    canvas, (x + side * half * 0.84, y - top), (x + side * half * 0.94, y + low), wide, paint
                )
            timber(canvas, (x - half * 0.98, y - top), (x + half * 0.98, y - top), wide * 1.1, paint)
    glow(canvas, (x, y + 20), 110, tones[4], 0.9)
    canvas.fill(disc(x, y + 20, 16), "#fff8dc")


def _props(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """Rock behind a frame of timber, with a lantern."""
    wall(canvas, tones, at)
    roof(canvas, tones, 60, 40)
    cross_beam(canvas, 98)
    lantern(canvas, at[0], at[1], 0.95)


def _molten(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """Metal poured from a ladle."""
    wall(canvas, tones, at, 480)
    x, y = at
    side = -1 if x > WIDE / 2 else 1
    glow(canvas, (x, y + 120), 260, "#ffb04a", 0.5)
    for width, paint in ((52, "#b8401c"), (34, "#ff9a3a"), (16, "#fff0b4")):
        canvas.brush(
            [(x, y), (x + side * 22, y + 70), (x + side * 26, y + 260), (x + side * 24, HIGH)],
            width,
            paint,
            ends=(0.8, 1.2),
        )
    ladle = blob(path("-120,-96! 30,-40 8,16 -60,30 -136,-16", x, y, side))
    canvas.form(ladle, "#4c5058", "#1c1e22", "#d8a060", Pen(5, 5, (12, 12), 5, hatch=24))
    canvas.brush(path("-112,-88 -40,-62 26,-38", x, y, side), 15, "#ffd070", ends=(0.5, 0.8))
    chain(canvas, [(x - side * 70, -10), (x - side * 74, y - 84)], 18)
    sparks(canvas, (x + side * 24, y + 250), 190, 50)
    roof(canvas, tones, 30, 30)


def _hall(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """Pillars with carved bands and a bowl of fire between."""
    canvas.fill(block(0, 0, WIDE, HIGH), tones[1])
    arch = blob([(120, HIGH), (120, HIGH), (116, 300), (284, 90), (452, 300), (448, HIGH), (448, HIGH)])
    canvas.fill(arch.buffer(16), tones[0])
    canvas.fill(arch, mix(tones[2], tones[3], 0.35))
    canvas.hatch(arch, 90, 10, width=5, colour=tones[1], light=(0, -1), least=-0.6)
    glow(canvas, at, 230, tones[4], 0.6)
    flames(canvas, (at[0], at[1] + 30), 74, 92, 7)
    bowl = blob(path("-50,24! 50,24! 24,58 -24,58", at[0], at[1]))
    canvas.form(bowl, "#4c5058", "#1c1e22", tones[4], Pen(4, shift=(8, 6)))
    shape = plate([(at[0] - 8, at[1] + 56), (at[0] + 8, at[1] + 56), (at[0] + 12, HIGH), (at[0] - 12, HIGH)])
    canvas.form(shape, "#4c5058", "#1c1e22", pen=Pen(3))
    for x in (46, WIDE - 46):
        lit = mix(tones[2], tones[3], 0.75 if abs(x - at[0]) < 300 else 0.5)
        shape = plate([(x - 56, -10), (x + 56, -10), (x + 60, HIGH), (x - 60, HIGH)])
        canvas.form(shape, lit, tones[1], tones[4], Pen(5, 5, (26, 0), 5, hatch=34, step=8))
        for y in (120, 330, 540):
            shape = block(x - 68, y - 34, x + 68, y + 34, 4)
            canvas.form(shape, mix(lit, tones[3], 0.4), tones[1], tones[4], Pen(4, 4, (8, 8), 4))
            line = [(x - 58 + k * 14.5, y + (16 if k % 2 else -16)) for k in range(9)]
            canvas.fill(stroke(line, 8, (1, 1), 0.5, False), tones[0])
            shape = stroke([(a, -b + 2 * y) for a, b in line], 4, (1, 1), 0.5, False)
            canvas.fill(shape, mix(tones[4], tones[3], 0.3))


def _shaft(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """Day far above, a ladder, a chain with a bucket."""
    wall(canvas, tones, (at[0], -60), 560)
    shape = plate([(at[0] - 60, -10), (at[0] + 60, -10), (at[0] + 210, HIGH), (at[0] - 210, HIGH)])
    canvas.fill(shape, tones[4], 0.22)
    shape = plate([(at[0] - 40, -10), (at[0] + 40, -10), (at[0] + 110, HIGH), (at[0] - 110, HIGH)])
    canvas.fill(shape, tones[4], 0.25)
    side = -1 if at[0] > WIDE / 2 else 1
    x = 284 - side * 206
    ladder(canvas, x, -30, HIGH, 74)
    out = 284 + side * 214
    chain(canvas, [(out, -10), (out + 4, 250)], 17)
    bucket = plate([(out - 44, 256), (out + 44, 256), (out + 34, 336), (out - 34, 336)])
    canvas.brush([(out - 42, 262), (out, 216), (out + 42, 262)], 7, INK, ends=(1, 1))
    canvas.form(bucket, WOOD, "#2e1a0f", "#c9965c", Pen(4, 4, (14, 6), hatch=20))
    for y in (274, 318):
        canvas.fill(block(out - 41, y - 6, out + 41, y + 6).intersection(bucket), "#3a3f46")


def ladder(canvas: Canvas, x: float, top: float, low: float, wide: float) -> None:
    for dx in (-wide / 2, wide / 2):
        timber(canvas, (x + dx, top), (x + dx, low), 20, "#7a5430")
    for k in range(int((low - top) / 76)):
        timber(
            canvas,
            (x - wide / 2 - 12, top + 46 + k * 76),
            (x + wide / 2 + 12, top + 50 + k * 76),
            17,
            "#8a6238",
        )


def _bench(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """A wall of planks with tools on nails."""
    canvas.fill(block(0, 0, WIDE, HIGH), tones[0])
    for k in range(6):
        paint = mix(mix(WOOD, tones[2], 0.55), tones[1], canvas.rng.uniform(0.1, 0.5))
        timber(canvas, (48 + k * 96, -20), (48 + k * 96, HIGH), 92, paint)
    glow(canvas, at, 280, tones[4], 0.2)
    timber(canvas, (-10, 60), (WIDE + 10, 60), 40)
    iron = ("#5f666e", "#22262b", "#d8dcde")
    for x, kind in ((74, "tongs"), (176, "hammer"), (400, "shoe"), (500, "saw")):
        canvas.studs([(x, 70)], 6)
        with canvas.placed(x, 76):
            if kind == "tongs":
                for s in (-1, 1):
                    canvas.form(
                        stroke(
                            [(s * 2, 0), (s * 22, 70), (-s * 14, 108), (-s * 20, 160), (-s * 4, 186)],
                            13,
                            (0.8, 0.7),
                        ),
                        *iron,
                        Pen(3.4, 3, (4, 3)),
                    )
            elif kind == "hammer":
                canvas.form(block(-8, 10, 8, 190, 4), "#7a4f2c", "#3a2216", "#c98f55", Pen(3.4, 3, (5, 0)))
                canvas.form(block(-44, 0, 44, 46, 7), *iron, Pen(4, 4, (8, 9), hatch=14))
            elif kind == "shoe":
                shoe = disc(0, 70, 58).difference(disc(0, 74, 34)).difference(block(-26, 74, 26, 160))
                canvas.form(shoe, *iron, Pen(4, 4, (6, 6)))
            else:
                blade = plate([(-30, 30), (30, 30), (14, 210), (-10, 210)])
                canvas.form(blade, *iron, Pen(4, 4, (7, 4)))
                shape = block(-34, -4, 34, 40, 10).difference(block(-14, 8, 14, 26, 6))
                canvas.form(shape, "#7a4f2c", "#3a2216", "#c98f55", Pen(3.4))


def _bellows(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """The great bellows beside the fire they feed."""
    _forge(canvas, tones, at)
    side = 1 if at[0] < WIDE / 2 else -1
    with canvas.placed(284 + side * 186, 210, 1.0, 0.0, side > 0):
        bag = blob([(-120, 60), (-40, -90), (90, -110), (110, 30), (60, 150), (-60, 110)])
        canvas.form(bag, "#7a4a2c", "#2e170c", "#d09a60", Pen(5, 5, (18, 12), 5, hatch=40))
        for k in range(5):
            canvas.brush([(-60 + k * 32, -86 - k * 4), (-40 + k * 30, 20), (-54 + k * 28, 116)], 9)
        canvas.form(
            plate(path("-60,-96 120,-140 150,-104 -50,-66")), WOOD, "#2e1a0f", "#c9965c", Pen(4, 4, (5, 9))
        )
        canvas.form(
            plate(path("-110,50 -180,84 -176,104 -96,92")), "#5a6068", "#22262b", "#c4cace", Pen(4, 4, (5, 6))
        )


def _chains(canvas: Canvas, tones: Tone, at: Spot) -> None:
    """Chains that hang from the beam."""
    wall(canvas, tones, at, 500)
    glow(canvas, at, 240, tones[4], 0.5)
    for k, (x, low) in enumerate(((40, 520), (118, 300), (190, 210), (372, 190), (440, 330), (520, 560))):
        chain(
            canvas,
            [(x, 60), (x + (8 if k % 2 else -6), low / 2), (x, low)],
            21,
            "#848b94" if k % 2 else "#6b727b",
        )
    for x, y in ((118, 318), (440, 348)):
        hook = stroke([(x, y - 16), (x + 2, y + 24), (x + 26, y + 46), (x + 44, y + 20)], 15, (1, 0.2), 0.2)
        canvas.form(hook, "#6b727b", "#22262b", "#d8dcde", Pen(3.4, 3, (4, 4)))
    cross_beam(canvas, 52, posts=False)


WORKS = {
    "forge": _forge,
    "tunnel": _tunnel,
    "props": _props,
    "molten": _molten,
    "hall": _hall,
    "shaft": _shaft,
    "bench": _bench,
    "bellows": _bellows,
    "chains": _chains,
}
