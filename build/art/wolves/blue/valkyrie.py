"""The valkyrie: she rides over the field at night and chooses among those who lie there."""

from __future__ import annotations

import math

from art.ink import INK, Canvas, blob, disc, path, plate, stroke
from art.palette import mix
from art.portrait import swan
from art.portrait.person import SKINS, Person
from art.portrait.shield import round_shield
from art.portrait.strands import lock
from art.relief.card import apart, before, shine
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import hands, land
from art.scene.deed import cut, limb
from art.wolves.blue.stage import GILT, LEATHER, SILVER, bust, gilt, grip, ground, joint, staging

COAT: Tones = ("#141c30", "#465876", "#b2c2d6", "#fdfeff")
REIN: Tones = ("#0c1830", "#1c3a78", "#3f6cc0", "#b8d4ff")
MAID = Person(
    907, "stag", woman=True, age=0, yaw=-24, pitch=-4, roll=-3, build="strong", skin="pale", nose="straight",
    mouth="set", hair="flax", cut="braids", brow=9, wide=8, slant=7, iris="#8fc4f4", head="spectacles",
    metal="#b6c4d4", trim="#d8aa48", garment="mail", cloak="#3a5a9c", collar="fur", fur="#e8eef6",
    turn=-0.25, bulk=0.9, at=(284.0, 396.0),
)  # fmt: skip


def valkyrie() -> Block:
    """Her horse bows its head to the fallen; her spear is still upright."""
    s = ground(907, "valkyrie")
    land.sky(s, 470)
    land.stars(s, 80, 240)
    land.aurora(s, 120, 3)
    land.ground(s, 404, 8, "#0a1020")
    b = before(s, "#a8ccff", 17)
    shine(b, (300, 120), 220, "#e6f0ff", 0.35)
    with staging(b, "valkyrie") as st:
        _fallen(st.canvas)
    bust(b, MAID, (300, 134), 0.60, "#f6f8f2", behind=_behind, over=_over)
    apart(b, _horse, "#f6f8f2", 3, 16, 0.4)
    with b.inking() as c:
        _rein_hand(c)
    return b


def _behind(c: Canvas, p: Person) -> None:
    """The cloak that blows out behind her, and the spear."""
    cloak = blob(path("330,560 470,590 590,600 680,560 700,700 690,1000 120,1000 130,760 220,600"))
    cut(c, cloak, (p.cloak, mix(p.cloak, INK, 0.55), "#b8d0f4"), 5, shift=(26, 14), rim=5, hatch=40, step=8)
    for line in ("470,610 520,720 510,880", "560,620 610,740 600,900", "400,640 430,760 420,900"):
        c.brush(path(line), 12, mix(p.cloak, INK, 0.6), clip=cloak)
    with c.placed(490, 826, 1.0, 0.10):
        _spear(c)


def _spear(c: Canvas) -> None:
    cut(c, plate(path("-9,-440 9,-440 10,300 -10,300")), ("#7a5a3a", "#33221a", "#dcb888"), 4, shift=(7, 0))
    blade = blob(path("0,-640! 26,-560 30,-510 12,-440 12,-420! -12,-420! -12,-440 -30,-510 -26,-560"))
    cut(c, blade, SILVER, 4.5, shift=(0, 0), rim=5)
    c.fill(blade.intersection(plate(path("2,-650 60,-650 60,-420 2,-420"))), SILVER[1])
    c.brush(path("0,-620 0,-430"), 5, ends=(0.1, 0.8))
    for side in (-1, 1):
        lug = blob([(side * x, y) for x, y in path("8,-428! 40,-446 44,-432! 12,-404")])
        cut(c, lug, SILVER, 3.4, shift=(4, 4), rim=3)
    for k in range(3):
        gilt(c, plate(path("-14,-404 14,-404 14,-394 -14,-394", 0, k * 14)), 2.4)


def _over(c: Canvas, p: Person) -> None:
    swan.cape(c, p)
    with c.placed(500, 730, 0.94, 0.10):
        hands.fist(c, p.skin, p.cloak, 1)


def _rein_hand(c: Canvas) -> None:
    """Her left arm, and the hand that holds the horse back."""
    arm = joint([(392.0, 312.0), (398.0, 384.0), (306.0, 372.0)], [62, 60, 34])
    cut(c, arm, (MAID.cloak, mix(MAID.cloak, INK, 0.55), "#b8d0f4"), 4, shift=(12, 10), rim=4, hatch=20)
    cut(c, limb(path("318,356 314,376 320,394"), [26, 28, 26]), LEATHER, 3.4, shift=(6, 5), rim=3)
    with c.placed(290, 370, 0.52, 0.25):
        grip(c, SKINS["pale"])


def _fallen(c: Canvas) -> None:
    """What the field is strewn with: a shield, a helm, spears that stand in the earth."""
    for x, y, turn, tall in ((14, 440, -0.22, 150), (52, 450, 0.16, 120), (170, 446, 0.3, 90)):
        with c.placed(x, y, 1.0, turn):
            shaft = stroke([(0, 0), (0, -tall)], 6, (1, 1), 0.5, False)
            cut(c, shaft, ("#6b5a50", "#1c1618", "#c8b8a8"), 2.6, shift=(3, 0), rim=2)
            for k in range(3):
                lock(
                    c,
                    [(0, -tall + 4 + k * 9), (9, -tall - 8 + k * 9), (14, -tall - 16 + k * 9)],
                    8,
                    "#e6ecf2",
                    strands=0,
                )
                lock(
                    c,
                    [(0, -tall + 4 + k * 9), (-9, -tall - 8 + k * 9), (-14, -tall - 16 + k * 9)],
                    8,
                    "#e6ecf2",
                    strands=0,
                )
    with c.placed(92, 430, 0.46, -0.3):
        round_shield(c, 130, ("#2f4f92", "#dfe6ee"), 4)
    with c.placed(26, 434, 1.0, -0.25):
        dome = blob(path("-34,14! -36,-16 -20,-40 0,-48 20,-40 36,-16 34,14!"))
        cut(c, dome, SILVER, 3.4, shift=(12, 4), rim=3, hatch=14)
        gilt(c, stroke(path("-36,12 0,18 36,12"), 10, (1, 1)), 2.6)


