"""The Last Viking (V13), thought about: a title that pays while it is held."""

from __future__ import annotations

from typing import Final

from valhalla.ai.valhalla.extra import Extra, Hope
from valhalla.games.valhalla.expansions.last_viking import TITLE_POINTS, LastViking
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table

HOLDING = 0.6  # the chance to keep the title from turn to turn
HELD_AT_LAST = 0.35
ROUNDS_AHEAD = 4
TITLE = 2.0  # what it gains at a glance to be the Last Viking in another's place


def _rules(table: Table) -> LastViking:
    return next(module for module in table.modules if isinstance(module, LastViking))


def _worth(s: State, seat: int, left: float) -> float:
    """The points a Last Viking may still expect of the title."""
    level = s.titles[seat]
    if not level:
        return 0.0
    points = _rules(s.table).title.points
    worth, kept = HELD_AT_LAST * TITLE_POINTS, HOLDING
    for ahead in range(min(ROUNDS_AHEAD, round(left))):
        worth += kept * points[min(level + ahead, len(points)) - 1]
        kept *= HOLDING
    return worth


def _won(w: State, winner: int, loser: int) -> None:
    """V13.1, V13.5: the title after a battle."""
    if w.titles[loser]:
        w.titles[loser] = 0
        w.titles[winner] = w.titles[winner] or 1
    elif not w.titles[winner] and sum(map(bool, w.titles)) < _rules(w.table).count:
        w.titles[winner] = 1


LAST_VIKING: Final = Extra(
    hope=Hope("title", _worth), prize=lambda s, seat: TITLE if s.titles[seat] else 0, won=_won
)
