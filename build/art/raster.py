"""SVG to arrays, blur, laying one picture over another. Pictures are float RGBA, 0 to 1, straight alpha."""

import io

import numpy as np
import resvg_py
from PIL import Image

from art.noise import Array, grid, rgb
from art.palette import SHADOW


def svg(body: str, width: int, height: int, view: str = "", defs: str = "") -> Array:
    """Draw SVG elements into a picture; `view` is a viewBox, the pixels themselves if empty."""
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}" viewBox="{view or f"0 0 {width} {height}"}">'
        f"<defs>{defs}</defs>{body}</svg>"
    )
    png = resvg_py.svg_to_bytes(svg_string=text, width=int(width), height=int(height), skip_system_fonts=True)
    return from_image(Image.open(io.BytesIO(bytes(png))).convert("RGBA"))


def mask(body: str, width: int, height: int, view: str = "") -> Array:
    """How much of each pixel the elements cover."""
    return svg(body, width, height, view)[..., 3]


def from_image(image: Image.Image) -> Array:
    return np.asarray(image, np.float32) / 255


def to_image(picture: Array) -> Image.Image:
    """A PIL image of the same channels."""
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def blur(picture: Array, radius: float) -> Array:
    """Nearly gaussian: three box passes a side, edges clamped."""
    reach = max(1, round(radius * 0.94))
    width = 2 * reach + 1
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0)] * picture.ndim
            pad[axis] = (reach + 1, reach)
            sums = np.cumsum(np.pad(picture, pad, "edge"), axis, dtype=np.float64)
            size = picture.shape[axis]
            later = np.take(sums, np.arange(width, width + size), axis)
            earlier = np.take(sums, np.arange(size), axis)
            picture = ((later - earlier) / width).astype(np.float32)
    return picture


def shift(picture: Array, dx: int, dy: int) -> Array:
    """Moved by whole pixels; what comes in is empty."""
    height, width = picture.shape[:2]
    moved = np.zeros_like(picture)
    moved[max(dy, 0) : height + min(dy, 0), max(dx, 0) : width + min(dx, 0)] = picture[
        max(-dy, 0) : height + min(-dy, 0), max(-dx, 0) : width + min(-dx, 0)
    ]
    return moved


def _overlap(
    target: Array, source: Array, x: float, y: float
) -> tuple[tuple[slice, slice], tuple[slice, slice]] | None:
    left, top = round(x), round(y)
    height, width = target.shape[:2]
    x0, y0 = max(left, 0), max(top, 0)
    x1, y1 = min(left + source.shape[1], width), min(top + source.shape[0], height)
    if x1 <= x0 or y1 <= y0:
        return None
    there = (slice(y0, y1), slice(x0, x1))
    return there, (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))


def over(target: Array, source: Array, x: float = 0, y: float = 0, opacity: float = 1.0) -> None:
    """Lay RGBA `source` over RGB or RGBA `target`, in place."""
    place = _overlap(target, source, x, y)
    if place is None:
        return
    there, here = place
    below, above = target[there], source[here]
    alpha = above[..., 3:4] * opacity
    if target.shape[2] == 3:
        below[:] = below * (1 - alpha) + above[..., :3] * alpha
        return
    rest = below[..., 3:4] * (1 - alpha)
    whole = alpha + rest
    below[..., :3] = (above[..., :3] * alpha + below[..., :3] * rest) / np.maximum(whole, 1e-6)
    below[..., 3:4] = whole


def add(target: Array, light: Array, x: float = 0, y: float = 0) -> None:
    """Add light to the colours of `target`, in place."""
    place = _overlap(target, light, x, y)
    if place is not None:
        target[place[0]][..., :3] += light[place[1]][..., :3]


def glow(target: Array, x: float, y: float, radius: float, colour: str, *, strength: float = 1.0) -> None:
    """A round soft light."""
    reach = max(1, int(radius))
    across, down = grid(2 * reach, 2 * reach)
    fall = np.clip(1 - np.hypot(across - reach, down - reach) / reach, 0, 1) ** 2 * strength
    add(target, fall[..., None] * rgb(colour), x - reach, y - reach)


def shadow(
    target: Array,
    shape: Array,
    x: float,
    y: float,
    soft: float = 12,
    *,
    dx: int = 8,
    dy: int = 12,
    dark: float = 0.6,
) -> None:
    """The drop shadow of a mask at x, y."""
    room = int(soft * 3)
    over(target, coloured(blur(np.pad(shape, room), soft) * dark, SHADOW), x - room + dx, y - room + dy)


def put(target: Array, source: Array, x: float, y: float, soft: float = 10, *, dark: float = 0.6) -> None:
    """Lay a picture down with its shadow to the lower right."""
    shadow(target, source[..., 3], x, y, soft, dx=round(soft * 0.6), dy=round(soft), dark=dark)
    over(target, source, x, y)


def coloured(shape: Array, colour: str) -> Array:
    """A mask filled with one colour."""
    return np.dstack([np.broadcast_to(rgb(colour), (*shape.shape, 3)), shape]).astype(np.float32)


def empty(width: int, height: int) -> Array:
    """A transparent picture."""
    return np.zeros((height, width, 4), np.float32)


def resize(picture: Array, width: int, height: int) -> Array:
    """Scaled with premultiplied alpha, so that no dark fringe appears."""
    image = to_image(picture)
    if picture.shape[2] == 4:
        return from_image(
            image.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
        )
    return from_image(image.resize((width, height), Image.Resampling.LANCZOS))


def rotate(picture: Array, degrees: float) -> Array:
    """Turned to the left, grown to hold the corners."""
    image = to_image(picture).convert("RGBa").rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    return from_image(image.convert("RGBA"))


def crop(texture: Array, width: int, height: int, seed: int = 0) -> Array:
    """A piece of a texture, from a place that the seed decides; tiled if the texture is too small."""
    rows, columns = texture.shape[:2]
    if rows < height or columns < width:
        texture = np.tile(texture, (height // rows + 1, width // columns + 1, 1))
        rows, columns = texture.shape[:2]
    chance = np.random.default_rng(seed)
    y, x = chance.integers(0, rows - height + 1), chance.integers(0, columns - width + 1)
    return texture[y : y + height, x : x + width].copy()
