"""What Doubles says. English alone: it is no game for players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tests.fourth import rules
from tests.fourth.rules import State, Step
from valhalla.words import ending
from valhalla.words.asking import Asks, Prompt
from valhalla.words.chapters import Book, Clause, Section
from valhalla.words.crib import Part, line
from valhalla.words.listing import Names
from valhalla.words.reasons import Counted, Reasons
from valhalla.words.record import Words
from valhalla.words.refusing import Refusals
from valhalla.words.telling import FULL, STANDARD, STORY, Entry, told

LABELS: Final = {"throw": "Throw", "keep": "Keep the pot"}


def _throw(s: State, seat: int, names: Names) -> Prompt:
    return Prompt("Throw both dice.", "", "F1")


def _dare(s: State, seat: int, names: Names) -> Prompt:
    return Prompt("Throw again, or keep the pot?", f"There are {s.pot} points in it.", "F3")


def lines(s: State, e: Any, names: Names, mark: Callable[[str], str]) -> list[str]:
    return [f"Player {names[seat]} has {e.scores[seat]} points." for seat in ending.ranked(e)]


class DoublesReasons(Reasons):
    phrases: ClassVar = {
        "throw": ("Player {player} throws", "throw"),
        "keep": ("Player {player} keeps the pot", "keep the pot"),
    }
    counted: ClassVar[Counted] = {}
    terms: ClassVar[dict[str, str]] = {}
    habits: ClassVar[dict[str, str]] = {}
    watchers = 1 << 7

    def _hides(self) -> bool:
        return False

    def _cards(self, command: Any) -> tuple[int, ...]:
        return ()

    def _words(self, command: Any) -> dict[str, object]:
        return {}

    def _note(self, command: Any) -> str:
        return ""

    def _odds(self, found: list[Any]) -> str:
        return ""

    def _chance(self, one: Any) -> str:
        return ""

    def _public(self) -> bool:
        return True


BOOK: Final = Book(
    (
        Section(
            "F",
            "Doubles",
            (
                Clause("F1", "Whose turn it is throws both dice, and their sum goes into the pot."),
                Clause("F2", "A double empties the pot and ends the turn."),
                Clause("F3", "Instead of throwing again one may keep the pot. Who has 20 points has won."),
            ),
        ),
    ),
    {},
)


def reference(s: State) -> list[Part]:
    """Its card for a table."""
    return [
        Part("Your turn", (line("Throw both dice; a double empties the pot.", "icon/dice"),)),
        Part("The end", (line("Who has {enough} points has won.", "icon/crown", enough=rules.ENOUGH),)),
    ]


RECORD: Final = Words(
    asks=Asks({Step.THROW: _throw, Step.DARE: _dare}, turns="F1", end="F3"),
    refusals=Refusals({"nothing_to_keep": "There is nothing in the pot yet."}, {}, {}),
    tellers={
        rules.FirstPlayerChosen: Entry(STANDARD, told("Player {player} begins")),
        rules.TurnBegan: Entry(STANDARD, told("Player {player} takes the dice")),
        rules.DiceThrown: Entry(
            FULL, lambda saga, s, e: saga.say("Player {player} throws {dice}", e.seat, dice=e.dice)
        ),
        rules.PotLost: Entry(STORY, told("A double: player {player} loses the pot")),
        rules.PotKept: Entry(STORY, told("Player {player} keeps the pot")),
        rules.GameEnded: Entry(STORY, ending.told(lines)),
    },
    lines=lines,
    book=BOOK,
    reference=reference,
    reasons=DoublesReasons,
)
