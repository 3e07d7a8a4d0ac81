"""The one place that changes a state. Every event has a function here; folding events gives the state.

A function is named after its event's tag. Each works alike on the whole truth and on a view, where UNKNOWN
may stand for a card. Events that answer or finish a step take it off the agenda and put there what follows.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable
from typing import Any

from valhalla.games.wolves import blows, scoring
from valhalla.games.wolves import events as ev
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import (
    ACT,
    AFTER,
    AIM,
    ARCHER,
    BEFORE,
    BLUE,
    CLAIM,
    CLOSE,
    COLOUR,
    COUNT,
    CROWN,
    DEAL,
    EVERYONE,
    FREYA,
    HAND,
    JORMUNGANDR,
    LAYING,
    LOKI,
    LOKI_KILLS,
    NAGLFAR,
    NONE,
    ODIN,
    ONCE_A_ROUND,
    PASS_DRAW,
    PLACE,
    REACT,
    RECALL,
    RED,
    REST,
    REVEAL,
    RIGHT,
    SEIZE,
    SETTLE,
    SHED,
    SHIELD_WALL,
    SHOOT,
    STRIKE,
    SWEEP,
    TURN,
    TURN_COAT,
    UNKNOWN,
    VALKYRIE,
    VIDAR,
    YGGDRASIL,
)

# Why cards are dealt: the fourth number of a DEAL step.
AT_SETUP, ON_PASS, FOR_UNIT = 0, 1, 2
DEALING_RULES = ("W2.2", "W3.5", "W5")


def apply(s: State, event: ev.Event) -> None:
    """Change the state by one event."""
    APPLY[type(event)](s, event)


def emit(s: State, out: list[ev.Event], event: ev.Event) -> None:
    """Let it happen: the rules' only way to change anything."""
    APPLY[type(event)](s, event)
    out.append(event)


# Cards from place to place


def from_hand(s: State, seat: int, card: int) -> None:
    """A hand card becomes public; a view may not have known it."""
    hand = s.hands[seat]
    hand.remove(card if card in hand else UNKNOWN)
    s.known[card] = EVERYONE


def into_hand(s: State, seat: int, card: int) -> None:
    """A card that everybody saw goes to a hand."""
    insort(s.hands[seat], card)


def from_deck(s: State, cards: Iterable[int]) -> None:
    for card in cards:
        if s.open:
            s.deck.remove(card)
        else:
            s.deck.pop()


def at_end(s: State, row: int, card: int, side: int) -> None:
    if side == RIGHT:
        s.rows[row].append(card)
    else:
        s.rows[row].insert(0, card)


def push_deal(s: State, seat: int, count: int, why: int) -> None:
    """Cards to be drawn, as far as the hand and the decks allow (W3.6)."""
    count = min(count, s.room(seat), s.stock())
    if count > 0:
        s.agenda.append((DEAL, seat, count, why))


def gain(s: State, seat: int, card: int) -> None:
    s.deities[seat].append(card)
    s.owner[s.table.deity[card]] = seat
    _mind_colours(s, seat)


def lose(s: State, card: int) -> None:
    """A deity leaves its holder, or the Hall."""
    which = s.table.deity[card]
    seat = s.owner[which]
    if seat == NONE:
        s.hall.remove(card)
        return
    s.deities[seat].remove(card)
    s.owner[which] = NONE
    if which == YGGDRASIL:
        _mind_colours(s, seat)


def _mind_colours(s: State, seat: int) -> None:
    """W6.2: red and blue are not held together, but under Yggdrasil."""
    held = {s.table.colour[card] for card in s.deities[seat]}
    if {BLUE, RED} <= held and s.owner[YGGDRASIL] != seat and (COLOUR, seat) not in s.agenda:
        s.agenda.append((COLOUR, seat))


# Setup, rounds and turns


def first_player_chosen(s: State, e: ev.FirstPlayerChosen) -> None:
    s.starter = e.seat
    s.agenda.pop()
    s.agenda += [(DEAL, seat, HAND, AT_SETUP) for seat in reversed(s.seats_from(e.seat))]


def hall_filled(s: State, e: ev.HallFilled) -> None:
    if s.open:
        s.hidden_gods.remove(e.card)
    else:
        s.hidden_gods.pop()
    s.hall.append(e.card)


def round_began(s: State, e: ev.RoundBegan) -> None:
    s.round = e.round
    s.starter = e.seat
    s.active = NONE
    for card in e.prizes:
        if s.open:
            s.hidden_prizes.remove(card)
        else:
            s.hidden_prizes.pop()
        s.prizes.append(card)
    s.agenda.append((TURN,))


def turn_began(s: State, e: ev.TurnBegan) -> None:
    s.active = e.seat
    s.turns += 1
    if s.owner[JORMUNGANDR] == e.seat and scoring.strictly_strongest(s, e.seat):
        s.agenda.append((SEIZE, e.seat))
    else:
        s.agenda.append((REST if e.seat in s.passes else ACT, e.seat))


