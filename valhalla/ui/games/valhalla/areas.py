"""What only Valhalla's boards have; parts of a cloth and what belongs to a seat have its number with them."""

from __future__ import annotations

from enum import StrEnum, auto


class Part(StrEnum):
    CENTRE = auto()
    WEALTH = auto()
    END = auto()
    POOL = auto()
    DRAWN = auto()
    SHOWN = auto()
    LOKI = auto()
    TITLE = auto()
    OFFER = auto()
    LOW = auto()
    STRIP = auto()
    TOTALS = auto()
    GAUGE = auto()
    OPTIONS = auto()
    ODDS = auto()
    ATTACK = auto()
    DEFENCE = auto()
    CLOTH = auto()
    JARL = auto()
    NAMES = auto()
    WALL = auto()
    TAKEN = auto()
    VALHALLA = auto()
    TOTAL = auto()
    CLASH = auto()
    ASIDE = auto()
    SQUAD = auto()
    BOND = auto()
    PARTNER = auto()
    SHIELD = auto()


OF_BATTLE = frozenset({Part.TOTAL, Part.CLOTH, Part.CLASH, Part.JARL, Part.WALL, Part.TAKEN})
