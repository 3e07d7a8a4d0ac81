"""The chronicle: what is written when a game ends, what is read of a damaged file, what is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.ui.driver import Robot
from tests.ui.tables import GAME, lay, play, sit_down
from valhalla.ui import chronicle
from valhalla.ui.chronicle import (
    Part,
    Record,
    Tally,
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


def test_a_save_whose_name_is_no_text_is_written_down(home: Path) -> None:
    session = play(lay("thrall thrall"))
    session.file = "\udcff.saga"
    chronicle.note(session)
    (record,) = chronicle.read()
    assert record.id == f"?.saga:{session.seed}"


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


def test_a_game_that_is_not_ours_is_passed_over(tmp_path: Path) -> None:
    """A later version may have more games; what it wrote stays in the file."""
    path = tmp_path / "chronicle.jsonl"
    for record in (ONE, msgspec.structs.replace(TWO, game="hnefatafl")):
        chronicle.write(record, path)
    assert chronicle.read(path) == [ONE]


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
    assert robot.sees("Egil") and robot.sees("Seasoned, miser – Styr") and robot.sees("Seasoned – Agnar")
    robot.click("look-levels")
    assert robot.sees("won: 1 (50 %)")
    robot.enter("look-jarls")
    assert robot.sees("Egil") and robot.sees("won: 2 (67 %)")
    robot.click("clear")
    assert robot.showing(Confirm)
    robot.click("answer-0")
    assert robot.sees("No game has been played") and not chronicle.chronicle_file().exists()


SEAT = {"name": "A", "kind": "human", "score": 3, "won": True, "jarl": None}
GAME_OF_A = {
    "id": "x:1", "game": "valhalla", "when": 1.7e9, "turns": 9, "ended": "deck",
    "seats": [SEAT, {**SEAT, "kind": "karl", "won": False}],
}  # fmt: skip
STRANGE: dict[str, dict[str, Any]] = {
    "of no time": {"when": 1e300},
    "before all time": {"when": -1e18},
    "of nobody": {"seats": []},
    "of a crowd": {"seats": [SEAT] * 30},
    "of a new game": {"game": "chess"},
    "of new expansions": {"expansions": ["of", "later"]},
    "of a new end": {"ended": "later"},
    "of a new level": {"seats": [{**SEAT, "kind": "wizard:odd"}, SEAT]},
    "of a new jarl": {"seats": [{**SEAT, "jarl": "nobody-yet"}, SEAT]},
    "of a new monster": {"monster": "kraken", "level": 9, "beaten": 99},
    "with more to tell": {"later": {"a": 1}, "seats": [{**SEAT, "later": 2}, SEAT]},
    "of another type": {"turns": "many"},
    "beyond 64 bits": {"turns": 10**30},
}


@pytest.mark.parametrize("kind", [*STRANGE, "of no text", "of no end"])
def test_lines_of_later_versions_and_damage_break_no_page(robot: Robot, home: Path, kind: str) -> None:
    """All looks at the chronicle are drawn, and the games around such a line are told of."""
    raw = {"of no text": b'{"id":"\xff\xfe"}', "of no end": b"[" * 100_000}
    line = raw.get(kind) or json.dumps({**GAME_OF_A, **STRANGE[kind]}).encode()
    good = [json.dumps({**GAME_OF_A, "id": f"good:{n}"}).encode() for n in range(2)]
    chronicle.chronicle_file().write_bytes(b"\n".join([good[0], line, good[1], b""]))
    scene = ChronicleScene(robot.app)
    robot.app.push(scene)
    for look in scene.views:
        scene.show(look)
        robot.app.draw()
    for game, _name in scene._games():
        scene.of_game(game)
        robot.app.draw()
    assert {"good:0", "good:1"} <= {record.id for record in chronicle.read()}
