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
Targets = tuple[tuple[int, int], ...]  # rows, and cards in them


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Base of all events."""

    game: ClassVar[str] = "wolves"


# Setup, rounds and turns


class FirstPlayerChosen(Event, frozen=True, tag="first_player_chosen"):
    seat: int
    rule: ClassVar[str] = "W2.2"


class HallFilled(Event, frozen=True, tag="hall_filled"):
    """A card of the deity deck is opened in the Hall; it may be Ragnarök."""

    card: int
    rule: str = "W6.1"


class RoundBegan(Event, frozen=True, tag="round_began"):
    """Victories are opened; Ragnarök may be among them."""

    round: int
    seat: int  # who starts
    prizes: Cards
    rule: ClassVar[str] = "W3.1"


class TurnBegan(Event, frozen=True, tag="turn_began"):
    seat: int
    rule: ClassVar[str] = "W3.2"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """No more extra actions, or nothing done after a pass."""

    seat: int
    rule: ClassVar[str] = "W3.4"


class Passed(Event, frozen=True, tag="passed"):
    seat: int
    rule: ClassVar[str] = "W3.5"


class SeatReturned(Event, frozen=True, tag="seat_returned"):
    """Baldr and hand cards are discarded, the seat is in the round again."""

    seat: int
    deity: int
    cards: Cards
    rule: ClassVar[str] = "W8.5"


# People


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    rule: ClassVar[str] = "W3.7"


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Only the seat itself sees them: to the others `view.seen_by` shows UNKNOWN."""

    seat: int
    cards: Cards
    rule: str = "W3.5"


class CardShed(Event, frozen=True, tag="card_shed"):
    """The discard that follows a draw after passing."""

    seat: int
    card: int
    rule: ClassVar[str] = "W3.5"


class HandDiscarded(Event, frozen=True, tag="hand_discarded"):
    """Hand cards for a Flank march (W5) or for Hel (W6.3)."""

    seat: int
    cards: Cards
    rule: str = "W5"


class UnitLaid(Event, frozen=True, tag="unit_laid"):
    """From the hand to an end of a row; `vidar` before the winner is found."""

    seat: int
    card: int
    row: int
    side: int
    vidar: bool = False
    rule: str = "W3.3"


class UnitsSacrificed(Event, frozen=True, tag="units_sacrificed"):
    """The unit, then Thralls that went with it; the strengths they last had."""

    seat: int
    cards: Cards
    strengths: tuple[int, ...]
    rule: ClassVar[str] = "W3.3"


class ManoeuvrePlayed(Event, frozen=True, tag="manoeuvre_played"):
    """From now on it is in the air. `strength` is what a Plague names; `row` what a Shield wall keeps."""

    seat: int
    card: int
    strength: int = -1
    row: int = -1
    rule: ClassVar[str] = "W5"


class ManoeuvreSpent(Event, frozen=True, tag="manoeuvre_spent"):
    """It goes to the discard pile."""

    card: int
    rule: ClassVar[str] = "W5"


class ManoeuvreClaimed(Event, frozen=True, tag="manoeuvre_claimed"):
    """Freya's holder takes it."""

    seat: int
    card: int
    rule: ClassVar[str] = "W6.3"


class UnitsWithdrawn(Event, frozen=True, tag="units_withdrawn"):
    """Units of one's own row return to the hand: a Flank march (W5), or Vidar (W6.3)."""

    seat: int
    cards: Cards
    rule: str = "W5"


# Effects on rows


class Aimed(Event, frozen=True, tag="aimed"):
    """Who chose, whose effect it is, and what it will strike unless it is warded off."""

    seat: int
    actor: int
    blow: int
    targets: Targets
    rule: str = "W5"


class Spared(Event, frozen=True, tag="spared"):
    """Loki finds nothing weaker than what he was given."""

    seat: int
    blow: int
    rule: ClassVar[str] = "W6.3"


class WardDeclined(Event, frozen=True, tag="ward_declined"):
    seat: int
    rule: ClassVar[str] = "W5"


class HuscarlSpent(Event, frozen=True, tag="huscarl_spent"):
    """A Huscarl is discarded, the effect cancelled."""

    seat: int
    card: int
    rule: ClassVar[str] = "W5"


class UnitsDestroyed(Event, frozen=True, tag="units_destroyed"):
    """`draws`: cards that the actor may draw for it."""

    actor: int
    blow: int
    targets: Targets
    draws: int = 0
    rule: str = "W5"


