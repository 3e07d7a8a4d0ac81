"""All pictures of the README and of the players' pages, drawn by the real scenes, into docs/pictures.

The banner alone is baked.

python build/pictures.py                  everything
python build/pictures.py --only table     one of them
python build/pictures.py --check          says how far each is from what the scenes draw now
"""

import argparse
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import films
import numpy as np
from PIL import Image

from valhalla.words import language
from valhalla.workshop.shots import shots

OUT = films.OUT
SIZE, SMALLER = (1280, 720), (1120, 630)
QUALITY, LESSER = 86, 74  # a players' page is read on telephones, too
STALE = 1.0  # per cent of the points that differ plainly: what WebP itself changes stays far below
PLAIN = 32  # of 255

README = {
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
PLAYERS = {
    "menu": "menu", "table": "table", "battle": "armed", "monster": "together-two", "wolves": "wolves-lay",
}  # fmt: skip
TONGUES = ("en", "ru", "pl")  # each players' page has its own


class Picture(NamedTuple):
    shot: str
    tongue: str = "en"
    size: tuple[int, int] = SIZE  # it is drawn at SIZE, and made smaller
    quality: int = QUALITY


# By name, the shots they are.
PICTURES = {
    **{name: Picture(shot) for name, shot in README.items()},
    **{
        f"players-{tongue}-{name}": Picture(shot, tongue, SMALLER, LESSER)
        for tongue in TONGUES
        for name, shot in PLAYERS.items()
    },
}


def drawn(names: Iterable[str]) -> Iterator[tuple[str, Image.Image]]:
    """The pictures as the scenes draw them now."""
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            language.use(PICTURES[name].tongue)
            (path,) = shots(Path(folder), SIZE, only=PICTURES[name].shot)
            with Image.open(path) as found:
                yield name, found.convert("RGB").resize(PICTURES[name].size, Image.Resampling.LANCZOS)


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
        picture.save(path, "WEBP", quality=PICTURES[name].quality, method=6)
        print(f"{path.name} {path.stat().st_size // 1024} kB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="All pictures of the README and the players' pages.")
    parser.add_argument(
        "--only", choices=[*PICTURES, *(path.stem for path in films.FILES.values())], help="one picture"
    )
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    choice = parser.parse_args()
    names = [name for name in PICTURES if choice.only in (None, name)]
    if choice.check:
        check(names)
        return
    make(names)
    for name in films.FILMS:
        if choice.only in (None, films.FILES[name].stem):
            films.make(name)


if __name__ == "__main__":
    main()
