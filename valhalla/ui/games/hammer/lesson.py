"""The lesson of the Hammer Throw: two turns with a fixed deal, every step done by the player."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valhalla.ai.hammer import risk
from valhalla.games import GAMES
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import HAMMER as HAMMER_FACE
from valhalla.games.hammer.terms import REMOVED
from valhalla.ui.games.hammer.faces import kind_id
from valhalla.ui.table.lesson.course import LEARNER, Course, Hosts, LessonStep, Script
from valhalla.ui.table.lesson.kept import number
from valhalla.ui.table.lesson.shelf import Shelved
from valhalla.words import games, iron, lesson
from valhalla.words.hammer import names
from valhalla.words.hammer.lesson import SHEETS
from valhalla.words.language import N_, _, in_percent, named

SEED: Final = 988400
NAMED: Final = Path(__file__).with_name("lesson_cards.json")
SETUP: Final = GAMES["hammer"].Setup(2, first=LEARNER)
KEPT, LAID, HOSTS_CARD = "three-feathers-3", "spare-iron", "spare-iron-1"


def script() -> Script:
    return [
        LessonStep("welcome"),
        LessonStep("track"),
        LessonStep("throw", (cm.Throw,)),
        LessonStep("remove", (cm.Remove, 1)),
        LessonStep("move", (cm.Move,)),
        LessonStep("again", (cm.Throw,)),
        LessonStep("move", (cm.Move,)),
        LessonStep("stop", (cm.Stop,)),
        LessonStep("place", (cm.Place, LAID)),
        Hosts(cm.EndTurn(), LEARNER),
        LessonStep("host"),
        Hosts(cm.Throw()),
        Hosts(cm.Move()),
        Hosts(cm.Throw()),
        Hosts(cm.Move()),
        Hosts(cm.Stop()),
        Hosts(cm.Place((card(HOSTS_CARD),))),
        Hosts(cm.EndTurn()),
        LessonStep("second", (cm.Throw,)),
        LessonStep("move", (cm.Move,)),
        LessonStep("again", (cm.Throw,)),
        LessonStep("card", (cm.Play, kind_of(KEPT))),
        LessonStep("move", (cm.Move,)),
        LessonStep("again", (cm.Throw,)),
        LessonStep("fail", (cm.Fail,)),
        LessonStep("end"),
    ]


def card(name: str) -> int:
    """The number of a card at the lesson's table."""
    return number("hammer", SETUP, NAMED, name)


def kind_of(name: str) -> str:
    return name.rpartition("-")[0]


def meaning(s: State, seat: int, command: Any) -> tuple[Any, ...]:
    """What a command comes to, whatever places and equal cards it names."""
    cards = s.table.cards
    match command:
        case cm.Play(card=card, dice=dice):
            return cm.Play, kind_id(cards[card]), *(s.dice[die] for die in dice)
        case cm.Place(points=points):
            return cm.Place, *sorted(kind_id(cards[card]) for card in points)
        case cm.Remove(hammers=count):
            return cm.Remove, count
    return (type(command),)


def sheet(key: str, s: State) -> lesson.Sheet:
    """What the scroll says at this moment, with its numbers."""
    kept_one = s.table.cards[card(KEPT)]
    return lesson.sheet(
        SHEETS[key],
        dice=iron.dice(s.dice),
        total=s.total(),
        more=s.total() + (REMOVED - 1) * s.dice.count(HAMMER_FACE),
        cell=s.token,
        chance=in_percent(1 - risk.chance(s)),
        card=named(kept_one.name),
        gist=names.gist(kept_one),
    )


HAMMER: Final = Course("hammer", SETUP, SEED, script, meaning, sheet, lesson.HOSTS[:1], named=NAMED)
SHELF: Final = (
    Shelved(
        "hammer",
        HAMMER,
        "hammer",
        lambda: games.name("hammer"),
        lambda: _("Iron dice, and knowing when to stop."),
        N_("three minutes"),
        whole=True,
    ),
)
