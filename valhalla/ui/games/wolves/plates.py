"""Boards of Wolves of Odin in nine slices, and where things lie in its pictures: `wolves.json` tells it."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.kernel.files import plain_file
from valhalla.ui.art import sliced
from valhalla.ui.painter import Painter

log = logging.getLogger(__name__)

SCALE: Final = 2.6  # pixels of a board that are a unit


@cache
def places(folder: Path) -> dict[str, dict[str, Any]]:
    """What the bake tells about the pictures; nothing where it was not baked, or the file is damaged."""
    path = folder / "wolves" / "wolves.json"
    try:
        return msgspec.json.decode(plain_file(path).read_bytes(), type=dict[str, dict[str, Any]])
    except (OSError, ValueError) as error:
        log.warning("%s: %s", path, error)
        return {}


def numbers(folder: Path, name: str, field: str, count: int) -> tuple[float, ...]:
    """So many numbers that the bake tells about a picture, or none."""
    with suppress(msgspec.ValidationError):
        found = msgspec.convert(places(folder).get(name, {}).get(field), tuple[float, ...])
        return found if len(found) == count else ()
    return ()


def board(p: Painter, name: str, rect: Rect, scale: float = SCALE) -> None:
    """A board whose body is this rectangle; its shadow goes beyond. A plain panel if it was not baked."""
    if p.blind:
        return
    outset = numbers(p.art.folder, name, "outset", 4)
    if not outset or not p.art.has(f"wolves/{name}.webp"):
        p.plate("panel", rect)
        return
    left, top, right, low = (round(side * p.u / scale) for side in outset)
    size = rect.w + left + right, rect.h + top + low
    key = ("wolves board", name, size, round(p.u / scale, 3))
    made = p.art.kept(key, lambda: _made(p, name, size, p.u / scale))
    p.blit(made, (rect.x - left, rect.y - top))


def _made(p: Painter, name: str, size: tuple[int, int], scale: float) -> Surface:
    source = p.art.file(f"wolves/{name}.webp")
    slices = numbers(p.art.folder, name, "slices", 4)
    if not slices or source.get_size() != numbers(p.art.folder, name, "size", 2):
        return smoothscale(source, size)  # not the picture it should be: see the trouble of Art
    left, top, right, bottom = map(int, slices)
    return sliced(source, (left, top, right, bottom), scale, size)
