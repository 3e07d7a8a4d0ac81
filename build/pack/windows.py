"""The packages of Windows: a `.zip`, and an installer made by NSIS from windows.nsi."""

import shutil
from pathlib import Path

from pack.freeze import DIST, HERE, MACHINE, ROOT, VERSION, needed, run


def packages(folder: Path) -> list[Path]:
    name = f"valhalla-{VERSION}-windows-{MACHINE}"
    shutil.copy(HERE / "readme.txt", folder / "README.txt")
    archive = Path(shutil.make_archive(str(DIST / name), "zip", folder.parent, folder.name))
    installer = DIST / f"{name}-setup.exe"
    makensis = needed("makensis", "NSIS, https://nsis.sourceforge.io")
    words = {"VERSION": VERSION, "FOLDER": folder, "OUTPUT": installer, "ROOT": ROOT}
    run([makensis, "-V2", *(f"-D{key}={value}" for key, value in words.items()), str(HERE / "windows.nsi")])
    return [archive, installer]
