"""Whole games against monsters, recounted by independent code after every event: a sample of the soak."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from soaking import matches

from tests.soaked import ends
from tests.valhalla.play import whole
from valhalla.ai.play import Bout
from valhalla.games import valhalla as game
from valhalla.games.valhalla import rules
from valhalla.games.valhalla.cards import MonsterCard, MonsterSide
from valhalla.games.valhalla.table import MONSTERS, Setup, Table, decks_in_play
from valhalla.games.valhalla.terms import Step
from valhalla.workshop.valhalla.soak import hunt, subsets

SHARDS = 4
GAMES = 32


def seated(match: Bout, i: int) -> Bout:
    """The same table with seats that know nothing of monsters."""
    levels = tuple(("random", "brawler")[(i // 3 + seat) % 2] for seat in range(len(match.levels)))
    return Bout(match.game, levels, match.setup, match.seed)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_hunts_of_all_monsters_counts_and_decks_hold(shard: int) -> None:
    sample = [seated(match, i) for i, match in enumerate(matches(GAMES, 7_500_000, "hunt"))]
    assert len(ends(sample[shard::SHARDS])) == GAMES // SHARDS


def _weak(card: MonsterCard) -> MonsterCard:
    sides = (MonsterSide(max(1, side.strength // 3), side.cap) for side in (card.base, card.plus))
    base, plus = sides
    return msgspec.structs.replace(card, base=base, plus=plus)


@cache
def _tamed(setup: Setup) -> Table:
    cards, jarls, lokis, monsters = decks_in_play(setup)
    return Table(setup, cards, jarls, lokis, tuple(_weak(card) for card in monsters))


@pytest.fixture
def tame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Monsters so weak that any brawler gets to their last cards."""
    monkeypatch.setattr(rules, "table", _tamed)


@pytest.mark.usefixtures("tame")
@pytest.mark.parametrize("monster", MONSTERS)
def test_hunts_of_weak_monsters_hold_to_their_last_card(monster: str) -> None:
    found: set[str] = set()
    for i in range(60):
        if i >= 12 and {"monster", "last_shield"} <= found:
            break
        setup = {**hunt(4 * i, 0).setup, "monster": monster}
        choices = subsets(setup["players"], monster)
        setup["expansions"] = choices[i % len(choices)]
        found |= {*ends([Bout("valhalla", ("brawler",) * setup["players"], setup, 7_600_000 + i)])}
    assert {"monster", "last_shield"} <= found


@pytest.mark.usefixtures("tame")
def test_in_those_games_every_step_of_a_monster_is_asked() -> None:
    games = [(1 + i % 3, 100 + i, "brawler", monster) for i, monster in enumerate(MONSTERS * 5)]
    # Those who attack less have a full squad to be narrowed.
    games.append((3, 7, "thrall", "fenrir"))
    asked = {
        Step.label(s.step)
        for players, seed, level, monster in games
        for s, _, _ in whole(players, seed, level, monster=monster).moments()
    }
    wanted = {
        "exchange",
        "step in",
        "toll card",
        "toll warrior",
        "narrow",
        "monster rise",
        "monster send",
        "lend",
    }
    assert wanted <= asked


def test_the_sample_has_all_monsters_counts_decks_levels_and_first_games() -> None:
    sample = [hunt(i, i) for i in range(1024)]
    seen = {(m.setup["monster"], m.setup["players"], m.setup["expansions"]) for m in sample}
    assert seen == {
        (monster, players, chosen)
        for monster in MONSTERS
        for players in range(1, 5)
        for chosen in subsets(players, monster)
    }
    firsts = {(m.setup["monster"], m.setup["players"]) for m in sample if m.setup["variants"]}
    assert len(firsts) == 16
    assert {(m.setup["players"], m.setup["level"]) for m in sample} == {
        (players, level) for players in range(1, 5) for level in (1, 2, 3)
    }
    assert {level for m in sample for level in m.levels} == {"random", "brawler", "thrall", "karl"}
    for match in sample:
        game.check_setup(msgspec.convert(match.setup, Setup))
