"""What scenes of the Hammer Throw share: their block and tones, hammer, iron dice, feathers, rocks."""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity

from art.ink import INK, Canvas, Pen, Shape, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait.strands import lock
from art.scene.stage import Spot, Stage, Tone, stages

WIDE, HIGH = 480, 456
# From the darkest to the light itself.
TONES: dict[str, Tone] = {
    "sky": ("#0e2444", "#1d4a80", "#3d86c2", "#8fcbe8", "#fff7da"),
    "high": ("#1a2250", "#34488f", "#6f86cc", "#dcb9cc", "#fff1cc"),
    "moon": ("#0a1226", "#14264a", "#2a4d80", "#6f9cc8", "#f1f5e6"),
    "cloud": ("#243a5c", "#4a709c", "#86b0d2", "#c6e0ec", "#fffdf0"),
    "ice": ("#0c2830", "#1b535c", "#43949a", "#a0dcd2", "#f5fff2"),
    "rock": ("#141c17", "#30443a", "#5c7b68", "#a3bf9f", "#f1f6d8"),
    "cave": ("#0b1512", "#1c332b", "#35604c", "#7aa884", "#ffd58a"),
    "rime": ("#1f3a40", "#477a7c", "#86b7b0", "#c8e6da", "#fbfff4"),
    "thunder": ("#180d14", "#431822", "#8c3428", "#de7636", "#ffe9a6"),
    "iron": ("#141216", "#352c34", "#6b5357", "#b98a6c", "#ffe4a8"),
    "ember": ("#170a08", "#461710", "#96321a", "#e8862c", "#ffe28a"),
    "wrath": ("#16101e", "#3a2140", "#7c3450", "#d9694a", "#ffdf9a"),
}
DARK_IRON = ("#6d747e", "#25292f", "#dfe5e8")
GOLD = ("#d0a046", "#7a5518", "#ffedaa")


stage = stages(TONES, WIDE, HIGH)


def hammer(canvas: Canvas, haft: float = 210.0, paint: tuple[str, str, str] = DARK_IRON) -> None:
    """The hammer of the throw: its head at the origin with the point up, its haft down."""
    wood = block(-11, 20, 11, haft)
    canvas.form(wood, "#8a5a32", "#3f2414", "#d9a468", Pen(4, 4, (7, 0), 3))
    for k in range(int((haft - 90) / 16)):
        y = haft - 14 - k * 16
        canvas.brush([(-12, y + 6), (0, y), (12, y - 4)], 5, "#4a1d16", ends=(1, 1))
    knob = joined([disc(0, haft + 4, 15), block(-14, 40, 14, 60)])
    canvas.form(knob, *GOLD, Pen(3.4, 3, (6, 5), 3))
    head = plate(path("-104,4 -92,-26 -60,-34 0,-62 60,-34 92,-26 104,4 90,38 40,46 -40,46 -90,38"))
    canvas.form(head, *paint, Pen(5, 5, (14, 15), 5, hatch=24, step=7))
    inner = head.buffer(-11)
    canvas.fill(inner.difference(inner.buffer(-3.6)), GOLD[0])
    weave = [(x, 5 + 9 * math.sin(x * 0.105)) for x in range(-72, 73, 6)]
    for flip in (1, -1):
        canvas.brush([(x, 5 + flip * (y - 5)) for x, y in weave], 5, GOLD[0], ends=(0.7, 0.7))
    canvas.form(disc(0, -30, 7), *GOLD, Pen(2, 1.5, (3, 3), 2))


# Dice

