"""What happened. Only `apply` turns events into state; saves, saga, sound and animation read them too.

Each event names the clause that caused it: `rule` is a class constant, or a field where several rules have
the same effect.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, ClassVar

import msgspec

Cards = tuple[int, ...]
Dice = tuple[int, ...]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Base of all events."""

    game: ClassVar[str] = "hammer"


class Hidden(Event, frozen=True):
    """Cards that not everybody knows: `known` tells who does, a mask of seats for each card.

    To the others `view.seen_by` shows the `backs` in their place: deck and points are public (H1.3).
    """

    seat: int
    cards: Cards
    backs: Cards
    known: tuple[int, ...]


class FirstPlayerChosen(Event, frozen=True, tag="first_player_chosen"):
    seat: int
    rule: ClassVar[str] = "H2.1"


class GiftDealt(Hidden, frozen=True, tag="gift_dealt"):
    """A card to the points pile of one who comes later in the round."""

    rule: ClassVar[str] = "H5.1"


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int
    dice: int  # at the start of each turn
    rule: ClassVar[str] = "H2.1"


class TurnBegan(Event, frozen=True, tag="turn_began"):
    seat: int
    rule: ClassVar[str] = "H2.1"


class DiceThrown(Event, frozen=True, tag="dice_thrown"):
    """All the dice in play as they lie now; `kept` of them were not thrown, `added` came from the reserve."""

    seat: int
    dice: Dice
    kept: Dice
    added: int
    rule: str = "H2.4"


class DiceRethrown(Event, frozen=True, tag="dice_rethrown"):
    seat: int
    before: Dice
    after: Dice
    rule: str = "H2.5"


class HammersRemoved(Event, frozen=True, tag="hammers_removed"):
    seat: int
    count: int
    rule: ClassVar[str] = "H2.2"


class TokenMoved(Event, frozen=True, tag="token_moved"):
    seat: int
    start: int
    cell: int
    rule: ClassVar[str] = "H2.3"


class ThrowFailed(Event, frozen=True, tag="throw_failed"):
    seat: int
    total: int
    cell: int  # where the token stays
    rule: ClassVar[str] = "H2.7"


class Stopped(Event, frozen=True, tag="stopped"):
    """The throwing is over without a failure; `forced` at the end of the track or without dice."""

    seat: int
    cell: int
    forced: bool
    rule: str = "H2.4"


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    deck: int
    rule: ClassVar[str] = "H3.2"


class CardDrawn(Hidden, frozen=True, tag="card_drawn"):
    """The card of a big cell reached."""

    cell: int
    rule: str = "H2.6"


class Reaped(Event, frozen=True, tag="reaped"):
    """All cards are drawn: to be placed, or after a failure to the hand at once."""

    seat: int
    failed: bool
    rule: str = "H2.6"


class CardsPlaced(Hidden, frozen=True, tag="cards_placed"):
    """The drawn cards that go to the points pile; the others go to the hand."""

    rule: ClassVar[str] = "H2.6"


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    card: int
    times: int = 1  # 2 if doubled
    rule: str = "H3.3"


class SumRaised(Event, frozen=True, tag="sum_raised"):
    seat: int
    bonus: int
    rule: str = "H3.3"


class DiceTurned(Event, frozen=True, tag="dice_turned"):
    """Dice turned by hand: flipped, or set."""

    seat: int
    before: Dice
    after: Dice
    rule: str = "H3.3"


class DiceAdded(Event, frozen=True, tag="dice_added"):
    """Dice from the reserve, rolled at once."""

    seat: int
    dice: Dice
    rule: ClassVar[str] = "H3.4"


class DicePromised(Event, frozen=True, tag="dice_promised"):
    """More dice will come from the reserve with the next throw."""

    seat: int
    count: int
    rule: ClassVar[str] = "H3.4"


class DiceHeld(Event, frozen=True, tag="dice_held"):
    """Dice that will keep their faces at the next throw."""

    seat: int
    dice: Dice
    rule: ClassVar[str] = "H3.4"


class ShelterRaised(Event, frozen=True, tag="shelter_raised"):
    """The next throw, if it fails, ends the turn as a stop would."""

    seat: int
    rule: ClassVar[str] = "H3.4"


class Doubled(Event, frozen=True, tag="doubled"):
    """The next card that has a number counts twice."""

    seat: int
    rule: ClassVar[str] = "H3.4"


class CardsStolen(Hidden, frozen=True, tag="cards_stolen"):
    target: int
    rule: str = "H3.3"


class CardsGiven(Hidden, frozen=True, tag="cards_given"):
    """Cards of the hand to the points pile, in exchange for the next."""

    rule: ClassVar[str] = "H3.4"


class CardsTaken(Hidden, frozen=True, tag="cards_taken"):
    """Cards of the points pile to the hand."""

    rule: ClassVar[str] = "H3.4"


class CardsPeeked(Hidden, frozen=True, tag="cards_peeked"):
    """Cards of a deck that a seat looks at. Decks are covered: the backs are all UNKNOWN here."""

    deck: int
    rule: ClassVar[str] = "H3.4"


class CardLeftOnTop(Hidden, frozen=True, tag="card_left_on_top"):
    """One of the cards looked at comes next; the others are shuffled back into the deck."""

    deck: int
    rule: ClassVar[str] = "H3.4"


class FavoursOffered(Event, frozen=True, tag="favours_offered"):
    """These seats are asked for a favour in another's turn, in this order."""

    seats: tuple[int, ...]
    rule: ClassVar[str] = "H5.2"


class FavourLaid(Event, frozen=True, tag="favour_laid"):
    seat: int
    card: int
    rule: ClassVar[str] = "H5.2"


class FavourDeclined(Event, frozen=True, tag="favour_declined"):
    seat: int
    rule: ClassVar[str] = "H5.2"


class Closed(Event, frozen=True, tag="closed"):
    """The seat plays nothing more in its turn."""

    seat: int
    rule: ClassVar[str] = "H3.1"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The token returns to the start and all dice to the reserve."""

    seat: int
    rule: ClassVar[str] = "H2.8"


class LastHands(Event, frozen=True, tag="last_hands"):
    """The last round is over: what is left in hands is looked at."""

    rule: ClassVar[str] = "H4.1"


class CardsPledged(Event, frozen=True, tag="cards_pledged"):
    """Of one deck, cards of the hand that go to the points pile."""

    seat: int
    cards: Cards
    rule: ClassVar[str] = "H4.1"


class HandDiscarded(Event, frozen=True, tag="hand_discarded"):
    seat: int
    cards: Cards
    rule: ClassVar[str] = "H4.1"


class GameEnded(Event, frozen=True, tag="game_ended"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: ClassVar[str] = "H4.2"


ALL: tuple[type[Event], ...] = tuple(
    kind for kind in (*Event.__subclasses__(), *Hidden.__subclasses__()) if kind is not Hidden
)
ANY: Any = reduce(or_, ALL)
