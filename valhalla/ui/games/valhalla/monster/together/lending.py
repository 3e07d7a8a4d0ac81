"""Lent warriors (V18.5): who would lend, their warriors below the fighter's own, and whose each is."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.monsters.stack import might
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import ALLY, ATTACKING, NONE
from valhalla.ui import cut
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.battle import layout
from valhalla.ui.games.valhalla.battle.cloth import fields
from valhalla.ui.games.valhalla.battle.heading import HEAD, head_of
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.theme import BONE, GOLD, PALE_GOLD, SMALL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _
from valhalla.words.valhalla.monsters import names as monsters

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.monster.board import MonsterBattleBoard
    from valhalla.ui.table.scene import PlayScene

RULE: Final = "V18.5"
MARK: Final = 0.34  # of a card's width: the shield of whoever lends it
SHARES: Final = (0.5, 0.46, 0.42, 0.38, 0.34, 0.3)  # of a cloth's height that the own squad may have
WIDE: Final[tuple[StrEnum, ...]] = (Part.ATTACK, Part.OPTIONS)
ASIDE: Final[tuple[StrEnum, ...]] = (Part.TOTALS, Area.TRAY, Part.GAUGE, Area.HAND)
NARROW: Final[tuple[StrEnum, ...]] = (Part.DEFENCE, Part.ODDS)
ASKED, AGREED, DECLINED = "asked", "agreed", "declined"
SIGNS: Final = {ASKED: ("iron", "why"), AGREED: ("gold", "check"), DECLINED: ("red", "cross")}


def helping(s: State) -> list[int]:
    """The slots of all warriors that are lent in this battle, or may yet be, as the fighter counts them."""
    battle, monster = s.battle, s.monster
    if battle is None or monster is None or not s.table.common:
        return []
    seat = battle.attack.seat
    willing = monster.asked | monster.lenders
    armed = {slot for slot, _dice in battle.attack.placed}
    return [
        ALLY * k + slot
        for k, owner in enumerate(s.table.allies[seat], 1)
        if willing >> owner & 1
        for slot, card in enumerate(s.squads[owner])
        if card >= 0 or ALLY * k + slot in armed
    ]


def armed(side: Side) -> list[int]:
    """The slot of the lent warrior who fights, if one does."""
    return [slot for slot, _dice in side.placed if slot >= ALLY]


class Lent(Widget):
    """Between the fighter's own squad and the warriors of the others."""

    def __init__(self, board: MonsterBattleBoard, rect: Rect) -> None:
        super().__init__("lent", rect, rule=RULE)
        s = board.scene.shown
        open_to_arm = board.battle.winner == NONE and not armed(board.battle.attack)
        self.text = _("Lent: arm one") if open_to_arm else _("Lent")
        if s.monster.asked:
            self.text = _("Would they lend?")
        self.tip = _("Of all warriors that are lent, one may be armed.")

    def draw(self, p: Painter, look: Look) -> None:
        p.fill(cut.row_at(self.rect, self.rect.centery, max(1, p.px(1.5))), GOLD, 0.7)
        wide = min(self.rect.w, p.width(self.text, SMALL) + self.rect.h + p.px(22))
        pad = cut.sized(wide, self.rect.h, center=self.rect.center)
        p.plate("chip", pad)
        icon = cut.square(pad.h - p.px(2), midleft=(pad.x + p.px(6), pad.centery))
        p.icon("gift", icon, PALE_GOLD)
        p.fitted(self.text, cut.from_x(pad, icon.right + p.px(3)).inflate(-p.px(6), 0), SMALL)


