"""A new table against a monster, which is chosen on a page of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from valhalla.games.valhalla.monsters.stack import TOLLS
from valhalla.games.valhalla.table import MONSTERS, MOST_AGAINST_MONSTER
from valhalla.ui.games.valhalla.gallery import ValhallaGallery
from valhalla.ui.games.valhalla.monster.page import Company, MonsterPage
from valhalla.ui.games.valhalla.new_game.last_table import LastValhalla, asked
from valhalla.ui.games.valhalla.new_game.page import LARGE, ExpansionsPage, card_count
from valhalla.ui.games.valhalla.new_game.scene import EXPANSIONS, ValhallaTable
from valhalla.ui.scenes.new_game.parts import VariantCard
from valhalla.ui.scenes.new_game.presets import Preset, first_seats
from valhalla.ui.scenes.new_game.scene import Manners, Page, Px
from valhalla.ui.settings import HUMAN, LastTable
from valhalla.ui.widgets.base import Callback, Widget
from valhalla.ui.widgets.lists import Block
from valhalla.words.language import N_, _, pgettext
from valhalla.words.valhalla.monsters import names as monsters

VARIANTS: Final = {"first_game": (N_("First game"), N_("The cards of the monster have no abilities."))}
TOGETHER: Final = 2
# What large expansions change (V15.11).
CHANGES: Final = (
    N_("The monster’s cards are used on their stronger side."),
    N_("With both decks 20 more cards are discarded at the start."),
)


def _against(table: LastTable, monster: str) -> LastTable:
    return replace(table, loki=None, monster=monster, level=1)


def _alone(table: LastTable, names: Sequence[str]) -> LastTable:
    seats = first_seats(table.seats, names, 1)[:1]
    return replace(_against(table, "fenrir"), seats=seats, undo=True, variants=("first_game",))


def _together(table: LastTable, names: Sequence[str]) -> LastTable:
    """As many people as there are, and at least two."""
    seats = first_seats(table.seats, names, TOGETHER, "karl")[:MOST_AGAINST_MONSTER]
    return replace(_against(table, asked(table).monster or "fenrir"), seats=seats)


PRESETS: Final = {
    "alone": Preset(
        N_("Alone at night"),
        N_("you against Fenrir, without his abilities"),
        N_("You alone against Fenrir at level I. What his cards can do is left out this first time."),
        "person",
        _alone,
    ),
    "together": Preset(
        N_("Together"),
        N_("two or more against the monster"),
        N_("All people of this table, or you and a karl, against the chosen monster at level I."),
        "alliance",
        _together,
    ),
}


class MonsterExpansions(ExpansionsPage):
    usual = LARGE[0]

    def facts(self, expansion: str) -> str:
        """What an expansion changes of the monster."""
        stronger = _("a stronger monster")  # gettext does not look into f-strings
        return f"{card_count(expansion)} · {stronger}" if expansion in LARGE else ""

    def together(self, table: LastValhalla) -> list[str]:
        return [_(line) for line in CHANGES]


class MonsterTable(ValhallaTable):
    key = "monster"
    manners: ClassVar[Manners] = Manners(1, MOST_AGAINST_MONSTER, (HUMAN,), VARIANTS, expansions=EXPANSIONS)
    made: ClassVar[dict[str, Preset]] = PRESETS
    expansions_page = MonsterExpansions
    taught = N_("Two turns with a fixed deal, step by step.")
    monsters: MonsterPage

    def blank(self) -> LastTable:
        return LastValhalla(game=self.game, monster=MONSTERS[0])

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
            self, self.table, self._chooser, self._leveller, self.cards[0], on_stack=self._look_through
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
        self.company.lines = monsters.company(len(self.table.seats))
        self.monsters.show(self.table, self._why_not_this)
        for monster in self.monsters.cards:
            monster.on_refused = self.refusing(monster.why_not)

    def _why_not_this(self, monster: str) -> str:
        """Why this table cannot play against this one."""
        return self.refusals.of(replace(self.table, monster=monster))

    def more_blocks(self, px: Px) -> list[Block]:
        return [self.company.block(self, px(22), stretches=True)]
