"""Shots of Wolves of Odin: tables brought to their telling moments by a simple hand of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from valhalla.games import GAMES
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.choices import groups
from valhalla.games.wolves.state import State
from valhalla.games.wolves.strengths import total
from valhalla.games.wolves.terms import LAYING, Deity, Kind, Step
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.games.wolves.gallery import WolvesGallery
from valhalla.ui.games.wolves.new_game import WolvesTable
from valhalla.words.language import _
from valhalla.words.wolves.names import SHADOW
from valhalla.workshop import posing
from valhalla.workshop.posing import Shot
from valhalla.workshop.showing import Plain, opened, pressed, read, seated, settled, showing, taught, then

GAME: Final = GAMES["wolves"]
Until = Callable[[State], bool]


def table(players: int, seed: int, *, people: int = 1) -> Session:
    """A table of people and AI seats, just laid; two are joined by the shadow clan."""
    seats = posing.seats(players, people)
    if players == 2:
        shadowed = GAME.Setup(3, variants=("shadow",), first=0)
        return Session.start(GAME, shadowed, (*seats, Seat(_(SHADOW), "karl")), seed)
    return Session.start(GAME, GAME.Setup(players, first=0), seats, seed)


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


# What a state must be like


def asked(step: int, seat: int = 0, rounds: int = 1, units: int = 0) -> Until:
    """A seat is asked at this step, and so many units stand in all rows."""
    return lambda s: s.agenda[-1][:2] == (step, seat) and s.round >= rounds and sum(map(len, s.rows)) >= units


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


def _sit(app: App, session: Session) -> None:
    posing.sit_down(app, session)
    posing.settle(app)


HAND: Final = Plain(GAME, table, plain, 9, _sit)
play_until, ended, at = HAND.play_until, HAND.ended, HAND.at


# The pictures


def held(kind: int) -> Callable[[Any], str]:
    """A card of this kind in hand."""
    return lambda scene: next(
        f"card:{card}" for card in scene.shown.hands[0] if scene.table.kind[card] == kind
    )


def deity(which: int) -> Callable[[Any], str]:
    return lambda scene: f"deity:{scene.table.card_of[which]}"


def laid_elsewhere(scene: Any) -> str:
    """A unit that may be laid in another's row."""
    return next(f"card:{c.card}" for c in GAME.legal(scene.shown, 0) if isinstance(c, cm.Lay) and c.row != 0)


def paid_variously(scene: Any) -> str:
    ways = [c.deity for c in GAME.legal(scene.shown, 0) if isinstance(c, cm.Summon)]
    return f"deity:{next(deity for deity in ways if ways.count(deity) > 1)}"


_scoring: Final = seated(lambda: HAND.moment(ended, 4), settled(8.0))

SHOTS: Final[dict[str, Shot]] = {
    "wolves": at(midway(8, 2), 3),
    "wolves-five": at(midway(16, 3), 5),
    "wolves-shadow": at(midway(7, 1), 2),
    "wolves-lay": at(midway(8, 1), 4, laid_elsewhere),
    "wolves-aim": at(aiming, 3),
    "wolves-ward": at(warding, 4),
    "wolves-summon": at(summoning, 3, paid_variously, known=63),
    "wolves-plague": at(holding(Kind.PLAGUE, units=9), 4, held(Kind.PLAGUE)),
    "wolves-march": at(holding(Kind.FLANK_MARCH), 3, held(Kind.FLANK_MARCH)),
    "wolves-passed": at(passed, 5),
    "wolves-tyr": at(invoking(Deity.TYR), 4, deity(Deity.TYR)),
    "wolves-hel-price": at(invoking(Deity.HEL), 3, deity(Deity.HEL), known=102),
    "wolves-hel": at(asked(Step.RECALL), 3, known=27),
    "wolves-crown": at(asked(Step.CROWN), 4),
    "wolves-ragnarok": at(doomed, 4),
    "wolves-folded": seated(lambda: HAND.moment(asked(Step.ACT, 1, 2, 8), 3, people=3)),
    "wolves-scoring": _scoring,
    "wolves-rounds": then(_scoring, pressed("course")),
    "wolves-film": lambda app: posing.watch(app, lambda film: film.turns()[20], HAND.moment(ended, 4)),
    "wolves-lesson": taught("wolves", "summon"),
    "wolves-reference": then(at(midway(8, 2), 4), showing("reference")),
    "wolves-new-game": then(opened(WolvesTable), pressed("preset-duel")),
    "wolves-gallery": opened(WolvesGallery),
    "wolves-rule": read("W5"),
}

# What another shot shows just as well to those who check where everything finds room.
ALIKE: Final = (
    "wolves", "wolves-shadow", "wolves-aim", "wolves-passed", "wolves-tyr", "wolves-hel-price",
    "wolves-ragnarok", "wolves-folded", "wolves-film", "wolves-rule",
)  # fmt: skip
