"""The named areas a board cuts its window into; where there is one for each, a number goes with the name."""

from __future__ import annotations

from enum import StrEnum, auto

from pygame import Rect

Key = StrEnum | tuple[StrEnum, int]
Cuts = dict[Key, Rect]


class Area(StrEnum):
    """What the tables of several games have; each game names its own beside these."""

    PROMPT = auto()
    TOP = auto()
    MIDDLE = auto()
    MINE = auto()
    ACTIONS = auto()
    SIDE = auto()
    SEAT = auto()  # of each seat, as is a hand
    HAND = auto()
    FOLD = auto()  # beside a hand that can be folded
    DECK = auto()
    DISCARD = auto()
    TRAY = auto()
    TRACK = auto()
    CELL = auto()  # of each number on the track
    RESERVE = auto()


class MissingArea(LookupError):
    """A board was asked for an area that it does not have."""


class Areas(dict[Key, Rect]):
    """The areas of a board. A name that it does not have raises."""

    def numbered(self, name: StrEnum) -> bool:
        """Whether there are areas of this name with numbers: then one that is not here is somebody else's."""
        return any(isinstance(key, tuple) and key[0] == name for key in self)

    def __missing__(self, key: Key) -> Rect:
        known = ", ".join(sorted({str(name[0] if isinstance(name, tuple) else name) for name in self}))
        raise MissingArea(f"no area {key!r} here, only {known}")
