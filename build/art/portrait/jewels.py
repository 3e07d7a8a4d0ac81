"""What is worn around the neck: fur, hoods, neck rings, beads, teeth, hammers, brooches."""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString

from art.ink import Canvas, Pen, blob, block, disc, joined, path, plate, spline, stroke
from art.palette import CLANS, mix
from art.portrait.body import Torso, cloak_colour
from art.portrait.person import GILT, Person
from art.portrait.strands import tufts


def collar(canvas: Canvas, person: Person) -> None:
    """Fur or a rolled hood around the neck, in front of the throat."""
    torso = Torso(canvas, person)
    if person.collar == "fur":
        for side in (-1, 1):
            edge = torso.path(path("250,640 206,588 150,572 96,580 70,640", side=side))
            tufts(
                canvas,
                edge,
                mix(person.fur, canvas.dark, 0.25 if side > 0 else 0),
                length=58,
                step=7.5,
                out=(side * 0.42, 0.9),
                rows=3,
                width=14,
                stray=0.36,
            )
    elif person.collar == "roll":
        colour = mix(cloak_colour(person), "#2a1a14", 0.3)
        roll = torso.blob(path("-150,572 -80,560 0,606 80,560 150,572 120,624 0,676 -120,624"))
        canvas.form(roll, colour, None, mix(colour, "#ffe2ae", 0.5), Pen(5, 5, (10, 12), 5, hatch=34, step=7))
        for k in range(-3, 4):
            canvas.brush(torso.path([(k * 34, 592 - abs(k) * 8), (k * 30, 634 - abs(k) * 9)]), 5, clip=roll)


def brooch(canvas: Canvas, person: Person) -> None:
    torso = Torso(canvas, person)
    x, y = torso.path([(-84, 664)])[0]
    canvas.form(disc(x, y, 34), *GILT, Pen(4, 4, (8, 8), hatch=12, step=5))
    canvas.form(disc(x, y, 20), CLANS[person.clan].colour, None, "#fff0c8", Pen(3, 1, (6, 6)))
    angles = np.linspace(0, 2 * np.pi, 8, endpoint=False)
    canvas.studs(np.c_[x + 27 * np.cos(angles), y + 27 * np.sin(angles)], 3.2)


def torc(canvas: Canvas, person: Person) -> None:
    """A twisted neck ring."""
    torso = Torso(canvas, person)
    path = torso.path([(-70, 556), (-52, 592), (4, 612), (62, 594), (78, 556)])
    canvas.form(stroke(path, 19, (1, 1)), *GILT, Pen(4, 4, (4, 7)))
    line = LineString(spline(path))
    for k in range(13):
        p = line.interpolate(8 + k * 14)
        canvas.brush([(p.x - 5, p.y - 8), (p.x + 4, p.y + 8)], 4, "#5a3c12")


def beads(canvas: Canvas, person: Person) -> None:
    torso = Torso(canvas, person)
    line = LineString(spline(torso.path([(-84, 580), (-60, 640), (0, 668), (62, 640), (86, 580)])))
    paints = ("#8e2f24", "#2f6650", "#d9a850", "#2d4f7c", "#e9dfc8")
    for k in range(int(line.length / 19)):
        p = line.interpolate(10 + k * 19)
        canvas.form(
            disc(p.x, p.y, 9 if k % 3 else 11), paints[k % 5], None, "#fff4d8", Pen(2.6, 2.4, (4, 4), 2)
        )


def claws(canvas: Canvas, person: Person) -> None:
    """A string of teeth, or of tusks for the boars."""
    torso = Torso(canvas, person)
    path = torso.path([(-96, 576), (-66, 640), (0, 666), (68, 640), (98, 576)])
    canvas.brush(path, 6, "#4a2c1c", ends=(1, 1))
    line = LineString(spline(path))
    for k in range(7):
        p = line.interpolate(line.length * (k + 1) / 8)
        long = 40 - abs(k - 3) * 5
        tooth = blob(
            [(p.x - 9, p.y - 4)] * 2
            + [(p.x - 7, p.y + long * 0.6)]
            + [(p.x + 3, p.y + long)] * 2
            + [(p.x + 9, p.y + long * 0.4)]
            + [(p.x + 9, p.y - 4)] * 2
        )
        canvas.form(tooth, "#efe4c8", "#a88b5c", "#fffdf0", Pen(3, 3, (5, 3), 2))


def hammer(canvas: Canvas, person: Person) -> None:
    """Thor's hammer on a cord."""
    torso = Torso(canvas, person)
    canvas.brush(torso.path(path("-70,580 -30,650 0,676 30,650 72,580")), 6, "#4a2c1c", ends=(1, 1))
    x, y = torso.path([(0, 680)])[0]
    shape = joined(
        [
            block(x - 7, y - 6, x + 7, y + 40, 4),
            plate(path("-32,30 32,30 36,48 0,64 -36,48", x, y)),
        ]
    )
    canvas.form(shape, "#b4bcc2", "#4a525c", "#f2f4ee", Pen(3.5, 3, (6, 6), hatch=8, step=5))


JEWELS = {"torc": torc, "beads": beads, "claws": claws, "hammer": hammer, "brooch": brooch}
