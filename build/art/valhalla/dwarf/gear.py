"""Shields with eight corners, and how dwarves carry what they have."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.ink import INK, Canvas, Pen, Shape, block, plate
from art.palette import mix
from art.portrait import grip
from art.portrait.body import cloak_colour
from art.portrait.person import IRON_DARK, IRON_LIGHT, SKINS, Arm, Person
from art.portrait.shield import PAINTS
from art.valhalla.dwarf.things import THINGS, tongs
from art.valhalla.dwarf.weapons import WEAPONS, sword_hilt

# Where a weapon's head shows beside the head, seen on the left side: x, y and turn.
_PLACES = {
    "axe": (146, 304, -0.20),
    "twin": (132, 300, -0.20),
    "spear": (92, 250, -0.14),
    "sword": (96, 370, -0.38),
    "dull": (96, 370, -0.38),
    "crossbow": (124, 300, -0.20),
    "bow": (84, 300, -0.22),
    "hammer": (112, 300, -0.24),
    "pick": (126, 300, -0.20),
}
_DEVICES = 4


def _octagon(radius: float) -> Shape:
    angles = [math.tau * (k + 0.5) / 8 for k in range(8)]
    return plate([(math.cos(a) * radius, math.sin(a) * radius) for a in angles])


def shield(canvas: Canvas, radius: float, person: Person) -> None:
    """Eight corners, bound in iron, with a square boss."""
    paints = PAINTS["dwarf"]
    field, second = paints[person.seed % len(paints)]
    canvas.form(_octagon(radius), "#7b828b", "#2f343b", IRON_LIGHT, Pen(5, 5, (10, 10), 5, hatch=14))
    inner = _octagon(radius - 22)
    canvas.fill(inner.buffer(3), INK)
    canvas.fill(inner, field)
    device = person.seed // 3 % _DEVICES
    pieces = {
        0: [
            plate([(-radius, -16), (0, -96), (radius, -16), (radius, 22), (0, -58), (-radius, 22)]),
            plate([(-radius, 74), (0, -6), (radius, 74), (radius, 112), (0, 32), (-radius, 112)]),
        ],
        1: [block(-17, -radius, 17, radius), block(-radius, -17, radius, 17)],
        2: [_octagon(radius * 0.72).difference(_octagon(radius * 0.52))],
        3: [
            plate([(0, 0), (-radius, -radius), (radius, -radius)]),
            plate([(0, 0), (-radius, radius), (radius, radius)]),
        ],
    }[device]
    for piece in pieces:
        canvas.fill(piece.intersection(inner), second)
        canvas.hatch(piece.intersection(inner), 24, 7, width=3.4, colour=mix(second, INK, 0.6))
    canvas.hatch(inner, radius * 0.34, 8, width=4.4, colour=mix(field, INK, 0.75))
    rim = [
        (math.cos(math.tau * k / 16) * (radius - 15), math.sin(math.tau * k / 16) * (radius - 15))
        for k in range(16)
    ]
    canvas.studs(rim, 6, "#d9dcd6")
    with canvas.placed(0, 0, 1.0, math.pi / 4):
        canvas.form(
            block(-40, -40, 40, 40, 6), "#6b727b", IRON_DARK, IRON_LIGHT, Pen(4, 4, (10, 10), 4, hatch=16)
        )
        canvas.form(block(-22, -22, 22, 22, 4), "#9aa3ab", IRON_DARK, IRON_LIGHT, Pen(3, 3, (9, 9), 4))


def _drawing(person: Person, arm: Arm, *, sheathed: bool) -> Callable[[Canvas], None]:
    if arm.weapon == "shield":
        return lambda canvas: shield(canvas, 132, person)
    if arm.weapon in ("sword", "dull") and sheathed:
        return sword_hilt
    return tongs if arm.weapon == "tongs" else WEAPONS[arm.weapon]


def carried(canvas: Canvas, person: Person, arm: Arm) -> None:
    """Behind the shoulder."""
    x, y, turn = _PLACES.get(arm.weapon, (70, 520, -0.2))
    if arm.how == "crossed":
        x, turn = x - 4, turn - 0.12
    side = 1 if arm.side > 0 else -1
    with canvas.placed(568 - x if side > 0 else x, y + (34 if side > 0 else 0), 1.0, -side * turn, side > 0):
        _drawing(person, arm, sheathed=True)(canvas)


def _sleeve(person: Person) -> str:
    if person.garment == "bare-apron":
        return SKINS[person.skin][0]
    return "#59616b" if person.garment == "mail" else cloak_colour(person)


# How far above the fist a weapon's origin lies.
_LIFT = {"sword": -74.0, "dull": -74.0, "spear": -380.0, "bow": -90.0, "crossbow": -300.0, "tongs": -170.0}


def held(canvas: Canvas, person: Person, arm: Arm) -> None:
    """In a fist, or a shield before the chest, or a thing in the hand."""
    if arm.how == "front" and arm.weapon == "shield":
        with canvas.placed(284 + arm.side * 154, 728, 1.08):
            shield(canvas, 132, person)
        return
    thing = THINGS.get(arm.weapon)
    hanging = arm.weapon in ("pouch", "necklace")
    high = 574.0 if hanging else 654.0 if thing else 668.0
    out = 164.0 if thing else 150.0 if arm.weapon in ("axe", "twin") else 184.0
    with canvas.placed(284 + arm.side * out, high, 1.06, arm.side * 0.06):
        if thing:
            if hanging:
                grip.fist(canvas, SKINS[person.skin], _sleeve(person), arm.side)
            with canvas.placed(0, 6 if hanging else 0, 0.92, 0.0, arm.side < 0):
                thing(canvas)
            if not hanging:
                grip.fist(canvas, SKINS[person.skin], _sleeve(person), arm.side)
            return
        aside = 58.0 if arm.weapon == "bow" else 0.0
        with canvas.placed(-arm.side * aside, _LIFT.get(arm.weapon, -330.0), 1.0, 0.0, arm.side > 0):
            _drawing(person, arm, sheathed=False)(canvas)
        grip.fist(canvas, SKINS[person.skin], _sleeve(person), arm.side)
