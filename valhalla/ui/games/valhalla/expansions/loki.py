"""Loki's Cunning: his card, what he steals and buries, and his lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from valhalla.games.valhalla import cards
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions import loki
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.expansions import loki_faces
from valhalla.ui.games.valhalla.expansions.loki_rows import LokiThing, rows
from valhalla.ui.games.valhalla.expansions.record import Expansion, Happens, Laid
from valhalla.ui.games.valhalla.faces.kinds import Kind
from valhalla.ui.games.valhalla.flights import give_up, hand_over
from valhalla.ui.games.valhalla.lesson import meaning
from valhalla.ui.games.valhalla.meaning import choosing_card
from valhalla.ui.games.valhalla.short_lesson import HOST, Deal, armed, shelved
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.table.choosing.refusing import Click
from valhalla.ui.table.lesson.course import LEARNER, Hosts, LessonStep, Script
from valhalla.ui.theme import Colour
from valhalla.words.language import _
from valhalla.words.valhalla.expansions.loki import LOST

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def loki_revealed(scene: PlayScene, s: State, e: loki.LokiRevealed) -> None:
    cues.emblem(scene, "loki", scene.spot(Part.LOKI), LOKI_COLOUR, cues.SCENE)


def row_taken(scene: PlayScene, s: State, e: loki.LokiRowTaken) -> None:
    """The mask laughs over the row."""
    cues.emblem(scene, "loki", scene.spot(Area.TRAY), LOKI_COLOUR)


def stolen(scene: PlayScene, s: State, e: ev.CardStolen) -> None:
    hand_over(scene, e.card, e.owner, e.seat)


def shield_returned(scene: PlayScene, s: State, e: loki.ShieldReturned) -> None:
    cues.tear(scene, e.owner, scene.spot(Part.TAKEN, e.seat), scene.spot(Part.WALL, e.owner))


def buried(scene: PlayScene, s: State, e: loki.CardBuried) -> None:
    give_up(scene, e.card, e.seat, Area.DECK)


LOKI_COLOUR: Final[Colour] = (150, 196, 92)


def _row(c: Click) -> cm.Command | None:
    """A row of his card, or what the row that was picked wants."""
    row = c.picked.get("row", [0])[0]
    fields = {"row": {"row": c.value}, "slot": {"slot": c.value}, "card": {"card": c.value}}
    fields["seat"] = {"target": c.value}
    return cm.TakeRow(**{"row": row, **fields[c.kind]}) if c.kind in fields else None


def _meaning(s: State, seat: int, command: Any) -> tuple[Any, ...]:
    """What a command of the lesson comes to: of a row its word."""
    if isinstance(command, cm.TakeRow):
        return cm.TakeRow, s.table.lokis[s.loki].rows[command.row].word
    return meaning(s, seat, command)


LOKI: Final = Deal(
    "loki",
    29,
    ("boar-hrefna", "boar-hrapp"),
    (
        (LEARNER, ("stag-aldis", "stag-unn"), "wolf-eydis"),
        (HOST, ("bear-thurid", "bear-finnbogi"), "new-weapons-iron-from-the-mound"),
    ),
    loki="loki-borrowed-feathers",
)


def _loki() -> Script:
    return [
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, HOST)),
        LessonStep("arm-unn", (cm.Arm, "stag-unn"), LOST),
        LessonStep("arm-aldis", (cm.Arm, "stag-aldis"), LOST),
        LessonStep("end-attack", (cm.EndPhase,)),
        *armed(HOST, (2, (0, 3))),
        Hosts(cm.SendToValhalla((2,))),
        LessonStep("row", (cm.TakeRow, "send_all")),
        LessonStep("end"),
    ]


EXPANSION: Final = Expansion(
    "loki",
    "loki",
    happens={
        loki.LokiRevealed: Happens(cues.Cue(cues.SCENE, "loki", loki_revealed), "loki"),
        loki.LokiRowTaken: Happens(cues.Cue(cues.LONG, "loki", row_taken), "loki", told=True),
        ev.CardStolen: Happens(cues.Cue(cues.LONG, "stolen", stolen), "hand", told=True, chance=True),
        loki.ShieldReturned: Happens(cues.Cue(cues.SCENE, "shield", shield_returned), "shield", told=True),
        loki.CardBuried: Happens(cues.Cue(cues.BEAT, "card", buried), "deck"),
    },
    laid=Laid(Part.LOKI, lambda s: s.loki != NONE, LokiThing, lambda table, card: (table.lokis[card], {})),
    panels={Step.LOKI: rows},
    meant={Step.LOKI: _row, Step.LOKI_TACTIC: choosing_card, Step.LOKI_BURY: choosing_card},
    picked={"take_row": "loki"},
    in_sight=(Step.LOKI, Step.LOKI_TACTIC),
    kinds=(Kind(cards.Loki, "loki", lambda: _("Loki’s cards"), "V8.1", loki_faces.small, loki_faces.full),),
    samples=("loki-borrowed-feathers",),
    lesson=shelved(LOKI, _loki, icon="loki", means=_meaning),
    beside={"V8.1": "card/loki-open-sleeve", "V8.3": "card/loki-borrowed-feathers"},
)
