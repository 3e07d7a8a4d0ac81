"""Learning: notes as they are taken, and weights found again that were hidden in them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from valhalla.ai.valhalla.evaluate import FEATURES, weights
from valhalla.games import valhalla as game
from valhalla.games.valhalla.table import table
from valhalla.kernel.chance import Chance
from valhalla.workshop.squares import Squares
from valhalla.workshop.valhalla.learning import OF_THE_HAND, Lesson, Note, _active, fit_power, play

KNOTS = (0.0, 2.0, 6.0)
SIZE = len(FEATURES) * len(KNOTS)
# At the end a hand is worth nothing, and nothing is learned of it.
HIDDEN = {
    f: tuple(0.0 if not k and i in OF_THE_HAND else round(0.3 * i - 0.7 * k, 2) for k in range(len(KNOTS)))
    for i, f in enumerate(FEATURES)
}
WEIGHTS = [weight for feature in FEATURES for weight in HIDDEN[feature]]


def some(luck: Chance) -> float:
    return luck.below(2001) / 1000 - 1


def weight(feature: str, left: float) -> float:
    """The hidden weight at so many turns left: straight between the knots, level beyond them."""
    low, middle, high = HIDDEN[feature]
    if left < KNOTS[1]:
        return low + (middle - low) * left / KNOTS[1]
    share = min(1.0, (left - KNOTS[1]) / (KNOTS[2] - KNOTS[1]))
    return middle + (high - middle) * share


def taught(count: int, noise: float = 0.0, silent: str = "") -> Squares:
    """Squares of notes by the hidden weights; the silent feature is never anything but 0."""
    squares = Squares(SIZE)
    for n in range(count):
        luck = Chance(3, 0, n)
        left = luck.below(80) / 10
        features = tuple(0.0 if name == silent else some(luck) for name in FEATURES)
        gain = sum(weight(name, left) * value for name, value in zip(FEATURES, features, strict=True))
        squares.add(_active(Note(left, features, gain), KNOTS), gain + noise * some(luck))
    return squares


def test_hidden_weights_are_found_again() -> None:
    assert taught(400).solve(WEIGHTS, 0.0) == pytest.approx(WEIGHTS, abs=1e-6)
    assert taught(800).solve([0.0] * SIZE, 0.0) == pytest.approx(WEIGHTS, abs=0.3)


def test_luck_cancels_out() -> None:
    found = taught(1500, noise=2.0).solve([0.0] * SIZE, 0.0)
    misses = [abs(one - other) for one, other in zip(found, WEIGHTS, strict=True)]
    assert sum(misses) / len(misses) < 0.15


def test_a_pull_draws_towards_what_was() -> None:
    old = [5.0] * SIZE
    assert taught(100).solve(old, 1e9) == pytest.approx(old, abs=1e-3)

    def moved(pull: float) -> float:
        return sum(abs(new - before) for new, before in zip(taught(300).solve(old, pull), old, strict=True))

    assert moved(0.0) > moved(0.5) > moved(5.0) > 0


def test_of_what_never_was_nothing_is_learned() -> None:
    place = FEATURES.index("raid") * len(KNOTS)
    found = taught(300, silent="raid").solve([0.5] * SIZE, 0.0)
    assert found[place : place + len(KNOTS)] == pytest.approx([0.5] * len(KNOTS))


def test_power_is_fitted_to_the_exact_odds() -> None:
    """Warriors of one symbol, alone or after others: about what was fitted before the game was made."""
    laid = table(game.Setup(2))
    fitted, shipped = fit_power(laid, 5, 400), weights("karl", 2).power
    assert set(shipped) - set(fitted) == {"giant3of10", "giant4of5"}, "those of Valkyries"
    for kind, row in fitted.items():
        assert row[:3] == pytest.approx(shipped[kind][:3], abs=0.2)


# Notes


@cache
def notes(kind: str, players: int, seed: int = 1) -> list[Note]:
    return play(Lesson(kind, "karl", players, seed))


@pytest.mark.parametrize(("kind", "players"), [("karl", 2), ("thrall", 3), ("random", 5)])
def test_every_position_is_noted_for_every_seat(kind: str, players: int) -> None:
    found = notes(kind, players)
    assert len(found) % players == 0 and len(found) > 20 * players
    for i in range(0, len(found), players):
        seats = found[i : i + players]
        assert len({note.left for note in seats}) == 1 and seats[0].left >= 0
        assert all(len(note.features) == len(FEATURES) for note in seats)
        # A seat against the mean of the others: over all seats nothing is left.
        assert sum(note.gain for note in seats) == pytest.approx(0, abs=1e-6)
        for column in zip(*(note.features for note in seats), strict=True):
            assert sum(column) == pytest.approx(0, abs=1e-6)


def test_turns_run_out_from_note_to_note() -> None:
    lefts = [note.left for note in notes("karl", 2)]
    assert lefts[0] > 4 and lefts[-1] <= 1
    assert all(later <= before + 1e-9 for before, later in pairwise(lefts))


def test_what_all_have_alike_tells_nothing() -> None:
    base = FEATURES.index("base")
    assert {note.features[base] for note in notes("thrall", 3)} == {0.0}


def test_a_lesson_is_the_same_game_again() -> None:
    for kind in ("karl", "random"):
        first = notes(kind, 2)
        notes.cache_clear()
        assert notes(kind, 2) == first
    assert notes("random", 2) != notes("random", 2, seed=2)
