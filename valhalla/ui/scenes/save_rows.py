"""How saves look: their pictures, their rows in the list, what is told of the chosen one; the empty shelf."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from valhalla.kernel.journal import one_line
from valhalla.ui import cut, tables
from valhalla.ui.painter import Painter
from valhalla.ui.saved import SaveInfo
from valhalla.ui.table import thumbnail
from valhalla.ui.table.record import away, emblems_of
from valhalla.ui.theme import BODY, DIM_BONE, HEADING, LABEL, SMALL, SUBHEADING, Colour, Style
from valhalla.ui.widgets import emblems
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.lists import Row
from valhalla.words.language import _
from valhalla.words.seats import described

NARROW_ROW: Final = 480  # units: a narrower row has no picture
LEAST_TOLD: Final = 110  # units of what is told beside the signs
WHEN: Final = 170  # units that the day needs
WARNING: Final[Colour] = (255, 178, 110)


class Pictures:
    """Thumbnails, each read once. What cannot be read is no picture."""

    def __init__(self) -> None:
        self._read: dict[Path, Surface | None] = {}

    def of(self, info: SaveInfo) -> Surface | None:
        if info.picture not in self._read:
            self._read[info.picture] = thumbnail.read(info.picture)
        return self._read[info.picture]

    def draw(self, p: Painter, info: SaveInfo, rect: Rect) -> None:
        found = self.of(info)
        p.plate("slot", rect)
        if found is None:
            _stand_in(p, info, rect)
            return
        room = cut.inset(rect, p.px(3))
        key = ("thumbnail", info, room.size)
        p.blit(p.art.kept(key, lambda: pygame.transform.smoothscale(found, room.size)), room.topleft)


def _stand_in(p: Painter, info: SaveInfo, rect: Rect) -> None:
    """Without a picture: the shield of the first seat, or a skull if the save is damaged."""
    side = min(rect.size) * 3 // 5
    disc = cut.square(side, center=rect.center)
    if info.error:
        p.icon("skull", disc, DIM_BONE)
        return
    p.picture(f"shields/seat-{shield_of(info, 0) if info.seats else 0}.webp", disc)


class SaveRow(Row):
    """A save: its picture, its name, who plays, how far it is."""

    def __init__(self, info: SaveInfo, pictures: Pictures, on_press: Callback) -> None:
        super().__init__(f"save-{info.title}", on_press)
        self.info = info
        self.emblems = emblems_of(info.game, info.expansions)
        self.tip = emblems.told(self.emblems)
        self.pictures = pictures

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        room = cut.inset(self.rect, p.px(10), p.px(7))
        if room.w < p.px(NARROW_ROW):
            self._narrow(p, room)
            return
        picture = cut.left(room, room.h * 16 // 9)
        self.pictures.draw(p, self.info, picture)
        words = cut.from_x(room, picture.right + p.px(12))
        lines = cut.column(words, 3)
        title = Rect(words.x, words.y, words.w - p.px(WHEN), lines[0].h + p.px(4))
        self._title(p, title)
        self._when(p, cut.beside(title, p.px(WHEN)), "right")
        self._low(p, cut.from_y(words, title.bottom))

    def _narrow(self, p: Painter, room: Rect) -> None:
        """Without its picture, and when it was below its title."""
        lines = cut.column(room, 3)
        self._title(p, lines[0])
        if self.info.trouble:
            self._low(p, cut.from_y(room, lines[0].bottom))
            return
        self._when(p, lines[1], "left")
        side = min(lines[1].h, (lines[1].w - p.px(WHEN)) // len(self.info.seats))
        for i in range(len(self.info.seats)):
            at = lines[1].right - (len(self.info.seats) - i) * side, lines[1].centery
            p.picture(f"shields/seat-{shield_of(self.info, i)}.webp", cut.square(side - p.px(2), midleft=at))
        told = f"{away(self.info.game).told(self.info)} · {tables.told_stand(self.info)}"
        p.text(shortened(p, told, lines[2].w, BODY.size), lines[2], BODY)

    def _title(self, p: Painter, rect: Rect) -> None:
        p.text(shortened(p, self.info.title, rect.w, LABEL.size), rect, LABEL, align="left")

    def _when(self, p: Painter, rect: Rect, align: str) -> None:
        p.text(tables.told_when(self.info), rect, SMALL._replace(colour=DIM_BONE), align=align)

    def _low(self, p: Painter, low: Rect) -> None:
        if self.info.trouble:
            p.text(self.info.trouble, low, SMALL._replace(colour=WARNING), lines=2, valign="top")
        else:
            self._stand(p, low)

    def _stand(self, p: Painter, rect: Rect) -> None:
        """The shields at the table, how far it is, and the names if the title does not tell them."""
        side = min(rect.h, p.px(30))
        x = rect.x
        for i in range(len(self.info.seats)):
            place = Rect(x, rect.centery - side // 2, side, side)
            p.picture(f"shields/seat-{shield_of(self.info, i)}.webp", place)
            x += side + p.px(3)
        told = f"{away(self.info.game).told(self.info)} · {tables.told_stand(self.info)}"
        if (draw_badge := away(self.info.game).badge(self.info)) is not None:
            badge = Rect(x + p.px(4), rect.centery - side // 2, side, side)
            draw_badge(p, badge)
            x = badge.right
        if self.info.expansions:
            side = p.px(20)
            free = max(2 * side, rect.right - x - p.px(LEAST_TOLD))
            wide = min(p.px(160), round(side * 1.25 * len(self.emblems)), free)
            signs = cut.right(rect, wide)
            emblems.draw_emblems(p, signs, self.emblems, side)
            rect = cut.left(rect, signs.x - p.px(8) - rect.x)
        if not self.info.title.startswith(tables.told_players(self.info)):
            told = f"{told} · {tables.told_players(self.info)}"
        room = cut.from_x(rect, x + p.px(8))
        p.text(shortened(p, told, room.w, BODY.size), room, BODY)


def shield_of(info: SaveInfo, i: int) -> int:
    """Which of the painted shields a seat of a save has."""
    chosen = info.seats[i].shield
    return (i if chosen is None else chosen) % tables.SHIELDS


def shortened(p: Painter, text: str, width: int, size: float) -> str:
    """A name that fits in one line."""
    style = LABEL._replace(size=size)
    while len(text) > 4 and p.width(text, style) > width:
        text = text[:-2].rstrip("…") + "…"
    return text


class Line(Widget):
    """A line of what is told of the chosen save."""

    touchable = False

    def __init__(self, name: str, paint: Callable[[Painter, Rect], None]) -> None:
        super().__init__(name)
        self.paint = paint

    def draw(self, p: Painter, look: Look) -> None:
        self.paint(p, self.rect)


def draw_title(info: SaveInfo, p: Painter, rect: Rect) -> None:
    p.text(shortened(p, info.title, rect.w, SUBHEADING.size), rect, SUBHEADING, align="left")


def draw_words(words: str, style: Style, p: Painter, rect: Rect) -> None:
    p.text(words, rect, style, lines=0, align="left")


def told_stand(info: SaveInfo) -> str:
    game = away(info.game)
    told: tuple[str, ...] = (game.told(info), tables.told_stand(info))
    if game.badge(info) is None:  # what is special about it leaves no room for the day
        told = (*told, tables.told_when(info))
    return " · ".join(told)


def draw_seat(info: SaveInfo, i: int, p: Painter, line: Rect) -> None:
    """Who sits there: shield, name, and who plays it."""
    seat, side = info.seats[i], line.h - p.px(3)
    p.picture(f"shields/seat-{shield_of(info, i)}.webp", Rect(line.x, line.y, side, side))
    kind = described(seat.kind)
    wide = min(line.w // 2, p.width(kind, SMALL) + p.px(4))
    name = Rect(line.x + side + p.px(8), line.y, line.w - wide - side - p.px(16), side)
    p.text(shortened(p, one_line(seat.name), name.w, LABEL.size), name, LABEL, align="left")
    p.text(kind, cut.right(cut.top(line, side), wide), SMALL, align="right")


class EmptyShelf(Widget):
    """What stands here while nothing is saved: what will be here, and that nobody needs to see to it."""

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("dialog", self.rect)
        large = self.rect.h >= p.px(480)
        room = cut.inset(self.rect, p.px(80 if self.rect.w >= p.px(600) else 36), p.px(46 if large else 26))
        title, style = _("No game has been saved yet."), BODY._replace(size=20, centred=True)
        told = _(
            "Games save themselves at every decision: you need not see to it, and quitting loses nothing. "
            "Begin one, and it will be here, with a picture of its table, who plays, and how far it is."
        )
        high = max(p.px(40), p.height(title, HEADING, room.w))
        side = min(p.px(112), room.h - p.px(76) - high - p.height(told, style, room.w))
        if side >= p.px(40):
            disc = cut.square(side, midtop=room.midtop)
            p.token("gold", "raven", disc, side // 5)
            room = cut.from_y(room, disc.bottom + p.px(10))
        head = cut.top(room, high)
        p.text(title, head, HEADING, lines=0)
        low = cut.row_at(room, head.bottom + p.px(4), room.bottom - p.px(66) - head.bottom)
        p.text(told, low, style, lines=0, valign="top")
