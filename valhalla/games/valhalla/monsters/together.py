"""What those who stand together may do for each other (V18): lend an arm, call, choose who attacks last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply import emit
from valhalla.games.valhalla.events import Event
from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.monsters.running import able
from valhalla.games.valhalla.monsters.stack import monster_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import CALLS, NONE, Step
from valhalla.games.valhalla.windows import Asked
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Option, Pick, refuse

Groups = list[Sequence[cm.Command]]

# V18.5 Lending


def _lending(s: State, seat: int, step: AgendaStep) -> Groups:
    return [[cm.Pass()], [cm.Lend()]]


def _lending_options(s: State, seat: int, step: AgendaStep) -> tuple[Option, ...]:
    return Option("pass", "V18.5"), Option("lend", "V18.5")


def _may_answer(s: State, seat: int, command: cm.Command) -> None:
    """Whoever is asked may lend or not."""


LENDING: Final = Asked("V18.5", _lending, _lending_options, {cm.Lend: _may_answer, cm.Pass: _may_answer})

# V18.7 The last attack


def _fighters(s: State, seat: int, step: AgendaStep) -> Groups:
    return [[cm.ChooseFighter(fighter) for fighter in able(s)]]


def _fighter_options(s: State, seat: int, step: AgendaStep) -> tuple[Option, ...]:
    return (Option("choose_fighter", "V18.7", (Pick("target", tuple(able(s))),)),)


def _check_fighter(s: State, seat: int, command: cm.ChooseFighter) -> None:
    refuse(command.target not in able(s), "V18.7", "cannot_attack_last")


LAST_CHOICE: Final = Asked("V18.7", _fighters, _fighter_options, {cm.ChooseFighter: _check_fighter})

# V18.6 Calls

IN_TURN: Final = (Step.PHASE_A, Step.KEEP)
BEFORE_BATTLE: Final = (
    Step.STEP_IN, Step.TOLL_CARD, Step.TOLL_WARRIOR, Step.BEFORE, Step.ASIDE, Step.LEND, Step.BEFORE_ROLL,
    Step.LAST_CHOICE,
)  # fmt: skip


def calls(s: State, seat: int) -> list[cm.Command]:
    """In one's own turn, and before any battle; each once."""
    step = s.agenda[-1]
    own_turn = step[0] in IN_TURN and step[1] == seat == s.active
    if not own_turn and step[0] not in BEFORE_BATTLE:
        return []
    made = monster_of(s).called[seat]
    return [CALLING[call] for call in range(len(CALLS)) if not made >> call & 1]


CALLING: Final = tuple(cm.Call(call) for call in range(len(CALLS)))


def lapse(s: State, seat: int, out: list[Event]) -> None:
    """A call stands until its seat's next own turn."""
    if monster_of(s).calls[seat] != NONE:
        emit(s, out, ev.CallLapsed(seat))


# What is done


def _lend(s: State, seat: int, c: cm.Lend, chance: Chance, out: list[Event]) -> None:
    emit(s, out, ev.ArmOffered(seat))


def _choose(s: State, seat: int, c: cm.ChooseFighter, chance: Chance, out: list[Event]) -> None:
    emit(s, out, ev.LastAttackCame(c.target))


def _call(s: State, seat: int, c: cm.Call, chance: Chance, out: list[Event]) -> None:
    emit(s, out, ev.Called(seat, c.call))


DECIDES: Final[dict[type[cm.Command], Callable[[State, int, Any, Chance, list[Event]], None]]] = {
    cm.Lend: _lend,
    cm.ChooseFighter: _choose,
    cm.Call: _call,
}
