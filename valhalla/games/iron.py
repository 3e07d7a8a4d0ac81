"""The iron dice of Thor's hammer, which two games throw: their faces, and the track along which it flies."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

# H1.2 The faces of an iron die. A hammer counts as 1, so opposite faces always add up to 7.
HAMMER: Final = 1
FACES: Final = (1, 2, 3, 4, 5, 6)
OPPOSITE: Final = 7
DICE: Final = 8
REMOVED: Final = 3  # what a removed hammer counts for its roll (H2.2)

# H1.1 The track: its big cells, and the decks of the cards in them.
LAST_CELL: Final = 48
BIG_CELLS: Final = (1, 9, 17, 25, 33, 41, 48)
DECKS: Final = ("valkyries", "jotnar", "thor")
CELL_DECKS: Final = (0, 0, 1, 1, 1, 2, 2)

Places = tuple[int, ...]
Dice = tuple[int, ...]


def most(face: int) -> int:
    """What a die can count at most: a hammer may be removed."""
    return REMOVED if face == HAMMER else face


def reach(dice: Dice) -> int:
    """The highest sum of these dice."""
    return sum(map(most, dice))


@lru_cache(maxsize=1 << 14)
def some(dice: Dice, most: int) -> tuple[Places, ...]:
    """The places of every choice of 1 to *most* dice; equal dice are the same choice."""
    found: dict[Dice, Places] = {}
    for count in range(1, min(most, len(dice)) + 1):
        for places in combinations(range(len(dice)), count):
            found.setdefault(tuple(dice[i] for i in places), places)
    return tuple(found.values())


def without(dice: Dice, taken: Dice) -> Dice:
    """The dice that are left when these are taken."""
    rest = list(dice)
    for die in taken:
        rest.remove(die)
    return tuple(rest)
