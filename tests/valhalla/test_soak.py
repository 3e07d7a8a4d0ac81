"""A fixed sample of build/soak.py: whole games, recounted by independent code after every event."""

from __future__ import annotations

import pytest
from soaking import matches

from tests.soaked import ends, levels, tables
from valhalla.ai.play import Bout
from valhalla.games.valhalla.table import EXPANSIONS, PAIRS, everything
from valhalla.workshop.proof import prove
from valhalla.workshop.valhalla.soak import VARIANTS, expanded, fit

GAMES = 315
SHARDS = 9


@pytest.mark.parametrize("shard", range(SHARDS))
def test_games_of_all_counts_and_variants_hold(shard: int) -> None:
    sample = matches(GAMES, 7_000_000, "valhalla")[shard::SHARDS]
    assert len(ends(sample)) == GAMES // SHARDS


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_some_of_the_brawlers_games_end_by_a_last_shield(players: int) -> None:
    hands = tuple(("brawler", "random")[seat % 2] for seat in range(players))
    found = ends(Bout("valhalla", hands, {"players": players}, seed) for seed in range(40))
    assert len(found) // 20 <= found.count("last_shield") < len(found)


def test_the_sample_has_all_counts_variants_and_levels() -> None:
    sample = matches(GAMES, 1, "valhalla")
    mixed = [match.setup for match in sample if match.setup["expansions"]]
    alls = {(players, variants) for players in range(2, 7) for variants in VARIANTS}
    assert tables(match.setup for match in sample) == tables(mixed) == alls
    assert {name for setup in mixed for name in setup["expansions"]} == set(EXPANSIONS)
    assert {setup["players"] for setup in mixed if setup["expansions"] == everything(setup["players"])} == {
        2, 3, 4, 5, 6,
    }  # fmt: skip
    assert levels(sample) == {"random", "brawler", "thrall", "karl"}


def test_a_failure_is_told() -> None:
    """The proof can fail: a table that cannot be played is not called proved."""
    proof = prove(Bout("valhalla", ("random", "nobody"), {"players": 2}, 1))
    assert "nobody" in proof.failure


def test_every_two_expansions_hold() -> None:
    """One random game of each two at some count, and of all at every count, with and without pairs."""
    twos = expanded(0, 8_000_000, "random")
    by_names: dict[tuple[str, ...], list[Bout]] = {}
    for match in twos:
        by_names.setdefault(match.setup["expansions"], []).append(match)
    sample = [some[i % len(some)] for i, some in enumerate(by_names.values())]
    alls = [
        Bout("valhalla", ("random",) * len(m.levels), m.setup, m.seed) for m in expanded(0, 9_000_000, "karl")
    ]
    assert len(sample) == 9 * 8 // 2 - 1 and len(alls) == 5 + 2 * len(PAIRS)
    assert len(ends((*sample, *alls))) == len(sample) + len(alls)


def test_the_run_over_the_expansions_has_every_two_at_every_count_and_all() -> None:
    run = expanded()
    assert len({match.seed for match in run}) == len(run)
    games: dict[tuple[object, ...], int] = {}
    for match in run:
        key = (match.levels[0], match.setup["players"], frozenset(match.setup["expansions"]))
        games[key] = games.get(key, 0) + 1
    for players in range(2, 7):
        for one in EXPANSIONS:
            for other in set(EXPANSIONS) - {one}:
                wanted = (50, 5) if fit((one, other), players) else (0, 0)
                both = frozenset((one, other))
                assert tuple(games.get((level, players, both), 0) for level in ("random", "thrall")) == wanted
    karls = [match for match in run if match.levels[0] == "karl"]
    assert len(karls) == 200
    assert all({*everything(len(match.levels))} <= {*match.setup["expansions"]} for match in karls)
