"""Halls, hosts and rings of fighters that jarls stand before."""

from __future__ import annotations

import math

from art.ink import INK, Pen, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait import arms
from art.portrait.shield import round_shield
from art.scene import craft, folk, land, things
from art.scene.folk import POSES, Folk, figure
from art.scene.stage import Stage

LOW = 560.0


def feast(s: Stage) -> None:
    """Between pillars, before the long fire."""
    c = s.canvas
    land.sky(s, 620, (0.05, 0.3, 0.62))
    for k in range(7):
        craft.plank(
            c,
            plate(path("-6,-6 76,-6 76,520 -6,520", k * 84, 0)),
            mix("#4a2c1c", "#1c100a", 0.25 * (k % 2)),
            0,
        )
    land.sun(s, 284, 330, 30, rays=1.5, colour="#ffcf70")
    land.flames(s, 60, 520, 560, 260, count=16)
    for x, side in ((48, 1), (520, -1)):
        pillar = block(x - 46, -10, x + 46, 860)
        c.form(pillar, "#6b4128", "#2a1710", "#d9964a", Pen(5, 5, (20, 0), 5, hatch=30, step=8))
        knot = [(x + side * 22 * math.sin(k * 0.9), 20 + k * 34) for k in range(26)]
        for phase in (1, -1):
            line = [(x + phase * (px - x), py) for px, py in knot]
            c.brush(line, 13, "#2a1710", ends=(1, 1))
            c.brush(line, 7, "#c9a24b", ends=(1, 1))


def banners(s: Stage) -> None:
    """A host with its flags at sunrise."""
    land.sky(s, 520)
    land.sun(s, 430, 200, 70)
    land.clouds(s, 6, 60, 360)
    land.peaks(s, 540, 150, 3, depth=0.4)
    c = s.canvas
    for x, y, size, paint, sign in (
        (40, 560, 1.25, "#a8302c", "axe"),
        (470, 560, 1.0, "#2f63ab", "dice"),
        (150, 560, 0.8, "#d2a62c", "horn"),
    ):
        with c.placed(x, y, size, 0.04):
            things.banner(c, paint, sign)
    folk.host(s, 556, 22, 1.0, mix(s.tone[0], INK, 0.2), lit=s.tone[2], spears=150)


def shield_wall(s: Stage) -> None:
    """Those who have not struck yet stand behind him."""
    land.sky(s, 460)
    land.clouds(s, 10, 20, 240, dark=True)
    land.peaks(s, 480, 160, 3, depth=0.3, snow=True)
    folk.host(s, 470, 13, 1.5, "#1b1f24", lit=s.tone[3], spears=150)
    for y, count, radius in ((500, 6, 62), (570, 5, 78)):
        folk.shield_row(
            s,
            y,
            count,
            radius,
            (("#a8302c", "#e9dfc8"), ("#2f63ab", "#e9dfc8"), ("#d2a62c", "#1c1714"), ("#1f8581", "#e9dfc8")),
            x0=20 if count == 5 else 40,
        )


def two_fight(s: Stage) -> None:
    """Two others have it out; one can watch from a hill."""
    land.sky(s, 430)
    land.sun(s, 284, 150, 66)
    land.clouds(s, 6, 60, 300)
    land.peaks(s, 470, 150, 3, depth=0.3)
    field = land.ground(s, 450, 8, mix(s.tone[1], s.tone[0], 0.4))
    land.furrows(s, field, s.tone[0])
    c = s.canvas
    with c.placed(56, 540, 0.86):
        figure(
            c,
            POSES["charge"],
            Folk("#a8302c", weapon="axe", hold=0.6, shield=("#a8302c", "#1c1714"), hair="#cf7a35"),
        )
    with c.placed(520, 540, 0.86, 0.0, True):
        figure(c, POSES["guard"], Folk("#2f63ab", weapon="sword", hold=0.3, shield=("#2f63ab", "#e9dfc8")))


def retinue(s: Stage) -> None:
    """More spears than anyone else may call."""
    land.sky(s, 520)
    land.stars(s, 90, 360)
    land.sun(s, 120, 150, 58, rays=0.7)
    for y, size, paint in ((480, 1.1, s.tone[2]), (540, 1.5, s.tone[1]), (600, 2.0, s.tone[0])):
        folk.host(s, y, int(17 / size) + 4, size, paint, lit=s.tone[3], spears=220)


def fleet(s: Stage) -> None:
    """Help comes over the sea."""
    land.sky(s, 400)
    land.sun(s, 130, 170, 62)
    land.clouds(s, 6, 50, 280)
    land.sea(s, 410)
    for x, y, size in ((430, 440, 0.3), (120, 470, 0.4), (480, 560, 0.6)):
        with s.canvas.placed(x, y, size):
            craft.ship(s.canvas, ("#b23a2c", "#e9dfc8") if size < 0.5 else ("#2b7480", "#f7f2cf"))


