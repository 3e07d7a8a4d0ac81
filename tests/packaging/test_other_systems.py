"""What can be checked on Linux of the packages for Windows and macOS. Needs makensis."""

from __future__ import annotations

import io
import os
import plistlib
import struct
from pathlib import Path
from typing import Any

import pygame
import pytest
from pack import macos, windows
from pack.freeze import CannotPack

from tests.packaging.conftest import ROOT
from valhalla import __version__

# What PyInstaller makes on Windows, and what is put beside it.
WINDOWS = (
    "valhalla.exe",
    "valhalla-console.exe",
    "LICENSE.txt",
    "README.txt",
    "_internal/python311.dll",
)
PIXELS = {
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}


# Windows


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """The names of a program for Windows, and nothing in them."""
    folder = tmp_path / "frozen for Windows"
    for name in WINDOWS:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"MZ")
    return folder


def test_the_installer_of_windows_is_made_without_a_warning(frozen: Path, tmp_path: Path) -> None:
    setup = windows.installer(frozen, tmp_path / "valhalla-setup.exe", "-WX")
    data = setup.read_bytes()
    assert data.startswith(b"MZ") and "Ragnarök".encode("utf-16-le") in data


def test_the_uninstaller_removes_all_that_is_installed() -> None:
    script = (ROOT / "build" / "pack" / "windows.nsi").read_text(encoding="utf-8")
    uninstall = script.partition('Section "Uninstall"')[2]
    for name in {name.partition("/")[0] for name in WINDOWS}:
        assert f'"$INSTDIR\\{name}"' in uninstall


# macOS


def test_macos_is_told_what_a_saga_is() -> None:
    info: dict[str, Any] = plistlib.loads(plistlib.dumps(macos.INFO))
    (document,), (kind,) = info["CFBundleDocumentTypes"], info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["saga"]
    assert document["CFBundleTypeIconFile"] == kind["UTTypeIconFile"] == macos.ICON.name
    assert info["CFBundleVersion"] == __version__


def test_the_icon_of_macos_has_every_size() -> None:
    data, found, at = macos.ICON.read_bytes(), {}, 8
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    while at < len(data):
        kind, length = struct.unpack_from(">4sI", data, at)
        if kind != b"TOC ":
            picture = pygame.image.load(io.BytesIO(data[at + 8 : at + length]), "icon.png")
            found[kind.decode()] = picture.get_width()
        at += length
    assert found == PIXELS


def test_the_disk_image_holds_the_program_and_the_way_to_install_it(tmp_path: Path) -> None:
    app = tmp_path / "Valhalla.app"
    (app / "Contents" / "Resources").mkdir(parents=True)
    (app / "Contents" / "Frameworks").symlink_to("Resources")
    (stage := tmp_path / "stage").mkdir()
    macos.lay_out(app, stage)
    assert os.readlink(stage / "Applications") == "/Applications"
    assert os.readlink(stage / "Valhalla.app" / "Contents" / "Frameworks") == "Resources"
    assert (stage / "LICENSE.txt").is_file() and (stage / "README.txt").is_file()


@pytest.mark.parametrize("failures", [0, 2, 3])
def test_a_busy_disk_image_is_tried_again(failures: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[list[str]] = []

    def run(command: list[str]) -> str:
        tried.append(command)
        if len(tried) <= failures:
            raise CannotPack("Resource busy")
        return ""

    monkeypatch.setattr(macos, "run", run)
    monkeypatch.setattr("time.sleep", lambda _seconds: None)
    if failures == macos.TRIES:
        with pytest.raises(CannotPack):
            macos.patiently(["hdiutil"])
    else:
        macos.patiently(["hdiutil"])
    assert len(tried) == min(failures + 1, macos.TRIES)
