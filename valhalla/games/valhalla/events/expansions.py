"""What happens by expansions (V8-V14)."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla.events.base import Cards, Event

# Loki's Cunning


class LokiRevealed(Event, frozen=True, tag="loki_revealed"):
    """The one card in play: a number into the table's Loki cards."""

    card: int
    rule: ClassVar[str] = "V8.4"


class LokiRowTaken(Event, frozen=True, tag="loki_row_taken"):
    """The loser takes a row; what it does follows as events of its own."""

    seat: int
    row: int
    rule: ClassVar[str] = "V8.1"


class CardStolen(Event, frozen=True, tag="card_stolen"):
    """A random card from *owner*'s hand to *seat*'s; the two know it: `open` if there are no others."""

    seat: int
    owner: int
    card: int
    open: bool
    rule: str


class ShieldReturned(Event, frozen=True, tag="shield_returned"):
    """The shield that *seat* has just taken stays with its owner after all."""

    seat: int
    owner: int
    rule: ClassVar[str] = "V8.4"


class CardBuried(Event, frozen=True, tag="card_buried"):
    """A hand card goes face down on the deck."""

    seat: int
    card: int
    rule: ClassVar[str] = "V8.4"


# Thor's Help


class ThorPlayed(Event, frozen=True, tag="thor_played"):
    """A third party helps one of the two; what it does follows as events of its own."""

    seat: int
    card: int
    helped: int
    rule: ClassVar[str] = "V9.1"


class ThorSettled(Event, frozen=True, tag="thor_settled"):
    """The card goes to the Valhalla of whoever played it if the helped side has won, else it is discarded."""

    seat: int
    card: int
    won: bool
    rule: ClassVar[str] = "V9.3"


# Valkyries


class RoadTaken(Event, frozen=True, tag="road_taken"):
    """An activated attacker leaves the fight for Valhalla."""

    seat: int
    slot: int
    rule: ClassVar[str] = "V10.6"


class MissionFulfilled(Event, frozen=True, tag="mission_fulfilled"):
    seat: int
    card: int
    rule: ClassVar[str] = "V10.7"


# Dwarves of Svartalfheim


class WarriorBlocked(Event, frozen=True, tag="warrior_blocked"):
    """A warrior of *seat*'s side cannot be used in this battle."""

    seat: int
    slot: int
    rule: ClassVar[str] = "V11.3"


class WarriorHeld(Event, frozen=True, tag="warrior_held"):
    """An activated warrior of *seat*'s side stays in its squad after this battle."""

    seat: int
    slot: int
    rule: ClassVar[str] = "V11.3"


class TacticDropped(Event, frozen=True, tag="tactic_dropped"):
    """Disarmed: a tactic of the seat's own choice is discarded from hand."""

    seat: int
    card: int
    rule: ClassVar[str] = "V11.3"


class SpiteLaid(Event, frozen=True, tag="spite_laid"):
    """A hand card face down by the dwarf in this slot."""

    seat: int
    slot: int
    card: int
    rule: ClassVar[str] = "V11.3"


class WarriorCalled(Event, frozen=True, tag="warrior_called"):
    """The topmost warrior of the discard pile joins a squad; `discarded` is who made room."""

    seat: int
    card: int
    slot: int
    discarded: Cards = ()
    rule: ClassVar[str] = "V11.4"


# Tyr's Wrath


class WrathSetAside(Event, frozen=True, tag="wrath_set_aside"):
    """Wrath cards that stay out of the deck; nobody sees them."""

    cards: Cards
    rule: ClassVar[str] = "V12.1"


class WrathDealt(Event, frozen=True, tag="wrath_dealt"):
    seat: int
    card: int
    rule: ClassVar[str] = "V12.1"


class WrathLaid(Event, frozen=True, tag="wrath_laid"):
    seat: int
    card: int
    slot: int
    rule: ClassVar[str] = "V12.2"


class WrathShed(Event, frozen=True, tag="wrath_shed"):
    """The wrath cards under warriors who are about to leave the squad are discarded."""

    seat: int
    slots: tuple[int, ...]
    cards: Cards
    rule: ClassVar[str] = "V12.4"


class WrathReturned(Event, frozen=True, tag="wrath_returned"):
    """A wrath card goes back to the hand, as the warrior above it is about to."""

    seat: int
    slot: int
    card: int
    rule: ClassVar[str] = "V12.4"


# The Last Viking


class TitleTaken(Event, frozen=True, tag="title_taken"):
    """*seat* is the Last Viking at level 1; from whom, or NONE if the title lay in the middle."""

    seat: int
    loser: int
    rule: str = "V13.1"


class TitleReturned(Event, frozen=True, tag="title_returned"):
    """Beaten by the other Last Viking, *seat* gives the title back to the middle."""

    seat: int
    rule: ClassVar[str] = "V13.5"


class TitleRaised(Event, frozen=True, tag="title_raised"):
    seat: int
    level: int
    rule: ClassVar[str] = "V13.2"


# Pairs


class ShieldGiven(Event, frozen=True, tag="shield_given"):
    """Partnership: one of the partner's own shields, as a captured one."""

    seat: int
    owner: int
    rule: ClassVar[str] = "V14.3"
