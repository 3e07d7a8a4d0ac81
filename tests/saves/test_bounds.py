"""Nothing that a save says of itself is larger, longer or odder than a game can use: else it is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.attack.forging import encoded, mended
from tests.kernel.test_journal import bodies
from tests.saves.write import HERE
from valhalla.ai.play import Bout, play
from valhalla.cli import main
from valhalla.games import GAMES
from valhalla.games import valhalla as game
from valhalla.kernel.header import MAX_EPOCH, MAX_NAME, Header, Seat, fit
from valhalla.kernel.journal import Saga, SaveError
from valhalla.kernel.session import Session


@pytest.fixture
def lines() -> list[Any]:
    return bodies((HERE / "third-hammer.saga").read_bytes())


def read(folder: Path, lines: list[Any]) -> Session:
    path = folder / "hall.saga"
    path.write_bytes(mended(lines))
    return Session.read(Saga(path), GAMES)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", 2**63), ("seed", -1), ("seed", 10**4000), ("epoch", MAX_EPOCH + 1), ("epoch", 2**64),
        ("valhalla", 0), ("game", "x" * 100), ("rules", "\ud800"), ("digest", "\x1b[2J"), ("seats", []),
        ("seats", [{"name": "A", "kind": "human"}] * 9), ("ids", {"cards": ["x"] * 1001}),
        ("ids", {"cards": ["x" * 65]}), ("parent", {"file": "x" * 256, "n": 1}),
        ("parent", {"file": "x", "n": 2**64}), ("house", {"undo": 3}),
    ],
)  # fmt: skip
def test_what_a_header_may_not_say(tmp_path: Path, lines: list[Any], field: str, value: Any) -> None:
    lines[0][field] = value
    with pytest.raises(SaveError) as caught:
        read(tmp_path, lines)
    assert caught.value.line == 1 and str(caught.value).isprintable()


@pytest.mark.parametrize("ids", [{"cards": ["raven", "a\u202eb"]}, {"ca\x9brds": []}, {"x": ["\n"]}])
def test_no_id_holds_letters_that_cannot_be_shown(
    tmp_path: Path, lines: list[Any], ids: dict[str, list[str]]
) -> None:
    lines[0]["ids"] = ids
    with pytest.raises(SaveError, match="cannot be shown"):
        read(tmp_path, lines)


@pytest.mark.parametrize(
    "value", [2**63, 1001, -1001, "x" * 65, ["x"] * 101, "\ud800", [["x"]], {"x": 1}, 0.5]
)
@pytest.mark.parametrize("field", ["level", "first", "more"])
def test_what_a_setup_may_not_say(tmp_path: Path, lines: list[Any], field: str, value: Any) -> None:
    lines[0]["setup"][field] = value
    with pytest.raises(SaveError):
        read(tmp_path, lines)


@pytest.mark.parametrize(
    "seat",
    [
        {"name": "x" * (MAX_NAME + 1)}, {"name": "\ud83d"}, {"name": "a\nb"}, {"name": "\u202eb"},
        {"name": "\x9b2J"}, {"kind": "Human"}, {"kind": ""}, {"kind": "x" * 99}, {"kind": "a b"},
        {"kind": "../x"}, {"shield": -1}, {"shield": 2**70}, {"shield": "0"}, {"more": 1},
    ],
)  # fmt: skip
def test_what_a_seat_may_not_say(tmp_path: Path, lines: list[Any], seat: dict[str, Any]) -> None:
    lines[0]["seats"][0].update(seat)
    with pytest.raises(SaveError):
        read(tmp_path, lines)


def test_names_of_people_are_fitted_before_they_are_saved(tmp_path: Path) -> None:
    odd = "Ása\n\ud800\u202e" + "x" * 500
    seats = (Seat(fit(odd), "human"), Seat("B", "human"))
    session = Session.start(game, game.Setup(2), seats, 1, tmp_path / "hall.saga")
    session.close()
    assert Session.read(Saga(tmp_path / "hall.saga"), GAMES).seats[0].name == "Ása???" + "x" * 94


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    session = Session.start(game, game.Setup(2), (Seat("x" * 101, "human"), Seat("B", "human")), 1)
    with pytest.raises(SaveError, match="cannot be written"):
        session.save(tmp_path / "hall.saga")
    assert not any(tmp_path.iterdir())


def test_a_save_whose_name_is_no_text_can_be_branched(tmp_path: Path) -> None:
    session = Session.start(game, game.Setup(2), (Seat("A", "human"), Seat("B", "human")), 1)
    session.file = "\udcff.saga"
    session.branch(1).save(tmp_path / "branch.saga")
    parent = Saga(tmp_path / "branch.saga").header.parent
    assert parent is not None and parent.file == "?.saga"


def test_the_last_luck_of_all(tmp_path: Path, lines: list[Any]) -> None:
    """A forged save may begin there; new luck is then the last once more, and the save can be read again."""
    lines[0]["epoch"] = MAX_EPOCH
    session = read(tmp_path, lines[:9])
    session.rewind(3, new_luck=True)
    twin = session.branch(3, new_luck=True)
    twin.save(tmp_path / "twin.saga")
    assert Saga(tmp_path / "twin.saga").header.epoch == MAX_EPOCH


class Counting:
    """A game that counts what is asked of it."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.asked: Counter[str] = Counter()

    def __getattr__(self, verb: str) -> Any:
        self.asked[verb] += 1
        return getattr(self.game, verb)


