"""Doubles in the workshop: shots of its table, what the lab would note, tables for the soak."""

from __future__ import annotations

from typing import Final

from tests.fourth import rules
from tests.fourth.rules import State, Step
from valhalla.ai.play import Bout
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.workshop.noting import Noting
from valhalla.workshop.posing import NAMES, play_until, press, settle, sit_down
from valhalla.workshop.record import WorkRecord


def lay(*kinds: str, seed: int = 4) -> Session:
    seats = tuple(Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False))
    return Session.start(rules, rules.Setup(len(kinds), first=0), seats, seed)


def _daring(s: State) -> bool:
    return s.agenda[-1] == (Step.DARE, 0)


def _table(app: App) -> None:
    sit_down(app, play_until(lay("human", "karl", "thrall"), _daring))


def _reference(app: App) -> None:
    _table(app)
    press(app.scene, "reference")


def _scoring(app: App) -> None:
    sit_down(app, play_until(lay("human", "karl", "thrall"), lambda s: not rules.to_act(s)))
    settle(app, 4.0)


LEVELS: Final = ("random", "thrall", "karl", "norn")


def doubles(i: int, seed: int) -> Bout:
    """All numbers of players, with levels that change from seat to seat and game to game."""
    players = 2 + i % 3
    levels = tuple(LEVELS[(i // 3 + seat) % len(LEVELS)] for seat in range(players))
    return Bout(rules.ID, levels, {"players": players, "variants": ()}, seed)


class DoublesNoting(Noting):
    def sorts(self, ids: list[str]) -> dict[str, str]:
        return {}

    def used(self, session: Session) -> list[frozenset[str]]:
        return [frozenset() for _ in session.seats]


RECORD: Final = WorkRecord(
    shots={"fourth": _table, "fourth-reference": _reference, "fourth-scoring": _scoring},
    alike=(),
    tested=("fourth",),
    noting=DoublesNoting(),
    soaked={"fourth": doubles},
)
