"""The AI levels by name. A level is a function from what a seat knows to a thought; it sees views only."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from valhalla.ai.hammer import simple as hammer
from valhalla.ai.hammer.mind import Mind as HammerMind
from valhalla.ai.thought import ENDLESS, Clock, Thought
from valhalla.ai.valhalla import tempers, thrall
from valhalla.ai.valhalla.evaluate import evaluation
from valhalla.ai.valhalla.hunting import hunt_evaluation
from valhalla.ai.valhalla.karl import Mind
from valhalla.ai.valhalla.seer import Foresight, Seer
from valhalla.ai.valhalla.tempers import temper
from valhalla.ai.wolves import seer as wolves_seer
from valhalla.ai.wolves import simple as wolves
from valhalla.ai.wolves.karl import Mind as WolvesMind
from valhalla.ai.wolves.weights import weights as wolves_weights
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game


class Knowledge(NamedTuple):
    """What a seat may use: its view, the events as it saw them, and luck of its own."""

    game: Game
    view: Any
    seat: int
    luck: Chance
    past: Iterable[Any] = ()
    temper: str = ""
    clock: Clock = ENDLESS
    why: bool = False  # whether to give the reasons, too; the decision is the same


Level = Callable[[Knowledge], Thought]


def random(k: Knowledge) -> Thought:
    """For tests: a kind of command, then one of that kind."""
    return Thought(k.luck.pick(k.luck.pick(k.game.groups(k.view, k.seat))))


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
    judge = hunt_evaluation(k.view.table, weights) if k.view.beast is not None else None
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


def _hammer_thrall(k: Knowledge) -> Thought:
    return Thought(hammer.thrall(k.view, k.seat, k.luck))


def _hammer_karl(k: Knowledge) -> Thought:
    return Thought(hammer.karl(k.view, k.seat))


def _hammer_mind(deep: bool) -> Level:
    """At the table, where there is a clock, a full hand is not looked at to its last card."""
    return lambda k: HammerMind(k.view, k.seat, deep=deep, hurried=k.clock is not ENDLESS).think()


def _wolves_brawler(k: Knowledge) -> Thought:
    return Thought(wolves.brawler(k.view, k.seat, k.luck))


def _wolves_thrall(k: Knowledge) -> Thought:
    return Thought(wolves.thrall(k.view, k.seat, k.luck))


def _wolves_karl(k: Knowledge) -> Thought:
    return WolvesMind(k.view, k.seat, k.luck, wolves_weights()).think(why=k.why)


WOLVES_SIGHTS = {
    "jarl": wolves_seer.Foresight(tries=16, fewer=8, width=5),
    "norn": wolves_seer.Foresight(tries=48, fewer=16, width=6),
}


def _wolves_seer(name: str) -> Level:
    sight = WOLVES_SIGHTS[name]

    def level(k: Knowledge) -> Thought:
        mind = WolvesMind(k.view, k.seat, k.luck, wolves_weights())
        return wolves_seer.Seer(mind, sight).think(k.clock, k.why)

    return level


# Levels of every game, then those that know the one they play.
LEVELS: dict[str, dict[str, Level]] = {
    "valhalla": {
        "random": random,
        "brawler": brawler,
        "thrall": _thrall,
        "karl": _karl,
        "jarl": _seer("jarl"),
        "norn": _seer("norn"),
    },
    "hammer": {
        "random": random,
        "thrall": _hammer_thrall,
        "karl": _hammer_karl,
        "jarl": _hammer_mind(deep=False),
        "norn": _hammer_mind(deep=True),
    },
    "wolves": {
        "random": random,
        "brawler": _wolves_brawler,
        "thrall": _wolves_thrall,
        "karl": _wolves_karl,
        "jarl": _wolves_seer("jarl"),
        "norn": _wolves_seer("norn"),
    },
}
TEMPERS: dict[str, tuple[str, ...]] = {"valhalla": tuple(tempers.TEMPERS), "hammer": (), "wolves": ()}


# How long a level may think at the table; in `sim` and `arena` only its playouts are counted.
SECONDS = {"thrall": 0.05, "karl": 0.05, "jarl": 0.3, "norn": 0.9}


def parse(kind: str) -> tuple[str, str]:
    """A seat's kind, as in `jarl` or `jarl:berserk`: its level and its temper."""
    level, _, temper = kind.partition(":")
    return level, temper


def think(kind: str, known: Knowledge) -> Thought:
    """What a level, perhaps of some temper, decides and why."""
    level, temper = parse(kind)
    return LEVELS[known.game.ID][level](known._replace(temper=temper))


def choose(kind: str, game: Game, view: Any, seat: int, luck: Chance) -> Any:
    """What a level does with no more than this view."""
    return think(kind, Knowledge(game, view, seat, luck)).command
