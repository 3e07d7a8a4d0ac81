"""Plates of carved oak: boards, buttons, panels, the phase strip, the dice tray, dialogs and recesses."""

from collections.abc import Iterator

import numpy as np

from art.carve import halo, outline
from art.hewn import Box, path, plank, shape, slab
from art.icons import icon
from art.joinery import Look, band, boss, groove, nail, piece, pocket, straight_oak
from art.noise import Array, grid, rgb, smooth
from art.palette import BONE, EMBER, INK
from art.plates.plate import Plate
from art.raster import blur, coloured, over, shift, svg
from art.textures import iron

SHADOW = (24, 18, 34, 42)  # the outset that a drop shadow needs


def board(plate: Plate) -> Array:
    """A player's board: a light oak rim with knotwork above and below, a dark bed for cards."""
    width, height = plate.size
    box, rim = plate.box, 42
    picture = piece(
        slab(box, 22, 1.4, 3, style="step"), straight_oak(width, height, 61, 1.12), Look(bevel=11)
    )
    groove(picture, slab(box.inset(9), 16, 0.8, 3), 2.5, depth=0.5)
    pocket(picture, box.inset(26, rim), 8, corner=12, tone=0.46)
    for y in (box.top + rim / 2 + 1, box.bottom - rim / 2 - 1):
        band(picture, Box(box.left + 84, y - 11, box.right - 84, y + 11), 10.8)
        for x in (box.left + 66, box.right - 66):
            boss(picture, x, y, 36, 4)
        for x in (box.left + 27, box.right - 27):
            nail(picture, x, y, 7)
    return picture


def panel(plate: Plate) -> Array:
    """A dark panel with a quiet upper edge and knotwork below."""
    width, height = plate.size
    box = plate.box
    picture = piece(
        slab(box, 20, 1.6, 8, style="step"), straight_oak(width, height, 77, 0.74), Look(bevel=10)
    )
    groove(picture, slab(box.inset(10), 14, 0.8, 5), 2.5)
    y = box.bottom - 32
    band(picture, Box(box.left + 62, y - 11, box.right - 62, y + 11), 10.8)
    for x in (box.left + 44, box.right - 44):
        boss(picture, x, y, 34, 6)
    for x in (box.left + 27, box.right - 27):
        nail(picture, x, box.top + 27, 7)
    return picture


BUTTON_LOOKS = {
    "": Look(bevel=12, ink=4.5, shadow=14),
    "hot": Look(bevel=12, ink=4.5, shadow=14, rim_light=0.85),
    "down": Look(bevel=9, relief=0.8, ink=4.5, shadow=5, rim_light=0.25),
    "off": Look(bevel=12, ink=4.5, shadow=10, rim_light=0.15),
}


def button(plate: Plate) -> Array:
    """A carved plank with a darker field for words."""
    width, height = plate.size
    box, state = plate.box, plate.variant
    outline_path = plank(box, 36, 2.6, 5, step=70)
    wood = straight_oak(width, height, 44, 1.3, 2.2)
    _darken_field(wood, box.inset(54, 32), 0.60, 11)
    if state == "hot":
        wood = wood * np.array([1.24, 1.0, 0.72], np.float32)
    picture = piece(outline_path, wood, BUTTON_LOOKS[state])
    frame = box.inset(48, 20)
    right, left, middle = frame.right, frame.left, (box.top + box.bottom) / 2
    groove(
        picture,
        f"M{left} {frame.top}H{right}L{right + 14} {middle}L{right} {frame.bottom}H{left}"
        f"L{left - 14} {middle}Z",
        4,
    )
    if state == "down":
        picture[..., :3] *= 0.74
    if state == "off":
        grey = picture[..., :3].mean(-1, keepdims=True)
        picture[..., :3] = (picture[..., :3] * 0.35 + grey * 0.5) * np.array([0.94, 0.98, 1.04], np.float32)
    return lit_up(picture, outline_path) if state == "hot" else picture


def _darken_field(wood: Array, box: Box, dark: float, soft: float = 16) -> None:
    """A soft dark ground, so that bone letters are read on it."""
    height, width = wood.shape[:2]
    field = blur(shape(slab(box, 10), width, height), soft)
    wood *= (1 - dark * field)[..., None]


def lit_up(picture: Array, outline_path: str, colour: str = "#ff9d35", soft: float = 15) -> Array:
    """Firelight around a piece and a line of gold along its edge."""
    height, width = picture.shape[:2]
    body = shape(outline_path, width, height)
    grown = shape(outline_path, width, height, grow=5)
    out = coloured(np.clip(halo(grown, soft, 1.5, inside=0), 0, 0.95), colour)
    over(out, picture)
    over(out, coloured(outline(body, 5), "#ffd27a"))
    return out


