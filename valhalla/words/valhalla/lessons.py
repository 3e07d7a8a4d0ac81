"""What is said in the short lessons, of expansions and of a monster: a few sheets each, with a fixed deal."""

from __future__ import annotations

from typing import Final

from valhalla.words import lesson
from valhalla.words.language import _
from valhalla.words.lesson import Sheet
from valhalla.words.valhalla.brings import merged
from valhalla.words.valhalla.expansions import BRINGS

LESSONS: Final = merged(brings.lessons for brings in BRINGS)


def sheet(name: str, key: str) -> Sheet:
    """A sheet of a lesson in the language of now."""
    return lesson.sheet(LESSONS[name][1][key])


def about(name: str) -> str:
    """One line about what is learned."""
    return _(LESSONS[name][0])
