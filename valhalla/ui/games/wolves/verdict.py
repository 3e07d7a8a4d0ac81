"""The end of a round of Wolves of Odin: rows with their strengths, ties told, who takes which victory."""

from __future__ import annotations

from typing import Any

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.scoring import worth
from valhalla.games.wolves.terms import NONE
from valhalla.ui.table.match import Match
from valhalla.ui.table.verdict import Standing, Verdict
from valhalla.words.language import _
from valhalla.words.wolves import names as called


def verdict(match: Match) -> Verdict | None:
    """The rows as they were counted last, the strongest first."""
    counted, taken = _since_counted(match.told)
    if counted is None:
        return None
    lines = tuple(_line(match, counted, place, taken) for place in range(len(counted.ranking)))
    seized = match.shown.seized != NONE
    note = _("Jörmungandr has ended the round.") if seized else _("A tie goes to whoever passed earlier.")
    title = _("Round {round}: the rows are counted").format(round=match.shown.round)
    return Verdict(title, note, lines, "W4.1")


def _since_counted(told: list[Any]) -> tuple[ev.RowsCounted | None, dict[int, list[int]]]:
    """The last count, and the victories that were taken after it, by seat."""
    taken: dict[int, list[int]] = {}
    for event in reversed(told):
        if isinstance(event, ev.VictoryTaken):
            taken.setdefault(event.seat, []).append(event.card)
        elif isinstance(event, ev.RowsCounted):
            return event, taken
    return None, taken


def _line(match: Match, counted: ev.RowsCounted, place: int, taken: dict[int, list[int]]) -> Standing:
    s, seat = match.shown, counted.ranking[place]
    cards = taken.get(seat, [])
    notes = [_passed(match, counted, seat)]
    notes += [_("{victory}: {glory}").format(
        victory=called.card(s.table, card), glory=called.glory(worth(s, seat, card))
    ) for card in cards]  # fmt: skip
    number = called.strength(counted.strengths[seat])
    return Standing(seat, number, "; ".join(filter(None, notes)), cards, best=bool(cards))


def _passed(match: Match, counted: ev.RowsCounted, seat: int) -> str:
    """When a seat passed, where that decides between equal rows."""
    passes, own = match.shown.passes, counted.strengths[seat]
    if counted.strengths.count(own) < 2 or seat not in passes:
        return ""
    return _("tied: passed as number {number}").format(number=passes.index(seat) + 1)
