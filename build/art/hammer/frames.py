"""Cards of the Hammer Throw but for picture, words and numbers: frames, backs, badges and bosses by deck."""

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
from PIL import Image

from art import backs
from art.backs import Weave, bordered, firelit, ringed, strands
from art.bake import Picture
from art.carve import plate
from art.frames import (
    TACTIC,
    WIDE,
    Look,
    Shine,
    Size,
    finished,
    forged,
    frame,
    in_three_sizes,
    rounded,
    small,
    tinted,
    wool,
)
from art.hammer.decks import DECKS, Deck, Spot, boss_mask
from art.icons import icon
from art.marks import flat
from art.noise import Array, fbm, grid, ridged
from art.palette import INK, mix, shade, tint
from art.raster import blur, coloured, empty, over, shadow, shift, svg, to_image
from art.textures import stone

SHINE = Shine(0.08, 0.30, own=0.96, glow=0.36)


def _rock(colour: str, size: Size) -> Array:
    return tinted(stone(*size, 4), colour, 50 * size[0] / WIDE)


# What lies below a picture: blue wool for the Valkyries, mossy rock for the Jötnar, iron for Thor.
STUFF: dict[str, Callable[[Size], Array]] = {
    "valkyries": partial(wool, DECKS["valkyries"].colour, 0.86),
    "jotnar": partial(_rock, shade(DECKS["jotnar"].colour, 0.42)),
    "thor": partial(forged, shade(DECKS["thor"].colour, 0.40), 23),
}


def look(name: str) -> Look:
    deck = DECKS[name]
    return Look(
        deck.colour, mix(deck.colour, "#0d0a0c", 0.8), (tint(deck.colour, 0.1), deck.second), deck.strands[1],
        deck.fine, deck.coarse, *TACTIC, deck.seed, STUFF[name], 0.55, mix(deck.colour, "#fff0cc", 0.1), 0.5,
        "#0b0707", 0.5, SHINE,
    )  # fmt: skip


def _drawn(of: Look, width: int, coarse: bool) -> Image.Image:
    return finished(frame(of, width, coarse), 0.09, 0.07, 0.22)


# Backs

MEDAL, PLACE = (250.0, 262.0), (250.0, 556.0)  # the middle of the device, and of the boss for the points


def back(name: str) -> Image.Image:
    """Interlace from edge to edge, a medal with the deck's device, below it an empty boss for the points."""
    deck = DECKS[name]
    fills = deck.colour, mix(deck.strands[0], deck.colour, 0.35)
    weave = Weave(deck.ground, fills, deck.columns, deck.seed, deck.chance, deck.bend)
    woven = rounded(strands(weave), weave.cell, SHINE)
    woven[..., :3] *= 0.86
    picture = bordered(weave, woven, deck.strands)
    _medal(picture, deck, MEDAL, 134)
    _boss(picture, deck, PLACE, 92)
    return firelit(picture)


def _sign(picture: Array, name: str, middle: Spot, span: float, colour: str) -> None:
    """A device in paint with an outline of ink, in place."""
    height, width = picture.shape[:2]
    place = middle[0] - span / 2, middle[1] - span / 2, span
    fat = svg(icon(name, *place, INK, grow=4), width, height)[..., 3]
    step = max(1, round(span / 56))
    over(picture, coloured(np.maximum(fat, shift(fat, step, round(step * 1.5))), INK))
    cut = svg(icon(name, *place, colour), width, height)[..., 3]
    over(picture, plate(cut, flat(cut, colour), span / 38, relief=0.8, ink=0.6, rim_light=0.2))


def _medal(picture: Array, deck: Deck, middle: Spot, reach: float) -> None:
    """The deck's device on a medal of its shape, in place."""
    height, width = picture.shape[:2]

    def ring(share: float) -> Array:
        return boss_mask(deck, middle, reach * share, (width, height))

    over(picture, coloured(blur(ring(1.10), reach / 10) * 0.85, "#070404"))
    ringed(picture, ring(1), ring(0.89), deck.strands[0], reach / 26)
    field = ring(0.89)
    over(
        picture, plate(field, flat(field, mix(deck.ground, "#000000", 0.3)), reach / 16, relief=0.8, ink=2.5)
    )
    ringed(picture, ring(0.80), ring(0.765), deck.strands[1], reach / 60)
    inner = ring(0.765)
    x, y = grid(width, height)
    crust = ridged(x / reach * 2.4, y / reach * 2.4, 3, deck.seed)
    paint = flat(inner, mix(deck.colour, deck.ground, 0.45)) * (0.8 + 0.35 * crust)[..., None]
    over(picture, plate(inner, np.clip(paint, 0, 1), reach / 20, relief=0.8, ink=2, rim_light=0.1))
    _sign(picture, deck.device, (middle[0], middle[1] - reach * 0.02), reach * 1.06, "#f2e8cf")


