"""Turns of phrase that the tellers of Valhalla share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valhalla.games.valhalla.battle import parts
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import ALLY
from valhalla.words.language import _
from valhalla.words.telling import STORY, Teller, Voice, with_things
from valhalla.words.valhalla import things

VALHALLA: Final = "V15.4"  # the part of a strength that comes from there


def say_cards(saga: Voice, message: str, seat: int, s: State, cards: Sequence[int]) -> str:
    """A message about a player and so many cards, which are named as far as they are known."""
    return saga.say_things(message, seat, things.cards(s.table, cards), count=len(cards))


def one_card(message: str) -> Teller:
    """For events of one seat and one card."""
    return lambda saga, s, e: saga.say(_(message), e.seat, card=things.card(s.table, e.card))


def one_warrior(message: str) -> Teller:
    """For events of the warrior in a fighter's slot and its owner."""
    return lambda saga, s, e: saga.say(
        _(message), owner_at(s, e.seat, e.slot), card=things.card(s.table, s.card_at(e.seat, e.slot))
    )


def card_or_not(message: str) -> Teller:
    """The same where the card may be hidden."""
    return lambda saga, s, e: say_cards(saga, _(message), e.seat, s, [e.card])


def room(s: State, discarded: tuple[int, ...]) -> str:
    """Who was discarded to make room, if anybody was."""
    return (
        " " + with_things(_("Discarded to make room"), things.cards(s.table, discarded)) if discarded else ""
    )


def owner_at(s: State, seat: int, slot: int) -> int:
    """Whose warrior stands in a fighter's slot: the fighter's, or the partner's (V14.2)."""
    return seat if slot < ALLY else s.table.partners[seat]


def strength(saga: Voice, s: State, side: Side, total: int) -> str:
    """A strength; but for a story with its parts: a warrior with its ability, then tactics and jarl."""
    found: dict[str, list[int]] = {}
    for part in parts(s, side):
        other = _("Valhalla") if part.rule == VALHALLA else _("jarl")
        found.setdefault(things.card(s.table, part.card) or other, []).append(part.strength)
    named = [f"{name} {' + '.join(map(str, numbers))}" for name, numbers in found.items()]
    return str(total) if saga.level == STORY or not named else f"{total} ({', '.join(named)})"
