"""What the victories share: the block and its tones, metals, coins, goblets and painted shields."""

from __future__ import annotations

import math

from art.ink import Canvas, block, disc, joined, path, plate, stroke
from art.scene.deed import Paints, cut
from art.scene.stage import Spot, Stage, Tone, stages

WIDE, HIGH = 480, 456
# From the darkest to the light itself.
TONES: dict[str, Tone] = {
    "mead": ("#1c0f08", "#43240f", "#8a5020", "#d8963a", "#ffe6a0"),
    "crown": ("#121a26", "#2c3c50", "#5a7288", "#a8bac4", "#f6f2e0"),
    "feast": ("#1a0c10", "#45181c", "#7c3422", "#d8883a", "#ffe9a8"),
    "sunstone": ("#143048", "#2c6488", "#6aa6c0", "#c4dcd8", "#fff6cc"),
    "hoard": ("#120a08", "#3a1c0c", "#804a14", "#e0a030", "#fff0a8"),
    "moss": ("#12281e", "#2a5238", "#5c8a50", "#b4cc80", "#f8f4c4"),
    "benches": ("#080c18", "#14203a", "#2c4060", "#6a88a4", "#dfeaf0"),
    "fire": ("#120e24", "#2c2450", "#5a4480", "#a8749a", "#ffd8a0"),
    "laugh": ("#0e1408", "#2a3812", "#5c6c1e", "#b4b43a", "#fbf6b0"),
    "vigrid": ("#120406", "#460e0e", "#9a2a16", "#ec7a22", "#ffe08c"),
}
GOLD: Paints = ("#dba93e", "#7a4f12", "#fff0ae")
STEEL: Paints = ("#7b848e", "#2a3038", "#e8eef0")


stage = stages(TONES, WIDE, HIGH)


def glow_at(s: Stage, at: Spot, reach: float) -> None:
    """Firelight as rings of tone, combed into one another; the lightest within."""
    rng = s.canvas.rng
    for k, share in enumerate((1.0, 0.74, 0.48)):
        rays = [disc(*at, reach * share * 0.80, 0.9)]
        for j in range(96):
            a = j * math.tau / 96 + rng.uniform(-0.02, 0.02)
            far = reach * share * rng.uniform(0.92, 1.16)
            foot = [
                (
                    at[0] + reach * share * 0.74 * math.cos(a + d),
                    at[1] + reach * share * 0.66 * math.sin(a + d),
                )
                for d in (-0.028, 0.028)
            ]
            rays.append(plate([*foot, (at[0] + far * math.cos(a), at[1] + far * 0.9 * math.sin(a))]))
        s.canvas.fill(joined(rays), s.tone[k + 1], 0.85)


def coin(c: Canvas, silver: bool = False) -> None:
    """A coin, seen aslant."""
    paint: Paints = ("#d2d8dc", "#6b747c", "#ffffff") if silver else GOLD
    cut(c, disc(0, 0, 17, 0.62), paint, 3, shift=(4, 3), rim=2.6)
    c.fill(joined([block(-2, -6, 2, 6), block(-7, -1.6, 7, 1.6)]), paint[1])


def goblet(c: Canvas) -> None:
    """A silver cup with a band of gold, its foot on y = 34."""
    shape = plate(path("-26,34 26,34 14,22 6,4 -6,4 -14,22"))
    cut(c, shape, ("#cfd5da", "#69727c", "#ffffff"), 3.8, shift=(6, 4), rim=3)
    bowl = plate(path("-32,-44 32,-44 24,-4 8,10 -8,10 -24,-4"))
    cut(c, bowl, ("#cfd5da", "#69727c", "#ffffff"), 4, shift=(9, 5), rim=4, hatch=12)
    cut(c, plate(path("-31,-32 31,-32 28,-20 -28,-20")), GOLD, 2.8, rim=2.4)
    cut(c, disc(0, -44, 33, 0.26), ("#7a1c22", "#3a0c12", "#c8504a"), 3.6, shift=(4, 3), rim=3)


def shield(c: Canvas, field: str, second: str) -> None:
    """A round shield of quarters, 88 about the origin."""
    cut(c, disc(0, 0, 88), ("#8d959e", "#343a43", "#eef2ee"), 5, shift=(8, 8), rim=5)
    inner = disc(0, 0, 76)
    cut(c, inner, field, 3, shift=(10, 10), rim=0)
    for k in (0, 2):
        a = k * math.pi / 2
        far = [(110 * math.cos(a + d), 110 * math.sin(a + d)) for d in (0.0, math.pi / 4, math.pi / 2)]
        c.fill(plate([(0, 0), *far]).intersection(inner), second)
    for k in range(-3, 4):
        c.fill(
            stroke([(k * 21, -74), (k * 21, 74)], 2.4, (1, 1), 0.5, False).intersection(inner), "#170d0a", 0.6
        )
    cut(c, disc(0, 0, 24), ("#a4acb4", "#3a4149", "#ffffff"), 4.4, shift=(7, 7), rim=4, hatch=8)
