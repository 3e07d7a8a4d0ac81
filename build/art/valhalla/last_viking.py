"""The title of the Last Viking: a board of whale bone with five notches, its mark, and a token for a seat."""

import json
from collections.abc import Iterator

import numpy as np
from PIL import Image

from art.bake import Document, Picture
from art.carve import engrave, plate, recess
from art.ink import Canvas, Pen, blob, block, disc, joined, path
from art.knot import knot_mask
from art.noise import Array, fbm, grid, ramp, rgb
from art.palette import INK
from art.portrait.shield import round_shield
from art.raster import blur, coloured, empty, mask, over, shadow, svg, to_image
from art.scene.folk import POSES, Folk, figure
from art.scene.land import ground, sky, sun
from art.scene.stage import Stage, backlight

WIDE, HIGH = 700, 300
MEDAL = (140.0, 150.0, 122.0)  # middle and radius
NOTCHES = tuple((310 + 82 * k, 178 - 9 * k) for k in range(5))
NOTCH = 29  # radius
ABOVE, BELOW = 54, 52  # how far from a notch a number may stand
WORDS = (282, 246, 668, 284)  # room for words below the notches
MARK, TOKEN = 96, 192
_TONE = ("#2a120e", "#6e2418", "#b8542a", "#eaa04a", "#fff0b8")


def _flat(shape: Array, colour: str) -> Array:
    return np.broadcast_to(rgb(colour), (*shape.shape, 3)).copy()


