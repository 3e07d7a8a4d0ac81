"""Thor: beard and hammer in both hands, as the bronze from Eyrarland sits, and the storm behind him."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, blob, block, disc, joined, path, plate, stroke
from art.palette import mix
from art.portrait.person import SKINS, Person
from art.portrait.strands import tufts
from art.relief.card import before, shine
from art.relief.relief import Block
from art.scene import land
from art.scene.deed import cut, limb
from art.scene.stage import Spot, Stage
from art.wolves.blue.stage import GOLD, bust, gilt, ground, staging

IRON = ("#6f7c8c", "#232a36", "#eef6fa")
THOR = Person(
    902, "bear", age=1, yaw=-10, pitch=0, roll=-2, build="square", skin="ruddy", nose="broken", mouth="grim",
    hair="red", cut="wild", beard="fork", brow=20, wide=9, slant=4, iris="#ffe27a", eyes="open",
    garment="pelt", fur="#4d5f74", collar="", turn=-0.1, bulk=1.24, at=(284.0, 396.0),
)  # fmt: skip


def thor() -> Block:
    """Red beard, blue storm; the hammer stands between his fists."""
    s = ground(902, "thor")
    land.sky(s, 480)
    _storm(s)
    b = before(s, "#a8e0ff", 12)
    shine(b, (240, 150), 240, "#d8f0ff", 0.35)
    bust(b, THOR, (240, 138), 0.66, "#fff2a8", over=_hands)
    with staging(b, "thor") as st:
        land.sparks(st, (240, 420), 150, 26, colour="#fff6c0")
    return b


def _storm(s: Stage) -> None:
    """Thunderheads that hang low, and lightning on both sides."""
    c = s.canvas
    for row, low in enumerate((112, 66, 24)):
        paint = mix(s.tone[1], s.tone[0], 0.25 + 0.25 * row)
        puffs = [
            disc(k * 62 - 20 + 18 * math.sin(k * 2.3 + row), low + 12 * math.sin(k * 1.7), 52)
            for k in range(10)
        ]
        bank = joined([*puffs, block(-20, -40, 500, low)])
        cut(c, bank, (paint, s.tone[0], s.tone[3]), 3.5, shift=(6, 14), rim=4)
        c.hatch(bank, 26, 8, colour=s.tone[0], light=(0.1, 1.0))
    _bolt(s, path("84,-20 40,140 78,160 26,250 62,268 14,372"), 15, ((1, -40, 70), (3, 54, 66)))
    _bolt(s, path("410,-20 452,120 410,146 462,232 430,250 470,340"), 14, ((1, 34, 60), (3, -46, 70)))


def _bolt(s: Stage, points: list[Spot], width: float, twigs: tuple[tuple[int, float, float], ...]) -> None:
    shapes = [stroke(points, width, (0.8, 0.1), 0.1, False)]
    for at, dx, dy in twigs:
        x, y = points[at]
        twig = [(x, y), (x + dx * 0.6, y + dy * 0.3), (x + dx * 0.5, y + dy * 0.6), (x + dx, y + dy)]
        shapes.append(stroke(twig, width * 0.5, (0.9, 0), 0.1, False))
    whole = joined(shapes)
    s.canvas.fill(whole.buffer(14), "#7fd0ff", 0.22)
    s.canvas.fill(whole.buffer(6), "#ffe27a", 0.5)
    s.canvas.outline(whole, 2.5, 2.5)
    s.canvas.fill(whole, "#fffde8")


def _hands(c: Canvas, p: Person) -> None:
    """The hammer hangs as amulets do; both fists close around its haft, below the beard."""
    with c.placed(278, 806, 0.94):
        _haft(c)
    for side in (-1, 1):
        _arm(c, p, side)
    with c.placed(278, 806, 0.94):
        _hammer(c)
    for side in (1, -1):
        with c.placed(278 - side * 4, 690 - side * 34, 1.06, 0.0, side > 0):
            _fist(c, SKINS[p.skin])


def _arm(c: Canvas, p: Person, side: int) -> None:
    """A forearm from the sleeve of fur to the wrist, with rings of gold."""
    y = 690.0 - side * 34

    def at(*spots: Spot) -> list[Spot]:
        return [(278 + side * x, py) for x, py in spots]

    arm = limb(at((260, 790), (160, y + 46), (54, y + 4)), [140, 104, 66])
    cut(c, arm, SKINS[p.skin], 5, shift=(12, 18), rim=5, hatch=30)
    for out in (92, 118):
        k = (out - 54) / 106
        x, mid, half = 278 + side * out, y + 4 + 40 * k, 30 + 18 * k
        ring = limb(
            [(x + side * 8, mid - half), (x + side * 16, mid), (x - side * 4, mid + half)], [17, 17, 17]
        )
        gilt(c, ring, 3.4, 6)
    fur = mix(p.fur, INK, 0.2)
    sleeve = blob(
        at((150, 600), (226, 604), (296, 650), (346, 760), (340, 880), (240, 880), (186, 830), (178, 740))
    )
    cut(c, sleeve, (fur, mix(fur, INK, 0.6), mix(fur, "#e6f4ff", 0.45)), 5, shift=(16, 16), rim=5, hatch=30)
    for row in range(4, -1, -1):
        near, low = 176.0 + row * 34, 690.0 + (4 - row) * 6 - row * 14
        edge = at((near + 2, low), (near - 8, low + 70), (near + 8, 850))
        paint = mix(p.fur, INK, 0.1 * (row % 2) + (0.2 if side > 0 else 0))
        tufts(c, edge, paint, length=40, step=11, out=(-side * 1.0, 0.35), rows=1, width=20, stray=0.3)
    mantle = at((318, 742), (270, 690), (206, 656), (150, 640))
    paint = mix(p.fur, INK, 0.25 if side > 0 else 0.0)
    tufts(c, mantle, paint, length=58, step=9, out=(side * 0.2, 1.0), rows=2, width=22, stray=0.3)


def _fist(c: Canvas, skin: tuple[str, str, str]) -> None:
    back = blob(path("-70,-8 -52,-36 -20,-40 10,-34 14,30 -20,40 -56,36"))
    cut(c, back, skin, 4, shift=(10, 10), rim=4, hatch=16)
    for k in range(4):
        y = -32 + k * 18
        finger = blob(path("-34,0 -10,-9 26,-8 38,2 34,14 0,16 -32,13", 0, y))
        cut(c, finger, skin, 3, shift=(6, 6), rim=2)
        c.brush([(-8, y - 5), (-5, y + 4), (-8, y + 12)], 3, skin[1])


def _haft(c: Canvas) -> None:
    cut(c, block(-17, -240, 17, 0), ("#7a4f2c", "#3a2216", "#d9a468"), 4, shift=(9, 0), rim=3)
    gilt(c, disc(0, -240, 27), 4, 8)


def _hammer(c: Canvas) -> None:
    """The head after the amulets: arms that narrow, a point below; inlaid with gold."""
    head = plate(
        path(
            "-196,-2 -186,-34 -120,-44 -50,-52 -34,-74 34,-74 50,-52 120,-44 186,-34 196,-2 "
            "188,34 110,44 44,50 0,80 -44,50 -110,44 -188,34"
        )
    )
    cut(c, head, IRON, 6, shift=(14, 16), rim=6, hatch=26, step=7)
    inner = head.buffer(-13)
    c.fill(inner.difference(inner.buffer(-5)), GOLD[0])
    for flip in (1, -1):
        weave = [(float(x), -2 + flip * 15 * math.sin(x * 0.0755)) for x in range(-150, 151, 6)]
        c.brush(weave, 9, GOLD[1], ends=(0.7, 0.7))
        c.brush([(x, y - 1.5) for x, y in weave], 6, GOLD[0], ends=(0.7, 0.7))
    gilt(c, disc(0, 46, 10), 3)
    c.brush(path("-170,-24 -100,-36 -40,-44"), 6, "#ffffff", opacity=0.7)
