"""A fixed sample of build/soak.py: whole games, recounted by independent code after every event."""

from __future__ import annotations

import pytest
from soaking import matches

from tests.soaked import ends, levels, tables
from valhalla.workshop.wolves.soak import LEVELS, SEERS

GAMES = 60
SHARDS = 2


@pytest.mark.parametrize("shard", range(SHARDS))
def test_games_of_all_counts_hold(shard: int) -> None:
    sample = [m for m in matches(GAMES, 9_000_000, "wolves")[shard::SHARDS] if not set(m.levels) & {*SEERS}]
    assert set(ends(sample)) <= {"glory", "ragnarok"}


def test_the_sample_has_all_counts_the_shadow_clan_and_all_levels() -> None:
    sample = matches(GAMES, 1, "wolves")
    assert tables(match.setup for match in sample) == {
        (3, ("shadow",)), (3, ()), (4, ()), (5, ()),
    }  # fmt: skip
    assert levels(sample) == {*LEVELS, *SEERS}
    for match in sample:
        assert len(match.levels) == match.setup["players"]
        assert "shadow" not in match.setup["variants"] or match.levels[-1] == "karl"
