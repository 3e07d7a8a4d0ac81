"""Standing orders of Valhalla: whether one is asked in the turns of others, for a jarl, for Thor's help
or for a Call to arms.

Only what everybody can see decides: no hand is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.ui.scenes.pause import Entry
from valhalla.ui.table.choosing.orders import Order, entry
from valhalla.ui.table.staging import Topic
from valhalla.words.language import N_, _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

ASKED_ASIDE: Final = (
    Step.ASIDE,
    Step.WITNESS,
    Step.BEFORE,
    Step.BEFORE_ROLL,
    Step.AFTER,
)  # offers that may come in another's turn
JARLS: Final = "jarls"
THOR: Final = "thor"
DWARVES: Final = "dwarves"  # who bring the Call to arms
HUNTED: Final = "monster"
GIFT: Final = "gift"
STEPPING: Final = "step-in"
HUNT_TOPICS: Final[dict[int, str]] = {Step.ASIDE: GIFT, Step.STEP_IN: STEPPING}


def jarl_asks(s: State, seat: int) -> bool:
    """Whether this seat's jarl may ever ask out of turn."""
    found = [step for module in s.table.offering if module.name == JARLS for step in module.stops(s, seat)]
    return any(step in ASKED_ASIDE for step in found)


def thor_asks(s: State) -> bool:
    return THOR in s.table.setup.expansions


def call_asks(s: State) -> bool:
    return DWARVES in s.table.setup.expansions


def hunt_asks(s: State) -> bool:
    """Whether allies against a monster may ask each other for help."""
    return s.beast is not None and s.table.players > 1


def hunt_topic(s: State) -> str | None:
    """What allies against a monster are asked about now, if they are."""
    return HUNT_TOPICS.get(s.step) if s.beast is not None else None


def topics(s: State, seat: int) -> tuple[Topic, ...]:
    """Who offers something to a seat now: its jarl is the seat's own order, others have a name."""
    step, owner = s.agenda[-1][:2]
    who = [module.name for module in s.table.offering if module.offers(s, owner, step)]
    named = {HUNTED: hunt_topic(s) or HUNTED}
    return tuple(seat if name == JARLS else (seat, named.get(name, name)) for name in who)


def matters(s: State, seat: int) -> bool:
    """Whether a battle of two others is worth a Thor card: about a last shield, the Last Viking, a partner,
    or whoever is ahead of all others in what everybody can count."""
    battle = s.battle
    if s.beast is not None:
        return _hunt_matters(s)
    if battle is None or battle.defence is None:
        return True
    fighters = battle.attack.seat, battle.defence.seat
    if s.own[battle.defence.seat] <= 1 or any(s.titles[fighter] for fighter in fighters):
        return True
    partner = s.table.partners[seat] if s.table.partners else NONE
    return partner in fighters or _leader(s) in fighters


def _hunt_matters(s: State) -> bool:
    """Whether help counts most: for somebody's last shield, against its last card, in the last attack."""
    assert s.beast is not None
    if s.beast.last or s.beast.card >= stack_of(s).final:
        return True
    asked = next((step[1] for step in reversed(s.agenda) if step[0] != Step.STEP_IN and len(step) > 1), NONE)
    endangered = s.battle.attack.seat if s.battle is not None else asked
    return endangered != NONE and s.own[endangered] <= 1


def _leader(s: State) -> int:
    """Who alone has most, by shields taken and by the number in Valhalla; NONE if several have."""
    counts = [2 * len(s.captured[seat]) + len(s.valhalla[seat]) for seat in range(s.table.players)]
    first = max(counts)
    return counts.index(first) if counts.count(first) == 1 else NONE


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
# Against a monster, together.
HUNT_ORDERS: Final = {
    GIFT: Order(
        "order-gift",
        GIFT,
        (N_("Gifts: ask me"), N_("Gifts: when it matters"), N_("Gifts: never")),
        (
            N_("You are asked for a gift before every battle of your friends."),
            N_("You are asked for a gift only when a battle matters."),
            N_("You are never asked for a gift. The pause changes that."),
        ),
        N_(
            "Whether you are asked for a card before the battles of your friends: always, only for a last"
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
    if hunt_asks(s):
        found += [entry(scene, order, (seat, name)) for name, order in HUNT_ORDERS.items()]
    return found
