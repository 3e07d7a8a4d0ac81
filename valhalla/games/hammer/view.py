"""What a seat may know: views of the state and of events, and worlds that fit a view.

The law, for every seat p and event e:  apply(view(s, p), seen_by(e, p)) == view(apply(s, e), p).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import UNKNOWN, WATCHERS, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Eyes, mask_of


def view(s: State, eyes: Eyes) -> State:
    """The state as a seat sees it, or several together; None is a spectator. Hidden cards show backs, decks
    not even that."""
    bit = mask_of(eyes, WATCHERS)
    seen = s.clone()
    seen.open = False
    seen.known = bytearray([mask if mask & bit else 0 for mask in s.known])
    seen.decks = [[UNKNOWN] * len(deck) for deck in s.decks]
    seen.tops = [[_or(card, UNKNOWN, seen.known) for card in top] for top in s.tops]
    seen.hands = [_backs(s, hand, seen.known) for hand in s.hands]
    seen.piles = [_backs(s, pile, seen.known) for pile in s.piles]
    if s.step == Step.PEEK:
        seen.drawn = sorted(_or(card, UNKNOWN, seen.known) for card in s.drawn)
    else:
        seen.drawn = _backs(s, s.drawn, seen.known)
    return seen


def _or(card: int, instead: int, known: bytearray) -> int:
    return card if card >= 0 and known[card] else instead


def _backs(s: State, cards: list[int], known: bytearray) -> list[int]:
    return sorted(_or(card, s.table.back[card] if card >= 0 else card, known) for card in cards)


def seen_by(event: ev.Event, eyes: Eyes) -> ev.Event:
    """The event as these eyes see it."""
    if not isinstance(event, ev.Hidden):
        return event
    bit = mask_of(eyes, WATCHERS)
    shown = zip(event.cards, event.backs, event.known, strict=True)
    cards = tuple([card if card < 0 or known & bit else back for card, back, known in shown])
    if cards == event.cards:
        return event
    known = tuple([mask if card >= 0 else 0 for card, mask in zip(cards, event.known, strict=True)])
    return msgspec.structs.replace(event, cards=cards, known=known)


def determinize(seen: State, chance: Chance) -> State:
    """A whole world that this view allows: for every back a card that has it, the rest to the decks."""
    s = seen.clone()
    s.open = True
    hidden = chance.sample(unseen(s), len(s.table.cards))
    by_back: dict[int, list[int]] = {}
    for card in hidden:
        by_back.setdefault(s.table.back[card], []).append(card)
    for seat in range(s.table.players):
        s.hands[seat] = _fill(s, s.hands[seat], by_back, seat)
        s.piles[seat] = _fill(s, s.piles[seat], by_back, seat)
    if s.step != Step.PEEK:
        s.drawn = _fill(s, s.drawn, by_back, s.active)
    decks: list[list[int]] = [[] for _ in s.decks]
    for card in hidden:
        if card in by_back[s.table.back[card]]:
            decks[s.table.deck[card]].append(card)
    for deck, cards in enumerate(decks):
        s.tops[deck] = [cards.pop() if card == UNKNOWN else card for card in s.tops[deck]]
        if s.step == Step.PEEK and s.step_number == deck:
            s.drawn = sorted(cards.pop() if card == UNKNOWN else card for card in s.drawn)
            _know(s, s.drawn, s.active)
        s.decks[deck] = sorted(cards)
    return s


def _fill(s: State, cards: list[int], by_back: dict[int, list[int]], seat: int) -> list[int]:
    filled = sorted(by_back[card].pop() if card < 0 else card for card in cards)
    _know(s, filled, seat)
    return filled


def _know(s: State, cards: Iterable[int], seat: int) -> None:
    for card in cards:
        s.known[card] |= 1 << seat


def unseen(s: State) -> list[int]:
    """The cards whose place the view does not tell."""
    places = [*s.tops, *s.discards, *s.hands, *s.piles, *s.favours, s.drawn]
    shown = {card for place in places for card in place}
    return [card for card in range(len(s.table.cards)) if card not in shown]
