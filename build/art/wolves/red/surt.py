"""Surt: the black giant of the south; over his head the sword from which the sky takes fire."""

from __future__ import annotations

from art.ink import blob, disc, joined, path, plate, stroke
from art.relief.card import apart, before, shine
from art.relief.parts import cracked, creases
from art.relief.pelt import Locks, fire, fur
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.scene.deed import limb
from art.wolves.red.stage import IRON, embers, finger, ground, staging

SKIN: Tones = ("#060203", "#180a09", "#44200f", "#f09a4c")
SOOT: Tones = ("#050202", "#140808", "#2e1610", "#c8622c")
HEAD = (206.0, 190.0, 0.58, 0.04)
SWORD = (388.0, 112.0, 1.0, -1.31)
LEATHER: Tones = ("#0c0504", "#2c140c", "#5e3018", "#c88848")


def scene() -> Block:
    s = ground(21, "surt")
    land.sky(s, 430, (0.04, 0.22, 0.52))
    land.flames(s, -20, 500, 460, 250, count=13)
    b = before(s, "#ff5a14", 22)
    b.own_from = (0.66, 0.62)
    shine(b, (220, 190), 300, "#ffb43c", 0.75)
    apart(b, _giant, "#ffc45a", 2.6, 14, 0.35)
    with staging(b, "surt") as st:
        land.flames(st, -16, 496, 476, 62, count=20)
    embers(b, 90, 5, low=420)
    return b


def _giant(b: Block) -> None:
    _raised_arm(b)
    with b.canvas.placed(*HEAD):
        _mane(b)
    with b.canvas.placed(*SWORD):
        _sword(b)
    _torso(b)
    _lowered_arm(b)
    with b.canvas.placed(*HEAD):
        _head(b)
    with b.canvas.placed(*SWORD):
        _grip(b)


def _sword(b: Block) -> None:
    """The point is up; the hand closes about the origin."""
    blade = plate(path("-21,-30 -23,-220 -17,-330 0,-372 17,-330 23,-220 21,-30"))
    b.glow(blade.buffer(14), "#ff7a1a", 20, 0.9)
    edge = plate(path("8,-30 14,-220 8,-330 0,-366 24,-330 30,-220 28,-30"))
    fire(
        b,
        edge.buffer(5),
        (58, -42),
        Locks(11, 92, 21, 0.16, 0.2),
        seed=4,
        order=(1, 0),
        size=lambda x, y: 0.7 + 0.5 * (-y / 372),
    )
    under = plate(path("-26,-40 -28,-220 -20,-340 -10,-340 -16,-220 -14,-40"))
    fire(b, under, (-18, -50), Locks(12, 40, 13, 0.2, 0.2), seed=6, order=(-1, 0))
    b.part(
        blade,
        ("#d8560c", "#ff9c2a", "#ffdc6a", "#fffbe0"),
        13,
        Finish(3.4, None, (2.4, 2), own=0.1, glow=0.24),
        [Cut(stroke(path("0,-34 0,-320"), 13), -12, 4)],
    )
    with b.inking() as c:
        c.brush(path("0,-46 0,-310"), 5.5, "#c8480c", ends=(0.7, 0))
    guard = blob(path("-50,-28! -46,-44 0,-38 46,-44 50,-28! 0,-20"))
    b.part(guard, IRON, 8, Finish(3, Graver(0.8, 4.2), (2, 2)))
    b.part(stroke(path("0,-24 0,40"), 19, (1, 1)), LEATHER, 8, Finish(2.8, rim=(2, 2)))
    pommel = blob(path("-30,40! -31,56 -18,60 -12,72 0,76 12,72 18,60 31,56 30,40! 0,36"))
    b.part(pommel, IRON, 9, Finish(3, Graver(0.8, 4.2), (2, 2)))


