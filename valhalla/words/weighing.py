"""Numbers of an AI seat's candidates in words, whichever game it plays."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from valhalla.words.language import _, decimal, ngettext
from valhalla.words.language import percent as percent_sign
from valhalla.words.names import listed

Candidate: TypeAlias = Any  # as in `ai.thought`, which words do not know
NOTICEABLE: Final = 0.05  # what is not rounded to nothing


def parts(candidate: Candidate) -> dict[str, float]:
    """The terms of a candidate's worth, by name; those of one name together."""
    found: dict[str, float] = {}
    for term in candidate.terms:
        found[term.name] = found.get(term.name, 0.0) + term.worth
    return found


def percent(chance: float) -> str:
    return percent_sign(round(100 * chance))


def points(worth: float, sign: str = "") -> str:
    return decimal(worth, 1, sign)


def best_two(ahead: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """Of terms and how far ahead they are, the one or two that made the difference."""
    best = sorted(ahead, key=lambda term: -term[1])[:2]
    return [(name, more) for name, more in best if more >= max(NOTICEABLE, best[0][1] / 3)]


def tips(ahead: list[str]) -> str:
    """That these terms made the difference; nothing without any."""
    message = ngettext("{terms} tips the scales", "{terms} tip the scales", len(ahead))
    return message.format(terms=listed(ahead)) if ahead else ""


def worth(one: Candidate) -> str:
    """What a candidate was worth, in points or in games tried."""
    tries = ngettext("{chance} to win in {count} game", "{chance} to win in {count} games", one.tried)
    message = tries if one.tried else _("worth {points}")
    return message.format(chance=percent(one.worth), count=one.tried, points=points(one.worth))


def next_best(mine: Candidate, other: Candidate, label: str, *, numbers: bool) -> str:
    """How far the next best, called *label*, is behind."""
    less = mine.worth - other.worth
    if not numbers:
        message = _("The next best: {other}.")
    elif other.tried and less < 0:
        message = _("Another looked better ({less}) as long as it was tried: {other}.")
    elif other.tried:
        message = ngettext(
            "{count} game played on in the head promises {mine} to win, the next best {less}: {other}.",
            "{count} games played on in the head promise {mine} to win, the next best {less}: {other}.",
            mine.tried,
        )
    elif less < NOTICEABLE:
        message = _("The next best is worth about as much: {other}.")
    else:
        message = _("The next best is worth {points} points less: {other}.")
    words = {"mine": percent(mine.worth), "less": percent(other.worth), "points": points(less)}
    return message.format(count=mine.tried, other=label, **words)
