"""The touch of the valkyries: swan feathers, winged brooches, pale light and what stands in their skies."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, spline, stroke
from art.palette import mix
from art.portrait.body import Torso
from art.portrait.person import GILT, GOLD, GOLD_LIGHT, HIGH, SKINS, WIDE, Head, Person
from art.portrait.sky import palette
from art.portrait.strands import lock, tufts

SWAN, SWAN_DARK, PALE = "#f1efe6", "#93a7bb", "#eef6ff"
Spot = tuple[float, float]


def feather(canvas: Canvas, way: tuple[Spot, Spot, Spot], width: float, paint: str = SWAN) -> None:
    """One feather with its quill, from root over bend to tip."""
    root, bend, tip = way
    lock(canvas, [root, bend, tip], width, paint, strands=3, blunt=0.22, taper=0.55)
    middle = (root[0] + 2 * bend[0] + tip[0]) / 4, (root[1] + 2 * bend[1] + tip[1]) / 4
    canvas.brush([root, middle, tip], max(2.4, width * 0.1), mix(paint, "#6b5a48", 0.7), ends=(1, 0.1))


# In the sky


def rays(canvas: Canvas, person: Person) -> None:
    """Pale light that falls from above."""
    x = person.sky.at[0] if person.sky.at[0] else 400.0
    for k in range(7):
        angle = math.pi / 2 + (k - 3) * 0.17 + canvas.rng.uniform(-0.03, 0.03)
        wide = canvas.rng.uniform(0.02, 0.05)
        far = 760.0
        beam = [(x - 5, -60), (x + 5, -60)] + [
            (x + math.cos(a) * far, -60 + math.sin(a) * far) for a in (angle - wide, angle + wide)
        ]
        canvas.fill(plate(beam), PALE, 0.26)


def drifting(canvas: Canvas, person: Person) -> None:
    """Feathers that come down."""
    rng = canvas.rng
    for k in range(7):
        x = rng.uniform(14, 120) if k % 2 else rng.uniform(440, 552)
        y, long, turn = 60 + k * 66 + rng.uniform(-20, 20), rng.uniform(34, 58), rng.uniform(0, math.tau)
        dx, dy = math.cos(turn) * long, math.sin(turn) * long * 0.7
        bend = (x + dx * 0.5 - dy * 0.3, y + dy * 0.5 + dx * 0.3)
        feather(canvas, ((x, y), bend, (x + dx, y + dy)), 15)


def swans(canvas: Canvas, person: Person) -> None:
    """Three swans under way, away from where the light stands."""
    way = 1 if person.sky.at[0] < WIDE / 2 else -1
    for k, size in enumerate((0.95, 0.74, 0.6)):
        with canvas.placed(284 + way * (84 - k * 76), 128 - k * 30, size, -way * 0.12, way < 0):
            _swan(canvas)


def _swan(canvas: Canvas) -> None:
    """One that flies to the right, wings up."""
    for lean, paint in ((30.0, mix(SWAN, SWAN_DARK, 0.6)), (0.0, SWAN)):
        for k in range(7):
            t = k / 6
            tip = (lean - 30 - 34 * t, -88 + 66 * t)
            bend = (lean * 0.6 - 4 - 30 * t, -52 + 34 * t)
            lock(canvas, [(10 - 26 * t + lean * 0.2, 0), bend, tip], 19, paint, strands=1, blunt=0.4)
    body = stroke([(-52, 10), (-20, 5), (8, 6), (34, 0), (72, -14)], 25, (0.1, 0.35), 0.35)
    canvas.form(body, SWAN, SWAN_DARK, "#ffffff", Pen(3, 2.4, (3, 8), 2))
    canvas.form(disc(75, -15, 8.5), SWAN, SWAN_DARK, "#ffffff", Pen(2.4, 2, (3, 4), 2))
    canvas.fill(plate([(81, -20), (101, -11), (81, -9)]), "#e08a34")


def wings_above(canvas: Canvas, person: Person) -> None:
    """Wings of light as wide as the sky."""
    for side in (-1, 1):
        for row, part in enumerate((1.0, 0.72, 0.46)):
            for k in range(10 - row):
                t = k / (9 - row)
                angle = -math.pi / 2 + side * (0.18 + 1.42 * t)
                long = (330 - 90 * t) * part
                root = (284 + side * (26 + 60 * t), 300 - 46 * t)
                tip = (root[0] + math.cos(angle) * long, root[1] + math.sin(angle) * long)
                bend = ((root[0] + tip[0]) / 2 + side * 18, (root[1] + tip[1]) / 2 - 22)
                paint = mix(PALE, palette(person)[3], 0.42 - 0.16 * row)
                lock(canvas, [root, bend, tip], 42, paint, strands=1, blunt=0.4, taper=0.55)


def gate(canvas: Canvas, person: Person) -> None:
    """A gate that stands open, and the light within."""
    dark = mix(palette(person)[0], INK, 0.4)
    canvas.fill(plate([(96, HIGH), (96, 250), (472, 250), (472, HIGH)]), mix(PALE, palette(person)[4], 0.4))
    for k in range(13):
        x = 110 + k * 29
        canvas.fill(plate([(284, 470), (x - 7, 250), (x + 7, 250)]), "#ffffff", 0.55)
    for side in (-1, 1):
        x = 284 + side * 206
        leaf = plate(
            [
                (284 + side * 188, 250),
                (284 + side * 262, 206),
                (284 + side * 262, HIGH),
                (284 + side * 188, HIGH),
            ]
        )
        canvas.form(leaf, "#6b4526", "#2c190e", "#d8a866", Pen(5, 4, (12, 4), hatch=26))
        for y in (330, 470):
            canvas.fill(block(min(x - 30, x + 56), y, max(x - 30, x + 56), y + 16), "#3a3f46")
        for k in range(3):
            canvas.brush([(x - 6 + k * 18 * side, 250), (x - 6 + k * 18 * side, HIGH)], 4, dark)
    lintel = plate([(70, 186), (498, 186), (486, 256), (82, 256)])
    canvas.form(lintel, "#7a4f2c", "#3a2216", "#e0b070", Pen(5, 5, (6, 14), 5, hatch=24))
    line = [(100 + k * 23, 236 - 30 * (k % 2)) for k in range(17)]
    canvas.fill(stroke(line, 9, (1, 1), 0.5, False), "#e9c98a")


def crew(canvas: Canvas, person: Person) -> None:
    """Those who come along: helms, spears and shields along the horizon."""
    dark, rng = mix(palette(person)[0], INK, 0.35), canvas.rng
    rim = mix(palette(person)[3], PALE, 0.35)
    for x in (8, 52, 96, 142, 430, 474, 518, 560):
        y = 492 + rng.uniform(-20, 20)
        spear = stroke([(x + 22, HIGH), (x + 26, y - rng.uniform(90, 150))], 6, (1, 1), 0.5, False)
        tip = (spear.bounds[0] + spear.bounds[2]) / 2 + 2, spear.bounds[1]
        head = plate([(tip[0] - 8, tip[1] + 10), (tip[0], tip[1] - 30), (tip[0] + 8, tip[1] + 10)])
        bust = joined(
            [
                disc(x, y, 24),
                plate(
                    [
                        (x - 34, HIGH),
                        (x - 30, y + 40),
                        (x - 12, y + 16),
                        (x + 12, y + 16),
                        (x + 30, y + 40),
                        (x + 34, HIGH),
                    ]
                ),
            ]
        )
        whole = joined([spear, head, bust])
        canvas.fill(whole.buffer(2.5), rim)
        canvas.fill(whole, dark)
        canvas.fill(disc(x, y - 2, 24).difference(block(x - 30, y - 2, x + 30, y + 40)), mix(dark, rim, 0.3))


def flakes(canvas: Canvas, person: Person) -> None:
    """Large crystals of snow, each another."""
    places = (
        (84, 96, 44),
        (232, 60, 28),
        (470, 130, 56),
        (520, 330, 34),
        (56, 300, 36),
        (360, 74, 24),
        (36, 470, 24),
    )
    for number, (x, y, radius) in enumerate(places):
        for k in range(6):
            with canvas.placed(x, y, 1.0, k * math.tau / 6 + number * 0.2):
                canvas.brush([(0, 0), (0, -radius)], 5, "#ffffff", ends=(1, 0.5))
                for j in range(1, 2 + number % 3):
                    up, out = -radius * (0.3 + 0.24 * j), radius * (0.34 - 0.07 * j)
                    for side in (-1, 1):
                        canvas.brush([(0, up), (side * out, up - out * 0.8)], 4, "#ffffff", ends=(1, 0.4))
                if number % 2:
                    shape = plate(
                        [(0, -radius * 0.2), (5, -radius * 0.34), (0, -radius * 0.5), (-5, -radius * 0.34)]
                    )
                    canvas.fill(shape, PALE)


def winds(canvas: Canvas, person: Person) -> None:
    """Wind from every side, each blast with its curl."""
    for x, y, radius, way, turn in (
        (120, 110, 46, 1, 0.0), (440, 170, 54, -1, math.pi), (90, 330, 34, -1, 0.1),
        (478, 360, 38, 1, math.pi), (290, 62, 30, -1, 0.0),
    ):  # fmt: skip
        with canvas.placed(x, y, 1.0, turn):
            curl = [
                (math.cos(a) * radius * (1 - a / 8), way * math.sin(a) * radius * (1 - a / 8))
                for a in np.linspace(-1.6, 5.4, 26)
            ]
            for lift, width in ((0.0, 12.0), (16.0, 6.0)):
                tail = [
                    (-radius * 5, way * (radius * 0.4 + lift)),
                    (-radius * 2, way * (-radius * 1.1 + lift)),
                ]
                line = [*tail, *[(px, py + way * lift * 0.4) for px, py in curl[2:]]]
                canvas.brush(line, width, "#f6fcff", ends=(0, 0.25), opacity=0.85)


def storms(canvas: Canvas, person: Person) -> None:
    """Four storms, and lightning out of each."""
    for x, y, radius, flip in ((96, 120, 74, 1), (470, 110, 80, -1), (66, 350, 52, -1), (512, 350, 56, 1)):
        for k, paint in enumerate(("#26323f", "#56697c", "#aebfcc")):
            for j in range(3):
                start = j * math.tau / 3 + k * 0.5
                arc = [
                    (
                        x + flip * math.cos(start + a) * radius * (1 - a / 5.2),
                        y + 0.62 * math.sin(start + a) * radius * (1 - a / 5.2),
                    )
                    for a in np.linspace(0, 4.4, 20)
                ]
                canvas.brush(arc, 24 - k * 8, paint, ends=(0.1, 0.4), peak=0.4, opacity=0.9)
        bolt = [
            (x, y + radius * 0.4),
            (x - 16, y + radius * 0.9),
            (x + 10, y + radius),
            (x - 8, y + radius * 1.8),
        ]
        canvas.fill(stroke(bolt, 13, (1, 0.1), 0.1, False), "#1a2c44")
        canvas.fill(stroke(bolt, 7, (1, 0.1), 0.1, False), "#fdf7cf")


SKIES: dict[str, Callable[[Canvas, Person], None]] = {
    "rays": rays, "drifting": drifting, "swans": swans, "wings": wings_above, "gate": gate, "crew": crew,
    "flakes": flakes, "winds": winds, "storms": storms,
}  # fmt: skip


# Worn


def mantle(canvas: Canvas, person: Person) -> None:
    """A collar of swan's down instead of fur."""
    torso = Torso(canvas, person)
    for side in (-1, 1):
        edge = torso.path(path("258,650 210,590 150,570 96,580 66,646", side=side))
        paint = mix(SWAN, SWAN_DARK, 0.35 if side > 0 else 0.0)
        tufts(canvas, edge, paint, length=66, step=17, out=(side * 0.42, 0.9), rows=3, width=28, stray=0.16)


