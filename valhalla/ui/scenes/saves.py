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
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.table import thumbnail
from valhalla.ui.table.record import away, emblems_of, records
from valhalla.ui.theme import BODY, DIM_BONE, HEADING, LABEL, SMALL, SUBHEADING, Colour
from valhalla.ui.units import Units
from valhalla.ui.widgets import emblems
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.lists import Row, Rows
from valhalla.ui.widgets.text import Panel
from valhalla.words.language import _
from valhalla.words.seats import described

ROW: Final = 76  # units
WARNING: Final[Colour] = (255, 178, 110)
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
        picture = cut.left(room, room.h * 16 // 9)
        self.pictures.draw(p, self.info, picture)
        words = cut.from_x(room, picture.right + p.px(12))
        lines = cut.column(words, 3)
        when = p.px(170)
        title = Rect(words.x, words.y, words.w - when, lines[0].h + p.px(4))
        p.text(shortened(p, self.info.title, title.w, LABEL.size), title, LABEL, align="left")
        right = cut.column_at(title, words.right - when, when)
        p.text(tables.told_when(self.info), right, SMALL._replace(colour=DIM_BONE), align="right")
        low = cut.from_y(words, title.bottom)
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
            wide = min(p.px(160), round(side * 1.25 * len(self.emblems)))
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
        widgets: list[Widget] = [*self.panels, *self.list.parts, self.empty, self.begin, *self.buttons]
        self.renew([*widgets, *self.frame, self.bring])
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
        self.changed = True

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

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        right = px(372)
        left = cut.left(self.room, self.room.w - right - px(16))
        self.panels[0].rect = left
        self.panels[1].rect = cut.beside(left, right, px(16))
        self.list.place(cut.inset(left, px(20), px(28)), units, ROW)
        self.empty.rect = self.middle(px(480))
        self.empty.rect.inflate_ip(min(0, px(860) - self.empty.rect.w), 0)
        self.begin.rect = Rect(0, 0, px(260), px(60))
        self.begin.rect.midbottom = (self.empty.rect.centerx, self.empty.rect.bottom - px(46))
        inner = cut.inset(self.panels[1].rect, px(26), px(26))
        wide = round(inner.w * 0.84)
        self.shown = Rect(inner.centerx - wide // 2, inner.y, wide, wide * 9 // 16)
        below = cut.row_at(inner, inner.bottom - px(172), px(152))
        places = [place for line in cut.column(below, 3, px(8)) for place in cut.row(line, 2, px(10))]
        for button, place in zip(self.buttons, places, strict=False):
            button.rect = place
        self.words = cut.row_at(inner, self.shown.bottom + px(10), below.y - self.shown.bottom - px(20))
        self.bring.rect = Rect(self.room.right - px(190), self.back_button.rect.y, px(190), px(46))

    def draw_above(self, p: Painter) -> None:
        info = self.chosen
        if info is None:
            return
        self.pictures.draw(p, info, self.shown)
        head = cut.top(self.words, p.px(30))
        p.text(shortened(p, info.title, head.w, SUBHEADING.size), head, SUBHEADING, align="left")
        rest = cut.below(head, self.words.bottom - head.bottom)
        if info.trouble:
            p.text(info.trouble, rest, BODY._replace(colour=WARNING), lines=0, valign="top")
            return
        line = cut.top(rest, p.px(24))
        game = away(info.game)
        told: tuple[str, ...] = (game.told(info), tables.told_stand(info))
        if game.badge(info) is None:  # what is special about it leaves no room for the day
            told = (*told, tables.told_when(info))
        p.text(" · ".join(told), line, SMALL, align="left")
        low = line.bottom
        if info.expansions:
            signs = cut.row_at(rest, low, p.px(26))
            emblems.draw_emblems(p, signs, emblems_of(info.game, info.expansions), p.px(20))
            low = signs.bottom + p.px(2)
        self._seats(p, info, cut.from_y(rest, low))

    def _seats(self, p: Painter, info: SaveInfo, rect: Rect) -> None:
        """Who sits there: shield, name, and who plays it."""
        high = min(p.px(30), rect.h // max(1, len(info.seats)))
        for i, seat in enumerate(info.seats):
            line = cut.row_at(rect, rect.y + i * high, high)
            side = high - p.px(3)
            p.picture(f"shields/seat-{shield_of(info, i)}.webp", Rect(line.x, line.y, side, side))
            name = Rect(line.x + side + p.px(8), line.y, line.w // 2 - side, side)
            p.text(shortened(p, one_line(seat.name), name.w, LABEL.size), name, LABEL, align="left")
            p.text(
                described(seat.kind),
                Rect(name.right, line.y, line.right - name.right, side),
                SMALL,
                align="right",
            )


class EmptyShelf(Widget):
    """What stands here while nothing is saved: what will be here, and that nobody needs to see to it."""

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("dialog", self.rect)
        room = cut.inset(self.rect, p.px(80), p.px(46))
        side = p.px(112)
        disc = Rect(room.centerx - side // 2, room.y, side, side)
        p.token("gold", "raven", disc, side // 5)
        head = cut.row_at(room, disc.bottom + p.px(10), p.px(40))
        p.text(_("No game has been saved yet."), head, HEADING)
        told = _(
            "Games save themselves at every decision: you need not see to it, and quitting loses nothing. "
            "Begin one, and it will be here, with a picture of its table, who plays, and how far it is."
        )
        low = cut.row_at(room, head.bottom + p.px(4), room.bottom - p.px(66) - head.bottom)
        p.text(told, low, BODY._replace(size=20, centred=True), lines=0, valign="top")
