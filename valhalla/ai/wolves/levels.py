"""The levels of Wolves of Odin, by name."""

from __future__ import annotations

from valhalla.ai.levels import at_random
from valhalla.ai.thought import Knowledge, Level, Thought
from valhalla.ai.wolves import simple
from valhalla.ai.wolves.karl import Mind
from valhalla.ai.wolves.seer import Foresight, Seer
from valhalla.ai.wolves.weights import weights


def _mind(k: Knowledge) -> Mind:
    return Mind(k.view, k.seat, k.luck, weights())


SIGHTS = {
    "jarl": Foresight(tries=16, fewer=8, width=5),
    "norn": Foresight(tries=48, fewer=16, width=6),
}


def _seer(name: str) -> Level:
    return lambda k: Seer(_mind(k), SIGHTS[name]).think(k.clock, k.why)


LEVELS: dict[str, Level] = {
    "random": at_random,
    "brawler": lambda k: Thought(simple.brawler(k.view, k.seat, k.luck)),
    "thrall": lambda k: Thought(simple.thrall(k.view, k.seat, k.luck)),
    "karl": lambda k: _mind(k).think(why=k.why),
    "jarl": _seer("jarl"),
    "norn": _seer("norn"),
}