PIPS: dict[int, tuple[Spot, ...]] = {
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_FRAMES = ((0.87, 0.5, -0.87, 0.5, 0, -50), (0.87, 0.5, 0, 1.0, -43.5, 25), (0.87, -0.5, 0, 1.0, 43.5, 25))


def _marks(number: int) -> Shape:
    """Pips of a face in a square of 100 about the origin; a hammer for 1."""
    if number == 1:
        return joined(
            [plate(path("-32,-16 -26,-26 26,-26 32,-16 32,0 26,8 -26,8 -32,0")), block(-6, 6, 6, 36)]
        )
    return joined(disc(x * 26, y * 26, 9.5) for x, y in PIPS[number])


def iron_die(
    canvas: Canvas, faces: tuple[int, int, int], paint: str = "#79808a", mark: str = "#120e0d"
) -> None:
    """A die of the throw, three faces seen: top, left, right; its edge is 100."""
    a, b, c = (0.0, -100.0), (87.0, -50.0), (-87.0, -50.0)
    top, left = plate([a, b, (0, 0), c]), plate([c, (0, 0), (0, 100), (-87, 50)])
    right = plate([(0, 0), b, (87, 50), (0, 100)])
    canvas.outline(joined([top, left, right]).buffer(5), 5, 6)
    shades = mix(paint, "#fff4dc", 0.42), paint, mix(paint, "#141018", 0.45)
    for face, shade in zip((top, left, right), shades, strict=True):
        canvas.fill(face.buffer(4, join_style="round"), shade)
    canvas.hatch(right, 30, 7, light=(0.9, 0.4))
    canvas.hatch(left, 16, 8, light=(0.1, 1.0), opacity=0.7)
    for line in ([(0, 0), (0, 100)], [(0, 0), b], [(0, 0), c]):
        canvas.brush(line, 4.5, mix(paint, "#fff8e6", 0.75), ends=(1, 1))
    for number, (ux, uy, vx, vy, x, y) in zip(faces, _FRAMES, strict=True):
        sign = affinity.affine_transform(_marks(number), [ux, vx, uy, vy, x, y])
        canvas.fill(affinity.translate(sign, 1.8, 2.2), mix(paint, "#fff8e6", 0.6))
        canvas.fill(sign, mark)


# Feathers


def feather(canvas: Canvas, long: float, wide: float, paint: str, bend: float = 0.12) -> None:
    """A feather, its quill at the origin, its tip up; the vane is split in places."""
    rng = canvas.rng
    spine = [(bend * long * math.sin(t * 2.2), -long * t) for t in np.linspace(0, 1, 12)]
    light, dark = mix(paint, canvas.glint, 0.45), mix(paint, INK, 0.45)

    def edge(side: int) -> list[Spot]:
        found: list[Spot] = []
        for t in np.linspace(0.16, 1.0, 22):
            swell = (
                math.sin(min(1.0, (t - 0.10) / 0.42) * math.pi / 2) * (1 - max(0.0, t - 0.5) / 0.5) ** 0.85
            )
            reach = wide * (0.5 if side < 0 else 0.42) * swell * rng.uniform(0.93, 1.04)
            if rng.random() < 0.14:
                reach *= 0.62
            k = t * 11
            x, y = (
                np.interp(k, range(12), [p[0] for p in spine]),
                np.interp(k, range(12), [p[1] for p in spine]),
            )
            found.append((float(x) + side * reach, float(y) - reach * 0.35))
        return found

    for side, tone in ((1, mix(paint, INK, 0.25)), (-1, paint)):
        vane = plate([*spine[2:], *reversed(edge(side))])
        canvas.form(vane, tone, dark, light, Pen(4, 4, (8, 6), 3))
        for t in np.linspace(0.2, 0.94, int(long / 11)):
            x, y = np.interp(t * 11, range(12), [p[0] for p in spine]), -long * t
            tip = float(x) + side * wide * 0.42, y - wide * 0.36
            line = [(float(x), y), (float(x) + side * wide * 0.2, y - wide * 0.12), tip]
            shine = mix(paint, canvas.glint, 0.34) if rng.random() < 0.45 else dark
            canvas.brush(line, 2.6, shine, clip=vane)
    canvas.form(stroke(spine, 9, (1, 0.15), 0.1), "#efe4c8", "#a88b5c", None, Pen(2.4, 2, (3, 0)))


def wing(
    canvas: Canvas, span: float, paint: str, *, rows: int = 3, count: int = 11, sweep: float = 1.5
) -> None:
    """A wing that spreads to the upper left from its shoulder at the origin; long feathers at its tip."""
    for row in range(rows):
        part = 1 - row * 0.30
        tone = mix(paint, canvas.glint, 0.10 + 0.18 * row)
        for k in range(count):
            t = k / (count - 1)
            along = span * 0.62 * (1 - t)
            root = (-along * 0.90 * (1 - row * 0.06), -along * 0.62)
            angle = math.pi * (0.86 + 0.10 * row) - sweep * t * 0.62
            long = span * (0.72 - 0.34 * t) * part
            tip = (
                root[0] + math.cos(angle) * long,
                root[1] + math.sin(angle) * long * (1 if t < 0.9 else 0.9),
            )
            bend = ((root[0] + tip[0]) / 2 - long * 0.06, (root[1] + tip[1]) / 2 - long * 0.10)
            lock(canvas, [root, bend, tip], span * 0.115, tone, strands=1, blunt=0.35, taper=0.5, line=3.0)
    for k in range(9):
        t = k / 8
        x, y = -span * 0.56 * (1 - t), -span * 0.385 * (1 - t)
        tip = (x - span * 0.13, y + span * 0.02)
        tone = mix(paint, canvas.glint, 0.55)
        lock(
            canvas,
            [(x + span * 0.07, y), (x - span * 0.02, y - span * 0.05), tip],
            span * 0.11,
            tone,
            strands=1,
        )


def crest_wing(canvas: Canvas, span: float, paint: str) -> None:
    """A wing on a helm: its feathers go up and back to the left from the origin."""
    for row, part in enumerate((1.0, 0.68, 0.4)):
        tone = mix(paint, canvas.glint, 0.2 * row)
        for k in range(7 - row):
            t = k / (6 - row)
            angle = math.radians(196 + 62 * t)
            long = span * part * (0.62 + 0.38 * math.sin(t * 2.4))
            tip = (math.cos(angle) * long, math.sin(angle) * long)
            bend = (tip[0] * 0.62 - span * 0.10, tip[1] * 0.42)
            lock(
                canvas,
                [(10 - 8 * t, 8 - 10 * t), bend, tip],
                span * 0.20,
                tone,
                strands=1,
                blunt=0.3,
                taper=0.5,
            )
    canvas.form(disc(4, 0, span * 0.10), *GOLD, Pen(3.4, 3, (5, 5), 3))


# Rock and ice


def boulder(canvas: Canvas, radius: float, paint: str, seed: int, squash: float = 0.86) -> Shape:
    """A broken rock about the origin."""
    chance = np.random.default_rng(seed)
    count = 11
    ring = [
        (
            math.cos(k * math.tau / count) * radius * chance.uniform(0.82, 1.1),
            math.sin(k * math.tau / count) * radius * squash * chance.uniform(0.82, 1.1),
        )
        for k in range(count)
    ]
    shape = plate(ring)
    canvas.form(
        shape,
        paint,
        mix(paint, "#0c1012", 0.6),
        mix(paint, canvas.glint, 0.6),
        Pen(4.5, 5, (radius * 0.26, radius * 0.2), 4, hatch=radius * 0.55, step=7),
    )
    for k in (1, 4, 7):
        x, y = ring[k]
        line = [(x * 0.9, y * 0.9), (x * 0.45 + radius * 0.1, y * 0.4), (x * 0.2 + radius * 0.16, y * 0.1)]
        canvas.brush(line, 4, mix(paint, INK, 0.7), clip=shape, ends=(0.6, 0))
    return shape


def shard(canvas: Canvas, foot: Spot, tip: Spot, wide: float, paint: str = "#a9dcd8") -> None:
    """A crystal of ice: a lit and a dark flank."""
    (x, y), (tx, ty) = foot, tip
    run = math.hypot(tx - x, ty - y)
    nx, ny = -(ty - y) / run * wide / 2, (tx - x) / run * wide / 2
    kx, ky = x + (tx - x) * 0.72, y + (ty - y) * 0.72
    whole = plate(
        [
            (x - nx, y - ny),
            (kx - nx * 0.8, ky - ny * 0.8),
            tip,
            (kx + nx * 0.8, ky + ny * 0.8),
            (x + nx, y + ny),
        ]
    )
    canvas.form(whole, paint, None, "#ffffff", Pen(3.6, 3.6, (0, 0), 3))
    dark = plate([(x, y), (kx, ky), tip, (kx + nx * 0.8, ky + ny * 0.8), (x + nx, y + ny)])
    canvas.fill(
        dark
        if nx + ny * 0.4 > 0
        else plate([(x, y), (kx, ky), tip, (kx - nx * 0.8, ky - ny * 0.8), (x - nx, y - ny)]),
        mix(paint, "#0e3038", 0.45),
    )
    canvas.brush([(x, y), (kx, ky), tip], 3, "#ffffff", ends=(1, 0.2))


def streams(stage: Stage, lines: list[str], colour: str, width: float = 10.0, opacity: float = 0.8) -> None:
    """Bands of wind, each over a thinner shadow of itself."""
    for line in lines:
        points = path(line)
        stage.canvas.brush(
            [(x + 2, y + 7) for x, y in points], width * 0.7, stage.tone[1], opacity=opacity * 0.6
        )
        stage.canvas.brush(points, width, colour, ends=(0.0, 0.4), peak=0.7, opacity=opacity)


def billows(stage: Stage, y: float, size: float, paint: str, *, count: int = 9, seed: int = 1) -> None:
    """A bank of round clouds along the lower edge, curled."""
    canvas, chance = stage.canvas, np.random.default_rng(seed)
    for row in range(2):
        tone = mix(paint, stage.tone[1], 0.35 * (1 - row))
        puffs = [
            (
                (k + chance.uniform(-0.25, 0.25)) * stage.wide / (count - 1),
                y + row * size * 0.8 + chance.uniform(-0.3, 0.3) * size,
                size * chance.uniform(0.75, 1.25),
            )
            for k in range(count)
        ]
        whole = joined(
            [
                *(disc(px, py, r) for px, py, r in puffs),
                block(-10, y + size * (0.8 * row + 0.2), stage.wide + 10, stage.high + 10),
            ]
        )
        canvas.form(whole, tone, mix(tone, stage.tone[1], 0.55), "#ffffff", Pen(3, 2, (9, 10), 4))
        for px, py, r in puffs:
            turn = chance.uniform(2.6, 4.0)
            curl = [
                (
                    px + math.cos(turn + a) * r * (0.75 - 0.15 * a),
                    py + math.sin(turn + a) * r * (0.75 - 0.15 * a),
                )
                for a in np.linspace(0, 3.4, 10)
            ]
            canvas.brush(curl, 4, mix(tone, stage.tone[0], 0.55), clip=whole)
