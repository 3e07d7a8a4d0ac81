"""What the three worms share: a scaled coil, tendrils that end in a curl, slit eyes, scales on a skull."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from art.ink import Shape, blob, disc, path, stroke
from art.relief.parts import teeth
from art.relief.pelt import Body, Flow, Locks, fur, scales
from art.relief.relief import Block, Cut, Finish, Form, Graver, Tones
from art.scene.stage import Spot


def coil(  # noqa: PLR0917 - always in this order
    b: Block, of: Body, hide: Tones, belly: Tones, size: float, under: int = 1, seed: int = 3
) -> None:
    """A round length of the body: its form, its scales, and the graver's shade over them."""
    shape = of.shape
    b.outline(shape, 3.6, 4)
    form = b.model(shape, float(of.half.max()))
    b.paint(form, hide)
    scales(b, of, hide, belly, size=size, under=under, seed=seed)
    b.engrave(form, Graver(1.9, 5.6, 0.5, 0.40, 0.16), opacity=0.8)
    b.rim(form, fire=2.8, own=3.0)


def tendril(
    b: Block, line: str, wide: float, paints: Tones, *, curl: int = 0, ribs: int = 0, root: float = 0.8
) -> None:
    """A horn or lappet along a line; it may roll in at its end (1 or -1), and may have rings."""
    points = path(line)
    (px, py), (x, y) = points[-2], points[-1]
    if curl:
        turn, size = math.atan2(y - py, x - px), wide * 0.62
        for _ in range(6):
            turn += curl * 0.85
            size *= 0.86
            points.append((points[-1][0] + math.cos(turn) * size, points[-1][1] + math.sin(turn) * size))
    shape = stroke(points, wide, (root, 0.16 if curl else 0.02), 0.2 if root > 0.5 else 0.36)
    cuts = []
    if ribs:
        step = (len(points) - 1.6) / ribs
        marks = [_across(points, 0.4 + k * step, wide) for k in range(ribs)]
        cuts = [Cut(stroke(mark, wide * 0.13), -6, 2) for mark in marks]
    b.part(shape, paints, wide * 0.42, Finish(2.8, Graver(0.5, 4.2, 0.5), (2.2, 2.2)), cuts)


def _across(points: list[Spot], at: float, wide: float) -> list[Spot]:
    k = min(int(at), len(points) - 2)
    (ax, ay), (bx, by), f = points[k], points[k + 1], at - k
    run = math.hypot(bx - ax, by - ay) + 1e-9
    nx, ny = -(by - ay) / run * wide * 0.55, (bx - ax) / run * wide * 0.55
    x, y = ax + (bx - ax) * f, ay + (by - ay) * f
    return [(x - nx, y - ny), (x + (bx - ax) / run * 4, y + (by - ay) / run * 4), (x + nx, y + ny)]


def eye(b: Block, line: str, pupil: str, paints: Tones, *, glow: str = "") -> None:
    """An almond with a slit, dark around; it may shine."""
    shape = blob(path(line))
    b.glow(shape.buffer(9), "#040203", 7, 1.5)
    if glow:
        b.glow(shape.buffer(5), glow, 10, 0.7)
    b.part(shape, paints, 12, Finish(4, None, (0, 0), own=0, glow=0.3))
    with b.inking() as c:
        c.fill(blob(path(pupil)), "#060304")
        x0, y0, x1, y1 = shape.bounds
        c.fill(disc(x0 + (x1 - x0) * 0.36, y0 + (y1 - y0) * 0.3, (y1 - y0) * 0.09), "#ffffff")


def skin(
    b: Block,
    region: Shape,
    form: Form,
    paints: Tones,
    flow: Flow,
    *,
    size: float = 14.0,
    seed: int = 5,
    back: int = 1,
) -> None:
    """Pointed scales over a skull, those before on those behind; *back* is 1 if the neck lies right."""
    fur(
        b,
        region,
        flow,
        paints,
        Locks(size, size * 2.1, size * 1.25, 0.10, 0.05, 1.2),
        form=form,
        order=(-back, 0),
        seed=seed,
        shift=0.03,
    )


class Jaw(NamedTuple):
    """One jaw of a worm: its bone, where scales lie on it and which way, its teeth, and the lip along it."""

    bone: str
    bulge: float
    cuts: Sequence[Cut]
    scaled: Shape
    flow: Flow
    teeth: Sequence[tuple[float, float, float, float, float]]
    lip: Shape | None
    thick: float = 7.0


def lower_jaw(b: Block, of: Jaw, hide: Tones, horn: Tones, back: int = 1) -> None:
    form = b.part(blob(path(of.bone)), hide, of.bulge, Finish(4, Graver(0.5, 5), (3, 3)), of.cuts)
    skin(b, of.scaled, form, hide, of.flow, size=13, back=back)
    teeth(b, of.teeth)
    _lip(b, of, horn)


def upper_jaw(b: Block, of: Jaw, hide: Tones, horn: Tones, back: int = 1) -> None:
    teeth(b, of.teeth)
    finish = Finish(4.4, Graver(0.55, 5, 0.6, 0.62), (3.2, 3.4))
    form = b.part(blob(path(of.bone)), hide, of.bulge, finish, of.cuts)
    skin(b, of.scaled, form, hide, of.flow, size=13, back=back)
    _lip(b, of, horn)


def _lip(b: Block, of: Jaw, horn: Tones) -> None:
    if of.lip:
        b.part(of.lip, horn, of.thick, Finish(2.2, rim=(2, 2)))
