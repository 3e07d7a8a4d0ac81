"""Jarls who live off the battles of others (3+): each at most once between two of their own turns."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.battle import attacks, shed
from valhalla.games.valhalla.commands import Command, Pass, UseAbility
from valhalla.games.valhalla.jarls.base import JarlRules, few_shields, hand_warriors
from valhalla.games.valhalla.jarls.events import AbilityUsed, BetPlaced, BetWon, WarriorJoined
from valhalla.games.valhalla.state import Battle, State
from valhalla.games.valhalla.terms import FEUD_SHIELD, NONE, SINCE_TURN, USED_EXTRA, USED_MAIN, Step


class Watcher(JarlRules):
    """Stands by while two others fight."""

    steps: ClassVar[tuple[int, ...]] = (Step.WITNESS,)

    def unused(self, s: State, seat: int) -> bool:
        return not s.used[seat] >> SINCE_TURN


def watched(s: State) -> Battle:
    """The battle two others fight."""
    assert s.battle is not None and s.battle.defence is not None
    return s.battle


class Gorm(Watcher):
    """When two others fight and a shield is taken, a card is drawn; with a small hand two."""

    id = "gorm"

    def offers(self, s: State, seat: int, step: int) -> bool:
        return self.unused(s, seat) and watched(s).winner == watched(s).attack.seat

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        extra = [UseAbility(True)] if len(s.hands[seat]) <= 4 else []
        return [Pass(), UseAbility(False), *extra]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, ev.DrawGranted(seat, 2 if command.extra else 1))


class Thyra(Watcher):
    """Takes a tactic the defender of another battle played; with few shields the attacker's, too."""

    id = "thyra"

    def offers(self, s: State, seat: int, step: int) -> bool:
        return self.unused(s, seat) and bool(self._loot(s, seat))

    def _loot(self, s: State, seat: int) -> list[tuple[bool, int]]:
        battle = watched(s)
        assert battle.defence is not None
        attackers = battle.attack.played if few_shields(s, seat) else ()
        return [(False, card) for card in battle.defence.played] + [(True, card) for card in attackers]

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        return [Pass(), *(UseAbility(extra, card) for extra, card in self._loot(s, seat))]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        battle = watched(s)
        assert battle.defence is not None
        owner = battle.attack if command.extra else battle.defence
        emit(s, out, ev.TacticTaken(seat, owner.seat, command.card))


class Yrsa(Watcher):
    """Names the winner of a battle of others; if right, a card is drawn, for the smaller squad two."""

    id = "yrsa"
    steps = (Step.ASIDE, Step.WITNESS)

    def offers(self, s: State, seat: int, step: int) -> bool:
        if step == Step.ASIDE:
            return self.unused(s, seat)
        bet = self._bet(s, seat)
        return bet is not None and bet[0] == watched(s).winner

    def _bet(self, s: State, seat: int) -> tuple[int, bool] | None:
        return next(((on, extra) for who, on, extra in watched(s).bets if who == seat), None)

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        battle = watched(s)
        assert battle.defence is not None
        if step == Step.WITNESS:
            bet = self._bet(s, seat)
            return [UseAbility(bet is not None and bet[1])]
        one, other = battle.attack.seat, battle.defence.seat
        sizes = len(s.warriors(one)), len(s.warriors(other))
        return [
            Pass(),
            UseAbility(sizes[0] < sizes[1], target=one),
            UseAbility(sizes[1] < sizes[0], target=other),
        ]

    def use(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        """To name somebody is the use of the ability; to have been right only pays."""
        if command.target != NONE:
            super().use(s, seat, command, out)
            emit(s, out, BetPlaced(seat, command.target, command.extra))
        else:
            emit(s, out, BetWon(seat))
            emit(s, out, ev.DrawGranted(seat, 2 if command.extra else 1))


class Ragnhild(Watcher):
    """When an attack on another fails, a warrior joins from hand; with one warrior or none a second does."""

    id = "ragnhild"

    def offers(self, s: State, seat: int, step: int) -> bool:
        failed = watched(s).winner != watched(s).attack.seat
        return failed and bool(s.hands[seat]) and self._left(s, seat) > 0

    def _left(self, s: State, seat: int) -> int:
        """The ability that may be used now: the extra one right after the main one, in the same battle."""
        if self.unused(s, seat):
            return USED_MAIN
        # The squad is counted without the one who has just joined.
        return (
            USED_EXTRA
            if s.used[seat] & (USED_MAIN | USED_EXTRA) == USED_MAIN and len(s.warriors(seat)) <= 2
            else 0
        )

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        extra = self._left(s, seat) == USED_EXTRA
        squad = s.squads[seat]
        slots = [squad.index(NONE)] if NONE in squad else range(len(squad))
        return [Pass(), *(UseAbility(extra, card, slot) for card in hand_warriors(s, seat) for slot in slots)]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        gone = s.squads[seat][command.slot]
        shed(s, seat, (command.slot,), out)
        emit(s, out, WarriorJoined(seat, command.card, command.slot, (gone,) if gone >= 0 else ()))


class Ketil(JarlRules):
    """Attacks whoever won the last battle he saw with an extra die; with 2 strength if a shield was taken."""

    id = "ketil"

    def _prey(self, s: State, seat: int) -> bool:
        foe = fought(s).opponent(seat)
        seen = s.feud[seat]
        return attacks(s, seat) and foe is not None and seen != NONE and seen % FEUD_SHIELD == foe.seat

    def rolling(self, s: State, seat: int, out: list[ev.Event]) -> None:
        if self._prey(s, seat):
            emit(s, out, AbilityUsed(seat, False))
            emit(s, out, ev.DiceGranted(seat, 1))

    def might(self, s: State, seat: int) -> tuple[int, int]:
        return 0, 2 if self._prey(s, seat) and s.feud[seat] >= FEUD_SHIELD else 0
