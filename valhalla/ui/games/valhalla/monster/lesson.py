"""The lesson of a game alone against a monster."""

from __future__ import annotations

from typing import Any, Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import CALLS, MONSTER
from valhalla.ui.games.valhalla.lesson import NAMED, meaning
from valhalla.ui.games.valhalla.short_lesson import GAME, LONG
from valhalla.ui.table.lesson.course import LEARNER, Course, Decisions, LessonStep, Script
from valhalla.ui.table.lesson.kept import number
from valhalla.ui.table.lesson.shelf import Shelved
from valhalla.words.language import _
from valhalla.words.valhalla import lessons as words

SETUP: Final = GAME.Setup(1, (), ("first_game",), LEARNER, None, "fenrir", 1)
SEED: Final = 159
JARL: Final = "esbjorn"  # he keeps quiet until the end


def _before() -> Decisions:
    return [(LEARNER, cm.ChooseJarl(number("valhalla", SETUP, NAMED, JARL, "jarls")))]


def _script() -> Script:
    return [
        LessonStep("welcome"),
        LessonStep("exchange", (cm.ExchangeCards, "stag-asgeir", "stag-magnhild")),
        LessonStep("add", (cm.AddWarriors, "bear-bessi", "bear-finnbogi")),
        LessonStep("keep", (cm.Keep,)),
        LessonStep("arm-bessi", (cm.Arm, "bear-bessi")),
        LessonStep("arm-finnbogi", (cm.Arm, "bear-finnbogi")),
        LessonStep("end-defence", (cm.EndPhase,)),
        LessonStep("send", (cm.SendToValhalla, "bear-bessi")),
        LessonStep("attack", (cm.Attack, MONSTER)),
        LessonStep("arm-again", (cm.Arm, "bear-finnbogi")),
        LessonStep("end-attack", (cm.EndPhase,)),
        LessonStep("rise", (cm.SendToValhalla, "bear-finnbogi")),
        LessonStep("end"),
    ]


def monster_meaning(s: State, seat: int, command: Any) -> tuple[Any, ...]:
    """What a command comes to: against a monster cards are exchanged, and it matters who is sent."""
    cards = s.table.cards
    match command:
        case cm.ExchangeCards(cards=numbers):
            return cm.ExchangeCards, *sorted(cards[number].id for number in numbers)
        case cm.SendToValhalla(slots=slots):
            return cm.SendToValhalla, *sorted(cards[s.card_at(seat, slot)].id for slot in slots)
        case cm.Call(call=call):
            return cm.Call, CALLS[call]
    return meaning(s, seat, command)


COURSE: Final = Course(
    "valhalla", SETUP, SEED, _script, monster_meaning, lambda key, _state: words.sheet("monster", key), (),
    _before, "monster", NAMED,
)  # fmt: skip
LESSON: Final = Shelved(
    "monster",
    COURSE,
    "monster",
    lambda: _("Against a monster"),
    lambda: words.about("monster"),
    LONG,
    "V15.1",
)
