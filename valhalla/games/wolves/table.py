"""What never changes during a game: the setup and the cards in play as columns."""

from __future__ import annotations

from functools import cached_property, lru_cache

from valhalla.games.wolves import cards as card_data
from valhalla.games.wolves.cards import AnyCard, DeityCard, Glory, Manoeuvre, Ragnarok, Unit, Victory, kind_id
from valhalla.games.wolves.terms import COLOURS, DEITIES, KINDS, NONE, PLAYERS
from valhalla.kernel import cards as kernel_cards
from valhalla.kernel.game import BadSetup
from valhalla.kernel.marks import told
from valhalla.kernel.setup import Laid, check_first, check_names

EXPANSIONS: tuple[str, ...] = ()
VARIANTS = ("shadow",)
SHADOWED = 3  # seats at a table of two and the shadow clan


class Setup(Laid, frozen=True, forbid_unknown_fields=True):
    """The table as it is laid; chance names the first player by W2.2.

    With the variant `shadow` the last of three seats is the shadow clan, which no person plays.
    """


def check_setup(setup: Setup) -> None:
    """Raise `BadSetup` with the reason if this table cannot be laid."""
    if setup.players not in PLAYERS:
        raise BadSetup(
            told(
                "Wolves of Odin is for 3 to 5 players, or for two with the shadow clan, not for {players}",
                players=setup.players,
            )
        )
    check_first(setup)
    check_names(setup, EXPANSIONS, VARIANTS)
    if "shadow" in setup.variants and setup.players != SHADOWED:
        raise BadSetup(told("the shadow clan joins a table of two"))


class Table:
    """Cards as columns indexed by the numbers that states, commands and events use."""

    def __init__(self, setup: Setup, cards: tuple[AnyCard, ...]) -> None:
        self.setup = setup
        self.players = setup.players
        self.opened = 1 if setup.players == 3 else 2  # victories a round (W3.1)
        self.cards = cards
        self.holds = setup, cards  # what makes two tables the same
        numbered = list(enumerate(cards))
        people = [(i, card) for i, card in numbered if isinstance(card, Unit | Manoeuvre)]
        gods = [(i, card) for i, card in numbered if isinstance(card, DeityCard)]
        prizes = [(i, card) for i, card in numbered if isinstance(card, Victory)]
        self.people = [i for i, _ in people]
        self.gods = [i for i, _ in gods]
        self.prizes = [i for i, _ in prizes]
        self.kind = [KINDS.index(kind_id(card)) for _, card in people]  # People have the lowest numbers
        self.offers = [card.offers if isinstance(card, Unit) else 0 for _, card in people]
        self.deity = [NONE] * len(cards)  # which of `terms.DEITIES` a card is
        self.card_of = [NONE] * len(DEITIES)
        self.colour = [NONE] * len(cards)
        self.glory: list[Glory | None] = [None] * len(cards)
        self.draws = [0] * len(cards)
        self.dooms = [NONE, NONE]  # the Ragnarök cards of the deities and of the victories
        for i, god in gods:
            self.deity[i] = DEITIES.index(god.id)
            self.card_of[self.deity[i]] = i
            self.colour[i] = COLOURS.index(god.colour)
        for i, prize in prizes:
            self.glory[i] = prize.glory
            self.draws[i] = prize.draws
        for i, card in numbered:
            if isinstance(card, Ragnarok):
                self.dooms[0 if card.among == "deities" else 1] = i

    @cached_property
    def digest(self) -> str:
        return kernel_cards.digest(list(self.cards))


@lru_cache(maxsize=16)
def table(setup: Setup) -> Table:
    check_setup(setup)
    return Table(setup, card_data.all_cards())


def table_of(setup: Setup, ids: list[str]) -> Table:
    """The table of a save made with other card data; raises KeyError with the id of a card we do not have."""
    known = {card.id: card for card in card_data.all_cards()}
    return Table(setup, tuple(known[i] for i in ids))
