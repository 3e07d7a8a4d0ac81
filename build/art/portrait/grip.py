"""How weapons are carried: behind a shoulder, in a fist, or before the chest."""

from __future__ import annotations

from collections.abc import Callable

from art.ink import Canvas, Pen, blob, path
from art.palette import mix
from art.portrait import arms
from art.portrait.body import cloak_colour
from art.portrait.person import SKINS, Arm, Person
from art.portrait.shield import PAINTS, round_shield

_FIST_HIGH = 640.0


def fist(canvas: Canvas, skin: tuple[str, str, str], sleeve: str, side: int) -> None:
    """A hand closed around a shaft that stands upright at the origin; the arm comes from below."""
    base, shade, light = skin
    with canvas.placed(0, 0, 1.0, 0.0, side > 0):
        arm = blob([(-44, 20), (-40, 60), (-62, 260), (-62, 260), (64, 260), (64, 260), (46, 60), (40, 20)])
        canvas.form(arm, sleeve, None, mix(sleeve, "#ffe2ae", 0.5), Pen(4.5, 4, (22, 4), 4, hatch=34, step=7))
        cuff = blob([(-46, 38), (0, 46), (46, 36), (50, 70), (0, 80), (-50, 72)])
        canvas.form(cuff, "#6b4128", "#331c12", "#b98a58", Pen(4, 4, (10, 6), hatch=14))
        canvas.studs([(-30, 58), (-4, 63), (24, 57)], 4.4)
        hand = blob(path("-42,-22 -30,-42 10,-46 40,-36 46,-4 40,36 0,44 -38,36 -46,6"))
        canvas.form(hand, base, shade, light, Pen(4, 4, (12, 6), 3, hatch=18, step=5))
        for k in range(4):
            y = -34 + k * 19
            finger = blob(path("-36,0 -18,-8 22,-7 38,2 34,15 0,16 -34,13", 0, y))
            canvas.form(finger, base, shade, light, Pen(2.6, 3, (6, 6), 2))
        thumb = blob([(-44, 20), (-46, -8), (-30, -24), (-8, -20), (4, -6), (-6, 8), (-24, 8), (-30, 26)])
        canvas.form(thumb, base, shade, light, Pen(3.4, 3, (6, 6), 3))
        canvas.brush([(-6, -12), (2, -6), (0, 2)], 3, light)


# Where a weapon's head shows above a shoulder, seen on the left side: x, y and turn.
_PLACES = {
    "axe": (116, 268, -0.30),
    "great": (122, 262, -0.30),
    "spear": (112, 262, -0.20),
    "pennon": (104, 262, -0.12),
    "sword": (112, 322, -0.36),
    "bow": (96, 330, -0.20),
    "quiver": (150, 440, -0.22),
    "shield": (96, 520, -0.2),
    "club": (116, 268, -0.26),
}


def _drawing(person: Person, arm: Arm, *, sheathed: bool) -> Callable[[Canvas], None]:
    if arm.weapon == "shield":
        paints = PAINTS[person.clan]
        return lambda canvas: round_shield(canvas, 138, paints[person.seed % len(paints)], person.seed // 3)
    if arm.weapon == "pennon":
        return lambda canvas: arms.pennon(canvas, cloak_colour(person), person.seed)
    if arm.weapon == "sword" and sheathed:
        return arms.sword_hilt
    return arms.WEAPONS[arm.weapon]


def carried(canvas: Canvas, person: Person, arm: Arm) -> None:
    """A weapon behind the shoulder."""
    x, y, turn = _PLACES[arm.weapon]
    if arm.how == "crossed":
        x, turn = x - 4, turn - 0.14
    side = 1 if arm.side > 0 else -1
    place = 568 - x if side > 0 else x
    with canvas.placed(place, y + (40 if side > 0 else 0), 1.0, -side * turn, side > 0):
        _drawing(person, arm, sheathed=True)(canvas)


def _sleeve(person: Person) -> str:
    if person.garment == "bare":
        return SKINS[person.skin][0]
    return mix(person.fur, "#2a1a14", 0.3) if person.garment == "pelt" else cloak_colour(person)


def held(canvas: Canvas, person: Person, arm: Arm) -> None:
    """A weapon upright in a fist, or a shield before the chest."""
    draw = _drawing(person, arm, sheathed=False)
    if arm.how == "front":
        with canvas.placed(284 + arm.side * 158, 716, 1.12):
            draw(canvas)
        return
    lift = {"sword": -74.0, "spear": -420.0, "pennon": -420.0, "bow": -150.0}.get(arm.weapon, -372.0)
    aside = 58.0 if arm.weapon == "bow" else 0.0
    out = 182 if lift in (-74.0, -420.0) else 152
    with canvas.placed(284 + arm.side * out, _FIST_HIGH, 1.0, arm.side * 0.07):
        with canvas.placed(-arm.side * aside, lift, 1.0, 0.0, arm.side > 0):
            draw(canvas)
        fist(canvas, SKINS[person.skin], _sleeve(person), arm.side)
