"""Turns of phrase that the tellers of Valhalla share."""

from __future__ import annotations

from collections.abc import Sequence

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ALLY
from valhalla.words.language import _
from valhalla.words.telling import Teller, Voice, with_things
from valhalla.words.valhalla import names as called


def say_cards(saga: Voice, message: str, seat: int, s: State, cards: Sequence[int]) -> str:
    """A message about a player and so many cards, which are named as far as they are known."""
    return saga.say_things(message, seat, called.cards(s.table, cards), count=len(cards))


def one_card(message: str) -> Teller:
    """For events of one seat and one card."""
    return lambda saga, s, e: saga.say(_(message), e.seat, card=called.card(s.table, e.card))


def card_or_not(message: str) -> Teller:
    """The same where the card may be hidden."""
    return lambda saga, s, e: say_cards(saga, _(message), e.seat, s, [e.card])


def room(s: State, discarded: tuple[int, ...]) -> str:
    """Who was discarded to make room, if anybody was."""
    return (
        " " + with_things(_("Discarded to make room"), called.cards(s.table, discarded)) if discarded else ""
    )


def owner_at(s: State, seat: int, slot: int) -> int:
    """Whose warrior stands in a fighter's slot: the fighter's, or the partner's (V14.2)."""
    return seat if slot < ALLY else s.table.partners[seat]
