"""Cards, deities and effects from place to place: what the events have in common."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLUE, EVERYONE, NONE, RED, RIGHT, UNKNOWN, Deity, Step

# Why cards are dealt: the fourth number of a DEAL step.
AT_SETUP, ON_PASS, FOR_UNIT = 0, 1, 2
DEALING_RULES = ("W2.2", "W3.5", "W5")


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
        s.agenda.append((Step.DEAL, seat, count, why))


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
    if which == Deity.YGGDRASIL:
        _mind_colours(s, seat)


def _mind_colours(s: State, seat: int) -> None:
    """W6.2: red and blue are not held together, but under Yggdrasil."""
    held = {s.table.colour[card] for card in s.deities[seat]}
    if {BLUE, RED} <= held and s.owner[Deity.YGGDRASIL] != seat and (Step.COLOUR, seat) not in s.agenda:
        s.agenda.append((Step.COLOUR, seat))


def warded(s: State, row: int) -> None:
    """The effect passes this row by; with nothing left to strike it is over."""
    s.agenda.pop()
    s.aims = [target for target in s.aims if target[0] != row]
    if not s.aims:
        strike_over(s)


def strike_over(s: State) -> None:
    s.agenda.pop()
    s.aims = []
    s.blow = ()
