"""How likely a throw holds, as a bar on parchment."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.theme import BLOOD, BOLD, BROWN_INK, GOLD, PAPER_SMALL, Colour
from valhalla.words.language import in_percent

GREEN: Final[Colour] = (52, 92, 44)
PERCENT: Final = PAPER_SMALL._replace(font=BOLD)


def draw_chance(p: Painter, box: Rect, label: str, chance: float, *, tick: bool = False) -> None:
    """A word, the chance in per cent, and below them how much of a groove it fills, to a golden *tick*."""
    wide, foot = max(p.px(46), p.width(in_percent(1.0), PERCENT)), p.px(7)
    p.text(label, Rect(box.x, box.y, box.w - wide, box.h - foot), PAPER_SMALL)
    number = Rect(box.right - wide, box.y, wide, box.h - foot)
    p.text(in_percent(chance), number, PERCENT, align="right")
    groove = cut.row_at(box, box.bottom - foot, p.px(4))
    p.fill(groove, BROWN_INK, 0.35)
    done = cut.left(groove, round(groove.w * chance))
    p.fill(done, GREEN if chance >= 0.5 else BLOOD)
    if tick:
        p.fill(cut.column_at(groove, done.right - p.px(1), p.px(2)), GOLD)
