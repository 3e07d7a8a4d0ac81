"""The command line as others rely on it: real processes, their output, their exit codes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kernel.test_journal import bodies, sealed
from valhalla.cli import main
from valhalla.cli.games import ENDS, _sim_line
from valhalla.games import GAMES
from valhalla.games.valhalla.cards import decks
from valhalla.games.valhalla.expansions.tyr import WrathLaid
from valhalla.games.valhalla.table import EXPANSIONS
from valhalla.kernel.journal import Saga
from valhalla.kernel.session import Session
from valhalla.words import language
from valhalla.workshop import arena, bench, lab
from valhalla.workshop.series import won

ROOT = Path(__file__).parent.parent
SIM_KEYS = [
    "game",
    "seed",
    "setup",
    "scores",
    "winners",
    "termination",
    "turns",
    "commands",
    "events",
    "seconds",
]


def run(*arguments: str | Path, code: int = 0, home: Path | None = None) -> tuple[str, str]:
    """Run `valhalla`, return what it wrote; the exit code must be *code*, and there is never a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "valhalla", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "VALHALLA_HOME": str(home or ROOT / "nowhere"), "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    if code:
        assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stdout, done.stderr


def json_lines(output: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in output.splitlines()]


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Some finished games, saved by `sim`."""
    folder = tmp_path_factory.mktemp("saves")
    run("sim", "--seats", "brawler,random,thrall", "--seed", "5", "--games", "3", "--save", folder, "--json")
    return sorted(folder.iterdir())


def test_sim_writes_a_line_for_each_game(tmp_path: Path) -> None:
    output, _ = run(
        "sim",
        "--game",
        "valhalla",
        "--seats",
        "brawler,random,brawler,random",
        "--seed",
        "1",
        "--games",
        "12",
        "--save",
        tmp_path,
        "--json",
    )
    lines = json_lines(output)
    assert [line["seed"] for line in lines] == list(range(1, 13))
    for line in lines:
        assert list(line) == [*SIM_KEYS, "file"]
        assert len(line["scores"]) == 4 and line["winners"] and Path(line["file"]).exists()
        assert line["termination"] in ("deck", "last_shield")
    verified, _ = run("verify", *(line["file"] for line in lines), "--json")
    for line, checked in zip(lines, json_lines(verified), strict=True):
        assert checked["ok"] and checked["error"] is None
        assert [checked[key] for key in ("scores", "winners", "commands", "events")] == [
            line[key] for key in ("scores", "winners", "commands", "events")
        ]


def test_the_same_arguments_give_the_same_games_on_one_core_or_two() -> None:
    both, _ = run("sim", "--seats", "thrall,brawler", "--seed", "3", "--games", "4", "--json")
    alone = [
        json_lines(run("sim", "--seats", "thrall,brawler", "--seed", str(seed), "--json")[0])[0]
        for seed in range(3, 7)
    ]
    for one, other in zip(json_lines(both), alone, strict=True):
        assert {**one, "seconds": 0} == {**other, "seconds": 0}


@pytest.mark.parametrize(("players", "missing"), [(2, {"thor"}), (4, set())])
def test_all_expansions_are_those_that_fit_but_for_pairs(players: int, missing: set[str]) -> None:
    with_all, _ = run("sim", "--seats", ",".join(["random"] * players), "--expansions", "all", "--json")
    pairs = {"partnership", "alliance"}
    assert set(json_lines(with_all)[0]["setup"]["expansions"]) == set(EXPANSIONS) - pairs - missing


def test_arena_plays_with_expansions() -> None:
    out, _ = run("arena", "--seats", "random,random,random", "--games", "3", "--expansions", "all", "--json")
    assert [line["games"] for line in json_lines(out)] == [3]


def test_all_is_nothing_where_there_are_none() -> None:
    out, _ = run("sim", "--game", "hammer", "--seats", "random", "--expansions", "all", "--json")
    assert json_lines(out)[0]["setup"]["expansions"] == []


@pytest.mark.parametrize(
    ("seats", "expansions", "why"),
    [
        (2, "thor", "somebody must stand by"),
        (5, "alliance", "pairs need 4 or 6 players"),
        (3, "loki,partnership", "pairs need 4 or 6 players"),
        (4, "partnership,alliance", "do not go together"),
        (4, "loki,loki", "twice"),
    ],
)
@pytest.mark.parametrize("command", ["sim", "arena"])
def test_what_does_not_fit_is_refused_with_the_reason(
    command: str, seats: int, expansions: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    levels = ",".join(["random"] * seats)
    assert main([command, "--seats", levels, "--expansions", expansions]) == 2
    told = capsys.readouterr().err
    assert why in told and len(told.splitlines()) == 1


def test_the_state_shows_wrath_cards_under_their_warriors(tmp_path: Path) -> None:
    """Every card is somewhere: those under warriors, too."""
    seats = "brawler,brawler,brawler,brawler"
    run("sim", "--seats", seats, "--expansions", "tyr", "--seed", "2", "--save", tmp_path, "--json")
    (path,) = tmp_path.glob("*.saga")
    session = Session.read(Saga(path), GAMES)
    entry = next(
        n for n, entry in enumerate(session.log) if any(isinstance(e, WrathLaid) for e in entry.events)
    )
    twin = tmp_path / "laid.saga"
    session.branch(entry + 1, twin).close()
    out, _ = run("verify", twin, "--state", "--all-hands", "--json")
    state = json_lines(out)[0]["state"]
    under = [card for seat in state["seats"] for card in seat["under"]]
    assert under and all(card.startswith("wrath-") for card in under)


# Against a monster


@pytest.fixture(scope="module")
def hunts(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Games against monsters, alone and together, saved by `sim`."""
    folder = tmp_path_factory.mktemp("hunts")
    for monster, seats in (("fenrir", "brawler"), ("hel", "brawler,random,thrall")):
        words = ("--monster", monster, "--level", "2", "--games", "2", "--save", folder / monster, "--json")
        run("sim", "--seats", seats, *words)
    return sorted(folder.rglob("*.saga"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_sim_plays_against_a_monster(players: int) -> None:
    seats = ",".join(["brawler"] * players)
    output, _ = run("sim", "--seats", seats, "--monster", "surtr", "--level", "3", "--games", "2", "--json")
    lines = json_lines(output)
    assert len(lines) == 2
    for line in lines:
        assert list(line) == SIM_KEYS
        assert (line["setup"]["monster"], line["setup"]["level"]) == ("surtr", 3)
        assert line["winners"] in ([], list(range(players))) and len(set(line["scores"])) == 1
        assert line["termination"] == "monster" if line["winners"] else line["termination"] in ENDS


def test_all_expansions_against_a_monster_are_all_that_fit() -> None:
    words = ("--monster", "jormungandr", "--expansions", "all", "--json")
    line = json_lines(run("sim", "--seats", "random", *words)[0])[0]
    assert line["setup"]["expansions"] == ["loki", "valkyries", "dwarves", "tyr", "last_viking"]
    assert line["setup"]["level"] == 1


def test_sim_tells_people_who_lost_to_a_monster() -> None:
    output, _ = run("sim", "--seats", "random", "--monster", "fenrir")
    assert re.fullmatch(r"seed 1: scores \d+, won by the monster, \d+ turns; .*\n", output)


def test_a_beaten_monster_is_an_end_like_others() -> None:
    line = {"seed": 1, "scores": [72], "winners": [0], "turns": 30, "termination": "monster"}
    told = "seed 1: scores 72, won by seat 0, 30 turns; the end: the monster is beaten"
    assert _sim_line(line) == told


def test_every_end_of_a_game_has_words_in_every_language() -> None:
    line = {"seed": 1, "scores": [42, 7], "winners": [0], "turns": 12, "termination": "rounds"}
    told = "seed 1: scores 42 7, won by seat 0, 12 turns; the end: the last round is over"
    assert _sim_line(line) == told
    assert _sim_line({**line, "termination": "glory"}).endswith("the end: a player has five Glory or more")
    assert _sim_line({**line, "termination": "ragnarok"}).endswith("the end: Ragnarök has come")
    for tongue in ("ru", "pl"):
        language.use(tongue)
        try:
            ends = [language._(end) for end in ENDS.values()]
        finally:
            language.use(language.SOURCE)
        assert not set(ends) & set(ENDS.values())


def test_saves_against_a_monster_are_verified_and_told(hunts: list[Path]) -> None:
    lines = json_lines(run("verify", *hunts, "--state", "--json")[0])
    assert len(lines) == 4 and all(line["ok"] and line["winners"] is not None for line in lines)
    for line in lines:
        monster = line["state"]["monster"]
        assert set(monster) == {"cards", "dice", "shields", "valour"}
        assert line["scores"][0] >= 10 * (6 - len(monster["cards"]))
    for tongue, word in (("en", "Fenrir"), ("ru", "Фенрир"), ("pl", "Fenrir")):
        told, _ = run("log", hunts[0], "--lang", tongue, "--rules")
        assert word in told and "[V15.3]" in told and "[V15.9]" in told


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--seats", "random", "--monster", "grendel"), "grendel"),
        (("--seats", "random,random,random,random,random", "--monster", "hel"), "not for 5"),
        (("--seats", "random", "--monster", "hel", "--level", "4"), "1 to 3"),
        (("--seats", "random", "--level", "2"), "--monster"),
        (("--seats", "random", "--monster", "hel", "--expansions", "hammer"), "Ragnarök"),
        (("--seats", "random", "--monster", "hel", "--variants", "simplified"), "V15.2"),
        (("--seats", "random", "--monster", "hel", "--game", "hammer"), "only Valhalla"),
    ],
)
def test_what_does_not_go_with_a_monster_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str
) -> None:
    try:
        code = main(("sim", *words))
    except SystemExit as end:  # the way argparse goes
        code = end.code  # type: ignore[assignment]
    told = capsys.readouterr().err
    assert code == 2 and why in told and len(told.splitlines()) == 1


