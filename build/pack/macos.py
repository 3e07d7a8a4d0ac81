"""The package of macOS: a disk image with Valhalla.app and a link to the applications."""

import os
import shutil
import tempfile
from pathlib import Path

from pack.freeze import DIST, MACHINE, VERSION, needed, run


def packages(folder: Path) -> list[Path]:
    image = DIST / f"valhalla-{VERSION}-macos-{MACHINE}.dmg"
    image.unlink(missing_ok=True)
    hdiutil = needed("hdiutil", "a part of macOS")
    with tempfile.TemporaryDirectory() as stage:
        shutil.copytree(folder.with_name("Valhalla.app"), Path(stage, "Valhalla.app"), symlinks=True)
        os.symlink("/Applications", Path(stage, "Applications"))
        words = ["-volname", f"Valhalla {VERSION}", "-srcfolder", stage, "-format", "UDZO", "-fs", "HFS+"]
        run([hdiutil, "create", *words, "-ov", str(image)])
    return [image]
