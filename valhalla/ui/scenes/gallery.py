"""The gallery: every card of the game, found by deck, clan, order and name, with its numbers beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from pygame import Rect, Surface

from valhalla.ai.odds import Fighter, Hand, scale, to_reach
from valhalla.games import valhalla as game
from valhalla.games.valhalla.cards import Jarl, Tactic, Warrior
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import CLANS, DICE_OF_A_SIDE
from valhalla.ui.faces import Faces
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.theme import BODY, DIM_BONE, LABEL, SMALL, SUBHEADING
from valhalla.ui.units import Units, inset
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button, RoundButton
from valhalla.ui.widgets.fields import Cycle, TextField
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words import games, names
from valhalla.words.language import _, ngettext, pgettext

if TYPE_CHECKING:
    from valhalla.ui.app import App

Card = Warrior | Tactic | Jarl
AnyCard: TypeAlias = Any  # of whichever game
CARD: Final = 5 / 7
PANE: Final = 330  # units of the card that is looked at
ROWS: Final = 3
EVERY: Final = ""


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

    def press(self) -> None:
        self.scene.show(self.card)

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot:
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
        room = inset(self.rect, p.px(20), p.px(18))
        card = self.scene.shown
        if card is None:
            p.text(_("No card is like that."), room, BODY._replace(centred=True), lines=2)
            return
        wide = min(room.w, round((room.h - p.px(112)) * CARD))
        face = Rect(0, room.y, wide, round(wide / CARD))
        face.centerx = room.centerx
        if not p.blind:
            p.blit(self.scene.face(card, face.h), face.topleft)
        low = Rect(room.x, face.bottom + p.px(8), room.w, room.bottom - face.bottom - p.px(8))
        head = Rect(low.x, low.y, low.w, p.px(26))
        p.text(_(card.name), head, SUBHEADING._replace(centred=True), align="centre")
        rest = Rect(low.x, head.bottom, low.w, low.bottom - head.bottom)
        p.text(self.scene.told(card), rest, SMALL._replace(centred=True), lines=0, valign="top")


class GalleryScene(HallScene):
    """Filters above, cards at the left, the one looked at right."""

    game, other_game = "valhalla", "hammer"

    def __init__(self, app: App) -> None:
        super().__init__(app, "")
        self.every: list[AnyCard] = self.load()
        self.deck, self.clan, self.order = EVERY, EVERY, "clan"
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

    def load(self) -> list[AnyCard]:
        """Every card of the game, in any order."""
        self.table: Table = game.blank(game.Setup(4)).table
        self.faces = Faces(self.app.art, self.app.fonts)
        return [*self.table.cards, *self.table.jarls]

    def rule_of(self, card: AnyCard) -> str:
        return rule_of(card)

    def _other(self) -> None:
        """The cards of another game instead."""
        self.app.replace(gallery_of(self.app, self.other_game))

    # What is found

    def _searched(self, _text: str) -> None:
        self._find()
        self.layout(self.units)

    def _set(self, what: str) -> Callable[[str], None]:
        def chosen(value: str) -> None:
            setattr(self, what, value)
            self.chosen(what, value)
            self._find()
            self.layout(self.units)

        return chosen

    def chosen(self, what: str, value: str) -> None:
        """Only warriors have a clan."""
        if what == "clan" and value:
            self.deck = "warriors"
        if what == "deck" and value != "warriors":
            self.clan = EVERY

    def _find(self) -> None:
        """The cards that are wanted, in the order that is wanted, from the first page on."""
        wanted = self.search.text.strip().casefold()
        found = [card for card in self.every if self._fits(card) and wanted in _(card.name).casefold()]
        self.found = sorted(found, key=self.rank)
        self.page = 0
        self.shown = self.found[0] if self.found else None

    def rank(self, card: AnyCard) -> tuple[object, ...]:
        """Where a card stands in the order that is wanted."""
        return ORDERS[self.order](card)

    def _fits(self, card: AnyCard) -> bool:
        if self.deck and not isinstance(card, DECKS[self.deck]):
            return False
        return not self.clan or (isinstance(card, Warrior) and card.clan == self.clan)

    def show(self, card: AnyCard) -> None:
        if card is not self.shown:
            self.shown = card
            self.changed = True

    def face(self, card: AnyCard, height: int) -> Surface:
        if isinstance(card, Jarl):
            return self.faces.jarl(self.table, self.table.jarls.index(card), height)
        return self.faces.card(self.table, self.table.cards.index(card), height)

    # What is said of a card

    def told(self, card: AnyCard) -> str:
        if isinstance(card, Warrior):
            return _(
                "{clan} · strength {strength} · valour {valour}\nArmed with six dice: {chance} %"
            ).format(
                clan=names.clan(card.clan), strength=card.strength, valour=card.valour, chance=chance(card)
            )
        if isinstance(card, Tactic):
            alike = [c for c in self.table.cards if isinstance(c, Tactic) and c.effect == card.effect]
            count = ngettext("the only one of its kind", "{count} of its kind", len(alike))
            return f"{names.tactic_kind(card.effect)}\n{count.format(count=len(alike))}"
        return _("jarl, for three players and more") if card.three_plus else _("jarl")

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
        fields = self._fields(Rect(self.room.x, self.room.y, self.room.w, px(40)))
        low = Rect(self.room.x, self.room.y + px(50), self.room.w, self.room.h - px(50))
        self.pane.rect = Rect(low.right - px(PANE), low.y, px(PANE), low.h)
        self.board.rect = Rect(low.x, low.y, low.w - px(PANE + 12), low.h)
        shelf = self.board.rect
        tiles = self._tiles(Rect(shelf.x + px(14), shelf.y + px(18), shelf.w - px(28), shelf.h - px(48)))
        side = px(44)
        y = self.back_button.rect.y
        self.later.rect = Rect(self.board.rect.right - side, y, side, side)
        self.count.rect = Rect(self.later.rect.x - px(250), y, px(240), side)
        self.earlier.rect = Rect(self.count.rect.x - side - px(10), y, side, side)
        self.count.text = self._counted()
        self.earlier.enabled, self.later.enabled = self.page > 0, self.page < self.pages - 1
        self.other.label = games.name(self.other_game)
        wide = px(PANE - 60)
        self.other.rect = Rect(self.pane.rect.centerx - wide // 2, y, wide, self.back_button.rect.h)
        foot: list[Widget] = [self.other, self.earlier, self.count, self.later]
        self.renew([self.board, self.pane, *self.frame, *fields, *tiles, *foot])

    def _counted(self) -> str:
        cards = ngettext("{count} card", "{count} cards", len(self.found)).format(count=len(self.found))
        page = _("page {page} of {pages}").format(page=self.page + 1, pages=self.pages)
        return f"{cards} · {page}" if self.pages > 1 else cards

    def _fields(self, row: Rect) -> list[Widget]:
        gap = self.units.px(12)
        wide = (row.w - 3 * gap) // 4
        self.search.hint = _("Search by name")
        fields: list[Widget] = [self.search, *self.filters()]
        for i, field in enumerate(fields):
            field.rect = Rect(row.x + i * (wide + gap), row.y, wide, row.h)
        return fields

    def filters(self) -> list[Widget]:
        """What is looked for besides names."""
        return [
            Cycle("deck", list(_decks().items()), self.deck, self._set("deck")),
            Cycle("clan", [(EVERY, _("every clan")), *_clans()], self.clan, self._set("clan")),
            Cycle("order", list(_orders().items()), self.order, self._set("order")),
        ]

    def _tiles(self, room: Rect) -> list[Widget]:
        gap = self.units.px(8)
        high = (room.h - (ROWS - 1) * gap) // ROWS
        wide = round(high * CARD)
        columns = max(1, (room.w + gap) // (wide + gap))
        self.per_page = columns * ROWS
        self.page = min(self.page, self.pages - 1)
        left = room.x + (room.w - columns * (wide + gap) + gap) // 2
        tiles: list[Widget] = []
        first = self.page * self.per_page
        for i in range(first, min(first + self.per_page, len(self.found))):
            down, along = divmod(i - first, columns)
            tile = Tile(self, i)
            tile.rect = Rect(left + along * (wide + gap), room.y + down * (high + gap), wide, high)
            tiles.append(tile)
        return tiles

    # Input

    def act(self, act: Act) -> None:
        if act in (Act.PAGE_UP, Act.PAGE_DOWN):
            self.turn(-1 if act is Act.PAGE_UP else 1)
        else:
            super().act(act)


def gallery_of(app: App, of: str) -> GalleryScene:
    """The gallery of a game."""
    from valhalla.ui.scenes.hammer.gallery import HammerGallery  # noqa: PLC0415 - it is a gallery, too

    return HammerGallery(app) if of == "hammer" else GalleryScene(app)


def rule_of(card: Card) -> str:
    """The clause that tells of such a card."""
    if isinstance(card, Jarl):
        return "V1.5"
    if isinstance(card, Tactic):
        return "V1.4"
    return "V1.3"


def chance(warrior: Warrior) -> int:
    """How often, in per cent, all dice of a side and the best rerolls arm this warrior alone."""
    dice, hand = DICE_OF_A_SIDE, Hand()
    odds = to_reach(warrior.strength, [Fighter(warrior.ways, warrior.strength)], dice, hand=hand)
    return round(100 * odds.throw / scale(dice, hand))


# Decks and orders

DECKS: Final[dict[str, type]] = {"warriors": Warrior, "tactics": Tactic, "jarls": Jarl}


def _decks() -> dict[str, str]:
    return {
        EVERY: _("all cards"),
        "warriors": _("warriors"),
        "tactics": _("tactics"),
        "jarls": _("jarls"),
    }


def _clans() -> list[tuple[str, str]]:
    return [(clan, names.clan(clan)) for clan in CLANS if clan != "dwarf"]


def _orders() -> dict[str, str]:
    return {
        "clan": pgettext("order", "by clan"),
        "name": pgettext("order", "by name"),
        "strength": pgettext("order", "by strength"),
        "valour": pgettext("order", "by valour"),
    }


def _rank(card: Card) -> tuple[int, int]:
    """Warriors by clan, then tactics, then jarls."""
    if isinstance(card, Warrior):
        return 0, CLANS.index(card.clan)
    return (1 if isinstance(card, Tactic) else 2), 0


def _number(card: Card, what: str) -> int:
    """A number of a warrior, the highest first; what has none comes last."""
    return -getattr(card, what) if isinstance(card, Warrior) else 100


ORDERS: Final[dict[str, Callable[[Card], tuple[object, ...]]]] = {
    "clan": lambda card: (*_rank(card), _kind(card), _number(card, "strength")),
    "name": lambda card: (_(card.name),),
    "strength": lambda card: (_number(card, "strength"), *_rank(card)),
    "valour": lambda card: (_number(card, "valour"), *_rank(card)),
}


def _kind(card: Card) -> str:
    return f"{card.effect.word} {card.effect.strength}" if isinstance(card, Tactic) else ""
