"""What a reference card is made of: lines with signs, under headings."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """A line, and the signs beside it: baked pictures by name, or "icon/" and the name of an icon."""

    text: str
    signs: tuple[str, ...] = ()


class Part(NamedTuple):
    """What belongs together, under a heading."""

    title: str
    lines: tuple[Line, ...]


def line(message: str, *signs: str, **numbers: object) -> Line:
    """A line with the numbers of a table in it."""
    return Line(message.format(**numbers), signs)
