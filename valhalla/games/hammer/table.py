"""What never changes during a game: the setup and the cards in play as columns."""

from __future__ import annotations

from functools import cached_property, lru_cache

from valhalla.games.hammer import cards as card_data
from valhalla.games.hammer.cards import Card
from valhalla.games.hammer.properties import Word, word_of
from valhalla.games.hammer.terms import DECKS, ROUNDS, back_of
from valhalla.kernel import cards as kernel_cards
from valhalla.kernel.game import BadSetup
from valhalla.kernel.marks import told
from valhalla.kernel.setup import Laid, check_first, check_names

EXPANSIONS: tuple[str, ...] = ()
VARIANTS = ("expert",)


class Setup(Laid, frozen=True, forbid_unknown_fields=True):
    """The table as it is laid; chance names the first player by H2.1."""


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup` with the reason if this table cannot be laid."""
    if setup.players not in ROUNDS:
        raise BadSetup(
            told("the Hammer Throw is for 1 to 5 players, not for {players}", players=setup.players)
        )
    check_first(setup)
    check_names(setup, EXPANSIONS, VARIANTS)
    if setup.players == 1 and setup.variants:
        raise BadSetup(told("alone there is nobody to outdo in favours: expert rules need two players"))


class Table:
    """Cards as columns indexed by the numbers that states, commands and events use."""

    def __init__(self, setup: Setup, cards: tuple[Card, ...]) -> None:
        self.setup = setup
        self.players = setup.players
        self.expert = "expert" in setup.variants
        self.rounds = ROUNDS[setup.players]
        self.asks_late = self.expert and any(card.gone for card in cards)  # for favours, by rules 1
        self.cards = cards
        self.holds = setup, cards  # what makes two tables the same
        self.deck = tuple(DECKS.index(card.deck) for card in cards)
        self.points = tuple(card.points for card in cards)
        self.back = tuple(back_of(DECKS.index(card.deck), card.points) for card in cards)
        self.word: tuple[Word, ...] = tuple(word_of(card.property, card.deck) for card in cards)
        self.stacks = tuple([i for i, card in enumerate(cards) if card.deck == deck] for deck in DECKS)

    @cached_property
    def digest(self) -> str:
        return kernel_cards.digest(list(self.cards))


@lru_cache(maxsize=16)
def table(setup: Setup) -> Table:
    check_setup(setup)
    return Table(setup, card_data.all_cards())


def table_of(setup: Setup, ids: list[str]) -> Table:
    """The table of a save made with other card data; raises KeyError with the id of a card we do not have."""
    return Table(setup, tuple(card_data.ever()[i] for i in ids))
