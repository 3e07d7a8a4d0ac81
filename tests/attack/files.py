"""Settings and cards that say anything in YAML, and files of ours that are damaged."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.attack.using import Fault
from tests.ui.driver import make_app
from tests.ui.hands import Hands
from valhalla.games.valhalla.cards import Jarl
from valhalla.kernel import paths
from valhalla.kernel.cards import BadCard, load
from valhalla.kernel.chance import Chance
from valhalla.kernel.paths import data_dir
from valhalla.ui import settings
from valhalla.ui.scenes.credits import CreditsScene
from valhalla.ui.scenes.menu import MenuScene

SCALARS: Final = (
    "2001-99-99", "9" * 5000, "!!bool x", "!!int ''", "!!float x", "!!timestamp 0", "!!binary '*'", "~",
    "0x", "0b", "1:99:99", ".inf", ".nan", "-.inf", "1e999", "yes", "!!python/object:os.system x", "<<", "=",
    "!!set {a, b}", "&a [*a]", "*nobody", "[", "{", "'", "\\x00", "\ufeff", "\ud83d\ude00", "!!omap [a: 1]",
    "[[[[[[[[[[]]]]]]]]]]", "{<<: [{a: 1}, {b: 2}]}", "|\n   x\n  y", "%YAML 9.9", "---\n---", "!<tag:x> y",
    "- - - - -", "? ? ? a", "@x", "`x",
)  # fmt: skip
NAMES: Final = (*settings.Settings.__struct_fields__, "last_table", "other_tables", "unknown", "1", "~", "<<")


def bomb(width: int, depth: int) -> str:
    """A few lines that unfold to width ** depth."""
    lines = [
        "a0: &a0 [x, x]",
        *(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * width)}]" for i in range(1, depth)),
    ]
    return "\n".join([*lines, f"window: *a{depth - 1}", f"tables: {{x: *a{depth - 1}}}"])


def merge_bomb(depth: int) -> str:
    lines = ["a0: &a0 {x: 1}", *(f"a{i}: &a{i} {{<<: [*a{i - 1}, *a{i - 1}]}}" for i in range(1, depth))]
    return "\n".join([*lines, f"keys: *a{depth - 1}"])


def deep(depth: int) -> str:
    return "keys: " + "[" * depth + "]" * depth


def yaml_text(luck: Chance, good: str) -> bytes:
    """Text that calls itself YAML."""
    ways: list[Callable[[], str]] = [
        lambda: "\n".join(f"{luck.pick(NAMES)}: {luck.pick(SCALARS)}" for _ in range(1 + luck.below(6))),
        lambda: _forged(luck, good),
        lambda: _forged(luck, good),
        lambda: luck.pick([bomb(9, 9), bomb(2, 40), merge_bomb(25), merge_bomb(60)]),
        lambda: deep(luck.pick([50, 1000, 100_000])),
        lambda: luck.pick(SCALARS),
    ]
    data = bytearray(luck.pick(ways)().encode("utf-8", "surrogatepass"))
    for _ in range(luck.below(4) if data else 0):
        data[luck.below(len(data))] = luck.below(256)
    return bytes(data)


def _forged(luck: Chance, good: str) -> str:
    """Good text with one scalar replaced, or a line lost, doubled, moved in or out."""
    lines = good.splitlines() or [""]
    at = luck.below(len(lines))
    name, colon, _ = lines[at].partition(":")
    lines[at : at + 1] = luck.pick(
        [
            [f"{name}{colon} {luck.pick(SCALARS)}"],
            [],
            [lines[at]] * 2,
            ["  " + lines[at]],
            [lines[at].strip()],
        ]
    )
    return "\n".join(lines)


def forged_settings(home: Path, luck: Chance) -> str:
    """Whatever stands there, the game has settings, and says what it could not use; then they are saved."""
    path = home / "settings.yaml"
    settings.save(settings.Settings(), path)
    path.write_bytes(yaml_text(luck, path.read_text(encoding="utf-8")))
    found, trouble = settings.load(path)
    settings.save(found, path)
    again, none = settings.load(path)
    if none or again != found:
        raise Fault(f"the settings are not what was saved: {none} {found}")
    return "refused" if trouble else "good"


def forged_cards(home: Path, luck: Chance) -> str:
    """A card file of ours with something else in it: used, or refused by name."""
    folder = home / "cards"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    good = (data_dir("cards") / "valhalla" / "jarls.yaml").read_text(encoding="utf-8")
    (folder / "jarls.yaml").write_bytes(yaml_text(luck, good))
    try:
        load(folder, Jarl)
    except BadCard as error:
        if not str(error).startswith("jarls.yaml") or "\n" in str(error):
            raise Fault(f"not one line that names the file: {error}") from error
        return "refused"
    return "good"


# Assets


def damaged_asset(home: Path, luck: Chance) -> str:
    """One file of ours is lost, cut, empty, rubbish or a folder: the game is drawn all the same."""
    assets = data_dir("assets")
    files = sorted(path for path in assets.rglob("*") if path.is_file())
    kinds = sorted({path.suffix for path in files})
    chosen = luck.pick([path for path in files if path.suffix == luck.pick(kinds)] or files)
    tree = home / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    _linked(assets, tree / "assets", chosen)
    (tree / "cards").symlink_to(data_dir("cards"))
    _damage(tree / "assets" / chosen.relative_to(assets), chosen, luck)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "_data_places", lambda: [tree])
        _drawn(home, luck)
    return chosen.suffix


def _linked(source: Path, target: Path, but: Path) -> None:
    """The same folder by links, but for the way to one file."""
    target.mkdir(parents=True)
    for path in source.iterdir():
        if path in but.parents:
            _linked(path, target / path.name, but)
        elif path != but:
            (target / path.name).symlink_to(path)


def _damage(path: Path, good: Path, luck: Chance) -> None:
    data = good.read_bytes()
    ways: list[Callable[[], Any]] = [
        lambda: None, lambda: path.write_bytes(b""), path.mkdir, lambda: os.mkfifo(path),
        lambda: path.write_bytes(data[: luck.below(len(data) + 1)]),
        lambda: path.write_bytes(bytes(luck.below(256) for _ in range(200))),
        lambda: path.write_bytes(data[: len(data) // 2] + bytes(64) + data[len(data) // 2 :]),
    ]  # fmt: skip
    luck.pick(ways)()


def _drawn(home: Path, luck: Chance) -> None:
    app = make_app((640, 400), home)
    try:
        hands = Hands(app, luck)  # type: ignore[arg-type]
        for scene in (CreditsScene, MenuScene):
            app.reset(scene(app))
            hands.robot.step(dt=0.1)
        for _ in range(8):
            hands.usable()
            app.running = True
    finally:
        app.close()
