"""The iron dice of the hammer at Ragnarök: in the tray, on the rack, removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect

from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammerThrown, reserve
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area
from valhalla.ui.table.dice.cup import Die
from valhalla.ui.table.dice.look import draw_mark, halo
from valhalla.ui.table.match import Match
from valhalla.ui.table.throwing.cup import IronCup
from valhalla.ui.table.throwing.tray import IronDie, Removed, Reserve, Tray
from valhalla.ui.widgets.base import Look, Widget

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.hurl.board import HurlBoard


def last_throws(match: Match) -> list[Any]:
    """What has been shown of the throw of whoever throws, or threw last."""
    found: list[Any] = []
    for event in reversed(match.told):
        if not isinstance(event, HammerThrown | HammerLanded | HammerRested):
            if found:
                break
            continue
        if found and event.seat != found[-1].seat:
            break
        found.append(event)
    return found[::-1]


def cup(match: Match, s: State, *, over: bool) -> IronCup:
    """The dice as they lie; *over*: those of a throw that has just come to its end still do."""
    found = IronCup()
    for event in last_throws(match):
        found.thrown = []
        if isinstance(event, HammerThrown):
            found.throw(event.dice, event.kept)
        elif isinstance(event, HammerLanded):
            found.remove(event.removed)
    if over:
        return found
    return found.true_to(s.hurl.dice, s.hurl.removed) if s.hurl is not None else IronCup()


class HurlDie(IronDie):
    """A die in play: a hammer that may be removed, or, with an empty reserve, one to be thrown again."""

    board: HurlBoard

    def __init__(self, board: HurlBoard, place: int, die: Die) -> None:
        super().__init__(board, place, die, mine=board.scene.asking is not None)
        self.rule = "H6.1"

    @property
    def removable(self) -> bool:
        return super().removable and self.board.step == Step.HURLED

    def press(self) -> None:
        if self.removable:
            self.board.toggle_hammer(self.die.id)
        else:
            super().press()

    def draw_light(self, p: Painter, rect: Rect, look: Look) -> None:
        if self.pickable:
            halo(p, rect.inflate(p.px(8), p.px(8)), strong=True)
        super().draw_light(p, rect, look)

    def draw_signs(self, p: Painter, rect: Rect) -> None:
        if self.picked:
            draw_mark(p, rect, "cross" if self.board.step == Step.HURLED else "reroll")


def tray_things(board: HurlBoard) -> list[Widget]:
    """All of the tray, lowest first, and the rack."""
    dice = (HurlDie(board, i, die) for i, die in enumerate(board.cup.loose))
    rack = Reserve(board.areas[Area.RESERVE], "H6.1", board.reserve, board.coming)
    return [Tray(board, "H6.1"), Removed(board), *dice, rack]


def coming(s: State) -> int:
    """How many dice of the reserve the next throw takes."""
    if s.step != Step.HURL:
        return 0
    return 2 if s.hurl is None else min(1, reserve(s.hurl))
