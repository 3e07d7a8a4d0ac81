"""A fixed sample of build/soak.py: whole games, recounted by independent code after every event."""

from __future__ import annotations

import pytest
from soaking import CLANS, SEERS, matches

from valhalla.workshop.proof import prove

GAMES = 60
SHARDS = 2


@pytest.mark.parametrize("shard", range(SHARDS))
def test_games_of_all_counts_hold(shard: int) -> None:
    sample = [m for m in matches(GAMES, 9_000_000, "wolves")[shard::SHARDS] if not set(m.levels) & {*SEERS}]
    proofs = [prove(match) for match in sample]
    assert [proof.failure for proof in proofs if proof.failure] == []
    assert {proof.termination for proof in proofs} <= {"glory", "ragnarok"}


def test_the_sample_has_all_counts_the_shadow_clan_and_all_levels() -> None:
    sample = matches(GAMES, 1, "wolves")
    assert {(match.setup["players"], match.setup["variants"]) for match in sample} == {
        (3, ("shadow",)), (3, ()), (4, ()), (5, ()),
    }  # fmt: skip
    assert {level for match in sample for level in match.levels} == {*CLANS, *SEERS}
    for match in sample:
        assert len(match.levels) == match.setup["players"]
        assert "shadow" not in match.setup["variants"] or match.levels[-1] == "karl"
