"""What makers know of a game: by this record it joins the workshop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from valhalla.kernel import joining
from valhalla.kernel.joining import JOINED, Later

if TYPE_CHECKING:
    from valhalla.workshop.noting import Noting
    from valhalla.workshop.posing import Shot


class WorkRecord(NamedTuple):
    """Its shots, those that are laid out like another, those that the self-test draws; what the lab notes."""

    shots: dict[str, Shot]
    alike: tuple[str, ...]
    tested: tuple[str, ...]
    noting: Noting
    figures: Callable[[], dict[str, Any]] = dict  # what `valhalla bench` measures of it besides
    frames: Later[Callable[[], dict[str, Any]]] | None = None  # how fast its heaviest scene is drawn


def work_of(game: str) -> WorkRecord:
    return cast(WorkRecord, joining.record(game, "workshop"))


def works() -> list[WorkRecord]:
    return [work_of(game) for game in JOINED]
