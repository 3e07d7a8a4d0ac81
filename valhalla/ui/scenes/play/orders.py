"""Standing orders of Valhalla: whether one is asked in the turns of others, for a jarl or for Thor's help.

Only what everybody can see decides: no hand is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import AFTER, ASIDE, BEFORE, BEFORE_ROLL, NONE, WITNESS
from valhalla.ui.games import Topic
from valhalla.ui.scenes.pause import Entry
from valhalla.words.language import N_, _

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene

ASKED_ASIDE: Final = (ASIDE, WITNESS, BEFORE, BEFORE_ROLL, AFTER)  # offers that may come in another's turn
JARLS: Final = "jarls"
THOR: Final = "thor"


def jarl_asks(s: State, seat: int) -> bool:
    """Whether this seat's jarl may ever ask out of turn."""
    found = [step for module in s.table.offering if module.name == JARLS for step in module.stops(s, seat)]
    return any(step in ASKED_ASIDE for step in found)


def thor_asks(s: State) -> bool:
    return THOR in s.table.setup.expansions


def topics(s: State, seat: int) -> tuple[Topic, ...]:
    """Who offers something to a seat now: its jarl is the seat's own order, others have a name."""
    step, owner = s.agenda[-1][:2]
    who = [module.name for module in s.table.offering if module.offers(s, owner, step)]
    return tuple(seat if name == JARLS else (seat, name) for name in who)


def matters(s: State, seat: int) -> bool:
    """Whether a battle of two others is worth a Thor card: about a last shield, the Last Viking, a partner,
    or whoever is ahead of all others in what everybody can count."""
    battle = s.battle
    if battle is None or battle.defence is None:
        return True
    fighters = battle.attack.seat, battle.defence.seat
    if s.own[battle.defence.seat] <= 1 or any(s.titles[fighter] for fighter in fighters):
        return True
    partner = s.table.partners[seat] if s.table.partners else NONE
    return partner in fighters or _leader(s) in fighters


def _leader(s: State) -> int:
    """Who alone has most, by shields taken and by the number in Valhalla; NONE if several have."""
    counts = [2 * len(s.captured[seat]) + len(s.valhalla[seat]) for seat in range(s.table.players)]
    first = max(counts)
    return counts.index(first) if counts.count(first) == 1 else NONE


def entries(scene: PlayScene, seat: int) -> list[Entry]:
    """What the pause offers."""
    s = scene.shown
    found = []
    if jarl_asks(s, seat) and s.jarls[seat] >= 0:
        found.append(_jarl(scene, seat))
    if thor_asks(s):
        found.append(_thor(scene, seat))
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
    """The next of the three orders."""
    match, topic = scene.match, (seat, THOR)
    now = 2 if topic in match.silent else 1 if topic in match.sparing else 0
    after = (now + 1) % len(SAID)
    match.silent.discard(topic)
    match.sparing.discard(topic)
    if after:
        (match.sparing if after == 1 else match.silent).add(topic)
    scene.app.notices.say(_(SAID[after]))
    scene.relook()
