"""Outlines cut with an axe: slabs and planks whose edges waver a little, with carved corners and chips."""

from random import Random
from typing import NamedTuple, TypeAlias

from art.noise import Array
from art.raster import mask

Point: TypeAlias = tuple[float, float]

# A corner from the incoming edge (1, 0) to the outgoing one (0, 1); the box's own corner is (0, 0).
CORNERS: dict[str, tuple[Point, ...]] = {
    "chamfer": ((1, 0), (0, 1)),
    "round": ((1, 0), (0.62, 0.08), (0.29, 0.29), (0.08, 0.62), (0, 1)),
    "bite": ((1, 0), (0.92, 0.38), (0.7, 0.7), (0.38, 0.92), (0, 1)),
    "step": ((1, 0), (0.62, 0.06), (0.56, 0.56), (0.06, 0.62), (0, 1)),
    "ear": ((1.3, 0), (0.9, 0.34), (0.34, -0.1), (-0.1, 0.34), (0.34, 0.9), (0, 1.3)),
}


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def inset(self, x: float, y: float | None = None) -> "Box":
        y = x if y is None else y
        return Box(self.left + x, self.top + y, self.right - x, self.bottom - y)

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def _waver(start: Point, end: Point, far: float, step: float, dice: Random) -> list[Point]:
    """Points along an edge, moved across it by up to `far`; its ends stay."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max((dx * dx + dy * dy) ** 0.5, 1e-6)
    count = max(2, int(length // step))
    points = [start]
    for k in range(1, count):
        off = dice.uniform(-far, far) / length
        along = (k + dice.uniform(-0.2, 0.2)) / count
        points.append((start[0] + dx * along - dy * off, start[1] + dy * along + dx * off))
    return [*points, end]


def _corner(at: Point, back: Point, forth: Point, size: float, style: str) -> list[Point]:
    return [
        (at[0] + (back[0] * u + forth[0] * v) * size, at[1] + (back[1] * u + forth[1] * v) * size)
        for u, v in CORNERS[style]
    ]


def slab(
    box: Box,
    corner: float = 18,
    waver: float = 1.5,
    seed: int = 0,
    *,
    style: str = "chamfer",
    step: float = 60,
) -> str:
    """The path of a board: four wavering edges between carved corners."""
    dice = Random(seed)
    spots = ((box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom))
    ways = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
    corners = []
    for k, spot in enumerate(spots):
        came = ways[k - 1]
        corners.append(_corner(spot, (-came[0], -came[1]), ways[k], corner, style))
    points: list[Point] = []
    for k, cut in enumerate(corners):
        points += cut[:-1]
        points += _waver(cut[-1], corners[(k + 1) % 4][0], waver, step, dice)[:-1]
    return path(points)


def plank(box: Box, notch: float = 14, waver: float = 2, seed: int = 0, *, step: float = 46) -> str:
    """The path of a hewn plank: wavering long sides, ends split by a notch."""
    dice = Random(seed)
    left, top, right, bottom = box
    middle, quarter = (top + bottom) / 2, box.height * 0.22
    upper = _waver((left + notch, top), (right - notch, top), waver, step, dice)
    lower = _waver((right - notch, bottom), (left + notch, bottom), waver, step, dice)
    jag = [dice.uniform(-0.12, 0.12) * notch for _ in range(6)]
    ending = [
        (right + jag[0], top + quarter),
        (right - notch * 0.55, middle),
        (right + jag[1], bottom - quarter),
    ]
    start = [(left + jag[2], bottom - quarter), (left + notch * 0.55, middle), (left + jag[3], top + quarter)]
    return path([*upper, *ending, *lower, *start])


def path(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def shape(outline: str, width: int, height: int, *, grow: float = 0, soft: float = 1.5) -> Array:
    """The mask of a path, its corners softened, optionally grown on all sides."""
    stroke = f'stroke="#fff" stroke-width="{2 * (grow + soft)}" stroke-linejoin="round"'
    return mask(f'<path d="{outline}" fill="#fff" {stroke}/>', width, height)
