"""What a seat may ask for. A command is an intent; `rules.decide` turns it into events.

Cards are numbers into the table's cards, slots count from 0, dice are places in the side's sorted loose
dice, faces are `terms.FACES`.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Base of all commands."""

    game: ClassVar[str] = "valhalla"


class Begin(Command, frozen=True, tag="begin"):
    """The table is laid: the first record of every save. No seat gives it."""


class ChooseJarl(Command, frozen=True, tag="choose_jarl"):
    jarl: int


class DraftWarrior(Command, frozen=True, tag="draft_warrior"):
    card: int
    slot: int


class DiscardStart(Command, frozen=True, tag="discard_start"):
    cards: tuple[int, ...]


class ExchangeCards(Command, frozen=True, tag="exchange_cards"):
    """V15.2: cards of the starting hand for as many others, once."""

    cards: tuple[int, ...]


class LayCard(Command, frozen=True, tag="lay_card"):
    card: int


class TakeCard(Command, frozen=True, tag="take_card"):
    card: int


class AddWarriors(Command, frozen=True, tag="add_warriors"):
    """Warriors to slots, one to one. A taken slot means that its warrior is discarded (V3.3)."""

    cards: tuple[int, ...]
    slots: tuple[int, ...]


class Attack(Command, frozen=True, tag="attack"):
    target: int


class DrawCards(Command, frozen=True, tag="draw_cards"):
    """Action (4) of V3.2."""


class Keep(Command, frozen=True, tag="keep"):
    cards: tuple[int, ...]


class Reroll(Command, frozen=True, tag="reroll"):
    """V4.3: the die at place `discard` goes, those at places `dice` are rolled again."""

    discard: int
    dice: tuple[int, ...]


class FreeReroll(Command, frozen=True, tag="free_reroll"):
    """V5.14: a reroll that costs no die."""

    dice: tuple[int, ...]


class Arm(Command, frozen=True, tag="arm"):
    """Dice, and Weapon supply cards in place of dice, to a warrior; slots from ALLY on are others'."""

    slot: int
    dice: tuple[int, ...]
    cards: tuple[int, ...] = ()


class PlayTactic(Command, frozen=True, tag="play_tactic"):
    """A tactic with what it needs: dice it spends or turns, faces it turns them to, a Weapon supply instead
    of a die, the slot of a warrior who joins, the fighter a Thor card helps."""

    card: int
    dice: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    supply: int = -1
    slot: int = -1
    target: int = -1


class KeepDie(Command, frozen=True, tag="keep_die"):
    """New weapons: which of the rolled extra dice stays."""

    die: int


class EndPhase(Command, frozen=True, tag="end_phase"):
    """The fighter is done with rolling, arming and tactics."""


class SendToValhalla(Command, frozen=True, tag="send_to_valhalla"):
    """V4.12: which activated defenders go; against a monster, who goes at all (V15.4)."""

    slots: tuple[int, ...]


class UseAbility(Command, frozen=True, tag="use_ability"):
    """A jarl's main or extra ability, with what it needs: a card, a slot, dice and faces, or a seat."""

    extra: bool = False
    card: int = -1
    slot: int = -1
    dice: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    target: int = -1


class LayWrath(Command, frozen=True, tag="lay_wrath"):
    """V12.2: a wrath card under a warrior just added."""

    card: int
    slot: int


class ChooseWarrior(Command, frozen=True, tag="choose_warrior"):
    """A warrior to be blocked, held back, let go by the Road or given up: a slot of whoever's it is."""

    slot: int


class ChooseCard(Command, frozen=True, tag="choose_card"):
    """A card to discard, to lay in spite, to fulfil, or to bury: as the moment asks."""

    card: int


class TakeRow(Command, frozen=True, tag="take_row"):
    """V8.1: a row of Loki's card, with the warrior it sends, the tactic it takes or the player it robs."""

    row: int
    slot: int = -1
    card: int = -1
    target: int = -1


class TakeBonus(Command, frozen=True, tag="take_bonus"):
    """V10.2: warriors of the discard pile for bonus points, others than those that are offered."""

    cards: tuple[int, ...]


class ThrowHammer(Command, frozen=True, tag="throw_hammer"):
    """H6: the first throw, or once more; with an empty reserve, the dice at these places."""

    dice: tuple[int, ...] = ()


class LandHammer(Command, frozen=True, tag="land_hammer"):
    """H6: the token goes to the sum, with so many hammers removed."""

    hammers: int = 0


class RestHammer(Command, frozen=True, tag="rest_hammer"):
    """H6: no more throws."""


class Lend(Command, frozen=True, tag="lend"):
    """V18.5: the fighter may arm one of our warriors."""


class ChooseFighter(Command, frozen=True, tag="choose_fighter"):
    """V18.7: who makes the last attack."""

    target: int


class Call(Command, frozen=True, tag="call"):
    """V18.6: a call to the others, a place in `terms.CALLS`."""

    call: int


class Pass(Command, frozen=True, tag="pass"):
    """No, thank you: leave an offer or a reaction window."""


ANY = (
    Begin | ChooseJarl | DraftWarrior | DiscardStart | LayCard | TakeCard | AddWarriors | Attack | DrawCards
    | Keep | Reroll | FreeReroll | Arm | PlayTactic | KeepDie | EndPhase | SendToValhalla | UseAbility | Pass
    | LayWrath | ChooseWarrior | ChooseCard | TakeRow | TakeBonus | ThrowHammer | LandHammer | RestHammer
    | ExchangeCards | Lend | ChooseFighter | Call
)  # fmt: skip
