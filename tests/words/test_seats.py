"""Who sits at a table, in words."""

import pytest

from valhalla.words import seats
from valhalla.words.record import words_of


@pytest.mark.parametrize(
    ("kind", "words"),
    [("human", "Human"), ("jarl", "Master"), ("jarl:berserk", "Master, berserk"), ("random", "random")],
)
def test_a_temper_follows_its_level_within_the_line(kind: str, words: str) -> None:
    assert seats.described(kind) == words


def test_a_game_may_have_lines_of_its_own_about_levels() -> None:
    for game in ("hammer", "wolves"):
        levels = words_of(game).levels
        assert levels and all(seats.about(level, game) != seats.about(level) for level in levels)
    assert seats.about("norn", "wolves") == seats.about("norn")
