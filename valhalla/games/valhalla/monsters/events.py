"""What happens against a monster (V15, V18)."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla.events import Cards, Dice, Event


class HandExchanged(Event, frozen=True, tag="hand_exchanged"):
    """Cards of the starting hand go back into the deck; as many were drawn first (`CardsDealt`)."""

    seat: int
    cards: Cards
    rule: ClassVar[str] = "V15.2"
    hidden: ClassVar[str] = "cards"


class MonsterChallenged(Event, frozen=True, tag="hunt_began"):
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


class ArmOffered(Event, frozen=True, tag="arm_offered"):
    """A seat would lend the fighter a warrior."""

    seat: int
    rule: ClassVar[str] = "V18.5"


class Called(Event, frozen=True, tag="called"):
    """A call to the others, a place in `terms.CALLS`."""

    seat: int
    call: int
    rule: ClassVar[str] = "V18.6"


class CallLapsed(Event, frozen=True, tag="call_lapsed"):
    """What a seat called in its last turn, or since, stands no longer."""

    seat: int
    rule: ClassVar[str] = "V18.6"


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


class LastAttackOpen(Event, frozen=True, tag="last_attack_open"):
    """The deck has run out before the last card: this seat says for all who attacks."""

    seat: int
    rule: ClassVar[str] = "V18.7"


class LastAttackCame(Event, frozen=True, tag="last_attack_came"):
    """The deck has run out before the last card: this seat attacks, then all is over."""

    seat: int
    rule: ClassVar[str] = "V15.9"


class MonsterWon(Event, frozen=True, tag="monster_won"):
    """The game is lost: by the last shield of *seat*, or by the deck if that is NONE."""

    seat: int
    rule: ClassVar[str] = "V15.9"
