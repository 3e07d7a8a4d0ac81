"""What covers a form: locks of fur, hair or flame in rows, and scales along a body."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import shapely
from shapely.geometry import Point

from art.ink import Line, Shape, along, normals, spline
from art.palette import mix
from art.relief.relief import INK, Block, Form, Spot, Tones

# Where locks point, and which of them lie on top: by their place, or one way for all.
Flow = Callable[[float, float], Spot] | Spot
Order = Callable[[float, float], float] | Spot
_STEPS = np.linspace(0, 1, 9)
_PROFILE = np.sin(np.clip(_STEPS / 0.38, 0, 1) * math.pi / 2) ** 0.7 * np.where(
    _STEPS < 0.38, 1, np.cos(np.clip((_STEPS - 0.38) / 0.62, 0, 1) * math.pi / 2) ** 0.9
)


class Locks(NamedTuple):
    """How locks grow: their distance, length, width, how far they stray, and how they bend."""

    gap: float = 16.0
    long: float = 54.0
    wide: float = 13.0
    stray: float = 0.25
    bend: float = 0.18
    line: float = 1.3


PLAIN = Locks()


def swept(side: float, down: float, *, spread: float = 0.0) -> Flow:
    """A flow to one side and down; *spread* turns it down more, the lower it is."""
    return lambda _x, y: (side, down + y * spread)


def _way(flow: Flow, x: float, y: float) -> Spot:
    return flow(x, y) if callable(flow) else flow


def _sorted(spots: Line, order: Order) -> list[Spot]:
    def key(spot: Spot) -> float:
        return order(*spot) if callable(order) else order[0] * spot[0] + order[1] * spot[1]

    return sorted(map(tuple, spots), key=key)


def _d(points: Line) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def tone_at(form: Form | None, x: float, y: float) -> tuple[float, float]:
    """How a form is lit at a pixel, by the fire and by the own light; the nearest place if outside."""
    if form is None:
        return 0.5, 0.0
    high, wide = form.tone.shape
    column = min(max(int(x) - form.x, 0), wide - 1)
    row = min(max(int(y) - form.y, 0), high - 1)
    return float(form.tone[row, column]), float(form.own[row, column])


def leaf(root: Spot, tip: Spot, wide: float, bow: float) -> tuple[Line, Line, Line]:
    """Left edge, middle and right edge of a lock that is bowed to one side."""
    a, c = np.asarray(root), np.asarray(tip)
    way = c - a
    side = np.array([-way[1], way[0]])
    b = (a + c) / 2 + side * bow
    s = _STEPS[:, None]
    middle = (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s * s * c
    across = normals(middle) * (_PROFILE * wide / 2)[:, None]
    return middle + across, middle, middle - across


def strands(block: Block, left: Line, middle: Line, right: Line, colours: Sequence[str], line: float) -> str:  # noqa: PLR0917 - always in this order
    """One lock as SVG: ink, paint, its dark side, its lit side. Colours: paint, shade, edges or nothing."""
    paint, shade, lit, cold = colours
    shape = np.r_[left, right[::-1]]
    upper = normals(middle)[3] @ np.asarray(block.fire_from) > 0
    bright, dark = (left, right) if upper else (right, left)
    text = (
        f'<path d="{_d(shape)}" fill="{INK}" stroke="{INK}" stroke-width="{line * 2:.1f}"'
        f' transform="translate({line * 0.5:.1f} {line * 0.6:.1f})"/><path d="{_d(shape)}" fill="{paint}"/>'
        f'<path d="{_d(np.r_[dark, (middle * 0.8 + dark * 0.2)[::-1]])}" fill="{shade}"/>'
    )
    vein = "L".join(f"{x:.1f} {y:.1f}" for x, y in (middle * 0.7 + bright * 0.3)[1:7])
    text += f'<path d="M{vein}" fill="none" stroke="{shade}" stroke-width="{line * 0.8:.1f}"/>'
    if lit:
        edge = np.r_[bright[1:], (bright * 0.62 + middle * 0.38)[1:][::-1]]
        text += f'<path d="{_d(edge)}" fill="{lit}"/>'
    if cold:
        edge = np.r_[dark[2:], (dark * 0.66 + middle * 0.34)[2:][::-1]]
        text += f'<path d="{_d(edge)}" fill="{cold}"/>'
    return text


def places(region: Shape, gap: float, rng: np.random.Generator) -> Line:
    """Places in a region, about *gap* apart."""
    x0, y0, x1, y1 = region.bounds
    xs, ys = np.meshgrid(np.arange(x0, x1, gap), np.arange(y0, y1, gap))
    spots = np.stack([xs.ravel(), ys.ravel()], -1)
    spots = spots + rng.uniform(-0.5, 0.5, spots.shape) * gap
    inside = shapely.contains_xy(region, spots[:, 0], spots[:, 1])
    return np.asarray(spots[inside])


def fur(
    block: Block,
    region: Shape,
    flow: Flow,
    paints: Tones,
    locks: Locks = PLAIN,
    *,
    form: Form | None = None,
    order: Order = (0, -1),
    shift: float = 0.0,
    seed: int = 1,
    size: Callable[[float, float], float] | None = None,
) -> None:
    """Locks over a region, each lit as the form below it. Those later in *order* lie on top."""
    rng = np.random.default_rng(seed)
    body = []
    for x, y in _sorted(places(region, locks.gap, rng), order):
        dx, dy = _way(flow, x, y)
        turn = math.atan2(dy, dx) + rng.normal(0, locks.stray)
        grow = size(x, y) if size else 1.0
        long = locks.long * grow * rng.uniform(0.7, 1.25)
        tip = x + math.cos(turn) * long, y + math.sin(turn) * long
        body.append(_one(block, (x, y), tip, locks, form, paints, shift=shift, rng=rng, grow=grow))
    block.lay(body)


def _one(  # noqa: PLR0917 - always in this order
    block: Block,
    root: Spot,
    tip: Spot,
    locks: Locks,
    form: Form | None,
    paints: Tones,
    *,
    shift: float,
    rng: np.random.Generator,
    grow: float,
) -> str:
    (ax, ay), (bx, by) = block.canvas.place_points([root, tip])
    scale = block.canvas.scale
    tone, own = tone_at(form, ax * block.k, ay * block.k)
    tone = min(1.0, max(0.0, tone + shift + rng.normal(0, 0.09)))
    wide = locks.wide * scale * grow * rng.uniform(0.75, 1.25)
    left, middle, right = leaf((ax, ay), (bx, by), wide, rng.normal(0, 1) * locks.bend)
    paint = shaded(paints, tone)
    lit = cold = ""
    if own > 0.16 and rng.random() < 0.3 + own:
        cold = mix(paint, block.own_light, min(0.9, 0.30 + own * 1.1))
    if tone > 0.62:
        lit = mix(paints[3], block.fire, 0.25)
    elif tone > 0.46 and rng.random() < 0.5:
        lit = mix(paint, paints[3], 0.55)
    return strands(block, left, middle, right, (paint, mix(paint, INK, 0.5), lit, cold), locks.line * scale)


def shaded(paints: Tones, tone: float) -> str:
    """The paint of a tone between the deepest shade and the light."""
    place = min(2.999, max(0.0, tone * 3))
    first = int(place)
    return mix(paints[first], paints[first + 1], round((place - first) * 3) / 3)


# Scales


class Body(NamedTuple):
    """A round body along a line: its middle line and half its width at every point."""

    line: Line
    half: Line

    def at(self, share: float, across: float) -> tuple[float, float]:
        """A place by how far along (0 to 1) and how far round (-1 to 1, an angle of a quarter turn)."""
        run = along(self.line)
        x, y = np.interp(share, run, self.line[:, 0]), np.interp(share, run, self.line[:, 1])
        side = normals(self.line)
        nx, ny = np.interp(share, run, side[:, 0]), np.interp(share, run, side[:, 1])
        reach = np.interp(share, run, self.half) * math.sin(across * math.pi / 2)
        return float(x + nx * reach), float(y + ny * reach)

    @property
    def shape(self) -> Shape:
        side = normals(self.line) * self.half[:, None]
        ring = np.r_[self.line + side, (self.line - side)[::-1]]
        whole = shapely.Polygon(ring).buffer(0)
        caps = [Point(*self.line[k]).buffer(float(self.half[k])) for k in (0, -1)]
        return shapely.unary_union([whole, *caps])


def body(points: Sequence[Spot], widths: Sequence[float], steps: int = 24) -> Body:
    """A round body through places, as wide at each as it is told."""
    line = spline(points, steps=steps)
    knots = along(np.asarray(points, dtype=float))
    return Body(line, np.interp(along(line), knots, np.asarray(widths)) / 2)


def _lit_round(block: Block, normal: Spot, across: float) -> tuple[float, float]:
    """How a place on a round body is lit: its outward normal in the plane and how far round it lies."""
    out, up = math.sin(across * math.pi / 2), math.cos(across * math.pi / 2)

    def faced(way: Spot, above: float) -> float:
        length = math.sqrt(way[0] ** 2 + way[1] ** 2 + above**2)
        return max(0.0, (out * (normal[0] * way[0] + normal[1] * way[1]) + up * above) / length)

    return faced(block.fire_from, 0.5), faced(block.own_from, 0.05)


def scales(
    block: Block,
    of: Body,
    paints: Tones,
    belly: Tones,
    *,
    size: float = 22.0,
    under: int = 1,
    from_: float = -1.0,
    split: float = 0.42,
    seed: int = 3,
) -> None:
    """Scales along a body, and broad plates on its belly. *under* is the side of the belly: 1 or -1."""
    rng = np.random.default_rng(seed)
    run = along(of.line)
    length = float(np.hypot(*np.diff(of.line, axis=0).T).sum())
    side = normals(of.line)
    rows = max(4, int(length / (size * 0.62)))
    drawn = []
    for row in range(rows):
        share = row / rows
        half = float(np.interp(share, run, of.half))
        normal = (float(np.interp(share, run, side[:, 0])), float(np.interp(share, run, side[:, 1])))
        count = max(3, round(half * 1.5 * (1 + split) / 2 / size * 2))
        step = (1 + split) / count
        for k in range(count + 1):
            across = from_ + (k + 0.5 * (row % 2)) * step
            if across > split + step * 0.3:
                continue
            drawn.append(_scale(block, of, share, under * across, step, size / length, normal, paints, rng))
        if row % 2 == 0:
            drawn.append(_plate(block, of, share, under, split, size / length, normal, belly))
    block.lay(drawn)


def _placed(block: Block, spots: Sequence[Spot]) -> Line:
    return block.canvas.place_points(list(spots))


def _scale(  # noqa: PLR0917
    block: Block,
    of: Body,
    share: float,
    across: float,
    step: float,
    long: float,
    normal: Spot,
    paints: Tones,
    rng: np.random.Generator,
) -> str:
    """One scale: a shield whose tip points to the tail."""

    def at(ahead: float, aside: float) -> Spot:
        return of.at(min(1.0, max(0.0, share + ahead * long)), min(1.0, max(-1.0, across + aside * step)))

    ring = [at(0.62, 0), at(0.40, 0.42), at(-0.1, 0.54), at(-0.62, 0), at(-0.1, -0.54), at(0.40, -0.42)]
    points = _placed(block, ring)
    tone, own = _lit_round(block, normal, min(1.0, max(-1.0, across)))
    tone = min(1.0, max(0.0, tone * 1.05 + rng.normal(0, 0.05)))
    paint = shaded(paints, tone)
    if own > 0.45:
        paint = mix(paint, block.own_light, (own - 0.45) * 0.9)
    line = 1.2 * block.canvas.scale
    text = f'<path d="{_d(points)}" fill="{paint}" stroke="{INK}" stroke-width="{line:.1f}"/>'
    if tone > 0.45:
        lit = mix(paint, paints[3], 0.65 if tone < 0.75 else 1.0)
        edge = _placed(block, [at(0.5, 0.05), at(0.34, -0.32), at(-0.06, -0.42), at(0.16, -0.12)])
        text += f'<path d="{_d(edge)}" fill="{lit}"/>'
    elif tone < 0.3:
        edge = _placed(block, [at(-0.5, 0.0), at(-0.08, 0.44), at(0.2, 0.3), at(-0.1, 0.1)])
        text += f'<path d="{_d(edge)}" fill="{INK}"/>'
    return text


def _plate(  # noqa: PLR0917
    block: Block, of: Body, share: float, under: int, split: float, long: float, normal: Spot, paints: Tones
) -> str:
    """One broad plate of the belly."""
    ahead, back = min(1.0, share + long * 0.62), max(0.0, share - long * 0.62)
    rounds = np.linspace(split, 1.0, 6)
    front = [
        of.at(min(1.0, ahead + long * 0.22 * math.sin((r - split) / (1 - split) * 3.1)), under * r)
        for r in rounds
    ]
    rear = [
        of.at(max(0.0, back + long * 0.22 * math.sin((r - split) / (1 - split) * 3.1)), under * r)
        for r in rounds[::-1]
    ]
    tone, own = _lit_round(block, normal, under * (split + 1) / 2)
    paint = shaded(paints, min(1.0, tone + 0.12))
    if own > 0.4:
        paint = mix(paint, block.own_light, (own - 0.4) * 0.8)
    line = 1.4 * block.canvas.scale
    points = _placed(block, [*front, *rear])
    text = f'<path d="{_d(points)}" fill="{paint}" stroke="{INK}" stroke-width="{line:.1f}"/>'
    shade = _placed(
        block,
        [
            *rear[::-1],
            *[
                ((a[0] * 0.7 + b[0] * 0.3), (a[1] * 0.7 + b[1] * 0.3))
                for a, b in zip(rear, front[::-1], strict=True)
            ],
        ],
    )
    return text + f'<path d="{_d(shade)}" fill="{mix(paint, INK, 0.45)}"/>'


# Flames

FLAME = ("#4e0b06", "#b02c0c", "#f0701a", "#ffb83a", "#fff0b0")


def tongue(root: Spot, tip: Spot, wide: float, bow: float, heat: Sequence[str] = FLAME) -> str:
    """A tongue of fire that sways: leaves within leaves along one line, the hottest nearest the root."""
    a, d = np.asarray(root, dtype=float), np.asarray(tip, dtype=float)
    side = np.array([-(d - a)[1], (d - a)[0]]) * bow
    b, c = a + (d - a) * 0.36 + side, a + (d - a) * 0.70 - side * 0.8
    text = ""
    for colour, broad, far in zip(
        heat, (1.12, 1.0, 0.70, 0.44, 0.22), (1.0, 0.985, 0.84, 0.66, 0.46), strict=True
    ):
        t = (_STEPS * far)[:, None]
        middle = (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t**3 * d
        across = normals(middle) * (_PROFILE * wide * broad / 2)[:, None]
        text += f'<path d="{_d(np.r_[middle + across, (middle - across)[::-1]])}" fill="{colour}"/>'
    return text


def fire(
    block: Block,
    region: Shape,
    flow: Flow,
    locks: Locks,
    *,
    order: Order = (0, 1),
    seed: int = 1,
    size: Callable[[float, float], float] | None = None,
    heat: Sequence[str] = FLAME,
) -> None:
    """Tongues of fire over a region."""
    rng = np.random.default_rng(seed)
    text = []
    for x, y in _sorted(places(region, locks.gap, rng), order):
        dx, dy = _way(flow, x, y)
        turn = math.atan2(dy, dx) + rng.normal(0, locks.stray)
        grow = (size(x, y) if size else 1.0) * rng.uniform(0.65, 1.3)
        tip = x + math.cos(turn) * locks.long * grow, y + math.sin(turn) * locks.long * grow
        (ax, ay), (bx, by) = block.canvas.place_points([(x, y), tip])
        wide = locks.wide * block.canvas.scale * rng.uniform(0.7, 1.2) * min(1.0, grow + 0.2)
        text.append(tongue((ax, ay), (bx, by), wide, rng.normal(0, 1) * locks.bend, heat))
    block.lay(text)
