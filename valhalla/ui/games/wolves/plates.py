"""Boards of Wolves of Odin in nine slices, and where things lie in its pictures: `wolves.json` tells it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.ui.art import sliced
from valhalla.ui.painter import Painter

SCALE: Final = 2.6  # pixels of a board that are a unit


@cache
def places(folder: Path) -> dict[str, Any]:
    """What the bake tells about the pictures; nothing where it was not baked."""
    try:
        found: dict[str, Any] = msgspec.json.decode((folder / "wolves" / "wolves.json").read_bytes())
    except (OSError, msgspec.MsgspecError):
        return {}
    return found


def board(p: Painter, name: str, rect: Rect, scale: float = SCALE) -> None:
    """A board whose body is this rectangle; its shadow goes beyond. A plain panel if it was not baked."""
    told = places(p.art.folder).get(name)
    if p.blind:
        return
    if told is None or not p.art.has(f"wolves/{name}.webp"):
        p.plate("panel", rect)
        return
    left, top, right, low = (round(side * p.u / scale) for side in told["outset"])
    size = rect.w + left + right, rect.h + top + low
    key = ("wolves board", name, size, round(p.u / scale, 3))
    made = p.art.kept(key, lambda: _made(p, name, told, size, p.u / scale))
    p.blit(made, (rect.x - left, rect.y - top))


def _made(p: Painter, name: str, told: dict[str, Any], size: tuple[int, int], scale: float) -> Surface:
    source = p.art.file(f"wolves/{name}.webp")
    if source.get_size() != tuple(told["size"]):
        return smoothscale(source, size)  # not the picture it should be: see the trouble of Art
    return sliced(source, tuple(told["slices"]), scale, size)
