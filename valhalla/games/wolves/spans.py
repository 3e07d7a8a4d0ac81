"""What numbers events may hold: a save that is believed is held to them."""

from __future__ import annotations

from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import COLOURS, DEITIES, NONE, SIDES, Blow

SEATS = ("seat", "actor", "ranking", "winners")


def spans(s: State) -> dict[str, range]:
    """The numbers that this table knows, by the fields of events that hold them."""
    seats, cards = range(s.table.players), range(len(s.table.cards))
    return {
        **dict.fromkeys(SEATS, seats),
        **dict.fromkeys(("card", "cards", "prizes", "targets", "seat_returned.deity"), cards),
        "row": seats,
        "manoeuvre_played.row": range(NONE, seats.stop),
        "side": range(len(SIDES)),
        "deity_invoked.side": range(NONE, len(SIDES)),
        "blow": range(len(Blow.labels())),
        "deity": range(len(DEITIES)),
        "colour": range(len(COLOURS)),
    }
