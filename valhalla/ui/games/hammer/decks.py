"""The three decks with their discard piles, and the rounds with the helmet that marks the present one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.hammer.terms import DECKS, START_DICE
from valhalla.ui import cut
from valhalla.ui.cut import row, sized, square
from valhalla.ui.games.hammer.layout import Part
from valhalla.ui.painter import Painter
from valhalla.ui.stage.rolling import draw_flat
from valhalla.ui.table.areas import Area
from valhalla.ui.table.pieces.piles import OpenPile, draw_deck, label
from valhalla.ui.table.things import CARD, Thing
from valhalla.ui.table.throwing.tray import Reserve
from valhalla.ui.theme import BONE, DIM_BONE, NUMBER, PALE_GOLD
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.hammer import names as called
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard


class DeckThing(Thing):
    """A deck, as thick as it is: a card may want to look into it."""

    drags = False

    def __init__(self, board: HammerBoard, deck: int, rect: Rect) -> None:
        super().__init__(board.scene, f"deck:{deck}", "deck", deck, rect=rect, rule="H3.2")
        self.board = board
        self.deck = deck
        s = board.s
        count = len(s.decks[deck]) + len(s.tops[deck])
        left = ngettext("{count} card is left in the deck.", "{count} cards are left in the deck.", count)
        self.tip = f"{called.deck(deck)}\n{left.format(count=count)}"
        self.count = count

    @property
    def pickable(self) -> bool:
        word = self.board.moves.word
        return word is not None and word.word != "steal" and super().pickable

    def draw(self, p: Painter, look: Look) -> None:
        place = _place(p, self.rect)
        if self.count:
            if self.pickable or self.picked:
                self.draw_glow(p, look, place)
            elif look.hot:
                p.plate("glow-soft", place)
            if not p.blind:
                back = self.scene.faces.back(place.h, DECKS[self.deck])
                draw_deck(p, back, place.topleft, self.count)
        else:
            p.plate("slot", place)
        self.draw_sign(p, place, 22)
        _number(p, self.count, self.rect, place)


def _place(p: Painter, rect: Rect) -> Rect:
    """Where the cards of a pile lie, its number below them."""
    height = min(rect.h - p.wx(26), round((rect.w - p.px(8)) / CARD))
    return sized(round(height * CARD), height, midtop=(rect.centerx, rect.y + p.px(2)))


def _number(p: Painter, count: int, rect: Rect, place: Rect) -> None:
    label(p, str(count), cut.row_at(rect, place.bottom + p.px(2), p.wx(22)))


class DiscardPile(OpenPile):
    """Played cards of a deck, open."""

    def __init__(self, board: HammerBoard, deck: int, rect: Rect) -> None:
        super().__init__(board.scene, f"discard:{deck}", rect, board.s.discards[deck], rule="H3.1")
        self.deck = deck
        self.tip = f"{called.deck(deck)}\n{self.tip}"

    def draw(self, p: Painter, look: Look) -> None:
        place = _place(p, self.rect)
        self.draw_open(p, look, place, f"deck-{DECKS[self.deck]}")
        _number(p, len(self.cards), self.rect, place)


class Rounds(Widget):
    """The rounds, each with the dice that a turn of it begins with; the helmet stands on the present one."""

    def __init__(self, board: HammerBoard, rect: Rect) -> None:
        super().__init__("rounds", rect, rule="H2.1")
        self.board = board
        s = board.s
        told = _("Round {round} of {rounds}").format(round=max(1, s.round), rounds=s.table.rounds)
        count = START_DICE[max(0, s.round - 1)]
        dice = ngettext("Every turn begins with {count} die.", "Every turn begins with {count} dice.", count)
        self.tip = f"{told}\n{dice.format(count=count)}"

    def draw(self, p: Painter, look: Look) -> None:
        s = self.board.s
        p.plate("strip", self.rect)
        room = self.rect.inflate(-p.px(16), -p.px(12))
        for i, cell in enumerate(row(room, s.table.rounds, p.px(2))):
            now = i + 1 == s.round
            side = min(cell.w, p.px(28))
            spot = square(side, midtop=(cell.centerx, cell.y))
            if now and (p.art.folder / "hammer/helmet.webp").exists():
                p.picture("hammer/helmet.webp", spot.inflate(p.px(8), p.px(8)))
            else:
                p.medal("ember" if now else "iron", spot)
                icon = "viking" if now else "check" if i + 1 < s.round else ""
                if icon:
                    p.icon(icon, spot.inflate(-side // 2, -side // 2), BONE)
            low = cut.from_y(cell, spot.bottom)
            self._dice(p, low, START_DICE[i], now)

    def _dice(self, p: Painter, room: Rect, count: int, now: bool) -> None:
        """How many dice: a number beside a small one."""
        side = min(room.h - p.px(2), p.px(14))
        x = room.centerx - side
        draw_flat(p, "dice/iron-2", Rect(x, room.centery - side // 2, side, side), 1.0 if now else 0.6)
        colour = PALE_GOLD if now else BONE if self.board.s.round <= count else DIM_BONE
        number = cut.column_at(room, x + side + p.px(1), side + p.px(4))
        p.text(str(count), number, NUMBER._replace(size=13, colour=colour), align="left")


def side_things(board: HammerBoard) -> list[Widget]:
    reserve = Reserve(board.areas[Area.RESERVE], "H2.4", board.s.reserve(), board.coming())
    found: list[Widget] = [Rounds(board, board.areas[Part.ROUNDS]), reserve]
    for deck in range(len(DECKS)):
        found.append(DeckThing(board, deck, board.areas[Area.DECK, deck]))
        found.append(DiscardPile(board, deck, board.areas[Area.DISCARD, deck]))
    return found
