"""Pictures of the program, read and decoded once for all the windows of a process: that takes long."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Final

import pytest
from pygame import Surface

from valhalla.ui.art import Art
from valhalla.ui.theme import paint

MOST: Final = 400_000_000  # bytes

Key = tuple[Path, object]  # a file, and how it was painted anew for other eyes


class Album:
    """What `Art` has loaded; the picture not used for longest goes when there are too many."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Surface] = OrderedDict()
        self._bytes = 0
        self._load = Art._load

    def share(self, patch: pytest.MonkeyPatch) -> None:
        """From now on every `Art` takes its files from here."""

        def load(art: Art, name: str) -> Surface:
            return self.file(art, name)

        patch.setattr(Art, "_load", load)

    def file(self, art: Art, name: str) -> Surface:
        key = art.folder / name, paint(name)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        troubles = len(art.trouble)
        found = self._load(art, name)
        if len(art.trouble) == troubles:  # what is missing is told to each window
            self._keep(key, found)
        return found

    def _keep(self, key: Key, picture: Surface) -> None:
        self._kept[key] = picture
        self._bytes += _bytes(picture)
        while self._bytes > MOST:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])


def _bytes(picture: Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
