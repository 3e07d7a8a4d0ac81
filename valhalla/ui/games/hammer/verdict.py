"""The end of a round of the Hammer Throw: how far everybody threw, and how the points stand."""

from __future__ import annotations

from typing import Any

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.scoring import pile_points
from valhalla.ui.table.match import Match
from valhalla.ui.table.together.verdict import Standing, Verdict
from valhalla.words.language import _


def verdict(match: Match) -> Verdict | None:
    """Everybody by the points they have, whoever has most first."""
    s = match.shown
    points = [pile_points(s, seat) for seat in range(s.table.players)]
    order = sorted(range(s.table.players), key=lambda seat: -points[seat])
    threw = _throws(match.told)
    lines = tuple(
        Standing(seat, str(points[seat]), threw.get(seat, ""), best=points[seat] == max(points))
        for seat in order
    )
    title = _("Round {round} of {rounds} is over").format(round=s.round, rounds=s.table.rounds)
    return Verdict(title, _("Points so far; what is held in hand does not count yet."), lines, "H2.1")


def _throws(told: list[Any]) -> dict[int, str]:
    """How each turn of this round ended."""
    found: dict[int, str] = {}
    for event in reversed(told):
        if isinstance(event, ev.RoundBegan):
            break
        if isinstance(event, ev.ThrowFailed):
            found.setdefault(event.seat, _("failed on cell {cell}").format(cell=event.cell))
        elif isinstance(event, ev.Stopped):
            found.setdefault(event.seat, _("stopped on cell {cell}").format(cell=event.cell))
    return found
