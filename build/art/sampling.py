"""Reading textures at any place, as a plane seen in perspective needs it."""

import numpy as np

from art.noise import Array
from art.raster import resize


def sample(texture: Array, u: Array, v: Array) -> Array:
    """The texture at u (across) and v (down) in its pixels, blended, repeated beyond its edges."""
    height, width = texture.shape[:2]
    left, top = np.floor(u).astype(np.int32), np.floor(v).astype(np.int32)
    across, down = (u - left)[..., None].astype(np.float32), (v - top)[..., None].astype(np.float32)
    x0, x1, y0, y1 = left % width, (left + 1) % width, top % height, (top + 1) % height
    upper = texture[y0, x0] * (1 - across) + texture[y0, x1] * across
    lower = texture[y1, x0] * (1 - across) + texture[y1, x1] * across
    return np.asarray(upper * (1 - down) + lower * down)


def shrunk(texture: Array, levels: int) -> list[Array]:
    """The texture and its halves, so that far places can be read without flicker."""
    found = [texture]
    for _ in range(levels - 1):
        height, width = found[-1].shape[:2]
        found.append(resize(found[-1], max(1, width // 2), max(1, height // 2)))
    return found


def sample_far(levels: list[Array], u: Array, v: Array, size: Array) -> Array:
    """The texture where `size` of its pixels fall on one: the fitting levels, blended."""
    depth = np.clip(np.log2(np.maximum(size, 1)), 0, len(levels) - 1)
    total: Array = np.zeros((*u.shape, levels[0].shape[2]), np.float32)
    for number, level in enumerate(levels):
        weight = np.clip(1 - np.abs(depth - number), 0, 1)
        used = weight > 0
        if used.any():
            part = sample(level, u[used] / 2**number, v[used] / 2**number)
            total[used] += part * weight[used][:, None]
    return total
