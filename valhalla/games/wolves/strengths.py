"""How strong units and rows are (W5): always current, worked out from the kinds in a row and kept.

Rows repeat endlessly in a search, so the strengths of a row are found once for its kinds in their order.
"""

from __future__ import annotations

from functools import lru_cache

from valhalla.games.wolves.cards import Unit, kinds
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import (
    BARRED,
    KINDS,
    MIGHT,
    NONE,
    PRIEST_BAR,
    TYR_RUNE,
    UNITS,
    YEW_RUNE,
    Deity,
    Kind,
)

Row = tuple[int, ...]


@lru_cache(maxsize=1)
def units() -> tuple[Unit, ...]:
    """The units in the order of `terms.KINDS`."""
    found = {card.id: card for card in kinds() if isinstance(card, Unit)}
    return tuple(found[name] for name in KINDS[:UNITS])


@lru_cache(maxsize=1)
def runes() -> tuple[int, ...]:
    """The rune of each kind; manoeuvres have none."""
    found = tuple(TYR_RUNE if unit.rune == "tyr" else YEW_RUNE for unit in units())
    return found + (NONE,) * (len(KINDS) - UNITS)


@lru_cache(maxsize=1 << 17)
def of_kinds(row: Row) -> Row:
    """The strength of every unit of a row, given by kinds from left to right."""
    rune = runes()
    yew = sum(rune[kind] == YEW_RUNE for kind in row)
    tyr = len(row) - yew
    return tuple(_one(row, place, kind, yew, tyr) for place, kind in enumerate(row))


def _one(row: Row, place: int, kind: int, yew: int, tyr: int) -> int:
    unit = units()[kind]
    grows = unit.grows
    if grows is None:
        return unit.strength
    if grows.word == "yew":
        return unit.strength + grows.number * yew
    if grows.word == "tyr":
        return unit.strength + grows.number * tyr
    if grows.word == "kin":
        beside = row[max(place - 1, 0) : place] + row[place + 1 : place + 2]
        return unit.strength + (grows.number if kind in beside else 0)
    return max(0, unit.strength - grows.number * (len(row) - 1))


def row_kinds(s: State, row: int) -> Row:
    kind = s.table.kind
    return tuple([kind[card] for card in s.rows[row]])


def of_row(s: State, row: int) -> Row:
    """The strength of every unit of a seat's row."""
    return of_kinds(row_kinds(s, row))


def of_card(s: State, row: int, card: int) -> int:
    return of_row(s, row)[s.rows[row].index(card)]


def total(s: State, seat: int) -> int:
    """A row as it is counted: its units, Thor's gift and Fenrir's toll (W6.3); negative, too (W8.4)."""
    owner = s.owner
    might = MIGHT if owner[Deity.THOR] == seat else 0
    wolf = owner[Deity.FENRIR]
    if wolf not in (NONE, seat) and owner[Deity.ODIN] != seat:
        might -= MIGHT
    return sum(of_row(s, seat)) + might


def totals(s: State) -> list[int]:
    return [total(s, seat) for seat in range(s.table.players)]


@lru_cache(maxsize=1 << 16)
def stands(kind: int, row: Row) -> bool:
    """Whether a unit may be laid in a row, or move there (W5: Priest, Chieftain, King)."""
    if kind in BARRED and kind in row:
        return False
    if kind != Kind.PRIEST:
        return True
    before = of_kinds(row)  # W5: what stands there before the Priest comes
    return all(before[place] > PRIEST_BAR for place, other in enumerate(row) if runes()[other] == TYR_RUNE)


def may_stand(s: State, card: int, row: int) -> bool:
    return stands(s.table.kind[card], row_kinds(s, row))
