"""Who joins a table that has one seat too few, if its game has somebody for that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from valhalla.ai.record import Guest, thinking_of


def with_guest(
    game: str, kinds: Sequence[str], setup: dict[str, Any]
) -> tuple[tuple[str, ...], dict[str, Any]]:
    """The seats' kinds and the setup, with the guest if this table needs one."""
    guest = thinking_of(game).guest
    if guest is None or len(kinds) != guest.players - 1:
        return tuple(kinds), setup
    variants = tuple(dict.fromkeys((*setup.get("variants", ()), guest.variant)))
    return (*kinds, guest.kind), {**setup, "players": guest.players, "variants": variants}


def guest_of(game: str, setup: dict[str, Any]) -> Guest | None:
    """Who has the last chair of this table as a guest, if anybody."""
    guest = thinking_of(game).guest
    return guest if guest is not None and guest.variant in setup.get("variants", ()) else None
