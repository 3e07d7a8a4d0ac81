"""Loki: a laugh on lips that were once sewn shut, fire in his palm, and a shadow that is not his."""

from __future__ import annotations

from shapely import affinity

from art.ink import blob, disc, joined, path, stroke
from art.relief.card import apart, before, shine
from art.relief.parts import creases
from art.relief.pelt import Locks, fire, fur
from art.relief.relief import Block, Cut, Finish, Form, Graver, Tones
from art.scene import land
from art.scene.deed import limb
from art.wolves.red.stage import GOLD, MOUTH, chiselled, embers, finger, ground

SKIN: Tones = ("#2a0e0c", "#6e3322", "#c47a4c", "#ffe2a8")
HAIR: Tones = ("#240606", "#6a160c", "#c04416", "#ffb050")
CLOAK: Tones = ("#0c0508", "#260c14", "#551822", "#d86a4a")
PLUME: Tones = ("#120806", "#382012", "#7c5228", "#ffce84")
TEETH: Tones = ("#7a5a3c", "#c8a87a", "#f6e6c4", "#fffdf0")


def scene() -> Block:
    s = ground(81, "loki")
    land.sky(s, 480, (-0.1, 0.04, 0.5))
    b = before(s, "#7a2a3a", 82)
    b.fire_from, b.own_from = (-0.72, 0.42), (0.8, -0.5)
    b.fall = (0.1, 0.0)
    shine(b, (190, 210), 380, "#f08a34", 0.9)
    _shadow(b)
    apart(b, _body, "#ff9a4a", 2.2, 10, 0.3)
    with b.canvas.placed(274, 206, 0.78, 0.10):
        _head(b)
    with b.canvas.placed(112, 372, 1.02, -0.06):
        _hand(b)
    embers(b, 40, 7, low=330)
    return b


def _shadow(b: Block) -> None:
    """On the wall behind him: a falcon with its wings raised."""
    quills = (
        "150,250 66,180 2,196",
        "150,230 50,140 -20,140",
        "150,200 40,104 -20,84",
        "156,170 50,76 -4,34",
        "164,150 76,54 36,-4",
        "176,140 110,56 84,-14",
    )
    wing = joined(
        [
            blob(path("250,330 176,290 140,240 130,180 150,120 190,100 214,150 236,220 270,270")),
            *(stroke(path(line), 44, (1, 0.14), 0.4) for line in quills),
        ]
    )
    other = affinity.scale(wing, -1, 1, origin=(262, 0))
    head = blob(path("226,120 222,60 232,24 258,8 284,16 300,34 316,52 312,66! 298,56 296,80 304,130"))
    b.glow(joined([wing, other, head]), "#150307", 1.6, 0.96)
    with b.inking() as c:
        c.fill(blob(path("262,34! 272,26 282,34! 272,40")), "#ff9a2a")


def _body(b: Block) -> None:
    form = _cloak(b)
    _throat(b)
    _feathers(b, form)


def _cloak(b: Block) -> Form:
    cloak = blob(path("150,470! 156,400 190,350 240,326 320,326 390,344 446,392 470,470!"))
    folds = [
        path("210,352 200,400 204,470"),
        path("260,372 256,420 262,470"),
        path("330,360 344,410 338,470"),
        path("390,366 408,420 410,470"),
    ]
    return b.part(cloak, CLOAK, 50, Finish(3.6, Graver(0.2, 4.6, 0.6), (3, 2.4)), creases(folds, -14, 14, 6))


def _throat(b: Block) -> None:
    neck = blob(path("238,270 330,262 334,318 352,346 300,378 250,376 226,348 240,318"))
    cords = creases([path("256,300 268,340 282,366"), path("320,300 314,340 296,366")], 8, 10, 5)
    b.part(neck, SKIN, 26, Finish(3.2, Graver(0.2, 4.4), (2.6, 2)), cords)
    torc = stroke(path("222,346 244,374 288,386 332,376 356,346"), 17, (0.9, 0.9))
    turns = [[(x, 330.0), (x + 14.0, 400.0)] for x in range(222, 356, 13)]
    b.part(torc, GOLD, 7, Finish(3, None, (2.2, 1.6)), creases(turns, -6, 4, 1.6))


def _feathers(b: Block, form: Form) -> None:
    collar = joined(
        [
            blob(path("150,420 176,362 226,332 236,352 206,384 184,440")),
            blob(path("352,334 410,348 458,404 466,450 430,410 384,376 346,360")),
        ]
    )
    fur(
        b,
        collar,
        lambda x, y: ((x - 290) * 0.3, 46.0),
        PLUME,
        Locks(12, 44, 17, 0.12, 0.06, 1.4),
        form=form,
        seed=4,
        shift=0.12,
    )


FACE = (
    "-22,-128 -60,-110 -79,-66 -77,-26 -67,-6 -80,24 -77,56 -64,104 -40,146 -10,170 20,160 58,122 86,66 99,6 "
    "97,-60 68,-110 24,-130"
)


