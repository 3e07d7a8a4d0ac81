"""Tables for an evening at one stroke."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from valhalla.ui.settings import HUMAN, LastTable, SeatChoice

FIRST_SEATS: Final = 3
ALIKE: Final = ("variants", "score")


class Preset(NamedTuple):
    """What it is called, a few words about it, all of it; its sign, and what it makes of the present table.

    *lay* gets the table without variants and expansions, and names for seats that nobody has named.
    """

    title: str
    note: str
    whole: str
    icon: str
    lay: Callable[[LastTable, Sequence[str]], LastTable]
    alike: tuple[str, ...] = ALIKE  # by which, and by what its game alone asks, such a table is known

    def laid(self, table: LastTable, names: Sequence[str]) -> LastTable:
        clean = msgspec.structs.replace(table, variants=(), expansions=(), first=None)
        return self.lay(clean, names)

    def is_laid(self, table: LastTable, names: Sequence[str]) -> bool:
        """Whether this table is what the preset would lay."""
        like = self.laid(table, names)
        own = [field for field in like.__struct_fields__ if field not in LastTable.__struct_fields__]
        return (
            set(like.expansions) == set(table.expansions)
            and all(getattr(like, field) == getattr(table, field) for field in (*self.alike, *own))
            and [seat.kind for seat in like.seats] == [seat.kind for seat in table.seats]
        )


def first_seats(
    seats: tuple[SeatChoice, ...], names: Sequence[str], least: int = FIRST_SEATS, others: str = "thrall"
) -> tuple[SeatChoice, ...]:
    """All people stay, and others fill the table up to so many seats."""
    people = [seat for seat in seats if seat.kind == HUMAN] or [SeatChoice(names[0])]
    taken = {seat.name.strip().casefold() for seat in people}
    free = iter(name for name in names if name.casefold() not in taken)
    count = max(least, len(people))
    kinds = [HUMAN] * len(people) + [others] * (count - len(people))
    called = [*(seat.name for seat in people), *(next(free) for _ in range(count - len(people)))]
    return tuple(SeatChoice(name, kind, i) for i, (name, kind) in enumerate(zip(called, kinds, strict=True)))
