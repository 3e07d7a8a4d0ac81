"""The fourth game has joined: laws, levels, saves and the command line know it like the other three."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.fourth import rules
from valhalla.ai.play import Bout
from valhalla.ai.record import levels_of
from valhalla.cli import main
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import IllegalCommand
from valhalla.workshop.proof import prove

KINDS = ("random", "thrall", "karl", "norn")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_whole_games_keep_the_laws(players: int, seed: int) -> None:
    match = Bout(rules.ID, KINDS[:players], {"players": players}, seed)
    proof = prove(match)
    assert not proof.failure and proof.events > 5


def test_f1_the_sum_goes_into_the_pot() -> None:
    s, _ = rules.new(rules.Setup(2, first=0), Chance(1))
    assert rules.legal(s, 0) == [rules.Throw()] and not rules.legal(s, 1)
    rules.apply(s, rules.DiceThrown(0, (2, 5)))
    assert s.pot == 7 and rules.legal(s, 0) == [rules.Throw(), rules.Keep()]


def test_f2_a_double_loses_the_pot() -> None:
    for seed in range(60):
        s, _ = rules.new(rules.Setup(2, first=0), Chance(seed))
        rules.apply(s, rules.DiceThrown(0, (2, 5)))
        events = rules.decide(s, 0, rules.Throw(), Chance(seed, 0, 1))
        first = events[0]
        assert isinstance(first, rules.DiceThrown)
        doubled = first.dice[0] == first.dice[1]
        assert (s.active == 1) == doubled and (s.pot == 0) == doubled and s.points == [0, 0]


def test_f3_who_keeps_enough_has_won() -> None:
    s, _ = rules.new(rules.Setup(2, first=0), Chance(1))
    with pytest.raises(IllegalCommand):
        rules.check(s, 0, rules.Keep())
    for dice in ((6, 5), (6, 4)):
        rules.apply(s, rules.DiceThrown(0, dice))
    rules.decide(s, 0, rules.Keep(), Chance(1, 0, 1))
    result = rules.outcome(s)
    assert result is not None and result.scores == (21, 0) and result.winners == (0,)


def test_it_is_one_of_the_games() -> None:
    assert list(GAMES)[-1] == rules.ID and GAMES[rules.ID].ID == rules.ID and "karl" in levels_of(rules.ID)


def test_the_command_line_plays_saves_verifies_and_tells_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ["--seats", "karl,thrall", "--seed", "5", "--games", "1"]
    assert main(["sim", "--game", "fourth", *seats, "--save", str(tmp_path), "--json"]) == 0
    played = json.loads(capsys.readouterr().out)
    assert main(["verify", played["file"], "--json"]) == 0
    verified = json.loads(capsys.readouterr().out)
    assert verified["ok"] and verified["scores"] == played["scores"]
    assert main(["log", played["file"], "--rules"]) == 0
    assert "keeps the pot [F3]" in capsys.readouterr().out
    assert main(["rules", "F2"]) == 0
    assert "double" in capsys.readouterr().out
