"""What jarls hold and wear besides arms: crowns, birds, staffs, dice, cards, pieces, gold."""

from __future__ import annotations

from art.ink import INK, Canvas, Pen, blob, block, disc, path, plate, stroke
from art.palette import mix
from art.portrait.person import GILT, GOLD, GOLD_DARK, Person
from art.portrait.strands import lock
from art.scene import craft, hands
from art.scene.stage import Spot


def falcon(canvas: Canvas) -> None:
    """A grey falcon with a hood of gold thread, its feet at the origin."""
    back, breast = "#6f6256", "#e6d8b8"
    for k in range(4):
        lock(
            canvas,
            [(-30, -40), (-56, 10 + k * 8), (-64 + k * 6, 66 + k * 6)],
            22,
            mix(back, INK, 0.2),
            strands=1,
        )
    body = blob(path("-40,-30 -34,-80 -10,-116 14,-138 40,-140 54,-124 46,-100 40,-60 26,-20 4,-6 -20,-6"))
    canvas.form(body, breast, mix(breast, INK, 0.5), "#fffdf0", Pen(4, 4, (12, 8), 4))
    for row in range(5):
        for k in range(4):
            x, y = 2 + k * 10 - row * 3, -84 + row * 16
            canvas.brush([(x, y), (x + 3, y + 6), (x + 6, y)], 3.6, "#6b4a30", clip=body)
    wing = blob(path("-6,-112 -34,-84 -50,-36 -58,10! -30,-6 -4,-40 8,-84"))
    canvas.form(wing, back, mix(back, INK, 0.55), "#cdbfae", Pen(4, 3, (8, 6), 4, hatch=16))
    shape = blob(path("8,-132 20,-146 40,-146 52,-132 40,-120 16,-120"))
    canvas.form(shape, back, mix(back, INK, 0.5), "#cdbfae", Pen(3, 2, (6, 4), 3))
    shape = blob(path("48,-134! 66,-126 64,-112! 54,-116 46,-118"))
    canvas.form(shape, "#d9a850", "#7b5a20", "#fff0b8", Pen(3, 2, (3, 3)))
    canvas.form(disc(38, -130, 6.4), "#ffd35a", None, "#fff6d0", Pen(2.6, 1, (2, 2), 1))
    canvas.fill(disc(39, -130, 3.4), INK)
    for x in (-4, 16):
        for claw in (-9, 2, 12):
            canvas.brush([(x, -10), (x + claw, 2), (x + claw * 1.2, 12)], 8, "#d9a850", ends=(1, 0.2))


def palm_with(
    canvas: Canvas,
    at: Spot,
    turn: float,
    person: Person,
    sleeve: str,
    *,
    flip: bool = False,
    size: float = 0.9,
) -> None:
    """An open hand from below that shows or weighs something."""
    with canvas.placed(*at, size, turn, flip):
        hands.open_hand(canvas, person.skin, sleeve, long=420)


def cards(canvas: Canvas, count: int = 4, paint: str = "#d8c6a0") -> None:
    """A fan of painted slips, held at the origin."""
    for k in range(count):
        with canvas.placed(0, 0, 1.0, (k - (count - 1) / 2) * 0.26):
            leaf = block(-44, -196, 44, -30, 9)
            canvas.form(leaf, paint, "#8a7448", "#fffbe8", Pen(4, 4, (8, 7), 3))
            canvas.form(
                block(-33, -184, 33, -42, 5),
                ("#7c2119", "#1f4684", "#14595a", "#57661c", "#5a2a54")[k % 5],
                None,
                None,
                Pen(2.4, 0, (8, 8), hatch=12),
            )
            for bar in ([(-16, -150), (16, -84)], [(16, -150), (-16, -84)], [(0, -164), (0, -66)]):
                canvas.fill(stroke(bar, 6, (1, 1), 0.5, False), "#e6c25c")


def tafl_board(canvas: Canvas) -> None:
    """A board of hnefatafl seen from the player's side, 520 wide, its far edge at y 0."""
    top = plate([(-210, 0), (210, 0), (290, 150), (-290, 150)])
    craft.plank(canvas, plate([(-290, 150), (290, 150), (290, 190), (-290, 190)]), "#5f3c24", 1)
    canvas.form(top, "#c99a5c", "#7a5430", "#f0d09a", Pen(5, 4, (6, 8), 4))

    def at(u: float, v: float) -> Spot:
        return u * (210 + 80 * v) / 4.5, v * 150

    for k in range(10):
        u = k - 4.5
        canvas.brush([at(u, 0.02), at(u, 0.98)], 3, "#4a2c1c", ends=(1, 1))
        canvas.brush([at(-4.5, k / 9), at(4.5, k / 9)], 3, "#4a2c1c", ends=(1, 1))
    pieces = (
        (-3, 0.28, 0),
        (-1, 0.17, 0),
        (2, 0.28, 0),
        (3, 0.61, 0),
        (-2, 0.72, 0),
        (0, 0.5, 1),
        (-1, 0.61, 2),
        (1, 0.39, 2),
        (1, 0.72, 2),
        (4, 0.17, 0),
    )
    for u, v, kind in sorted(pieces, key=lambda p: p[1]):
        x, y = at(u, v)
        with canvas.placed(x, y, 0.8 + 0.5 * v):
            piece(canvas, kind)


