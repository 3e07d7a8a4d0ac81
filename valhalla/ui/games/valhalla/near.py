"""One's own place at the table: the board with jarl and squad, shields, and the heap of Valhalla."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.terms import NONE, SHIELDS
from valhalla.ui import cut
from valhalla.ui.cut import inset, sized, square
from valhalla.ui.games.valhalla.adding import placed
from valhalla.ui.games.valhalla.expansions.bonds import BOND, draw_bond
from valhalla.ui.games.valhalla.expansions.title import BADGE, draw_title
from valhalla.ui.games.valhalla.piles import look_words
from valhalla.ui.games.valhalla.seats import BoardJarl, Slot, foot, slots_in
from valhalla.ui.painter import Painter
from valhalla.ui.table import flow
from valhalla.ui.table.pieces.shields import counted, draw_heap, draw_shield, draw_shields
from valhalla.ui.table.things import CARD, CardThing, SlotThing
from valhalla.ui.theme import LABEL, PALE_GOLD, SMALL, SUBHEADING
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

CREST: Final = 150  # units of a board for shield and name
LEAST: Final = 0.65  # of its size that a text is set smaller by to find room
TILT: Final = 2  # degrees: as a card falls, so it lies


def lies(card: int) -> int:
    """The slight tilt a card has on the table; each its own."""
    return (card * 7 % 3 - 1) * TILT


class NearBoard(Widget):
    """One's own board: the jarl and the squad; with *crest* shield and name, too."""

    def __init__(self, scene: PlayScene, seat: int, rect: Rect, *, crest: bool = False) -> None:
        super().__init__(f"board:{seat}", rect, rule="V1.6")
        self.scene = scene
        self.seat = seat
        self.crest = crest

    def _cells(self) -> list[Rect]:
        """A place for the jarl and the slots: they lie over the carved edge of the board."""
        u = self.scene.units.px
        inner = inset(self.rect, u(20), u(9))
        left = u(CREST) if self.crest else 0
        inner = cut.column_at(inner, inner.x + left, inner.w - left)
        return slots_in(inner, len(self.scene.shown.squads[self.seat]) + 1, u(10), foot(self.scene.shown))

    def things(self, warriors: str) -> list[Widget]:
        """Itself, slots, warriors and jarl; *warriors* is what a warrior stands for in a choice."""
        scene, seat = self.scene, self.seat
        found: list[Widget] = [self]
        for slot, (card, rect) in enumerate(zip(scene.shown.squads[seat], self._cells()[1:], strict=True)):
            found.append(self._slot(slot, rect))
            if card != NONE:
                thing = CardThing(scene, f"card:{card}", card, kind=warriors)
                thing.value = slot if warriors == "slot" else card
                thing.rect, thing.angle = rect, lies(card)
                thing.under = scene.shown.card_under(seat, slot)
                found.append(thing)
        if seat == scene.near:
            found += self._coming()
        if scene.shown.jarls[seat] != NONE:
            found.append(BoardJarl(scene, seat, self._cells()[0]))
        return found

    def _coming(self) -> list[Widget]:
        """Warriors that are picked to join: each in its slot, higher where somebody stands there still."""
        found: list[Widget] = []
        for slot, card in placed(self.scene.asking).items():
            thing = CardThing(self.scene, f"card:{card}", card)
            rect = self._cells()[1:][slot]
            taken = self.scene.shown.squads[self.seat][slot] != NONE
            thing.rect = rect.move(0, -rect.h // 4) if taken else rect
            found.append(thing)
        return found

    def _slot(self, slot: int, rect: Rect) -> Widget:
        if self.scene.me is None and self.scene.asking is None:
            return Slot(rect)
        place = SlotThing(self.scene, f"slot:{self.seat}:{slot}", slot)
        place.rect = rect
        return place

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("board", self.rect)
        if self.crest:
            self._draw_crest(p)
        elif self.scene.shown.jarls[self.seat] == NONE:
            cell = self._cells()[0]
            shield = square(min(cell.size), center=cell.center)
            draw_shield(p, self.scene, self.seat, shield)

    def _draw_crest(self, p: Painter) -> None:
        room = cut.column_at(self.rect, self.rect.x + p.px(22), p.px(CREST))
        side = min(room.w, room.h - p.px(46) - p.wx(28))
        shield = square(side, midtop=(room.centerx, room.y + p.px(26)))
        draw_shield(p, self.scene, self.seat, shield)
        name = cut.row_at(room, shield.bottom, p.wx(28))
        style = SUBHEADING._replace(colour=PALE_GOLD)
        p.fitted(self.scene.match.names[self.seat], name, style, align="centre")


class Wealth(Widget):
    """What one has: shields left and taken, warriors in Valhalla. Pressed, that pile is opened (V1.7)."""

    focusable = True

    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(f"wealth:{seat}", rect, rule="V7.1")
        self.scene = scene
        self.seat = seat
        self.tip = (
            _("Your shields above, those you have taken below, and your warriors in Valhalla.")
            if scene.me == seat
            else _("The player’s shields above, those taken below, and the warriors in Valhalla.")
        )
        self.tip += "\n" + look_words()

    def press(self) -> None:
        flow.piles(self.scene, self.seat)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        scene, s, seat = self.scene, self.scene.shown, self.seat
        u = p.px
        inner = inset(self.rect, u(14), u(14))
        head = cut.top(inner, p.wx(28))
        aside = u(BADGE) if s.titles[seat] else u(BOND // 2) if s.table.partners else 0
        p.fitted(scene.match.names[seat], head, SUBHEADING, width=head.w - 2 * aside, align="centre")
        draw_title(p, scene, seat, Rect(inner.x - u(6), inner.y - u(6), u(BADGE), u(BADGE)))
        draw_bond(p, scene, seat, Rect(inner.right - u(46), inner.y + u(3), u(48), u(21)))
        side = (inner.w - u(9)) // SHIELDS
        y = head.bottom + u(4)
        for i in range(s.table.shields):
            place = Rect(inner.x + i * (side + u(3)), y, side, side)
            name = f"seat-{scene.match.shield(seat)}" if i < s.own[seat] else "empty"
            p.picture(f"shields/{name}.webp", place)
        y = self.gained(p, cut.row_at(inner, y + side + u(6), side))
        self._valhalla(p, look, cut.row_at(inner, y + u(4), inner.bottom - y - u(16)))

    def gained(self, p: Painter, rect: Rect) -> int:
        """Shields taken: in a row, in two if need be; gives where they end."""
        owners = self.scene.shown.captured[self.seat]
        if not owners:
            none = _("no shield taken yet")
            room = cut.top(rect, max(rect.h, p.height(none, SMALL, rect.w)))
            p.text(none, room, SMALL, lines=0, align="centre")
            return room.bottom
        ordered = [owner for owner, count in counted(owners) for _i in range(count)]
        rows = [ordered[:SHIELDS], ordered[SHIELDS:]] if len(ordered) <= 2 * SHIELDS else [ordered]
        side = (rect.w - p.px(9)) // SHIELDS if len(rows) > 1 else rect.h
        y = rect.y
        for row in rows:
            if row:
                draw_shields(p, self.scene, row, Rect(rect.x, y, rect.w + p.px(4), round(side * 0.94)))
                y += side
        return y

    def _valhalla(self, p: Painter, look: Look, rect: Rect) -> None:
        s, seat = self.scene.shown, self.seat
        count = len(s.pile(seat))
        head = cut.top(rect, p.wx(22))
        p.text(_("Valhalla"), head, LABEL)
        told, foot = self._told(count), cut.bottom(rect, p.wx(22))
        if not p.fits(told, foot, SMALL):
            foot = cut.bottom(rect, p.wx(38))
        heap = cut.row_at(rect, head.bottom, foot.y - head.bottom)
        if look.hot:
            p.plate("glow-soft", heap)
        if count and heap.h > p.px(16):
            draw_heap(p, self.scene, count, heap, "valhalla")
        elif heap.h > p.px(40):
            empty = sized(round(heap.h * 0.72 * CARD), round(heap.h * 0.72), center=heap.center)
            p.plate("slot", empty)
        p.text(told, foot, p.shrunk(told, foot, SMALL, SMALL.size * LEAST, 2), lines=2, align="centre")

    def _told(self, count: int) -> str:
        s = self.scene.shown
        known = [card for card in s.pile(self.seat) if card >= 0]
        warriors = ngettext("{count} warrior", "{count} warriors", count).format(count=count)
        if any(not s.table.is_warrior[card] for card in known):
            warriors = ngettext("{count} card", "{count} cards", count).format(count=count)
        if len(known) < count:
            return warriors
        valour = sum(s.table.valour[card] for card in known)
        return _("{warriors}, valour {valour}").format(warriors=warriors, valour=valour)
