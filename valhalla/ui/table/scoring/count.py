"""How the points are counted: every card and shield in its pile, when it is laid there, and what it adds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from valhalla.games.valhalla.expansions.last_viking import TITLE_POINTS
from valhalla.games.valhalla.scoring import SETS, SHIELD_POINTS, Tally, set_table, tally, team
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE

PILES: Final = ("valour", "captured", "sets", "own", "title", "bonus")
LONGEST: Final = 1.9  # seconds a pile takes, however high
EACH: Final = {"valour": 0.26, "captured": 0.22, "sets": 0.5, "own": 0.2, "title": 0.5, "bonus": 0.5}
BETWEEN: Final = 0.4  # seconds between two piles
LAND: Final = 0.32  # seconds until a piece lies


class Piece(NamedTuple):
    """A card, a shield, a whole set or a jarl: `value` says which, `at` when it comes."""

    seat: int
    pile: str
    value: int
    points: int
    at: float


class Shields(NamedTuple):
    """Captured shields in their sets, each set the owners of its shields, and those left over."""

    sets: list[tuple[int, ...]]
    loose: list[int]

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """The sets, then all that is in none."""
        return [*self.sets, tuple(self.loose)] if self.loose else self.sets


def divided(captured: Sequence[int], sizes: Sequence[int]) -> Shields:
    """Shields laid out in sets of these sizes (V7.1): each takes one from each of the largest piles."""
    left = Counter(captured)
    sets = []
    for size in reversed(sizes):
        owners = sorted(left, key=lambda owner: (-left[owner], owner))[:size]
        left -= Counter(owners)
        sets.append(tuple(sorted(owners)))
    return Shields(sets, sorted(left.elements()))


class Count(ABC):
    """A count laid out in time: all seats lay a pile together, one pile after another."""

    piles: tuple[str, ...] = ()
    each: ClassVar[dict[str, float]] = {}  # seconds from piece to piece of a pile

    def __init__(self, players: int, *, together: bool = False) -> None:
        self._together = together  # a pile lies at once, and is counted at once
        self.pieces: list[Piece] = []
        self.ends: list[float] = []  # when each pile that is counted lies
        time = BETWEEN
        for pile in self.piles:
            time = self._lay(pile, [self.row(seat, pile) for seat in range(players)], time)

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


class Reckoning(Count):
    """Valhalla's: valour, captured shields and their sets, own shields, the title, what a jarl adds.

    Allies lay their captured shields together: those are the first one's (V14.4).
    """

    piles = PILES
    each = EACH

    def __init__(self, state: State, *, together: bool = False) -> None:
        seats = range(state.table.players)
        self.state = state
        self.tallies: list[Tally] = [tally(state, seat) for seat in seats]
        self.teams = list(dict.fromkeys(team(state, seat) for seat in seats))
        self.shields = [self._divided(seat) for seat in seats]
        self.cards = [sorted(state.valhalla[seat], key=self._rank) for seat in seats]
        self.own = list(state.own) if state.table.players > 2 else [0 for _ in seats]
        self.titles = [TITLE_POINTS if state.titles and state.titles[seat] else 0 for seat in seats]
        self.jarls = list(state.jarls)
        super().__init__(state.table.players, together=together)

    def _divided(self, seat: int) -> Shields:
        """The shields a seat lays out: of allies, the first lays those of both."""
        both = team(self.state, seat)
        if seat != both[0]:
            return Shields([], [])
        captured = [owner for one in both for owner in self.state.captured[one]]
        return divided(captured, self.tallies[seat].sets)

    def _rank(self, card: int) -> tuple[bool, bool, int]:
        """Warriors, then missions, then Thor cards, each by their valour."""
        table = self.state.table
        return table.thor[card] is not None, bool(table.mission[card]), table.valour[card]

    def row(self, seat: int, pile: str) -> list[tuple[int, int]]:
        state = self.state
        if pile == "valour":
            return [(card, state.table.valour[card]) for card in self.cards[seat]]
        if pile == "captured":
            return [(owner, SHIELD_POINTS) for group in self.shields[seat].groups for owner in group]
        if pile == "sets":
            worth = SETS[set_table(state)]
            return [(n, worth[len(group)]) for n, group in enumerate(self.shields[seat].sets)]
        if pile == "own":
            return [(seat, SHIELD_POINTS)] * self.own[seat]
        if pile == "title":
            return [(state.titles[seat], self.titles[seat])] if self.titles[seat] else []
        bonus = self._bonus(seat)
        return [(self.jarls[seat], bonus)] if bonus else []

    def _bonus(self, seat: int) -> int:
        """What the jarl adds: all that comes on top but for the title."""
        gained: int = sum(more(self.state, seat) for more in self.state.table.points)
        return gained - self.titles[seat]

    def jarl(self, seat: int) -> int | None:
        return self.jarls[seat] if self.jarls[seat] != NONE else None

    @property
    def given(self) -> bool:
        """Whether partners have given each other shields (V14.3)."""
        return bool(self.state.table.partners) and not self.state.table.alliance

    def partner(self, seat: int) -> int:
        """Who is bound to this seat; NONE if nobody is."""
        partners = self.state.table.partners
        return partners[seat] if partners else NONE

    @property
    def order(self) -> list[int]:
        """Whose row comes when: partners one after the other, allies in one row."""
        count = self.state.table.players
        if not self.state.table.partners:
            return list(range(count))
        if self.state.table.alliance:
            return [both[0] for both in self.teams]
        return [seat for first in range(count // 2) for seat in (first, first + count // 2)]
