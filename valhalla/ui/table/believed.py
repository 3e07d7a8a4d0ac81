"""Where it ends if what a believed save says trips us: one line, and back in the menu.

A save made with other cards or rules is believed (`kernel.replay`), and it may have been forged. Whatever is
wrong with it and was not found when it was read, is no fault of ours: nothing is written, nothing crashes.
With any other game a fault is ours, and goes on its way to a report.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from valhalla.kernel.journal import SaveError, one_line
from valhalla.ui import doors
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.kernel.session import Session
    from valhalla.ui.app import App
    from valhalla.ui.scene import Scene

log = logging.getLogger(__name__)


class Shown:
    """While something of a session is shown, or of what is on the stack of scenes."""

    def __init__(self, app: App, session: Session | None = None) -> None:
        self.app = app
        self.session = session

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        """Whether it was a believed save that tripped us."""
        believed = _believed(self.session, *(_session(scene) for scene in self.app.scenes))
        if not isinstance(error, Exception) or not believed:
            return False
        log.error("a believed save cannot be shown", exc_info=error)
        _let_fall(self.app, believed)
        return True


def leave(scene: Scene) -> None:
    """Have a scene leave, whatever it still shows."""
    try:
        scene.leave()
    except Exception:
        believed = _believed(_session(scene))
        if not believed:
            raise
        log.exception("a believed save cannot be shown any more")
        _close(believed)


def _session(scene: Scene) -> Session | None:
    """The game that a scene shows, if it shows one."""
    match = getattr(scene, "match", None)
    session: Session | None = getattr(match, "session", None)
    return session


def _believed(*sessions: Session | None) -> list[Session]:
    return [session for session in sessions if session is not None and session.folded]


def _let_fall(app: App, believed: list[Session]) -> None:
    """Away from the table, without another look at it."""
    for scene in reversed(app.scenes):
        if not _believed(_session(scene)):
            scene.leave()
    app.scenes.clear()
    app.worker.cancel()
    _close(believed)
    app.reset(doors.MENU.opened(app))
    text = _("{file}: made with other cards or rules, and it does not fit ours; it stays as it is")
    app.notices.say(text.format(file=one_line(believed[0].file)))


def _close(believed: list[Session]) -> None:
    for session in believed:
        try:
            session.close()
        except SaveError as error:
            log.warning("the save could not be finished: %s", error)
