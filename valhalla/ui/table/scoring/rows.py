"""A seat's row in the reckoning: jarl and shield, warriors from Valhalla, shields in their sets, the sum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from valhalla.games.valhalla.terms import NONE
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.new_game.seats import draw_pair
from valhalla.ui.stage.effects import light, ring
from valhalla.ui.stage.tween import ease
from valhalla.ui.table.faces.sheet import HIGH, WIDE
from valhalla.ui.table.match import Match
from valhalla.ui.table.scoring.count import LAND, Count, Piece, Reckoning
from valhalla.ui.table.staging import Faces
from valhalla.ui.theme import BONE, GOLD, LABEL, NAME, NUMBER, PALE_GOLD, TOTAL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing
from valhalla.words.language import _, pgettext

CARD: Final = WIDE / HIGH
LAP: Final = 0.52  # of a shield's width to the next one of its set
APART: Final = 0.42  # of a shield's width between two sets
FALL: Final = 46  # units that things fall from
TILTS: Final = (-3, 2, -1, 3, 0, -2)  # degrees at which cards land
COUNT: Final = NUMBER._replace(size=26, colour=PALE_GOLD)


class Columns:
    """What stands where in a row: the piles that are counted at this table, and how wide each is."""

    def __init__(self, parts: list[tuple[str, float, str]], units: Units, total: str = "") -> None:
        self.units = units
        self.parts = parts
        self.total = total or _("Points")

    def cut(self, rect: Rect) -> dict[str, Rect]:
        """The cells of a row by name: who, the piles, total."""
        px = self.units.px
        cells = {"who": Rect(rect.x + px(8), rect.y, round(rect.w * 0.19), rect.h)}
        total = Rect(rect.right - px(104), rect.y, px(96), rect.h)
        x, room = cells["who"].right, total.x - cells["who"].right
        whole = sum(share for _name, share, _label in self.parts)
        for name, share, _label in self.parts:
            cells[name] = Rect(x, rect.y, round(room * share / whole) - px(8), rect.h)
            x += round(room * share / whole)
        return cells | {"total": total}

    def draw_heads(self, p: Painter, rect: Rect) -> None:
        cells = self.cut(rect)
        for name, _share, label in self.parts:
            p.text(label, cells[name], LABEL, align="left")
        p.text(self.total, cells["total"], LABEL)


def columns_of(reckoning: Reckoning, units: Units) -> Columns:
    """Valhalla's columns: those that anybody has something in."""
    parts = [("valour", 0.36, _("Valhalla")), ("captured", 0.25, _("Shields taken"))]
    if any(reckoning.own):
        parts.append(("own", 0.14, _("Own shields")))
    if reckoning.has("title"):
        parts.append(("title", 0.08, pgettext("score", "Title")))
    if reckoning.has("bonus"):
        parts.append(("bonus", 0.09, pgettext("score", "Jarl")))
    return Columns(parts, units)


