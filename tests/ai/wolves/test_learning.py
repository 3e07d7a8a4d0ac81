"""Learning what deities are worth: notes as they are taken, and weights hidden in them found again."""

from __future__ import annotations

import pytest

from valhalla.ai.play import Bout
from valhalla.ai.wolves.weights import FILE, weights
from valhalla.games.wolves.terms import DEITIES
from valhalla.kernel.chance import Chance
from valhalla.workshop.wolves.learning import BESIDE, Moment, Note, fit, notes, play, written

HIDDEN = [round(0.05 * (which % 7) - 0.1, 2) for which in range(len(DEITIES))]
PLAYERS = 4


def hidden_notes(count: int) -> list[Note]:
    """Rounds in which everybody gains what the deities held bring, and a little luck."""
    found = []
    for n in range(count):
        luck = Chance(5, 0, n)
        features, gains = [], []
        for _ in range(PLAYERS):
            gods = [float(not luck.below(5)) for _ in DEITIES]
            features.append([0.0] * BESIDE + gods)
            gains.append(sum(h * g for h, g in zip(HIDDEN, gods, strict=True)) + luck.below(3) / 10)
        now = Moment(1, (0,) * PLAYERS, features)
        found += notes([now], tuple(round(1000 * gain) for gain in gains))
    return [Note(note.features, note.gain / 1000) for note in found]


def test_hidden_weights_of_deities_are_found_again() -> None:
    found = fit(hidden_notes(300), weights(), 0.0, PLAYERS).deities
    part = (PLAYERS - 1) / PLAYERS  # the others did not lose what one gained here
    assert found == pytest.approx([part * hidden for hidden in HIDDEN], abs=0.03)


def test_without_notes_the_old_weights_stay() -> None:
    assert fit([], weights(), 0.3, PLAYERS) == weights()


def test_weights_are_written_as_their_file_has_them() -> None:
    assert written(weights()) == FILE.read_text(encoding="utf-8")


def test_what_is_gained_in_the_next_round_and_to_the_end_both_count() -> None:
    plain = [[0.0] * (BESIDE + len(DEITIES)) for _ in range(2)]
    first, second = Moment(1, (0, 0), plain), Moment(2, (2, 0), plain)
    found = notes([first, second], (2, 3))
    assert [note.gain for note in found] == pytest.approx([0.75, -0.75, -3.0, 3.0])


def test_notes_of_a_game_compare_the_seats() -> None:
    found = play(Bout("wolves", ("thrall",) * 3, {"players": 3}, 7))
    assert found and len(found) % 3 == 0
    for i in range(0, len(found), 3):
        assert sum(note.gain for note in found[i : i + 3]) == pytest.approx(0)
    assert any(any(note.features[BESIDE:]) for note in found)
