"""The signs of expansions: a row of small icons where a table is told of in few words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.theme import PALE_GOLD, Colour
from valhalla.words.valhalla import names as called

ICONS: Final = {
    "loki": "loki", "thor": "thor", "valkyries": "deck-valkyries", "dwarves": "anvil", "tyr": "tyr",
    "last_viking": "title", "partnership": "partner", "alliance": "alliance", "hammer": "hammer",
}  # fmt: skip


def in_order(expansions: Iterable[str]) -> list[str]:
    """The expansions that have a sign, in the order of the game."""
    there = set(expansions)
    return [name for name in ICONS if name in there]


def told(expansions: Iterable[str]) -> str:
    """Their names, for a tooltip."""
    return ", ".join(called.expansion(name)[0] for name in in_order(expansions))


def draw_emblems(
    p: Painter, rect: Rect, expansions: Iterable[str], side: int, colour: Colour = PALE_GOLD
) -> int:
    """Their signs from the left, closer to each other if they must be; gives how wide they are."""
    found = in_order(expansions)
    if not found:
        return 0
    step = min(round(side * 1.25), (rect.w - side) // max(1, len(found) - 1))
    for i, name in enumerate(found):
        p.icon(ICONS[name], Rect(rect.x + i * step, rect.centery - side // 2, side, side), colour)
    return step * (len(found) - 1) + side
