"""What happened. Only `apply` turns events into state; saves, saga, sound and animation read them too.

Each event names the clause that caused it: `rule` is a class constant, or a field where several rules
have the same effect. Fields listed in `hidden` are seen only by those who know the cards; see `view`.
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


# Setup


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


# The turn


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


# Battle


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    """A jarl's ability; what it does follows as events of its own."""

    seat: int
    extra: bool
    rule: ClassVar[str] = "V1.5"


class Passed(Event, frozen=True, tag="passed"):
    """An offer declined."""

    seat: int
    rule: ClassVar[str] = "V1.5"


class DiceSetAside(Event, frozen=True, tag="dice_set_aside"):
    """So many of the seat's own dice are not rolled in this battle."""

    seat: int
    count: int
    rule: str = "V16.2"


class DiceGranted(Event, frozen=True, tag="dice_granted"):
    """Extra dice that the seat's coming roll will have, as far as the pool holds them."""

    seat: int
    count: int
    rule: str = "V16.2"


class CardSpent(Event, frozen=True, tag="card_spent"):
    """A hand card discarded as the price of something."""

    seat: int
    card: int
    rule: str = "V16.2"


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


class NeedEased(Event, frozen=True, tag="need_eased"):
    """The warrior in this slot needs one die fewer in this battle."""

    seat: int
    slot: int
    rule: ClassVar[str] = "V16.2"


class BetPlaced(Event, frozen=True, tag="bet_placed"):
    """A seat that stands by names who will win; `extra` if it named the smaller squad."""

    seat: int
    on: int
    extra: bool
    rule: ClassVar[str] = "V16.2"


class BetWon(Event, frozen=True, tag="bet_won"):
    """The one this seat named has won."""

    seat: int
    rule: ClassVar[str] = "V16.2"


class TacticTaken(Event, frozen=True, tag="tactic_taken"):
    """A tactic that *owner* played in this battle goes to the hand of another seat."""

    seat: int
    owner: int
    card: int
    rule: str = "V16.2"


class TacticReturned(Event, frozen=True, tag="tactic_returned"):
    """A tactic played in this battle goes back to its player's hand."""

    seat: int
    card: int
    rule: ClassVar[str] = "V16.2"


class BattleEnded(Event, frozen=True, tag="battle_ended"):
    """Played tactics are discarded, dice go back."""

    cards: Cards
    rule: ClassVar[str] = "V4.14"


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


# Monsters


class HandExchanged(Event, frozen=True, tag="hand_exchanged"):
    """Cards of the starting hand go back into the deck; as many were drawn first (`CardsDealt`)."""

    seat: int
    cards: Cards
    rule: ClassVar[str] = "V15.2"


class HuntBegan(Event, frozen=True, tag="hunt_began"):
    """A seat attacks the monster; `last` if it is the last attack of all."""

    seat: int
    last: bool = False
    rule: str = "V15.6"


class MonsterRolled(Event, frozen=True, tag="monster_rolled"):
    """All its unplaced dice as they fell; those on its symbols stay."""

    dice: Dice
    placed: Dice
    rule: ClassVar[str] = "V15.3"


class MonsterSought(Event, frozen=True, tag="monster_sought"):
    """Its symbols are covered: whom it seeks."""

    seat: int
    rule: str = "V15.3"


class SteppedIn(Event, frozen=True, tag="stepped_in"):
    """A seat takes the attack on another upon itself, for a hand card."""

    seat: int
    instead: int
    card: int
    rule: ClassVar[str] = "V18.4"


class MonsterAttacked(Event, frozen=True, tag="monster_attacked"):
    seat: int
    rule: ClassVar[str] = "V15.7"


class CardGiven(Event, frozen=True, tag="card_given"):
    """A hand card for the fighter: the two know it; `open` if there are no others."""

    seat: int
    to: int
    card: int
    open: bool
    rule: ClassVar[str] = "V18.5"


class TollPaid(Event, frozen=True, tag="toll_paid"):
    """A hand card or a warrior (with its slot) that the monster wants before a battle."""

    seat: int
    card: int
    slot: int = -1
    rule: ClassVar[str] = "V15.10"


class DiceFrozen(Event, frozen=True, tag="dice_frozen"):
    seat: int
    count: int
    rule: ClassVar[str] = "V15.10"


