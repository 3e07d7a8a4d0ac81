"""Dwarves of Svartalfheim (V11): what happens when a dwarf is activated, and cards played before a battle."""

from __future__ import annotations

from typing import ClassVar

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.apply.moves import blur, discard, fighting, fought, joined, take
from valhalla.games.valhalla.battle import muted, sendable, shed
from valhalla.games.valhalla.commands import ChooseCard, ChooseWarrior, Command, Pass, PlayTactic
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.tactics import Word, tactics_left
from valhalla.games.valhalla.terms import ALLY, NONE, Step
from valhalla.games.valhalla.windows import Line, Module, Offer
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance

SPITE_BONUS = 3
BLOODED = (0, 1, 2, 4, 6)  # by the number of activated warriors
ASKING = ("block", "disarm", "spite")  # abilities that ask something when their dwarf is activated

Events = list[ev.Event]

# What happens


class WarriorBlocked(ev.Event, frozen=True, tag="warrior_blocked"):
    """A warrior of *seat*'s side cannot be used in this battle."""

    seat: int
    slot: int
    rule: ClassVar[str] = "V11.3"


class WarriorHeld(ev.Event, frozen=True, tag="warrior_held"):
    """An activated warrior of *seat*'s side stays in its squad after this battle."""

    seat: int
    slot: int
    rule: ClassVar[str] = "V11.3"


class TacticDropped(ev.Event, frozen=True, tag="tactic_dropped"):
    """Disarmed: a tactic of the seat's own choice is discarded from hand."""

    seat: int
    card: int
    rule: ClassVar[str] = "V11.3"


class SpiteLaid(ev.Event, frozen=True, tag="spite_laid"):
    """A hand card face down by the dwarf in this slot."""

    seat: int
    slot: int
    card: int
    rule: ClassVar[str] = "V11.3"
    hidden: ClassVar[str] = "card"


class WarriorCalled(ev.Event, frozen=True, tag="warrior_called"):
    """The topmost warrior of the discard pile joins a squad; `discarded` is who made room."""

    seat: int
    card: int
    slot: int
    discarded: ev.Cards = ()
    rule: ClassVar[str] = "V11.4"


def warrior_blocked(s: State, e: WarriorBlocked) -> None:
    fighting(s, e.seat).blocked |= 1 << e.slot
    s.agenda.pop()


def warrior_held(s: State, e: WarriorHeld) -> None:
    fighting(s, e.seat).held |= 1 << e.slot
    s.agenda.pop()


def tactic_dropped(s: State, e: TacticDropped) -> None:
    take(s.hands[e.seat], e.card)
    discard(s, (e.card,))
    s.agenda.pop()


def spite_laid(s: State, e: SpiteLaid) -> None:
    blur(s, e.seat, e.card, 1 << e.seat)
    take(s.hands[e.seat], e.card)
    fighting(s, e.seat).spite += ((e.slot, e.card),)
    s.agenda.pop()


def warrior_called(s: State, e: WarriorCalled) -> None:
    s.discard.remove(e.card)
    s.discard += e.discarded
    s.squads[e.seat][e.slot] = e.card
    joined(s, e.seat, 1 << e.slot)


# The rules


class CallToArms(Word):
    """V11.4: before the battle, the topmost warrior of the discard pile joins the squad."""

    rule = "V11.4"
    marks = ("before",)

    def why_not(self, s: State, side: Side) -> str:
        return "only_before"

    def play(self, s: State, side: Side, command: PlayTactic, chance: Chance, out: list[ev.Event]) -> None:
        card = topmost_warrior(s)
        gone = s.squads[side.seat][command.slot]
        shed(s, side.seat, (command.slot,), out)
        emit(s, out, WarriorCalled(side.seat, card, command.slot, (gone,) if gone >= 0 else ()))


def topmost_warrior(s: State) -> int:
    return next((card for card in reversed(s.discard) if s.table.is_warrior[card]), NONE)


class WarCry(Word):
    """V11.4: 1 strength for each warrior in the squad."""

    rule = "V11.4"
    counts = True

    def might(self, s: State, side: Side) -> int:
        return len(s.warriors(side.seat))


class BloodedCry(Word):
    """V11.4: strength by the number of activated warriors at the end; a partner's do not count (V17.5)."""

    rule = "V11.4"
    counts = grows = True

    def might(self, s: State, side: Side) -> int:
        own = sum(slot < ALLY for slot, _ in side.placed)
        return BLOODED[min(own, len(BLOODED) - 1)]


def may_call(s: State, seat: int) -> bool:
    return bool(s.hands[seat]) and topmost_warrior(s) != NONE and tactics_left(s, seat) > 0


def calls(s: State, seat: int) -> list[Command]:
    squad = s.squads[seat]
    slots = [squad.index(NONE)] if NONE in squad else list(range(len(squad)))
    mine = s.hands[seat] if tactics_left(s, seat) else []
    held = [card for card in mine if card >= 0 and isinstance(s.table.word[card], CallToArms)]
    return [Pass(), *(PlayTactic(card, slot=slot) for card in held[:1] for slot in slots)]


def blocks(s: State, seat: int) -> list[Command]:
    return [ChooseWarrior(slot) for slot in usable(s, _foe(s, seat))]


def holds(s: State, seat: int) -> list[Command]:
    return [ChooseWarrior(slot) for slot in sendable(s, _foe(s, seat))]


def drops(s: State, seat: int) -> list[Command]:
    return [ChooseCard(card) for card in s.hands[seat] if card >= 0 and s.table.is_tactic[card]]


