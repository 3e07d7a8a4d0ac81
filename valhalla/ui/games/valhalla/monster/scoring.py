"""The end of a game against a monster: slain or standing, who struck which card, the points (V18.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from pygame import Rect, Surface

from valhalla.games.valhalla.monsters.stack import TOLLS, stack_of
from valhalla.games.valhalla.monsters.tale import tale_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import MONSTERS
from valhalla.ui import chronicle, cut
from valhalla.ui.cut import row
from valhalla.ui.games.valhalla.monster.chart import draw_course
from valhalla.ui.games.valhalla.monster.chronicle import best_against, by_monster
from valhalla.ui.games.valhalla.monster.scoring_parts import (
    FALL,
    LINE,
    NEXT,
    Fighter,
    Lair,
    MonsterCount,
    Points,
)
from valhalla.ui.painter import Painter
from valhalla.ui.settings import LastTable
from valhalla.ui.stage.effects import light
from valhalla.ui.stage.tween import ease
from valhalla.ui.table.match import Match
from valhalla.ui.table.scoring.chart import Line
from valhalla.ui.table.scoring.rows import Columns, Tallied
from valhalla.ui.table.scoring.scene import LARGE, LIT, ScoringScene
from valhalla.ui.tables import new_session, open_table, table_of
from valhalla.ui.theme import PALE_GOLD
from valhalla.ui.units import Units
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _, ngettext
from valhalla.words.valhalla.monsters import titles

if TYPE_CHECKING:
    from valhalla.ui.app import App

FIRST_GAME: Final = "first_game"
RIGHT: Final = 362  # units of the points
FIGHTERS: Final = 136  # units of those who fought
COLUMN: Final = 154  # units of the points beside what holds words
HIGHEST: Final = 640  # units of all of it
ROOMY_NEXT: Final = 290  # units of the way to the next level, if it has room for its sign
HIGHEST_UPRIGHT: Final = 1120


class MonsterScoring(ScoringScene):
    """The monster and its cards at the left, those who fought below, the points at the right."""

    counting = MonsterCount
    reckoning: MonsterCount

    def __init__(self, app: App, match: Match) -> None:
        state: State = match.session.state
        self.state = state
        self.monster: str = match.session.setup.monster
        self.level: int = match.session.setup.level
        self.tale = tale_of(match.session.state_before(0), match.session.events())
        self.lair = Lair(self)
        self.points = Points(self)
        self.fighters = [Fighter(self, seat) for seat in range(state.table.players)]
        self.next = Button("next", "", self._next, icon="axe")
        super().__init__(app, match)
        known = by_monster(chronicle.read())
        self.slain = {
            level for (monster, level), tally in known.items() if monster == self.monster and tally.won
        }
        self.slain |= {self.level} if self.won else set()
        self.widgets = [
            self.title, self.lair, *self.fighters, self.points, self.next, *self.buttons, self.hints,
        ]  # fmt: skip

    def reworded(self) -> None:
        self.way, self.next.label = self._ways()
        super().reworded()

    # What differs from other games

    def make_rows(self) -> list[Tallied]:
        return []

    def make_columns(self, units: Units) -> Columns:
        return Columns([], units)

    @property
    def won(self) -> bool:
        return bool(self.outcome.winners)

    @property
    def beaten(self) -> int:
        return self.reckoning.beaten

    def _show(self, *, chart: bool) -> None:
        super()._show(chart=chart)
        self.course.label = _("How it ended") if chart else _("The course of it")
        for widget in (self.lair, self.points, *self.fighters):
            widget.visible = not chart
        self._judge()

    def _ways(self) -> tuple[LastTable, str]:
        """After a victory on to the next level, or to the next monster; after a defeat an easier way."""
        table, level = table_of(self.match.session), self.level
        if self.won:
            if level < len(TOLLS):
                told = _("On to level {level}").format(level=titles.numeral(level + 1))
                return msgspec.structs.replace(table, level=level + 1), told
            monster = MONSTERS[(MONSTERS.index(self.monster) + 1) % len(MONSTERS)]
            told = _("On to {monster}").format(monster=titles.called(monster))
            return msgspec.structs.replace(table, monster=monster), told
        if level > 1:
            told = _("Try level {level}").format(level=titles.numeral(level - 1))
            return msgspec.structs.replace(table, level=level - 1), told
        if FIRST_GAME not in table.variants:
            more = (*table.variants, FIRST_GAME)
            return msgspec.structs.replace(table, variants=more), _("Without its abilities")
        return table, ""

    def _judge(self) -> None:
        """Another way is offered once the count has shown how this one ended."""
        self.next.visible = bool(self.next.label) and self.counted and not self.charted
        self.next.lit = self.won
        self.rematch.lit = self.counted and not self.won

    def _won(self) -> None:
        super()._won()
        self._judge()

    def _next(self) -> None:
        open_table(self.app, new_session(self.app, self.way))

    # Words

    def _title(self) -> str:
        if not self.counted:
            return _("The reckoning")
        told = _("The monster {monster} is slain") if self.won else _("The monster {monster} still stands")
        return told.format(monster=titles.called(self.monster))

    def _reason(self) -> str:
        """By what it ended, and at which level."""
        if not self.counted:
            return ""
        level = titles.against(self.monster, self.level)
        return f"{level} · {titles.alone_or_together(self.state.table.players)}. {self._ended()}"

    def _ended(self) -> str:
        if self.won:
            return _("All its cards are beaten.")
        if self.outcome.termination == "last_shield":
            broken = [seat for seat, left in enumerate(self.state.own) if not left]
            if len(self.fighters) == 1 or not broken:
                return _("Your last shield is lost.")
            return _("Player {player} has lost the last shield.").format(player=self.match.names[broken[0]])
        return _("The deck has run out.")

    def told_best(self) -> str:
        """How it compares with what was done before at this level."""
        return "\n".join(filter(None, (self._compared(), self._wanted())))

    def _wanted(self) -> str:
        """What would have been next."""
        if self.won:
            return ""
        strength = stack_of(self.state).strengths[self.beaten]
        return _("The next card would have wanted strength {strength}.").format(strength=strength)

    def _compared(self) -> str:
        players, score = self.state.table.players, self.outcome.scores[0]
        best = best_against(self.monster, self.level, players, but=chronicle.name_of(self.match.session))
        if best is None:
            return _("The first time at this level.")
        if score > best:
            return _("Better than ever before: {points} was the best so far.").format(points=best)
        told = ngettext("The best so far: {count} point.", "The best so far: {count} points.", best)
        return told.format(count=best)

    # Where

    def layout(self, units: Units) -> None:
        super().layout(units)
        u = units.px
        area = Rect(0, 0, min(units.width - u(40), u(1500)), units.height)
        area.centerx = units.width // 2
        foot = self.buttons[0].rect
        most = u(HIGHEST_UPRIGHT if units.upright else HIGHEST)
        head = self.title.rect.h + u(2) + self.line.h + u(6)
        free = max(0, foot.y - u(20) - head - most) // 2
        self.title.rect = cut.row_at(area, u(16) + free, self.title.rect.h)
        self.line.y = self.title.rect.bottom + u(2)
        top, bottom = self.line.bottom + u(6), foot.y - u(14)
        body = cut.row_at(area, top, min(bottom - top, most))
        fighters = self._lay_body(body)
        for fighter, place in zip(self.fighters, row(fighters, len(self.fighters), u(8)), strict=True):
            fighter.rect = place
        self.next.rect = self.points.lay(units)
        self.next.bare = self.next.rect.w < units.wx(ROOMY_NEXT)
        self.chart = cut.row_at(area, top, bottom - top)

    def _lay_body(self, body: Rect) -> Rect:
        """The monster beside the points; with larger words the points are wider than high, and in an upright
        window below all. Gives the place of those who fought."""
        u, wx = self.units.px, self.units.wx
        low = cut.bottom(body, u(FIGHTERS))
        rest = cut.top(body, body.h - u(FIGHTERS + 8))
        if self.units.upright:
            high = u(60) + 3 * wx(LINE)
            self.points.rect = cut.bottom(body, high)
            self.lair.rect = cut.top(body, rest.h - high - u(8))
            return low.move(0, -high - u(8))
        if body.h < u(COLUMN) + wx(3 * LINE + 60 + NEXT):
            self.points.rect = cut.right(rest, rest.w * 3 // 5)
            self.lair.rect = cut.left(rest, rest.w - self.points.rect.w - u(14))
            return low
        self.points.rect = cut.right(body, u(RIGHT))
        left = body.w - u(RIGHT + 14)
        self.lair.rect = cut.left(rest, left)
        return cut.left(low, left)

    def fallen(self, unit: float, t: float) -> int:
        """How far above its place a shield still is."""
        return 0 if self.app.settings.reduced_motion else round(FALL * unit * (1 - ease(t)))

    # Drawing

    def draw_course(self, p: Painter) -> None:
        draw_course(p, self.chart, self.tale, self.lines(), titles.called(self.monster))

    def draw_counted(self, p: Painter) -> None:
        """Lair, fighters and points draw themselves."""

    def lines(self) -> list[Line]:
        seats = tuple(fighter.seat for fighter in self.fighters)
        if self.state.table.common:
            return [self._line(0, seats)._replace(name=_("Valhalla"))]
        return [self._line(seat, (seat,)) for seat in seats]

    def large(self, p: Painter, card: int) -> Surface:
        return self.faces.shown(self.state.table, ("monster", card), p.px(LARGE + 30))

    def draw_above(self, p: Painter) -> None:
        since = (self.now - self.reckoning.end) / LIT
        if self.counted and since < 1 and self.won and not self.charted:
            glow = self.lair.rect.inflate(p.px(80), p.px(80))
            light(p, "glow", glow, PALE_GOLD, 0.5 * (1 - since))