class OwnerMark(Widget):
    """The shield of whoever lends a warrior, at the corner of the card."""

    touchable = False

    def __init__(self, scene: PlayScene, owner: int, slot: int, card: Rect) -> None:
        side = max(scene.units.px(18), round(card.w * MARK))
        rect = cut.square(side, bottomright=(card.right + side // 5, card.bottom + side // 6))
        super().__init__(f"owner:{slot}", rect)
        self.scene = scene
        self.owner = owner

    def draw(self, p: Painter, look: Look) -> None:
        draw_shield(p, self.scene, self.owner, self.rect)


def owners(board: MonsterBattleBoard, side: Side) -> list[Widget]:
    """A mark for each lent warrior."""
    s, scene = board.scene.shown, board.scene
    return [
        OwnerMark(scene, s.owner(side.seat, slot)[0], slot, place.card)
        for slot, place in fields(board, side)
        if slot >= ALLY and s.card_at(side.seat, slot) >= 0
    ]


def answers(s: State) -> dict[int, str]:
    """What each of the others says who has a warrior: asked, agreed or declined."""
    assert s.battle is not None and s.monster is not None
    found = {}
    for seat in s.table.allies[s.battle.attack.seat]:
        if s.warriors(seat):
            asked, agreed = s.monster.asked >> seat & 1, s.monster.lenders >> seat & 1
            found[seat] = ASKED if asked else AGREED if agreed else DECLINED
    return found


def widened(areas: Cuts, more: int) -> Cuts:
    """The cloth of the fighter wider by so much, the other side narrower."""
    found: Cuts = dict(areas)
    for name in WIDE:
        found[name] = Rect(areas[name].x, areas[name].y, areas[name].w + more, areas[name].h)
    for name in ASIDE:
        found[name] = areas[name].move(more, 0)
    for name in NARROW:
        found[name] = cut.from_x(areas[name], areas[name].x + more)
    return found


def parted(parts: layout.ClothParts, own: int, others: int, units: Units) -> layout.ClothParts:
    """The line between the squads where the smaller of their cards is largest."""

    def least(found: layout.ClothParts) -> int:
        first = layout.squad(found[Part.SQUAD], own, units)[0].card.h
        return min(first, layout.squad(found[Part.PARTNER], others, units)[0].card.h)

    return max((layout.divided(parts, units, share) for share in SHARES), key=least)


def seats(s: State, tray: Rect, units: Units) -> Cuts:
    """Where each of the others has its place in a battle of a friend: side by side in the tray."""
    if not s.table.common or s.battle is None:
        return {}
    u, others = units.px, s.table.allies[s.battle.attack.seat]
    room = cut.from_y(tray.inflate(-u(64), -u(36)), tray.y + u(20) + units.wx(46))
    row = cut.sized(min(room.w, u(150) * len(others)), room.h, center=room.center)
    return {(Area.SEAT, seat): cell for seat, cell in zip(others, cut.row(row, len(others)), strict=True)}


class Plea(Widget):
    """Who asks for an arm, what it takes, and what the others have answered."""

    def __init__(self, board: MonsterBattleBoard, rect: Rect) -> None:
        super().__init__("plea", rect, rule=RULE)
        self.board = board
        self.seat = board.battle.attack.seat

    def draw(self, p: Painter, look: Look) -> None:
        s, scene = self.board.scene.shown, self.board.scene
        attack = self.board.battle.monster == ATTACKING
        head = head_of(self.rect, p.units)
        p.fitted(_("An arm for {player}?").format(player=scene.match.names[self.seat]), head, HEAD)
        message = _("strength {needed} needed, Valhalla adds {might}")
        told = message.format(needed=monsters.needed(s, attack=attack), might=might(s, self.seat))
        line = cut.row_at(self.rect, head.bottom, p.wx(20))
        p.fitted(told, line, SMALL._replace(centred=True))
        for seat, said in answers(s).items():
            self._answer(p, seat, said, self.board.areas[Area.SEAT, seat])

    def _answer(self, p: Painter, seat: int, said: str, cell: Rect) -> None:
        u, scene = p.px, self.board.scene
        side = min(u(64), cell.h - p.wx(22) - u(2), cell.w - u(30))
        shield = cut.square(side, midtop=(cell.centerx, cell.y))
        mine = scene.asking is not None and scene.asking.seat == seat
        if mine:
            light(p, "glow", shield.inflate(side // 2, side // 2), GOLD, 0.7)
        draw_shield(p, scene, seat, shield)
        metal, icon = SIGNS[said]
        p.badge(metal, icon, cut.square(side // 2, center=(shield.right, shield.bottom - side // 5)))
        style = SMALL._replace(centred=True, colour=PALE_GOLD if mine else BONE)
        p.fitted(scene.match.names[seat], cut.row_at(cell, shield.bottom + u(1), p.wx(20)), style)
