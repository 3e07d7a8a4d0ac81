"""The tray in which the iron dice lie: those in play, hammers lying aside, the reserve on its rack."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.games.iron import HAMMER
from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.stage.rolling import draw_die, draw_flat
from valhalla.ui.table.areas import Area
from valhalla.ui.table.dice.cup import Die
from valhalla.ui.table.dice.look import halo
from valhalla.ui.table.pieces.piles import label
from valhalla.ui.table.things import Thing
from valhalla.ui.table.throwing.board import ThrowBoard
from valhalla.ui.table.throwing.cup import picture
from valhalla.ui.theme import BONE, DIM_BONE, EMBER, SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words import iron as called
from valhalla.words.language import _, ngettext

LEAST: Final = 0.85  # of its size that a word beside the line is set in
# Of the picture of the rack, in its pixels: its size, its sockets and where they are.
RACK: Final = (1240, 200)
SOCKET, FIRST, APART, MIDDLE = 112, 118.0, 142.57, 93.0


class Tray(Widget):
    """The wooden tray, and where the dice are while none lies in it."""

    def __init__(self, board: ThrowBoard, rule: str) -> None:
        super().__init__("tray", board.areas[Area.TRAY])
        self.board = board
        self.rule = rule
        self.words = _("The dice lie in the reserve.")

    @property
    def lit(self) -> bool:
        """Whether something could be dropped here."""
        return False

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("tray", self.rect)
        if self.lit:
            p.plate("glow-soft", self.rect)
        if not self.board.cup.loose and not self.board.scene.director.busy:
            style = SMALL._replace(colour=DIM_BONE, centred=True, size=16)
            p.text(self.words, self.board.tray.dice, style, lines=2)


class Removed(Widget):
    """Hammers that are out of this turn."""

    def __init__(self, board: ThrowBoard) -> None:
        super().__init__("removed", board.tray.removed, rule="H2.2")
        self.board = board
        self.tip = _("Removed hammers: gone for the rest of the turn.")
        self.any = bool(board.cup.removed)

    def draw(self, p: Painter, look: Look) -> None:
        x = self.rect.x - p.px(4)
        for y in range(self.rect.y, self.rect.bottom, p.px(14)):
            p.fill(Rect(x, y, max(1, p.px(2)), p.px(8)), (150, 112, 62), 0.8)
        style = SMALL._replace(size=13, centred=True, colour=BONE if self.any else DIM_BONE)
        foot = cut.row_at(self.rect, self.rect.bottom - p.px(10) - p.wx(18), p.wx(18))
        least = style.size * LEAST
        if p.fits(_("removed"), foot, style._replace(size=least)):
            p.text(_("removed"), foot, p.shrunk(_("removed"), foot, style, least, 1))
        else:
            p.icon("discarded", foot, style.colour)


class IronDie(Thing):
    """A die in play; a hammer may be marked to be removed."""

    drags = False
    board: ThrowBoard

    @property
    def removing(self) -> str:
        """What a click on a hammer does."""
        return _("Click to mark it: removed, it counts 3 instead of 1.")

    def __init__(self, board: ThrowBoard, place: int, die: Die, *, mine: bool) -> None:
        super().__init__(board.scene, f"die:{place}", "die", place, ("die", die.id))
        self.board = board
        self.die = die
        self.rect = board.die_rects()[place]
        self.focusable = self.mine = mine
        self.tip = called.face(die.value).capitalize()
        if self.removable:
            self.tip += "\n" + self.removing

    @property
    def removable(self) -> bool:
        """Whether a click would mark it as a hammer to be removed."""
        return self.mine and self.die.value == HAMMER

    @property
    def marked(self) -> bool:
        return self.die.id in self.board.hammers

    @property
    def pickable(self) -> bool:
        return self.mine and (self.removable or super().pickable)

    @property
    def picked(self) -> bool:
        return self.marked or super().picked

    def draw(self, p: Painter, look: Look) -> None:
        if self.board.flies(self.key):
            return
        rect = self.pose().rect
        self.draw_light(p, rect, look)
        lift = p.px(6) if self.picked else p.px(3) if look.hot and self.pickable else 0
        draw_die(p, picture(self.die.value), rect.move(0, -lift))
        self.draw_signs(p, rect)

    def draw_light(self, p: Painter, rect: Rect, look: Look) -> None:
        if self.picked or (look.hot and self.pickable):
            halo(p, rect, strong=True)

    def draw_signs(self, p: Painter, rect: Rect) -> None:
        """What will be done with it."""


class Reserve(Widget):
    """Dice that may still come, on their rack; those that come with the next throw glow."""

    def __init__(self, rect: Rect, rule: str, count: int, coming: int) -> None:
        super().__init__("reserve", rect)
        self.rule = rule
        self.count, self.coming = count, coming
        told = ngettext("{count} die in the reserve.", "{count} dice in the reserve.", count)
        self.tip = told.format(count=count)

    def draw(self, p: Painter, look: Look) -> None:
        head = cut.top(self.rect, p.wx(20))
        label(p, _("Reserve: {count}").format(count=self.count), head)
        rack = cut.row_at(self.rect, head.bottom, round(self.rect.w * RACK[1] / RACK[0]))
        p.picture("hammer/rack.webp", rack)
        scale = rack.w / RACK[0]
        for i in range(self.count):
            side = round(SOCKET * scale * 0.8)
            place = cut.square(
                side, center=(rack.x + round((FIRST + i * APART) * scale), rack.y + round(MIDDLE * scale))
            )
            if i < self.coming:
                light(p, "glow", place.inflate(side, side), EMBER)
            draw_flat(p, "dice/iron-hammer", place, 1.0 if i < self.coming else 0.7)
