"""The hammer that flies along the track: an iron head on a bound haft, ray-marched, in sixteen turns."""

import math
from functools import cache

import numpy as np
import numpy.typing as npt
from PIL import Image

from art.knot import knot_mask
from art.noise import Array, grid, rgb, smooth
from art.palette import INK, SHADOW
from art.raster import blur, coloured, empty, mask, over, to_image
from art.solid import Matrix, fbm3, noise3, turn

FRAMES, FRAME, REST = 16, 224, 320
FINE = 2  # rays a pixel and side
REACH = 1.86  # what a frame shows, from its middle
HEAD = np.array([1.06, 0.66, 0.40], np.float32)  # half its length, height and depth
HAFT, THICK = (0.40, 2.05), 0.125  # along y, and how thick
GRIP = 0.78  # the point about which it turns in flight
CHART = 512
KEY = np.array([-0.52, 0.66, 0.54]) / np.linalg.norm([-0.52, 0.66, 0.54])
FILL = np.array([0.80, -0.10, 0.30]) / np.linalg.norm([0.80, -0.10, 0.30])


def _head(points: Array) -> Array:
    """As the old amulets have it: arms that narrow outward to slanting ends, a point below the middle."""
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    out = np.abs(x)
    above = (y + out * 0.20 - 0.46) * 0.98
    below = (-y + out * 0.42 - 0.66) * 0.92
    ends = (out + np.abs(y + 0.06) * 0.40 - HEAD[0]) * 0.93
    sides = (np.abs(z) + out * 0.10 - HEAD[2]) * 0.99
    edges = (np.abs(z) + np.maximum(above, below) * 0.98 - HEAD[2] + 0.07) * 0.71
    bevel = (np.abs(z) * 0.71 + ends * 0.71 - HEAD[2] * 0.71 + 0.12) * 0.98
    block = np.maximum(np.maximum(above, below), np.maximum(ends, sides))
    return np.asarray(np.maximum(np.maximum(block, edges), bevel) - 0.015)


def _haft(points: Array) -> Array:
    low, high = HAFT
    y = points[..., 1]
    swell = THICK + 0.018 * np.sin(y * 40) * (y > 1.0) * (y < 1.9)
    wide = np.hypot(points[..., 0], points[..., 2]) - swell
    return np.asarray(np.maximum(wide, np.maximum(low - 0.5 - y, y - high)))


def _fittings(points: Array) -> Array:
    """A collar over the head and a knob with a ring at the end."""
    x, y, z = np.moveaxis(points, -1, 0)
    across = np.hypot(x, z)
    collar = np.maximum(across - 0.23, np.abs(y - 0.50) - 0.09)
    knob = np.maximum(across - 0.175, np.abs(y - HAFT[1]) - 0.07)
    ring = np.hypot(np.hypot(x, y - HAFT[1] - 0.20) - 0.11, z) - 0.036
    return np.asarray(np.minimum(np.minimum(collar, knob), ring) - 0.02)


def _distance(points: Array) -> Array:
    return np.minimum(np.minimum(_head(points), _haft(points)), _fittings(points))


@cache
def _sign() -> Array:
    """What is inlaid in the sides of the head: interlace between two lines, and a whorl above the point."""
    weave = f'<g transform="translate(15 33) scale(0.875)">{knot_mask(8, 2, 10, 0.42)}</g>'
    lines = (
        '<path d="M14 32 L50 29.5 L86 32 M14 52 L50 56 L86 52" fill="none" stroke="#fff" stroke-width="2"/>'
    )
    whorl = "".join(
        f'<path d="M50 67 C43 63 43 57 50 53 C47 58 48 63 50 67Z" fill="#fff" transform="rotate({a} 50 67)"/>'
        for a in (0, 120, 240)
    )
    ring = '<circle cx="50" cy="67" r="2.6" fill="#fff"/>'
    return blur(mask(weave + lines + whorl + ring, CHART, CHART, "0 0 100 100"), 1)


def _cut(points: Array, normals: Array) -> Array:
    """How deep the sign is cut where a point lies on a side of the head."""
    side = (np.abs(normals[..., 2]) > 0.9) & (np.abs(points[..., 2]) > 0.2)
    u = np.clip((points[..., 0] / HEAD[0] * 0.5 + 0.5) * CHART, 0, CHART - 1).astype(int)
    v = np.clip((0.5 - points[..., 1] / HEAD[0] * 0.5) * CHART, 0, CHART - 1).astype(int)
    return np.asarray(_sign()[v, u] * side)


def _march(origins: Array, ray: Array) -> tuple[Array, npt.NDArray[np.bool_]]:
    travelled: Array = np.zeros(origins.shape[:-1], np.float32)
    gap: Array = travelled
    for _ in range(46):
        gap = _distance(origins + ray * travelled[..., None])
        travelled = travelled + np.minimum(gap, np.float32(0.5)) * np.float32(0.92)
    points: Array = origins + ray * travelled[..., None]
    return points, gap < 0.012


def _normals(points: Array) -> Array:
    step = np.float32(0.006)
    slopes = []
    for axis in range(3):
        move = np.zeros(3, np.float32)
        move[axis] = step
        slopes.append(_distance(points + move) - _distance(points - move))
    normals = np.stack(slopes, -1)
    return np.asarray(normals / np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-6))


