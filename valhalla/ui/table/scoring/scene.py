"""The reckoning, the frame of every game's: points pile by pile, ties explained, and how it came about."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from pygame import Rect, Surface

from valhalla.ui import cut
from valhalla.ui.app import App
from valhalla.ui.cut import row
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.hall import HearthScene
from valhalla.ui.settings import SPEEDS
from valhalla.ui.table.match import Match
from valhalla.ui.table.scoring.chart import Axes, Line, draw_chart
from valhalla.ui.table.scoring.count import LAND, Count
from valhalla.ui.table.scoring.rows import Columns, LookedThrough, Tallied
from valhalla.ui.tables import new_session, open_table, table_of, watch
from valhalla.ui.theme import BODY
from valhalla.ui.units import Units
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.hints import Hints
from valhalla.ui.widgets.title import Title
from valhalla.words.language import _, ngettext
from valhalla.words.listing import listed
from valhalla.words.record import words_of

HELD: Final = 0.4  # seconds of holding the hurry key until all is skipped
LIT: Final = 1.2  # seconds the winner's light takes to rise
LARGE: Final = 400  # units of a card that is looked at
HIGHEST: Final = 206  # units of a row
HIGHEST_UPRIGHT: Final = 250
LARGEST_TITLE: Final = 1.3  # times: it is large enough
LEAST: Final = 120  # units of a button
CITED: Final = "\N{INFORMATION SEPARATOR ONE}"  # before a clause, to know a line by
ROOMY: Final = 214  # units of a button that has room for its sign


class ScoringScene(HearthScene, ABC):
    """Counted up pile by pile; a click shows the end of a pile, holding or a key the end of all."""

    paged = False

    counting: ClassVar[type[Count]]
    row: ClassVar[type[Tallied]] = Tallied
    reckoning: Count
    music = "hall"

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        state = match.session.state
        outcome = match.game.outcome(state)
        assert outcome is not None
        self.outcome = outcome
        self.reckoning = self.counting(state, together=app.settings.reduced_motion)
        self.now = 0.0  # how far the count has come
        self._held = 0.0
        self.history = over_time(match)
        self.faces = match.staging.faces(app)
        self.rows = self.make_rows()
        self.title = Title("title", "")
        self.course = Button("course", "", self._turn, icon="clock")
        self.rematch = Button("rematch", "", self._rematch, icon="redo")
        self.table = Button("table", "", self._look, icon="eye")
        self.film = Button("film", "", self._film, icon="play")
        self.menu = Button("menu", "", self._menu, icon="menu")
        self.buttons = [self.rematch, self.course, self.film, self.table, self.menu]
        self.hints = Hints(app.input, [])
        self.widgets = [self.title, *self.rows, *self.buttons, self.hints]
        self.charted = False
        self.reworded()

    def reworded(self) -> None:
        self.rematch.label = _("Once more")
        self.table.label = _("Look at the table")
        self.film.label = _("Watch it again")
        self.menu.label = _("To the menu")
        self.hints.hints = [
            (Act.HURRY, _("count on")), (Act.SKIP, _("count all")), (Act.ACCEPT, _("choose")),
        ]  # fmt: skip
        self._show(chart=self.charted)

    # What differs from game to game

    @abstractmethod
    def make_columns(self, units: Units) -> Columns:
        """The piles of a row."""

    def make_rows(self) -> list[Tallied]:
        """Who is counted, one below another."""
        return [self.make_row(seat) for seat in range(self.match.session.state.table.players)]

    def make_row(self, seat: int) -> Tallied:
        return self.row(seat, self.match, self.reckoning, self.faces, self.nowhere)

    def beforehand(self) -> str:
        """What is told until everything is counted."""
        return ""

    def ahead(self, best: int, then: int) -> str:
        """How far the winner is ahead."""
        message = ngettext("{count} point against {next}.", "{count} points against {next}.", best)
        return message.format(count=best, next=then)

    def judged(self, over: str, why: str) -> str:
        """Of why it is over, and why who has won has won: what is told."""
        return why

    def over_time_words(self) -> str:
        """What the button says that shows how it came about."""
        return _("Points over time")

    def marks(self) -> list[str]:
        """What stands below the places of the chart; nothing: they are too many."""
        return []

    # The count

    @property
    def counted(self) -> bool:
        return self.now >= self.reckoning.end

    def update(self, dt: float) -> None:
        super().update(dt)
        self._held = self._held + dt if self.app.input.holding else 0.0
        if self._held > HELD:
            self._count_to(self.reckoning.end)
        elif self.app.scene is self:
            self._count_to(self.now + dt * SPEEDS[self.app.settings.speed])

    def _count_to(self, time: float) -> None:
        """The count goes on; what lands is heard, and in the end who has won."""
        before, self.now = self.now, time
        if before < self.reckoning.end:
            landed = {piece.pile for piece in self.reckoning.pieces if before < piece.at + LAND <= time}
            for pile in landed:
                self.app.sound.cue(self.reckoning.sounds.get(pile, "count"))
            if self.counted:
                self._won()
            self.title.text = self._title()
            self.changed = True

    def _won(self) -> None:
        mine = [seat for seat in self.match.humans if seat in self.outcome.winners]
        self.app.sound.cue("crowd" if not self.match.humans else "win" if mine else "lose")
        for line in self.winning:
            line.won = True

    @property
    def winning(self) -> list[Tallied]:
        return [line for line in self.rows if line.seat in self.outcome.winners]

    @property
    def still(self) -> bool:
        return not self.changed and self.now >= self.reckoning.end + LIT

    def act(self, act: Act) -> None:
        if act is Act.HURRY:
            self._count_to(max(self.now, self.reckoning.after(self.now)))
        elif act is Act.SKIP:
            self._count_to(max(self.now, self.reckoning.end))
        else:
            super().act(act)

    def nowhere(self) -> None:
        self.act(Act.HURRY)

    def back(self) -> None:
        """From the chart to the reckoning, from there to the menu."""
        if self.charted:
            self._turn()
        else:
            self._menu()

    # What the buttons do

    def _show(self, *, chart: bool) -> None:
        """Either the piles or their course over time."""
        self.charted = chart
        self.course.label = _("The reckoning") if chart else self.over_time_words()
        self.course.icon = "valour" if chart else "clock"
        for line in self.rows:
            line.visible = not chart
        self.title.text = self._title()
        self.changed = True

    def _turn(self) -> None:
        self._count_to(max(self.now, self.reckoning.end))
        self._show(chart=not self.charted)

    def _rematch(self) -> None:
        session = new_session(self.app, table_of(self.match.session))
        open_table(self.app, session)

    def _film(self) -> None:
        watch(self.app, self.match.session)

    def _look(self) -> None:
        self.app.pop()

    def _menu(self) -> None:
        self.app.pop()
        self.app.pop()

    # Where

    def layout(self, units: Units) -> None:
        super().layout(units)
        u, wx = units.px, units.wx
        wide = min(units.width - u(40), u(1500))
        area = cut.sized(wide, units.height, midtop=(units.width // 2, 0))
        foot = self._lay_buttons(area)
        count = max(1, len(self.rows))
        title = round(u(54) * min(units.words, LARGEST_TITLE))
        heads = u(24) if units.words <= 1 else wx(44)
        top, bottom = u(16) + title + u(6) + wx(40) + u(6) + heads, foot - u(14)
        top += u(146) - u(16) - u(54) - u(6) - u(40) - u(6) - u(24)
        highest = u(HIGHEST_UPRIGHT if units.upright else HIGHEST)
        height = min(highest, (bottom - top + u(7)) // count)
        down = (bottom - top - count * height) // 2
        self.title.rect = cut.row_at(area, u(16) + down // 2, title)
        self.line = cut.row_at(area, self.title.rect.bottom + u(6), wx(40))
        self.heads = cut.row_at(area, top + down - heads - u(2), heads)
        self.columns = self.make_columns(units)
        self.columns.measure(self.app.fonts)
        for i, line in enumerate(self.rows):
            line.rect = cut.row_at(area, top + down + i * height, height - u(7))
            line.columns = self.columns
        self.chart = cut.row_at(area, self.line.bottom + u(4), bottom - self.line.bottom - u(4))

    def _lay_buttons(self, area: Rect) -> int:
        """Side by side, or in two rows; gives where they begin."""
        u, wx, gap = self.units.px, self.units.wx, self.units.px(14)
        wide = min(area.w, u(1220))
        across = min(len(self.buttons), max(1, (wide + gap) // (wx(LEAST) + gap)))
        rows = -(-len(self.buttons) // across)
        across = -(-len(self.buttons) // rows)
        high = wx(58)
        low = u(2) + wx(30)
        top = self.units.height - low - rows * (high + u(8)) + u(8)
        foot = cut.sized(wide, high, midtop=(area.centerx, top))
        for i, button in enumerate(self.buttons):
            line = foot.move(0, i // across * (high + u(8)))
            button.rect = row(line, across, gap)[i % across]
            button.bare = button.rect.w < wx(ROOMY)
        self.hints.rect = cut.row_at(foot, self.units.height - low + u(2), wx(28))
        return top

    # Drawing

    def draw_below(self, p: Painter) -> None:
        super().draw_below(p)
        p.text(self._reason(), self.line, BODY._replace(size=18), align="centre", lines=2)
        if self.charted:
            self.draw_course(p)
        else:
            self.draw_counted(p)

    def measure(self) -> str:
        """What is counted."""
        return _("Points")

    def draw_course(self, p: Painter) -> None:
        draw_chart(p, self.chart, self.history, self.lines(), Axes(self.measure(), self.marks()))

    def draw_counted(self, p: Painter) -> None:
        self.columns.draw_heads(p, self.heads)
        for line in self.rows:
            line.now, line.reduced = self.now, self.app.settings.reduced_motion

    def lines(self) -> list[Line]:
        """Whose lines the chart has."""
        return [self._line(line.seat, line.seats) for line in self.rows]

    def _line(self, seat: int, seats: tuple[int, ...]) -> Line:
        shields = tuple(self.match.shield(one) for one in seats)
        return Line(seat, shields, " + ".join(self.match.called(one) for one in seats))

    def draw_above(self, p: Painter) -> None:
        since = (self.now - self.reckoning.end) / LIT
        if self.counted and since < 1 and not self.charted:
            for line in self.winning:
                line.draw_light(p, since)

    def _draw_focus(self, p: Painter) -> None:
        super()._draw_focus(p)
        self._draw_looked_at(p)

    def large(self, p: Painter, card: int) -> Surface:
        """The face of a card that is looked at."""
        return self.faces.card(self.match.session.state.table, card, p.px(LARGE))

    def _looked_at(self) -> tuple[Rect, int] | None:
        """The card under the pointer, or that of the focus."""
        mouse = self.app.input.last_device == "mouse"
        among = self.hover if mouse else self.focus
        if not isinstance(among, LookedThrough):
            return None
        return among.card_at(self.pointer) if mouse else among.card_looked_at()

    def _draw_looked_at(self, p: Painter) -> None:
        """Enlarged beside its place."""
        found = self._looked_at()
        if found is None or p.blind or self.charted:
            return
        place, card = found
        face = self.large(p, card)
        at = face.get_rect(midleft=(place.right + p.px(14), place.centery))
        if at.right > p.units.width - p.px(10):
            at.right = place.x - p.px(14)
        at.clamp_ip(p.units.area.inflate(-p.px(16), -p.px(16)))
        p.plate("glow-soft", at)
        p.blit(face, at.topleft)

    def _title(self) -> str:
        if not self.counted:
            return _("The reckoning")
        teams = [[self.match.names[seat] for seat in line.seats] for line in self.winning]
        if len(teams) == 1 and len(teams[0]) == 1:
            return _("{player} has won").format(player=teams[0][0])
        if len(teams) == 1:
            return _("{players} have won together").format(players=listed(teams[0]))
        return _("{players}: a shared victory").format(
            players=listed([" + ".join(one) if one[1:] else one[0] for one in teams])
        )

    def _reason(self) -> str:
        """What comes before the count; then how a tie was broken, or how far the winner is ahead."""
        if not self.counted:
            return self.beforehand()
        state, names = self.match.session.state, self.match.names
        lines = words_of(state.game).lines(state, self.outcome, names, lambda rule: CITED)
        tie = [line.replace(CITED, "") for line in lines if CITED in line]  # the only one that cites a rule
        best = sorted(self.outcome.scores[line.seat] for line in self.rows)
        return self.judged(lines[0], tie[0] if tie else self.ahead(best[-1], best[-2:][0]))


def over_time(match: Match) -> list[tuple[int, ...]]:
    """Everybody's points at the beginning of each turn, and at the end."""
    state = match.session.state_before(0)
    found = []
    for entry in match.session.log:
        for event in entry.events:
            match.game.apply(state, event)
            if isinstance(event, match.staging.charted):
                found.append(match.staging.scores(state))
    return found