def cape(canvas: Canvas, person: Person) -> None:
    """The cloak of swan feathers, from the shoulders to the hands."""
    torso = Torso(canvas, person)
    for row in range(5, -1, -1):
        y = 590 + row * 46
        for side in (-1, 1):
            edge = torso.path(
                [
                    (side * (96 + row * 5), y - 10),
                    (side * (170 + row * 10), y),
                    (side * (250 + row * 12), y + 54),
                ]
            )
            paint = mix(SWAN, SWAN_DARK, (0.4 if side > 0 else 0.08) + 0.05 * (row % 2))
            tufts(canvas, edge, paint, length=64, step=21, out=(side * 0.2, 1), rows=1, width=32, stray=0.12)


def brooch(canvas: Canvas, person: Person) -> None:
    """A brooch with two wings, where the cloak is closed."""
    x, y = Torso(canvas, person).path([(-118 if person.beard else -84, 676)])[0]
    for side in (-1, 1):
        for k in range(4):
            tip = (x + side * (66 - k * 13), y - 36 + k * 19)
            bend = (x + side * (40 - k * 6), y - 26 + k * 9)
            lock(
                canvas,
                [(x + side * 10, y + k * 3), bend, tip],
                19,
                "#dfe6ea" if side < 0 else "#a9b7c2",
                strands=1,
            )
    canvas.form(disc(x, y, 23), *GILT, Pen(4, 4, (6, 6), hatch=9, step=5))
    canvas.form(disc(x, y, 12), "#3d6d92", None, "#dff2ff", Pen(2.6, 1, (4, 4), 3))


