"""Saves of other cards are believed, but for what they say of seats and ends that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from valhalla.ai.play import Bout, play
from valhalla.games import GAMES
from valhalla.kernel.journal import Saga, SaveError, seal
from valhalla.kernel.session import Session

Edit = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def lines() -> list[dict[str, Any]]:
    """A finished game's lines without their sums, the header of other card data."""
    session = play(Bout("valhalla", ("thrall", "thrall", "brawler"), {"players": 3}, 12))
    bodies = [msgspec.to_builtins(session.header())]
    for n, entry in enumerate(session.log):
        seat = None if n == 0 else entry.seat
        record = {"n": n, "seat": seat, "command": entry.command, "events": entry.events}
        bodies.append(msgspec.to_builtins(record))
    bodies[0]["digest"] = "0" * 32
    return bodies


def written(path: Path, lines: list[dict[str, Any]]) -> Path:
    total = ""
    data = b""
    for line in lines:
        sealed, total = seal(msgspec.json.encode(line), total)
        data += sealed
    path.write_bytes(data)
    return path


def edited(lines: list[dict[str, Any]], kind: str, edit: Edit) -> list[dict[str, Any]]:
    """The lines with the last event of a kind changed."""
    copy: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(lines))
    events = [event for line in copy[1:] for event in line["events"] if event["type"] == kind]
    edit(events[-1])
    return copy


def test_a_save_of_other_cards_loads_with_a_notice(lines: list[dict[str, Any]], tmp_path: Path) -> None:
    session = Session.read(Saga(written(tmp_path / "old.saga", lines)), GAMES)
    assert session.folded and session.game.outcome(session.state)
    assert "other cards" in session.notice


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("game_ended", "winners", [77]),
        ("game_ended", "winners", []),
        ("game_ended", "winners", [-1]),
        ("game_ended", "scores", [1]),
        ("game_ended", "scores", []),
        ("end_triggered", "owner", 50),
        ("attack_declared", "target", 9),
        ("battle_resolved", "winner", 4),
        ("turn_began", "seat", -7),
        ("turn_began", "seat", 10**11),
        ("jarls_revealed", "jarls", [0, 1, 99]),
        ("jarls_revealed", "jarls", [0, 1]),
        ("shield_taken", "owner", 3),
    ],
)
def test_seats_and_ends_that_cannot_be_are_refused(
    lines: list[dict[str, Any]], tmp_path: Path, kind: str, field: str, value: Any
) -> None:
    forged = edited(lines, kind, lambda event: event.update({field: value}))
    with pytest.raises(SaveError):
        Session.read(Saga(written(tmp_path / "forged.saga", forged)), GAMES)