def turn_ended(s: State, e: ev.TurnEnded) -> None:
    s.agenda.pop()


def passed(s: State, e: ev.Passed) -> None:
    s.passes.append(e.seat)
    s.agenda.pop()
    push_deal(s, e.seat, scoring.pass_draw(s, e.seat, PASS_DRAW), ON_PASS)


def seat_returned(s: State, e: ev.SeatReturned) -> None:
    s.passes.remove(e.seat)
    for card in e.cards:
        from_hand(s, e.seat, card)
        s.discard.append(card)
    lose(s, e.deity)
    s.gone.append(e.deity)
    s.agenda[-1] = (ACT, e.seat)


# People


def deck_renewed(s: State, e: ev.DeckRenewed) -> None:
    for card in s.discard:
        s.known[card] = 0
    s.deck = sorted(s.discard) if s.open else [UNKNOWN] * len(s.discard)
    s.discard = []


def cards_drawn(s: State, e: ev.CardsDrawn) -> None:
    from_deck(s, e.cards)
    for card in e.cards:
        insort(s.hands[e.seat], card)
        if card >= 0:
            s.known[card] = 1 << e.seat
    step = s.agenda.pop()
    if step[0] == REST:
        s.agenda.append((SHED, e.seat))
    elif e.cards:
        push_deal(s, e.seat, step[2] - len(e.cards), step[3])


def card_shed(s: State, e: ev.CardShed) -> None:
    s.agenda.pop()
    from_hand(s, e.seat, e.card)
    s.discard.append(e.card)


def hand_discarded(s: State, e: ev.HandDiscarded) -> None:
    for card in e.cards:
        from_hand(s, e.seat, card)
        s.discard.append(card)
    if e.rule == "W5":
        push_deal(s, e.seat, len(e.cards) + 1, FOR_UNIT)
    else:
        s.agenda.append((RECALL, e.seat, len(e.cards)))


def unit_laid(s: State, e: ev.UnitLaid) -> None:
    from_hand(s, e.seat, e.card)
    at_end(s, e.row, e.card, e.side)
    _main_done(s)
    kind = s.table.kind[e.card]
    blow = LAYING.get(kind)
    if blow is None or (kind == ARCHER and not blows.shoots(s, e.row, e.side)):
        return
    chooser = e.row if blow == SHOOT else e.seat
    step = (AIM, chooser, blow, e.seat, e.row, e.side, int(e.vidar))
    if blows.candidates(s, step):
        s.agenda.append(step)


def _main_done(s: State) -> None:
    """After the main action only extra ones are left; Vidar's moment is over."""
    step = s.agenda.pop()
    if step[0] == ACT:
        s.agenda.append((CLOSE, step[1]))


def units_sacrificed(s: State, e: ev.UnitsSacrificed) -> None:
    for card in e.cards:
        s.rows[e.seat].remove(card)
        s.offerings[e.seat].append(card)
    _main_done(s)
    if s.owner[LOKI] == e.seat:
        for strength in reversed(e.strengths):
            if strength > 0:
                s.agenda.append((AIM, e.seat, LOKI_KILLS, e.seat, NONE, strength, 0))


def manoeuvre_played(s: State, e: ev.ManoeuvrePlayed) -> None:
    from_hand(s, e.seat, e.card)
    if s.table.kind[e.card] == SHIELD_WALL:
        _warded(s, e.row)
    else:
        _main_done(s)
    s.air.append(e.card)
    freya = s.owner[FREYA]
    s.agenda.append((SETTLE, e.seat if freya == NONE else freya, e.seat))


def manoeuvre_spent(s: State, e: ev.ManoeuvreSpent) -> None:
    s.agenda.pop()
    s.air.pop()
    s.discard.append(e.card)


def manoeuvre_claimed(s: State, e: ev.ManoeuvreClaimed) -> None:
    s.agenda.pop()
    s.air.pop()
    unasked = not s.hands[e.seat]  # nobody is asked for a Shield wall with an empty hand
    into_hand(s, e.seat, e.card)
    if unasked and e.seat not in s.passes and any(row == e.seat for row, _ in s.aims):
        s.agenda.append((REACT, e.seat))


def units_withdrawn(s: State, e: ev.UnitsWithdrawn) -> None:
    for card in e.cards:
        s.rows[e.seat].remove(card)
        into_hand(s, e.seat, card)
    if s.agenda[-1][0] == BEFORE:
        s.agenda.pop()


# Effects on rows


def aimed(s: State, e: ev.Aimed) -> None:
    if s.agenda[-1][0] == AIM:
        s.agenda.pop()
    s.blow = (e.blow, e.actor)
    s.aims = list(e.targets)
    s.agenda.append((STRIKE,))
    struck = {row for row, _ in e.targets}
    for row in reversed(s.seats_from(e.actor)):
        if row in struck and blows.may_ward(s, row, e.blow):
            s.agenda.append((REACT, row))


