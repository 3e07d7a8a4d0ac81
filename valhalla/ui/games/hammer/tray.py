"""The tray of the Hammer Throw: dice for the raised card, faces to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.hammer.terms import FACES, HAMMER
from valhalla.ui.cut import row
from valhalla.ui.games.hammer.hand import HammerCard
from valhalla.ui.painter import Painter
from valhalla.ui.stage.rolling import draw_flat
from valhalla.ui.table.areas import Area
from valhalla.ui.table.dice.cup import Die
from valhalla.ui.table.dice.look import BADGE, corner, draw_mark, halo
from valhalla.ui.table.things import Thing
from valhalla.ui.table.throwing.cup import picture
from valhalla.ui.table.throwing.tray import IronDie, Removed, Tray
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words import iron as called
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard


class CardTray(Tray):
    """The wooden tray. A card dropped here is played."""

    board: HammerBoard

    def __init__(self, board: HammerBoard) -> None:
        super().__init__(board, "H2.2")
        if board.s.removed:
            self.words = _("All dice are gone.")

    def accepts(self, dragged: Widget) -> bool:
        return isinstance(dragged, HammerCard) and dragged.pickable

    def drop(self, dragged: Widget) -> None:
        assert isinstance(dragged, HammerCard)
        self.board.moves.throw_card(dragged.card)

    @property
    def lit(self) -> bool:
        return isinstance(self.board.scene.dragged, HammerCard)


class DieThing(IronDie):
    """A die in play: a hammer to be removed, a die for the raised card, or to be thrown again."""

    board: HammerBoard

    def __init__(self, board: HammerBoard, place: int, die: Die) -> None:
        asking = board.moves.asking
        mine = asking is not None and board.s.active == asking.seat
        super().__init__(board, place, die, mine=mine)
        self.rule = "H2.2" if die.value == HAMMER else "H1.2"

    @property
    def removable(self) -> bool:
        moves = self.board.moves
        return super().removable and moves.playing is None and moves.option("remove") is not None

    @property
    def picked(self) -> bool:
        return super().picked or self.board.moves.facing == self.value

    @property
    def removing(self) -> str:
        return _("Click to remove it: it counts 3 instead of 1, and is gone for the rest of the turn.")

    def press(self) -> None:
        self.board.moves.press_die(self.value)

    def draggable(self) -> bool:
        return self.removable

    def draw_light(self, p: Painter, rect: Rect, look: Look) -> None:
        wanted = self.pickable and (self.board.moves.playing is not None or self.removable)
        if self.picked or (look.hot and self.pickable) or wanted:
            halo(p, rect, strong=self.picked or look.hot)

    def draw_signs(self, p: Painter, rect: Rect) -> None:
        if self.die.id in self.board.held:
            draw_mark(p, rect, "lock", "iron")
        elif self.marked:
            draw_mark(p, rect, "cross")
        elif self.scene.has("die", self.value):
            self._draw_face(p, rect)

    def _draw_face(self, p: Painter, rect: Rect) -> None:
        """What it will show, if that was chosen; else a sign that it is taken."""
        places, faces = self.board.moves.picked("die"), self.board.moves.picked("face")
        at = places.index(self.value)
        if at < len(faces):
            draw_flat(p, picture(faces[at]), corner(rect, max(p.px(BADGE), rect.w // 2)))
        else:
            word = self.board.moves.word
            draw_mark(p, rect, {"flip": "swap", "keep": "lock"}.get(word.word if word else "", "reroll"))


class Gone(Removed):
    """Hammers that are out of this turn. One that is dropped here joins them."""

    board: HammerBoard

    def accepts(self, dragged: Widget) -> bool:
        return isinstance(dragged, DieThing) and dragged.removable

    def drop(self, dragged: Widget) -> None:
        assert isinstance(dragged, DieThing)
        self.board.moves.press_die(dragged.value)


class FaceChoice(Thing):
    """A face that the die may be turned to."""

    drags = False
    moving = True

    def __init__(self, board: HammerBoard, face: int, rect: Rect) -> None:
        super().__init__(board.scene, f"face:{face}", "face", face, ("face", face), rect=rect, rule="H3.4")
        self.board = board
        self.tip = called.face(face).capitalize()

    def press(self) -> None:
        self.board.moves.choose_face(self.value)

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot:
            halo(p, self.rect, strong=True)
        draw_flat(p, picture(self.value), self.rect.inflate(-p.px(4), -p.px(4)))


class Chooser(Thing):
    """The board that the faces lie on; like them it is drawn over the dice."""

    focusable = False
    moving = True

    def __init__(self, board: HammerBoard, rect: Rect) -> None:
        super().__init__(board.scene, "chooser", "none", 0, ("chooser",), rect=rect)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("chip", self.rect)


def tray_things(board: HammerBoard) -> list[Widget]:
    """All of the tray, lowest first."""
    dice = (DieThing(board, i, die) for i, die in enumerate(board.cup.loose))
    return [CardTray(board), Gone(board), *dice, *_chooser(board)]


def _chooser(board: HammerBoard) -> list[Widget]:
    """Six faces over the tray, while the face of a die is to be chosen."""
    facing = board.moves.facing
    if board.moves.playing is None or not 0 <= facing < len(board.cup.loose):
        return []
    units = board.scene.units
    tray = board.areas[Area.TRAY]
    faces = [face for face in FACES if face != board.cup.loose[facing].value]
    side = min(units.px(46), (tray.w - units.px(40)) // len(faces))
    plank = Rect(0, 0, side * len(faces) + units.px(20), side + units.px(14))
    upper = board.die_rects()[facing].centery < tray.centery
    plank.midtop = (tray.centerx, tray.bottom - plank.h - units.px(6) if upper else tray.y + units.px(6))
    cells = row(plank.inflate(-units.px(20), -units.px(14)), len(faces))
    return [
        Chooser(board, plank),
        *(FaceChoice(board, f, cell) for f, cell in zip(faces, cells, strict=True)),
    ]
