"""What a seat may ask for. A command is an intent; `rules.decide` turns it into events.

Cards are numbers into the table's cards, dice are places in the sorted dice in play, decks and faces are
those of `terms`.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Base of all commands."""

    game: ClassVar[str] = "hammer"


class Begin(Command, frozen=True, tag="begin"):
    """The table is laid: the first record of every save. No seat gives it."""


class Throw(Command, frozen=True, tag="throw"):
    """H2.2, H2.4: the first throw, or all dice again with one more from the reserve."""


class Rethrow(Command, frozen=True, tag="rethrow"):
    """H2.5: with an empty reserve, some of the dice again."""

    dice: tuple[int, ...]


class Stop(Command, frozen=True, tag="stop"):
    """H2.4: no more throws."""


class Remove(Command, frozen=True, tag="remove"):
    """H2.2: so many hammers leave the turn and count 3 each for this roll."""

    hammers: int


class Move(Command, frozen=True, tag="move"):
    """H2.3: the token goes to the sum."""


class Fail(Command, frozen=True, tag="fail"):
    """H2.7: the sum is not higher, and no more is done about it."""


class Play(Command, frozen=True, tag="play"):
    """H3.1: a card with what it needs: dice and their faces, an opponent, a deck, cards to swap, a number."""

    card: int
    dice: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    target: int = -1
    deck: int = -1
    give: tuple[int, ...] = ()
    take: tuple[int, ...] = ()
    more: int = -1


class KeepOnTop(Command, frozen=True, tag="keep_on_top"):
    """Which of the cards looked at comes next from that deck."""

    card: int


class Place(Command, frozen=True, tag="place"):
    """H2.6: which of the cards drawn go to the points pile; the others go to the hand."""

    points: tuple[int, ...]


class LayFavour(Command, frozen=True, tag="lay_favour"):
    """H5.2: a card from hand as favour, in one's own turn or when asked in another's."""

    card: int


class Pass(Command, frozen=True, tag="pass"):
    """No favour now."""


class EndTurn(Command, frozen=True, tag="end_turn"):
    """Nothing more to play in this turn."""


class Pledge(Command, frozen=True, tag="pledge"):
    """H4.1: the cards of one deck that go from the hand to the points pile."""

    cards: tuple[int, ...]


ANY = (
    Begin | Throw | Rethrow | Stop | Remove | Move | Fail | Play | KeepOnTop | Place | LayFavour | Pass
    | EndTurn | Pledge
)  # fmt: skip
