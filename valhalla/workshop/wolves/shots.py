"""Shots of Wolves of Odin: tables brought to their telling moments by a simple hand of their own.

Luck is fixed, and who plays does so by plain rules here, so that no change of an AI level moves a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from valhalla.games import GAMES
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.choices import groups
from valhalla.games.wolves.state import State
from valhalla.games.wolves.strengths import total
from valhalla.games.wolves.terms import LAYING, Deity, Kind, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.games.wolves.gallery import WolvesGallery
from valhalla.ui.games.wolves.new_game import WolvesTable
from valhalla.ui.scenes.rule import RuleScene
from valhalla.workshop import posing

if TYPE_CHECKING:
    from valhalla.ui.app import App
    from valhalla.ui.table.scene import PlayScene

GAME: Final = GAMES["wolves"]
NAMES: Final = ("Eirik", "Sigrun", "Hakon", "Torvi", "Astrid")
SHADOW: Final = "Shadow clan"
MOST: Final = 400
Until = Callable[[State], bool]


def table(players: int, seed: int, *, people: int = 1, level: str = "karl") -> Session:
    """A table of people and AI seats, just laid; two are joined by the shadow clan."""
    kinds = ["human" if i < people else level for i in range(players)]
    seats = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    if players == 2:
        shadowed = GAME.Setup(3, variants=("shadow",), first=0)
        return Session.start(GAME, shadowed, (*seats, Seat(SHADOW, level)), seed)
    return Session.start(GAME, GAME.Setup(players, first=0), tuple(seats), seed)


def plain(s: State, seat: int, luck: Chance) -> cm.Command:
    """Somebody who lays what makes the own row stronger, summons when possible, and passes in time."""
    found = groups(s, seat)
    kinds = {type(group[0]): group for group in found}
    step = s.step
    if step in (Step.ACT, Step.CLOSE):
        extra = [group for group in found if isinstance(group[0], cm.Summon | cm.Invoke)]
        if extra and not luck.below(2):
            return luck.pick(luck.pick(extra))
    if step != Step.ACT:
        return luck.pick(luck.pick(found))
    if cm.Sacrifice in kinds and len(s.rows[seat]) > 1 and not luck.below(3):
        return luck.pick(kinds[cm.Sacrifice])
    if len(s.hands[seat]) < 4 + luck.below(4):
        return cm.Pass()
    others = [kind for kind in (cm.Plague, cm.Regroup, cm.Withdraw) if kind in kinds]
    if others and not luck.below(6):
        return luck.pick(kinds[luck.pick(others)])
    return _laid(s, seat, luck, kinds.get(cm.Lay, ()))


def _laid(s: State, seat: int, luck: Chance, layings: Sequence[Any]) -> cm.Command:
    """The strongest of a few ways to lay a unit; now and then a knife in another's row."""
    kind, rows = s.table.kind, s.rows
    knives: list[cm.Lay] = [c for c in layings if c.row != seat and rows[c.row] and kind[c.card] in LAYING]
    if knives and not luck.below(3):
        return luck.pick(knives)
    own: list[cm.Lay] = [lay for lay in layings if lay.row == seat]
    if not own:
        return cm.Pass()
    return max((luck.pick(own) for _ in range(4)), key=lambda lay: _gain(s, seat, lay))


def _gain(s: State, seat: int, lay: cm.Lay) -> int:
    """How strong one's row would be."""
    after = s.clone()
    row = after.rows[seat]
    row.insert(0 if lay.side == 0 else len(row), lay.card)
    return total(after, seat)


def play_until(session: Session, until: Until) -> bool:
    """Let all seats play until a state is as wanted; False if the game ends before."""
    for n in count():
        state: State = session.state
        due = GAME.to_act(state)
        if until(state) or not due:
            return until(state)
        session.submit(due[0], plain(state, due[0], Chance(session.seed, 9, n)))
    raise AssertionError("games end")


def moment(until: Until, players: int, *, people: int = 1, known: int = 1) -> Session:
    """A table at which such a moment comes: with a known seed, else the first of all."""
    tables = (table(players, seed, people=people) for seed in (known, *range(1, MOST)))
    return next(session for session in tables if play_until(session, until))


# What a state must be like


def asked(step: int, seat: int = 0, rounds: int = 1, units: int = 0) -> Until:
    """A seat is asked at this step, and so many units stand in all rows."""
    return lambda s: s.agenda[-1][:2] == (step, seat) and s.round >= rounds and sum(map(len, s.rows)) >= units


def ended(s: State) -> bool:
    return not GAME.to_act(s)


def holding(kind: int, seat: int = 0, units: int = 6) -> Until:
    """It is this seat's turn, and it holds such a card."""
    return lambda s: (
        asked(Step.ACT, seat, 1, units)(s) and any(s.table.kind[card] == kind for card in s.hands[seat])
    )


def midway(units: int, deities: int) -> Until:
    """In the middle of a round, with deities in play and sacrifices on an altar."""

    def wanted(s: State) -> bool:
        held = sum(map(len, s.deities)) if s.deities[0] else 0
        return (
            asked(Step.ACT, 0, 2, units)(s) and held >= deities and any(s.offerings) and len(s.hands[0]) > 4
        )

    return wanted


def aiming(s: State) -> bool:
    return asked(Step.AIM, 0)(s) and sum(map(len, s.rows)) > 6


def warding(s: State) -> bool:
    """Asked for a ward that is possible."""
    return asked(Step.REACT, 0, 1, 8)(s) and any(isinstance(c, cm.Ward) for c in GAME.legal(s, 0))


