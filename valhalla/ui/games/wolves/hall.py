"""The middle: the Hall of deities with what they cost, open victories, the decks and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.wolves import paying
from valhalla.games.wolves.terms import HALL, NONE
from valhalla.ui import cut
from valhalla.ui.cut import square
from valhalla.ui.games.wolves import plates
from valhalla.ui.games.wolves.layout import CARD, Part
from valhalla.ui.games.wolves.seats import DeityThing, VictoryThing, draw_doom
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.pieces.piles import OpenPile, draw_deck, label
from valhalla.ui.theme import BONE, EMBER, LABEL, NUMBER, PALE_GOLD
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext, pgettext
from valhalla.words.wolves import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

CARDS_A_LAYER: Final = {Part.PEOPLE: 14, "deity": 4, "victory": 3}
FOOT: Final = 20  # units of a number at the foot of a pile
BELOW: Final = 14  # units by which it hangs over
COST: Final = 32  # units of the bowl that tells a cost


def arrange(board: WolvesBoard, area: Rect, units: Units) -> Cuts:
    """Places of the three groups and their cards, as large as they find room."""
    s, u = board.s, units.px
    hall, prizes = max(HALL, len(s.hall)), max(s.table.opened, len(s.prizes))
    groups = ((Part.GODS, hall + 1), (Part.PRIZES, prizes + 1), (Part.PEOPLE, 3))
    pad, gap, between = u(18), u(7), u(6)
    fixed = sum(2 * pad + gap * (count - 1) for _name, count in groups) + between * 2
    total = sum(count for _name, count in groups)
    high = area.h - u(12) - u(BELOW)
    wide = min(round(high * CARD), (area.w - fixed) // total)
    spare = (area.w - fixed - wide * total) // len(groups)
    high, x = round(wide / CARD), area.x
    found: Cuts = {}
    top = area.y + (area.h - high - u(BELOW)) // 2
    for name, count in groups:
        whole = 2 * pad + gap * (count - 1) + wide * count + spare
        found[name] = cut.column_at(area, x, whole)
        start = x + (whole - gap * (count - 1) - wide * count) // 2
        for i in range(count):
            found[name, i] = Rect(start + i * (wide + gap), top, wide, high)
        x += whole + between
    piles: Cuts = {
        Area.DECK: found[Part.PEOPLE, 0], Area.DISCARD: found[Part.PEOPLE, 1],
        Part.DEITY_DECK: found[Part.GODS, hall], Part.VICTORY_DECK: found[Part.PRIZES, prizes],
    }  # fmt: skip
    return found | piles


def draw_count(p: Painter, count: int, card: Rect) -> None:
    """The number of a pile, over its lower edge; large ones must not hide small cards."""
    part = 1.0 if p.units.words <= 1 else 0.8
    high = p.wx(FOOT * part)
    foot = cut.row_at(card, card.bottom + p.px(BELOW) - high, high)
    label(p, str(count), foot, LABEL._replace(size=LABEL.size * part))


class Bed(Widget):
    """What a group of the middle lies on."""

    touchable = False

    def __init__(self, board: WolvesBoard, name: Part, picture: str) -> None:
        super().__init__(f"{name}-board", board.areas[name])
        self.board = board
        self.picture = picture

    def draw(self, p: Painter, look: Look) -> None:
        if self.picture:
            plates.board(p, self.picture, self.rect, 3.4)
        else:
            p.plate("panel", self.rect)


class HallDeity(DeityThing):
    """A deity that may be summoned, or Ragnarök in its place."""

    def __init__(self, board: WolvesBoard, card: int, rect: Rect) -> None:
        super().__init__(board, card, rect)
        self.doom = board.s.table.deity[card] == NONE
        if not self.doom:
            count = self.cost
            told = ngettext("Costs {count} sacrifice.", "Costs {count} sacrifices.", count)
            self.tip += "\n" + told.format(count=count)

    @property
    def cost(self) -> int:
        return paying.cost(self.board.s, self.scene.near, self.card)

    def draw_face(self, p: Painter, pose: Pose) -> None:
        super().draw_face(p, pose)
        if self.doom:
            draw_doom(p, pose.rect)
            return
        s, near = self.board.s, self.scene.near
        enough = paying.value(s, s.offerings[near]) >= self.cost
        side = p.px(COST)
        bowl = square(side, midbottom=(pose.rect.centerx, pose.rect.bottom + p.px(BELOW) + side // 8))
        if enough:
            light(p, "glow", bowl.inflate(side, side), EMBER)
        p.picture("wolves/boss-cost.webp", bowl)
        p.text(str(self.cost), bowl, NUMBER._replace(size=15, colour=PALE_GOLD if enough else BONE))


class Deck(Widget):
    """A deck, as thick as it is."""

    def __init__(self, board: WolvesBoard, deck: str, count: int, rect: Rect, tip: str) -> None:
        super().__init__(f"deck:{deck}", rect)
        self.board = board
        self.deck = deck
        self.count = count
        self.rule = {Part.PEOPLE: "W3.7", "deity": "W2.1", "victory": "W3.1"}[deck]
        self.tip = tip

    def draw(self, p: Painter, look: Look) -> None:
        if self.count and not p.blind:
            back = self.board.faces.back(self.rect.h, self.deck)
            draw_deck(p, back, self.rect.topleft, self.count, CARDS_A_LAYER[self.deck])
        elif not p.blind and self.deck == Part.PEOPLE:
            p.plate("slot", self.rect)
        draw_count(p, self.count, self.rect)


class DiscardPile(OpenPile):
    """Discarded People, open."""

    def draw(self, p: Painter, look: Look) -> None:
        self.draw_open(p, look, self.rect, "discarded")
        draw_count(p, len(self.cards), self.rect)


class Gone(OpenPile):
    """Discarded deities: looked through when the deck of deities is pressed beside it."""

    def __init__(self, board: WolvesBoard, rect: Rect) -> None:
        gone = board.s.gone
        super().__init__(board.scene, "gone", rect, gone, rule="W6.3", title=_("Discarded deities"))
        told = ngettext("{count} discarded deity", "{count} discarded deities", len(gone))
        self.tip = f"{told.format(count=len(gone))}\n{called.cards(board.s.table, gone)}"

    def draw(self, p: Painter, look: Look) -> None:
        p.medal("ember" if look.hot else "iron", self.rect)
        side = self.rect.w
        icon = Rect(self.rect.x + side // 4, self.rect.y + side // 8, side // 2, side // 2)
        p.icon("discarded", icon, BONE)
        low = Rect(self.rect.x, self.rect.centery, side, side // 2).inflate(0, side // 6)
        p.text(str(len(self.cards)), low, NUMBER._replace(size=13))


class RoundMark(Widget):
    """Which round it is; when Ragnarök is open, that it is the last."""

    def __init__(self, board: WolvesBoard, rect: Rect) -> None:
        super().__init__("round", rect, rule="W3.1")
        self.board = board
        self.doomed = board.s.doomed()
        self.tip = _("Ragnarök has come: the game ends with this round.") if self.doomed else ""

    def draw(self, p: Painter, look: Look) -> None:
        words, lines = self._words(), 2 if self.doomed else 1
        high = self.rect.h + p.px(BELOW)
        side = min(self.rect.w, self.rect.h, max(p.px(28), high - lines * p.wx(16)))
        foot = Rect(self.rect.x - p.px(5), self.rect.y + side, self.rect.w + p.wx(30) - p.px(20), high - side)
        foot.w = min(foot.w, self.board.areas[Part.PEOPLE].right - p.px(10) - foot.x)
        disc = square(side, midbottom=foot.midtop)
        if self.doomed:
            light(p, "glow", disc.inflate(side, side), EMBER)
        p.medal("ember" if self.doomed else "iron", disc)
        if self.doomed:
            p.icon("fire", disc.inflate(-side // 2, -side // 2), PALE_GOLD)
        else:
            p.text(str(max(1, self.board.s.round)), disc, NUMBER._replace(size=side / p.u * 0.5))
        style = LABEL._replace(size=16, colour=PALE_GOLD if self.doomed else BONE)
        p.text(words, foot, p.shrunk(words, foot, style, 9, lines), lines=lines, valign="top")

    def _words(self) -> str:
        return _("Last round") if self.doomed else pgettext("of the game", "Round")


def hall_things(board: WolvesBoard) -> list[Widget]:
    """Everything of the middle."""
    s, areas, px = board.s, board.areas, board.scene.units.px
    found: list[Widget] = [
        Bed(board, Part.GODS, "hall-board"),
        Bed(board, Part.PRIZES, "victory-stand"),
        Bed(board, Part.PEOPLE, ""),
    ]
    found += [HallDeity(board, card, areas[Part.GODS, i]) for i, card in enumerate(s.hall)]
    count = len(s.hidden_gods)
    told = ngettext("{count} card of the deities is left.", "{count} cards of the deities are left.", count)
    gods = Deck(board, "deity", count, board.spot(Part.DEITY_DECK), told.format(count=count))
    count = len(s.hidden_prizes)
    told = ngettext(
        "{count} card of the victories is left.", "{count} cards of the victories are left.", count
    )
    prizes = Deck(board, "victory", count, board.spot(Part.VICTORY_DECK), told.format(count=count))
    count = len(s.deck)
    told = ngettext("{count} card of the People is left.", "{count} cards of the People are left.", count)
    people = Deck(board, "people", count, areas[Part.PEOPLE, 0], told.format(count=count))
    discard = DiscardPile(board.scene, "discard", areas[Part.PEOPLE, 1], s.discard, rule="W3.7")
    found += [gods, prizes, people, discard]
    found += [VictoryThing(board, card, areas[Part.PRIZES, i]) for i, card in enumerate(s.prizes)]
    if s.gone:
        side = px(34)
        spot = Rect(gods.rect.right - side // 2, gods.rect.y, side, side)
        found.append(Gone(board, spot))
    found.append(RoundMark(board, areas[Part.PEOPLE, 2]))
    return found
