"""Things one after another, as sentences of every game name them. What is listed bends as each name does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from valhalla.words.language import _, pgettext
from valhalla.words.sentence import Phrase, Together

Names = Sequence[str]


def listed(items: Sequence[str]) -> str:
    """Words one after another: "a, b and c"."""
    return _joined(items, lambda: _("{items} and {last}"))


def either(items: Sequence[str]) -> str:
    """Things of which one is meant: "a, b or c"."""
    return _joined(items, lambda: _("{items} or {last}"))


def _joined(items: Sequence[str], how: Callable[[], str]) -> str:
    if len(items) < 2:
        return items[0] if items else ""
    return Together.of(items, lambda forms: how().format(items=", ".join(forms[:-1]), last=forms[-1]))


def players(names: Names, seats: Iterable[int]) -> str:
    """The players of these seats, whoever looks first: "you and Hakon"."""
    return listed(sorted((names[seat] for seat in seats), key=lambda name: not getattr(name, "you", False)))


def in_list(name: str, title: bool) -> str:
    """A name among others; a title may want quotes there, lest its words look like more of the sentence."""
    if not (name and title):
        return name
    return Phrase.of(pgettext("in a list", "{title}"), "title", title=name)


def times(thing: str, count: int) -> str:
    """A thing that is there so often: "bow ×2"."""
    if count == 1:
        return thing
    return Together.of([thing], lambda forms: f"{forms[0]}\N{NO-BREAK SPACE}×{count}")


def counted(named: Sequence[str]) -> str:
    """Things one after another, equal ones counted; nothing if any of them has no name."""
    if not all(named):
        return ""
    return listed([times(name, named.count(name)) for name in dict.fromkeys(named)])


def faces(dice: Iterable[int], face: Callable[[int], str]) -> str:
    """Dice by what *face* calls them, equal ones counted: "axe ×2, bow"."""
    return ", ".join(times(face(die), len(list(same))) for die, same in groupby(sorted(dice)))
