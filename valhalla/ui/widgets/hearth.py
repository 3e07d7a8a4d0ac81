"""The hall's fire: flames that lick, light that breathes, embers that rise; all by the time alone."""

from __future__ import annotations

from math import pi, sin
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.ui import cut
from valhalla.ui.art import FADES
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.theme import EMBER
from valhalla.ui.widgets.base import Look, Widget

HALL: Final = "hall/menu.webp"
DARK: Final = "hall/hall-dark.webp"
LIGHT: Final = "hall/firelight.webp"
PICTURE: Final = (2560, 1440)  # what the places below are parts of
FLAMES: Final = (0.535, 0.555, 0.735, 0.875)  # as in build/art/backdrop/hall.py
FRAMES: Final = 14
ROUND: Final = 1.4  # seconds in which the frames of the fire come round
LEVELS: Final = 4  # of light above the lowest
LARGE: Final = 2560 * 1440  # pixels
BREATH: Final = 0.075  # what one level adds
GOLDEN: Final = 0.618034  # steps of the golden ratio never bunch up
EMBERS: Final = 4  # pictures of them


def breath(time: float) -> float:
    """How bright the fire is, 0 to 1: a slow breath, a little uneven, far below three changes a second."""
    slow = sin(2 * pi * time / 5.3) + 0.6 * sin(2 * pi * time / 2.9 + 1) + 0.35 * sin(2 * pi * time / 1.3 + 2)
    return max(0.0, min(1.0, 0.5 + slow / 3.9))


def covering(size: tuple[int, int]) -> Rect:
    """Where the whole picture of the hall lies when it covers a window."""
    scale = max(size[0] / PICTURE[0], size[1] / PICTURE[1])
    return cut.sized(round(PICTURE[0] * scale), round(PICTURE[1] * scale), center=Rect(0, 0, *size).center)


def flames_in(size: tuple[int, int]) -> Rect:
    """Where the flames burn in a window."""
    whole = covering(size)
    left, top, right, bottom = FLAMES
    x, y = whole.x + round(whole.w * left), whole.y + round(whole.h * top)
    return Rect(x, y, round(whole.w * (right - left)), round(whole.h * (bottom - top)))


class Hearth(Widget):
    """The hall itself. `dark`: out of focus, to lie behind words."""

    touchable = False

    def __init__(self, name: str = "hearth", *, dark: bool = False) -> None:
        super().__init__(name)
        self.dark = dark

    def draw(self, p: Painter, look: Look) -> None:
        p.background(DARK if self.dark else HALL)
        if p.blind:
            return
        step = 2 if self.rect.w * self.rect.h > LARGE else 1  # fewer pictures where each of them is huge
        level = round(breath(look.time) * LEVELS / step) * step
        if level:
            more = p.art.kept(("firelight", self.rect.size, self.dark, level), lambda: self._light(p, level))
            p.surface.blit(more, self.rect.topleft, special_flags=pygame.BLEND_RGB_ADD)
        if not self.dark:
            frame = int(look.time / ROUND * FRAMES) % FRAMES
            fire = flames_in(self.rect.size)
            p.picture(f"hall/fire-{frame:02}.webp", fire)
            shine = fire.inflate(fire.w // 2, fire.h // 3)
            light(p, "glow", shine, EMBER, (3 + level) / FADES)

    def _light(self, p: Painter, level: int) -> Surface:
        """What the fire adds at this level."""
        strength = round(255 * BREATH * level * (0.6 if self.dark else 1.0))
        small = p.art.file(LIGHT).copy()
        small.fill((strength,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        whole = covering(self.rect.size)
        picture = Surface(self.rect.size)
        picture.blit(smoothscale(small, whole.size), whole.topleft)
        return picture.convert()


def lived(i: int, time: float, least: float, more: float) -> tuple[float, float]:
    """How much of its life an ember has behind it, and a number that is another one in each of its lives."""
    lasts = least + more * ((i * GOLDEN * 5) % 1.0)
    age = time / lasts + i * GOLDEN
    return age % 1.0, (i * GOLDEN * 3 + int(age) * GOLDEN * GOLDEN) % 1.0


def draw_ember(
    p: Painter, i: int, life: float, side: int, at: tuple[int, int], *, brightest: float = 1.0
) -> None:
    """It flares up, and goes out slowly."""
    strength = brightest * min(1.0, 5 * life) * (1 - life) ** 0.7
    name = f"sparks/ember-{i % EMBERS}.webp"
    p.blit(p.art.faded((name,), p.art.picture(name, (side, side)), strength), at)


class Embers(Widget):
    """Sparks that rise from the fire, sway, and go out."""

    touchable = False

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name)
        self.count = count

    def draw(self, p: Painter, look: Look) -> None:
        if not p.blind:
            for i in range(self.count):
                self._ember(p, i, look.time)

    def _ember(self, p: Painter, i: int, time: float) -> None:
        life, seed = lived(i, time, 4.0, 5.0)
        fire = flames_in(self.rect.size)
        near = (i * GOLDEN * 11) % 1.0  # 0 far away, 1 before our eyes
        x = fire.centerx + (seed - 0.5) * fire.w * (0.7 + 2.6 * life * near)
        x += sin(time * (0.7 + near) + i) * fire.w * 0.06 * (0.3 + life)
        y = fire.y + fire.h * 0.55 - life * (0.35 + 0.5 * near) * self.rect.h
        side = p.px(13 + 24 * near * (0.4 + seed))
        draw_ember(p, i, life, side, (self.rect.x + round(x), self.rect.y + round(y)))
