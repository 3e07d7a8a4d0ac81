"""Effects on rows: aimed, warded off, carried out."""

from __future__ import annotations

from valhalla.games.wolves import blows
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.apply.moves import FOR_UNIT, at_end, into_hand, push_deal, strike_over, warded
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import NONE, Blow, Deity, Step


def aimed(s: State, e: ev.Aimed) -> None:
    if s.step == Step.AIM:
        s.agenda.pop()
    s.blow = (e.blow, e.actor)
    s.aims = list(e.targets)
    s.agenda.append((Step.STRIKE,))
    struck = {row for row, _ in e.targets}
    for row in reversed(s.seats_from(e.actor)):
        if row in struck and blows.may_ward(s, row, e.blow):
            s.agenda.append((Step.REACT, row))


def spared(s: State, e: ev.Spared) -> None:
    s.agenda.pop()


def ward_declined(s: State, e: ev.WardDeclined) -> None:
    s.agenda.pop()


def huscarl_spent(s: State, e: ev.HuscarlSpent) -> None:
    s.rows[e.seat].remove(e.card)
    s.discard.append(e.card)
    warded(s, e.seat)


def units_destroyed(s: State, e: ev.UnitsDestroyed) -> None:
    strike_over(s)
    if e.draws:
        push_deal(s, e.actor, e.draws, FOR_UNIT)
    ship = s.owner[Deity.NAGLFAR]
    for row, card in reversed(e.targets):
        s.rows[row].remove(card)
        if ship in (NONE, row) or s.owner[Deity.ODIN] == row:
            s.discard.append(card)
        else:
            s.air.append(card)
            s.agenda.append((Step.PLACE, ship, Blow.CLAIM, row))


def units_discarded(s: State, e: ev.UnitsDiscarded) -> None:
    strike_over(s)
    for row, card in e.targets:
        s.rows[row].remove(card)
        s.discard.append(card)


def unit_taken(s: State, e: ev.UnitTaken) -> None:
    if s.step == Step.AFTER:
        s.agenda.pop()
    else:
        strike_over(s)
    s.rows[e.row].remove(e.card)
    into_hand(s, e.seat, e.card)


def unit_lured(s: State, e: ev.UnitLured) -> None:
    strike_over(s)
    s.rows[e.row].remove(e.card)
    s.air.append(e.card)
    s.agenda.append((Step.PLACE, e.seat, Blow.TURN_COAT, e.row))


def unit_placed(s: State, e: ev.UnitPlaced) -> None:
    s.agenda.pop()
    s.air.pop()
    at_end(s, e.seat, e.card, e.side)


def unit_unfit(s: State, e: ev.UnitUnfit) -> None:
    s.agenda.pop()
    s.air.pop()
    s.discard.append(e.card)
