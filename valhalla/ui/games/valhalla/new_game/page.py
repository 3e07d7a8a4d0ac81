"""The page of expansions of a new table: nine cards, what each changes, and which card Loki lays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from valhalla.ui.scene import Scene
from valhalla.ui.theme import LABEL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.ui.widgets.fields import Cycle
from valhalla.ui.widgets.lists import Block, Scrolled
from valhalla.ui.widgets.text import Label, Panel
from valhalla.words.language import _, ngettext
from valhalla.words.valhalla import names as called

COLUMNS: Final = 3
PANES: Final = ((366, 1100), (306, 900), (270, 0))  # units of what is told, in a room so wide
TIGHT: Final = 320  # units of a room that is low
LEAST: Final = 236  # units of a card and its gap
HIGHEST: Final = 200  # units of a card
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
        scene: Scene,
        table: LastValhalla,
        faces: ValhallaFaces,
        toggler: Callable[[str], Callback],
        on_loki: Callable[[str | None], None],
    ) -> None:
        self.scene = scene
        self.column = Scrolled("expansions")
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
        column: list[Widget] = [self.column, self.column.bar]
        return [*self.panels, *column, *self.cards, *self.telling.parts, self.loki_label, self.loki]

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
        if self.cards[0].brief and self.facts(expansion):
            self.telling.lines = [self.facts(expansion), *self.telling.lines]
        self.loki.tip = "\n".join(called.text(chosen)) if chosen is not None else ""
        self._lay_telling()

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
        self.telling.show(shown)
        self.loki.visible = self.loki_label.visible = shown and self.with_loki

    # Where

    @property
    def with_loki(self) -> bool:
        """Whether Loki's card is to be chosen."""
        return "loki" in self.table.expansions

    def _lay_telling(self) -> None:
        """What is told has the pane for itself unless Loki's card is to be chosen there."""
        if self.pane.h:
            self.telling.place(cut.top(self.pane, self.pane.h - self._low * self.with_loki), self.scene)

    def place(self, room: Rect, units: Units, above: list[Block]) -> None:
        """Cards beside what is told of one of them; above that in an upright window."""
        px = units.px
        if units.upright:
            low = max(px(220), room.h * 2 // 5)
            self.panels[0].rect = cut.top(room, room.h - low - px(10))
            self.panels[1].rect = cut.bottom(room, low)
        else:
            wide = px(next(pane for pane, least in PANES if room.w >= px(least)))
            self.panels[0].rect = cut.left(room, room.w - wide - px(14))
            self.panels[1].rect = cut.right(room, wide)
        tight = room.h < px(TIGHT)
        grid, pane = (
            inset(one.rect, px(14 if tight else x)) for one, x in zip(self.panels, (18, 22), strict=True)
        )
        if not tight:
            grid = Rect(grid.x, grid.y + px(2), grid.w, grid.h - px(14))
            pane.h -= px(12)
        own = not tight and not units.upright
        self.pane, self._low = pane, px(80) if own else 0
        self._place_cards(grid, px, tight=tight, asked=self.with_loki and not own)
        self._lay_telling()
        if own:
            self._place_loki(cut.bottom(pane, px(72)))

    def _place_cards(self, grid: Rect, px: Callable[[float], int], *, tight: bool, asked: bool) -> None:
        """In as many columns as they are wide enough in, and as high as there is room for."""
        gap = px(6)
        across = max(1, min(COLUMNS, (grid.w + gap) // px(LEAST)))
        rows = [self.cards[i : i + across] for i in range(0, len(self.cards), across)]
        spread = (grid.h - gap * (len(rows) - 1)) // len(rows)
        for card in self.cards:
            card.brief = tight

        def row_of(cards: Sequence[ExpansionCard]) -> Block:
            def high(wide: int) -> int:
                one = (wide - gap * (across - 1)) // across
                return max(min(spread, px(HIGHEST)), *(card.need(one, self.scene) for card in cards), 0)

            def put(rect: Rect) -> None:
                for card, place in zip(cards, cut.row(rect, across, gap), strict=False):
                    card.rect = place

            return Block(high, put, cards, gap)

        blocks = [row_of(cards) for cards in rows]
        if asked:
            at = next(i for i, cards in enumerate(rows) if any(card.expansion == "loki" for card in cards))
            parts = [self.loki_label, self.loki]
            blocks.insert(at + 1, Block(lambda wide: px(72), self._place_loki, parts, px(8)))
        self.column.lay(grid, blocks, self.scene.units)

    def _place_loki(self, rect: Rect) -> None:
        px = self.scene.units.px
        self.loki_label.rect = cut.top(rect, px(24))
        self.loki.rect = cut.row_at(rect, rect.bottom - px(44), px(42))
