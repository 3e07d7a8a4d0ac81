"""How it is shown what those do who stand together: they lend, they call, they choose who attacks last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.state import State
from valhalla.ui import cut
from valhalla.ui.games.valhalla.monster.areas import MonsterPart
from valhalla.ui.games.valhalla.monster.together.calls import draw_said
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import Draw, shown
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.theme import EMBER, PALE_GOLD
from valhalla.words.valhalla.monsters import names as monsters

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

SPOKEN: Final = (230, 44)  # units of a call while it is heard


@shown
def speech(p: Painter, t: float, call: int, text: str, rect: Rect) -> None:
    """A call over the place of who made it; it stands still and is gone."""
    if not p.blind:
        draw_said(p, rect, call, text)


def spoken(scene: PlayScene, call: int, seat: Rect) -> Draw:
    u = scene.units.px
    rect = cut.sized(u(SPOKEN[0]), u(SPOKEN[1]), center=seat.center)
    return speech(call, monsters.call(call), rect.clamp(scene.units.area))


def called(scene: PlayScene, s: State, e: ev.Called) -> None:
    """It is to be read long enough, and holds nothing up."""
    scene.stage.effect(spoken(scene, e.call, scene.spot(Area.SEAT, e.seat)), cues.SCENE)


def offered(scene: PlayScene, s: State, e: ev.ArmOffered) -> None:
    """The shield of a friend goes to the fighter's side."""
    assert s.battle is not None
    start = scene.spot(Area.SEAT, e.seat)
    place = scene.spot(Area.SEAT, s.battle.attack.seat)
    side = scene.units.px(44)
    picture = f"shields/seat-{scene.match.shield(e.seat)}.webp"
    cues.carry(scene, picture, cut.square(side, center=start.center), cut.square(side, center=place.center))
    cues.ring(scene, place, PALE_GOLD, delay=0.4)


def last_open(scene: PlayScene, s: State, e: ev.LastAttackOpen) -> None:
    cues.emblem(scene, "fire", scene.spot(MonsterPart.MONSTER), EMBER, cues.SCENE)


CUES: Final[dict[type, cues.Cue]] = {
    ev.ArmOffered: cues.Cue(cues.BEAT, "gift", offered),
    ev.Called: cues.Cue(cues.SHORT, "called", called),
    ev.CallLapsed: cues.Cue(0.0),
    ev.LastAttackOpen: cues.Cue(cues.SCENE, "horn", last_open),
}
