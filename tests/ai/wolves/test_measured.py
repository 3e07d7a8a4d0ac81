"""Wolves of Odin through the doors that all games share: arena, lab, command line, the helper process."""

from __future__ import annotations

from collections import Counter
from contextlib import closing

import msgspec
import pytest

from valhalla.ai.guests import with_guest
from valhalla.ai.play import next_command, seats_of
from valhalla.ai.worker import Worker
from valhalla.cli import main
from valhalla.games import wolves as game
from valhalla.games.wolves.cards import Ragnarok, kinds
from valhalla.kernel.chance import Chance
from valhalla.kernel.session import Session
from valhalla.workshop import arena, lab

LONG = 60.0  # seconds: more than any test takes


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes are started for a few games."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)


def test_the_shadow_clan_keeps_its_chair_and_is_told_apart() -> None:
    levels, setup = with_guest("wolves", ("karl", "random"), {"players": 2})
    order = arena.matches("wolves", levels, setup, 6, 10)
    assert [match.seed for match in order] == [10, 10, 11, 11, 12, 12]
    assert Counter(match.levels for match in order) == {
        ("karl", "random", "karl"): 3, ("random", "karl", "karl"): 3,
    }  # fmt: skip
    lines = arena.arena(order, lambda done, total: None)
    assert [(line["level"], line["seats"], line["games"]) for line in lines] == [
        ("karl", 1, 6), ("random", 1, 6), ("shadow", 1, 6),
    ]  # fmt: skip
    assert sum(line["wins"] for line in lines) == pytest.approx(6)


def test_a_thrall_is_seen_to_beat_random_play_and_a_karl_a_thrall() -> None:
    for better, worse, games in (("thrall", "random", 24), ("karl", "thrall", 24)):
        order = arena.matches("wolves", (better, worse, worse), {"players": 3}, games, 1)
        line = arena.arena(order, lambda done, total: None)[0]
        assert line["ci95"][0] > line["fair"]


def test_the_lab_tells_of_seats_cards_and_rounds() -> None:
    order = lab.Order("wolves", "thrall", 4, 1, ("seats", "cards", "rounds"), (3, 4))
    lines = list(lab.lab(order, lambda done, total: None))
    seats = [line for line in lines if line["kind"] == "seats"]
    assert [line["id"] for line in seats][:3] == ["3p-1st", "3p-2nd", "3p-3rd"]
    assert sum(line["share"] for line in seats[:3]) == pytest.approx(1, abs=1e-3)
    cards = [line for line in lines if line["kind"] == "cards" and line["players"] == 4]
    there = Counter(card.__struct_config__.tag for card in kinds() if not isinstance(card, Ragnarok))
    assert Counter(line["sort"] for line in cards) == there
    won = [line for line in cards if line["sort"] == "victory"]
    assert sum(line["games"] for line in won) >= 4
    rounds = [line for line in lines if line["kind"] == "rounds"]
    assert {line["players"] for line in rounds} == {3, 4}
    assert sum(line["share"] for line in rounds) == pytest.approx(2, abs=1e-3)


def test_sim_lays_the_shadow_clan_for_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--game", "wolves", "--seats", "thrall,random", "--seed", "4", "--json"]) == 0
    line = msgspec.json.decode(capsys.readouterr().out)
    assert line["setup"] == {
        "players": 3, "expansions": [], "variants": ["shadow"], "seats": ["thrall", "random", "karl"],
    }  # fmt: skip
    assert len(line["scores"]) == 3 and line["termination"] in ("glory", "ragnarok")


def test_the_command_line_measures_it_for_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--game", "wolves", "--seats", "thrall,random", "--games", "2"]) == 0
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert names == ["level", "thrall", "random", "shadow"]
    words = ["lab", "--game", "wolves", "--what", "rounds", "--players", "3", "--games", "2"]
    assert main([*words, "--level", "thrall"]) == 0
    assert "3p-" in capsys.readouterr().out


def test_the_helper_answers_as_the_seats_would_in_here() -> None:
    session = Session.start(game, game.Setup(3), seats_of(("thrall", "karl", "jarl")), 3)
    with closing(Worker()) as worker:
        for _ in range(12):
            worker.ask(session, game.to_act(session.state)[0], LONG)
            answer = worker.wait(LONG)
            assert answer is not None and (answer.notice, answer.trouble) == ("", "")
            assert (answer.seat, answer.command) == next_command(game, session, Chance(answer.ticket.luck))
            session.submit(answer.seat, answer.command)
