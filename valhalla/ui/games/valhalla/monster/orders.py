"""Standing orders of friends against a monster: whether one is asked to lend a warrior, and to step in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.table.choosing.orders import Order, entry
from valhalla.words.language import N_

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

LENDING: Final = "lend"
STEPPING: Final = "step-in"
TOPICS: Final[dict[int, str]] = {Step.LEND: LENDING, Step.STEP_IN: STEPPING}
ORDERS: Final = {
    LENDING: Order(
        "order-lend",
        "gift",
        (N_("Lending: ask me"), N_("Lending: when it matters"), N_("Lending: never")),
        (
            N_("You are asked for a warrior before every battle of your friends."),
            N_("You are asked for a warrior only when a battle matters."),
            N_("You are never asked for a warrior. The pause changes that."),
        ),
        N_(
            "Whether you are asked for a warrior before the battles of your friends: always, only for a last"
            " shield, the last card or the last attack, or never."
        ),
    ),
    STEPPING: Order(
        "order-step-in",
        STEPPING,
        (N_("Stepping in: ask me"), N_("Stepping in: when it matters"), N_("Stepping in: never")),
        (
            N_("You are asked whether you step in whenever a friend is attacked."),
            N_("You are asked whether you step in only when it matters."),
            N_("You are never asked whether you step in. The pause changes that."),
        ),
        N_(
            "Whether you are asked to take an attack on a friend upon yourself: always, only for a last"
            " shield or the last card, or never."
        ),
    ),
}


def asks(s: State) -> bool:
    """Whether friends may ask each other for help."""
    return s.table.players > 1


def entries(scene: PlayScene, seat: int) -> list[Entry]:
    """What the pause offers."""
    s = scene.shown
    return [entry(scene, order, (seat, name)) for name, order in ORDERS.items()] if asks(s) else []
