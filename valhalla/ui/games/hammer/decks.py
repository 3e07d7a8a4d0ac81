"""The three decks with their discard piles, and the rounds with the helmet that marks the present one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.hammer.terms import DECKS, START_DICE
from valhalla.ui.games.valhalla.piles import label
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.stage.rolling import draw_flat
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.pile_scene import PileScene
from valhalla.ui.table.things import CARD, Thing
from valhalla.ui.theme import BONE, DIM_BONE, EMBER, NUMBER, PALE_GOLD
from valhalla.ui.units import row
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.hammer import names as called
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard

CARDS_A_LAYER: Final = 9
# Of the picture of the rack, in its pixels: its size, its sockets and where they are.
RACK: Final = (1240, 200)
SOCKET, FIRST, APART, MIDDLE = 112, 118.0, 142.57, 93.0


class DeckThing(Thing):
    """A deck, as thick as it is: a card may want to look into it."""

    def __init__(self, board: HammerBoard, deck: int, rect: Rect) -> None:
        super().__init__(board.scene, f"deck:{deck}", "deck", deck)
        self.board = board
        self.deck = deck
        self.rect = rect
        self.rule = "H3.2"
        s = board.s
        count = len(s.decks[deck]) + len(s.tops[deck])
        left = ngettext("{count} card is left in the deck.", "{count} cards are left in the deck.", count)
        self.tip = f"{called.deck(deck)}\n{left.format(count=count)}"
        self.count = count

    @property
    def pickable(self) -> bool:
        return self.board.moves.playing is not None and super().pickable and not self._steals

    @property
    def _steals(self) -> bool:
        word = self.board.moves.word
        return word is not None and word.word == "steal"

    def draggable(self) -> bool:
        return False

    def place(self, p: Painter) -> Rect:
        height = min(self.rect.h - p.px(26), round((self.rect.w - p.px(8)) / CARD))
        place = Rect(0, 0, round(height * CARD), height)
        place.midtop = (self.rect.centerx, self.rect.y + p.px(2))
        return place

    def draw(self, p: Painter, look: Look) -> None:
        place = self.place(p)
        if self.count:
            if self.pickable or self.picked:
                self.draw_glow(p, look, place)
            elif look.hot:
                p.plate("glow-soft", place)
            if not p.blind:
                self._stack(p, place)
        else:
            p.plate("slot", place)
        self.draw_sign(p, place, 22)
        foot = Rect(self.rect.x, place.bottom + p.px(2), self.rect.w, p.px(22))
        label(p, str(self.count), foot)

    def _stack(self, p: Painter, place: Rect) -> None:
        back = self.board.faces.back(place.h, DECKS[self.deck])
        layers = 1 + self.count // CARDS_A_LAYER
        for i in range(layers):
            lift = round((layers - 1 - i) * 1.2 * p.u)
            p.blit(back, (place.x + lift, place.y + lift))


class DiscardPile(Widget):
    """Played cards of a deck, open. Pressed, they are looked through."""

    focusable = True

    def __init__(self, board: HammerBoard, deck: int, rect: Rect) -> None:
        super().__init__(f"discard:{deck}", rect)
        self.board = board
        self.deck = deck
        self.rule = "H3.1"
        self.cards = board.s.discards[deck]
        self.tip = f"{called.deck(deck)}\n" + _("The discard pile: press to look through it.")

    def press(self) -> None:
        if self.cards:
            scene = self.board.scene
            scene.app.push(PileScene(scene, _("The discard pile"), list(self.cards)))

    def draw(self, p: Painter, look: Look) -> None:
        height = min(self.rect.h - p.px(26), round((self.rect.w - p.px(8)) / CARD))
        place = Rect(0, 0, round(height * CARD), height)
        place.midtop = (self.rect.centerx, self.rect.y + p.px(2))
        if not self.cards:
            p.plate("slot", place)
            p.icon(f"deck-{DECKS[self.deck]}", place.inflate(-place.w // 2, -place.w // 2), (110, 84, 56))
        else:
            if look.hot:
                p.plate("glow-soft", place)
            for i, card in enumerate(self.cards[-2:]):
                angle = (-6, 0)[i + 2 - len(self.cards[-2:])]
                self.board.scene.draw_card(p, card, Pose.of(place, angle))
        foot = Rect(self.rect.x, place.bottom + p.px(2), self.rect.w, p.px(22))
        label(p, str(len(self.cards)), foot)


class Reserve(Widget):
    """Dice that may still come into this turn, on their rack; those that come with the next throw glow."""

    def __init__(self, board: HammerBoard, rect: Rect) -> None:
        super().__init__("reserve", rect)
        self.board = board
        self.rule = "H2.4"
        count = board.s.reserve()
        told = ngettext("{count} die in the reserve.", "{count} dice in the reserve.", count)
        self.tip = told.format(count=count)

    def draw(self, p: Painter, look: Look) -> None:
        draw_reserve(p, self.rect, self.board.s.reserve(), self.board.coming())


def draw_reserve(p: Painter, rect: Rect, count: int, coming: int) -> None:
    """So many dice on the rack, of which some come with the next throw."""
    head = Rect(rect.x, rect.y, rect.w, p.px(20))
    label(p, _("Reserve: {count}").format(count=count), head)
    rack = Rect(rect.x, head.bottom, rect.w, round(rect.w * RACK[1] / RACK[0]))
    p.picture("hammer/rack.webp", rack)
    scale = rack.w / RACK[0]
    for i in range(count):
        side = round(SOCKET * scale * 0.8)
        place = Rect(0, 0, side, side)
        place.center = (rack.x + round((FIRST + i * APART) * scale), rack.y + round(MIDDLE * scale))
        if i < coming:
            light(p, "glow", place.inflate(side, side), EMBER)
        draw_flat(p, "dice/iron-hammer", place, 1.0 if i < coming else 0.7)


class Rounds(Widget):
    """The rounds, each with the dice that a turn of it begins with; the helmet stands on the present one."""

    def __init__(self, board: HammerBoard, rect: Rect) -> None:
        super().__init__("rounds", rect)
        self.board = board
        self.rule = "H2.1"
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
            spot = Rect(0, 0, side, side)
            spot.midtop = (cell.centerx, cell.y)
            if now and (p.art.folder / "hammer/helmet.webp").exists():
                p.picture("hammer/helmet.webp", spot.inflate(p.px(8), p.px(8)))
            else:
                p.picture(f"plates/medal-{'ember' if now else 'iron'}.webp", spot)
                icon = "viking" if now else "check" if i + 1 < s.round else ""
                if icon:
                    p.icon(icon, spot.inflate(-side // 2, -side // 2), BONE)
            low = Rect(cell.x, spot.bottom, cell.w, cell.bottom - spot.bottom)
            self._dice(p, low, START_DICE[i], now)

    def _dice(self, p: Painter, room: Rect, count: int, now: bool) -> None:
        """How many dice: a number beside a small one."""
        side = min(room.h - p.px(2), p.px(14))
        x = room.centerx - side
        draw_flat(p, "dice/iron-2", Rect(x, room.centery - side // 2, side, side), 1.0 if now else 0.6)
        colour = PALE_GOLD if now else BONE if self.board.s.round <= count else DIM_BONE
        number = Rect(x + side + p.px(1), room.y, side + p.px(4), room.h)
        p.text(str(count), number, NUMBER._replace(size=13, colour=colour), align="left")


def side_things(board: HammerBoard) -> list[Widget]:
    found: list[Widget] = [Rounds(board, board.areas["rounds"]), Reserve(board, board.areas["reserve"])]
    for deck in range(len(DECKS)):
        found.append(DeckThing(board, deck, board.areas[f"deck:{deck}"]))
        found.append(DiscardPile(board, deck, board.areas[f"discard:{deck}"]))
    return found
