"""Cards of the Hammer Throw that can be touched: the hand, new cards, a points pile laid open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.hammer.terms import Step
from valhalla.ui import cut
from valhalla.ui.cut import row
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Key, Pose
from valhalla.ui.table.areas import Area
from valhalla.ui.table.pieces.fan import NAMED, HeldCard, fan, fanned, strip_in
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import BONE, DIM_BONE, HEADING, LABEL, PALE_GOLD, SMALL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, pgettext

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard

HEAD: Final = 30  # units above new cards
WAY, NAME, WIDE = 36, 34, 106  # units: the height of a button below one, and of its name; how wide it is
LABELLED: Final = 27  # units of a button that its words take
WORDY: Final = 76  # units of width that the words of a name need


class HammerCard(HeldCard):
    """A card of the hand: a click raises it, another plays it; so it does if it is dropped on the tray."""

    def __init__(self, board: HammerBoard, name: str, card: int, key: Key) -> None:
        super().__init__(board.scene, name, card, key=key)
        self.board = board
        if card >= 0 and board.moves.picked("card") != [card] and board.scene.takes("give", card):
            self.kind = "give"

    def press(self) -> None:
        self.board.moves.press_card(self.card)


def hand(board: HammerBoard) -> list[Widget]:
    """The nearest seat's hand as a fan."""
    scene, moves = board.scene, board.moves
    found = fan(scene.near, board.s.hands[scene.near], board.areas[Area.HAND], partial(HammerCard, board))
    raised = moves.card is not None or moves.picked("card") != []
    for card in found:
        card.dimmed = scene.asking is not None and not card.pickable and not card.picked and not raised
    return list(found)


# New cards


class NewCard(HeldCard):
    """A card just drawn, or looked at. A click says where it goes, or takes it; it stays in its place."""

    drags = False
    board: HammerBoard
    label = Rect(0, 0, 0, 0)  # where its name stands if the face is too small for it

    @property
    def sorted(self) -> bool:
        return self.board.step == Step.PLACE

    def draw_sign(self, p: Painter, rect: Rect, side: float = 22) -> None:
        if not self.sorted:
            super().draw_sign(p, rect, side)

    def _raised(self, hot: bool) -> Pose:
        return self.pose()

    def draw_taken(self, p: Painter, rect: Rect) -> None:
        """In which heap it lies tells enough."""
        if self.board.step == Step.PEEK:
            super().draw_taken(p, rect)

    def draw_glow(self, p: Painter, look: Look, rect: Rect) -> None:
        if not self.sorted:
            super().draw_glow(p, look, rect)
        elif look.hot and self.pickable:
            p.plate("glow", rect)

    def draw_face(self, p: Painter, pose: Pose) -> None:
        super().draw_face(p, pose)
        if self.label.h:
            name = _(self.scene.table.cards[self.card].name)
            p.text(name, self.label, SMALL._replace(size=14, centred=True), lines=2)


class Way(Widget):
    """Below a new card: into the hand with it, or onto the points pile."""

    focusable = True
    mouse_only = True  # keys press the card itself

    def __init__(self, board: HammerBoard, card: int, rect: Rect, *, points: bool) -> None:
        super().__init__(f"{'points' if points else 'hand'}:{card}", rect, rule="H2.6")
        self.board, self.card, self.points = board, card, points
        self.tip = (
            _("Face down: the points on the back count at the end.")
            if points
            else _("Cards in hand can be played; at the end one of three of a deck counts.")
        )

    @property
    def chosen(self) -> bool:
        return self.points == self.board.scene.has("points", self.card)

    def press(self) -> None:
        if not self.chosen:
            self.board.scene.take("points", self.card)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("button-hot" if self.chosen or look.hot else "button-off", self.rect)
        ink = BONE if self.chosen or look.hot else DIM_BONE
        number, style = f"+{self.board.s.points_of(self.card)}", LABEL._replace(size=16, colour=ink)
        room = self.rect.inflate(-p.px(16), 0)
        words = _("Points {number}").format(number=number) if self.points else pgettext("cards", "Hand")
        if p.fits(words, room, style):
            p.text(words, room, style, align="centre")
        elif self.points:
            p.text(number, room, style, align="centre")
        else:
            p.icon("hand", cut.square(self.rect.h - p.px(8), center=self.rect.center), ink)


