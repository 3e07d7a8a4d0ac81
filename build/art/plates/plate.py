"""What a nine-slice is: a picture whose border keeps its size while its middle grows or shrinks.

All of `slices`, `content` and `outset` are pixels from the picture's own edges: left, top, right, bottom.
`outset` is what lies outside the thing itself, for its shadow or glow. The middle of the picture, and of each
edge, is cut off at its right and lower end when less of it is needed, and stretched when more is.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from PIL import Image

from art.hewn import Box
from art.noise import Array
from art.raster import to_image

Sides: TypeAlias = tuple[int, int, int, int]


class Plate(NamedTuple):
    """`draw` gets the plate itself. A plate without slices has fixed proportions and is scaled as a whole."""

    name: str
    width: int  # of the thing itself, in pixels, without the outset
    height: int
    scale: int  # pixels per logical unit
    draw: "Callable[[Plate], Array]"
    slices: Sides = (0, 0, 0, 0)  # from the thing's own edges here; the outset is added when told to others
    content: Sides = (0, 0, 0, 0)  # likewise
    outset: Sides = (0, 0, 0, 0)
    variant: str = ""
    quality: int = 86

    @property
    def size(self) -> tuple[int, int]:
        """Of the whole picture."""
        left, top, right, bottom = self.outset
        return self.width + left + right, self.height + top + bottom

    @property
    def box(self) -> Box:
        """Where the thing itself is in the picture."""
        left, top = self.outset[:2]
        return Box(left, top, left + self.width, top + self.height)

    def image(self) -> Image.Image:
        return to_image(self.draw(self))

    def record(self) -> dict[str, object]:
        """What the game is told about it."""

        def outer(sides: Sides) -> list[int]:
            return [side + out for side, out in zip(sides, self.outset, strict=True)]

        record: dict[str, object] = {
            "file": f"{self.name}.webp",
            "scale": self.scale,
            "outset": list(self.outset),
        }
        record["size"] = [self.width, self.height]
        record["content"] = outer(self.content)
        record["slices"] = outer(self.slices) if any(self.slices) else [0, 0, 0, 0]
        return record
