"""Everything a card is put together from at run time, but for its portrait, its words and its numbers.

A clan has its own knot, a tactic the colour of its cloth. Thor's help is blue-grey iron with red strands and
a hammer on its upper edge; a mission is pale linen with a swan's feather.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple

import numpy as np
from PIL import Image

from art.bake import Picture
from art.carve import plate
from art.frames import (
    HIGH,
    INNER,
    TACTIC,
    WIDE,
    Box,
    Knot,
    Look,
    Shine,
    Size,
    finished,
    forged,
    frame,
    in_three_sizes,
    nothing,
    small,
    thread,
    wool,
)
from art.icons import icon
from art.marks import flat
from art.noise import Array, fbm, grid
from art.palette import CLANS, INK, mix, tint
from art.raster import blur, coloured, mask, over, svg, to_image
from art.valhalla import backs, tokens

_FINE = {
    "bear": Knot(4, 8, {(0, 2): "c", (4, 1): "x"}, 0.32),
    "wolf": Knot(3, 6, {(0, 1): "x", (3, 2): "x"}, 0.42),
    "boar": Knot(4, 6, {(0, 2): "x", (3, 1): "c", (3, 3): "c"}, 0.38),
    "stag": Knot(4, 10, {(0, 2): "c", (5, 1): "x", (5, 3): "x", (2, 2): "x"}, 0.46),
    "giant": Knot(3, 4, {(0, 1): "c"}, 0.24),
    "dwarf": Knot(4, 4, {(0, 2): "x", (2, 1): "c"}, 0.18),
    "jarl": Knot(4, 12, {(0, 2): "c", (6, 2): "x", (3, 1): "x", (3, 3): "x"}, 0.40),
}
_COARSE = {
    "bear": Knot(2, 4, {(1, 1): "x"}, 0.32),
    "wolf": Knot(2, 6, {(1, 1): "x"}, 0.44),
    "boar": Knot(2, 6, {(1, 1): "c"}, 0.36),
    "stag": Knot(3, 8, {(0, 1): "x", (4, 2): "x"}, 0.46),
    "giant": Knot(2, 4, {(1, 1): "c"}, 0.22),
    "dwarf": Knot(2, 8, {(1, 1): "x", (5, 1): "c"}, 0.18),
    "jarl": Knot(3, 6, {(0, 1): "c", (3, 2): "c"}, 0.40),
}
_PLAIN = Knot(2, 6, {(0, 1): "c"}, 0.34)
_HARD = Knot(4, 6, {(0, 2): "x", (3, 1): "c", (3, 3): "c"}, 0.20), Knot(2, 6, {(1, 1): "x"}, 0.18)
_SOFT = Knot(4, 8, {(0, 2): "x", (4, 1): "x", (4, 3): "x"}, 0.48), Knot(2, 6, {(1, 1): "x"}, 0.48)
_SECOND = {
    "bear": "#e9c98a",
    "wolf": "#a9c48c",
    "boar": "#8e4a24",
    "stag": "#b497d8",
    "giant": "#6f9db6",
    "dwarf": "#a9acb2",
}
_GILT, _CORD = "#d0a550", "#b9985c"

# A tactic is known by the colour of its cloth, too.
TACTICS = {
    "fury": "#a3302a",
    "underdog": "#a8552c",
    "heroic": "#b58a2e",
    "new_weapons": "#5d6f7e",
    "counterblow": "#2a7474",
    "weapon_swap": "#41609f",
    "surround": "#6a4a72",
}


Knots = tuple[Knot, Knot]  # fine and coarse
Stuff = Callable[[Size], Array]


# The base game


def _look(colour: str, second: str, knots: Knots, stuff: Stuff | None) -> Look:
    window: Box = TACTIC[0] if stuff else (INNER, INNER, WIDE - INNER, HIGH - INNER)
    return Look(
        colour, mix(colour, "#160d0a", 0.78), (tint(colour, 0.08), second), _GILT, *knots, window, TACTIC[1],
        5, stuff, 0.55, mix(colour, "#fff0cc", 0.1), 0.55, "#0f0906", 0.5,
        Shine(0.10, 0.30, rise=0.62, own=1, relief=0.95, glow=0.42),
    )  # fmt: skip


LOOKS = {
    **{clan: _look(CLANS[clan].colour, _SECOND[clan], (_FINE[clan], _COARSE[clan]), None) for clan in CLANS},
    "jarl": _look("#a52a3c", "#cc5a5e", (_FINE["jarl"], _COARSE["jarl"]), None),
    **{
        name: _look(colour, _CORD, (_PLAIN, _PLAIN), partial(wool, colour, 0.92))
        for name, colour in TACTICS.items()
    },
}


@cache
def _mottle(width: int) -> Array:
    scale = width / WIDE
    x, y = (place / scale for place in grid(width, round(HIGH * scale)))
    tone = 1 + 0.09 * fbm(x / 90, y / 90, 3, seed=31) + 0.07 * fbm(x / 7, y / 7, 2, seed=32)
    return np.asarray(tone * (1.10 - 0.22 * (x / WIDE * 0.4 + y / HIGH * 0.6)))


def _base(of: Look, width: int, coarse: bool) -> Image.Image:
    picture = frame(of, width, coarse)
    picture[..., :3] = np.clip(picture[..., :3] * _mottle(width)[..., None], 0, 1)
    return to_image(picture)


# The expansions


class Kind(NamedTuple):
    """A frame of the expansions; `device` sits on its upper edge, if it has one."""

    look: Look
    device: str = ""


Paint = tuple[str, tuple[str, str], str]  # colour, strands, metal


def _kind(paint: Paint, knots: Knots, stuff: Stuff, device: str = "") -> Kind:
    colour, strands, metal = paint
    of = Look(
        colour, mix(colour, "#100c10", 0.80), strands, metal, *knots, *TACTIC, 5, stuff, 0.55,
        strands[1] if device else mix(colour, "#fff0cc", 0.1), 0.5, "#0c0808", 0.5,
        Shine(0.09, 0.30, relief=0.92, glow=0.36),
    )  # fmt: skip
    return Kind(of, device)


def _cloth(colour: str) -> Kind:
    stuff = partial(wool, colour, 0.92)
    return _kind((colour, (tint(colour, 0.08), _CORD), _GILT), (_PLAIN, _PLAIN), stuff)


_THOR, _MISSION = "#4c6076", "#d9dcd6"
KINDS = {
    "supply": _cloth("#7f97ab"),
    "road": _cloth("#8f86b4"),
    "call_to_arms": _cloth("#6f6450"),
    "war_cry": _cloth("#8a7a1e"),
    "blooded_cry": _cloth("#74182a"),
    "thor": _kind(
        (_THOR, ("#8499b0", "#a8342a"), "#c3ccd2"), _HARD,
        partial(forged, mix(_THOR, "#101822", 0.34), 29), "deck-thor",
    ),
    "mission": _kind(
        (_MISSION, ("#eef0ea", "#8fabc8"), "#efe4c0"), _SOFT, partial(wool, _MISSION, 1.2), "mission"
    ),
}  # fmt: skip
# Bosses: the sign on each, and the kind whose paint it has.
ROUNDELS = {
    "supply": ("supply", "supply"),
    "road": ("road", "road"),
    "call_to_arms": ("call-to-arms", "call_to_arms"),
    "war_cry": ("war-cry", "war_cry"),
    "blooded_cry": ("blooded-cry", "blooded_cry"),
    **{f"thor-{sign}": (f"thor-{sign}", "thor") for sign in ("draw", "reroll", "steal", "strength", "die")},
    **{sign: (sign, "mission") for sign in ("mission-no-reroll", "mission-by-five", "mission-three-armed")},
}
BOSS = {"thor": "#5a7390", "mission": "#7d93aa"}  # where the frame's own paint is too dark or too pale


def _crown(picture: Array, of: Kind) -> None:
    """A boss with the device on the upper edge, in place."""
    height, width = picture.shape[:2]
    scale = width / WIDE
    (x, y), reach = (WIDE / 2 * scale, 40.0 * scale), 39.0 * scale

    def ring(share: float) -> Array:
        return mask(f'<circle cx="{x}" cy="{y}" r="{reach * share}" fill="#fff"/>', width, height)

    over(picture, coloured(blur(ring(1.15), reach / 8) * 0.8, "#070404"))
    over(picture, coloured(ring(1.06), INK))
    over(picture, plate(ring(1), flat(ring(1), of.look.metal), reach / 9, relief=1.3, ink=1.0, rim_light=0.5))
    over(picture, coloured(ring(0.82), INK))
    dark = mix(of.look.strands[1], "#0c1020", 0.3 if of.device == "deck-thor" else 0.5)
    over(picture, plate(ring(0.78), flat(ring(0.78), dark), reach / 10, relief=0.7, ink=1.0, rim_light=0.15))
    side = reach * 1.22
    over(picture, svg(icon(of.device, x - side / 2, y - side / 2, side, "#f6efdc"), width, height))


def _expanded(of: Kind, width: int, coarse: bool) -> Image.Image:
    picture = frame(of.look, width, coarse)
    if of.device:
        _crown(picture, of)
    return finished(picture, 0.09, 0.07, 0.22)


def _plain(of: Kind) -> Image.Image:
    """The smallest, with a line of its second colour where there is a device."""
    line = partial(thread, of.look.strands[1], (22, 36), (32, 31))
    return small(tint(of.look.colour, 0.06), line if of.device else nothing)


def pictures() -> Iterator[Picture]:
    for name, look in LOOKS.items():
        thumb = partial(small, tint(look.colour, 0.06))
        yield from in_three_sizes(f"cards/frame-{name}", partial(_base, look), thumb)
    for name, kind in KINDS.items():
        yield from in_three_sizes(f"cards/frame-{name}", partial(_expanded, kind), partial(_plain, kind))
    for name, (sign, of) in ROUNDELS.items():
        colour = BOSS.get(of, KINDS[of].look.colour)
        yield Picture(f"cards/roundel-{name}.webp", partial(tokens.roundel, sign, colour))
    for clan in CLANS:
        yield Picture(f"cards/shield-{clan}.webp", partial(tokens.painted_shield, clan))
    for tactic, colour in TACTICS.items():
        yield Picture(f"cards/roundel-{tactic}.webp", partial(tokens.roundel, tactic, colour))
    for deck in backs.BACKS:
        yield Picture(f"cards/back-{deck}.webp", partial(backs.back, deck))
    for thing in (tokens.ribbon, tokens.panel, tokens.pad):
        yield Picture(f"cards/{thing.__name__}.webp", thing)
    yield Picture("cards/stone.webp", tokens.rune_stone)
    yield Picture("cards/stone-plain.webp", tokens.plain_stone)
