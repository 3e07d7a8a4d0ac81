"""Standing orders of Valhalla: whether one is asked in the turns of others, for a jarl, for Thor's help
or for a Call to arms.

Only what everybody can see decides: no hand is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.table.choosing.orders import Order, entry
from valhalla.ui.table.staging import Topic
from valhalla.words.language import N_, _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

# Offers that may come in another's turn.
ASKED_ASIDE: Final = (Step.ASIDE, Step.WITNESS, Step.BEFORE, Step.BEFORE_ROLL, Step.AFTER)
JARLS: Final = "jarls"
THOR: Final = "thor"
DWARVES: Final = "dwarves"  # who bring the Call to arms


def jarl_asks(s: State, seat: int) -> bool:
    """Whether this seat's jarl may ever ask out of turn."""
    found = [step for module in s.table.offering if module.name == JARLS for step in module.stops(s, seat)]
    return any(step in ASKED_ASIDE for step in found)


def thor_asks(s: State) -> bool:
    return THOR in s.table.setup.expansions


def call_asks(s: State) -> bool:
    return DWARVES in s.table.setup.expansions


def topics(s: State, seat: int) -> tuple[Topic, ...]:
    """Who offers something to a seat now: its jarl is the seat's own order, others have a name."""
    step, owner = s.agenda[-1][:2]
    who = [module.name for module in s.table.offering if module.offers(s, owner, step)]
    return tuple(seat if name == JARLS else (seat, name) for name in who)


JARL_ORDER: Final = Order(
    "order",
    "jarl",
    (N_("Jarl {jarl}: do not ask"), N_("Jarl {jarl}: ask me again")),
    (
        N_("You are asked for your jarl whenever it may help."),
        N_("You are not asked for your jarl in the turns of others. The pause changes that."),
    ),
    N_("In the turns of others you are not asked for your jarl: you pass, whatever you hold."),
)
THOR_ORDER: Final = Order(
    "order-thor",
    "thor",
    (N_("Thor’s help: ask me"), N_("Thor’s help: when it matters"), N_("Thor’s help: never")),
    (
        N_("You are asked before every battle of two others."),
        N_("You are asked about Thor’s help only when a battle matters."),
        N_("You are never asked about Thor’s help. The pause changes that."),
    ),
    N_(
        "Whether you are asked before the battles of others: always, only for a last shield, a leader, a Last"
        " Viking or your partner, or never."
    ),
)
CALL_ORDER: Final = Order(
    "order-call",
    "call-to-arms",
    (N_("Call to arms: ask me"), N_("Call to arms: never")),
    (
        N_("You are asked about a Call to arms before every battle of yours."),
        N_("You are not asked about a Call to arms when you are attacked. The pause changes that."),
    ),
    N_("Whether you are asked when you are attacked. In your own attacks you always are."),
)


def entries(scene: PlayScene, seat: int) -> list[Entry]:
    """What the pause offers."""
    s = scene.shown
    found = []
    if jarl_asks(s, seat) and s.jarls[seat] >= 0:
        found.append(entry(scene, JARL_ORDER, seat, jarl=_(s.table.jarls[s.jarls[seat]].name)))
    if thor_asks(s):
        found.append(entry(scene, THOR_ORDER, (seat, THOR)))
    if call_asks(s):
        found.append(entry(scene, CALL_ORDER, (seat, DWARVES)))
    return found