def slot(plate: Plate) -> Array:
    """A pocket in wood: the place of a card."""
    width, height = plate.size
    box = plate.box
    hole = shape(slab(box, 15, 0.8, 2), width, height)
    ground = straight_oak(width, height, 91, 0.30, 2.0)
    moved = blur(shift(hole, 13, 17), 10)
    shaded = np.clip(hole - moved, 0, 1) * hole
    ground = ground * (1 - 0.85 * shaded)[..., None]
    lip = np.clip(blur(shift(hole, 4, 4), 1.2) - hole, 0, 1)
    picture = coloured(np.clip(shape(slab(box, 15, 0.8, 2), width, height, grow=3), 0, 1), "#0b0604")
    over(picture, np.dstack([ground, hole]))
    over(picture, coloured(lip * 0.55, "#ffcf8a"))
    return picture


def slot_glow(plate: Plate) -> Array:
    """A lit place: gold along the edge, warmth within and around."""
    width, height = plate.size
    outline_path = slab(plate.box, 15, 0.8, 2)
    hole = shape(outline_path, width, height)
    inner = np.clip(hole - blur(hole, 22) * 0.92, 0, 1) * 1.4
    light = np.clip(halo(hole, 17, 1.25, inside=0) + inner * hole * 0.55 + hole * 0.07, 0, 0.92)
    picture = coloured(light, "#ffae3c")
    over(picture, coloured(np.clip(outline(hole, 4.5) * 1.1, 0, 1), "#ffdf98"))
    return picture


def strip(plate: Plate) -> Array:
    """The beam that carries the phases of a battle: one long knot."""
    width, height = plate.size
    box = plate.box
    picture = piece(plank(box, 34, 2.2, 5), straight_oak(width, height, 23, 0.98), Look(bevel=12))
    middle = (box.top + box.bottom) / 2
    for y in (box.top + 13, box.bottom - 13):
        groove(picture, f"M{box.left + 52} {y}H{box.right - 52}", 2.5)
    band(picture, Box(box.left + 92, middle - 13, box.right - 92, middle + 13), 12.6)
    for x in (box.left + 70, box.right - 70):
        boss(picture, x, middle, 44, 2)
    return picture


def tray(plate: Plate) -> Array:
    """The octagonal dice tray, its bed rubbed with red."""
    width, height = plate.size
    box, rim = plate.box, 48
    wood = straight_oak(width, height, 52, 1.28)
    picture = piece(slab(box, 82, 2, 2, step=90), wood, Look(bevel=15, relief=1.3, shadow=16))
    groove(picture, slab(box.inset(10), 78, 0.5, 2), 2.5, depth=0.45)
    inner = box.inset(rim)
    pocket(picture, inner, 12, corner=66, tone=0.62, wall=20)
    bed = shape(slab(inner, 66, 1, 12), width, height)[..., None]
    picture[..., :3] *= 1 + bed * (np.array([0.98, 0.60, 0.46], np.float32) - 1)
    for y in (box.top + rim / 2, box.bottom - rim / 2):
        band(picture, Box(box.left + 132, y - 12, box.right - 132, y + 12), 11.4)
        for x in (box.left + 112, box.right - 112):
            boss(picture, x, y, 38, 3)
    for x, y in ((box.left + 24, box.top + 100), (box.left + 24, box.bottom - 100)):
        nail(picture, x, y, 8)
        nail(picture, width + plate.outset[0] - plate.outset[2] - x, y, 8)
    return picture


def dialog(plate: Plate) -> Array:
    """Planks side by side under iron corners."""
    width, height = plate.size
    box = plate.box
    wood = straight_oak(width, height, 84, 0.80)
    picture = piece(slab(box, 26, 1.8, 4, style="step"), wood, Look(bevel=13, shadow=16, ink=4.5))
    groove(picture, slab(box.inset(30), 18, 0.6, 4), 3)
    groove(picture, slab(box.inset(37), 14, 0.6, 4), 2, depth=0.5)
    for top in (box.top + 16, box.bottom - 16):
        band(picture, Box(box.left + 150, top - 7, box.right - 150, top + 7), 7.6, depth=0.7)
    for right in (False, True):
        for low in (False, True):
            _iron_corner(picture, box, right=right, low=low)
    return picture


STRAP = (
    (-5, -5),
    (104, -5),
    (128, 9),
    (104, 23),
    (64, 25),
    (30, 30),
    (25, 64),
    (23, 104),
    (9, 128),
    (-5, 104),
)
FORGED = Look(bevel=5, relief=1.3, rim_light=0.5, ink=3, shadow=6, gloom=0)


def _iron_corner(picture: Array, box: Box, *, right: bool, low: bool) -> None:
    """A forged strap around a corner, ending in two points."""
    size, room = 190, 30
    sx, sy = (-1 if right else 1), (-1 if low else 1)
    x0, y0 = (size - room if right else room), (size - room if low else room)
    outline_path = path([(x0 + sx * x, y0 + sy * y) for x, y in STRAP])
    strap = piece(outline_path, iron(size, size, 31 + right + 2 * low) * 1.15, FORGED)
    for x, y in ((11, 11), (62, 10), (10, 62), (102, 9), (9, 102)):
        nail(strap, x0 + sx * x, y0 + sy * y, 6)
    over(picture, strap, (box.right if right else box.left) - x0, (box.bottom if low else box.top) - y0)


