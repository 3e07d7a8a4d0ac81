"""Whether a question out of turn matters enough to be asked of who wants to be asked only then.

Only what everybody can see decides: no hand is looked at.
"""

from __future__ import annotations

from typing import Final

from valhalla.games.wolves import strengths
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import Kind, Step

MUCH: Final = 5  # strength whose loss matters


def matters(s: State, seat: int) -> bool:
    """Whether the question is worth asking."""
    if s.step == Step.SETTLE:
        return s.table.kind[s.air[-1]] != Kind.FLANK_MARCH
    found = strengths.totals(s)
    if found[seat] == max(found):
        return True
    struck = {card for row, card in s.aims if row == seat}
    left = tuple(s.table.kind[card] for card in s.rows[seat] if card not in struck)
    return sum(strengths.of_row(s, seat)) - sum(strengths.of_kinds(left)) >= MUCH
