"""Hair: what hangs behind, what lies on a bare head, and the plaits in front."""

from __future__ import annotations

import numpy as np

from art.ink import INK, Pen, Shape, blob, block, disc, joined, path, sound, stroke
from art.palette import mix
from art.portrait.person import GILT, GOLD_LIGHT, Head
from art.portrait.pose import Solid, Spot3
from art.portrait.strands import braid, lock

LONG = {"loose", "braids", "wild", "crown", "band", "side", "straight", "one"}


def behind(head: Head) -> None:
    """The fall of hair behind neck and shoulders."""
    cut = head.person.cut
    if cut not in LONG:
        return
    rng, wild = head.canvas.rng, 26 if cut == "wild" else 0
    for side in (head.far, -head.far):
        colour = mix(head.hair, head.canvas.dark, 0.2 if side < 0 else 0.4)
        for i in range(9):
            q = i / 8
            reach = rng.uniform(-8, 12) + wild * rng.uniform(0, 1.6)
            root = (side * (62 + 50 * q), -112 + 54 * q, -20 - 40 * q)
            bend = (side * (122 + 24 * q + reach), 60, -50)
            tip = (
                side * (88 + 66 * q + reach) + rng.uniform(-12, 12),
                236 - 22 * q + rng.uniform(-24, 24),
                -40,
            )
            _lock(head, (root, bend, tip), 34, colour)


def _lock(
    head: Head,
    way: tuple[Spot3, Spot3, Spot3],
    width: float,
    colour: str,
    *,
    strands: int = 3,
    blunt: float = 0.5,
) -> None:
    """A lock in head space, from its root over its bend to its tip."""
    a, b, c = ((float(x), float(y)) for x, y in head.pose.seen(way))
    lock(head.canvas, [a, b, c], width, colour, strands=strands, blunt=blunt)


def on_top(head: Head) -> None:
    """The hair of an uncovered head."""
    {"bald": _bald, "mohawk": _mohawk, "short": _short, "topknot": _topknot, "swept": _swept}.get(
        head.person.cut, _parted
    )(head)


_HAIRLINE = path("-99,46 -97,0 -90,-42 -72,-80 -40,-99 0,-106 40,-99 72,-80 90,-42 97,0 99,46")


def cap(head: Head, grown: float = 13.0, low: float = 40.0) -> Shape:
    """The part of the head that hair covers."""
    whole = head.pose.loft(head.skull.rings(grown, bottom=low))
    line = head.on(_HAIRLINE, 6)
    face = blob([*map(tuple, line), (line[-1][0] - 14, 260), (line[0][0] + 14, 260)])
    return sound(whole.difference(face))


def _base(head: Head, grown: float = 13.0, low: float = 40.0) -> Shape:
    shape, canvas = cap(head, grown, low), head.canvas
    dark = mix(head.hair, canvas.dark, 0.35)
    rim = mix(head.hair, canvas.glint, 0.5)
    canvas.form(shape, head.hair, dark, rim, Pen(4, 4, (12, 6), 5, hatch=30))
    return shape


def _parted(head: Head) -> None:
    _base(head)
    canvas, dark = head.canvas, mix(head.hair, head.canvas.dark, 0.35)
    off = {"side": 46.0, "one": -30.0}.get(head.person.cut, -6.0)
    wild = head.person.cut == "wild"
    for side in (head.far, -head.far):
        colour = head.hair if side < 0 else mix(head.hair, dark, 0.5)
        for i in range(10):
            q = i / 9
            stray = canvas.rng.uniform(-16, 16) if wild else 0.0
            root = (off * (1 - q * 0.6) + side * 3 * (1 - q), -114 - 56 * q, 84 - 70 * q)
            bend = (side * (48 + q * 66) + off * 0.3, -118 - q * 34 + stray, 66 - 80 * q)
            tip = (side * (99 + 14 * q), 16 - q * 30 + stray, -2 - 50 * q)
            _lock(head, (root, bend, tip), 27, colour)


def _swept(head: Head) -> None:
    """Combed back from the brow."""
    _base(head, 10, 20)
    colour = head.hair
    order = sorted(np.linspace(-92, 92, 17), key=lambda x: -abs(x))
    for x in order:
        y = -104 + (abs(x) / 92) ** 2.4 * 84
        shade = colour if x < 30 else mix(colour, head.canvas.dark, 0.3)
        z = head.skull.depth(x, y)
        side = (abs(x) / 92) ** 2  # over the ears it lies flat, else it stands off a turned head like a horn
        root = (x * 0.97, y + 4, z + 8)
        bend = (x * (1.13 - 0.1 * side), y - 34 + 26 * side, z + 4 - 30 * side)
        tip = (x * (1.02 - 0.04 * side), min(y - 56 + 40 * side, -120 + 110 * side), z - 76)
        _lock(head, (root, bend, tip), 25, shade)


def _topknot(head: Head) -> None:
    _swept(head)
    canvas = head.canvas
    x, y = head.pose.spot(0, -196, -40)
    for k in (-2, -1, 2, 1, 0):
        colour = mix(head.hair, canvas.dark, 0.1 * abs(k))
        lock(
            canvas,
            [(x + k * 4, y - 2), (x + k * 20, y - 44), (x + k * 30 + 10, y + 6 + abs(k) * 12)],
            26,
            colour,
            blunt=0.4,
        )
    knot = block(x - 22, y - 12, x + 22, y + 14, 9)
    canvas.form(knot, head.person.trim, None, GOLD_LIGHT, Pen(3, 3, (5, 5), 2))


