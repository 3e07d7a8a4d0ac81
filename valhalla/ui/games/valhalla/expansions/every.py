"""Every expansion there is: the only place of the window that lists them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from valhalla.ui.games.valhalla.expansions.dwarves import EXPANSION as DWARVES
from valhalla.ui.games.valhalla.expansions.last_viking import EXPANSION as LAST_VIKING
from valhalla.ui.games.valhalla.expansions.loki import EXPANSION as LOKI
from valhalla.ui.games.valhalla.expansions.pairs import ALLIANCE, PARTNERSHIP
from valhalla.ui.games.valhalla.expansions.record import Expansion
from valhalla.ui.games.valhalla.expansions.thor import EXPANSION as THOR
from valhalla.ui.games.valhalla.expansions.tyr import EXPANSION as TYR
from valhalla.ui.games.valhalla.expansions.valkyries import EXPANSION as VALKYRIES
from valhalla.ui.games.valhalla.hurl.record import EXPANSION as HAMMER
from valhalla.ui.widgets.emblems import Emblem
from valhalla.words.valhalla import names as called

# In the order of the game.
EXPANSIONS: Final[tuple[Expansion, ...]] = (
    LOKI, THOR, VALKYRIES, DWARVES, TYR, LAST_VIKING, PARTNERSHIP, ALLIANCE, HAMMER,
)  # fmt: skip
HAPPENS: Final = [happens for expansion in EXPANSIONS for happens in expansion.happens.items()]
ICONS: Final = {expansion.name: expansion.icon for expansion in EXPANSIONS}


def emblems(expansions: Collection[str]) -> list[Emblem]:
    """The signs of those that have one."""
    return [Emblem(icon, called.expansion(name)[0]) for name, icon in ICONS.items() if name in expansions]