def test_arena_has_nothing_to_compare_against_a_monster(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--seats", "random,thrall", "--monster", "hel"]) == 2
    assert "win or lose together" in capsys.readouterr().err


def test_nobody_has_a_part_of_a_lost_game(hunts: list[Path]) -> None:
    for path in hunts:
        session = Session.read(Saga(path), GAMES)
        outcome = session.game.outcome(session.state)
        assert outcome is not None
        assert sum(won(session)) == pytest.approx(float(bool(outcome.winners)))


def test_sim_tells_people_too() -> None:
    output, _ = run("sim", "--seats", "random,random")
    assert output.startswith("seed 1: scores ")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("sim",), "--seats"),
        (("sim", "--seats", "random"), "not for 1"),
        (("sim", "--seats", ",".join(["random"] * 7)), "not for 7"),
        (("sim", "--seats", "random,odin"), "odin"),
        (("sim", "--seats", "random,random", "--seed", "-1"), "seed"),
        (("sim", "--seats", "random,random", "--seed", str(2**63)), "seed"),
        (("sim", "--seats", "random,random", "--games", "0"), "1000000"),
        (("sim", "--seats", "random,random", "--expansions", "freya"), "freya"),
        (("sim", "--seats", "random,random", "--variants", "simplified,hand_draft"), "simplified"),
        (("sim", "--game", "ludo", "--seats", "random,random"), "ludo"),
        (("sim", "--seats", "thrall:grim,thrall"), "grim"),
        (("arena",), "--seats"),
        (("arena", "--seats", "random,odin"), "odin"),
        (("arena", "--seats", "random"), "not for 1"),
        (("arena", "--seats", "random,random", "--games", "3", "--seed", str(2**63 - 1)), "seed"),
        (("lab", "--what", "seats,weather"), "weather"),
        (("lab", "--level", "odin"), "odin"),
        (("lab", "--players", "2,9"), "not for 9"),
        (("lab", "--players", "two"), "whole number"),
        (("odds", "--dice", "6", "--warrior", "axe:3"), "--target"),
        (("odds", "--dice", "6", "--target", "3"), "--warrior"),
        (("odds", "--warrior", "axe:3", "--target", "3"), "--dice"),
        (("odds", "--dice", "0", "--warrior", "axe:3", "--target", "3"), "1 to 9"),
        (("odds", "--dice", "10", "--warrior", "axe:3", "--target", "3"), "1 to 9"),
        (("odds", "--dice", "2", "--faces", "axe", "--warrior", "axe:3", "--target", "3"), "--faces"),
        (("odds", "--faces", "axe,mace", "--warrior", "axe:3", "--target", "3"), "mace"),
        (("odds", "--faces", "", "--warrior", "axe:3", "--target", "3"), "blank"),
        (("odds", "--faces", ",".join(["axe"] * 10), "--warrior", "axe:3", "--target", "3"), "at most 9"),
        (("odds", "--dice", "6", "--warrior", "axe", "--target", "3"), "SYMBOLS:STRENGTH"),
        (("odds", "--dice", "6", "--warrior", "axe+mace:3", "--target", "3"), "mace"),
        (("odds", "--dice", "6", "--warrior", "blank:3", "--target", "3"), "blank"),
        (("odds", "--dice", "6", "--warrior", "axe+axe+axe+axe+axe:3", "--target", "3"), "at most 4 symbols"),
        (("odds", "--dice", "6", "--warrior", *["axe:3"] * 7, "--target", "3"), "at most 6 warriors"),
        (
            ("odds", "--dice", "6", "--warrior", "axe:3", "--target", "3", "--tactic", *["fury"] * 10),
            "at most 9 tactics",
        ),
        (("odds", "--dice", "6", "--warrior", "axe:lots", "--target", "3"), "whole number"),
        (("odds", "--dice", "6", *["--warrior", "axe:3"] * 7, "--target", "3"), "6 warriors"),
        (("odds", "--dice", "6", "--warrior", "axe:3", "--target", "3", "--tactic", "surround"), "surround"),
        (("verify",), "FILE"),
        (("log", "x.saga", "--lang", "xx"), "xx"),
        (("--what",), "--what"),
        (("a.saga", "b.saga"), "one save"),
        (("cdoe", "--help"), "cdoe"),
        (("sim", "--game", "hammer", "--seats", "karl:berserk,karl"), "no temper"),
        (("lab", "--game", "hammer", "--what", "jarls", "--games", "1"), "nothing of that sort"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], word: str
) -> None:
    try:
        code = main(arguments)
    except SystemExit as end:  # the way argparse goes
        code = end.code  # type: ignore[assignment]
    errors = capsys.readouterr().err
    assert code == 2 and len(errors.splitlines()) == 1 and word in errors