def _grip(b: Block) -> None:
    """The fist seen from its fingers, their tips turned under."""
    back = blob(path("-36,-26 -12,-34 26,-26 34,0 28,30 0,40 -30,34 -42,6"))
    b.part(back, SKIN, 15, Finish(3, Graver(0.6, 4), (2, 2)))
    for k in range(4):
        y = -20 + k * 16
        finger(b, [(32, y), (6, y - 5), (-22, y + 1), (-30, y + 8)], [19, 19, 17, 13], SKIN)
    finger(b, [(38, 2), (26, -26), (0, -34), (-20, -28)], [20, 18, 16, 13], SKIN)


def _raised_arm(b: Block) -> None:
    upper = limb(path("292,262 348,256 412,222"), [92, 78, 66])
    b.part(
        joined([upper, disc(412, 220, 33)]),
        SKIN,
        30,
        Finish(3.4, Graver(0.4, 4.4, 0.7), (2.6, 2.8)),
        [Cut(disc(346, 244, 34, 0.62), 10, 9), Cut(stroke(path("320,286 380,262 420,240"), 8), -8, 4)],
    )
    lower = limb(path("420,232 424,176 396,118"), [66, 64, 44])
    b.part(
        joined([lower, disc(420, 228, 32)]),
        SKIN,
        26,
        Finish(3.4, Graver(0.2, 4.4, 0.7), (2.6, 2.8)),
        [Cut(stroke(path("432,216 438,176 410,130"), 14), 9, 6)],
    )
    ring = limb(path("376,152 404,146 436,152"), [16, 18, 16])
    b.part(ring, IRON, 7, Finish(2.6, Graver(1.2, 3.6), (2, 2)))
    cracked(b, ("344,262 360,246 380,252 398,236", "422,206 414,190 424,176"), 4)


def _torso(b: Block) -> None:
    trunk = blob(
        path(
            "212,232 260,226 304,232 338,262 332,310 312,352 304,404 312,470! "
            "108,470! 118,410 106,352 84,310 84,268 116,238 160,226"
        )
    )
    cuts = [
        Cut(blob(path("196,262 150,258 108,284 112,322 150,340 194,322")), 20, 12),
        Cut(blob(path("214,262 262,256 312,280 306,320 264,340 216,322")), 20, 12),
        Cut(stroke(path("205,256 204,340 208,470"), 12), -14, 5),
        Cut(joined(disc(x, y, 23, 0.62) for y in (362, 396, 430) for x in (178, 236)), 12, 7),
        Cut(
            joined(stroke(path(line), 9) for line in ("200,246 150,238 104,250", "212,246 262,236 312,250")),
            10,
            4,
        ),
        *creases([path("112,350 134,372 140,420"), path("304,350 284,374 278,420")], -10, 10, 5),
    ]
    b.part(trunk, SKIN, 46, Finish(3.8, Graver(0.55, 4.4, 0.8), (3, 3)), cuts)
    cracked(
        b,
        (
            "152,286 166,302 160,318 178,330",
            "166,302 186,296",
            "268,284 258,304 272,318 262,334",
            "272,318 290,312",
            "204,350 210,372 200,392",
            "176,384 160,396",
            "240,404 252,420",
        ),
        4.6,
    )
    belt = limb(path("100,438 206,452 318,436"), [30, 32, 30])
    b.part(belt, LEATHER, 9, Finish(3.4, Graver(1.4, 4), (2, 2)))
    b.part(disc(208, 452, 23), IRON, 10, Finish(3, rim=(2, 2)), [Cut(disc(208, 452, 11), -6, 2)])
    for x in (128, 160, 256, 288):
        b.part(disc(x, 446 - abs(x - 208) * 0.06, 6), IRON, 4, Finish(1.8, None, (1.4, 1)))


