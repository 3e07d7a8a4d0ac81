"""The tray: iron dice in play, the reserve on its rack, removed hammers lying aside, faces to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from pygame import Rect

from valhalla.games.hammer.terms import FACES, HAMMER
from valhalla.ui.games.hammer import dice, layout
from valhalla.ui.games.hammer.hand import HammerCard
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.stage.rolling import draw_die, draw_flat
from valhalla.ui.table.things import Thing
from valhalla.ui.theme import BONE, DIM_BONE, SMALL, palette
from valhalla.ui.units import row
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words import iron
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard

BADGE: Final = 24  # units


class HasCup(Protocol):
    """A board with iron dice: Valhalla has one, too."""

    cup: dice.Cup


def halo(p: Painter, rect: Rect, *, strong: bool) -> None:
    """Firelight behind a die."""
    around = Rect(0, 0, round(rect.w * 2.1), round(rect.w * 2.1))
    around.center = rect.center
    light(p, "glow", around, palette().glow, 1.0 if strong else 0.55)


class Tray(Widget):
    """The wooden tray itself. A card dropped here is played."""

    def __init__(self, board: HammerBoard, rect: Rect) -> None:
        super().__init__("tray", rect)
        self.board = board
        self.rule = "H2.2"

    def accepts(self, dragged: Widget) -> bool:
        return isinstance(dragged, HammerCard) and dragged.pickable

    def drop(self, dragged: Widget) -> None:
        assert isinstance(dragged, HammerCard)
        self.board.moves.throw_card(dragged.card)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("tray", self.rect)
        if isinstance(self.board.scene.dragged, HammerCard):
            p.plate("glow-soft", self.rect)
        s = self.board.s
        if not s.dice and not self.board.scene.director.busy:
            room = layout.tray(self.rect, p.units).dice
            words = _("The dice lie in the reserve.") if not s.removed else _("All dice are gone.")
            p.text(words, room, SMALL._replace(colour=DIM_BONE, centred=True, size=16), lines=2)


class Removed(Widget):
    """Hammers that are out of this turn."""

    def __init__(self, board: HasCup, rect: Rect) -> None:
        super().__init__("removed", rect)
        self.board = board
        self.rule = "H2.2"
        self.tip = _("Removed hammers: gone for the rest of the turn.")

    def draw(self, p: Painter, look: Look) -> None:
        x = self.rect.x - p.px(4)
        for y in range(self.rect.y, self.rect.bottom, p.px(14)):
            p.fill(Rect(x, y, max(1, p.px(2)), p.px(8)), (150, 112, 62), 0.8)
        foot = Rect(self.rect.x - p.px(4), self.rect.bottom - p.px(28), self.rect.w + p.px(8), p.px(18))
        count = len(self.board.cup.removed)
        p.text(_("removed"), foot, SMALL._replace(size=13, centred=True, colour=BONE if count else DIM_BONE))


def removed_places(board: HasCup, rect: Rect, units_px: int) -> list[Rect]:
    """Where removed hammers lie, one below the other, closer if there are many."""
    count = len(board.cup.removed)
    side = min(rect.w * 3 // 5, units_px)
    step = min(side + side // 3, (rect.h - side - side // 2) // max(1, count - 1)) if count > 1 else 0
    return [
        Rect(rect.centerx - side // 2 + (i % 2 * 2 - 1) * side // 8, rect.y + i * step, side, side)
        for i in range(count)
    ]


class DieThing(Thing):
    """A die in play: a hammer to be removed, a die for the raised card, or to be thrown again."""

    def __init__(self, board: HammerBoard, place: int, die: dice.Die, rect: Rect) -> None:
        super().__init__(board.scene, f"die:{place}", "die", place, ("die", die.id))
        self.board = board
        self.die = die
        self.rect = rect
        self.rule = "H2.2" if die.face == HAMMER else "H1.2"
        self.mine = board.moves.asking is not None and board.s.active == board.scene.me
        self.focusable = self.mine
        self.tip = self._tip()

    def _tip(self) -> str:
        face = iron.face(self.die.face).capitalize()
        if self.hammer_free:
            return f"{face}\n" + _("Click to mark it: removed, it counts 3 instead of 1.")
        return face

    @property
    def hammer_free(self) -> bool:
        """Whether a click would mark it as a hammer to be removed."""
        moves = self.board.moves
        return (
            self.mine and self.die.face == HAMMER and moves.playing is None and bool(moves.option("remove"))
        )

    @property
    def marked(self) -> bool:
        return self.die.id in self.board.hammers

    @property
    def pickable(self) -> bool:
        return self.mine and (self.hammer_free or super().pickable)

    @property
    def picked(self) -> bool:
        return self.marked or super().picked or self.board.moves.facing == self.value

    def press(self) -> None:
        self.board.moves.press_die(self.value)

    def draggable(self) -> bool:
        return self.hammer_free

    def draw(self, p: Painter, look: Look) -> None:
        if self.board.throws.flying(self.key, self.scene.stage.effects):
            return
        rect = self.pose().rect
        wanted = self.pickable and (self.board.moves.playing is not None or self.hammer_free)
        if self.picked or (look.hot and self.pickable) or wanted:
            halo(p, rect, strong=self.picked or look.hot)
        lift = p.px(6) if self.picked else p.px(3) if look.hot and self.pickable else 0
        draw_die(p, dice.picture(self.die.face), rect.move(0, -lift))
        if self.die.id in self.board.held:
            self._badge(p, rect, "lock", "iron")
        elif self.marked:
            self._badge(p, rect, "cross", "ember")
        elif self.scene.has("die", self.value):
            self._draw_face(p, rect)

    def _draw_face(self, p: Painter, rect: Rect) -> None:
        """What it will show, if that was chosen; else a sign that it is taken."""
        places, faces = self.board.moves.picked("die"), self.board.moves.picked("face")
        at = places.index(self.value)
        if at < len(faces):
            side = max(p.px(BADGE), rect.w // 2)
            small = Rect(0, 0, side, side)
            small.center = (rect.right, rect.top)
            draw_flat(p, dice.picture(faces[at]), small)
        else:
            word = self.board.moves.word
            icon = {"flip": "swap", "keep": "lock"}.get(word.word if word else "", "reroll")
            self._badge(p, rect, icon, "ember")

    def _badge(self, p: Painter, rect: Rect, icon: str, medal: str) -> None:
        side = max(p.px(BADGE), rect.w * 9 // 20)
        spot = Rect(0, 0, side, side)
        spot.center = (rect.right, rect.top)
        p.picture(f"plates/medal-{medal}.webp", spot)
        p.icon(icon, spot.inflate(-side * 2 // 5, -side * 2 // 5), BONE)


class FaceChoice(Thing):
    """A face that the die may be turned to."""

    moving = True

    def __init__(self, board: HammerBoard, face: int, rect: Rect) -> None:
        super().__init__(board.scene, f"face:{face}", "face", face, ("face", face))
        self.board = board
        self.rect = rect
        self.rule = "H3.4"
        self.tip = iron.face(face).capitalize()

    def press(self) -> None:
        self.board.moves.choose_face(self.value)

    def draggable(self) -> bool:
        return False

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot:
            halo(p, self.rect, strong=True)
        draw_flat(p, dice.picture(self.value), self.rect.inflate(-p.px(4), -p.px(4)))


class Chooser(Thing):
    """The board that the faces lie on; like them it is drawn over the dice."""

    focusable = False
    moving = True

    def __init__(self, board: HammerBoard, rect: Rect) -> None:
        super().__init__(board.scene, "chooser", "none", 0, ("chooser",))
        self.rect = rect

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("chip", self.rect)


def tray_things(board: HammerBoard) -> list[Widget]:
    """All of the tray, lowest first."""
    units = board.scene.units
    cut = layout.tray(board.areas["tray"], units)
    found: list[Widget] = [
        Tray(board, board.areas["tray"]),
        Removed(board, cut.removed),
    ]
    found += [DieThing(board, i, die, board.die_rect(i)) for i, die in enumerate(board.cup.loose)]
    return [*found, *_chooser(board)]


def _chooser(board: HammerBoard) -> list[Widget]:
    """Six faces over the tray, while the face of a die is to be chosen."""
    facing = board.moves.facing
    if board.moves.playing is None or not 0 <= facing < len(board.cup.loose):
        return []
    units = board.scene.units
    tray = board.areas["tray"]
    faces = [face for face in FACES if face != board.cup.loose[facing].face]
    side = min(units.px(46), (tray.w - units.px(40)) // len(faces))
    plank = Rect(0, 0, side * len(faces) + units.px(20), side + units.px(14))
    upper = board.die_rect(facing).centery < tray.centery
    plank.midtop = (tray.centerx, tray.bottom - plank.h - units.px(6) if upper else tray.y + units.px(6))
    cells = row(plank.inflate(-units.px(20), -units.px(14)), len(faces))
    return [
        Chooser(board, plank),
        *(FaceChoice(board, f, cell) for f, cell in zip(faces, cells, strict=True)),
    ]
