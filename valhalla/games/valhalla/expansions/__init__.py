"""Expansions by name: each is a module of `windows`, in a file of its own."""

from __future__ import annotations

from valhalla.games.valhalla.expansions.dwarves import Dwarves
from valhalla.games.valhalla.expansions.hammer import HammerAtRagnarok
from valhalla.games.valhalla.expansions.last_viking import LastViking
from valhalla.games.valhalla.expansions.loki import LokisCunning
from valhalla.games.valhalla.expansions.pairs import Alliance, Partnership
from valhalla.games.valhalla.expansions.thor import ThorsHelp
from valhalla.games.valhalla.expansions.tyr import TyrsWrath
from valhalla.games.valhalla.expansions.valkyries import Valkyries
from valhalla.games.valhalla.windows import Module

MODULES: dict[str, type[Module]] = {
    "loki": LokisCunning,
    "thor": ThorsHelp,
    "valkyries": Valkyries,
    "dwarves": Dwarves,
    "tyr": TyrsWrath,
    "last_viking": LastViking,
    "partnership": Partnership,
    "alliance": Alliance,
    "hammer": HammerAtRagnarok,
}
