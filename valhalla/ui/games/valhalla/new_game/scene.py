"""A new table of Valhalla: its variants, and a page of expansions."""

from __future__ import annotations

from typing import ClassVar, Final

from valhalla.games.valhalla.table import PAIRS
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla
from valhalla.ui.games.valhalla.new_game.page import ExpansionsPage
from valhalla.ui.games.valhalla.new_game.presets import PRESETS
from valhalla.ui.scenes.new_game.presets import Preset
from valhalla.ui.scenes.new_game.scene import Manners, NewGameScene, Page
from valhalla.ui.settings import HUMAN
from valhalla.words.language import N_, _, pgettext
from valhalla.words.valhalla import names as called

VARIANTS: Final = {
    "simplified": (N_("Simplified"), N_("No jarls; everybody begins with five cards.")),
    "hand_draft": (N_("Hand draft"), N_("Starting hands are exchanged through an open pool.")),
    "five_jarls": (N_("Five jarls"), N_("Choose your jarl from five instead of three.")),
    "first_game": (N_("First game"), N_("Everybody is dealt one jarl that is easy to play.")),
}
EXPANSIONS: Final = tuple(called.EXPANSIONS)


class ValhallaTable(NewGameScene):
    game = "valhalla"
    key: ClassVar[str] = "valhalla"
    manners: ClassVar[Manners] = Manners(
        2, 6, (HUMAN, "karl", "thrall"), VARIANTS, scored=True, expansions=EXPANSIONS
    )
    made: ClassVar[dict[str, Preset]] = PRESETS
    fields = ("first", "variants", "expansions", "loki")
    expansions: ExpansionsPage
    expansions_page: ClassVar[type[ExpansionsPage]] = ExpansionsPage
    table: LastValhalla

    @property
    def title(self) -> str:
        return _("New game")

    def make_pages(self) -> list[tuple[str, Page]]:
        faces = ValhallaFaces(self.app.art, self.app.fonts)
        self.expansions = self.expansions_page(
            self, self.table, faces, lambda name: self.toggler("expansions", name), self._loki
        )
        return [("expansions", self.expansions)]

    def tabs(self) -> list[tuple[str, str]]:
        return [("table", pgettext("page", "Table")), ("expansions", _("Expansions"))]

    def _loki(self, loki: str | None) -> None:
        self.change(loki=loki)
        self.expansions.look("loki")

    def judge_more(self, on_table: bool) -> None:
        for card in self.expansions.cards:
            self.judge_card(card, "expansions", card.expansion)
        self.expansions.show(self.table)
        count = len(self.table.expansions)
        told = _("Expansions: {count}").format(count=count) if count else _("Expansions")
        self.pages.chips["expansions"].label = told

    @property
    def pairs(self) -> bool:
        return any(name in PAIRS for name in self.table.expansions) and len(self.table.seats) in (4, 6)

    def called(self, name: str) -> str:
        return super().called(name) if name in self.manners.variants else called.expansion(name)[0]
