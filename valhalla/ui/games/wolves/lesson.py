"""The lesson of Wolves of Odin: one round of three with a fixed deal, every step done by the player."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valhalla.games import GAMES
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves import strengths
from valhalla.games.wolves.cards import kind_id
from valhalla.games.wolves.scoring import glory
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import LEFT, RIGHT
from valhalla.ui.table.lesson.course import LEARNER, Course, Hosts, LessonStep, Script
from valhalla.ui.table.lesson.kept import number
from valhalla.ui.table.lesson.shelf import Shelved
from valhalla.words import games, lesson
from valhalla.words.language import N_, _, named
from valhalla.words.wolves import names
from valhalla.words.wolves.lesson import SHEETS
from valhalla.words.wolves.worth import why

# A deal with all that is taught in the learner's hand, and Heimdall in the Hall.
SEED: Final = 3761
NAMED: Final = Path(__file__).with_name("lesson_cards.json")
SETUP: Final = GAMES["wolves"].Setup(3, first=LEARNER)
HOST, SECOND = 1, 2  # seats
VICTORY: Final = "sun-stone"


def card(name: str) -> int:
    """The number of a card at the lesson's table."""
    return number("wolves", SETUP, NAMED, name)


def script() -> Script:
    return [
        LessonStep("welcome"),
        LessonStep("table"),
        LessonStep("first", (cm.Lay, "hirdman", LEARNER)),
        Hosts(cm.Lay(card("hirdman-4"), HOST, LEFT), HOST),
        Hosts(cm.Lay(card("huscarl-5"), SECOND, LEFT), SECOND),
        LessonStep("pair", (cm.Lay, "hirdman", LEARNER)),
        Hosts(cm.Lay(card("king-1"), HOST, RIGHT), HOST),
        Hosts(cm.Lay(card("assassin-5"), LEARNER, RIGHT), SECOND),
        Hosts(cm.Aim(card("hirdman-1")), SECOND),
        LessonStep("ward", (cm.Ward, "shield-wall")),
        LessonStep("knife", (cm.Lay, "assassin", HOST)),
        LessonStep("target", (cm.Aim, "king")),
        Hosts(cm.Decline(), HOST),
        Hosts(cm.Lay(card("archer-8"), HOST, RIGHT), HOST),
        Hosts(cm.Lay(card("hirdman-9"), SECOND, RIGHT), SECOND),
        LessonStep("berserk", (cm.Lay, "berserk", LEARNER)),
        Hosts(cm.Lay(card("hirdman-10"), HOST, RIGHT), HOST),
        Hosts(cm.Pass(), SECOND),
        LessonStep("bondsman", (cm.Lay, "bondsman", LEARNER)),
        Hosts(cm.Pass(), HOST),
        Hosts(cm.Draw(), SECOND),
        Hosts(cm.Shed(card("archer-5")), SECOND),
        LessonStep("sacrifice", (cm.Sacrifice, "berserk")),
        LessonStep("summon", (cm.Summon, "heimdall")),
        LessonStep("heimdall", (cm.Invoke, "heimdall")),
        LessonStep("place", (cm.Place,)),
        Hosts(cm.EndTurn(), HOST),
        Hosts(cm.EndTurn(), SECOND),
        LessonStep("pass", (cm.Pass,)),
        LessonStep("won", (cm.Lay, "chieftain", LEARNER)),
        LessonStep("end"),
    ]


def meaning(s: State, seat: int, command: Any) -> tuple[Any, ...]:
    """What a command comes to, whatever ends and equal cards it names."""

    def kind(number: int) -> str:
        return kind_id(s.table.cards[number])

    match command:
        case cm.Lay(card=number, row=row):
            return cm.Lay, kind(number), row
        case cm.Sacrifice(unit=number, thralls=thralls):
            return cm.Sacrifice, kind(number), *map(kind, thralls)
        case cm.Ward(card=number) | cm.Aim(unit=number) | cm.Summon(deity=number) | cm.Invoke(deity=number):
            return type(command), kind(number)
    return (type(command),)


def sheet(key: str, s: State) -> lesson.Sheet:
    """What the scroll says at this moment, with its numbers."""
    victory = card(VICTORY)
    own, theirs, others = (names.strength(total) for total in strengths.totals(s))
    return lesson.sheet(
        SHEETS[key],
        own=own,
        theirs=theirs,
        others=others,
        victory=named(s.table.cards[victory].name),
        worth=names.property_text(s.table.cards[victory]),
        why=why(s, LEARNER, victory),
        glory=names.glory(glory(s, LEARNER)),
    )


WOLVES: Final = Course("wolves", SETUP, SEED, script, meaning, sheet, lesson.HOSTS[:2], named=NAMED)
SHELF: Final = (
    Shelved(
        "wolves",
        WOLVES,
        "wolf-head",
        lambda: games.name("wolves"),
        lambda: _("Rows, knives, and what gods cost."),
        N_("five minutes"),
        whole=True,
    ),
)
