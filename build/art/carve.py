"""Light on carved things: plates, recesses, engraving and halos, all from masks, so that nothing is flat."""

import numpy as np

from art.noise import Array, rgb, smooth
from art.palette import FIRELIGHT, INK
from art.raster import blur, crop, shift

LIGHT = (-0.62, -0.78)  # the fire is up and to the left


def slope(height: Array) -> Array:
    """How far a height field faces the light: positive lit, negative in shade."""
    down, across = np.gradient(height)
    return np.asarray(across * -LIGHT[0] + down * -LIGHT[1])


def plate(
    shape: Array,
    texture: Array,
    bevel: float = 7,
    *,
    relief: float = 1.1,
    ink: float = 2.2,
    rim: str = FIRELIGHT,
    rim_light: float = 0.5,
) -> Array:
    """A mask cut out of a texture: rounded edges lit from the fire, an ink line inside, a warm rim."""
    height, width = shape.shape
    if texture.shape[:2] != shape.shape:
        texture = crop(texture, width, height, int(shape.sum()))
    rise = smooth(0, 1, blur(shape, bevel) * 2 - 1)
    lit = slope(blur(rise, 1) * bevel * 1.6)[..., None]
    colour = texture[..., :3] * (1 + relief * np.clip(lit, -1, 1) * 0.9)
    colour = colour + rgb(rim) * np.clip(lit, 0, 1) ** 1.4 * rim_light
    edge = smooth(0.98, 0.55, blur(shape, ink))[..., None] * 0.85
    colour = colour * (1 - edge) + rgb("#0d0805") * edge
    return np.dstack([np.clip(colour, 0, 1), shape]).astype(np.float32)


def placed(shape: Array, width: int, height: int, x: float, y: float) -> Array:
    """A small mask in a larger empty one."""
    left, top = round(x), round(y)
    whole = np.zeros((height + 2 * shape.shape[0], width + 2 * shape.shape[1]), np.float32)
    row, column = top + shape.shape[0], left + shape.shape[1]
    whole[row : row + shape.shape[0], column : column + shape.shape[1]] = shape
    return whole[shape.shape[0] : shape.shape[0] + height, shape.shape[1] : shape.shape[1] + width]


def engrave(
    picture: Array,
    shape: Array,
    x: float = 0,
    y: float = 0,
    *,
    depth: float = 0.75,
    lip: float = 0.35,
    fill: str = "",
    wall: int = 2,
) -> None:
    """Cut a mask into a picture, in place: dark ground (or `fill`), shaded wall, lit lower right lip."""
    cut = placed(shape, picture.shape[1], picture.shape[0], x, y)
    shaded = np.clip(cut - shift(cut, wall, wall), 0, 1) * cut
    lit = np.clip(shift(cut, wall // 2 or 1, wall) - cut, 0, 1)
    colour = picture[..., :3]
    ground = colour * (1 - depth) + rgb(fill) * depth if fill else colour * (1 - depth * 0.75)
    colour = colour + (ground - colour) * cut[..., None]
    colour = colour * (1 - 0.55 * shaded[..., None]) + lit[..., None] * rgb("#ffd9a0") * lip
    picture[..., :3] = np.clip(colour, 0, 1)


def recess(
    picture: Array,
    shape: Array,
    x: float = 0,
    y: float = 0,
    *,
    depth: float = 0.68,
    ground: str = INK,
    wall: float = 9,
    lip: float = 0.4,
) -> None:
    """Sink a pocket into a picture, in place: its walls throw a shadow inward from the fire's side."""
    cut = placed(shape, picture.shape[1], picture.shape[0], x, y)
    moved = blur(shift(cut, round(wall * 0.8), round(wall)), wall * 0.55)
    shaded = (np.clip(cut - moved, 0, 1) * cut)[..., None]
    whole = cut[..., None]
    colour = picture[..., :3] * (1 - whole * depth) + rgb(ground) * whole * depth * 0.25
    colour = colour * (1 - 0.75 * shaded)
    lit = np.clip(blur(shift(cut, 2, 2), 1) - cut, 0, 1)[..., None]
    picture[..., :3] = np.clip(colour + lit * rgb(FIRELIGHT) * lip, 0, 1)


def emboss(picture: Array, shape: Array, x: float = 0, y: float = 0, height: float = 1.0) -> None:
    """Raise a mask out of a picture, in place: lit upper left, shaded lower right, shadow beside it."""
    raised = placed(shape, picture.shape[1], picture.shape[0], x, y)
    lit = slope(blur(raised, 1.2) * 3)[..., None] * height
    around = (np.clip(shift(blur(raised, 2), 2, 3) - raised, 0, 1))[..., None]
    colour = picture[..., :3] * (1 - 0.6 * around) * (1 + 0.7 * np.clip(lit, -1, 1))
    picture[..., :3] = np.clip(colour + np.clip(lit, 0, 1) * rgb(FIRELIGHT) * 0.35, 0, 1)


def outline(shape: Array, width: float = 4) -> Array:
    """The inner edge of a mask, for a line of light or ink along it."""
    room = int(width) + 1
    inner = blur(np.pad(shape, room), width)[room:-room, room:-room]
    return np.clip((shape - inner) * 2.4, 0, 1)


def halo(shape: Array, soft: float = 14, strength: float = 1.1, inside: float = 0.15) -> Array:
    """Light around a mask, which must leave room for it."""
    return np.clip(blur(shape, soft) * strength * (1 - shape * (1 - inside)), 0, 1)
