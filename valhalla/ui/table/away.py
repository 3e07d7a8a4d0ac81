"""How tables of a game are told of away from the table: in the menu, in the list of saves, in a save's name.

It loads no rules: the menu tells of the last table in its first frame.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.ui.painter import Painter
from valhalla.ui.widgets.emblems import Emblem
from valhalla.words import games

if TYPE_CHECKING:
    from valhalla.ui.saved import SaveInfo
    from valhalla.ui.settings import LastTable

Badge = Callable[[Painter, Rect], None]


class Away:
    """Base of what a game says of its tables; most say no more than this."""

    def players(self, names: Sequence[str], expansions: Collection[str]) -> str:
        """Who sits at a table."""
        return ", ".join(names)

    def title(self, table: LastTable, players: str) -> str:
        """What the save of a new table is called."""
        return players

    def told(self, info: SaveInfo) -> str:
        """Which game a save is of."""
        return games.name(info.game)

    def badge(self, info: SaveInfo) -> Badge | None:
        """The sign of what is special about it, if there is something."""
        return None

    def emblems(self, expansions: Collection[str]) -> list[Emblem]:
        """The signs of the expansions at a table."""
        return []
