"""The block of a monster's card: land and sky cut in ink, forms in relief before them, then the press."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import numpy as np
from PIL import Image

from art.noise import grid, rgb, smooth
from art.raster import empty, over, to_image
from art.relief.relief import Block
from art.scene.stage import Spot, Stage, Tone, _pressed, stages

WIDE, HIGH = 480, 456
SIZE = (640, 608)
# From the darkest to the light itself.
TONES: dict[str, Tone] = {
    "yard": ("#101a26", "#24405a", "#4f7f96", "#a8c6b8", "#fff0c4"),
    "iron-storm": ("#0a0e18", "#1c2c40", "#3c5870", "#8ba6b4", "#eef4ee"),
    "red-morning": ("#1a0810", "#511420", "#a0352c", "#e8863c", "#ffdf96"),
    "oath": ("#120a16", "#341c3c", "#6c3a5c", "#c07868", "#ffd0a0"),
    "cave": ("#06080e", "#101a2a", "#22384e", "#5a7f94", "#cfe8ee"),
    "last-sun": ("#140406", "#4a0c0e", "#a32318", "#f0701e", "#ffd880"),
    "surf": ("#06121c", "#123246", "#2c6478", "#7fb0ac", "#f4f2cc"),
    "deep": ("#02080c", "#06202a", "#0f4a50", "#2f8c80", "#b8f0c0"),
    "gale": ("#0b1418", "#1c3a40", "#3f6e6c", "#96b89c", "#f6f4c4"),
    "poison": ("#080e06", "#1e3210", "#4e7420", "#a8c44a", "#f6ffb8"),
    "map": ("#0a1a26", "#123a4c", "#246478", "#6fa69c", "#f4ead0"),
    "girdle": ("#0c0c16", "#242a44", "#4a5a7c", "#98a8b4", "#f2f6d8"),
    "gold-roof": ("#080a14", "#16203a", "#304a6a", "#8a8a72", "#ffd978"),
    "gore": ("#0e0508", "#2c0c12", "#5c1a1e", "#a8503a", "#ffc890"),
    "sleet": ("#0a131c", "#1c3446", "#3f6880", "#93b4c2", "#eef8f8"),
    "nails": ("#0c1016", "#243038", "#4c6066", "#a3ada0", "#f4ecd0"),
    "dead": ("#04100e", "#0e2c2a", "#1f5a50", "#5fa68c", "#d8ffe0"),
    "roots": ("#05070e", "#10182c", "#223a58", "#4f86a0", "#cdf2ff"),
    "dark": ("#06040a", "#160a10", "#3c141a", "#a83c1a", "#ffb04a"),
    "smoke": ("#0e0808", "#30191a", "#6c3226", "#c8652a", "#ffd27a"),
    "fields": ("#120606", "#3a1210", "#8a2a14", "#e0701e", "#ffe088"),
    "falling": ("#0c0a1c", "#2a1c44", "#7a2c48", "#e0642e", "#ffe6a0"),
    "bright": ("#100404", "#3c0c08", "#94240c", "#f08020", "#fff0b0"),
    "black": ("#180404", "#5a0e08", "#c03410", "#ff8a1e", "#ffe89a"),
}


ground = stages(TONES, WIDE, HIGH)


def before(stage: Stage, own: str, seed: int = 1) -> Block:
    """The background printed, and a block to set forms before it."""
    b = Block(SIZE, (WIDE, HIGH), seed, own)
    b.fall = (0.14, 0.10)
    b.picture = b.raster("".join(stage.canvas.parts))
    b.picture[..., 3] = 1
    return b


@contextmanager
def inked(b: Block, tone: Tone) -> Iterator[Stage]:
    """Within: what is cut on the stage; it is laid before the forms."""
    with b.inking() as canvas:
        yield Stage(canvas, tone, WIDE, HIGH)


def staging(b: Block, tone: str) -> AbstractContextManager[Stage]:
    return inked(b, TONES[tone])


def apart(  # noqa: PLR0917 - always in this order
    b: Block,
    draw: Callable[[Block], None],
    light: str,
    reach: float = 3.0,
    halo: float = 16.0,
    strength: float = 0.4,
) -> None:
    """Draw forms by themselves, put the light around them, and lay them on the block."""
    back, b.picture = b.picture, empty(*b.size)
    draw(b)
    b.backlight(light, reach, halo, strength)
    front, b.picture = b.picture, back
    over(b.picture, front)


def haze(b: Block, top: float, low: float, colour: str, strength: float = 0.7) -> None:
    """A veil that thickens from *top* to *low*."""
    _x, y = grid(*b.size)
    dense = smooth(top * b.k, low * b.k, y) * strength
    over(b.picture, np.dstack([np.broadcast_to(rgb(colour), (*dense.shape, 3)), dense]).astype(np.float32))


def shine(b: Block, at: Spot, radius: float, colour: str, strength: float = 0.8) -> None:
    """A round light in the air."""
    x, y = grid(*b.size)
    far = np.hypot(x - at[0] * b.k, y - at[1] * b.k) / (radius * b.k)
    dense = np.clip(1 - far, 0, 1) ** 2 * strength
    over(b.picture, np.dstack([np.broadcast_to(rgb(colour), (*dense.shape, 3)), dense]).astype(np.float32))


def press(b: Block, seed: int) -> Image.Image:
    """The finished card: darker towards its edges, and the small faults of a print."""
    x, y = grid(*b.size)
    far = np.hypot(x / b.size[0] - 0.47, (y / b.size[1] - 0.44) * 0.95)
    picture = b.picture[..., :3] * (1 - smooth(0.36, 0.78, far) * 0.62)[..., None]
    return to_image(_pressed(picture, np.random.default_rng(seed)))
