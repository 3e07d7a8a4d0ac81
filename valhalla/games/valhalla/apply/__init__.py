"""The one place that changes a state: every event has a function, and folding events gives the state.

A function is named after its event's tag; those of modules stand beside their events. Each works alike on the
whole truth and on a view, where cards may be UNKNOWN. Events that answer or finish a step take it off the
agenda and put there what follows.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import battle, ending, setup, turn
from valhalla.games.valhalla.apply.moves import find_stops
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import LOUD, QUIET, Step

__all__ = ["APPLY", "apply", "emit", "find_stops", "learn"]

APPLY: dict[type[ev.Event], Callable[[State, Any], None]] = {}
KEEP: Final = Step.KEEP  # asked at every event, and a class tells its members more slowly


def learn(events: ModuleType, *parts: ModuleType) -> None:
    """Let the events of a module happen: by functions that stand beside them, or in *parts*."""
    named = {name: value for part in (events, *parts) for name, value in vars(part).items()}
    for event in ev.Event.__subclasses__():
        if event.__module__ == events.__name__:
            APPLY[event] = named[str(event.__struct_config__.tag)]


learn(ev, setup, turn, battle, ending)


def apply(s: State, event: ev.Event) -> None:
    """Change the state by one event."""
    emit(s, [], event)


def emit(s: State, out: list[ev.Event], event: ev.Event) -> None:
    """Let it happen: the rules' only way to change anything."""
    APPLY[type(event)](s, event)
    out.append(event)
    agenda = s.agenda
    while True:  # steps that nobody wants pass by themselves
        step = agenda[-1]
        kind = step[0]
        if kind < QUIET or kind >= LOUD:
            return
        if kind == KEEP:
            if s.drawn:
                return
        elif s.stops[step[1]] >> kind & 1 and _wanted(s, step):
            return
        agenda.pop()


def _wanted(s: State, step: tuple[int, ...]) -> bool:
    kind, seat = step[0], step[1]
    for module in s.table.offering:  # noqa: SIM110 - at many a step, and `any` takes twice the time
        if module.offers(s, seat, kind):
            return True
    return False
