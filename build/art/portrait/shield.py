"""Round shields, painted in the colours of their clan."""

from __future__ import annotations

from math import cos, sin, tau

from art.ink import INK, Canvas, Pen, Shape, block, disc, plate
from art.palette import mix
from art.portrait.person import IRON_DARK, IRON_LIGHT

# Field and second colour; the third pair is for guests of the clan.
PAINTS = {
    "bear": (("#a8481f", "#2a1712"), ("#c8692b", "#e9dfc8"), ("#5a2c1c", "#d9904a")),
    "wolf": (("#2f5c3c", "#e3ddc0"), ("#4f8a4c", "#16241c"), ("#24443e", "#9fb38a")),
    "boar": (("#b98a22", "#2c1c10"), ("#d2a62c", "#7c2a1c"), ("#6b4a1a", "#ecd9a0")),
    "stag": (("#5a3d8a", "#e4d6c4"), ("#7a57a8", "#221634"), ("#3c2a62", "#c99ac0")),
    "giant": (("#5f8aa6", "#dff0f8"), ("#3d6484", "#a9d3e8"), ("#8fb3c8", "#284862")),
    "dwarf": (("#6b7078", "#2a2420"), ("#8a5a30", "#d9b070"), ("#4a4e56", "#b0823c")),
}


def round_shield(canvas: Canvas, radius: float, colours: tuple[str, str], device: int) -> None:
    """A painted shield, seen from the front, around the origin."""
    field, second = colours
    face = disc(0, 0, radius)
    canvas.form(face, "#7b828b", "#2f343b", IRON_LIGHT, Pen(5, 5, (9, 9), 4, hatch=12))
    inner = disc(0, 0, radius - 17)
    canvas.fill(inner.buffer(3), INK)
    canvas.fill(inner, field)
    for piece in _devices(radius)[device % 4]:
        canvas.fill(piece.intersection(inner), second)
        canvas.hatch(piece.intersection(inner), 24, 7, width=3.4, colour=mix(second, INK, 0.6))
    for k in range(-8, 9):
        seam = block(k * radius / 4.5 - 1.6, -radius, k * radius / 4.5 + 1.6, radius)
        canvas.fill(seam.intersection(inner), INK, 0.6)
    canvas.hatch(inner, radius * 0.34, 8, width=4.4, colour=mix(field, INK, 0.75))
    canvas.fill(inner.difference(disc(6, 6, radius - 17)), INK, 0.5)
    _boss(canvas, radius)


def _boss(canvas: Canvas, radius: float) -> None:
    canvas.studs(
        [((radius - 8) * cos(k * tau / 18), (radius - 8) * sin(k * tau / 18)) for k in range(18)],
        4.6,
        "#d9dcd6",
    )
    canvas.form(disc(0, 0, radius * 0.3), "#6b727b", IRON_DARK, IRON_LIGHT, Pen(4, 4, (9, 9), 3, hatch=14))
    canvas.form(disc(0, 0, radius * 0.19), "#9aa3ab", IRON_DARK, IRON_LIGHT, Pen(3, 3, (9, 9), 4))


def _devices(radius: float) -> tuple[list[Shape], ...]:
    def slice_of(start: float, end: float) -> list[tuple[float, float]]:
        steps = [start + (end - start) * k / 8 for k in range(9)]
        return [(0.0, 0.0), *((radius * 1.1 * cos(a), radius * 1.1 * sin(a)) for a in steps)]

    quarters = [plate(slice_of(k * tau / 2, k * tau / 2 + tau / 4)) for k in range(2)]
    rays = [plate(slice_of(k * tau / 6, k * tau / 6 + tau / 12)) for k in range(6)]
    circle = [disc(0, 0, radius * 0.72).difference(disc(0, 0, radius * 0.5))]
    cross = [
        block(-radius * 0.15, -radius, radius * 0.15, radius),
        block(-radius, -radius * 0.15, radius, radius * 0.15),
    ]
    return quarters, rays, circle, cross
