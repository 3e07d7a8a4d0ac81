"""The signs of expansions: a row of small icons where a table is told of in few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import PALE_GOLD, Colour


class Emblem(NamedTuple):
    icon: str
    name: str


def told(emblems: Sequence[Emblem]) -> str:
    """Their names, for a tooltip."""
    return ", ".join(emblem.name for emblem in emblems)


def draw_emblems(
    p: Painter, rect: Rect, emblems: Sequence[Emblem], side: int, colour: Colour = PALE_GOLD
) -> None:
    """Their signs from the left, closer to each other if they must be."""
    step = min(round(side * 1.25), (rect.w - side) // max(1, len(emblems) - 1))
    for i, emblem in enumerate(emblems):
        p.icon(emblem.icon, cut.square(side, midleft=(rect.x + i * step, rect.centery)), colour)
