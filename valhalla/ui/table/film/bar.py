"""The bar below a film: its timeline, whose eyes look, and the way back into play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.input import Act
from valhalla.ui.painter import Painter
from valhalla.ui.table.film.film import NOBODY, OPEN
from valhalla.ui.table.furniture import Furniture
from valhalla.ui.table.record import emblems_of
from valhalla.ui.table.tools import Tool, buttons, looking_up
from valhalla.ui.theme import EMBER, GOLD, LABEL, SMALL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.emblems import told
from valhalla.ui.widgets.fields import Cycle, draw_knob
from valhalla.ui.widgets.hints import with_key
from valhalla.words.asking import Prompt
from valhalla.words.language import _
from valhalla.words.telling import LEVELS

if TYPE_CHECKING:
    from valhalla.ui.table.film.scene import FilmScene

BAR, WORDS = 32, 30  # units of the bar; what of it grows with the words
FIELD: Final = 220  # units of whose eyes look, and of the way back into play


def bar_height(units: Units) -> int:
    """In an upright window the timeline has a row of its own."""
    row = units.px(BAR) + units.wx(WORDS)
    return row + row * 2 // 3 if units.upright else row


class Timeline(Widget):
    """A rail with a knob: every decision has its place, turns are notched, battles burn."""

    focusable = True
    sound = ""

    def __init__(self, at: int, length: int, on_seek: Callable[[int], None]) -> None:
        super().__init__("timeline")
        self.at = at
        self.length = length
        self.on_seek = on_seek
        self.turns: Sequence[int] = ()
        self.battles: Sequence[int] = ()
        self.tip = _("Drag, or step with the arrows; Page up and Page down go from turn to turn.")

    def _rail(self) -> Rect:
        side = self.rect.h // 2
        return cut.column_at(self.rect, self.rect.x + side, self.rect.w - 2 * side)

    def _x(self, at: int) -> int:
        rail = self._rail()
        return rail.x + rail.w * (at - 1) // max(1, self.length - 1)

    def step(self, dx: int, dy: int) -> bool:
        if dx:
            self.on_seek(self.at + dx)
        return bool(dx)

    def wheel(self, amount: float) -> bool:
        self.on_seek(self.at + (1 if amount > 0 else -1))
        return True

    def drag_to(self, at: tuple[int, int]) -> None:
        rail = self._rail()
        self.on_seek(1 + round((at[0] - rail.x) * (self.length - 1) / max(1, rail.w)))

    def draw(self, p: Painter, look: Look) -> None:
        middle = self.rect.centery
        whole = Rect(self._x(1), middle - p.px(7), self._x(self.length) - self._x(1), p.px(14))
        p.plate("rail", whole.inflate(p.px(10), 0))
        p.fill(Rect(whole.x, middle - p.px(2), self._x(self.at) - whole.x, p.px(4)), EMBER)
        for turn in self.turns:
            p.fill(Rect(self._x(turn), middle - p.px(13), max(1, p.px(1)), p.px(5)), GOLD, 0.7)
        for battle in self.battles:
            p.fill(Rect(self._x(battle) - p.px(1), middle + p.px(8), max(2, p.px(2)), p.px(6)), EMBER)
        draw_knob(p, cut.square(p.px(30), center=(self._x(self.at), middle)), look)


class Place(Widget):
    """Where the film stands, in words."""

    def __init__(self, turn: int, at: int, length: int) -> None:
        super().__init__("place")
        self.turn = _("Turn {turn}").format(turn=turn) if turn else _("Setup")
        self.at = _("{at} of {length}").format(at=at, length=length)

    def draw(self, p: Painter, look: Look) -> None:
        half = self.rect.h // 2
        p.text(self.turn, cut.top(self.rect, half), LABEL, align="centre")
        p.text(self.at, cut.row_at(self.rect, self.rect.y + half, half), SMALL, align="centre")


class FilmFurniture(Furniture):
    """The prompt tells, the tools move the film, and there is a bar below."""

    scene: FilmScene
    tool_grid = (4, 2)

    def keys(self) -> list[tuple[Act, str]]:
        return [(Act.HURRY, _("run or stop")), (Act.SKIP, _("next turn")), (Act.BACK, _("back"))]

    def prompt(self) -> Prompt:
        told = [line.text for line in self.scene.match.lines[-12:] if line.level < len(LEVELS) - 1]
        return Prompt(told[-1].splitlines()[0] if told else "", "", "")

    def widgets(self) -> list[Widget]:
        return [*super().widgets(), *self._bar()]

    def _saga(self) -> list[Widget]:
        """Everything is smaller here than at the table; what is pressed must not be."""
        found = super()._saga()
        least = self.scene.app.units.px(32)
        for tab in found:
            if tab.name.startswith("saga-level:"):
                tab.rect = cut.bottom(tab.rect, least)
        return found

    def bar(self, units: Units) -> Rect:
        return Rect(0, units.height, units.width, self.scene.app.units.height - units.height)

    def _tools(self) -> list[Widget]:
        scene = self.scene
        runs = "pause" if scene.running else "play"
        found = (
            Tool("first", "first", _("To the beginning"), Act.REPLAY, lambda: scene.seek(1)),
            Tool("run", runs, _("Run or stop"), Act.HURRY, scene.run, lit=scene.running),
            Tool("last", "skip", _("To the end"), None, lambda: scene.seek(scene.film.length)),
            Tool("back", "arrow-left", _("One decision back"), Act.UNDO, lambda: scene.step(-1)),
            Tool("forth", "arrow-right", _("One decision on"), None, lambda: scene.step(1)),
            Tool("next-turn", "fast", _("On to the next turn"), Act.SKIP, lambda: scene.turn(1)),
            *looking_up(scene),
        )
        return buttons(scene, found, self._tool_rects(scene.units))

    def _bar(self) -> list[Widget]:
        film, units = self.scene.film, self.scene.units
        px, wide = units.px, (units.px(FIELD) + units.wx(FIELD)) // 2
        room = cut.inset(self.bar(units), px(18), px(9))
        rail = room
        if units.upright:
            rail, room = cut.column(room, 2, px(6))
        leave = Button("close", _("Back"), self.scene.back)
        leave.rect = cut.right(room, wide // 2)
        on = Button("play-on", _("Play on from here"), self.scene.play_on)
        on.rect = cut.column_at(room, leave.rect.left - px(8) - wide, wide)
        on.enabled = not (film.finished and film.at == film.length)
        same = _("A new game that is the same up to this moment")
        on.tip = with_key(self.scene.app.input, same, Act.HINT)
        eyes = Cycle("eyes", self._eyes(), self.scene.looking, self.scene.look)
        eyes.rect = cut.column_at(room, on.rect.left - px(8) - wide, wide)
        eyes.tip = _("Whose eyes look at the table")
        place = Place(self.scene.shown.turns, film.at, film.length)
        left = rail.right if units.upright else eyes.rect.left - px(8)
        place.rect = cut.column_at(rail, left - units.wx(96), units.wx(96))
        place.tip = told(emblems_of(film.session.game.ID, getattr(film.session.setup, "expansions", ())))
        line = Timeline(film.at, film.length, self.scene.seek)
        line.rect = cut.left(rail, place.rect.left - px(8) - rail.x)
        line.turns, line.battles = film.turns(), film.battles()
        return [line, place, eyes, on, leave]

    def _eyes(self) -> list[tuple[int, str]]:
        film = self.scene.film
        found = [(NOBODY, _("A guest’s eyes"))]
        found += [(seat, film.names[seat]) for seat in film.may_look()]
        return [*found, (OPEN, _("All hands open"))] if film.finished else found
