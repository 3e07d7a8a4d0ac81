"""Refusals: every key that the source can raise has a sentence, and the sentence gets what it needs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.valhalla.table import Table
from tests.valhalla.track import lies, track
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.checks import RULES
from valhalla.kernel import session
from valhalla.kernel.game import IllegalCommand
from valhalla.kernel.session import ReadOnly, UndoRefused
from valhalla.words.refusals import COUNTED, MESSAGES, TASKS, explain

NAMES = ("Astrid", "Bo")
RULES_OF_THE_GAME = sorted(Path(game.__file__).parent.rglob("*.py"))
SESSION = Path(session.__file__)


def duel(attacker: str, defenders: str, expansions: tuple[str, ...]) -> Table:
    """Seat 0 attacks seat 1 and has just armed this warrior."""
    t = Table(2, expansions=expansions)
    t.squad(0, attacker)
    t.squad(1, *defenders.split())
    t.attack(0, 1)
    t.dice(0, "axe axe shield shield bow bow")
    t.arm(0, attacker)
    return t


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


REFUSING = ("refusal", "why_not", "banned", "_free")


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
    if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in REFUSING:
        return []  # found where it is defined
    assert isinstance(node, ast.Constant), "a refusal is a plain key, so that this test can find it"
    return [str(node.value)]


ILLEGAL = sorted(
    set().union(*(raised(path, "IllegalCommand", 1) | returned(path) for path in RULES_OF_THE_GAME))
)
UNDO = sorted(key for key, _ in raised(SESSION, "UndoRefused", 0))


def test_the_source_was_searched() -> None:
    assert len(ILLEGAL) > 30
    assert {"squad_not_smaller", "no_jarl_to_surround", "not_your_turn"} <= {key for key, _ in ILLEGAL}
    assert UNDO == ["nothing_to_undo", "undo_forbidden", "undo_past_others"]


@pytest.mark.parametrize(("key", "params"), ILLEGAL)
def test_every_refusal_is_a_whole_sentence_with_its_rule(key: str, params: tuple[str, ...]) -> None:
    values = {name: next(iter(TASKS)) if name == "step" else 1 for name in params}
    text = explain(IllegalCommand("V3.5", key, **values), NAMES)
    assert text.endswith(". [V3.5]")
    assert text[0].isupper() and "{" not in text


@pytest.mark.parametrize("key", UNDO)
def test_every_refused_undo_is_a_whole_sentence(key: str) -> None:
    assert explain(UndoRefused(key), NAMES).endswith(".")


def test_a_session_that_may_only_be_watched() -> None:
    assert (
        explain(ReadOnly("read_only"), NAMES)
        == "Another window is playing this game; here you can only watch."
    )


def test_no_message_is_left_over() -> None:
    assert {key for key, _ in ILLEGAL} | set(UNDO) | {"read_only"} == set(MESSAGES) | set(COUNTED)


def test_every_step_that_can_refuse_says_what_it_is_about() -> None:
    assert set(TASKS) == set(RULES)


# From the table


def test_not_your_turn_names_the_other() -> None:
    t = Table(2)
    assert explain(t.refuses(1, cm.DrawCards()), NAMES) == "It is up to player Astrid now. [V3.1]"


def test_numbers_are_filled_in() -> None:
    t = Table(2)
    triple, pair = t.any("bear", symbols=3), t.any("wolf", symbols=2)
    t.give(0, triple, pair)
    refusal = t.refuses(0, cm.AddWarriors((t.card(triple), t.card(pair)), (0, 1)))
    assert explain(refusal, NAMES) == "Two warriors added together may have 3 weapon symbols at most. [V3.2]"


def test_h6_1_the_hammer_is_refused_in_numbers() -> None:
    t = track()
    first = "You have not thrown the hammer yet. [H6.1]"
    assert explain(t.refuses(1, cm.RestHammer()), NAMES) == first
    lies(t, (1, 2, 6), token=9, throws=2)
    low = "The token cannot move: 9 is not higher than 9. [H6.1]"
    assert explain(t.refuses(1, cm.LandHammer(0)), NAMES) == low
    most = "You can remove 1 hammer at most. [H6.1]"
    assert explain(t.refuses(1, cm.LandHammer(2)), NAMES) == most
    settle = "That is not possible now: the dice have been thrown; settle this throw first. [H6.1]"
    assert explain(t.refuses(1, cm.RestHammer()), NAMES) == settle


def test_v11_3_a_blocked_warrior_cannot_be_armed() -> None:
    t = duel("dwarf-nabbi", "bear-hallgerd wolf-ylva", ("dwarves",))
    t.do(0, cm.ChooseWarrior(0))
    t.stop(0)
    t.dice(1, "axe axe blank blank blank blank")
    text = "A dwarf blocks this warrior, so it cannot be armed in this battle. [V11.3]"
    assert explain(t.refuses(1, cm.Arm(0, (0, 1))), NAMES) == text


def test_v11_3_a_dwarf_wants_an_answer_first() -> None:
    t = duel("dwarf-nabbi", "bear-hallgerd wolf-ylva", ("dwarves",))
    text = "That is not possible now: choose first whom your dwarf blocks. [V11.3]"
    assert explain(t.refuses(0, cm.EndPhase()), NAMES) == text
    assert explain(t.refuses(0, cm.ChooseWarrior(3)), NAMES) == (
        "That is not among the choices of this moment. [V11.3]"
    )


def test_v14_1_a_partner_is_no_target() -> None:
    t = Table(4, expansions=("alliance",))
    t.squad(0, "bear-hallgerd")
    t.squad(2, "wolf-ylva")
    assert explain(t.refuses(0, cm.Attack(2)), NAMES) == "Partners do not attack each other. [V14.1]"


def test_not_now_says_what_is_going_on() -> None:
    t = Table(2)
    assert (
        explain(t.refuses(0, cm.EndPhase()), NAMES)
        == "That is not possible now: it is time for your action. [V3.2]"
    )
