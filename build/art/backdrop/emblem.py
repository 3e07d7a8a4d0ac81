"""The mark of the game as a woodcut: an axe before a burning shield, in a box of 512."""

import math

from art.noise import Array
from art.palette import INK
from art.raster import svg

VIEW = "0 0 512 512"
CENTRE, RADIUS = (256, 326), 148

FLAME = (
    "M62 412 C14 330 24 246 78 184 C80 222 92 242 112 252 C84 176 118 104 190 52 C182 104 194 136 216 156"
    " C214 100 244 44 304 6 C298 66 316 106 350 138 C364 116 370 94 366 62 C428 116 450 180 430 248"
    " C446 234 456 214 458 188 C506 262 504 340 452 412 C404 474 330 500 256 500 C180 500 108 474 62 412 Z"
)
# How far a layer of fire is drawn towards its heart, and its paint.
FIRES = ((1.0, "#c2341a"), (0.92, "#ec7420"), (0.835, "#fbb73e"), (0.765, "#fff0b8"))
HEART = (256, 350)

HAFT = "M-15 -214 C-6 -222 6 -222 15 -214 L17 236 C8 248 -8 248 -17 236 Z"
HAFT_SHADE = "M4 -214 C9 -219 12 -217 15 -214 L17 236 C13 242 9 244 5 245Z"
GLINT = "M-24 -172 L34 -180 C60 -184 84 -194 104 -210 L108 -202 C86 -184 60 -172 34 -168 L-28 -160Z"
HEAD = (
    "M-30 -182 L34 -190 C70 -196 104 -216 136 -256 C176 -200 182 -104 138 -10 C122 -54 88 -84 34 -96"
    " L-30 -104"
    " C-40 -120 -44 -140 -44 -143 C-44 -146 -40 -166 -30 -182 Z"
)
BIT = (
    "M136 -256 C176 -200 182 -104 138 -10 C132 -28 123 -43 112 -56 C140 -110 138 -172 110 -228 C119"
    " -236 128 -245 136 -256 Z"
)
SHADE = (
    "M34 -96 C88 -84 122 -54 138 -10 C146 -28 153 -46 157 -64 C136 -92 96 -116 34 -122 L-38 -122 C-36"
    " -115 -33 -109 -30 -104 Z"
)
HATCH = (
    "M30 -124 l44 -12 l-34 17Z M56 -116 l48 -16 l-38 22Z M80 -104 l46 -20 l-36 27Z M102 -88 l36 -24 l-26 32Z"
)


def _path(data: str, fill: str, more: str = "") -> str:
    return f'<path d="{data}" fill="{fill}" {more}/>'


def _disc(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}"/>'


def _fat(width: float) -> str:
    """What turns a shape into its contour of ink."""
    return f'stroke="{INK}" stroke-width="{width}" stroke-linejoin="round"'


def _fire(simple: bool) -> str:
    """Layers of flame, hotter inward, in a contour of ink."""
    body = _path(FLAME, INK, _fat(30 if simple else 20))
    for scale, colour in FIRES[:3] if simple else FIRES:
        x, y = HEART[0] * (1 - scale), HEART[1] * (1 - scale)
        body += _path(FLAME, colour, f'transform="translate({x:.1f} {y:.1f}) scale({scale})"')
    return body


def _shield(simple: bool) -> str:
    """Quarters of red and soot on planks, an iron rim; small, only the quarters are left."""
    x, y = CENTRE
    inner = RADIUS - (30 if simple else 24)
    arc = f"A{inner} {inner} 0 0 1"
    quarters = f"M{x} {y}V{y - inner}{arc} {x + inner} {y}Z M{x} {y}V{y + inner}{arc} {x - inner} {y}Z"
    body = (
        _disc(x, y, RADIUS + 11, INK) + _disc(x + 5, y + 7, RADIUS + 10, INK) + _disc(x, y, RADIUS, "#8b8579")
    )
    if not simple:
        body += _rim(x, y)
    body += _disc(x, y, inner + 7, INK) + _disc(x, y, inner, "#a8302c") + _path(quarters, "#241b18")
    return body if simple else body + _planks(x, y, inner)