class UnitsDiscarded(Event, frozen=True, tag="units_discarded"):
    """A Plague's work."""

    actor: int
    targets: Targets
    rule: ClassVar[str] = "W5"


class UnitTaken(Event, frozen=True, tag="unit_taken"):
    """Into the hand: by a Raider (W5), or by Valkyrie (W6.3)."""

    seat: int
    row: int
    card: int
    rule: str = "W5"


class UnitLured(Event, frozen=True, tag="unit_lured"):
    """A Traitor's work: the unit leaves its row and is in the air."""

    seat: int
    row: int
    card: int
    rule: ClassVar[str] = "W5"


class UnitPlaced(Event, frozen=True, tag="unit_placed"):
    """Out of the air to an end of one's own row: lured, claimed by Naglfar, or revealed by Heimdall."""

    seat: int
    card: int
    side: int
    blow: int
    rule: str = "W5"


class UnitUnfit(Event, frozen=True, tag="unit_unfit"):
    """Out of the air to the discard pile: it may not stand in that row, or a Shield wall refuses it."""

    seat: int
    card: int
    blow: int
    rule: str = "W5"
    refused: bool = False


# Deities


class SacrificesPaid(Event, frozen=True, tag="sacrifices_paid"):
    seat: int
    cards: Cards
    rule: str = "W6.1"


class SacrificeSnatched(Event, frozen=True, tag="sacrifice_snatched"):
    """Nidhögg's holder takes one of the sacrifices that another has just paid."""

    seat: int
    card: int
    rule: ClassVar[str] = "W6.3"


class DeitySummoned(Event, frozen=True, tag="deity_summoned"):
    """From the Hall; by Baldr from the discarded ones."""

    seat: int
    card: int
    rule: str = "W6.1"


class DeityInvoked(Event, frozen=True, tag="deity_invoked"):
    """An active property is used; what it does follows."""

    seat: int
    card: int
    side: int = -1
    rule: ClassVar[str] = "W6.3"


class DeitiesDiscarded(Event, frozen=True, tag="deities_discarded"):
    """Summoned ones or ones of the Hall; `seat` is who did it."""

    seat: int
    cards: Cards
    rule: str = "W6.3"


class DeityTaken(Event, frozen=True, tag="deity_taken"):
    """Fafnir: from another or from the Hall."""

    seat: int
    card: int
    rule: ClassVar[str] = "W6.3"


class DeityRestored(Event, frozen=True, tag="deity_restored"):
    """Odin: a discarded deity returns to the Hall."""

    seat: int
    card: int
    rule: ClassVar[str] = "W6.3"


class ColourDropped(Event, frozen=True, tag="colour_dropped"):
    """Red and blue are not held together: the deities of one colour are discarded."""

    seat: int
    colour: int
    cards: Cards
    rule: ClassVar[str] = "W6.2"


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    """Heimdall: the top card of the People. A Tyr unit that may stand there joins the row."""

    seat: int
    card: int
    joins: bool
    rule: ClassVar[str] = "W6.3"


class CardRecalled(Event, frozen=True, tag="card_recalled"):
    """Hel: from the discard pile to the hand."""

    seat: int
    card: int
    rule: ClassVar[str] = "W6.3"


# The end of a round


class RoundClosed(Event, frozen=True, tag="round_closed"):
    """All have passed."""

    rule: ClassVar[str] = "W4.1"


class RoundSeized(Event, frozen=True, tag="round_seized"):
    """Jörmungandr ends the round."""

    seat: int
    rule: ClassVar[str] = "W6.3"


class MomentDeclined(Event, frozen=True, tag="moment_declined"):
    """Vidar or Valkyrie does nothing."""

    seat: int
    deity: int
    rule: ClassVar[str] = "W4.1"


class RowsCounted(Event, frozen=True, tag="rows_counted"):
    """Strengths by seat, and the seats from the strongest on."""

    strengths: tuple[int, ...]
    ranking: tuple[int, ...]
    rule: ClassVar[str] = "W4.1"


class VictoryTaken(Event, frozen=True, tag="victory_taken"):
    seat: int
    card: int
    rule: ClassVar[str] = "W4.1"


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Rows and sacrifices are discarded; the Glory of every seat as it stands now."""

    glory: tuple[int, ...]
    rule: ClassVar[str] = "W4.2"


class GameEnded(Event, frozen=True, tag="game_ended"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: ClassVar[str] = "W4.3"


ALL: tuple[type[Event], ...] = tuple(Event.__subclasses__())
ANY: Any = reduce(or_, ALL)
