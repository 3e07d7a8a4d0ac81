"""What must hold of a home whose program was killed: every save is whole, and nothing promised is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from valhalla.cli.saves import verify_file
from valhalla.kernel.journal import SUFFIX, Saga
from valhalla.ui.settings import load


class Promise(NamedTuple):
    """What a life said to be on the disk: so many bytes of a save, the last line sealed so."""

    size: int
    seal: str


class Stand(NamedTuple):
    """A save as it must be found again."""

    file: str
    n: int
    state: str


class Home:
    """The folder that one life leaves to the next."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.promises: dict[str, Promise] = {}
        self.shelf = False  # people look through the saves, and may rename or delete some
        self.torn = 0

    @property
    def saves(self) -> Path:
        return self.folder / "saves"

    def hear(self, said: dict[str, Any]) -> None:
        """What a life says of its saves."""
        if said["kind"] == "kept":
            self.promises[said["file"]] = Promise(said["size"], said["seal"])
        elif said["kind"] == "shelf":
            self.shelf = True
        elif said["kind"] == "names":
            self.shelf = False
            self.promises = {name: kept for name, kept in self.promises.items() if name in said["names"]}

    def faults(self) -> list[str]:
        """All that is wrong after a kill."""
        found = [f"a crash report: {path}" for path in self.folder.glob("reports/*")]
        found += [f"settings: {line}" for line in load(self.folder / "settings.yaml")[1]]
        for path in (*self.saves.glob(f"*{SUFFIX}"), *self.folder.glob(f"lesson/*{SUFFIX}")):
            line, _session = verify_file(path)
            if not line["ok"]:
                found.append(f"{path.name}: {line['error']}")
        if self.shelf:  # killed in the middle of it: what is gone may have been thrown away
            self.promises = {n: kept for n, kept in self.promises.items() if (self.saves / n).exists()}
            self.shelf = False
        return [*found, *(fault for name in self.promises for fault in self._broken(name))]

    def _broken(self, name: str) -> list[str]:
        path, kept = self.saves / name, self.promises[name]
        if not path.exists():
            return [f"{name}: lost"]
        data = path.read_bytes()[: kept.size]
        # The seal chains all lines before it, so this one holds for the whole of it.
        if len(data) == kept.size and data.endswith(f'"sum":"{kept.seal}"}}\n'.encode()):
            return []
        return [f"{name}: what was on the disk is lost, {len(data)} of {kept.size} bytes"]

    def newest(self) -> Path | None:
        """The save that Continue must open: the last one changed of those that are not over."""
        paths = sorted(self.saves.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
        for path in paths:
            line, _session = verify_file(path)
            if line["ok"] and line["winners"] is None:
                return path
        return None

    def tear(self, cut: int) -> None:
        """As a power cut would: half a line more at the end of the newest save."""
        path = self.newest()
        if path is not None:
            line = path.read_bytes().splitlines()[-1]
            with path.open("ab") as file:
                file.write(line[: 1 + cut % (len(line) - 1)])
            self.torn += 1

    def stand(self) -> Stand | None:
        """How Continue must find its table."""
        path = self.newest()
        if path is None:
            return None
        line, session = verify_file(path)
        assert session is not None
        return Stand(path.name, len(session.log), line["state_hash"])

    def newest_is_torn(self) -> bool:
        path = self.newest()
        return path is not None and bool(Saga(path).torn)
