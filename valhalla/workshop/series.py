"""A series of games: laid, and counted as shares with honest intervals."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from math import sqrt
from statistics import NormalDist

import msgspec

from valhalla.ai.play import Bout, seats_of
from valhalla.games import GAMES
from valhalla.kernel.session import Session

OnGame = Callable[[int, int], None]  # games done, of so many

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def laid(match: Bout) -> Session:
    """The table of a match, up to the first decision."""
    game = GAMES[match.game]
    return Session.start(game, msgspec.convert(match.setup, game.Setup), seats_of(match.levels), match.seed)


def won(session: Session) -> list[float]:
    """What each seat has of the win: a shared win counts as a part."""
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    part = 1 / len(outcome.winners) if outcome.winners else 0.0  # a monster may win
    return [part if seat in outcome.winners else 0.0 for seat in range(len(session.seats))]


class Tally:
    """Wins and chances to win, by cluster: what happens on one deal is not independent."""

    def __init__(self) -> None:
        self._clusters: dict[Hashable, tuple[float, int]] = {}

    def add(self, cluster: Hashable, part: float) -> None:
        """Another chance to win, of which this part was won."""
        wins, chances = self._clusters.get(cluster, (0.0, 0))
        self._clusters[cluster] = wins + part, chances + 1

    @property
    def wins(self) -> float:
        return sum(wins for wins, _ in self._clusters.values())

    @property
    def chances(self) -> int:
        return sum(chances for _, chances in self._clusters.values())

    @property
    def share(self) -> float | None:
        """Wins by chances; None if there was no chance."""
        return self.wins / self.chances if self._clusters else None

    @property
    def ci95(self) -> tuple[float, float]:
        return interval(self._clusters.values())


def interval(clusters: Iterable[tuple[float, int]]) -> tuple[float, float]:
    """A 95 % interval for a share, of clusters with their wins and chances.

    Wilson's interval, which stays within 0 and 1 and is sensible at both ends, for as many independent
    chances as the clusters are worth. How many that is their variance tells, against that of independent
    chances: the design effect, as for surveys (Korn and Graubard 1998). Shared wins and deals played from
    every chair can make it less than 1; that is not believed, for with few clusters a small variance is
    mostly luck. One cluster alone tells nothing of its variance and is taken for one chance.
    """
    known = list(clusters)
    chances = sum(count for _, count in known)
    if not chances:
        return 0.0, 1.0
    share = sum(wins for wins, _ in known) / chances
    if len(known) == 1:
        return _wilson(share, 1)
    squares = sum((wins - share * count) ** 2 for wins, count in known)
    variance = squares * len(known) / (len(known) - 1) / chances**2
    independent = share * (1 - share) / (chances - 1)
    effect = max(1.0, variance / independent) if independent > 0 else 1.0
    return _wilson(share, chances / effect)


def _wilson(share: float, chances: float) -> tuple[float, float]:
    square = _Z**2 / chances
    middle = (share + square / 2) / (1 + square)
    half = sqrt(max(0.0, share * (1 - share)) * square + square**2 / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
