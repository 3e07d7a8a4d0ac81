"""Standing orders of Valhalla: whether one is asked in the turns of others, for a jarl or by an expansion.

Only what everybody can see decides: no hand is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui.games.valhalla import bonus
from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.table.choosing.orders import Order, entry
from valhalla.ui.table.staging import Topic
from valhalla.words.language import N_, named

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

# Offers that may come in another's turn.
ASKED_ASIDE: Final = (Step.ASIDE, Step.WITNESS, Step.BEFORE, Step.BEFORE_ROLL, Step.AFTER)
JARLS: Final = "jarls"


def jarl_asks(s: State, seat: int) -> bool:
    """Whether this seat's jarl may ever ask out of turn."""
    found = [step for module in s.table.offering if module.name == JARLS for step in module.stops(s, seat)]
    return any(step in ASKED_ASIDE for step in found)


def of_expansions(s: State) -> dict[str, Order]:
    """The orders that the expansions of a table bring."""
    played = s.table.setup.expansions
    return {one.name: one.order for one in EXPANSIONS if one.order is not None and one.name in played}


def bonus_paid(s: State) -> bool:
    """Whether bonus points are ever paid at this table."""
    return any(name in s.table.setup.expansions for name in bonus.PAYING)


def topics(s: State, seat: int) -> tuple[Topic, ...]:
    """Who offers something to a seat now: its jarl is the seat's own order, others have a name."""
    if s.step == Step.BONUS:
        return ((seat, bonus.TOPIC),)
    step, owner = s.step, s.agenda[-1][1] if len(s.agenda[-1]) > 1 else seat
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


def entries(scene: PlayScene, seat: int) -> list[Entry]:
    """What the pause offers."""
    s = scene.shown
    found = []
    if jarl_asks(s, seat) and s.jarls[seat] >= 0:
        found.append(entry(scene, JARL_ORDER, seat, jarl=named(s.table.jarls[s.jarls[seat]].name)))
    if bonus_paid(s):
        found.append(entry(scene, bonus.ORDER, (seat, bonus.TOPIC)))
    return found + [entry(scene, order, (seat, name)) for name, order in of_expansions(s).items()]
