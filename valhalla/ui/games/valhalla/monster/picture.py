"""The monsters as pictures and signs, wherever they are told of away from their table."""

from __future__ import annotations

from pygame import Rect

from valhalla.ui.cut import inset, square
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.theme import BONE, EMBER, NIGHT, Colour

LIGHTS: dict[str, Colour] = {
    "fenrir": (196, 120, 60), "jormungandr": (70, 150, 130), "hel": (130, 150, 200), "surtr": EMBER,
}  # fmt: skip


def icon_of(p: Painter, monster: str) -> str:
    """The sign of a monster; one that is not ours has that of all monsters."""
    return next(
        (name for name in (f"monster-{monster}", "monster") if p.art.has(f"icons/{name}.webp")), "skull"
    )


def draw_badge(p: Painter, rect: Rect, monster: str, medal: str = "medal-red") -> None:
    """Its sign on a medal."""
    p.picture(f"plates/{medal}.webp", rect)
    p.icon(icon_of(p, monster), inset(rect, rect.w // 5), BONE)


def draw_monster(p: Painter, rect: Rect, monster: str, *, strength: float = 1.0) -> None:
    """The monster in its own light, filling the rectangle; cut where that has another shape."""
    if p.blind:
        return
    p.fill(rect, NIGHT)
    before = p.surface.get_clip()
    p.surface.set_clip(rect.clip(before))
    light(p, "glow", rect.inflate(rect.w // 3, rect.h // 2), LIGHTS.get(monster, EMBER), 0.55 * strength)
    name = f"monsters/{monster}.webp"
    if p.art.has(name):
        found = p.art.cover(name, rect.size)
        p.blit(p.art.faded((name, "cover"), found, strength), rect.topleft)
    else:
        side = min(rect.size) * 3 // 5
        place = square(side, center=rect.center)
        p.icon(icon_of(p, monster), place, BONE)
    p.surface.set_clip(before)
