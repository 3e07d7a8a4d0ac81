"""What is in the packages, and what the installed program does. Needs dpkg, root, xdotool and a display."""

from __future__ import annotations

import configparser
import gzip
import json
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pack.elf import binaries, searched
from pack.licences import shared, unnamed

from tests.packaging.conftest import ROOT, Packages, display, run
from valhalla import __version__
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Saga, Seat
from valhalla.kernel.session import Session

MOST_BYTES = 90_000_000
FOREIGN = {
    "numpy", "ssl", "_ssl", "tkinter", "PIL", "pytest", "hypothesis", "tests", "unittest", "setuptools",
    "readline", "art", "sound", "pack", "environment", "PyInstaller", "asyncio", "sqlite3",
}  # fmt: skip
KEYS = ("Return", "Return", "Return", "Tab", "Tab", "Right", "Down", "Left", "Up", "space")


# What is in them


def test_they_are_small(packages: Packages) -> None:
    assert packages.archive.stat().st_size < MOST_BYTES
    assert packages.deb.stat().st_size < MOST_BYTES


def test_only_what_the_game_uses_is_in_it(packages: Packages) -> None:
    from PyInstaller.archive.readers import CArchiveReader  # noqa: PLC0415 - there once a package was made

    archive = CArchiveReader(str(packages.folder / "valhalla"))
    modules = {name.partition(".")[0] for name in archive.open_embedded_archive("PYZ.pyz").toc}
    assert {"valhalla", "pygame", "msgspec", "yaml", "platformdirs"} <= modules
    assert not modules & FOREIGN


def test_every_library_has_its_licence(packages: Packages) -> None:
    inside = packages.folder / "_internal"
    libraries = shared(inside)
    assert {(inside / name).resolve() for name in libraries} == set(binaries(inside))
    assert unnamed(libraries) == []
    texts = ROOT / "assets" / "licences"
    assert listed(inside / "valhalla" / "data" / "assets" / "licences") == listed(texts)


def test_nothing_else_of_others_is_in_it(packages: Packages) -> None:
    inside = packages.folder / "_internal"
    files = {name for name in listed(inside) if not name.startswith("valhalla/")}
    assert files - set(shared(inside)) == {"base_library.zip"}