def test_many_rewinds_are_little_work_or_too_many(tmp_path: Path) -> None:
    """Who goes back to one place again and again does not fold the game anew each time."""
    path, counting = tmp_path / "hall.saga", Counting(GAMES["hammer"])
    play(Bout("hammer", ("random", "random"), {"players": 2}, 3)).save(path)
    lines = bodies(path.read_bytes())
    n = len(lines) - 1
    back = {"n": n, "rewind": n, "epoch": 0}
    assert len(read(tmp_path, lines + [back] * 40_000).log) == n
    again = [{"n": n, "rewind": n - 1, "epoch": 0}, lines[-1]]
    path.write_bytes(mended(lines + again * 10_000))
    assert len(Session.read(Saga(path), {"hammer": counting}).log) == n
    assert counting.asked["decide"] == n + 10_000 and counting.asked["apply"] < 1000
    with pytest.raises(SaveError, match="longer than any game"):
        read(tmp_path, lines + [back] * 60_000)


def test_long_lines_and_deep_ones(tmp_path: Path, lines: list[Any]) -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    lines[0]["digest"] = "other"
    records: list[dict[str, Any]] = [
        {"n": 0, "seat": None, "command": {"type": "begin"}, "events": deep},
        {"n": 0, "seat": None, "command": deep, "events": []},
        {**lines[1], "events": lines[1]["events"] * 10_000},
        {**lines[1], "more": "x" * 7_000_000},
    ]
    for record in records:
        with pytest.raises(SaveError) as caught:
            read(tmp_path, [lines[0], encoded(record)])
        assert caught.value.line == 2


def test_events_without_an_end_are_not_believed(tmp_path: Path, lines: list[Any]) -> None:
    """A record after a rewind after a record: each is short, and there are many."""
    lines[0]["digest"] = "other"
    last = max(lines[2:], key=lambda line: len(line["events"]))
    n = last["n"]
    with pytest.raises(SaveError, match=r"more events than any game has"):
        read(tmp_path, lines[: n + 2] + [{"n": n + 1, "rewind": n, "epoch": 0}, last] * 12_000)


@pytest.mark.parametrize(
    ("save", "attack"),
    [("third-valhalla", "attack_declared"), ("third-monster", "hunt_began")],
)
def test_nobody_is_believed_to_attack_in_the_midst_of_a_battle(
    tmp_path: Path, save: str, attack: str
) -> None:
    """Told twice, an attack would leave a fight behind it that nobody fights, for the window to trip over."""
    lines = bodies((HERE / f"{save}.saga").read_bytes())
    lines[0]["digest"] = "other"
    record = next(line for line in lines[1:] if attack in [event["type"] for event in line["events"]])
    declared = next(event for event in record["events"] if event["type"] == attack)
    record["events"].insert(record["events"].index(declared), declared)
    with pytest.raises(SaveError, match="ends of battles are due") as caught:
        read(tmp_path, lines)
    assert caught.value.line == lines.index(record) + 1


def test_every_header_we_write_is_within_the_bounds() -> None:
    for path in HERE.glob("*.saga"):
        header = Saga(path).header
        assert msgspec.json.decode(msgspec.json.encode(header), type=Header) == header


def test_verify_and_log_say_one_line(
    tmp_path: Path, lines: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    lines[0]["seed"] = 10**40
    path = tmp_path / "hall.saga"
    path.write_bytes(mended(lines))
    for words in (["verify", str(path)], ["log", str(path)]):
        assert main(words) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
