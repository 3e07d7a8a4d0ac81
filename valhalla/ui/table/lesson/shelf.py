"""The lessons of all games on one shelf: those of whole games, and short ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from valhalla.ui.table.lesson.course import Course
from valhalla.ui.table.record import records


class Shelved(NamedTuple):
    """A lesson as it is told of before it is begun; words are asked for in the language of now."""

    name: str
    course: Course
    icon: str
    title: Callable[[], str]
    about: Callable[[], str]
    long: str  # how long it takes, untranslated
    rule: str = ""
    whole: bool = False  # of a whole game


def shelf() -> list[Shelved]:
    """Every lesson, game by game."""
    return [lesson for record in records() for lesson in record.lessons()]


def course(name: str) -> Course:
    return next(lesson.course for lesson in shelf() if lesson.name == name)
