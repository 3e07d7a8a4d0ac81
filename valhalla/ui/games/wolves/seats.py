"""Whose row it is: shield, name and total at its head; sacrifices, deities and victories behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.wolves import paying, scoring, strengths
from valhalla.games.wolves.terms import MIGHT, NONE, Deity
from valhalla.ui import cut
from valhalla.ui.cut import sized, square
from valhalla.ui.games.wolves import layout, plates
from valhalla.ui.games.wolves.layout import Part
from valhalla.ui.games.wolves.rows import STRONGER, WEAKER
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.pieces.piles import OpenPile
from valhalla.ui.table.pieces.seats import introduced, others
from valhalla.ui.table.pieces.shields import draw_head
from valhalla.ui.table.things import CardThing
from valhalla.ui.theme import BONE, EMBER, NUMBER, PALE_GOLD, TOTAL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext
from valhalla.words.wolves import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.wolves.board import WolvesBoard

COUNT: Final = 40  # units of a sign with its number
NARROWEST: Final = 40  # units of a card beside a row
BADGE: Final = 26  # units: how much Glory a victory is worth


def total_parts(board: WolvesBoard, seat: int) -> list[str]:
    """What a row's total is made of."""
    s = board.s
    found = [_("Units: {strength}").format(strength=called.strength(sum(strengths.of_row(s, seat))))]
    if s.owner[Deity.THOR] == seat:
        found.append(_("Thor: +{number}").format(number=MIGHT))
    if s.owner[Deity.FENRIR] not in (NONE, seat):
        kept = s.owner[Deity.ODIN] == seat
        told = _("Fenrir: kept away by Odin") if kept else _("Fenrir: −{number}").format(number=MIGHT)
        found.append(told)
    return found


