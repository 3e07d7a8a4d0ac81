"""The chronicle: games that were played, and how people fared with levels, and with what each game has."""

from __future__ import annotations

from pygame import Rect

from valhalla.games import GAMES
from valhalla.kernel.marks import cause
from valhalla.ui import chronicle, cut
from valhalla.ui.app import App
from valhalla.ui.chronicle import Record
from valhalla.ui.input import Act
from valhalla.ui.scenes.chronicle_rows import GAME_HIGH, Chronicled, View, tally_rows
from valhalla.ui.scenes.dialog import Confirm
from valhalla.ui.scenes.hall import HallScene, Part
from valhalla.ui.table.record import chronicled
from valhalla.ui.theme import BODY
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.ui.widgets.chips import Chips
from valhalla.ui.widgets.fields import Cycle
from valhalla.ui.widgets.lists import Row, Rows
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words import seats
from valhalla.words.language import _, translated


class ChronicleScene(HallScene):
    """Several looks at the same games."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.all = chronicle.read()
        self.game = ""  # of which game; nothing: of all
        self.look_at_what = "games"
        self.panel = Panel("panel", "panel")
        self.empty = Label("empty", "", BODY._replace(centred=True), lines=3)
        self.clear = Button("clear", "", self._ask_clear, icon="trash")
        self.which = Cycle("game", self._games(), self.game, self.of_game)
        self.list = Rows("list", [])
        self._list()

    @property
    def records(self) -> list[Record]:
        """The games that are looked at."""
        return [record for record in self.all if self.game in ("", _of(record).sort(record))]

    def of_game(self, game: str) -> None:
        """Only the games of this one, or all."""
        self.game = game
        self.show(self.look_at_what)

    def _list(self) -> None:
        self.list = Rows("list", self.views[self.look_at_what].rows(self.records, self.all))

    @property
    def views(self) -> dict[str, View]:
        """The ways to look at games: those that all have, and those of each game."""
        found = [
            View("games", _("Games"), lambda some, _all: [_of(one).row(one) for one in some], GAME_HIGH),
            View("people", _("People"), lambda some, _all: tally_rows(chronicle.by_person(some).items())),
            View("levels", _("Opponents"), lambda some, _all: _levels(some)),
        ]
        found += (view for game in GAMES for view in chronicled(game).views())
        return {view.name: view for view in found}

    def show(self, what: str) -> None:
        """Another look at the games."""
        self.look_at_what = what
        self._list()
        self.layout(self.units)

    def _ask_clear(self) -> None:
        text = _("Forget all games of the chronicle?")
        note = _("Saved games stay. The chronicle cannot be brought back.")
        self.app.push(Confirm(self.app, text, _("Forget"), self._clear, note=note, careful=True))

    def _clear(self) -> None:
        try:
            chronicle.chronicle_file().unlink(missing_ok=True)
        except OSError as error:
            why = translated(cause(error))
            self.app.notices.say(_("The chronicle cannot be deleted: {why}").format(why=why))
        self.all = chronicle.read()
        self.show(self.look_at_what)

    def foot(self) -> list[tuple[Part, float]]:
        return [(self.which, 260), (self.clear, 210)]

    def layout(self, units: Units) -> None:
        self.say(_("Chronicle"), [(Act.PAGE_DOWN, _("scroll"))])
        self.clear.label = _("Forget all")
        self.which = Cycle("game", self._games(), self.game, self.of_game)
        self.which.visible = self.clear.visible = bool(self.all)
        super().layout(units)
        self.empty.text = _("No game has been played to its end yet. Those that are will be told of here.")
        px = units.px
        view = self.views[self.look_at_what]
        looks = [(one.name, one.label) for one in self.views.values()]
        chips = Chips("look", looks, self.look_at_what, self.show)
        narrowest = chips.narrowest(self.app.fonts, units)
        end = chips.place_in_rows(cut.top(self.room, px(40)), px(8), px(200), narrowest) + px(10)
        low = cut.from_y(self.room, end)
        self.panel.rect = low
        side, above, below = (20, 20, 32) if not self.low and low.w >= px(600) else (14, 16, 18)
        inner = Rect(low.x + px(side), low.y + px(above), low.w - px(2 * side), low.h - px(above + below))
        self.empty.rect = inner
        self.empty.lines = 0
        self.empty.visible = not self.list.rows
        if view.empty and self.all:
            self.empty.text = view.empty
        self.list.place(inner, units, view.high)
        widgets: list[Widget] = [self.panel, *self.frame, *chips.parts, self.empty, *self.list.parts]
        self.renew([*widgets, self.which, self.clear])

    def _games(self) -> list[tuple[str, str]]:
        return [("", _("all games")), *(sort for game in GAMES for sort in chronicled(game).sorts())]


def _of(record: Record) -> Chronicled:
    return chronicled(record.game)


def _levels(records: list[Record]) -> list[Row]:
    found = chronicle.by_level(records).items()
    return tally_rows((seats.described(level), tally) for level, tally in found)
