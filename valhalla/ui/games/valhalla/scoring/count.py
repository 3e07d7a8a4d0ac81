"""The count of Valhalla: valour, captured shields in their sets, own shields, title, what a jarl adds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from valhalla.games.valhalla.expansions.last_viking import TITLE_POINTS
from valhalla.games.valhalla.scoring import SETS, SHIELD_POINTS, Tally, set_table, tally, team
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui.table.scoring.count import Count

PILES: Final = ("valour", "captured", "sets", "own", "title", "bonus")
EACH: Final = {"valour": 0.26, "captured": 0.22, "sets": 0.5, "own": 0.2, "title": 0.5, "bonus": 0.5}


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


class ValhallaCount(Count):
    """Valour, captured shields and their sets, own shields, the title, what a jarl adds.

    Allies lay their captured shields together: those are the first one's (V14.4).
    """

    state: State
    piles = PILES
    each = EACH
    sounds: ClassVar = {"valour": "card", "captured": "shield", "own": "shield"}

    def __init__(self, state: State, *, together: bool = False) -> None:
        seats = range(state.table.players)
        self.state = state
        self.tallies: list[Tally] = [tally(state, seat) for seat in seats]
        self.teams = list(dict.fromkeys(team(state, seat) for seat in seats))
        self.shields = [self._divided(seat) for seat in seats]
        self.cards = [sorted(state.pile(seat), key=self._rank) for seat in seats]
        self.own = list(state.own) if state.table.players > 2 else [0 for _ in seats]
        self.titles = [TITLE_POINTS if state.titles and state.titles[seat] else 0 for seat in seats]
        self.jarls = list(state.jarls)
        super().__init__(state, together=together)

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
