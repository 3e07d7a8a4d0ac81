"""Events of the setup (V2)."""

from __future__ import annotations

from bisect import insort

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply import moves
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step


def jarls_dealt(s: State, e: ev.JarlsDealt) -> None:
    s.jarl_offers[e.seat] = e.jarls
    s.agenda.pop()


def jarl_chosen(s: State, e: ev.JarlChosen) -> None:
    s.secret[e.seat] = (e.jarl,)


def jarls_revealed(s: State, e: ev.JarlsRevealed) -> None:
    s.jarls = list(e.jarls)
    s.jarl_offers = [()] * s.table.players
    s.secret = [()] * s.table.players
    for seat in range(s.table.players):
        more_slots = [NONE] * sum(more(s, seat) for more in s.table.slots)
        s.squads[seat] += more_slots
        if s.under:
            s.under[seat] += more_slots
    moves.find_stops(s)
    s.agenda.pop()


def first_player_chosen(s: State, e: ev.FirstPlayerChosen) -> None:
    """The rest of the setup goes round the table, so it is known only now."""
    s.first = e.seat
    order = moves.seats_from(s, e.seat)
    cards, discarded = s.table.start
    s.agenda.pop()
    for window in s.table.dealing:
        s.agenda += window(s, order)
    if s.table.hand_draft:
        s.agenda.append((Step.OPEN_POOL,))
    elif discarded:
        s.agenda.append((Step.CHOOSE_START,))
    s.agenda += ((Step.DEAL, seat, cards) for seat in reversed(order))
    if s.table.drafts:
        s.agenda.append((Step.RETURN_OFFER,))
        s.agenda += (
            (Step.DRAFT_WARRIOR, seat) for seat in order
        )  # the last on the stack drafts first (V2.6)
        s.agenda.append((Step.OFFER_WARRIORS,))
    s.agenda.append((Step.OPENING_DISCARD,))


def opening_discarded(s: State, e: ev.OpeningDiscarded) -> None:
    moves.from_deck(s, e.cards)
    moves.discard(s, e.cards)
    s.agenda.pop()


def warriors_revealed(s: State, e: ev.WarriorsRevealed) -> None:
    is_warrior = s.table.is_warrior
    moves.from_deck(s, e.cards)
    moves.publish(s, e.cards)
    s.offer = [card for card in e.cards if is_warrior[card]]
    moves.into_deck(s, [card for card in e.cards if not is_warrior[card]])
    s.agenda.pop()


def warrior_drafted(s: State, e: ev.WarriorDrafted) -> None:
    s.offer.remove(e.card)
    s.squads[e.seat][e.slot] = e.card
    s.agenda.pop()


def offer_returned(s: State, e: ev.OfferReturned) -> None:
    s.offer.remove(e.card)
    moves.into_deck(s, (e.card,))
    s.agenda.pop()


def cards_dealt(s: State, e: ev.CardsDealt) -> None:
    moves.from_deck(s, e.cards)
    moves.into_hand(s, e.seat, e.cards)
    s.agenda.pop()


def start_chosen(s: State, e: ev.StartChosen) -> None:
    for card in e.cards:
        moves.take(s.hands[e.seat], card)
    s.secret[e.seat] = e.cards


def start_revealed(s: State, e: ev.StartRevealed) -> None:
    s.secret = [()] * s.table.players
    for cards in e.cards:
        if e.back:
            moves.into_deck(s, cards)
        else:
            moves.discard(s, cards)
    s.agenda.pop()


def pool_opened(s: State, e: ev.PoolOpened) -> None:
    moves.from_deck(s, e.cards)
    moves.publish(s, e.cards)
    s.offer += e.cards
    s.agenda.pop()
    if not s.drafting:
        s.drafting = tuple(moves.seats_from(s, s.first))
    s.agenda.append((Step.HAND_DRAFT, s.drafting[0], 1))


def card_laid(s: State, e: ev.CardLaid) -> None:
    moves.take(s.hands[e.seat], e.card)
    moves.publish(s, (e.card,))
    s.offer.append(e.card)
    s.agenda.pop()
    # The last one left may lay only once more: the next step of the same seat can only pass.
    s.agenda.append((Step.HAND_DRAFT, _after(s, e.seat), int(len(s.drafting) > 1)))


def _after(s: State, seat: int) -> int:
    """The next seat in the hand draft."""
    return s.drafting[(s.drafting.index(seat) + 1) % len(s.drafting)]


def draft_left(s: State, e: ev.DraftLeft) -> None:
    """The seat takes its cards first; then two more open for the others, or the pool closes."""
    next_seat = _after(s, e.seat)
    missing = s.table.hand_size - len(s.hands[e.seat])
    rest = tuple(seat for seat in s.drafting if seat != e.seat)
    start = rest.index(next_seat) if rest else 0
    s.drafting = rest[start:] + rest[:start]
    s.agenda.pop()
    s.agenda.append((Step.OPEN_POOL,) if rest else (Step.CLOSE_POOL,))
    s.agenda += [(Step.TAKE_FROM_POOL, e.seat)] * missing


def card_taken(s: State, e: ev.CardTaken) -> None:
    s.offer.remove(e.card)
    insort(s.hands[e.seat], e.card)
    s.agenda.pop()


def pool_closed(s: State, e: ev.PoolClosed) -> None:
    s.offer = []
    if e.back:
        moves.into_deck(s, e.cards)
    else:
        moves.discard(s, e.cards)
    s.agenda.pop()
