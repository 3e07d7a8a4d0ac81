"""What loose dice allow: arming (V4.4, V4.5) and rerolls (V4.3), by face rather than by die.

Loose dice are a sorted tuple, so equal throws share one cached list of commands. Arming and Weapon swap list
own dice before extra ones of the same face and not both ways; `check` takes either.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product

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
    "alldiff3": tuple(combinations(_ANY, 3)),  # V10.4
    "alldiff4": tuple(combinations(_ANY, 4)),
}


# Faces counted in five bits each, the highest a guard: (have | _GUARDS) - need keeps every guard bit just
# when no face is wanted more often than it is there.
_BITS = 5
_GUARDS = sum(1 << _BITS * face + _BITS - 1 for face in _ANY)


@lru_cache(maxsize=1 << 14)
def counted(loose: Dice) -> int:
    """How often each weapon shows, packed for `Need.within`."""
    return _packed(die % EXTRA for die in loose) | _GUARDS


def _packed(faces: Iterable[int]) -> int:
    return sum(1 << _BITS * face for face in faces if face != BLANK)


class Need:
    """What arms a warrior: any of some ways, each a sorted tuple of faces."""

    __slots__ = ("_least", "_packed", "_places", "symbols", "ways")

    def __init__(self, ways: tuple[Faces, ...]) -> None:
        self.ways = ways
        self.symbols = len(ways[0])
        self._packed = [(_packed(way), way) for way in ways]
        self._least = self._packed[0][0] if len(ways) == 1 else 0
        self._places: dict[Dice, tuple[tuple[int, ...], ...]] = {}

    def within(self, count: int) -> bool:
        """Whether dice so `counted` could be enough: a quick no for most warriors."""
        return count - self._least & _GUARDS == _GUARDS

    def places(self, loose: Dice) -> tuple[tuple[int, ...], ...]:
        """Every way these dice allow, as places among them."""
        found = self._places.get(loose)
        if found is None:
            have = counted(loose)
            enough = [way for packed, way in self._packed if have - packed & _GUARDS == _GUARDS]
            found = self._places[loose] = tuple([_places(loose, way) for way in enough])
        return found

    def supplied(
        self, loose: Dice, held: tuple[tuple[int, int], ...]
    ) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Every way these dice allow with some of the cards *held* (with their faces): places and cards."""
        found: dict[tuple[tuple[int, ...], tuple[int, ...]], None] = {}
        have = counted(loose)
        for count in range(1, min(len(held), self.symbols) + 1):
            for some in combinations(held, count):
                for way in self.ways:
                    rest = _left(way, some)
                    if rest is not None and have - _packed(rest) & _GUARDS == _GUARDS:
                        found[_places(loose, rest), tuple(card for card, _ in some)] = None
        return list(found)

    def eased(self) -> Need | None:
        """The same with one die fewer; None for a warrior with a single symbol."""
        return _eased(self)

    def fits(self, dice: Dice) -> bool:
        """Whether exactly these dice arm the warrior."""
        return tuple(sorted([die % EXTRA for die in dice])) in self.ways


def _left(way: Faces, cards: tuple[tuple[int, int], ...]) -> Faces | None:
    """What is left of a way once these cards cover a face each; None if one covers nothing."""
    rest = list(way)
    for _, face in cards:
        if face not in rest:
            return None
        rest.remove(face)
    return tuple(rest)


@cache
def _eased(whole: Need) -> Need | None:
    if whole.symbols == 1:
        return None
    return need(tuple(sorted({way[:i] + way[i + 1 :] for way in whole.ways for i in range(len(way))})))


@cache
def need(ways: tuple[Faces, ...]) -> Need:
    """The one Need of these ways, shared by all warriors who have it."""
    return Need(ways)


def _places(loose: Dice, wanted: Faces) -> tuple[int, ...]:
    """The first places of *loose* that show *wanted*, own dice before extra ones. They must be there."""
    rest = list(loose)
    found = []
    for face in wanted:
        found.append(rest.index(face if face in rest else face + EXTRA))
        rest[found[-1]] = NONE
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 13)
def rerolls(loose: Dice) -> tuple[Reroll, ...]:
    """Every reroll, one for all that differ only by which of two equal dice is meant."""
    return _rerolls(_runs(loose))


@lru_cache(maxsize=1 << 13)
def free_rerolls(loose: Dice) -> tuple[FreeReroll, ...]:
    return _free_rerolls(_runs(loose))


def spends(loose: Dice, face: int, card: int) -> list[PlayTactic]:
    """Heroic attack: every kind of die it may take, of *face* or of any."""
    if face == NONE:
        return [PlayTactic(card, (i,)) for i in _firsts(_runs(loose))]
    return [PlayTactic(card, (loose.index(die),)) for die in (face, face + EXTRA) if die in loose]


@lru_cache(maxsize=1 << 10)
def _firsts(runs: tuple[int, ...]) -> list[int]:
    """Where each run of equal dice begins."""
    return [sum(runs[:i]) for i in range(len(runs))]


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
    runs: list[int] = []
    previous = NONE
    for die in loose:
        if die == previous:
            runs[-1] += 1
        else:
            runs.append(1)
            previous = die
    return tuple(runs)


@lru_cache(maxsize=1 << 10)
def _rerolls(runs: tuple[int, ...]) -> tuple[Reroll, ...]:
    found = []
    for i, (run, discard) in enumerate(zip(runs, _firsts(runs), strict=True)):
        rest = (*runs[:i], run - 1, *runs[i + 1 :])
        found += [Reroll(discard, tuple(p + (p >= discard) for p in dice)) for dice in _subsets(rest)]
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _free_rerolls(runs: tuple[int, ...]) -> tuple[FreeReroll, ...]:
    return tuple(FreeReroll(dice) for dice in _subsets(runs))


def _subsets(runs: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every non-empty choice of dice, as places, without repeating equal choices."""
    starts = _firsts(runs)
    chosen = [
        tuple(start + k for start, take in zip(starts, takes, strict=True) for k in range(take))
        for takes in product(*(range(run + 1) for run in runs))
    ]
    return [places for places in chosen if places]
