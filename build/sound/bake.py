"""Bakes sounds that are missing or stale, and keeps the manifest that tells which are.

A sound is stale when code that decides it changed: its hash covers the module that makes it and every `sound`
module imported from there. The hash is read from the source files alone: nothing is computed to find out.
"""

import importlib
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from typing import NamedTuple

import baking
from baking import ROOT

from sound import ogg
from sound.mix import AIR, KINDS, MUSIC, effect, loop
from sound.tone import Array

ASSETS = ROOT / "assets"
MANIFEST = ASSETS / "sounds" / "manifest.json"
EFFECTS = tuple(f"effects.{kind}" for kind in KINDS)
WOLVES = ("effects.wolves.table", "effects.wolves.battle", "effects.wolves.call")
PIECES = ("music.hall", "music.battle", "music.ragnarok")
MODULES = (*EFFECTS, *WOLVES, "effects.air", *PIECES)
ALWAYS = ("sound.mix", "sound.ogg")  # every sound goes through these


class Job(NamedTuple):
    """A file below `assets`, and what makes it."""

    path: str
    module: str
    make: Callable[[], Array]

    @property
    def kind(self) -> str:
        return self.module.rpartition(".")[2]


@cache
def code_hash(module: str) -> str:
    """One hash over a module, the mix, and all sound modules below them."""
    known = baking.below([f"sound.{module}", *ALWAYS])
    return baking.code(baking.source(name) for name in known)[:32]


def jobs() -> Iterator[Job]:
    """Everything that is baked: effects by their kinds, then the pieces."""
    for name in MODULES:
        folder = "music" if name in PIECES else "sounds"
        sounds: dict[str, Callable[[], Array]] = importlib.import_module(f"sound.{name}").SOUNDS
        yield from (Job(f"{folder}/{file}.ogg", name, make) for file, make in sounds.items())


def read_manifest() -> dict[str, str]:
    return baking.read_manifest(MANIFEST)


def stale(job: Job, lines: dict[str, str]) -> bool:
    return lines.get(job.path) != code_hash(job.module) or not (ASSETS / job.path).exists()


def mixed(job: Job) -> Array:
    """The sound as loud as its kind."""
    if job.module in PIECES:
        return loop(job.make(), MUSIC, ogg.MUSIC)
    return effect(job.make(), KINDS[job.kind]) if job.kind in KINDS else loop(job.make(), AIR, ogg.EFFECT)


def bake(pattern: str = "*", *, every: bool = False) -> None:
    """Bake what is stale among the paths that match; drop what is offered no more."""
    offered = {job.path: job for job in jobs()}
    lines = {path: line for path, line in read_manifest().items() if path in offered}
    for path, job in offered.items():
        if fnmatch(path, pattern) and (every or stale(job, lines)):
            size = ogg.write(ASSETS / path, mixed(job), ogg.MUSIC if job.module in PIECES else ogg.EFFECT)
            lines[path] = code_hash(job.module)
            baking.write_manifest(MANIFEST, lines)
            print(f"{path} {size // 1024} kB", flush=True)
    for file in [*ASSETS.glob("sounds/*.ogg"), *ASSETS.glob("music/*.ogg")]:
        if file.relative_to(ASSETS).as_posix() not in offered:
            file.unlink()
    baking.write_manifest(MANIFEST, lines)
