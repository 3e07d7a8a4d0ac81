"""Thor's Help: his cards, what they bring, and his lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla import cards
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions import thor
from valhalla.games.valhalla.state import State
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.expansions.record import Expansion
from valhalla.ui.games.valhalla.faces import deeds
from valhalla.ui.games.valhalla.faces.kinds import Kind
from valhalla.ui.games.valhalla.short_lesson import HOST, SECOND, Deal, armed, shelved
from valhalla.ui.stage import effects
from valhalla.ui.table.areas import Area
from valhalla.ui.table.cues import (
    LONG,
    SCENE,
    Cue,
    come,
    go,
    place_of,
    rising,
)
from valhalla.ui.table.lesson.course import LEARNER, Decisions, Hosts, LessonStep, Script
from valhalla.words.language import N_, _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def thor_played(scene: PlayScene, s: State, e: thor.ThorPlayed) -> None:
    """It flies to the side it helps, and lightning strikes there."""
    come(scene, (e.card,), scene.spot(Area.HAND, e.seat))
    scene.stage.effect(effects.bolt(scene.spot(Part.TOTAL, e.helped), still=scene.stage.reduced), LONG, 0.15)


def thor_settled(scene: PlayScene, s: State, e: thor.ThorSettled) -> None:
    if e.won:
        rising(scene, place_of(scene, e.card))
    go(scene, (e.card,), scene.spot(Part.VALHALLA, e.seat) if e.won else scene.pile)


def _signs(card: cards.Thor) -> list[deeds.Sign]:
    """What he gives."""
    word = "strength" if card.bonus in thor.THOR_STRENGTH else card.bonus
    boss = deeds.Sign("mark", f"cards/roundel-thor-{word}.webp")
    if card.bonus in thor.THOR_STRENGTH:
        return [boss, deeds.Sign("number", f"+{thor.THOR_STRENGTH[card.bonus]}")]
    return [boss, deeds.Sign("number", "+1")] if card.bonus in ("draw", "die") else [boss]


DEED: Final = deeds.Deed("thor", (96, 132, 170), _signs, lambda card: card.condition)


THOR: Final = Deal("thor", 33, players=3, first=HOST)


def _before_thor() -> Decisions:
    return [
        *THOR.drafts("giant-grjota", "bear-bergljot", "bear-hallgerd"),
        *THOR.turn(HOST, ("stag-eldrid", "wolf-gunnvor"), "giant-klaki"),
        *THOR.turn(SECOND, ("wolf-ljot",), "wolf-vigfus"),
        *THOR.turn(LEARNER, ("stag-magnhild",), "giant-gnipa"),
    ]


def _thor() -> Script:
    return [
        LessonStep("welcome"),
        Hosts(cm.Attack(SECOND)),
        LessonStep("help", (cm.PlayTactic, "thor-red-bearded-laugh")),
        *armed(HOST, (0, (0,)), (1, (0,)), (2, (0,))),
        *armed(SECOND, (0, (2, 3))),
        Hosts(cm.SendToValhalla((0,)), SECOND),
        LessonStep("end"),
    ]


EXPANSION: Final = Expansion(
    "thor",
    "thor",
    cues={
        thor.ThorPlayed: Cue(SCENE, "thor", thor_played),
        thor.ThorSettled: Cue(LONG, "card", thor_settled),
    },
    saga={thor.ThorPlayed: "thor", thor.ThorSettled: "thor"},
    told=(thor.ThorPlayed, thor.ThorSettled),
    kinds=(
        Kind(
            cards.Thor,
            "thor",
            lambda: _("Thor cards"),
            "V9.1",
            DEED.small,
            DEED.full,
            DEED.held,
            sign="thor",
        ),
    ),
    samples=("thor-hammer-from-nowhere", "thor-red-bearded-laugh"),
    lesson=shelved(THOR, _before_thor, _thor, icon="thor", long=N_("a minute")),
    beside={"V9.1": "card/thor-red-bearded-laugh", "V9.3": "card/thor-hammer-from-nowhere"},
)
