"""Who sits at a table, in words."""

import pytest

from valhalla.words import seats


@pytest.mark.parametrize(
    ("kind", "words"),
    [("human", "Person"), ("jarl", "Jarl"), ("jarl:berserk", "Jarl, berserk"), ("random", "random")],
)
def test_a_temper_follows_its_level_within_the_line(kind: str, words: str) -> None:
    assert seats.described(kind) == words
