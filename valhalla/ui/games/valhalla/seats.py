"""Opponents at the table: jarl, squad, shields left and taken, how many cards and how much of Valhalla."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui import cut
from valhalla.ui.cut import sized, square
from valhalla.ui.games.valhalla.expansions.bonds import BOND, bond_words, draw_bond
from valhalla.ui.games.valhalla.expansions.title import BADGE, draw_title
from valhalla.ui.games.valhalla.piles import RisenThing
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.stand_in import portrait
from valhalla.ui.table.pieces.seats import introduced
from valhalla.ui.table.pieces.shields import APART, GROUP, draw_shield, draw_shields
from valhalla.ui.table.things import CARD, FOOT, CardThing, JarlThing, SeatThing
from valhalla.ui.theme import GOLD, INK, ITALIC, NAME, NUMBER, PALE_GOLD, SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, named

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

WIDE: Final = 270  # units: from here on the jarl stands in the row of the squad
LEAST: Final = 33  # units: the width of a card; rather than be narrower, they cover one another
TARGET: Final = 46  # units: the axes on a board that may be attacked
FACE: Final = (0.47, 0.45, 0.74)  # of a jarl's picture: the middle of the face, and how wide a cut is
JARL: Final = SMALL._replace(font=ITALIC)


class Slot(Widget):
    """A slot that is only looked at."""

    touchable = False

    def __init__(self, rect: Rect, strength: float = 1.0) -> None:
        super().__init__("slot", rect)
        self.strength = strength

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("slot", self.rect, self.strength)


class Standing(CardThing):
    """A warrior of another squad: part of its board while somebody is to be chosen."""

    def __init__(self, board: SeatBoard, card: int) -> None:
        super().__init__(board.scene, f"card:{card}", card, kind="none")
        self.board = board

    def press(self) -> None:
        if self.board.called:
            self.board.press()
        else:
            super().press()


def slots_in(area: Rect, count: int, gap: int, foot: float = 0.0, least: int = 0) -> list[Rect]:
    """Card-shaped places in a row, as large as the area allows, in its middle.

    Below each there is room for the *foot* of what may lie under a card, as a part of its height. Rather than
    be narrower than *least*, they cover one another.
    """
    width = min((area.w - gap * (count - 1)) // count, round(area.h / (1 + foot) * CARD))
    if width < least:
        width = least
        gap = (area.w - width * count) // max(1, count - 1)
    height = round(width / CARD)
    whole = width * count + gap * (count - 1)
    x, y = area.centerx - whole // 2, area.centery - round(height * (1 + foot)) // 2
    return [Rect(x + i * (width + gap), y, width, height) for i in range(count)]


def foot(s: State) -> float:
    """How much room below its warriors a squad leaves to cards that lie under them."""
    return FOOT * 5 / 6 if s.under else 0.0


class BoardJarl(JarlThing):
    """The jarl on a board; where there is no room for a card, the face alone."""

    def __init__(self, scene: PlayScene, seat: int, rect: Rect, *, face_only: bool = False) -> None:
        super().__init__(scene, f"jarl-of:{seat}", scene.shown.jarls[seat])
        self.kind = "none"
        self.seat = seat
        self.rect = rect
        self.face_only = face_only

    def press(self) -> None:
        """One's own stands for its abilities; that of another is looked at."""
        if self.seat == self.scene.near:
            self.scene.take("ability", self.value)
        else:
            self.mark()

    def draw_face(self, p: Painter, pose: Pose) -> None:
        if not self.face_only:
            super().draw_face(p, pose)
        elif not p.blind:
            card = self.scene.table.jarls[self.jarl]
            key = ("jarl-face", card.id, self.rect.size)
            p.blit(p.art.kept(key, lambda: _portrait(p, card.id, self.rect.size)), self.rect.topleft)


def _portrait(p: Painter, jarl: str, size: tuple[int, int]) -> Surface:
    """A face in a thin frame of gold."""
    source = portrait(p.art, p.fonts, f"jarls/{jarl}.webp")
    w, h = source.get_size()
    x, y, share = FACE
    cut = sized(
        round(w * share), min(h, round(w * share * size[1] / size[0])), center=(round(w * x), round(h * y))
    )
    face = smoothscale(source.subsurface(cut.clamp(source.get_rect())), size).convert_alpha()
    line = max(1, round(size[1] / 30))
    pygame.draw.rect(face, INK, face.get_rect(), line * 3)
    pygame.draw.rect(face, GOLD, face.get_rect().inflate(-line, -line), line)
    return face


