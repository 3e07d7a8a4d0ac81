"""Bakes pictures that are missing or stale, and keeps the manifest that tells which are.

A picture is stale when what decides it changed: its hash covers what draws it with all arguments, every
definition that is reached from there (`reach`), and the glyphs that these name.
"""

import importlib
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import baking
from baking import ROOT, digest, source

from art import reach

if TYPE_CHECKING:
    from PIL import Image

BAKED = ROOT / "assets" / "baked"
MANIFEST = "manifest.json"

# A module that draws has `pictures()`, and may have `documents()`.
MODULES = (
    "icons",
    "marks",
    "shields",
    "dice.dice",
    "plates.plates",
    "backdrop.table",
    "backdrop.hall",
    "backdrop.curtain",
    "backdrop.light",
    "backdrop.appicon",
    "backdrop.sparks",
    "valhalla.portraits",
    "valhalla.woodcuts",
    "valhalla.frames",
    "valhalla.god_frames",
    "valhalla.last_viking",
    "valhalla.seals",
    "valhalla.monsters",
    "valhalla.monster_frames",
    "hammer.frames",
    "hammer.track",
    "hammer.cards",
    "wolves.frames",
    "wolves.table",
    "wolves.cards",
)

GLYPHS = source("art").parent / "glyphs"


class Picture(NamedTuple):
    """A picture below `assets/baked`. `draw` runs in a worker: a function of a module or a partial of one."""

    path: str
    draw: "Callable[[], Image.Image]"
    quality: int = 88
    lossless: bool = False


class Document(NamedTuple):
    """A text below `assets/baked` that tells where things are in pictures, or a file of another kind."""

    path: str
    write: Callable[[], str | bytes]


Item: TypeAlias = Picture | Document


class Job(NamedTuple):
    module: str
    item: Item

    @property
    def entry(self) -> dict[str, str]:
        """The manifest's line."""
        return {"module": self.module, "hash": digest(reach.told(self.item[1:]) + code(self.item[1]))[:32]}


def code(draw: Callable[[], object]) -> str:
    """One hash over all definitions below what draws, wherever they stand, and the glyphs they name."""
    known = reach.below(reach.roots(draw))
    texts = {statement.text for _module, statement in known}
    if "art.icons" in {module for module, _statement in known}:
        said = set(reach.texts(draw)).union(*(statement.said for _module, statement in known))
        texts |= {glyph.read_text(encoding="utf-8") for glyph in _glyphs(said)}
    return digest("\0".join(sorted(texts)))


def _glyphs(said: Collection[str]) -> list[Path]:
    """Those that are named, or may be: a text that is filled in must match."""
    open_ = [text for text in said if "*" in text and re.fullmatch("[a-z_*-]*[a-z][a-z_*-]*", text)]
    found = GLYPHS.glob("*.svg")
    return [glyph for glyph in found if glyph.stem in said or any(fnmatch(glyph.stem, one) for one in open_)]


def jobs(modules: Sequence[str] = MODULES) -> Iterator[Job]:
    """Everything that is baked, module by module."""
    for name in modules:
        if not source(f"art.{name}").exists():
            continue
        module = importlib.import_module(f"art.{name}")
        yield from (Job(name, item) for item in getattr(module, "pictures", list)())
        yield from (Job(name, item) for item in getattr(module, "documents", list)())


def read_manifest(folder: Path = BAKED) -> dict[str, dict[str, str]]:
    return baking.read_manifest(folder / MANIFEST)


def write_manifest(lines: dict[str, dict[str, str]], folder: Path = BAKED) -> None:
    baking.write_manifest(folder / MANIFEST, lines)


def stale(job: Job, lines: dict[str, dict[str, str]], folder: Path = BAKED) -> bool:
    return lines.get(job.item.path) != job.entry or not (folder / job.item.path).exists()


def bake_one(job: Job, folder: Path = BAKED) -> Job:
    """Draw one picture or write one document."""
    path = folder / job.item.path
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(job.item, Document):
        content = job.item.write()
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    else:
        image = job.item.draw()
        image.save(path, "WEBP", quality=job.item.quality, lossless=job.item.lossless, method=6)
    return job


def bake(
    pattern: str = "*", modules: Sequence[str] = MODULES, *, every: bool = False, workers: int = 2
) -> None:
    """Bake what is stale of these modules among the paths that match; drop what they offer no more."""
    offered = list(jobs(modules))
    lines = read_manifest()
    due = [job for job in offered if fnmatch(job.item.path, pattern) and (every or stale(job, lines))]
    with ProcessPoolExecutor(workers) as pool:
        for number, job in enumerate(pool.map(bake_one, due), 1):
            print(f"{number}/{len(due)} {job.item.path}", flush=True)
            # Read anew each time: another bake may run beside this one.
            write_manifest(read_manifest() | {job.item.path: job.entry})
    _drop({job.item.path for job in offered}, modules)


def _drop(offered: set[str], modules: Sequence[str]) -> None:
    lines = read_manifest()
    gone = {path for path, line in lines.items() if line["module"] in modules and path not in offered}
    for path in gone:
        (BAKED / path).unlink(missing_ok=True)
    write_manifest({path: line for path, line in lines.items() if path not in gone})
