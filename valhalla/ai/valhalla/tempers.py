"""Tempers: how seats of the same level differ. A temper tilts the evaluation and leans to some commands."""

from __future__ import annotations

from typing import NamedTuple

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import MONSTER


class Temper(NamedTuple):
    """A tilt multiplies weights of the evaluation; the others are points, or how dear cards are."""

    tilt: tuple[tuple[str, float], ...] = ()
    attack: float = 0.0  # for any attack
    grudge: float = 0.0  # for an attack on who holds a shield of one's own
    hold: float = 1.0  # the price of playing a tactic


EVEN = Temper()
TEMPERS: dict[str, Temper] = {
    # Attacks sooner and spends what it has.
    "berserk": Temper(attack=0.6, hold=0.75),
    # Hoards cards, and parts with a tactic only when it must.
    "miser": Temper(tilt=(("hand", 1.1), ("quality", 1.1)), attack=-0.1, hold=1.5),
    # Goes for those who took its shields.
    "avenger": Temper(grudge=1.0),
    # Wants names for its songs: the most honoured warriors, rather than the strongest.
    "skald": Temper(tilt=(("valour", 1.3), ("power", 0.8))),
    # Stands behind a strong squad and lets others come.
    "bulwark": Temper(tilt=(("risk", 2.0), ("power", 1.15)), attack=-0.5),
}


def temper(name: str) -> Temper:
    return TEMPERS.get(name, EVEN)


def lean(s: State, seat: int, command: cm.Command, nature: Temper) -> float:
    """How many points this temper adds to a command."""
    if not isinstance(command, cm.Attack):
        return 0.0
    wronged = command.target != MONSTER and seat in s.captured[command.target]
    return nature.attack + (nature.grudge if wronged else 0.0)
