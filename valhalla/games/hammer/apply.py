"""The one place that changes a state. Every event has a function here; folding events gives the state.

A function is named after its event's tag. Each works alike on the whole truth and on a view, where the back
of a card may stand for it. Events that answer or finish a step take it off the agenda and put there what
follows.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable
from typing import Any

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import (
    DECKS,
    EVERYONE,
    FAVOUR_DICE,
    GIFTS,
    HAMMER,
    LAST_CELL,
    NONE,
    SET,
    UNKNOWN,
    Step,
)


def apply(s: State, event: ev.Event) -> None:
    """Change the state by one event."""
    APPLY[type(event)](s, event)


def emit(s: State, out: list[ev.Event], event: ev.Event) -> None:
    """Let it happen: the rules' only way to change anything."""
    APPLY[type(event)](s, event)
    out.append(event)


# Cards from place to place


def take(s: State, cards: list[int], card: int) -> None:
    """Remove a card from a place where a view may show its back only."""
    if card in cards:
        cards.remove(card)
    else:
        cards.remove(s.table.back[card])


def put(s: State, place: list[int], event: ev.Hidden) -> None:
    """Cards come to a place; who knows them is told by the event."""
    for card, known in zip(event.cards, event.known, strict=True):
        insort(place, card)
        if card >= 0:
            s.known[card] = known


def from_deck(s: State, deck: int, cards: Iterable[int]) -> None:
    """Take cards that `rules` drew: those laid on top first, then any of the pool (all alike in a view)."""
    for card in cards:
        if s.tops[deck]:
            s.tops[deck].pop()
        elif s.open:
            s.decks[deck].remove(card)
        else:
            s.decks[deck].pop()


def into_deck(s: State, deck: int, cards: Iterable[int]) -> None:
    """Shuffle cards into a deck: from now on nobody knows where they are."""
    for card in cards:
        if card >= 0:
            s.known[card] = 0
        insort(s.decks[deck], card if s.open else UNKNOWN)


def discard(s: State, card: int) -> None:
    s.known[card] = EVERYONE
    s.discards[s.table.deck[card]].append(card)


def seats_from(s: State, seat: int) -> list[int]:
    """All seats in turn order from this one."""
    return [(seat + i) % s.table.players for i in range(s.table.players)]


# Setup, rounds and turns


def first_player_chosen(s: State, e: ev.FirstPlayerChosen) -> None:
    s.first = e.seat
    s.agenda.pop()
    if s.table.expert:
        order = seats_from(s, e.seat)
        s.agenda += [(Step.GIFT, seat, GIFTS[i]) for i, seat in enumerate(order) if GIFTS[i] != NONE][::-1]


def gift_dealt(s: State, e: ev.GiftDealt) -> None:
    deck = s.agenda.pop()[2]
    from_deck(s, deck, e.cards)
    put(s, s.piles[e.seat], e)


def round_began(s: State, e: ev.RoundBegan) -> None:
    s.round = e.round
    s.active = NONE


def turn_began(s: State, e: ev.TurnBegan) -> None:
    s.active = e.seat
    s.turns += 1
    s.agenda.append((Step.READY, e.seat))


def turn_ended(s: State, e: ev.TurnEnded) -> None:
    s.agenda.pop()
    s.token = s.removed = s.throws = s.favoured = s.struck = s.bonus = s.more = 0
    s.dice = s.held = ()
    s.shelter = False
    s.times = 1


# Throws


def dice_thrown(s: State, e: ev.DiceThrown) -> None:
    s.dice = e.dice
    s.held = ()
    s.more = 0
    _rolled(s, e.seat)


def dice_rethrown(s: State, e: ev.DiceRethrown) -> None:
    _turn_dice(s, e.before, e.after)
    if s.step == Step.READY:
        s.held = ()
        s.more = 0
        _rolled(s, e.seat)


def _rolled(s: State, seat: int) -> None:
    s.throws += 1
    s.struck = s.bonus = 0
    s.agenda[-1] = (Step.ROLLED, seat)


def _turn_dice(s: State, before: ev.Dice, after: ev.Dice) -> None:
    dice = list(s.dice)
    for die in before:
        dice.remove(die)
    s.dice = tuple(sorted([*dice, *after]))


def hammers_removed(s: State, e: ev.HammersRemoved) -> None:
    _turn_dice(s, (HAMMER,) * e.count, ())
    s.removed += e.count
    s.struck += e.count


def token_moved(s: State, e: ev.TokenMoved) -> None:
    s.token = e.cell
    s.struck = s.bonus = 0
    s.shelter = False
    s.agenda[-1] = (Step.LAND, e.seat, 0) if must_stop(s) else (Step.READY, e.seat)
    _ask_late(s, e.seat)


def throw_failed(s: State, e: ev.ThrowFailed) -> None:
    s.struck = s.bonus = 0
    s.agenda[-1] = (Step.LAND, e.seat, 1)
    _ask_late(s, e.seat)


def must_stop(s: State) -> bool:
    """H2.3, H2.5: the end of the track, or no dice left to throw."""
    return s.token == LAST_CELL or not (s.dice or s.reserve())


def stopped(s: State, e: ev.Stopped) -> None:
    s.shelter = False
    s.agenda[-1] = (Step.REAP, e.seat, 0)


# Favours


def favour_decks(s: State) -> list[int]:
    """The decks whose favour the dice allow (H5.2)."""
    return [
        deck
        for deck, (count, least) in enumerate(FAVOUR_DICE)
        if sum(die >= least for die in s.dice) >= count
    ]


def favour_cards(s: State, seat: int) -> list[int]:
    """The cards that a seat may lay as a favour now: one in each turn, while the dice allow it."""
    if not s.table.expert or s.favoured >> seat & 1:
        return []
    decks = favour_decks(s)
    return [card for card in s.hands[seat] if s.deck_of(card) in decks] if decks else []


