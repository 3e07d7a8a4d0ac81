"""The chronicle: what is written when a game ends, what is read of a damaged file, what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.driver import Robot
from tests.ui.tables import GAME, lay, play, sit_down
from valhalla.ui import chronicle
from valhalla.ui.chronicle import (
    Part,
    Record,
    Tally,
    by_expansion,
    by_jarl,
    by_level,
    by_person,
    record_of,
)
from valhalla.ui.scenes.chronicle import ChronicleScene
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.table.scoring.scene import ScoringScene


def game(name: str, *seats: tuple[str, str, int, bool, str]) -> Record:
    parts = tuple(Part(who, kind, score, won, jarl) for who, kind, score, won, jarl in seats)
    return Record(name, "valhalla", 1.7e9 + len(name), 12, "last_shield", parts)


ONE = game("a", ("Ada", "human", 20, True, "egil"), ("Karl", "karl:miser", 12, False, "styr"))
TWO = game("bb", ("Ada", "human", 9, False, "styr"), ("Ben", "human", 30, True, "egil"))
THREE = game("ccc", ("Ada", "human", 8, False, "egil"), ("K", "karl", 9, True, "agnar"))


def test_a_record_is_the_outcome_of_the_game() -> None:
    session = play(lay("human thrall thrall", 4))
    record = record_of(session)
    outcome = GAME.outcome(session.state)
    assert outcome is not None
    assert [part.score for part in record.seats] == list(outcome.scores)
    assert [i for i, part in enumerate(record.seats) if part.won] == list(outcome.winners)
    jarls = [session.state.table.jarls[jarl].id for jarl in session.state.jarls]
    assert [part.jarl for part in record.seats] == jarls
    assert (record.turns, record.ended) == (outcome.turns, outcome.termination)


def test_what_was_written_is_read_the_newest_first(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "chronicle.jsonl"
    for record in (ONE, TWO, THREE):
        chronicle.write(record, path)
    assert chronicle.read(path) == [THREE, TWO, ONE]


def test_a_game_ended_anew_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "chronicle.jsonl"
    again = game("a", ("Ada", "human", 1, False, "egil"), ("Karl", "karl:miser", 12, True, "styr"))
    for record in (ONE, again):
        chronicle.write(record, path)
    assert chronicle.read(path) == [again]


@pytest.mark.parametrize("damage", [b"\xff\xfe{", b"[" * 9000, b'{"id": 3}', b"", b'{"id":"x","game":"v","w'])
def test_damaged_lines_are_passed_over_and_nothing_else_is_lost(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "chronicle.jsonl"
    chronicle.write(ONE, path)
    path.write_bytes(path.read_bytes() + damage)
    chronicle.write(TWO, path)
    assert chronicle.read(path) == [TWO, ONE]


def test_no_file_is_no_game(tmp_path: Path) -> None:
    assert chronicle.read(tmp_path / "nothing") == []
    assert chronicle.read(tmp_path) == []


def test_people_levels_and_jarls_are_counted() -> None:
    records = [ONE, TWO, THREE]
    assert by_person(records) == {"Ada": Tally(3, 1, 20), "Ben": Tally(1, 1, 30)}
    assert by_level(records) == {"karl": Tally(2, 1, 20)}
    assert by_jarl(records) == {"egil": Tally(3, 2, 30), "styr": Tally(1, 0, 9)}


def paired(bond: str, *kinds: str) -> Record:
    """Four seats of which 0 and 2 win, or 0 alone."""
    both = bond == "alliance"
    parts = [
        Part(f"P{i}", kind, 30 if not i % 2 else 20, i == 0 or (both and i == 2), "egil")
        for i, kind in enumerate(kinds)
    ]
    return Record("p" + bond + "".join(kinds), "valhalla", 1.8e9, 12, "deck", tuple(parts), (bond, "tyr"))


def test_an_ally_is_no_opponent_but_a_partner_is() -> None:
    allied = paired("alliance", "human", "thrall", "karl", "jarl")
    assert by_level([allied]) == {"thrall": Tally(1, 1, 30), "jarl": Tally(1, 1, 30)}
    bound = paired("partnership", "human", "thrall", "karl", "jarl")
    assert set(by_level([bound])) == {"thrall", "karl", "jarl"}
    friends = paired("alliance", "human", "thrall", "human", "thrall")
    assert by_person([friends]) == {"P0": Tally(1, 1, 30), "P2": Tally(1, 1, 30)}
    assert chronicle.teams(friends) == [(0, 2), (1, 3)] and len(chronicle.teams(bound)) == 4


def test_expansions_are_counted() -> None:
    found = by_expansion([ONE, TWO, paired("alliance", "human", "thrall", "karl", "jarl")])
    assert found == {"": Tally(2, 2, 30), "alliance": Tally(1, 1, 30), "tyr": Tally(1, 1, 30)}


def test_pairs_and_expansions_are_told(robot: Robot, home: Path) -> None:
    chronicle.write(paired("alliance", "human", "thrall", "human", "karl"))
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(ChronicleScene(robot.app))
    robot.step()
    assert robot.sees("P0 + P2 30") and robot.sees("P1 + P3 20")
    assert robot.widget("game:palliancehumanthrallhumankarl").tip == "Tyr’s Wrath, Alliance"
    robot.click("look-expansions")
    assert robot.sees("Alliance") and robot.sees("Tyr’s Wrath")


def test_a_game_that_ends_at_the_table_is_written_down_once(robot: Robot, home: Path) -> None:
    session = play(lay("human thrall", 4))
    for _ in range(2):
        sit_down(robot, session)
        robot.wait(0.5)
        assert robot.showing(ScoringScene)
    records = chronicle.read()
    assert len(records) == 1 and records[0].seats == record_of(session).seats


def test_a_full_disk_is_told_and_the_score_is_shown(robot: Robot, home: Path) -> None:
    chronicle.chronicle_file().mkdir(parents=True)
    sit_down(robot, play(lay("human thrall", 4)))
    robot.wait(0.5)
    assert robot.showing(ScoringScene) and robot.sees("The chronicle cannot be written")


def test_the_scene_tells_and_forgets(robot: Robot, home: Path) -> None:
    for record in (ONE, TWO, THREE):
        chronicle.write(record)
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(ChronicleScene(robot.app))
    robot.step()
    assert robot.sees("Ada 20") and robot.sees("Ben 30")
    robot.click("look-levels")
    assert robot.sees("won: 1 (50 %)")
    robot.enter("look-jarls")
    assert robot.sees("Egil") and robot.sees("won: 2 (67 %)")
    robot.click("clear")
    assert robot.showing(Confirm)
    robot.click("answer-0")
    assert robot.sees("No game has been played") and not chronicle.chronicle_file().exists()