def test_wrong_usage_is_exit_2_for_the_shell_too() -> None:
    assert "--seats" in run("sim", code=2)[1]


def test_verify_shows_the_state(saves: list[Path]) -> None:
    output, _ = run("verify", saves[0], "--state", "--json")
    state = json_lines(output)[0]["state"]
    assert set(state) >= {"deck", "discard", "box", "seats"}
    cards = state["deck"] + state["discard"] + state["box"] + state["between"]
    for seat in state["seats"]:
        assert set(seat) == {"hand", "squad", "valhalla", "under", "own_shields", "captured", "jarl"}
        cards += seat["hand"] + seat["squad"] + seat["valhalla"]
    assert sorted(cards) == sorted(card.id for card in decks()["base"])
    assert sum(seat["own_shields"] + len(seat["captured"]) for seat in state["seats"]) == 12


def test_hands_are_shown_of_a_game_that_is_over(saves: list[Path], tmp_path: Path) -> None:
    """Of any other, only to who asks for them."""
    Session.read(Saga(saves[0]), GAMES).branch(20, tmp_path / "open.saga").close()
    output, errors = run("verify", tmp_path / "open.saga", saves[0], "--state", "--json", code=2)
    assert [set(line) & {"state"} for line in json_lines(output)] == [set(), {"state"}]
    assert "--all-hands" in errors and "open.saga" in errors
    output, errors = run("verify", tmp_path / "open.saga", "--state", "--all-hands")
    assert "bear-" in output and not errors
    assert "bear-" not in run("verify", tmp_path / "open.saga")[0]


