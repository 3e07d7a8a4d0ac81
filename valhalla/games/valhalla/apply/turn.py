"""Events of the turn (V3)."""

from __future__ import annotations

from bisect import insort

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply.moves import answered, discard, from_deck, joined, publish, take
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import BY_ACTION, BY_PHASE_B, DRAW_RULES, WATCHERS, Step


def turn_began(s: State, e: ev.TurnBegan) -> None:
    seat = s.active = e.seat
    s.turns += 1
    s.attacked = False
    s.used[seat] = 0
    if s.left > 0:
        s.left -= 1
    draw, keep = s.table.phase_b
    for window in s.table.turn_over:
        s.agenda += window(s, seat)
    s.agenda += (
        (Step.KEEP, seat, keep, BY_PHASE_B),
        (Step.DRAW, seat, draw, BY_PHASE_B),
        (Step.PHASE_B, seat),
    )
    for window in s.table.after_action:
        s.agenda += window(s, seat)
    s.agenda += ((Step.PHASE_A, seat), (Step.TURN_START, seat))


def warriors_added(s: State, e: ev.WarriorsAdded) -> None:
    hand, squad = s.hands[e.seat], s.squads[e.seat]
    for card in e.cards:
        take(hand, card)
    publish(s, e.cards)
    s.discard += e.discarded
    for card, slot in zip(e.cards, e.slots, strict=True):
        squad[slot] = card
    s.agenda.pop()
    if s.table.joined:
        joined(s, e.seat, sum(1 << slot for slot in e.slots))


def hand_shown(s: State, e: ev.HandShown) -> None:
    s.hands[e.seat] = sorted(e.cards)
    publish(s, e.cards)
    if answered(s, e):
        s.agenda.pop()


def draw_chosen(s: State, e: ev.DrawChosen) -> None:
    draw, keep = s.table.action_draw
    s.agenda.pop()
    s.agenda += ((Step.KEEP, e.seat, keep, BY_ACTION), (Step.DRAW, e.seat, draw, BY_ACTION))


def cards_drawn(s: State, e: ev.CardsDrawn) -> None:
    bit = 1 << e.seat
    from_deck(s, e.cards)
    for card in e.cards:
        if card >= 0:
            s.known[card] |= bit
    for card, mask in zip(e.cards, e.known, strict=False):
        if card >= 0:
            s.known[card] |= mask & ~WATCHERS
    s.drawn = sorted(e.cards)
    s.agenda.pop()


def cards_kept(s: State, e: ev.CardsKept) -> None:
    s.drawn = []
    hand = s.hands[e.seat]
    for card in e.kept:
        insort(hand, card)
    discard(s, e.discarded)
    s.agenda.pop()


def draw_granted(s: State, e: ev.DrawGranted) -> None:
    why = DRAW_RULES.index(e.rule)
    s.agenda += ((Step.KEEP, e.seat, e.count, why), (Step.DRAW, e.seat, e.count, why))
