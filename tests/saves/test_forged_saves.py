"""Saves of every kind of game with any value forged and all checksums mended: loaded soundly, or refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.test_journal import bodies, forge_dict, forge_list, put, refused, sealed, values_in
from tests.saves.write import HERE
from valhalla.games import GAMES
from valhalla.kernel.journal import Saga, SaveError
from valhalla.kernel.session import Session

KINDS = ["third-expansions", "third-hammer", "third-monster"]
LINES = 12  # the setup and some turns: forging is quicker in a short save
GOOD = {kind: b"".join((HERE / f"{kind}.saga").read_bytes().splitlines(True)[:LINES]) for kind in KINDS}


@given(st.sampled_from(KINDS), st.data(), st.booleans())
@settings(max_examples=250)
def test_any_value_forged(
    tmp_path_factory: pytest.TempPathFactory, kind: str, data: st.DataObject, other_cards: bool
) -> None:
    path = tmp_path_factory.getbasetemp() / "forged" / "hall.saga"
    lines = bodies(GOOD[kind])
    if other_cards:
        lines[0]["digest"] = "other"
    spots = list(values_in(data.draw(st.sampled_from(lines))))
    for container, key in data.draw(st.lists(st.sampled_from(spots), min_size=1, max_size=2)):
        how = data.draw(st.sampled_from(["set", "drop", "double", "nudge"]))
        if isinstance(container, list):
            forge_list(container, key, how, data)
        else:
            forge_dict(container, key, how, data)
    check(put(path, sealed(lines)))


@given(st.sampled_from(KINDS), st.data())
@settings(max_examples=100)
def test_lines_of_one_game_in_another(
    tmp_path_factory: pytest.TempPathFactory, kind: str, data: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "mixed" / "hall.saga"
    lines = bodies(GOOD[kind])
    other = bodies(GOOD[data.draw(st.sampled_from([one for one in KINDS if one != kind]))])
    for at in data.draw(st.lists(st.integers(0, LINES - 1), min_size=1, max_size=3)):
        lines[at] = other[at]
    check(put(path, sealed(lines)))


def check(path: Path) -> None:
    """Either refused with one clear line, or a game that adds up."""
    try:
        saga = Saga(path)
        game = GAMES.get(saga.header.game)
        session = Session.read(saga, GAMES, game.audit if game else None)
    except SaveError:
        refused(path)
    else:
        session.game.audit(session.state)
