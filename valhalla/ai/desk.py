"""Where a table asks for the chances of what it shows: worked out beside the frames, and kept."""

from __future__ import annotations

import logging
from typing import Any

from valhalla.ai.record import thinking_of
from valhalla.ai.worker import Worker
from valhalla.kernel.session import Session

log = logging.getLogger(__name__)

KEPT = 64  # answers


class Desk:
    """Has positions weighed in the process that thinks, the last one asked for first; keeps the answers."""

    def __init__(self, worker: Worker, session: Session) -> None:
        self._worker = worker
        self._session = session
        self._known: dict[object, Any] = {}
        self._asked: tuple[int, object] | None = None  # the number of a question, and its key

    def ask(self, view: Any, seat: int | None) -> Any:
        """What is known of this view for who looks; None while it is weighed, or if there is nothing to."""
        weighing = thinking_of(view.game).weighing
        key = weighing.key(view, seat) if weighing is not None else None
        if key is None:
            return None
        self._collect()
        if key not in self._known and self._asked is None:
            number = self._worker.weigh(self._session, view, seat)
            self._asked = (number, key) if number is not None else None
        return self._known.get(key)

    def _collect(self) -> None:
        came = self._worker.weighed(self._asked[0]) if self._asked is not None else None
        if self._asked is None or came is None:
            return
        if came.trouble:
            log.error("chances could not be worked out: %s", came.trouble)
        if len(self._known) > KEPT:
            self._known.clear()
        self._known[self._asked[1]] = came.answer
        self._asked = None
