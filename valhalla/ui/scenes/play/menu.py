"""What the pause offers at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valhalla.ui.match import HINT_LEVEL
from valhalla.ui.scenes.pause import Entry, PauseScene
from valhalla.ui.scenes.play import flow
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene


def pause_scene(scene: PlayScene) -> PauseScene:
    match = scene.match
    seat = match.viewer
    playing = seat is not None and not match.session.read_only
    why = _("Nobody who plays here looks at the table now.")
    entries = [
        Entry("undo", _("Take back"), "undo", lambda: flow.undo(scene), playing, why),
        Entry("replay", _("Show the last turn again"), "redo", scene.furniture.replay, seat is not None, why),
    ]
    if match.over:
        entries.append(Entry("score", _("The reckoning"), "crown", lambda: flow.reckon(scene)))
    elif playing and seat is not None and match.is_human(seat):
        entries.append(Entry("stand-in", _("An AI plays for me"), "robot", lambda: stand_in(scene, seat)))
    entries += [_giving_back(scene, other) for other in match.standing_in]
    return PauseScene(scene.app, entries)


def _giving_back(scene: PlayScene, seat: int) -> Entry:
    label = _("{player} plays again").format(player=scene.match.names[seat])
    return Entry(f"give-back:{seat}", label, "person", lambda: give_back(scene, seat))


def stand_in(scene: PlayScene, seat: int) -> None:
    """An AI takes over; the seat can be had back at any time."""
    scene.match.take_over(seat, HINT_LEVEL)
    scene.app.notices.say(
        _("A jarl plays for player {player} now. The pause gives the seat back.").format(
            player=scene.match.names[seat]
        )
    )
    scene.relook()


def give_back(scene: PlayScene, seat: int) -> None:
    scene.match.take_over(seat, None)
    scene.relook()
