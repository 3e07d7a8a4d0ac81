"""Events of the end (V6, V7)."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply.moves import discard, seats_from
from valhalla.games.valhalla.state import Battle, Side, State
from valhalla.games.valhalla.terms import (
    AFTER,
    BEFORE,
    BEFORE_ROLL,
    EXTRA_DICE,
    FIGHT,
    LEAVE,
    NONE,
    RAGNAROK,
    RISE,
    ROLL,
    SCORE,
)


def end_triggered(s: State, e: ev.EndTriggered) -> None:
    s.left = s.table.players
    s.cause = e.owner


def ragnarok_began(s: State, e: ev.RagnarokBegan) -> None:
    s.agenda.pop()
    s.agenda.append((SCORE,))
    s.agenda += ((RAGNAROK, seat) for seat in reversed(seats_from(s, e.seat)))


def ragnarok_faced(s: State, e: ev.RagnarokFaced) -> None:
    seat = s.active = e.seat
    s.used[seat] = 0
    s.battle = Battle(Side(seat, len(s.hands[seat])), None)
    s.agenda.pop()
    s.agenda += ((LEAVE, seat), (AFTER, seat), (RISE, seat), (FIGHT, seat), (ROLL, seat))
    s.agenda += ((BEFORE_ROLL, seat), (BEFORE, seat))


def left_behind(s: State, e: ev.LeftBehind) -> None:
    discard(s, e.squad + e.hand + e.tactics)
    s.squads[e.seat] = [NONE] * len(s.squads[e.seat])
    s.hands[e.seat] = []
    s.battle = None
    s.pool = EXTRA_DICE
    s.agenda.pop()


def game_ended(s: State, e: ev.GameEnded) -> None:
    s.scores = e.scores
    s.winners = e.winners
    s.agenda.pop()
