"""What happens in a turn (V3)."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla.events.base import Cards, Event


class TurnBegan(Event, frozen=True, tag="turn_began"):
    seat: int
    rule: ClassVar[str] = "V3.1"


class WarriorsAdded(Event, frozen=True, tag="warriors_added"):
    """Warriors from hand to slots; `discarded` are those who made room."""

    seat: int
    cards: Cards
    slots: tuple[int, ...]
    discarded: Cards = ()
    rule: str = "V3.2"


class WarriorJoined(Event, frozen=True, tag="warrior_joined"):
    """One warrior from hand to a slot, by a card or an ability; `discarded` is who made room."""

    seat: int
    card: int
    slot: int
    discarded: Cards = ()
    rule: str = "V16.2"


class WarriorSwapped(Event, frozen=True, tag="warrior_swapped"):
    """A warrior from hand takes the slot of one that goes back to the hand."""

    seat: int
    card: int
    slot: int
    back: int
    rule: ClassVar[str] = "V16.2"


class HandShown(Event, frozen=True, tag="hand_shown"):
    """By V3.4 without a warrior, by V11.3 without a tactic."""

    seat: int
    cards: Cards
    rule: str = "V3.4"


class DrawChosen(Event, frozen=True, tag="draw_chosen"):
    """Action (4)."""

    seat: int
    rule: ClassVar[str] = "V3.2"


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Cards looked at, not yet in hand; `known` is who else knows each of them, if anybody does."""

    seat: int
    cards: Cards
    rule: str = "V3.6"
    known: tuple[int, ...] = ()


class CardsKept(Event, frozen=True, tag="cards_kept"):
    seat: int
    kept: Cards
    discarded: Cards
    rule: str = "V3.6"
    known: tuple[int, ...] = ()


class AttackDeclared(Event, frozen=True, tag="attack_declared"):
    seat: int
    target: int
    rule: ClassVar[str] = "V3.2"


class ActionRepeated(Event, frozen=True, tag="action_repeated"):
    """Phase A once more, instead of phase B."""

    seat: int
    rule: ClassVar[str] = "V16.2"


class DrawRaised(Event, frozen=True, tag="draw_raised"):
    """The draw that comes next is larger: so many more drawn, so many more kept."""

    seat: int
    drawn: int
    kept: int
    rule: ClassVar[str] = "V16.2"


class DrawGranted(Event, frozen=True, tag="draw_granted"):
    """A draw out of turn: so many cards, all of them kept."""

    seat: int
    count: int
    rule: str = "V16.2"


class DrawSkipped(Event, frozen=True, tag="draw_skipped"):
    """No draw in this phase B."""

    seat: int
    rule: ClassVar[str] = "V16.2"


class CardRecovered(Event, frozen=True, tag="card_recovered"):
    """The top card of the discard pile goes to a hand."""

    seat: int
    card: int
    rule: ClassVar[str] = "V16.2"
