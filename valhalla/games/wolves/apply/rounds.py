"""Setup, rounds and turns."""

from __future__ import annotations

from valhalla.games.wolves import events as ev
from valhalla.games.wolves import scoring
from valhalla.games.wolves.apply.moves import AT_SETUP, ON_PASS, from_hand, lose, push_deal
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import HAND, NONE, PASS_DRAW, Deity, Step


def first_player_chosen(s: State, e: ev.FirstPlayerChosen) -> None:
    s.starter = e.seat
    s.agenda.pop()
    s.agenda += [(Step.DEAL, seat, HAND, AT_SETUP) for seat in reversed(s.seats_from(e.seat))]


def hall_filled(s: State, e: ev.HallFilled) -> None:
    if s.open:
        s.hidden_gods.remove(e.card)
    else:
        s.hidden_gods.pop()
    s.hall.append(e.card)


def round_began(s: State, e: ev.RoundBegan) -> None:
    s.round = e.round
    s.starter = e.seat
    s.active = NONE
    for card in e.prizes:
        if s.open:
            s.hidden_prizes.remove(card)
        else:
            s.hidden_prizes.pop()
        s.prizes.append(card)
    s.agenda.append((Step.TURN,))


def turn_began(s: State, e: ev.TurnBegan) -> None:
    s.active = e.seat
    s.turns += 1
    if s.owner[Deity.JORMUNGANDR] == e.seat and scoring.strictly_strongest(s, e.seat):
        s.agenda.append((Step.SEIZE, e.seat))
    else:
        s.agenda.append((Step.REST if e.seat in s.passes else Step.ACT, e.seat))


def turn_ended(s: State, e: ev.TurnEnded) -> None:
    s.agenda.pop()


def passed(s: State, e: ev.Passed) -> None:
    s.passes.append(e.seat)
    s.agenda.pop()
    push_deal(s, e.seat, scoring.pass_draw(s, e.seat, PASS_DRAW), ON_PASS)


def seat_returned(s: State, e: ev.SeatReturned) -> None:
    s.passes.remove(e.seat)
    for card in e.cards:
        from_hand(s, e.seat, card)
        s.discard.append(card)
    lose(s, e.deity)
    s.gone.append(e.deity)
    s.agenda[-1] = (Step.ACT, e.seat)
