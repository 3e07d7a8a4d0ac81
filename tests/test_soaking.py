"""build/soak.py: all kinds of games that have joined, turn about, and the table of what came of them."""

from __future__ import annotations

from itertools import cycle

import pytest
import soaking

from valhalla.workshop.record import soaked

N = 40


def test_all_kinds_come_turn_about() -> None:
    sample = soaking.matches(N, 5)
    assert [match.seed for match in sample] == list(range(5, 5 + N))
    for i, (kind, match) in enumerate(zip(cycle(soaked()), sample, strict=False)):
        assert match == soaked()[kind](i // len(soaked()), 5 + i)


def test_its_table_has_a_row_for_each_kind(capsys: pytest.CaptureFixture[str]) -> None:
    sample = [lay(0, 1) for lay in soaked().values()]
    assert soaking.soak(sample, soaked()) == 0
    told = capsys.readouterr().out
    alls = [line.split()[:3] for line in told.splitlines() if " all " in line]
    assert alls == [[kind, "all", "1"] for kind in sorted(soaked())]
