"""Points (V7): valour, shields, and the best division of captured shields into sets."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from valhalla.games.valhalla.monsters import stack
from valhalla.games.valhalla.state import State

SHIELD_POINTS = 2
BEATEN_POINTS = 10  # for each card of a monster
SPARED = 5  # cards left in the deck for a point
# V7.1 By players: {shields of so many different opponents: points of the set}.
SETS: dict[int, dict[int, int]] = {2: {}, 3: {2: 2}, 4: {3: 3}, 5: {3: 2, 4: 4}, 6: {4: 3, 5: 5}}


class Tally(msgspec.Struct, frozen=True):
    """A seat's points, part by part. `sets` lists the size of each set."""

    valour: int
    captured: int
    own: int
    sets: tuple[int, ...]
    set_points: int
    bonus: int

    @property
    def total(self) -> int:
        return self.valour + self.captured + self.own + self.set_points + self.bonus


def tally(s: State, seat: int) -> Tally:
    """What a seat would score if the game ended now."""
    if s.beast is not None:
        return Tally(stack.points(s, seat), 0, 0, (), 0, 0)
    players, seats = s.table.players, team(s, seat)
    captured = [owner for one in seats for owner in s.captured[one]]
    counts = tuple(sorted((captured.count(owner) for owner in range(players)), reverse=True))
    points, sizes = best_sets(counts, set_table(s))
    return Tally(
        valour=sum(s.table.valour[card] for one in seats for card in s.valhalla[one]),
        captured=SHIELD_POINTS * len(captured),
        own=SHIELD_POINTS * sum(s.own[one] for one in seats) if players > 2 else 0,
        sets=sizes,
        set_points=points,
        bonus=sum(more(s, one) for one in seats for more in s.table.points),
    )


def team(s: State, seat: int) -> tuple[int, ...]:
    """Who scores together: the two of an alliance (V14.4), else everybody alone."""
    return tuple(sorted((seat, s.table.partners[seat]))) if s.table.alliance else (seat,)


def set_table(s: State) -> int:
    """The number of players whose sets count: allies have one opponent fewer (V14.4)."""
    return s.table.players - 1 if s.table.alliance else s.table.players


def hunt_score(s: State) -> int:
    """V18.7: what a game against a monster comes to, for all who played it."""
    assert s.beast is not None
    won = s.beast.card > stack.stack_of(s).final
    return BEATEN_POINTS * s.beast.card + (SHIELD_POINTS * sum(s.own) + len(s.deck) // SPARED if won else 0)


def final_scores(s: State) -> tuple[int, ...]:
    if s.beast is not None:
        return (hunt_score(s),) * s.table.players
    return tuple(tally(s, seat).total for seat in range(s.table.players))


def winners(s: State, scores: tuple[int, ...]) -> tuple[int, ...]:
    """V7.2: most points, then more captured shields, then more own shields, else shared; allies by sums.

    Against a monster all or nobody (V15.9).
    """
    if s.beast is not None:
        return tuple(range(s.table.players)) if s.beast.card > stack.stack_of(s).final else ()
    ranks = [
        (
            scores[seat],
            sum(len(s.captured[one]) for one in team(s, seat)),
            sum(s.own[one] for one in team(s, seat)),
        )
        for seat in range(s.table.players)
    ]
    return tuple(i for i, rank in enumerate(ranks) if rank == max(ranks))


@lru_cache(maxsize=1 << 14)
def best_sets(counts: tuple[int, ...], players: int) -> tuple[int, tuple[int, ...]]:
    """The most points sets can give, with the sizes of the sets.

    *counts*, falling, are the shields held of each opponent. A set of k takes one shield from each of
    the k largest piles: any other k would leave no better rest.
    """
    best: tuple[int, tuple[int, ...]] = (0, ())
    for size, points in SETS[players].items():
        if len(counts) >= size and counts[size - 1] > 0:
            rest = tuple(sorted((count - (i < size) for i, count in enumerate(counts)), reverse=True))
            more, sizes = best_sets(rest, players)
            best = max(best, (points + more, (*sizes, size)))
    return best
