"""The lesson of a game alone against a monster."""

from __future__ import annotations

from typing import Any, Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import MONSTER
from valhalla.ui.games.valhalla.lesson import meaning
from valhalla.ui.games.valhalla.short_lesson import GAME, LONG
from valhalla.ui.table.lesson.course import LEARNER, Course, Decisions, LessonStep, Script
from valhalla.ui.table.lesson.shelf import Shelved
from valhalla.words.language import _
from valhalla.words.valhalla import lessons as words

SETUP: Final = GAME.Setup(1, (), ("first_game",), LEARNER, None, "fenrir", 1)
SEED: Final = 159
JARL: Final = "esbjorn"  # he keeps quiet until the end


def _before() -> Decisions:
    ids: list[str] = GAME.card_data(SETUP)[0]["jarls"]
    return [(LEARNER, cm.ChooseJarl(ids.index(JARL)))]


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


def _meaning(s: State, seat: int, command: Any) -> tuple[Any, ...]:
    """What a command comes to: against a monster cards are exchanged, and it matters who is sent."""
    cards = s.table.cards
    match command:
        case cm.ExchangeCards(cards=numbers):
            return cm.ExchangeCards, *sorted(cards[number].id for number in numbers)
        case cm.SendToValhalla(slots=slots):
            return cm.SendToValhalla, *sorted(cards[s.squads[seat][slot]].id for slot in slots)
    return meaning(s, seat, command)


COURSE: Final = Course(
    "valhalla", SETUP, SEED, _script, _meaning, lambda key, _state: words.sheet("monster", key), (), _before,
    "monster",
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