class Sorting(Widget):
    """The board that new cards lie on, and what they come to."""

    def __init__(self, board: HammerBoard, rect: Rect) -> None:
        super().__init__("sorting", rect, rule="H2.6")
        self.board = board

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        s, scene = self.board.s, self.board.scene
        laid = [card for card in s.drawn if scene.has("points", card)]
        hand = _("To the hand: {count}").format(count=len(s.drawn) - len(laid))
        points = _("To the points: +{points}").format(points=sum(map(s.points_of, laid)))
        head = cut.row_at(self.rect, self.rect.y + p.px(8), p.wx(HEAD - 4)).inflate(-p.px(28), 0)
        words = f"{hand}  ·  {points}"
        p.text(words, head, p.shrunk(words, head, LABEL._replace(size=18, colour=PALE_GOLD), 12, 1))


def placing(board: HammerBoard) -> list[Widget]:
    """New cards with their two ways; those of others lie closed in the middle."""
    middle = board.areas[Area.MIDDLE]
    if not board.sorting:
        return _row(board, board.s.drawn, middle)
    px, wx = board.scene.units.px, board.scene.units.wx
    cards = [board.s.drawn[i] for i in _ordered(board, board.s.drawn)]
    inner = cut.from_y(middle, middle.y + wx(HEAD) + px(8)).inflate(-px(28), 0)
    inner.h -= px(12)
    cells = row(inner, len(cards), px(8))
    way = max(px(WAY), wx(LABELLED))
    high = min(inner.h - way - px(4), round(cells[0].w / CARD))
    broad = board.scene.units.words <= 1 or cells[0].w >= wx(WORDY)  # else names are left to the closer look
    name = wx(NAME) if high < NAMED and broad else 0
    high = min(high, inner.h - way - px(4) - name)
    found: list[Widget] = [Sorting(board, middle)]
    for card, cell in zip(cards, cells, strict=True):
        thing = _new(board, card, "points")
        thing.rect = cut.sized(round(high * CARD), high, midtop=(cell.centerx, cell.y))
        thing.label = Rect(cell.x, thing.rect.bottom + px(2), cell.w, name)
        ways = Rect(0, 0, min(cell.w, wx(2 * WIDE)), way)
        ways.midtop = (cell.centerx, thing.rect.bottom + name + px(4))
        left, right = row(ways, 2, px(2))
        found += [thing, Way(board, card, left, points=False), Way(board, card, right, points=True)]
    return found


def _new(board: HammerBoard, card: int, kind: str, i: int = 0) -> NewCard:
    key: Key = ("card", card) if card >= 0 else ("drawn", i)
    thing = NewCard(board.scene, f"card:{card}" if card >= 0 else f"drawn:{i}", card, key=key, kind=kind)
    thing.board, thing.focusable = board, card >= 0
    return thing


def _ordered(board: HammerBoard, cards: list[int]) -> list[int]:
    """The places of cards by what their backs tell: open and closed they lie in the same order."""
    s = board.s
    return sorted(range(len(cards)), key=lambda i: (s.deck_of(cards[i]), s.points_of(cards[i])))


def _row(board: HammerBoard, cards: list[int], area: Rect) -> list[Widget]:
    """Cards side by side in the middle of an area, as large as they fit."""
    places = fanned(area, len(cards), 1.06, 0.55)
    up = (area.h - places[0].h) // 2 if places else 0
    found: list[Widget] = []
    for i, rect in zip(_ordered(board, cards), places, strict=True):
        card = cards[i]
        thing = _new(board, card, "card" if board.step == Step.PEEK else "points", i)
        thing.rect = rect.move(0, -up)
        thing.strip = strip_in(places) if card >= 0 else 0
        found.append(thing)
    return found


# A points pile laid open, for a swap


class Opened(Widget):
    """The board that one's points pile is laid out on."""

    def __init__(self, rect: Rect) -> None:
        super().__init__("opened", rect, rule="H3.4")

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        head = cut.row_at(self.rect, self.rect.y + p.px(10), p.wx(26))
        p.text(_("Your points pile"), head, HEADING._replace(size=20, colour=PALE_GOLD))


def pile_open(board: HammerBoard) -> list[Widget]:
    """One's own points pile in place of the tray, while a card of it is to be chosen."""
    px, scene = board.scene.units.px, board.scene
    rect = board.areas[Area.MIDDLE]
    inner = cut.from_y(rect, rect.y + px(16) + scene.units.wx(26)).inflate(-px(32), 0)
    inner.h -= px(16)
    cards = board.s.piles[scene.near]
    places = fanned(inner, len(cards), 1.06, 0.55)
    found: list[Widget] = [Opened(rect)]
    for card, place in zip(cards, places, strict=True):
        thing = HeldCard(scene, f"pile:{card}", card, key=("pile", card), kind="take")
        thing.rect, thing.strip = place, strip_in(places)
        found.append(thing)
    return found
