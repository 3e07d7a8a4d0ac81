"""Whether a favour that may be laid out of turn matters, for who wants to be asked only then."""

from __future__ import annotations

from valhalla.games.hammer.apply import favour_cards
from valhalla.games.hammer.scoring import favour_points
from valhalla.games.hammer.state import State


def matters(s: State, seat: int) -> bool:
    """Whether a favour would bring points: backs and favours are there for all to see."""
    held = favour_cards(s, seat)
    before = sum(favour_points(s)[seat])
    for deck in {s.deck_of(card) for card in held}:
        after = s.clone()
        after.favours[seat].append(next(c for c, of in enumerate(s.table.deck) if of == deck))
        if sum(favour_points(after)[seat]) > before:
            return True
    return False
