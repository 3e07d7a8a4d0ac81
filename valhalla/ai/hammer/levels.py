"""The levels of the Hammer Throw, by name."""

from __future__ import annotations

from valhalla.ai.hammer import simple
from valhalla.ai.hammer.mind import Mind
from valhalla.ai.levels import at_random
from valhalla.ai.thought import ENDLESS, Level, Thought


def _mind(deep: bool) -> Level:
    """At the table, where there is a clock, a full hand is not looked at to its last card."""
    return lambda k: Mind(k.view, k.seat, deep=deep, hurried=k.clock is not ENDLESS).think()


LEVELS: dict[str, Level] = {
    "random": at_random,
    "thrall": lambda k: Thought(simple.thrall(k.view, k.seat, k.luck)),
    "karl": lambda k: Thought(simple.karl(k.view, k.seat)),
    "jarl": _mind(deep=False),
    "norn": _mind(deep=True),
}
