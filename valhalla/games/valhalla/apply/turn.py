"""Events of the turn (V3)."""

from __future__ import annotations

from bisect import insort

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply.moves import discard, from_deck, joined, publish, take
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ALLY, BY_ACTION, BY_PHASE_B, DRAW_RULES, WATCHERS, Step


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
    if s.under:
        joined(s, e.seat, sum(1 << slot for slot in e.slots))


def warrior_joined(s: State, e: ev.WarriorJoined) -> None:
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    s.discard += e.discarded
    s.squads[e.seat][e.slot] = e.card
    _idle(s, e.seat, e.slot)
    joined(s, e.seat, 1 << e.slot)


def _idle(s: State, seat: int, slot: int) -> None:
    """Who takes the place of a warrior that the fighting partner had activated is not activated (V14.2)."""
    battle, partners = s.battle, s.table.partners
    if battle is not None and partners and battle.fights(partners[seat]):
        side = battle.side(partners[seat])
        side.held |= side.armed & 1 << ALLY + slot


def warrior_swapped(s: State, e: ev.WarriorSwapped) -> None:
    take(s.hands[e.seat], e.card)
    publish(s, (e.card,))
    s.squads[e.seat][e.slot] = e.card
    insort(s.hands[e.seat], e.back)
    joined(s, e.seat, 1 << e.slot)


def hand_shown(s: State, e: ev.HandShown) -> None:
    s.hands[e.seat] = sorted(e.cards)
    publish(s, e.cards)
    if s.step == Step.DISARM:
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


def action_repeated(s: State, e: ev.ActionRepeated) -> None:
    while s.step != Step.TURN:
        s.agenda.pop()
    s.agenda.append((Step.PHASE_A, e.seat))


def draw_raised(s: State, e: ev.DrawRaised) -> None:
    """The draw waits on top of the agenda: whoever offered this has been answered by `AbilityUsed`."""
    assert s.step == Step.DRAW and s.agenda[-2][0] == Step.KEEP
    for i, more in ((-1, e.drawn), (-2, e.kept)):
        kind, seat, count, why = s.agenda[i]
        s.agenda[i] = (kind, seat, count + more, why)


def draw_granted(s: State, e: ev.DrawGranted) -> None:
    why = DRAW_RULES.index(e.rule)
    s.agenda += ((Step.KEEP, e.seat, e.count, why), (Step.DRAW, e.seat, e.count, why))


def draw_skipped(s: State, e: ev.DrawSkipped) -> None:
    assert s.step == Step.DRAW and s.agenda[-2][0] == Step.KEEP
    del s.agenda[-2:]


def card_recovered(s: State, e: ev.CardRecovered) -> None:
    s.discard.pop()
    insort(s.hands[e.seat], e.card)
