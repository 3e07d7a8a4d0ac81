"""What a change touches: the files that differ, the tests that depend on them, and which of those come first.

Nothing is imported to find out: imports are read from the source.
"""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MAINS = ("main", "origin/main")
SOURCES = ("valhalla", "build", "tests")
FAR = 99
UNKNOWN = 2.0  # seconds that a file of tests is thought to take if nobody has measured it

# What reads the sources, or files beside them, without importing anything
GUARDS = {
    "valhalla/": ("tests/test_layers.py", "tests/test_assets.py", "tests/words/test_translations.py"),
    "cards/": ("tests/words/test_translations.py", "tests/kernel/test_card_files.py"),
    "valhalla/locale/": ("tests/words/test_translations.py", "tests/words/test_language.py"),
    "assets/": ("tests/test_assets.py", "tests/test_licences.py"),
    "docs/": ("tests/test_docs.py",),
    "README.md": ("tests/test_docs.py",),
    "CONTRIBUTING.md": ("tests/test_docs.py",),
    ".github/": ("tests/test_build.py",),
    "build/": ("tests/test_build.py",),
    "tests/playthroughs/": ("tests/playthroughs/test_playthroughs.py",),
    "tests/saves/": ("tests/saves/test_old_saves.py",),
}


# Git


def git(*arguments: str, root: Path = ROOT) -> list[str]:
    """What git says, line by line; nothing if it refuses."""
    command = ["git", "-c", "core.quotePath=false", *arguments]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def base(root: Path = ROOT) -> str:
    """Where this branch left main; on main itself, where it left that of the others."""
    here = git("branch", "--show-current", root=root)
    found = [git("merge-base", "HEAD", name, root=root) for name in MAINS if [name] != here]
    commits = [lines[0] for lines in found if lines]
    return min(commits, key=lambda commit: len(git("rev-list", f"{commit}..HEAD", root=root)), default="HEAD")


def changed(root: Path = ROOT) -> list[str]:
    """Every file that differs from that place, committed or not, new and removed ones, too."""
    differing = git("diff", "--name-only", "--no-renames", base(root), root=root)
    return sorted({*differing, *git("ls-files", "--others", "--exclude-standard", root=root)})


# Imports


def sources(root: Path) -> list[str]:
    files = (file for folder in SOURCES for file in (root / folder).rglob("*.py"))
    return sorted(file.relative_to(root).as_posix() for file in files)


@cache
def _named(source: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The modules that a source names, each with what is taken from it."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append((node.module, tuple(alias.name for alias in node.names)))
    return tuple(found)


def _file_of(module: str, files: frozenset[str]) -> str:
    """The file of a module, seen from the project's folder or from build; nothing if it is not ours."""
    path = module.replace(".", "/")
    ways = (f"{top}{path}{end}" for top in ("", "build/") for end in (".py", "/__init__.py"))
    return next((way for way in ways if way in files), "")


def imports(source: str, files: frozenset[str]) -> set[str]:
    """The files of ours that a source imports: of `from a import b` that of a.b, if there is one."""
    found = set()
    for module, names in _named(source):
        inner = {_file_of(f"{module}.{name}", files) for name in names}
        found |= inner - {""}
        if not names or "" in inner:
            found.add(_file_of(module, files))
    return found - {""}


def importers(root: Path = ROOT, gone: Iterable[str] = ()) -> dict[str, set[str]]:
    """For each file those that import it; *gone* are files that were there before the change."""
    paths = sources(root)
    files = frozenset({*paths, *gone})
    found: dict[str, set[str]] = {}
    for path in paths:
        for imported in imports((root / path).read_text(encoding="utf-8"), files) | _above(path, files):
            found.setdefault(imported, set()).add(path)
    return found


def _above(path: str, files: frozenset[str]) -> set[str]:
    """The conftest.py of its folder and of those above it."""
    return {f"{folder}/conftest.py" for folder in PurePosixPath(path).parents} & files - {path}


# Tests


def is_test(path: str) -> bool:
    return path.startswith("tests/") and PurePosixPath(path).match("test_*.py")


def first_files(path: str) -> set[str]:
    """Where what it touches begins: at itself, at whoever reads it, at those who guard its folder."""
    guards = {test for place, tests in GUARDS.items() if path.startswith(place) for test in tests}
    if path.startswith("cards/"):
        return {*guards, f"valhalla/games/{PurePosixPath(path).parts[1]}/cards.py"}
    beside = PurePosixPath(path).parent.as_posix() + "/"
    return {path, *guards, *(file for file in namers(PurePosixPath(path).name) if file.startswith(beside))}


@cache
def namers(name: str) -> tuple[str, ...]:
    """The sources that name a file of data."""
    if name.endswith(".py"):
        return ()
    return tuple(path for path in sources(ROOT) if f'"{name}"' in (ROOT / path).read_text(encoding="utf-8"))


def distances(start: Iterable[str], importers: Mapping[str, set[str]]) -> dict[str, int]:
    """How many imports away from the start each file is that depends on it."""
    found = dict.fromkeys(start, 0)
    edge = set(found)
    while edge:
        edge = {file for path in edge for file in importers.get(path, ())} - found.keys()
        found |= dict.fromkeys(edge, max(found.values(), default=0) + 1)
    return found


def kin(paths: Iterable[str], root: Path = ROOT) -> dict[str, int]:
    """Tests in rooms of the same name, which may depend on a file by a name that only a run can tell."""
    tests = filter(is_test, sources(root))
    return {test: FAR for test in tests if any(kinship(test, path)[0] for path in paths)}


def kinship(test: str, path: str) -> tuple[int, int]:
    """How near a test stands to a changed file: folders they share, less those that only the test has."""
    own, other = set(PurePosixPath(test).parts[1:-1]), set(PurePosixPath(path).parts[1:])
    return len(own & other), -len(own - other)


def namesake(test: str, paths: Iterable[str]) -> bool:
    """Whether it is the very test of a changed file: one thinks of it first, however long it takes."""
    of = PurePosixPath(test).stem.removeprefix("test_")
    return any(PurePosixPath(path).stem == of and kinship(test, path)[1] == 0 for path in paths)


class Choice(NamedTuple):
    """Tests to run, those for which there is no time, and how many seconds both are thought to take."""

    taken: list[str]
    left: list[str]
    seconds: float
    seconds_left: float


def choose(found: Mapping[str, int], paths: list[str], times: Mapping[str, float], budget: float) -> Choice:
    """Those of the same name, then as time allows: changed ones and guards, by kinship, imports, time."""

    def rank(test: str) -> tuple[bool, bool, int, int, int, float]:
        shared, foreign = max((kinship(test, path) for path in paths), default=(0, 0))
        own = namesake(test, paths)
        return not own, found[test] > 0, -shared, -foreign, found[test], times.get(test, UNKNOWN)

    taken: list[str] = []
    left: list[str] = []
    spent = 0.0
    for test in sorted(filter(is_test, found), key=rank):
        fits = namesake(test, paths) or spent + times.get(test, UNKNOWN) <= budget
        (taken if fits else left).append(test)
        spent += times.get(test, UNKNOWN) * fits
    return Choice(taken, left, spent, sum(times.get(test, UNKNOWN) for test in left))
