"""Deities: paid for, summoned, used, lost."""

from __future__ import annotations

from bisect import insort

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.apply.moves import from_deck, gain, into_hand, lose
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import EVERYONE, NONE, ONCE_A_ROUND, Blow, Step


def sacrifices_paid(s: State, e: ev.SacrificesPaid) -> None:
    for card in e.cards:
        s.offerings[e.seat].remove(card)
        s.discard.append(card)


def sacrifice_snatched(s: State, e: ev.SacrificeSnatched) -> None:
    s.discard.remove(e.card)
    into_hand(s, e.seat, e.card)


def deity_summoned(s: State, e: ev.DeitySummoned) -> None:
    (s.hall if e.card in s.hall else s.gone).remove(e.card)
    gain(s, e.seat, e.card)


def deity_invoked(s: State, e: ev.DeityInvoked) -> None:
    if s.table.deity[e.card] in ONCE_A_ROUND:
        insort(s.used, e.card)


def deities_discarded(s: State, e: ev.DeitiesDiscarded) -> None:
    for card in e.cards:
        lose(s, card)
        s.gone.append(card)


def deity_taken(s: State, e: ev.DeityTaken) -> None:
    lose(s, e.card)
    gain(s, e.seat, e.card)


def deity_restored(s: State, e: ev.DeityRestored) -> None:
    s.gone.remove(e.card)
    s.hall.append(e.card)


def colour_dropped(s: State, e: ev.ColourDropped) -> None:
    s.agenda.pop()
    for card in e.cards:
        lose(s, card)
        s.gone.append(card)


def card_revealed(s: State, e: ev.CardRevealed) -> None:
    from_deck(s, (e.card,))
    s.known[e.card] = EVERYONE
    if e.joins:
        s.air.append(e.card)
        s.agenda.append((Step.PLACE, e.seat, Blow.REVEAL, NONE))
    else:
        s.discard.append(e.card)


def card_recalled(s: State, e: ev.CardRecalled) -> None:
    s.discard.remove(e.card)
    into_hand(s, e.seat, e.card)
    left = s.agenda.pop()[2] - 1
    if left:
        s.agenda.append((Step.RECALL, e.seat, left))
