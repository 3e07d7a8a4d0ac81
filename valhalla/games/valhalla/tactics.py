"""The effect words of tactics (V5.6-V5.13): each says when it may be played, how, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from valhalla.games.valhalla import dice
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.commands import PlayTactic
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import BLANK, DICE_OF_A_SIDE, EXTRA, NONE, WEAPONS
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand

if TYPE_CHECKING:
    from valhalla.games.valhalla.cards import Effect

NEW_WEAPONS_DICE = 2
COUNTERBLOW_REROLLS = 2


class Word:
    """A tactic that only adds its number. The base of the others."""

    rule = "V5.6"

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def refusal(self, s: State, side: Side) -> str:
        """Why it cannot be played now (a key of `words.refusals`), or nothing."""
        return ""

    def choices(self, s: State, side: Side, card: int) -> Sequence[PlayTactic]:
        """The ways to play it, once nothing refuses it."""
        return (PlayTactic(card),)

    def check(self, s: State, side: Side, command: PlayTactic) -> None:
        """Whether the dice and faces of the command are right."""
        if command.dice or command.faces:
            raise IllegalCommand(self.rule, "tactic_takes_no_dice")

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        emit(s, out, ev.BonusGained(side.seat, self.effect.strength, self.rule))


class Fury(Word):
    """V5.6: more strength."""


class Underdog(Word):
    """V5.7: more strength for the smaller squad."""

    rule = "V5.7"

    def refusal(self, s: State, side: Side) -> str:
        assert s.battle is not None
        opponent = s.battle.opponent(side.seat)
        if opponent is None:
            return "no_opponent"
        return "" if len(s.warriors(side.seat)) < len(s.warriors(opponent.seat)) else "squad_not_smaller"


class Heroic(Word):
    """V5.8, V5.9: more strength for a die, with a printed weapon for a die that shows it."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.face = WEAPONS.index(effect.weapon) if effect.weapon else NONE
        self.rule = "V5.9" if effect.weapon else "V5.8"

    def refusal(self, s: State, side: Side) -> str:
        loose = side.loose
        if self.face == NONE:
            return "" if loose else "no_such_die"
        return "" if self.face in loose or self.face + EXTRA in loose else "no_such_die"

    def _fits(self, die: int) -> bool:
        return self.face in (NONE, die % EXTRA)

    def choices(self, s: State, side: Side, card: int) -> Sequence[PlayTactic]:
        return dice.spends(side.loose, self.face, card)

    def check(self, s: State, side: Side, command: PlayTactic) -> None:
        if len(command.dice) != 1 or command.faces or not self._fits(side.loose[command.dice[0]]):
            raise IllegalCommand(self.rule, "no_such_die")

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        emit(s, out, ev.DieDiscarded(side.seat, side.loose[command.dice[0]], self.rule))
        super().play(s, side, command, chance, out)


class NewWeapons(Word):
    """V5.10: two extra dice, one of which stays."""

    rule = "V5.10"

    def refusal(self, s: State, side: Side) -> str:
        return "" if s.pool else "no_extra_dice"

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        count = min(NEW_WEAPONS_DICE, s.pool)
        rolled = tuple(sorted(EXTRA + face for face in chance.rolls(count, DICE_OF_A_SIDE)))
        emit(s, out, ev.ExtraDiceRolled(side.seat, rolled))
        if count == 1:
            emit(s, out, ev.DieKept(side.seat, rolled[0]))


class Counterblow(Word):
    """V5.11: two free rerolls."""

    rule = "V5.11"

    def refusal(self, s: State, side: Side) -> str:
        return "" if side.loose else "no_loose_dice"

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        emit(s, out, ev.FreeRerollsGained(side.seat, COUNTERBLOW_REROLLS))


class WeaponSwap(Word):
    """V5.12: blank dice become weapons."""

    rule = "V5.12"

    def refusal(self, s: State, side: Side) -> str:
        return "" if any(die % EXTRA == BLANK for die in side.loose) else "no_blank_dice"

    def choices(self, s: State, side: Side, card: int) -> Sequence[PlayTactic]:
        return dice.swaps(side.loose, card)

    def check(self, s: State, side: Side, command: PlayTactic) -> None:
        if not command.dice or len(command.dice) != len(command.faces):
            raise IllegalCommand(self.rule, "swap_needs_faces")
        if any(side.loose[i] % EXTRA != BLANK for i in command.dice):
            raise IllegalCommand(self.rule, "no_blank_dice")
        if not all(0 <= face < len(WEAPONS) for face in command.faces):
            raise IllegalCommand(self.rule, "swap_needs_faces")

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        before = tuple(side.loose[i] for i in command.dice)
        after = tuple(die - BLANK + face for die, face in zip(before, command.faces, strict=True))
        emit(s, out, ev.DiceTurned(side.seat, before, after))


class Surround(Word):
    """V5.13: the defender's jarl is out of the battle."""

    rule = "V5.13"

    def refusal(self, s: State, side: Side) -> str:
        battle = s.battle
        assert battle is not None
        if battle.defence is None:
            return "no_opponent"
        if side is battle.defence:
            return "only_attacking"
        return "no_jarl_to_surround" if battle.surrounded or s.jarls[battle.defence.seat] == NONE else ""

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        assert s.battle is not None and s.battle.defence is not None
        emit(s, out, ev.LeaderSurrounded(s.battle.defence.seat))


WORDS: dict[str, type[Word]] = {
    "fury": Fury,
    "underdog": Underdog,
    "heroic": Heroic,
    "new_weapons": NewWeapons,
    "counterblow": Counterblow,
    "weapon_swap": WeaponSwap,
    "surround": Surround,
}


@cache
def word_of(effect: Effect) -> Word:
    """The one Word of this effect, so that equal tactics are known by it."""
    return WORDS[effect.word](effect)
