"""What all events are made of."""

from __future__ import annotations

from typing import ClassVar

import msgspec

Cards = tuple[int, ...]
Dice = tuple[int, ...]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Base of all events."""

    game: ClassVar[str] = "valhalla"
