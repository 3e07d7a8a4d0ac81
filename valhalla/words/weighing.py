"""Numbers of an AI seat's candidates in words, whichever game it plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, TypeAlias

from valhalla.words.language import _, decimal, in_percent, ngettext
from valhalla.words.valhalla.names import listed

Candidate: TypeAlias = Any  # as in `ai.thought`, which words do not know
NOTICEABLE: Final = 0.05  # what is not rounded to nothing


# A phrase for what was done, and for the same as something that might be done.
DONE, MIGHT = 0, 1


class Weighing(ABC):
    """What a seat weighed, told a viewer, who gets numbers only if they may know the cards behind them."""

    plain: bool  # whether the viewer may know all that the seat knew

    @abstractmethod
    def _weighed(self) -> list[Candidate]:
        """The candidates as far as the viewer can tell them apart, the chosen one first."""

    @abstractmethod
    def _phrase(self, command: Any, form: int) -> str:
        """A command in words: done, or as something that might be done."""

    @abstractmethod
    def _numbers(self, one: Candidate, found: list[Candidate]) -> str:
        """The numbers of a candidate; of its terms those that are not the same for all."""

    def candidates(self) -> list[str]:
        """What it weighed, a line each, what it did first; with the numbers if the viewer may know them."""
        found = self._weighed()
        labels = [self._phrase(one.command, MIGHT) for one in found]
        if not self.plain:
            return labels
        return [f"{label}: {self._numbers(one, found)}" for label, one in zip(labels, found, strict=True)]

    def proviso(self) -> str:
        """What is to be said after the candidates: why they have no numbers, if they have none."""
        return "" if self.plain else _("The numbers stay hidden until the game is over.")


def parts(candidate: Candidate) -> dict[str, float]:
    """The terms of a candidate's worth, by name; those of one name together."""
    found: dict[str, float] = {}
    for term in candidate.terms:
        found[term.name] = found.get(term.name, 0.0) + term.worth
    return found


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
    return message.format(chance=in_percent(one.worth), count=one.tried, points=points(one.worth))


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
    words = {"mine": in_percent(mine.worth), "less": in_percent(other.worth), "points": points(less)}
    return message.format(count=mine.tried, other=label, **words)
