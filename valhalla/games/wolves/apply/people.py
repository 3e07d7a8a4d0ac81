"""The People: drawn, laid, sacrificed, played."""

from __future__ import annotations

from bisect import insort

from valhalla.games.wolves import blows
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.apply import moves
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import LAYING, NONE, UNKNOWN, Blow, Deity, Kind, Step


def deck_renewed(s: State, e: ev.DeckRenewed) -> None:
    for card in s.discard:
        s.known[card] = 0
    s.deck = sorted(s.discard) if s.open else [UNKNOWN] * len(s.discard)
    s.discard = []


def cards_drawn(s: State, e: ev.CardsDrawn) -> None:
    moves.from_deck(s, e.cards)
    for card in e.cards:
        insort(s.hands[e.seat], card)
        if card >= 0:
            s.known[card] = 1 << e.seat
    step = s.agenda.pop()
    if step[0] == Step.REST:
        s.agenda.append((Step.SHED, e.seat))
    elif e.cards:
        moves.push_deal(s, e.seat, step[2] - len(e.cards), step[3])


def card_shed(s: State, e: ev.CardShed) -> None:
    s.agenda.pop()
    moves.from_hand(s, e.seat, e.card)
    s.discard.append(e.card)


def hand_discarded(s: State, e: ev.HandDiscarded) -> None:
    for card in e.cards:
        moves.from_hand(s, e.seat, card)
        s.discard.append(card)
    if s.step == Step.SETTLE:  # a Flank march, which lies in the air
        moves.push_deal(s, e.seat, len(e.cards) + 1, moves.FOR_UNIT)
    else:
        s.agenda.append((Step.RECALL, e.seat, len(e.cards)))


def unit_laid(s: State, e: ev.UnitLaid) -> None:
    moves.from_hand(s, e.seat, e.card)
    moves.at_end(s, e.row, e.card, e.side)
    _main_done(s)
    kind = s.table.kind[e.card]
    blow = LAYING.get(kind)
    if blow is None or (kind == Kind.ARCHER and not blows.shoots(s, e.row, e.side)):
        return
    if e.vidar and s.shunned(e.row, e.seat):  # W8.7: it may stand there, and no more
        return
    chooser = e.row if blow == Blow.SHOOT else e.seat
    step = (Step.AIM, chooser, blow, e.seat, e.row, e.side, int(e.vidar))
    if blows.candidates(s, step):
        s.agenda.append(step)


def _main_done(s: State) -> None:
    """After the main action only extra ones are left; Vidar's moment is over."""
    step = s.agenda.pop()
    if step[0] == Step.ACT:
        s.agenda.append((Step.CLOSE, step[1]))


def units_sacrificed(s: State, e: ev.UnitsSacrificed) -> None:
    for card in e.cards:
        s.rows[e.seat].remove(card)
        s.offerings[e.seat].append(card)
    _main_done(s)
    if s.owner[Deity.LOKI] == e.seat:
        for strength in reversed(e.strengths):
            if strength > 0:
                s.agenda.append((Step.AIM, e.seat, Blow.LOKI_KILLS, e.seat, NONE, strength, 0))


def manoeuvre_played(s: State, e: ev.ManoeuvrePlayed) -> None:
    moves.from_hand(s, e.seat, e.card)
    if s.table.kind[e.card] != Kind.SHIELD_WALL:
        _main_done(s)
    elif s.aims:  # else it has just turned a unit away (UnitUnfit)
        moves.warded(s, e.row)
    s.air.append(e.card)
    freya = s.owner[Deity.FREYA]
    s.agenda.append((Step.SETTLE, e.seat if freya == NONE else freya, e.seat))


def manoeuvre_spent(s: State, e: ev.ManoeuvreSpent) -> None:
    s.agenda.pop()
    s.air.pop()
    s.discard.append(e.card)


def manoeuvre_claimed(s: State, e: ev.ManoeuvreClaimed) -> None:
    s.agenda.pop()
    s.air.pop()
    unasked = not s.hands[e.seat]  # nobody is asked for a Shield wall with an empty hand
    moves.into_hand(s, e.seat, e.card)
    if unasked and e.seat not in s.passes and any(row == e.seat for row, _ in s.aims):
        s.agenda.append((Step.REACT, e.seat))


def units_withdrawn(s: State, e: ev.UnitsWithdrawn) -> None:
    for card in e.cards:
        s.rows[e.seat].remove(card)
        moves.into_hand(s, e.seat, card)
    if s.step == Step.BEFORE:
        s.agenda.pop()
