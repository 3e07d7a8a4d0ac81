"""A thrown die as a solid body: bounces, rubs along the table, comes to rest. Any throw can be made to show
any face: the body is relabelled by a turn of the cube, the world by a turn about the vertical."""

from __future__ import annotations

import math
from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np

from art.solid import Matrix, turn, turn_about

CORE, ROUND = 0.76, 0.24  # a cube of half side 1: corner balls of radius ROUND about CORE
CORNERS = np.array(list(product((-CORE, CORE), repeat=3)))
SOLE = np.array([0.0, ROUND, 0.0])
INERTIA = 2 / 3
STEP = 1 / 240
BOUNCE, RUB = 0.36, 0.34
GRAVITY = 1.0
SHUTTER = (-0.12, -0.04, 0.04, 0.12)  # of a frame: the moments that blur into one


class Pose(NamedTuple):
    turned: Matrix  # die to world
    place: Matrix  # middle of the die; y is up


class Throw(NamedTuple):
    poses: tuple[Pose, ...]  # one a step, the last at rest


class _Body:
    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.turned = _any_turn(chance)
        self.place = np.array([0.0, chance.uniform(2.2, 3.4), 0.0])
        self.speed = np.array(
            [chance.uniform(1.6, 2.3), chance.uniform(-0.6, 0.3), chance.uniform(-0.15, 0.15)]
        )
        self.spin = np.array(
            [chance.uniform(-0.5, 0.5), chance.uniform(-0.6, 0.6), -chance.uniform(1.1, 1.8)]
        )

    def step(self) -> None:
        self.speed[1] -= GRAVITY * STEP
        arms = CORNERS @ self.turned.T
        depth = ROUND - (arms[:, 1] + self.place[1])
        touching = [arm - SOLE for arm, sunk in zip(arms, depth, strict=True) if sunk > 0]
        for _ in range(6 if touching else 0):
            for arm in touching:
                self._push(arm)
        self.place += self.speed * STEP + np.array([0, max(0.0, float(depth.max())) * 0.2, 0])
        rate = float(np.linalg.norm(self.spin))
        if rate > 1e-9:
            self.turned = turn_about(self.spin / rate, rate * STEP) @ self.turned

    def _push(self, arm: Matrix) -> None:
        at = self.speed + np.cross(self.spin, arm)
        if at[1] >= 0:
            return
        bounce = BOUNCE if at[1] < -0.12 else 0.0
        normal = -(1 + bounce) * at[1] / _resistance(arm, np.array([0.0, 1.0, 0.0]))
        push = np.array([0.0, normal, 0.0])
        slide = np.array([at[0], 0.0, at[2]])
        rate = float(np.linalg.norm(slide))
        if rate > 1e-9:
            way = slide / rate
            push -= way * min(RUB * normal, rate / _resistance(arm, way))
        self.speed += push
        self.spin += np.cross(arm, push) / INERTIA

    def energy(self) -> float:
        return float(self.speed @ self.speed + INERTIA * self.spin @ self.spin)


def _resistance(arm: Matrix, way: Matrix) -> float:
    lever = np.cross(arm, way)
    return 1 + float(lever @ lever) / INERTIA


def _any_turn(chance: np.random.Generator) -> Matrix:
    axis = chance.normal(size=3)
    return turn_about(axis / np.linalg.norm(axis), chance.uniform(0, math.pi))


@cache
def throw(seed: int) -> Throw:
    """A throw to the right until the die rests flat."""
    body, calm = _Body(seed), 0
    poses: list[Pose] = []
    while calm < 20 and len(poses) < 6000:
        body.step()
        poses.append(Pose(body.turned.copy(), body.place.copy()))
        flat = np.abs(body.turned[1]).max() > 0.9995
        calm = calm + 1 if flat and body.energy() < 0.01 else 0
    return Throw(tuple(poses))


class Roll(NamedTuple):
    """A throw seen a few times: for every frame some poses close in time, for the last one the end."""

    frames: tuple[tuple[Pose, ...], ...]


def roll(seed: int, end: Matrix, heading: float, frames: int) -> Roll:
    """The throw of a seed, made to end turned as `end`, travelling roughly along `heading` (pi / 2: away).

    The cube has 24 turns that look alike, so the body is relabelled to show the wanted face; four of these
    differ by quarter turns about the vertical only, so the way is off the heading by an eighth at most.
    """
    thrown = throw(seed).poses
    last, rest = thrown[-1], _rest(thrown)
    world = _world_turn(thrown, end, heading)
    relabel = _snapped((world @ last.turned).T @ end)
    settle = (world @ last.turned @ relabel).T @ end  # less than a degree

    def pose(moment: float) -> Pose:
        at = thrown[round(min(max(moment / (frames - 1), 0.0), 1.0) * rest)]
        return Pose(world @ at.turned @ relabel @ settle, world @ (at.place - last.place))

    quick = [tuple(pose(k + moment) for moment in SHUTTER) for k in range(frames - 1)]
    return Roll((*quick, (Pose(end, np.zeros(3)),)))


def _world_turn(thrown: tuple[Pose, ...], end: Matrix, heading: float) -> Matrix:
    """The turn about the vertical that squares the resting cube with `end`, nearest to the heading."""
    way = thrown[-1].place - thrown[0].place
    wanted = heading - math.atan2(-way[2], way[0])

    def skew(angle: float) -> float:
        turned = turn(1, angle) @ thrown[-1].turned
        return float(np.abs(end.T @ turned).max(0).sum())

    square = max(np.linspace(0, math.pi / 2, 361), key=skew)
    quarters = [square + k * math.pi / 2 for k in range(4)]
    best = min(quarters, key=lambda angle: abs((angle - wanted + math.pi) % (2 * math.pi) - math.pi))
    return turn(1, best)


def _snapped(matrix: Matrix) -> Matrix:
    """The nearest turn of the cube onto itself."""
    return np.asarray(np.rint(matrix), float)


def _rest(thrown: tuple[Pose, ...]) -> int:
    """The first step after which nothing is seen to move."""
    final = thrown[-1].turned
    moving = [k for k, pose in enumerate(thrown) if np.trace(pose.turned.T @ final) < 1 + 2 * math.cos(0.02)]
    return min(moving[-1] + 2, len(thrown) - 1)
