"""Turns of phrase that the tellers of Valhalla share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import parts
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import ALLY
from valhalla.words.language import _
from valhalla.words.telling import STORY, Place, Teller, Telling, Voice, seat, with_things
from valhalla.words.valhalla import things

VALHALLA: Final = "V15.4"  # the part of a strength that comes from there


def say_cards(saga: Voice, message: str, seat: int, s: State, cards: Sequence[int]) -> str:
    """A message about a player and so many cards, which are named as far as they are known."""
    return saga.say_things(message, seat, things.cards(s.table, cards), count=len(cards))


def _count(saga: Voice, s: State, e: Any) -> int:
    return e.count if hasattr(e, "count") else len(e.cards)


PLACES: Final[dict[str, Place]] = {
    **{name: seat(name) for name in ("owner", "target", "loser", "helped")},
    "card": lambda saga, s, e: things.card(s.table, e.card),
    "one": lambda saga, s, e: things.cards(s.table, (e.card,)),  # the same as a list has it
    "cards": lambda saga, s, e: things.cards(s.table, e.cards),
    "valour": lambda saga, s, e: s.table.valour[e.card],
    "count": _count,
    "jarl": lambda saga, s, e: things.jarl_name(s.table, s.jarls[e.seat]),
    "warrior": lambda saga, s, e: things.card(s.table, s.card_at(e.seat, e.slot)),
    "die": lambda saga, s, e: things.face(e.die),
    "dice": lambda saga, s, e: things.faces(e.dice),
    "before": lambda saga, s, e: things.dice(e.before),
    "after": lambda saga, s, e: things.dice(e.after),
}
told: Final = Telling(PLACES)


def of_warrior(message: str) -> Teller:
    """For events of the warrior in a fighter's slot and its owner."""
    return lambda saga, s, e: saga.say(
        _(message), owner_at(s, e.seat, e.slot), card=things.card(s.table, s.card_at(e.seat, e.slot))
    )


def room(s: State, discarded: tuple[int, ...]) -> str:
    """Who was discarded to make room, if anybody was."""
    return (
        " " + with_things(_("Discarded to make room"), things.cards(s.table, discarded)) if discarded else ""
    )


def owner_at(s: State, seat: int, slot: int) -> int:
    """Whose warrior stands in a fighter's slot: the fighter's, or another's (V14.2, V18.5)."""
    return s.owner(seat, slot)[0]


def strength(saga: Voice, s: State, side: Side, total: int) -> str:
    """A strength; but for a story with its parts: a warrior with its ability, then tactics and jarl."""
    found: dict[str, list[int]] = {}
    for part in parts(s, side):
        other = _("Valhalla") if part.rule == VALHALLA else _("jarl")
        found.setdefault(things.card(s.table, part.card) or other, []).append(part.strength)
    named = [f"{name} {' + '.join(map(str, numbers))}" for name, numbers in found.items()]
    return str(total) if saga.level == STORY or not named else f"{total} ({', '.join(named)})"


def sent_nobody(saga: Voice, s: State, e: ev.WarriorsRose, message: str) -> str:
    """A lent warrior may have gone all the same."""
    battle = s.battle
    placed = battle.side(e.seat).placed if battle is not None else ()
    if any(slot >= ALLY and s.card_at(e.seat, slot) < 0 for slot, _dice in placed):
        message = _("Player {player} sends nobody of the own squad.")
    return saga.say(message, e.seat)
