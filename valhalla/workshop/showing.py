"""Shots put together of small steps, so that those of a game are a table: a row a shot."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from valhalla.kernel.chance import Chance
from valhalla.kernel.game import Game
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.rule import RuleScene
from valhalla.workshop import posing
from valhalla.workshop.posing import Shot, Until

MOST = 400


def opened(scene_of: Callable[[App], Scene]) -> Shot:
    """A scene as it opens."""
    return lambda app: app.reset(scene_of(app))


def then(*steps: Shot) -> Shot:
    def shot(app: App) -> None:
        for step in steps:
            step(app)

    return shot


def seated(lay: Callable[[], Session], *steps: Shot) -> Shot:
    """A table, laid when it is wanted, as its first person sees it."""
    return then(lambda app: posing.sit_down(app, lay()), *steps)


def fought(lay: Callable[[], Session]) -> Shot:
    """A battle, with the odds worked out."""

    def shot(app: App) -> None:
        scene = posing.sit_down(app, lay())
        posing.wait(app, lambda: scene.board.news() is not None, 10.0)

    return shot


def pressed(*names: str | Callable[[Any], str]) -> Shot:
    """What has these names, or the names found for this scene, is pressed, one after another."""

    def shot(app: App) -> None:
        for name in names:
            posing.press(app.scene, name if isinstance(name, str) else name(app.scene))
            posing.settle(app)

    return shot


def showing(name: str) -> Shot:
    """What the press of a button has just brought."""
    return lambda app: posing.press(app.scene, name)


def settled(seconds: float) -> Shot:
    return lambda app: posing.settle(app, seconds)


def taught(course: str, sheet: str) -> Shot:
    """A lesson at one of its sheets."""
    return lambda app: posing.learn(app, sheet, course)


def read(clause: str) -> Shot:
    """The rulebook at a clause."""
    return opened(lambda app: RuleScene(app, clause))


class Plain(NamedTuple):
    """Tables of a game, played by a plain hand, so that no change of an AI level moves a picture."""

    game: Game
    lay: Callable[..., Session]  # players and a seed, then what else a table is told
    choose: Callable[[Any, int, Chance], Any]
    epoch: int  # of the hand's luck
    sit: Callable[[App, Session], object]

    def play_until(self, session: Session, until: Until) -> bool:
        """Let all seats play until a state is as wanted; False if the game ends before."""
        for n in count():
            due = self.game.to_act(session.state)
            if until(session.state) or not due:
                return until(session.state)
            session.submit(due[0], self.choose(session.state, due[0], Chance(session.seed, self.epoch, n)))
        raise AssertionError("games end")

    def ended(self, state: Any) -> bool:
        return not self.game.to_act(state)

    def moment(self, until: Until, players: int, known: int = 1, **more: Any) -> Session:
        """A table at which such a moment comes: with a known seed, else the first of all."""
        tables = (self.lay(players, seed, **more) for seed in dict.fromkeys((known, *range(1, MOST))))
        return next(session for session in tables if self.play_until(session, until))

    def at(self, until: Until, players: int, *names: str | Callable[[Any], str], **more: Any) -> Shot:
        """Such a moment, the odds worked out; then these are pressed."""
        return then(lambda app: self.sit(app, self.moment(until, players, **more)), pressed(*names))
