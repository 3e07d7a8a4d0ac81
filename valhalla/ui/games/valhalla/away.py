"""Valhalla's tables away from the table: allies and partners bound together, and whom all play against."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from valhalla.kernel.joining import Later
from valhalla.ui.games.valhalla.monster.picture import draw_badge
from valhalla.ui.games.valhalla.new_game.last_table import asked
from valhalla.ui.saved import SaveInfo
from valhalla.ui.settings import LastTable
from valhalla.ui.table.away import Away, Badge
from valhalla.ui.widgets.emblems import Emblem
from valhalla.words.valhalla.monsters import titles

EMBLEMS: Final[Later[Callable[[Collection[str]], list[Emblem]]]] = Later(
    "valhalla.ui.games.valhalla.expansions.every:emblems"
)
PAIRS: Final = {"partnership", "alliance"}  # as in `table.PAIRS`, which would load the rules


class ValhallaAway(Away):
    def players(self, names: Sequence[str], expansions: Collection[str]) -> str:
        """In pairs: "Eirik + Hakon, Sigrun + Torvi"."""
        half = len(names) // 2
        if len(names) % 2 or not PAIRS & set(expansions):
            return super().players(names, expansions)
        return ", ".join(f"{names[i]} + {names[i + half]}" for i in range(half))

    def title(self, table: LastTable, players: str) -> str:
        monster = asked(table).monster
        return players if monster is None else f"{players} – {titles.called(monster)}"

    def told(self, info: SaveInfo) -> str:
        monster = info.said("monster", "")
        return titles.against(monster, info.said("level", 1)) if monster else super().told(info)

    def badge(self, info: SaveInfo) -> Badge | None:
        monster = info.said("monster", "")
        return partial(draw_badge, monster=monster) if monster else None

    def emblems(self, expansions: Collection[str]) -> list[Emblem]:
        return EMBLEMS()(expansions)
