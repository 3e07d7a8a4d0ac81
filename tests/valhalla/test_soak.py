"""A fixed sample of build/soak.py: whole games, recounted by independent code after every event."""

from __future__ import annotations

import pytest
from soaking import VARIANTS, matches

from valhalla.ai.play import Match
from valhalla.ai.proof import prove

GAMES = 525
SHARDS = 15


@pytest.mark.parametrize("shard", range(SHARDS))
def test_games_of_all_counts_and_variants_hold(shard: int) -> None:
    sample = matches(GAMES, 7_000_000, "valhalla")[shard::SHARDS]
    assert [proof.failure for proof in map(prove, sample) if proof.failure] == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_fifth_of_the_brawlers_games_end_by_a_last_shield(players: int) -> None:
    levels = tuple(("brawler", "random")[seat % 2] for seat in range(players))
    proofs = [prove(Match("valhalla", levels, {"players": players}, seed)) for seed in range(80)]
    assert [proof.failure for proof in proofs if proof.failure] == []
    assert sum(proof.termination == "last_shield" for proof in proofs) >= len(proofs) // 5


def test_the_sample_has_all_counts_variants_and_levels() -> None:
    sample = matches(GAMES, 1, "valhalla")
    assert {(match.setup["players"], match.setup["variants"]) for match in sample} == {
        (players, variants) for players in range(2, 7) for variants in VARIANTS
    }
    hurled = [match.setup for match in sample if match.setup["expansions"]]
    assert {(setup["players"], setup["variants"]) for setup in hurled} == {
        (players, variants) for players in range(2, 7) for variants in VARIANTS
    }
    assert {level for match in sample for level in match.levels} == {"random", "brawler", "thrall", "karl"}


def test_a_failure_is_told() -> None:
    """The proof can fail: a table that cannot be played is not called proved."""
    proof = prove(Match("valhalla", ("random", "nobody"), {"players": 2}, 1))
    assert "nobody" in proof.failure