def _mohawk(head: Head) -> None:
    canvas = head.canvas
    _stubble(head, cap(head, 3, 0))
    for i in range(15):
        q = i / 14
        root = (0, -96 - 62 * q**0.6, 92 - 150 * q)
        tip = (canvas.rng.uniform(-7, 7), -150 - 78 * np.sin(0.4 + q * 1.9), 96 - 190 * q)
        bend = (canvas.rng.uniform(-5, 5), (root[1] + tip[1]) / 2 - 8, (root[2] + tip[2]) / 2 + 12)
        paint = head.hair if i % 3 else mix(head.hair, canvas.dark, 0.3)
        _lock(head, (root, bend, tip), 34 - 6 * q, paint, strands=2, blunt=0.6)


def _short(head: Head) -> None:
    _base(head, 8, 10)
    canvas = head.canvas
    for row in range(3):
        for x in np.linspace(-90, 90, 13):
            y = -112 - row * 20 + (abs(x) / 90) ** 2.2 * 64
            z = head.skull.depth(x, y) + 8
            lean = canvas.rng.uniform(-12, 16)
            colour = mix(head.hair, canvas.dark, 0.16 * (2 - row) + (0.2 if x > 30 else 0))
            way = ((x, y - 22, z - 14), (x + lean * 0.6, y - 8, z + 2), (x + lean, y + 16, z + 2))
            _lock(head, way, 24, colour, strands=1, blunt=0.3)


def _bald(head: Head) -> None:
    canvas = head.canvas
    canvas.brush(head.on([(-62, -112), (-36, -136), (0, -146)]), 12, head.light, ends=(0, 0))
    canvas.brush(head.on([(-76, -84), (-72, -98)]), 6, head.light)


def _stubble(head: Head, shape: Shape) -> None:
    canvas, rng = head.canvas, head.canvas.rng
    canvas.fill(shape, mix(head.shade, head.hair, 0.5), 0.75)
    left, top, right, low = shape.bounds
    marks = [
        stroke([(x, y), (x + 1.5, y - 6)], 2.2)
        for x, y in ((rng.uniform(left, right), rng.uniform(top, low)) for _ in range(420))
    ]
    canvas.fill(joined(marks).intersection(shape.buffer(-3)), mix(head.hair, INK, 0.55))


def in_front(head: Head) -> None:
    """Plaits that fall over the chest, bands and circlets."""
    cut, person = head.person.cut, head.person
    if cut in ("braids", "one"):
        for side in (head.far, -head.far) if cut == "braids" else (-head.far,):
            _front_braid(head, side)
    if cut == "crown":
        path = [
            (-104, -20, -10),
            (-96, -66, 26),
            (-60, -106, 62),
            (0, -124, 78),
            (60, -106, 62),
            (96, -66, 26),
            (104, -20, -10),
        ]
        braid(head.canvas, head.pose.seen(path), 30, head.hair, ring="")
    if cut == "band" or "band" in person.jewels:
        leather(head, "#5b3320")
    if "circlet" in person.jewels:
        circlet(head)


def _front_braid(head: Head, side: int) -> None:
    colour = head.hair if side < 0 else mix(head.hair, head.canvas.dark, 0.15)
    path: Solid = [(98, -52, 8), (117, 20, 10), (120, 90, 30), (112, 170, 60), (98, 276, 70)]
    braid(
        head.canvas, head.pose.seen([(side * x, y, z) for x, y, z in path]), 36, colour, ring=head.person.trim
    )
    for q in (16, 0, -14):
        root, bend = (side * (84 + q * 0.5), -70, 24), (side * (100 + q), -44, 20)
        _lock(head, (root, bend, (side * (106 + q * 0.9), 4, 14)), 22, colour, strands=2, blunt=0.3)


def leather(head: Head, colour: str, y: float = -62.0) -> None:
    """A band around the brow."""
    shape = brow_band(head, y, 17)
    head.canvas.form(shape, colour, None, mix(colour, "#ffd9a0", 0.5), Pen(3, 3, (3, 5), 2))


def brow_band(head: Head, y: float, width: float, grown: float = 8.0) -> Shape:
    upper = head.pose.seen(head.pose.arc(y - width / 2, 99 + grown, 92 + grown, 118, -26))
    lower = head.pose.seen(head.pose.arc(y + width / 2, 100 + grown, 96 + grown, 120, -26))
    return sound(blob(np.r_[upper, lower[::-1]], 2))


def circlet(head: Head, gem: str = "#8e2f24") -> None:
    canvas = head.canvas
    canvas.form(brow_band(head, -62, 15), *GILT, Pen(3, 3, (4, 6), 3))
    x, y = head.pose.spot(0, -88, 106)
    stone = blob([(x, y - 20), (x, y - 20), (x + 13, y), (x, y + 20), (x, y + 20), (x - 13, y)])
    canvas.form(stone, gem, None, mix(gem, "#ffd9c0", 0.6), Pen(3, 2, (5, 5), 4))
    for side in (-1, 1):
        for out in (34, 66):
            px, py = head.pose.spot(side * out, -86 + out * 0.18, head.skull.depth(out, -80) + 12)
            canvas.form(disc(px, py, 4.6), "#f3dc93", pen=Pen(1.6, 1, (2, 2), 0))
