"""A monster's stack looked through: its six cards side by side, those beaten in the shade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.ui import cut
from valhalla.ui.cut import row, square
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.looking import close_up
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import BONE, HEADING, INK, LABEL, PALE_GOLD, SMALL, Colour
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _
from valhalla.words.valhalla.monsters import names as monsters

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

BLOODY: Final[Colour] = (196, 60, 40)


class StackCard(Widget):
    """One card of the stack; the focus or the pointer enlarges it."""

    focusable = True

    def __init__(self, scene: StackScene, place: int) -> None:
        super().__init__(f"stack:{place}", rule="V15.1")
        self.scene = scene
        self.place = place

    def draw(self, p: Painter, look: Look) -> None:
        s = self.scene.below.shown
        assert s.monster is not None
        if look.hot:
            self.scene.near = self
        if look.hot or self.place == s.monster.card:
            p.plate("glow", self.rect)
        pose = Pose.of(self.rect)
        self.scene.below.draw_shown(p, ("monster", self.place), pose)
        if self.place < s.monster.card:
            self.scene.below.dim(p, pose)
            side = self.rect.w * 2 // 5
            mark = square(side, center=(self.rect.centerx, self.rect.y + self.rect.h * 2 // 5))
            p.icon("cross", mark.move(p.px(2), p.px(2)), INK)
            p.icon("cross", mark, BLOODY)
        low = cut.below(self.rect, p.px(24), p.px(4))
        p.text(
            self._state(s.monster.card),
            low,
            LABEL._replace(colour=PALE_GOLD if self.place == s.monster.card else BONE),
        )

    def _state(self, now: int) -> str:
        if self.place < now:
            return _("beaten")
        return _("active") if self.place == now else _("next") if self.place == now + 1 else ""


class StackScene(Scene):
    """All cards of the monster: they are no secret (V15.2)."""

    paged = False
    over = True

    def __init__(self, below: PlayScene) -> None:
        super().__init__(below.app)
        self.below = below
        self.near: StackCard | None = None
        self.cards = [StackCard(self, i) for i in range(len(stack_of(below.shown).cards))]
        self.close = Button("close", _("Back"), self.app.pop)
        self.widgets = [*self.cards, self.close]

    def layout(self, units: Units) -> None:
        super().layout(units)
        free = self.below.furniture.free(units)
        area = cut.row_at(free, units.px(110), units.height - units.px(250)).inflate(-units.px(32), 0)
        for card, cell in zip(self.cards, row(area, len(self.cards), units.px(14)), strict=True):
            width = min(cell.w, round(cell.h * CARD))
            card.rect = Rect(0, 0, width, round(width / CARD))
            card.rect.center = cell.center
        self.close.rect = Rect(0, 0, units.px(220), units.px(52))
        self.close.rect.center = (free.centerx, units.height - units.px(60))
        self.changed = True

    def draw_below(self, p: Painter) -> None:
        self.near = None
        p.shade(0.78)
        name = monsters.called(self.below.shown)
        free = self.below.furniture.free(p.units)
        p.text(name, cut.row_at(free, p.px(20), p.px(44)), HEADING)
        note = _("Six cards, the weakest first. Beat the last one, and you have won.")
        p.text(note, cut.row_at(free, p.px(64), p.px(24)), SMALL, align="centre")

    def draw_above(self, p: Painter) -> None:
        if self.near is None:
            return
        shown = [("monster", self.near.place)]
        close_up.draw(p, self.below, close_up.page(self.below, shown, close_up.column(self.below)))
