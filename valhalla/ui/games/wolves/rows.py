"""The rows: units with the strength they have now, and the places at both ends where more may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from valhalla.games.wolves import links, strengths
from valhalla.games.wolves.terms import LEFT, RIGHT, SIDES, Step
from valhalla.ui.cut import square
from valhalla.ui.games.wolves import layout
from valhalla.ui.games.wolves.effects import SIGNS
from valhalla.ui.games.wolves.hand import WolfCard
from valhalla.ui.games.wolves.layout import Part
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.things import CardThing, Thing
from valhalla.ui.theme import BONE, NUMBER, PALE_GOLD, Colour
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words import refusals
from valhalla.words.language import _
from valhalla.words.wolves import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

BOSS: Final = 40  # units: the smallest boss of a strength
STRONGER: Final[Colour] = PALE_GOLD
WEAKER: Final[Colour] = (255, 158, 132)
BOX: Final = (220, 308)  # of the picture of a place, in its pixels: where a card would lie
WHOLE: Final = (340, 400)


class Preview(NamedTuple):
    """A row as it would be: the strengths of its units from left to right, and its total."""

    row: int
    card: int
    found: dict[int, int]
    total: int


def draw_boss(p: Painter, pose: Pose, kind: int, now: int, foreseen: int = 0) -> None:
    """The strength a unit has now, or would have, on the boss of its rune."""
    side = max(p.px(BOSS), round(pose.w * 0.62))
    boss = Rect(round(pose.rect.x - side * 0.24), round(pose.rect.y - side * 0.18), side, side)
    p.picture(f"wolves/boss-strength-{strengths.units()[kind].rune}.webp", boss)
    base = links.alone(kind)
    colour = STRONGER if now > base else WEAKER if now < base else BONE
    style = NUMBER._replace(size=side / p.u * (0.4 if now < 10 else 0.34), colour=colour)
    p.text(str(now), boss.inflate(0, -side // 3), style)
    if now != base or foreseen:
        _draw_change(p, boss, foreseen or now - base, bool(foreseen))


def _draw_change(p: Painter, boss: Rect, by: int, foreseen: bool) -> None:
    """Not by colour alone: an arrow up or down beside the number; of another metal if it is foreseen."""
    side = round(boss.w * 0.36)
    disc = Rect(boss.right - side, boss.bottom - round(side * 1.3), side, side)
    icon, colour = ("arrow-up", STRONGER) if by > 0 else ("arrow-down", WEAKER)
    p.badge("ember" if foreseen else "iron", icon, disc, colour)


class UnitThing(CardThing):
    """A unit in a row."""

    drags = False
    spelled = True

    def __init__(self, board: WolvesBoard, row: int, card: int, rect: Rect) -> None:
        super().__init__(board.scene, f"unit:{card}", card, kind=board.moves.unit_kind(card))
        self.board = board
        self.row = row
        self.rect = rect
        self.rule = "W5"
        self.tip = self._tip()

    def _tip(self) -> str:
        """Who it is, how strong, and by whom."""
        s = self.board.s
        place = s.rows[self.row].index(self.card)
        kinds = strengths.row_kinds(s, self.row)
        told = _("{card}: strength {strength}").format(
            card=called.card(s.table, self.card), strength=strengths.of_row(s, self.row)[place]
        )
        gained = [link for link in links.links(kinds) if link.taker == place]
        if not gained:
            return told
        givers = called.cards(s.table, [s.rows[self.row][link.giver] for link in gained])
        return f"{told}\n" + _("changed by: {givers}").format(givers=givers)

    def press(self) -> None:
        self.board.moves.press_unit(self.card)

    def why_refused(self, dragged: Widget) -> str:
        if not isinstance(dragged, WolfCard):
            return ""
        return refusals.cite(_("Units are laid at an end of a row, never between others."), "W3.3")

    @property
    def moving(self) -> bool:
        return super().moving or self.board.rolls.rolling(self.card)

    def draw_glow(self, p: Painter, look: Look, rect: Rect) -> None:
        """One's own units may always be sacrificed: they shine only when something asks for them."""
        if self.called or self.picked or look.hot or not self.board.idle:
            super().draw_glow(p, look, rect)

    def draw_face(self, p: Painter, pose: Pose) -> None:
        if not p.blind:
            face = self.board.faces.bare(self.scene.table, self.card, self.rect.h)
            self.scene._draw_posed(p, ("unit", self.card, self.rect.h), face, pose)
        draw_boss(p, pose, self.board.s.table.kind[self.card], *self.board.strength_of(self.row, self.card))
        if (self.row, self.card) in self.board.s.aims:
            self._draw_aim(p, pose.rect)

    def draw_out(self, p: Painter, look: Look) -> None:
        """Looked at in a crowded row: over its neighbours."""
        p.layer += 1
        super().draw_out(p, look)
        p.layer -= 1

    def _draw_aim(self, p: Painter, rect: Rect) -> None:
        """About to be struck."""
        side = min(rect.w, p.px(40))
        disc = square(side, center=(rect.centerx, rect.centery + rect.h // 8))
        p.plate("glow", rect)
        blow = self.board.s.blow
        p.badge("red", SIGNS[blow[0]] if blow else "destroyed", disc)


class Drop(Thing):
    """An end of a row: a unit may come to stand here."""

    drags = False

    def __init__(self, board: WolvesBoard, row: int, side: int, rect: Rect) -> None:
        super().__init__(board.scene, f"drop:{row}:{side}", "drop", row * 2 + side, rect=rect, rule="W3.3")
        self.board = board
        self.row, self.side = row, side
        self.mouse_only = not self.pickable
        self.focusable = self.pickable or (board.moves.laying and board.moves.raised is not None)
        if board.step == Step.PLACE and self.pickable:
            self.kind, self.value = "side", side  # only the end is asked for
        elif not board.s.rows[row]:
            self.kind, self.value = "empty", row  # both ends are one place

    @property
    def pickable(self) -> bool:
        board, moves = self.board, self.board.moves
        if moves.asking is None:
            return False
        if board.step == Step.PLACE:
            return self.row == moves.asking.seat
        card = moves.raised
        return card is not None and moves.layable(card, self.row) is not None

    @property
    def picked(self) -> bool:
        moves = self.board.moves
        return moves.picked("row") == [self.row] and moves.picked("side") == [self.side]

    @property
    def called(self) -> bool:
        return self.pickable and not self.picked

    def hit(self, at: tuple[int, int]) -> bool:
        """Wherever a unit could ever be laid: where this one may not stand, that is said."""
        return super().hit(at) and (self.focusable or self.board.moves.laying)

    def press(self) -> None:
        moves = self.board.moves
        if self.board.step == Step.PLACE:
            self.scene.take("side", self.side)
        elif moves.raised is not None:
            moves.lay(moves.raised, self.row, self.side)

    def accepts(self, dragged: Widget) -> bool:
        """Any card: one that may not stand here is refused in words."""
        return self.pickable if isinstance(dragged, AirCard) else isinstance(dragged, WolfCard)

    def _suits(self, dragged: Widget) -> bool:
        if isinstance(dragged, WolfCard):
            return self.board.moves.layable(dragged.card, self.row) is not None
        return self.accepts(dragged)

    def drop(self, dragged: Widget) -> None:
        if isinstance(dragged, AirCard):
            self.press()
        elif isinstance(dragged, WolfCard):
            self.board.moves.lay(dragged.card, self.row, self.side)

    @property
    def lit(self) -> bool:
        dragged = self.scene.dragged
        return self._suits(dragged) if dragged is not None else self.pickable

    def _considered(self) -> bool:
        """Whether somebody holds a unit over the rows."""
        moves, dragged = self.board.moves, self.scene.dragged
        card = dragged.card if isinstance(dragged, WolfCard) else moves.raised
        return card is not None and moves.laying and moves.holds_unit(card)

    def draw(self, p: Painter, look: Look) -> None:
        """Nothing while no unit is to be laid; dull where the one that is may not stand."""
        lit = self.lit
        if p.blind or not (lit or self._considered()):
            return
        side = "right" if self.side == RIGHT else "left"
        size = round(self.rect.w * WHOLE[0] / BOX[0]), round(self.rect.h * WHOLE[1] / BOX[1])
        name = f"wolves/drop-{side}{'-lit' if lit else ''}.webp"
        picture = p.art.picture(name, size)
        at = picture.get_rect(center=self.rect.center)
        p.blit(picture if lit else p.art.faded((name,), picture, 0.45), at.topleft)
        if lit and (look.hot or self.picked):
            p.plate("glow", self.rect)
            self._draw_ghost(p)

    def _draw_ghost(self, p: Painter) -> None:
        """The card as it would stand here, with the strength it would have."""
        seen = self.board.preview
        if seen is None or seen.row != self.row:
            return
        height = min(self.rect.h, round(self.rect.w / layout.CARD))
        face = self.board.faces.bare(self.scene.table, seen.card, height)
        at = face.get_rect(center=self.rect.center)
        p.blit(p.art.faded(("ghost", seen.card), face, 0.75), at.topleft)
        draw_boss(p, Pose.of(at), self.board.s.table.kind[seen.card], seen.found[seen.card])


class AirCard(CardThing):
    """A card between two places: dropped at an end of one's row, it stands there."""

    def __init__(self, board: WolvesBoard, card: int, rect: Rect) -> None:
        super().__init__(board.scene, f"air:{card}", card, kind="none")
        self.board = board
        self.rect = rect
        self.focusable = False

    def hit(self, at: tuple[int, int]) -> bool:
        return self.visible and self.rect.collidepoint(at)

    def draggable(self) -> bool:
        return self.board.step == Step.PLACE and self.scene.asking is not None

    def draw_sign(self, p: Painter, rect: Rect, side: float = 26) -> None:
        """It is not chosen: only its place is."""


def row_things(board: WolvesBoard, seat: int) -> list[Widget]:
    """The ends of a row, then its units from left to right."""
    row = board.s.rows[seat]
    spots = board.ranks(seat)
    found: list[Widget] = [Drop(board, seat, LEFT, spots.left)]
    if row:
        found.append(Drop(board, seat, RIGHT, spots.right))
    units = zip(row, spots.units, strict=True)
    return [*found, *(UnitThing(board, seat, card, rect) for card, rect in units)]


def preview(board: WolvesBoard) -> Preview | None:
    """What the row under the pointer would be with the raised or dragged card at that end."""
    scene, s = board.scene, board.s
    place = scene.hover if scene.app.input.last_device == "mouse" else scene.focus
    if not isinstance(place, Drop):
        return None
    dragged = scene.dragged
    card = dragged.card if isinstance(dragged, WolfCard | AirCard) else board.moves.raised
    if board.step == Step.PLACE and s.air:
        card = s.air[-1]
    if card is None or card < 0 or place.side not in SIDES or not place.lit:
        return None
    row = s.rows[place.row]
    after = [card, *row] if place.side == LEFT else [*row, card]
    found = strengths.of_kinds(tuple(s.table.kind[unit] for unit in after))
    before = strengths.total(s, place.row)
    gained = sum(found) - sum(strengths.of_row(s, place.row))
    return Preview(place.row, card, dict(zip(after, found, strict=True)), before + gained)


def ranks(board: WolvesBoard, seat: int) -> layout.Ranks:
    """Where the units of a row stand; over one's own, arrows have room."""
    px = board.scene.units.px
    own = seat == board.scene.near
    cut = layout.strip(board.areas[Part.STRIP, seat], board.scene.units, own)
    room = cut.units.inflate(-px(16), -px(4) if own else px(2))
    return layout.ranks(room, len(board.s.rows[seat]), board.scene.units, px(18) if own else 0)
