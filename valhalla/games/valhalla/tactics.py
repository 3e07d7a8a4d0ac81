"""The effect words of tactics (V5.6-V5.13, V10.5): each says when it may be played, how, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from valhalla.games.valhalla import dice
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.commands import PlayTactic
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import BLANK, DICE_OF_A_SIDE, EXTRA, NONE, UNLIMITED, WEAPONS
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import refuse

if TYPE_CHECKING:
    from valhalla.games.valhalla.cards import Effect, When

NEW_WEAPONS_DICE = 2
COUNTERBLOW_REROLLS = 2


# V17.7: why a tactic would change nothing now. It may be played all the same, but nobody need think of it:
# `choices.legal` leaves it out, `options` has it, and the window warns.
IDLE = frozenset(("no_loose_dice", "no_blank_dice", "no_jarl_to_surround", "no_ability_to_surround"))


def in_vain(s: State, side: Side, word: Word) -> str:
    """Why this tactic may be played, but would change nothing (V17.7): a key of `words.refusals`, or ""."""
    why = word.why_not(s, side)
    if why in IDLE:
        return why
    doomed = s.left == 0  # V6.4: nobody's strength is compared
    return "strength_in_vain" if doomed and word.might(s, side) else ""


class Word:
    """A tactic that only adds its number. The base of the others."""

    rule = "V5.6"
    asks = 0  # the step at which the attacker must answer it
    counts = False  # its strength is not printed, but counted when it is played
    grows = False  # and counted again with every warrior armed after it
    marks: tuple[When, ...] = ()  # when it may be played (V1.4); none: in the own phase, after the first roll

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def might(self, s: State, side: Side) -> int:
        """The strength it would add if it were played now."""
        return self.effect.strength

    def refusal(self, s: State, side: Side) -> str:
        """Why it cannot be played now or would change nothing (IDLE): a key of `words.refusals`, or ""."""
        return (s.table.banning != () and banned(s, side, self)) or self.why_not(s, side)

    def why_not(self, s: State, side: Side) -> str:
        """The same as far as this word knows."""
        return ""

    def choices(self, s: State, side: Side, card: int) -> Sequence[PlayTactic]:
        """The ways to play it, once nothing refuses it."""
        return (PlayTactic(card),)

    def check(self, s: State, side: Side, command: PlayTactic) -> None:
        """Whether the dice and faces of the command are right."""
        refuse(command.dice or command.faces, self.rule, "tactic_takes_no_dice")

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        if might := self.might(s, side):
            emit(s, out, ev.BonusGained(side.seat, might, self.rule))


class Fury(Word):
    """V5.6: more strength."""


class Underdog(Word):
    """V5.7: more strength for the smaller squad."""

    rule = "V5.7"

    def why_not(self, s: State, side: Side) -> str:
        against = s.table.foe.warriors(s, side.seat)
        if against is None:
            return "no_opponent"
        return "" if len(s.warriors(side.seat)) < against else "squad_not_smaller"


class Heroic(Word):
    """V5.8, V5.9: more strength for a die, with a printed weapon for a die that shows it.

    A Weapon supply may stand for the die (V10.5).
    """

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.face = WEAPONS.index(effect.weapon) if effect.weapon else NONE
        self.rule = "V5.9" if effect.weapon else "V5.8"

    def why_not(self, s: State, side: Side) -> str:
        loose, face = side.loose, self.face
        if face in loose or face + EXTRA in loose or (face == NONE and loose):
            return ""
        return "" if self._supplied(s, side) else "no_such_die"

    def _supplied(self, s: State, side: Side) -> list[int]:
        """The Weapon supply cards that may stand for the die."""
        found = [card for card, face in supplies(s, side.seat) if self._fits(face)]
        return found if found and tactics_left(s, side.seat) > 1 else []

    def _fits(self, die: int) -> bool:
        return self.face in (NONE, die % EXTRA)

    def choices(self, s: State, side: Side, card: int) -> Sequence[PlayTactic]:
        found = dice.spends(side.loose, self.face, card)
        supplied = self._supplied(s, side)
        return [*(PlayTactic(card, supply=supply) for supply in supplied), *found]

    def check(self, s: State, side: Side, command: PlayTactic) -> None:
        if command.supply != NONE:
            check_left(s, side.seat, 2)
            faces = [face for supply, face in supplies(s, side.seat) if supply == command.supply]
            right = bool(faces) and self._fits(faces[0]) and not command.dice
        else:
            right = len(command.dice) == 1 and self._fits(side.loose[command.dice[0]])
        refuse(not right or command.faces, self.rule, "no_such_die")

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        if command.supply != NONE:
            emit(s, out, ev.TacticPlayed(side.seat, command.supply, Supply.rule))
        else:
            emit(s, out, ev.DieDiscarded(side.seat, side.loose[command.dice[0]], self.rule))
        super().play(s, side, command, chance, out)


class NewWeapons(Word):
    """V5.10: two extra dice, one of which stays."""

    rule = "V5.10"

    def why_not(self, s: State, side: Side) -> str:
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

    def why_not(self, s: State, side: Side) -> str:
        return "" if side.loose else "no_loose_dice"

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        emit(s, out, ev.FreeRerollsGained(side.seat, COUNTERBLOW_REROLLS))


class WeaponSwap(Word):
    """V5.12: blank dice become weapons."""

    rule = "V5.12"

    def why_not(self, s: State, side: Side) -> str:
        return "" if any(die % EXTRA == BLANK for die in side.loose) else "no_blank_dice"

    def choices(self, s: State, side: Side, card: int) -> Sequence[PlayTactic]:
        return dice.swaps(side.loose, card)

    def check(self, s: State, side: Side, command: PlayTactic) -> None:
        needed = not self.why_not(s, side)
        refuse(
            (needed and not command.dice) or len(command.dice) != len(command.faces),
            self.rule,
            "swap_needs_faces",
        )
        refuse(any(side.loose[i] % EXTRA != BLANK for i in command.dice), self.rule, "no_blank_dice")
        refuse(not all(0 <= face < len(WEAPONS) for face in command.faces), self.rule, "swap_needs_faces")

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        before = tuple(side.loose[i] for i in command.dice)
        after = tuple(die - BLANK + face for die, face in zip(before, command.faces, strict=True))
        if before:
            emit(s, out, ev.DiceTurned(side.seat, before, after))


class Surround(Word):
    """V5.13: the defender's jarl is out of the battle."""

    rule = "V5.13"
    marks = ("attack",)

    def why_not(self, s: State, side: Side) -> str:
        return s.table.foe.why_not_surround(s, side)

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        if not self.why_not(s, side):
            emit(s, out, s.table.foe.surround(s, side))


