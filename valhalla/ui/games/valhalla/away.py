"""Valhalla's tables away from the table: allies and partners bound together, and whom all play against."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from valhalla.ui.games.valhalla.monster.picture import draw_badge
from valhalla.ui.saved import SaveInfo
from valhalla.ui.settings import LastTable
from valhalla.ui.table.away import Away, Badge
from valhalla.ui.widgets.emblems import Emblem
from valhalla.words.valhalla import hunting
from valhalla.words.valhalla.expansions import expansion

ICONS: Final = {
    "loki": "loki", "thor": "thor", "valkyries": "deck-valkyries", "dwarves": "anvil", "tyr": "tyr",
    "last_viking": "title", "partnership": "partner", "alliance": "alliance", "hammer": "hammer",
}  # fmt: skip
PAIRS: Final = {"partnership", "alliance"}  # as in `table.PAIRS`, which would load the rules


class ValhallaAway(Away):
    def players(self, names: Sequence[str], expansions: Collection[str]) -> str:
        """In pairs: "Eirik + Hakon, Sigrun + Torvi"."""
        half = len(names) // 2
        if len(names) % 2 or not PAIRS & set(expansions):
            return super().players(names, expansions)
        return ", ".join(f"{names[i]} + {names[i + half]}" for i in range(half))

    def title(self, table: LastTable, players: str) -> str:
        return players if table.monster is None else f"{players} – {hunting.called(table.monster)}"

    def told(self, info: SaveInfo) -> str:
        monster = info.said("monster", "")
        return hunting.against(monster, info.said("level", 1)) if monster else super().told(info)

    def emblems(self, expansions: Collection[str]) -> list[Emblem]:
        return [Emblem(ICONS[name], expansion(name)[0]) for name in ICONS if name in expansions]

    def badge(self, info: SaveInfo) -> Badge | None:
        monster = info.said("monster", "")
        return partial(draw_badge, monster=monster) if monster else None
