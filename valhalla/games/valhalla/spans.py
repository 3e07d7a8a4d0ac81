"""What numbers events may hold: a save that is believed is held to them."""

from __future__ import annotations

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import MOST_AGAINST_MONSTER
from valhalla.games.valhalla.terms import ALLY, CALLS, NONE, SUPPLY

SEATS = ("seat", "owner", "target", "on", "winner", "winners", "helped", "instead", "loser", "to")
CARDS = ("card", "cards", "kept", "discarded", "hand", "squad", "tactics", "back")
DICE = ("dice", "die", "before", "after", "placed")
# Where nobody, nothing or no slot may stand as well.
OR_NONE = (
    "end_triggered.owner", "battle_resolved.winner", "title_taken.loser", "monster_won.seat",
    "dice_rerolled.discarded", "toll_paid.slot", "slots_changed.slot",
)  # fmt: skip


def spans(s: State) -> dict[str, range]:
    """The numbers that this table knows, by the fields of events that hold them."""
    table = s.table
    found = {
        **dict.fromkeys(SEATS, range(table.players)),
        **dict.fromkeys(CARDS, range(len(table.cards))),
        **dict.fromkeys(DICE, range(SUPPLY + 6)),
        **dict.fromkeys(("jarl", "jarls"), range(len(table.jarls))),
        **dict.fromkeys(("slot", "slots"), range(MOST_AGAINST_MONSTER * ALLY)),
        "known": range(256),
        "call": range(len(CALLS)),
        "row": range(4),
        "level": range(6),
        "loki_revealed.card": range(len(table.lokis)),
        "monster_beaten.card": range(len(table.stack.cards) if table.stack is not None else 0),
        "hammer_thrown.kept": range(7),
    }
    for name in OR_NONE:
        span = found[name.partition(".")[2]]
        found[name] = range(NONE, span.stop)
    return found
