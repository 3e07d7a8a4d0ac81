"""The packages of Windows: a `.zip`, and an installer made by NSIS from windows.nsi."""

import shutil
from pathlib import Path

from pack.freeze import DIST, HERE, MACHINE, ROOT, VERSION, needed, run


def packages(folder: Path) -> list[Path]:
    name = f"valhalla-{VERSION}-windows-{MACHINE}"
    shutil.copy(HERE / "readme.txt", folder / "README.txt")
    archive = Path(shutil.make_archive(str(DIST / name), "zip", folder.parent, folder.name))
    return [archive, installer(folder, DIST / f"{name}-setup.exe")]


def installer(folder: Path, output: Path, *options: str) -> Path:
    """The installer of a frozen program. On Windows makensis takes files for those of the local code page."""
    makensis = needed("makensis", "NSIS, https://nsis.sourceforge.io")
    words = {"VERSION": VERSION, "FOLDER": folder, "OUTPUT": output, "ROOT": ROOT}
    defined = [f"-D{key}={value}" for key, value in words.items()]
    run([makensis, "-V2", "-INPUTCHARSET", "UTF8", *options, *defined, str(HERE / "windows.nsi")])
    return output
