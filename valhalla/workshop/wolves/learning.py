"""How the weights of the deities are learned: games of self-play, then least squares.

At the start of every round it is noted what each seat has: Glory, a hand, the first turn, deities. What it
then gained on the others, in this round and by the end, is what these should foretell. Only the weights of
deities are learned; the rest is there so that no deity is praised for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from valhalla.ai.play import Bout, next_command
from valhalla.ai.processes import pool
from valhalla.ai.wolves.weights import Weights, weights
from valhalla.games.wolves import scoring
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import DEITIES, Step
from valhalla.workshop.series import laid
from valhalla.workshop.squares import Squares

BESIDE = 3  # features before those of the deities: Glory, the hand, the first turn
TRUTH = 0.5  # how much the gain to the end counts against that in the round to come, which is surer


class Moment(NamedTuple):
    """The start of a round: Glory, and the features of each seat."""

    round: int
    glory: tuple[int, ...]
    features: list[list[float]]


class Note(NamedTuple):
    """A seat against the mean of the others: features, and what it gained on them in a round."""

    features: tuple[float, ...]
    gain: float


def play(bout: Bout) -> list[Note]:
    """A game of self-play and its notes."""
    session = laid(bout)
    moments: list[Moment] = []
    while session.game.to_act(session.state):
        s: State = session.state
        if s.step == Step.ACT and s.round != (moments[-1].round if moments else 0):
            moments.append(moment(s))
        session.submit(*next_command(session.game, session))
    return notes(moments, session.state.scores)


def moment(s: State) -> Moment:
    cards, kind = weights().cards, s.table.kind
    glory = scoring.all_glory(s)
    found = []
    for seat, held in enumerate(s.deities):
        gods = [0.0] * len(DEITIES)
        for card in held:
            gods[s.table.deity[card]] = 1.0
        hand = sum(cards[kind[card]] for card in s.hands[seat])
        found.append([float(glory[seat]), hand, float(s.starter == seat), *gods])
    return Moment(s.round, glory, found)


def notes(moments: Sequence[Moment], end: tuple[int, ...]) -> list[Note]:
    """What each seat gained a round: in the next, and on the mean to the end."""
    found = []
    after = [*[later.glory for later in moments[1:]], end]
    for i, now in enumerate(moments):
        left = len(moments) - i
        gains = [
            TRUTH * (last - was) / left + (1 - TRUTH) * (soon - was)
            for was, soon, last in zip(now.glory, after[i], end, strict=True)
        ]
        found += [_against_others(now.features, gains, seat) for seat in range(len(gains))]
    return found


def _against_others(features: list[list[float]], gains: list[float], seat: int) -> Note:
    others = [row for other, row in enumerate(features) if other != seat]
    means = [sum(column) / len(others) for column in zip(*others, strict=True)]
    gain = gains[seat] - (sum(gains) - gains[seat]) / len(others)
    return Note(tuple(own - mean for own, mean in zip(features[seat], means, strict=True)), gain)


def fit(found: Iterable[Note], old: Weights, pull: float, players: int) -> Weights:
    """The weights that notes speak for. What a seat gains the others lose, so of a lead it is only a part."""
    squares = Squares(BESIDE + len(DEITIES))
    for note in found:
        squares.add([(i, value) for i, value in enumerate(note.features) if value], note.gain)
    part = (players - 1) / players
    before = [0.0, old.card / part, 0.0, *[worth / part for worth in old.deities]]
    new = [round(part * worth, 2) for worth in squares.solve(before, pull)[BESIDE:]]
    return msgspec.structs.replace(old, deities=tuple(new))


def learn(bouts: Iterable[Bout], old: Weights, pull: float, players: int, workers: int) -> Weights:
    """Weights from these games."""
    with pool(workers) as processes:
        return fit([note for game in processes.map(play, bouts, 4) for note in game], old, pull, players)


def written(found: Weights) -> str:
    """Weights as their file has them: a line for each."""
    rows = {name: msgspec.json.encode(value) for name, value in msgspec.structs.asdict(found).items()}
    lines = [f'  "{name}": {msgspec.json.format(row, indent=0).decode()}' for name, row in rows.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
