"""The reckoning: points pile by pile, shields in their sets, ties explained, and how it came about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.scoring import Tally, final_scores, tally
from valhalla.ui.input import Act
from valhalla.ui.match import Match
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.scenes.play.chart import draw_chart
from valhalla.ui.tables import new_session, open_table, table_of
from valhalla.ui.theme import BODY, GOLD, NAME, NUMBER, PALE_GOLD, SMALL, TITLE, TOTAL
from valhalla.ui.units import Units
from valhalla.ui.widgets.buttons import Button
from valhalla.words import scores
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.app import App

EACH: Final = 0.55  # seconds a pile takes to be counted


class Heap(NamedTuple):
    """One part of a score: what it is called, its icon, and which number of the tally."""

    name: str
    icon: str
    label: str


def heaps() -> list[Heap]:
    return [
        Heap("valour", "valour", _("Valour")),
        Heap("captured", "shield", _("Shields taken")),
        Heap("own", "block", _("Own shields")),
        Heap("set_points", "crown", _("Sets")),
        Heap("bonus", "jarl", _("Jarl")),
    ]


class ScoringScene(Scene):
    """Counted up pile by pile; a click shows the end of it."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        state = match.session.state
        self.tallies = [tally(state, seat) for seat in range(state.table.players)]
        outcome = match.game.outcome(state)
        assert outcome is not None
        self.outcome = outcome
        self.order = sorted(
            range(state.table.players), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat])
        )
        self.history = over_time(match)
        self.ended = ev.GameEnded(outcome.scores, outcome.winners)
        self.rematch = Button("rematch", _("Once more"), self._rematch, icon="redo")
        self.table = Button("table", _("Look at the table"), self._look, icon="eye")
        self.menu = Button("menu", _("To the menu"), self._menu, icon="menu")
        self.widgets = [self.rematch, self.table, self.menu]
        self.rows: list[Rect] = []

    def enter(self) -> None:
        mine = [seat for seat in self.match.humans if seat in self.outcome.winners]
        self.app.sound.cue("crowd" if not self.match.humans else "win" if mine else "lose")

    @property
    def music(self) -> str:
        return "hall"

    def update(self, dt: float) -> None:
        before = self.counted
        super().update(dt)
        if self.counted > before:
            self.app.sound.cue("count")

    @property
    def counted(self) -> int:
        """How many piles have been counted."""
        if self.app.settings.reduced_motion or self.app.settings.speed == "instant":
            return len(heaps())
        return min(len(heaps()), int(self.time / EACH))

    @property
    def still(self) -> bool:
        return not self.changed and self.counted == len(heaps())

    def act(self, act: Act) -> None:
        if act is Act.HURRY:
            self.time += 60
        else:
            super().act(act)

    def nowhere(self) -> None:
        self.time += 60

    def back(self) -> None:
        self._menu()

    # What the buttons do

    def _rematch(self) -> None:
        session = new_session(self.app, table_of(self.match.session))
        open_table(self.app, session)

    def _look(self) -> None:
        self.app.pop()

    def _menu(self) -> None:
        self.app.pop()
        self.app.pop()

    # Where

    def layout(self, units: Units) -> None:
        super().layout(units)
        u = units.px
        count = len(self.order)
        area = units.area.inflate(-u(60), 0)
        self.head = Rect(area.x, u(14), area.w, u(84))
        self.line = Rect(area.x, self.head.bottom, area.w, u(34))
        buttons = Rect(area.x, units.height - u(78), area.w, u(60))
        width = u(250)
        for i, widget in enumerate(self.widgets):
            x = area.centerx + (i - 1) * (width + u(20)) - width // 2
            widget.rect = Rect(x, buttons.y, width, buttons.h)
        top = self.line.bottom + u(38)
        chart_h = min(u(190), round(units.height * 0.24))
        self.chart = Rect(area.x, buttons.y - chart_h - u(14), area.w, chart_h)
        height = min(u(66), (self.chart.y - top - u(8)) // count)
        self.rows = [Rect(area.x, top + i * height, area.w, height - u(5)) for i in range(count)]

    def columns(self, row: Rect) -> list[Rect]:
        """Name, the piles, the total."""
        name = round(row.w * 0.27)
        total = round(row.w * 0.13)
        step = (row.w - name - total) // len(heaps())
        cells = [Rect(row.x, row.y, name, row.h)]
        cells += [Rect(row.x + name + i * step, row.y, step, row.h) for i in range(len(heaps()))]
        return [*cells, Rect(row.right - total, row.y, total, row.h)]

    # Drawing

    def draw_below(self, p: Painter) -> None:
        p.background("hall/hall-dark.webp")
        p.text(self._title(), self.head, TITLE._replace(size=60))
        p.text(self._reason(), self.line, BODY, align="centre", lines=2)
        heads = self.columns(self.rows[0].move(0, -p.px(32)))
        for cell, heap in zip(heads[1:-1], heaps(), strict=True):
            p.text(heap.label, Rect(cell.x, cell.y, cell.w, p.px(28)), SMALL, align="centre")
        for row, seat in zip(self.rows, self.order, strict=True):
            self._row(p, row, seat)
        draw_chart(p, self.chart, self.history, [self.match.shield(i) for i in range(len(self.order))])

    def _title(self) -> str:
        names = [self.match.names[seat] for seat in self.outcome.winners]
        if self.counted < len(heaps()):
            return _("The reckoning")
        if len(names) == 1:
            return _("{player} has won").format(player=names[0])
        return _("{players}: a shared victory").format(players=", ".join(names))

    def _reason(self) -> str:
        """How the game ended, or how a tie was broken."""
        if self.counted < len(heaps()):
            return ""
        lines = scores.lines(
            self.match.session.state, self.ended, self.match.names, lambda rule: f" ({rule})"
        )
        players = len(self.order)
        tie = lines[1 + players : -1]
        if tie:
            return tie[0]
        best = sorted(self.outcome.scores)[-2:]
        return _("{most} points against {next}.").format(most=best[-1], next=best[0])

    def _row(self, p: Painter, row: Rect, seat: int) -> None:
        won = seat in self.outcome.winners and self.counted == len(heaps())
        p.plate("list-row-hot" if won else "list-row", row)
        cells = self.columns(row)
        side = row.h - p.px(8)
        shield = Rect(row.x + p.px(8), row.y + p.px(4), side, side)
        p.picture(f"shields/seat-{self.match.shield(seat)}.webp", shield)
        name = Rect(shield.right + p.px(8), row.y, cells[0].right - shield.right - p.px(10), row.h)
        p.text(self.match.names[seat], name, NAME._replace(colour=PALE_GOLD) if won else NAME)
        total = 0
        for i, (cell, heap) in enumerate(zip(cells[1:-1], heaps(), strict=True)):
            if i >= self.counted:
                continue
            points = getattr(self.tallies[seat], heap.name)
            total += points
            self._heap(p, cell, heap, points, self.tallies[seat])
        p.text(str(total), cells[-1], TOTAL._replace(size=34, colour=PALE_GOLD if won else TOTAL.colour))

    def _heap(self, p: Painter, cell: Rect, heap: Heap, points: int, by: Tally) -> None:
        icon = Rect(cell.centerx - p.px(32), cell.centery - p.px(12), p.px(24), p.px(24))
        p.icon(heap.icon, icon, GOLD)
        text = str(points)
        if heap.name == "set_points" and by.sets:
            text = f"{points} ({'+'.join(str(size) for size in by.sets)})"
        p.text(
            text,
            Rect(icon.right + p.px(6), cell.y, cell.right - icon.right - p.px(6), cell.h),
            NUMBER,
            align="left",
        )


def over_time(match: Match) -> list[tuple[int, ...]]:
    """Everybody's points at the beginning of each turn, and at the end."""
    state = match.session.state_before(0)
    found = []
    for entry in match.session.log:
        for event in entry.events:
            match.game.apply(state, event)
            if isinstance(event, ev.TurnBegan | ev.GameEnded):
                found.append(final_scores(state))
    return found