def favours_offered(s: State, e: ev.FavoursOffered) -> None:
    s.agenda += [(Step.FAVOUR, seat) for seat in reversed(e.seats)]


def _ask_late(s: State, seat: int) -> None:
    """A save of rules 1, whose events do not tell it: all are asked when the roll is settled."""
    if s.table.asks_late:
        s.agenda += [
            (Step.FAVOUR, other) for other in reversed(seats_from(s, seat)) if favour_cards(s, other)
        ]


def favour_laid(s: State, e: ev.FavourLaid) -> None:
    _answered(s)
    s.favoured |= 1 << e.seat
    take(s, s.hands[e.seat], e.card)
    s.known[e.card] = EVERYONE
    insort(s.favours[e.seat], e.card)


def favour_declined(s: State, e: ev.FavourDeclined) -> None:
    _answered(s)


def _answered(s: State) -> None:
    """In one's own turn nobody asked."""
    if s.step == Step.FAVOUR:
        s.agenda.pop()


# Cards of the cells


def deck_renewed(s: State, e: ev.DeckRenewed) -> None:
    into_deck(s, e.deck, s.discards[e.deck])
    s.discards[e.deck] = []


def card_drawn(s: State, e: ev.CardDrawn) -> None:
    from_deck(s, s.deck_of(e.cards[0]), e.cards)
    put(s, s.drawn, e)


def reaped(s: State, e: ev.Reaped) -> None:
    if s.drawn and not e.failed:
        s.agenda[-1] = (Step.PLACE, e.seat)
    else:
        _close(s, e.seat)


def cards_placed(s: State, e: ev.CardsPlaced) -> None:
    for card in e.cards:
        take(s, s.drawn, card)
    put(s, s.piles[e.seat], e)
    _close(s, e.seat)


def _close(s: State, seat: int) -> None:
    """What is drawn and not placed goes to the hand; cards may still be played."""
    for card in s.drawn:
        insort(s.hands[seat], card)
    s.drawn = []
    s.agenda[-1] = (Step.END_TURN, seat)
    if s.hands[seat]:
        s.agenda.append((Step.CLOSING, seat))


def closed(s: State, e: ev.Closed) -> None:
    s.agenda.pop()


# Properties


def card_played(s: State, e: ev.CardPlayed) -> None:
    take(s, s.hands[e.seat], e.card)
    discard(s, e.card)
    if s.table.word[e.card].doubles:
        s.times = 1


def sum_raised(s: State, e: ev.SumRaised) -> None:
    s.bonus += e.bonus


def dice_turned(s: State, e: ev.DiceTurned) -> None:
    _turn_dice(s, e.before, e.after)


def dice_added(s: State, e: ev.DiceAdded) -> None:
    _turn_dice(s, (), e.dice)


def dice_promised(s: State, e: ev.DicePromised) -> None:
    s.more += e.count


def dice_held(s: State, e: ev.DiceHeld) -> None:
    s.held = tuple(sorted((*s.held, *e.dice)))


def shelter_raised(s: State, e: ev.ShelterRaised) -> None:
    s.shelter = True


def doubled(s: State, e: ev.Doubled) -> None:
    s.times = 2


def cards_stolen(s: State, e: ev.CardsStolen) -> None:
    for card in e.cards:
        take(s, s.hands[e.target], card)
    put(s, s.hands[e.seat], e)


def cards_given(s: State, e: ev.CardsGiven) -> None:
    for card in e.cards:
        take(s, s.hands[e.seat], card)
    put(s, s.piles[e.seat], e)


def cards_taken(s: State, e: ev.CardsTaken) -> None:
    for card in e.cards:
        take(s, s.piles[e.seat], card)
    put(s, s.hands[e.seat], e)


def cards_peeked(s: State, e: ev.CardsPeeked) -> None:
    from_deck(s, e.deck, e.cards)
    put(s, s.drawn, e)
    s.agenda.append((Step.PEEK, e.seat, e.deck))


def card_left_on_top(s: State, e: ev.CardLeftOnTop) -> None:
    s.agenda.pop()
    (card,) = e.cards
    s.drawn.remove(card)
    into_deck(s, e.deck, s.drawn)
    s.drawn = []
    s.tops[e.deck].append(card)
    if card >= 0:
        (s.known[card],) = e.known


# The end


def last_hands(s: State, e: ev.LastHands) -> None:
    """Each seat in turn order: one card of three counts (H4.1), then the hand is discarded."""
    s.agenda[-1] = (Step.SCORE,)
    for seat in reversed(seats_from(s, s.first)):
        s.agenda.append((Step.DISCARD, seat))
        for deck in range(len(DECKS)):
            points = [s.points_of(card) for card in s.hands[seat] if s.deck_of(card) == deck]
            if len(points) >= SET:
                s.agenda.append((Step.GATHER if len(set(points)) == 1 else Step.PLEDGE, seat, deck))


def cards_pledged(s: State, e: ev.CardsPledged) -> None:
    s.agenda.pop()
    for card in e.cards:
        take(s, s.hands[e.seat], card)
        s.known[card] = EVERYONE
        insort(s.piles[e.seat], card)


def hand_discarded(s: State, e: ev.HandDiscarded) -> None:
    s.agenda.pop()
    for card in e.cards:
        discard(s, card)
    s.hands[e.seat] = []


def game_ended(s: State, e: ev.GameEnded) -> None:
    s.agenda.pop()
    s.scores = e.scores
    s.winners = e.winners


APPLY: dict[type[ev.Event], Callable[[State, Any], None]] = {
    event: globals()[str(event.__struct_config__.tag)] for event in ev.ALL
}
