"""The gallery of Valhalla: its cards by deck, kind, clan and order, monsters stack by stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from valhalla.ai.valhalla.odds import Fighter, Hand, scale, to_reach
from valhalla.games.valhalla.cards import (
    MONSTER_DECK,
    Card,
    Jarl,
    Loki,
    MonsterCard,
    Tactic,
    Title,
    Warrior,
    decks,
)
from valhalla.games.valhalla.table import MONSTERS
from valhalla.games.valhalla.terms import CLANS, DICE_OF_A_SIDE
from valhalla.ui import cut
from valhalla.ui.games.valhalla.faces.faces import KINDS, ValhallaFaces, kind_of
from valhalla.ui.games.valhalla.monster.picture import draw_badge
from valhalla.ui.painter import Painter
from valhalla.ui.table.gallery.scene import EVERY, ROWS, AnyCard, Filters, GalleryScene, Orders
from valhalla.ui.theme import LABEL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext, pgettext
from valhalla.words.valhalla import names
from valhalla.words.valhalla.expansions.valkyries import mark_name
from valhalla.words.valhalla.monsters import names as monsters

if TYPE_CHECKING:
    from valhalla.ui.app import App

STACK: Final = 6  # cards of a monster
NAMED: Final = 104  # units for the name of a stack beside it
BASE, PLUS = "base", "plus"  # the sides of monster cards
ORDER: Final = tuple(kind.type for kind in KINDS)


def _rank(card: Card) -> tuple[int, int]:
    """Warriors by clan, then tactics, then the rest kind by kind."""
    if isinstance(card, MonsterCard):
        return ORDER.index(MonsterCard), MONSTERS.index(card.monster)
    return ORDER.index(type(card)), CLANS.index(card.clan) if isinstance(card, Warrior) else 0


def _number(card: Card, what: str) -> int:
    """A number of a warrior, the highest first; what has none comes last. A monster grows, card by card."""
    if isinstance(card, MonsterCard):
        return 100 + card.base.strength
    return -getattr(card, what) if isinstance(card, Warrior) else 100


def _kind(card: Card) -> str:
    return f"{card.effect.word} {card.effect.strength}" if isinstance(card, Tactic) else ""


ORDERS: Final[Orders] = {
    "clan": lambda card: (*_rank(card), _kind(card), _number(card, "strength")),
    "name": lambda card: (_(card.name),),
    "strength": lambda card: (_number(card, "strength"), *_rank(card)),
    "valour": lambda card: (_number(card, "valour"), *_rank(card)),
}


class StackName(Widget):
    """A monster's sign and name beside its stack."""

    def __init__(self, name: str, monster: str) -> None:
        super().__init__(name)
        self.monster = monster

    def draw(self, p: Painter, look: Look) -> None:
        side = min(p.px(52), self.rect.h // 2)
        disc = cut.square(side, midbottom=(self.rect.centerx, self.rect.centery + side // 3))
        draw_badge(p, disc, self.monster)
        text = cut.row_at(self.rect, disc.bottom + p.px(2), p.px(24))
        p.text(monsters.name(self.monster), text, LABEL)


class ValhallaGallery(GalleryScene):
    """Of monster cards the sides are looked at, too, and whose they are."""

    game = "valhalla"
    orders = ORDERS
    clan = monster = EVERY
    side = BASE

    @classmethod
    def of_monster(cls, app: App, monster: str, *, plus: bool = False) -> ValhallaGallery:
        """The stack of one monster, on the side in use."""
        scene = cls(app)
        scene.deck, scene.monster, scene.side = MONSTER_DECK, monster, PLUS if plus else BASE
        scene._find()
        return scene

    def load(self) -> list[AnyCard]:
        """Every card of the game, in any order."""
        self.faces = ValhallaFaces(self.app.art, self.app.fonts)
        self.decks = {card.id: deck for deck, cards in decks().items() for card in cards}
        return [card for cards in decks().values() for card in cards]

    def rule_of(self, card: AnyCard) -> str:
        return rule_of(card)

    def face(self, card: AnyCard, height: int) -> Surface:
        if isinstance(card, MonsterCard) and self.side == PLUS:
            return self.faces.stronger(card, height)
        return self.faces.face(card, height)

    def chosen(self, what: str, value: str) -> None:
        """Only warriors have a clan, only monsters are of one, and no deck has every kind."""
        if not self.monsters_only:
            self.monster = EVERY
        if what == "clan" and value:
            self.kind = "warriors"
        if what == "kind" and value != "warriors":
            self.clan = EVERY
        if any(self.fits(card) for card in self.every):
            return
        if what == "deck":
            self.kind = self.clan = EVERY
        else:
            self.deck = EVERY

    def fits(self, card: AnyCard) -> bool:
        if self.deck and self.decks[card.id] != self.deck:
            return False
        if self.kind and kind_of(card).name != self.kind:
            return False
        if self.monster and not (isinstance(card, MonsterCard) and card.monster == self.monster):
            return False
        return not self.clan or (isinstance(card, Warrior) and card.clan == self.clan)

    @property
    def monsters_only(self) -> bool:
        """Whether only cards of monsters are looked at."""
        return MONSTER_DECK in (self.deck, self.kind)

    # What is said of a card

    def words(self, card: AnyCard) -> list[str]:
        """What is spelled out on the card when it is large."""
        found = names.text(card)
        return [mark_name(card.mark.word), *found] if isinstance(card, Warrior) and card.mark else found

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
        if isinstance(card, MonsterCard):
            return self._monster_told(card)
        if isinstance(card, Title):
            return f"{names.kind(card)} · {_players(card.players)}"
        if isinstance(card, Loki) and card.starter:
            preset = _("First game")
            return f"{names.kind(card)} · {preset}"
        return names.kind(card)

    def _monster_told(self, card: MonsterCard) -> str:
        """Where it lies in its stack, and the numbers of both sides."""
        stack = [one for one in self.every if isinstance(one, MonsterCard) and one.monster == card.monster]
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

    # Shelves

    def filters(self) -> Filters:
        kinds = [(EVERY, _("all cards")), *((kind.name, kind.told()) for kind in KINDS)]
        found: Filters = {"deck": _decks().items(), "kind": kinds}
        if self.monsters_only:
            stacks = [(EVERY, _("every monster")), *_monsters()]
            return {**found, "monster": stacks, "side": _sides().items()}
        clans = [(EVERY, _("every clan")), *_clans()]
        return {**found, "clan": clans, "order": _orders().items()}

    @property
    def apart(self) -> bool:
        return self.monsters_only

    @property
    def named(self) -> int:
        return NAMED + 24 if self.grid() == (len(MONSTERS), STACK) else 0

    def row_names(self, room: Rect, left: int, step: int) -> list[Widget]:
        """Whose stack each row is."""
        px = self.units.px
        wide = min(px(150), left - room.x - px(12))
        found: list[Widget] = []
        for i, monster in enumerate(MONSTERS):
            name = StackName(f"stack:{monster}", monster)
            name.rect = Rect(left - wide - px(8), room.y + i * step, wide, step - px(8))
            found.append(name)
        return found

    def grid(self) -> tuple[int, int]:
        """A stack has a row for itself."""
        if not self.monsters_only or self.search.text:
            return ROWS, 0
        return (2, STACK // 2) if self.monster else (len(MONSTERS), STACK)


def rule_of(card: Card) -> str:
    """The clause that tells of such a card."""
    if isinstance(card, Warrior):
        return {"block": "V11.3", "hold": "V11.3", "disarm": "V11.3", "spite": "V11.3"}.get(
            card.ability.word if card.ability else "", "V10.3" if card.mark else "V1.3"
        )
    if isinstance(card, MonsterCard):
        return "V15.10" if card.ability else "V15.1"
    return kind_of(card).rule


def chance(warrior: Warrior) -> int:
    """How often, in per cent, all dice of a side and the best rerolls arm this warrior alone."""
    dice, hand = DICE_OF_A_SIDE, Hand()
    odds = to_reach(warrior.strength, [Fighter(warrior.ways, warrior.strength)], dice, hand=hand)
    return round(100 * odds.throw / scale(dice, hand))


def _decks() -> dict[str, str]:
    """Those that are shuffled together, and those that lie apart."""
    own = {EVERY: _("every deck"), "base": _("base game"), "jarls": _("jarls")}
    own |= {name: names.expansion(name)[0] for name in names.EXPANSIONS if name in decks()}
    return own | {MONSTER_DECK: _("monsters")}


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
