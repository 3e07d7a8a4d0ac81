"""How the weights of the evaluation are learned: games of self-play, then least squares.

Of every position at the start of phase A, and after it, the features of each seat are noted; what it still
gained on the others by the end is what they should foretell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from valhalla.ai.levels import Knowledge, think
from valhalla.ai.valhalla.evaluate import FEATURES, Evaluation, Weights, evaluation, points, turns_left
from valhalla.games import valhalla as game
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import CHOOSE_JARLS, KEEP, PHASE_A
from valhalla.kernel.chance import Chance

CURIOUS = 8  # one choice in so many is not the best but another good one
FORESIGHT = 2  # turns of every seat after which a position is judged again
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
    scores: list[int]
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
        if s.agenda[-1][0] in (PHASE_A, KEEP):
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
    if view.agenda[-1][0] == CHOOSE_JARLS:
        return whim.pick(game.legal(view, known.seat))
    if view.agenda[-1][0] == PHASE_A and len(thought.candidates) > 1 and not whim.below(CURIOUS):
        return whim.pick(thought.candidates).command
    return thought.command


class Squares:
    """Least squares over every feature at every knot."""

    def __init__(self, knots: tuple[float, ...]) -> None:
        self.knots = knots
        size = len(FEATURES) * len(knots)
        self.matrix = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size
        self.count = 0
        self.error = 0.0

    def add(self, note: Note) -> None:
        active = [
            (f * len(self.knots) + k, share * value)
            for k, share in self._shares(note.left)
            for f, value in enumerate(note.features)
            if share and value
        ]
        for i, x in active:
            row = self.matrix[i]
            self.right[i] += x * note.gain
            for j, y in active:
                row[j] += x * y
        self.count += 1

    def _shares(self, left: float) -> list[tuple[int, float]]:
        knots = self.knots
        if left <= knots[0]:
            return [(0, 1.0)]
        for k in range(1, len(knots)):
            if left < knots[k]:
                share = (left - knots[k - 1]) / (knots[k] - knots[k - 1])
                return [(k - 1, 1 - share), (k, share)]
        return [(len(knots) - 1, 1.0)]

    def solve(self, pull: float, old: Mapping[str, tuple[float, ...]]) -> dict[str, tuple[float, ...]]:
        """The weights that fit best, drawn back to the old ones by *pull* times the weight of the notes."""
        size = len(self.right)
        before = [weight for feature in FEATURES for weight in old[feature]]
        rows = [[*row, right] for row, right in zip(self.matrix, self.right, strict=True)]
        for i in range(size):
            force = pull * rows[i][i] + 1.0
            rows[i][i] += force
            rows[i][size] += force * before[i]
        for i in range(size):
            pivot = rows[i][i]
            for j in range(i + 1, size):
                factor = rows[j][i] / pivot
                if factor:
                    rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
        solution = [0.0] * size
        for i in range(size - 1, -1, -1):
            rest = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
            solution[i] = (rows[i][size] - rest) / rows[i][i]
        width = len(self.knots)
        return {
            feature: tuple(round(w, 4) for w in solution[f * width : (f + 1) * width])
            for f, feature in enumerate(FEATURES)
        }


def learn(lessons: Iterable[Lesson], old: Weights, pull: float, workers: int) -> Weights:
    """Weights from the games of these lessons."""
    squares = Squares(old.knots)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for notes in pool.map(play, lessons, chunksize=4):
            for note in notes:
                squares.add(note)
    return Weights(old.knots, squares.solve(pull, old.gains), old.power, old.smooth, old.jarls)


__all__ = ["Evaluation", "Lesson", "Note", "Squares", "learn", "play"]