class Dwarves(Module):
    name = "dwarves"
    words: ClassVar = {"call_to_arms": CallToArms, "war_cry": WarCry, "blooded_cry": BloodedCry}
    asked: ClassVar = {
        Step.BEFORE: Offer("", (PlayTactic,), calls, may_call),
        Step.BLOCK: Offer("V11.3", (ChooseWarrior,), blocks, amid=True),
        Step.DISARM: Offer("V11.3", (ChooseCard,), drops, amid=True),
        Step.SPITE: Offer(
            "V11.3", (ChooseCard,), lambda s, seat: [Pass(), *map(ChooseCard, s.hands[seat])], amid=True
        ),
        Step.HOLD: Offer("V11.3", (ChooseWarrior,), holds),
    }

    def armed(self, s: State, seat: int, slot: int) -> tuple[AgendaStep, ...]:
        card = s.card_at(seat, slot)
        word = s.table.ability[card]
        if word not in ASKING or s.table.foe.opponent(s, seat) is None:
            return ()
        if word == "spite":
            return ((Step.SPITE, seat, slot),) if s.hands[seat] and not muted(s, s.table.clan[card]) else ()
        foe = fought(s).opponent(seat)
        if foe is None:  # a monster is neither blocked nor disarmed (V15.11)
            return ()
        if word == "disarm":
            return ((Step.DISARM, foe.seat),) if s.hands[foe.seat] else ()
        # Not against a lone warrior, nor so that nobody is left
        blocks = fought(s).attack.seat == seat and len(usable(s, foe)) > 1
        return ((Step.BLOCK, seat),) if blocks else ()

    def ends(self, s: State, event: ev.Event) -> bool:
        return s.step == Step.DISARM and isinstance(event, ev.HandShown)

    def gained(self, s: State, side: Side) -> list[Line]:
        return [("V11.3", s.card_at(side.seat, slot), SPITE_BONUS) for slot, _ in side.spite]

    def activating(self, s: State, seat: int, slot: int, chance: Chance, out: Events) -> None:
        """A hand without a tactic is shown at once; all else is for the seats to answer."""
        kind, asked = s.agenda[-1][:2]
        if kind == Step.DISARM and not any(card < 0 or s.table.is_tactic[card] for card in s.hands[asked]):
            emit(s, out, ev.HandShown(asked, tuple(s.hands[asked]), "V11.3"))

    def sending(self, s: State) -> tuple[AgendaStep, ...]:
        """V11.3 hold back: the attacker's dwarves choose first."""
        battle = fought(s)
        assert battle.defence is not None
        steps: list[AgendaStep] = []
        for side, foe in ((battle.defence, battle.attack), (battle.attack, battle.defence)):
            steps += [(Step.HOLD, side.seat)] * min(len(_holders(s, side)), len(_at_risk(s, foe)))
        return tuple(steps)

    def allows(self, s: State, seat: int, step: int, command: Command) -> bool:
        """Any Call to arms and any free slot are as good as the first."""
        if step != Step.BEFORE or not isinstance(command, PlayTactic):
            return super().allows(s, seat, step, command)
        squad = s.squads[seat]
        mine = command.card in s.hands[seat] and isinstance(s.table.word[command.card], CallToArms)
        mine = mine and tactics_left(s, seat) > 0
        fits = 0 <= command.slot < len(squad) and (squad[command.slot] == NONE or NONE not in squad)
        return mine and fits and command == PlayTactic(command.card, slot=command.slot)

    def answer(self, s: State, seat: int, command: Command, chance: Chance, out: Events) -> None:
        step = s.agenda[-1]
        if isinstance(command, PlayTactic):
            word = s.table.word[command.card]
            assert word is not None and s.battle is not None
            emit(s, out, ev.TacticPlayed(seat, command.card, word.rule))
            word.play(s, s.battle.side(seat), command, chance, out)
        elif isinstance(command, ChooseWarrior):
            blocks = step[0] == Step.BLOCK
            event = WarriorBlocked if blocks else WarriorHeld
            emit(s, out, event(_foe(s, seat).seat, command.slot))
        elif isinstance(command, ChooseCard) and step[0] == Step.DISARM:
            emit(s, out, TacticDropped(seat, command.card))
        elif isinstance(command, ChooseCard):
            emit(s, out, SpiteLaid(seat, step[2], command.card))
            emit(s, out, ev.BonusGained(seat, SPITE_BONUS, "V11.3"))


def usable(s: State, side: Side) -> list[int]:
    """The slots whose warriors this side could still arm; a partner's are never blocked."""
    squad = s.squads[side.seat]
    return [slot for slot, card in enumerate(squad) if card >= 0 and side.usable >> slot & 1]


def _foe(s: State, seat: int) -> Side:
    foe = fought(s).opponent(seat)
    assert foe is not None
    return foe


def _holders(s: State, side: Side) -> list[int]:
    """Activated dwarves who hold back; one who left by the Road does nothing more (V17.3)."""
    return [
        slot
        for slot, _ in side.placed
        if s.table.ability[s.card_at(side.seat, slot)] == "hold" and not side.road >> slot & 1
    ]


def _at_risk(s: State, side: Side) -> list[int]:
    """The activated warriors of a side that might send some, if it may."""
    sends = fought(s).winner == side.seat or any(window(s, side.seat) for window in s.table.sends_beaten)
    return sendable(s, side) if sends and fought(s).winner != NONE else []
