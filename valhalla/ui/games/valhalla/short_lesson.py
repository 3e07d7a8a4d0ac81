"""Short lessons, which begin in the middle of a simplified game.

Their seeds were found by a search for a deal that brings the moment at once; if a change of the rules or of
the cards they keep changes what they deal, `tests/ui/valhalla/test_lessons.py` fails: find others, and mend
scripts and words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from valhalla.games import GAMES
from valhalla.games.valhalla import commands as cm
from valhalla.ui.games.valhalla.lesson import NAMED, meaning
from valhalla.ui.table.lesson.course import LEARNER, Course, Decisions, Hosts, LessonStep, Script
from valhalla.ui.table.lesson.kept import number
from valhalla.ui.table.lesson.shelf import Shelved
from valhalla.words.language import N_
from valhalla.words.lesson import HOSTS
from valhalla.words.valhalla import lessons as words
from valhalla.words.valhalla import names as called

GAME: Final = GAMES["valhalla"]
HOST, SECOND, THIRD = 1, 2, 3  # seats
LONG: Final = N_("a minute or two")


class Deal(NamedTuple):
    """A table of a short lesson: by their ids it knows the numbers of its cards."""

    expansion: str
    seed: int
    drafted: tuple[str, ...]  # warriors taken at the start, from the seat on the right of the first player on
    turns: tuple[tuple[int, tuple[str, ...], str], ...] = ()  # whose, whom they add, and what they keep
    players: int = 2
    first: int = LEARNER
    loki: str | None = None

    @property
    def setup(self) -> Any:
        return GAME.Setup(self.players, (self.expansion,), ("simplified",), self.first, self.loki)

    def card(self, name: str) -> int:
        return number("valhalla", self.setup, NAMED, name)

    # What is decided

    def before(self) -> Decisions:
        """What has been decided when the lesson begins."""
        order = [(self.first - 1 - i) % self.players for i in range(self.players)]
        seats = zip(order, self.drafted, strict=True)
        drafts: Decisions = [(seat, cm.DraftWarrior(self.card(card), 0)) for seat, card in seats]
        return [*drafts, *(decision for turn in self.turns for decision in self.turn(*turn))]

    def turn(self, seat: int, added: tuple[str, ...], kept: str, at: tuple[int, ...] = ()) -> Decisions:
        """Warriors added to the next free places, and the card that is kept."""
        slots = at or tuple(range(1, 1 + len(added)))
        return [
            (seat, cm.AddWarriors(tuple(map(self.card, added)), slots)),
            (seat, cm.Keep((self.card(kept),))),
        ]


def hosts(decisions: Decisions) -> list[LessonStep | Hosts]:
    return [Hosts(command, seat) for seat, command in decisions]


def armed(seat: int, *arms: tuple[int, tuple[int, ...]]) -> list[LessonStep | Hosts]:
    """A host arms these slots with these dice and is done."""
    found: list[LessonStep | Hosts] = [Hosts(cm.Arm(slot, dice), seat) for slot, dice in arms]
    return [*found, Hosts(cm.EndPhase(), seat)]


def shelved(
    deal: Deal,
    script: Callable[[], Script],
    *,
    icon: str,
    means: Callable[[Any, int, Any], tuple[Any, ...]] = meaning,
    long: str = LONG,
    name: str = "",
) -> Shelved:
    """The lesson of an expansion, which may have another name than that."""
    name, expansion, others = name or deal.expansion, deal.expansion, HOSTS[: deal.players - 1]
    course = Course(
        "valhalla", deal.setup, deal.seed, script, means, lambda key, _state: words.sheet(name, key), others,
        deal.before, name, NAMED,
    )  # fmt: skip
    title, rule = (lambda: called.expansion(expansion)[0]), called.expansion_rule(expansion)
    return Shelved(name, course, icon, title, lambda: words.about(name), long, rule)