def summoning(s: State) -> bool:
    """A deity can be paid for in more than one way."""
    if not asked(Step.ACT, 0, 1, 4)(s):
        return False
    ways = [c.deity for c in GAME.legal(s, 0) if isinstance(c, cm.Summon)]
    return len(ways) > len(set(ways))


def passed(s: State) -> bool:
    return asked(Step.ACT, 0, 1, 8)(s) and len(s.passes) >= 2


def invoking(deity: int) -> Until:
    """This deity may be used now."""

    def wanted(s: State) -> bool:
        if not asked(Step.ACT, 0, 1, 6)(s):
            return False
        card = s.table.card_of[deity]
        return any(isinstance(c, cm.Invoke) and c.deity == card for c in GAME.legal(s, 0))

    return wanted


def doomed(s: State) -> bool:
    return asked(Step.ACT, 0, 2, 6)(s) and s.doomed()


# The pictures


def _sit(app: App, session: Session) -> PlayScene:
    scene = posing.sit_down(app, session)
    posing.settle(app)
    return scene


def _three(app: App) -> None:
    _sit(app, moment(midway(8, 2), 3))


def _five(app: App) -> None:
    _sit(app, moment(midway(16, 3), 5))


def _shadow(app: App) -> None:
    _sit(app, moment(midway(7, 1), 2))


def _aim(app: App) -> None:
    _sit(app, moment(aiming, 3))


def _ward(app: App) -> None:
    _sit(app, moment(warding, 4))


def _press(app: App, *names: str) -> None:
    for name in names:
        posing.press(app.scene, name)
        posing.settle(app)


def _held(app: App, kind: int) -> str:
    """The name of a card of this kind in hand."""
    s: State = app.scene.shown  # type: ignore[attr-defined]
    return f"card:{next(card for card in s.hands[0] if s.table.kind[card] == kind)}"


def _lay(app: App) -> None:
    """A unit is raised: where it may be laid glows."""
    _sit(app, moment(midway(8, 1), 4))
    s: State = app.scene.shown  # type: ignore[attr-defined]
    laid = next(c for c in GAME.legal(s, 0) if isinstance(c, cm.Lay) and c.row != 0)
    _press(app, f"card:{laid.card}")


def _plague(app: App) -> None:
    _sit(app, moment(holding(Kind.PLAGUE, units=9), 4))
    _press(app, _held(app, Kind.PLAGUE))


def _march(app: App) -> None:
    _sit(app, moment(holding(Kind.FLANK_MARCH), 3))
    _press(app, _held(app, Kind.FLANK_MARCH))


def _summon(app: App) -> None:
    _sit(app, moment(summoning, 3, known=63))
    s: State = app.scene.shown  # type: ignore[attr-defined]
    ways = [c.deity for c in GAME.legal(s, 0) if isinstance(c, cm.Summon)]
    _press(app, f"deity:{next(deity for deity in ways if ways.count(deity) > 1)}")


def _passed(app: App) -> None:
    _sit(app, moment(passed, 5))


def _hel(app: App) -> None:
    _sit(app, moment(asked(Step.RECALL), 3, known=27))


def _tyr(app: App) -> None:
    _sit(app, moment(invoking(Deity.TYR), 4))
    s: State = app.scene.shown  # type: ignore[attr-defined]
    _press(app, f"deity:{s.table.card_of[Deity.TYR]}")


def _hels_price(app: App) -> None:
    _sit(app, moment(invoking(Deity.HEL), 3, known=102))
    s: State = app.scene.shown  # type: ignore[attr-defined]
    _press(app, f"deity:{s.table.card_of[Deity.HEL]}")


def _crown(app: App) -> None:
    _sit(app, moment(asked(Step.CROWN), 4))


def _ragnarok(app: App) -> None:
    _sit(app, moment(doomed, 4))


def _curtain(app: App) -> None:
    posing.sit_down(app, moment(asked(Step.ACT, 1, 2, 8), 3, people=3))


def _scoring(app: App) -> None:
    posing.sit_down(app, moment(ended, 4))
    posing.settle(app, 8.0)


def _rounds(app: App) -> None:
    _scoring(app)
    _press(app, "course")


def _film(app: App) -> None:
    posing.watch(app, lambda film: film.turns()[20], moment(ended, 4))


def _lesson(app: App) -> None:
    posing.learn(app, "summon", "wolves")


def _new_game(app: App) -> None:
    app.reset(WolvesTable(app))
    _press(app, "preset-duel")


def _gallery(app: App) -> None:
    app.reset(WolvesGallery(app))


def _rule(app: App) -> None:
    app.reset(RuleScene(app, "W5"))


SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "wolves": _three, "wolves-five": _five, "wolves-shadow": _shadow, "wolves-lay": _lay, "wolves-aim": _aim,
    "wolves-ward": _ward, "wolves-summon": _summon, "wolves-plague": _plague, "wolves-march": _march,
    "wolves-passed": _passed, "wolves-tyr": _tyr, "wolves-hel-price": _hels_price, "wolves-hel": _hel,
    "wolves-crown": _crown, "wolves-ragnarok": _ragnarok, "wolves-curtain": _curtain,
    "wolves-scoring": _scoring, "wolves-rounds": _rounds, "wolves-film": _film, "wolves-lesson": _lesson,
    "wolves-new-game": _new_game, "wolves-gallery": _gallery, "wolves-rule": _rule,
}  # fmt: skip

# What another shot shows just as well to those who check where everything finds room.
ALIKE: Final = (
    "wolves", "wolves-shadow", "wolves-aim", "wolves-passed", "wolves-tyr", "wolves-hel-price",
    "wolves-ragnarok", "wolves-curtain", "wolves-film", "wolves-rule",
)  # fmt: skip
