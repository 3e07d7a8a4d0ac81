"""Bakes pictures that are missing or stale, and keeps the manifest that tells which are.

A picture is stale when the code or the data that decide it changed: its hash covers `data`, the module that
draws it and every `art` module imported from there. The hash of the code is read from the source files alone,
so that a test can find stale pictures where nothing that draws is installed.
"""

import ast
import hashlib
import importlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
CODE = Path(__file__).resolve().parent
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
    "jarls",
    "tactics",
    "cards",
    "dice",
    "hall",
    "sky",
    "curtain",
    "light",
    "appicon",
    "sparks",
)

# Every picture is written through this module, yet a new option of it changes none that exist.
UNDECISIVE = {"bake"}

# What a module reads besides its code. Its own pictures say so in `data`; those of its users cannot.
READS = {"icons": "glyphs/*.svg"}


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


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def entry(module: str, data: str) -> dict[str, str]:
    """The manifest's line for a picture of this module with data of this digest."""
    return {"module": module, "data": data[:16], "hash": digest(data[:16] + code_hash(module))[:32]}


def source(module: str) -> Path:
    """The file of a module or package of `art`."""
    path = CODE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def imports(module: str) -> frozenset[str]:
    """The art modules that a module imports itself."""
    named = set()
    for node in ast.walk(ast.parse(source(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            named |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            named |= {name.name for name in node.names}
    ours = {name.removeprefix("art.") for name in named if name.startswith("art.")}
    return frozenset(name for name in ours - UNDECISIVE if source(name).exists())


@cache
def code_hash(module: str) -> str:
    """One hash over a module and all art modules below it."""
    known, open_ = {module}, [module]
    while open_:
        new = imports(open_.pop()) - known
        known |= new
        open_ += new
    files = [source(name) for name in sorted(known)]
    files += [path for name in sorted(known & set(READS)) for path in sorted(CODE.glob(READS[name]))]
    return digest("\0".join(path.read_text(encoding="utf-8") for path in files))


def jobs(modules: Sequence[str] = MODULES) -> Iterator[Job]:
    """Everything that is baked, module by module."""
    for name in modules:
        if not source(name).exists():
            continue
        module = importlib.import_module(f"art.{name}")
        yield from (Job(name, item) for item in getattr(module, "pictures", list)())
        yield from (Job(name, item) for item in getattr(module, "documents", list)())


def read_manifest(folder: Path = BAKED) -> dict[str, dict[str, str]]:
    path = folder / MANIFEST
    if not path.exists():
        return {}
    lines: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return lines


def write_manifest(lines: dict[str, dict[str, str]], folder: Path = BAKED) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    body = ",\n".join(f"{json.dumps(path)}: {json.dumps(line)}" for path, line in sorted(lines.items()))
    # Put in place at once: another bake may read it meanwhile.
    fresh = folder / f"{MANIFEST}.{os.getpid()}"
    fresh.write_text(f"{{\n{body}\n}}\n", encoding="utf-8", newline="\n")
    fresh.replace(folder / MANIFEST)


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
