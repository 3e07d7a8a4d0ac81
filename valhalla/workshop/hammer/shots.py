"""Shots of the Hammer Throw: tables brought to their telling moments by a simple hand of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valhalla.games import GAMES
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.choices import holds, legal
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import HAMMER, Step, cells_reached
from valhalla.kernel.chance import Chance
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.games.hammer.gallery import HammerGallery
from valhalla.ui.games.hammer.new_game import HammerTable
from valhalla.workshop import posing
from valhalla.workshop.posing import Shot
from valhalla.workshop.showing import Plain, opened, read, seated, settled, showing, taught, then

GAME: Final = GAMES["hammer"]
Until = Callable[[State], bool]


def table(players: int, seed: int, *, people: int = 1, expert: bool = False) -> Session:
    """A table of people and AI seats, just laid."""
    setup = GAME.Setup(players, variants=("expert",) if expert else (), first=0)
    return Session.start(GAME, setup, posing.seats(players, people), seed)


def plain(s: State, seat: int, luck: Chance) -> cm.Command:
    """Somebody who throws on up to a point, mends with hammers, and now and then plays a card."""
    step = s.step
    choices = legal(s, seat)
    plays = [c for c in choices if isinstance(c, cm.Play)]
    if step == Step.READY:
        bold = not s.throws or (s.reserve() > 0 and s.token < 8 + 4 * s.round + luck.below(8))
        wanted: type[cm.Command] = cm.Throw if bold else cm.Stop
        return next((c for c in choices if isinstance(c, wanted)), choices[0])
    if step == Step.ROLLED and not holds(s):
        removes = [c for c in choices if isinstance(c, cm.Remove)]
        return luck.pick(removes or plays or choices)
    if step == Step.PLACE:
        return cm.Place(tuple(card for card in s.drawn if luck.below(2)))
    if step == Step.FAVOUR:
        return luck.pick(choices)
    if plays and not luck.below(6):
        return luck.pick(plays)
    return choices[0]


# What a state must be like


def asked(step: int, seat: int = 0, rounds: int = 1, cards: int = 0) -> Until:
    return lambda s: s.round >= rounds and s.agenda[-1][:2] == (step, seat) and len(s.hands[seat]) >= cards


def ready(s: State) -> bool:
    """Far along the track, with cards in hand and dice to throw."""
    return asked(Step.READY, 0, 3, 4)(s) and s.token >= 12 and s.throws > 1


def rolled(s: State) -> bool:
    return asked(Step.ROLLED, 0, 3, 3)(s) and s.dice.count(HAMMER) >= 1 and s.removed > 0 and len(s.dice) > 3


def short(s: State) -> bool:
    """A throw that does not hold, and hammers that might mend it."""
    return asked(Step.ROLLED, 0, 2, 3)(s) and not holds(s) and s.dice.count(HAMMER) > 0


def placing(s: State) -> bool:
    return asked(Step.PLACE, 0, 3)(s) and cells_reached(s.token) > 3


def holding(word: str, step: int, rounds: int = 2) -> Until:
    """The first seat is at this step and holds a card of this word that may be played."""

    def wanted(s: State) -> bool:
        if not asked(step, 0, rounds)(s):
            return False
        commands = legal(s, 0)
        return any(isinstance(c, cm.Play) and s.table.word[c.card].word == word for c in commands)

    return wanted


def _sit(app: App, session: Session) -> None:
    scene = posing.sit_down(app, session)
    if app.scene is scene:
        posing.wait(app, lambda: scene.board.news() is not None, 0.2)
        posing.settle(app)


HAND: Final = Plain(GAME, table, plain, 7, _sit)
play_until, ended, at = HAND.play_until, HAND.ended, HAND.at


# The pictures


def held(word: str) -> Callable[[Any], str]:
    """The first card of this word in hand."""
    return lambda scene: next(
        f"card:{card}" for card in scene.shown.hands[0] if scene.table.word[card].word == word
    )


def _placing(app: App) -> None:
    _sit(app, HAND.moment(placing, 3))
    names = [
        w.name for w in app.scene.widgets if w.name.startswith("card:") and getattr(w, "kind", "") == "points"
    ]
    for name in names[:2]:
        posing.press(app.scene, name)
    posing.settle(app)


SHOTS: Final[dict[str, Shot]] = {
    "hammer": at(ready, 4),
    "hammer-first": at(asked(Step.READY), 2),
    "hammer-rolled": at(rolled, 3),
    "hammer-short": at(short, 5, expert=True),
    "hammer-placing": _placing,
    "hammer-peek": at(asked(Step.PEEK), 3),
    "hammer-steal": at(holding("steal", Step.READY, 3), 4, held("steal")),
    "hammer-faces": at(holding("set", Step.ROLLED), 3, held("set"), "die:0"),
    "hammer-swap": at(lambda s: holding("swap", Step.READY)(s) and len(s.piles[0]) > 3, 3, held("swap")),
    "hammer-favour": at(asked(Step.FAVOUR, 0, 2), 4, expert=True),
    "hammer-alone": at(lambda s: asked(Step.READY, 0, 4, 2)(s) and s.token > 20, 1),
    "hammer-folded": seated(lambda: HAND.moment(asked(Step.READY, 1, 4), 3, people=3, expert=True)),
    "hammer-scoring": seated(lambda: HAND.moment(ended, 4, expert=True), settled(6.0)),
    "hammer-film": lambda app: posing.watch(app, lambda film: film.turns()[9] + 4, HAND.moment(ended, 4)),
    "hammer-lesson": taught("hammer", "remove"),
    "hammer-lesson-card": taught("hammer", "card"),
    "hammer-reference": then(at(ready, 4, expert=True), showing("reference")),
    "hammer-new-game": opened(HammerTable),
    "hammer-gallery": opened(HammerGallery),
    "hammer-rule": read("H2.2"),
}

# What another shot shows just as well to those who check where everything finds room.
ALIKE: Final = (
    "hammer", "hammer-first", "hammer-rolled", "hammer-peek", "hammer-steal", "hammer-faces", "hammer-favour",
    "hammer-alone", "hammer-folded", "hammer-film", "hammer-lesson-card", "hammer-rule",
)  # fmt: skip
