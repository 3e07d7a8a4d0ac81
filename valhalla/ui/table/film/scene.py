"""A film of a game: the table with a timeline below it, any eyes, and the way back into play."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import Final

from valhalla.kernel.session import Session
from valhalla.ui.app import App
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.table import flow
from valhalla.ui.table.film.bar import FilmFurniture, bar_height
from valhalla.ui.table.film.film import NOBODY, OPEN, Film
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.pieces.pile_scene import PileScene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.tables import TITLE, keep, open_table
from valhalla.ui.units import Units
from valhalla.words.language import _

BREATH: Final = 0.5  # seconds between two decisions of a film that runs


class FilmScene(PlayScene):
    """One film. Nothing on the table can be picked; cards can be looked at as ever."""

    furniture: FilmFurniture

    def __init__(self, app: App, film: Film) -> None:
        self.film = film
        self.running = False
        self._breath = 0.0
        super().__init__(app, film)
        self.furniture = FilmFurniture(self)
        self.ended = True  # the score is told when the film runs into it, not when the knob is dragged there

    # Life

    def leave(self) -> None:
        self.match.close()

    def layout(self, units: Units) -> None:
        """The table has the window but for the bar, and everything on it is that much smaller."""
        high = units.height - bar_height(units)
        super().layout(units._replace(height=high, u=units.u * high / units.height))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.app.scene is not self or not self.running or self.director.busy:
            return
        self._breath -= dt * self.director.speed
        if self._breath <= 0:
            self._breath = BREATH
            self._go_on()

    def _go_on(self) -> None:
        if self.film.advance():
            self.changed = True
            return
        self.running = False
        self.sync()
        if self.film.finished:
            flow.reckon(self)

    # Moving in time

    def seek(self, at: int) -> None:
        """The table after so many decisions, at once."""
        if self.film.seek(at):
            self.relook()

    def step(self, by: int) -> None:
        """One decision on, which is shown as it happened, or back."""
        self.running = False
        if by < 0:
            self.seek(self.film.at - 1)
        elif self.director.busy:
            self.director.skip(self)
        elif self.film.advance():
            self.sync()

    def turn(self, by: int) -> None:
        """To the beginning of the turn, or of the next."""
        turns = [1, *self.film.turns(), self.film.length]
        place = bisect_left(turns, self.film.at) - 1 if by < 0 else bisect_right(turns, self.film.at)
        self.seek(turns[max(0, min(place, len(turns) - 1))])

    def run(self) -> None:
        """Let it run, or stop. At the end it begins anew."""
        if not self.running and self.film.at == self.film.length:
            self.seek(1)
        self.running = not self.running
        self._breath = 0.0
        self.sync()

    # Eyes

    def look(self, who: int) -> None:
        """Through other eyes. Before the end, with several people, only by themselves."""
        if who >= 0 and len(self.film.humans) > 1 and not self.film.finished:
            name = self.film.names[who]
            text = _("From here on the hand of player {player} is to be seen.").format(player=name)
            self.app.push(Confirm(self.app, text, _("It is me"), lambda: self._look(who)))
        else:
            self._look(who)

    def _look(self, who: int) -> None:
        self.film.open = who == OPEN
        self.film.look(who if who >= 0 else None)
        self.relook()

    @property
    def looking(self) -> int:
        viewer = self.film.viewer
        return OPEN if self.film.open else NOBODY if viewer is None else viewer

    # Back into play

    def play_on(self) -> None:
        """Ask which luck shall hold from here on."""
        self.running = False
        text = _("A new game begins from here. What shall dice and cards do?")
        flow.ask_luck(self.app, text, self._branch, note=_("The old game stays as it is."))

    def _branch(self, new_luck: bool) -> None:
        session, at = self.film.session, self.film.at
        twin = session.branch(at, new_luck=new_luck)
        keep(self.app, twin, ", ".join(self.film.names)[:TITLE])
        open_table(self.app, twin)

    # Input

    @property
    def speaker(self) -> int | None:
        """Nothing is said in a film."""
        return None

    def take(self, kind: str, value: int) -> None:
        """Nothing is picked from a film; with all hands open, a board shows its hand. A monster has none."""
        if kind == "seat" and self.film.open and value < len(self.film.names):
            title = _("The hand of player {player}").format(player=self.film.names[value])
            self.app.push(PileScene(self, [Heap(title, self.match.staging.hand(self.shown, value))]))
        else:
            self.hurry()

    def back(self) -> None:
        if not self.enlarged.close():
            self.app.pop()

    def act(self, act: Act) -> None:
        found = ACTS.get(act)
        if found is None:
            super().act(act)
            return
        found(self)
        self.changed = True

    # Drawing

    def draw_below(self, p: Painter) -> None:
        super().draw_below(p)
        p.plate("panel", self.furniture.bar(p.units))


ACTS: Final[dict[Act, Callable[[FilmScene], None]]] = {
    Act.HURRY: FilmScene.run,
    Act.SKIP: lambda film: film.turn(1),
    Act.UNDO: lambda film: film.step(-1),
    Act.REPLAY: lambda film: film.seek(1),
    Act.MENU: FilmScene.back,
    Act.HINT: FilmScene.play_on,
}


def filmed(app: App, session: Session) -> FilmScene:
    """The film of a session."""
    return FilmScene(app, Film(session, app.worker))
