"""Saves that earlier versions wrote: each loads, is what it was, is told, and can be played on.

`first` and `second` are of versions with fewer cards and jarls; `third` is of the first version with
all expansions, hunts and the sister games; `fourth` is of
the rules 2 of Valhalla, 1 of the others, `fifth` of 3. write.py makes such saves.
"""

from __future__ import annotations

import json
import shutil
from contextlib import closing
from pathlib import Path

import pytest

from tests.saves.write import EXPECTED, HERE, UNFINISHED, told
from valhalla.ai.play import next_command
from valhalla.cli import main
from valhalla.games import GAMES
from valhalla.kernel.journal import House, Saga
from valhalla.kernel.session import Session, UndoRefused

SAVES = sorted(HERE.glob("*.saga"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_it_is_what_it_was(path: Path) -> None:
    assert told(path) == json.loads(EXPECTED.read_text(encoding="utf-8"))[path.stem]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_its_saga_is_told(path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        assert main(["log", str(path), "--lang", lang]) == 0
        assert len(capsys.readouterr().out.splitlines()) > 30
    finally:
        main(["log", str(path)])


def test_every_game_that_can_be_played_has_a_save() -> None:
    assert {Saga(path).header.game for path in SAVES} == GAMES.keys()


def test_it_can_be_branched_and_played_on(tmp_path: Path) -> None:
    """It was taken back by a script: its table forbids that, so it is a branch that goes back."""
    path = tmp_path / "branch.saga"
    old = Session.read(Saga(HERE / f"{UNFINISHED}.saga"), GAMES)
    assert old.house == House(undo=False, score=True) and "taken back" in old.notice
    assert [seat.shield for seat in old.seats] == [3, 1]
    decisions = len(old.log)
    with pytest.raises(UndoRefused):
        old.rewind(decisions - 3, new_luck=True)
    with closing(old.branch(decisions - 3, path, new_luck=True)) as session:
        for _ in range(8):
            session.submit(*next_command(session.game, session))
        state = session.state.clone()
    assert len(Session.read(Saga(path), GAMES).log) == decisions + 5
    assert Session.read(Saga(path), GAMES).state == state


def test_a_save_of_fewer_cards_goes_on_with_them(tmp_path: Path) -> None:
    """Made before there were so many jarls: taken back to its middle, it is played to another end."""
    path = tmp_path / "old.saga"
    shutil.copy(HERE / "first-valhalla.saga", path)
    with closing(Session.open(path, GAMES)) as session:
        assert session.folded
        session.rewind(60, new_luck=True)
        while session.game.to_act(session.state):
            session.submit(*next_command(session.game, session))
    assert told(path)["scores"]


@pytest.mark.parametrize("name", ["fourth-together", "fifth-together-all"])
def test_friends_of_old_rules_play_on_by_them(name: str, tmp_path: Path) -> None:
    """Before rules 4 each had a Valhalla and gave cards: taken back to its middle, it goes on like that."""
    path = tmp_path / "old.saga"
    shutil.copy(HERE / f"{name}.saga", path)
    with closing(Session.open(path, GAMES)) as session:
        session.rewind(len(session.log) // 2, new_luck=True)
        assert session.state.table.setup.apart and len(session.state.valhalla) == len(session.seats)
        while session.game.to_act(session.state):
            session.submit(*next_command(session.game, session))
    again = Session.read(Saga(path), GAMES)
    assert again.state == session.state and again.state.table.setup.apart
    assert not {"lend", "call"} & {type(entry.command).__struct_config__.tag for entry in again.log}
