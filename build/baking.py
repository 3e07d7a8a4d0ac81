"""What the bakes of pictures and sounds share: which code decides a file, and the manifest of their hashes.

The hash of the code is read from the source files alone: nothing is imported, drawn or computed to find what
is stale.
"""

import ast
import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

BUILD = Path(__file__).resolve().parent
ROOT = BUILD.parent


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def source(module: str) -> Path:
    """The file of a module or package below `build`."""
    path = BUILD.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def imports(module: str) -> frozenset[str]:
    """The modules of its own package that a module imports itself."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(source(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            named |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            named |= {name.name for name in node.names}
    package = module.partition(".")[0] + "."
    return frozenset(name for name in named if name.startswith(package) and source(name).exists())


def below(modules: Iterable[str]) -> list[str]:
    """These modules and all that they stand on."""
    known = set(modules)
    open_ = list(known)
    while open_:
        new = imports(open_.pop()) - known
        known |= new
        open_ += new
    return sorted(known)


def code(files: Iterable[Path]) -> str:
    """One hash over files, in this order."""
    return digest("\0".join(path.read_text(encoding="utf-8") for path in files))


def read_manifest(path: Path) -> dict[str, Any]:
    if not path.exists():
        return {}
    lines: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return lines


def write_manifest(path: Path, lines: Mapping[str, Any]) -> None:
    """A line for each file, put in place at once: another bake may read meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    body = ",\n".join(f"{json.dumps(name)}: {json.dumps(line)}" for name, line in sorted(lines.items()))
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_text(f"{{\n{body}\n}}\n", encoding="utf-8", newline="\n")
    fresh.replace(path)
