"""The woodcut hand: every mark is a filled polygon, outlined in ink and lit from the upper left."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import affinity
from shapely.geometry import MultiPoint, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from art.palette import mix

Line = NDArray[np.float64]
Path = Sequence[tuple[float, float]] | Line
Shape = BaseGeometry
Matrix = tuple[float, float, float, float, float, float]

INK = "#15100d"
PLUM = "#1a0f14"
# Outlines of fewer points are written as they are.
_PLAIN = 48
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


# Curves -----------------------------------------------------------------------------------------


def path(text: str, x: float = 0.0, y: float = 0.0, side: float = 1.0) -> list[tuple[float, float]]:
    """Points written "x,y x,y!" from (x, y), mirrored where *side* is -1: those with a mark are corners."""
    points: list[tuple[float, float]] = []
    for word in text.split():
        across, down = map(float, word.rstrip("!").split(","))
        points += [(x + side * across, y + down)] * (2 if word.endswith("!") else 1)
    return points


def spline(points: Path, closed: bool = False, steps: int = 9) -> Line:
    """Catmull-Rom through *points*; a point given twice in a row is a corner."""
    knots = np.asarray(points, dtype=float)[:, :2]
    count = len(knots)

    def knot(i: int) -> Line:
        return np.asarray(knots[i % count] if closed else knots[min(max(i, 0), count - 1)])

    out = [
        _catmull(knot(i - 1), knot(i), knot(i + 1), knot(i + 2), steps)
        for i in range(count if closed else count - 1)
        if np.abs(knot(i) - knot(i + 1)).max() > 1e-6
    ]
    if not closed:
        out.append(knots[-1:])
    return np.concatenate(out)


def _catmull(a: Line, b: Line, c: Line, d: Line, steps: int) -> Line:
    t = (np.arange(steps) / steps)[:, None]
    linear, square, cube = c - a, 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
    return np.asarray(0.5 * (2 * b + linear * t + square * t**2 + cube * t**3))


def sound(shape: Shape) -> Shape:
    """The same shape without the self-crossings that booleans refuse."""
    return shape if shape.is_valid else shape.buffer(0)


def blob(points: Path, steps: int = 9) -> Shape:
    """A closed smooth shape."""
    return sound(Polygon(spline(points, True, steps)))


def plate(points: Path) -> Shape:
    """A closed shape with straight sides."""
    return sound(Polygon(np.asarray(points, dtype=float)))


def disc(x: float, y: float, radius: float, squash: float = 1.0) -> Shape:
    circle = Point(x, y).buffer(radius, 24)
    return circle if squash == 1.0 else affinity.scale(circle, 1.0, squash)


def block(x0: float, y0: float, x1: float, y1: float, radius: float = 0.0) -> Shape:
    """A rectangle, its corners rounded."""
    if not radius:
        return box(x0, y0, x1, y1)
    return box(x0 + radius, y0 + radius, x1 - radius, y1 - radius).buffer(radius, 16)


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    return affinity.translate(shape, dx, dy)


def turned(shape: Shape, degrees: float, about: tuple[float, float] = (0.0, 0.0)) -> Shape:
    return affinity.rotate(shape, degrees, origin=about)


def joined(shapes: Iterable[Shape]) -> Shape:
    return sound(unary_union(list(shapes)))


def strewn(shapes: Iterable[Shape]) -> Shape:
    """Many small shapes as one, not joined where they touch: quick, for marks that lie apart."""
    return MultiPolygon([part for shape in shapes for part in polygons(shape)])


def hull(points: Line) -> Shape:
    return MultiPoint(points).convex_hull


def along(curve: Line) -> Line:
    """How far each point lies along its curve, from 0 to 1."""
    lengths = np.hypot(*np.diff(curve, axis=0).T)
    run = np.concatenate([[0.0], np.cumsum(lengths)])
    return np.asarray(run / (run[-1] + 1e-9))


def normals(curve: Line) -> Line:
    ends = np.concatenate([curve[:1], curve, curve[-1:]])
    step = ends[2:] - ends[:-2]
    length = np.hypot(step[:, 0], step[:, 1]) + 1e-9
    return np.stack([-step[:, 1] / length, step[:, 0] / length], -1)


def ribbon(curve: Line, half_width: Line) -> Shape:
    """The area within *half_width* of a curve."""
    side = normals(curve) * half_width[:, None]
    return sound(Polygon(np.r_[curve + side, (curve - side)[::-1]]))


def stroke(
    points: Path, width: float, ends: tuple[float, float] = (0.0, 0.0), peak: float = 0.5, smooth: bool = True
) -> Shape:
    """A tapered brush stroke, widest at *peak*; *ends* are its width factors at both ends."""
    curve = spline(points) if smooth else np.asarray(points, dtype=float)
    run = along(curve)
    rise = ends[0] + (1 - ends[0]) * np.sin(np.clip(run / peak, 0, 1) * math.pi / 2)
    fall = ends[1] + (1 - ends[1]) * np.cos(np.clip((run - peak) / (1 - peak), 0, 1) * math.pi / 2)
    return ribbon(curve, np.maximum(np.where(run < peak, rise, fall) * width / 2, 0.15))


def polygons(shape: Shape) -> Iterator[Polygon]:
    if isinstance(shape, Polygon):
        if not shape.is_empty:
            yield shape
    elif hasattr(shape, "geoms"):
        for part in shape.geoms:
            yield from polygons(part)


class Pen(NamedTuple):
    """How a form is cut: its outline (0 leaves it out), how far shade and light reach in, its hatching."""

    width: float = 3.0
    drop: float = 3.0
    shift: tuple[float, float] = (9.0, 7.0)
    rim: float = 3.0
    hatch: float = 0.0
    step: float = 6.0


PEN = Pen()


# The canvas -------------------------------------------------------------------------------------


class Canvas:
    """Collects filled paths. Shapes are placed first and lit afterwards, so light never turns with them."""

    def __init__(self, seed: int, dark: str = "#1c0d10", glint: str = "#ffe9c0") -> None:
        self.parts: list[str] = []
        self.rng = random.Random(seed)
        self.dark, self.glint = dark, glint
        self.matrix = IDENTITY
        self.scale = 1.0
        self.silhouette: list[Shape] | None = None

    @contextmanager
    def placed(
        self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False
    ) -> Iterator[None]:
        """Within: shapes are scaled, mirrored, turned by *turn* radians and moved to (x, y)."""
        before = self.matrix, self.scale
        cos, sin, sign = math.cos(turn) * scale, math.sin(turn) * scale, -1.0 if flip else 1.0
        self.matrix = _product(self.matrix, (cos * sign, -sin, sin * sign, cos, x, y))
        self.scale *= scale
        yield
        self.matrix, self.scale = before

    @contextmanager
    def recording(self) -> Iterator[list[Shape]]:
        """Within: the outlines drawn are kept, for the light around the whole figure."""
        kept: list[Shape] = []
        before, self.silhouette = self.silhouette, kept
        yield kept
        self.silhouette = before

    @contextmanager
    def clipped(self, shape: Shape) -> Iterator[None]:
        """Within: nothing shows outside the shape. Cheaper than cutting a thousand small marks."""
        name = f"clip{len(self.parts)}"
        path = "".join(_svg_path(polygon) for polygon in polygons(self.place(shape)))
        self.parts.append(f'<clipPath id="{name}"><path d="{path}"/></clipPath><g clip-path="url(#{name})">')
        before, self.silhouette = self.silhouette, None
        yield
        self.silhouette = before
        self.parts.append("</g>")

    def place(self, shape: Shape) -> Shape:
        if self.matrix == IDENTITY:
            return shape
        return sound(affinity.affine_transform(shape, self.matrix))

    def place_points(self, points: Path) -> Line:
        a, b, d, e, x, y = self.matrix
        flat = np.asarray(points, dtype=float)[:, :2]
        return np.asarray(flat @ np.array([[a, d], [b, e]]) + (x, y))

    def fill(self, shape: Shape | None, colour: str, opacity: float = 1.0) -> None:
        if shape is not None and not shape.is_empty:
            self.ink(self.place(shape), colour, opacity)

    def ink(self, shape: Shape, colour: str, opacity: float = 1.0) -> None:
        """Fills a shape that is placed already."""
        path = "".join(_svg_path(polygon) for polygon in polygons(shape))
        if path:
            see = f' opacity="{opacity:.2f}"' if opacity < 1 else ""
            self.parts.append(f'<path d="{path}" fill="{colour}" fill-rule="evenodd"{see}/>')

    def outline(self, shape: Shape, width: float = 3.0, drop: float = 3.0, colour: str = INK) -> None:
        self.contour(self.place(shape), width * self.scale, drop * self.scale, colour)

    def contour(self, shape: Shape, width: float, drop: float, colour: str = INK) -> None:
        """The shape grown, and again dropped to the lower right: thicker on the side of the shadow."""
        grown = shape.buffer(width, join_style="mitre", mitre_limit=2.5)
        if self.silhouette is not None:
            self.silhouette.append(grown.simplify(0.6))
        path = "".join(_svg_path(polygon) for polygon in polygons(grown))
        for k in (0.0, 0.5, 1.0) if drop > 2.4 else (0.0, 1.0):
            self.parts.append(
                f'<path d="{path}" fill="{colour}" transform="translate({drop * k:.1f} {drop * k:.1f})"/>'
            )

    def form(
        self, shape: Shape, base: str, shade: str | None = None, rim: str | None = None, pen: Pen = PEN
    ) -> None:
        """An outlined form with shade, hatching and a rim of light."""
        shape, k = sound(self.place(shape)), self.scale
        if pen.width:
            self.contour(shape, pen.width * k, pen.drop * k)
        self.ink(shape, shade or mix(base, PLUM, 0.42))
        self.ink(sound(shape.intersection(moved(shape, -pen.shift[0] * k, -pen.shift[1] * k))), base)
        if pen.hatch:
            self._hatch(shape, pen.hatch * k, pen.step * max(k, 0.6))
        if rim and pen.rim:
            self.ink(sound(shape.difference(moved(shape, pen.rim * k, pen.rim * k * 0.8))), rim)

    def hatch(
        self,
        shape: Shape,
        length: float = 26.0,
        step: float = 6.0,
        *,
        width: float | None = None,
        colour: str = INK,
        light: tuple[float, float] = (0.7, 0.7),
        least: float = 0.15,
        within: Shape | None = None,
        opacity: float = 1.0,
    ) -> None:
        """Wedges from the edges that face along *light*, pointing into the form."""
        k = self.scale
        inside = None if within is None else self.place(within)
        thick = None if width is None else width * k
        self._hatch(
            self.place(shape),
            length * k,
            step * max(k, 0.6),
            width=thick,
            colour=colour,
            light=light,
            least=least,
            within=inside,
            opacity=opacity,
        )

    def _hatch(
        self,
        shape: Shape,
        length: float,
        step: float,
        *,
        width: float | None = None,
        colour: str = INK,
        light: tuple[float, float] = (0.7, 0.7),
        least: float = 0.15,
        within: Shape | None = None,
        opacity: float = 1.0,
    ) -> None:
        thick = width or step * 0.62
        wedges = [
            wedge
            for part in polygons(shape)
            for wedge in self._wedges(part, length, step, width=thick, light=light, least=least)
        ]
        if wedges:
            self.ink(joined(wedges).intersection(shape if within is None else within), colour, opacity)

    def _wedges(
        self,
        polygon: Polygon,
        length: float,
        step: float,
        *,
        width: float,
        light: tuple[float, float],
        least: float,
    ) -> Iterator[Shape]:
        ring = polygon.exterior
        sign = 1.0 if ring.is_ccw else -1.0
        for i in range(int(ring.length / step)):
            here, ahead = ring.interpolate(i * step), ring.interpolate(min(i * step + 1.2, ring.length))
            tx, ty = ahead.x - here.x, ahead.y - here.y
            run = math.hypot(tx, ty) + 1e-9
            nx, ny = sign * ty / run, -sign * tx / run
            facing = nx * light[0] + ny * light[1]
            if facing < least:
                continue
            reach = length * (0.35 + 0.65 * facing) * self.rng.uniform(0.55, 1.15)
            inward = -(nx * 0.6 + light[0] * 0.4), -(ny * 0.6 + light[1] * 0.4)
            yield _wedge(here.x, here.y, inward, reach, width)

    def brush(
        self,
        points: Path,
        width: float,
        colour: str = INK,
        *,
        ends: tuple[float, float] = (0.0, 0.0),
        peak: float = 0.5,
        clip: Shape | None = None,
        opacity: float = 1.0,
    ) -> None:
        shape = stroke(points, width, ends, peak)
        self.fill(shape if clip is None else shape.intersection(clip), colour, opacity)

    def studs(self, points: Path, radius: float, colour: str = "#f3dc93") -> None:
        """Small rivets."""
        for x, y in np.asarray(points, dtype=float):
            width = radius * 0.36
            self.form(disc(x, y, radius), colour, pen=Pen(width, width, (radius * 0.5,) * 2))


def _product(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, d, e, x, y = outer
    a2, b2, d2, e2, x2, y2 = inner
    return (
        a * a2 + b * d2,
        a * b2 + b * e2,
        d * a2 + e * d2,
        d * b2 + e * e2,
        a * x2 + b * y2 + x,
        d * x2 + e * y2 + y,
    )


def _svg_path(polygon: Polygon) -> str:
    slim = polygon.simplify(0.12) if len(polygon.exterior.coords) > _PLAIN else polygon
    text = ""
    for part in polygons(slim):
        for ring in (part.exterior, *part.interiors):
            places = shapely.get_coordinates(ring)[:-1].round(1).ravel().tolist()
            text += "M" + " ".join(map(str, places)) + "Z"
    return text


def _wedge(x: float, y: float, inward: tuple[float, float], reach: float, width: float) -> Shape:
    ix, iy = inward
    px, py = -iy * width / 2, ix * width / 2
    mx, my = x + ix * reach * 0.5, y + iy * reach * 0.5
    corners = [
        (x - ix * 3 + px, y - iy * 3 + py),
        (x - ix * 3 - px, y - iy * 3 - py),
        (mx - px * 0.7, my - py * 0.7),
        (x + ix * reach, y + iy * reach),
        (mx + px * 0.7, my + py * 0.7),
    ]
    return sound(Polygon(corners))
