"""Bakes sounds that are missing or stale, and keeps the manifest that tells which are.

A sound is stale when code that decides it changed: its hash covers the module that makes it and every `sound`
module imported from there. The hash is read from the source files alone: nothing is computed to find out.
"""

import ast
import hashlib
import importlib
import json
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import NamedTuple

from sound import ogg
from sound.mix import AIR, KINDS, MUSIC, effect, loop
from sound.tone import Array

ROOT = Path(__file__).resolve().parents[2]
CODE = Path(__file__).resolve().parent
ASSETS = ROOT / "assets"
MANIFEST = ASSETS / "sounds" / "manifest.json"
EFFECTS = tuple(f"effects.{kind}" for kind in KINDS)
PIECES = ("music.hall", "music.battle", "music.ragnarok")
MODULES = (*EFFECTS, "effects.air", *PIECES)
ALWAYS = ("mix", "ogg")  # every sound goes through these


class Job(NamedTuple):
    """A file below `assets`, and what makes it."""

    path: str
    module: str
    make: Callable[[], Array]

    @property
    def kind(self) -> str:
        return self.module.partition(".")[2]


def source(module: str) -> Path:
    path = CODE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def imports(module: str) -> frozenset[str]:
    """The sound modules that a module imports itself."""
    named = set()
    for node in ast.walk(ast.parse(source(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            named |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
    ours = {name.removeprefix("sound.") for name in named if name.startswith("sound.")}
    return frozenset(name for name in ours if source(name).exists())


@cache
def code_hash(module: str) -> str:
    """One hash over a module, the mix, and all sound modules below them."""
    known, open_ = {module, *ALWAYS}, [module, *ALWAYS]
    while open_:
        new = imports(open_.pop()) - known
        known |= new
        open_ += new
    code = "\0".join(source(name).read_text(encoding="utf-8") for name in sorted(known))
    return hashlib.sha256(code.encode()).hexdigest()[:32]


def jobs() -> Iterator[Job]:
    """Everything that is baked: effects by their kinds, then the pieces."""
    for name in MODULES:
        folder = "music" if name in PIECES else "sounds"
        sounds: dict[str, Callable[[], Array]] = importlib.import_module(f"sound.{name}").SOUNDS
        yield from (Job(f"{folder}/{file}.ogg", name, make) for file, make in sounds.items())


def read_manifest() -> dict[str, str]:
    if not MANIFEST.exists():
        return {}
    lines: dict[str, str] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return lines


def write_manifest(lines: dict[str, str]) -> None:
    MANIFEST.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(lines, indent=1, sort_keys=True) + "\n"
    MANIFEST.write_text(text, encoding="utf-8", newline="\n")


def stale(job: Job, lines: dict[str, str]) -> bool:
    return lines.get(job.path) != code_hash(job.module) or not (ASSETS / job.path).exists()


def mixed(job: Job) -> Array:
    """The sound as loud as its kind."""
    if job.module in PIECES:
        return loop(job.make(), MUSIC)
    return effect(job.make(), KINDS[job.kind]) if job.kind in KINDS else loop(job.make(), AIR)


def bake(pattern: str = "*", *, every: bool = False) -> None:
    """Bake what is stale among the paths that match; drop what is offered no more."""
    offered = {job.path: job for job in jobs()}
    lines = {path: line for path, line in read_manifest().items() if path in offered}
    for path, job in offered.items():
        if fnmatch(path, pattern) and (every or stale(job, lines)):
            size = ogg.write(ASSETS / path, mixed(job), ogg.MUSIC if job.module in PIECES else ogg.EFFECT)
            lines[path] = code_hash(job.module)
            write_manifest(lines)
            print(f"{path} {size // 1024} kB", flush=True)
    for file in [*ASSETS.glob("sounds/*.ogg"), *ASSETS.glob("music/*.ogg")]:
        if file.relative_to(ASSETS).as_posix() not in offered:
            file.unlink()
    write_manifest(lines)
