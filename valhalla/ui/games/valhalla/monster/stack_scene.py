"""A monster's stack looked through: its six cards side by side, those beaten in the shade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.ui import cut
from valhalla.ui.cut import column, row, square
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.looking import close_up
from valhalla.ui.table.pieces.pile_scene import row_of_planks
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import BONE, HEADING, INK, LABEL, PALE_GOLD, SMALL, Colour
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import N_, _
from valhalla.words.valhalla.monsters import names as monsters

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

NOTE: Final = N_("Six cards, the weakest first. Beat the last one, and you have won.")
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
        low = cut.below(self.rect, p.wx(24), p.px(4))
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
        px, free = units.px, self.below.furniture.free(units)
        self.head = cut.row_at(free, px(20), units.wx(44))
        high = self.app.fonts.height(_(NOTE), SMALL, units.letters(SMALL), free.w - px(20))
        self.note = cut.below(self.head, max(units.wx(24), high)).inflate(-px(20), 0)
        low = row_of_planks([self.close], free.move(0, -px(10)), units)
        top = self.note.bottom + px(22)
        area = cut.row_at(free, top, low - px(20) - top).inflate(-px(32), 0)
        rows = 2 if units.upright else 1
        lines = column(area, rows, px(8))
        state = units.wx(24) + px(4)
        places = [cell for line in lines for cell in row(line, len(self.cards) // rows, px(14))]
        for card, cell in zip(self.cards, places, strict=True):
            width = min(cell.w, round((cell.h - 2 * state) * CARD))
            card.rect = Rect(0, 0, width, round(width / CARD))
            card.rect.center = cell.center
        self.changed = True

    def draw_below(self, p: Painter) -> None:
        self.near = None
        p.shade(0.78)
        p.text(monsters.called(self.below.shown), self.head, HEADING)
        p.text(_(NOTE), self.note, SMALL._replace(centred=True), lines=0)

    def draw_above(self, p: Painter) -> None:
        if self.near is None:
            return
        shown = [("monster", self.near.place)]
        close_up.draw(p, self.below, close_up.page(self.below, shown, close_up.column(self.below)))