def field(plate: Plate) -> Array:
    """A recess to write in: a groove cut into dark wood with a pale lip."""
    width, height = plate.size
    picture = piece(
        slab(plate.box, 14, 1, 6), straight_oak(width, height, 29, 0.85, 2.2), Look(bevel=7, shadow=6)
    )
    pocket(picture, plate.box.inset(11), 7, corner=10, tone=0.34, wall=10)
    return picture


def chip(plate: Plate) -> Array:
    """A small dark pad for a number."""
    width, height = plate.size
    body = Look(bevel=6, shadow=6, ink=3, rim_light=0.4)
    return piece(slab(plate.box, 18, 0.8, 3), straight_oak(width, height, 15, 0.34, 2.2), body)


def gauge(plate: Plate) -> Array:
    """A rail with a channel for a bar."""
    width, height = plate.size
    picture = piece(plank(plate.box, 26, 1.8, 9), straight_oak(width, height, 71, 0.72), Look(bevel=9))
    pocket(picture, plate.box.inset(66, 24), 9, corner=18, tone=0.3, wall=9)
    return picture


def rail(plate: Plate) -> Array:
    """The channel that a slider's knob runs in."""
    width, height = plate.size
    picture = piece(
        slab(plate.box, 12, 0.8, 4), straight_oak(width, height, 18, 0.75, 2.2), Look(bevel=6, shadow=6)
    )
    pocket(picture, plate.box.inset(10, 9), 4, corner=6, tone=0.3, wall=6)
    return picture


def box(plate: Plate) -> Array:
    """A check box; when on, an ember glows in it behind a carved mark."""
    width, height = plate.size
    picture = piece(
        slab(plate.box, 16, 1, 4), straight_oak(width, height, 41, 1.05, 2.2), Look(bevel=8, shadow=7)
    )
    pocket(picture, plate.box.inset(16), 3, corner=8, tone=0.34, wall=9)
    if plate.variant == "on":
        x, y = grid(width, height)
        middle = (plate.box.left + plate.box.right) / 2, (plate.box.top + plate.box.bottom) / 2
        warm = smooth(58, 0, np.hypot(x - middle[0], y - middle[1]))[..., None]
        picture[..., :3] = np.clip(picture[..., :3] + warm * rgb(EMBER) * 0.55, 0, 1)
        _mark(picture, plate.box.inset(17))
    return picture


def _mark(picture: Array, box: Box) -> None:
    """A tick of bone with ink around it, in place."""
    height, width = picture.shape[:2]
    for colour, grow in ((INK, 9.0), (BONE, 0.0)):
        over(picture, svg(icon("check", box.left, box.top, box.width, colour, grow=grow), width, height))


def plates() -> Iterator[Plate]:
    yield Plate("board", 1280, 380, 2, board, (92, 58, 92, 58), (34, 50, 34, 50), SHADOW)
    yield Plate("panel", 500, 860, 2, panel, (70, 54, 70, 62), (26, 28, 26, 56), SHADOW)
    for state in BUTTON_LOOKS:
        name = f"button-{state}" if state else "button"
        yield Plate(name, 1000, 168, 3, button, (90, 83, 90, 83), (54, 24, 54, 24), (48, 48, 48, 54), state)
    yield Plate("slot", 390, 540, 3, slot, (34, 40, 28, 28), (9, 9, 9, 9), (5, 5, 9, 9))
    yield Plate("slot-glow", 390, 540, 3, slot_glow, (66, 66, 66, 66), (9, 9, 9, 9), (51, 51, 51, 51))
    yield Plate("strip", 2260, 124, 2, strip, (96, 61, 96, 61), (60, 14, 60, 14), SHADOW)
    yield Plate("tray", 1160, 410, 2, tray, (136, 124, 136, 124), (60, 56, 60, 56), (30, 24, 40, 48))
    yield Plate("dialog", 1520, 980, 2, dialog, (152, 140, 152, 140), (48, 44, 48, 44), (30, 24, 40, 48))
    yield Plate("field", 900, 126, 3, field, (36, 36, 30, 30), (24, 18, 24, 18), (14, 12, 18, 22))
    yield Plate("chip", 240, 108, 3, chip, (34, 34, 34, 34), (18, 10, 18, 10), (12, 12, 18, 20))
    yield Plate("gauge", 1160, 100, 2, gauge, (96, 49, 96, 49), (70, 28, 70, 28), SHADOW)
    yield Plate("rail", 720, 42, 3, rail, (24, 20, 24, 20), (12, 11, 12, 11), (12, 12, 18, 20))
    yield Plate("box", 96, 96, 3, box, (0, 0, 0, 0), (18, 18, 18, 18), (16, 16, 22, 24))
    yield Plate("box-on", 96, 96, 3, box, (0, 0, 0, 0), (18, 18, 18, 18), (16, 16, 22, 24), "on")
