"""Expansions by name: each is a module of `windows`, in a file of its own."""

from __future__ import annotations

from valhalla.games.valhalla.expansions.hammer import HammerAtRagnarok
from valhalla.games.valhalla.windows import Module

MODULES: dict[str, type[Module]] = {"hammer": HammerAtRagnarok}
