"""The dice tray: loose dice, the bowl of those given up, dice to choose from, faces to turn to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import Side
from valhalla.games.valhalla.terms import WEAPONS, Step
from valhalla.ui import cut
from valhalla.ui.cut import row
from valhalla.ui.games.valhalla.battle import dice, layout
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area
from valhalla.ui.table.choosing import refusing
from valhalla.ui.table.choosing.choice import picks_of
from valhalla.ui.table.dice.cup import Die
from valhalla.ui.table.dice.look import draw_mark, halo
from valhalla.ui.table.things import CardThing, Thing
from valhalla.ui.theme import BLOOD, BONE, DIM_BONE, SMALL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext
from valhalla.words.valhalla import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard

LARGEST: Final = 66  # units: a die in the tray
FOOT, GIVEN = 10, 18  # units: below the words under the dice given up, and of the words
MARK: Final = SMALL._replace(font="bold", centred=True, size=12)
TIMES: Final = MARK._replace(grows=False)


class DieThing(Thing):
    """A loose die: a click marks it for a reroll, the mark key gives it up, a drag takes it to a socket."""

    def __init__(self, board: BattleBoard, side: Side, place: int, die: Die, rect: Rect) -> None:
        super().__init__(board.scene, f"die:{place}", "die", place, ("die", side.seat, die.id), rect=rect)
        self.board = board
        self.die = die
        self.attacks = board.battle.attack is side
        self.rule = "V4.3"
        self.mine = board.moves.fighting and board.acting == side.seat
        if not self.mine:
            self.kind = "none"  # to be looked at: New weapons asks for other dice
        self.focusable = self.mine
        self.tip = self._tip()

    def _tip(self) -> str:
        face = called.dice((self.die.value,))
        if not self.mine or self.scene.choosing:
            return face  # whoever marks dice knows how, and wants to see the others
        how = _("Click to roll it again, right-click or X to give it up, drag it to a warrior to arm it.")
        return f"{face}\n{how}"

    @property
    def price(self) -> bool:
        return self.scene.has("price", self.value)

    @property
    def laid(self) -> bool:
        """Whether it already lies in the socket of a warrior who lacks others."""
        moves = self.board.moves
        if not moves.fighting:
            return False
        planned = any(self.value in dice for dice in moves.laid_out.values())
        return planned or (self.picked and bool(moves.picked("slot")))

    def press(self) -> None:
        self.board.moves.press_die(self.value)

    def mark(self) -> None:
        self.board.moves.mark_die(self.value)

    def draggable(self) -> bool:
        return self.mine and (self.pickable or self.scene.takes("price", self.value))

    def why_refused(self, dragged: Widget) -> str:
        return ""  # beside others in the tray: it was put back

    def draw(self, p: Painter, look: Look) -> None:
        held = self is self.scene.dragged
        if self.board.flies(self.key) or (self.laid and self.scene.stage.flying(self.key)):
            return
        rect = self.pose().rect
        wanted = self.board.moves.by_choice or bool(self.board.moves.picked("card"))
        lit = self.mine and (self.picked or (look.hot and self.pickable) or (wanted and self.pickable))
        if lit and not self.laid:
            halo(p, rect, strong=self.picked or look.hot)
        lift = p.px(5) if self.picked and not self.laid else p.px(2) if look.hot and self.mine else 0
        strength = 0.25 if self.laid and not held else 1.0
        dice.draw_still(p, self.die.value, self.attacks, rect.move(0, -lift), strength)
        if self.price:
            self._given_up(p, rect)
        elif self.picked and not self.laid and self.board.moves.fighting and not wanted:
            draw_mark(p, rect, "reroll", least=22)

    def _given_up(self, p: Painter, rect: Rect) -> None:
        p.fill(rect.inflate(p.px(6), p.px(6)), (8, 4, 3), 0.45)
        p.icon("cross", rect.inflate(-rect.w // 4, -rect.h // 4), BLOOD)
        p.icon("cross", rect.inflate(-rect.w // 3, -rect.h // 3), BONE)


class ChoiceDie(Thing):
    """One of the extra dice of New weapons: press the one that stays."""

    drags = False

    def __init__(self, board: BattleBoard, side: Side, place: int, die: Die, rect: Rect) -> None:
        super().__init__(board.scene, f"choice:{place}", "die", place, ("die", side.seat, die.id), rect=rect)
        self.board = board
        self.die = die
        self.rule = "V5.10"
        self.focusable = board.moves.takes("die", place)
        self.tip = called.dice((die.value,))

    def draw(self, p: Painter, look: Look) -> None:
        if self.board.flies(self.key):
            return
        rect = self.pose().rect
        if self.pickable:
            halo(p, rect, strong=look.hot or self.picked)
        dice.draw_still(p, self.die.value, True, rect.move(0, -p.px(4) if look.hot else 0))


class FaceThing(Thing):
    """A weapon that a blank die can be turned to."""

    drags = False

    def __init__(self, board: BattleBoard, face: int, rect: Rect, attacks: bool) -> None:
        super().__init__(board.scene, f"face:{face}", "face", face, ("face", face), rect=rect, rule="V5.12")
        self.attacks = attacks
        self.tip = called.face(face)
        self.chosen = board.moves.picked("face").count(face)

    def draw(self, p: Painter, look: Look) -> None:
        if self.picked or (look.hot and self.pickable):
            p.plate("glow", self.rect)
        elif self.pickable:
            p.plate("glow-soft", self.rect)
        dice.draw_top(p, self.value, self.attacks, self.rect, 1.0 if self.pickable or self.picked else 0.5)
        if self.chosen > 1:
            p.text(f"×{self.chosen}", self.rect.move(self.rect.w // 3, -self.rect.h // 3), TIMES)


class Bowl(Widget):
    """Where dice lie that were given up; a die dropped here pays for a reroll."""

    def __init__(self, board: BattleBoard, rect: Rect, count: int) -> None:
        super().__init__("bowl", rect, rule="V4.3")
        self.board = board
        self.count = count
        self.tip = _("Dice given up. Drop a die here to give it up for a reroll of others.")

    def accepts(self, dragged: Widget) -> bool:
        return isinstance(dragged, DieThing) and self.board.scene.takes("price", dragged.value)

    def drop(self, dragged: Widget) -> None:
        assert isinstance(dragged, DieThing)
        self.board.moves.mark_die(dragged.value)

    def why_refused(self, dragged: Widget) -> str:
        if not isinstance(dragged, DieThing):
            return ""
        asking = self.board.moves.question
        return refusing.refused(self.board.scene, asking.state, asking.seat, cm.Reroll(dragged.value, ()))

    def draw(self, p: Painter, look: Look) -> None:
        p.fill(self.rect, (0, 0, 0), 0.25)
        for i in range(7):
            x, h = self.rect.x - p.px(5), self.rect.h / 7
            p.surface.fill(
                (120, 92, 50), Rect(x, self.rect.y + round(i * h), max(1, p.px(1.5)), round(h * 0.55))
            )
        dragged = self.board.scene.dragged
        if dragged is not None and self.accepts(dragged):
            p.plate("glow", self.rect)
        foot = cut.row_at(self.rect, self.rect.bottom - _foot(p.units), p.wx(GIVEN)).move(-p.px(4), 0)
        p.text(
            _("given up"), foot, MARK._replace(colour=BONE if self.count else DIM_BONE, font="text", size=13)
        )


def _foot(units: Units) -> int:
    """How much of the bowl its words take, clear of the corner of the frame."""
    return units.px(FOOT) + units.wx(GIVEN)


class Field(Widget):
    """The wood of the tray: a tactic dropped here is played."""

    def __init__(self, board: BattleBoard, rect: Rect) -> None:
        super().__init__("field", rect)
        self.board = board

    def accepts(self, dragged: Widget) -> bool:
        return isinstance(dragged, CardThing) and self.board.moves.playable(dragged.card)

    def drop(self, dragged: Widget) -> None:
        assert isinstance(dragged, CardThing)
        self.board.moves.play(dragged.card)

    def draw(self, p: Painter, look: Look) -> None:
        dragged = self.board.scene.dragged
        if dragged is not None and self.accepts(dragged):
            p.plate("glow-soft", self.rect.inflate(-p.px(20), -p.px(20)))


class Waiting(Widget):
    """Instead of dice: how many are to come."""

    def __init__(self, board: BattleBoard, side: Side, rect: Rect) -> None:
        super().__init__("waiting", rect)
        count = side.own_dice() + min(side.due, board.scene.shown.pool)
        names = board.scene.match.names
        message = ngettext("{player}: {count} die to roll", "{player}: {count} dice to roll", count)
        self.text = message.format(player=names[side.seat], count=count)

    def draw(self, p: Painter, look: Look) -> None:
        p.text(self.text, self.rect, SMALL._replace(colour=DIM_BONE, centred=True, size=17), lines=2)


def faces_wanted(board: BattleBoard) -> bool:
    """Whether weapons are to be picked that blank dice turn to."""
    asking = board.moves.asking
    if asking is None or not (board.moves.picked("card") or board.moves.by_choice):
        return False
    return any(picks_of(option, "face") for option in asking.choice.live())


def tray_things(board: BattleBoard, side: Side) -> list[Widget]:
    """Everything in the tray: the dice of the side that acts."""
    units = board.scene.units
    area = board.areas[Area.TRAY]
    room, bowl = layout.tray(area, units)
    cup = board.cups[side.seat]
    found: list[Widget] = [Field(board, area)]
    if not board.rolled(side):
        return [*found, Waiting(board, side, room)]
    found.append(Bowl(board, bowl, len(cup.spent)))
    size = units.px(LARGEST)
    if board.scene.shown.step == Step.KEEP_DIE:
        left, right = row(room, 2, units.px(8))
        found += _choice(board, side, right)
        room = left
    elif faces_wanted(board):
        low = cut.row_at(room, room.bottom - units.px(50), units.px(48))
        found += _faces(board, side, low)
        room = cut.row_at(room, room.y - units.px(8), low.y - room.y)
    places = layout.dice(room, len(cup.loose), size, units.px(2))
    for i, (die, rect) in enumerate(zip(cup.loose, places, strict=True)):
        found.append(DieThing(board, side, i, die, rect))
    return found


def _choice(board: BattleBoard, side: Side, room: Rect) -> list[Widget]:
    dice_there = board.cups[side.seat].choice
    places = layout.dice(room, len(dice_there), board.scene.units.px(LARGEST + 22), 0, like=2)
    return [
        ChoiceDie(board, side, i, die, rect)
        for i, (die, rect) in enumerate(zip(dice_there, places, strict=True))
    ]


def _faces(board: BattleBoard, side: Side, room: Rect) -> list[Widget]:
    width = board.scene.units.px(44)
    line = Rect(0, room.y, width * len(WEAPONS) + board.scene.units.px(12) * (len(WEAPONS) - 1), width)
    line.midtop = room.midtop
    cells = row(line, len(WEAPONS), board.scene.units.px(12))
    attacks = board.battle.attack is side
    return [FaceThing(board, face, rect, attacks) for face, rect in enumerate(cells)]


def place_spent(board: BattleBoard, side: Side) -> None:
    """Dice given up lie in the bowl."""
    units = board.scene.units
    bowl = layout.tray(board.areas[Area.TRAY], units).bowl
    room = cut.top(bowl, bowl.h - _foot(units))
    spent = board.cups[side.seat].spent
    for die, rect in zip(spent, _heap(room, len(spent), units.px(40)), strict=True):
        board.lay(side, die, rect, given_up=True)


def _heap(room: Rect, count: int, most: int) -> list[Rect]:
    columns = 1 if count < 2 else 2 if count < 5 else 3
    rows = max(1, -(-count // columns))
    side = min(most, round(room.w / columns * 0.72), round(room.h / rows * 0.72))
    found = []
    for i in range(count):
        line, at = divmod(i, columns)
        rect = cut.square(
            side,
            center=(
                round(room.x + (at + 0.5) * room.w / columns),
                round(room.y + (line + 0.5) * room.h / rows),
            ),
        )
        found.append(rect)
    return found
