"""What only the hammer's table has."""

from __future__ import annotations

from enum import StrEnum, auto


class Part(StrEnum):
    SUM = auto()
    ROUNDS = auto()
    PILE = auto()
