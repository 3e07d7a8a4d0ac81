"""What a lesson is told in: sheets, and the people who sit at its table."""

from __future__ import annotations

from typing import Final, NamedTuple

from valhalla.words.language import _, named, proper

# Who sits at the table, in the order of the seats after the learner.
HOSTS: Final = (proper("Thorstein"), proper("Gudrid"), proper("Kari"))

Words = tuple[str, ...]  # of a sheet: title, text, and what is to be done, if anything


class Sheet(NamedTuple):
    """What the teacher says at one moment; `do` is what the player is to do, if anything."""

    title: str
    text: str
    do: str = ""


def sheet(of: Words, **words: object) -> Sheet:
    """A sheet in the language of now; *words* are the numbers and cards of the moment."""
    host, second, third = (named(name) for name in HOSTS)
    return Sheet(*(_(part).format(host=host, second=second, third=third, **words) for part in of))
