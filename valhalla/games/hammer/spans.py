"""What numbers events may hold: a save that is believed is held to them."""

from __future__ import annotations

from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import DECKS, DICE, FACES, LAST_CELL, ROUNDS

THROWN = ("dice", "before", "after", "kept")


def spans(s: State) -> dict[str, range]:
    """The numbers that this table knows, by the fields of events that hold them."""
    return {
        **dict.fromkeys(("seat", "seats", "target", "winners"), range(s.table.players)),
        **dict.fromkeys(("card", "cards"), range(len(s.table.cards))),
        **dict.fromkeys(THROWN, range(1, max(FACES) + 1)),
        **dict.fromkeys(("added", "count"), range(DICE + 1)),
        **dict.fromkeys(("cell", "start"), range(LAST_CELL + 1)),
        "deck": range(len(DECKS)),
        "known": range(256),
        "round": range(max(ROUNDS.values()) + 1),
        "times": range(1, 3),
    }
