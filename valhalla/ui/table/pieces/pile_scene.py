"""A pile looked through: all its cards in rows, the topmost first. (`fan.py` is a hand.)"""

from __future__ import annotations

from pygame import Rect

from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.scene import Scene
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.things import CARD
from valhalla.ui.table.zoom import beside
from valhalla.ui.theme import HEADING, SMALL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _, ngettext

ROWS, COLUMNS = 2, 8


class PileCard(Widget):
    """One card of the pile; the focus or the pointer enlarges it."""

    focusable = True

    def __init__(self, scene: PileScene, i: int, card: int) -> None:
        super().__init__(f"pile:{i}")
        self.scene = scene
        self.card = card

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot:
            p.plate("glow", self.rect)
            self.scene.near = self
        self.scene.below.draw_card(p, self.card, Pose.of(self.rect))


class PileScene(Scene):
    """All cards of a pile, page by page."""

    over = True

    def __init__(self, below: PlayScene, title: str, cards: list[int]) -> None:
        super().__init__(below.app)
        self.below = below
        self.title = title
        self.cards = cards[::-1]
        self.page = 0
        self.near: PileCard | None = None
        self.close = Button("close", _("Back"), self.app.pop)
        self.earlier = Button("earlier", _("Nearer the top"), lambda: self.turn(-1), icon="arrow-left")
        self.later = Button("later", _("Further down"), lambda: self.turn(1), icon="arrow-right")

    @property
    def pages(self) -> int:
        return -(-len(self.cards) // (ROWS * COLUMNS))

    def turn(self, by: int) -> None:
        self.page = max(0, min(self.page + by, self.pages - 1))
        self.layout(self.units)

    def layout(self, units: Units) -> None:
        super().layout(units)
        area = units.area.inflate(-units.px(80), -units.px(200))
        width = min(area.w // COLUMNS, round(area.h / ROWS * CARD))
        height = round(width / CARD)
        found: list[Widget] = []
        first = self.page * ROWS * COLUMNS
        for i, card in enumerate(self.cards[first : first + ROWS * COLUMNS]):
            thing = PileCard(self, first + i, card)
            x = area.centerx - width * COLUMNS // 2 + (i % COLUMNS) * width
            y = area.centery - height * ROWS // 2 + (i // COLUMNS) * height
            thing.rect = Rect(x, y, width, height).inflate(-units.px(8), -units.px(8))
            found.append(thing)
        for button, x in zip((self.earlier, self.close, self.later), (-1, 0, 1), strict=True):
            middle = units.width // 2 + x * units.px(236), units.height - units.px(70)
            button.rect = cut.sized(units.px(220), units.px(52), center=middle)
        self.earlier.enabled, self.later.enabled = self.page > 0, self.page < self.pages - 1
        self.renew([*found, self.earlier, self.close, self.later])

    def draw_below(self, p: Painter) -> None:
        self.near = None
        p.shade(0.75)
        p.text(self.title, Rect(0, p.px(20), p.units.width, p.px(40)), HEADING)
        count = len(self.cards)
        note = ngettext("{count} card, the topmost first", "{count} cards, the topmost first", count)
        p.text(note.format(count=count), Rect(0, p.px(58), p.units.width, p.px(24)), SMALL, align="centre")

    def draw_above(self, p: Painter) -> None:
        if self.near is None:
            return
        rect = beside(self.near.rect, p.units)
        p.layer += 1
        self.below.draw_card(p, self.near.card, Pose.of(rect))
