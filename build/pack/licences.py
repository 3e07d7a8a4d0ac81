"""The page of licences: docs/licences.md, written from assets/licences/parts.yaml.

python build/pack/licences.py    write the page
"""

import re
import sys
from pathlib import Path, PurePosixPath
from typing import TypedDict

import yaml

ROOT = Path(__file__).resolve().parents[2]
PARTS = ROOT / "assets" / "licences" / "parts.yaml"
PAGE = ROOT / "docs" / "licences.md"

SHARED = re.compile(r"\.(dll|dylib|pyd|so(\.\d+)*)$", re.IGNORECASE)
MODULE = re.compile(r"\.(pyd|(cpython-\w+(-\w+)*|abi3)\.so)$", re.IGNORECASE)  # what Python itself loads

HEAD = """# Licences

Valhalla itself, its rules, cards, texts, pictures, sounds and music, is under the [MIT licence](../LICENSE).
A package also contains work by others; this page names all of it. The texts in full are in
[assets/licences](../assets/licences) and beside the fonts, and so in every package; the credits of the game
show the same list.

| part | by | licence | in full |
|---|---|---|---|
"""
FOOT = """
Libraries under the LGPL (pygame-ce, FluidSynth, libsndfile, mpg123) are separate files in the program's
folder, unchanged except for stripped symbols, and can be replaced by other builds of them. Their sources are
where their makers publish them; `build/run.lock` names the versions. All other libraries (of the C compiler,
X11 or Wayland, and sound) are the system's.

This software is based in part on the work of the Independent JPEG Group and of the FreeType Team.

This page is written by `build/pack/licences.py` from `assets/licences/parts.yaml`; a test keeps it in step.
"""


class Part(TypedDict, total=False):
    name: str
    by: str
    licence: str
    text: str
    libraries: list[str]


def parts() -> list[Part]:
    found: list[Part] = yaml.safe_load(PARTS.read_text(encoding="utf-8"))
    return found


def page() -> str:
    rows = (
        f"| {part['name']} | {part['by']} | {part['licence']} "
        f"| [{Path(part['text']).name}]({_link(part['text'])}) |\n"
        for part in parts()
    )
    return HEAD + "".join(rows) + FOOT


def _link(text: str) -> str:
    return "../" + (PARTS.parent / text).resolve().relative_to(ROOT).as_posix()


def shared(folder: Path) -> list[str]:
    """The shared libraries below a folder, seen from there."""
    files = (path for path in folder.rglob("*") if path.is_file() and SHARED.search(path.name))
    return sorted(path.relative_to(folder).as_posix() for path in files)


def unnamed(libraries: list[str]) -> list[str]:
    """Those of these shared libraries that no part owns."""
    known = tuple(start.lower() for part in parts() for start in part.get("libraries", ()))
    return [path for path in libraries if not _known_by(path).lower().startswith(known)]


def _known_by(path: str) -> str:
    """A library by its name, wherever it lies: wheels bring those of others along in folders of their own."""
    if not MODULE.search(path):
        return PurePosixPath(path).name
    return path if "/" in path else f"python3/{path}"  # on Windows those of Python itself lie at the top


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.exit(0)
