"""Pictures: baked files, scaled to the size the window needs, and kept. Premultiplied where they have alpha.

A plate is a picture in nine slices: its border keeps its shape, its middle is cut or stretched.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.transform import flip, rotozoom, smoothscale

from valhalla.kernel.files import plain_file
from valhalla.ui.repaint import repainted
from valhalla.ui.theme import TARRED_OAK, Colour, paint

KEPT_BYTES: Final = 150_000_000
KEPT_FILES: Final = 40
LARGE: Final = 4_000_000  # bytes
TURN: Final = 2  # degrees between kept rotations
FADES: Final = 16
ALIASES: Final = {"hold": "hold_back"}  # icons that are called otherwise in the rules
PLAIN: Final = (8, 8)  # the size of what stands for a picture that is not there


class Plate(msgspec.Struct, frozen=True):
    """How plates.json describes a plate, in pixels of its file; `scale` of them are a unit."""

    file: str
    slices: tuple[int, int, int, int]
    content: tuple[int, int, int, int]
    scale: Annotated[float, msgspec.Meta(gt=0)]
    outset: tuple[int, int, int, int] = (0, 0, 0, 0)


class Margins(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int


class Art:
    """The pictures below a folder. What is missing or damaged is told in `trouble` and drawn plainly."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble: list[str] = []
        self._files: OrderedDict[str, Surface] = OrderedDict()
        self._made: OrderedDict[tuple[object, ...], Surface] = OrderedDict()
        self._bytes = 0
        self._there: dict[str, bool] = {}
        self.plates = self._read_plates()

    def _read_plates(self) -> dict[str, Plate]:
        path = self.folder / "plates" / "plates.json"
        try:
            return msgspec.json.decode(plain_file(path).read_bytes(), type=dict[str, Plate])
        except (OSError, msgspec.MsgspecError) as error:
            self.trouble.append(f"{path}: {error}")
            return {}

    def tell(self, trouble: str) -> None:
        """Of each trouble once."""
        if trouble not in self.trouble:
            self.trouble.append(trouble)

    # Keeping

    def kept(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """A picture made once; the one not used for longest goes when there are too many."""
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        found = self._made[key] = make()
        self._bytes += _bytes(found)
        while self._bytes > KEPT_BYTES and len(self._made) > 1:
            self._bytes -= _bytes(self._made.popitem(last=False)[1])
        return found

    def forget(self) -> None:
        """The window has another size: what was made for the old one is of no use."""
        self._made.clear()
        self._files.clear()
        self._bytes = 0

    def file(self, name: str) -> Surface:
        """A picture as it was baked."""
        found = self._files.get(name)
        if found is not None:
            self._files.move_to_end(name)
            return found
        found = self._load(name)
        if _bytes(found) < LARGE:  # a background is scaled once and then needed no more
            self._files[name] = found
        while len(self._files) > KEPT_FILES:
            self._files.popitem(last=False)
        return found

    def _load(self, name: str) -> Surface:
        path = self.folder / name
        try:
            surface = pygame.image.load(plain_file(path))
        except (OSError, pygame.error) as error:
            self.tell(f"{path}: {error}")
            surface = Surface(PLAIN)
            surface.fill(TARRED_OAK)
        if surface.get_flags() & pygame.SRCALPHA or surface.get_masks()[3]:
            surface = surface.convert_alpha().premul_alpha()
            paints = paint(name)
            return repainted(surface, *paints) if paints else surface
        return surface.convert()

    # Pictures

    def picture(self, name: str, size: tuple[int, int]) -> Surface:
        """A picture in this size."""
        size = max(1, size[0]), max(1, size[1])
        return self.kept(("picture", name, size), lambda: smoothscale(self.file(name), size))

    def cover(self, name: str, size: tuple[int, int]) -> Surface:
        """A picture that covers this size, cut where it has another shape."""
        return self.kept(("cover", name, size), lambda: _covering(self.file(name), size))

    def has(self, name: str) -> bool:
        """Whether this picture was baked."""
        found = self._there.get(name)
        if found is None:
            found = self._there[name] = (self.folder / name).exists()
        return found

    def icon(self, name: str, px: int, colour: Colour) -> Surface:
        """A sign of one colour; words of the rules may be written with a stroke or without."""
        if not self.has(f"icons/{name}.webp"):
            name = ALIASES.get(name, name.replace("_", "-"))
        return self.kept(("icon", name, px, colour), lambda: self._tinted(f"icons/{name}.webp", px, colour))

    def _tinted(self, name: str, px: int, colour: Colour) -> Surface:
        surface = smoothscale(self.file(name), (max(1, px), max(1, px))).copy()
        surface.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def frame(self, name: str, count: int, i: int, px: int) -> Surface:
        """One frame of a horizontal strip."""
        return self.kept(("frame", name, i, px), lambda: self._cut(name, count, i, px))

    def _cut(self, name: str, count: int, i: int, px: int) -> Surface:
        strip = self.file(name)
        if strip.get_width() < count:  # no strip, but what stands in for it
            return smoothscale(strip, (px, px))
        width = strip.get_width() // count
        cut = strip.subsurface(Rect(width * min(i, count - 1), 0, width, strip.get_height()))
        return smoothscale(cut, (px, max(1, round(px * cut.get_height() / max(1, width)))))

    def turned(
        self, key: tuple[object, ...], surface: Surface, angle: float, mirrored: bool = False
    ) -> Surface:
        """A kept picture turned by about this angle."""
        step = round(angle / TURN) * TURN
        if not step and not mirrored:
            return surface
        return self.kept(
            ("turned", key, surface.get_size(), step, mirrored), lambda: _turned(surface, step, mirrored)
        )

    def faded(self, key: tuple[object, ...], surface: Surface, strength: float) -> Surface:
        """A kept picture with this much of its substance left."""
        step = max(0, min(FADES, round(strength * FADES)))
        if step == FADES:
            return surface
        return self.kept(
            ("faded", key, surface.get_size(), step), lambda: _faded(surface, step * 255 // FADES)
        )

    # Plates

    def margins(self, name: str, u: float) -> Margins:
        """How far within a plate's rectangle its content may go."""
        plate = self.plates.get(name)
        if plate is None:
            return Margins(*(round(8 * u),) * 4)
        inner = zip(plate.content, plate.outset, strict=True)
        return Margins(*(round((c - o) * u / plate.scale) for c, o in inner))

    def outset(self, name: str, u: float) -> Margins:
        """How far a plate's shadow and glow reach beyond its rectangle."""
        plate = self.plates.get(name)
        return Margins(*(round(o * u / plate.scale) for o in plate.outset)) if plate else Margins(0, 0, 0, 0)

    def plate(self, name: str, size: tuple[int, int], u: float) -> Surface:
        """A plate of this size, its outset added all around."""
        return self.kept(("plate", name, size, round(u, 3)), lambda: self._plate(name, size, u))

    def _plate(self, name: str, size: tuple[int, int], u: float) -> Surface:
        out = self.outset(name, u)
        whole = size[0] + out.left + out.right, size[1] + out.top + out.bottom
        plate = self.plates.get(name)
        picture = self.file(f"plates/{plate.file}") if plate else None
        if plate is None or picture is None or picture.get_size() == PLAIN:
            surface = Surface(whole, pygame.SRCALPHA)
            body = Rect(out.left, out.top, *size)
            pygame.draw.rect(surface, TARRED_OAK, body, border_radius=round(6 * u))
            return surface
        return sliced(picture, plate.slices, u / plate.scale, whole)


def sliced(
    source: Surface, slices: tuple[int, int, int, int], scale: float, size: tuple[int, int]
) -> Surface:
    """Nine slices put together: borders scaled, the middle cut if larger than needed, else stretched."""
    left, top, right, bottom = slices
    w, h = source.get_size()
    if not any(slices) or min(slices) < 0 or left + right >= w or top + bottom >= h:
        return smoothscale(source, size)  # no slices, or another picture than was told of
    shrink = min(1.0, size[0] / max(1, (left + right) * scale), size[1] / max(1, (top + bottom) * scale))
    scale *= shrink
    from_x = _spans(w, left, right, scale, size[0])
    from_y = _spans(h, top, bottom, scale, size[1])
    surface = Surface(size, pygame.SRCALPHA)
    for sx, sw, dx, dw in from_x:
        for sy, sh, dy, dh in from_y:
            if min(sw, sh, dw, dh) > 0:
                piece = source.subsurface(Rect(sx, sy, sw, sh))
                surface.blit(smoothscale(piece, (dw, dh)), (dx, dy))
    return surface


def _spans(whole: int, first: int, last: int, scale: float, size: int) -> list[tuple[int, int, int, int]]:
    """Along one axis: from where, how much, to where, how much; for border, middle, border."""
    a, b = round(first * scale), round(last * scale)
    middle = max(0, size - a - b)
    cut = min(whole - first - last, max(1, round(middle / scale)))
    return [(0, first, 0, a), (first, cut, a, middle), (whole - last, last, size - b, b)]


def _covering(source: Surface, size: tuple[int, int]) -> Surface:
    w, h = source.get_size()
    scale = max(size[0] / w, size[1] / h)
    cut = Rect(0, 0, min(w, round(size[0] / scale)), min(h, round(size[1] / scale)))
    cut.center = source.get_rect().center
    return smoothscale(source.subsurface(cut), size)


def _turned(surface: Surface, angle: int, mirrored: bool) -> Surface:
    return rotozoom(flip(surface, True, False) if mirrored else surface, angle, 1)


def _faded(surface: Surface, alpha: int) -> Surface:
    pale = surface.copy() if surface.get_flags() & pygame.SRCALPHA else surface.convert_alpha()
    pale.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


def _bytes(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
