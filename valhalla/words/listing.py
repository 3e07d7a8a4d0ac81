"""Things one after another, as sentences of every game name them.

Names of players and cards are never inflected: a sentence puts a noun before them ("player {player}",
"warrior {cards}"), and that noun takes whatever form another language needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from valhalla.words.language import _

Names = Sequence[str]


def listed(items: Sequence[str]) -> str:
    """Words one after another: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return _("{items} and {last}").format(items=", ".join(items[:-1]), last=items[-1])


def either(items: Sequence[str]) -> str:
    """Things of which one is meant: "a, b or c"."""
    if len(items) < 2:
        return "".join(items)
    return _("{items} or {last}").format(items=", ".join(items[:-1]), last=items[-1])


def players(names: Names, seats: Iterable[int]) -> str:
    return listed([names[seat] for seat in seats])


def times(thing: str, count: int) -> str:
    """A thing that is there so often: "bow ×2"."""
    return f"{thing}\N{NO-BREAK SPACE}×{count}" if count > 1 else thing


def counted(named: Sequence[str]) -> str:
    """Things one after another, equal ones counted; nothing if any of them has no name."""
    if not all(named):
        return ""
    return listed([times(name, named.count(name)) for name in dict.fromkeys(named)])


def faces(dice: Iterable[int], face: Callable[[int], str]) -> str:
    """Dice by what *face* calls them, equal ones counted: "axe ×2, bow"."""
    return ", ".join(times(face(die), len(list(same))) for die, same in groupby(sorted(dice)))
