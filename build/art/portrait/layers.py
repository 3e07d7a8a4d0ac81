"""What a portrait with layers of its own needs: where figure and head stand, the features, and the print."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable
from contextlib import AbstractContextManager

import resvg_py
from PIL import Image

from art.ink import INK, Canvas, Shape, joined, moved
from art.portrait import beard, face, marks
from art.portrait.finish import finish
from art.portrait.person import HIGH, WIDE, Head, Person

SIZE = (400, 598)
_DARK = "#0c0708"
_HEART = (WIDE / 2, 620.0)


def _stops(*stops: tuple[float, float]) -> str:
    return "".join(f'<stop offset="{at}" stop-color="{_DARK}" stop-opacity="{see}"/>' for at, see in stops)


_SHADES = (
    f'<radialGradient id="round" cx=".46" cy=".4" r=".78">{_stops((0.55, 0), (1, 0.45))}</radialGradient>'
    '<linearGradient id="down" x1="0" y1="0" x2="0" y2="1">'
    f"{_stops((0, 0.25), (0.2, 0), (0.76, 0), (1, 0.5))}</linearGradient>"
)


def leaning(canvas: Canvas, person: Person) -> AbstractContextManager[None]:
    """Within: the figure leans and grows about the heart."""
    turn, (x, y) = math.radians(person.lean), _HEART
    cos, sin = math.cos(turn) * person.zoom, math.sin(turn) * person.zoom
    return canvas.placed(x - cos * x + sin * y, y - sin * x - cos * y, person.zoom, turn)


def at_head(canvas: Canvas, person: Person) -> AbstractContextManager[None]:
    """Within: the canvas stands in head space."""
    return canvas.placed(*person.at, person.size, math.radians(person.roll))


def features(head: Head) -> Shape:
    """The face without beard and hair; gives the outline of the head."""
    outline = face.skin(head)
    marks.details(head, outline)
    free = face.eyes(head, outline)
    marks.paint(head, outline, free)
    beard.stubble(head, outline)
    face.folds(head, outline)
    face.mouth(head)
    face.nose(head)
    marks.scars(head, outline)
    face.brows(head)
    return outline


def printed(
    canvas: Canvas,
    start: int,
    outlines: Iterable[Shape],
    light: str,
    *,
    seed: int,
    size: tuple[int, int] = SIZE,
) -> Image.Image:
    """The figure, whose parts begin at *start*, with its shadow and the light around it."""
    front, canvas.parts = canvas.parts[start:], canvas.parts[:start]
    whole = joined(outlines).simplify(0.5)
    canvas.ink(moved(whole, 11, 9), INK, 0.5)
    canvas.ink(joined([moved(whole, -4.5, -3.5), whole.buffer(1.2)]), light)
    return finish(_raster([*canvas.parts, *front], size), seed)


def _raster(parts: list[str], size: tuple[int, int]) -> Image.Image:
    body = "".join(parts)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none"><defs>{_SHADES}</defs>{body}'
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#round)"/>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#down)"/></svg>'
    )
    png = resvg_py.svg_to_bytes(svg_string=text, width=size[0], height=size[1], skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png)))
