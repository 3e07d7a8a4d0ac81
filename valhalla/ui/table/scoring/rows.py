"""A seat's row in the reckoning: its shield and name, its piles in columns, the sum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.fonts import Fonts
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light, ring
from valhalla.ui.stage.tween import ease
from valhalla.ui.table.faces.faces import CardFaces
from valhalla.ui.table.faces.sheet import HIGH, WIDE
from valhalla.ui.table.match import Match
from valhalla.ui.table.scoring.count import LAND, Count, Piece
from valhalla.ui.theme import GOLD, LABEL, NAME, NUMBER, PALE_GOLD, TOTAL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Look, Widget, nothing
from valhalla.words.language import _

WHO: Final = 0.19  # of a row: for whom it is
MOST_WHO: Final = 1.3  # times that for larger words
CARD: Final = WIDE / HIGH
FALL: Final = 46  # units that things fall from
TILTS: Final = (-3, 2, -1, 3, 0, -2)  # degrees at which cards land
COUNT: Final = NUMBER._replace(size=26, colour=PALE_GOLD)


class Columns:
    """What stands where in a row: the piles that are counted at this table, and how wide each is."""

    def __init__(self, parts: list[tuple[str, float, str]], units: Units, total: str = "") -> None:
        self.units = units
        self.parts = parts
        self.total = total or _("Points")
        self.least = [0 for _part in parts]
        self.last = 0

    def measure(self, fonts: Fonts) -> None:
        """No column is narrower than the longest word above it."""

        def longest(label: str) -> int:
            words = (fonts.size(word, LABEL, self.units.letters(LABEL))[0] for word in label.split())
            return max(words) + self.units.px(4)

        self.least = [longest(label) for _name, _share, label in self.parts]
        self.last = longest(self.total)

    def cut(self, rect: Rect) -> dict[str, Rect]:
        """The cells of a row by name: who, the piles, total. In an upright window who stands above."""
        px = self.units.px
        last = max(px(96), self.last)
        total = cut.column_at(rect, rect.right - px(8) - last, last)
        if self.units.upright:
            who = Rect(rect.x + px(8), rect.y, total.x - rect.x - px(8), rect.h * 2 // 5)
            low = cut.from_y(Rect(rect.x + px(14), rect.y, total.x - rect.x - px(14), rect.h), who.bottom)
        else:
            share = WHO * min(self.units.words, MOST_WHO)
            who = cut.column_at(rect, rect.x + px(8), round(rect.w * share))
            low = cut.column_at(rect, who.right, total.x - who.right)
        return {"who": who, "total": total} | self._piles(low)

    def _piles(self, room: Rect) -> dict[str, Rect]:
        whole = sum(share for _name, share, _label in self.parts)
        gap = self.units.px(8)
        wides = [
            max(round(room.w * share / whole), least + gap)
            for (_name, share, _label), least in zip(self.parts, self.least, strict=True)
        ]
        if wides:  # what narrow ones have too much, the widest gives
            wides[wides.index(max(wides))] -= max(0, sum(wides) - room.w)
        cells, x = {}, room.x
        for (name, _share, _label), wide in zip(self.parts, wides, strict=True):
            cells[name] = cut.column_at(room, x, wide - gap)
            x += wide
        return cells

    def draw_heads(self, p: Painter, rect: Rect) -> None:
        above = Rect(rect.x, rect.y, rect.w, rect.h)
        cells = {name: Rect(cell.x, above.y, cell.w, above.h) for name, cell in self.cut(above).items()}
        for name, _share, label in self.parts:
            style = LABEL._replace(centred=False)
            p.text(label, cells[name], style, lines=2 if rect.h > p.wx(30) else 1, valign="bottom")
        p.text(self.total, cells["total"], LABEL, valign="bottom")


class LookedThrough(Widget):
    """Cards that are looked at one by one: under the pointer, or with left and right."""

    focusable = True
    sound = ""

    def __init__(self, name: str, on_press: Callback) -> None:
        super().__init__(name)
        self.on_press = on_press
        self.looked = -1  # which card is looked at, by keys or pad
        self.cards: list[tuple[Rect, int]] = []  # where cards lie

    def press(self) -> None:
        self.on_press()

    def step(self, dx: int, dy: int) -> bool:
        to = self.looked + dx
        if not dx or not 0 <= to < len(self.cards):
            return False
        self.looked = to
        return True

    def blur(self) -> None:
        self.looked = -1

    def card_at(self, point: tuple[int, int]) -> tuple[Rect, int] | None:
        """The topmost card here, and where it lies."""
        return next((found for found in reversed(self.cards) if found[0].collidepoint(point)), None)

    def card_looked_at(self) -> tuple[Rect, int] | None:
        return self.cards[self.looked] if 0 <= self.looked < len(self.cards) else None


class Tallied(LookedThrough):
    """One seat. `now` is how far the count has come."""

    reckoning: Count

    def __init__(
        self, seat: int, match: Match, reckoning: Count, faces: CardFaces, on_press: Callback = nothing
    ) -> None:
        super().__init__(f"scored-{seat}", on_press)
        self.seat = seat
        self.match = match
        self.reckoning = reckoning
        self.faces = faces
        self.now = 0.0
        self.won = False
        self.reduced = False
        self.columns: Columns | None = None

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

    def draw_light(self, p: Painter, t: float) -> None:
        """The winner's light, at a time from 0 to 1."""
        total = cut.square(self.rect.h, center=(self.rect.right - p.px(56), self.rect.centery))
        if not self.reduced:
            ring(total.inflate(p.px(30), p.px(30)), GOLD)(p, t)
        light(p, "glow", total.inflate(p.px(60), p.px(60)), PALE_GOLD, 0.5 * (1 - t))

    # Who

    def crest(self, p: Painter, room: Rect) -> Rect:
        """The seat's shield; gives where it is."""
        side = min(room.h, p.px(64))
        place = cut.square(side, midleft=room.midleft)
        p.picture(f"shields/seat-{self.match.shield(self.seat)}.webp", place)
        return place

    def _who(self, p: Painter, cell: Rect) -> None:
        """The crest and the name."""
        place = self.crest(p, cell.inflate(0, -p.px(12)))
        name = cut.column_at(cell, place.right + p.px(6), cell.right - place.right - p.px(10))
        if self.won:
            crown = Rect(name.x, name.centery - p.px(36), p.px(24), p.px(24))
            p.icon("crown", crown, PALE_GOLD)
        style = NAME._replace(colour=PALE_GOLD) if self.won else NAME
        p.fitted(self.match.called(self.seat), name, style)

    # Piles

    def _sum(self, p: Painter, cell: Rect, *piles: str) -> Rect:
        """The points of a cell at its left end, once there are any; what is left of it."""
        wide = p.px(44)
        points = self.reckoning.points(self.seat, self.now, *piles)
        begun = any(piece.at <= self.now for piece in self.reckoning.pieces if piece.pile in piles)
        if begun:
            p.text(str(points), cut.left(cell, wide - p.px(8)), COUNT, align="left")
        return cut.column_at(cell, cell.x + wide, cell.w - wide)

    def _come(self, pile: str) -> Iterator[tuple[int, Piece, float]]:
        """The pieces of a pile that are there, and how far each has landed."""
        for i, piece in enumerate(self.reckoning.of(self.seat, pile)):
            if piece.at < self.now:
                yield i, piece, min(1.0, (self.now - piece.at) / LAND)

    def fallen(self, unit: float, t: float) -> int:
        """How far above its place a piece still is; with reduced motion it is there at once, and fades in."""
        return 0 if self.reduced else round(FALL * unit * (1 - ease(t)))

    def _pile(self, p: Painter, cell: Rect, pile: str) -> None:
        """Cards side by side, as many as there are, each a little askew."""
        room = self._sum(p, cell, pile)
        height = room.h - p.px(18)
        wide = round(height * CARD)
        count = len(self.reckoning.of(self.seat, pile))
        step = min(wide + p.px(3), (room.w - wide - p.px(12)) / max(1, count - 1))
        self.cards = []
        for i, piece, t in self._come(pile):
            if p.blind:
                continue
            middle = room.x + p.px(4) + wide // 2 + round(i * step), room.centery - self.fallen(p.u, t)
            place = cut.sized(wide, height, center=middle)
            self._card(p, piece.value, place, t, i)

    def _card(self, p: Painter, card: int, place: Rect, t: float, i: int = 0) -> None:
        """A card as it lands, a little askew."""
        self.cards.append((place, card))
        if p.blind:
            return
        face = self.faces.card(self.match.session.state.table, card, place.h)
        key = ("scored", self.match.session.setup, card, place.h)
        turned = p.art.turned(key, face, TILTS[(i + card) % len(TILTS)])
        p.centred(p.art.faded(key, turned, t), place.center)