def antler_amulet(canvas: Canvas, person: Person) -> None:
    """A fork of antler on a cord: a friend of the stags."""
    torso = Torso(canvas, person)
    canvas.brush(torso.path(path("-74,580 -34,652 0,676 36,650 76,580")), 6, "#4a2c1c", ends=(1, 1))
    x, y = torso.path([(0, 684)])[0]
    parts = [stroke(path("0,-12 10,22 30,46 28,84", x, y, s), 15, (1, 0.1), 0.1) for s in (-1, 1)]
    parts += [stroke(path("20,36 48,38 60,62", x, y, s), 11, (1, 0.1), 0.1) for s in (-1, 1)]
    canvas.form(joined(parts), "#d9c39a", "#7a5c36", "#fff3d2", Pen(3.4, 3, (4, 4), 2))


def tusk_amulet(canvas: Canvas, person: Person) -> None:
    """A boar's tusk on a chain: sworn to the boars."""
    torso = Torso(canvas, person)
    line = torso.path([(-74, 580), (-34, 656), (0, 684), (36, 656), (76, 580)])
    for x, y in spline(line, steps=6):
        canvas.form(disc(x, y, 5), GOLD, None, GOLD_LIGHT, Pen(1.8, 1, (2, 2), 1))
    x, y = torso.path([(0, 690)])[0]
    tusk = stroke([(x - 44, y - 4), (x - 24, y + 34), (x + 14, y + 42), (x + 54, y + 6)], 26, (1, 0.05), 0.15)
    canvas.form(tusk, "#efe4c8", "#8f744a", "#fffdf0", Pen(4, 4, (4, 7), 3, hatch=9))


