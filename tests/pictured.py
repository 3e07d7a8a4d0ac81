"""Which cards must have a picture: those of the golden games. For a newer one a rune stone may stand in."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.playthroughs.write import pool


def pictured(drawn: Iterable[str], cards: Iterable[str]) -> bool:
    """Whether every known card has its picture, and every picture its card; copies have one together."""
    known = {re.sub(r"-\d+$", "", card) for card in pool()}
    return set(cards) & known <= set(drawn) <= set(cards)
