"""What the pause offers at the table."""

from __future__ import annotations

from typing import Final

from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.scenes.pause import Entry, PauseScene
from valhalla.ui.table import flow
from valhalla.ui.table.match import HINT_LEVEL
from valhalla.ui.table.scene import PlayScene
from valhalla.words.language import _

NOBODY: Final = -1


class TablePause(PauseScene):
    """The pause of a table."""

    def __init__(self, scene: PlayScene) -> None:
        self.table = scene
        super().__init__(scene.app, _entries(scene), note=_note(scene))

    def reworded(self) -> None:
        self.make(_entries(self.table), _note(self.table))


def _note(scene: PlayScene) -> str:
    kept = scene.match.session.journal is not None
    return _("Every decision is saved at once: leave whenever you like.") if kept else ""


def _entries(scene: PlayScene) -> list[Entry]:
    match = scene.match
    seat = match.viewer
    playing = seat is not None and not match.session.read_only
    undone = match.undoer is not None and not match.session.read_only
    why = _("Nobody who plays here looks at the table now.")
    entries = [
        Entry("undo", _("Take back"), "undo", lambda: flow.undo(scene), undone, why),
        Entry("replay", _("The last turn again"), "eye", scene.furniture.replay, seat is not None, why),
    ]
    if match.over:
        entries.append(Entry("score", _("The reckoning"), "crown", lambda: flow.reckon(scene)))
    else:
        entries += _own(scene, seat if playing and seat is not None else NOBODY)
    back = [other for other in match.standing_in if other not in match.resigned]
    return [*entries, *(_giving_back(scene, other) for other in back)]


def _own(scene: PlayScene, seat: int) -> list[Entry]:
    """What people may do about their own seat."""
    match, why = scene.match, _("Nobody who plays here looks at the table now.")
    own = seat != NOBODY and match.is_human(seat) and not match.guided
    if match.guided:
        why = _("In a lesson every move is yours.")
    found = [
        Entry("stand-in", _("An AI plays for me"), "robot", lambda: stand_in(scene, seat), own, why),
        Entry("resign", _("Resign"), "skull", lambda: resign(scene, seat), own, why, stay=True),
    ]
    return [*found, *match.staging.orders(scene, seat)] if own else found


def resign(scene: PlayScene, seat: int) -> None:
    """Ask, then give the game up: a karl plays the seat to the end."""
    alone = all(other == seat or other in scene.match.resigned for other in scene.match.humans)
    note = (
        _("A karl plays your seat to the end, and the reckoning comes at once.")
        if alone
        else _("A karl plays your seat to the end; the others play on.")
    )

    def give_up() -> None:
        scene.app.pop()  # the pause
        flow.resign(scene, seat)

    ask = _("Give this game up?")
    scene.app.push(Confirm(scene.app, ask, _("Resign"), give_up, note=note, careful=True))


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
