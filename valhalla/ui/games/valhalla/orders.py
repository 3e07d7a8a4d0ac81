"""Standing orders of Valhalla: whether one is asked in the turns of others, for a jarl, for Thor's help
or for a Call to arms.

Only what everybody can see decides: no hand is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui.scenes.pause import Entry
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
    return s.monster is not None and s.table.players > 1


def hunt_topic(s: State) -> str | None:
    """What allies against a monster are asked about now, if they are."""
    return HUNT_TOPICS.get(s.step) if s.monster is not None else None


def topics(s: State, seat: int) -> tuple[Topic, ...]:
    """Who offers something to a seat now: its jarl is the seat's own order, others have a name."""
    step, owner = s.agenda[-1][:2]
    who = [module.name for module in s.table.offering if module.offers(s, owner, step)]
    named = {HUNTED: hunt_topic(s) or HUNTED}
    return tuple(seat if name == JARLS else (seat, named.get(name, name)) for name in who)


def entries(scene: PlayScene, seat: int) -> list[Entry]:
    """What the pause offers."""
    s = scene.shown
    found = []
    if jarl_asks(s, seat) and s.jarls[seat] >= 0:
        found.append(_jarl(scene, seat))
    if thor_asks(s):
        found.append(_thor(scene, seat))
    if call_asks(s):
        found.append(_call(scene, seat))
    if hunt_asks(s):
        found += [_hunt(scene, seat, topic) for topic in (GIFT, STEPPING)]
    return found


def _jarl(scene: PlayScene, seat: int) -> Entry:
    jarl = _(scene.table.jarls[scene.shown.jarls[seat]].name)
    label = _("Jarl {jarl}: ask me again") if seat in scene.match.silent else _("Jarl {jarl}: do not ask")
    tip = _("In the turns of others you are not asked for your jarl: you pass, whatever you hold.")
    return Entry("order", label.format(jarl=jarl), "jarl", lambda: _order_jarl(scene, seat), tip=tip)


def _order_jarl(scene: PlayScene, seat: int) -> None:
    """Turn the order round, for as long as this table is open."""
    scene.match.silent ^= {seat}
    if seat in scene.match.silent:
        said = _("You are not asked for your jarl in the turns of others. The pause changes that.")
    else:
        said = _("You are asked for your jarl whenever it may help.")
    scene.app.notices.say(said)
    scene.relook()


def _thor(scene: PlayScene, seat: int) -> Entry:
    match, topic = scene.match, (seat, THOR)
    if topic in match.silent:
        label = _("Thor’s help: never")
    else:
        label = _("Thor’s help: when it matters") if topic in match.sparing else _("Thor’s help: ask me")
    tip = _(
        "Whether you are asked before the battles of others: always, only for a last shield, a leader, a Last"
        " Viking or your partner, or never."
    )
    return Entry("order-thor", label, "thor", lambda: _order_thor(scene, seat), tip=tip)


SAID: Final = (
    N_("You are asked before every battle of two others."),
    N_("You are asked about Thor’s help only when a battle matters."),
    N_("You are never asked about Thor’s help. The pause changes that."),
)


def _order_thor(scene: PlayScene, seat: int) -> None:
    _turn_order(scene, (seat, THOR), SAID)


def _turn_order(scene: PlayScene, topic: Topic, said: tuple[str, ...]) -> None:
    """The next of the three orders."""
    match = scene.match
    now = 2 if topic in match.silent else 1 if topic in match.sparing else 0
    after = (now + 1) % len(said)
    match.silent.discard(topic)
    match.sparing.discard(topic)
    if after:
        (match.sparing if after == 1 else match.silent).add(topic)
    scene.app.notices.say(_(said[after]))
    scene.relook()


def _call(scene: PlayScene, seat: int) -> Entry:
    off = (seat, DWARVES) in scene.match.silent
    label = _("Call to arms: never") if off else _("Call to arms: ask me")
    tip = _("Whether you are asked when you are attacked. In your own attacks you always are.")
    return Entry("order-call", label, "call-to-arms", lambda: _order_call(scene, seat), tip=tip)


def _order_call(scene: PlayScene, seat: int) -> None:
    scene.match.silent ^= {(seat, DWARVES)}
    if (seat, DWARVES) in scene.match.silent:
        said = _("You are not asked about a Call to arms when you are attacked. The pause changes that.")
    else:
        said = _("You are asked about a Call to arms before every battle of yours.")
    scene.app.notices.say(said)
    scene.relook()


# Against a monster, together

HUNT_LABELS: Final = {
    GIFT: (N_("Gifts: ask me"), N_("Gifts: when it matters"), N_("Gifts: never")),
    STEPPING: (N_("Stepping in: ask me"), N_("Stepping in: when it matters"), N_("Stepping in: never")),
}
HUNT_TIPS: Final = {
    GIFT: N_(
        "Whether you are asked for a card before the battles of your friends: always, only for a last shield,"
        " the last card or the last attack, or never."
    ),
    STEPPING: N_(
        "Whether you are asked to take an attack on a friend upon yourself: always, only for a last shield or"
        " the last card, or never."
    ),
}
HUNT_SAID: Final = {
    GIFT: (
        N_("You are asked for a gift before every battle of your friends."),
        N_("You are asked for a gift only when a battle matters."),
        N_("You are never asked for a gift. The pause changes that."),
    ),
    STEPPING: (
        N_("You are asked whether you step in whenever a friend is attacked."),
        N_("You are asked whether you step in only when it matters."),
        N_("You are never asked whether you step in. The pause changes that."),
    ),
}


def _hunt(scene: PlayScene, seat: int, name: str) -> Entry:
    match, topic = scene.match, (seat, name)
    now = 2 if topic in match.silent else 1 if topic in match.sparing else 0
    label, tip = _(HUNT_LABELS[name][now]), _(HUNT_TIPS[name])
    return Entry(f"order-{name}", label, name, lambda: _turn_order(scene, topic, HUNT_SAID[name]), tip=tip)
