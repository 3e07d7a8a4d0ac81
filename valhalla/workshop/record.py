"""What makers know of a game: by this record it joins the workshop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from valhalla.kernel import joining
from valhalla.kernel.joining import JOINED, Later

if TYPE_CHECKING:
    from valhalla.ai.play import Bout
    from valhalla.workshop.noting import Noting
    from valhalla.workshop.posing import Shot


class WorkRecord(NamedTuple):
    """Its shots, those laid out like another, those that the self-test draws; what lab and soak need."""

    shots: dict[str, Shot]
    alike: tuple[str, ...]
    tested: tuple[str, ...]
    noting: Noting
    # Kinds of its games for the long runs, each with how the i-th table of a run is laid, by i and its seed
    soaked: Mapping[str, Callable[[int, int], Bout]]
    figures: Callable[[], dict[str, Any]] = dict  # what `valhalla bench` measures of it besides
    frames: Later[Callable[[], dict[str, Any]]] | None = None  # how fast its heaviest scene is drawn


def work_of(game: str) -> WorkRecord:
    return cast(WorkRecord, joining.record(game, "workshop"))


def soaked() -> dict[str, Callable[[int, int], Bout]]:
    """All kinds of games for the long runs, in the order of the menu."""
    return {kind: lay for work in works() for kind, lay in work.soaked.items()}


def works() -> list[WorkRecord]:
    return [work_of(game) for game in JOINED]
