"""The position: plain numbers and lists, cheap to clone. No log, no clock, no luck, no text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valhalla.games.hammer.terms import DICE, NONE, REMOVED, START_DICE, Step
from valhalla.kernel.agenda import AgendaStep, Waiting

if TYPE_CHECKING:
    from valhalla.games.hammer.table import Table

Cards = tuple[int, ...]
Dice = tuple[int, ...]


NESTED = ("decks", "discards", "favours", "hands", "piles", "tops")


class State(Waiting, lists=("agenda", "drawn", "known"), nested=NESTED):
    """The whole table. Hands, points piles and drawn cards are sorted: a place tells nothing."""

    __slots__ = (
        "active", "agenda", "bonus", "decks", "dice", "discards", "drawn", "favoured", "favours", "first",
        "hands", "held", "known", "more", "open", "piles", "removed", "round", "scores", "shelter", "struck",
        "table", "throws", "times", "token", "tops", "turns", "winners",
    )  # fmt: skip

    game = "hammer"

    def __init__(self, table: Table) -> None:
        seats = range(table.players)
        self.table = table
        self.open = True  # the whole truth; a view hides what its seat does not know
        self.agenda: list[AgendaStep] = [(Step.OVER,)]
        self.decks: list[list[int]] = [list(stack) for stack in table.stacks]  # pools, kept sorted
        self.tops: list[list[int]] = [[] for _ in table.stacks]  # cards laid on a deck, the topmost last
        self.discards: list[list[int]] = [[] for _ in table.stacks]
        self.hands: list[list[int]] = [[] for _ in seats]
        self.piles: list[list[int]] = [[] for _ in seats]  # points piles
        self.favours: list[list[int]] = [[] for _ in seats]
        self.drawn: list[int] = []  # of the big cells, or looked at, by the active seat
        self.known = bytearray(len(table.cards))  # who knows where a card is: a mask of seats
        self.first = NONE
        self.round = 0
        self.active = NONE
        self.turns = 0
        # The turn
        self.token: int = 0
        self.dice: Dice = ()  # in play, sorted
        self.removed = 0  # hammers out of this turn
        self.throws: int = 0
        self.favoured = 0  # who has laid a favour in this turn: a mask
        # The roll
        self.struck = 0  # hammers removed from this roll
        self.bonus = 0
        # The next throw, or card
        self.held: Dice = ()  # dice that will keep their faces
        self.more = 0  # dice that will come besides
        self.shelter = False
        self.times = 1  # what the next card with a number counts
        self.scores: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def reserve(self) -> int:
        """Dice that may still come into this turn (H2.4, H2.8)."""
        return DICE - len(self.dice) - self.removed

    def total(self) -> int:
        """The sum of this roll (H2.2)."""
        return sum(self.dice) + REMOVED * self.struck + self.bonus

    def to_come(self) -> int:
        """How many dice the next throw takes from the reserve, cards left aside (H2.1, H2.4)."""
        return START_DICE[self.round - 1] if not self.throws else min(1, self.reserve())

    def deck_of(self, card: int) -> int:
        """The deck of a card, or of a back."""
        return self.table.deck[card] if card >= 0 else (-3 - card) // 8

    def points_of(self, card: int) -> int:
        """The points of a card, or of a back."""
        return self.table.points[card] if card >= 0 else (-3 - card) % 8

    def left_in(self, deck: int) -> int:
        """How many cards of a deck can still be drawn, its discard pile included (H3.2)."""
        return len(self.decks[deck]) + len(self.tops[deck]) + len(self.discards[deck])
