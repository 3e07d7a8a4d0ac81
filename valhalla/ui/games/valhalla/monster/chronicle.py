"""Games against monsters in the chronicle: which monster at which level, how far one came, how often."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pygame import Rect

from valhalla.games.valhalla.table import MONSTERS
from valhalla.ui import cut
from valhalla.ui.chronicle import Record, Tally, by_game, read, with_people
from valhalla.ui.cut import inset
from valhalla.ui.games.valhalla.monster import picture
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.chronicle_rows import Chronicled, GameRow
from valhalla.ui.theme import BODY, BONE, DIM_BONE, LABEL, NAME, NUMBER, PALE_GOLD, SMALL
from valhalla.ui.widgets.base import Look
from valhalla.ui.widgets.lists import Row
from valhalla.words.language import _
from valhalla.words.valhalla.monsters import titles

LEVELS: Final = (1, 2, 3)
STACK: Final = 6  # cards of a monster
STACK_WIDE: Final = 150  # units of them
BADGE: Final = 44
IN_LINE, IN_PAIRS = (
    620,
    350,
)  # units: in less who stood against it is told below, in still less the cards, too
NAMES_HIGH, STACK_HIGH = 62, 30
CELLS_BESIDE, CELLS_IN_LINE = 720, 400  # units: in less the levels stand below the name, then each in a line
CELLS_HIGH: Final = 38


def against_monsters(records: Iterable[Record]) -> list[Record]:
    """The games of people against a monster."""
    return [one for one in with_people(records) if one.monster]


def by_monster(records: Iterable[Record], players: int = 0) -> dict[tuple[str, int], Tally]:
    """By monster and level, of so many players or of any number."""
    found = [one for one in against_monsters(records) if players in (0, len(one.seats))]
    return by_game(found, lambda one: [(one.monster, one.level)])


def by_company(records: Iterable[Record]) -> dict[int, Tally]:
    """By how many there were against a monster."""
    return dict(sorted(by_game(against_monsters(records), lambda one: [len(one.seats)]).items()))


def best_against(monster: str, level: int, players: int, but: str = "") -> int | None:
    """The highest score of so many against a monster at a level, but for one game."""
    best = by_monster([one for one in read() if one.id != but], players).get((monster, level))
    return best.best if best is not None else None


class MonsterGameRow(GameRow):
    """The monster, how many of its cards fell, and who stood against it."""

    def __init__(self, record: Record, of: Chronicled) -> None:
        super().__init__(record, of)
        told = titles.against(record.monster, record.level)
        self.tip = f"{told}, {self.tip}" if self.tip else told

    def played(self, wide: float) -> float:
        below = 0 if wide >= IN_LINE else NAMES_HIGH
        return below + (STACK_HIGH if wide < IN_PAIRS else 0)

    def draw_played(self, p: Painter, rect: Rect) -> None:
        """What the monster was, how far one came, and who stood against it: in one, two or three lines."""
        px = p.px
        first = rect if rect.w >= px(IN_LINE) else cut.top(rect, px(50))
        if rect.w >= px(IN_LINE):
            told = cut.left(first, round(rect.w * 0.3) - px(10))
            stack = cut.column_at(first, told.right + px(10), px(STACK_WIDE))
            names = cut.from_x(first, stack.right + px(16))
        elif rect.w >= px(IN_PAIRS):
            told = cut.left(first, rect.w - px(STACK_WIDE + 10))
            stack = cut.right(first, px(STACK_WIDE))
            names = cut.from_y(rect, first.bottom)
        else:
            told, stack = first, cut.below(first, px(STACK_HIGH))
            names = cut.from_y(rect, stack.bottom)
        self._ended(p, told)
        self._stack(p, stack)
        self._names(p, names, 1 if names.h < px(NAMES_HIGH - 6) else 2)

    def _ended(self, p: Painter, rect: Rect) -> None:
        record = self.record
        won = record.seats[0].won
        badge = cut.square(p.px(BADGE), midleft=rect.midleft)
        picture.draw_badge(p, badge, record.monster, "medal-gold" if won else "medal-iron")
        left = cut.from_x(cut.top(rect, rect.h // 2), badge.right + p.px(10))
        colour = PALE_GOLD if won else BONE
        told = titles.against(record.monster, record.level)
        p.text(told, left, LABEL._replace(colour=colour), align="left")
        low = cut.below(left, rect.h - left.h)
        ended = _("slain · {points}") if won else _("stands · {points}")
        p.text(ended.format(points=record.seats[0].score), low, SMALL._replace(colour=DIM_BONE), align="left")

    def _names(self, p: Painter, rect: Rect, lines: int) -> None:
        """Who stood against it; below, in so many lines, as whom."""
        names = cut.top(rect, rect.h // (lines + 1))
        p.text(" + ".join(part.name for part in self.record.seats), names, LABEL, align="left")
        low = cut.from_y(rect, names.bottom)
        p.text(self.who(self.record.seats), low, SMALL._replace(colour=DIM_BONE), lines=lines)

    def _stack(self, p: Painter, rect: Rect) -> None:
        """A medal for each of its cards: golden for a beaten one."""
        side = p.px(24)
        for i in range(STACK):
            beaten = i < self.record.beaten
            place = Rect(rect.x + i * p.px(25), rect.centery - side // 2, side, side)
            p.picture(f"plates/{'medal-gold' if beaten else 'medal-iron'}.webp", place)
            if beaten:
                p.icon("check", inset(place, p.px(6)), BONE)


class MonsterRow(Row):
    """A monster, and at each level how often it was met and slain."""

    def __init__(self, monster: str, tallies: dict[tuple[str, int], Tally]) -> None:
        super().__init__(f"monster:{monster}")
        self.monster = monster
        self.tallies = [tallies.get((monster, level)) for level in LEVELS]

    def more(self, wide: float) -> float:
        room = wide - 28
        return 0 if room >= CELLS_BESIDE else CELLS_HIGH if room >= CELLS_IN_LINE else 3 * CELLS_HIGH

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        room = inset(self.rect, p.px(14), p.px(6))
        head = room if room.w >= p.px(CELLS_BESIDE) else cut.top(room, p.px(48))
        slain = sum(tally.won for tally in self.tallies if tally is not None)
        side = min(head.h, p.px(52))
        badge = cut.square(side, midleft=head.midleft)
        picture.draw_badge(p, badge, self.monster, "medal-gold" if slain else "medal-iron")
        name = cut.from_x(head, badge.right + p.px(12))
        if head is room:
            name.w = round(room.w * 0.24) - side - p.px(12)
            wide = (room.right - name.right) // len(LEVELS)
            cells = [cut.column_at(room, name.right + i * wide, wide - p.px(10)) for i in range(len(LEVELS))]
        else:
            rest = cut.from_y(room, head.bottom)
            in_line = room.w >= p.px(CELLS_IN_LINE)
            cells = (cut.row if in_line else cut.column)(rest, len(LEVELS), p.px(4))
        p.text(titles.called(self.monster), name, NAME._replace(colour=PALE_GOLD if slain else BONE))
        for i, (cell, tally) in enumerate(zip(cells, self.tallies, strict=True)):
            self._cell(p, cell, i + 1, tally)

    def _cell(self, p: Painter, rect: Rect, level: int, tally: Tally | None) -> None:
        side = min(rect.h - p.px(8), p.px(36))
        disc = Rect(rect.x, rect.centery - side // 2, side, side)
        won = tally is not None and tally.won > 0
        p.picture(f"plates/{'medal-gold' if won else 'medal-iron'}.webp", disc)
        p.text(titles.numeral(level), disc, NUMBER._replace(size=16))
        whole = cut.from_x(rect, disc.right + p.px(8))
        top = cut.top(whole, rect.h // 2)
        low = cut.below(top, rect.h - top.h)
        if tally is None:
            p.text(_("never met"), whole, SMALL._replace(colour=DIM_BONE), align="left")
            return
        told = _("slain: {won} of {games}").format(won=tally.won, games=tally.games)
        p.text(told, top, BODY, align="left")
        best = _("best: {points}").format(points=tally.best)
        p.text(best, low, SMALL._replace(colour=DIM_BONE), align="left")


def monster_rows(records: list[Record]) -> list[Row]:
    """All monsters, once one was met."""
    found = by_monster(records)
    return [MonsterRow(monster, found) for monster in MONSTERS] if found else []
