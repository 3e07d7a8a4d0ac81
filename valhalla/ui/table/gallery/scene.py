"""The gallery: every card of the game, found by deck, kind, clan, order and name, and shown large."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from pygame import Rect, Surface

from valhalla.ai.valhalla.odds import Fighter, Hand, scale, to_reach
from valhalla.games.valhalla.cards import (
    MONSTER_DECK,
    Card,
    Jarl,
    Loki,
    Mission,
    Monster,
    Tactic,
    Thor,
    Title,
    Warrior,
    Wrath,
    decks,
)
from valhalla.games.valhalla.table import MONSTERS
from valhalla.games.valhalla.terms import CLANS, DICE_OF_A_SIDE
from valhalla.ui.games.valhalla.faces.faces import Faces
from valhalla.ui.games.valhalla.monster.picture import draw_badge
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.hall import HallScene
from valhalla.ui.table.faces.sheet import LARGE_ABOVE
from valhalla.ui.theme import BODY, DIM_BONE, LABEL, SMALL, SUBHEADING
from valhalla.ui.units import Units, inset
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button, RoundButton
from valhalla.ui.widgets.fields import Cycle, TextField
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words import games
from valhalla.words.language import _, ngettext, pgettext
from valhalla.words.valhalla import monsters, names

if TYPE_CHECKING:
    from valhalla.ui.app import App

AnyCard: TypeAlias = Any  # of whichever game
CARD: Final = 5 / 7
PANE: Final = 330  # units of the card that is looked at
ROWS: Final = 3
STACK: Final = 6  # cards of a monster
NAMED: Final = 104  # units for the name of a stack beside it
EVERY: Final = ""
BASE, PLUS = "base", "plus"  # the sides of monster cards


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
        self.scene.enlarge()

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot and self.scene.app.scene is self.scene:  # not while one is enlarged above
            self.scene.show(self.card)
        if self.scene.shown is self.card:
            p.plate("glow", self.rect)
        if not p.blind:
            p.blit(self.scene.face(self.card, self.rect.h), self.rect.topleft)


class StackName(Widget):
    """A monster's sign and name beside its stack."""

    def __init__(self, name: str, monster: str) -> None:
        super().__init__(name)
        self.monster = monster

    def draw(self, p: Painter, look: Look) -> None:
        side = min(p.px(52), self.rect.h // 2)
        disc = Rect(0, 0, side, side)
        disc.midbottom = (self.rect.centerx, self.rect.centery + side // 3)
        draw_badge(p, disc, self.monster)
        text = Rect(self.rect.x, disc.bottom + p.px(2), self.rect.w, p.px(24))
        p.text(monsters.name(self.monster), text, LABEL)


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
        style = SMALL._replace(centred=True)
        notes = self.scene.told(card)
        needed = p.fonts.height(notes, style, p.u, room.w)
        whole = min(round(room.w / CARD), room.h - max(p.px(64), needed + p.px(12)) - p.px(34))
        spelled = whole > LARGE_ABOVE  # the face has room for its words
        text = "" if spelled else "\n".join(self.scene.words(card))
        needed += p.fonts.height(text, BODY, p.u, room.w) + p.px(6) if text else 0
        needed = max(p.px(64), min(needed + p.px(12), round(room.h * 0.44)))
        wide = min(room.w, round((room.h - needed - p.px(34)) * CARD))
        face = Rect(0, room.y, wide, round(wide / CARD))
        face.centerx = room.centerx
        if not p.blind:
            p.blit(self.scene.face(card, face.h), face.topleft)
        head = Rect(room.x, face.bottom + p.px(8), room.w, p.px(26))
        p.text(_(card.name), head, SUBHEADING._replace(centred=True), align="centre")
        rest = Rect(room.x, head.bottom, room.w, room.bottom - p.px(8) - head.bottom)
        low = p.text(notes, rest, style, lines=0, valign="top").bottom + p.px(6)
        box = Rect(rest.x, low, rest.w, rest.bottom - low)
        p.text(text, box, BODY._replace(centred=True), lines=0, valign="top")


class GalleryScene(HallScene):
    """Filters above, cards at the left, the one looked at right."""

    game, other_game = "valhalla", "hammer"

    def __init__(self, app: App) -> None:
        super().__init__(app, "")
        self.every: list[AnyCard] = self.load()
        self.deck, self.kind, self.clan, self.order = EVERY, EVERY, EVERY, "clan"
        self.monster, self.side = EVERY, BASE  # of monster cards: whose, and which of their sides is seen
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

    @classmethod
    def of_monster(cls, app: App, monster: str, *, plus: bool = False) -> GalleryScene:
        """The stack of one monster, on the side in use."""
        scene = cls(app)
        scene.deck, scene.monster, scene.side = MONSTER_DECK, monster, PLUS if plus else BASE
        scene._find()
        return scene

    def load(self) -> list[AnyCard]:
        """Every card of the game, in any order."""
        self.faces = Faces(self.app.art, self.app.fonts)
        self.decks = {card.id: deck for deck, cards in decks().items() for card in cards}
        return [card for cards in decks().values() for card in cards]

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
        """Only warriors have a clan, only monsters are of one, and no deck has every kind."""
        if not self.hunted:
            self.monster = EVERY
        if what == "clan" and value:
            self.kind = "warriors"
        if what == "kind" and value != "warriors":
            self.clan = EVERY
        if any(self._fits(card) for card in self.every):
            return
        if what == "deck":
            self.kind = self.clan = EVERY
        else:
            self.deck = EVERY

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
        if self.deck and self.decks[card.id] != self.deck:
            return False
        if self.kind and not isinstance(card, KINDS[self.kind]):
            return False
        if self.monster and not (isinstance(card, Monster) and card.monster == self.monster):
            return False
        return not self.clan or (isinstance(card, Warrior) and card.clan == self.clan)

    @property
    def hunted(self) -> bool:
        """Whether only cards of monsters are looked at."""
        return MONSTER_DECK in (self.deck, self.kind)

    def show(self, card: AnyCard) -> None:
        if card is not self.shown:
            self.shown = card
            self.changed = True

    def face(self, card: AnyCard, height: int) -> Surface:
        if isinstance(card, Monster) and self.side == PLUS:
            return self.faces.stronger(card, height)
        return self.faces.face(card, height)

    def enlarge(self) -> None:
        """The card that is looked at, as large as the window allows."""
        from valhalla.ui.table.gallery.card import LargeCard  # noqa: PLC0415 - it looks back at us

        if self.shown is not None and self.app.scene is self:
            self.app.push(LargeCard(self.app, self))

    def open_page_of(self, i: int) -> None:
        """Turn to where a card is."""
        if self.page != i // self.per_page:
            self.page = i // self.per_page
            self.layout(self.units)

    # What is said of a card

    def words(self, card: AnyCard) -> list[str]:
        """What is spelled out on the card when it is large."""
        found = names.text(card)
        return [names.mark_name(card.mark.word), *found] if isinstance(card, Warrior) and card.mark else found

    def told(self, card: AnyCard) -> str:
        """Of which deck it is, and what the card itself does not say."""
        if isinstance(card, Warrior):
            numbers = _("{clan} · strength {strength} · valour {valour}").format(
                clan=names.clan(card.clan), strength=card.strength, valour=card.valour
            )
            armed = _("Armed with six dice: {chance} %").format(chance=chance(card))
            return f"{self._deck_told(card, numbers)}\n{armed}"
        if isinstance(card, Tactic):
            alike = [c for c in self.every if isinstance(c, Tactic) and c.effect == card.effect]
            count = ngettext("the only one of its kind", "{count} of its kind", len(alike))
            return (
                f"{self._deck_told(card, names.tactic_kind(card.effect))}\n{count.format(count=len(alike))}"
            )
        if isinstance(card, Jarl):
            return _("jarl, for three players and more") if card.three_plus else _("jarl")
        if isinstance(card, Monster):
            return self._monster_told(card)
        if isinstance(card, Title):
            return f"{names.kind(card)} · {_players(card.players)}"
        if isinstance(card, Loki) and card.starter:
            preset = _("First game")
            return f"{names.kind(card)} · {preset}"
        return names.kind(card)

    def _monster_told(self, card: Monster) -> str:
        """Where it lies in its stack, and the numbers of both sides."""
        stack = [one for one in self.every if isinstance(one, Monster) and one.monster == card.monster]
        place = _("{monster} · card {at} of {count}").format(
            monster=names.kind(card), at=stack.index(card) + 1, count=len(stack)
        )
        sides = _("Base side: strength {strength}, Valhalla adds up to {cap}").format(
            strength=card.base.strength, cap=card.base.cap
        )
        plus = _("+40 side: strength {strength}, Valhalla adds up to {cap}").format(
            strength=card.plus.strength, cap=card.plus.cap
        )
        return f"{place}\n{sides}\n{plus}"

    def _deck_told(self, card: AnyCard, told: str) -> str:
        deck = self.decks[card.id]
        known = deck == "base" or getattr(card, "clan", "") == "dwarf"
        return told if known else f"{told} · {_decks()[deck]}"

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
        self.search.hint = _("Search by name")
        fields: list[Widget] = [self.search, *self.filters()]
        wide = (row.w - (len(fields) - 1) * gap) // len(fields)
        for i, field in enumerate(fields):
            field.rect = Rect(row.x + i * (wide + gap), row.y, wide, row.h)
        return fields

    def filters(self) -> list[Widget]:
        """What is looked for besides names."""
        found = [
            Cycle("deck", list(_decks().items()), self.deck, self._set("deck")),
            Cycle("kind", list(_kinds().items()), self.kind, self._set("kind")),
        ]
        if self.hunted:
            return [
                *found,
                Cycle(
                    "monster", [(EVERY, _("every monster")), *_monsters()], self.monster, self._set("monster")
                ),
                Cycle("side", list(_sides().items()), self.side, self._set("side")),
            ]
        return [
            *found,
            Cycle("clan", [(EVERY, _("every clan")), *_clans()], self.clan, self._set("clan")),
            Cycle("order", list(_orders().items()), self.order, self._set("order")),
        ]

    def _tiles(self, room: Rect) -> list[Widget]:
        gap = self.units.px(8)
        rows, columns = self._grid()
        high = (room.h - (rows - 1) * gap) // rows
        wide = round(high * CARD)
        columns = columns or max(1, (room.w + gap) // (wide + gap))
        wide = min(wide, (room.w + gap) // columns - gap)
        high = round(wide / CARD)
        self.per_page = columns * rows
        self.page = min(self.page, self.pages - 1)
        named = self.units.px(NAMED + 24) if (rows, columns) == (len(MONSTERS), STACK) else 0
        named = named if room.w - columns * (wide + gap) > named else 0
        free = room.w - named - columns * wide
        across = min(max(gap, free // (columns + 1)), 4 * gap) if self.hunted else gap
        left = room.x + named + (free - (columns - 1) * across) // 2
        tiles: list[Widget] = []
        first = self.page * self.per_page
        for i in range(first, min(first + self.per_page, len(self.found))):
            down, along = divmod(i - first, columns)
            tile = Tile(self, i)
            tile.rect = Rect(left + along * (wide + across), room.y + down * (high + gap), wide, high)
            tiles.append(tile)
        if named:
            tiles += self._stack_names(room, left, high + gap)
        return tiles

    def _stack_names(self, room: Rect, left: int, step: int) -> list[Widget]:
        """Whose stack each row is."""
        px = self.units.px
        wide = min(px(150), left - room.x - px(12))
        found: list[Widget] = []
        for i, monster in enumerate(MONSTERS):
            name = StackName(f"stack:{monster}", monster)
            name.rect = Rect(left - wide - px(8), room.y + i * step, wide, step - px(8))
            found.append(name)
        return found

    def _grid(self) -> tuple[int, int]:
        """How many rows, and how many columns or 0 for as many as find room: a stack has a row for itself."""
        if not self.hunted or self.search.text:
            return ROWS, 0
        return (2, STACK // 2) if self.monster else (len(MONSTERS), STACK)

    # Input

    def act(self, act: Act) -> None:
        if act in (Act.PAGE_UP, Act.PAGE_DOWN):
            self.turn(-1 if act is Act.PAGE_UP else 1)
        else:
            super().act(act)


def gallery_of(app: App, of: str) -> GalleryScene:
    """The gallery of a game."""
    from valhalla.ui.games.hammer.gallery import HammerGallery  # noqa: PLC0415 - it is a gallery, too
    from valhalla.ui.games.wolves.gallery import WolvesGallery  # noqa: PLC0415

    found = {"hammer": HammerGallery, "wolves": WolvesGallery}
    return found.get(of, GalleryScene)(app)


def rule_of(card: Card) -> str:
    """The clause that tells of such a card."""
    if isinstance(card, Warrior):
        return {"block": "V11.3", "hold": "V11.3", "disarm": "V11.3", "spite": "V11.3"}.get(
            card.ability.word if card.ability else "", "V10.3" if card.mark else "V1.3"
        )
    if isinstance(card, Monster):
        return "V15.10" if card.ability else "V15.1"
    found = {Jarl: "V1.5", Thor: "V9.1", Mission: "V10.7", Wrath: "V12.2", Loki: "V8.1", Title: "V13.2"}
    return found.get(type(card), "V1.4")


def chance(warrior: Warrior) -> int:
    """How often, in per cent, all dice of a side and the best rerolls arm this warrior alone."""
    dice, hand = DICE_OF_A_SIDE, Hand()
    odds = to_reach(warrior.strength, [Fighter(warrior.ways, warrior.strength)], dice, hand=hand)
    return round(100 * odds.throw / scale(dice, hand))


# Decks and orders

KINDS: Final[dict[str, type]] = {
    "warriors": Warrior, "tactics": Tactic, "thor": Thor, "missions": Mission, "wrath": Wrath,
    "loki": Loki, "titles": Title, "jarls": Jarl, "monsters": Monster,
}  # fmt: skip
ORDER: Final = tuple(KINDS.values())


def _decks() -> dict[str, str]:
    """Those that are shuffled together, and those that lie apart."""
    own = {EVERY: _("every deck"), "base": _("base game"), "jarls": _("jarls")}
    own |= {name: names.expansion(name)[0] for name in names.EXPANSIONS if name in decks()}
    return own | {MONSTER_DECK: _("monsters")}


def _kinds() -> dict[str, str]:
    return {
        EVERY: _("all cards"),
        "warriors": _("warriors"),
        "tactics": _("tactics"),
        "thor": _("Thor cards"),
        "missions": _("missions"),
        "wrath": _("wrath cards"),
        "loki": _("Loki’s cards"),
        "titles": _("titles"),
        "jarls": _("jarls"),
        "monsters": _("monsters"),
    }


def _players(counts: tuple[int, ...]) -> str:
    """For how many players a title is."""
    if len(counts) == 1:
        return ngettext("{count} player", "{count} players", counts[0]).format(count=counts[0])
    return _("{least}–{most} players").format(least=min(counts), most=max(counts))


def _clans() -> list[tuple[str, str]]:
    return [(clan, names.clan(clan)) for clan in CLANS]


def _monsters() -> list[tuple[str, str]]:
    return [(monster, monsters.name(monster)) for monster in MONSTERS]


def _sides() -> dict[str, str]:
    return {BASE: pgettext("side", "base side"), PLUS: pgettext("side", "+40 side")}


def _orders() -> dict[str, str]:
    return {
        "clan": pgettext("order", "by clan"),
        "name": pgettext("order", "by name"),
        "strength": pgettext("order", "by strength"),
        "valour": pgettext("order", "by valour"),
    }


def _rank(card: Card) -> tuple[int, int]:
    """Warriors by clan, then tactics, then the rest kind by kind."""
    if isinstance(card, Monster):
        return ORDER.index(Monster), MONSTERS.index(card.monster)
    return ORDER.index(type(card)), CLANS.index(card.clan) if isinstance(card, Warrior) else 0


def _number(card: Card, what: str) -> int:
    """A number of a warrior, the highest first; what has none comes last. A monster grows, card by card."""
    if isinstance(card, Monster):
        return 100 + card.base.strength
    return -getattr(card, what) if isinstance(card, Warrior) else 100


ORDERS: Final[dict[str, Callable[[Card], tuple[object, ...]]]] = {
    "clan": lambda card: (*_rank(card), _kind(card), _number(card, "strength")),
    "name": lambda card: (_(card.name),),
    "strength": lambda card: (_number(card, "strength"), *_rank(card)),
    "valour": lambda card: (_number(card, "valour"), *_rank(card)),
}


def _kind(card: Card) -> str:
    return f"{card.effect.word} {card.effect.strength}" if isinstance(card, Tactic) else ""
