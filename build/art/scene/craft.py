"""What carpenters make: planks, ships and their dragons, chests, halls."""

from __future__ import annotations

from art.ink import INK, Canvas, Pen, Shape, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait.person import GILT, IRON, IRON_LIGHT, STEEL
from art.portrait.strands import lock

WOOD, WOOD_DARK, WOOD_LIGHT = WOODEN = ("#7a4f2c", "#3a2216", "#c98f55")


def plank(canvas: Canvas, shape: Shape, paint: str = WOOD, grain: int = 4) -> None:
    canvas.form(shape, paint, mix(paint, INK, 0.55), mix(paint, "#ffe2ae", 0.45), Pen(3.4, 3.4, (5, 7), 3))
    left, top, right, low = shape.bounds
    for k in range(grain):
        y = top + (low - top) * (k + 0.7) / (grain + 0.4)
        canvas.brush(
            [(left, y), ((left + right) / 2, y + 3 * (-1) ** k), (right, y)],
            2.4,
            mix(paint, INK, 0.65),
            clip=shape,
            ends=(0.5, 0.5),
        )


def ship(canvas: Canvas, sail: tuple[str, str] | None = ("#b23a2c", "#e9dfc8"), shields: bool = True) -> None:
    """A longship from the side, 420 long, its waterline at y 0, its dragon to the right."""
    if sail:
        _sail(canvas, sail)
    hull = blob(
        path(
            "-226,-96! -190,-40 -120,-22 0,-16 120,-24 186,-48 214,-110! 226,-104 206,-20 140,16 "
            "0,26 -140,14 -204,-16 -238,-92!"
        )
    )
    canvas.form(hull, "#6b4128", "#2c1810", "#c98f55", Pen(4, 4, (6, 14), 3, hatch=22))
    for k, y in enumerate((-6, 6)):
        canvas.brush(
            path("-196,-20 -100,-4 0,2 110,-6 192,-26", 0, y),
            3,
            clip=hull,
            ends=(0.6, 0.6),
            opacity=1 - k * 0.2,
        )
    _dragon(canvas)
    if shields:
        for k in range(11):
            x = -150 + k * 28
            y = -24 - 10 * abs(k - 5) ** 1.6 / 12
            paint = ("#a8302c", "#d9b45a", "#2f63ab", "#e9dfc8")[k % 4]
            canvas.form(disc(x, y, 15), paint, None, "#fff4d8", Pen(2.6, 2.4, (5, 5), 2))
            canvas.form(disc(x, y, 5), IRON, None, IRON_LIGHT, Pen(1.6, 1, (2, 2), 1))


def _sail(canvas: Canvas, paints: tuple[str, str]) -> None:
    canvas.form(stroke([(0, -16), (0, -270)], 11, (1, 0.8), 0.3, False), *WOODEN, Pen(3, 3, (4, 0)))
    cloth = blob(path("-112,-250! 0,-254 112,-250! 128,-150 106,-64! 0,-46 -106,-64! -92,-150"))
    canvas.form(
        cloth,
        paints[0],
        mix(paints[0], INK, 0.5),
        mix(paints[0], "#fff0cc", 0.6),
        Pen(3.6, 3.6, (14, 8), 4, hatch=26, step=7),
    )
    for k in range(5):
        x = -96 + k * 48
        stripe = blob(path("0,-258 22,-258 33,-150 20,-40 0,-40 10,-150", x, 0)).intersection(
            cloth.buffer(-2)
        )
        canvas.fill(stripe, paints[1] if k < 3 else mix(paints[1], INK, 0.3))
    canvas.form(block(-122, -262, 122, -252, 4), *WOODEN, Pen(2.6, 2.6, (4, 4)))


def _dragon(canvas: Canvas) -> None:
    with canvas.placed(216, -100):
        prow(canvas, 0.5)