def _lowered_arm(b: Block) -> None:
    upper = limb(path("112,266 70,318 54,372"), [92, 84, 62])
    b.part(
        joined([upper, disc(114, 268, 47)]),
        SKIN,
        32,
        Finish(3.6, Graver(0.5, 4.4, 0.7), (3, 2.6)),
        [Cut(disc(106, 268, 40), 14, 12), Cut(stroke(path("96,308 76,346 68,376"), 10), -9, 5)],
    )
    lower = limb(path("52,364 62,400 102,428"), [62, 62, 42])
    b.part(
        joined([lower, disc(53, 366, 31)]),
        SKIN,
        26,
        Finish(3.4, Graver(0.9, 4.4, 0.7), (2.6, 2.6)),
        [Cut(stroke(path("52,384 66,410 100,434"), 14), 8, 6)],
    )
    b.part(limb(path("98,394 88,416 72,436"), [17, 18, 17]), IRON, 7, Finish(2.6, rim=(2, 2)))
    cracked(b, ("76,306 90,322 80,340", "90,322 108,318", "56,376 68,388 64,400"), 4.4)
    with b.canvas.placed(122, 426, 0.98, 1.0):
        back = blob(path("-34,-26 -8,-34 24,-28 34,-6 30,24 8,38 -24,34 -38,8"))
        b.part(back, SKIN, 15, Finish(3, Graver(0.6, 4), (2, 2)))
        for k in range(4):
            x = -24 + k * 16
            finger(b, [(x, -26), (x + 1, -4), (x, 18), (x - 2, 24)], [17, 18, 17, 12], SKIN)
        finger(b, [(-34, 16), (-20, 30), (4, 32), (18, 24)], [18, 18, 16, 12], SKIN)


def _mane(b: Block) -> None:
    """Black at the root, and burning where the wind takes it."""
    region = blob(path("-30,-140 40,-152 104,-112 126,-40 122,40 100,60 96,-40 60,-104 10,-118 -30,-118"))
    b.glow(region.buffer(26), "#e0480c", 26, 0.7)
    shape = region.buffer(8)
    fire(b, shape, lambda x, y: (66.0, -30 + y * 0.4), Locks(12, 170, 28, 0.16, 0.2), seed=12, order=(1, 0))
    fur(
        b,
        region.buffer(6),
        lambda x, y: (60.0, -10 + y * 0.5),
        SOOT,
        Locks(11, 66, 17, 0.2, 0.2, 2.0),
        seed=13,
        order=(-1, 0),
    )


def _forelock(b: Block) -> None:
    region = blob(path("-64,-104 -30,-130 30,-136 76,-110 96,-66 70,-90 20,-112 -30,-108"))
    form = b.model(region, 20)
    fur(
        b,
        region,
        lambda x, y: (60.0, -16 + y * 0.1 + (x + 60) * 0.25),
        SOOT,
        Locks(11, 70, 16, 0.14, 0.2, 2.0),
        form=form,
        seed=14,
        order=(-1, 0),
    )


FACE = (
    "-26,-128 -66,-108 -84,-62 -82,-24 -70,-6 -84,26 -78,60 -60,112 -30,150 10,160 "
    "58,132 92,74 104,10 100,-60 70,-112 22,-132"
)


