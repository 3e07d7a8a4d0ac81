"""Plates of light alone: the frame around what has the focus, and the halo around what may be chosen."""

from collections.abc import Iterator

import numpy as np

from art.carve import outline
from art.hewn import shape, slab
from art.noise import Array
from art.palette import INK
from art.plates.plate import Plate
from art.raster import blur, coloured, over, svg

CORNER = 15


def focus(plate: Plate) -> Array:
    """A gold line between two of ink, so that it is seen on anything; brackets at its corners."""
    width, height = plate.size
    line = slab(plate.box.inset(2), CORNER)
    body = shape(line, width, height)
    light = np.clip(blur(body, 13) * 1.5 * (1 - body), 0, 0.9)
    inner = np.clip(body - blur(body, 9), 0, 1) * body
    picture = coloured(np.clip(light + inner * 0.8, 0, 1), "#ff8a2a")
    brackets = _brackets(plate)
    for colour, wide in ((INK, 12), ("#ffc95e", 6), ("#fff2c4", 2)):
        drawn = f'<path d="{line}" stroke-width="{wide}"/><path d="{brackets}" stroke-width="{wide + 4}"/>'
        over(picture, svg(f'<g fill="none" stroke="{colour}">{drawn}</g>', width, height))
    return picture


def _brackets(plate: Plate) -> str:
    """The four corners once more, to be drawn thicker."""
    box, arm, cut = plate.box.inset(2), 42, CORNER
    lines = ""
    for x, way_x in ((box.left, 1), (box.right, -1)):
        for y, way_y in ((box.top, 1), (box.bottom, -1)):
            lines += f"M{x} {y + way_y * arm}V{y + way_y * cut}L{x + way_x * cut} {y}H{x + way_x * arm}"
    return lines


def glow(plate: Plate) -> Array:
    """A halo around a card, strongest at its edge; within there is nothing."""
    width, height = plate.size
    strong = 1.0 if plate.variant != "soft" else 0.5
    box = plate.box
    body = shape(slab(box.inset(3), 8, style="round"), width, height)
    near, far = blur(body, 7), blur(body, 22)
    light = np.clip((near * 0.75 + far * 0.85) * (1 - body) * strong, 0, 1)
    picture = coloured(light, "#ffab3a")
    edge = np.clip(outline(shape(slab(box.inset(-3), 12, style="round"), width, height), 4), 0, 1)
    over(picture, coloured(edge * strong * 0.95, "#ffe2a0"))
    return picture


def plates() -> Iterator[Plate]:
    yield Plate("focus", 240, 240, 3, focus, (64, 64, 64, 64), (9, 9, 9, 9), (42, 42, 42, 42))
    for name, variant in (("glow", ""), ("glow-soft", "soft")):
        yield Plate(
            name, 200, 260, 2, glow, (40, 40, 40, 40), (4, 4, 4, 4), (64, 64, 64, 64), variant, quality=84
        )
