"""The jarls (V1.5, V16.2): a class each, found by its id, and the module that lets them into the windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.commands import Command
from valhalla.games.valhalla.jarls import after, battle, turn, watching
from valhalla.games.valhalla.jarls.base import JarlRules
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.games.valhalla.windows import Module
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import require

if TYPE_CHECKING:
    from valhalla.games.valhalla.table import Table

# What Surround the leader (V5.13) and a monster (V15.10) stop: all that happens in the battle after it.
IN_BATTLE = (Step.BEFORE_ROLL, Step.FIGHT)

ALL: dict[str, type[JarlRules]] = {
    rules.id: rules
    for file in (turn, battle, after, watching)
    for rules in vars(file).values()
    if isinstance(rules, type) and issubclass(rules, JarlRules) and rules.id
}


class Jarls(Module):
    """Lets each seat's jarl into the windows, unless Surround the leader or a monster keeps it out."""

    name = "jarls"

    def __init__(self, table: Table) -> None:
        for jarl in table.jarls:
            require(jarl.id in ALL, f"nobody knows what {jarl.id} does")
        self._rules = [ALL[jarl.id](table) for jarl in table.jarls]
        self._nobody = JarlRules(table)

    def _of(self, s: State, seat: int) -> JarlRules:
        jarl = s.jarls[seat]
        return self._rules[jarl] if jarl >= 0 else self._nobody

    def _in_battle(self, s: State, seat: int) -> JarlRules:
        battle = s.battle
        if battle is not None and battle.surrounded and battle.attack.seat != seat:
            return self._nobody
        for window in s.table.silences:
            if window(s, seat):
                return self._nobody
        return self._of(s, seat)

    def _mighty(self, s: State, seat: int) -> JarlRules:
        rules = self._of(s, seat)
        return rules if rules.lasting else self._in_battle(s, seat)

    def slots(self, s: State, seat: int) -> int:
        return self._of(s, seat).slots(s, seat)

    def pair_symbols(self, s: State, seat: int) -> int:
        return self._of(s, seat).pair_symbols(s, seat)

    def strength(self, s: State, seat: int) -> int:
        return self._mighty(s, seat).strength(s, seat)

    def points(self, s: State, seat: int) -> int:
        return self._of(s, seat).points(s, seat)

    def wins_ties(self, s: State, seat: int) -> bool:
        return self._in_battle(s, seat).wins_ties(s, seat)

    def picks_rising(self, s: State, seat: int) -> bool:
        return self._of(s, seat).picks_rising(s, seat)

    def stops(self, s: State, seat: int) -> tuple[int, ...]:
        return self._of(s, seat).steps

    def adding(self, s: State, seat: int, cards: tuple[int, ...], out: list[ev.Event]) -> None:
        self._of(s, seat).adding(s, seat, cards, out)

    def drawing(self, s: State, seat: int, out: list[ev.Event]) -> None:
        self._of(s, seat).drawing(s, seat, out)

    def rolling(self, s: State, seat: int, out: list[ev.Event]) -> None:
        self._in_battle(s, seat).rolling(s, seat, out)

    def comparing(self, s: State, seat: int, out: list[ev.Event]) -> None:
        self._mighty(s, seat).comparing(s, seat, out)

    def risen(self, s: State, seat: int, cards: tuple[int, ...], rule: str, out: list[ev.Event]) -> None:
        # A partner's warriors may rise with the fighter's.
        if s.battle is not None and s.battle.fights(seat):
            self._of(s, seat).risen(s, seat, cards, rule, out)

    def scoring(self, s: State, seat: int, out: list[ev.Event]) -> None:
        self._of(s, seat).scoring(s, seat, out)

    def offers(self, s: State, seat: int, step: int) -> bool:
        jarl = s.jarls[seat]
        if jarl < 0 or step not in self._rules[jarl].steps:
            return False
        rules = self._in_battle(s, seat) if step in IN_BATTLE else self._of(s, seat)
        return rules.offers(s, seat, step)

    def chooser(self, s: State, seat: int, step: int) -> int:
        return self._of(s, seat).chooser(s, seat, step)

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        return self._of(s, seat).choices(s, seat, step)

    def allows(self, s: State, seat: int, step: int, command: Command) -> bool:
        return self._of(s, seat).allows(s, seat, step, command)

    def sends_beaten(self, s: State, seat: int) -> bool:
        return self._of(s, seat).sends_beaten(s, seat)

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: list[ev.Event]) -> None:
        self._of(s, seat).answer(s, seat, command, chance, out)
