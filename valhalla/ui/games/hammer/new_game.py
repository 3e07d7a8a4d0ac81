"""A new table of the Hammer Throw."""

from __future__ import annotations

from pygame import Rect

from valhalla.ui import chronicle, cut
from valhalla.ui.scenes.new_game.parts import Emblem
from valhalla.ui.scenes.new_game.scene import Manners, NewGameScene, Px
from valhalla.ui.settings import HUMAN
from valhalla.ui.theme import BODY
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.lists import Block
from valhalla.ui.widgets.text import Label
from valhalla.words.hammer.names import VARIANTS
from valhalla.words.language import N_, _


class HammerTable(NewGameScene):
    game = key = "hammer"
    manners = Manners(1, 5, (HUMAN, "karl", "thrall"), VARIANTS)
    taught = N_("Two turns with a fixed deal, step by step.")

    def make_more(self) -> list[Widget]:
        self.alone = Label("alone", self._told_alone(), BODY, lines=0)
        self.alone.valign = "top"
        self.emblem = Emblem("hammer/token-rest.webp", 1.0, 230)
        return [self.alone, self.emblem]

    def _told_alone(self) -> str:
        """What one plays for alone at the table."""
        if len(self.table.seats) > 1:
            return ""
        best = chronicle.best_alone(self.game, self.table.seats[0].name)
        told = _("Alone you throw for a high score.")
        return told if best is None else f"{told} " + _("Your best so far: {points}.").format(points=best)

    def more_blocks(self, px: Px) -> list[Block]:
        def put(rect: Rect) -> None:
            self.alone.rect = cut.row_at(rect, rect.y + px(8), px(64))

        return [Block(lambda w: px(76), put, [self.alone]), self.emblem.block(px(20))]
