"""Players at the hammer's table: the backs of their hands, points piles and favours, which all may see."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.hammer.scoring import pile_points
from valhalla.games.hammer.terms import DECKS
from valhalla.ui import cut
from valhalla.ui.cut import inset, row, sized, square
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.areas import Area
from valhalla.ui.table.pieces.piles import OpenPile
from valhalla.ui.table.pieces.seats import introduced, others
from valhalla.ui.table.pieces.shields import draw_head, draw_shield
from valhalla.ui.table.things import CARD, SeatThing, Thing
from valhalla.ui.theme import BOLD, LABEL, NAME, NUMBER, PALE_GOLD, SMALL
from valhalla.ui.units import grown
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.hammer import names as called
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.games.hammer.board import HammerBoard

STEP: Final = 0.8  # of a back's width to the next one of its deck
APART: Final = 1.25  # and to the next deck
NUMBER_H: Final = 40  # units of the points of one's own pile


class HammerSeat(SeatThing):
    """An opponent: shield and name, the backs of the hand, points and favours."""

    def __init__(self, board: HammerBoard, seat: int, rect: Rect) -> None:
        super().__init__(board.scene, f"seat:{seat}", seat)
        self.board = board
        self.seat = seat
        self.rect = rect
        self.rule = "H1.3"
        self.focusable = False
        units = board.scene.units
        u = units.px
        inner = inset(rect, u(10), u(8))
        self.head = cut.top(inner, units.wx(26))
        self.wealth = cut.right(inner, grown(units, 58, rect.w * 0.34))
        if units.words > 1.1 and rect.w < units.wx(200):  # a large name needs all of its line
            self.wealth = cut.from_y(self.wealth, self.head.bottom)
        else:
            self.head.w = self.wealth.x - self.head.x - u(4)
        self.backs = cut.from_y(cut.left(inner, self.wealth.x - inner.x - u(6)), self.head.bottom + u(3))
        self.tip = self._tip()

    def _tip(self) -> str:
        s = self.board.s
        hand = called.cards(s, s.hands[self.seat]) or _("no cards")
        lines = [introduced(self.scene, self.seat), _("In hand: {cards}").format(cards=hand)]
        lines.append(told_pile(self.board, self.seat))
        if s.favours[self.seat]:
            lines.append(_("Favours: {cards}").format(cards=called.cards(s, s.favours[self.seat])))
        return "\n".join(lines)

    def draw(self, p: Painter, look: Look) -> None:
        s, seat = self.board.s, self.seat
        p.plate("panel", self.rect)
        if s.active == seat:
            p.plate("glow-soft", self.rect)
        shield = square(p.px(34), midleft=(self.head.x - p.px(4), self.head.centery))
        draw_shield(p, self.scene, seat, shield)
        room = cut.from_x(self.head, shield.right + p.px(5))
        style = NAME._replace(size=20, colour=PALE_GOLD if s.active == seat else NAME.colour)
        p.fitted(self.scene.match.names[seat], room, style)
        self._wealth(p)
        if not s.hands[seat]:
            p.text(_("no cards"), self.backs, SMALL, align="left")

    def _wealth(self, p: Painter) -> None:
        """Points on a medal, favours below it."""
        s, room = self.board.s, self.wealth
        side = min(p.px(44), room.h - p.px(26))
        medal = square(side, midtop=(room.centerx, room.y))
        draw_points(p, medal, pile_points(s, self.seat))
        low = cut.from_y(room, medal.bottom + p.px(2))
        draw_favours(p, s.favours[self.seat], self.board, low)


def told_pile(board: HammerBoard, seat: int) -> str:
    """How many cards lie in the points pile of a seat, and what they are worth."""
    count = len(board.s.piles[seat])
    told = ngettext("Points pile: {count} card, {points}", "Points pile: {count} cards, {points}", count)
    return told.format(count=count, points=pile_points(board.s, seat))


def draw_points(p: Painter, medal: Rect, points: int) -> None:
    """Points on a medal."""
    p.medal("gold", medal)
    p.text(str(points), medal.inflate(-medal.w // 3, -medal.h // 4), NUMBER._replace(size=20))


def draw_favours(p: Painter, favours: list[int], board: HammerBoard, room: Rect) -> None:
    """A device of each deck with the number of its favours."""
    s = board.s
    if not s.table.expert:
        return
    counts = [(deck, sum(s.deck_of(card) == deck for card in favours)) for deck in range(len(DECKS))]
    held = [(deck, count) for deck, count in counts if count]
    style = SMALL._replace(font=BOLD)
    if room.w // max(1, len(held)) - p.wx(10) < p.px(14):  # no room for large ones: figures keep their size
        style = style._replace(grows=False)
    figure = p.px(10 * p.letters(style) / p.u)
    side = min(room.h, room.w // max(1, len(held)) - figure, p.px(24))
    if side < p.px(8):
        return
    x = room.centerx - len(held) * (side + figure) // 2
    for deck, count in held:
        badge = Rect(x, room.centery - side // 2, side, side)
        p.picture(f"hammer/badge-{DECKS[deck]}.webp", badge)
        place = sized(figure + p.px(4), 2 * figure, midleft=(badge.right - p.px(2), badge.centery))
        p.text(str(count), place, style)
        x += side + figure + p.px(2)


class Loot(Thing):
    """The cards of one deck in an opponent's hand: only looked at, or robbed by the raised card."""

    drags = False

    def __init__(self, board: HammerBoard, seat: int, deck: int, cards: list[int], rect: Rect) -> None:
        super().__init__(board.scene, f"loot:{seat}:{deck}", "loot", seat * len(DECKS) + deck, rect=rect)
        self.board = board
        self.seat, self.deck, self.cards = seat, deck, cards
        self.rule = "H3.3" if self.pickable else "H1.3"
        self.focusable = self.pickable
        self.tip = called.cards(board.s, cards)

    @property
    def pickable(self) -> bool:
        return self.board.moves.may_rob(self.seat, self.deck)

    @property
    def picked(self) -> bool:
        moves = self.board.moves
        return moves.picked("seat") == [self.seat] and moves.picked("deck") == [self.deck]

    @property
    def called(self) -> bool:
        return self.pickable and not self.picked

    def press(self) -> None:
        self.board.moves.rob(self.seat, self.deck)

    def draw(self, p: Painter, look: Look) -> None:
        self.draw_glow(p, look, self.rect)
        wide = round(self.rect.h * CARD)
        count = len(self.cards)
        step = (self.rect.w - wide) // max(1, count - 1) if count > 1 else 0
        for i, card in enumerate(self.cards):
            place = cut.column_at(self.rect, self.rect.x + i * step, wide)
            self.scene.draw_card(p, card, Pose.of(place))
        self.draw_sign(p, self.rect, 22)