def _boss(picture: Array, deck: Deck, middle: Spot, reach: float) -> None:
    """A bare boss of pale bone for a number, in place."""
    height, width = picture.shape[:2]

    def ring(share: float) -> Array:
        return boss_mask(deck, middle, reach * share, (width, height))

    over(picture, coloured(blur(ring(1.12), reach / 9) * 0.85, "#070404"))
    ringed(picture, ring(1), ring(0.84), deck.strands[0], reach / 18)
    field = ring(0.84)
    x, y = grid(width, height)
    rings = np.sin((y + 4 * fbm(x / 40, y / 40, 3, seed=deck.seed)) * 0.55) * 0.02
    bone = flat(field, "#e6d8b6") * (1 + rings + 0.08 * fbm(x / 26, y / 26, 3, seed=deck.seed + 3))[..., None]
    over(picture, plate(field, np.clip(bone, 0, 1), reach / 16, relief=0.9, ink=1.6, rim_light=0.25))


def back_small(name: str) -> Image.Image:
    """The back for hands of opponents: a large device, a large boss for the points."""
    deck = DECKS[name]
    picture = backs.small(mix(deck.ground, deck.colour, 0.3), deck.strands[0])
    _sign(picture, deck.device, (100, 92), 124, "#f2e8cf")
    _boss(picture, deck, (100, 208), 54)
    return backs.small_finished(picture)


# What lies on a card


def badge(name: str, size: int = 192) -> Image.Image:
    """The deck's device on a boss of its shape: the deck in one mark."""
    deck = DECKS[name]
    picture = empty(size, size)
    _medal(picture, deck, (size / 2, size / 2), size * 0.405)
    return to_image(picture)


def roundel(name: str, size: int = 224) -> Image.Image:
    """A painted boss in the deck's shape; the sign of the property is laid on it in bone."""
    deck, middle = DECKS[name], (size / 2, size / 2)

    def ring(reach: float) -> Array:
        return boss_mask(deck, middle, reach * size / 100, (size, size))

    k = {0: 1.0, 6: 0.95, 4: 0.97}[deck.corners]
    picture = empty(size, size)
    shadow(picture, ring(45 * k), 0, 0, size / 40, dx=size // 60, dy=size // 36, dark=0.8)
    over(picture, coloured(ring(46.5 * k), INK))
    rim = ring(44 * k)
    over(
        picture,
        plate(
            rim,
            flat(rim, mix(deck.strands[0], deck.ground, 0.2)),
            size / 30,
            relief=1.3,
            ink=1.4,
            rim_light=0.3,
        ),
    )
    over(picture, coloured(ring(38.5 * k), "#0d0705"))
    field = ring(37 * k)
    x, y = grid(size, size)
    paint = flat(field, shade(deck.colour, 0.36)) * (1 + 0.3 * fbm(x / 40, y / 40, 4, seed=3))[..., None]
    over(picture, plate(field, np.clip(paint, 0, 1), size / 24, relief=0.7, ink=2, rim_light=0.15))
    return to_image(picture)


def points_boss(name: str, size: int = 160) -> Image.Image:
    """The boss of the backs alone, for the points on a face."""
    picture = empty(size, size)
    _boss(picture, DECKS[name], (size / 2, size / 2), size * 0.41)
    return to_image(picture)


def pictures() -> Iterator[Picture]:
    for name in DECKS:
        thumb = partial(small, tint(DECKS[name].colour, 0.06))
        yield from in_three_sizes(f"hammer/frame-{name}", partial(_drawn, look(name)), thumb)
        yield Picture(f"hammer/back-{name}.webp", partial(back, name), quality=86)
        yield Picture(f"hammer/back-{name}-small.webp", partial(back_small, name), quality=88)
        yield Picture(f"hammer/badge-{name}.webp", partial(badge, name), quality=90)
        yield Picture(f"hammer/roundel-{name}.webp", partial(roundel, name), quality=90)
        yield Picture(f"hammer/points-{name}.webp", partial(points_boss, name), quality=90)
