"""What happened. Only `apply` turns events into state; saves, saga, sound and animation read them too.

Each event names the clause that caused it: `rule` is a class constant, or a field where several rules have
the same effect. `hidden` is the field that only those see who know the cards; see `view`. What only happens
by an expansion or a monster stands in its own module.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

Cards = tuple[int, ...]
Dice = tuple[int, ...]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Base of all events."""

    game: ClassVar[str] = "valhalla"
    hidden: ClassVar[str] = ""

    def shown_to(self, seat: int | None) -> bool:
        """Whether a seat sees what is hidden: whoever it happens to."""
        return getattr(self, "seat", -1) == seat


# Before the first turn (V2)


class JarlsDealt(Event, frozen=True, tag="jarls_dealt"):
    seat: int
    jarls: tuple[int, ...]
    rule: ClassVar[str] = "V2.2"
    hidden: ClassVar[str] = "jarls"


class JarlChosen(Event, frozen=True, tag="jarl_chosen"):
    seat: int
    jarl: int
    rule: ClassVar[str] = "V2.2"
    hidden: ClassVar[str] = "jarl"


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
    hidden: ClassVar[str] = "cards"


class StartChosen(Event, frozen=True, tag="start_chosen"):
    seat: int
    cards: Cards
    rule: ClassVar[str] = "V2.8"
    hidden: ClassVar[str] = "cards"


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


# In a turn (V3)


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
    hidden: ClassVar[str] = "cards"


class CardsKept(Event, frozen=True, tag="cards_kept"):
    seat: int
    kept: Cards
    discarded: Cards
    rule: str = "V3.6"
    known: tuple[int, ...] = ()
    hidden: ClassVar[str] = "kept"


class AttackDeclared(Event, frozen=True, tag="attack_declared"):
    seat: int
    target: int
    rule: ClassVar[str] = "V3.2"


class DrawGranted(Event, frozen=True, tag="draw_granted"):
    """A draw out of turn: so many cards, all of them kept."""

    seat: int
    count: int
    rule: str = "V16.2"


# In a battle (V4, V5), and what jarls do in it


class Passed(Event, frozen=True, tag="passed"):
    """An offer declined."""

    seat: int
    rule: ClassVar[str] = "V1.5"


class DiceGranted(Event, frozen=True, tag="dice_granted"):
    """Extra dice that the seat's coming roll will have, as far as the pool holds them."""

    seat: int
    count: int
    rule: str = "V16.2"


class CardStolen(Event, frozen=True, tag="card_stolen"):
    """A random card from *owner*'s hand to *seat*'s; the two know it: `open` if there are no others."""

    seat: int
    owner: int
    card: int
    open: bool
    rule: str
    hidden: ClassVar[str] = "card"

    def shown_to(self, seat: int | None) -> bool:
        return self.open or seat in (self.seat, self.owner)


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """The first roll of a side: own dice, then extra ones."""

    seat: int
    dice: Dice
    rule: ClassVar[str] = "V4.2"


class DiceRerolled(Event, frozen=True, tag="dice_rerolled"):
    """Dice rolled again; `discarded` is the die it cost, or NONE."""

    seat: int
    discarded: int
    before: Dice
    after: Dice
    rule: str = "V4.3"


class WarriorArmed(Event, frozen=True, tag="warrior_armed"):
    seat: int
    slot: int
    dice: Dice
    rule: ClassVar[str] = "V4.4"


class FrostFell(Event, frozen=True, tag="frost_fell"):
    """A frost giant fights in the attack: the defender will roll one die fewer."""

    seat: int
    rule: ClassVar[str] = "V5.4"


class TacticPlayed(Event, frozen=True, tag="tactic_played"):
    seat: int
    card: int
    rule: str


class BonusGained(Event, frozen=True, tag="bonus_gained"):
    seat: int
    strength: int
    rule: str


class DieDiscarded(Event, frozen=True, tag="die_discarded"):
    seat: int
    die: int
    rule: str


class DiceTurned(Event, frozen=True, tag="dice_turned"):
    seat: int
    before: Dice
    after: Dice
    rule: str = "V5.12"


class FreeRerollsGained(Event, frozen=True, tag="free_rerolls_gained"):
    seat: int
    count: int
    rule: str = "V5.11"


class ExtraDiceRolled(Event, frozen=True, tag="extra_dice_rolled"):
    """New weapons: extra dice rolled to choose from."""

    seat: int
    dice: Dice
    rule: ClassVar[str] = "V5.10"


class DieKept(Event, frozen=True, tag="die_kept"):
    seat: int
    die: int
    rule: ClassVar[str] = "V5.10"


class LeaderSurrounded(Event, frozen=True, tag="leader_surrounded"):
    """This seat's jarl does nothing for the rest of the battle."""

    seat: int
    rule: ClassVar[str] = "V5.13"


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    seat: int
    rule: ClassVar[str] = "V4.2"


class BattleResolved(Event, frozen=True, tag="battle_resolved"):
    """Strengths and winner; NONE if the attack activated nobody."""

    attack: int
    defence: int
    winner: int
    rule: str


class ShieldTaken(Event, frozen=True, tag="shield_taken"):
    seat: int
    owner: int
    rule: str = "V4.11"


class WarriorsRose(Event, frozen=True, tag="warriors_rose"):
    """Warriors leave the squad for their owner's Valhalla."""

    seat: int
    slots: tuple[int, ...]
    cards: Cards
    rule: str


class TacticTaken(Event, frozen=True, tag="tactic_taken"):
    """A tactic that *owner* played in this battle goes to the hand of another seat."""

    seat: int
    owner: int
    card: int
    rule: str = "V16.2"


class BattleEnded(Event, frozen=True, tag="battle_ended"):
    """Played tactics are discarded, dice go back."""

    cards: Cards
    rule: ClassVar[str] = "V4.14"


# At the end (V6, V7)


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """The last round comes; `owner` lost the last shield, or is NONE if the deck is empty."""

    owner: int
    rule: ClassVar[str] = "V6.1"


class RagnarokBegan(Event, frozen=True, tag="ragnarok_began"):
    seat: int
    rule: ClassVar[str] = "V6.4"


class BonusDue(Event, frozen=True, tag="bonus_due"):
    """Seats gain points, one after the other, and there is a choice between warriors to pay them with."""

    dues: tuple[tuple[int, int], ...]  # seats and their points
    rule: str = "V10.2"


class BonusPaid(Event, frozen=True, tag="bonus_paid"):
    """Warriors from the discard pile go to a seat's Valhalla, worth the bonus or what comes nearest."""

    seat: int
    bonus: int
    cards: Cards
    rule: str = "V10.2"


class RagnarokFaced(Event, frozen=True, tag="ragnarok_faced"):
    """A seat begins its last fight, against nobody."""

    seat: int
    rule: ClassVar[str] = "V6.4"


class LeftBehind(Event, frozen=True, tag="left_behind"):
    """What is discarded after a seat's Ragnarök: the rest of its squad, its hand, the tactics it played."""

    seat: int
    squad: Cards
    hand: Cards
    tactics: Cards
    rule: ClassVar[str] = "V6.4"


class GameEnded(Event, frozen=True, tag="game_ended"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: ClassVar[str] = "V7.1"
