"""The one place that changes a state. Every event has a function here; folding events gives the state.

A function is named after its event's tag. Each works alike on the whole truth and on a view, where UNKNOWN
may stand for a card. Events that answer or finish a step take it off the agenda and put there what follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.apply import effects, ending, gods, people, rounds
from valhalla.games.wolves.apply.moves import DEALING_RULES
from valhalla.games.wolves.state import State

__all__ = ["APPLY", "DEALING_RULES", "apply", "emit"]

_PARTS = (rounds, people, effects, gods, ending)
_NAMED = {name: value for part in _PARTS for name, value in vars(part).items()}
APPLY: dict[type[ev.Event], Callable[[State, Any], None]] = {
    event: _NAMED[str(event.__struct_config__.tag)] for event in ev.ALL
}


def apply(s: State, event: ev.Event) -> None:
    """Change the state by one event."""
    APPLY[type(event)](s, event)


def emit(s: State, out: list[ev.Event], event: ev.Event) -> None:
    """Let it happen: the rules' only way to change anything."""
    APPLY[type(event)](s, event)
    out.append(event)
