"""Errors come out of worker processes as they went in, and sentences can be told in any language."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from valhalla.kernel.cards import BadCard
from valhalla.kernel.game import BadSetup, Broken, IllegalCommand
from valhalla.kernel.journal import SaveError
from valhalla.kernel.keeping import Locked
from valhalla.kernel.marks import Told, told
from valhalla.kernel.paths import MissingData
from valhalla.kernel.session import ReadOnly, UndoRefused

ERRORS = [
    SaveError(Path("a.saga"), told("cannot be read ({why})", why=OSError("torn")), 7),
    Locked(Path("a.saga"), told("the file is empty")),
    BadCard(Path("bear.yaml"), "bear-bessi", "strength", "too strong"),
    MissingData("cards", [Path("here"), Path("there")]),
    BadSetup(told("there is no variant {name}", name="fast")),
    IllegalCommand("V3.5", "no_shield_left", seat=2),
    UndoRefused("nothing_to_undo"),
    ReadOnly("read_only"),
    Broken("a card is missing"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_crosses_processes(error: Exception) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error) and str(twin) == str(error)
    assert {k: str(v) for k, v in vars(twin).items()} == {k: str(v) for k, v in vars(error).items()}


def test_a_sentence_remembers_how_it_was_made() -> None:
    inner = told("there is no variant {name}", name="fast")
    sentence = told("the table cannot be laid: {why}", why=inner)
    assert sentence == "the table cannot be laid: there is no variant fast"
    twin = pickle.loads(pickle.dumps(sentence))
    assert isinstance(twin, Told) and twin.template == sentence.template and twin.params == {"why": inner}
