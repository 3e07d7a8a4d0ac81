"""Dwarves of Svartalfheim (V11): what happens when a dwarf is activated, and cards played before a battle."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.battle import SPITE_BONUS, sendable
from valhalla.games.valhalla.commands import ChooseCard, ChooseWarrior, Command, Pass, PlayTactic
from valhalla.games.valhalla.expansions.loki import fought
from valhalla.games.valhalla.monsters.stack import tactics_left
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.tactics import CallToArms, topmost_warrior
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.games.valhalla.windows import Module
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance

Events = list[ev.Event]


class Dwarves(Module):
    name = "dwarves"

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

    def stops(self, s: State, seat: int) -> tuple[int, ...]:
        return Step.BEFORE, Step.BLOCK, Step.DISARM, Step.SPITE, Step.HOLD

    def offers(self, s: State, seat: int, step: int) -> bool:
        if step == Step.BEFORE:
            return bool(s.hands[seat]) and topmost_warrior(s) != NONE and tactics_left(s, seat) > 0
        return step in (Step.BLOCK, Step.DISARM, Step.SPITE, Step.HOLD)

    def choices(self, s: State, seat: int, step: int) -> list[Command]:
        if step == Step.BEFORE:
            return self._calls(s, seat)
        if step == Step.BLOCK:
            return [ChooseWarrior(slot) for slot in usable(s, _foe(s, seat))]
        if step == Step.HOLD:
            return [ChooseWarrior(slot) for slot in sendable(s, _foe(s, seat))]
        if step == Step.DISARM:
            return [ChooseCard(card) for card in s.hands[seat] if card >= 0 and s.table.is_tactic[card]]
        return [Pass(), *(ChooseCard(card) for card in s.hands[seat])]

    def _calls(self, s: State, seat: int) -> list[Command]:
        squad = s.squads[seat]
        slots = [squad.index(NONE)] if NONE in squad else list(range(len(squad)))
        mine = s.hands[seat] if tactics_left(s, seat) else []
        calls = [card for card in mine if card >= 0 and isinstance(s.table.word[card], CallToArms)]
        return [Pass(), *(PlayTactic(card, slot=slot) for card in calls[:1] for slot in slots)]

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
            event = ev.WarriorBlocked if blocks else ev.WarriorHeld
            emit(s, out, event(_foe(s, seat).seat, command.slot))
        elif isinstance(command, ChooseCard) and step[0] == Step.DISARM:
            emit(s, out, ev.TacticDropped(seat, command.card))
        elif isinstance(command, ChooseCard):
            emit(s, out, ev.SpiteLaid(seat, step[2], command.card))
            emit(s, out, ev.BonusGained(seat, SPITE_BONUS, "V11.3"))


def usable(s: State, side: Side) -> list[int]:
    """The slots whose warriors this side could still arm."""
    return [slot for slot in s.fielded(side.seat) if side.usable >> slot & 1]


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
