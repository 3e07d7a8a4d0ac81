"""A fixed sample of build/soak.py: whole games, recounted by independent code after every event."""

from __future__ import annotations

import pytest
from soaking import matches

from tests.soaked import ends, levels, tables

GAMES = 60
SHARDS = 2


@pytest.mark.parametrize("shard", range(SHARDS))
def test_games_of_all_counts_hold(shard: int) -> None:
    sample = matches(GAMES, 8_000_000, "hammer")[shard::SHARDS]
    assert set(ends(sample)) == {"rounds"}


def test_the_sample_has_all_counts_variants_and_levels() -> None:
    sample = matches(GAMES, 1, "hammer")
    assert tables(match.setup for match in sample) == {
        (1, ()), *((players, variants) for players in range(2, 6) for variants in ((), ("expert",))),
    }  # fmt: skip
    assert levels(sample) == {"random", "thrall", "karl"}
    for players in range(1, 6):
        firsts = {match.levels[0] for match in sample if match.setup["players"] == players}
        assert firsts == {"random", "thrall", "karl"}