def _horse(b: Block) -> None:
    """Head and neck from the left; the eye is at the origin."""
    with b.canvas.placed(104, 268, 0.76, 0.04):
        neck = blob(
            path("36,-70 90,-84 150,-50 206,20 250,120 300,180 330,300 20,300 40,230 74,160 78,90 62,50 40,0")
        )
        cuts = [
            Cut(stroke(path("80,-40 140,30 170,130 180,260"), 50), 16, 22),
            Cut(stroke(path("84,70 110,130 96,220"), 14), -14, 8),
        ]
        b.part(neck, COAT, 60, Finish(4, Graver(0.5, 5.4, 0.6), (3.4, 3.4)), cuts)
        _ears(b)
        _skull(b)
        _bridle(b)
        with b.inking() as c:
            _mane(c)


def _ears(b: Block) -> None:
    for line in ("20,-58! 14,-96 34,-128! 50,-92 50,-56", "40,-56! 44,-100 72,-126! 78,-86 68,-48"):
        b.part(blob(path(line)), COAT, 12, Finish(3.4, Graver(1.2, 4.6), (2.6, 2.6)))
    shape = blob(path("50,-62! 54,-92 68,-108! 68,-82 62,-56"))
    b.part(shape, ("#0c0a14", "#241c2c", "#54485c", "#a898a8"), 6, Finish(1.4, None, (0, 0)))


def _skull(b: Block) -> None:
    head = blob(
        path(
            "48,-70 8,-66 -24,-38 -52,12 -82,64 -108,96 -124,122 -122,144 -104,156 -84,152 -72,140 "
            "-44,112 -6,96 40,88 72,56 80,10 70,-40"
        )
    )
    cuts = [
        Cut(disc(40, 30, 40), 20, 20),
        Cut(stroke(path("-20,-30 -60,40 -100,104"), 26), 14, 10),
        Cut(stroke(path("-20,40 -50,80 -80,118"), 10), -12, 6),
        Cut(disc(-106, 118, 10, 0.7), -16, 4),
        Cut(disc(0, 0, 18, 0.7), -12, 6),
    ]
    b.part(head, COAT, 34, Finish(4, Graver(0.55, 4.8, 0.6), (3.2, 3)), cuts)
    with b.inking() as c:
        c.fill(blob(path("-114,116 -104,108 -96,116 -104,128")), "#100c18")
        c.brush(path("-110,148 -92,142 -74,136 -62,124"), 5)
        c.fill(blob(path("-20,6! -8,-12 12,-14 24,0! 10,10 -8,12")), "#0a0810")
        c.fill(blob(path("-12,3 -2,-8 10,-8 15,0 4,6")), "#2c4a8c")
        c.fill(disc(-3, -5, 3.4), "#ffffff")
        c.brush(path("-28,4 -8,-20 16,-22 34,-8"), 7, "#141c30", ends=(0.2, 0.2))
        c.brush(path("-16,16 4,20 22,12"), 4, "#465876")


def _bridle(b: Block) -> None:
    straps = (
        "56,-58 40,0 -10,60 -66,118",
        "-92,72 -66,98 -58,122",
        "14,-64 34,-46 52,-40",
        "-62,120 20,150 130,150 230,120",
    )
    for k, line in enumerate(straps):
        b.part(stroke(path(line), 12 if k < 3 else 10, (1, 1)), REIN, 5, Finish(2.4, None, (2, 1.6)))
    for x, y, r in ((-64, 118, 13), (46, -36, 10), (-86, 78, 9)):
        ring = disc(x, y, r)
        b.part(ring, GILT, 6, Finish(2.4, None, (2, 1.4), glow=0.1))
    with b.inking() as c:
        c.studs(path("24,22 4,44 -18,66"), 4, "#ffe9a8")


def _mane(c: Canvas) -> None:
    """Dew and hail fall out of it, they say."""
    for row in range(2):
        for k in range(15):
            t = k / 14
            x, y = 50 + 190 * t**0.9, -78 - 26 * math.sin(t * 2.4) + 150 * t**1.7
            root = (x + 6, y + row * 16)
            tip = (x - 6 + 40 * t + 14 * (k % 2), y + 100 + 16 * (k % 3) + row * 16)
            bend = (x + 46 + 20 * row, y + 30 + row * 10)
            paint = mix("#f4f8ff", "#7c92b4", 0.14 * (k % 3) + 0.2 * (1 - row))
            lock(c, [root, bend, tip], 30, paint, strands=2, blunt=0.4)
    for k in range(4):
        lock(
            c,
            [(40 - k * 7, -72), (10 - k * 10, -60), (-8 - k * 9, -18 + 8 * (k % 2))],
            17,
            "#eef4fc",
            strands=1,
        )
