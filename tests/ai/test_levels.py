"""The seats play by views alone, and a thrall beats chance."""

from __future__ import annotations

import pytest

from tests.valhalla.play import moments
from valhalla.ai.levels import LEVELS, choose
from valhalla.ai.play import Match, play
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.terms import FIGHT, PHASE_A
from valhalla.kernel.chance import Chance


@pytest.mark.parametrize("level", LEVELS["valhalla"])
def test_two_worlds_behind_one_view_get_the_same_answer(level: str) -> None:
    for n, (s, seat, _) in enumerate(moments(3, 8, level)):
        seen = game.view(s, seat)
        other = game.view(game.determinize(seen, Chance(8, 2, n)), seat)
        luck = Chance(8, 3, n)
        assert choose(level, game, seen, seat, luck) == choose(level, game, other, seat, luck.at(n))


@pytest.mark.parametrize("level", LEVELS["valhalla"])
@pytest.mark.parametrize("variants", [(), ("hand_draft",), ("simplified",)])
def test_a_level_always_has_a_legal_answer(level: str, variants: tuple[str, ...]) -> None:
    for players in range(2, 7):
        for s, seat, command in moments(players, 20 + players, level, variants):
            game.check(s, seat, command)


def test_the_same_match_is_the_same_game() -> None:
    match = Match("valhalla", ("thrall", "random", "brawler"), {"players": 3}, 4)
    assert play(match).log == play(match).log


def test_a_thrall_beats_random_play() -> None:
    """Fixed seeds, seats changed about: 30 games."""
    won = 0.0
    for seed in range(30):
        mine = seed % 2
        levels = ("random", "thrall") if mine else ("thrall", "random")
        outcome = game.outcome(play(Match("valhalla", levels, {"players": 2}, seed)).state)
        assert outcome is not None
        won += (mine in outcome.winners) / len(outcome.winners)
    assert won >= 24


def test_a_brawler_attacks_and_arms_when_it_can() -> None:
    for s, seat, command in moments(3, 2, "brawler"):
        kinds = {type(c) for c in game.legal(s, seat)}
        if s.agenda[-1][0] == PHASE_A and cm.Attack in kinds:
            assert isinstance(command, cm.Attack)
        if s.agenda[-1][0] == FIGHT and cm.Arm in kinds:
            assert isinstance(command, cm.Arm)
