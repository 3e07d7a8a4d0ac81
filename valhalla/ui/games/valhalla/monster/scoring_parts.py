"""Parts of the page that tells how it ended: the monster with its cards, those who fought, the points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import pygame
from pygame import Rect, Surface

from valhalla.games.valhalla.monsters.module import BEATEN_POINTS, SPARED
from valhalla.games.valhalla.monsters.stack import TOLLS, points, stack_of
from valhalla.games.valhalla.monsters.tale import BEATEN, FAILED, HELD, WOUNDED
from valhalla.games.valhalla.scoring import SHIELD_POINTS
from valhalla.games.valhalla.state import State
from valhalla.ui import cut
from valhalla.ui.cut import inset
from valhalla.ui.games.valhalla.monster.figure import draw_body, picture_in
from valhalla.ui.games.valhalla.monster.picture import LIGHTS
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.table.scoring.count import LAND, Count
from valhalla.ui.table.scoring.rows import CARD, LookedThrough
from valhalla.ui.theme import (
    BODY,
    BONE,
    DIM_BONE,
    EMBER,
    GOLD,
    LABEL,
    NAME,
    NIGHT,
    NUMBER,
    PALE_GOLD,
    SMALL,
    TOTAL,
)
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext, pgettext
from valhalla.words.valhalla.monsters import titles

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.monster.scoring import MonsterScoring

FACE: Final = 0.8  # of the picture's height: where its face is seen, above the cards
WOUNDS: Final = 5  # that there are pictures of
LINE: Final = 60  # units of a line of the count
NEXT: Final = 56  # units of the way to the next level
ROOMY: Final = 230  # units of words that leave room for those in Valhalla
NARROW: Final = 196  # units of one who has no room for a jarl
WORDS: Final = 170  # units of the words then
LENT: Final = 50  # units of how many were lent
FALL: Final = 40  # units that things fall from


class MonsterCount(Count):
    """Cards beaten; if all are, the shields that are left, and the cards left in the deck (V18.8)."""

    state: State
    piles = ("beaten", "shields", "spared")
    each: ClassVar = {"beaten": 0.4, "shields": 0.3, "spared": 0.22}

    def __init__(self, state: State, *, together: bool = False) -> None:
        assert state.monster is not None
        self.beaten = state.monster.card
        self.won = self.beaten > stack_of(state).final
        super().__init__(state, together=together)

    @property
    def counted(self) -> int:
        """All together."""
        return 1

    def row(self, seat: int, pile: str) -> list[tuple[int, int]]:
        if pile == "beaten":
            return [(place, BEATEN_POINTS) for place in range(self.beaten)]
        if not self.won:
            return []
        if pile == "shields":
            return [(owner, SHIELD_POINTS) for owner, left in enumerate(self.state.own) for _ in range(left)]
        return [(n, 1) for n in range(len(self.state.deck) // SPARED)]


class Lair(LookedThrough):
    """The monster, slain or standing, and its six cards."""

    def __init__(self, scene: MonsterScoring) -> None:
        super().__init__("lair", scene.nowhere)
        self.scene = scene

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("list-row", self.rect)
        room = inset(self.rect, p.px(8), p.px(8))
        slain = self.scene.won and self.scene.counted
        if slain:
            draw_slain(p, room, self.scene.monster)
        else:
            wounds = sum(self._landed(place) > 0 for place in range(self.scene.beaten))
            draw_monster(p, room, self.scene.monster, wounds, awake=True)
        high = min(round(room.h * 0.44), round((room.w - p.px(110)) / 6 / CARD))
        wide = round(high * CARD)
        foot = p.wx(26)
        low = cut.row_at(room, room.bottom - high - foot - p.px(12), high)
        shade = cut.from_y(room, low.centery)
        p.fill(shade, (0, 0, 0), 0.62)
        gap = (low.w - 6 * wide) // 7
        self.cards = [(Rect(low.x + gap + i * (wide + gap), low.y, wide, high), i) for i in range(6)]
        for rect, place in self.cards:
            self._card(p, rect, place)

    def _card(self, p: Painter, rect: Rect, place: int) -> None:
        """A card: beaten, it is dark and bears the shield of who struck it down."""
        scene = self.scene
        beaten = place < scene.beaten
        t = self._landed(place)
        standing = place == scene.beaten
        if standing and not p.blind:
            light(p, "glow", rect.inflate(rect.w // 2, rect.h // 3), EMBER, 0.8)
        if not p.blind:
            p.blit(scene.faces.shown(scene.state.table, ("monster", place), rect.h), rect.topleft)
        below = Rect(rect.x - p.px(12), rect.bottom + p.px(4), rect.w + p.px(24), p.wx(24))
        if beaten and t > 0:
            p.fill(rect, NIGHT, 0.55)
            blow = scene.tale.blows.get(place)
            if blow is not None:
                side = round(rect.w * 0.72)
                disc = cut.square(side, center=(rect.centerx, rect.centery - scene.fallen(p.u, t)))
                p.picture(f"shields/seat-{scene.match.shield(blow.seat)}.webp", disc)
                told = _("turn {turn}").format(turn=blow.turn)
                p.text(told, below, SMALL._replace(centred=True))
        elif standing:
            style, word = LABEL._replace(colour=PALE_GOLD), _("stands")
            if p.width(word, style) > below.w:  # nothing stands below the next ones
                below.x += p.px(12)
                below.w = min(2 * rect.w, self.rect.right - p.px(8) - below.x)
            p.fitted(word, below, style)
        elif not beaten:
            p.fill(rect, NIGHT, 0.3)

    def _landed(self, place: int) -> float:
        found = [piece for piece in self.scene.reckoning.of(0, "beaten") if piece.value == place]
        return min(1.0, max(0.0, (self.scene.now - found[0].at) / LAND)) if found else 0.0


def draw_monster(p: Painter, rect: Rect, monster: str, wounds: int, *, awake: bool) -> None:
    """The monster above its cards, with as many wounds as cards were beaten; awake, it glares."""
    if p.blind:
        return
    p.fill(rect, NIGHT)
    before = p.surface.get_clip()
    p.surface.set_clip(rect.clip(before))
    light(p, "glow", rect.inflate(rect.w // 3, rect.h // 2), LIGHTS.get(monster, EMBER), 0.55)
    window = cut.row_at(rect, rect.y + p.px(6), round(rect.h * FACE))
    draw_body(p, monster, picture_in(window), min(wounds, WOUNDS), eyes=awake)
    p.surface.set_clip(before)


def draw_slain(p: Painter, rect: Rect, monster: str) -> None:
    """The same picture without its colours, in a last light."""
    if p.blind:
        return
    key = ("slain", monster, rect.size)

    def grey() -> Surface:
        whole = Surface(rect.size)
        canvas = Painter(whole, p.units, p.art, p.fonts)
        draw_monster(canvas, Rect((0, 0), rect.size), monster, WOUNDS, awake=False)
        pale = pygame.transform.grayscale(whole)
        pale.fill((150, 150, 165), special_flags=pygame.BLEND_RGB_MULT)
        return pale

    p.blit(p.art.kept(key, grey), rect.topleft)
    light(p, "glow", inset(rect, rect.w // 6, 0), LIGHTS.get(monster, EMBER), 0.16)


class Fighter(Widget):
    """One of those who stood against it: jarl, shields left, what they struck, how they fought."""

    def __init__(self, scene: MonsterScoring, seat: int) -> None:
        super().__init__(f"fighter-{seat}")
        self.scene = scene
        self.seat = seat
        self.lent = scene.tale.lent.get(seat, 0)
        lent = [_("lent: {count}").format(count=self.lent)] if scene.state.table.common else []
        self.tip = "\n".join([*self._told(), *lent])

    def draw(self, p: Painter, look: Look) -> None:
        scene, state = self.scene, self.scene.state
        won = scene.won and scene.counted
        p.plate("list-row-hot" if won else "list-row", self.rect)
        room = inset(self.rect, p.px(10), p.px(8))
        narrow = self.rect.w < p.px(NARROW)
        x = room.x + p.px(2) if narrow else self._crest(p, room).right + p.px(10)
        words = cut.from_x(room, x)
        if words.w > p.wx(ROOMY):
            words.w = p.wx(WORDS)
            self._risen(p, cut.from_x(room, words.right + p.px(8)))
        name = cut.top(words, min(p.wx(26), words.h - p.px(90)))
        style = NAME._replace(colour=PALE_GOLD if won else BONE)
        style = style._replace(size=min(20, name.h / p.letters(style) / 1.3))
        p.fitted(scene.match.called(self.seat), name, style)
        wall = cut.row_at(words, name.bottom + p.px(2), p.px(26))
        if state.table.common and words.w >= p.px(WORDS - 10):
            self._lent(p, cut.right(wall, p.px(LENT)))
            wall.w -= p.px(LENT)
        self._shields(p, wall, state.own[self.seat])
        low = cut.from_y(words, name.bottom + p.px(30))
        told = "\n".join(self._told())
        if words.w >= p.wx(WORDS - 10) and p.height(told, SMALL, low.w) <= low.h:
            p.text(told, low, SMALL, lines=0, valign="top")
        else:
            self._figures(p, low)

    def _lent(self, p: Painter, rect: Rect) -> None:
        """How many of its warriors fought for others."""
        p.icon("gift", cut.left(rect, rect.h), PALE_GOLD)
        count = cut.from_x(rect, rect.x + rect.h + p.px(4))
        p.text(str(self.lent), count, NUMBER._replace(size=16, centred=False))

    def _risen(self, p: Painter, rect: Rect) -> None:
        """Those it sent to Valhalla, who fought on from there."""
        state = self.scene.state
        cards = sorted(self._sent(), key=lambda card: state.table.valour[card])
        high = min(rect.h - p.px(4), round(rect.w / 2 / CARD))
        wide = round(high * CARD)
        if high < p.px(60):
            return
        step = min(wide + p.px(3), (rect.w - wide) / max(1, len(cards) - 1))
        left = rect.right - wide - round(step * (len(cards) - 1))
        for i, card in enumerate(cards if not p.blind else ()):
            face = self.scene.faces.card(state.table, card, high)
            p.blit(face, (left + round(i * step), rect.centery - high // 2))

    def _sent(self) -> list[int]:
        """What is in its Valhalla; of a common one, what came from its squad."""
        state = self.scene.state
        return self.scene.tale.sent.get(self.seat, []) if state.table.common else state.pile(self.seat)

    def _worth(self) -> int:
        state = self.scene.state
        if not state.table.common:
            return points(state, self.seat)
        return sum(state.table.valour[card] for card in self._sent())

    def _fought(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Attacks, and attacks of the monster: how many went well, of how many."""
        tale, seat = self.scene.tale, self.seat
        attacks, defences = tale.of(seat, BEATEN, FAILED), tale.of(seat, HELD, WOUNDED)
        return (tale.struck(seat), attacks), (tale.of(seat, HELD), defences)

    def _told(self) -> list[str]:
        (won, attacks), (held, defences) = self._fought()
        first = _("attacks won: {won} of {count}").format(won=won, count=attacks)
        then = _("held off: {held} of {count}").format(held=held, count=defences)
        risen = _("in Valhalla: {points}").format(points=self._worth())
        return [first, then, risen]

    def _figures(self, p: Painter, rect: Rect) -> None:
        """The same in signs, where words find no room."""
        side = p.px(19)
        words = [f"{well} / {of}" for well, of in self._fought()]
        words.append(str(self._worth()))
        for i, (icon, word) in enumerate(zip(("attack", "shield", "valour"), words, strict=True)):
            line = cut.row_at(rect, rect.y + i * p.px(21), p.px(20))
            p.icon(icon, Rect(line.x, line.centery - side // 2, side, side), PALE_GOLD)
            text = cut.column_at(line, line.x + side + p.px(6), line.w - side - p.px(6))
            p.text(word, text, NUMBER._replace(size=16, centred=False))

    def _crest(self, p: Painter, room: Rect) -> Rect:
        """The jarl with the seat's shield upon it."""
        state = self.scene.state
        height = min(room.h, p.px(112))
        card = Rect(room.x, room.centery - height // 2, round(height * CARD), height)
        jarl = state.jarls[self.seat] if state.jarls else -1
        if jarl >= 0 and not p.blind:
            p.blit(self.scene.faces.shown(state.table, ("jarl", jarl), height), card.topleft)
        side = round(height * 0.46)
        place = Rect(card.right - side // 2, card.bottom - side, side, side)
        p.picture(f"shields/seat-{self.scene.match.shield(self.seat)}.webp", place)
        return place

    def _shields(self, p: Painter, rect: Rect, left: int) -> None:
        """The shields that are left, and where the others were."""
        whole = self.scene.state.table.shields
        step = min(rect.h + p.px(3), (rect.w - rect.h) // max(1, whole - 1))
        for i in range(whole):
            name = f"seat-{self.scene.match.shield(self.seat)}" if i < left else "empty"
            p.picture(f"shields/{name}.webp", cut.column_at(rect, rect.x + i * step, rect.h))


class Points(Widget):
    """The count: cards beaten, shields left, cards left in the deck, and the sum."""

    def __init__(self, scene: MonsterScoring) -> None:
        super().__init__("points", rule="V18.8")
        self.scene = scene
        self.lines = self.sum = Rect(0, 0, 0, 0)
        self.low = 0  # where the sum ends

    def lay(self, units: Units) -> Rect:
        """Lines above their sum, or beside it; gives where the way to the next level is."""
        room = inset(self.rect, units.px(24), units.px(20))
        high, margin = units.wx(NEXT), units.px(30)
        self.lines, self.sum = room, cut.from_y(room, room.y + 3 * units.wx(LINE))
        if self.rect.w > self.rect.h * 6 // 5:
            self.lines = cut.left(room, room.w * 11 // 20)
            self.sum = cut.from_x(room, self.lines.right + units.px(20))
            high, margin = min(high, units.px(84)), units.px(14)
        self.low = self.rect.bottom - margin - high
        return cut.row_at(inset(self.sum, units.px(2), 0), self.low, high)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        y, high = self.lines.y, min(p.wx(LINE), self.lines.h // 3)
        for pile, icon, told, note in self._lines():
            line = cut.row_at(self.lines, y, high - p.px(6))
            self._line(p, line, pile, icon, (told, note))
            y += high
        room = self.sum
        p.fill(cut.row_at(room, room.y, max(1, p.px(2))), GOLD)
        total = cut.row_at(room, room.y + p.px(6), p.px(62))
        label = cut.left(total, total.w // 2)
        p.text(_("Points"), label, NAME, align="left")
        counted = str(self.scene.reckoning.points(0, self.scene.now))
        style = TOTAL._replace(size=54, colour=PALE_GOLD if self.scene.counted else BONE)
        p.text(counted, cut.column_at(total, label.right, total.w - label.w), style, align="right")
        if self.scene.counted:
            top = total.bottom + p.px(4)
            low = cut.row_at(room, top, self.low - p.px(12) - top)
            told = self.scene.told_best()
            style = BODY._replace(centred=True)
            style = p.shrunk(told, low, style, style.size * 0.7, 0)
            best = p.text(told, low, style, lines=0, valign="top")
            self._levels(p, cut.from_y(low, best.bottom))

    def _levels(self, p: Painter, rect: Rect) -> None:
        """The levels at which this monster was slain, in gold, where there is room for them."""
        side = min(p.px(48), rect.h - p.px(10))
        if side < p.px(30):
            return
        for i in range(len(TOLLS)):
            disc = cut.square(
                side, center=(rect.centerx + (i - 1) * (side + p.px(14)), rect.centery + p.px(2))
            )
            slain = i + 1 in self.scene.slain
            if slain and not p.blind:
                light(p, "glow", disc.inflate(side // 2, side // 2), GOLD, 0.6)
            p.picture(f"plates/{'medal-gold' if slain else 'medal-iron'}.webp", disc)
            p.text(titles.numeral(i + 1), disc, NUMBER._replace(size=20, colour=BONE if slain else DIM_BONE))

    def _lines(self) -> list[tuple[str, str, str, str]]:
        state, count = self.scene.state, self.scene.reckoning
        cards, shields, deck = count.beaten, sum(state.own), len(state.deck)
        of_all = _("{count} of {all} cards beaten").format(count=cards, all=len(stack_of(state).cards))
        left = ngettext("{count} shield left", "{count} shields left", shields).format(count=shields)
        spared = ngettext("{count} card left in the deck", "{count} cards left in the deck", deck)
        lost = "" if count.won else _("counts after a victory only")
        each = pgettext("card", "{points} points each").format(points=BEATEN_POINTS)
        of_shields = pgettext("shield", "{points} points each").format(points=SHIELD_POINTS)
        of_deck = _("1 point for every {count}").format(count=SPARED)
        return [
            ("beaten", "skull", of_all, each),
            ("shields", "shield", left, lost or of_shields),
            ("spared", "deck", spared.format(count=deck), lost or of_deck),
        ]

    def _line(self, p: Painter, rect: Rect, pile: str, icon: str, words: tuple[str, str]) -> None:
        side = p.px(44)
        disc = Rect(rect.x, rect.centery - side // 2, side, side)
        begun = any(piece.at <= self.scene.now for piece in self.scene.reckoning.of(0, pile))
        counts = self.scene.reckoning.won or pile == "beaten"
        p.picture(f"plates/{'medal-gold' if begun else 'medal-iron'}.webp", disc)
        p.icon(icon, inset(disc, side // 4), BONE if counts else DIM_BONE)
        wide = p.px(58)
        text = cut.column_at(rect, disc.right + p.px(10), rect.right - wide - disc.right - p.px(10))
        top = cut.row_at(text, text.y + max(0, (text.h - p.wx(45)) // 2), min(p.wx(24), text.h // 2))
        style = BODY._replace(colour=BONE if counts else DIM_BONE)
        p.text(words[0], top, p.shrunk(words[0], top, style, style.size * 0.7, 1))
        low = cut.row_at(text, top.bottom - p.px(1), min(p.wx(21), text.bottom - top.bottom + p.px(1)))
        small = SMALL._replace(colour=DIM_BONE)
        p.text(words[1], low, p.shrunk(words[1], low, small, small.size * 0.7, 1))
        if counts:
            number = cut.right(rect, wide)
            counted = self.scene.reckoning.points(0, self.scene.now, pile)
            p.text(str(counted), number, NUMBER._replace(size=28, colour=PALE_GOLD), align="right")