def _rim(x: float, y: float) -> str:
    """Light and shade on the iron, and its rivets."""
    middle = RADIUS - 12
    long, short = middle * 0.94, middle * 0.34
    arc = f"A{middle} {middle} 0 0 1"
    lit = f"M{x - long} {y + short}{arc} {x + short} {y - long}"
    dark = f"M{x + long} {y - short}{arc} {x - short} {y + long}"
    body = _path(lit, "none", 'stroke="#d8cfb8" stroke-width="7"')
    body += _path(dark, "none", 'stroke="#4c4740" stroke-width="11"')
    for k in range(12):
        turn = (k + 0.5) * math.tau / 12
        a, b = x + math.cos(turn) * middle, y + math.sin(turn) * middle
        body += _disc(a, b, 9, INK) + _disc(a - 1, b - 1.5, 5.5, "#efe4c8")
    return body


def _planks(x: float, y: float, inner: float) -> str:
    """Joints between planks, cuts in the paint, a shaded lower right."""
    body = ""
    for aside in (-76, -26, 26, 76):
        half, at = math.sqrt(inner**2 - aside**2), x + aside
        top, bottom = y - half, y + half
        joint = f"M{at - 2.5} {top:.1f}H{at + 2.5}L{at + 1} {bottom:.1f}H{at - 1}Z"
        body += _path(joint, INK, 'fill-opacity=".75"')
        body += _path(f"M{at + 3} {top + 6:.1f}h3V{bottom - 6:.1f}h-3Z", "#fff0cc", 'fill-opacity=".18"')
    long, short, wide = inner * 0.77, inner * 0.64, inner * 1.25
    moon = f"M{x + long} {y - short}A{inner} {inner} 0 1 1 {x - short} {y + long}"
    body += _path(f"{moon}A{wide} {wide} 0 0 0 {x + long} {y - short}Z", INK, 'fill-opacity=".42"')
    for a, b, dx, dy in ((-84, -56, 26, 38), (52, 36, 38, 26), (-52, 60, 18, 38), (36, -84, 22, 20)):
        cut = f"M{x + a} {y + b}l{dx} {dy}l{5 - dx} {3 - dy}Z"
        body += _path(cut, "#d9b27a", 'fill-opacity=".8"')
    return body


def _axe(simple: bool) -> str:
    """A bearded axe, upright, its edge to the right."""
    contour = "".join(_path(part, INK, _fat(34 if simple else 22)) for part in (HAFT, HEAD))
    body = f'<g transform="translate(6 8)">{contour}</g>{contour}'
    body += _path(HAFT, "#d8a860" if simple else "#a8713a")
    if not simple:
        body += _path(HAFT_SHADE, "#5a3318")
        for y in (150, 172, 194):
            body += _path(f"M-17 {y}L17 {y - 12}V{y - 3}L-17 {y + 9}Z", INK, 'fill-opacity=".8"')
        body += _path("M-9 -90H-5L-7 140H-10Z", "#f0c888", 'fill-opacity=".7"')
    body += _path(HEAD, "#b9c0c4") + _path(SHADE, "#5c656d")
    if not simple:
        body += _path(HATCH, "#39424a") + _path(GLINT, "#eef3f2")
    return body + _path(BIT, "#fbf6e4")


def emblem(size: int) -> Array:
    """The mark at a size: below 48 pixels with fewer and bolder shapes."""
    simple = size < 48
    scale = 1.0 if simple else 0.88
    axe = f'<g transform="translate(262 312) rotate(38) scale({-scale} {scale})">{_axe(simple)}</g>'
    return svg(_fire(simple) + _shield(simple) + axe, size, size, VIEW)
