"""A seat's row in Valhalla's reckoning: jarl and shield, warriors, shields in their sets, the sum."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from valhalla.games.valhalla.terms import NONE
from valhalla.ui import cut
from valhalla.ui.games.valhalla.scoring.count import ValhallaCount
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.new_game.seats import draw_pair
from valhalla.ui.table.faces.faces import CardFaces
from valhalla.ui.table.match import Match
from valhalla.ui.table.scoring.rows import CARD, Tallied
from valhalla.ui.theme import GOLD, NUMBER, PALE_GOLD
from valhalla.ui.widgets.base import Callback, nothing

LAP: Final = 0.52  # of a shield's width to the next one of its set
APART: Final = 0.42  # of a shield's width between two sets


class ValhallaRow(Tallied):
    """Warriors, captured shields in their sets, own shields, what the jarl adds."""

    reckoning: ValhallaCount

    def draw_piles(self, p: Painter, cells: dict[str, Rect]) -> None:
        self._pile(p, cells["valour"], "valour")
        self._shields(p, cells["captured"])
        if "own" in cells:
            self._own(p, cells["own"])
        self.draw_rest(p, cells)

    def draw_rest(self, p: Painter, cells: dict[str, Rect]) -> None:
        """What the title brings, and what the jarl adds."""
        if "title" in cells:
            self._title(p, cells["title"])
        if "bonus" in cells:
            self._sum(p, cells["bonus"], "bonus")

    def _title(self, p: Painter, cell: Rect) -> None:
        """The sign of the Last Viking, and the point it is worth."""
        for _i, _piece, t in self._come("title"):
            room = self._sum(p, cell, "title")
            side = min(p.px(40), room.h - p.px(8), room.w + p.px(14))
            disc = Rect(room.x - p.px(14), room.centery - side // 2 - self.fallen(p.u, t), side, side)
            p.badge("gold", "viking", disc, rim=(1, 2))

    def _who(self, p: Painter, cell: Rect) -> None:
        super()._who(p, cell)
        partner = self.reckoning.partner(self.seat)
        if partner == NONE or not self.reckoning.given:
            return
        side = p.px(22)
        half = self.match.session.state.table.players // 2
        badge = cut.square(side, center=(cell.right - side, cell.centery - p.px(24)))
        draw_pair(p, badge, self.seat % half)

    def crest(self, p: Painter, room: Rect) -> Rect:
        """The jarl with the seat's shield upon it."""
        jarl = self.reckoning.jarl(self.seat)
        if jarl is None:
            return super().crest(p, room)
        height = min(room.h, p.px(118))
        card = Rect(room.x, room.centery - height // 2, round(height * CARD), height)
        if not p.blind:
            face = self.faces.shown(self.match.session.state.table, ("jarl", jarl), height)
            p.blit(face, card.topleft)
        side = round(height * 0.52)
        place = Rect(card.right - side // 3, card.bottom - side, side, side)
        p.picture(f"shields/seat-{self.match.shield(self.seat)}.webp", place)
        return place

    def _shields(self, p: Painter, cell: Rect) -> None:
        """Captured shields, each set on a plate of its own with the points it adds."""
        room = self._sum(p, cell, "captured", "sets")
        groups = self.reckoning.shields[self.seat].groups
        widths = [1 + LAP * (len(group) - 1) + APART for group in groups]
        low = p.px(24) if self.rect.h >= p.px(96) and self.reckoning.has("sets") else 0
        side = min(room.h - p.px(22) - low, p.px(70), round(room.w / max(1.0, sum(widths))))
        x = room.x + p.px(4)
        come = list(self._come("captured"))
        first = 0
        for n, (group, wide) in enumerate(zip(groups, widths, strict=True)):
            frame = Rect(x, room.centery - side // 2 - low // 2, round(side * (wide - APART)), side)
            is_set = n < len(self.reckoning.shields[self.seat].sets)
            if is_set:
                self._set(p, frame, n, low)
            for i, piece, t in come[first : first + len(group)]:
                place = Rect(frame.x + round((i - first) * side * LAP), frame.y, side, side)
                self._shield(p, piece.value, place, t)
            if is_set and not low:
                self._badge(p, (frame.right + p.px(2), frame.bottom - p.px(2)), n)
            first += len(group)
            x += round(side * wide)

    def _set(self, p: Painter, frame: Rect, n: int, low: int) -> None:
        """The plate below a set once it is counted, with its points where there is room."""
        counted = [piece for _i, piece, _t in self._come("sets")]
        if n >= len(counted):
            return
        plate = frame.inflate(p.px(10), p.px(10))
        plate.h += low
        p.plate("slot-glow", plate)
        if low:
            self._set_points(p, cut.row_at(plate, frame.bottom, low), n)

    def _set_points(self, p: Painter, rect: Rect, n: int) -> None:
        counted = [piece for _i, piece, _t in self._come("sets")]
        if n < len(counted):
            p.text(f"+{counted[n].points}", rect, NUMBER._replace(size=18, colour=PALE_GOLD))

    def _badge(self, p: Painter, at: tuple[int, int], n: int) -> None:
        """The points of a set on a medal at its corner, where there is no room below it."""
        if n < sum(1 for _come in self._come("sets")):
            medal = cut.square(p.px(32), center=at)
            p.medal("red", medal)
            self._set_points(p, medal, n)

    def _shield(self, p: Painter, owner: int, place: Rect, t: float) -> None:
        if p.blind:
            return
        name = f"shields/seat-{self.match.shield(owner)}.webp"
        shown = p.art.faded((name,), p.art.picture(name, place.size), t)
        at = place.x, place.y - self.fallen(p.u, t)
        p.blit(shown, at)
        if owner != self.seat and owner == self.reckoning.partner(self.seat):  # given, not taken
            side = max(p.px(22), place.w * 2 // 5)
            medal = Rect(at[0] + (place.w - side) // 2, at[1] + place.h - side * 2 // 3, side, side)
            p.badge("iron", "partner", medal, rim=(1, 2))

    def _own(self, p: Painter, cell: Rect) -> None:
        """The shields nobody took."""
        room = self._sum(p, cell, "own")
        count = max(1, self.reckoning.own[self.seat])
        side = min(room.h - p.px(22), p.px(54), round(room.w / (1 + LAP * (count - 1))))
        for i, piece, t in self._come("own"):
            place = Rect(room.x + round(i * side * LAP), room.centery - side // 2, side, side)
            self._shield(p, piece.value, place, t)


class AlliedRow(ValhallaRow):
    """Two allies: their warriors and own shields one above the other, captured shields and the sum as one."""

    def __init__(
        self,
        seats: tuple[int, ...],
        match: Match,
        reckoning: ValhallaCount,
        faces: CardFaces,
        on_press: Callback = nothing,
    ) -> None:
        super().__init__(seats[0], match, reckoning, faces, on_press)
        self.parts = [ValhallaRow(seat, match, reckoning, faces) for seat in seats]

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(part.seat for part in self.parts)

    def draw_piles(self, p: Painter, cells: dict[str, Rect]) -> None:
        self.cards = []
        for n, part in enumerate(self.parts):
            part.now, part.reduced = self.now, self.reduced
            halves = {name: self._half(cell, n) for name, cell in cells.items()}
            part.rect = self._half(self.rect, n)
            part._pile(p, halves["valour"], "valour")
            if "own" in cells:
                part._own(p, halves["own"])
            part.draw_rest(p, halves)
            self.cards += part.cards
        self._shields(p, cells["captured"])

    def _who(self, p: Painter, cell: Rect) -> None:
        for n, part in enumerate(self.parts):
            part.won = self.won
            part._who(p, self._half(cell, n))
        line = Rect(cell.x + p.px(4), self.rect.centery, cell.w - p.px(16), max(1, p.px(1)))
        p.fill(line, GOLD, 0.5)

    def _half(self, cell: Rect, n: int) -> Rect:
        high = cell.h // 2
        return cut.row_at(cell, cell.y + n * high, high)
