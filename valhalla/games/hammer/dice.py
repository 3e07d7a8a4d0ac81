"""Dice by face: which places to name for a choice, each choice once."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from valhalla.games.iron import Dice, Places, some


@lru_cache(maxsize=1 << 12)
def settings(dice: Dice, most: int, faces: Dice) -> tuple[tuple[Places, Dice], ...]:
    """Every way to set 1 to *most* dice to other faces: places and their new faces."""
    found: dict[tuple[Dice, Dice], tuple[Places, Dice]] = {}
    for places in some(dice, most):
        before = tuple(dice[i] for i in places)
        for after in product(faces, repeat=len(places)):
            if all(old != new for old, new in zip(before, after, strict=True)):
                found.setdefault((before, tuple(sorted(after))), (places, after))
    return tuple(found.values())
