"""The signs of Valhalla's expansions, in the order of the game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from valhalla.ui.widgets.emblems import Emblem
from valhalla.words.valhalla import names as called

ICONS: Final = {
    "loki": "loki", "thor": "thor", "valkyries": "deck-valkyries", "dwarves": "anvil", "tyr": "tyr",
    "last_viking": "title", "partnership": "partner", "alliance": "alliance", "hammer": "hammer",
}  # fmt: skip


def emblems(expansions: Collection[str]) -> list[Emblem]:
    """Of those that have a sign."""
    return [Emblem(icon, called.expansion(name)[0]) for name, icon in ICONS.items() if name in expansions]
