"""A new table against a monster, which is chosen on a page of its own."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace
from pygame import Rect

from valhalla.games.valhalla.monsters.stack import TOLLS
from valhalla.games.valhalla.table import MONSTERS, MOST_AGAINST_MONSTER
from valhalla.kernel.game import BadSetup
from valhalla.ui import cut, tables
from valhalla.ui.games.valhalla.gallery import ValhallaGallery
from valhalla.ui.games.valhalla.monster.page import Company, MonsterPage
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla, asked
from valhalla.ui.games.valhalla.new_game.page import LARGE
from valhalla.ui.games.valhalla.new_game.presets import AGAINST_MONSTER
from valhalla.ui.games.valhalla.new_game.scene import EXPANSIONS, ValhallaTable
from valhalla.ui.scenes.new_game.parts import VariantCard
from valhalla.ui.scenes.new_game.presets import Preset
from valhalla.ui.scenes.new_game.scene import Manners, Page, Px
from valhalla.ui.settings import HUMAN, LastTable
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.words.language import N_, _, pgettext
from valhalla.words.valhalla.monsters import names as monsters

VARIANTS: Final = {"first_game": (N_("First game"), N_("The cards of the monster have no abilities."))}


class MonsterTable(ValhallaTable):
    key = "monster"
    manners: ClassVar[Manners] = Manners(1, MOST_AGAINST_MONSTER, (HUMAN,), VARIANTS, expansions=EXPANSIONS)
    made: ClassVar[dict[str, Preset]] = AGAINST_MONSTER
    taught = N_("Two turns with a fixed deal, step by step.")
    monsters: MonsterPage

    def blank(self) -> LastTable:
        """The first one is for whoever plays here."""
        people = tuple(self.app.settings.people(ValhallaTable.key)[:1])
        return LastValhalla(people, game=self.game, monster=MONSTERS[0])

    def emptied(self, table: LastTable) -> LastTable:
        own = asked(table)
        return LastValhalla(game=self.game, monster=own.monster, level=own.level)

    def sound(self, table: LastTable) -> LastTable:
        own = asked(table)
        monster = own.monster if own.monster in MONSTERS else MONSTERS[0]
        return super().sound(replace(own, monster=monster, level=min(max(own.level, 1), len(TOLLS))))

    @property
    def first_page(self) -> str:
        return "monster"

    @property
    def title(self) -> str:
        return _("Against a monster")

    @property
    def listed(self) -> list[VariantCard]:
        """The only variant is on the page of the monster."""
        return []

    @property
    def ordered(self) -> bool:
        return len(self.table.seats) > 1

    def make_pages(self) -> list[tuple[str, Page]]:
        self.monsters = MonsterPage(
            self.table, self._chooser, self._leveller, self.cards[0], self._look_through
        )
        return [("monster", self.monsters), *super().make_pages()]

    def tabs(self) -> list[tuple[str, str]]:
        return [("monster", pgettext("page", "Monster")), *super().tabs()]

    def make_more(self) -> list[Widget]:
        self.company = Company("company")
        return [self.company]

    def _chooser(self, monster: str) -> Callback:
        return lambda: self.change(monster=monster)

    def _leveller(self, level: int) -> Callback:
        return lambda: self.change(level=level)

    def _look_through(self) -> None:
        """The monster's cards, as anybody may see them beforehand (V15.2)."""
        large = any(name in LARGE for name in self.table.expansions)
        self.app.push(ValhallaGallery.of_monster(self.app, self.table.monster or MONSTERS[0], plus=large))

    def judge_more(self, on_table: bool) -> None:
        super().judge_more(on_table)
        self.company.monster = self.table.monster or ""
        self.company.lines = monsters.company(len(self.table.seats), self.table.level)
        self.monsters.show(self.table, self._why_not_this)
        for monster in self.monsters.cards:
            monster.on_refused = self.refusing(monster.why_not)

    def _why_not_this(self, monster: str) -> str:
        """Why this table cannot play against this one."""
        try:
            tables.setup_of(replace(self.table, monster=monster))
        except BadSetup as error:
            return self.sentence(error.reason)
        return ""

    def lay_more(self, inner: Rect, px: Px) -> None:
        top = self.undo.rect.bottom + px(22)
        self.company.rect = cut.row_at(inner, top, inner.bottom - px(20) - top)