def _head(b: Block) -> None:
    """Turned a little to the left; the eyes lie at y 0."""
    _mane(b)
    shape = blob(path("84,-18 108,-30 122,-8 116,26 96,42 84,26"))
    b.part(shape, SKIN, 12, Finish(4, Graver(0.4, 5), (3, 3)), [Cut(disc(104, 4, 11), -10, 4)])
    cuts = [
        Cut(joined([disc(-52, 2, 22, 0.7), disc(18, 4, 30, 0.6)]), -22, 8),
        Cut(stroke(path("-30,-26 -42,24 -54,58"), 22, (0.6, 1.1)), 24, 6),
        Cut(disc(-46, 58, 16, 0.8), 14, 5),
        Cut(disc(56, 44, 26, 0.8), 18, 10),
        Cut(disc(-72, 38, 10), 12, 6),
        Cut(blob(path("48,76 80,60 78,96 50,122")), -14, 9),
        Cut(disc(-16, 152, 22, 0.7), 12, 8),
        *creases([path("-6,58 34,64 56,92 50,118")], -12, 8, 4),
        *creases([path("42,14 62,12 78,2"), path("44,20 62,22 76,18")], -7, 4, 2),
        *creases([path("-62,-66 -20,-60 40,-74")], -7, 6, 3),
    ]
    b.part(blob(path(FACE)), SKIN, 54, Finish(4.4, Graver(0.6, 4.6, 0.8, 0.52, 0.2), (3.4, 2.6)), cuts)
    _eyes(b)
    with b.inking() as c:
        c.fill(blob(path("-40,66! -28,58 -20,66 -28,72")), "#1a0606")
        c.brush(path("-66,62 -56,72 -40,70"), 5, "#1a0606")
        c.brush(path("-22,50 -16,60 -22,68"), 4, "#3a120c")
    _grin(b)
    _beard(b)
    _locks(b)


def _eyes(b: Block) -> None:
    for line, iris, at in (
        ("-74,4! -60,-8 -42,-4 -34,6! -54,12", 8.0, (-57, 1)),
        ("-8,8! 8,-9 34,-8 50,6! 22,15", 10.5, (14, 2)),
    ):
        ball = blob(path(line))
        b.part(ball, ("#8a5a3c", "#d8b488", "#fdf0d2", "#ffffff"), 8, Finish(2.2, None, (0, 0), own=0))
        with b.inking() as c:
            c.fill(disc(*at, iris).intersection(ball), "#2a0a06")
            c.fill(disc(*at, iris - 2).intersection(ball), "#e07a14")
            c.fill(disc(at[0], at[1] + 2.4, iris - 4.6).intersection(ball), "#ffd24a")
            c.fill(disc(*at, iris * 0.4), "#0c0404")
            c.fill(disc(at[0] - 3, at[1] + 3, 2.2), "#ffffff")
    with b.inking() as c:
        c.brush(path("-80,6 -62,-12 -42,-8 -30,8"), 6, "#1a0606", ends=(0.1, 0.3))
        c.brush(path("-16,10 6,-14 34,-13 60,6"), 7, "#1a0606", ends=(0.2, 0.1))
        c.brush(path("-4,14 22,20 46,12"), 3, "#4a180e")
    for brow in ("-90,-26! -66,-40 -34,-26! -34,-14 -64,-24", "-14,-22! 4,-46 46,-62 80,-44! 44,-44 10,-26"):
        b.part(blob(path(brow)), HAIR, 8, Finish(2.8, Graver(0.7, 4), (2.4, 2)))


LIPS = "-70,82! -46,92 -20,96 12,92 50,66! 44,100 20,126 -14,136 -46,126"


def _grin(b: Block) -> None:
    """All his teeth; across both lips the holes of the awl and what is left of the thong."""
    mouth = blob(path(LIPS))
    b.part(
        mouth.buffer(7),
        ("#2c0808", "#6a1c18", "#b04a3a", "#ffb08a"),
        8,
        Finish(3, Graver(1.2, 4, 0.4, 0.5, 0), (2.4, 1.6)),
    )
    b.part(mouth, MOUTH, 8, Finish(2, None, (0, 0), own=0))
    rows: list[tuple[list[tuple[float, float]], bool]] = [
        (path("-64,84 -46,91 -20,95 12,91 44,70"), True),
        (path("-46,124 -14,133 18,124 40,102"), False),
    ]
    for line, above in rows:
        band = stroke(line, 30, (0.5, 0.5), 0.5).intersection(mouth.buffer(-1.5))
        band = band.difference(stroke(path("-62,104 -30,114 4,113 44,88"), 3.4)) if above else band
        b.part(band, TEETH, 7, Finish(1.6, None, (0, 1), glow=0.1))
    gaps = [
        stroke([(x, y), (x + lean, y + 46)], 2.6)
        for x, y, lean in (
            (-52, 80, 4),
            (-38, 84, 3),
            (-24, 88, 1),
            (-9, 88, -1),
            (6, 86, -3),
            (20, 80, -5),
            (33, 72, -7),
        )
    ]
    with b.inking() as c:
        c.fill(joined(gaps).intersection(mouth), "#5a3420")
        c.brush(path("-62,104 -30,114 4,113 44,88"), 3.4, "#2a0c08")
    _stitches(b)