def _loot(board: HammerBoard, seat: int, room: Rect) -> list[Widget]:
    """The hand of an opponent deck by deck, as close as it must be."""
    s = board.s
    groups = [(deck, list(cards)) for deck, cards in groupby(sorted(s.hands[seat], key=s.deck_of), s.deck_of)]
    height = min(room.h, board.scene.units.px(70))
    wide = round(height * CARD)
    if not groups:
        return []
    whole = sum(1 + STEP * (len(cards) - 1) for _deck, cards in groups) + (APART - 1) * (len(groups) - 1)
    least = board.scene.units.px(32)
    gap = round((APART - 1) * wide)
    spare = room.w - len(groups) * max(wide, least) - gap * (len(groups) - 1)
    extra = sum(len(cards) - 1 for _deck, cards in groups)
    step = min(STEP * wide, spare / extra) if extra and whole * wide > room.w else STEP * wide
    found: list[Widget] = []
    x = room.x
    for deck, cards in groups:
        w = max(least, wide + round(step * (len(cards) - 1)))
        found.append(Loot(board, seat, deck, cards, Rect(x, room.centery - height // 2, w, height)))
        x += w + gap
    return found


def seat_things(board: HammerBoard) -> list[Widget]:
    """All opponents."""
    found: list[Widget] = []
    for seat in others(board.scene):
        thing = HammerSeat(board, seat, board.areas[Area.SEAT, seat])
        found += [thing, *_loot(board, seat, thing.backs)]
    return found


class Mine(OpenPile):
    """One's own place: shield, name, points pile and favours. Pressed, the points pile is looked through."""

    def __init__(self, board: HammerBoard, seat: int, rect: Rect) -> None:
        super().__init__(
            board.scene, "mine", rect, board.s.piles[seat], rule="H2.6", title=_("The points pile")
        )
        self.board = board
        self.seat = seat
        self.tip = (
            _("Your points pile: press to look through it.")
            if board.scene.me == seat
            else _("The points pile of this player.")
        )
        self.tip += "\n" + told_pile(board, seat)

    def draw(self, p: Painter, look: Look) -> None:
        s, scene = self.board.s, self.scene
        p.plate("panel", self.rect)
        if look.hot or (s.active == self.seat and scene.asking is not None):
            p.plate("glow-soft", self.rect)
        room = inset(self.rect, p.px(14), p.px(12))
        head = cut.top(room, max(p.px(36), p.wx(28)))
        draw_head(p, scene, self.seat, head, gap=6)
        rest = cut.from_y(room, head.bottom + p.px(4))
        if rest.h < p.px(NUMBER_H + 20) + p.wx(20):  # no room for words: told as of the others
            heap, points, *favours = row(rest, 3 if s.table.expert else 2, p.px(4))
            draw_points(p, square(min(rest.h, p.px(44)), center=points.center), pile_points(s, self.seat))
            for place in favours:
                draw_favours(p, s.favours[self.seat], self.board, place)
        else:
            heap, told = row(rest, 2, p.px(4))
            self._told(p, told)
        self._heap(p, heap)

    def _heap(self, p: Painter, room: Rect) -> None:
        """The backs of the pile, thrown on one another."""
        cards = self.cards
        height = min(room.h - p.px(14), round(room.w / CARD * 0.86))
        place = sized(round(height * CARD), height, center=room.center)
        if not cards:
            p.plate("slot", place)
            return
        for i, card in enumerate(cards[-6:]):
            back = self.board.s.table.back[card] if card >= 0 else card
            angle = (i * 37 % 17 - 8) * 1.4
            self.scene.draw_card(p, back, Pose.of(place.move(i % 3 - 1, -i), angle))

    def _told(self, p: Painter, room: Rect) -> None:
        s = self.board.s
        number = cut.top(room, p.px(NUMBER_H))
        points = pile_points(s, self.seat)
        p.text(str(points), number, NUMBER._replace(size=34, colour=PALE_GOLD))
        low = cut.row_at(room, number.bottom, p.wx(20))
        # Translators: below a large number.
        p.text(ngettext("point", "points", points), low, LABEL)
        draw_favours(p, s.favours[self.seat], self.board, cut.from_y(room, low.bottom))
