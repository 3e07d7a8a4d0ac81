"""Heads of the portraits, set into a scene."""

from __future__ import annotations

import math

from art.ink import Canvas, Pen, blob, disc, joined
from art.portrait import beard, body, compose, face, hair, marks
from art.portrait.person import Head, Person


def head_alone(canvas: Canvas, person: Person, x: float, y: float, size: float) -> Head:
    """A head with hair, neck, beard and helm, its eyes at (x, y)."""
    head = Head(canvas, person)
    with canvas.placed(x, y, size, math.radians(person.roll)):
        hair.behind(head)
        body.neck(head)
        _features(head)
        for wear in compose.HEADS[person.head]:
            wear(head)
        hair.in_front(head)
    return head


def _features(head: Head) -> None:
    outline = face.skin(head)
    marks.details(head, outline)
    marks.paint(head, outline, face.eyes(head, outline))
    face.folds(head, outline)
    face.mouth(head)
    face.nose(head)
    marks.scars(head, outline)
    face.brows(head)
    beard.beard(head)
    beard.moustache(head)


def foam(head: Head, x: float, y: float, size: float) -> None:
    """Froth on the lips and in the beard."""
    canvas, rng = head.canvas, head.canvas.rng
    with canvas.placed(x, y, size, math.radians(head.person.roll)):
        low = head.skull.length
        bubbles = []
        for _ in range(60):
            px, py = rng.gauss(0, 34), low - 40 + abs(rng.gauss(0, 30))
            sx, sy = head.on([(px, min(py, low - 2))], 16)[0]
            bubbles.append(disc(float(sx), float(sy) + max(0.0, py - low + 2), rng.uniform(2.5, 7.5)))
        for k in (-22, 4, 24):
            sx, sy = head.on([(k, low - 26)], 18)[0]
            sx, sy = float(sx), float(sy)
            bubbles.append(
                blob(
                    [
                        (sx - 7, sy),
                        (sx - 5, sy + 26),
                        (sx, sy + 50 + k * 0.4),
                        (sx + 6, sy + 26),
                        (sx + 8, sy),
                    ]
                )
            )
        whole = joined(bubbles)
        canvas.form(whole, "#fbf7e8", "#b9b3a0", "#ffffff", Pen(2.4, 2.4, (4, 4), 2))
