"""What is said in the short lessons, of expansions and of a monster: a few sheets each, with a fixed deal."""

from __future__ import annotations

from typing import Final

from valhalla.words import lesson
from valhalla.words.language import _, named
from valhalla.words.lesson import Sheet
from valhalla.words.valhalla.brings import merged
from valhalla.words.valhalla.expansions import BRINGS
from valhalla.words.valhalla.monsters.lesson import CAST

LESSONS: Final = merged(brings.lessons for brings in BRINGS)


CASTS: Final = {"together": CAST}


def sheet(name: str, key: str) -> Sheet:
    """A sheet of a lesson in the language of now, with the names of the cards that it speaks of."""
    cast = CASTS.get(name, {}).items()
    words = {part: named(what) if isinstance(what, str) else what for part, what in cast}
    return lesson.sheet(LESSONS[name][1][key], **words)


def about(name: str) -> str:
    """One line about what is learned."""
    return _(LESSONS[name][0])
