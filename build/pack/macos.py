"""The package of macOS: a disk image with Valhalla.app and a link to the applications."""

import os
import shutil
import tempfile
import time
from pathlib import Path

from pack.freeze import DIST, HERE, MACHINE, ROOT, VERSION, CannotPack, needed, run

NAME = "games.valhalla"
SAGA = f"{NAME}.saga"
ICON = ROOT / "assets" / "icon" / "valhalla.icns"
TRIES = 3

# What PyInstaller does not write into Info.plist by itself. A double click on a saga reaches the game as a
# dropped file: SDL makes that of it.
INFO: dict[str, object] = {
    "CFBundleVersion": VERSION,
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": ["en", "ru", "pl"],
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "10.13",  # that of pygame's wheel
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "The Valhalla makers",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Valhalla saved game",
            "CFBundleTypeRole": "Editor",
            "CFBundleTypeIconFile": ICON.name,
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [SAGA],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": SAGA,
            "UTTypeDescription": "Valhalla saved game",
            "UTTypeIconFile": ICON.name,
            "UTTypeConformsTo": ["public.utf8-plain-text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": ["saga"],
                "public.mime-type": ["application/x-valhalla-saga"],
            },
        }
    ],
}


def packages(folder: Path) -> list[Path]:
    image = DIST / f"valhalla-{VERSION}-macos-{MACHINE}.dmg"
    hdiutil = needed("hdiutil", "a part of macOS")
    with tempfile.TemporaryDirectory() as stage:
        lay_out(folder.with_name("Valhalla.app"), Path(stage))
        words = ["-volname", f"Valhalla {VERSION}", "-srcfolder", stage, "-format", "UDZO", "-fs", "HFS+"]
        patiently([hdiutil, "create", *words, "-ov", str(image)])
    return [image]


def lay_out(app: Path, stage: Path) -> None:
    """What is seen when the image is opened."""
    shutil.copytree(app, stage / app.name, symlinks=True)
    os.symlink("/Applications", stage / "Applications")
    shutil.copy(ROOT / "LICENSE", stage / "LICENSE.txt")
    shutil.copy(HERE / "readme.txt", stage / "README.txt")


def patiently(command: list[str]) -> None:
    """hdiutil finds its volume busy whenever the system takes the time to look into it."""
    for left in reversed(range(TRIES)):
        try:
            run(command)
            return
        except CannotPack:
            if not left:
                raise
            time.sleep(5)
