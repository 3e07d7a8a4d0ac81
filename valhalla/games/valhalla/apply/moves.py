"""What the functions of this package share: cards from place to place, seats, sides, stops."""

from __future__ import annotations

from bisect import bisect_left, insort

from valhalla.games.valhalla.events import Event
from valhalla.games.valhalla.state import Battle, Side, State
from valhalla.games.valhalla.terms import UNKNOWN, WATCHERS


def take(cards: list[int], card: int) -> None:
    """Remove a card from a place where a view may not show it."""
    try:
        cards.remove(card)
    except ValueError:
        cards.remove(UNKNOWN)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same with one of a card fewer."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def from_deck(s: State, cards: tuple[int, ...]) -> None:
    """Take cards that `rules` drew: those laid on top first, then any of the pool (all alike in a view)."""
    if s.top:
        on_top = min(len(s.top), len(cards))
        del s.top[-on_top:]
        cards = cards[on_top:]
    deck = s.deck
    if s.open:
        for card in cards:
            i = bisect_left(deck, card)
            if deck[i] != card:
                raise ValueError(f"card {card} is not in the deck")
            del deck[i]
    else:
        del deck[: len(cards)]


def into_deck(s: State, cards: tuple[int, ...] | list[int]) -> None:
    """Shuffle cards into the deck: from now on nobody knows where they are."""
    for card in cards:
        if card >= 0:
            s.known[card] = 0
    s.deck += cards if s.open else [UNKNOWN] * len(cards)
    s.deck.sort()


def publish(s: State, cards: tuple[int, ...]) -> None:
    known, everyone = s.known, s.table.everyone
    for card in cards:
        known[card] = everyone


def discard(s: State, cards: tuple[int, ...]) -> None:
    known, everyone = s.known, s.table.everyone
    for card in cards:
        known[card] = everyone
    s.discard += cards


def others_know(s: State, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Who besides *seat* knows each of these cards, with WATCHERS if all do; nothing if nobody knows any."""
    bit, everyone = 1 << seat, s.table.everyone
    masks = [s.known[card] & ~bit if card >= 0 else 0 for card in cards]
    if not any(masks):
        return ()
    return tuple([mask | WATCHERS if mask | bit == everyone else mask for mask in masks])


def blur(s: State, seat: int, card: int, eyes: int) -> None:
    """A hand card has left unseen: who is not among *eyes* cannot tell any more what the hand holds.

    In a view that does not see the card all of the hand becomes unknown.
    """
    hand = s.hands[seat]
    if card == UNKNOWN:
        for other in hand:
            if other >= 0:
                s.known[other] = 0
        hand[:] = [UNKNOWN] * len(hand)
    else:
        for other in (*hand, card):
            if other >= 0:
                s.known[other] &= eyes


def into_hand(s: State, seat: int, cards: tuple[int, ...]) -> None:
    hand = s.hands[seat]
    bit = 1 << seat
    for card in cards:
        if card >= 0:
            s.known[card] |= bit
        insort(hand, card)


def seats_from(s: State, first: int) -> list[int]:
    """All seats clockwise from *first*."""
    players = s.table.players
    return [(first + i) % players for i in range(players)]


def fought(s: State) -> Battle:
    """The battle that is being fought."""
    assert s.battle is not None
    return s.battle


def fighting(s: State, seat: int) -> Side:
    """The same as `fought(s).side(seat)`, written out: dice and tactics ask it all the time."""
    battle = s.battle
    assert battle is not None
    return battle.attack if battle.attack.seat == seat else battle.side(seat)


def joined(s: State, seat: int, mask: int) -> None:
    """Warriors have joined a squad, in the slots of *mask*: who wants to be asked about it is."""
    for window in s.table.joined:
        s.agenda += window(s, seat, mask)


def answered(s: State, event: Event) -> bool:
    """Whether an event answers the topmost step, of whatever module that is."""
    return any(window(s, event) for window in s.table.ends)


def heard(s: State, seat: int) -> None:
    """One of several who are asked at once has answered; the last of them ends the question."""
    assert s.monster is not None
    s.monster.asked &= ~(1 << seat)
    if not s.monster.asked:
        s.agenda.pop()


def find_stops(s: State) -> None:
    """Note at which steps the modules may ever want each seat: all others are passed by without asking."""
    for seat in range(s.table.players):
        steps = {step for module in s.table.offering for step in module.stops(s, seat)}
        s.stops[seat] = sum(1 << step for step in steps)
