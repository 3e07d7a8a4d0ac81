"""Words for layout: rectangles cut into rows, columns and slices, set beside one another, put by a point."""

from __future__ import annotations

from pygame import Rect

# Slices at an edge


def top(rect: Rect, height: int) -> Rect:
    return Rect(rect.x, rect.y, rect.w, height)


def bottom(rect: Rect, height: int) -> Rect:
    return Rect(rect.x, rect.bottom - height, rect.w, height)


def left(rect: Rect, width: int) -> Rect:
    return Rect(rect.x, rect.y, width, rect.h)


def right(rect: Rect, width: int) -> Rect:
    return Rect(rect.right - width, rect.y, width, rect.h)


# Slices at a place


def row_at(rect: Rect, y: int, height: int) -> Rect:
    """As wide as the rectangle, from *y* on."""
    return Rect(rect.x, y, rect.w, height)


def column_at(rect: Rect, x: int, width: int) -> Rect:
    """As high as the rectangle, from *x* on."""
    return Rect(x, rect.y, width, rect.h)


def from_y(rect: Rect, y: int) -> Rect:
    """What of the rectangle lies below *y*."""
    return Rect(rect.x, y, rect.w, rect.bottom - y)


def from_x(rect: Rect, x: int) -> Rect:
    """What of the rectangle lies right of *x*."""
    return Rect(x, rect.y, rect.right - x, rect.h)


# Neighbours


def below(rect: Rect, height: int, gap: int = 0) -> Rect:
    return Rect(rect.x, rect.bottom + gap, rect.w, height)


def beside(rect: Rect, width: int, gap: int = 0) -> Rect:
    return Rect(rect.right + gap, rect.y, width, rect.h)


# Equal parts, margins, sizes


def inset(rect: Rect, dx: int, dy: int | None = None) -> Rect:
    """The rectangle without a margin."""
    return rect.inflate(-2 * dx, -2 * (dx if dy is None else dy))


def row(rect: Rect, count: int, gap: int = 0) -> list[Rect]:
    """The rectangle cut into so many equal columns."""
    width = (rect.w - gap * (count - 1)) / max(1, count)
    edges = [rect.x + round(i * (width + gap)) for i in range(count)]
    return [Rect(x, rect.y, round(width), rect.h) for x in edges]


def column(rect: Rect, count: int, gap: int = 0) -> list[Rect]:
    """The rectangle cut into so many equal rows."""
    height = (rect.h - gap * (count - 1)) / max(1, count)
    edges = [rect.y + round(i * (height + gap)) for i in range(count)]
    return [Rect(rect.x, y, rect.w, round(height)) for y in edges]


def sized(width: int, height: int, **at: tuple[int, int] | int) -> Rect:
    """A rectangle of this size, put by one of its points or edges: `center=(x, y)`, `midtop=…`, `right=…`."""
    found = Rect(0, 0, width, height)
    for point, value in at.items():
        setattr(found, point, value)
    return found


def square(side: int, **at: tuple[int, int] | int) -> Rect:
    return sized(side, side, **at)


def fitted(rect: Rect, ratio: float) -> Rect:
    """The largest rectangle of this width to height within another, in its middle."""
    width = min(rect.w, round(rect.h * ratio))
    found = Rect(0, 0, width, round(width / ratio))
    found.center = rect.center
    return found
