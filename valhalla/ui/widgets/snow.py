"""Snow that drifts over the menu: a few sprites, each at a place that only the time decides."""

from __future__ import annotations

from math import sin

from valhalla.ui.painter import Painter
from valhalla.ui.widgets.base import Look, Widget
from valhalla.ui.widgets.hearth import GOLDEN

FLAKES = 36


class Snow(Widget):
    """Draws by `look.time`: it has no state, and no luck."""

    touchable = False

    def draw(self, p: Painter, look: Look) -> None:
        for i in range(FLAKES):
            self._flake(p, i, look.time)

    def _flake(self, p: Painter, i: int, time: float) -> None:
        near = (i * GOLDEN * 7) % 1.0  # 0 far away, 1 before our eyes
        fall = 0.03 + 0.05 * near
        x = (i * GOLDEN + 0.012 * time + 0.02 * sin(time * (0.3 + near * 0.4) + i)) % 1.0
        y = (i * GOLDEN * GOLDEN * 3 + fall * time) % 1.1 - 0.05
        side = p.px(5 + 9 * near)
        flake = p.art.picture("sparks/snow.webp", (side, side))
        pale = p.art.faded(("snow", side), flake, 0.35 + 0.5 * near)
        p.blit(pale, (self.rect.x + round(x * self.rect.w), self.rect.y + round(y * self.rect.h)))
