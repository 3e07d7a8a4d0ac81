"""`valhalla odds` against chances that can be worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from valhalla.cli import main


def odds(capsys: pytest.CaptureFixture[str], words: str) -> dict[str, Any]:
    """The line of `valhalla odds`, in this process."""
    assert main(["odds", *words.split(), "--json"]) == 0
    line: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
    return line


@pytest.mark.parametrize(
    ("words", "fraction"),
    [
        ("--dice 1 --warrior axe:3 --target 3", "1/6"),
        ("--dice 1 --warrior axe:3 --target 4", "0/1"),
        ("--dice 1 --warrior axe:3 --target 4 --bonus 1", "1/6"),
        ("--dice 1 --warrior axe:3 --target 2 --bonus -1", "1/6"),
        ("--dice 2 --warrior axe:3 --target 3", "91/216"),  # a second throw of the one die that is left
        ("--dice 2 --warrior axe:3 --warrior axe:2 --target 5", "1/36"),
        ("--dice 2 --warrior axe:3 axe:2 --target 5", "1/36"),
        ("--dice 2 --warrior axe+bow:5 --target 5", "1/18"),
        ("--dice 2 --warrior any2:3 --target 3", "25/36"),
        ("--dice 2 --warrior pair:4 --target 4", "5/36"),
        ("--dice 3 --warrior triple:6 --target 6", "5/216"),
        ("--dice 3 --warrior alldiff3:5 --target 5", "5/18"),
        ("--dice 4 --warrior alldiff4:8 --target 8", "5/54"),
        ("--dice 4 --warrior twopairs:7 --target 7", "65/1296"),  # 10 pairs of weapons 6 ways, 5 alike
        ("--dice 1 --warrior axe:3 --target 3 --free-rerolls 1", "11/36"),
        ("--dice 1 --warrior axe:3 --target 3 --tactic counterblow", "91/216"),
        ("--dice 1 --warrior axe:3 --target 3 --tactic weapon_swap", "1/3"),
        ("--dice 1 --warrior axe:3 --target 3 --tactic new_weapons", "671/1296"),
        ("--dice 1 --warrior axe:3 --target 8 --tactic fury --tactic underdog", "1/6"),
        ("--dice 2 --warrior axe:3 --target 6 --tactic heroic", "11/36"),
        ("--dice 2 --warrior axe:3 --target 7 --tactic heroic:bow", "1/18"),
        ("--faces blank,axe --warrior axe:3 --target 3", "1/1"),
        ("--faces blank,bow --warrior axe:3 --target 3", "1/6"),
        ("--faces blank --warrior axe:3 --target 0", "0/1"),  # nobody activated: strength 0 holds nothing
    ],
)
def test_odds_are_exact(capsys: pytest.CaptureFixture[str], words: str, fraction: str) -> None:
    line = odds(capsys, words)
    assert list(line) == ["p", "fraction", "expected", "best"]
    assert line["fraction"] == fraction and line["p"] == pytest.approx(float(Fraction(fraction)))
    assert (line["best"] is None) == ("--dice" in words)


def test_odds_tell_the_mean_strength(capsys: pytest.CaptureFixture[str]) -> None:
    assert odds(capsys, "--dice 1 --warrior axe:3 --bonus 3 --target 9")["expected"] == pytest.approx(1)
    assert odds(capsys, "--faces axe,blank --warrior axe:3 --target 9")["expected"] == 3
    # Worth 3 as it lies; a bear of two axes would need the one die left after a reroll.
    assert odds(capsys, "--faces axe,bow --warrior axe:3 axe+bow:9 --target 3")["expected"] == 9


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("--faces axe --warrior axe:3 --target 3", {"do": "stop"}),
        (
            "--faces bow,blank,axe --warrior axe+axe:3 --target 3",
            {"do": "reroll", "discard": "blank", "dice": ["bow"]},
        ),
        (
            "--faces bow,axe --warrior axe+axe:3 --target 3 --free-rerolls 1",
            {"do": "free_reroll", "dice": ["bow"]},
        ),
        ("--faces bow,axe --warrior axe+axe:3 --target 3 --tactic counterblow", {"do": "counterblow"}),
        ("--faces axe --warrior axe+axe:3 --target 3 --tactic new_weapons", {"do": "new_weapons"}),
    ],
)
def test_odds_know_what_is_best(capsys: pytest.CaptureFixture[str], words: str, best: dict[str, Any]) -> None:
    assert odds(capsys, words)["best"] == best


def test_new_weapons_take_what_the_pool_still_holds(capsys: pytest.CaptureFixture[str]) -> None:
    nine, eight = "--dice 9 --warrior axe:3 --target 3", "--dice 8 --warrior axe:3 --target 3"
    tactic = " --tactic new_weapons"
    assert odds(capsys, nine + tactic) == odds(capsys, nine)
    assert odds(capsys, eight + tactic)["p"] > odds(capsys, eight)["p"]


def test_odds_tell_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--faces", "bow,blank,axe", "--warrior", "axe+axe:3", "--target", "3"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "chance to reach strength 3: 16.67 % (1/6)",
        "mean strength, if played for strength: 0.50",
        "best: discard: blank; roll again: bow",
    ]