@pytest.mark.posix
@pytest.mark.parametrize("closed", ["stdout", "stderr", "both"])
@pytest.mark.parametrize("words", [(), ("--json",), ("--state", "--json")])
def test_verify_never_says_good_of_a_bad_save(
    saves: list[Path], tmp_path: Path, closed: str, words: tuple[str, ...]
) -> None:
    """Whoever reads its output may hang up when they like, before the bad one, or after it."""
    bad = tmp_path / "bad.saga"
    bad.write_bytes(saves[0].read_bytes().replace(b'"seat":1', b'"seat":2', 1))
    for files, code in (([*saves, bad], 1), ([bad, *saves], 1), (saves, 0)):
        assert verdict(files, words, closed) == code


def verdict(files: list[Path], words: tuple[str, ...], closed: str) -> int:
    """What `verify` exits with if nobody reads what it writes."""
    reader, writer = os.pipe()
    os.close(reader)
    out, err = (writer if closed in (name, "both") else subprocess.DEVNULL for name in ("stdout", "stderr"))
    try:
        command = [sys.executable, "-m", "valhalla", "verify", *map(str, files), *words]
        return subprocess.run(command, cwd=ROOT, check=False, stdout=out, stderr=err).returncode
    finally:
        os.close(writer)


def test_verify_tells_if_the_table_had_agreed_not_to_take_back(saves: list[Path], tmp_path: Path) -> None:
    path = tmp_path / "back.saga"
    with closing(Session.read(Saga(saves[0]), GAMES).branch(20, path)) as session:
        session.rewind(15)
    run("verify", path)
    lines = bodies(path.read_bytes())
    lines[0]["house"] = {"undo": False, "score": False}
    path.write_bytes(sealed(lines))
    output, errors = run("verify", path, "--json", code=1)
    assert not json_lines(output)[0]["ok"] and "line 22" in errors and "undo is off" in errors


