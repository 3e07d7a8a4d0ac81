"""Knotwork: interlace on a lattice. Strands cross where column + row is odd; walls turn them back.

Over and under alternate with the parity of the column, unders are drawn first. Closed strands are found by
union-find, so that each may have its own colour.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from art.palette import INK

Point: TypeAlias = tuple[float, float]
Place: TypeAlias = tuple[int, int]


class Segment(NamedTuple):
    """One piece of a strand within a cell, as a cubic curve in cell units."""

    over: bool
    curve: tuple[Point, Point, Point, Point]
    ends: tuple[Place, Place]  # in half cells


class Lattice(NamedTuple):
    """`band` is the width in cells of a ring around an empty middle; 0 fills the whole."""

    columns: int
    rows: int
    band: int = 0

    def empty(self, i: int, j: int) -> bool:
        b = self.band
        return bool(b) and b < i < self.columns - b and b < j < self.rows - b

    def border(self, i: int, j: int) -> str:
        """v or h where the lattice ends and strands turn back."""
        if i in (0, self.columns):
            return "v"
        if j in (0, self.rows):
            return "h"
        b = self.band
        if b and i in (b, self.columns - b) and b <= j <= self.rows - b:
            return "v"
        if b and j in (b, self.rows - b) and b <= i <= self.columns - b:
            return "h"
        return ""

    def inside(self, x: float, y: float) -> bool:
        b = self.band
        hollow = b and b < x < self.columns - b and b < y < self.rows - b
        return 0 <= x <= self.columns and 0 <= y <= self.rows and not hollow


def random_walls(lattice: Lattice, seed: int, chance: float) -> dict[Place, str]:
    """Walls strewn with four-fold symmetry."""
    dice, walls = Random(seed), {}
    for i in range(1, lattice.columns):
        for j in range(1, lattice.rows):
            if (i + j) % 2 and (i, j) not in walls and dice.random() < chance:
                kind = dice.choice("hv")
                for x in (i, lattice.columns - i):
                    for y in (j, lattice.rows - j):
                        walls[x, y] = kind
    return walls


def _bend(i: int, j: int, side: int, kind: str, bend: float) -> Segment:
    def at(along: float, away: float) -> Point:
        return (i + away, j + along) if kind == "v" else (i + along, j + away)

    def key(along: int) -> Place:
        return (2 * i + side, 2 * j + along) if kind == "v" else (2 * i + along, 2 * j + side)

    inner = side * (0.5 - bend)
    curve = (at(-0.5, side * 0.5), at(-0.5 + bend, inner), at(0.5 - bend, inner), at(0.5, side * 0.5))
    return Segment(False, curve, (key(-1), key(1)))


def _straight(i: int, j: int, down: int, above: bool) -> Segment:
    def at(part: float) -> Point:
        return (i + part, j + part * down)

    ends = ((2 * i - 1, 2 * j - down), (2 * i + 1, 2 * j + down))
    return Segment(above, (at(-0.5), at(-0.2), at(0.2), at(0.5)), ends)


def segments(lattice: Lattice, walls: Mapping[Place, str], bend: float = 0.23) -> list[Segment]:
    """Every piece of strand, cell by cell."""
    pieces: list[Segment] = []
    for i in range(lattice.columns + 1):
        for j in range(lattice.rows + 1):
            if (i + j) % 2 == 0 or lattice.empty(i, j):
                continue
            kind = lattice.border(i, j) or walls.get((i, j), "")
            if not kind:
                pieces += (_straight(i, j, 1, bool(i % 2)), _straight(i, j, -1, not i % 2))
                continue
            for side in (-1, 1):
                dx, dy = (side * 0.5, 0.0) if kind == "v" else (0.0, side * 0.5)
                if lattice.inside(i + dx, j + dy):
                    pieces.append(_bend(i, j, side, kind, bend))
    return pieces


def strands(pieces: Sequence[Segment]) -> list[int]:
    """The number of the closed strand that each piece belongs to."""
    parent: dict[Place, Place] = {}

    def root(place: Place) -> Place:
        parent.setdefault(place, place)
        while parent[place] != place:
            parent[place] = parent[parent[place]]
            place = parent[place]
        return place

    for piece in pieces:
        parent[root(piece.ends[0])] = root(piece.ends[1])
    numbers: dict[Place, int] = {}
    return [numbers.setdefault(root(piece.ends[0]), len(numbers)) for piece in pieces]


def _stroke(path: str, colour: str, width: float, cap: str = "round", more: str = "") -> str:
    line = f'stroke="{colour}" stroke-width="{width:.2f}" stroke-linecap="{cap}"'
    return f'<path d="{path}" fill="none" {line} {more}/>'


def knot(
    columns: int,
    rows: int,
    cell: float = 20,
    thick: float = 0.42,
    *,
    fills: Sequence[str] = ("#b98a4a",),
    ink: str = INK,
    light: str = "#f3cf8f",
    walls: Mapping[Place, str] | None = None,
    seed: int | None = None,
    at: Point = (0, 0),
    chance: float = 0.18,
    band: int = 0,
    cell_height: float = 0,
    bend: float = 0.23,
) -> str:
    """SVG of an interlace of columns x rows cells; `fills` colour its strands, '' leaves a line out."""
    lattice = Lattice(columns, rows, band)
    stops = dict(walls or {}) | (random_walls(lattice, seed, chance) if seed is not None else {})
    pieces = segments(lattice, stops, bend)
    numbers = strands(pieces)
    height = cell_height or cell
    width = thick * min(cell, height)

    def path(curve: tuple[Point, ...]) -> str:
        a, b, c, d = (f"{at[0] + x * cell:.2f} {at[1] + y * height:.2f}" for x, y in curve)
        return f"M{a}C{b} {c} {d}"

    body = ""
    for above in (False, True):
        paths = [""] * len(fills)
        for piece, number in zip(pieces, numbers, strict=True):
            if piece.over == above:
                paths[number % len(fills)] += path(piece.curve)
        if ink:
            body += _stroke("".join(paths), ink, width + max(2.2, cell * 0.2), "butt")
        for colour, strand in zip(fills, paths, strict=True):
            body += _stroke(strand, colour, width)
            if light:
                move = f'transform="translate({-width * 0.16:.2f} {-width * 0.18:.2f})" stroke-opacity=".55"'
                body += _stroke(strand, light, width * 0.28, more=move)
    return body


def knot_mask(columns: int, rows: int, cell: float, thick: float = 0.42, seed: int | None = None) -> str:
    """An interlace in white with real gaps where a strand dives under: to engrave."""
    pieces = segments(
        Lattice(columns, rows), random_walls(Lattice(columns, rows), seed or 0, 0.18 if seed else 0)
    )

    def path(piece: Segment) -> str:
        a, b, c, d = (f"{x * cell:.2f} {y * cell:.2f}" for x, y in piece.curve)
        return f"M{a}C{b} {c} {d}"

    under = "".join(path(piece) for piece in pieces if not piece.over)
    above = "".join(path(piece) for piece in pieces if piece.over)
    width, gap = thick * cell, thick * cell + max(2.2, cell * 0.2)
    area = 'x="-9999" y="-9999" width="99999" height="99999"'
    hide = f'<mask id="dive" maskUnits="userSpaceOnUse" {area}><rect {area} fill="#fff"/>'
    hide += _stroke(above, "#000", gap, "butt") + "</mask>"
    return f'{hide}<g mask="url(#dive)">{_stroke(under, "#fff", width)}</g>{_stroke(above, "#fff", width)}'
