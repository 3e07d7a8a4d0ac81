"""The signs of Valhalla's expansions, in the order of the game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.widgets.emblems import Emblem
from valhalla.words.valhalla import names as called

ICONS: Final = {expansion.name: expansion.icon for expansion in EXPANSIONS}


def emblems(expansions: Collection[str]) -> list[Emblem]:
    """Of those that have a sign."""
    return [Emblem(icon, called.expansion(name)[0]) for name, icon in ICONS.items() if name in expansions]
