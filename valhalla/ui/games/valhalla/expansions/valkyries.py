"""Valkyries: the Road to Valhalla, missions, and their lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla import cards
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions import valkyries
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui import cut
from valhalla.ui.cut import column
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.expansions.record import Expansion, Happens
from valhalla.ui.games.valhalla.faces import deeds
from valhalla.ui.games.valhalla.faces.kinds import Kind
from valhalla.ui.games.valhalla.flights import carry_back, warrior_at
from valhalla.ui.games.valhalla.meaning import choosing_card, choosing_warrior
from valhalla.ui.games.valhalla.short_lesson import HOST, Deal, armed, shelved
from valhalla.ui.painter import Painter
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.table.lesson.course import LEARNER, LessonStep, Script
from valhalla.ui.theme import BONE, DIM_BONE, FROST, GOLD, PALE_GOLD, SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.expansions.valkyries import UNTOUCHED

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard
    from valhalla.ui.table.scene import PlayScene

GOAL_ICONS: Final = {
    "no_reroll": "mission-no-reroll", "by_five": "mission-by-five", "three_armed": "mission-three-armed",
}  # fmt: skip


def road_taken(scene: PlayScene, s: State, e: valkyries.RoadTaken) -> None:
    rect = warrior_at(scene, s, e.seat, e.slot)
    if rect is not None:
        cues.emblem(scene, "road", rect, FROST)
        cues.rising(scene, rect)


def mission(scene: PlayScene, s: State, e: valkyries.MissionFulfilled) -> None:
    """It is shown in the middle of the table, and rises."""
    place, shown = cues.place_of(scene, e.card), scene.spot(Part.SHOWN)
    cues.go(scene, (e.card,), None if place is None else shown)
    if place is None:
        carry_back(scene, scene.spot(Area.HAND, e.seat), cues.middle(shown), cues.BEAT)
    cues.rising(scene, shown, 0.3)


def _signs(card: cards.Mission) -> list[deeds.Sign]:
    """What is to be done."""
    return [deeds.Sign("mark", f"cards/roundel-mission-{card.goal.replace('_', '-')}.webp")]


DEED: Final = deeds.Deed("mission", GOLD, _signs)
MISSIONS: Final = Kind(
    cards.Mission, "missions", lambda: _("missions"), "V10.7", DEED.small, DEED.full, DEED.held
)


class Goals(Widget):
    """What the winner of this battle has done, of all that missions ask for."""

    def __init__(self, board: BattleBoard, rect: Rect) -> None:
        super().__init__("goals", rect, rule="V10.7")
        self.board = board
        asking = board.moves.question
        found = board.scene.table.cards
        told: dict[str, str] = {
            card.goal: called.text(card)[0] for card in found if isinstance(card, cards.Mission)
        }
        self.goals = [
            (name, told.get(name, ""), goal(asking.state, asking.seat))
            for name, goal in valkyries.GOALS.items()
        ]

    def draw(self, p: Painter, look: Look) -> None:
        lines = column(self.rect, len(self.goals), p.px(6))
        size = 17 if lines[0].h >= 2 * p.wx(26) else 15
        for (name, text, done), line in zip(self.goals, lines, strict=True):
            side = min(line.h, p.px(40))
            disc = Rect(line.x, line.centery - side // 2, side, side)
            p.badge("ember" if done else "iron", GOAL_ICONS[name], disc, BONE if done else DIM_BONE)
            room = cut.column_at(line, disc.right + p.px(8), line.right - disc.right - side - p.px(16))
            style = SMALL._replace(colour=BONE if done else DIM_BONE, size=size)
            p.text(text, room, p.shrunk(text, room, style, SMALL.size * 0.8, 2), lines=2)
            mark = Rect(line.right - side * 3 // 4, line.centery - side // 3, side * 2 // 3, side * 2 // 3)
            p.icon("check" if done else "cross", mark, PALE_GOLD if done else DIM_BONE)


VALKYRIES: Final = Deal(
    "valkyries",
    1140,
    ("wolf-hervor", "stag-olvir"),
    ((LEARNER, ("wolf-ingolf", "bear-vestein"), "giant-klaki"), (HOST, ("stag-magnhild",), "boar-hrapp")),
)


def _valkyries() -> Script:
    return [
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, HOST)),
        LessonStep("arm-vestein", (cm.Arm, "bear-vestein")),
        LessonStep("arm-ingolf", (cm.Arm, "wolf-ingolf")),
        LessonStep("end-attack", (cm.EndPhase,), UNTOUCHED),
        *armed(HOST, (0, (0,))),
        LessonStep("bonus", (cm.Pass,)),
        LessonStep("mission", (cm.ChooseCard, "mission-first-cast-stands")),
        LessonStep("keep", (cm.Keep,)),
        LessonStep("end"),
    ]


EXPANSION: Final = Expansion(
    "valkyries",
    "deck-valkyries",
    happens={
        valkyries.RoadTaken: Happens(cues.Cue(cues.LONG, "road", road_taken), "road", told=True),
        valkyries.MissionFulfilled: Happens(cues.Cue(cues.SCENE, "mission", mission), "mission", told=True),
    },
    panels={Step.MISSION: lambda board, area: [Goals(board, area)]},
    meant={Step.ROAD: choosing_warrior, Step.MISSION: choosing_card},
    in_sight=(Step.ROAD,),
    kinds=(MISSIONS,),
    samples=("bear-hallvard", "supply-axe-in-the-doorpost", "mission-three-abreast"),
    lesson=shelved(VALKYRIES, _valkyries, icon="deck-valkyries"),
    beside={"V10.5": "card/supply-axe-in-the-doorpost", "V10.6": "card/road-white-horse-waits"},
    below={
        "V10.3": ("card/bear-hallvard", "card/bear-bjarni", "card/bear-asdis"),
        "V10.4": ("marks/need-alldiff3", "marks/need-alldiff4"),
        "V10.7": (
            "card/mission-first-cast-stands",
            "card/mission-rout-to-sing-of",
            "card/mission-three-abreast",
        ),
    },
)