class Supply(Word):
    """V10.5: a die that never falls otherwise; it goes with an arming or a cost, never by itself."""

    rule = "V10.5"

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        assert effect.weapon is not None
        self.face = WEAPONS.index(effect.weapon)

    def why_not(self, s: State, side: Side) -> str:
        return "supply_arms"


def banned(s: State, side: Side, word: Word) -> str:
    """Why a module does not let this tactic be played, or nothing."""
    return next((ban for module in s.table.banning if (ban := module.bans(s, side, word))), "")


def tactics_left(s: State, seat: int) -> int:
    """How many tactics a fighter may still play."""
    left: int = UNLIMITED
    for window in s.table.tactics_left:
        left = min(left, window(s, seat))
    return left


def check_left(s: State, seat: int, count: int) -> None:
    """Raise `IllegalCommand` unless a fighter may still play so many tactics."""
    for module in s.table.banning:
        refuse(module.tactics_left(s, seat) < count, module.ban_rule, "tactics_banned")


def supplies(s: State, seat: int) -> list[tuple[int, int]]:
    """The Weapon supply cards in a hand with their faces, one of each face; none where none may be played."""
    if not s.table.supplied or not tactics_left(s, seat):
        return []
    found: dict[int, int] = {}
    for card in s.hands[seat]:
        word = s.table.word[card] if card >= 0 else None
        if isinstance(word, Supply):
            found.setdefault(word.face, card)
    return [(card, face) for face, card in found.items()]


WORDS: dict[str, type[Word]] = {
    "fury": Fury,
    "underdog": Underdog,
    "heroic": Heroic,
    "new_weapons": NewWeapons,
    "counterblow": Counterblow,
    "weapon_swap": WeaponSwap,
    "surround": Surround,
    "supply": Supply,
}
