"""What tells the three decks of the Hammer Throw apart: colour, device, interlace and the shape of a boss."""

import math
from typing import NamedTuple

from art.frames import Knot
from art.noise import Array
from art.raster import mask

Spot = tuple[float, float]


class Deck(NamedTuple):
    """Paint and interlace; `corners` is the shape of its bosses, 0 for a circle."""

    colour: str
    ground: str
    strands: tuple[str, str]
    second: str
    device: str
    corners: int
    turn: float  # degrees the boss is turned, from one corner at the top
    fine: Knot
    coarse: Knot
    columns: int  # of the interlace on the back
    seed: int
    chance: float
    bend: float


DECKS = {
    "valkyries": Deck(
        "#3f74b5", "#16294a", ("#9fc3e6", "#e6eef2"), "#cfe0ee", "deck-valkyries", 0, 0,
        Knot(4, 8, {(0, 2): "x", (4, 1): "x", (4, 3): "x"}, 0.48), Knot(2, 6, {(1, 1): "x"}, 0.48),
        14, 8, 0.34, 0.48,
    ),
    "jotnar": Deck(
        "#4b8a63", "#12302a", ("#86b58d", "#d5e6cd"), "#b9d6bd", "deck-jotnar", 6, 0,
        Knot(3, 4, {(0, 1): "c", (2, 2): "c"}, 0.14), Knot(2, 4, {(1, 1): "c"}, 0.12),
        10, 31, 0.30, 0.14,
    ),
    "thor": Deck(
        "#b23a2b", "#3f0f10", ("#cf8a3e", "#f0cf8a"), "#e2b25c", "deck-thor", 4, 45,
        Knot(4, 6, {(0, 2): "x", (3, 1): "c", (3, 3): "c"}, 0.26), Knot(2, 6, {(1, 1): "x"}, 0.22),
        16, 17, 0.16, 0.28,
    ),
}  # fmt: skip


def _ring(deck: Deck, middle: Spot, reach: float) -> list[Spot]:
    count, turn = deck.corners or 72, math.radians(deck.turn - 90)
    # Polygons reach farther than a circle of the same weight.
    far = reach * {0: 1.0, 6: 1.08, 4: 1.26}[deck.corners]
    angles = (turn + k * math.tau / count for k in range(count))
    return [(middle[0] + far * math.cos(a), middle[1] + far * math.sin(a)) for a in angles]


def boss_mask(deck: Deck, middle: Spot, reach: float, size: tuple[int, int]) -> Array:
    """The mask of a boss in the shape of its deck, its corners blunt."""
    soft = reach * 0.10 if deck.corners else 0.0
    points = " ".join(f"{x:.2f},{y:.2f}" for x, y in _ring(deck, middle, reach - soft))
    join = f'stroke="#fff" stroke-width="{2 * soft:.2f}" stroke-linejoin="round"'
    return mask(f'<polygon points="{points}" fill="#fff" {join}/>', *size)
