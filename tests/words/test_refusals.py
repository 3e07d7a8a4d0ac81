"""Refusals: every key that the source can raise has a sentence, and the sentence gets what it needs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.samples import NAMES, SAMPLES, Sample, clean, of_every_game
from valhalla.games import GAMES
from valhalla.kernel import session
from valhalla.kernel.game import IllegalCommand
from valhalla.kernel.session import ReadOnly, UndoRefused
from valhalla.words.record import words_of
from valhalla.words.refusals import UNDO, explain
from valhalla.words.refusing import COMMON

SESSION = Path(session.__file__)
Site = tuple[str, tuple[str, ...]]  # a key, and the names of what comes with it


def nodes(path: Path) -> Iterator[ast.AST]:
    yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def raised(path: Path, error: str, place: int) -> set[Site]:
    """The keys with which an error is made, as argument number *place*."""
    calls = [
        node for node in nodes(path) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == error
    ]
    found = [(call.args[place], tuple(word.arg or "" for word in call.keywords)) for call in calls]
    plain = [(key, params) for key, params in found if isinstance(key, ast.Constant | ast.IfExp)]
    return {(text, params) for key, params in plain for text in _answers(key)}


REFUSING = ("refusal", "why_not", "why_not_surround", "bans")
PASSED_ON = (*REFUSING, "banned")


def returned(path: Path) -> set[Site]:
    """The keys that `Word.refusal` and its like return, themselves or by one another."""
    functions = [node for node in nodes(path) if isinstance(node, ast.FunctionDef) and node.name in REFUSING]
    answers = [
        node.value for f in functions for node in ast.walk(f) if isinstance(node, ast.Return) and node.value
    ]
    texts = [text for answer in answers for text in _answers(answer)]
    return {(text, ()) for text in texts if text}


def _answers(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _answers(node.body) + _answers(node.orelse)
    if isinstance(node, ast.BoolOp):
        values = node.values[-1:] if isinstance(node.op, ast.And) else node.values
        return [text for value in values for text in _answers(value)]
    if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in PASSED_ON:
        return []  # found where it is defined
    if isinstance(node, ast.Name):
        return []  # what a module refuses, passed on: found where it is defined, too
    assert isinstance(node, ast.Constant), "a refusal is a plain key, so that this test can find it"
    return [str(node.value)]


BARS: set[Site] = {(key, ()) for key in ("priest_among_warriors", "one_priest", "one_chieftain", "one_king")}


def refused(game: str) -> set[Site]:
    """What the rules of a game refuse."""
    source = sorted(Path(str(getattr(GAMES[game], "__file__"))).parent.rglob("*.py"))  # noqa: B009 - a package
    found = set().union(
        *(raised(path, "IllegalCommand", 1) | raised(path, "refuse", 2) | returned(path) for path in source)
    )
    return found | (BARS if game == "wolves" else set())


ILLEGAL = [(game, *site) for game in SAMPLES for site in sorted(refused(game))]


def test_the_source_was_searched() -> None:
    assert min(len(refused(game)) for game in SAMPLES) > 30
    assert {"squad_not_smaller", "no_jarl_to_surround", "not_your_turn"} <= {key for _, key, _ in ILLEGAL}


@pytest.mark.parametrize(("game", "key", "params"), ILLEGAL)
def test_every_refusal_is_a_sentence_with_its_rule(game: str, key: str, params: tuple[str, ...]) -> None:
    step = next(iter(words_of(game).refusals.tasks))
    for count in (0, 1, 2):
        values = {name: step if name == "step" else count for name in params}
        text = explain(IllegalCommand("V3.5", key, **values), game, NAMES)
        assert text.endswith(". [V3.5]") and text[0].isupper()
        clean(text.removesuffix(" [V3.5]"))


@of_every_game
def test_no_message_is_left_over(sample: Sample) -> None:
    said = words_of(sample.game).refusals
    assert {key for key, _ in refused(sample.game)} == {*COMMON, *said.messages, *said.counted, *said.moments}


@of_every_game
def test_every_step_that_can_refuse_says_what_it_is_about(sample: Sample) -> None:
    assert set(words_of(sample.game).refusals.tasks) == set(sample.part("checks").RULES)


def test_the_same_key_is_each_games_own() -> None:
    no = IllegalCommand("", "no_such_opponent")
    assert explain(no, "valhalla", NAMES) == "Only an opponent can be attacked."
    assert explain(no, "hammer", NAMES) == "Choose another player."


def test_every_refused_undo_is_a_whole_sentence() -> None:
    assert {key for key, _ in raised(SESSION, "UndoRefused", 0)} == set(UNDO)
    for key in UNDO:
        assert explain(UndoRefused(key), "valhalla", NAMES).endswith(".")


def test_a_session_that_may_only_be_watched() -> None:
    told = explain(ReadOnly("read_only"), "valhalla", NAMES)
    assert told == "Another window is playing this game; here you can only watch."