def _albedo(points: Array, cut: Array) -> Array:
    """Dark iron inlaid with gold, gilt fittings, a haft of ash bound in hide."""
    near = np.stack([_head(points), _haft(points), _fittings(points)], -1).argmin(-1)
    mottle = fbm3(points * np.float32(2.6), 4, 11)[..., None]
    gold = rgb("#dba84a") * (1 + 0.25 * mottle)
    metal = rgb("#767e8a") * (1 + 0.5 * mottle)
    metal = metal * (1 - cut[..., None]) + gold * cut[..., None]
    bound = (points[..., 1] > 1.0)[..., None]
    wraps = 0.72 + 0.28 * np.sin(points[..., 1] * 40 + points[..., 0] * 9)[..., None]
    grain = 1 + 0.3 * noise3(points * np.array([9, 1.2, 9], np.float32), 5)[..., None]
    haft = np.where(bound, rgb("#6a2f22") * wraps * (1 + 0.3 * mottle), rgb("#8d6238") * grain)
    return np.asarray(np.where((near == 0)[..., None], metal, np.where((near == 1)[..., None], haft, gold)))


def _shaded(points: Array, turned: Matrix) -> Array:
    """Fire from the upper left, a cool rest, ink where the form turns away."""
    own = _normals(points)
    cut = _cut(points, own)
    dents = np.stack([noise3(points * np.float32(5) + s, 31) for s in (0.0, 19.4, 47.1)], -1)
    normals = own + dents * 0.07
    normals = normals / np.linalg.norm(normals, axis=-1, keepdims=True)
    world = normals @ turned.T
    facing = np.clip((world @ KEY + 0.25) / 1.25, 0, 1)[..., None]
    light = facing * np.array([1.32, 1.12, 0.90]) + 0.13
    light = light + np.clip(world @ FILL, 0, 1)[..., None] * np.array([0.14, 0.20, 0.30])
    half = KEY + np.array([0, 0, 1.0])
    shine = np.clip(world @ (half / np.linalg.norm(half)), 0, 1) ** 26 * 0.42
    colour = _albedo(points, cut) * light + shine[..., None] * np.array([1.0, 0.92, 0.76])
    contour = smooth(0.34, 0.08, np.abs((own @ turned.T)[..., 2]))
    return np.asarray(np.clip(colour * (1 - 0.85 * contour)[..., None], 0, 1))


def render(turned: Matrix, size: int, middle: float, reach: float) -> Array:
    """The hammer from the front in a contour of ink; the point `middle` of its axis is centred."""
    fine = size * FINE
    across = ((np.arange(fine) + 0.5) / fine * 2 - 1) * reach
    u, v = np.meshgrid(across, -across)
    world = np.stack([u, v, np.full_like(u, 3.2)], -1)
    origins = (world @ turned + np.array([0, middle, 0])).astype(np.float32)
    ray = (np.array([0.0, 0.0, -1.0]) @ turned).astype(np.float32)
    points, hit = _march(origins, ray)
    picture = np.zeros((fine, fine, 4), np.float32)
    picture[hit, :3] = _shaded(points[hit], turned)
    picture[hit, 3] = 1
    small = picture.reshape(size, FINE, size, FINE, 4).mean((1, 3))
    small[..., :3] /= np.maximum(small[..., 3:4], 1e-4)
    out = coloured(np.clip(blur(small[..., 3], size / 90) * 2.6, 0, 1), INK)
    over(out, small)
    return out


def _tilt() -> Matrix:
    """A little from above and from the side, so that it has depth."""
    return np.asarray(turn(0, 0.32) @ turn(1, -0.50))


def strip() -> Image.Image:
    """Sixteen turns, clockwise as it flies to the right, from left to right."""
    whole = empty(FRAME * FRAMES, FRAME)
    for k in range(FRAMES):
        frame = render(turn(2, -k * math.tau / FRAMES) @ _tilt(), FRAME, GRIP, REACH)
        whole[:, k * FRAME : (k + 1) * FRAME] = frame
    return to_image(whole)


def rest() -> Image.Image:
    """It stands on its head, with the shadow it throws and a light that tells it from its bed."""
    picture = empty(REST, REST)
    foot = REST * 0.86
    x, y = grid(REST, REST)
    for dx, dy, wide, high, dark in ((0, 0, 0.20, 0.06, 0.75), (0.06, 0.02, 0.36, 0.10, 0.5)):
        away = np.hypot((x - REST * (0.5 + dx)) / (REST * wide), (y - foot - REST * dy) / (REST * high))
        over(picture, coloured(smooth(1.1, 0.45, away) * dark, SHADOW))
    body = render(turn(2, 0.06) @ _tilt(), REST, GRIP, 1.78)
    over(picture, coloured(np.clip(blur(body[..., 3], 7) * 1.3, 0, 1) * 0.75, "#ffb45a"))
    over(picture, body)
    return to_image(picture)


def fallen_shadow() -> Image.Image:
    """The soft shadow below it while it flies: wide when it is high, laid on with what strength one likes."""
    size = FRAME
    x, y = grid(size, size // 2)
    away = np.hypot((x - size / 2) / (size * 0.42), (y - size / 4) / (size * 0.17))
    return to_image(coloured(smooth(1.15, 0.1, away) * 0.7, SHADOW))


def layout() -> dict[str, object]:
    """Pixels of the strip: the middle of a frame is the middle of the hammer; the rest stands on `foot`."""
    return {"frames": FRAMES, "frame": FRAME, "rest": REST, "foot": [REST // 2, round(REST * 0.86)]}