def ash_field(s: Stage) -> None:
    """What is left when he has been there."""
    land.sky(s, 540)
    land.sun(s, 130, 180, 56, rays=0.8)
    land.smoke(s, 460, 500, 420, wide=150, colour=s.tone[2])
    land.peaks(s, 560, 120, 4, depth=0.5)
    c = s.canvas
    land.ground(s, LOW, 10)
    for x, y, turn in ((60, 480, 0.2), (512, 470, -0.25), (160, 500, -0.1)):
        with c.placed(x, y, 0.5, turn):
            things.banner(c, s.tone[1], "skull", 200)


def game_hall(s: Stage) -> None:
    """A hall by night, its window full of stars."""
    c = s.canvas
    for k in range(9):
        craft.plank(c, block(-10, k * 72 - 10, 580, k * 72 + 60), mix("#4a3020", "#1a1210", 0.2 * (k % 3)), 3)
    frame = block(330, 60, 530, 330, 20)
    c.form(frame, "#6b4128", "#2a1710", "#c98f55", Pen(5, 5, (10, 8), 4, hatch=16))
    pane = block(348, 78, 512, 312, 12)
    c.fill(pane, "#16233f")
    shape = joined(
        disc(356 + (k * 47) % 150, 90 + (k * 71) % 210, 1.6 + k % 3 * 0.6) for k in range(26)
    ).intersection(pane)
    c.fill(shape, "#eef3e2")
    c.fill(disc(460, 140, 34), "#eef3e2")
    c.fill(joined([block(426, 78, 434, 312), block(348, 190, 512, 198)]), "#3a2216")
    for x, paint, second, kind in ((70, "#7a57a8", "#efe0c4", 0), (210, "#1f8581", "#e9dfc8", 1)):
        with c.placed(x, 150, 0.8):
            round_shield(c, 92, (paint, second), kind)


def alley(s: Stage) -> None:
    """Roofs by night, and a lit door left behind."""
    land.sky(s, 480)
    land.stars(s, 70, 300)
    land.sun(s, 430, 130, 52, rays=0.5)
    c = s.canvas
    for x, y, size in ((470, 600, 1.5), (90, 620, 1.7)):
        with c.placed(x, y, size):
            craft.hall(c, "#3a2a3e", "#241a30")
    land.ground(s, 600, 6)


def five_clans(s: Stage) -> None:
    """The signs of all the clans in the evening sky."""
    land.sky(s, 560)
    land.sun(s, 284, 250, 150, rays=1.2)
    c = s.canvas
    clans = (
        ("paw", "#c8692b"),
        ("fang", "#4f8a4c"),
        ("tusk", "#d2a62c"),
        ("antler", "#7a57a8"),
        ("shard", "#8fb8cf"),
    )
    for k, (sign, paint) in enumerate(clans):
        angle = math.pi * (1.08 - k * 0.29)
        x, y = 284 + math.cos(angle) * 222, 330 - math.sin(angle) * 230
        with c.placed(x - 40, y + 180, 0.78, 0.02):
            things.banner(c, paint, sign, 250)
    land.peaks(s, 600, 110, 4, depth=0.8)


def treasury(s: Stage) -> None:
    """Gold to the rafters."""
    c = s.canvas
    land.sky(s, 640, (0.05, 0.3, 0.6))
    land.sun(s, 130, 190, 34, rays=1.6, colour="#ffe9a0")
    for k in range(6):
        shape = stroke([(k * 120 - 40, -10), (k * 120 - 20, 360)], 44, (1, 1), 0.5, False)
        c.form(shape, "#3a2414", "#1c100a", "#8a5f28", Pen(4, 4, (12, 0), 3))
    for row in range(7):
        for k in range(15):
            x, y = (
                k * 42 - 10 + (row % 2) * 21,
                460 + row * 22 - 60 * math.exp(-(((k - 12) / 3) ** 2)) - 80 * math.exp(-(((k - 1) / 3) ** 2)),
            )
            c.form(disc(x, y, 25, 0.62), "#d9b45a", "#7b5a20", "#fff0b8", Pen(3, 3, (5, 5), 3))
    with c.placed(470, 330, 0.9):
        round_shield(c, 92, ("#8e2f24", "#e6c25c"), 1)
    with c.placed(60, 350, 0.62, -0.2):
        arms.sword(c)


def betting_ring(s: Stage) -> None:
    """Two in the ring, and a crowd that has paid to look."""
    land.sky(s, 420)
    land.sun(s, 430, 150, 56)
    land.clouds(s, 5, 50, 260)
    folk.host(s, 450, 20, 1.0, s.tone[1], lit=s.tone[3], spears=60)
    ring = land.ground(s, 462, 5, "#9a6a3a", blades=0)
    land.furrows(s, ring, "#6b4423")
    c = s.canvas
    with c.placed(70, 570, 0.82):
        figure(c, POSES["strike"], Folk("#1f8581", weapon="axe", hold=0.2, helm="", hair="#d9a850"))
    with c.placed(506, 570, 0.82, 0.0, True):
        figure(c, POSES["guard"], Folk("#7a57a8", weapon="sword", hold=0.2, shield=("#7a57a8", "#efe0c4")))
