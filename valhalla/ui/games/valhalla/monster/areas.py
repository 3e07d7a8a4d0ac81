"""What is there only in a game against a monster."""

from __future__ import annotations

from enum import StrEnum, auto


class MonsterPart(StrEnum):
    MONSTER = auto()
    CARD = auto()
    PICTURE = auto()
    WINDOW = auto()
    NEED = auto()
    WORDS = auto()
    SYMBOLS = auto()
    LOOSE = auto()
    CARDS = auto()
    INFO = auto()
    STACK = auto()
    HALL = auto()
    CALLS = auto()
