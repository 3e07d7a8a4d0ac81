"""Points at the end (H4, H5.3)."""

from __future__ import annotations

from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import DECKS, FAVOUR_POINTS, MOST_FAVOURS, THOR


def pile_points(s: State, seat: int) -> int:
    """The points of a points pile: public, as the backs are."""
    return sum(s.points_of(card) for card in s.piles[seat])


def favour_points(s: State) -> list[list[int]]:
    """What each seat gains for the most favours: of the Valkyries, the Jötnar, Thor, and of all (H5.3)."""
    counts = [[0] * len(DECKS) for _ in s.favours]
    for seat, cards in enumerate(s.favours):
        for card in cards:
            counts[seat][s.table.deck[card]] += 1
    gained = [[0] * (len(DECKS) + 1) for _ in s.favours]
    for deck, points in enumerate(FAVOUR_POINTS):
        _share(gained, deck, [count[deck] for count in counts], points)
    _share(gained, len(DECKS), [sum(count) for count in counts], MOST_FAVOURS)
    return gained


def _share(gained: list[list[int]], column: int, counts: list[int], points: int) -> None:
    most = max(counts)
    leaders = [seat for seat, count in enumerate(counts) if count == most]
    if most:
        for seat in leaders:
            gained[seat][column] = points // len(leaders)


def final_scores(s: State) -> tuple[int, ...]:
    favours = favour_points(s)
    return tuple(pile_points(s, seat) + sum(favours[seat]) for seat in range(s.table.players))


def winners(s: State, scores: tuple[int, ...]) -> tuple[int, ...]:
    """H4.2: most points, then most Thor cards in the points pile; else shared."""
    rank = [(scores[i], sum(s.deck_of(card) == THOR for card in pile)) for i, pile in enumerate(s.piles)]
    return tuple(i for i, key in enumerate(rank) if key == max(rank))
