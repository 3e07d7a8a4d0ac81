"""What is chosen in the middle, in the place of the Hall: a strength, an end, a colour, sacrifices, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.wolves import blows
from valhalla.games.wolves.choices import by_kind
from valhalla.games.wolves.terms import BLUE, COLOURS, LEFT, RED, SIDES, Kind, Step
from valhalla.ui import cut
from valhalla.ui.cut import row, sized, square
from valhalla.ui.games.wolves import layout
from valhalla.ui.games.wolves.layout import Part
from valhalla.ui.games.wolves.rows import AirCard
from valhalla.ui.games.wolves.seats import DeityThing
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.table.things import CardThing, Thing
from valhalla.ui.theme import HEADING, LABEL, NUMBER, PALE_GOLD
from valhalla.ui.units import Units, grown
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _
from valhalla.words.wolves import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

HEAD: Final = 176  # units of the words at the left
WIDEST: Final = 300  # units of a plank


class Sheet(Widget):
    """The panel in the middle, and what it is about."""

    def __init__(self, board: WolvesBoard, title: str, rule: str) -> None:
        super().__init__("chooser", board.areas[Part.HALL])
        self.title = title
        self.rule = rule

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        inner = cut.inset(self.rect, p.px(20), p.px(8))
        head = cut.left(inner, head_wide(p.units, self.rect))
        style = p.shrunk(self.title, head, HEADING._replace(size=19, colour=PALE_GOLD), 12, 0)
        p.text(self.title, head, style, lines=0)


def head_wide(units: Units, area: Rect) -> int:
    """How wide the words at the left are."""
    return grown(units, HEAD, area.w * 0.27)


class Offered(CardThing):
    """A card to be chosen: a sacrifice to pay with, a deity that was discarded, a card to be taken back."""

    drags = False
    count = 1

    def draw_face(self, p: Painter, pose: Pose) -> None:
        super().draw_face(p, pose)
        if self.count > 1:
            disc = square(p.px(26), bottomright=(pose.rect.right + p.px(4), pose.rect.bottom + p.px(4)))
            p.medal("iron", disc)
            p.text(f"×{self.count}", disc, NUMBER._replace(size=14))


class StrengthThing(Thing):
    """A strength that a Plague may name: how many units of each row would go."""

    drags = False

    def __init__(self, board: WolvesBoard, strength: int, rect: Rect) -> None:
        super().__init__(board.scene, f"strength:{strength}", "strength", strength, rect=rect, rule="W5")
        self.board = board
        self.struck = blows.sickened(board.s, strength)
        self.tip = called.cards(board.s.table, [card for _row, card in self.struck])

    def draw(self, p: Painter, look: Look) -> None:
        self.draw_glow(p, look, self.rect)
        p.plate("chip", self.rect)
        high = round(self.rect.h * 0.56)
        number = cut.top(self.rect, high)
        p.text(str(self.value), number, NUMBER._replace(size=min(30.0, high / p.u * 0.8), colour=PALE_GOLD))
        self._draw_struck(p, cut.row_at(self.rect, number.bottom, self.rect.h - high))

    def _draw_struck(self, p: Painter, room: Rect) -> None:
        """A small shield for each row it would hit, with the number of units."""
        rows = [row for row, _card in self.struck]
        hit = sorted(set(rows))
        side = min(p.px(18), room.w // max(1, len(hit)) - p.px(2), room.h)
        x = room.centerx - len(hit) * (side + p.px(2)) // 2
        for seat in hit:
            place = Rect(x, room.y, side, side)
            draw_shield(p, self.board.scene, seat, place)
            if rows.count(seat) > 1 and side >= p.px(9):
                p.text(str(rows.count(seat)), place, NUMBER._replace(size=side / p.u * 0.7))
            x += side + p.px(2)


class PlankThing(Thing):
    """A plank with words that stands for a value: an end of the rows, or a colour."""

    drags = False

    def __init__(self, board: WolvesBoard, kind: str, value: int, rect: Rect, words: tuple[str, str]) -> None:
        super().__init__(board.scene, f"{kind}:{value}", kind, value, rect=rect)
        self.board = board
        self.words, self.icon = words
        self.rule = "W6.2" if kind == "colour" else "W6.3"

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("button-hot" if look.hot or self.picked else "button", self.rect)
        side = min(self.rect.h - p.px(4), p.px(44))
        disc = Rect(self.rect.x + p.px(6), self.rect.centery - side // 2, side, side)
        p.badge("ember" if look.hot else "red", self.icon, disc, rim=(1, 2))
        room = cut.column_at(self.rect, disc.right + p.px(6), self.rect.right - disc.right - p.px(16))
        p.text(self.words, room, p.shrunk(self.words, room, LABEL._replace(size=17), 11, 2), lines=2)


def chooser(board: WolvesBoard) -> list[Widget]:
    """What the middle shows instead of the Hall, or nothing."""
    moves = board.moves
    if board.scene.asking is not None:
        if moves.raised_kind() == Kind.PLAGUE:
            return _strengths(board)
        if board.step == Step.COLOUR:
            return _colours(board)
        if moves.ending:
            return _ends(board)
        if board.step == Step.RECALL:
            return _recalled(board)
        if moves.reaching and board.s.gone:
            return _gone(board)
        if moves.paying:
            return _payment(board)
    return _air(board) if board.s.air else []


def room(board: WolvesBoard) -> Rect:
    """What is left beside the words."""
    px, area = board.scene.units.px, board.areas[Part.HALL]
    wide = head_wide(board.scene.units, area)
    return Rect(area.x + wide + px(30), area.y + px(9), area.w - wide - px(50), area.h - px(18))


def _strengths(board: WolvesBoard) -> list[Widget]:
    option = board.moves.live("plague")
    if option is None:
        return []
    values = option.picks[1].candidates
    area = room(board)
    wide = min(board.scene.units.px(84), area.w // len(values) - board.scene.units.px(4))
    middle = cut.column_at(area, 0, (wide + board.scene.units.px(6)) * len(values))
    middle.centerx = area.centerx
    cells = row(middle, len(values), board.scene.units.px(6))
    things = [StrengthThing(board, value, cell) for value, cell in zip(values, cells, strict=True)]
    return [Sheet(board, _("Name a strength: all units of it are discarded"), "W5"), *things]


def _planks(board: WolvesBoard, count: int) -> list[Rect]:
    px, wx, area = board.scene.units.px, board.scene.units.wx, room(board)
    wide = min(wx(WIDEST) * count, area.w)
    middle = sized(wide, min(area.h, wx(64)), center=area.center)
    return row(middle, count, px(12))


def _colours(board: WolvesBoard) -> list[Widget]:
    found: list[Widget] = [Sheet(board, _("Red and blue may not stand together"), "W6.2")]
    s = board.s
    held = s.deities[board.scene.near]
    for colour, rect in zip((BLUE, RED), _planks(board, 2), strict=True):
        names = called.cards(s.table, [card for card in held if s.table.colour[card] == colour])
        words = _("Keep: {deities}").format(deities=names)
        icon = {"blue": "raven", "red": "fire"}[COLOURS[colour]]
        found.append(PlankThing(board, "colour", colour, rect, (words, icon)))
    return found


def _ends(board: WolvesBoard) -> list[Widget]:
    found: list[Widget] = [Sheet(board, _("In every row the unit at one end is destroyed"), "W6.3")]
    s = board.s
    for side, rect in zip(SIDES, _planks(board, 2), strict=True):
        left = side == LEFT
        words = _("The left ends") if left else _("The right ends")
        plank = PlankThing(board, "side", side, rect, (words, "arrow-left" if left else "arrow-right"))
        struck = blows.at_the_end(s, board.scene.near, side)
        plank.tip = called.cards(s.table, [card for _row, card in struck])
        found.append(plank)
    return found


def _places(board: WolvesBoard, count: int) -> list[Rect]:
    px = board.scene.units.px
    return layout.cards(room(board), count, px(6), px(40), "middle")


def _cards(board: WolvesBoard, kind: str, name: str, cards: list[int], counts: list[int]) -> list[Widget]:
    found: list[Widget] = []
    places = _places(board, len(cards))
    for card, count, rect in zip(cards, counts, places, strict=True):
        thing = Offered(board.scene, f"{name}:{card}", card, key=(name, card), kind=kind)
        thing.rect, thing.count = rect, count
        found.append(thing)
    return found


def _recalled(board: WolvesBoard) -> list[Widget]:
    """One card of each kind in the discard pile."""
    s = board.s
    kinds = by_kind(s, s.discard)
    cards = [kinds[kind] for kind in sorted(kinds)]
    counts = [sum(s.table.kind[other] == kind for other in s.discard) for kind in sorted(kinds)]
    sheet = Sheet(board, _("Take a card from the discard pile"), "W6.3")
    return [sheet, *_cards(board, "card", "recall", cards, counts)]


def _gone(board: WolvesBoard) -> list[Widget]:
    cards = [card for card in board.s.gone if board.scene.takes("god", card)]
    sheet = Sheet(board, _("Discarded deities"), "W6.3")
    return [sheet, *_cards(board, "god", "gone", cards, [1] * len(cards))] if cards else []


def _payment(board: WolvesBoard) -> list[Widget]:
    asking = board.scene.asking
    assert asking is not None
    cards = board.s.offerings[asking.seat]
    title = _("Pay with sacrifices: {count}").format(count=board.moves.price())
    found = [Sheet(board, title, "W6.1"), *_cards(board, "pay", "pay", cards, [1] * len(cards))]
    summoned = [card for card in board.moves.picked("deity") if card in board.s.hall]
    return [*found, *(DeityThing(board, card, _beside_words(board)) for card in summoned)]


def _beside_words(board: WolvesBoard) -> Rect:
    """What the Hall no longer shows: the deity that is paid for, to be put back by another press."""
    free = room(board)
    return cut.left(free, round(free.h * layout.CARD))


def _air(board: WolvesBoard) -> list[Widget]:
    """Cards between two places; the last is the one that is asked about."""
    cards = board.s.air
    title = called.step(Step.PLACE) if board.step == Step.PLACE else called.card(board.s.table, cards[-1])
    places = _places(board, len(cards))
    things = [AirCard(board, card, rect) for card, rect in zip(cards, places, strict=True)]
    return [Sheet(board, title, "W5"), *things]
