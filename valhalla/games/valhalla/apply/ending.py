"""Events of the end (V6, V7)."""

from __future__ import annotations

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply.moves import discard, seats_from
from valhalla.games.valhalla.state import Battle, Side, State
from valhalla.games.valhalla.terms import BONUS_RULES, EXTRA_DICE, NONE, Step


def end_triggered(s: State, e: ev.EndTriggered) -> None:
    s.left = s.table.players
    s.cause = e.owner


def ragnarok_began(s: State, e: ev.RagnarokBegan) -> None:
    s.agenda.pop()
    s.agenda.append((Step.SCORE,))
    s.agenda += ((Step.RAGNAROK, seat) for seat in reversed(seats_from(s, e.seat)))
    for window in s.table.before_ragnarok:
        s.agenda += window(s, e.seat)


def bonus_due(s: State, e: ev.BonusDue) -> None:
    """What was due before is paid before."""
    why = BONUS_RULES.index(e.rule)
    place = len(s.agenda)
    while s.agenda[place - 1][0] == Step.BONUS:
        place -= 1
    s.agenda[place:place] = [(Step.BONUS, seat, points, why) for seat, points in reversed(e.dues)]


def bonus_paid(s: State, e: ev.BonusPaid) -> None:
    for card in e.cards:
        s.discard.remove(card)
    s.pile(e.seat).extend(e.cards)
    if s.step == Step.BONUS:  # else there was nothing to choose
        s.agenda.pop()


def ragnarok_faced(s: State, e: ev.RagnarokFaced) -> None:
    seat = s.active = e.seat
    s.used[seat] = 0
    s.battle = Battle(Side(seat, len(s.hands[seat])), None)
    s.agenda.pop()
    s.agenda += (
        (Step.LEAVE, seat),
        (Step.AFTER, seat),
        (Step.RISE, seat),
        (Step.FIGHT, seat),
        (Step.ROLL, seat),
    )
    s.agenda += ((Step.BEFORE_ROLL, seat), (Step.BEFORE, seat))


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
