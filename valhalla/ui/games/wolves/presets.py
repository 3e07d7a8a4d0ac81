"""Tables of Wolves of Odin for an evening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from valhalla.ui.scenes.new_game.presets import Preset, first_seats
from valhalla.ui.settings import LastTable
from valhalla.words.language import N_


def _pack(table: LastTable, names: Sequence[str]) -> LastTable:
    return replace(table, seats=first_seats(table.seats, names), undo=True)


def _duel(table: LastTable, names: Sequence[str]) -> LastTable:
    return replace(table, seats=first_seats(table.seats, names, 2, "karl")[:2], undo=True)


def _full(table: LastTable, names: Sequence[str]) -> LastTable:
    return replace(table, seats=first_seats(table.seats, names, 5, "karl"), undo=True)


PRESETS: Final = {
    "pack": Preset(
        N_("First rounds"),
        N_("easy opponents, at least three rows"),
        N_("At least three seats, easy opponents, and every move may be taken back."),
        "star",
        _pack,
    ),
    "duel": Preset(
        N_("Two and a shadow"),
        N_("two players, and the shadow clan"),
        N_("Two players, or you and a karl. The shadow clan takes the third seat."),
        "wolf-head",
        _duel,
    ),
    "full-hall": Preset(
        N_("Full hall"),
        N_("five rows, two victories a round"),
        N_("Five seats: all people of this table, and karls in the other chairs."),
        "horn",
        _full,
    ),
}
