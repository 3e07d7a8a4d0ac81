"""Tuning `ai/valhalla/monster/weights.json`: karls against monsters, the best of many weights kept."""

from __future__ import annotations

import os
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

import msgspec

from valhalla.ai.play import Bout
from valhalla.ai.processes import pool
from valhalla.ai.valhalla.karl import PLANS
from valhalla.ai.valhalla.monster.evaluate import MonsterEvaluation, MonsterWeights
from valhalla.ai.valhalla.monster.mind import MonsterMind
from valhalla.games.valhalla.table import MONSTERS
from valhalla.kernel.chance import Chance
from valhalla.workshop.series import laid

NUMBERS = (
    "won", "lost", "beaten", "pace", "reach", "valour", "squad", "hand", "quality", "fury", "danger",
)  # fmt: skip
ELITE = 4  # one of so many is kept
CALM = 0.03  # no weight is held for surer than that
INERTIA = 0.2
BEATEN = 0.5  # what all beaten cards count for beside the win
FINE = 1 << 20


class Trial(NamedTuple):
    """Weights to be tried on these games."""

    weights: MonsterWeights
    matches: tuple[Bout, ...]


class Round(NamedTuple):
    """What a round of tuning came to: the mean weights, how they fared, and how the elite did."""

    weights: MonsterWeights
    before: float
    elite: float


def numbers(weights: MonsterWeights) -> list[float]:
    """All that is tuned, in one row; a full set of shields counts nothing, none is the end."""
    return [*(getattr(weights, name) for name in NUMBERS), *weights.shields[1:-1]]


def with_numbers(weights: MonsterWeights, row: list[float]) -> MonsterWeights:
    named = dict(zip(NUMBERS, row, strict=False))
    shields = (weights.shields[0], *row[len(NUMBERS) :], weights.shields[-1])
    return msgspec.structs.replace(weights, shields=shields, **named)


def fitness(trial: Trial) -> float:
    """Half for the win, half for the cards beaten, on average."""
    total = 0.0
    PLANS.clear()
    for match in trial.matches:
        session = laid(match)
        game, state = session.game, session.state
        judge = MonsterEvaluation(state.table, "karl", trial.weights)
        while seats := game.to_act(session.state):
            seat = seats[0]
            luck = Chance(session.seed, session.epoch, len(session.log)).stream(seat)
            mind = MonsterMind(game.view(session.state, seat), seat, luck, judge)
            session.submit(seat, mind.think().command)
        beaten = session.state.monster.card / len(state.table.stack.cards)
        total += BEATEN * beaten + (1 - BEATEN) * bool(session.state.winners)
    return total / len(trial.matches)


def tune(weights: MonsterWeights, rounds: int, tries: int, games: int, luck: Chance) -> Iterator[Round]:
    """Round after round, weights drawn about the best of the round before."""
    mean = numbers(weights)
    wide = [abs(number) * 0.4 + CALM for number in mean]
    with pool(os.cpu_count() or 1) as workers:
        for number in range(rounds):
            luck.at(number)
            about = list(zip(mean, wide, strict=True))
            rows = [mean, *([_about(m, w, luck) for m, w in about] for _ in range(tries))]
            matches = tuple(_match(i, luck) for i in range(games))
            trials = [Trial(with_numbers(weights, row), matches) for row in rows]
            fits = list(workers.map(fitness, trials))
            ranked = sorted(range(len(rows)), key=lambda i: -fits[i])[: max(2, len(rows) // ELITE)]
            elite = [rows[i] for i in ranked]
            columns = list(zip(*elite, strict=True))
            best = [sum(column) / len(column) for column in columns]
            mean = [(1 - INERTIA) * b + INERTIA * m for b, m in zip(best, mean, strict=True)]
            wide = [max(CALM, _spread(column)) for column in columns]
            yield Round(with_numbers(weights, mean), fits[0], sum(fits[i] for i in ranked) / len(ranked))


def _about(mean: float, wide: float, luck: Chance) -> float:
    """A number drawn about a mean: the sum of twelve even chances is near enough to a bell."""
    return mean + wide * (sum(luck.below(FINE) for _ in range(12)) / FINE - 6)


def _spread(column: tuple[float, ...]) -> float:
    mean = sum(column) / len(column)
    return sqrt(sum((number - mean) ** 2 for number in column) / len(column))


def _match(i: int, luck: Chance) -> Bout:
    """Every monster and level turn about, mostly alone."""
    players = (1, 1, 2, 1, 3)[i // 12 % 5]
    setup = {"players": players, "monster": MONSTERS[i % 4], "level": 1 + i // 4 % 3}
    return Bout("valhalla", ("karl",) * players, setup, luck.below(FINE))
