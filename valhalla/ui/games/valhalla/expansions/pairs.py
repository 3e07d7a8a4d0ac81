"""Partnership and Alliance: two who fight side by side, and the lesson of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions import pairs
from valhalla.games.valhalla.state import State
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.expansions.record import Expansion, Happens
from valhalla.ui.games.valhalla.short_lesson import HOST, SECOND, THIRD, Deal, armed, shelved
from valhalla.ui.table import cues
from valhalla.ui.table.lesson.course import LEARNER, LessonStep, Script
from valhalla.words.language import pgettext
from valhalla.words.lesson import SHORT

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def shield_given(scene: PlayScene, s: State, e: pairs.ShieldGiven) -> None:
    cues.tear(scene, e.owner, scene.spot(Part.WALL, e.owner), scene.spot(Part.TAKEN, e.seat))


PAIRS: Final = Deal(
    "alliance",
    1,
    ("bear-ogmund", "wolf-svala", "bear-birna", "stag-gudmund"),
    (
        (LEARNER, ("boar-jofrid", "wolf-dagny"), "wolf-sverri"),
        (HOST, ("stag-aldis", "stag-haldor"), "wolf-ylva"),
        (SECOND, ("stag-unn",), "boar-gizur"),
        (THIRD, ("stag-jostein", "stag-erling"), "bear-gauti"),
    ),
    players=4,
)


def _pairs() -> Script:
    return [
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, THIRD)),
        LessonStep("arm-dagny", (cm.Arm, "wolf-dagny")),
        LessonStep("arm-unn", (cm.Arm, "stag-unn")),
        LessonStep("end-attack", (cm.EndPhase,), SHORT),
        *armed(THIRD, (0, (4, 5)), (1, (3,))),
        LessonStep("end"),
    ]


PARTNERSHIP: Final = Expansion(
    "partnership",
    "partner",
    happens={pairs.ShieldGiven: Happens(cues.Cue(cues.SCENE, "shield", shield_given), "shield", told=True)},
    below={
        "V14.1": tuple(f"shields/seat-{seat}" for seat in (0, 1, 0, 1)),
        "V14.3": ("shields/seat-0", "shields/seat-2"),
        "V14.4": ("shields/seat-1", "shields/seat-3"),
    },
)
ALLIANCE: Final = Expansion(
    "alliance",
    "alliance",
    lesson=shelved(PAIRS, _pairs, icon="partner", name="pairs")._replace(
        title=lambda: pgettext("lesson", "Pairs"), rule=""
    ),
)
