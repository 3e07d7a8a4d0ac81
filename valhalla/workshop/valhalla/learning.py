"""How the weights of the evaluation are learned: games of self-play, then least squares.

Of every position at the start of phase A, and after it, the features of each seat are noted; what it still
gained on the others by the end is what they should foretell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from valhalla.ai.levels import think
from valhalla.ai.processes import pool
from valhalla.ai.thought import Knowledge
from valhalla.ai.valhalla.evaluate import (
    FEATURES,
    MOST_BEFORE,
    TERMS,
    Evaluation,
    Weights,
    evaluation,
    need_kind,
    points,
    ranked,
    shares,
    turns_left,
)
from valhalla.ai.valhalla.odds import Fighter, Hand, scale, to_excel
from valhalla.games import valhalla as game
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import DICE_OF_A_SIDE, Step
from valhalla.kernel.chance import Chance
from valhalla.workshop.squares import Squares

CURIOUS = 8  # one choice in so many is not the best but another good one
FORESIGHT = 2  # turns of every seat after which a position is judged again
OF_THE_HAND = {FEATURES.index(name) for name in TERMS["hand"]}
TRUTH = 0.4  # how much the end of the game counts against that


class Lesson(NamedTuple):
    """One game to learn from."""

    kind: str
    weights: str
    players: int
    seed: int


class Note(NamedTuple):
    """A seat against the mean of the others: features, and what it gained on them until the end."""

    left: float
    features: tuple[float, ...]
    gain: float


class Moment(NamedTuple):
    """A position as it is noted."""

    turn: int
    left: float
    features: list[list[float]]
    scores: list[float]
    prospects: list[float]


def play(lesson: Lesson) -> list[Note]:
    """A game of self-play, a little curious, with its notes."""
    luck, whim = Chance(lesson.seed), Chance(lesson.seed, 1)
    s, _ = game.new(game.Setup(lesson.players), luck)
    judge = evaluation(s.table, lesson.weights)
    moments: list[Moment] = []
    n = 0
    while seats := game.to_act(s):
        seat = seats[0]
        if s.step in (Step.PHASE_A, Step.KEEP):
            moments.append(_moment(s, judge))
        known = Knowledge(game, game.view(s, seat), seat, whim.stream(n))
        command = _curious(lesson.kind, known, whim)
        n += 1
        game.decide(s, seat, command, luck.at(n))
    return [
        note
        for i, moment in enumerate(moments)
        for note in _notes(moment, _later(moments, i, lesson.players, s.scores), s.scores)
    ]


def _moment(s: State, judge: Evaluation) -> Moment:
    scores = [points(s, seat) for seat in range(s.table.players)]
    return Moment(s.turns, turns_left(s), judge.features(s), scores, judge.prospects(s))


def _later(moments: list[Moment], i: int, players: int, end: tuple[int, ...]) -> Sequence[float]:
    """What was to be expected some turns on; the end itself, if it came sooner."""
    until = moments[i].turn + FORESIGHT * players
    return next((m.prospects for m in moments[i:] if m.turn >= until), end)


def _notes(moment: Moment, later: Sequence[float], end: tuple[int, ...]) -> list[Note]:
    """What each seat came to gain: partly as it ended, partly as it looked a little later, which is surer."""
    gains = [
        TRUTH * last + (1 - TRUTH) * soon - now
        for last, soon, now in zip(end, later, moment.scores, strict=True)
    ]
    return [_against_others(moment, gains, seat) for seat in range(len(gains))]


def _against_others(moment: Moment, gains: list[float], seat: int) -> Note:
    """Luck that befalls all seats alike drops out of the comparison."""
    others = [row for other, row in enumerate(moment.features) if other != seat]
    means = [sum(column) / len(others) for column in zip(*others, strict=True)]
    gain = gains[seat] - (sum(gains) - gains[seat]) / len(others)
    mine = moment.features[seat]
    return Note(moment.left, tuple(own - mean for own, mean in zip(mine, means, strict=True)), gain)


def _curious(kind: str, known: Knowledge, whim: Chance) -> Any:
    thought = think(kind, known)
    view: State = known.view
    if view.step == Step.CHOOSE_JARLS:
        return whim.pick(game.legal(view, known.seat))
    if view.step == Step.PHASE_A and len(thought.candidates) > 1 and not whim.below(CURIOUS):
        return whim.pick(thought.candidates).command
    return thought.command


def learn(lessons: Iterable[Lesson], old: Weights, pull: float, workers: int) -> Weights:
    """Weights from the games of these lessons."""
    knots = old.knots
    squares = Squares(len(FEATURES) * len(knots))
    with pool(workers) as processes:
        for notes in processes.map(play, lessons, 4):
            for note in notes:
                squares.add(_active(note, knots), note.gain)
    before = [weight for feature in FEATURES for weight in old.gains[feature]]
    found = [round(weight, 4) for weight in squares.solve(before, pull)]
    gains = {
        feature: tuple(found[f * len(knots) : (f + 1) * len(knots)]) for f, feature in enumerate(FEATURES)
    }
    return msgspec.structs.replace(old, gains=gains)


def _active(note: Note, knots: tuple[float, ...]) -> list[tuple[int, float]]:
    """Every feature at the knots about the note's time; at the last a hand is worth nothing."""
    return [
        (f * len(knots) + k, share * value)
        for k, share in shares(note.left, knots)
        for f, value in enumerate(note.features)
        if share and value and (knots[k] or f not in OF_THE_HAND)
    ]


def fit_power(table: Table, seed: int, squads: int) -> dict[str, tuple[float, ...]]:
    """The table of `evaluate.Power`, fitted to the exact odds of random squads."""
    luck = Chance(seed)
    warriors = [card for card, is_warrior in enumerate(table.is_warrior) if is_warrior]
    kinds = sorted({need_kind(table, card) for card in warriors})
    width = MOST_BEFORE + 1
    squares = Squares(len(kinds) * width)
    for _ in range(squads):
        squad = luck.sample(warriors, 1 + luck.below(4))
        fighters = ranked(table, [(card, table.strength[card] + luck.below(2) * 3) for card in squad])
        exact = to_excel([Fighter(_ways(table, card), might) for card, might in fighters], DICE_OF_A_SIDE)
        before = 0
        active: dict[int, float] = {}
        for card, might in fighters:
            place = kinds.index(need_kind(table, card)) * width + min(before, MOST_BEFORE)
            active[place] = active.get(place, 0.0) + might
            before += table.symbols[card]
        squares.add(list(active.items()), exact.throw / scale(DICE_OF_A_SIDE, Hand()))
    found = [round(weight, 4) for weight in squares.solve([0.5] * len(squares.right), 0.0)]
    return {kind: tuple(found[i * width : (i + 1) * width]) for i, kind in enumerate(kinds)}


def _ways(table: Table, card: int) -> tuple[tuple[int, ...], ...]:
    need = table.need[card]
    assert need is not None
    return need.ways