class GiantRolled(Event, frozen=True, tag="giant_rolled"):
    """An activated frost giant brings an extra die, as it fell."""

    seat: int
    die: int
    rule: ClassVar[str] = "V15.5"


class MonsterSurrounded(Event, frozen=True, tag="monster_surrounded"):
    """Its ability does nothing for the rest of the battle."""

    seat: int
    rule: ClassVar[str] = "V15.5"


class MonsterFought(Event, frozen=True, tag="monster_fought"):
    """The strengths of a seat and of the monster, and whether the seat has won."""

    seat: int
    strength: int
    against: int
    won: bool
    rule: str


class MonsterBeaten(Event, frozen=True, tag="monster_beaten"):
    """Its active card goes; its dice are cleared, and the next card lies open if there is one."""

    seat: int
    card: int
    rule: ClassVar[str] = "V15.6"


class SquadNarrowed(Event, frozen=True, tag="squad_narrowed"):
    """A warrior finds no place in a squad made smaller, and is discarded."""

    seat: int
    slot: int
    card: int
    rule: ClassVar[str] = "V15.10"


class SlotsChanged(Event, frozen=True, tag="slots_changed"):
    """A squad has fewer places by the empty one at `slot`, or with NONE one more."""

    seat: int
    slot: int
    rule: ClassVar[str] = "V15.10"


class WarriorsTurnedAway(Event, frozen=True, tag="warriors_turned_away"):
    """Activated warriors for whom Valhalla has no room are discarded."""

    seat: int
    slots: tuple[int, ...]
    cards: Cards
    rule: ClassVar[str] = "V15.4"


class ShieldLost(Event, frozen=True, tag="shield_lost"):
    seat: int
    rule: ClassVar[str] = "V15.7"


class DeckDiscarded(Event, frozen=True, tag="deck_discarded"):
    """Cards from the deck straight to the discard pile."""

    seat: int
    cards: Cards
    rule: str


class HandPlundered(Event, frozen=True, tag="hand_plundered"):
    seat: int
    card: int
    rule: ClassVar[str] = "V15.10"


class ValourLost(Event, frozen=True, tag="valour_lost"):
    seat: int
    rule: ClassVar[str] = "V15.10"


class MonsterCalmed(Event, frozen=True, tag="monster_calmed"):
    """Its dice are cleared after its attack."""

    rule: ClassVar[str] = "V15.3"


class LastAttackCame(Event, frozen=True, tag="last_attack_came"):
    """The deck has run out before the last card: this seat attacks, then all is over."""

    seat: int
    rule: ClassVar[str] = "V15.9"


class MonsterWon(Event, frozen=True, tag="monster_won"):
    """The game is lost: by the last shield of *seat*, or by the deck if that is NONE."""

    seat: int
    rule: ClassVar[str] = "V15.9"


# The end


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """The last round comes; `owner` lost the last shield, or is NONE if the deck is empty."""

    owner: int
    rule: ClassVar[str] = "V6.1"


class RagnarokBegan(Event, frozen=True, tag="ragnarok_began"):
    seat: int
    rule: ClassVar[str] = "V6.4"


class HammerThrown(Event, frozen=True, tag="hammer_thrown"):
    """All the dice in play as they lie now; `kept` of them were not thrown."""

    seat: int
    dice: Dice
    kept: Dice = ()
    rule: ClassVar[str] = "H6.1"


class HammerLanded(Event, frozen=True, tag="hammer_landed"):
    seat: int
    removed: int
    start: int
    cell: int
    rule: ClassVar[str] = "H6.1"


class HammerRested(Event, frozen=True, tag="hammer_rested"):
    """A seat's throw is over; `failed` if the last roll was not higher. The token's cell counts anyway."""

    seat: int
    cell: int
    failed: bool
    rule: ClassVar[str] = "H6.1"


class HammersWeighed(Event, frozen=True, tag="hammers_weighed"):
    """By seat: how far it threw, and what that gains."""

    distances: tuple[int, ...]
    bonuses: tuple[int, ...]
    rule: ClassVar[str] = "H6.2"


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


ALL: tuple[type[Event], ...] = tuple(Event.__subclasses__())
ANY: Any = reduce(or_, ALL)
