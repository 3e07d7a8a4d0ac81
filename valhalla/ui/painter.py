"""The one who draws: on a surface, in units, with kept pictures and texts. Can write down what it wrote."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from valhalla.ui.art import Art
from valhalla.ui.cut import inset
from valhalla.ui.fonts import Fonts
from valhalla.ui.theme import BLACK, BONE, Colour, Style
from valhalla.ui.units import Units

PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
# Of a text and its box: which edge or middle they have in common.
ALIGNED: Final = {side: side for side in ("left", "right", "top", "bottom")} | {
    "centre": "centerx", "middle": "centery",
}  # fmt: skip


class Written(NamedTuple):
    """A text on the screen: where it stands, where it should, and how it looks."""

    text: str
    rect: Rect
    box: Rect
    fits: bool
    style: Style
    layer: int
    px: int  # how large its letters are


class Painter:
    """Draws a frame. With `notes`, every text is written down for those who check the layout."""

    def __init__(self, surface: Surface, units: Units, art: Art, fonts: Fonts) -> None:
        self.surface = surface
        self.units = units
        self.art = art
        self.fonts = fonts
        self.notes: list[Written] | None = None
        self.blind = False  # only texts are set, to be written down: nothing is drawn
        self.layer = 0  # overlays count up: texts of different layers may cover each other

    @property
    def u(self) -> float:
        return self.units.u

    def px(self, units: float) -> int:
        return self.units.px(units)

    def wx(self, units: float) -> int:
        return self.units.wx(units)

    def blit(self, picture: Surface, at: tuple[int, int]) -> None:
        if self.blind:
            return
        flags = PREMULTIPLIED if picture.get_flags() & pygame.SRCALPHA else 0
        self.surface.blit(picture, at, special_flags=flags)

    def centred(self, picture: Surface, at: tuple[int, int]) -> None:
        self.blit(picture, picture.get_rect(center=at).topleft)

    def fill(self, rect: Rect, colour: Colour, strength: float = 1.0) -> None:
        """A plain area, perhaps seen through."""
        if self.blind:
            return
        if strength >= 1.0:
            self.surface.fill(colour, rect)
            return
        a = round(255 * strength)
        pale = colour[0] * a // 255, colour[1] * a // 255, colour[2] * a // 255, a
        key = ("fill", rect.size, pale)
        self.blit(self.art.kept(key, lambda: _filled(rect.size, pale)), rect.topleft)

    def shade(self, strength: float = 0.6) -> None:
        """Darken all that has been drawn."""
        self.fill(self.units.area, BLACK, strength)

    # Pictures

    def picture(self, name: str, rect: Rect) -> None:
        if self.blind:
            return
        self.blit(self.art.picture(name, rect.size), rect.topleft)

    def background(self, name: str) -> None:
        if self.blind:
            return
        self.blit(self.art.cover(name, (self.units.width, self.units.height)), (0, 0))

    def plate(self, name: str, rect: Rect, strength: float = 1.0) -> None:
        """A plate whose body is this rectangle; its shadow and glow go beyond."""
        if self.blind:
            return
        out = self.art.outset(name, self.u)
        plate = self.art.faded(("plate", name), self.art.plate(name, rect.size, self.u), strength)
        self.blit(plate, (rect.x - out.left, rect.y - out.top))

    def inner(self, name: str, rect: Rect) -> Rect:
        """Where the content of a plate goes."""
        left, top, right, bottom = self.art.margins(name, self.u)
        return Rect(rect.x + left, rect.y + top, rect.w - left - right, rect.h - top - bottom)

    def icon(self, name: str, rect: Rect, colour: Colour) -> None:
        if self.blind:
            return
        side = min(rect.size)
        self.centred(self.art.icon(name, side, colour), rect.center)

    def medal(self, metal: str, rect: Rect) -> None:
        self.picture(f"plates/medal-{metal}.webp", rect)

    def badge(
        self, metal: str, icon: str, rect: Rect, colour: Colour = BONE, rim: tuple[int, int] = (1, 3)
    ) -> None:
        """A sign on a medal, of which the rim is this part."""
        part, whole = rim
        self.token(metal, icon, rect, rect.inflate(-rect.w * part // whole, -rect.h * part // whole), colour)

    def token(self, metal: str, icon: str, rect: Rect, inner: Rect | int, colour: Colour = BONE) -> None:
        """A sign on a medal, with its own place there, or so many pixels from the edge."""
        self.medal(metal, rect)
        self.icon(icon, inner if isinstance(inner, Rect) else inset(rect, inner), colour)

    # Words

    def letters(self, style: Style) -> float:
        return self.units.letters(style)

    def width(self, text: str, style: Style) -> int:
        """The room that a text needs in one line."""
        return self.fonts.size(text, style, self.letters(style))[0]

    def height(self, text: str, style: Style, width: int) -> int:
        """The room that a text needs if it is broken into lines of this width."""
        return self.fonts.height(text, style, self.letters(style), width)

    def text(
        self, text: str, rect: Rect, style: Style, *, lines: int = 1, align: str = "", valign: str = "middle"
    ) -> Rect:
        """Set a text in a box; returns where it stands. *lines* 0: as many as fit."""
        if not text:
            return Rect(rect.topleft, (0, 0))
        style = style._replace(centred=style.centred or align == "centre")  # each of several lines, too
        size, fits, letters, surface = self._set(text, rect, style, lines)
        at = Rect((0, 0), size)
        for edge in (ALIGNED[align or ("centre" if style.centred else "left")], ALIGNED[valign]):
            setattr(at, edge, getattr(rect, edge))
        if surface is not None:
            self.blit(surface, at.topleft)
        if self.notes is not None:
            self.notes.append(Written(text, at, rect.copy(), fits, style, self.layer, letters))
        return at

    def fitting(self, text: str, style: Style, width: int, least: float = 0.62) -> tuple[str, Style]:
        """A name as large as it finds room, and shortened if it finds none."""
        for part in (1.0, *(part for part in (0.86, 0.74) if part > least), least):
            smaller = style._replace(size=style.size * part)
            if self.width(text, smaller) <= width:
                return text, smaller
        while len(text) > 2 and self.width(text + "…", smaller) > width:
            text = text[:-1]
        return text + "…", smaller

    def fitted(
        self, text: str, rect: Rect, style: Style, *, width: int = 0, align: str = "", valign: str = "middle"
    ) -> Rect:
        """Set a name in a box, smaller or shortened until it finds room there, or in this width of it."""
        text, style = self.fitting(text, style, width or rect.w)
        return self.text(text, rect, style, align=align, valign=valign)

    def shrunk(self, text: str, rect: Rect, style: Style, least: float, lines: int) -> Style:
        """How a text is set in a box: smaller and smaller until it finds room, down to this size.

        A word that is torn apart has none.
        """
        words = text.split() if lines != 1 else []
        while style.size > least and not (
            self.fits(text, rect, style, lines) and all(self.width(word, style) <= rect.w for word in words)
        ):
            style = style._replace(size=style.size * 0.9)
        return style

    def fits(self, text: str, rect: Rect, style: Style, lines: int = 1) -> bool:
        """Whether a text finds room in a box."""
        return self.fonts.measured(text, style, self.letters(style), rect.w, rect.h, lines=lines).fits

    def _set(
        self, text: str, rect: Rect, style: Style, lines: int
    ) -> tuple[tuple[int, int], bool, int, Surface | None]:
        """How large a text and its letters are, whether it fits, and its picture, unless nothing is drawn."""
        if self.blind:
            return *self.fonts.measured(text, style, self.letters(style), rect.w, rect.h, lines=lines), None
        found = self.fonts.set(text, style, self.letters(style), rect.w, rect.h, lines=lines)
        return found.surface.get_size(), found.fits, found.px, found.surface


def _filled(size: tuple[int, int], colour: tuple[int, int, int, int]) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill(colour)
    return surface
