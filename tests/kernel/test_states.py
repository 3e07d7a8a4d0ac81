"""Two states are the same if their tables hold the same, whoever laid them."""

from __future__ import annotations

from typing import Any

import pytest

from valhalla.games import GAMES
from valhalla.kernel.chance import Chance

PLAYERS = 3


def laid(name: str, left_out: int = 0, **setup: Any) -> Any:
    """A new state on a table of its own, without the last cards of it."""
    game = GAMES[name]
    chosen = game.Setup(PLAYERS, **setup)
    ids, _ = game.card_data(chosen)
    return game.blank_of(chosen, {deck: cards[: len(cards) - left_out] for deck, cards in ids.items()})


@pytest.mark.parametrize("name", GAMES)
def test_the_same_cards_laid_twice_are_the_same(name: str) -> None:
    one, other = laid(name), laid(name)
    assert one.table is not other.table
    assert one == other == GAMES[name].blank(GAMES[name].Setup(PLAYERS))


@pytest.mark.parametrize("name", GAMES)
def test_a_card_less_or_another_setup_is_another_table(name: str) -> None:
    assert laid(name) != laid(name, left_out=1)
    assert laid(name) != laid(name, first=1)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_counts(name: str) -> None:
    game = GAMES[name]
    state, _ = game.new(game.Setup(PLAYERS), Chance(1))
    for field in type(state).__slots__:
        if field != "table":
            other = state.clone()
            setattr(other, field, "another")
            assert state != other, field
