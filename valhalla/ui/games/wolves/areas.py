"""What only a table of Wolves of Odin has."""

from __future__ import annotations

from enum import StrEnum, auto


class Part(StrEnum):
    HALL = auto()
    STRIP = auto()
    UNITS = auto()
    TOTAL = auto()
    PASSED = auto()
    WEALTH = auto()
    GODS = auto()
    PRIZES = auto()
    PEOPLE = auto()
    OFFERINGS = auto()
    DEITY_DECK = auto()
    VICTORY_DECK = auto()
