"""Shots of the Hammer Throw: tables brought to their telling moments by a simple hand of their own.

Luck is fixed, and who plays does so by plain rules here, so that no change of an AI level moves a picture.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Final

from valhalla.games import GAMES
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.choices import holds, legal
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import HAMMER, Step, cells_reached
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.games.hammer.gallery import HammerGallery
from valhalla.ui.games.hammer.new_game import HammerTable
from valhalla.ui.scenes.rule import RuleScene
from valhalla.workshop import posing

if TYPE_CHECKING:
    from valhalla.ui.app import App

GAME: Final = GAMES["hammer"]
NAMES: Final = ("Eirik", "Sigrun", "Hakon", "Torvi", "Astrid")
MOST: Final = 400
Until = Callable[[State], bool]


def table(players: int, seed: int, *, people: int = 1, expert: bool = False, level: str = "karl") -> Session:
    """A table of people and AI seats, just laid."""
    seats = tuple(Seat(NAMES[i], "human" if i < people else level) for i in range(players))
    setup = GAME.Setup(players, variants=("expert",) if expert else (), first=0)
    return Session.start(GAME, setup, seats, seed)


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


def play_until(session: Session, until: Until) -> bool:
    """Let all seats play until a state is as wanted; False if the game ends before."""
    for n in count():
        state: State = session.state
        due = GAME.to_act(state)
        if until(state) or not due:
            return until(state)
        session.submit(due[0], plain(state, due[0], Chance(session.seed, 7, n)))
    raise AssertionError("games end")


def moment(until: Until, players: int, *, people: int = 1, expert: bool = False) -> Session:
    """The first table, seed by seed, at which such a moment comes."""
    tables = (table(players, seed, people=people, expert=expert) for seed in range(1, MOST))
    return next(session for session in tables if play_until(session, until))


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


def ended(s: State) -> bool:
    return not GAME.to_act(s)


def holding(word: str, step: int, rounds: int = 2) -> Until:
    """The first seat is at this step and holds a card of this word that may be played."""

    def wanted(s: State) -> bool:
        if not asked(step, 0, rounds)(s):
            return False
        commands = legal(s, 0)
        return any(isinstance(c, cm.Play) and s.table.word[c.card].word == word for c in commands)

    return wanted


def raise_card(app: App, word: str) -> None:
    """The first card of this word is raised to be played."""
    scene = app.scene
    s = scene.shown  # type: ignore[attr-defined]
    card = next(card for card in s.hands[0] if s.table.word[card].word == word)
    posing.press(scene, f"card:{card}")
    posing.settle(app)


# The pictures


def _sit(app: App, session: Session) -> None:
    scene = posing.sit_down(app, session)
    if app.scene is scene:
        posing.wait(app, lambda: scene.board.news() is not None, 0.2)
        posing.settle(app)


def _ready(app: App) -> None:
    _sit(app, moment(ready, 4))


def _first(app: App) -> None:
    _sit(app, moment(asked(Step.READY), 2))


def _rolled(app: App) -> None:
    _sit(app, moment(rolled, 3))


def _short(app: App) -> None:
    _sit(app, moment(short, 5, expert=True))


def _placing(app: App) -> None:
    _sit(app, moment(placing, 3))
    names = [
        w.name for w in app.scene.widgets if w.name.startswith("card:") and getattr(w, "kind", "") == "points"
    ]
    for name in names[:2]:
        posing.press(app.scene, name)
    posing.settle(app)


def _peek(app: App) -> None:
    _sit(app, moment(asked(Step.PEEK), 3))


def _steal(app: App) -> None:
    _sit(app, moment(holding("steal", Step.READY, 3), 4))
    raise_card(app, "steal")


def _faces(app: App) -> None:
    _sit(app, moment(holding("set", Step.ROLLED), 3))
    raise_card(app, "set")
    posing.press(app.scene, "die:0")
    posing.settle(app)


def _swap(app: App) -> None:
    _sit(app, moment(lambda s: holding("swap", Step.READY)(s) and len(s.piles[0]) > 3, 3))
    raise_card(app, "swap")


def _favour(app: App) -> None:
    _sit(app, moment(asked(Step.FAVOUR, 0, 2), 4, expert=True))


def _alone(app: App) -> None:
    _sit(app, moment(lambda s: asked(Step.READY, 0, 4, 2)(s) and s.token > 20, 1))


def _curtain(app: App) -> None:
    posing.sit_down(app, moment(asked(Step.READY, 1, 4), 3, people=3, expert=True))


def _scoring(app: App) -> None:
    posing.sit_down(app, moment(ended, 4, expert=True))
    posing.settle(app, 6.0)


def _film(app: App) -> None:
    posing.watch(app, lambda film: film.turns()[9] + 4, moment(ended, 4))


def _lesson(app: App) -> None:
    posing.learn(app, "remove", "hammer")


def _lesson_card(app: App) -> None:
    posing.learn(app, "card", "hammer")


def _new_game(app: App) -> None:
    app.reset(HammerTable(app))


def _gallery(app: App) -> None:
    app.reset(HammerGallery(app))


def _rule(app: App) -> None:
    app.reset(RuleScene(app, "H2.2"))


SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "hammer": _ready, "hammer-first": _first, "hammer-rolled": _rolled, "hammer-short": _short,
    "hammer-placing": _placing, "hammer-peek": _peek, "hammer-steal": _steal, "hammer-faces": _faces,
    "hammer-swap": _swap, "hammer-favour": _favour, "hammer-alone": _alone, "hammer-curtain": _curtain,
    "hammer-scoring": _scoring, "hammer-film": _film,
    "hammer-lesson": _lesson, "hammer-lesson-card": _lesson_card, "hammer-new-game": _new_game,
    "hammer-gallery": _gallery, "hammer-rule": _rule,
}  # fmt: skip

# What another shot shows just as well to those who check where everything finds room.
ALIKE: Final = (
    "hammer", "hammer-first", "hammer-rolled", "hammer-peek", "hammer-steal", "hammer-faces", "hammer-favour",
    "hammer-alone", "hammer-curtain", "hammer-film", "hammer-lesson-card", "hammer-rule",
)  # fmt: skip
