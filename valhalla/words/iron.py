"""The iron dice and the hammer they carry, in words: for the Hammer Throw, and for the hammer at Ragnarök."""

from __future__ import annotations

from valhalla.games.iron import HAMMER
from valhalla.words.language import pgettext


def face(die: int) -> str:
    """What an iron die shows."""
    return pgettext("die", "hammer") if die == HAMMER else str(die)
