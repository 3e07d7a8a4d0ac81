"""The page of expansions of a new table: nine cards, what each changes, and which card Loki lays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from valhalla.games.valhalla.cards import TITLE_DECK, Card, Loki, by_id, decks
from valhalla.games.valhalla.expansions.last_viking import title_for
from valhalla.games.valhalla.table import COUNTS
from valhalla.ui import cut
from valhalla.ui.cut import inset
from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces
from valhalla.ui.games.valhalla.new_game.cards import ExpansionCard, Telling
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla
from valhalla.ui.games.valhalla.new_game.presets import lokis
from valhalla.ui.theme import LABEL
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.ui.widgets.fields import Cycle
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words.language import _, ngettext
from valhalla.words.valhalla import names as called

COLUMNS: Final = 3
PANE: Final = 366  # units, less where the window is narrow
NARROW: Final = 306
SAMPLES: Final = {expansion.name: expansion.samples for expansion in EXPANSIONS}
LARGE: Final = ("valkyries", "dwarves")  # of forty cards each: together they change more


def card_count(expansion: str) -> str:
    count = len(decks()[expansion])
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def facts(expansion: str) -> str:
    """How many cards it has, and for how many players it is."""
    counts = COUNTS[expansion][0] if expansion in COUNTS else range(2, 7)
    most = max(counts)
    told = _("{least} or {most} players") if len(counts) == 2 else _("{least}–{most} players")
    players = told.format(least=min(counts), most=most)
    shuffled = expansion != TITLE_DECK and expansion in decks()
    return f"{card_count(expansion)} · {players}" if shuffled else players


class ExpansionsPage:
    """The widgets of the page. Not a widget itself: its parts are."""

    usual = "loki"  # told of where none is chosen

    def __init__(
        self,
        table: LastValhalla,
        faces: ValhallaFaces,
        toggler: Callable[[str], Callback],
        on_loki: Callable[[str | None], None],
    ) -> None:
        self.panels = [Panel("panel-expansions", "panel"), Panel("panel-telling", "panel")]
        self.cards = [
            ExpansionCard(name, called.expansion(name), toggler(name)) for name in called.EXPANSIONS
        ]
        for card in self.cards:
            card.rule = called.expansion_rule(card.expansion)
            card.on_look = self._looker(card)
            card.facts = self.facts(card.expansion)
        self.telling = Telling("telling")
        self.telling.faces = faces
        self.loki_label = Label("l-loki", _("Loki’s card"), LABEL, align="left")
        choices: list[tuple[str | None, str]] = [(None, _("by lot"))]
        choices += [(card.id, _(card.name)) for card in lokis()]
        self.loki = Cycle("loki", choices, table.loki, on_loki)
        self.loki.rule = "V8.3"
        self.table = table
        self.pane, self._low = Rect(0, 0, 0, 0), 0
        self.look(next((name for name in called.EXPANSIONS if name in table.expansions), self.usual))

    @property
    def parts(self) -> list[Widget]:
        return [*self.panels, *self.cards, self.telling, self.loki_label, self.loki]

    # What is told

    def facts(self, expansion: str) -> str:
        return facts(expansion)

    def together(self, table: LastValhalla) -> list[str]:
        """What large ones change besides, at this table."""
        return called.expansions_together(table.expansions)

    def _looker(self, card: ExpansionCard) -> Callback:
        return lambda: self.look(card.expansion)

    def look(self, expansion: str) -> None:
        """Tell of this one."""
        self.telling.expansion = expansion
        self.show(self.table)

    def show(self, table: LastValhalla) -> None:
        """The table has changed."""
        self.table = table
        expansion = self.telling.expansion
        for card in self.cards:
            card.told = card.expansion == expansion
        self.telling.title = called.expansion(expansion)[0]
        together = self.together(table) if expansion in LARGE else []
        self.telling.lines = [*called.expansion_changes(expansion), *together]
        chosen = self.chosen_loki
        if expansion == "loki" and "loki" in table.expansions and chosen is not None:
            self.telling.title, self.telling.lines = _(chosen.name), called.text(chosen)
        self.telling.cards = self._samples(expansion)
        self.loki.tip = "\n".join(called.text(chosen)) if chosen is not None else ""

    def _samples(self, expansion: str) -> list[Card]:
        """Cards that show what it is about: Loki's is the chosen one."""
        if expansion == "last_viking":
            return [title_for(min(6, max(2, len(self.table.seats))))]
        if expansion == "loki" and self.chosen_loki is not None:
            return [self.chosen_loki]
        return [by_id()[card] for card in SAMPLES[expansion]]

    @property
    def chosen_loki(self) -> Loki | None:
        return next((card for card in lokis() if card.id == self.table.loki), None)

    def visible(self, shown: bool) -> None:
        for part in self.parts:
            part.visible = shown
        self.loki.visible = self.loki_label.visible = shown and "loki" in self.table.expansions
        self._lay_telling()

    # Where

    def _lay_telling(self) -> None:
        """What is told has the pane for itself unless Loki's card is to be chosen."""
        high = self.pane.h - (self._low if "loki" in self.table.expansions else 0)
        self.telling.rect = cut.top(self.pane, high)

    def place(self, room: Rect, px: Callable[[float], int]) -> None:
        wide = px(PANE if room.w > px(1100) else NARROW)
        self.panels[0].rect = cut.left(room, room.w - wide - px(14))
        self.panels[1].rect = cut.right(room, wide)
        grid = inset(self.panels[0].rect, px(18), px(20))
        grid.h -= px(10)
        gap = px(6)
        rows = -(-len(self.cards) // COLUMNS)
        w, h = (grid.w - gap * (COLUMNS - 1)) // COLUMNS, (grid.h - gap * (rows - 1)) // rows
        for i, card in enumerate(self.cards):
            down, along = divmod(i, COLUMNS)
            card.rect = Rect(grid.x + along * (w + gap), grid.y + down * (h + gap), w, h)
        pane = inset(self.panels[1].rect, px(22), px(22))
        pane.h -= px(12)
        low = px(72)
        self.pane = pane
        self._low = low + px(8)
        self._lay_telling()
        self.loki_label.rect = cut.row_at(pane, pane.bottom - low, px(24))
        self.loki.rect = cut.row_at(pane, pane.bottom - px(44), px(42))
