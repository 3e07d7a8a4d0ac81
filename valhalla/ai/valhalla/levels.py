"""The levels of Valhalla, by name."""

from __future__ import annotations

from valhalla.ai.levels import at_random
from valhalla.ai.thought import Knowledge, Level, Thought
from valhalla.ai.valhalla import thrall
from valhalla.ai.valhalla.evaluate import evaluation
from valhalla.ai.valhalla.hunting import hunt_evaluation
from valhalla.ai.valhalla.karl import Mind
from valhalla.ai.valhalla.seer import Foresight, Seer
from valhalla.ai.valhalla.tempers import temper
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step


def brawler(k: Knowledge) -> Thought:
    """For tests: random, but it attacks and arms when it can, so that shields run out."""
    view: State = k.view
    groups = k.game.groups(view, k.seat)
    step = view.step
    if step in (Step.PHASE_A, Step.FIGHT):
        for wanted in (cm.Attack, cm.Arm):
            for group in groups:
                if isinstance(group[0], wanted):
                    return Thought(k.luck.pick(group))
    if step == Step.FIGHT and view.battle is not None and view.battle.side(k.seat).armed:
        return Thought(cm.EndPhase())
    return Thought(k.luck.pick(k.luck.pick(groups)))


def _thrall(k: Knowledge) -> Thought:
    return Thought(thrall.choose(k.game, k.view, k.seat, k.luck))


def _mind(k: Knowledge, weights: str) -> Mind:
    nature = temper(k.temper)
    judge = hunt_evaluation(k.view.table, weights) if k.view.monster is not None else None
    judge = judge or evaluation(k.view.table, weights, nature.tilt)
    return Mind(k.view, k.seat, k.luck, judge, nature)


def _karl(k: Knowledge) -> Thought:
    return _mind(k, "karl").think(why=k.why)


SIGHTS = {
    "jarl": Foresight(weights="karl", tries=160, fewer=40, rounds=2.0, width=6, hunt=12, few=3),
    "norn": Foresight(weights="karl", tries=480, fewer=120, rounds=2.0, width=8, hunt=24, few=3),
}


def _seer(name: str) -> Level:
    sight = SIGHTS[name]
    return lambda k: Seer(_mind(k, sight.weights), sight).think(k.past, k.clock, k.why)


LEVELS: dict[str, Level] = {
    "random": at_random,
    "brawler": brawler,
    "thrall": _thrall,
    "karl": _karl,
    "jarl": _seer("jarl"),
    "norn": _seer("norn"),
}
