"""What the lab notes of a game of Wolves of Odin."""

from __future__ import annotations

from typing import Any

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.cards import kind_id, kinds
from valhalla.kernel.session import Session
from valhalla.workshop.noting import Noting

# Events by which a seat uses a card of the People, and the field that names it.
LAID = (ev.UnitLaid, ev.ManoeuvrePlayed, ev.HuscarlSpent)


class WolvesNoting(Noting):
    def sorts(self, ids: list[str]) -> dict[str, str]:
        """The kinds of cards with what they are: a unit, a manoeuvre, a deity or a victory."""
        known = {card.id: str(card.__struct_config__.tag) for card in kinds()}
        return {name: sort for name, sort in known.items() if sort != "ragnarok"}

    def used(self, session: Session) -> list[frozenset[str]]:
        """By seat: the People it laid or played, the deities it summoned or took, the victories it won."""
        cards = session.state.table.cards
        found: list[set[str]] = [set() for _ in session.seats]
        for entry in session.log:
            for event in entry.events:
                if isinstance(event, (*LAID, ev.DeitySummoned, ev.DeityTaken, ev.VictoryTaken)):
                    found[event.seat].add(kind_id(cards[event.card]))
        return [frozenset(names) for names in found]

    def first(self, session: Session) -> int:
        """Who began the first round."""
        return next(e.seat for e in session.log[0].events if isinstance(e, ev.FirstPlayerChosen))

    def rounds(self, session: Session) -> int | None:
        """How many were played (W7)."""
        return int(session.state.round)

    def told(self, name: str, sort: str) -> dict[str, Any]:
        """Of what sort a card is, for its line."""
        return {"sort": sort}
