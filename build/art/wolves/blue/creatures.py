"""Who lives in the ash: the eagle in its crown, the squirrel on its bark."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, blob, disc, path, stroke
from art.palette import mix
from art.portrait.strands import lock
from art.scene.deed import cut

GREY, SILVER, RUST = "#3a4a60", "#c4d2e0", "#b8613a"


def eagle(c: Canvas) -> None:
    """An eagle from before, its wings spread, looking left; 240 wide about its breast."""
    _wings(c)
    _breast(c)
    _beak(c)


def _wings(c: Canvas) -> None:
    for side in (1, -1):
        for row, (count, long, wide) in enumerate(((9, 118.0, 20.0), (8, 80.0, 18.0), (7, 48.0, 15.0))):
            for k in range(count):
                t = k / (count - 1)
                angle = -0.46 + 1.62 * t
                root = (side * (18 + 22 * (1 - t)), -6 + 20 * t)
                tip = (
                    root[0] + side * math.cos(angle) * long * (1 - 0.3 * t),
                    root[1] + math.sin(angle) * long * (1 - 0.3 * t),
                )
                bend = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 14)
                paint = mix(GREY, SILVER, 0.22 + 0.28 * row + 0.12 * (k % 2) - (0.12 if side > 0 else 0))
                lock(c, [root, bend, tip], wide, paint, line=2, strands=1, blunt=0.4, taper=0.5)


def _breast(c: Canvas) -> None:
    """Tail, body and its small feathers."""
    for k in range(5):
        lock(
            c,
            [(-12 + k * 6, 40), (-18 + k * 9, 62), (-24 + k * 12, 88)],
            17,
            mix(GREY, SILVER, 0.3 + 0.15 * (k % 2)),
            line=2,
            strands=1,
        )
    shape = blob(path("-24,-6 -14,-26 14,-26 26,-4 24,34 0,54 -22,34"))
    cut(c, shape, (mix(GREY, SILVER, 0.6), "#1a2432", "#ffffff"), 3, shift=(9, 6), rim=3)
    for row in range(4):
        for k in range(4):
            x, y = -15 + k * 10 + 5 * (row % 2), -8 + row * 13
            lock(
                c,
                path("0,-6 0,3 0,12", x, y),
                10,
                mix(GREY, SILVER, 0.5 + 0.2 * ((k + row) % 2)),
                line=1.4,
                strands=0,
            )


def _beak(c: Canvas) -> None:
    """The head in profile."""
    shape = blob(path("-20,-26 -22,-46 -4,-60 16,-54 22,-34 14,-18 -8,-16"))
    cut(c, shape, ("#b4c2d2", "#4a5a70", "#ffffff"), 3, shift=(7, 6), rim=3)
    shape = blob(path("-18,-48! -38,-46 -48,-32 -44,-24! -36,-32 -18,-32!"))
    cut(c, shape, ("#e6b84a", "#8a5a18", "#fff0b0"), 3, shift=(4, 4), rim=2)
    cut(c, disc(-8, -42, 5), ("#ffd24a", "#c07a18", "#fff6c8"), 2, shift=(2, 2), rim=0)
    c.fill(disc(-9, -42, 2.4), INK)
    c.brush(path("-18,-50 -8,-51 4,-46"), 4)


def squirrel(c: Canvas) -> None:
    """Ratatosk, that runs up and down the ash; nose to the right, feet below."""
    for k in range(7):
        t = k / 6
        tip = (-66 - 20 * math.sin(t * 3), -30 - 46 * t)
        lock(
            c,
            [(-34, -6), (-70 + 10 * t, 6 - 40 * t), tip],
            24,
            mix(RUST, INK, 0.12 * (k % 3)),
            line=2,
            strands=1,
        )
    for line in ("-24,4 -34,20 -20,26", "26,4 44,18 58,18", "14,6 24,22 40,26"):
        cut(c, stroke(path(line), 12, (1, 0.5), 0.1), RUST, 2.6, shift=(3, 3), rim=2)
    shape = blob(path("-42,0 -34,-22 -6,-28 22,-22 36,-12 34,4 10,14 -26,16"))
    cut(c, shape, (RUST, "#4a1e14", "#ffd0a0"), 3, shift=(6, 8), rim=3, hatch=9)
    _muzzle(c)


def _muzzle(c: Canvas) -> None:
    """The squirrel's head, and the white below."""
    for x in (38.0, 46.0):
        cut(c, blob([(x, -24), (x - 4, -44), (x - 4, -44), (x + 8, -28)]), RUST, 2.6, shift=(3, 3), rim=2)
    shape = blob(path("26,-14 36,-30 54,-30 70,-14 68,-6 48,2 30,0"))
    cut(c, shape, (RUST, "#4a1e14", "#ffd0a0"), 3, shift=(5, 6), rim=3)
    c.fill(disc(52, -18, 4), INK)
    c.fill(disc(51, -19.5, 1.4), "#ffffff")
    c.fill(disc(69, -11, 3), INK)
    c.fill(blob(path("-20,6 6,4 26,0 10,12 -16,14")), "#f0d8b8")
