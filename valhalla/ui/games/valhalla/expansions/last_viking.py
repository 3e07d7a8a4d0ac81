"""The Last Viking: the title that goes from hand to hand, and its lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla import cards
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions import last_viking
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.expansions import title
from valhalla.ui.games.valhalla.expansions.record import Expansion, Happens, Laid
from valhalla.ui.games.valhalla.faces.kinds import Kind
from valhalla.ui.games.valhalla.short_lesson import HOST, Deal, armed, hosts, shelved
from valhalla.ui.table import cues
from valhalla.ui.table.lesson.course import LEARNER, LessonStep, Script
from valhalla.ui.theme import PALE_GOLD
from valhalla.words.language import _
from valhalla.words.lesson import SHORT

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def title_taken(scene: PlayScene, s: State, e: last_viking.TitleTaken) -> None:
    """The title flies to its new holder."""
    start = scene.spot(Part.TITLE, e.loser) if e.loser != NONE else scene.spot(Part.TITLE)
    _title(scene, start, scene.spot(Part.TITLE, e.seat))


def title_returned(scene: PlayScene, s: State, e: last_viking.TitleReturned) -> None:
    _title(scene, scene.spot(Part.TITLE, e.seat), scene.spot(Part.TITLE))


def _title(scene: PlayScene, start: Rect, end: Rect) -> None:
    token = Rect(start.center, (end.w, end.h))
    token.center = start.center
    cues.carry(scene, "cards/title-small.webp", token, end, cues.SCENE)
    cues.ring(scene, end, PALE_GOLD, delay=0.7)


def title_raised(scene: PlayScene, s: State, e: last_viking.TitleRaised) -> None:
    cues.ring(scene, scene.spot(Part.TITLE, e.seat), PALE_GOLD)


def title_shared(scene: PlayScene, s: State, e: last_viking.TitleShared) -> None:
    for seat in range(s.table.players):
        cues.ring(scene, scene.spot(Part.TITLE, seat), PALE_GOLD)


VIKING: Final = Deal(
    "last_viking",
    1,
    ("wolf-ljot", "wolf-hedin"),
    (
        (LEARNER, ("boar-bardi", "wolf-runolf"), "stag-asa"),
        (HOST, ("stag-eldrid", "wolf-ingolf"), "counterblow-up-from-the-mud"),
    ),
)


def _viking() -> Script:
    return [
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, HOST)),
        LessonStep("arm-bardi", (cm.Arm, "boar-bardi")),
        LessonStep("end-attack", (cm.EndPhase,), SHORT),
        *armed(HOST, (2, (1, 3))),
        LessonStep("keep", (cm.Keep, "new-weapons-hoard-under-the-floor")),
        *hosts(VIKING.turn(HOST, ("bear-arnbjorg",), "bear-birna", at=(3,))),
        LessonStep("bonus", (cm.Pass,)),
        LessonStep("raised"),
        LessonStep("end"),
    ]


EXPANSION: Final = Expansion(
    "last_viking",
    "title",
    happens={
        last_viking.TitleTaken: Happens(cues.Cue(cues.SCENE, "title", title_taken), "title", told=True),
        last_viking.TitleReturned: Happens(cues.Cue(cues.SCENE, "title", title_returned), "title", told=True),
        last_viking.TitleRaised: Happens(cues.Cue(cues.LONG, "title", title_raised), "title"),
        last_viking.TitleShared: Happens(cues.Cue(cues.LONG, "title", title_shared), "title"),
    },
    laid=Laid(
        Part.TITLE,
        lambda s: "last_viking" in s.table.setup.expansions,
        title.TitleThing,
        lambda table, level: (last_viking.title_for(table.players), {"level": level}),
        wide=2.1,
    ),
    kinds=(Kind(cards.Title, "titles", lambda: _("titles"), "V13.2", title.small, title.full),),
    lesson=shelved(VIKING, _viking, icon="title"),
    beside={"V13.1": "card/title-four"},
    below={"V13.3": ("dice/grey-axe-still", "dice/grey-sword-still")},
)
