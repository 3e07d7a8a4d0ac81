"""Small numbers with names: what an enumeration is for, at the speed of plain numbers.

Members of an `IntEnum` cost the rules an eighth of their speed (Python 3.11, random games), so these are
classes whose members are numbers and nothing else.
"""

from __future__ import annotations

from functools import cache


class Numbers:
    """Base of a game's enumerations. Members are written in capitals, and all of them count from 0 on."""

    @classmethod
    @cache
    def labels(cls) -> tuple[str, ...]:
        """The names of the members by their numbers, in plain letters."""
        found = {value: name for name, value in vars(cls).items() if name.isupper()}
        return tuple(found[number].replace("_", " ").lower() for number in range(len(found)))

    @classmethod
    def label(cls, number: int) -> str:
        return cls.labels()[number]

    @classmethod
    def all(cls) -> range:
        """The number of every member."""
        return range(len(cls.labels()))
