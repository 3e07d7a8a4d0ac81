"""F1 finds the rule: for what the saga tells, for tooltips, prompts and refusals; and each of them exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec
import pygame
import pytest

from tests.ui.driver import Robot
from tests.ui.tables import GAME, in_turn, lay, play, sit_down
from valhalla.games.valhalla import events as ev
from valhalla.kernel.game import IllegalCommand
from valhalla.ui.games.valhalla.monster.staging import MonsterStaging
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.table.saga import SagaPanel
from valhalla.ui.table.scene import PlayScene
from valhalla.words import refusals, rulebook
from valhalla.words.valhalla.saga.table import TELL
from valhalla.workshop import posing, shots

ROOT = Path(__file__).resolve().parents[2] / "valhalla"
SOURCES = [
    *(ROOT / "games" / "valhalla").rglob("*.py"),
    *(ROOT / "ui").rglob("*.py"),
    *(ROOT / "words").rglob("*.py"),
]
CLAUSE = re.compile(r"V\d+\.\d+")
LOOKED_AT = ("hand-draft", "table", "table-six", "attack", "armed", "defence", "ragnarok")


def in_the_book(rule: str) -> bool:
    try:
        return bool(rulebook.clause(rule))
    except rulebook.UnknownClause:
        return False


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_clause_that_is_named_exists(path: Path) -> None:
    """In the rules, the words and the window: events, refusals, options, tooltips."""
    found = (
        node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)
    )
    named = {text for text in found if isinstance(text, str) and CLAUSE.fullmatch(text)}
    assert not [rule for rule in named if not in_the_book(rule)]


def test_every_event_names_the_rule_that_caused_it() -> None:
    assert TELL.keys() == MonsterStaging.cues.keys()
    for kind in TELL:
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert "rule" in fields or in_the_book(kind.rule), kind


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_lead_to_rules(seed: int) -> None:
    session = play(lay("thrall thrall thrall", seed, variants=("hand_draft",) if seed == 2 else ()))
    rules = {event.rule for entry in session.log for event in entry.events}
    assert len(rules) > 12 and all(map(in_the_book, rules))


def test_refusals_are_cited_and_found() -> None:
    session = play(lay("human thrall thrall"), in_turn())
    told = set()
    for option in GAME.options(session.state, 0):
        assert in_the_book(option.rule), option
    for seat in (1, 2):
        for command in GAME.legal(session.state, 0):
            with pytest.raises(IllegalCommand) as no:
                GAME.check(session.state, seat, command)
            told.add(refusals.cited(refusals.explain(no.value, "valhalla", "ABC")))
    assert told and all(map(in_the_book, told))


@pytest.mark.parametrize("name", LOOKED_AT)
def test_whatever_is_pointed_at_has_a_rule_that_exists(home: Path, name: str) -> None:
    app = posing.make_app((1280, 720))
    try:
        shots.all_shots()[name](app)
        posing.settle(app)
        scene = app.scene
        assert isinstance(scene, PlayScene)
        rules = {widget.clause(widget.rect.center) for widget in scene.widgets} - {""}
        assert rules and all(map(in_the_book, rules))
        assert in_the_book(scene.furniture.prompt().rule) or scene.asking is None
    finally:
        app.close()


# The saga


@pytest.fixture
def table(robot: Robot) -> Robot:
    robot.app.settings.saga = "full"
    scene = sit_down(robot, play(lay("human thrall thrall"), in_turn(turns=4)))
    robot.wait(0.3)
    scene.match.frozen = True
    return robot


def panel(robot: Robot) -> SagaPanel:
    found = robot.widget("saga")
    assert isinstance(found, SagaPanel)
    return found


def test_f1_on_an_entry_by_mouse(table: Robot) -> None:
    rows = panel(table)._rows
    opened = set()
    for rect, line in rows[:5]:
        table.move(rect.center)
        table.key(pygame.K_F1)
        assert isinstance(table.scene, RuleScene) and table.scene.rule == line.event.rule
        opened.add(table.scene.rule)
        table.key(pygame.K_ESCAPE)
    assert len(opened) > 1


def test_f1_on_an_entry_by_keys(table: Robot) -> None:
    table.focus_by_keys("saga")
    opened = set()
    for n in range(1, 7):
        table.key(pygame.K_UP)
        wanted = panel(table).lines()[-1 - n].event
        assert panel(table).reading.line == n and type(wanted) in TELL
        table.key(pygame.K_F1)
        assert isinstance(table.scene, RuleScene) and table.scene.rule == wanted.rule
        opened.add(table.scene.rule)
        table.key(pygame.K_ESCAPE)
    assert len(opened) > 1


def test_f1_beside_the_entries_opens_the_prompts_rule(table: Robot) -> None:
    """An entry without a rule of its own (somebody resigns) does no harm either."""
    saga = panel(table)
    table.move((saga.rect.centerx, saga.rect.y + 1))
    saga._rows = []
    table.key(pygame.K_F1)
    assert isinstance(table.scene, RuleScene) and in_the_book(table.scene.rule)


def test_every_kind_of_entry_opens_its_clause(table: Robot) -> None:
    """Whatever is told, the book opens where it says so."""
    for kind in (ev.TurnBegan, ev.AttackDeclared, ev.DiceRolled, ev.WarriorsRose, ev.GameEnded):
        rule = getattr(kind, "rule", None)
        if isinstance(rule, str):
            table.app.show_rule(rule)
            assert isinstance(table.scene, RuleScene)
            assert rule in [clause.id for clause in rulebook.section_of(table.scene.section).clauses]
            table.key(pygame.K_ESCAPE)
