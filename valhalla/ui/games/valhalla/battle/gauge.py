"""The odds on the table: a gauge of both sides, and a sheet with the chance of every option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from valhalla.ai.valhalla.weighing import Row, Told
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import EXTRA, FACES, NONE
from valhalla.ui import cut
from valhalla.ui.games.valhalla.battle.marking import mark_row
from valhalla.ui.games.valhalla.faces.parts import might
from valhalla.ui.painter import Painter
from valhalla.ui.theme import (
    BLACK,
    BLOOD,
    BONE,
    BROWN_INK,
    INK,
    PAPER_BODY,
    PAPER_HEADING,
    PAPER_SMALL,
    SMALL,
    Colour,
    Style,
    palette,
    seat_colour,
)  # fmt: skip
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words import language
from valhalla.words.language import N_, _, pgettext
from valhalla.words.valhalla import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard

LABELS: Final = {
    "arm_best": N_("Arm best, end"),
    "end": N_("End now"),
    "reroll": N_("Reroll"),
    "free_reroll": N_("Free reroll"),
}
SIGNS: Final = {"reroll": "reroll", "free_reroll": "reroll", "keep_die": "hand"}  # if words find no room
ROW: Final = 24  # units
SIGNED: Final = 8  # units of a row with dice beside them, if its sign tells what is done
SHRUNK: Final = 0.84  # of its size that a row may be set in


class Gauge(Widget):
    """How likely either side is to win, if both play their dice as well as can be."""

    def __init__(self, board: BattleBoard, rect: Rect) -> None:
        super().__init__("gauge", rect, rule="V4.10")
        self.board = board
        self.tip = _("The chance to win for both sides, as far as you can know it.")

    def draw(self, p: Painter, look: Look) -> None:
        chance = self.board.chance()
        bar = self.rect.inflate(-p.px(60), -p.px(18))
        if chance is None:
            p.fitted(self.board.unweighed(), self.rect.inflate(-p.px(60), 0), SMALL._replace(centred=True))
            return
        battle, match = self.board.battle, self.board.scene.match
        mine = seat_colour(match.shield(battle.attack.seat))
        if not p.blind:
            theirs = self.board.opponent()[1]
            p.blit(_bar(p, bar.size, mine, theirs, round(bar.w * chance)), bar.topleft)
        room = cut.column_at(self.rect, bar.x + p.px(16), p.wx(58))
        self._number(p, room, self.board.in_percent(chance, battle.attack.seat))
        room.right = bar.right - p.px(16)
        self._number(p, room, self.board.in_percent(1 - chance, NONE))

    def _number(self, p: Painter, room: Rect, chance: str) -> None:
        p.fill(room.inflate(0, min(p.wx(20), room.h - p.px(10)) - room.h), (16, 9, 6), 0.55)
        p.text(chance, room, NUMBERS)


NUMBERS: Final = SMALL._replace(font="bold", size=18, colour=BONE, centred=True)


def _bar(p: Painter, size: tuple[int, int], mine: Colour, theirs: Colour, left: int) -> Surface:
    key = ("gauge", size, mine, theirs, left)
    return p.art.kept(key, lambda: _painted(size, mine, theirs, left))


def _painted(size: tuple[int, int], mine: Colour, theirs: Colour, left: int) -> Surface:
    """Two painted colours that meet in a notch, hatched and lit from above."""
    w, h = size
    big = Surface((w * 2, h * 2), pygame.SRCALPHA)
    notch = h
    left = max(notch, min(2 * w - notch, 2 * left)) if 0 < left < w else 2 * left
    big.fill((*theirs, 255))
    pygame.draw.polygon(
        big, (*mine, 255), [(0, 0), (left, 0), (left + notch // 2, h), (left, 2 * h), (0, 2 * h)]
    )
    for x in range(-2 * h, 2 * w, 18):
        pygame.draw.line(big, (0, 0, 0, 46), (x, 2 * h), (x + h, 0), 4)
    shade = Surface(big.get_size(), pygame.SRCALPHA)
    for y in range(2 * h):
        light = 60 - round(150 * y / (2 * h))
        shade.fill((255, 230, 180, light) if light > 0 else (0, 0, 0, -light), Rect(0, y, 2 * w, 1))
    big.blit(shade, (0, 0))
    if 0 < left < 2 * w:
        pygame.draw.lines(big, (*INK, 255), False, [(left, 0), (left + notch // 2, h), (left, 2 * h)], 6)
    mask = Surface(big.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(
        mask, (255,) * 4, [(h, 0), (2 * w - h, 0), (2 * w, h), (2 * w - h, 2 * h), (h, 2 * h), (0, h)]
    )
    big.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return pygame.transform.smoothscale(big, size).premul_alpha()


class OddsPanel(Widget):
    """A sheet of paper: every option with its chance, the best first. A row that is pressed is picked."""

    focusable = True
    mouse_only = True  # keys have the hint for that
    sound = ""

    def __init__(self, board: BattleBoard, rect: Rect) -> None:
        super().__init__("odds-panel", rect)
        self.board = board
        self.tip = _(
            "Exact for your dice and hand; what others hide is weighed by its number. Dice that you mark are"
            " told first. O hides this."
        )
        if self._pickable:
            self.tip += "\n" + _("Click a row to pick its dice on the table.")

    @property
    def _pickable(self) -> bool:
        """Whether a row is something that whoever looks may do now."""
        told = self.board.told()
        return bool(told and told.rows) and self.board.moves.asking is not None

    def press(self) -> None:
        told = self.board.told()
        if told is None or not self._pickable or self.board.scene.hurry():
            return
        at = self.board.scene.pointer
        row = next((row for row, box in self.listed(told) if box.collidepoint(at)), None)
        if row is not None:
            mark_row(self.board.moves, row)

    def _parts(self) -> tuple[Rect, Rect]:
        """The heading, and the room below it."""
        px, wx = self.board.scene.units.px, self.board.scene.units.wx
        room = self.rect.inflate(-px(40), -px(34))
        head = cut.top(room, wx(24) + px(2))
        return head, cut.from_y(room, head.bottom + px(3))

    def listed(self, told: Told) -> list[tuple[Row, Rect]]:
        """The rows with their places; what is marked comes first."""
        wx, room = self.board.scene.units.wx, self._parts()[1]
        marked = self.board.marked()
        listed = [marked] if marked else []
        listed += [row for row in told.rows if not (marked and _same(row, marked))]
        count = min(len(listed), max(1, room.h // wx(ROW - 3)))
        height = min(wx(ROW + 3), room.h // max(1, count))
        return [(row, cut.row_at(room, room.y + i * height, height)) for i, row in enumerate(listed[:count])]

    def draw(self, p: Painter, look: Look) -> None:
        told = self.board.told()
        p.plate("paper", self.rect)
        head, low = self._parts()
        heading = _("Valour to be saved") if told and told.points else _("Chance to win")
        p.fitted(heading, head, PAPER_HEADING._replace(size=20, colour=BLOOD))
        if told is None:
            p.text(_("weighing the odds …"), low, PAPER_BODY._replace(centred=True), valign="top")
        elif told.chance is None and not told.rows and not self.board.doomed:
            p.text(self.board.unweighed(), low, PAPER_BODY._replace(centred=True), lines=2, valign="top")
        elif told.rows:
            self._rows(p, told, look)
        else:
            self._sides(p, low, told.chance)

    def _rows(self, p: Painter, told: Told, look: Look) -> None:
        marked, listed = self.board.marked(), self.listed(told)
        most = max(1.0, *(row.number for row, _box in listed)) if told.points else 1.0
        for row, box in listed:
            if row is listed[0][0] and marked:
                p.fill(box.inflate(p.px(8), 0), palette().marked, 0.5)
            elif look.hover and self._pickable and box.collidepoint(self.board.scene.pointer):
                p.fill(box.inflate(p.px(8), 0), palette().marked, 0.25)
            best = row is listed[0][0]
            self._row(p, row, box, row.number / most, told.points, best=best)

    def _row(self, p: Painter, row: Row, box: Rect, share: float, as_points: bool, *, best: bool) -> None:
        if as_points:
            number = language.decimal(row.number, 1, "+")
        else:
            number = self.board.in_percent(row.number, self.board.acting)
        style = PAPER_BODY._replace(font="bold" if best else "text", size=15)
        right = cut.right(box, p.wx(46))
        p.text(number, right, style._replace(font="bold"), align="right")
        bar = Rect(right.x - p.px(44), box.centery - p.px(5), p.px(40), p.px(10))
        label = cut.left(box, bar.x - box.x - p.px(6))
        told = label_of(self.board.scene.shown, row)
        if row.kind == "arm_best" and self.board.moves.fighting and not self.board.moves.best[0]:
            told = _("With a supply, end")  # the dice alone arm nobody
        wide = p.wx(SIGNED + 16 * (len(row.dice) + 1)) if row.dice else round(p.width(told, style) * SHRUNK)
        if wide > label.w:  # the words take its room
            label = cut.left(box, right.x - box.x - p.px(6))
        else:
            _small_bar(p, bar, share, best)
        if row.dice:
            self._dice(p, row, label, style)
            return
        text, fitted = p.fitting(told, style, label.w, SHRUNK)
        if row.tactics and text != told:
            self._tactics(p, row, label, style)
        else:
            p.text(text, label, fitted)

    def _tactics(self, p: Painter, row: Row, box: Rect, style: Style) -> None:
        """Tactics whose names find no room, by their signs and, if there is room, what they add."""
        found = [tactic.effect for card in row.tactics if (tactic := self.board.scene.shown.table.word[card])]
        x, side = p.text("+", box, style).right + p.px(3), p.wx(17)
        gains = [might(effect) for effect in found]
        wide = [p.width(gain, style) + p.px(5) if gain else 0 for gain in gains]
        told = x + sum(wide) + len(found) * (side + p.px(2)) <= box.right
        for effect, gain, width in zip(found, gains, wide, strict=True):
            sign = effect.weapon or effect.word
            p.icon(sign, Rect(x, box.centery - side // 2, side, side), INK)
            x += side + p.px(2)
            if told and gain:
                p.text(gain, cut.column_at(box, x, width), style)
                x += width

    def _dice(self, p: Painter, row: Row, box: Rect, style: Style) -> None:
        """A reroll in small signs: what is rolled again, and what is given up for it."""
        told, side = label_of(self.board.scene.shown, row), p.wx(17)
        if p.width(told, style) <= box.w * 2 // 5:
            x = p.text(told, box, style).right + p.px(4)
        else:
            p.icon(SIGNS[row.kind], Rect(box.x, box.centery - side // 2, side, side), INK)
            x = box.x + side + p.px(6)
        count = len(row.dice) + (1.6 if row.price != NONE else 0)
        side = round(min(p.wx(16), (box.right - x) / max(1.0, count)))
        for die in row.dice:
            _sign(p, Rect(x, box.centery - side // 2, side, side), die, INK)
            x += side
        if row.price != NONE:
            x += side // 3
            spot = Rect(x, box.centery - side // 2, side, side)
            _sign(p, spot, row.price, BLOOD)
            p.surface.fill(BLOOD, cut.row_at(spot, spot.centery, max(1, p.px(1.5))))

    def _sides(self, p: Painter, room: Rect, chance: float | None) -> None:
        battle, names = self.board.battle, self.board.scene.match.names
        if chance is None or self.board.doomed:
            return
        attacker = battle.attack.seat
        mine = self.board.scene.me is not None  # who looks knows a hand
        sides = ((names[attacker], attacker, chance), (self.board.opponent()[0], NONE, 1 - chance))
        seen = _("as far as you can see") if mine else _("as far as everybody can see")
        style = PAPER_SMALL._replace(centred=True)
        for high in (ROW + 8, ROW):  # closer, if the note finds room then
            step = min(p.wx(high), room.h // 2)
            note = cut.from_y(room, room.y + 2 * step + p.px(4))
            if told := p.fits(seen, note, style, 2):
                break
        for i, (name, seat, part) in enumerate(sides):
            box = cut.row_at(room, room.y + i * step, step)
            left = cut.left(box, box.w - p.wx(58))
            p.fitted(name, left, PAPER_BODY, width=box.w - p.wx(60))
            number = self.board.in_percent(part, seat)
            p.text(number, box, PAPER_BODY._replace(font="bold"), align="right")
        if told:
            p.text(seen, note, style, lines=2, valign="top")


def label_of(s: State, row: Row) -> str:
    if row.kind == "tactic":
        return " ".join(f"+ {called.card(s.table, card)}" for card in row.tactics)
    return pgettext("die", "Keep") if row.kind == "keep_die" else _(LABELS[row.kind])


def _same(row: Row, marked: Row) -> bool:
    """Whether a row rolls the marked dice, and gives up as many."""

    def told(one: Row) -> tuple[str, list[int], int]:
        price = one.price % EXTRA if one.price != NONE else NONE
        return one.kind, sorted(die % EXTRA for die in one.dice), price

    return told(row) == told(marked)


def _sign(p: Painter, rect: Rect, die: int, colour: Colour) -> None:
    p.icon(FACES[die % EXTRA], rect, colour)


def _small_bar(p: Painter, rect: Rect, share: float, best: bool) -> None:
    p.fill(rect, BROWN_INK, 0.22)
    filled = cut.left(rect, round(rect.w * max(0.0, min(1.0, share))))
    if filled.w:
        colour = palette().best if best else palette().rest
        p.fill(filled, colour)
        p.fill(cut.bottom(filled, p.px(3)), BLACK, 0.3)