def _head(b: Block) -> None:
    """Turned to the left; the eyes lie at y 0."""
    neck = blob(path("0,90 104,30 120,110 150,160 -30,190 -40,130"))
    b.part(neck, SKIN, 30, Finish(5, Graver(0.2, 6), (4, 4)))
    outline = blob(path("80,-20 104,-34 122,-16 118,20 98,36 84,22"))
    b.part(outline, SKIN, 12, Finish(5, Graver(0.4, 6), (4, 4)), [Cut(disc(102, 0, 12), -10, 4)])
    cuts = [
        Cut(joined([disc(-54, 2, 26, 0.7), disc(18, 4, 34, 0.62)]), -30, 8),
        Cut(stroke(path("-84,-28 -52,-30 -26,-14 8,-30 64,-34"), 26, (0.6, 0.6)), 24, 6),
        Cut(stroke(path("-30,-20 -40,26 -50,62"), 26, (0.6, 1.2)), 26, 6),
        Cut(disc(-42, 62, 20, 0.8), 16, 6),
        Cut(joined([disc(56, 44, 30, 0.8), disc(-74, 36, 12)]), 18, 9),
        Cut(blob(path("34,74 68,66 78,100 44,116")), -18, 10),
        *creases([path("-60,-70 -20,-62 40,-76"), path("-66,-88 -20,-84 50,-98")], -9, 8, 4),
        *creases([path("-34,-44 -30,-22"), path("-14,-46 -18,-22"), path("-14,62 14,84 12,112")], -16, 8, 3),
    ]
    b.part(blob(path(FACE)), SKIN, 56, Finish(6, Graver(0.6, 6, 0.8), (4.4, 4)), cuts)
    for eye in ("-76,4! -60,-8 -38,2! -56,12", "-8,6! 16,-10 46,-2! 20,14"):
        shape = blob(path(eye))
        b.glow(shape.buffer(12), "#050202", 7, 1.4)
        b.outline(shape, 4, 2)
        with b.inking() as c:
            c.fill(shape, "#ff9a22")
            c.fill(shape.buffer(-3.4), "#fff6c0")
    for brow in ("-96,-26! -64,-44 -28,-14! -34,2 -62,-14", "-20,2! -14,-18 34,-46 78,-36! 40,-16"):
        b.part(blob(path(brow)), SOOT, 10, Finish(4, Graver(0.7, 5), (4, 3)))
    with b.inking() as c:
        c.fill(blob(path("-34,70! -24,62 -16,70 -24,76")), "#050203")
        c.brush(path("-60,66 -50,76 -34,74"), 6, "#050203")
    _forelock(b)
    _mouth(b)
    _beard(b)
    cracked(b, ("40,-110 30,-86 46,-66 36,-44", "70,20 58,40 68,60", "-50,-100 -40,-80"), 6)


def _mouth(b: Block) -> None:
    """Open in a shout: fire behind the teeth."""
    mouth = blob(path("-62,98! -44,88 -16,88 18,98! 10,128 -18,140 -46,132"))
    b.outline(mouth, 5, 3)
    with b.inking() as c:
        for inner, colour in ((0, "#7a1406"), (5, "#e85a10"), (11, "#ffb02e"), (17, "#fff0a8")):
            c.fill(mouth.buffer(-inner), colour)
    for x, y, long in ((-52, 94, 14), (-40, 91, 17), (-26, 90, 15), (-12, 91, 16), (2, 95, 14)):
        shape = plate([(x - 7, y - 4), (x + 7, y - 4), (x + 5, y + long), (x - 5, y + long)])
        b.part(shape, SOOT, 4, Finish(2.4, None, (2.4, 0)))


def _beard(b: Block) -> None:
    region = blob(
        path(
            "-74,66 -64,110 -46,134 -16,146 14,132 24,96 46,90 84,60 "
            "102,40 96,110 60,160 10,186 -34,176 -66,140"
        )
    )
    form = b.model(region, 30)
    shape = blob(path("-60,140 0,170 70,140 50,180 0,200 -44,184"))
    fire(b, shape, (24, 60), Locks(12, 120, 24, 0.2, 0.2), seed=17, order=(0, -1))
    fur(
        b,
        region,
        lambda x, y: (14 + x * 0.2, 60.0),
        SOOT,
        Locks(12, 74, 15, 0.16, 0.2, 2.0),
        form=form,
        seed=15,
    )
    lip = joined([stroke(path("-30,82 -52,84 -76,98"), 12), stroke(path("-18,82 10,84 40,106"), 14)])
    fur(
        b,
        lip,
        lambda x, y: (60.0 if x > -24 else -50.0, 34.0),
        SOOT,
        Locks(8, 44, 12, 0.14, 0.2, 1.8),
        seed=16,
        shift=0.1,
        order=lambda x, y: -abs(x + 24),
    )
