"""The levels of Valhalla, by name."""

from __future__ import annotations

from valhalla.ai.levels import at_random
from valhalla.ai.thought import Knowledge, Level, Thought
from valhalla.ai.valhalla import thrall
from valhalla.ai.valhalla.evaluate import evaluation
from valhalla.ai.valhalla.karl import Mind
from valhalla.ai.valhalla.monster.evaluate import monster_evaluation
from valhalla.ai.valhalla.monster.mind import MonsterMind
from valhalla.ai.valhalla.monster.seer import MonsterSeer
from valhalla.ai.valhalla.monster.together import to_call
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


def _mind(k: Knowledge) -> Mind:
    nature = temper(k.temper)
    if k.view.monster is not None:
        return MonsterMind(k.view, k.seat, k.luck, monster_evaluation(k.view.table, WEIGHTS), nature)
    return Mind(k.view, k.seat, k.luck, evaluation(k.view.table, WEIGHTS, nature.tilt), nature)


def _called(k: Knowledge) -> Thought | None:
    """V18.6: what a seat has to say first, if anything."""
    view: State = k.view
    if view.monster is None or not view.table.common:
        return None
    call = to_call(view, k.seat, monster_evaluation(view.table, WEIGHTS))
    return Thought(call) if call is not None else None


WEIGHTS = "karl"
SIGHTS = {
    "jarl": Foresight(tries=160, fewer=40, rounds=2.0, width=6, alone=12, few=3),
    "norn": Foresight(tries=480, fewer=120, rounds=2.0, width=8, alone=24, few=3),
}


def _seer(name: str) -> Level:
    def think(k: Knowledge) -> Thought:
        if said := _called(k):
            return said
        mind, sight = _mind(k), SIGHTS[name]
        seer = MonsterSeer(mind, sight) if isinstance(mind, MonsterMind) else Seer(mind, sight)
        return seer.think(k.past, k.clock, k.why)

    return think


LEVELS: dict[str, Level] = {
    "random": at_random,
    "brawler": brawler,
    "thrall": lambda k: Thought(thrall.choose(k.game, k.view, k.seat, k.luck)),
    "karl": lambda k: _called(k) or _mind(k).think(why=k.why),
    "jarl": _seer("jarl"),
    "norn": _seer("norn"),
}
