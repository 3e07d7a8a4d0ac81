"""What is there only while the hammer is thrown at Ragnarök."""

from __future__ import annotations

from enum import StrEnum, auto


class HurlPart(StrEnum):
    FLAG = auto()
    PODIUM = auto()
    STAKES = auto()
