"""A kind of cards: how its faces are drawn, where it stands in the gallery, and which clause tells of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pygame import Surface

from valhalla.games.valhalla.cards import Warrior
from valhalla.ui.table.faces.sheet import Sheet


class Kind(NamedTuple):
    """Of a face there are a small one, a full one that may be large, and one held in a crowded hand."""

    type: type
    name: str  # in the gallery
    told: Callable[[], str]
    rule: str
    small: Callable[..., None]
    full: Callable[..., None]
    held: Callable[[Sheet, Any, int], None] | None = None
    sign: str = ""  # of what it adds to a strength
    foot: Callable[[Sheet, Any, tuple[int, int]], Surface] | None = None  # what is seen of it under a warrior
    covers: Callable[[Any, Warrior], int | None] | None = None  # the weapon that a warrior above it needs not
