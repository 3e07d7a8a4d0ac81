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
from valhalla.ui.table.pieces.fan import HeldCard, fan, fanned, strip_in
from valhalla.ui.theme import HEADING, LABEL, PALE_GOLD
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard

HEAD: Final = 30  # units above the cards of a heap


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
    """A card just drawn, or looked at. A click sends it to the other side, or takes it; so does a drag."""

    board: HammerBoard

    def draw_sign(self, p: Painter, rect: Rect, side: float = 22) -> None:
        if self.board.step == Step.PEEK:
            super().draw_sign(p, rect, side)

    def _raised(self, hot: bool) -> Pose:
        return self.pose()

    def draw_taken(self, p: Painter, rect: Rect) -> None:
        """In which heap it lies tells enough."""
        if self.board.step == Step.PEEK:
            super().draw_taken(p, rect)

    def draw_glow(self, p: Painter, look: Look, rect: Rect) -> None:
        if self.board.step == Step.PEEK:
            super().draw_glow(p, look, rect)
        elif look.hot and self.pickable:
            p.plate("glow", rect)


class Heap(Widget):
    """One of the two places for new cards. What is dropped here goes here."""

    def __init__(self, board: HammerBoard, name: str, rect: Rect) -> None:
        super().__init__(f"heap:{name}", rect, rule="H2.6")
        self.board = board
        self.points = name == "points"
        self.tip = (
            _("Face down: the points on the back count at the end.")
            if self.points
            else _("Cards in hand can be played; at the end one of three of a deck counts.")
        )

    def accepts(self, dragged: Widget) -> bool:
        if not isinstance(dragged, NewCard) or self.board.step != Step.PLACE:
            return False
        return self.points != self.board.scene.has("points", dragged.card)

    def drop(self, dragged: Widget) -> None:
        assert isinstance(dragged, NewCard)
        self.board.scene.take("points", dragged.card)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        if isinstance(self.board.scene.dragged, NewCard) and self.accepts(self.board.scene.dragged):
            p.plate("glow-soft", self.rect)
        head = cut.row_at(self.rect, self.rect.y + p.px(8), p.px(HEAD - 4))
        p.text(self._title(), head, LABEL._replace(size=18, colour=PALE_GOLD))

    def _title(self) -> str:
        s, cards = self.board.s, self.board.scene.shown.drawn
        chosen = [card for card in cards if self.points == self.board.scene.has("points", card)]
        if not self.points:
            return _("To the hand: {count}").format(count=len(chosen))
        total = sum(s.points_of(card) for card in chosen)
        return _("To the points: +{points}").format(points=total)


def placing(board: HammerBoard) -> list[Widget]:
    """New cards in the two heaps; those of others lie closed in the middle."""
    s, scene = board.s, board.scene
    middle = board.areas[Area.MIDDLE]
    if any(card < 0 for card in s.drawn) or scene.asking is None or board.step == Step.PEEK:
        return _row(board, s.drawn, middle)
    px = scene.units.px
    left, right = row(middle, 2, px(8))
    found: list[Widget] = [Heap(board, "hand", left), Heap(board, "points", right)]
    for rect, points in ((left, False), (right, True)):
        inner = Rect(rect.x + px(14), rect.y + px(HEAD + 8), rect.w - px(28), rect.h - px(HEAD + 22))
        found += _row(board, [card for card in s.drawn if scene.has("points", card) == points], inner)
    return found


def _row(board: HammerBoard, cards: list[int], area: Rect) -> list[Widget]:
    """Cards side by side in the middle of an area, as large as they fit."""
    places = fanned(area, len(cards), 1.06, 0.55)
    up = (area.h - places[0].h) // 2 if places else 0
    found: list[Widget] = []
    for i, (card, rect) in enumerate(zip(cards, places, strict=True)):
        kind = "card" if board.step == Step.PEEK else "points"
        key: Key = ("card", card) if card >= 0 else ("drawn", i)
        thing = NewCard(board.scene, f"card:{card}" if card >= 0 else f"drawn:{i}", card, key=key, kind=kind)
        thing.board, thing.rect = board, rect.move(0, -up)
        thing.strip = strip_in(places) if card >= 0 else 0
        thing.focusable = card >= 0
        found.append(thing)
    return found


# A points pile laid open, for a swap


class Opened(Widget):
    """The board that one's points pile is laid out on."""

    def __init__(self, rect: Rect) -> None:
        super().__init__("opened", rect, rule="H3.4")

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        head = cut.row_at(self.rect, self.rect.y + p.px(10), p.px(26))
        p.text(_("Your points pile"), head, HEADING._replace(size=20, colour=PALE_GOLD))


def pile_open(board: HammerBoard) -> list[Widget]:
    """One's own points pile in place of the tray, while a card of it is to be chosen."""
    px, scene = board.scene.units.px, board.scene
    rect = board.areas[Area.MIDDLE]
    inner = Rect(rect.x + px(16), rect.y + px(42), rect.w - px(32), rect.h - px(58))
    cards = board.s.piles[scene.near]
    places = fanned(inner, len(cards), 1.06, 0.55)
    found: list[Widget] = [Opened(rect)]
    for card, place in zip(cards, places, strict=True):
        thing = HeldCard(scene, f"pile:{card}", card, key=("pile", card), kind="take")
        thing.rect, thing.strip = place, strip_in(places)
        found.append(thing)
    return found
