"""Silhouettes of one colour in a box of 100 x 100, bold enough to be told apart at 20 pixels.

A glyph is a file of `glyphs/`: white paint adds to the silhouette, black paint cuts.
`icon` gives it as SVG in any colour.
"""

import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from PIL import Image

from art.bake import Picture
from art.raster import svg, to_image

FOLDER = Path(__file__).resolve().parent / "glyphs"
SIZE = 192
ROOM = 4  # of the 100: what the silhouette keeps free at the edge of its picture


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.svg"))


@cache
def glyph(name: str) -> str:
    """What is painted in white and black within the glyph's <svg>."""
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    return re.sub(r"\s*\n\s*", "", re.sub(r"</?svg[^>]*>", "", text))


def _paint(name: str, grow: float) -> str:
    if not grow:
        return f'<g fill="#fff">{glyph(name)}</g>'
    bold = f'stroke="#fff" stroke-width="{2 * grow}" stroke-linejoin="round"'
    return f'<g fill="#fff" {bold}>{glyph(name).replace("#000", "#fff")}</g>'


def icon(name: str, x: float, y: float, size: float, fill: str, *, grow: float = 0) -> str:
    """SVG of a silhouette at x, y. `grow` (of the 100) fattens it and closes its cuts: an outline behind."""
    key = f"cut-{name}-{grow:g}"
    area = 'x="-20" y="-20" width="140" height="140"'
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) scale({size / 100:.4f})">'
        f'<mask id="{key}" maskUnits="userSpaceOnUse" {area}>{_paint(name, grow)}</mask>'
        f'<rect {area} fill="{fill}" mask="url(#{key})"/></g>'
    )


def draw(name: str, size: int = SIZE) -> Image.Image:
    """The silhouette in white."""
    box = 100 + 2 * ROOM
    picture = svg(icon(name, 0, 0, 100, "#fff"), size, size, f"{-ROOM} {-ROOM} {box} {box}")
    picture[..., :3] = 1
    return to_image(picture)


def pictures() -> Iterator[Picture]:
    for name in names():
        yield Picture(f"icons/{name}.webp", partial(draw, name), lossless=True)
