"""Valkyries (V10): marks that pay when their bearers rise, the Road, missions of the winner."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fighting, fought, publish, take
from valhalla.games.valhalla.battle import room, send, sendable
from valhalla.games.valhalla.bonus import pay
from valhalla.games.valhalla.commands import ChooseCard, ChooseWarrior, Command, Pass, PlayTactic
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.tactics import Word
from valhalla.games.valhalla.terms import ALLY, Step
from valhalla.games.valhalla.windows import Module, Offer
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance

KINDRED = 2
MISSION_POINTS = 2  # what every mission is worth
ALONE = 3
ROUT = 5
THREE = 3

Events = list[ev.Event]

# What happens


class RoadTaken(ev.Event, frozen=True, tag="road_taken"):
    """An activated attacker leaves the fight for Valhalla."""

    seat: int
    slot: int
    rule: ClassVar[str] = "V10.6"


class MissionFulfilled(ev.Event, frozen=True, tag="mission_fulfilled"):
    seat: int
    card: int
    rule: ClassVar[str] = "V10.7"


def road_taken(s: State, e: RoadTaken) -> None:
    fighting(s, e.seat).road |= 1 << e.slot
    s.agenda.pop()


def mission_fulfilled(s: State, e: MissionFulfilled) -> None:
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    s.pile(e.seat).append(e.card)
    s.agenda.pop()


# The rules


class Road(Word):
    """V10.6: an activated attacker of the attacker's choice leaves the fight for Valhalla."""

    rule = "V10.6"
    marks = ("defend",)
    asks = Step.ROAD

    def why_not(self, s: State, side: Side) -> str:
        battle = fought(s)
        if battle.defence is None:
            return "no_opponent"
        if side is not battle.defence:
            return "only_defending"
        return "" if road_slots(battle.attack) else "all_on_the_road"

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        """With one attacker there is nothing to choose."""
        assert s.battle is not None
        slots = road_slots(s.battle.attack)
        if len(slots) == 1:
            emit(s, out, RoadTaken(s.battle.attack.seat, slots[0]))


def road_slots(attack: Side) -> list[int]:
    """The activated attackers who may still leave by the Road."""
    return [slot for slot, _ in attack.placed if not attack.road >> slot & 1]


def road_rise(s: State, step: AgendaStep, chance: Chance, out: Events) -> None:
    """V10.6: after a lost battle, whoever left by the Road goes to Valhalla all the same."""
    side = fought(s).side(step[1])
    send(s, step[1], [slot for slot in sendable(s, side) if side.road >> slot & 1], "V10.6", out)


def roads(s: State, seat: int) -> list[Command]:
    return [ChooseWarrior(slot) for slot in road_slots(fought(s).attack)]


def may_fulfil(s: State, seat: int) -> bool:
    possible = bool(s.hands[seat]) and room(s, seat) >= MISSION_POINTS
    return possible and any(goal(s, seat) for goal in GOALS.values())


def missions(s: State, seat: int) -> list[Command]:
    done = {name for name, goal in GOALS.items() if goal(s, seat)}
    cards = [card for card in s.hands[seat] if card >= 0 and s.table.mission[card] in done]
    return [Pass(), *(ChooseCard(card) for card in cards)]


class Valkyries(Module):
    name = "valkyries"
    runs: ClassVar = {Step.ROAD_RISE: road_rise}
    words: ClassVar = {"road": Road}
    asked: ClassVar = {
        Step.MISSION: Offer("V10.7", (ChooseCard,), missions, may_fulfil),
        Step.ROAD: Offer("V10.6", (ChooseWarrior,), roads, amid=True),
    }

    def ends(self, s: State, event: ev.Event) -> bool:
        return s.step == Step.ROAD_RISE and isinstance(event, ev.WarriorsRose)

    def risen(self, s: State, seat: int, cards: tuple[int, ...], rule: str, out: Events) -> None:
        pay(s, [(seat, mark_bonus(s, card, cards)) for card in cards], "V10.3", out)

    def sends_beaten(self, s: State, seat: int) -> bool:
        return bool(fought(s).side(seat).road)

    def aftermath(self, s: State) -> tuple[AgendaStep, ...]:
        winner = fought(s).winner
        return ((Step.MISSION, winner),) if 0 <= winner < s.table.players else ()

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: Events) -> None:
        if isinstance(command, ChooseWarrior):
            emit(s, out, RoadTaken(seat, command.slot))
        elif isinstance(command, ChooseCard):
            emit(s, out, MissionFulfilled(seat, command.card))


def mark_bonus(s: State, card: int, cards: tuple[int, ...]) -> int:
    """V10.3: what a warrior's mark pays when it goes to Valhalla together with these, itself among them."""
    mark = s.table.mark[card]
    if mark == "host":
        return len(cards) - 1
    if mark == "kindred":
        clan = s.table.mark_clan[card]
        return KINDRED if any(c != card and s.table.clan[c] == clan for c in cards) else 0
    return ALONE if mark == "alone" and len(cards) == 1 else 0


# V10.7 The missions


def _margin(s: State) -> int:
    attack, defence = fought(s).strengths
    return abs(attack - defence)


def _own(side: Side) -> int:
    """The activated warriors but for a partner's (V17.5)."""
    return sum(slot < ALLY for slot, _ in side.placed)


GOALS: dict[str, Callable[[State, int], bool]] = {
    "no_reroll": lambda s, seat: not fought(s).side(seat).rerolled,
    "by_five": lambda s, seat: _margin(s) >= ROUT,
    "three_armed": lambda s, seat: _own(fought(s).side(seat)) >= THREE,
}
