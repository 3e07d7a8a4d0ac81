"""What all jarls share: a neutral answer at every window, and a few words their rules are written in."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fighting
from valhalla.games.valhalla.commands import Command, UseAbility
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import FEW_SHIELDS, NONE
from valhalla.games.valhalla.windows import Module
from valhalla.kernel.chance import Chance


class JarlRules(Module):
    """A jarl's windows, as in `windows.Module`, and the steps at which it may have something to offer."""

    id: ClassVar[str] = ""
    steps: ClassVar[tuple[int, ...]] = ()
    lasting: ClassVar[bool] = False  # a strength won before the battle, which Surround cannot take

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: list[ev.Event]) -> None:
        assert isinstance(command, UseAbility)
        self.use(s, seat, command, out)

    def use(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        """Tell of the use first: it ends the offer, so that the effect meets the agenda that follows it."""
        emit(s, out, AbilityUsed(seat, command.extra))
        self.effect(s, seat, command, out)

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        """What the ability does, once its use has been told."""

    def might(self, s: State, seat: int) -> tuple[int, int]:
        """Strength by the main and by the extra ability."""
        return 0, 0

    def strength(self, s: State, seat: int) -> int:
        return sum(self.might(s, seat))

    def comparing(self, s: State, seat: int, out: list[ev.Event]) -> None:
        """Tell which abilities give strength: they are not otherwise seen to be used."""
        if fighting(s, seat).armed:
            for extra, strength in enumerate(self.might(s, seat)):
                if strength:
                    emit(s, out, AbilityUsed(seat, bool(extra)))

    def allows(self, s: State, seat: int, step: int, command: Command) -> bool:
        """Any free slot is as good as the first, any die as good as its like."""
        if isinstance(command, UseAbility):
            command = _canonical(s, seat, command)
        return command in self.choices(s, seat, step)


def _canonical(s: State, seat: int, c: UseAbility) -> UseAbility:
    squad = s.squads[seat]
    slot, dice = c.slot, c.dice
    if 0 <= slot < len(squad) and squad[slot] == NONE:
        slot = squad.index(NONE)
    if len(dice) == 1 and s.battle is not None and s.battle.fights(seat):
        loose = s.battle.side(seat).loose
        dice = (loose.index(loose[dice[0]]),) if 0 <= dice[0] < len(loose) else dice
    return UseAbility(c.extra, c.card, slot, dice, c.faces, c.target)


def few_shields(s: State, seat: int) -> bool:
    """A common condition: two or fewer shields of one's own."""
    return s.own[seat] <= FEW_SHIELDS


def hand_warriors(s: State, seat: int) -> list[int]:
    """The warriors in a hand, as far as they are known."""
    return [card for card in s.hands[seat] if card >= 0 and s.table.is_warrior[card]]
