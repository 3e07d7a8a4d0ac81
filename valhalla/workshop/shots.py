"""`valhalla shots`: a picture of every scene in a telling state, drawn by the real scenes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from valhalla.workshop import halls
from valhalla.workshop.posing import Shot, make_app, settle
from valhalla.workshop.record import works


def all_shots() -> dict[str, Shot]:
    """Those of no game, then game by game."""
    found = dict(halls.SHOTS)
    for work in works():
        found |= work.shots
    return found


def shots(out: Path, size: tuple[int, int], scale: int = 100, only: str = "") -> Iterator[Path]:
    """Draw the scenes; yields each file when it is written."""
    out.mkdir(parents=True, exist_ok=True)
    app = make_app(size, scale)
    try:
        for name, show in all_shots().items():
            if only and name != only:
                continue
            show(app)
            settle(app)
            app.draw()
            path = out / f"{name}.png"
            pygame.image.save(app.screen, path)
            yield path
    finally:
        app.close()
