"""What a seat may ask for. A command is an intent; `rules.decide` turns it into events.

Cards are numbers into the table's cards; rows are named by the seats they belong to, sides are those of
`terms`.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

Cards = tuple[int, ...]


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Base of all commands."""

    game: ClassVar[str] = "wolves"


class Begin(Command, frozen=True, tag="begin"):
    """The table is laid: the first record of every save. No seat gives it."""


# Main actions (W3.3)


class Lay(Command, frozen=True, tag="lay"):
    """A unit from the hand to an end of any row; before the winner is found with Vidar."""

    card: int
    row: int
    side: int


class Plague(Command, frozen=True, tag="plague"):
    """The manoeuvre *card*, naming a strength."""

    card: int
    strength: int


class Regroup(Command, frozen=True, tag="regroup"):
    """A Flank march: discard hand cards and draw one more."""

    card: int
    cards: Cards = ()


class Withdraw(Command, frozen=True, tag="withdraw"):
    """A Flank march: one to three units of one's own row return to the hand."""

    card: int
    units: Cards


class Sacrifice(Command, frozen=True, tag="sacrifice"):
    """A unit of one's own row, and Thralls that go with it."""

    unit: int
    thralls: Cards = ()


class Pass(Command, frozen=True, tag="pass"):
    """W3.5."""


# Extra actions (W3.4)


class Summon(Command, frozen=True, tag="summon"):
    """A deity of the Hall for sacrifices (W6.1)."""

    deity: int
    pay: Cards


class Invoke(Command, frozen=True, tag="invoke"):
    """The active property of a summoned deity, with what it needs (W6.3).

    pay: a sacrifice; targets: deities; side: an end; cards: of the hand.
    """

    deity: int
    pay: Cards = ()
    targets: Cards = ()
    side: int = -1
    cards: Cards = ()


class EndTurn(Command, frozen=True, tag="end_turn"):
    """No more extra actions, or nothing done in a turn after passing."""


# Turns after passing (W3.5)


class Draw(Command, frozen=True, tag="draw"):
    """A card, for which one is discarded."""


class Shed(Command, frozen=True, tag="shed"):
    """The card discarded after that draw."""

    card: int


class Return(Command, frozen=True, tag="return"):
    """Baldr and four hand cards are discarded: back into the round."""

    cards: Cards


# Choices in the middle of an effect


class Aim(Command, frozen=True, tag="aim"):
    """The unit that an effect strikes, or that Valkyrie takes."""

    unit: int


class Ward(Command, frozen=True, tag="ward"):
    """A Shield wall from the hand, or a Huscarl of the row, stops what is about to happen to one's row."""

    card: int


class Decline(Command, frozen=True, tag="decline"):
    """An offer is not taken."""


class Claim(Command, frozen=True, tag="claim"):
    """Freya: the manoeuvre that another played goes to the hand."""


class Place(Command, frozen=True, tag="place"):
    """The end of one's own row at which a unit comes to stand."""

    side: int


class KeepColour(Command, frozen=True, tag="keep_colour"):
    """W6.2: deities of the other colour are discarded."""

    colour: int


class Recall(Command, frozen=True, tag="recall"):
    """Hel: a card of the discard pile goes to the hand."""

    card: int


class TakeBack(Command, frozen=True, tag="take_back"):
    """Vidar: a Yew unit of one's own row returns to the hand."""

    unit: int


class Crown(Command, frozen=True, tag="crown"):
    """The victory that the strongest takes of two."""

    card: int


ANY = (
    Begin | Lay | Plague | Regroup | Withdraw | Sacrifice | Pass | Summon | Invoke | EndTurn | Draw | Shed
    | Return | Aim | Ward | Decline | Claim | Place | KeepColour | Recall | TakeBack | Crown
)  # fmt: skip
