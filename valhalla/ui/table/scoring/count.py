"""How points are counted: every piece in its pile, when it is laid there, and what it adds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, NamedTuple

LONGEST: Final = 1.9  # seconds a pile takes, however high
BETWEEN: Final = 0.4  # seconds between two piles
LAND: Final = 0.32  # seconds until a piece lies


class Piece(NamedTuple):
    """A card, a shield, whatever brings points: `value` says which, `at` when it comes."""

    seat: int
    pile: str
    value: int
    points: int
    at: float


class Count(ABC):
    """A count laid out in time: all seats lay a pile together, one pile after another."""

    state: Any
    piles: tuple[str, ...] = ()
    each: ClassVar[dict[str, float]] = {}  # seconds from piece to piece of a pile
    sounds: ClassVar[dict[str, str]] = {}  # of pieces that land; those of other piles are counted aloud

    def __init__(self, state: Any, *, together: bool = False) -> None:
        self.state = state
        self._together = together  # a pile lies at once, and is counted at once
        self.pieces: list[Piece] = []
        self.ends: list[float] = []  # when each pile that is counted lies
        time = BETWEEN
        for pile in self.piles:
            time = self._lay(pile, [self.row(seat, pile) for seat in range(self.counted)], time)

    @property
    def counted(self) -> int:
        """How many are counted."""
        players: int = self.state.table.players
        return players

    @abstractmethod
    def row(self, seat: int, pile: str) -> list[tuple[int, int]]:
        """What a seat has in a pile, and the points of each."""

    def _lay(self, pile: str, rows: list[list[tuple[int, int]]], time: float) -> float:
        """All seats lay a pile together; the time when it lies. An empty one takes none."""
        most = max(len(row) for row in rows)
        if not most:
            return time
        step = 0.0 if self._together else min(self.each[pile], LONGEST / most)
        for seat, row in enumerate(rows):
            found = (Piece(seat, pile, *piece, time + i * step) for i, piece in enumerate(row))
            self.pieces += found
        self.ends.append(time + (most - 1) * step + LAND)
        return self.ends[-1] + BETWEEN

    @property
    def end(self) -> float:
        """When everything is counted."""
        return self.ends[-1] + BETWEEN if self.ends else 0.0

    def after(self, time: float) -> float:
        """When the pile that is being counted lies; after the last one, the end."""
        return next((end for end in self.ends if end > time), self.end)

    def has(self, *piles: str) -> bool:
        return any(piece.pile in piles for piece in self.pieces)

    def of(self, seat: int, pile: str) -> list[Piece]:
        return [piece for piece in self.pieces if piece.seat == seat and piece.pile == pile]

    def points(self, seat: int, time: float, *piles: str) -> int:
        """What lies there by now."""
        found = (piece for piece in self.pieces if piece.seat == seat and piece.pile in (piles or self.piles))
        return sum(piece.points for piece in found if piece.at + LAND <= time)
