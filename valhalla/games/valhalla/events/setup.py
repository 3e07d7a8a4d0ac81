"""What happens before the first turn (V2)."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla.events.base import Cards, Event


class JarlsDealt(Event, frozen=True, tag="jarls_dealt"):
    seat: int
    jarls: tuple[int, ...]
    rule: ClassVar[str] = "V2.2"


class JarlChosen(Event, frozen=True, tag="jarl_chosen"):
    seat: int
    jarl: int
    rule: ClassVar[str] = "V2.2"


class JarlsRevealed(Event, frozen=True, tag="jarls_revealed"):
    jarls: tuple[int, ...]
    rule: ClassVar[str] = "V2.2"


class FirstPlayerChosen(Event, frozen=True, tag="first_player_chosen"):
    seat: int
    rule: ClassVar[str] = "V2.3"


class OpeningDiscarded(Event, frozen=True, tag="opening_discarded"):
    cards: Cards
    rule: ClassVar[str] = "V2.4"


class WarriorsRevealed(Event, frozen=True, tag="warriors_revealed"):
    """All cards turned up in order; the warriors stay on offer, the others go back into the deck."""

    cards: Cards
    rule: ClassVar[str] = "V2.5"


class WarriorDrafted(Event, frozen=True, tag="warrior_drafted"):
    seat: int
    card: int
    slot: int
    rule: ClassVar[str] = "V2.6"


class OfferReturned(Event, frozen=True, tag="offer_returned"):
    card: int
    rule: ClassVar[str] = "V2.6"


class CardsDealt(Event, frozen=True, tag="cards_dealt"):
    seat: int
    cards: Cards
    rule: str = "V2.8"


class StartChosen(Event, frozen=True, tag="start_chosen"):
    seat: int
    cards: Cards
    rule: ClassVar[str] = "V2.8"


class StartRevealed(Event, frozen=True, tag="start_revealed"):
    """What each seat discards of its starting hand; `back` if these cards return to the deck."""

    cards: tuple[Cards, ...]
    back: bool
    rule: ClassVar[str] = "V2.8"


class PoolOpened(Event, frozen=True, tag="pool_opened"):
    """Deck cards lie open for the hand draft."""

    cards: Cards
    rule: ClassVar[str] = "V2.10"


class CardLaid(Event, frozen=True, tag="card_laid"):
    seat: int
    card: int
    rule: ClassVar[str] = "V2.10"


class DraftLeft(Event, frozen=True, tag="draft_left"):
    """A seat passes in the hand draft and now fills its hand from the pool."""

    seat: int
    rule: ClassVar[str] = "V2.10"


class CardTaken(Event, frozen=True, tag="card_taken"):
    seat: int
    card: int
    rule: ClassVar[str] = "V2.10"


class PoolClosed(Event, frozen=True, tag="pool_closed"):
    cards: Cards
    back: bool
    rule: ClassVar[str] = "V2.10"
