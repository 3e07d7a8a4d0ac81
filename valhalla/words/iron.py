"""The iron dice and the hammer they carry, in words: for the Hammer Throw, and for the hammer at Ragnarök."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from valhalla.words.language import _, ngettext, pgettext
from valhalla.words.listing import faces
from valhalla.words.telling import Voice, with_things

HAMMER: Final = 1


def face(die: int) -> str:
    """What an iron die shows."""
    return pgettext("die", "hammer") if die == HAMMER else str(die)


def dice(numbers: Iterable[int]) -> str:
    """Dice by their faces, equal ones counted: "hammer ×2, 5"."""
    return faces(numbers, face)


def once_more(count: int) -> str:
    """The next throw is offered, with so many dice more."""
    message = ngettext(
        "Throw again with a die more, or stop.", "Throw again with {count} dice more, or stop.", count
    )
    return message.format(count=count)


def hammers(thrown: Sequence[int]) -> str:
    """What removing hammers of these dice would do."""
    count = thrown.count(HAMMER)
    message = ngettext(
        "Remove the hammer and it counts 3 instead of 1, but the die is gone for this turn.",
        "Remove hammers and each counts 3 instead of 1, but the dice are gone for this turn.",
        count,
    )
    return message if count else ""


# In the saga


def thrown(
    saga: Voice, seat: int, rolled: Iterable[int], kept: Sequence[int], *, total: int, cell: int, again: bool
) -> str:
    """A throw with its sum; later ones with the cell to beat."""
    message = _("Player {player} throws {dice}: {total} in all.")
    if again:
        message = _(
            "Player {player} throws again: {dice}. That makes {total}, and the token stands on {cell}."
        )
    left = " " + with_things(_("Not thrown"), dice(kept)) if kept else ""
    return saga.say(message, seat, dice=dice(rolled), total=total, cell=cell) + left


def removed(saga: Voice, seat: int, count: int, total: int) -> str:
    """Hammers are removed to count more."""
    message = ngettext(
        "Player {player} removes a hammer, which counts 3. That makes {total}.",
        "Player {player} removes {count} hammers, which count 3 each. That makes {total}.",
        count,
    )
    return saga.say(message, seat, count=count, total=total)


def flies(saga: Voice, seat: int, cell: int, last: int) -> str:
    """The hammer flies to a cell, or to the last one there is."""
    if cell == last:
        return saga.say(_("The hammer of player {player} flies to the very end of the track."), seat)
    return saga.say(_("The hammer of player {player} flies to cell {cell}."), seat, cell=cell)
