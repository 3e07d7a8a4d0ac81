"""What stands around every board: the prompt, the saga, the tools, a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.input import Act
from valhalla.ui.table import flow, telling, tools
from valhalla.ui.table.areas import Area
from valhalla.ui.table.saga import CHOSEN, Reading, SagaPanel, SagaTab
from valhalla.ui.table.together import folding
from valhalla.ui.theme import PAPER_HEADING, PAPER_SMALL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.hints import Hints, line
from valhalla.ui.widgets.text import Banner, Label, Panel
from valhalla.words.asking import Prompt
from valhalla.words.language import _
from valhalla.words.telling import LEVELS

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


WIDEST: Final = 1.8  # of its height that a window is wide before the scroll takes a share of the rest
WORDS: Final = 50  # units of the scroll's width that grow with the words
TITLED: Final = 1.3  # below this size of words there is room for a heading
TAB: Final = 10  # units from one tab to the next at least
HINTS: Final = 220  # units of a column of hints on a bench
BENCH: Final = 290  # units at least, below the table in an upright window


class Furniture:
    """Widgets that every board has, and what they do."""

    tool_grid = tools.GRID

    def __init__(self, scene: PlayScene) -> None:
        self.scene = scene
        self.panel: SagaPanel | None = None
        self.reading = Reading()

    # Where

    def scroll(self, units: Units) -> Rect:
        """The saga's scroll at the right edge; below the table in an upright window."""
        if units.upright:
            high = max(units.px(BENCH), units.height - round(units.width * self.scene.board.tallest))
            return cut.inset(cut.bottom(units.area, high), units.px(6))
        return cut.right(cut.inset(units.area, units.px(6)), self.wide(units))

    def wide(self, units: Units) -> int:
        """A share of the window; more of what is wider than a window is high, and for larger words."""
        usual = min(units.px(250), max(units.px(192), round(units.width * 0.165)))
        spare = max(0, units.width - round(units.height * WIDEST))
        return usual + spare // 4 + units.wx(WORDS) - units.px(WORDS)

    def page(self, units: Units) -> Rect:
        """Where a card is looked at closely: the scroll without the tools."""
        scroll = self.scroll(units)
        return cut.top(scroll, self._tool_rects(units)[0].top - units.px(8) - scroll.top)

    def free(self, units: Units) -> Rect:
        """What is left to the boards."""
        if units.upright:
            return cut.inset(cut.top(units.area, self.scroll(units).top), units.px(8))
        return cut.inset(cut.left(units.area, self.scroll(units).left), units.px(8))

    # What

    def widgets(self) -> list[Widget]:
        return [*self._prompt(), *self._saga(), *self._tools()]

    def prompt(self) -> Prompt:
        """What is asked, or what the viewer waits for; while things happen, the last of them in words."""
        seat = self.scene.asking.seat if self.scene.asking is not None else self.scene.me
        match = self.scene.match
        if match.session.read_only and not match.over:
            return Prompt(_("This table is only looked at: another window plays it."), "", "")
        if match.queue or self.scene.board.hushed:
            untold = self.scene.board.untold()
            recent = [line for line in match.lines[-12:] if line.event is not untold]
            told = [line.text for line in recent if line.level < len(LEVELS) - 1]
            return Prompt(told[-1].splitlines()[0] if told else "", "", "")
        if match.closing:
            return Prompt(match.closing, "", "")
        asking = self.scene.asking
        if asking is not None and asking.folded:
            asked = folding.prompt(self.scene, asking)
        else:
            asked = match.staging.prompt(self.scene.shown, -1 if seat is None else seat, match.names)
        if asking is not None:
            asked = match.staging.following(asked, asking, match.names)
        if len(match.humans) > 1 and self.scene.asking is not None:  # several people: whose choice it is
            # Translators: a whole sentence follows; a full stop may stand for the colon.
            whose = _("{player}: {request}").format(
                player=match.names[self.scene.asking.seat], request=asked.text
            )
            return asked._replace(text=whose)
        return asked

    def _prompt(self) -> list[Widget]:
        rect = self.scene.board.areas.get(Area.PROMPT)
        if rect is None:
            return []
        banner = Banner("prompt")
        banner.rect = rect
        asked = self.scene.board.worded(self.prompt())
        banner.text, banner.note, banner.rule = asked.text, asked.note, asked.rule
        banner.quiet = self.scene.asking is None
        said = telling.hint(self.scene)
        if said:
            banner.note, banner.advised = said, True
        return [banner]

    def _saga(self) -> list[Widget]:
        units = self.scene.units
        scroll = self.scroll(units)
        paper = Panel("scroll", "scroll")
        paper.rect = scroll
        inner = scroll.inflate(-units.px(44), -units.px(64))
        head = Label("saga-heading", _("Saga"), PAPER_HEADING)
        head.rect = cut.top(inner, units.wx(30) if units.words < TITLED or units.upright else 0)
        tabs = self._tabs(units, cut.row_at(inner, head.rect.bottom, units.wx(22) + units.px(10)))
        hints = self._hints(units, scroll)
        top = tabs[0].rect.bottom + units.px(4)
        room = cut.row_at(inner, top, hints.rect.top - units.px(8) - top)
        if units.upright:  # they stand at the right
            room.h = hints.rect.bottom - top
            room.w -= hints.rect.w if hints.rect.h else 0
        self.panel = SagaPanel(self.scene, room, self.reading)
        return [paper, *([head] if head.rect.h else []), *tabs, self.panel, hints]

    def _tabs(self, units: Units, room: Rect) -> list[SagaTab]:
        """Side by side; where words are too large, the chosen one alone, which goes on to the next."""
        tabs = [SagaTab(self, level) for level in LEVELS]
        fonts = self.scene.app.fonts
        needs = [fonts.size(tab.word, CHOSEN, units.letters(CHOSEN))[0] + units.px(TAB) for tab in tabs]
        if sum(needs) > room.w:
            tabs = [tab for tab in tabs if tab.chosen]
            tabs[0].rect, tabs[0].on_press = room, self.next_level
            return tabs
        cells = cut.row(room, len(tabs))
        if max(needs) > cells[0].w:
            spare = (room.w - sum(needs)) // len(tabs)
            left = [room.x + sum(needs[:i]) + spare * i for i in range(len(tabs))]
            cells = [cut.column_at(room, x, need + spare) for x, need in zip(left, needs, strict=True)]
        for tab, cell in zip(tabs, cells, strict=True):
            tab.rect = cell
        return tabs

    def _hints(self, units: Units, scroll: Rect) -> Hints:
        """What keys and buttons do now, between the saga and the tools; no room is taken from the boards."""
        hints = Hints(self.scene.app.input, self.keys(), style=PAPER_SMALL, column=True)
        low = self._tool_rects(units)[0].top - units.px(4)
        height = len(hints.told()) * line(units)
        hints.rect = Rect(scroll.x + units.px(22), low - height, scroll.w - units.px(44), height)
        if units.upright:
            hints.rect = cut.right(hints.rect, min(units.wx(HINTS), hints.rect.w // 2))
        return hints

    def keys(self) -> list[tuple[Act, str]]:
        """What keys and buttons do now, for those who use them."""
        return flow.hints(self.scene)

    def _tool_rects(self, units: Units) -> list[Rect]:
        columns, rows = self.tool_grid
        grid = (columns * rows, 1) if units.upright else (columns, rows)
        return tools.places(units, self.scroll(units), *grid)

    def _tools(self) -> list[Widget]:
        return tools.buttons(self.scene, tools.tools(self.scene), self._tool_rects(self.scene.units))

    # Doing

    def set_level(self, level: str) -> None:
        self.scene.app.settings.saga = level  # type: ignore[assignment]
        self.scene.app.keep_settings()
        self.scene.sync()

    def next_level(self) -> None:
        level = self.scene.app.settings.saga
        self.set_level(LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)])

    def toggle_odds(self) -> None:
        self.scene.app.settings.odds = not self.scene.app.settings.odds
        self.scene.app.keep_settings()
        self.scene.sync()

    def replay(self) -> None:
        """Show again what happened since the viewer's last decision."""
        self.scene.match.replay()
        self.scene.relook()
