"""How the hammer at Ragnarök (H6) is shown: it flies, it falls, throws are weighed, warriors rise."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammersWeighed, HammerThrown
from valhalla.games.valhalla.state import State
from valhalla.ui.games.valhalla.expansions.record import Happens
from valhalla.ui.games.valhalla.hurl.layout import HurlPart
from valhalla.ui.table.areas import Area
from valhalla.ui.table.cues import SCENE, Cue, come, ring, rising
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.throwing import track
from valhalla.ui.table.throwing.board import track_of
from valhalla.ui.theme import FROST, PALE_GOLD

ROLL: Final = 1.1  # seconds for eight dice to fall
FLIGHT: Final = 0.9  # seconds the hammer flies: many throws are to be seen, seat after seat
FALL: Final = 0.8
WEIGHING: Final = 2.2  # seconds to see who threw farthest


def landed(scene: PlayScene, s: State, e: HammerLanded) -> None:
    scene.stage.effect(track.flight(track_of(scene), e.start, e.cell, still=scene.stage.reduced), FLIGHT)


def rested(scene: PlayScene, s: State, e: HammerRested) -> None:
    """It shudders where it stands, or comes to rest with a ring of light; each sounds its own way."""
    rect = track.token_rect(track_of(scene), e.cell)
    if e.failed:
        scene.stage.effect(track.failing(rect, still=scene.stage.reduced), FALL)
    else:
        ring(scene, rect, PALE_GOLD, FALL)
    scene.app.sound.cue("fail" if e.failed else "hammer-land")


def weighed(scene: PlayScene, s: State, e: HammersWeighed) -> None:
    """The shields of those who gain something shine, the second a little later."""
    for seat, bonus in enumerate(e.bonuses):
        if bonus:
            first = bonus == max(e.bonuses)
            colour, delay = (PALE_GOLD, 0.2) if first else (FROST, 0.7)
            ring(scene, scene.spot(HurlPart.FLAG, seat), colour, FALL, delay)


def paid(scene: PlayScene, s: State, e: ev.BonusPaid) -> None:
    """Warriors rise from the discard pile and go to a Valhalla pile."""
    pile = scene.spot(Area.DISCARD)
    if e.cards:
        rising(scene, pile)
    come(scene, e.cards, pile)
    ring(scene, scene.spot(Area.SEAT, e.seat), PALE_GOLD, FALL, 0.3)


HAPPENS: Final[dict[type, Happens]] = {
    HammerThrown: Happens(Cue(ROLL, "iron-dice"), "dice", chance=True),
    HammerLanded: Happens(Cue(FLIGHT, "hammer-fly", landed), "hammer"),
    HammerRested: Happens(Cue(SCENE, "", rested), "hold_back"),
    HammersWeighed: Happens(Cue(WEIGHING, "horn", weighed), "crown"),
    ev.BonusPaid: Happens(Cue(SCENE, "rise", paid), "valour", told=True),
}
