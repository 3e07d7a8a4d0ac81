"""What is drawn about a die: the light behind it, a sign at its corner."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui.cut import square
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.theme import palette

BADGE: Final = 24  # units


def halo(p: Painter, rect: Rect, *, strong: bool) -> None:
    """Firelight behind a die."""
    around = square(round(rect.w * 2.1), center=rect.center)
    light(p, "glow", around, palette().glow, 1.0 if strong else 0.55)


def corner(rect: Rect, side: int) -> Rect:
    """A square about the upper right corner of a die."""
    return square(side, center=(rect.right, rect.top))


def draw_mark(p: Painter, rect: Rect, icon: str, metal: str = "ember", least: float = BADGE) -> None:
    """What is to be done with a die: a sign at its corner."""
    p.badge(metal, icon, corner(rect, max(p.px(least), rect.w * 9 // 20)), rim=(2, 5))
