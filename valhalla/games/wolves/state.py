"""The position: plain numbers and lists, cheap to clone. No log, no clock, no luck, no text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valhalla.games.wolves.terms import DEITIES, HAND_LIMIT, NONE, Deity, Step
from valhalla.kernel.agenda import AgendaStep, Waiting

if TYPE_CHECKING:
    from valhalla.games.wolves.table import Table

Cards = tuple[int, ...]
Target = tuple[int, int]  # a row and a card in it


LISTS = (
    "agenda", "aims", "air", "deck", "discard", "firsts", "gone", "hall", "hidden_gods", "hidden_prizes",
    "known", "owner", "passes", "prizes", "used",
)  # fmt: skip
NESTED = ("deities", "hands", "offerings", "rows", "victories")


class State(Waiting, lists=LISTS, nested=NESTED):
    """The whole table. Hands are sorted, a place tells nothing; rows stand from left to right."""

    __slots__ = (
        "active", "agenda", "aims", "air", "blow", "deck", "deities", "discard", "empty", "firsts", "gone",
        "hall", "hands", "hidden_gods", "hidden_prizes", "known", "offerings", "open", "owner", "passes",
        "prizes", "ranking", "round", "rows", "scores", "seized", "starter", "table", "takers", "turns",
        "used", "victories", "winners",
    )  # fmt: skip

    game = "wolves"

    def __init__(self, table: Table) -> None:
        seats = range(table.players)
        self.table = table
        self.open = True  # the whole truth; a view hides what its seat does not know
        self.agenda: list[AgendaStep] = [(Step.OVER,)]
        self.deck: list[int] = list(table.people)  # a pool, kept sorted: a card is chosen when it is drawn
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in seats]
        self.rows: list[list[int]] = [[] for _ in seats]
        self.offerings: list[list[int]] = [[] for _ in seats]  # sacrifices
        self.known = bytearray(len(table.people))  # who knows where a card is: a mask of seats
        # Deities
        self.hidden_gods: list[int] = sorted([*table.gods, table.dooms[0]])  # a pool likewise
        self.hall: list[int] = []
        self.deities: list[list[int]] = [[] for _ in seats]
        self.gone: list[int] = []  # discarded deities
        self.owner: list[int] = [NONE] * len(DEITIES)  # who holds each deity
        self.used: list[int] = []  # deities used in this round (W8.5)
        # Victories
        self.hidden_prizes: list[int] = sorted([*table.prizes, table.dooms[1]])
        self.prizes: list[int] = []  # open
        self.victories: list[list[int]] = [[] for _ in seats]
        self.firsts: list[int] = [0 for _ in seats]  # rounds in which a seat passed first
        self.empty = 0  # rows that stood empty when the last round was counted
        # The round
        self.round = 0
        self.starter = NONE
        self.active = NONE
        self.turns = 0
        self.passes: list[int] = []  # seats in the order of their passing
        self.seized = NONE  # who ended the round by Jörmungandr
        self.ranking: tuple[int, ...] = ()  # seats, the winner of the round first
        self.takers: tuple[int, ...] = ()  # who took a victory in the last round that was counted
        # An effect under way
        self.blow: tuple[int, ...] = ()  # which, whose, and its number: a named strength, or a side
        self.aims: list[Target] = []  # what it is about to strike
        self.air: list[int] = []  # cards between two places, the one to be placed next last
        self.scores: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def seats_from(self, seat: int) -> list[int]:
        """All seats in turn order from this one."""
        return [(seat + i) % self.table.players for i in range(self.table.players)]

    def room(self, seat: int) -> int:
        """How many cards a hand can still take (W3.6)."""
        return HAND_LIMIT - len(self.hands[seat])

    def stock(self) -> int:
        """How many People can still be drawn, the discard pile included (W3.7)."""
        return len(self.deck) + len(self.discard)

    def row_of(self, card: int) -> int:
        """The seat in whose row a card stands, or NONE."""
        return next((seat for seat, row in enumerate(self.rows) if card in row), NONE)

    def safe(self, row: int) -> bool:
        """Whether nothing destroys, discards or takes from a row: Surt before a pass, Heimdall after it."""
        return self.owner[Deity.HEIMDALL if row in self.passes else Deity.SURT] == row

    def shunned(self, row: int, actor: int) -> bool:
        """Whether Odin keeps the deities of *actor* from this row."""
        return self.owner[Deity.ODIN] == row != actor

    def doomed(self) -> bool:
        """Whether a Ragnarök card is open: this is the last round."""
        return self.table.dooms[0] in self.hall or self.table.dooms[1] in self.prizes
