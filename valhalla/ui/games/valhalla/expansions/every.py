"""Every expansion there is: the only place of the window that lists them."""

from __future__ import annotations

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

# In the order of the game.
EXPANSIONS: Final[tuple[Expansion, ...]] = (
    LOKI, THOR, VALKYRIES, DWARVES, TYR, LAST_VIKING, PARTNERSHIP, ALLIANCE, HAMMER,
)  # fmt: skip