class SeatBoard(SeatThing):
    """An opponent. On a narrow board the jarl is a face beside the name, else a card beside the squad."""

    first: ClassVar[tuple[int, int]] = (1, 2)  # what part of the counts the cards of the hand take

    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(scene, f"seat:{seat}", seat)
        self.seat = seat
        self.rect = rect
        self.tip = self._tip()
        u = scene.units.px
        inner = Rect(rect.x + u(10), rect.y + u(9), rect.w - u(20), rect.h - u(18))
        self.wide = inner.w >= u(WIDE)
        w = scene.units.wx
        self.foot = cut.bottom(inner, u(26))
        rows = inner.h - self.foot.h - u(6) - u(25) - round(u(LEAST) / CARD)
        self.jarl_named = rows >= w(41)  # the tooltip tells it, too
        self.head = cut.top(inner, u(8) + w(22) if self.wide else u(25) + w(41 if self.jarl_named else 23))
        top = self.head.bottom + u(3)
        squad = cut.row_at(inner, top, self.foot.y - top - u(3))
        count = len(scene.shown.squads[seat])
        if self.wide:
            self.jarl, *self.places = slots_in(squad, count + 1, u(4), foot(scene.shown))
        else:
            high = self.head.h - u(3)
            self.jarl = Rect(inner.x, inner.y, min(high * 52 // 63, inner.w // 3), high)
            self.places = slots_in(squad, count, u(3), foot(scene.shown), u(LEAST))
        side = u(BADGE)
        corner = self.jarl.bottomright
        self.title = Rect(corner[0] - side * 2 // 3, corner[1] - side * 2 // 3, side, side)
        if self.wide:  # beside the jarl's name, so that the shield is to be seen
            bond = u(BOND + 8) if scene.table.partners else 0
            self.title.topright = (self.head.right - bond - u(8), self.head.y - u(6))

    def _tip(self) -> str:
        scene, seat = self.scene, self.seat
        s = scene.shown
        jarl = s.jarls[seat]
        lines = [introduced(scene, seat)]
        if jarl >= 0:
            lines.append(_("Jarl {jarl}").format(jarl=named(s.table.jarls[jarl].name)))
        return "\n".join([*lines, *self.standing(), *bond_words(scene, seat)])

    def standing(self) -> list[str]:
        """What its shields or its Valhalla are worth now, in words."""
        s = self.scene.shown
        if not s.own[self.seat]:
            return [_("No own shield left: cannot be attacked.")]
        return [] if s.warriors(self.seat) else [_("No warrior in the squad: cannot be attacked.")]

    def parts(self) -> list[Widget]:
        """Its Valhalla pile, jarl, slots and warriors."""
        scene = self.scene
        found = self.pile()
        if scene.shown.jarls[self.seat] >= 0:
            found.append(BoardJarl(scene, self.seat, self.jarl, face_only=not self.wide))
        squad = zip(scene.shown.squads[self.seat], self.places, strict=True)
        for slot, (card, rect) in enumerate(squad):
            found.append(Slot(rect))
            if card != NONE:
                thing = Standing(self, card)
                thing.rect = rect
                thing.under = scene.shown.card_under(self.seat, slot)
                found.append(thing)
        if scene.shown.titles[self.seat]:
            found.append(TitleBadge(scene, self.seat, self.title))
        if self.called or self.picked:
            found.append(Target(self))
        return found

    def pile(self) -> list[Widget]:
        """Where its Valhalla is opened."""
        return [RisenThing(self.scene, self.seat, self.risen_at())]

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        if self.wide:
            self._wide_head(p)
            self._counts(p, cut.left(self.foot, p.px(104)))
        else:
            self._narrow_head(p)
        self.shields(p, cut.from_x(self.foot, self.foot.x + (p.px(108) if self.wide else 0)))

    def _name(self, p: Painter, room: Rect) -> Rect:
        style = NAME._replace(colour=PALE_GOLD) if self.scene.shown.active == self.seat else NAME
        return p.fitted(self.scene.match.names[self.seat], room, style)

    def _wide_head(self, p: Painter) -> None:
        u = p.px
        shield = Rect(self.head.x - u(6), self.head.y - u(6), u(42), u(42))
        draw_shield(p, self.scene, self.seat, shield)
        room = cut.from_x(self.head, shield.right + u(6))
        if self.scene.table.partners:
            room.w -= u(BOND + 4)
            draw_bond(p, self.scene, self.seat, Rect(room.right + u(4), self.head.y + u(4), u(BOND), u(23)))
        if self.scene.shown.titles[self.seat]:
            room.w = self.title.x - u(2) - room.x
        jarl = self.scene.shown.jarls[self.seat]
        at = self._name(p, cut.left(room, round(room.w * (0.62 if jarl >= 0 else 1))))
        if jarl >= 0:
            rest = cut.from_x(room, at.right + u(8))
            p.fitted(_(self.scene.table.jarls[jarl].name), rest, JARL)
        else:
            self._crest(p)

    def _narrow_head(self, p: Painter) -> None:
        u = p.px
        x = self.jarl.right + u(6)
        room = Rect(x, self.head.y, self.head.right - x, p.wx(23))
        self._name(p, room)
        jarl = self.scene.shown.jarls[self.seat]
        if jarl >= 0 and self.jarl_named:
            p.fitted(_(self.scene.table.jarls[jarl].name), cut.below(room, p.wx(18), u(1)), JARL)
        elif jarl < 0:
            self._crest(p)
        self.low_head(p, Rect(x, self.head.bottom - u(22), self.head.right - x, u(22)))

    def low_head(self, p: Painter, room: Rect) -> None:
        """What stands below the name on a narrow board."""
        u, paired = p.px, bool(self.scene.table.partners)
        self._counts(p, cut.left(room, u(78 if paired else 104)))
        if paired:
            at = Rect(self.head.right - u(42), self.head.bottom - u(21), u(42), u(20))
            draw_bond(p, self.scene, self.seat, at)

    def _crest(self, p: Painter) -> None:
        """The shield stands where the jarl will."""
        side = min(self.jarl.size)
        place = square(side, center=self.jarl.center)
        draw_shield(p, self.scene, self.seat, place)

    def _counts(self, p: Painter, room: Rect) -> None:
        """Cards in the hand, and what is in Valhalla."""
        first = room.w * self.first[0] // self.first[1]
        held, risen = cut.left(room, first), cut.column_at(room, room.x + first, room.w - first)
        self.count(p, "cards", self.held(), held, p.px(3))
        self.count(p, "valour", self.risen(), risen, p.px(3))

    def count(self, p: Painter, icon: str, told: str, room: Rect, gap: int) -> None:
        """A sign, and how many."""
        p.icon(icon, Rect(room.x, room.y + p.px(1), room.h - p.px(2), room.h - p.px(2)), GOLD)
        p.text(told, cut.from_x(room, room.x + room.h + gap), NUMBER, align="left")

    def risen_at(self) -> Rect:
        """Where the count of Valhalla stands: the second half of the counts."""
        u = self.scene.units.px
        room = cut.left(self.foot, u(104))
        if not self.wide:
            x = self.jarl.right + u(6)
            room = Rect(x, self.head.bottom - u(22), u(78 if self.scene.table.partners else 104), u(22))
        first = room.w * self.first[0] // self.first[1]
        return cut.column_at(room, room.x + first, room.w - first)

    def held(self) -> str:
        return str(len(self.scene.shown.hands[self.seat]))

    def risen(self) -> str:
        return str(len(self.scene.shown.pile(self.seat)))

    def shields(self, p: Painter, room: Rect) -> None:
        """Own ones first, then, behind a line of gold, what was taken from others."""
        s, u = self.scene.shown, p.px
        own, captured = [self.seat] * s.own[self.seat], s.captured[self.seat]
        if not captured:
            draw_shields(p, self.scene, own, room, "right" if self.wide else "left")
            return
        mine = round(room.h * APART * len(own))
        if mine > room.w * 0.55:
            mine = round(room.h * GROUP)
        rest = room.w - mine - u(12)
        draw_shields(p, self.scene, own, cut.left(room, mine))
        p.fill(Rect(room.right - rest - u(8), room.y + u(2), max(1, u(2)), room.h - u(4)), GOLD, 0.8)
        draw_shields(p, self.scene, captured, cut.right(room, rest))


class TitleBadge(Widget):
    """The title on a board, over shield or face."""

    touchable = False

    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(f"title:{seat}", rect)
        self.scene = scene
        self.seat = seat

    def draw(self, p: Painter, look: Look) -> None:
        draw_title(p, self.scene, self.seat, self.rect)


class Target(Widget):
    """Axes on a board that may be attacked; a tick once it was chosen."""

    touchable = False

    def __init__(self, board: SeatBoard) -> None:
        side = board.scene.units.px(TARGET)
        rect = cut.square(side, midtop=(board.rect.centerx, board.rect.bottom - side // 5))
        super().__init__(f"target:{board.seat}", rect)
        self.picked = board.picked

    def draw(self, p: Painter, look: Look) -> None:
        metal, icon = ("ember", "check") if self.picked else ("red", "attack")
        p.badge(metal, icon, self.rect)