def _stitches(b: Block) -> None:
    for (ax, ay), (bx, by) in (
        ((-58, 70), (-60, 84)),
        ((-36, 78), (-38, 93)),
        ((-12, 82), (-12, 98)),
        ((14, 78), (16, 94)),
        ((36, 62), (42, 78)),
        ((-40, 120), (-44, 136)),
        ((-14, 130), (-14, 148)),
        ((16, 120), (22, 138)),
        ((38, 98), (48, 112)),
    ):
        with b.inking() as c:
            c.brush([(ax, ay), ((ax + bx) / 2 + 2, (ay + by) / 2), (bx, by)], 6.5, "#1c0606", ends=(0.7, 0.7))
            c.brush([(ax, ay), ((ax + bx) / 2 + 2, (ay + by) / 2), (bx, by)], 2.6, "#e8a070", ends=(0.7, 0.7))
            c.fill(joined([disc(ax, ay, 2.8), disc(bx, by, 2.8)]), "#1c0606")


def _beard(b: Block) -> None:
    """A moustache that curls up at both ends, as on the stone of Snaptun, and a pointed chin."""
    for line in ("-34,76 -56,78 -84,92 -104,86 -104,70 -92,68", "-22,78 8,80 48,56 74,54 82,70 70,78"):
        b.part(stroke(path(line), 12, (0.5, 0.1), 0.3), HAIR, 5, Finish(2.6, Graver(0.3, 3.8), (2.2, 1.8)))
    chin = blob(path("-36,146 -10,152 18,146 16,166 -8,180 -30,168"))
    fur(
        b,
        chin,
        lambda x, y: (-6 - x * 0.3, 60.0),
        HAIR,
        Locks(8, 54, 11, 0.12, 0.14, 1.6),
        form=b.model(chin, 12),
        seed=11,
        shift=0.1,
    )


def _mane(b: Block) -> None:
    region = blob(
        path("-40,-136 20,-160 90,-140 132,-80 140,0 134,90 110,130 96,60 98,-30 70,-104 10,-122 -40,-114")
    )
    fur(
        b,
        region.buffer(6),
        lambda x, y: (26.0 + max(0.0, -y) * 0.2, 50.0 + y * 0.12),
        HAIR,
        Locks(9, 112, 13, 0.13, 0.16, 1.5),
        form=b.model(region, 40),
        seed=13,
    )


def _locks(b: Block) -> None:
    region = blob(path("-70,-92 -44,-130 20,-146 76,-124 104,-70 106,-20 88,-60 60,-96 10,-112 -34,-106"))
    fur(
        b,
        region,
        lambda x, y: (50.0 + y * 0.16, 10 + (x + 60) * 0.34),
        HAIR,
        Locks(8, 84, 12, 0.11, 0.16, 1.5),
        form=b.model(region, 24),
        seed=14,
        order=(-1, 0),
        shift=0.06,
    )


def _hand(b: Block) -> None:
    """An open hand, palm up, and the fire that stands in it."""
    sleeve = blob(path("6,40 74,30 110,90 120,140 -10,140 2,90"))
    b.part(
        sleeve,
        CLOAK,
        24,
        Finish(3.4, Graver(0.3, 4.4), (2.6, 2)),
        creases([path("30,60 44,100 40,140"), path("66,54 84,100 84,140")], -10, 10, 4),
    )
    for joints in (
        "10,2 14,-28 22,-48 30,-58",
        "-10,2 -14,-32 -8,-58 2,-72",
        "-28,8 -44,-22 -42,-52 -32,-68",
        "-42,18 -66,-4 -70,-32 -60,-50",
    ):
        finger(b, path(joints), [21, 19, 17, 12], SKIN, glow=0.04, nail="#ffe2b4")
    _flame(b)
    palm = blob(path("-56,12 -30,-4 0,-2 34,2 56,20 62,44 44,64 10,66 -34,50"))
    b.part(
        palm,
        SKIN,
        22,
        Finish(3, Graver(0.8, 4.2), (2.4, 2)),
        creases([path("-40,18 -6,26 34,18"), path("-20,40 12,44 40,34")], -6, 6, 3),
    )
    finger(b, path("46,34 72,14 80,-12 74,-30"), [25, 22, 19, 13], SKIN, nail="#ffe2b4")
    cuff = limb(path("0,60 34,74 76,56"), [17, 19, 17])
    b.part(cuff, GOLD, 7, Finish(2.8, Graver(1.2, 3.6), (2, 1.6)))


def _flame(b: Block) -> None:
    heart = blob(path("-34,10 -20,-20 0,-34 22,-20 36,8 0,20"))
    b.glow(blob(path("-50,10 -40,-80 0,-180 44,-80 52,8")), "#ff7a1a", 26, 0.8)
    fire(
        b,
        heart,
        lambda x, y: (-x * 0.5 + 8, -80.0),
        Locks(9, 150, 34, 0.14, 0.18),
        seed=5,
        order=lambda x, y: y - abs(x),
        size=lambda x, y: 1.1 - abs(x) / 44,
    )
    chiselled(b, [path("-2,-60 6,-90 0,-124")], 6, "#fff6d0")
