"""What a table of Valhalla is asked besides what every table is: which card Loki lays, and the monster."""

from __future__ import annotations

import msgspec

from valhalla.ui.settings import LastTable


class LastValhalla(LastTable, frozen=True):
    """`loki` is Loki's card, or None: by lot. With a `monster`, all play against it, at this level."""

    loki: str | None = None
    monster: str | None = None
    level: int = 1


def asked(table: LastTable) -> LastValhalla:
    """A table of whichever kind as one of Valhalla."""
    return table if isinstance(table, LastValhalla) else LastValhalla(**msgspec.structs.asdict(table))
