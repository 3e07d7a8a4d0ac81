"""What loose dice allow: arming (V4.4, V4.5) and rerolls (V4.3), by face rather than by die.

Loose dice are a sorted tuple, so equal throws share one cached list of commands.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product

from valhalla.games.valhalla.commands import Arm, FreeReroll, PlayTactic, Reroll
from valhalla.games.valhalla.terms import BLANK, EXTRA, WEAPONS

Dice = tuple[int, ...]
Faces = tuple[int, ...]

_ANY = range(len(WEAPONS))

# V4.5 What satisfies a frost giant: each way is a sorted tuple of faces.
GIANT_NEEDS: dict[str, tuple[Faces, ...]] = {
    "any2": tuple(combinations_with_replacement(_ANY, 2)),
    "pair": tuple((f, f) for f in _ANY),
    "triple": tuple((f, f, f) for f in _ANY),
    "twopairs": tuple((f, f, g, g) for f, g in combinations_with_replacement(_ANY, 2)),
}


def faces(dice: Dice) -> Faces:
    """The sorted faces that *dice* show."""
    return tuple(sorted(die % EXTRA for die in dice))


def places(loose: Dice, wanted: Faces) -> tuple[int, ...] | None:
    """The first places of *loose* that show *wanted*, own dice before extra ones; None if they do not."""
    found: list[int] = []
    for face in wanted:
        for i, die in enumerate(loose):
            if die % EXTRA == face and i not in found:
                found.append(i)
                break
        else:
            return None
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 16)
def arms(loose: Dice, need: tuple[Faces, ...], slot: int) -> tuple[Arm, ...]:
    """Every way to arm the warrior in *slot*."""
    ways = (places(loose, wanted) for wanted in need)
    return tuple(Arm(slot, way) for way in ways if way is not None)


@lru_cache(maxsize=1 << 13)
def rerolls(loose: Dice) -> tuple[Reroll, ...]:
    """Every reroll, one for all that differ only by which of two equal dice is meant."""
    return tuple(
        Reroll(discard, tuple(i + (i >= discard) for i in dice))
        for discard in _first_places(loose)
        for dice in _subsets(loose[:discard] + loose[discard + 1 :])
    )


@lru_cache(maxsize=1 << 13)
def free_rerolls(loose: Dice) -> tuple[FreeReroll, ...]:
    return tuple(FreeReroll(dice) for dice in _subsets(loose))


@lru_cache(maxsize=1 << 13)
def swaps(loose: Dice, card: int) -> tuple[PlayTactic, ...]:
    """Weapon swap (V5.12): any of the blank dice, each to any weapon."""
    blanks = [i for i, die in enumerate(loose) if die % EXTRA == BLANK]
    return tuple(
        PlayTactic(card, tuple(blanks[:count]), turned)
        for count in range(1, len(blanks) + 1)
        for turned in combinations_with_replacement(_ANY, count)
    )


def _first_places(loose: Dice) -> list[int]:
    return [i for i, die in enumerate(loose) if i == 0 or loose[i - 1] != die]


def _subsets(loose: Dice) -> list[tuple[int, ...]]:
    """Every non-empty choice of dice, as places, without repeating equal choices."""
    starts = _first_places(loose)
    counts = [loose.count(loose[start]) for start in starts]
    chosen = []
    for takes in product(*(range(count + 1) for count in counts)):
        if any(takes):
            chosen.append(tuple(s + k for s, take in zip(starts, takes, strict=True) for k in range(take)))
    return chosen