def odd_hand(canvas: Canvas, person: Person) -> None:
    """A raised hand of ice with one finger too many, no two as long."""
    base, shade, light = SKINS[person.skin]
    with canvas.placed(470, 640, 1.02, 0.08):
        arm = plate([(-40, -6), (40, -6), (66, 260), (-66, 260)])
        canvas.form(arm, base, shade, light, Pen(4.5, 4, (20, 4), 4, hatch=30, step=7))
        fingers = (
            (-46, -72, -82, -128),
            (-30, -92, -48, -214),
            (-12, -100, -16, -152),
            (8, -100, 14, -236),
            (28, -92, 44, -168),
            (44, -76, 84, -196),
            (-40, -30, -108, -66),
        )
        for x, y, tx, ty in fingers:
            bone = [(x, y + 20), ((x + tx) / 2, (y + ty) / 2), (tx, ty)]
            shape = stroke(bone, 30, (0.9, 0.35), 0.3).buffer(-2).buffer(3)
            canvas.form(shape, base, shade, light, Pen(3.4, 3.4, (8, 4), 3))
            canvas.brush([((x + tx) / 2 - 9, (y + ty) / 2), ((x + tx) / 2 + 9, (y + ty) / 2 + 2)], 2.8)
        palm = blob([(-38, 10), (-52, -36), (-46, -92), (0, -110), (46, -94), (52, -40), (38, 10), (0, 18)])
        canvas.form(palm, base, shade, light, Pen(4, 4, (16, 8), 4, hatch=22, step=6))
        canvas.brush([(-30, -56), (0, -68), (36, -62)], 4, mix(shade, "#12344f", 0.5))
        cuff = plate([(-52, 26), (52, 22), (60, 74), (-58, 78)])
        canvas.form(cuff, "#8fa6b4", "#3a4c5a", "#eef6fa", Pen(4, 4, (10, 6), hatch=16))


