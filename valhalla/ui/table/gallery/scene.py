"""The gallery, the frame of every game's: its cards, found by filters, order and name, and shown large."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar, Final, TypeAlias

from pygame import Rect, Surface

from valhalla.games import GAMES
from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.table.faces.sheet import LARGE_ABOVE
from valhalla.ui.table.gallery.card import LargeCard
from valhalla.ui.table.record import record_of
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import BODY, DIM_BONE, LABEL, SMALL, SUBHEADING
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button, RoundButton
from valhalla.ui.widgets.fields import Cycle, TextField
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words import games
from valhalla.words.language import _, ngettext

AnyCard: TypeAlias = Any  # of whichever game
PANE: Final = 330  # units of the card that is looked at
BESIDE: Final = (900, 380)  # units of a room that has one beside the others
TALL: Final = 780  # of an upright one that has it below them
SLIM: Final = 600  # of one that has two rows at its foot
FIELD: Final = 152  # units of a field and its gap
LOWEST: Final = 150  # units of a face and its name
SMALLEST: Final = 0.8  # of their size that words below a face are set smaller by
LEAST: Final = 62  # units of a card that can be recognised
ROWS: Final = 3
EVERY: Final = ""
Filters: TypeAlias = dict[str, Iterable[tuple[str, str]]]
Orders: TypeAlias = dict[str, Callable[[AnyCard], tuple[object, ...]]]


class Tile(Widget):
    """A card among the others; whichever is pointed at or has the focus is shown large."""

    focusable = True
    sound = ""

    def __init__(self, scene: GalleryScene, i: int) -> None:
        card = scene.found[i]
        super().__init__(f"card:{card.id}")
        self.scene = scene
        self.card = card
        self.rule = scene.rule_of(card)
        if not scene.shows_pane:
            self.tip = "\n".join([_(card.name), scene.told(card), *scene.words(card)])

    def press(self) -> None:
        self.scene.show(self.card)
        self.scene.enlarge()

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot and self.scene.app.scene is self.scene:  # not while one is enlarged above
            self.scene.show(self.card)
        if self.scene.shown is self.card:
            p.plate("glow", self.rect)
        if not p.blind:
            p.blit(self.scene.face(self.card, self.rect.h), self.rect.topleft)


class Pane(Widget):
    """The card that is looked at, and what is to be said of it."""

    def __init__(self, scene: GalleryScene) -> None:
        super().__init__("pane")
        self.scene = scene

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        room = cut.inset(self.rect, p.px(20), p.px(18))
        card = self.scene.shown
        if card is None:
            p.text(_("No card is like that."), room, BODY._replace(centred=True), lines=2)
            return
        if p.units.upright:
            self._across(p, room, card)
        else:
            self._upright(p, room, card)

    def _across(self, p: Painter, room: Rect, card: AnyCard) -> None:
        """The words at the right of the face."""
        wide = min(room.w * 2 // 5, round(room.h * CARD))
        face = cut.sized(wide, round(wide / CARD), midleft=room.midleft)
        if not p.blind:
            p.blit(self.scene.face(card, face.h), face.topleft)
        words = cut.from_x(room, face.right + p.px(18))
        head = p.text(_(card.name), words, SUBHEADING, lines=2, valign="top").bottom + p.px(4)
        low = p.text(self.scene.told(card), cut.from_y(words, head), BODY, lines=0, valign="top").bottom
        if face.h <= LARGE_ABOVE:
            rest = cut.from_y(words, low + p.px(8))
            p.text("\n".join(self.scene.words(card)), rest, BODY, lines=0, valign="top")

    def _upright(self, p: Painter, room: Rect, card: AnyCard) -> None:
        style = SMALL._replace(centred=True)
        notes = self.scene.told(card)
        needed = p.height(notes, style, room.w)
        whole = min(round(room.w / CARD), room.h - max(p.px(64), needed + p.px(12)) - p.px(34))
        spelled = whole > LARGE_ABOVE  # the face has room for its words
        text = "" if spelled else "\n".join(self.scene.words(card))
        needed += p.height(text, BODY, room.w) + p.px(6) if text else 0
        needed = max(p.px(64), min(needed + p.px(12), room.h - p.px(LOWEST)))
        wide = min(room.w, round((room.h - needed - p.px(34)) * CARD))
        face = cut.sized(wide, round(wide / CARD), midtop=room.midtop)
        if not p.blind:
            p.blit(self.scene.face(card, face.h), face.topleft)
        head = cut.row_at(room, face.bottom + p.px(8), p.px(26))
        p.text(_(card.name), head, SUBHEADING._replace(centred=True), align="centre")
        rest = cut.row_at(room, head.bottom, room.bottom - p.px(8) - head.bottom)
        low = p.text(notes, rest, style, lines=0, valign="top").bottom + p.px(6)
        box, style = cut.from_y(rest, low), BODY._replace(centred=True)
        p.text(text, box, p.shrunk(text, box, style, style.size * SMALLEST, 0), lines=0, valign="top")


class GalleryScene(HallScene, ABC):
    """Filters above, cards at the left, the one looked at right."""

    game: ClassVar[str]
    orders: ClassVar[Orders]  # the first is the usual one
    deck = kind = EVERY

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.every: list[AnyCard] = self.load()
        self.order = next(iter(self.orders))
        self.found: list[AnyCard] = []
        self.shown: AnyCard | None = None
        self.page = 0
        self.per_page = 1
        self.search = TextField("search", "", self._searched, style=BODY)
        self.pane = Pane(self)
        self.board = Panel("board", "panel")
        self.count = Label("count", "", LABEL._replace(colour=DIM_BONE))
        self.earlier = RoundButton("earlier", "arrow-left", lambda: self.turn(-1))
        self.later = RoundButton("later", "arrow-right", lambda: self.turn(1))
        self.other = Button("other", "", self._other, icon="cards")
        self._find()

    # What differs from game to game

    @abstractmethod
    def load(self) -> list[AnyCard]:
        """Every card of the game, in any order."""

    @abstractmethod
    def fits(self, card: AnyCard) -> bool:
        """Whether the filters let a card through."""

    @abstractmethod
    def face(self, card: AnyCard, height: int) -> Surface: ...

    @abstractmethod
    def rule_of(self, card: AnyCard) -> str:
        """The clause that tells of such a card."""

    @abstractmethod
    def told(self, card: AnyCard) -> str:
        """What the card itself does not say."""

    @abstractmethod
    def words(self, card: AnyCard) -> list[str]:
        """What is spelled out on the card when it is large."""

    @abstractmethod
    def filters(self) -> Filters:
        """What is looked for besides names, and the order: by what each sets, its values and their words."""

    def chosen(self, what: str, value: str) -> None:
        """A filter was set: others that do not go together with it are given up."""

    def grid(self) -> tuple[int, int]:
        """How many rows, and how many columns or 0 for as many as find room."""
        return ROWS, 0

    @property
    def apart(self) -> bool:
        """Whether cards have room between them."""
        return False

    @property
    def named(self) -> int:
        """Units beside the rows for their names."""
        return 0

    def row_names(self, room: Rect, left: int, step: int) -> list[Widget]:
        """What the rows are called."""
        return []

    # Another game

    @property
    def other_game(self) -> str:
        """The next one, in a ring."""
        ring = list(GAMES)
        return ring[(ring.index(self.game) + 1) % len(ring)]

    def _other(self) -> None:
        """The cards of another game instead."""
        self.app.replace(record_of(self.other_game).gallery.opened(self.app))

    # What is found

    def _searched(self, _text: str) -> None:
        self._find()
        self.layout(self.units)

    def choose(self, what: str, value: str) -> None:
        """Set a filter, or the order."""
        setattr(self, what, value)
        self.chosen(what, value)
        self._find()
        self.layout(self.units)

    def _find(self) -> None:
        """The cards that are wanted, in the order that is wanted, from the first page on."""
        wanted = _plain(self.search.text)
        found = [card for card in self.every if self.fits(card) and wanted in _plain(_(card.name))]
        self.found = sorted(found, key=self.orders[self.order])
        self.page = 0
        self.shown = self.found[0] if self.found else None

    def show(self, card: AnyCard) -> None:
        if card is not self.shown:
            self.shown = card
            self.changed = True

    def enlarge(self) -> None:
        """The card that is looked at, as large as the window allows."""
        if self.shown is not None and self.app.scene is self:
            self.app.push(LargeCard(self.app, self))

    def open_page_of(self, i: int) -> None:
        """Turn to where a card is."""
        if self.page != i // self.per_page:
            self.page = i // self.per_page
            self.layout(self.units)

    # Pages

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.found) // self.per_page))

    def turn(self, by: int) -> None:
        page = max(0, min(self.page + by, self.pages - 1))
        if page != self.page:
            self.page = page
            self.layout(self.units)

    # Layout

    def layout(self, units: Units) -> None:
        super().layout(units)
        self.say(_("Gallery"), [(Act.PAGE_DOWN, _("turn the page"))])
        px = units.px
        slim = self.room.w < px(SLIM)
        foot = px(52) if slim else 0
        fields, low = self._fields(cut.top(self.room, self.room.h - foot))
        self._lay_boards(low, units)
        roomy = self.shows_pane
        shelf, down = self.board.rect, px(18 if roomy else 12)
        tiles = self._tiles(
            Rect(shelf.x + px(14), shelf.y + down, shelf.w - px(28), shelf.h - 2 * down - px(12))
        )
        self.count.text = self._counted()
        self.earlier.enabled, self.later.enabled = self.page > 0, self.page < self.pages - 1
        self.other.label, self.other.bare = games.name(self.other_game), slim
        self._lay_turning(px, slim=slim)
        pane = [self.pane] if roomy else []
        turning: list[Widget] = [self.other, self.earlier, self.count, self.later]
        self.renew([self.board, *pane, *self.frame, *fields, *tiles, *turning])

    @property
    def beside(self) -> bool:
        """Whether the card that is looked at has a place beside the others."""
        return self.room.w >= self.units.px(BESIDE[0]) and self.room.h >= self.units.px(BESIDE[1])

    @property
    def shows_pane(self) -> bool:
        """Whether it has one at all; where it has none, it is told in a tooltip, and when it is enlarged."""
        return self.beside or (self.units.upright and self.room.h >= self.units.px(TALL))

    def _lay_boards(self, low: Rect, units: Units) -> None:
        px = units.px
        if self.beside:
            self.pane.rect = cut.right(low, px(PANE))
            self.board.rect = cut.left(low, low.w - px(PANE + 12))
        elif self.shows_pane:
            self.pane.rect = cut.bottom(low, low.h * 2 // 5)
            self.board.rect = cut.top(low, low.h - self.pane.rect.h - px(10))
        else:
            self.board.rect = low

    def _lay_turning(self, px: Callable[[float], int], *, slim: bool) -> None:
        """The pages below the cards, and the other game; in a small window they go where there is room."""
        back, side = self.back_button.rect, px(44)
        y = back.y - px(52) if slim else back.y
        self.later.rect = cut.square(side, topright=(self.board.rect.right, y))
        left = self.board.rect.x if slim else back.right + px(12)
        wide = min(px(240), self.later.rect.x - left - side - px(20))
        self.count.rect = Rect(self.later.rect.x - wide - px(10), y, wide, side)
        self.earlier.rect = Rect(self.count.rect.x - side - px(10), y, side, side)
        wide = px(PANE - 60)
        if self.beside:
            self.other.rect = Rect(self.pane.rect.centerx - wide // 2, y, wide, back.h)
        elif slim:
            self.other.rect = cut.from_x(Rect(back.x, back.y, self.room.w, back.h), back.right + px(12))
        else:
            self.other.rect = cut.right(self.heading.rect, wide)
            self.heading.rect = cut.left(self.heading.rect, self.other.rect.x - px(12) - self.heading.rect.x)

    def _counted(self) -> str:
        cards = ngettext("{count} card", "{count} cards", len(self.found)).format(count=len(self.found))
        page = _("page {page} of {pages}").format(page=self.page + 1, pages=self.pages)
        return f"{cards} · {page}" if self.pages > 1 else cards

    def _fields(self, room: Rect) -> tuple[list[Widget], Rect]:
        """What one looks by, in as many rows as it needs; and what is left below."""
        px = self.units.px
        gap = px(12)
        self.search.hint = _("Search by name")
        fields: list[Widget] = [self.search]
        for what, values in self.filters().items():
            fields.append(Cycle(what, list(values), getattr(self, what), partial(self.choose, what)))
        rows = -(-len(fields) // max(1, (room.w + gap) // px(FIELD)))
        across = -(-len(fields) // rows)
        for i, field in enumerate(fields):
            wide = (room.w - (across - 1) * gap) // across
            down, along = divmod(i, across)
            field.rect = Rect(room.x + along * (wide + gap), room.y + down * px(46), wide, px(40))
        return fields, cut.from_y(room, room.y + rows * px(46) + px(4))

    def _grid(self, room: Rect, gap: int) -> tuple[int, int]:
        """As the game wants it, unless cards were too small then."""
        rows, columns = self.grid()
        find = max(1, (room.h + gap) // (self.units.px(LEAST) + gap))
        if find < rows or (columns and room.w // columns < self.units.px(LEAST) * CARD):
            return min(ROWS, find), 0
        return rows, columns

    def _tiles(self, room: Rect) -> list[Widget]:
        gap = self.units.px(8)
        rows, columns = self._grid(room, gap)
        high = (room.h - (rows - 1) * gap) // rows
        wide = round(high * CARD)
        columns = columns or max(1, (room.w + gap) // (wide + gap))
        wide = min(wide, (room.w + gap) // columns - gap)
        high = round(wide / CARD)
        self.per_page = columns * rows
        self.page = min(self.page, self.pages - 1)
        named = self.units.px(self.named)
        named = named if room.w - columns * (wide + gap) > named else 0
        free = room.w - named - columns * wide
        across = min(max(gap, free // (columns + 1)), 4 * gap) if self.apart else gap
        left = room.x + named + (free - (columns - 1) * across) // 2
        tiles: list[Widget] = []
        first = self.page * self.per_page
        for i in range(first, min(first + self.per_page, len(self.found))):
            down, along = divmod(i - first, columns)
            tile = Tile(self, i)
            tile.rect = Rect(left + along * (wide + across), room.y + down * (high + gap), wide, high)
            tiles.append(tile)
        if named:
            tiles += self.row_names(room, left, high + gap)
        return tiles


def _plain(words: str) -> str:
    """As it is compared: small letters, and a space that may not break is a space like any other."""
    return " ".join(words.split()).casefold()
