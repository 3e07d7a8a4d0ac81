"""The big moments of the Hammer Throw as a saga tells them; the saga of a referee is in `saga.py`."""

from __future__ import annotations

from typing import Final

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.words.language import N_, _
from valhalla.words.telling import Telling, varied

told: Final = Telling({})
_LOST: Final = varied(
    N_("{player} asks too much of the iron: {total}, and the hammer falls on cell {cell}."),
    N_("{total} is no throw to sing of: the hammer of {player} drops on cell {cell}."),
)
_SAVED: Final = N_("{player} falls with {total}, but falls softly: cell {cell} is a shelter.")
_RESTS: Final = varied(
    N_("{player} has dared enough: cell {cell}."),
    N_("On cell {cell} {player} lets the hammer rest."),
)
_EMPTY: Final = N_("Cell {cell}, and not a die left in the hand of {player}.")
_FARTHEST: Final = N_("No hammer flies farther: {player} stands at the end of the track.")
_FORCED: Final = N_("For {player} it ends on cell {cell}.")


def failed(s: State, e: ev.ThrowFailed) -> str:
    return _(_SAVED) if s.shelter else _LOST(s, e)


def stopped(s: State, e: ev.Stopped) -> str:
    if not e.forced:
        return _RESTS(s, e)
    said = {"H2.5": _EMPTY, "H2.3": _FARTHEST}.get(e.rule, _FORCED)
    return _(said)


_ROUND: Final = varied(
    N_("Round {round} of {rounds}: the iron is warm from many hands."),
    N_("The hammer lies at the start again: round {round} of {rounds}."),
)
round_began: Final = told(_ROUND, rounds=lambda saga, s, e: s.table.rounds)
last_hands: Final = told(N_("The last hammer has fallen. Now the hands are opened."))
