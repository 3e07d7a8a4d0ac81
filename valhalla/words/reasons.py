"""Why an AI seat did what it did: its thought in a sentence or two, and its candidates with their numbers.

Whoever looks is told no more than they may know until the game is over. As long as the seat knows a card that
they do not, they get no numbers, for these come from that card, too; what differs by hidden cards only is one
candidate to them; and cards that were not shown are not spoken of.

The terms of a candidate are points of worth by their names; besides, `chance` is a chance from 0 to 1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeAlias

from valhalla.games import GAMES
from valhalla.words.language import N_, _, decimal, in_percent, ngettext
from valhalla.words.listing import Names, listed
from valhalla.words.telling import with_things

Candidate: TypeAlias = Any  # as in `ai.thought`, which words do not know
NOTICEABLE: Final = 0.05  # what is not rounded to nothing

# A phrase for what was done, and for the same as something that might be done.
DONE, MIGHT = 0, 1

# How levels decide that weigh nothing, whatever the game.
SHARED_HABITS: Final = {
    "random": N_("This seat plays at random."),
    "thrall": N_("A thrall does not think so far: it has a few habits and follows them."),
}

Phrases = Mapping[str, tuple[str, str]]
Counted = Mapping[str, tuple[Callable[[int], str], Callable[[int], str]]]


class Reasons(ABC):
    """Tells *viewer* (None: a spectator) of one `ai.thought.Thought` of *seat*.

    *view* is what the seat saw when it decided; *over* says whether the game is over by now.
    """

    phrases: ClassVar[Phrases]  # by the key of a command
    counted: ClassVar[Counted]  # those that depend on a number
    terms: ClassVar[Mapping[str, str]]  # what a worth is made of
    habits: ClassVar[Mapping[str, str]]  # how levels decide that weigh nothing
    veiled: ClassVar[Mapping[type, Any]] = MappingProxyType({})  # what hidden cards might have done
    watchers: ClassVar[int]  # the bit of spectators in the masks of who knows a card

    def __init__(
        self, view: Any, seat: int, thought: Any, names: Names, *, viewer: int | None, over: bool
    ) -> None:
        self.s, self.seat, self.names, self.thought = view, seat, names, thought
        self.viewer = self.watchers if viewer is None else 1 << viewer
        self.plain = over or viewer == seat or not self._hides()  # whether all may be told that the seat knew

    def sentences(self, kind: str) -> list[str]:
        """Why a seat of this kind decided so: one sentence or two."""
        deed = self._phrase(self.thought.command, DONE)
        if not self._sees(self.thought.command):
            return [f"{deed}.", _("The reason stays hidden, like the cards, until the game is over.")]
        found = self._weighed()
        rest = [self._next_best(*found[:2])] if len(found) > 1 else self._unweighed(kind)
        return [with_things(deed, "; ".join(self._why(found))), *rest]

    def advice(self) -> str:
        """The same as a sentence to whoever is in the seat's place: what to do, and what speaks for it."""
        found = self._weighed()
        deed, clauses = self._phrase(self.thought.command, MIGHT), self._why(found)
        if found and found[0].tried:
            clauses.append(_("about {chance} to win the game").format(chance=in_percent(found[0].worth)))
        return with_things(deed[:1].upper() + deed[1:], "; ".join(clauses))

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

    # What may be told

    @abstractmethod
    def _hides(self) -> bool:
        """Whether the seat knew a card that the viewer does not."""

    def _knows(self, card: int) -> bool:
        """Whether the viewer may know a card."""
        return bool(self.s.known[card] & self.viewer)

    @abstractmethod
    def _cards(self, command: Any) -> tuple[int, ...]:
        """The cards a command is about that may be hidden."""

    def _shown(self) -> tuple[int, ...]:
        """The cards that the command, once given, shows to all."""
        return self._cards(self.thought.command)

    def _sees(self, command: Any) -> bool:
        """Whether the viewer may know the cards of a command; what was done shows its own."""
        shown = self._shown()
        return self.plain or all(card in shown or self._knows(card) for card in self._cards(command))

    def _many_tell(self) -> bool:
        """Whether the number of candidates would tell of the hand."""
        return True

    def _weighed(self) -> list[Candidate]:
        """The candidates as far as the viewer can tell them apart, the chosen one first."""
        found: dict[str, Candidate] = {}
        for one in self.thought.candidates:
            if self._sees(one.command) or type(one.command) in self.veiled:
                found.setdefault(self._phrase(one.command, MIGHT), one)
        return list(found.values())[: 2 if self._many_tell() and not self.plain else None]

    # What was done, and what might have been

    def _phrase(self, command: Any, form: int) -> str:
        """A command in words: done, or as something that might be done."""
        count, seen = self._count(command), self._sees(command)
        message = ("" if seen else self._veil(command, form)) or self._message(command, form, count)
        text = message.format(player=self.names[self.seat], count=count, **self._words(command))
        note = self._note(command) if seen else ""
        return f"{text} ({note})" if note else text

    def _message(self, command: Any, form: int, count: int) -> str:
        key = self._key(command)
        return self.counted[key][form](count) if key in self.counted else _(self.phrases[key][form])

    def _veil(self, command: Any, form: int) -> str:
        """What is said of a command whose cards the viewer may not know, unless its phrase names none."""
        return ""

    def _key(self, command: Any) -> str:
        """The key of the phrase for a command."""
        return str(command.__struct_config__.tag)

    def _count(self, command: Any) -> int:
        """The number that a phrase depends on."""
        return len(self._cards(command))

    @abstractmethod
    def _words(self, command: Any) -> dict[str, object]:
        """What may be filled into the phrase, besides the player and the number."""

    @abstractmethod
    def _note(self, command: Any) -> str:
        """What is to be said of a command in brackets, or nothing."""

    # Why

    def _why(self, found: list[Candidate]) -> list[str]:
        """What speaks for the first of the candidates."""
        ahead = self._tips(*found[:2]) if len(found) > 1 else ""
        return [clause for clause in (self._odds(found), ahead) if clause]

    @abstractmethod
    def _odds(self, found: list[Candidate]) -> str:
        """The chance of what was done; without numbers, which way it points."""

    @abstractmethod
    def _chance(self, one: Candidate) -> str:
        """The chance of a candidate among its numbers, if it has one."""

    @abstractmethod
    def _public(self) -> bool:
        """Whether having no choice tells nothing of the hand here."""

    def _unweighed(self, kind: str) -> list[str]:
        """Where there was nothing to compare with."""
        legal = sum(len(group) for group in GAMES[self.s.game].groups(self.s, self.seat))
        if legal == 1 and (self.plain or self._public()):
            return [_("There was nothing else to do.")]
        habit = self._habit(kind.partition(":")[0])
        return [_(self.habits[habit])] if habit in self.habits else []

    def _habit(self, level: str) -> str:
        """The key of the habit by which this level decided, if it weighed nothing."""
        return "" if self.thought.candidates else level

    def _ahead(self, mine: Candidate, other: Candidate) -> list[tuple[str, float]]:
        """What made the difference: the one or two terms that are ahead most."""
        terms, against = parts(mine), parts(other)
        named = [name for name in self.terms if name in terms or name in against]
        return best_two([(name, terms.get(name, 0.0) - against.get(name, 0.0)) for name in named])

    def _tips(self, mine: Candidate, other: Candidate) -> str:
        """That these terms made the difference; nothing without any."""
        number = " ({})" if self.plain else ""
        ahead = [_(self.terms[n]) + number.format(points(more, "+")) for n, more in self._ahead(mine, other)]
        message = ngettext("{terms} tips the scales", "{terms} tip the scales", len(ahead))
        return message.format(terms=listed(ahead)) if ahead else ""

    def _next_best(self, mine: Candidate, other: Candidate) -> str:
        """How far the next best is behind."""
        return next_best(mine, other, self._phrase(other.command, MIGHT), numbers=self.plain)

    def _numbers(self, one: Candidate, found: list[Candidate]) -> str:
        """The numbers of a candidate; of its terms those that are not the same for all."""
        terms = parts(one)
        varied = [n for n in self.terms if len({points(parts(c).get(n, 0.0)) for c in found}) > 1]
        shown = [f"{_(self.terms[name])} {points(terms[name])}" for name in varied if name in terms]
        return ", ".join(filter(None, (worth(one), self._chance(one), *shown)))


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