def piece(canvas: Canvas, kind: int) -> None:
    """Attacker, king or guard; its foot at the origin."""
    paint = ("#3a2a26", "#d9b45a", "#efe4c8")[kind]
    tall = 62 if kind == 1 else 40
    shape = blob(
        [
            (-18, 4),
            (-18, 4),
            (-13, -tall * 0.5),
            (-15, -tall * 0.8),
            (0, -tall),
            (15, -tall * 0.8),
            (13, -tall * 0.5),
            (18, 4),
            (18, 4),
        ]
    )
    canvas.form(
        shape, paint, mix(paint, INK, 0.5), mix(paint, "#ffffff", 0.6), Pen(3.4, 3, (7, 4), 3, hatch=8)
    )
    if kind == 1:
        canvas.form(
            plate(path("-16,-56 -18,-78 -7,-66 0,-82 7,-66 18,-78 16,-56")), *GILT, Pen(3, 2, (4, 4), 2)
        )


def coins(canvas: Canvas, wide: float, rows: int, seed: int = 1) -> None:
    """A heap of coins around the origin."""
    for row in range(rows):
        half = wide * (1 - row / rows) / 2
        count = max(1, int(half / 15))
        for k in range(-count, count + 1):
            x, y = k * 26 + (row * 37 * seed) % 13, -row * 15
            canvas.form(disc(x, y, 19, 0.6), GOLD, GOLD_DARK, "#fff0b8", Pen(2.8, 2.8, (4, 4), 2.5))
            canvas.fill(disc(x, y, 8, 0.6), "#a37c2c")


def scales(canvas: Canvas) -> None:
    """A trader's balance, hung from the origin."""
    canvas.form(stroke([(0, -8), (0, 40)], 9, (1, 1), 0.5, False), *GILT, Pen(3, 3, (3, 0)))
    canvas.form(stroke(path("-120,62 0,34 120,18"), 13, (0.5, 0.5)), *GILT, Pen(3.6, 3, (3, 5), 3))
    for x, y in ((-118, 62), (118, 18)):
        for side in (-1, 1):
            canvas.brush([(x, y), (x + side * 44, y + 96)], 3.4, "#4a3420", ends=(1, 1))
        pan = blob(path("-54,94! -30,120 0,128 30,120 54,94!", x, y))
        canvas.form(pan, "#b58b4a", "#5f431d", "#f3dc93", Pen(4, 4, (8, 8), 3, hatch=12))
    with canvas.placed(-118, 148, 0.8):
        coins(canvas, 80, 3)


def wolf_pup(canvas: Canvas) -> None:
    """A pup that looks out of a cloak: head around the origin."""
    fur = "#7c7f80"
    body = blob(path("-50,20 -76,80 -80,190 84,190 80,80 52,20"))
    canvas.form(body, fur, mix(fur, INK, 0.5), "#d8dadb", Pen(4, 4, (18, 6), 4, hatch=30))
    for k in range(9):
        x = -40 + k * 10
        lock(
            canvas,
            [(x, 50), (x * 1.1, 76), (x * 1.2, 104 - abs(k - 4) * 5)],
            18,
            mix(fur, "#f6f2e4", 0.5),
            strands=1,
        )
    for side in (-1, 1):
        ear = blob([(side * 14, -34), (side * 30, -84), (side * 30, -84), (side * 54, -40), (side * 50, -10)])
        canvas.form(ear, fur, mix(fur, INK, 0.5), "#d8dadb", Pen(4, 3, (6, 4), 3, hatch=10))
        canvas.fill(blob([(side * 24, -38), (side * 31, -66), (side * 31, -66), (side * 44, -36)]), "#5b2c26")
    skull = blob(path("0,-50 40,-40 58,-6 50,30 22,44 0,60 -22,44 -50,30 -58,-6 -40,-40"))
    canvas.form(skull, fur, mix(fur, INK, 0.5), "#d8dadb", Pen(4, 4, (14, 8), 4, hatch=22))
    shape = blob(path("0,-4 20,8 22,34 0,58 -22,34 -20,8"))
    canvas.form(shape, "#c9c4b4", "#7d7668", "#f6f2e4", Pen(2.4, 2, (6, 4), 2))
    canvas.form(disc(0, 32, 11, 0.7), "#241d1f", None, "#8c8790", Pen(2, 1, (3, 3), 2))
    canvas.brush([(0, 40), (0, 48), (-12, 52)], 3.4)
    for side in (-1, 1):
        canvas.form(disc(side * 26, -6, 9, 0.9), "#ffd35a", None, "#fff6d0", Pen(3, 1, (2, 2), 1))
        canvas.fill(disc(side * 25, -6, 4.6), INK)
        canvas.brush([(side * 12, -14), (side * 28, -24), (side * 44, -16)], 5)


def rings(canvas: Canvas, count: int = 3) -> None:
    """Arm rings of gold around a forearm that stands at the origin."""
    for k in range(count):
        canvas.form(stroke(path("-54,0 0,12 56,-2", 0, k * 24), 17, (1, 1)), *GILT, Pen(3.5, 3, (4, 5), 3))


def keys(canvas: Canvas) -> None:
    """The keys of the house on a ring, hung from the origin."""
    canvas.form(disc(0, 20, 24).difference(disc(0, 20, 14)), *GILT, Pen(3.4, 3, (4, 4)))
    for k, turn in enumerate((-0.34, 0.02, 0.36)):
        with canvas.placed(0, 34, 1.0, turn):
            shaft = stroke([(0, 0), (0, 96)], 9, (1, 1), 0.5, False)
            canvas.form(shaft, "#9aa3ab", "#4a525c", "#eef1ee", Pen(3, 3, (3, 0)))
            canvas.form(
                block(0, 70 - k * 4, 24, 92, 2), "#9aa3ab", "#4a525c", "#eef1ee", Pen(3, 3, (4, 4), 2)
            )
