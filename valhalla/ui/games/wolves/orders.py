"""Standing orders of Wolves of Odin: whether one is asked to ward off an effect, and for Freya's claim.

Only what everybody can see decides: no hand is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import Step
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.table.staging import Topic
from valhalla.words.language import N_, _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

WARD: Final = "ward"
FREYA: Final = "freya"
TOPICS: Final[dict[int, str]] = {Step.REACT: WARD, Step.SETTLE: FREYA}
ICONS: Final = {WARD: "shield", FREYA: "hand"}
LABELS: Final = {
    WARD: (N_("Warding off: ask me"), N_("Warding off: when it matters"), N_("Warding off: never")),
    FREYA: (N_("Freya: ask me"), N_("Freya: when it matters"), N_("Freya: never")),
}
TIPS: Final = {
    WARD: N_(
        "Whether you are asked for a Shield wall or a Huscarl: always, only when your row is the strongest or"
        " would lose 5 or more, or never."
    ),
    FREYA: N_(
        "Whether you are asked if Freya takes a manoeuvre: always, only for a Plague or a Shield wall, or"
        " never."
    ),
}
SAID: Final = {
    WARD: (
        N_("You are asked whenever something could be warded off."),
        N_("You are asked for a Shield wall or a Huscarl only when it matters."),
        N_("You are never asked to ward anything off. The pause changes that."),
    ),
    FREYA: (
        N_("You are asked whenever Freya may take a manoeuvre."),
        N_("You are asked for Freya only when a Plague or a Shield wall was played."),
        N_("You are never asked whether Freya takes a manoeuvre. The pause changes that."),
    ),
}


def topic(s: State, seat: int) -> tuple[Topic, ...]:
    """What a seat is asked about now."""
    return ((seat, TOPICS[s.step]),)


def entries(scene: PlayScene, seat: int) -> list[Entry]:
    """What the pause offers: ask, only when it matters, never, one after another."""
    return [_entry(scene, seat, name) for name in (WARD, FREYA)]


def _now(scene: PlayScene, topic: Topic) -> int:
    match = scene.match
    return 2 if topic in match.silent else 1 if topic in match.sparing else 0


def _entry(scene: PlayScene, seat: int, name: str) -> Entry:
    label = _(LABELS[name][_now(scene, (seat, name))])
    return Entry(f"order-{name}", label, ICONS[name], lambda: _turn(scene, seat, name), tip=_(TIPS[name]))


def _turn(scene: PlayScene, seat: int, name: str) -> None:
    """The next of the three orders, for as long as this table is open."""
    match, which = scene.match, (seat, name)
    after = (_now(scene, which) + 1) % 3
    match.silent.discard(which)
    match.sparing.discard(which)
    if after:
        (match.sparing if after == 1 else match.silent).add(which)
    scene.app.notices.say(_(SAID[name][after]))
    scene.relook()
