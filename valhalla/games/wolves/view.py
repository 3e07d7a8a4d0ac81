"""What a seat may know: views of the state and of events, and worlds that fit a view.

The law, for every seat p and event e:  apply(view(s, p), seen_by(e, p)) == view(apply(s, e), p).
"""

from __future__ import annotations

import msgspec

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import UNKNOWN, WATCHERS
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Eyes, mask_of


def view(s: State, eyes: Eyes) -> State:
    """The state as a seat sees it, or several together; None is a spectator. Decks and the hidden cards of
    hands are UNKNOWN."""
    bit = mask_of(eyes, WATCHERS)
    seen = s.clone()
    seen.open = False
    seen.known = bytearray([mask if mask & bit else 0 for mask in s.known])
    seen.deck = [UNKNOWN] * len(s.deck)
    seen.hidden_gods = [UNKNOWN] * len(s.hidden_gods)
    seen.hidden_prizes = [UNKNOWN] * len(s.hidden_prizes)
    seen.hands = [
        sorted([card if card >= 0 and seen.known[card] else UNKNOWN for card in hand]) for hand in s.hands
    ]
    return seen


def seen_by(event: ev.Event, eyes: Eyes) -> ev.Event:
    """The event as these eyes see it: of a draw only the drawer sees the cards."""
    if isinstance(event, ev.CardsDrawn) and not mask_of(eyes, 0) >> event.seat & 1:
        return msgspec.structs.replace(event, cards=(UNKNOWN,) * len(event.cards))
    return event


def determinize(seen: State, chance: Chance) -> State:
    """A whole world that this view allows: unknown cards dealt out at random."""
    s = seen.clone()
    s.open = True
    hidden = chance.sample(unseen(s), len(s.table.people))
    for seat, hand in enumerate(s.hands):
        known = [card for card in hand if card != UNKNOWN]
        drawn = [hidden.pop() for _ in range(len(hand) - len(known))]
        for card in drawn:
            s.known[card] = 1 << seat
        s.hands[seat] = sorted(known + drawn)
    s.deck = sorted(hidden)
    shown = {*s.hall, *s.gone, *(card for held in s.deities for card in held)}
    s.hidden_gods = [card for card in sorted([*s.table.gods, s.table.dooms[0]]) if card not in shown]
    won = {*s.prizes, *(card for held in s.victories for card in held)}
    s.hidden_prizes = [card for card in sorted([*s.table.prizes, s.table.dooms[1]]) if card not in won]
    return s


def unseen(s: State) -> list[int]:
    """The People whose place the view does not tell."""
    places = [s.discard, s.air, *s.hands, *s.rows, *s.offerings]
    shown = {card for place in places for card in place}
    return [card for card in s.table.people if card not in shown]
