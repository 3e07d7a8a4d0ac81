"""Tyr's Wrath (V12): cards laid under warriors as they join a squad."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.battle import wrath_at
from valhalla.games.valhalla.commands import Command, LayWrath, Pass
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import CLANS, WRATH_ASIDE, Step
from valhalla.games.valhalla.windows import Module
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance

PLAIN = 2
AGAINST = 4

Events = list[ev.Event]


class TyrsWrath(Module):
    name = "tyr"

    def laying(self, s: State) -> tuple[AgendaStep, ...]:
        return ((Step.SET_WRATH_ASIDE,),)

    def dealing(self, s: State, order: list[int]) -> tuple[AgendaStep, ...]:
        return tuple((Step.DEAL_WRATH, seat) for seat in reversed(order))

    def strength(self, s: State, seat: int) -> int:
        return sum(strength for _, _, strength in self.lines(s, seat))

    def lines(self, s: State, seat: int) -> list[tuple[str, int, int]]:
        battle = s.battle
        assert battle is not None
        side, foe = battle.side(seat), battle.opponent(seat)
        found = []
        for slot, _ in side.placed:
            card = wrath_at(s, seat, slot)
            if card >= 0 and not side.road >> slot & 1:
                found.append(("V12.3", card, wrath_strength(s, card, foe.seat if foe else None)))
        return found

    def stops(self, s: State, seat: int) -> tuple[int, ...]:
        return (Step.LAY_WRATH,)

    def offers(self, s: State, seat: int, step: int) -> bool:
        return step == Step.LAY_WRATH and bool(s.hands[seat])

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        mask = s.step_number
        slots = [slot for slot in range(mask.bit_length()) if mask >> slot & 1]
        cards = [card for card in s.hands[seat] if card >= 0 and s.table.wrath[card]]
        return [Pass(), *(LayWrath(card, slot) for card in cards for slot in slots)]

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: Events) -> None:
        assert isinstance(command, LayWrath)
        emit(s, out, ev.WrathLaid(seat, command.card, command.slot))


def wrath_strength(s: State, card: int, opponent: int | None) -> int:
    """V12.3: what a wrath card adds to an activated warrior."""
    wrath = s.table.wrath[card]
    assert wrath is not None
    if wrath.clan is not None:
        clan = CLANS.index(wrath.clan)
        meets = opponent is not None and any(c >= 0 and s.table.clan[c] == clan for c in s.squads[opponent])
        return AGAINST if meets else 0
    return 0 if wrath.weapon else PLAIN


def set_aside(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    cards = [card for card in s.deck if s.table.wrath[card]]
    emit(s, out, ev.WrathSetAside(tuple(sorted(chance.sample(cards, WRATH_ASIDE)))))


def deal(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    emit(s, out, ev.WrathDealt(step[1], chance.pick(s.box)))
