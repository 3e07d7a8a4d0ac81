"""Freeze the program with PyInstaller and pack it for this system; run by build/package.py in its .venv."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from pack import linux, macos, windows
from pack.freeze import DIST, CannotPack, frozen
from pack.licences import shared, unnamed

MOST_BYTES = 90_000_000
MAKERS: dict[str, Callable[[Path], list[Path]]] = {
    "linux": linux.packages, "win32": windows.packages, "darwin": macos.packages,
}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser("package.py", description="Make the packages of this system in dist/.")
    parser.add_argument("--folder", action="store_true", help="only the folder that is in all of them")
    only_folder = parser.parse_args().folder
    try:
        if sys.platform not in MAKERS:
            raise CannotPack(f"there are no packages for {sys.platform}")
        folder = frozen()
        check_licences(folder)
        print(f"{folder.relative_to(DIST.parent)}: {megabytes(size(folder))}", flush=True)
        return 0 if only_folder else check(MAKERS[sys.platform](folder))
    except CannotPack as error:
        print(f"package.py: {error}", file=sys.stderr)
        return 1


def check_licences(folder: Path) -> None:
    nameless = unnamed(shared(folder / "_internal"))
    if nameless:
        raise CannotPack(f"assets/licences/parts.yaml does not name {', '.join(nameless)}")


def check(packages: list[Path]) -> int:
    """Name the packages; one that is too large is a failure."""
    for path in packages:
        print(f"{path.relative_to(DIST.parent)}: {megabytes(size(path))}")
    large = [path.name for path in packages if size(path) > MOST_BYTES]
    if large:
        print(f"package.py: larger than {megabytes(MOST_BYTES)}: {', '.join(large)}", file=sys.stderr)
    return 1 if large else 0


def size(path: Path) -> int:
    files = [path, *path.rglob("*")]
    return sum(one.stat().st_size for one in files if one.is_file() and not one.is_symlink())


def megabytes(number: int) -> str:
    return f"{number / 1e6:.1f} MB"


if __name__ == "__main__":
    sys.exit(main())
