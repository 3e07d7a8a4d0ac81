"""Thor's Help (V9): those who stand by a battle may help one of the two."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import fought, publish, take
from valhalla.games.valhalla.battle import room, theft
from valhalla.games.valhalla.commands import Command, Pass, PlayTactic
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.tactics import tactics_left
from valhalla.games.valhalla.terms import Step
from valhalla.games.valhalla.windows import Line, Module, Offer
from valhalla.kernel.chance import Chance

THOR_STRENGTH = {"strength2": 2, "strength3": 3}  # of a card with such a bonus

Events = list[ev.Event]

# What happens


class ThorPlayed(ev.Event, frozen=True, tag="thor_played"):
    """A third party helps one of the two; what it does follows as events of its own."""

    seat: int
    card: int
    helped: int
    rule: ClassVar[str] = "V9.1"


class ThorSettled(ev.Event, frozen=True, tag="thor_settled"):
    """The card goes to the Valhalla of whoever played it if the helped side has won, else it is discarded."""

    seat: int
    card: int
    won: bool
    rule: ClassVar[str] = "V9.3"


def thor_played(s: State, e: ThorPlayed) -> None:
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    fought(s).thor += ((e.seat, e.card, e.helped),)


def thor_settled(s: State, e: ThorSettled) -> None:
    assert s.battle is not None
    s.battle.thor = tuple(played for played in s.battle.thor if played[1] != e.card)
    if e.won:
        s.pile(e.seat).append(e.card)
    else:
        s.discard.append(e.card)


# The rules


def may_help(s: State, seat: int) -> bool:
    battle = fought(s)
    helped = any(helper == seat for helper, _, _ in battle.thor)
    return bool(s.hands[seat]) and not helped and tactics_left(s, battle.attack.seat) > 0


def helps(s: State, seat: int) -> list[Command]:
    found: list[Command] = [Pass()]
    seen = []
    for card in s.hands[seat]:
        thor = s.table.thor[card] if card >= 0 else None
        kind = thor and (thor.condition, thor.bonus, thor.valour)
        if thor and kind not in seen:
            seen.append(kind)
            found += [PlayTactic(card, target=helped) for helped in helpable(s, thor.condition)]
    return found


class ThorsHelp(Module):
    name = "thor"
    asked: ClassVar = {Step.ASIDE: Offer("", (PlayTactic,), helps, may_help)}

    def allows(self, s: State, seat: int, step: int, command: Command) -> bool:
        if not isinstance(command, PlayTactic):
            return command == Pass()
        thor = s.table.thor[command.card] if command.card in s.hands[seat] else None
        helps = thor is not None and command.target in helpable(s, thor.condition)
        return helps and command == PlayTactic(command.card, target=command.target)

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: Events) -> None:
        assert isinstance(command, PlayTactic)
        thor = s.table.thor[command.card]
        assert thor is not None
        emit(s, out, ThorPlayed(seat, command.card, command.target))
        BONUSES[thor.bonus](s, command.target, chance, out)

    def gained(self, s: State, side: Side) -> list[Line]:
        helping = [card for _, card, helped in fought(s).thor if helped == side.seat]
        cards = [(card, s.table.thor[card]) for card in helping]
        return [("V9.2", card, THOR_STRENGTH.get(thor.bonus, 0)) for card, thor in cards if thor is not None]

    def settling(self, s: State, out: Events) -> None:
        battle = fought(s)
        for seat, card, helped in battle.thor:
            won = battle.winner == helped and s.table.valour[card] <= room(s, seat)
            emit(s, out, ThorSettled(seat, card, won))


def helpable(s: State, condition: str) -> list[int]:
    """V9.1: which of the two meets the condition now; the warriors of a monster are those on its card."""
    found = []
    for side in (fought(s).attack, fought(s).defence):
        if side is None:
            continue
        mine, theirs = len(s.warriors(side.seat)), s.table.foe.warriors(s, side.seat)
        assert theirs is not None
        if mine < theirs or (mine == theirs and condition == "fewer_or_equal"):
            found.append(side.seat)
    return found


# V9.2 What the cards do for the helped side


def _draw(s: State, helped: int, chance: Chance, out: Events) -> None:
    if s.deck or s.top:
        emit(s, out, ev.DrawGranted(helped, 1, "V9.2"))


def _steal(s: State, helped: int, chance: Chance, out: Events) -> None:
    foe = fought(s).opponent(helped)
    if foe is not None and s.hands[foe.seat]:  # a monster has no hand
        emit(s, out, theft(s, helped, foe.seat, "V9.2", chance))


def _strength(bonus: str) -> Callable[[State, int, Chance, Events], None]:
    def gain(s: State, helped: int, chance: Chance, out: Events) -> None:
        emit(s, out, ev.BonusGained(helped, THOR_STRENGTH[bonus], "V9.2"))

    return gain


BONUSES: dict[str, Callable[[State, int, Chance, Events], None]] = {
    "draw": _draw,
    "reroll": lambda s, helped, chance, out: emit(s, out, ev.FreeRerollsGained(helped, 1, "V9.2")),
    "steal": _steal,
    "strength2": _strength("strength2"),
    "strength3": _strength("strength3"),
    "die": lambda s, helped, chance, out: emit(s, out, ev.DiceGranted(helped, 1, "V9.2")),
}
