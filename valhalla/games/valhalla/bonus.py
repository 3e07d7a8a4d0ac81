"""Bonus points (V10.2): warriors from the discard pile whose valour comes to the bonus go to Valhalla."""

from __future__ import annotations

from functools import lru_cache

from valhalla.games.valhalla.battle import room
from valhalla.games.valhalla.state import Cards, State


def payable(s: State, seat: int, bonus: int) -> int:
    """What can be paid of a bonus: no more than finds room in Valhalla."""
    return min(bonus, room(s, seat))


def bonus_cards(s: State, bonus: int) -> Cards:
    """The warriors paid for a bonus: an exact sum or the nearest lower, the fewest, nearest the top."""
    top_first = [card for card in reversed(s.discard) if s.table.is_warrior[card] and s.table.valour[card]]
    chosen = _chosen(tuple(s.table.valour[card] for card in top_first), bonus)
    return tuple(top_first[i] for i in chosen)


@lru_cache(maxsize=1 << 12)
def _chosen(valours: tuple[int, ...], bonus: int) -> tuple[int, ...]:
    """Places from the top: of the best sum, the fewest; of equally few, the first in order of places."""
    # By sum, the best set of places found; places only ever come in rising order, so the first found of a
    # length is the one whose cards lie nearest the top.
    best: dict[int, tuple[int, ...]] = {0: ()}
    for place, valour in enumerate(valours):
        for total, places in sorted(best.items(), reverse=True):
            more = total + valour
            if more <= bonus:
                found = (*places, place)
                if more not in best or (len(found), found) < (len(best[more]), best[more]):
                    best[more] = found
    return best[max(best)]
