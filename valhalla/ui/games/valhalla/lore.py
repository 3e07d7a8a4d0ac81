"""What expansions lay in the middle of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.valhalla.terms import NONE
from valhalla.ui import cut
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.table.pieces.piles import label, label_height
from valhalla.ui.table.things import CARD, FaceThing
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


class LoreThing(FaceThing):
    """A card in the middle that belongs to nobody's hand; looked at closely, it tells everything."""

    drags = False
    broad = 0  # how wide the word may be; else a third wider than itself

    def __init__(self, scene: PlayScene, name: str, rect: Rect) -> None:
        super().__init__(scene, name, "none", NONE, (name,))
        self.rect = rect

    def words(self) -> str:
        return ""

    def press(self) -> None:
        if not self.scene.hurry():
            self.mark()

    def outline(self, units: Units) -> Rect:
        return self.rect

    def body(self, p: Painter) -> Rect:
        height = self.rect.h - label_height(p.units) - p.px(6)
        found = Rect(0, self.rect.y, round(height * CARD), height)
        found.centerx = self.rect.centerx
        return found

    def draw(self, p: Painter, look: Look) -> None:
        body = self.body(p)
        if look.hot:
            p.plate("glow-soft", body)
        self.draw_face(p, Pose.of(body))
        wide = self.rect.inflate((self.broad or self.rect.w * 4 // 3) - self.rect.w, 0)
        label(p, self.words(), cut.bottom(wide, label_height(p.units)))

    def draw_face(self, p: Painter, pose: Pose) -> None:
        shows = self.shows
        if shows is not None:
            self.scene.draw_shown(p, shows, pose)

    def draw_out(self, p: Painter, look: Look) -> None:
        """It lies free."""
