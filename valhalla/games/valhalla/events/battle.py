"""What happens in a battle (V4, V5), and what jarls do in it."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla.events.base import Cards, Dice, Event


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