def prow(canvas: Canvas, size: float = 1.0, paint: str = "#7a4b28") -> None:
    """A dragon's head on a long neck; the neck begins at the origin, the head looks right."""
    light = mix(paint, "#ffe2ae", 0.5)
    with canvas.placed(0, 0, size):
        neck = blob(path("-26,30 -34,-40 -22,-110 8,-168 52,-190 64,-168 36,-132 20,-80 16,30"))
        head = blob(
            path(
                "8,-176 28,-206 62,-214 104,-196 150,-190 152,-176 108,-168 84,-160 124,-146 "
                "120,-136 66,-140 30,-146"
            )
        )
        shape = joined([neck, head])
        canvas.form(shape, paint, mix(paint, INK, 0.55), light, Pen(4.5, 4.5, (10, 8), 5, hatch=20, step=6))
        eye = blob(path("50,-190! 62,-201 80,-194! 66,-186"))
        canvas.form(eye, "#ffcf5a", "#e0812b", None, Pen(3.4, 2, (3, 3)))
        canvas.fill(plate([(65, -200), (69, -193), (66, -186), (62, -193)]), INK)
        canvas.brush([(40, -206), (60, -208), (88, -192)], 11, ends=(0.2, 0.3), peak=0.6)
        canvas.form(disc(140, -186, 3.6), INK, pen=Pen(0, 0))
        for k in range(6):
            tooth = plate([(86 + k * 10, -168 + k), (93 + k * 10, -169), (89 + k * 10, -156 + k * 0.5)])
            canvas.form(tooth, "#f3ead2", pen=Pen(1.6, 1, (2, 1)))
        for k in range(7):
            t = k / 6
            x, y = -34 + 50 * t * t, -30 - 160 * t
            lock(
                canvas,
                path("14,8 -10,-4 -26,-26", x, y),
                20,
                mix(paint, "#c9a24b", 0.5),
                strands=0,
                blunt=0.5,
            )
        for k in range(6):
            y = 10 - k * 26
            canvas.brush([(-20 + k * 2, y), (-4 + k * 2, y + 8), (12 + k * 2.6, y)], 4, light)


def chest(canvas: Canvas) -> None:
    """An open chest, 240 wide, its rim at y 0; what lies in it goes between lid and front."""
    lid = blob(path("-124,-8! -132,-84 -110,-110 0,-120 110,-110 132,-84 124,-8!"))
    plank(canvas, lid, "#6b4128", 0)
    canvas.form(
        blob(path("-106,-10! -112,-78 0,-96 112,-78 106,-10!")), "#2a1710", "#140a08", None, Pen(2, 0)
    )
    for x in (-78, 78):
        canvas.form(
            stroke([(x, -8), (x * 1.04, -84), (x * 0.98, -112)], 15, (1, 1)), *STEEL, Pen(2.6, 2.6, (4, 3), 2)
        )


def chest_front(canvas: Canvas) -> None:
    front = plate([(-128, -4), (128, -4), (118, 122), (-118, 122)])
    plank(canvas, front, "#7a4b28", 3)
    for y in (40, 82):
        canvas.brush([(-124, y), (124, y)], 4, ends=(1, 1))
    for x in (-78, 78):
        strap = plate([(x - 10, -4), (x + 10, -4), (x * 0.95 + 9, 122), (x * 0.95 - 9, 122)])
        canvas.form(strap, *STEEL, Pen(2.6, 2.6, (5, 3), 2))
        canvas.studs([(x, 14), (x * 0.98, 60), (x * 0.96, 104)], 4.4, "#d9dcd6")
    canvas.form(block(-20, 2, 20, 46, 8), *GILT, Pen(3.4, 3, (6, 6), hatch=10, step=5))
    canvas.fill(joined([disc(0, 20, 5.5), plate([(-3, 20), (3, 20), (5, 37), (-5, 37)])]), INK)
    for side in (-1, 1):
        for k in range(3):
            canvas.brush(
                [
                    (side * (36 + k * 8), 62 + k * 6),
                    (side * 50, 78 + k * 6),
                    (side * (62 - k * 4), 62 + k * 5),
                ],
                3.4,
                "#c98f55",
            )


def hall(canvas: Canvas, paint: str = "#3a2418", roof: str = "#241610") -> None:
    """A long hall seen from its gable, 260 wide, its sill at y 0."""
    wall = plate(path("-110,0 -110,-90 0,-190 110,-90 110,0"))
    canvas.form(wall, paint, mix(paint, INK, 0.5), mix(paint, "#ffb877", 0.5), Pen(4, 4, (12, 4), 3))
    for k in range(-4, 5):
        canvas.brush([(k * 24, -170 + abs(k) * 20), (k * 24, 0)], 3.4, ends=(1, 1), clip=wall)
    for side in (-1, 1):
        beam = plate([(side * 140, -70), (side * 152, -86), (side * -26, -238), (side * -34, -220)])
        canvas.form(beam, roof, mix(roof, INK, 0.5), mix(roof, "#ffb877", 0.5), Pen(4, 4, (6, 6), 3))
    door = blob(path("-34,0! -36,-70 0,-104 36,-70 34,0!"))
    canvas.form(door, "#ffd978", "#f3a53a", None, Pen(4, 2, (8, 6)))
