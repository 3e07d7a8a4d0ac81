"""A jarl's text once more, beside the rules: what it asks for, and what it gives.

Each jarl's test file has one, `TEXT`; the meetings of jarls (`test_meetings.py`) look it up at every event.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import NamedTuple, Protocol

from valhalla.games.valhalla.state import Battle, Side, State

Premise = Callable[[State, int], bool]  # looked at just before a use is told


class Past(Protocol):
    """What has happened at the table so far."""

    prey: list[tuple[int, bool]]  # whom each seat saw win a battle of others, and whether a shield was taken

    def used_here(self, seat: int, *, extra: bool) -> bool:
        """Whether a fighter has used an ability in this battle."""


def _nothing(past: Past, s: State, of: object) -> int:
    return 0


class Text(NamedTuple):
    """Of the main ability and of the extra one."""

    main: Premise
    extra: Premise
    might: Callable[[Past, State, Side], int] = _nothing  # strength at the comparison
    dice: Callable[[Past, State, int], int] = _nothing  # extra dice in the first roll
    ties: bool = False  # a tie in defence is a victory
    one_use: bool = False  # the extra widens the one use (V17.1)
    between: bool = False  # "once between your turns"
    after: bool = False  # comes after the battle: Surround (V5.13) does not stop it
    lasting: bool = False  # a die set aside before the battle, and its strength: likewise


def text_of(jarl: str) -> Text:
    text: Text = importlib.import_module(f"tests.valhalla.jarls.test_{jarl}").TEXT
    return text


# The words they are written in


def always(s: State, seat: int) -> bool:
    return True


def battle_of(s: State) -> Battle:
    assert s.battle is not None
    return s.battle


def foe_of(s: State, seat: int) -> int:
    foe = battle_of(s).opponent(seat)
    assert foe is not None
    return foe.seat


def attacks(s: State, seat: int) -> bool:
    return battle_of(s).attack.seat == seat


def defends(s: State, seat: int) -> bool:
    return battle_of(s).defence is not None and foe_of(s, seat) == battle_of(s).attack.seat


def few(s: State, seat: int) -> bool:
    return s.own[seat] <= 2


def stormed(s: State) -> bool:
    """Whether a shield was taken."""
    return battle_of(s).winner == battle_of(s).attack.seat


def ragnarok(s: State) -> bool:
    return s.battle is not None and s.battle.defence is None


def heavy(s: State, seat: int) -> list[int]:
    """The slots of warriors with three or more weapon symbols."""
    return [slot for slot, card in enumerate(s.squads[seat]) if card >= 0 and s.table.symbols[card] >= 3]
