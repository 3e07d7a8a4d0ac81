"""Points (V7): valour, shields, and the best division of captured shields into sets."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from valhalla.games.valhalla.state import State

SHIELD_POINTS = 2
# V7.1 By players: {shields of so many different opponents: points of the set}.
SETS: dict[int, dict[int, int]] = {2: {}, 3: {2: 2}, 4: {3: 3}, 5: {3: 2, 4: 4}, 6: {4: 3, 5: 5}}


def kept_points(players: int) -> int:
    """V7.1: what each shield of one's own is worth that is left."""
    return SHIELD_POINTS if players > 2 else 0


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
    return s.table.foe.tally(s, seat)


def final_scores(s: State) -> tuple[int, ...]:
    return s.table.foe.scores(s)


def winners(s: State, scores: tuple[int, ...]) -> tuple[int, ...]:
    return s.table.foe.winners(s, scores)


def team(s: State, seat: int) -> tuple[int, ...]:
    """Who scores together: the two of an alliance (V14.4), else everybody alone."""
    return tuple(sorted((seat, s.table.partners[seat]))) if s.table.alliance else (seat,)


def set_table(s: State) -> int:
    """The number of players whose sets count: allies have one opponent fewer (V14.4)."""
    return s.table.players - 1 if s.table.alliance else s.table.players


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
