"""What every game that has joined can do, by its records alone: its seats think, its games are kept and told.

`tests/test_house.py` runs this for ours, the folder of the fourth game for that one: a fixture `game` says
which. What must hold of the rules themselves is in `laws.py`; the window's part is `tests/ui/rooms.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, count, islice
from pathlib import Path
from typing import Any

import pytest

from valhalla.ai.levels import choose, think
from valhalla.ai.play import Bout, play
from valhalla.ai.record import levels_of, tempers_of
from valhalla.ai.thought import Clock, Knowledge
from valhalla.cli import main
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.joining import JOINED
from valhalla.kernel.journal import Saga, Seat
from valhalla.kernel.session import Session
from valhalla.words import rulebook
from valhalla.words.record import words_of
from valhalla.workshop.proof import prove
from valhalla.workshop.record import soaked, work_of

LOOKS = 20  # at the clock, after which a seat must answer
TIMES = 4  # that each of them is asked
EVERY = 13  # decisions from one that the levels are asked about to the next
SELF = "thrall"  # plays on in between
Moment = tuple[Any, int]  # a state, and who is asked


def hurried() -> Clock:
    looked = count()
    return Clock(cancelled=lambda: next(looked) >= LOOKS)


def tables(game: str, i: int = 0) -> list[Bout]:
    """The i-th table of each kind that the soak would lay."""
    return [lay(i, 1) for lay in work_of(game).soaked.values()]


def moments(game: str) -> Iterator[Moment]:
    """Some decisions of each of its tables, without an end."""
    return chain.from_iterable(_decisions(match) for i in count() for match in tables(game, i))


def _decisions(match: Bout) -> Iterator[Moment]:
    """Some of a game that is played by quick seats."""
    game = GAMES[match.game]
    seats = tuple(Seat(f"Seat {i}", "human") for i in range(match.setup["players"]))
    session = Session.start(game, game.Setup(**match.setup), seats, match.seed)
    for n in count():
        due = game.to_act(session.state)
        if not due:
            return
        if n % EVERY == 0:
            yield session.state.clone(), due[0]
        view = game.view(session.state, due[0])
        session.submit(due[0], choose(SELF, game, view, due[0], Chance(match.seed, 1, n)))


class House:
    """The tests."""

    def test_it_has_joined_with_all_its_rooms(self, game: str) -> None:
        assert game == GAMES[game].ID and game in JOINED and GAMES.title(game)
        assert {"random", SELF, "karl"} <= levels_of(game).keys()
        assert words_of(game).asks.steps and rulebook.sections(game)
        assert work_of(game).shots.keys() >= {*work_of(game).alike, *work_of(game).tested}

    def test_every_level_and_temper_answers_by_its_view_alone(self, game: str) -> None:
        """What is asked is legal, and the same whatever is hidden behind the view."""
        rules = GAMES[game]
        kinds = [*levels_of(game), *(f"karl:{temper}" for temper in tempers_of(game))]
        for n, (state, seat) in enumerate(islice(moments(game), len(kinds) * TIMES)):
            kind, view = kinds[n % len(kinds)], rules.view(state, seat)
            twin = rules.view(rules.determinize(view, Chance(9, 0, n)), seat)
            command, other = (
                think(kind, Knowledge(rules, seen, seat, Chance(2, 0, n), clock=hurried())).command
                for seen in (view, twin)
            )
            rules.check(state, seat, command)
            assert command == other, kind

    def test_the_soak_plays_it(self, game: str) -> None:
        kinds = work_of(game).soaked
        assert kinds and kinds.keys() <= soaked().keys()
        for match in tables(game):
            proof = prove(match)
            assert match.game == game and not proof.failure and proof.events > 5

    def test_the_same_match_is_the_same_game(self, game: str) -> None:
        for match in tables(game):
            assert play(match).log == play(match).log

    def test_it_is_played_saved_verified_and_told_by_the_command_line(
        self, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        seats = ",".join([SELF] * tables(game)[0].setup["players"])
        how = ["--seats", seats, "--seed", "5", "--games", "1", "--save", str(tmp_path), "--json"]
        assert main(["sim", "--game", game, *how]) == 0
        played = json.loads(capsys.readouterr().out)
        assert main(["verify", played["file"], "--json"]) == 0
        verified = json.loads(capsys.readouterr().out)
        assert verified["ok"] and verified["scores"] == played["scores"]
        assert main(["log", played["file"], "--rules"]) == 0
        assert len(capsys.readouterr().out.splitlines()) > 10
        again = Session.read(Saga(Path(played["file"])), GAMES, GAMES[game].audit)
        assert game == again.game.ID and not again.folded and not GAMES[game].to_act(again.state)

    def test_every_clause_can_be_read(self, game: str, capsys: pytest.CaptureFixture[str]) -> None:
        first = rulebook.sections(game)[0].clauses[0]
        assert main(["rules", first.id]) == 0
        assert capsys.readouterr().out.strip()