def test_verify_refuses_damage_and_goes_on_with_the_rest(saves: list[Path], tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.saga"
    data = saves[0].read_bytes()
    damaged.write_bytes(data.replace(b'"seat":1', b'"seat":2', 1))
    output, errors = run("verify", damaged, saves[1], "--json", code=1)
    lines = json_lines(output)
    assert [line["ok"] for line in lines] == [False, True]
    assert "damaged.saga" in lines[0]["error"] and "damaged.saga" in errors


def test_verify_of_a_missing_file() -> None:
    _, errors = run("verify", "nowhere.saga", code=1)
    assert "nowhere.saga" in errors


def test_a_torn_save_is_good_with_a_notice(saves: list[Path], tmp_path: Path) -> None:
    torn = tmp_path / "torn.saga"
    torn.write_bytes(saves[0].read_bytes()[:-20])
    output, errors = run("verify", torn, "--json")
    assert json_lines(output)[0]["ok"] and "torn" in errors


def test_log_tells_the_saga(saves: list[Path]) -> None:
    plain, _ = run("log", saves[0])
    assert "brawler 1" in plain and "Ragnarök" in plain and "[V" not in plain
    with_rules, _ = run("log", saves[0], "--rules")
    assert "[V4.2]" in with_rules and "[V7.1]" in with_rules


def test_log_of_a_foreign_file(tmp_path: Path) -> None:
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Odin,\n", encoding="utf-8")
    _, errors = run("log", foreign, code=1)
    assert "letter.txt" in errors and "not a saga" in errors


def test_rules_are_shown() -> None:
    assert "V4.10" in run("rules", "V4.10")[0]
    assert "V6.4" in run("rules", "--find", "Ragnarök")[0]
    _, errors = run("rules", "V99", code=1)
    assert "V99" in errors


def test_version_and_help() -> None:
    assert run("--version")[0].startswith("valhalla 0.")
    assert "sim" in run("--help")[0]


def test_without_a_window_a_game_is_told(saves: list[Path]) -> None:
    output, errors = run()
    assert "Ragnarök" in output and len(errors.splitlines()) == 1
    assert "Ragnarök" in run(saves[0])[0]


def test_a_reader_that_has_enough_is_no_error(saves: list[Path]) -> None:
    if sys.platform == "win32":
        return
    command = f'"{sys.executable}" -m valhalla log "{saves[0]}" | head -n 1'
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") == 1 and not done.stderr


def test_bench_tells_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES_A_RUN", 2)
    monkeypatch.setattr(bench, "RUNS", 1)
    figures = bench.bench("valhalla")
    assert set(figures) >= {
        "calibration_ms", "moves_per_s", "games_per_s", "clone_us", "legal_us", "load_ms_full_game",
        "replay_events_per_s", "odds_ms_6", "odds_ms_9", "frame_ms_p50", "frame_ms_p99", "first_frame_ms",
        "rss_mb",
    }  # fmt: skip
    assert figures["moves_per_s"] > 0 and figures["load_ms_full_game"] > 0
    assert 0 < figures["odds_ms_6"] < figures["odds_ms_9"]
    assert 0 < figures["odds_ms_6_giants"] < figures["odds_ms_9_giants"]
    assert figures["odds_ms_tactics"] > figures["odds_ms_6"]


def test_an_error_in_one_of_several_games_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "valhalla-2.saga").mkdir()
    _, errors = run("sim", "--seats", "random,random", "--games", "3", "--save", tmp_path, "--json", code=1)
    assert "valhalla-2.saga" in errors


