"""What draws pictures and makes sounds, and whether it is still what was checked last.

It is a quarter of the code and seldom changes. `build/art.checked` holds a digest of all that its checks look
at; as long as it fits, they need not run again.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from touched import ROOT, imports, sources

RECORD = "build/art.checked"
FOLDERS = ("build/art", "build/sound")
SCRIPTS = ("build/bake_art.py", "build/bake_sound.py", "build/baking.py")
TESTS = (
    "tests/test_art.py",
    "tests/test_card_scenes.py",
    "tests/test_gods_art.py",
    "tests/test_hammer_art.py",
    "tests/test_sound.py",
    "tests/test_wolves_art.py",
)
DATA = ("assets", "cards")
TOOLS = ("build/dev.lock", "pyproject.toml")  # their versions, and how they are set


def code(root: Path = ROOT) -> list[str]:
    """The sources that are checked only if something has changed."""
    own = [path for path in sources(root) if path.startswith(tuple(f"{folder}/" for folder in FOLDERS))]
    return sorted({*own, *SCRIPTS, *TESTS})


def depended_on(root: Path = ROOT) -> list[str]:
    """Everything that its checks look at: itself, what it imports at first hand, data, tools."""
    files = frozenset(sources(root))
    own = code(root)
    imported = {path for file in own for path in imports((root / file).read_text(encoding="utf-8"), files)}
    data = (path for folder in DATA for path in (root / folder).rglob("*") if path.is_file())
    return sorted({*own, *imported, *TOOLS, *(path.relative_to(root).as_posix() for path in data)})


def digest(root: Path = ROOT) -> str:
    total = hashlib.sha256()
    for path in depended_on(root):
        total.update(f"{path}\n{hashlib.sha256((root / path).read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def unchanged(root: Path = ROOT) -> bool:
    record = root / RECORD
    return record.is_file() and record.read_text(encoding="ascii").strip() == digest(root)


def write(root: Path = ROOT) -> None:
    (root / RECORD).write_text(digest(root) + "\n", encoding="ascii")
