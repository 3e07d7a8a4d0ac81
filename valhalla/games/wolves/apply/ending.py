"""The end of a round and of the game."""

from __future__ import annotations

from valhalla.games.wolves import events as ev
from valhalla.games.wolves import scoring
from valhalla.games.wolves.apply.moves import ON_PASS, push_deal
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import NONE, PASS_DRAW, Deity, Step


def round_closed(s: State, e: ev.RoundClosed) -> None:
    s.agenda.pop()
    _end_round(s)
    if s.owner[Deity.VIDAR] != NONE:
        s.agenda.append((Step.BEFORE, s.owner[Deity.VIDAR]))


def round_seized(s: State, e: ev.RoundSeized) -> None:
    del s.agenda[-2:]  # the moment itself, and the turns that would have followed
    s.seized = e.seat
    late = [seat for seat in s.seats_from(e.seat) if seat not in s.passes]
    s.passes += late
    _end_round(s)
    for seat in reversed(late):
        push_deal(s, seat, scoring.pass_draw(s, seat, PASS_DRAW), ON_PASS)


def _end_round(s: State) -> None:
    s.firsts[s.passes[0]] += 1
    s.agenda.append((Step.SWEEP,))
    if s.owner[Deity.VALKYRIE] != NONE:
        s.agenda.append((Step.AFTER, s.owner[Deity.VALKYRIE]))
    s.agenda.append((Step.COUNT,))


def moment_declined(s: State, e: ev.MomentDeclined) -> None:
    s.agenda.pop()


def rows_counted(s: State, e: ev.RowsCounted) -> None:
    s.agenda.pop()
    s.ranking = e.ranking
    s.takers = ()
    s.empty = sum(not row for row in s.rows)
    count = sum(card != s.table.dooms[1] for card in s.prizes)
    s.agenda += [(Step.CROWN, seat) for seat in reversed(e.ranking[:count])]


def victory_taken(s: State, e: ev.VictoryTaken) -> None:
    s.agenda.pop()
    s.prizes.remove(e.card)
    s.victories[e.seat].append(e.card)
    s.takers += (e.seat,)


def round_ended(s: State, e: ev.RoundEnded) -> None:
    s.agenda.pop()
    for piles in (s.rows, s.offerings):
        for pile in piles:
            s.discard += pile
            pile.clear()
    s.passes = []
    s.used = []
    s.seized = NONE
    s.active = NONE
    s.starter = s.ranking[0]


def game_ended(s: State, e: ev.GameEnded) -> None:
    s.agenda.pop()
    s.scores = e.scores
    s.winners = e.winners
