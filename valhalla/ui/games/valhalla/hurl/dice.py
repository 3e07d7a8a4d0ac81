"""The iron dice of the hammer at Ragnarök: in the tray, on the rack, removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect

from valhalla.games.iron import HAMMER
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammerThrown, reserve
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.ui.games.hammer import layout
from valhalla.ui.games.hammer.decks import draw_reserve
from valhalla.ui.games.hammer.dice import LARGEST, Cup, Die, picture
from valhalla.ui.games.hammer.tray import BADGE, Removed, halo
from valhalla.ui.painter import Painter
from valhalla.ui.stage.rolling import draw_die
from valhalla.ui.table.things import Thing
from valhalla.ui.theme import BONE, DIM_BONE, SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words import iron
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.hurl.board import HurlBoard
    from valhalla.ui.table.match import Match


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


def cup(match: Match, s: State, *, over: bool) -> Cup:
    """The dice as they lie; *over*: those of a throw that has just come to its end still do."""
    found = Cup()
    for event in last_throws(match):
        found.thrown = []
        if isinstance(event, HammerThrown):
            found.throw(event.dice, event.kept)
        elif isinstance(event, HammerLanded):
            found.remove(event.removed)
    if over:
        return found
    return found.true_to(s.hurl.dice, s.hurl.removed) if s.hurl is not None else Cup()


class HurlTray(Widget):
    """The wooden tray, and where the dice are while none lies in it."""

    def __init__(self, board: HurlBoard, rect: Rect) -> None:
        super().__init__("tray", rect)
        self.board = board
        self.rule = "H6.1"

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("tray", self.rect)
        if not self.board.cup.loose and not self.board.scene.director.busy:
            room = layout.tray(self.rect, p.units).dice
            words = _("The dice lie in the reserve.")
            p.text(words, room, SMALL._replace(colour=DIM_BONE, centred=True, size=16), lines=2)


class Rack(Widget):
    """Dice that may still come into this throw; the next ones glow."""

    def __init__(self, board: HurlBoard, rect: Rect) -> None:
        super().__init__("reserve", rect)
        self.board = board
        self.rule = "H6.1"
        self.count = board.reserve
        told = ngettext("{count} die in the reserve.", "{count} dice in the reserve.", self.count)
        self.tip = told.format(count=self.count)

    def draw(self, p: Painter, look: Look) -> None:
        draw_reserve(p, self.rect, self.count, self.board.coming)


class HurlDie(Thing):
    """A die in play: a hammer that may be removed, or, with an empty reserve, one to be thrown again."""

    def __init__(self, board: HurlBoard, place: int, die: Die, rect: Rect) -> None:
        super().__init__(board.scene, f"die:{place}", "die", place, ("die", die.id))
        self.board = board
        self.die = die
        self.rect = rect
        self.rule = "H6.1"
        self.focusable = board.scene.asking is not None
        self.tip = iron.face(die.face).capitalize()
        if self.removable:
            self.tip += "\n" + _("Click to mark it: removed, it counts 3 instead of 1.")

    @property
    def removable(self) -> bool:
        """Whether a click would mark it as a hammer to be removed."""
        return self.focusable and self.board.step == Step.HURLED and self.die.face == HAMMER

    @property
    def pickable(self) -> bool:
        return self.removable or super().pickable

    @property
    def picked(self) -> bool:
        return self.die.id in self.board.hammers or super().picked

    def press(self) -> None:
        if self.removable:
            self.board.toggle_hammer(self.die.id)
        else:
            super().press()

    def draggable(self) -> bool:
        return False

    def draw(self, p: Painter, look: Look) -> None:
        if self.board.throws.flying(self.key, self.scene.stage.effects):
            return
        rect = self.pose().rect
        if self.pickable:
            halo(p, rect.inflate(p.px(8), p.px(8)), strong=True)
        if self.picked or (look.hot and self.pickable):
            halo(p, rect, strong=True)
        lift = p.px(6) if self.picked else p.px(3) if look.hot and self.pickable else 0
        draw_die(p, picture(self.die.face), rect.move(0, -lift))
        if self.picked:
            side = max(p.px(BADGE), rect.w * 9 // 20)
            spot = Rect(0, 0, side, side)
            spot.center = (rect.right, rect.top)
            p.picture("plates/medal-ember.webp", spot)
            icon = "cross" if self.board.step == Step.HURLED else "reroll"
            p.icon(icon, spot.inflate(-side * 2 // 5, -side * 2 // 5), BONE)


def tray_things(board: HurlBoard) -> list[Widget]:
    """All of the tray, lowest first, and the rack."""
    cut = layout.tray(board.areas["tray"], board.scene.units)
    found: list[Widget] = [HurlTray(board, board.areas["tray"]), Removed(board, cut.removed)]
    places = die_rects(board)
    found += [HurlDie(board, i, die, places[i]) for i, die in enumerate(board.cup.loose)]
    return [*found, Rack(board, board.areas["reserve"])]


def die_rects(board: HurlBoard, more: int = 0) -> list[Rect]:
    """Where the dice of the tray lie, perhaps with some *more*."""
    units = board.scene.units
    room = layout.tray(board.areas["tray"], units).dice
    return layout.dice_places(room, len(board.cup.loose) + more, units.px(LARGEST))


def coming(s: State) -> int:
    """How many dice of the reserve the next throw takes."""
    if s.step != Step.HURL:
        return 0
    return 2 if s.hurl is None else min(1, reserve(s.hurl))
