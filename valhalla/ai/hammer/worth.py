"""What cards are worth in hand, in points: the price of playing one, and what a turn brings.

The numbers are data (`worths.json`): by property, for every number of turns to come. `appraise` works them
out, `valhalla lab --game hammer --what cards` shows them, `build/appraise.py` writes them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from valhalla.games.hammer.terms import CELL_DECKS, DECKS, SET

if TYPE_CHECKING:
    from valhalla.games.hammer.properties import Word
    from valhalla.games.hammer.state import State
    from valhalla.games.hammer.table import Table

FILE = Path(__file__).with_name("worths.json")
Prospects = tuple[tuple[float, ...], tuple[float, ...]]  # of stopping and of failing, by big cells reached


def name_of(word: Word) -> str:
    """A property by name, as in `thor/add/8`."""
    return f"{DECKS[word.deck]}/{word.word}/{word.number}"


class Worths:
    """What cards are worth by property and turns to come; properties not named are worth nothing."""

    def __init__(self, known: Mapping[str, Sequence[float]]) -> None:
        self._known = known
        self._by_word: dict[Word, Sequence[float]] = {}
        self._usual: dict[tuple[int, int], tuple[float, float]] = {}

    def of(self, word: Word, left: int) -> float:
        """The worth in hand with so many turns of one's own to come."""
        worths = self._by_word.get(word)
        if worths is None:
            worths = self._by_word[word] = self._known.get(name_of(word), (0.0,))
        return worths[left] if left < len(worths) else worths[-1]

    def usual(self, laid: Table, deck: int, left: int) -> tuple[float, float]:
        """A card of a deck: what it is worth when one may place it, and when it goes to the hand."""
        found = self._usual.get((deck, left))
        if found is None:
            cards = laid.stacks[deck]
            held = [self.of(laid.word[card], left) for card in cards]
            free = [max(worth, laid.points[card]) for worth, card in zip(held, cards, strict=True)]
            found = self._usual[deck, left] = sum(free) / len(cards), sum(held) / len(cards)
        return found

    def prospects(self, laid: Table, left: int) -> Prospects:
        """The worth of stopping, and of failing, by big cells reached: what a policy is made of."""
        stop, fail = [0.0], [0.0]
        for deck in CELL_DECKS:
            free, held = self.usual(laid, deck, left)
            stop.append(stop[-1] + free)
            fail.append(fail[-1] + held)
        return tuple(stop), tuple(fail)

    def hand(self, s: State, cards: Sequence[int], left: int) -> float:
        """What these cards are worth in hand; after the last turn, what H4.1 makes of them."""
        if left:
            return sum(self.of(s.table.word[card], left) for card in cards)
        total = 0
        for deck in range(len(DECKS)):
            points = sorted((s.table.points[c] for c in cards if s.table.deck[c] == deck), reverse=True)
            total += sum(points[: len(points) // SET])
        return float(total)


# A card is appraised as the only one in hand; among others it is worth this part of it, for there are not
# throws enough for all (tried in games of jarls: 0.35 and 1 lose to 0.5, which loses a little to 0.65).
AMONG_OTHERS = 0.6


def among_others(known: Mapping[str, Sequence[float]]) -> Worths:
    """Worths of cards as they come: several in hand. After the last turn there is nothing to share."""
    return Worths({name: [last, *(AMONG_OTHERS * w for w in rest)] for name, (last, *rest) in known.items()})


@cache
def alone() -> dict[str, list[float]]:
    """What each property is worth alone in hand."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, list[float]])


@cache
def worths() -> Worths:
    """Those that the seats play by."""
    return among_others(alone())
