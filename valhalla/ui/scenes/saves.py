"""The saves: open, rename, delete, bring out, bring in. A damaged one says why and harms nobody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from valhalla.kernel.journal import SaveError
from valhalla.ui import saved, tables
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.saved import SaveInfo
from valhalla.ui.scenes.dialog import Ask, Confirm
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.theme import BODY, DIM_BONE, LABEL, SMALL, SUBHEADING, Colour
from valhalla.ui.units import Units, column, inset, row
from valhalla.ui.widgets.base import Callback, Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.lists import Row, Rows
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.app import App

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
            self._read[info.picture] = _picture(info.picture)
        return self._read[info.picture]

    def draw(self, p: Painter, info: SaveInfo | None, rect: Rect) -> None:
        found = None if info is None else self.of(info)
        p.plate("slot", rect)
        if found is None:
            _stand_in(p, info, rect)
            return
        room = inset(rect, p.px(3))
        key = ("thumbnail", info, room.size)
        p.blit(p.art.kept(key, lambda: pygame.transform.smoothscale(found, room.size)), room.topleft)


def _stand_in(p: Painter, info: SaveInfo | None, rect: Rect) -> None:
    """Without a picture: the shield of the first seat, or a skull if the save is damaged."""
    side = min(rect.size) * 3 // 5
    disc = Rect(0, 0, side, side)
    disc.center = rect.center
    if info is None or info.error:
        p.icon("skull", disc, DIM_BONE)
        return
    shield = info.seats[0].shield or 0 if info.seats else 0
    p.picture(f"shields/seat-{shield % tables.SHIELDS}.webp", disc)


def _picture(path: Path) -> Surface | None:
    try:
        return pygame.image.load(path).convert()
    except (OSError, pygame.error):  # never made, or damaged: the row shows a shield instead
        return None


class SaveRow(Row):
    """A save: its picture, its name, who plays, how far it is."""

    def __init__(self, info: SaveInfo, pictures: Pictures, on_press: Callback) -> None:
        super().__init__(f"save-{info.title}", on_press)
        self.info = info
        self.pictures = pictures

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        room = inset(self.rect, p.px(10), p.px(7))
        picture = Rect(room.x, room.y, room.h * 16 // 9, room.h)
        self.pictures.draw(p, self.info, picture)
        words = Rect(picture.right + p.px(12), room.y, room.right - picture.right - p.px(12), room.h)
        lines = column(words, 3)
        when = p.px(170)
        title = Rect(words.x, words.y, words.w - when, lines[0].h + p.px(4))
        p.text(shortened(p, self.info.title, title.w, LABEL.size), title, LABEL, align="left")
        right = Rect(words.right - when, title.y, when, title.h)
        p.text(tables.told_when(self.info), right, SMALL._replace(colour=DIM_BONE), align="right")
        low = Rect(words.x, title.bottom, words.w, words.bottom - title.bottom)
        if self.info.trouble:
            p.text(self.info.trouble, low, SMALL._replace(colour=WARNING), lines=2, valign="top")
            return
        text = f"{tables.told_players(self.info)}\n{tables.told_stand(self.info)}"
        p.text(text, low, SMALL, lines=2, valign="top")


def shortened(p: Painter, text: str, width: int, size: float) -> str:
    """A name that fits in one line."""
    style = LABEL._replace(size=size)
    while len(text) > 4 and p.fonts.size(text, style, p.u)[0] > width:
        text = text[:-2].rstrip("…") + "…"
    return text


class SavesScene(HallScene):
    """The list at the left, the chosen save at the right."""

    def __init__(self, app: App) -> None:
        super().__init__(app, _("Saved games"), [(Act.ERASE, _("delete"))])
        self.pictures = Pictures()
        self.list = Rows("list", [], self._walked)
        self.chosen: SaveInfo | None = None
        self.panels = [Panel("panel-list", "panel"), Panel("panel-save", "panel")]
        self.empty = Label("empty", _("No game has been saved yet."), BODY._replace(centred=True), lines=2)
        self.buttons = [
            Button("open", _("Open"), self._open, icon="play"),
            Button("rename", _("Rename"), self._rename, icon="pencil"),
            Button("export", _("Export"), self._export, icon="export"),
            Button("delete", _("Delete"), self._delete, icon="trash"),
        ]
        self.buttons[2].tip = _("Copy this save to another place.")
        self.bring = Button("import", _("Import"), self._import, icon="import")
        self.bring.tip = _("Copy a save from another place. You may also drop it on the window.")
        self._read()

    def _read(self, choose: Path | None = None) -> None:
        """The list anew; the chosen save stays chosen."""
        infos = saved.saves()
        wanted = choose or (self.chosen.path if self.chosen else None)
        self.chosen = next((info for info in infos if info.path == wanted), infos[0] if infos else None)
        rows = [SaveRow(info, self.pictures, self._chooser(info)) for info in infos]
        first, self.list = self.list.first, Rows("list", rows, self._walked)
        self.list.first = first
        self.empty.visible = not infos
        widgets: list[Widget] = [*self.panels, *self.list.parts, self.empty, *self.buttons]
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
            button.on_refused = self._refusing(why)
        self.buttons[0].lit = self.buttons[0].enabled
        self.changed = True

    def _refusing(self, why: str) -> Callback:
        return lambda: self.app.notices.say(why)

    # What the buttons do

    def _open(self) -> None:
        if self.chosen is not None and not self.chosen.trouble:
            tables.open_save(self.app, self.chosen.path)

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
        elif act in (Act.PAGE_UP, Act.PAGE_DOWN):
            self.list.scroll_to(self.list.first + self.list.room * (1 if act is Act.PAGE_DOWN else -1))
        else:
            super().act(act)

    # The picture

    def layout(self, units: Units) -> None:
        super().layout(units)
        px = units.px
        right = px(372)
        left = Rect(self.room.x, self.room.y, self.room.w - right - px(16), self.room.h)
        self.panels[0].rect = left
        self.panels[1].rect = Rect(left.right + px(16), left.y, right, left.h)
        self.list.place(inset(left, px(20), px(28)), units, ROW)
        self.empty.rect = inset(left, px(40))
        inner = inset(self.panels[1].rect, px(26), px(26))
        self.shown = Rect(inner.x, inner.y, inner.w, inner.w * 9 // 16)
        below = Rect(inner.x, inner.bottom - px(140), inner.w, px(112))
        for i, line in enumerate(column(below, 2, px(12))):
            self.buttons[2 * i].rect, self.buttons[2 * i + 1].rect = row(line, 2, px(10))
        self.words = Rect(inner.x, self.shown.bottom + px(10), inner.w, below.y - self.shown.bottom - px(20))
        self.bring.rect = Rect(self.room.right - px(190), self.back_button.rect.y, px(190), px(46))

    def draw_above(self, p: Painter) -> None:
        info = self.chosen
        self.pictures.draw(p, info, self.shown)
        if info is None:
            return
        head = Rect(self.words.x, self.words.y, self.words.w, p.px(30))
        p.text(shortened(p, info.title, head.w, SUBHEADING.size), head, SUBHEADING, align="left")
        rest = Rect(head.x, head.bottom, head.w, self.words.bottom - head.bottom)
        if info.trouble:
            p.text(info.trouble, rest, BODY._replace(colour=WARNING), lines=0, valign="top")
            return
        lines = [tables.told_players(info), tables.told_stand(info), tables.told_when(info)]
        p.text("\n".join(lines), rest, BODY, lines=0, valign="top")