def spared(s: State, e: ev.Spared) -> None:
    s.agenda.pop()


def ward_declined(s: State, e: ev.WardDeclined) -> None:
    s.agenda.pop()


def huscarl_spent(s: State, e: ev.HuscarlSpent) -> None:
    s.rows[e.seat].remove(e.card)
    s.discard.append(e.card)
    _warded(s, e.seat)


def _warded(s: State, row: int) -> None:
    """The effect passes this row by; with nothing left to strike it is over."""
    s.agenda.pop()
    s.aims = [target for target in s.aims if target[0] != row]
    if not s.aims:
        _strike_over(s)


def _strike_over(s: State) -> None:
    s.agenda.pop()
    s.aims = []
    s.blow = ()


def units_destroyed(s: State, e: ev.UnitsDestroyed) -> None:
    _strike_over(s)
    if e.draws:
        push_deal(s, e.actor, e.draws, FOR_UNIT)
    ship = s.owner[NAGLFAR]
    for row, card in reversed(e.targets):
        s.rows[row].remove(card)
        if ship in (NONE, row) or s.owner[ODIN] == row:
            s.discard.append(card)
        else:
            s.air.append(card)
            s.agenda.append((PLACE, ship, CLAIM, row))


def units_discarded(s: State, e: ev.UnitsDiscarded) -> None:
    _strike_over(s)
    for row, card in e.targets:
        s.rows[row].remove(card)
        s.discard.append(card)


def unit_taken(s: State, e: ev.UnitTaken) -> None:
    if s.agenda[-1][0] == AFTER:
        s.agenda.pop()
    else:
        _strike_over(s)
    s.rows[e.row].remove(e.card)
    into_hand(s, e.seat, e.card)


def unit_lured(s: State, e: ev.UnitLured) -> None:
    _strike_over(s)
    s.rows[e.row].remove(e.card)
    s.air.append(e.card)
    s.agenda.append((PLACE, e.seat, TURN_COAT, e.row))


def unit_placed(s: State, e: ev.UnitPlaced) -> None:
    s.agenda.pop()
    s.air.pop()
    at_end(s, e.seat, e.card, e.side)


def unit_unfit(s: State, e: ev.UnitUnfit) -> None:
    s.agenda.pop()
    s.air.pop()
    s.discard.append(e.card)


# Deities


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
        s.agenda.append((PLACE, e.seat, REVEAL, NONE))
    else:
        s.discard.append(e.card)


def card_recalled(s: State, e: ev.CardRecalled) -> None:
    s.discard.remove(e.card)
    into_hand(s, e.seat, e.card)
    left = s.agenda.pop()[2] - 1
    if left:
        s.agenda.append((RECALL, e.seat, left))


# The end of a round


def round_closed(s: State, e: ev.RoundClosed) -> None:
    s.agenda.pop()
    _end_round(s)
    if s.owner[VIDAR] != NONE:
        s.agenda.append((BEFORE, s.owner[VIDAR]))


def round_seized(s: State, e: ev.RoundSeized) -> None:
    del s.agenda[-2:]  # the moment itself, and the turns that would have followed
    s.seized = e.seat
    _end_round(s)
    for seat in reversed(s.seats_from(e.seat)):
        if seat not in s.passes:
            push_deal(s, seat, scoring.pass_draw(s, seat, PASS_DRAW), ON_PASS)


def _end_round(s: State) -> None:
    if s.passes:
        s.firsts[s.passes[0]] += 1
    s.agenda.append((SWEEP,))
    if s.owner[VALKYRIE] != NONE:
        s.agenda.append((AFTER, s.owner[VALKYRIE]))
    s.agenda.append((COUNT,))


def moment_declined(s: State, e: ev.MomentDeclined) -> None:
    s.agenda.pop()


def rows_counted(s: State, e: ev.RowsCounted) -> None:
    s.agenda.pop()
    s.ranking = e.ranking
    s.empty = sum(not row for row in s.rows)
    count = sum(card != s.table.dooms[1] for card in s.prizes)
    s.agenda += [(CROWN, seat) for seat in reversed(e.ranking[:count])]


def victory_taken(s: State, e: ev.VictoryTaken) -> None:
    s.agenda.pop()
    s.prizes.remove(e.card)
    s.victories[e.seat].append(e.card)


def round_ended(s: State, e: ev.RoundEnded) -> None:
    s.agenda.pop()
    for piles in (s.rows, s.offerings):
        for pile in piles:
            s.discard += pile
            pile.clear()
    s.passes = []
    s.used = []
    s.seized = NONE
    s.active = NONE
    s.starter = s.ranking[0]


def game_ended(s: State, e: ev.GameEnded) -> None:
    s.agenda.pop()
    s.scores = e.scores
    s.winners = e.winners


APPLY: dict[type[ev.Event], Callable[[State, Any], None]] = {
    event: globals()[str(event.__struct_config__.tag)] for event in ev.ALL
}
