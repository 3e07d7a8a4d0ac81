"""The hammer at Ragnarök joins Valhalla as an expansion: a board of its own, and what it shows."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import Step
from valhalla.ui.games.valhalla.expansions.record import Expansion
from valhalla.ui.games.valhalla.hurl.cues import HAPPENS
from valhalla.ui.table.choosing.refusing import Click


def _hurling(c: Click) -> cm.Command | None:
    """A die of the tray: thrown again, or removed."""
    if c.kind != "die":
        return None
    if c.s.step == Step.HURL:
        return cm.ThrowHammer((c.value,))
    return cm.LandHammer(len(c.s.hurl.dice) + 1)


EXPANSION: Final = Expansion(
    "hammer", "hammer", happens=HAPPENS, meant={Step.HURL: _hurling, Step.HURLED: _hurling}
)
