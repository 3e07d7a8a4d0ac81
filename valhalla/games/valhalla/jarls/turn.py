"""Jarls of the turn: at its start, in phase A, in phase B."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.commands import Command, Pass, UseAbility
from valhalla.games.valhalla.jarls import events as own
from valhalla.games.valhalla.jarls.base import JarlRules, few_shields
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import BY_ACTION, NONE, PAIR_SYMBOLS, SINCE_TURN, SLOTS, Step

SYMBOLS_OF_ANY_TWO = 8


class Brynjar(JarlRules):
    """After an attack a larger phase B; or, with few shields, phase A again instead."""

    id = "brynjar"
    steps = (Step.PHASE_B,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        return not s.used[seat] >> SINCE_TURN and (s.attacked or few_shields(s, seat))

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        main = [UseAbility(False)] if s.attacked else []
        extra = [UseAbility(True)] if few_shields(s, seat) else []
        return [Pass(), *main, *extra]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, own.ActionRepeated(seat) if command.extra else own.DrawRaised(seat, 1, 1))


class Hodr(JarlRules):
    """Six slots; with two warriors or fewer, action (2) adds any two."""

    id = "hodr"

    def slots(self, s: State, seat: int) -> int:
        return 2

    def pair_symbols(self, s: State, seat: int) -> int:
        return SYMBOLS_OF_ANY_TWO if len(s.warriors(seat)) <= 2 else 0

    def adding(self, s: State, seat: int, cards: tuple[int, ...], out: list[ev.Event]) -> None:
        if len(s.warriors(seat)) > SLOTS:
            emit(s, out, own.AbilityUsed(seat, False))
        if len(cards) == 2 and sum(s.table.symbols[card] for card in cards) > PAIR_SYMBOLS:
            emit(s, out, own.AbilityUsed(seat, True))


class Einar(JarlRules):
    """At the start of the turn a hand card is changed for one from the deck; with few shields for two."""

    id = "einar"
    steps = (Step.TURN_START,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        return not s.used[seat] >> SINCE_TURN and bool(s.hands[seat])

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        kinds = (False, True) if few_shields(s, seat) else (False,)
        return [Pass(), *(UseAbility(extra, card) for extra in kinds for card in s.hands[seat])]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        emit(s, out, own.CardSpent(seat, command.card))
        emit(s, out, ev.DrawGranted(seat, 2 if command.extra else 1))


class Valgard(JarlRules):
    """Phase B draws one card more; with a small hand action (4) draws and keeps one more."""

    id = "valgard"

    def drawing(self, s: State, seat: int, out: list[ev.Event]) -> None:
        extra = s.agenda[-1][3] == BY_ACTION
        if not extra or len(s.hands[seat]) <= 4:
            emit(s, out, own.AbilityUsed(seat, extra))
            emit(s, out, own.DrawRaised(seat, 1, int(extra)))


class Aslaug(JarlRules):
    """Instead of phase B the top card of the discard pile; with a small hand in addition to it, and a
    warrior goes straight to the squad."""

    id = "aslaug"
    steps = (Step.PHASE_B,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        return not s.used[seat] >> SINCE_TURN and bool(s.discard)

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        joins = s.table.is_warrior[s.discard[-1]] and NONE in s.squads[seat]
        slot = s.squads[seat].index(NONE) if joins else NONE
        extra = [UseAbility(True, slot=slot)] if len(s.hands[seat]) <= 7 else []
        return [Pass(), UseAbility(False), *extra]

    def effect(self, s: State, seat: int, command: UseAbility, out: list[ev.Event]) -> None:
        card = s.discard[-1]
        emit(s, out, own.CardRecovered(seat, card))
        if command.slot != NONE:
            emit(s, out, own.WarriorJoined(seat, card, command.slot))
        if not command.extra:
            emit(s, out, own.DrawSkipped(seat))
