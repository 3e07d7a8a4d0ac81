"""Tables of Wolves of Odin for the long runs."""

from __future__ import annotations

from typing import Final

from valhalla.ai.guests import with_guest
from valhalla.ai.play import Bout

LEVELS: Final = ("random", "brawler", "thrall", "karl")
SEERS: Final = ("jarl", "norn")
FEASTS: Final = 29  # every so many games a jarl or norn sits among karls, who takes longer


def feud(i: int, seed: int) -> Bout:
    """Wolves of Odin, three to five clans or two with the shadow clan, spread over levels."""
    players = 2 + i % 4
    levels = tuple(LEVELS[(i // 4 * (seat + 1) + seat) % len(LEVELS)] for seat in range(players))
    if i % FEASTS == FEASTS - 1:
        levels = (SEERS[i // FEASTS % len(SEERS)], *("karl",) * (players - 1))
    setup = {"players": players, "variants": (), "expansions": ()}
    return Bout("wolves", *with_guest("wolves", levels, setup), seed)


SOAKED: Final = {"wolves": feud}
