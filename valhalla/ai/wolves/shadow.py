"""Two at a table of Wolves of Odin: the shadow clan takes the third seat (see docs/ai.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from valhalla.games.wolves import ID
from valhalla.games.wolves.table import SHADOWED

VARIANT = "shadow"
CLAN = "karl"  # what plays it


def with_shadow(
    game_id: str, kinds: Sequence[str], setup: dict[str, Any]
) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The seats' kinds and the setup, with the shadow clan if this table needs it."""
    if game_id != ID or len(kinds) != SHADOWED - 1:
        return tuple(kinds), setup
    variants = tuple(dict.fromkeys((*setup.get("variants", ()), VARIANT)))
    return (*kinds, CLAN), {**setup, "players": SHADOWED, "variants": variants}


def shadow_seat(setup: dict[str, Any]) -> int | None:
    """The seat of the shadow clan, or None at a table without it."""
    return SHADOWED - 1 if VARIANT in setup.get("variants", ()) else None
