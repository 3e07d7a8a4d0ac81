"""What expansions mean to a seat that thinks, a module each; this one lists them."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.expansions.dwarves import DWARVES
from valhalla.ai.valhalla.expansions.last_viking import LAST_VIKING
from valhalla.ai.valhalla.expansions.loki import LOKI
from valhalla.ai.valhalla.expansions.thor import THOR
from valhalla.ai.valhalla.expansions.tyr import TYR
from valhalla.ai.valhalla.expansions.valkyries import VALKYRIES
from valhalla.ai.valhalla.extra import Extra

# By the ids of expansions. Pairs are two numbers of a table, and the hammer at Ragnarök has its own rule.
EXTRAS: Final[dict[str, Extra]] = {
    "loki": LOKI,
    "thor": THOR,
    "valkyries": VALKYRIES,
    "dwarves": DWARVES,
    "tyr": TYR,
    "last_viking": LAST_VIKING,
}
