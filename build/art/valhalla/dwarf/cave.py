"""What lies behind a dwarf, in the place of a sky: a place, and what is in its air."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Canvas, disc, joined
from art.palette import mix
from art.portrait.person import WIDE, Person
from art.valhalla.dwarf.deep import DEEP
from art.valhalla.dwarf.rock import Spot, sparks
from art.valhalla.dwarf.tones import Tone, tone
from art.valhalla.dwarf.works import WORKS

Place = Callable[[Canvas, Tone, Spot], None]
PLACES: dict[str, Place] = {**DEEP, **WORKS}


def cave(canvas: Canvas, person: Person) -> None:
    """Everything behind a dwarf."""
    view, tones = person.sky, tone(person)
    PLACES[view.land](canvas, tones, view.at)
    if view.weather:
        _AIR[view.weather](canvas, tones, view.at)


def _sparks(canvas: Canvas, tones: Tone, at: Spot) -> None:
    sparks(canvas, (at[0], at[1] + 110), 420, 80)


def _dust(canvas: Canvas, tones: Tone, at: Spot) -> None:
    rng = canvas.rng
    motes = [disc(rng.uniform(0, WIDE), rng.uniform(0, 620), rng.choice((1.6, 2.2, 3.2))) for _ in range(90)]
    canvas.fill(joined(motes), tones[4], 0.7)


def _smoke(canvas: Canvas, tones: Tone, at: Spot) -> None:
    rng = canvas.rng
    for k in range(7):
        x, y = rng.uniform(0, WIDE), 60 + k * 50
        line = [(x - 130, y), (x - 30, y - 26), (x + 40, y + 14), (x + 150, y - 16)]
        canvas.brush(line, 36, mix(tones[2], tones[3], 0.5), opacity=0.4)


def _drips(canvas: Canvas, tones: Tone, at: Spot) -> None:
    rng = canvas.rng
    for _ in range(36):
        x, y, long = rng.uniform(0, WIDE), rng.uniform(20, 560), rng.uniform(12, 34)
        canvas.brush([(x, y), (x, y + long)], 4, tones[4], ends=(0, 0.9), peak=0.85, opacity=0.7)


_AIR: dict[str, Place] = {"sparks": _sparks, "dust": _dust, "smoke": _smoke, "drips": _drips}