def _round(size: tuple[int, int], x: float, y: float, radius: float) -> Array:
    return mask(f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" fill="#fff"/>', *size)


def _bone(width: int, height: int, seed: int) -> Array:
    """Old whale bone: pale, brown in its pores, in long lines of growth."""
    x, y = grid(width, height)
    bend = fbm(x / 160, y / 40, 3, seed=seed) * 9
    growth = np.sin((y + bend) * 0.32) * 0.05 + np.sin((y + bend * 1.6) * 0.9) * 0.025
    pores = fbm(x / 16, y / 3, 3, seed=seed + 4)
    tone = 0.66 + growth + 0.16 * fbm(x / 120, y / 70, 4, seed=seed + 7) + 0.06 * pores
    stops = ((0, "#6b4a25"), (0.35, "#b3945f"), (0.6, "#dcc698"), (0.8, "#efe2c2"), (1, "#fbf4de"))
    return ramp(np.clip(tone, 0, 1), stops)


def _scene(low: bool) -> Stage:
    """One who still stands, on the shields of the others, before the last sun; 200 by 200."""
    canvas = Canvas(470, glint=_TONE[4])
    canvas.fill(block(0, 0, 200, 200), _TONE[0])
    s = Stage(canvas, _TONE, 200, 200)
    sky(s, 190, (0.1, 0.34, 0.66))
    sun(s, 100, 84, 58, rays=0.5)
    ground(s, 164, 4, "#1c0c0a", blades=0)
    if not low:
        for x, y, size, paints, device in (
            (34, 176, 0.30, ("#26262b", "#a8302c"), 1), (166, 178, 0.30, ("#2f63ab", "#e9dfc8"), 0),
            (70, 186, 0.30, ("#1f8581", "#e9dfc8"), 3), (132, 188, 0.30, ("#7a57a8", "#e9dfc8"), 2),
        ):  # fmt: skip
            with canvas.placed(x, y, size):
                round_shield(canvas, 92, paints, device)
    start = len(canvas.parts)
    who = Folk(
        "#8e2f24", helm="gold", hair="#d9a850", cloak="#3a2a5e", weapon="great", hold=-0.16,
        shield=("#c9a24b", "#8e2f24"),
    )  # fmt: skip
    with canvas.recording() as kept, canvas.placed(106, 186 if low else 172, 0.68 if low else 0.61):
        figure(canvas, POSES["guard"], who)
    backlight(s, start, kept, 3)
    return s


def _medal(picture: Array, middle: tuple[float, float], radius: float, *, low: bool) -> None:
    """The scene in a ring of gilt, in place."""
    height, width = picture.shape[:2]
    size = width, height
    x, y = middle
    over(
        picture,
        coloured(blur(_round(size, x, y, radius + radius * 0.04), max(1.0, radius / 16)) * 0.85, "#0a0604"),
    )
    over(picture, coloured(_round(size, x, y, radius), "#120a06"))
    rim = np.clip(_round(size, x, y, radius * 0.97) - _round(size, x, y, radius * 0.84), 0, 1)
    over(picture, plate(rim, _flat(rim, "#d6aa50"), radius / 18, relief=1.4, ink=1.2, rim_light=0.5))
    span = round(radius * 0.84 * 2)
    scene = svg("".join(_scene(low).canvas.parts), span, span, "0 0 200 200")
    scene[..., 3] = _round((span, span), span / 2, span / 2, span / 2 - 0.5)
    over(picture, scene, x - span / 2, y - span / 2)
    inner = _round(size, x, y, radius * 0.84)
    over(picture, coloured(inner * (1 - blur(inner, radius / 9)) * 0.9, "#0a0604"))


def _board(inset: float) -> Array:
    """A long slab with a bowed foot and horns at its right end."""
    i = inset
    line = (
        f"M{30 + i} {22 + i}C{200} {10 + i} {420} {12 + i} {640} {18 + i}"
        f"Q{690 - i} {16 + i} {690 - i} {60 + i}V{240 - i}Q{690 - i} {288 - i} {640} {286 - i}"
        f"C{420} {292 - i} {200} {292 - i} {30 + i} {280 - i}Q{10 + i} {150} {30 + i} {22 + i}Z"
    )
    return mask(f'<path d="{line}" fill="#fff"/>', WIDE, HIGH)


def title() -> Image.Image:
    """The board: the figure on the left, five notches that climb to the right."""
    size = WIDE, HIGH
    picture = empty(*size)
    shadow(picture, _board(4), 0, 0, 6, dx=3, dy=5, dark=0.8)
    over(picture, coloured(_board(2), INK))
    rim = _board(5)
    over(picture, plate(rim, _flat(rim, "#c99a3e"), 6, relief=1.4, ink=1.4, rim_light=0.5))
    over(picture, coloured(_board(14), "#160c06"))
    over(picture, plate(_board(16), _bone(*size, 5), 7, relief=0.9, ink=1.8, rim_light=0.25))
    weave = mask(f'<g transform="translate(276 34)">{knot_mask(26, 2, 15, 0.46, 3)}</g>', *size)
    engrave(picture, weave, depth=0.72, fill="#6d2a20", lip=0.5)
    for low in (74, 238):
        line = mask(f'<rect x="276" y="{low}" width="394" height="3" rx="1.5" fill="#fff"/>', *size)
        engrave(picture, line, depth=0.7, fill="#6d2a20", lip=0.5)
    _stairs(picture)
    _medal(picture, MEDAL[:2], MEDAL[2], low=False)
    return to_image(picture)


def _stairs(picture: Array) -> None:
    """Notches, each a hollow in a ring of gilt, and a groove from one to the next, in place."""
    size = WIDE, HIGH
    way = "M" + "L".join(f"{x} {y}" for x, y in NOTCHES)
    groove = mask(f'<path d="{way}" fill="none" stroke="#fff" stroke-width="9"/>', *size)
    engrave(picture, groove, depth=0.75, fill="#4a2a16", lip=0.5)
    for x, y in NOTCHES:
        over(picture, coloured(blur(_round(size, x, y, NOTCH + 7), 3) * 0.6, "#2a160a"))
        ring = np.clip(_round(size, x, y, NOTCH + 6) - _round(size, x, y, NOTCH), 0, 1)
        hollow = _round(size, x, y, NOTCH)
        over(picture, coloured(hollow, "#7a5a34"))
        recess(picture, hollow, depth=0.6, ground="#2a160a", wall=9)
        over(picture, plate(ring, _flat(ring, "#c99a3e"), 3, relief=1.4, ink=1, rim_light=0.45))


def mark() -> Image.Image:
    """A gilt peg with a drop of red glass: it lies on the notch of the level."""
    size = MARK, MARK
    middle = MARK / 2
    picture = empty(*size)
    shadow(picture, _round(size, middle, middle, 36), 0, 0, 4, dx=3, dy=5, dark=0.85)
    over(picture, coloured(_round(size, middle, middle, 38), INK))
    rim = _round(size, middle, middle, 36)
    over(picture, plate(rim, _flat(rim, "#e6ba58"), 6, relief=1.5, ink=1.2, rim_light=0.6))
    teeth = "".join(
        f'<circle cx="{middle + 29 * np.cos(a):.1f}" cy="{middle + 29 * np.sin(a):.1f}" r="2.6" fill="#fff"/>'
        for a in np.linspace(0, 2 * np.pi, 16, endpoint=False)
    )
    engrave(picture, mask(teeth, *size), depth=0.7, fill="#7a5518", lip=0.4)
    over(picture, coloured(_round(size, middle, middle, 23.5), "#180806"))
    glass = _round(size, middle, middle, 22)
    over(picture, plate(glass, _flat(glass, "#b02a24"), 9, relief=1.2, ink=1.4, rim_light=0.35))
    shine = mask(
        '<ellipse cx="41" cy="38" rx="9" ry="5.5" transform="rotate(-35 41 38)" fill="#fff"/>', *size
    )
    over(picture, coloured(blur(shine, 1.4) * 0.75, "#ffe9d8"))
    return to_image(picture)


def token() -> Image.Image:
    """The figure alone in its ring, to stand by a shield: known at 40 pixels by ring and sun."""
    picture = empty(TOKEN, TOKEN)
    canvas = Canvas(3)
    for turn in range(4):
        with canvas.placed(100, 100, 1.0, turn * np.pi / 2 + np.pi / 4):
            leaf = blob(path("-17,-74! -20,-92 0,-104! 20,-92 17,-74!"))
            canvas.form(leaf, "#d6aa50", "#7a5518", "#fff0b8", Pen(3.4, 3, (5, 5), 3))
    canvas.fill(joined([disc(100, 100, 60)]), "#120a06")
    leaves = svg("".join(canvas.parts), TOKEN, TOKEN, "0 0 200 200")
    shadow(picture, leaves[..., 3], 0, 0, 4, dx=3, dy=4, dark=0.8)
    over(picture, leaves)
    _medal(picture, (TOKEN / 2, TOKEN / 2), TOKEN * 0.42, low=True)
    return to_image(picture)


def places() -> str:
    told = {
        "size": (WIDE, HIGH),
        "medal": MEDAL,
        "notches": NOTCHES,
        "radius": NOTCH,
        "above": ABOVE,
        "below": BELOW,
        "words": WORDS,
        "mark": MARK,
    }
    return json.dumps(told, indent=1) + "\n"


def pictures() -> Iterator[Picture]:
    yield Picture("cards/title.webp", title, quality=88)
    yield Picture("cards/title-mark.webp", mark, quality=90)
    yield Picture("cards/title-small.webp", token, quality=90)


def documents() -> Iterator[Document]:
    yield Document("cards/title.json", places)