WORN: dict[str, Callable[[Canvas, Person], None]] = {
    "mantle": mantle, "cape": cape, "winged": brooch, "antler": antler_amulet, "tusk": tusk_amulet,
}  # fmt: skip
BEFORE: dict[str, Callable[[Canvas, Person], None]] = {"odd-hand": odd_hand}


# On the head


def plume(head: Head, side: int) -> None:
    """Two swan feathers at a temple."""
    for k, (out, high, back) in enumerate(((64, 150, -70), (30, 176, -40))):
        root = head.pose.spot(side * 102, -46 - 6 * k, 6)
        bend = head.pose.spot(side * (128 + out * 0.3), -110, -20)
        tip = head.pose.spot(side * (104 + out), -46 - high, back)
        feather(head.canvas, (root, bend, tip), 32, mix(SWAN, SWAN_DARK, 0.25 if side > 0 else 0.05 * k))
    x, y = head.pose.spot(side * 104, -42, 10)
    canvas = head.canvas
    canvas.form(disc(x, y, 11), *GILT, Pen(3, 2, (4, 4), 2))


def helm_wings(head: Head) -> None:
    """A small wing at each side of a helm."""
    canvas = head.canvas
    for side in (head.far, -head.far):
        paint = mix(SWAN, SWAN_DARK, 0.35 if side > 0 else 0.05)
        for row, part in enumerate((1.0, 0.66)):
            for k in range(6 - row):
                t = k / (5 - row)
                root = head.pose.spot(side * 112, -86 + 14 * t, 14 - 24 * t)
                tip = head.pose.spot(
                    side * (128 + (18 + 56 * t) * part), -86 - (128 - 74 * t) * part, -30 - 40 * t
                )
                bend = ((root[0] + tip[0]) / 2 + side * 16, (root[1] + tip[1]) / 2)
                lock(
                    canvas,
                    [root, bend, tip],
                    25,
                    mix(paint, "#ffffff", 0.3 * row),
                    strands=1,
                    blunt=0.3,
                    taper=0.5,
                )
        x, y = head.pose.spot(side * 114, -76, 20)
        canvas.form(disc(x, y, 14), *GILT, Pen(3, 2, (4, 4), 2))


def on_head(head: Head) -> None:
    for prop in head.person.props:
        if prop in ("plume-left", "plume-right"):
            plume(head, -1 if prop == "plume-left" else 1)
        elif prop == "helm-wings":
            helm_wings(head)