def test_commands_that_are_not_here_yet_say_so() -> None:
    assert "shots" in run("shots", code=2)[1]


# Arena and lab; what they count is in tests/ai


def test_arena_writes_a_line_for_each_level_and_says_the_same_on_one_core_or_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ("arena", "--seats", "thrall,random,thrall", "--games", "6", "--seed", "4", "--json")
    lines = json_lines(run(*words)[0])
    assert [line["level"] for line in lines] == ["thrall", "random"]
    keys = ["level", "games", "wins", "share", "ci95", "decision_ms"]
    assert all(list(line)[:6] == keys for line in lines)
    assert all(list(line["decision_ms"]) == ["p50", "p95", "max"] for line in lines)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    order = arena.matches("valhalla", ("thrall", "random", "thrall"), {"players": 3}, 6, 4)
    alone = arena.arena(order, lambda done, total: None)
    assert [{**line, "decision_ms": 0} for line in lines] == [{**line, "decision_ms": 0} for line in alone]


def test_lab_writes_a_line_for_each_item_and_says_the_same_on_one_core_or_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ("lab", "--games", "4", "--seed", "3", "--level", "random", "--players", "2,3", "--json")
    lines = json_lines(run(*words)[0])
    assert {line["kind"] for line in lines} == {"seats", "jarls", "cards", "expansions"}
    assert all(list(line)[:5] == ["kind", "id", "games", "share", "ci95"] for line in lines)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    order = lab.Order("valhalla", "random", 4, 3, players=(2, 3))
    assert list(lab.lab(order, lambda done, total: None)) == lines


def test_arena_and_lab_tell_people_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert main(["arena", "--seats", "thrall,random", "--games", "2"]) == 0
    output = capsys.readouterr().out
    assert [line.split()[0] for line in output.splitlines()] == ["level", "thrall", "random"]
    assert (
        main(["lab", "--what", "seats,expansions", "--players", "2", "--games", "2", "--level", "random"])
        == 0
    )
    output = capsys.readouterr().out
    assert [line.split()[0] for line in output.splitlines()] == [
        "item", "2p-1st", "2p-2nd", "base-2p", "loki-2p", "valkyries-2p", "dwarves-2p", "tyr-2p",
        "last_viking-2p", "hammer-2p",
    ]  # fmt: skip


def test_lab_measures_every_expansion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pairs share their victory: at a fair table everybody still has a quarter."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    order = lab.Order("valhalla", "random", 1, 3, ("expansions",))
    lines = list(lab.lab(order, lambda done, total: None))
    assert [line["id"] for line in lines] == [f"{name}-4p" for name in ("base", *EXPANSIONS)]
    assert all(sum(line["shares"]) == pytest.approx(1) for line in lines)


def test_nothing_found_is_said() -> None:
    assert "walrus" in run("rules", "--find", "walrus", code=2)[1]


if sys.platform != "win32":

    def shell(command: str, **environ: str) -> tuple[int, bytes, bytes]:
        """A command line with `valhalla` in it, as a shell runs it."""
        line = command.replace("valhalla ", f'"{sys.executable}" -m valhalla ', 1)
        env = {**os.environ, **environ}
        done = subprocess.run(["sh", "-c", line], cwd=ROOT, env=env, capture_output=True, check=False)
        assert b"Traceback" not in done.stderr
        return done.returncode, done.stdout, done.stderr

    @pytest.mark.parametrize("encoding", ["cp1251", "cp437", "ascii"])
    def test_output_into_a_file_is_utf_8_whatever_the_system_speaks(encoding: str) -> None:
        code, output, _ = shell("valhalla rules V6.4", PYTHONIOENCODING=encoding)
        assert code == 0 and "Ragnarök" in output.decode("utf-8")

    @pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
    def test_closed_streams_are_no_trouble(closed: str) -> None:
        assert shell(f"valhalla sim --seats random,random --games 2 {closed}")[0] == 0

    def test_a_file_name_that_is_no_utf_8(saves: list[Path], tmp_path: Path) -> None:
        odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/a\xffb.saga"))
        odd.write_bytes(saves[0].read_bytes())
        output, _ = run("verify", odd, "--json")
        assert json_lines(output)[0]["ok"]
        odd.write_bytes(b"torn")
        output, errors = run("verify", odd, "--json", code=1)
        assert not json_lines(output)[0]["ok"] and "saga" in errors
