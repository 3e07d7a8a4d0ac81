"""All pictures of the README, drawn by the real scenes, into docs/pictures. The banner alone is baked.

python build/pictures.py                  everything
python build/pictures.py --only table     one of them
python build/pictures.py --check          says how far each is from what the scenes draw now
"""

import argparse
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import film_battle
import numpy as np
from PIL import Image

from valhalla.ui.shots import shots

OUT = film_battle.FILM.parent
SIZE = (1280, 720)
QUALITY = 86
STALE = 1.0  # per cent of the points that differ plainly: what WebP itself changes stays far below
PLAIN = 32  # of 255

# The README's names, and the shots they are.
PICTURES = {
    "table": "table",
    "battle": "attack",
    "menu": "menu",
    "scoring": "scoring",
    "feast": "lore",
    "dwarves": "dwarves",
    "loki": "loki",
    "pairs": "pair-battle",
    "monster": "fenrir",
    "hunted": "hunted",
    "hammer": "hammer-rolled",
    "hurl": "hurl",
    "wolves": "wolves",
    "wolves-ward": "wolves-ward",
    "lesson": "lesson-battle",
    "film": "film-battle",
}


def drawn(names: Iterable[str]) -> Iterator[tuple[str, Image.Image]]:
    """The pictures as the scenes draw them now."""
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            (path,) = shots(Path(folder), SIZE, only=PICTURES[name])
            with Image.open(path) as found:
                yield name, found.convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """How many points of a hundred differ plainly; light and embers move a few."""
    apart = np.abs(np.asarray(one, dtype=np.int16) - np.asarray(other, dtype=np.int16)).max(axis=2)
    return float((apart > PLAIN).mean() * 100)


def check(names: Iterable[str]) -> None:
    for name, picture in drawn(names):
        with Image.open(OUT / f"{name}.webp") as kept:
            apart = difference(kept.convert("RGB"), picture)
        print(f"{name}: {apart:.1f} %{' stale' if apart > STALE else ''}", flush=True)


def make(names: Iterable[str]) -> None:
    for name, picture in drawn(names):
        path = OUT / f"{name}.webp"
        picture.save(path, "WEBP", quality=QUALITY, method=6)
        print(f"{path.name} {path.stat().st_size // 1024} kB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="All pictures of the README, into docs/pictures.")
    parser.add_argument("--only", choices=[*PICTURES, film_battle.FILM.stem], help="one picture")
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    choice = parser.parse_args()
    names = [name for name in PICTURES if choice.only in (None, name)]
    if choice.check:
        check(names)
        return
    make(names)
    if choice.only in (None, film_battle.FILM.stem):
        film_battle.make()


if __name__ == "__main__":
    main()
