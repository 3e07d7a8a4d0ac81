"""Pairs (V14): partners fight with each other's warriors; what they win is theirs apart, or shared."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.events import Event
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.windows import Module


class ShieldGiven(Event, frozen=True, tag="shield_given"):
    """Partnership: one of the partner's own shields, as a captured one."""

    seat: int
    owner: int
    rule: ClassVar[str] = "V14.3"


def shield_given(s: State, e: ShieldGiven) -> None:
    s.own[e.owner] -= 1
    insort(s.captured[e.seat], e.owner)


class Partnership(Module):
    """V14.3: at the end each takes a shield of the partner, as a captured one."""

    name = "partnership"

    def scoring(self, s: State, seat: int, out: list[Event]) -> None:
        """All shields change hands at the same moment, so what there is to take is counted before any has."""
        if seat == 0:
            partners = s.table.partners
            givers = [owner for owner in range(s.table.players) if s.own[owner]]
            for owner in givers:
                emit(s, out, ShieldGiven(partners[owner], owner))


class Alliance(Module):
    """V14.4: nothing happens by itself; `scoring` counts for both, and both send their warriors."""

    name = "alliance"
