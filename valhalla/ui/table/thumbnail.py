"""The small picture of a table beside its save. It is only believed as far as it can do no harm."""

from __future__ import annotations

import io
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from valhalla.kernel.files import read_bytes

log = logging.getLogger(__name__)

SIZE: Final = (320, 180)
MOST_BYTES: Final = 1_000_000
MOST_SIDE: Final = 1280  # pixels: a picture of a few bytes may claim to be as large as the memory
HEAD: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


def read(path: Path) -> Surface | None:
    """The picture there. What was never made, is damaged or no picture of ours is none."""
    try:
        data = read_bytes(path, MOST_BYTES)
        return pygame.image.load(io.BytesIO(data), "thumbnail.png").convert() if _small(data) else None
    except (OSError, ValueError, pygame.error):  # the row shows a shield instead
        return None


def _small(data: bytes) -> bool:
    """Whether this begins as a picture does, and would not grow out of hand."""
    sides = (int.from_bytes(data[at : at + 4], "big") for at in (len(HEAD), len(HEAD) + 4))
    return data.startswith(HEAD) and all(0 < side <= MOST_SIDE for side in sides)


def keep(path: Path, picture: Surface) -> None:
    """Keep a picture there. It must show nothing that is hidden from anybody."""
    small = io.BytesIO()
    draft = path.with_name(f".{os.getpid()}.png")
    try:
        pygame.image.save(pygame.transform.smoothscale(picture, SIZE), small, "thumbnail.png")
        draft.write_bytes(small.getvalue())
        os.replace(draft, path)  # whatever lies there is not opened: it may be a pipe
    except (OSError, pygame.error) as error:
        log.warning("no thumbnail %s: %s", path, error)
        with suppress(OSError):
            draft.unlink()
