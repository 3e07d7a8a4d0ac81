"""The saves: open, rename, delete, bring out, bring in. A damaged one says why and harms nobody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from valhalla.kernel.journal import SaveError, one_line
from valhalla.ui import cut, saved, tables
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.saved import SaveInfo
from valhalla.ui.scenes.dialog import Ask, Confirm
from valhalla.ui.scenes.hall import HallScene, Part
from valhalla.ui.table import thumbnail
from valhalla.ui.table.record import away, emblems_of, records
from valhalla.ui.theme import BODY, DIM_BONE, HEADING, LABEL, SMALL, SUBHEADING, Colour, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets import emblems
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import SHRUNK, Button
from valhalla.ui.widgets.lists import Row, Rows, Scrolled
from valhalla.ui.widgets.text import Panel
from valhalla.words.language import _
from valhalla.words.seats import described

ROW: Final = 76  # units
WARNING: Final[Colour] = (255, 178, 110)
NARROW_ROW: Final = 480  # units: a narrower row has no picture
LEAST_TOLD: Final = 110  # units of what is told beside the signs
WHEN: Final = 170  # units that the day needs
DETAIL: Final = 372  # units of the panel of the chosen save
BESIDE: Final = 620  # units: in a narrower room that panel lies below the list
PICTURED: Final = 520  # units of height that it needs with a picture
BUTTON: Final = 44
MOST_LETTERS: Final = 80
PATH_LETTERS: Final = 400


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


class SavesScene(HallScene):
    """The list at the left, the chosen save at the right."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pictures = Pictures()
        self.list = Rows("list", [], self._walked)
        self.chosen: SaveInfo | None = None
        self.panels = [Panel("panel-list", "panel"), Panel("panel-save", "panel")]
        self.empty = EmptyShelf("empty")
        self.told = Scrolled("told")
        self.shown = Rect(0, 0, 0, 0)  # of the picture; nothing: there is no room
        self._make()

    def _make(self) -> None:
        """The words and buttons, and the list below them."""
        self.say(_("Saved games"), [(Act.ERASE, _("delete"))])
        self.begin = Button("begin", _("New game"), self._begin, icon="skull")
        self.begin.lit = True
        self.buttons = [
            Button("open", _("Open"), self._open, icon="play"),
            Button("watch", _("Watch"), self._watch, icon="eye"),
            Button("rename", _("Rename"), self._rename, icon="pencil"),
            Button("export", _("Export"), self._export, icon="export"),
            Button("delete", _("Delete"), self._delete, icon="trash"),
        ]
        self.buttons[1].tip = _("The whole game as a film; you may play on from any moment of it.")
        self.buttons[3].tip = _("Copy this save to another place.")
        self.bring = Button("import", _("Import"), self._import, icon="import")
        self.bring.tip = _("Copy a save from another place. You may also drop it on the window.")
        self._read()

    def reworded(self) -> None:
        self._make()

    def _read(self, choose: Path | None = None) -> None:
        """The list anew; the chosen save stays chosen."""
        infos = saved.saves()
        wanted = choose or (self.chosen.path if self.chosen else None)
        self.chosen = next((info for info in infos if info.path == wanted), infos[0] if infos else None)
        rows = [SaveRow(info, self.pictures, self._chooser(info)) for info in infos]
        first, self.list = self.list.first, Rows("list", rows, self._walked)
        self.list.first = first
        self.empty.visible = self.begin.visible = not infos
        for widget in (*self.buttons, *self.panels):
            widget.visible = bool(infos)
        self._judge()

    def _chooser(self, info: SaveInfo) -> Callback:
        def choose() -> None:
            if self.chosen == info:
                self._open()
            else:
                self._choose(info)

        return choose

    def _walked(self, widget: Widget) -> None:
        self.set_focus(widget)
        if isinstance(widget, SaveRow):
            self._choose(widget.info)

    def _choose(self, info: SaveInfo) -> None:
        self.chosen = info
        self._judge()

    def _judge(self) -> None:
        """Which buttons make sense for the chosen save."""
        info = self.chosen
        for row_ in self.list.rows:
            row_.chosen = isinstance(row_, SaveRow) and row_.info == info
        why = _("Choose a save first.") if info is None else info.trouble
        for button in self.buttons:
            button.enabled = info is not None and (button.name == "delete" or not info.trouble)
            button.on_refused = self.refusing(why)
        self.buttons[0].lit = self.buttons[0].enabled
        self._tell()

    def _tell(self) -> None:
        """What is told of the chosen save, and all that is to be seen."""
        self.told.first = 0
        self.told.lay(self.told.rect, self.units, self._told_lines)
        widgets: list[Widget] = [*self.panels, *self.list.parts, *self.told.parts, self.empty, self.begin]
        self.renew([*widgets, *self.buttons, *self.frame, self.bring])

    # What the buttons do

    def _begin(self) -> None:
        self.app.replace(records()[0].plates[0].opens.opened(self.app))

    def _open(self) -> None:
        if self.chosen is not None and not self.chosen.trouble:
            tables.open_save(self.app, self.chosen.path)

    def _watch(self) -> None:
        if self.chosen is not None:
            tables.open_film(self.app, self.chosen.path)

    def _rename(self) -> None:
        info = self.chosen
        if info is not None:
            ask = _("A new name for this save:")
            self.app.push(Ask(self.app, ask, info.title, self._renaming(info), most=MOST_LETTERS))

    def _renaming(self, info: SaveInfo) -> Callable[[str], None]:
        return lambda title: self._tried(lambda: saved.rename(info, title))

    def _export(self) -> None:
        info = self.chosen
        if info is not None:
            ask = _("Copy this save to which folder or file?")
            place = str(saved.usual_place())
            self.app.push(Ask(self.app, ask, place, self._bring_out, most=PATH_LETTERS))

    def _bring_out(self, place: str) -> None:
        info = self.chosen
        if info is None:
            return
        try:
            path = saved.bring_out(info, place)
        except SaveError as error:
            self.app.notices.say(saved.reason(error))
            return
        self.app.notices.say(_("Copied to {path}").format(path=path))

    def _import(self) -> None:
        ask = _("Which file is to be brought in?")
        note = _("A file that ends in .saga. You may also drop it on the window.")
        self.app.push(Ask(self.app, ask, "", self._bring_in, note=note, most=PATH_LETTERS))

    def _bring_in(self, place: str) -> None:
        self._tried(lambda: saved.bring_in(Path(place)))

    def dropped(self, path: Path) -> None:
        self._tried(lambda: saved.bring_in(path))

    def _delete(self) -> None:
        info = self.chosen
        if info is None:
            return
        ask = _("Delete “{title}”?").format(title=info.title)
        note = _("It cannot be brought back.")
        self.app.push(Confirm(self.app, ask, _("Delete"), self._deleting(info), note=note, careful=True))

    def _deleting(self, info: SaveInfo) -> Callback:
        def delete() -> Path | None:
            saved.delete(info)
            return None

        return lambda: self._tried(delete)

    def _tried(self, change: Callable[[], Path | None]) -> None:
        """Change something on the disk; if it refuses, say so."""
        path = None
        try:
            path = change()
        except SaveError as error:
            self.app.notices.say(saved.reason(error))
        self._read(path)
        self.layout(self.units)

    def act(self, act: Act) -> None:
        if act is Act.ERASE and self.chosen is not None:
            self._delete()
        else:
            super().act(act)

    def turn(self, by: int) -> None:
        self.list.page(by)

    # The picture

    def foot(self) -> list[tuple[Part, float]]:
        return [(self.bring, 190)]

    def layout(self, units: Units) -> None:
        super().layout(units)
        px, room = units.px, self.room
        if beside := room.w >= px(BESIDE) and not units.upright:
            right = min(px(DETAIL), room.w // 2)
            left = cut.left(room, room.w - right - px(16))
            detail = cut.beside(left, right, px(16))
        else:
            detail = cut.bottom(room, min(px(420), room.h * 11 // 20))
            left = cut.top(room, room.h - detail.h - px(10))
        self.panels[0].rect, self.panels[1].rect = left, detail
        self.list.place(cut.inset(left, px(20), px(28 if room.h >= px(PICTURED) else 18)), units, ROW)
        self.empty.rect = self.middle(px(480))
        self.empty.rect.inflate_ip(min(0, px(860) - self.empty.rect.w), 0)
        self.begin.rect = Rect(0, 0, px(260), px(60))
        below = px(46 if self.empty.rect.h >= px(480) else 26)
        self.begin.rect.midbottom = (self.empty.rect.centerx, self.empty.rect.bottom - below)
        if beside and room.h >= px(PICTURED):
            self._lay_detail(cut.inset(detail, px(26)), pictured=True)
        else:
            self._lay_detail(cut.inset(detail, px(20)), pictured=detail.w >= px(BESIDE))
        self._tell()

    def _lay_detail(self, inner: Rect, *, pictured: bool) -> None:
        """The buttons below, above them the words; the picture above these, or at their side."""
        px = self.units.px
        words = cut.top(inner, self._lay_buttons(inner).y - px(10) - inner.y)
        self.shown = Rect(0, 0, 0, 0)
        if pictured and inner.w >= px(BESIDE - 40):
            self.shown = cut.fitted(cut.left(words, words.w * 2 // 5), 16 / 9)
            self.shown.top = words.top
            words = cut.from_x(words, self.shown.right + px(16))
        elif pictured:
            wide = round(inner.w * 0.84)
            self.shown = Rect(inner.centerx - wide // 2, inner.y, wide, wide * 9 // 16)
            words = cut.from_y(words, self.shown.bottom + px(10))
        self.told.rect = words

    def _lay_buttons(self, inner: Rect) -> Rect:
        """In as many columns as their words find room in, if need be without their icons."""
        px = self.units.px
        for button in self.buttons:
            button.bare = False
        widest = max(button.needs(self.app.fonts, self.units, SHRUNK) for button in self.buttons)
        across = 3 if widest <= (inner.w - px(20)) // 3 else 2
        rows = -(-len(self.buttons) // across)
        high = px(46) if self.room.h >= px(PICTURED) else px(40)
        place = cut.bottom(inner, rows * high + (rows - 1) * px(7))
        lines = [spot for line in cut.column(place, rows, px(7)) for spot in cut.row(line, across, px(10))]
        for button, spot in zip(self.buttons, lines, strict=False):
            button.rect = spot
            button.bare = widest > spot.w
        return place

    def _told_lines(self, room: Rect) -> list[list[Widget]]:
        """What there is to tell of the chosen save: from the top of this place down."""
        info, px = self.chosen, self.units.px
        if info is None:
            return []
        lines = [Line("told-title", px(30), lambda p, r: _title(p, info, r))]
        if info.trouble:
            high = self._high(info.trouble, BODY, room)
            style = BODY._replace(colour=WARNING)
            lines.append(Line("told-trouble", high, lambda p, r: _words(p, info.trouble, r, style)))
        else:
            stand = _told_stand(info)
            high = max(px(24), self._high(stand, SMALL, room))
            lines.append(Line("told-stand", high, lambda p, r: _words(p, stand, r, SMALL)))
            lines += self._about(info, room.h - px(30) - high)
        y = room.y
        for line in lines:
            line.rect = cut.row_at(room, y, line.high)
            y = line.rect.bottom
        return [[line] for line in lines]

    def _about(self, info: SaveInfo, high: int) -> list[Line]:
        """Its expansions, and who sits there, each as high as there is room for."""
        px, lines = self.units.px, []
        if info.expansions:
            found = emblems_of(info.game, info.expansions)
            lines.append(Line("told-with", px(28), lambda p, r: emblems.draw_emblems(p, r, found, p.px(20))))
            high -= px(28)
        high = max(px(24), min(px(30), high // max(1, len(info.seats))))
        return lines + [
            Line(f"told-{i}", high, lambda p, r, i=i: _seat(p, info, i, r)) for i in range(len(info.seats))
        ]

    def _high(self, text: str, style: Style, room: Rect) -> int:
        return self.app.fonts.height(text, style, self.units.letters(style), room.w)

    def draw_above(self, p: Painter) -> None:
        if self.chosen is not None and self.shown.w:
            self.pictures.draw(p, self.chosen, self.shown)


class Line(Widget):
    """A line of what is told of the chosen save."""

    touchable = False

    def __init__(self, name: str, high: int, paint: Callable[[Painter, Rect], None]) -> None:
        super().__init__(name)
        self.high = high
        self.paint = paint

    def draw(self, p: Painter, look: Look) -> None:
        self.paint(p, self.rect)


def _title(p: Painter, info: SaveInfo, rect: Rect) -> None:
    p.text(shortened(p, info.title, rect.w, SUBHEADING.size), rect, SUBHEADING, align="left")


def _words(p: Painter, words: str, rect: Rect, style: Style) -> None:
    p.text(words, rect, style, lines=0, align="left")


def _told_stand(info: SaveInfo) -> str:
    game = away(info.game)
    told: tuple[str, ...] = (game.told(info), tables.told_stand(info))
    if game.badge(info) is None:  # what is special about it leaves no room for the day
        told = (*told, tables.told_when(info))
    return " · ".join(told)


def _seat(p: Painter, info: SaveInfo, i: int, line: Rect) -> None:
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
