"""The lesson of friends against a monster: call, step in, be lent a warrior, and lend one."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import MONSTER
from valhalla.ui.games.valhalla.lesson import NAMED
from valhalla.ui.games.valhalla.monster.lesson import monster_meaning
from valhalla.ui.games.valhalla.short_lesson import GAME, HOST, LONG, hosts
from valhalla.ui.table.lesson.course import LEARNER, Course, Decisions, LessonStep, Script
from valhalla.ui.table.lesson.kept import number
from valhalla.ui.table.lesson.shelf import Shelved
from valhalla.words.language import _
from valhalla.words.lesson import HOSTS
from valhalla.words.valhalla import lessons as words

NAME: Final = "together"
SETUP: Final = GAME.Setup(2, (), ("first_game",), LEARNER, None, "fenrir", 1)
SEED: Final = 26473
JARLS: Final = ("agnar", "bernhard")  # both keep quiet


def _card(name: str) -> int:
    return number("valhalla", SETUP, NAMED, name)


def _added(seat: int, names: tuple[str, ...], keeps: str, first: int = 0) -> Decisions:
    slots = tuple(range(first, first + len(names)))
    return [(seat, cm.AddWarriors(tuple(map(_card, names)), slots)), (seat, cm.Keep((_card(keeps),)))]


def _before() -> Decisions:
    jarls = [number("valhalla", SETUP, NAMED, name, "jarls") for name in JARLS]
    chosen: Decisions = [(seat, cm.ChooseJarl(jarl)) for seat, jarl in enumerate(jarls)]
    return [
        *chosen,
        (LEARNER, cm.Pass()),
        (HOST, cm.Pass()),
        *_added(LEARNER, ("bear-birna", "bear-gudveig"), "boar-rannveig"),
        *_added(HOST, ("bear-holmfrid", "boar-flosi"), "giant-bergskar"),
    ]


def _script() -> Script:
    drawn: Decisions = [(HOST, cm.Keep((_card(name),))) for name in ("boar-tosti", "boar-skeggi")]
    fought = (cm.Arm(1, (1,)), cm.Arm(8, (3,)), cm.EndPhase(), cm.SendToValhalla((1, 8)))
    return [
        LessonStep("welcome"),
        LessonStep("call", (cm.Call, "take")),
        LessonStep("add", (cm.AddWarriors, "bear-arnbjorg")),
        LessonStep("keep", (cm.Keep,)),
        *hosts([(HOST, cm.DrawCards()), *drawn]),
        LessonStep("step-in", (cm.ChooseCard, "fury-horn-answers")),
        *hosts([(HOST, cm.Lend())]),
        LessonStep("arm-own", (cm.Arm, "bear-birna")),
        LessonStep("arm-lent", (cm.Arm, "bear-holmfrid")),
        LessonStep("end-defence", (cm.EndPhase,)),
        LessonStep("send", (cm.SendToValhalla, "bear-holmfrid")),
        LessonStep("add-again", (cm.AddWarriors, "boar-rannveig")),
        LessonStep("keep-again", (cm.Keep,)),
        *hosts([(HOST, cm.Attack(MONSTER))]),
        LessonStep("lend", (cm.Lend,)),
        *hosts([(HOST, command) for command in fought]),
        LessonStep("end"),
    ]


COURSE: Final = Course(
    "valhalla", SETUP, SEED, _script, monster_meaning, lambda key, _state: words.sheet(NAME, key), HOSTS[:1],
    _before, NAME, NAMED,
)  # fmt: skip
TOGETHER: Final = Shelved(
    NAME, COURSE, "gift", lambda: _("Together against a monster"), lambda: words.about(NAME), LONG, "V18.1"
)
