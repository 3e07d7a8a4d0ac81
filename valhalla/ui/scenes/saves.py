"""The saves: open, rename, delete, bring out, bring in. A damaged one says why and harms nobody."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from pygame import Rect

from valhalla.kernel.journal import SaveError
from valhalla.ui import cut, saved, tables
from valhalla.ui.app import App
from valhalla.ui.input import MOVES, Act
from valhalla.ui.painter import Painter
from valhalla.ui.saved import SaveInfo
from valhalla.ui.scenes import save_rows
from valhalla.ui.scenes.dialog import Ask, Confirm
from valhalla.ui.scenes.hall import HallScene, Part
from valhalla.ui.scenes.save_rows import WARNING, EmptyShelf, Line, Pictures, SaveRow
from valhalla.ui.table.record import emblems_of, records
from valhalla.ui.theme import BODY, SMALL, Style
from valhalla.ui.units import Units
from valhalla.ui.widgets import emblems
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.ui.widgets.buttons import SHRUNK, Button
from valhalla.ui.widgets.lists import Block, Rows, Scrolled, block_of
from valhalla.ui.widgets.text import Panel
from valhalla.words.language import _

ROW: Final = 76  # units
DETAIL: Final = 372  # units of the panel of the chosen save
BESIDE: Final = 620  # units: in a narrower room that panel lies below the list
PICTURED: Final = 520  # units of height that it needs with a picture
MOST_LETTERS: Final = 80
PATH_LETTERS: Final = 400


class SavesScene(HallScene):
    """The list at the left, the chosen save at the right."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pictures = Pictures()
        self.list = Rows("list", [])
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
        first, self.list = self.list.first, Rows("list", rows)
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
        self.told.lay(self.told.rect, self._told_blocks(), self.units)
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
            return
        walking = act in MOVES and isinstance(self.focus, SaveRow)
        super().act(act)
        if walking and isinstance(self.focus, SaveRow):
            self._choose(self.focus.info)

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
            inner = cut.inset(detail, px(26))
            self._lay_detail(cut.top(inner, inner.h - px(20)), pictured=True)
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

    def _told_blocks(self) -> list[Block]:
        """What there is to tell of the chosen save."""
        info, px, room = self.chosen, self.units.px, self.told.rect
        if info is None:
            return []
        title = block_of(Line("told-title", partial(save_rows.draw_title, info)), px(30))
        if info.trouble:
            return [title, self._words("told-trouble", info.trouble, BODY._replace(colour=WARNING))]
        stand = self._words("told-stand", save_rows.told_stand(info), SMALL)
        return [title, stand, *self._about(info, room.h - px(30) - stand.high(room.w))]

    def _about(self, info: SaveInfo, high: int) -> list[Block]:
        """Its expansions, and who sits there, each as high as there is room for."""
        px, blocks = self.units.px, []
        if info.expansions:
            found = emblems_of(info.game, info.expansions)
            line = Line("told-with", lambda p, r: emblems.draw_emblems(p, r, found, p.px(20)))
            blocks.append(block_of(line, px(28)))
            high -= px(28)
        high = max(px(24), min(px(30), high // max(1, len(info.seats))))
        seats = [Line(f"told-{i}", partial(save_rows.draw_seat, info, i)) for i in range(len(info.seats))]
        return [*blocks, *(block_of(line, high) for line in seats)]

    def _words(self, name: str, words: str, style: Style) -> Block:
        line = Line(name, partial(save_rows.draw_words, words, style))

        def high(wide: int) -> int:
            own = self.app.fonts.height(words, style, self.units.letters(style), wide)
            return max(self.units.px(24), own)

        return block_of(line, 0)._replace(high=high)

    def draw_above(self, p: Painter) -> None:
        if self.chosen is not None and self.shown.w:
            self.pictures.draw(p, self.chosen, self.shown)
