"""Rows of the chronicle, and what it asks a game about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from itertools import pairwise
from typing import Any, Final, NamedTuple

from pygame import Rect

from valhalla.kernel.session import Session
from valhalla.ui import cut
from valhalla.ui.chronicle import HUMAN, Part, Record, Tally
from valhalla.ui.painter import Painter
from valhalla.ui.table.record import emblems_of
from valhalla.ui.theme import BODY, BONE, DIM_BONE, GOLD, LABEL, NAME, PALE_GOLD, SMALL
from valhalla.ui.widgets import emblems
from valhalla.ui.widgets.base import Look
from valhalla.ui.widgets.lists import Row
from valhalla.words import games, seats
from valhalla.words.language import _, clock, day, ngettext

GAME_HIGH: Final = 62  # units of a row
TALLY_HIGH: Final = 44
SIDE: Final = 16
WHEN: Final = 160  # units that tell when
DATED: Final = 520  # units: in a narrower row that stands above all else, in others where that is lower
LINE: Final = 26
LEAST, LEAST_OF_TEAM = 140, 230  # units that a name needs, and those of allies
TEAM_HIGH: Final = 50
TALLIED: Final = 720  # units: in a narrower row of a tally the name stands above its figures


class Chronicled:
    """What a game has to say in the chronicle; most say no more than this."""

    def __init__(self, game: str) -> None:
        self.game = game

    def details(self, session: Session) -> dict[str, Any]:
        """What a record tells of a session besides what every game has."""
        return {}

    def teams(self, record: Record) -> list[tuple[int, ...]]:
        """Who won or lost together, by seat."""
        return [(seat,) for seat in range(len(record.seats))]

    def seat(self, part: Part) -> str:
        """What is told below the name of a seat: of an AI seat its level."""
        return games.name(self.game) if part.kind == HUMAN else seats.described(part.kind)

    def row(self, record: Record) -> GameRow:
        return GameRow(record, self)

    def sort(self, record: Record) -> str:
        """Under what it is found, if only such games are looked at."""
        return self.game

    def sorts(self) -> list[tuple[str, str]]:
        """What can be looked at alone, with its name."""
        return [(self.game, games.name(self.game))]

    def views(self) -> list[View]:
        """More ways to look at the games."""
        return []


class View(NamedTuple):
    """A way to look at the games: rows made of those that are looked at, and of all there are."""

    name: str
    label: str
    rows: Callable[[list[Record], list[Record]], Sequence[Row]]
    high: int = TALLY_HIGH
    empty: str = ""


class GameRow(Row):
    """A game: when, with which expansions, who, and the score; the winner in gold, allies as one."""

    def __init__(self, record: Record, of: Chronicled) -> None:
        super().__init__(f"game:{record.id}")
        self.record = record
        self.of = of
        self.emblems = emblems_of(record.game, record.expansions)
        self.tip = emblems.told(self.emblems)

    def more(self, wide: float) -> float:
        room = wide - 2 * SIDE
        return LINE + self.played(room) if self._is_dated(room) else self.played(room - WHEN)

    def _is_dated(self, room: float) -> bool:
        """Whether the day stands above all else."""
        return room < DATED or LINE + self.played(room) < self.played(room - WHEN)

    def played(self, wide: float) -> float:
        """How many units higher that is which tells who played, where it is so wide."""
        return TEAM_HIGH * (self._lines(wide)[1] - 1)

    def _teams(self) -> list[list[Part]]:
        """Who played together, the best first."""
        teams = [[self.record.seats[seat] for seat in team] for team in self.of.teams(self.record)]
        return sorted(teams, key=lambda team: (-team[0].won, -team[0].score))

    def _lines(self, wide: float) -> tuple[int, int]:
        """How many teams stand side by side in so many units, and in how many lines."""
        teams = self._teams()
        allied = len(teams[0]) > 1
        usual = max(3 if allied else 4, len(teams))
        least = LEAST_OF_TEAM if allied else LEAST
        across = usual if wide // usual >= least else max(1, int(wide // least))
        return across, -(-len(teams) // across)

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        room = cut.inset(self.rect, p.px(SIDE), p.px(6))
        if self._is_dated(self.rect.w / p.u - 2 * SIDE):
            self._dated(p, cut.top(room, p.px(LINE - 4)))
            self.draw_played(p, cut.from_y(room, room.y + p.px(LINE)))
            return
        when = cut.left(room, p.px(WHEN))
        self._when(p, when)
        self.draw_played(p, cut.from_x(room, when.right))

    def draw_played(self, p: Painter, rest: Rect) -> None:
        """Who played, and how it ended."""
        across, lines = self._lines(rest.w / p.u)
        wide, high = rest.w // across, rest.h // lines
        for i, team in enumerate(self._teams()):
            at = rest.x + i % across * wide, rest.y + i // across * high
            box = Rect(*at, wide - p.px(8), high // 2)
            colour = PALE_GOLD if team[0].won else BONE
            names = " + ".join(part.name for part in team)
            p.text(f"{names} {team[0].score}", box, LABEL._replace(colour=colour), align="left")
            low = cut.below(box, high - box.h)
            p.text(self.who(team), low, SMALL._replace(colour=DIM_BONE), align="left")

    def _dated(self, p: Painter, line: Rect) -> None:
        """The day and the hour, and at the right the signs of the expansions."""
        at = datetime.fromtimestamp(self.record.when)
        said = p.text(f"{day(at)}  {clock(at)}", line, SMALL)
        side = p.px(18)
        wide = min(line.right - said.right - p.px(12), round(side * 1.25) * len(self.emblems))
        emblems.draw_emblems(p, cut.right(line, wide), self.emblems, side)

    def _when(self, p: Painter, rect: Rect) -> None:
        """The day, and below it the hour and the signs of the expansions."""
        at = datetime.fromtimestamp(self.record.when)
        top = Rect(rect.x, rect.y, rect.w - p.px(8), min(rect.h, p.px(TEAM_HIGH)) // 2)
        low = cut.below(top, top.h)
        if not self.record.expansions:
            p.text(day(at), top, SMALL)
            p.text(f"{clock(at)}", low, SMALL)
            return
        p.text(f"{day(at)}  {clock(at)}", top, SMALL)
        emblems.draw_emblems(p, low, self.emblems, p.px(18))

    def who(self, parts: Sequence[Part]) -> str:
        return ", ".join(filter(None, map(self.of.seat, parts)))


class TallyRow(Row):
    """A name, how many games, how many won, and a bar of the share."""

    def __init__(self, name: str, tally: Tally) -> None:
        super().__init__(f"tally:{name}")
        self.label = name
        self.tally = tally

    def more(self, wide: float) -> float:
        return 36 if wide - 2 * SIDE < TALLIED else 0

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        room = cut.inset(self.rect, p.px(SIDE), p.px(5))
        played = ngettext("{count} game", "{count} games", self.tally.games).format(count=self.tally.games)
        won = _("won: {won} ({share} %)").format(won=self.tally.won, share=self.tally.share)
        told = played, won, _("best: {points}").format(points=self.tally.best)
        if room.w < p.px(TALLIED):
            name, low = cut.top(room, room.h * 2 // 5), cut.bottom(room, p.px(12))
            line = Rect(room.x, name.bottom, room.w, low.y - name.bottom)
            ends = [line.x, *(line.x + round(part * line.w) for part in (0.27, 0.7, 1.0))]
            cells = [cut.column_at(line, left, right - left - p.px(6)) for left, right in pairwise(ends)]
            groove = cut.inset(low, 0, p.px(2))
        else:
            name = cut.left(room, round(room.w * 0.32))
            part = room.w * 0.15
            cells = [cut.column_at(room, name.right + round(i * part), round(part)) for i in range(len(told))]
            wide = round(room.w * 0.21)
            groove = Rect(room.right - wide, room.centery - p.px(6), wide, p.px(12))
        p.text(self.label, name, NAME, align="left")
        for text, cell in zip(told, cells, strict=True):
            p.text(text, cell, BODY, align="left")
        p.fill(groove, (0, 0, 0), 0.45)
        p.fill(cut.left(groove, groove.w * self.tally.share // 100), GOLD)


def tally_rows(tallies: Iterable[tuple[str, Tally]]) -> list[Row]:
    return [TallyRow(name, tally) for name, tally in tallies]
