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

    def draw_played(self, p: Painter, rect: Rect) -> None:
        record = self.record
        won = record.seats[0].won
        badge = Rect(rect.x, rect.centery - p.px(22), p.px(44), p.px(44))
        picture.draw_badge(p, badge, record.monster, "medal-gold" if won else "medal-iron")
        left = Rect(badge.right + p.px(10), rect.y, round(rect.w * 0.3) - badge.w - p.px(20), rect.h // 2)
        colour = PALE_GOLD if won else BONE
        told = titles.against(record.monster, record.level)
        p.text(told, left, LABEL._replace(colour=colour), align="left")
        low = cut.below(left, rect.h - left.h)
        ended = _("slain · {points}") if won else _("stands · {points}")
        p.text(ended.format(points=record.seats[0].score), low, SMALL._replace(colour=DIM_BONE), align="left")
        x = left.right + p.px(10)
        self._stack(p, cut.column_at(rect, x, p.px(150)))
        x += p.px(166)
        names = Rect(x, rect.y, rect.right - x, rect.h // 2)
        p.text(" + ".join(part.name for part in record.seats), names, LABEL, align="left")
        low = Rect(x, names.bottom, names.w, rect.h - names.h)
        p.text(self.who(record.seats), low, SMALL._replace(colour=DIM_BONE))

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

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        room = inset(self.rect, p.px(14), p.px(6))
        slain = sum(tally.won for tally in self.tallies if tally is not None)
        side = min(room.h, p.px(52))
        badge = Rect(room.x, room.centery - side // 2, side, side)
        picture.draw_badge(p, badge, self.monster, "medal-gold" if slain else "medal-iron")
        name = cut.column_at(room, badge.right + p.px(12), round(room.w * 0.24) - side - p.px(12))
        p.text(titles.called(self.monster), name, NAME._replace(colour=PALE_GOLD if slain else BONE))
        wide = (room.right - name.right) // len(LEVELS)
        for i, tally in enumerate(self.tallies):
            self._cell(p, cut.column_at(room, name.right + i * wide, wide - p.px(10)), i + 1, tally)

    def _cell(self, p: Painter, rect: Rect, level: int, tally: Tally | None) -> None:
        side = min(rect.h - p.px(8), p.px(36))
        disc = Rect(rect.x, rect.centery - side // 2, side, side)
        won = tally is not None and tally.won > 0
        p.picture(f"plates/{'medal-gold' if won else 'medal-iron'}.webp", disc)
        p.text(titles.numeral(level), disc, NUMBER._replace(size=16))
        top = Rect(disc.right + p.px(8), rect.y, rect.right - disc.right - p.px(8), rect.h // 2)
        low = cut.below(top, rect.h - top.h)
        if tally is None:
            whole = cut.row_at(top, rect.y, rect.h)
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
