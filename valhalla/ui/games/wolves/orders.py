"""Standing orders of Wolves of Odin: whether one is asked to ward off an effect, and for Freya's claim.

Only what everybody can see decides: no hand is looked at.
"""

from __future__ import annotations

from typing import Final

from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import Step
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.table.choosing.orders import Order, entry
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.staging import Topic
from valhalla.words.language import N_

WARD: Final = "ward"
FREYA: Final = "freya"
TOPICS: Final[dict[int, str]] = {Step.REACT: WARD, Step.SETTLE: FREYA}
ORDERS: Final = {
    WARD: Order(
        "order-ward",
        "shield",
        (N_("Warding off: ask me"), N_("Warding off: when it matters"), N_("Warding off: never")),
        (
            N_("You are asked whenever something could be warded off."),
            N_("You are asked for a Shield wall or a Huscarl only when it matters."),
            N_("You are never asked to ward anything off. The pause changes that."),
        ),
        N_(
            "Whether you are asked for a Shield wall or a Huscarl: always, only when your row is the"
            " strongest or would lose 5 or more, or never."
        ),
    ),
    FREYA: Order(
        "order-freya",
        "hand",
        (N_("Freya: ask me"), N_("Freya: when it matters"), N_("Freya: never")),
        (
            N_("You are asked whenever Freya may take a manoeuvre."),
            N_("You are asked for Freya only when a Plague or a Shield wall was played."),
            N_("You are never asked whether Freya takes a manoeuvre. The pause changes that."),
        ),
        N_(
            "Whether you are asked if Freya takes a manoeuvre: always, only for a Plague or a Shield wall, or"
            " never."
        ),
    ),
}


def topic(s: State, seat: int) -> tuple[Topic, ...]:
    """What a seat is asked about now."""
    return ((seat, TOPICS[s.step]),)


def entries(scene: PlayScene, seat: int) -> list[Entry]:
    """What the pause offers."""
    return [entry(scene, order, (seat, name)) for name, order in ORDERS.items()]
