"""Pairs (V14): partners fight with each other's warriors; what they win is theirs apart, or shared."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.windows import Module


class Partnership(Module):
    """V14.3: at the end each takes a shield of the partner, as a captured one."""

    name = "partnership"

    def scoring(self, s: State, seat: int, out: list[ev.Event]) -> None:
        """All shields change hands at the same moment, so what there is to take is counted before any has."""
        if seat == 0:
            partners = s.table.partners
            givers = [owner for owner in range(s.table.players) if s.own[owner]]
            for owner in givers:
                emit(s, out, ev.ShieldGiven(partners[owner], owner))


class Alliance(Module):
    """V14.4: nothing happens by itself; `scoring` counts for both, and both send their warriors."""

    name = "alliance"
