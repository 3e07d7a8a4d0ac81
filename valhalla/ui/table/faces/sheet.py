"""A face in the making: pictures, numbers and texts are laid on a sheet measured as 700 by 980."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.font import Font
from pygame.transform import smoothscale

from valhalla.ui.art import Art, sliced
from valhalla.ui.fonts import Fonts, Set
from valhalla.ui.stand_in import portrait
from valhalla.ui.theme import BONE, INK, Colour, Style
from valhalla.ui.units import Units

WIDE: Final = 700
HIGH: Final = 980
SMALL_BELOW: Final = 170  # pixels of height
LARGE_ABOVE: Final = 420
SHARES: Final = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75)  # of their size that words on parchment are set at
PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED

Box = tuple[float, float, float, float]  # left, top, right, bottom
Place = tuple[float, float]
Slices = tuple[int, int, int, int]


def tells_itself(height: int, units: Units) -> bool:
    """Whether a face of this height bears its own words, no smaller than people want them."""
    return height > LARGE_ABOVE * (units.u * units.words if units.words > 1 else 1.0)


class Focus(NamedTuple):
    """What a picture must keep when it is cut: the middle, and how much of its width, as shares."""

    x: float = 0.5
    y: float = 0.5
    width: float = 1.0


ALL: Final = Focus()


class Block(NamedTuple):
    """A paragraph on parchment, and the room above it in units."""

    text: str
    style: Style
    above: float = 0.0


class Picture(NamedTuple):
    """A baked portrait, and by whose letter and in which colour one is drawn that was not baked yet."""

    name: str
    of: str
    colour: Colour
    focus: Focus = ALL


class Sheet:
    """The units are those of the baked frames. `crowded` gathers texts that found no room."""

    def __init__(self, art: Art, fonts: Fonts, height: int, crowded: list[str]) -> None:
        self.art = art
        self.fonts = fonts
        self.height = height
        self.u = height / HIGH
        self.crowded = crowded
        self.surface = Surface((round(height * 5 / 7), height), pygame.SRCALPHA)

    def px(self, units: float) -> int:
        return max(1, round(units * self.u))

    def rect(self, box: Box) -> Rect:
        left, top, right, bottom = (round(side * self.u) for side in box)
        return Rect(left, top, max(1, right - left), max(1, bottom - top))

    def lay(self, picture: Surface, at: tuple[int, int]) -> None:
        flags = PREMULTIPLIED if picture.get_flags() & pygame.SRCALPHA else 0
        self.surface.blit(picture, at, special_flags=flags)

    def centred(self, picture: Surface, at: Place) -> None:
        middle = round(at[0] * self.u), round(at[1] * self.u)
        self.lay(picture, picture.get_rect(center=middle).topleft)

    # Pictures

    def put(self, name: str, box: Box) -> None:
        """A baked picture, stretched to this box."""
        rect = self.rect(box)
        self.lay(self.art.picture(name, rect.size), rect.topleft)

    def token(self, name: str, left: float, top: float, width: float, shape: float = 1.0) -> float:
        """A baked picture `shape` times as high as wide; gives its height."""
        height = width * shape
        self.put(name, (left, top, left + width, top + height))
        return height

    def icon(self, name: str, at: Place, size: float, colour: Colour = BONE) -> None:
        """A silhouette with its shadow."""
        px, drop = self.px(size), max(1, self.px(4))
        x, y = round(at[0] * self.u) - px // 2, round(at[1] * self.u) - px // 2
        self.lay(self.art.icon(name, px, INK), (x + drop, y + drop))
        self.lay(self.art.icon(name, px, colour), (x, y))

    def sliced(self, name: str, slices: Slices, box: Box, scale: float) -> None:
        """A baked picture in nine slices; `scale` units are one of its pixels."""
        rect = self.rect(box)
        key = ("face part", name, rect.size, self.height)
        make = partial(self._pieced, name, slices, scale * self.u, rect.size)
        self.lay(self.art.kept(key, make), rect.topleft)

    def _pieced(self, name: str, slices: Slices, scale: float, size: tuple[int, int]) -> Surface:
        source = self.art.file(name)
        if source.get_width() < slices[0] + slices[2]:
            return smoothscale(source, size)  # not the picture it should be: see the trouble of Art
        return sliced(source, slices, scale, size)

    def portrait(self, of: Picture, box: Box) -> None:
        """A picture cut to a box around what matters in it."""
        rect = self.rect(box)
        source = portrait(self.art, self.fonts, of.name, of.of, of.colour)
        self.lay(smoothscale(source.subsurface(_cut(source, rect, of.focus)), rect.size), rect.topleft)

    # Numbers and texts

    def number(self, text: str, at: Place, size: float, colour: Colour = BONE, edge: Colour = INK) -> None:
        """A number with an inked edge, its ink centred on the place."""
        self.centred(self._figure(text, self.px(size), colour, edge), at)

    def _figure(self, text: str, px: int, colour: Colour, edge: Colour | None) -> Surface:
        key = ("figure", text, px, colour, edge)
        return self.art.kept(key, lambda: figure(self.fonts.font("bold", max(6, px)), text, colour, edge))

    def carved(self, text: str, at: Place, size: float) -> None:
        """A number cut into pale stone."""
        drop = max(1, self.px(3)) / self.u
        light = self._figure(text, self.px(size), (240, 240, 232), None)
        self.centred(light, (at[0] + drop, at[1] + drop))
        self.centred(self._figure(text, self.px(size), INK, None), at)

    def text(self, text: str, style: Style, box: Box, lines: int = 0) -> Set:
        """A text in the middle of a box."""
        rect = self.rect(box)
        found = self.fonts.set(
            text, style, self.u, rect.width, rect.height, lines=lines, least=self.fonts.least
        )
        if not found.fits:
            self.crowded.append(text)
        self.lay(found.surface, found.surface.get_rect(center=rect.center).topleft)
        return found

    def fits(self, text: str, style: Style, left: float, right: float) -> bool:
        """Whether a text finds room in one line, with letters that can be read."""
        fonts, room = self.fonts, self.rect((left, 0, right, 1)).width
        return fonts.measured(text, style, self.u, room, 10_000, lines=1, least=fonts.least).fits

    def paragraphs(self, blocks: Sequence[Block], left: float, right: float, most: float) -> list[Set]:
        """Blocks set as large as they find room within `most` units of height."""
        fonts, width = self.fonts, self.px(right - left)
        for share in SHARES:
            sizes = [
                fonts.measured(text, style, self.u * share, width, 10_000, least=fonts.least)
                for text, style, _above in blocks
            ]
            if sum(part.size[1] for part in sizes) <= most * self.u and all(part.fits for part in sizes):
                break
        else:
            self.crowded.extend(block.text for block in blocks)
        return [
            fonts.set(text, style, self.u * share, width, 10_000, least=fonts.least)
            for text, style, _above in blocks
        ]


def _cut(source: Surface, rect: Rect, focus: Focus) -> Rect:
    """The part of a picture that fills a rectangle of this shape around the focus."""
    w, h = source.get_size()
    width = min(w * focus.width, h * rect.width / rect.height)
    cut = Rect(0, 0, max(1, round(width)), max(1, min(h, round(width * rect.height / rect.width))))
    cut.center = round(w * focus.x), round(h * focus.y)
    return cut.clamp(source.get_rect())


def figure(font: Font, text: str, colour: Colour, edge: Colour | None) -> Surface:
    """A number trimmed to its ink, with an edge if there is a colour for one."""
    inner = font.render(text, True, colour)
    if edge is None:
        return inner.subsurface(inner.get_bounding_rect()).copy().premul_alpha()
    wide = max(1, round(font.get_height() * 0.062))
    font.outline = wide
    outer = font.render(text, True, edge)
    font.outline = 0
    outer.blit(inner, (wide, wide))
    return outer.subsurface(outer.get_bounding_rect()).copy().premul_alpha()
