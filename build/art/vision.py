"""How pictures look to other eyes, and how far apart two colours or two pictures are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for dichromats, for linear light.
"""

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.palette import channels

Floats = NDArray[np.float64]
Bytes = NDArray[np.uint8]

SIMULATED: dict[str, Floats] = {
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
RED_GREEN_BLIND = ("protanopia", "deuteranopia")
EYES = ("", *RED_GREEN_BLIND)  # whom the paint itself is made for; nothing: eyes that see all colours

_TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE = _TO_XYZ.sum(axis=1)
GLANCE = 32  # pixels: a shield or a badge as small as they are shown
GRID = (16, 24)  # cells a portrait is compared by: a nose is about one of them wide


def linear(colours: Bytes) -> Floats:
    """sRGB bytes as linear light from 0 to 1."""
    c = colours.astype(np.float64) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def encoded(light: Floats) -> Bytes:
    """Linear light as sRGB bytes."""
    c = np.clip(light, 0, 1)
    c = np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)
    return np.round(c * 255).astype(np.uint8)


def seen(colours: Bytes, eyes: str) -> Bytes:
    """Colours as these eyes see them; the last axis is red, green and blue."""
    return encoded(linear(colours) @ SIMULATED[eyes].T) if eyes else colours


def picture_seen(picture: Image.Image, eyes: str) -> Image.Image:
    return Image.fromarray(seen(np.asarray(picture.convert("RGB")), eyes))


def lab(colours: Bytes) -> Floats:
    """CIELAB under D65; the last axis is lightness, red against green, yellow against blue."""
    share = linear(colours) @ _TO_XYZ.T / _WHITE
    root = np.where(share > 216 / 24389, np.cbrt(share), (24389 / 27 * share + 16) / 116)
    x, y, z = np.moveaxis(root, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


def apart(first: str, second: str, eyes: str = "") -> float:
    """How far apart two colours of the palette are for these eyes: ΔE of 1976; about 2 is just seen."""
    pair = np.array([channels(first), channels(second)], dtype=np.uint8)
    one, other = lab(seen(pair, eyes))
    return float(np.linalg.norm(one - other))


def gist(picture: Image.Image) -> Floats:
    """A portrait at a glance: the colours of a coarse grid over its middle, where head and gear are."""
    wide, high = picture.size
    middle = picture.convert("RGB").crop((wide // 8, high // 8, wide * 7 // 8, high * 7 // 8))
    return lab(np.asarray(middle.resize(GRID, Image.Resampling.BOX)))


def lightness(picture: Image.Image, ground: str, eyes: str = "") -> Floats:
    """A sign on its ground as these eyes see it at a glance, without its colours."""
    under = Image.new("RGBA", picture.size, ground)
    under.alpha_composite(picture.convert("RGBA"))
    small = np.asarray(under.convert("RGB").resize((GLANCE, GLANCE), Image.Resampling.BOX))
    return lab(seen(small, eyes))[..., :1]


def unlike(first: Floats, second: Floats) -> float:
    """How much two pictures of one grid differ: the mean ΔE of their cells."""
    return float(np.linalg.norm(first - second, axis=-1).mean())
