"""Valhalla's lesson: a first evening with a fixed deal. What a lesson is, tells `course.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valhalla.games import GAMES
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.scoring import SETS, SHIELD_POINTS
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import EXTRA, WEAPONS, Step
from valhalla.ui.table.lesson.course import LEARNER, OTHER, Course, Hosts, Lesson, LessonStep
from valhalla.ui.table.lesson.kept import number
from valhalla.words.language import _
from valhalla.words.lesson import HOSTS, Sheet, sheet
from valhalla.words.valhalla.lesson import SAVED, SHEETS

__all__ = ["LEARNER", "VALHALLA", "Hosts", "Lesson", "LessonStep", "meaning", "script"]

NAMED: Final = Path(__file__).with_name("lesson_cards.json")
SEED: Final = 676
FACES: Final = (*WEAPONS, "blank")
SETUP: Final = GAMES["valhalla"].Setup(2, variants=("first_game",), first=LEARNER)


def card(name: str) -> int:
    """The number of a card at the lesson's table."""
    return number("valhalla", SETUP, NAMED, name)


def script() -> list[LessonStep | Hosts]:
    return [
        LessonStep("welcome"),
        Hosts(cm.DraftWarrior(card("stag-ragna"), 0)),
        LessonStep("draft", (cm.DraftWarrior, "boar-hoskuld")),
        LessonStep("discard", (cm.DiscardStart, "boar-galti", "giant-hregg")),
        Hosts(cm.DiscardStart((card("boar-flosi"), card("stag-inga")))),
        LessonStep("slots"),
        LessonStep("add", (cm.AddWarriors, "bear-steinar", "boar-skeggi")),
        LessonStep("jarl"),
        LessonStep("keep", (cm.Keep, "counterblow-turn-of-the-wrist")),
        Hosts(cm.AddWarriors((card("bear-hroald"),), (1,))),
        Hosts(cm.Keep((card("underdog-narrow-bridge"),))),
        LessonStep("extra"),
        LessonStep("attack", (cm.Attack, OTHER)),
        LessonStep("reroll", (cm.Reroll, "bow", "shield", "sword"), SAVED),
        LessonStep("arm-hoskuld", (cm.Arm, "boar-hoskuld")),
        LessonStep("arm-steinar", (cm.Arm, "bear-steinar")),
        LessonStep("end-attack", (cm.EndPhase,), SAVED),
        Hosts(cm.Reroll(0, (1, 2, 4, 5))),
        Hosts(cm.Reroll(4, (0, 1, 2))),
        Hosts(cm.Reroll(3, (0, 1))),
        Hosts(cm.EndPhase()),
        LessonStep("won"),
        LessonStep("shields"),
        LessonStep("keep-again", (cm.Keep, "stag-asa")),
        Hosts(cm.Attack(LEARNER)),
        Hosts(cm.Reroll(5, (2,))),
        Hosts(cm.Arm(1, (2, 3, 4))),
        Hosts(cm.EndPhase()),
        LessonStep("arm-skeggi", (cm.Arm, "boar-skeggi")),
        LessonStep("tactic", (cm.PlayTactic, "heroic-spear-over-the-host")),
        LessonStep("end-defence", (cm.EndPhase,)),
        LessonStep("send", (cm.SendToValhalla,)),
        LessonStep("end"),
    ]


def meaning(s: State, seat: int, command: Any) -> tuple[Any, ...]:
    """What a command comes to, whatever places and equal dice it names."""
    ids = s.table.cards
    match command:
        case cm.DraftWarrior(card=number) | cm.PlayTactic(card=number) | cm.ChooseCard(card=number):
            return type(command), ids[number].id
        case cm.DiscardStart(cards=cards) | cm.AddWarriors(cards=cards) | cm.Keep(cards=cards):
            return type(command), *sorted(ids[number].id for number in cards)
        case cm.Attack(target=target):
            return cm.Attack, target
        case cm.Arm(slot=slot):
            return cm.Arm, ids[s.card_at(seat, slot)].id
        case cm.ChooseWarrior(slot=slot):
            return cm.ChooseWarrior, ids[s.card_at(_whose(s, seat), slot)].id
        case cm.Reroll(discard=gone, dice=dice):
            assert s.battle is not None
            loose = s.battle.side(seat).loose
            return cm.Reroll, FACES[loose[gone] % EXTRA], *sorted(FACES[loose[die] % EXTRA] for die in dice)
    return (type(command),)


def _whose(s: State, seat: int) -> int:
    """Of whose warriors one is chosen: the Road asks for one's own, block and hold back for an enemy."""
    assert s.battle is not None and s.battle.defence is not None
    fighters = s.battle.attack.seat, s.battle.defence.seat
    return seat if s.step == Step.ROAD else fighters[1 - fighters.index(seat)]


def told(key: str, s: State) -> Sheet:
    """What the scroll says, with the numbers and names of this table."""
    sets = [points for worth in SETS.values() for points in worth.values()]
    numbers = {"shield": SHIELD_POINTS, "least": min(sets), "most": max(sets)}
    jarl = s.jarls[OTHER]
    names = {"jarl": _(s.table.jarls[jarl].name) if jarl >= 0 else "", "two": _("Two warriors")}
    return sheet(SHEETS[key], discarded=s.table.opening_discard, **numbers, **names)


VALHALLA: Final = Course("valhalla", SETUP, SEED, script, meaning, told, HOSTS[:1], named=NAMED)
