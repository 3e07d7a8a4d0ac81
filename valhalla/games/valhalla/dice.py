"""What loose dice allow: arming (V4.4, V4.5) and rerolls (V4.3), by face rather than by die.

Loose dice are a sorted tuple, so equal throws share one cached list of commands.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product

from valhalla.games.valhalla.commands import FreeReroll, PlayTactic, Reroll
from valhalla.games.valhalla.terms import BLANK, EXTRA, NONE, WEAPONS

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


class Need:
    """What arms a warrior: any of some ways, each a sorted tuple of faces."""

    __slots__ = ("_places", "symbols", "ways")

    def __init__(self, ways: tuple[Faces, ...]) -> None:
        self.ways = ways
        self.symbols = len(ways[0])
        self._places: dict[Dice, tuple[tuple[int, ...], ...]] = {}

    def places(self, loose: Dice) -> tuple[tuple[int, ...], ...]:
        """Every way these dice allow, as places among them."""
        found = self._places.get(loose)
        if found is None:
            ways = (_places(loose, wanted) for wanted in self.ways)
            found = self._places[loose] = tuple(way for way in ways if way)
        return found

    def fits(self, dice: Dice) -> bool:
        """Whether exactly these dice arm the warrior."""
        return tuple(sorted(die % EXTRA for die in dice)) in self.ways


@lru_cache(maxsize=None)
def need(ways: tuple[Faces, ...]) -> Need:
    """The one Need of these ways, shared by all warriors who have it."""
    return Need(ways)


def _places(loose: Dice, wanted: Faces) -> tuple[int, ...]:
    """The first places of *loose* that show *wanted*, own dice before extra ones; () if they do not."""
    rest = list(loose)
    found = []
    for face in wanted:
        die = face if face in rest else face + EXTRA
        if die not in rest:
            return ()
        found.append(rest.index(die))
        rest[found[-1]] = NONE
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 13)
def rerolls(loose: Dice) -> tuple[Reroll, ...]:
    """Every reroll, one for all that differ only by which of two equal dice is meant."""
    return _rerolls(_runs(loose))


@lru_cache(maxsize=1 << 13)
def free_rerolls(loose: Dice) -> tuple[FreeReroll, ...]:
    return _free_rerolls(_runs(loose))


@lru_cache(maxsize=1 << 13)
def spends(loose: Dice, face: int, card: int) -> tuple[PlayTactic, ...]:
    """Heroic attack: every kind of die it may take, of *face* or of any."""
    return tuple(
        PlayTactic(card, (loose.index(die),)) for die in sorted(set(loose)) if face in (NONE, die % EXTRA)
    )


def swaps(loose: Dice, card: int) -> tuple[PlayTactic, ...]:
    """Weapon swap (V5.12): any of the blank dice, each to any weapon."""
    return _swaps(tuple([i for i, die in enumerate(loose) if die % EXTRA == BLANK]), card)


@lru_cache(maxsize=1 << 10)
def _swaps(blanks: tuple[int, ...], card: int) -> tuple[PlayTactic, ...]:
    return tuple(
        PlayTactic(card, blanks[:count], turned)
        for count in range(1, len(blanks) + 1)
        for turned in combinations_with_replacement(_ANY, count)
    )


def _runs(loose: Dice) -> tuple[int, ...]:
    """How many dice are alike, value by value: all that rerolls depend on."""
    return tuple(loose.count(die) for die in sorted(set(loose)))


@lru_cache(maxsize=1 << 10)
def _rerolls(runs: tuple[int, ...]) -> tuple[Reroll, ...]:
    found = []
    for i, run in enumerate(runs):
        discard = sum(runs[:i])
        rest = (*runs[:i], run - 1, *runs[i + 1 :])
        found += [Reroll(discard, tuple(p + (p >= discard) for p in dice)) for dice in _subsets(rest)]
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _free_rerolls(runs: tuple[int, ...]) -> tuple[FreeReroll, ...]:
    return tuple(FreeReroll(dice) for dice in _subsets(runs))


def _subsets(runs: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every non-empty choice of dice, as places, without repeating equal choices."""
    starts = [sum(runs[:i]) for i in range(len(runs))]
    chosen = [
        tuple(start + k for start, take in zip(starts, takes, strict=True) for k in range(take))
        for takes in product(*(range(run + 1) for run in runs))
    ]
    return [places for places in chosen if places]
