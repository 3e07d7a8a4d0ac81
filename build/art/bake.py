"""Bakes pictures that are missing or stale, and keeps the manifest that tells which are.

A picture is stale when the code or the data that decide it changed: its hash covers `data`, the module that
draws it, every `art` module imported from there, and the glyphs that these name.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import baking
from baking import ROOT, digest, source

if TYPE_CHECKING:
    from PIL import Image

BAKED = ROOT / "assets" / "baked"
MANIFEST = "manifest.json"

# A module that draws has `pictures()`, and may have `documents()`.
MODULES = (
    "icons",
    "marks",
    "plates",
    "shields",
    "table",
    "warriors",
    "chosen",
    "dwarves",
    "jarls",
    "tactics",
    "cards",
    "dice",
    "hall",
    "curtain",
    "light",
    "appicon",
    "sparks",
    "hammer_frames",
    "hammer_track",
    "hammer_cards",
    "deeds",
    "deed_frames",
    "wrath_cards",
    "loki_cards",
    "god_frames",
    "last_viking",
    "seals",
    "monsters",
    "monster_cards",
    "monster_frames",
    "wolves_frames",
    "wolves_table",
    "wolves_people",
    "wolves_blue",
    "wolves_red",
    "wolves_victories",
)

# Every picture is written through `bake`, yet a new option of it changes none that exist. The others are
# records: a picture made from one has it in its `data`, so that only this picture is stale after a change.
UNDECISIVE = frozenset(
    f"art.{name}"
    for name in (
        "bake",
        "seats",
        "people.bear",
        "people.wolf",
        "people.boar",
        "people.stag",
        "people.giant",
        "people.chosen",
        "people.dwarf",
    )
)
GLYPHS = source("art").parent / "glyphs"


class Picture(NamedTuple):
    """A picture below `assets/baked`. `draw` runs in a worker: a function of a module or a partial of one."""

    path: str
    draw: "Callable[[], Image.Image]"
    data: str = ""
    quality: int = 88
    lossless: bool = False


class Document(NamedTuple):
    """A text below `assets/baked` that tells where things are in pictures, or a file of another kind."""

    path: str
    write: Callable[[], str | bytes]
    data: str = ""


Item: TypeAlias = Picture | Document


class Job(NamedTuple):
    module: str
    item: Item

    @property
    def entry(self) -> dict[str, str]:
        return entry(self.module, digest(self.item.data))


def entry(module: str, data: str) -> dict[str, str]:
    """The manifest's line for a picture of this module with data of this digest."""
    return {"module": module, "data": data[:16], "hash": digest(data[:16] + code_hash(module))[:32]}


@cache
def code_hash(module: str) -> str:
    """One hash over a module, all art modules below it, and the glyphs they name."""
    known = baking.below([f"art.{module}"], UNDECISIVE)
    files = [source(name) for name in known]
    if "art.icons" in known:
        named = baking.said(baking.below([f"art.{module}"]))
        files += [path for path in sorted(GLYPHS.glob("*.svg")) if path.stem in named]
    return baking.code(files)


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