def listed(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_no_library_is_looked_for_where_it_was_built(packages: Packages) -> None:
    places = {place for path in binaries(packages.folder) for place in searched(path)}
    assert places and all(place.startswith("$ORIGIN") for place in places)


def test_the_archive_runs_from_any_folder(packages: Packages, tmp_path: Path) -> None:
    place = tmp_path / "mjöðr and ale"
    with tarfile.open(packages.archive) as archive:
        archive.extractall(place, filter="fully_trusted")
    (folder,) = place.iterdir()
    assert {"valhalla", "_internal", "LICENSE.txt", "README.txt"} <= {path.name for path in folder.iterdir()}
    assert run(folder / "valhalla", "--version") == f"valhalla {__version__}\n"


# The installed program


def test_menu_entry_icons_and_file_type(installed: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.read("/usr/share/applications/valhalla.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert desktop["Exec"] == "valhalla %f" and desktop["MimeType"] == "application/x-valhalla-saga;"
    run("desktop-file-validate", "/usr/share/applications/valhalla.desktop")
    run("appstreamcli", "validate", "--no-net", *Path("/usr/share/metainfo").glob("*valhalla*"))
    for size in (16, 48, 256):
        assert Path(f"/usr/share/icons/hicolor/{size}x{size}/apps/valhalla.png").is_file()
    assert run("dpkg-query", "-W", "-f", "${Version}", "valhalla") == __version__
    assert run("dpkg", "--verify", "valhalla") == ""


def test_a_saga_opens_in_the_game(installed: Path, tmp_path: Path) -> None:
    """Known by its name, and by its contents when it has another."""
    save = table(tmp_path / "mead hall.saga", "karl", "karl")
    nameless = Path(shutil.copy(save, tmp_path / "mead"))
    assert file_type(save) == file_type(nameless) == "application/x-valhalla-saga"
    assert "valhalla.desktop" in run("gio", "mime", "application/x-valhalla-saga")


def file_type(path: Path) -> str:
    return run("gio", "info", "-a", "standard::content-type", path).split()[-1]


def test_the_papers_of_the_package(installed: Path) -> None:
    papers = Path("/usr/share/doc/valhalla")
    changes = gzip.decompress((papers / "changelog.gz").read_bytes()).decode()
    assert changes.startswith(f"valhalla ({__version__}) ") and "\n  * " in changes and "\n -- " in changes
    assert "LGPL" in (papers / "copyright").read_text(encoding="utf-8")
    manual = gzip.decompress(Path("/usr/share/man/man6/valhalla.6.gz").read_bytes()).decode()
    assert f"Valhalla {__version__}" in manual


def test_the_self_test_passes(installed: Path, tmp_path: Path) -> None:
    """With an empty home and no sound, where no Python of ours is in reach."""
    said = run(installed, "--self-test", HOME=str(tmp_path), SDL_AUDIODRIVER="dummy")
    assert "the AI process has answered" in said and "menu: drawn" in said
    assert not list(tmp_path.iterdir())


def test_games_are_the_same_as_from_the_source(installed: Path, tmp_path: Path) -> None:
    """Four games, so that other processes play, too."""
    command = ["sim", "--seats", "karl,thrall,random", "--games", "4", "--expansions", "all", "--json"]
    theirs = run(installed, *command, HOME=str(tmp_path)).splitlines()
    ours = run(sys.executable, "-m", "valhalla", *command, HOME=str(tmp_path)).splitlines()
    assert [timeless(line) for line in theirs] == [timeless(line) for line in ours] and len(ours) == 4


def timeless(line: str) -> dict[str, Any]:
    return {**json.loads(line), "seconds": 0}


@contextmanager
def window(installed: Path, home: Path, *arguments: str | Path) -> Iterator[subprocess.Popen[str]]:
    """The program with its first frame drawn; ended at the end, whatever happens."""
    home.mkdir(exist_ok=True)
    (home / "settings.yaml").write_text("language: en\nspeed: instant\n", encoding="utf-8")
    environ = {**display(), "VALHALLA_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    process = subprocess.Popen([installed, *arguments], env=environ, text=True)
    try:
        until(lambda: "first frame" in read(home / "valhalla.log"), 60)
        yield process
    finally:
        process.kill()
        process.wait(timeout=20)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""


def until(true: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "nothing came of it"
        time.sleep(0.01)


def table(path: Path, *kinds: str) -> Path:
    game = GAMES["valhalla"]
    seats = tuple(Seat(f"Hall {i}", kind) for i, kind in enumerate(kinds))
    Session.start(game, game.Setup(len(kinds)), seats, 7).save(path)
    return path


def decisions(path: Path) -> int:
    return len(Saga(path).lines)


def test_computer_players_think_in_their_process(installed: Path, tmp_path: Path) -> None:
    path = table(tmp_path / "alone.saga", "karl", "karl")
    with window(installed, tmp_path / "home", path):
        until(lambda: decisions(path) > 20, 90)
    assert "helper process" not in read(tmp_path / "home" / "valhalla.log")
    assert "OK" in run(installed, "verify", path)


def test_a_robot_plays_with_the_keys(installed: Path, tmp_path: Path) -> None:
    path = table(tmp_path / "played.saga", "human", "thrall")
    before = decisions(path)
    with window(installed, tmp_path / "home", path) as process:
        number = run("xdotool", "search", "--onlyvisible", "--pid", str(process.pid)).split()[-1]
        run("xdotool", "windowfocus", number)

        luck = Chance(7)  # any fixed round of keys may pick a thing and put it back for ever

        def pressed() -> bool:
            run("xdotool", "key", "--delay", "40", *(luck.pick(KEYS) for _ in range(12)))
            return decisions(path) >= before + 4

        until(pressed, 120)
    assert "OK" in run(installed, "verify", path)


def test_it_goes_when_it_is_closed_and_takes_its_process_along(installed: Path, tmp_path: Path) -> None:
    path = table(tmp_path / "closed.saga", "karl", "karl")
    with window(installed, tmp_path / "home", path) as process:
        until(lambda: decisions(path) > 3, 90)
        process.terminate()  # as a desktop does when somebody logs out
        assert process.wait(timeout=60) == 0
    until(lambda: not running(), 30)


def running() -> list[str]:
    """The processes of the installed program."""
    command = ["pgrep", "-f", "^/usr/(bin|lib/valhalla)/valhalla"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()