class Tallied(Widget):
    """One seat. `now` is how far the count has come. Left and right look through its cards."""

    focusable = True
    sound = ""
    reckoning: Count

    def __init__(
        self, seat: int, match: Match, reckoning: Count, faces: Faces, on_press: Callback = nothing
    ) -> None:
        super().__init__(f"scored-{seat}")
        self.seat = seat
        self.match = match
        self.reckoning = reckoning
        self.faces = faces
        self.now = 0.0
        self.won = False
        self.reduced = False
        self.columns: Columns | None = None
        self.on_press = on_press
        self.looked = -1  # which warrior is looked at, by keys or pad
        self._cards: list[tuple[Rect, int]] = []  # where warriors lie

    def draw(self, p: Painter, look: Look) -> None:
        if self.columns is None:
            return
        p.plate("list-row-hot" if self.won else "list-row", self.rect)
        cells = self.columns.cut(self.rect)
        self._who(p, cells["who"])
        self.draw_piles(p, cells)
        style = TOTAL._replace(size=44, colour=PALE_GOLD if self.won else TOTAL.colour)
        p.text(str(self.total()), cells["total"], style)

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose row it is."""
        return (self.seat,)

    def total(self) -> int:
        """What lies there by now."""
        return sum(self.reckoning.points(seat, self.now) for seat in self.seats)

    def draw_piles(self, p: Painter, cells: dict[str, Rect]) -> None:
        """What differs from game to game."""

    def press(self) -> None:
        self.on_press()

    # Looking at a warrior

    def step(self, dx: int, dy: int) -> bool:
        to = self.looked + dx
        if not dx or not 0 <= to < len(self._cards):
            return False
        self.looked = to
        return True

    def blur(self) -> None:
        self.looked = -1

    def card_at(self, point: tuple[int, int]) -> tuple[Rect, int] | None:
        """The topmost warrior here, and where it lies."""
        return next((found for found in reversed(self._cards) if found[0].collidepoint(point)), None)

    def card_looked_at(self) -> tuple[Rect, int] | None:
        return self._cards[self.looked] if 0 <= self.looked < len(self._cards) else None

    def draw_light(self, p: Painter, t: float) -> None:
        """The winner's light, at a time from 0 to 1."""
        total = Rect(0, 0, self.rect.h, self.rect.h)
        total.center = (self.rect.right - p.px(56), self.rect.centery)
        if not self.reduced:
            ring(total.inflate(p.px(30), p.px(30)), GOLD)(p, t)
        light(p, "glow", total.inflate(p.px(60), p.px(60)), PALE_GOLD, 0.5 * (1 - t))

    # Who

    def crest(self, p: Painter, room: Rect) -> Rect:
        """The seat's shield; gives where it is."""
        side = min(room.h, p.px(64))
        place = Rect(room.x, room.centery - side // 2, side, side)
        p.picture(f"shields/seat-{self.match.shield(self.seat)}.webp", place)
        return place

    def _who(self, p: Painter, cell: Rect) -> None:
        """The crest and the name."""
        place = self.crest(p, cell.inflate(0, -p.px(12)))
        name = Rect(place.right + p.px(6), cell.y, cell.right - place.right - p.px(10), cell.h)
        if self.won:
            crown = Rect(name.x, name.centery - p.px(36), p.px(24), p.px(24))
            p.icon("crown", crown, PALE_GOLD)
        style = NAME._replace(colour=PALE_GOLD) if self.won else NAME
        p.text(self.match.called(self.seat), name, style)

    # Piles

    def _sum(self, p: Painter, cell: Rect, *piles: str) -> Rect:
        """The points of a cell at its left end, once there are any; what is left of it."""
        wide = p.px(44)
        points = self.reckoning.points(self.seat, self.now, *piles)
        begun = any(piece.at <= self.now for piece in self.reckoning.pieces if piece.pile in piles)
        if begun:
            p.text(str(points), Rect(cell.x, cell.y, wide - p.px(8), cell.h), COUNT, align="left")
        return Rect(cell.x + wide, cell.y, cell.w - wide, cell.h)

    def _come(self, pile: str) -> Iterator[tuple[int, Piece, float]]:
        """The pieces of a pile that are there, and how far each has landed."""
        for i, piece in enumerate(self.reckoning.of(self.seat, pile)):
            if piece.at < self.now:
                yield i, piece, min(1.0, (self.now - piece.at) / LAND)

    def fallen(self, unit: float, t: float) -> int:
        """How far above its place a piece still is; with reduced motion it is there at once, and fades in."""
        return 0 if self.reduced else round(FALL * unit * (1 - ease(t)))

    def _pile(self, p: Painter, cell: Rect, pile: str) -> None:
        """Warriors side by side, as many as there are, each a little askew."""
        room = self._sum(p, cell, pile)
        height = room.h - p.px(18)
        wide = round(height * CARD)
        count = len(self.reckoning.of(self.seat, pile))
        step = min(wide + p.px(3), (room.w - wide - p.px(12)) / max(1, count - 1))
        table = self.match.session.state.table
        self._cards = []
        for i, piece, t in self._come(pile):
            if p.blind:
                continue
            face = self.faces.card(table, piece.value, height)
            key = ("scored", piece.value, height)
            turned = p.art.turned(key, face, TILTS[(i + piece.value) % len(TILTS)])
            shown = p.art.faded(key, turned, t) if t < 1 else turned
            middle = room.x + p.px(4) + wide // 2 + round(i * step), room.centery - self.fallen(p.u, t)
            p.centred(shown, middle)
            place = Rect(0, 0, wide, height)
            place.center = middle
            self._cards.append((place, piece.value))


class ScoredRow(Tallied):
    """Valhalla's row: warriors, captured shields in their sets, own shields, what the jarl adds."""

    reckoning: Reckoning

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
            p.picture("plates/medal-gold.webp", disc)
            p.icon("viking", disc.inflate(-side // 2, -side // 2), BONE)

    def _who(self, p: Painter, cell: Rect) -> None:
        super()._who(p, cell)
        partner = self.reckoning.partner(self.seat)
        if partner == NONE or not self.reckoning.given:
            return
        side = p.px(22)
        half = self.match.session.state.table.players // 2
        badge = Rect(0, 0, side, side)
        badge.center = (cell.right - side, cell.centery - p.px(24))
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
            self._set_points(p, Rect(plate.x, frame.bottom, plate.w, low), n)

    def _set_points(self, p: Painter, rect: Rect, n: int) -> None:
        counted = [piece for _i, piece, _t in self._come("sets")]
        if n < len(counted):
            p.text(f"+{counted[n].points}", rect, NUMBER._replace(size=18, colour=PALE_GOLD))

    def _badge(self, p: Painter, at: tuple[int, int], n: int) -> None:
        """The points of a set on a medal at its corner, where there is no room below it."""
        if n < sum(1 for _come in self._come("sets")):
            medal = Rect(0, 0, p.px(32), p.px(32))
            medal.center = at
            p.picture("plates/medal-red.webp", medal)
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
            p.picture("plates/medal-iron.webp", medal)
            p.icon("partner", medal.inflate(-side // 2, -side // 2), BONE)

    def _own(self, p: Painter, cell: Rect) -> None:
        """The shields nobody took."""
        room = self._sum(p, cell, "own")
        count = max(1, self.reckoning.own[self.seat])
        side = min(room.h - p.px(22), p.px(54), round(room.w / (1 + LAP * (count - 1))))
        for i, piece, t in self._come("own"):
            place = Rect(room.x + round(i * side * LAP), room.centery - side // 2, side, side)
            self._shield(p, piece.value, place, t)


class AlliedRow(ScoredRow):
    """Two allies: their warriors and own shields one above the other, captured shields and the sum as one."""

    def __init__(
        self,
        seats: tuple[int, ...],
        match: Match,
        reckoning: Reckoning,
        faces: Faces,
        on_press: Callback = nothing,
    ) -> None:
        super().__init__(seats[0], match, reckoning, faces, on_press)
        self.parts = [ScoredRow(seat, match, reckoning, faces) for seat in seats]

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(part.seat for part in self.parts)

    def draw_piles(self, p: Painter, cells: dict[str, Rect]) -> None:
        self._cards = []
        for n, part in enumerate(self.parts):
            part.now, part.reduced = self.now, self.reduced
            halves = {name: self._half(cell, n) for name, cell in cells.items()}
            part.rect = self._half(self.rect, n)
            part._pile(p, halves["valour"], "valour")
            if "own" in cells:
                part._own(p, halves["own"])
            part.draw_rest(p, halves)
            self._cards += part._cards
        self._shields(p, cells["captured"])

    def _who(self, p: Painter, cell: Rect) -> None:
        for n, part in enumerate(self.parts):
            part.won = self.won
            part._who(p, self._half(cell, n))
        line = Rect(cell.x + p.px(4), self.rect.centery, cell.w - p.px(16), max(1, p.px(1)))
        p.fill(line, GOLD, 0.5)

    def _half(self, cell: Rect, n: int) -> Rect:
        high = cell.h // 2
        return Rect(cell.x, cell.y + n * high, cell.w, high)