class RowStrip(Widget):
    """The strip a row stands on: its bed, and its head with the total."""

    def __init__(self, board: WolvesBoard, seat: int) -> None:
        super().__init__(f"seat:{seat}", board.areas[Part.STRIP, seat], rule="W1.3")
        self.board = board
        self.seat = seat
        self.own = seat == board.scene.near
        self.cut = layout.strip(self.rect, board.scene.units, self.own)
        self.tip_beside = self.cut.head
        self.tip = self._tip()

    def _tip(self) -> str:
        s, seat = self.board.s, self.seat
        count = len(s.hands[seat])
        lines = [
            introduced(self.board.scene, seat),
            _("The row: {strength}").format(strength=called.strength(strengths.total(s, seat))),
            *total_parts(self.board, seat),
            ngettext("{count} card in hand", "{count} cards in hand", count).format(count=count),
            called.glory(scoring.glory(s, seat)),
        ]
        if seat in self.board.leaders():
            tied = len(self.board.leaders()) > 1
            lines.append(_("Would tie for the round now") if tied else _("Would win the round now"))
        if seat in s.passes:
            lines.append(_("Passed as number {number}").format(number=s.passes.index(seat) + 1))
        return "\n".join(lines)

    def draw(self, p: Painter, look: Look) -> None:
        s = self.board.s
        p.plate("panel", self.rect)
        if s.active == self.seat:
            p.plate("glow-soft", self.rect)
        plates.board(p, "row-bed", self.cut.units.inflate(0, -p.px(2)))
        self._draw_head(p, self.cut.head)

    def _draw_head(self, p: Painter, rect: Rect) -> None:
        head, now = layout.head(rect, p.units, self.own), self.board.s.active == self.seat
        size = 20 if self.own else 17
        draw_head(p, self.board.scene, self.seat, head.name, gap=4, size=size, now=now)
        self._draw_total(p, head.total)
        self._draw_counts(p, head.counts)

    def _draw_total(self, p: Painter, disc: Rect) -> None:
        """The number, on the shield's own plate."""
        s, seat, side = self.board.s, self.seat, disc.w
        p.picture(f"shields/total-{self.board.scene.match.shield(seat)}.webp", disc)
        seen = self.board.preview
        before = strengths.total(s, seat)
        now = seen.total if seen is not None and seen.row == seat else before
        colour = STRONGER if now > before else WEAKER if now < before else BONE
        text = called.strength(now)
        style = TOTAL._replace(size=side / p.u * (0.5 if len(text) < 3 else 0.4), colour=colour)
        p.text(text, disc, style)
        gift = before - sum(strengths.of_row(s, seat))
        if now != before or gift:
            self._draw_gain(p, disc, now - before or gift, foreseen=now != before)

    def _draw_gain(self, p: Painter, disc: Rect, by: int, *, foreseen: bool) -> None:
        """By how much the row would change; else what Thor gives it and Fenrir takes."""
        high = p.px(22) if foreseen or self.own else p.px(17)
        pad = sized(high * 2, high, midbottom=(disc.centerx, disc.bottom + high // 4))
        p.layer += 1
        p.plate("chip", pad)
        style = NUMBER._replace(size=high / p.u * 0.68, colour=STRONGER if by > 0 else WEAKER)
        p.text(f"{by:+d}".replace("-", "−"), pad, style)
        p.layer -= 1

    def _draw_counts(self, p: Painter, room: Rect) -> None:
        """Hand and Glory one below the other, or side by side; then marks."""
        s, seat = self.board.s, self.seat
        flat = room.h < p.px(36)
        line = min(room.h if flat else room.h // 2, p.px(26))
        top = Rect(room.x, room.centery - line // (2 if flat else 1), min(room.w, p.px(COUNT)), line)
        low = top.move(top.w, 0) if flat else top.move(0, line)
        self._count(p, top, "cards", len(s.hands[seat]))
        self._count(p, low, "glory", scoring.glory(s, seat))
        marks = cut.from_x(room, low.right)
        side = max(p.px(24), min(marks.w, room.h, p.px(58 if self.own else 42)))
        spot = square(side, center=marks.center)
        leads = seat in self.board.leaders()
        if seat in s.passes:
            self._draw_passed(p, spot)
            low = spot.right + spot.w // 6, spot.bottom
            spot = square(spot.w * 2 // 3, bottomright=low)
        if leads:
            p.picture("wolves/mark-lead.webp", spot)

    def _count(self, p: Painter, rect: Rect, icon: str, count: int) -> None:
        side = min(rect.h - p.px(2), p.px(20))
        p.icon(icon, Rect(rect.x, rect.centery - side // 2, side, side), BONE)
        number = cut.column_at(rect, rect.x + side + p.px(2), rect.w - side - p.px(2))
        p.text(str(count), number, NUMBER._replace(size=17), align="left")

    def _draw_passed(self, p: Painter, spot: Rect) -> None:
        """The sword in the ground, with the order of passing; the first wins ties, so it has a torch."""
        order = self.board.s.passes.index(self.seat) + 1
        p.picture("wolves/mark-passed.webp", spot)
        side = max(p.px(17), round(spot.w * 0.5))
        disc = square(side, bottomright=spot.bottomright)
        if order == 1:
            p.picture("wolves/mark-first.webp", disc.inflate(side // 4, side // 4))
            return
        p.medal("iron", disc)
        p.text(str(order), disc.inflate(side // 4, side // 4), NUMBER._replace(size=side / p.u * 0.6))


# What a seat has


def draw_doom(p: Painter, rect: Rect) -> None:
    """The end of the world is on the table: it burns, and bears a sign of fire."""
    for wider in (0, p.px(5), p.px(10)):
        p.plate("glow", rect.inflate(wider, wider))
    side = min(p.px(34), rect.w * 2 // 3)
    disc = square(side, midbottom=(rect.centerx, rect.bottom + side // 3))
    light(p, "glow", disc.inflate(side * 2, side * 2), EMBER)
    p.badge("ember", "fire", disc, PALE_GOLD)


class DeityThing(CardThing):
    """A deity in the Hall or beside a row."""

    drags = False
    spelled = True

    def __init__(self, board: WolvesBoard, card: int, rect: Rect, *, holder: int = NONE) -> None:
        super().__init__(board.scene, f"deity:{card}", card, kind=board.moves.god_kind(card))
        self.board = board
        self.holder = holder
        self.rect = rect
        s = board.s
        self.rule = "W6.3" if s.table.deity[card] != NONE else "W6.1"
        self.used = card in s.used
        self.tip = self._tip()

    def _tip(self) -> str:
        s = self.board.s
        of = s.table.cards[self.card]
        lines = [called.card(s.table, self.card), called.describe(of)]
        if self.used:
            lines.append(_("Used in this round."))
        return "\n".join(lines)

    def press(self) -> None:
        self.board.moves.press_deity(self.card)

    def draw_glow(self, p: Painter, look: Look, rect: Rect) -> None:
        """What may be summoned or used is rare: it shines more than the hand does."""
        super().draw_glow(p, look, rect)
        if self.pickable and self.board.idle and not look.hot:
            p.plate("glow", rect.inflate(p.px(4), p.px(4)))

    def draw_face(self, p: Painter, pose: Pose) -> None:
        super().draw_face(p, pose)
        if self.used:
            side = round(pose.w * 0.6)
            mark = square(side, midbottom=(pose.rect.centerx, pose.rect.bottom))
            p.picture("wolves/mark-used.webp", mark)


class VictoryThing(CardThing):
    """A victory: open in the middle, or won. On a won one stands what it is worth now."""

    drags = False
    spelled = True

    def __init__(self, board: WolvesBoard, card: int, rect: Rect, *, holder: int = NONE) -> None:
        name = f"prize:{card}" if holder == NONE else f"victory:{card}"
        super().__init__(board.scene, name, card, kind="card" if holder == NONE else "none")
        self.board = board
        self.holder = holder
        self.rect = rect
        self.rule = "W7" if card != board.s.table.dooms[1] else "W3.1"
        self.tip = self._tip()

    def _tip(self) -> str:
        s = self.board.s
        lines = [called.card(s.table, self.card), called.describe(s.table.cards[self.card])]
        if self.holder != NONE:
            worth = called.glory(scoring.worth(s, self.holder, self.card))
            lines.append(_("Now worth: {glory}").format(glory=worth))
        return "\n".join(lines)

    def press(self) -> None:
        self.scene.take("card" if self.scene.takes("card", self.card) else "prize", self.card)

    def draw_face(self, p: Painter, pose: Pose) -> None:
        super().draw_face(p, pose)
        if self.card == self.board.s.table.dooms[1]:
            draw_doom(p, pose.rect)
        if self.holder == NONE:
            return
        side = max(p.px(BADGE), round(pose.w * 0.56))
        boss = Rect(round(pose.rect.x - side * 0.12), round(pose.rect.y - side * 0.1), side, side)
        p.picture("wolves/boss-glory.webp", boss)
        worth = scoring.worth(self.board.s, self.holder, self.card)
        p.text(str(worth), boss, NUMBER._replace(size=side / p.u * 0.44))


class Offerings(OpenPile):
    """The sacrifices of a seat, as many as they count."""

    def __init__(self, board: WolvesBoard, seat: int, rect: Rect) -> None:
        cards = board.s.offerings[seat]
        super().__init__(
            board.scene, f"offerings:{seat}", rect, cards, rule="W6.1", title=_("The sacrifices")
        )
        self.count = paying.value(board.s, cards)
        told = ngettext("{count} sacrifice", "{count} sacrifices", self.count).format(count=self.count)
        self.tip = f"{told}\n{called.cards(board.s.table, cards)}" if cards else told

    def draw(self, p: Painter, look: Look) -> None:
        side = min(self.rect.w, self.rect.h)
        bowl = square(side, center=(self.rect.centerx, self.rect.centery - p.px(3)))
        if look.hot and self.cards:
            p.plate("glow-soft", self.rect)
        name = f"wolves/sacrifice{'-2' if self.count > 1 else ''}.webp"
        if not p.blind:
            picture = p.art.picture(name, bowl.size)
            p.blit(picture if self.count else p.art.faded((name,), picture, 0.3), bowl.topleft)
        if self.count:
            disc = square(p.px(22), bottomright=self.rect.bottomright)
            p.medal("red", disc)
            p.text(str(self.count), disc, NUMBER._replace(size=15))


def wealth_things(board: WolvesBoard, seat: int) -> list[Widget]:
    """Sacrifices, deities and victories of a seat; one's own in two lines if there are many."""
    s, px = board.s, board.scene.units.px
    own = seat == board.scene.near
    room = layout.strip(board.areas[Part.STRIP, seat], board.scene.units, own).wealth
    room = cut.column_at(room, room.x + px(4), room.w - px(4))
    bowl = board.offerings_spot(seat)
    found: list[Widget] = [Offerings(board, seat, bowl)]
    gods, prizes = s.deities[seat], s.victories[seat]
    cards = [*gods, *prizes]
    held = cut.from_x(room, bowl.right + px(4))
    half = (room.h - px(4)) // 2
    one = min(held.h * layout.CARD, held.w / max(1, len(cards)))  # how wide a card is in one line, in two
    two = min(half * layout.CARD, held.w / max(1, len(gods), len(prizes)))
    if own and two > one:
        high, low = Rect(held.topleft, (held.w, half)), cut.row_at(held, room.bottom - half, half)
        places = layout.cards(high, len(gods), px(3), px(NARROWEST))
        places += layout.cards(low, len(prizes), px(3), px(NARROWEST))
    else:
        places = layout.cards(held, len(cards), px(3), px(NARROWEST))
    for i, (card, rect) in enumerate(zip(cards, places, strict=True)):
        if i < len(gods):
            found.append(DeityThing(board, card, rect, holder=seat))
            continue
        found.append(VictoryThing(board, card, rect, holder=seat))
    return found


def order(board: WolvesBoard) -> list[int]:
    """The seats from above to below: others in turn order, the nearest last."""
    return [*others(board.scene), board.scene.near]
