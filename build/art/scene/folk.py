"""Small figures from a skeleton of joints, and hosts of them."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from art.ink import INK, Canvas, Pen, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.shield import round_shield
from art.scene.stage import Spot, Stage


@dataclass(frozen=True)
class Pose:
    """Joints of a figure that faces right, its feet at 0, its head at about -200."""

    hip: Spot
    chest: Spot
    head: Spot
    near_leg: tuple[Spot, Spot]  # knee, foot
    far_leg: tuple[Spot, Spot]
    near_arm: tuple[Spot, Spot]  # elbow, hand
    far_arm: tuple[Spot, Spot]


def _pose(text: str) -> Pose:
    """Hip, chest, head, then knee and foot, elbow and hand: near and far."""
    hip, chest, head, *limbs = path(text)
    legs_arms = [(limbs[k], limbs[k + 1]) for k in range(0, 8, 2)]
    return Pose(hip, chest, head, legs_arms[0], legs_arms[1], legs_arms[2], legs_arms[3])


POSES = {
    "stand": _pose("0,-92 2,-152 6,-186 -12,-46 -20,0 14,-46 18,0 -26,-118 -14,-92 30,-124 46,-104"),
    "guard": _pose("-6,-84 4,-142 14,-174 -30,-44 -44,0 24,-48 38,0 -34,-130 -30,-166 34,-118 58,-116"),
    "charge": _pose("-8,-88 18,-142 36,-172 -38,-62 -76,-34 36,-64 52,-4 -14,-184 14,-224 52,-132 82,-140"),
    "strike": _pose("-4,-84 12,-140 28,-170 -34,-48 -58,0 36,-54 48,0 44,-160 82,-150 36,-114 64,-100"),
    "leap": _pose(
        "-4,-100 14,-152 32,-182 -46,-92 -84,-116 40,-104 60,-56 -30,-178 -48,-214 56,-172 86,-204"
    ),
    "archer": _pose("-4,-90 0,-148 10,-180 -26,-46 -40,0 26,-48 36,0 -40,-150 -4,-158 44,-156 86,-160"),
    "kneel": _pose("-6,-58 6,-114 18,-144 28,-54 26,0 -20,-22 -62,-4 34,-92 40,-64 30,-86 48,-78"),
    "thrust": _pose("-8,-82 10,-136 28,-164 -42,-50 -70,0 34,-56 48,0 40,-124 70,-122 30,-108 50,-112"),
    "hail": _pose("0,-92 2,-152 4,-186 -14,-46 -22,0 14,-46 22,0 -30,-180 -34,-222 32,-180 38,-222"),
}


@dataclass(frozen=True)
class Folk:
    """What a figure wears and holds; *hold* turns the weapon, in radians from upright."""

    tunic: str = "#7c2119"
    skin: str = "#dca376"
    helm: str = "iron"
    hair: str = "#7d4a2b"
    cloak: str = ""
    weapon: str = ""
    hold: float = 0.4
    shield: tuple[str, str] | None = None
    bare: bool = False
    beard: bool = True


def figure(canvas: Canvas, pose: Pose, folk: Folk) -> None:
    """One warrior, far limbs first."""
    dark = mix(folk.tunic, INK, 0.45)
    leg = "#5a4632"
    if folk.cloak:
        _cloak(canvas, pose, folk.cloak)
    far_hand = pose.far_arm[1]
    _limb(canvas, (pose.hip, *pose.far_leg), 22, mix(leg, INK, 0.4))
    _foot(canvas, pose.far_leg)
    if not folk.shield:
        _arm(canvas, pose, pose.far_arm, folk, 0.4)
    _limb(canvas, (pose.hip, *pose.near_leg), 24, leg)
    _foot(canvas, pose.near_leg)
    _torso(canvas, pose, folk, dark)
    _head(canvas, pose, folk)
    if folk.shield:
        with canvas.placed(far_hand[0] - 6, far_hand[1], 0.5):
            round_shield(
                canvas, 92, folk.shield, len(folk.tunic + folk.shield[0]) + int(folk.shield[0][1:3], 16)
            )
    if folk.weapon:
        weapon(canvas, folk.weapon, pose.near_arm[1], folk.hold)
    _arm(canvas, pose, pose.near_arm, folk, 0.0)


def weapon(canvas: Canvas, kind: str, hand: Spot, turn: float) -> None:
    """A weapon whose grip lies in a hand."""
    with canvas.placed(hand[0], hand[1], 0.42, turn):
        if kind == "sword":
            with canvas.placed(0, -44):
                arms.sword(canvas)
        elif kind == "spear":
            with canvas.placed(0, -260):
                arms.spear(canvas, 560)
        elif kind == "bow":
            with canvas.placed(62, -120, 1.0, 0.0):
                arms.bow(canvas)
        else:
            with canvas.placed(0, -210, 1.0, 0.0, True):
                {"axe": arms.axe, "great": arms.great_axe}[kind](canvas, 270)


def _limb(canvas: Canvas, joints: tuple[Spot, ...], width: float, colour: str) -> None:
    line = stroke([joints[0], *joints], width, (0.9, 0.66), 0.3, False)
    shape = line.buffer(-1).buffer(3)
    canvas.form(shape, colour, None, mix(colour, "#ffe2ae", 0.45), Pen(3, 3, (7, 3), 3))


def _foot(canvas: Canvas, leg: tuple[Spot, Spot]) -> None:
    (kx, ky), (x, y) = leg
    turn = math.atan2(y - ky, x - kx) - math.pi / 2
    with canvas.placed(x, y, 1.0, turn * 0.8):
        canvas.form(
            blob(path("-10,-14 8,-14 24,-2 24,5 -11,5")), "#4a2c1c", None, "#8d5e3a", Pen(2.6, 2, (5, 4), 2)
        )


def _arm(canvas: Canvas, pose: Pose, arm: tuple[Spot, Spot], folk: Folk, dim: float) -> None:
    paint = mix(folk.skin if folk.bare else folk.tunic, INK, dim)
    _limb(canvas, (pose.chest, *arm), 21, paint)
    x, y = arm[1]
    canvas.form(disc(x, y, 9.5), mix(folk.skin, INK, dim * 0.7), None, "#f7d9b4", Pen(2.6, 2, (4, 4), 2))


def _torso(canvas: Canvas, pose: Pose, folk: Folk, dark: str) -> None:
    (hx, hy), (cx, cy) = pose.hip, pose.chest
    ax, ay = cx - hx, cy - hy
    run = math.hypot(ax, ay)
    ux, uy = ax / run, ay / run
    nx, ny = -uy, ux

    def at(up: float, side: float) -> Spot:
        return hx + ux * up + nx * side, hy + uy * up + ny * side

    skirt = blob(
        [
            at(run, -24),
            at(run + 10, -8),
            at(run + 10, 10),
            at(run, 26),
            at(10, 20),
            at(-34, 28),
            at(-38, 0),
            at(-32, -27),
            at(10, -20),
        ]
    )
    cloth = folk.skin if folk.bare else folk.tunic
    canvas.form(
        skirt,
        cloth,
        mix(cloth, INK, 0.5),
        mix(cloth, "#ffe2ae", 0.55),
        Pen(3.4, 3.4, (13, 4), 3.5, hatch=17, step=6),
    )
    if folk.bare:
        shape = blob([at(6, -20), at(6, 21), at(-34, 28), at(-38, 0), at(-32, -27)])
        canvas.form(shape, folk.tunic, dark, None, Pen(3, 2, (8, 3)))
        canvas.brush([at(run - 20, -14), at(run - 26, 2), at(run - 18, 16)], 3.4)
    shape = stroke([at(6, -21), at(3, 0), at(6, 22)], 9, (1, 1))
    canvas.form(shape, "#3c2418", None, "#8d5e3a", Pen(2, 1.5, (2, 3), 2))
    canvas.studs([at(4, 4)], 4.4)


def _cloak(canvas: Canvas, pose: Pose, colour: str) -> None:
    (hx, hy), (cx, cy) = pose.hip, pose.chest
    shape = blob(
        [
            (cx + 14, cy - 8),
            (cx - 20, cy - 8),
            (hx - 52, hy - 10),
            (hx - 84, hy + 34),
            (hx - 60, hy + 40),
            (hx - 40, hy + 58),
            (hx - 22, hy + 40),
            (hx + 10, hy + 44),
        ]
    )
    canvas.form(
        shape,
        colour,
        mix(colour, INK, 0.5),
        mix(colour, "#ffe2ae", 0.5),
        Pen(3.4, 3, (12, 6), 4, hatch=22, step=6),
    )
    canvas.brush([(cx - 10, cy + 8), (hx - 34, hy), (hx - 46, hy + 44)], 5, clip=shape)


def _head(canvas: Canvas, pose: Pose, folk: Folk) -> None:
    (cx, cy), (x, y) = pose.chest, pose.head
    turn = math.atan2(y - cy, x - cx) + math.pi / 2
    with canvas.placed(x, y, 1.0, turn * 0.5):
        if folk.helm in ("", "gold") or folk.helm == "long":
            shape = blob(path("-16,-16 2,-25 14,-14 2,10 -14,34 -30,40 -24,6"))
            canvas.form(
                shape, folk.hair, None, mix(folk.hair, "#ffe2ae", 0.5), Pen(2.8, 2, (6, 4), 2, hatch=10)
            )
        face = blob(path("-12,-14 6,-19 17,-10 17,-3 24,5 17,8 15,19 0,23 -12,12"))
        canvas.form(face, folk.skin, mix(folk.skin, INK, 0.45), "#f7d9b4", Pen(2.8, 2.4, (8, 3), 2))
        canvas.brush([(-1, -6), (8, -8), (18, -4)], 6, mix(folk.hair, INK, 0.6), ends=(0.3, 0.6))
        canvas.fill(disc(11, -1.5, 3.6), "#fff6e2")
        canvas.fill(disc(12, -1.5, 2.4), INK)
        if folk.beard:
            shape = blob(path("-10,6 4,8 19,10 16,24 10,40 2,28 -8,20"))
            canvas.form(shape, folk.hair, None, mix(folk.hair, "#ffe2ae", 0.5), Pen(2.4, 2, (5, 3), 2))
        _helm(canvas, folk)


def _helm(canvas: Canvas, folk: Folk) -> None:
    if folk.helm in ("iron", "gold"):
        metal = "#9aa3ab" if folk.helm == "iron" else "#d9b45a"
        dome = blob(path("-19,-7! -18,-22 -6,-38 2,-42 10,-37 19,-20 20,-7!"))
        canvas.form(dome, metal, mix(metal, "#10141c", 0.55), "#f6f6ee", Pen(2.8, 2.4, (9, 4), 3))
        shape = joined([block(-20, -11, 21, -4), plate(path("16,-6 22,-6 23,8 18,6"))])
        canvas.form(shape, mix(metal, "#7b5a20", 0.4), None, "#f9e3a0", Pen(2, 1.5, (3, 3), 1.5))
    elif folk.helm == "wolf":
        shape = blob(path("-22,4 -20,-24 -14,-46! -4,-32 14,-28 34,-14 30,-8 10,-8 -6,-4 -14,26 -30,44"))
        canvas.form(shape, "#6e7478", "#2b2f33", "#c7cdd2", Pen(2.8, 2.4, (6, 4), 2.5, hatch=8, step=5))
        canvas.fill(disc(10, -20, 2.4), "#ffd35a")


def host(
    stage: Stage,
    y: float,
    count: int,
    scale: float,
    colour: str,
    *,
    x0: float = -10.0,
    x1: float | None = None,
    spears: float = 120.0,
    lit: str = "",
) -> None:
    """A far host: heads, shields and a wood of spears, cut from one colour."""
    canvas, rng = stage.canvas, stage.canvas.rng
    right = stage.wide + 10 if x1 is None else x1
    shafts, heads = [], []
    for x in np.linspace(x0, right, count):
        px, py = x + rng.uniform(-5, 5), y + rng.uniform(-5, 5) * scale
        tall, lean = spears * scale * rng.uniform(0.8, 1.25), rng.uniform(-0.1, 0.14)
        tx, ty = px + 10 * scale + lean * tall, py - tall
        shafts += [stroke([(px + 10 * scale, py), (tx, ty)], 3.4 * scale + 0.8, (1, 1), 0.5, False)]
        w, h = 5.5 * scale, 22 * scale
        shafts.append(
            plate(
                [(tx + lean * h, ty - h), (tx + w, ty - h * 0.2), (tx, ty + h * 0.4), (tx - w, ty - h * 0.2)]
            )
        )
        heads += [
            disc(px, py - 18 * scale, 10 * scale),
            blob(
                [
                    (px - 10 * scale, py - 20 * scale),
                    (px, py - 34 * scale),
                    (px + 10 * scale, py - 20 * scale),
                ]
            ),
        ]
        heads.append(
            blob(
                [
                    (px - 20 * scale, py + 30 * scale),
                    (px - 17 * scale, py - 6 * scale),
                    (px, py - 12 * scale),
                    (px + 17 * scale, py - 6 * scale),
                    (px + 20 * scale, py + 30 * scale),
                ]
            )
        )
    canvas.fill(joined(shafts), colour)
    whole = joined(heads)
    if lit:
        canvas.fill(whole, lit)
        with canvas.placed(2.2, 1.8):
            canvas.fill(whole, colour)
        return
    canvas.fill(whole, colour)


def shield_row(
    stage: Stage,
    y: float,
    count: int,
    radius: float,
    colours: tuple[tuple[str, str], ...],
    *,
    x0: float = 0.0,
    x1: float | None = None,
) -> None:
    """Overlapping shields from left to right."""
    right = stage.wide if x1 is None else x1
    for k, x in enumerate(np.linspace(x0, right, count)):
        with stage.canvas.placed(float(x), y + stage.canvas.rng.uniform(-4, 4), radius / 92):
            round_shield(stage.canvas, 92, colours[k % len(colours)], k)
