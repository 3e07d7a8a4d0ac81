"""Nidhögg: feathered and scaled, under the tree; it gnaws a root, and about it lie the dead."""

from __future__ import annotations

from art.ink import Shape, blob, disc, joined, path, stroke
from art.relief.card import apart, before, haze, shine
from art.relief.parts import creases, drool
from art.relief.pelt import Locks, body, fur
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.scene.deed import limb
from art.wolves.red.nidhogg_dead import corpses
from art.wolves.red.stage import MOUTH, embers, ground
from art.wolves.red.worm import Jaw, coil, eye, lower_jaw, skin, tendril, upper_jaw

HIDE: Tones = ("#0a0507", "#2a1016", "#602a2a", "#f0b47c")
PLUME: Tones = ("#060406", "#1a0d12", "#402226", "#d89a68")
BELLY: Tones = ("#1a1006", "#4e3414", "#a0793a", "#fff0b4")
HORN: Tones = ("#120c08", "#3a3020", "#847450", "#fff0b8")
BARK: Tones = ("#0a0503", "#2a190b", "#694a22", "#f0ca86")
WOOD: Tones = ("#5a3410", "#a8742c", "#ecc878", "#fffbe0")


def scene() -> Block:
    s = ground(61, "nidhogg")
    land.sky(s, 470, (0.1, 0.4, 0.75))
    b = before(s, "#c8d03a", 62)
    b.own_from = (0.5, 0.8)
    shine(b, (210, 200), 290, "#b0a02e", 0.6)
    _far_roots(b)
    haze(b, 240, 470, "#14180a", 0.5)
    apart(b, _wing, "#d8cc6a", 2.2, 10, 0.3)
    _root(b)
    apart(b, _dragon, "#eee698", 2.4, 10, 0.3)
    _splinters(b)
    corpses(b)
    embers(b, 14, 3, low=300)
    return b


def _far_roots(b: Block) -> None:
    for line, wide in (
        ("30,-20 60,60 30,140 70,240 40,340", 34),
        ("180,-20 160,30 190,90 170,150", 26),
        ("250,-20 270,40 240,110", 22),
        ("470,-20 440,90 474,200 450,330", 40),
    ):
        bark = creases(
            [[(x + dx, y) for x, y in path(line)] for dx in (-wide * 0.18, wide * 0.16)], 6, wide * 0.12, 2
        )
        shape = stroke(path(line), wide, (1, 0.05), 0.06)
        b.part(shape, BARK, wide * 0.36, Finish(2.8, Graver(0.15, 4, 1.1), (1.6, 2)), bark)


def _root(b: Block) -> None:
    """The great root, and the notch that is already in it."""
    _trunk(b)
    _notch(b)


def _trunk(b: Block) -> None:
    whole = blob(
        path(
            "296,-20! 318,40 316,96 330,118! 352,128 366,150 364,184 "
            "346,206 322,218! 326,270 312,330 290,400 262,470! "
            "470,470! 442,400 428,320 436,230 424,140 436,60 470,-20!"
        )
    )
    lines = [
        path(t)
        for t in (
            "330,-10 350,60 352,110",
            "364,-10 378,70 384,150 380,230",
            "404,-10 404,80 406,180 402,290 412,400",
            "352,230 356,300 340,380 320,460",
            "382,250 380,330 372,400 366,460",
            "330,240 330,310 310,390 292,460",
        )
    ]
    fork = stroke(path("356,330 278,348 228,384 176,392 140,430"), 50, (1, 0.1), 0.05)
    b.part(
        fork,
        BARK,
        16,
        Finish(3.4, Graver(0.9, 4.4, 0.8), (2.4, 2.4)),
        creases([path("320,336 268,354 222,392 170,402")], -8, 6, 3),
    )
    knots = Cut(joined([disc(396, 236, 17), disc(356, 46, 12)]), -12, 5)
    b.part(
        whole,
        BARK,
        56,
        Finish(4, Graver(0.12, 4.6, 1.1), (3, 3), rough=2),
        [*creases(lines, -14, 7, 2), knots],
    )


def _notch(b: Block) -> None:
    gnawed = blob(
        path(
            "318,98! 334,112 356,124 372,150 370,188 350,212 318,226! 320,206 334,190 330,164 334,140 320,122"
        )
    )
    grain = creases(
        [path("330,120 352,150 340,206"), path("342,124 362,160 348,204"), path("326,128 340,160 330,206")],
        -6,
        5,
        2,
    )
    b.part(gnawed, WOOD, 10, Finish(2.6, Graver(0.3, 4, 0.5, 0.5, 0), (2, 2), glow=0.1), grain)


def _splinters(b: Block) -> None:
    for line in (
        "332,106! 300,92 284,64!",
        "338,110! 320,80 326,50!",
        "330,222! 306,244 300,272!",
        "344,214! 340,246 348,274!",
    ):
        pts = path(line)
        b.part(stroke(pts, 11, (1, 0), 0.1), WOOD, 4, Finish(2, None, (1.4, 1)))
    drops = [
        blob(path("0,-9! 4.4,2 0,7 -4.4,2", x, y))
        for x, y in ((318, 256), (330, 288), (310, 300), (324, 322))
    ]
    b.part(joined(drops), WOOD, 4, Finish(1.8, None, (1.2, 1), glow=0.2))


def _wing(b: Block) -> None:
    """A wing of long feathers, half spread, behind the neck."""
    for line, long, wide, seed in (
        ("196,96 120,60 40,66 -10,110", 150, 30, 4),
        ("200,96 126,52 50,48 -10,84", 104, 26, 5),
        ("206,92 134,46 60,36 -10,62", 60, 22, 6),
    ):
        edge = stroke(path(line), 13, (1, 1))
        fur(
            b,
            edge,
            lambda x, y: (-46.0 + (x - 60) * 0.30, 60.0),
            PLUME,
            Locks(13, long, wide, 0.07, 0.06, 1.4),
            form=b.model(edge, 10),
            seed=seed,
            order=(1, 0),
            shift=0.06,
        )
    arm = limb(path("236,120 150,54 70,30 -20,44"), [40, 32, 26, 22])
    form = b.part(arm, HIDE, 14, Finish(3.2, Graver(0.6, 4), (2.6, 2)))
    skin(b, arm.buffer(-4), form, HIDE, (-40, 4), size=10, seed=7, back=-1)


def _dragon(b: Block) -> None:
    tail = body(
        path("240,470 330,440 420,404 470,350 452,300 420,316 430,350"), (92, 76, 58, 42, 28, 18, 6), 14
    )
    coil(b, tail, HIDE, BELLY, 13, 1, 5)
    neck = body(
        path("250,480 150,440 70,380 54,290 86,206 150,158 196,144"), (120, 122, 118, 108, 98, 90, 84), 16
    )
    coil(b, neck, HIDE, BELLY, 15, -1, 8)
    ruff = blob(path("56,250 66,190 110,140 166,104 200,110 180,150 130,170 100,220 84,260"))
    fur(
        b,
        ruff,
        lambda x, y: (-40.0, 40.0 - (x - 60) * 0.3),
        PLUME,
        Locks(13, 54, 19, 0.14, 0.1, 1.4),
        form=b.model(ruff, 24),
        seed=9,
        order=(-1, 1),
        shift=0.08,
    )
    with b.canvas.placed(202, 138, 0.74, 0.08):
        _head(b)


UPPER = (
    "-104,-50 -54,-92 8,-96 58,-70 112,-50 168,-44 214,-34 244,-8 250,26 236,56! 216,30 "
    "172,22 110,28 50,42 -10,64 -52,84! -104,78 -132,20"
)
LOWER = "-120,50 -60,86 0,92! 60,110 120,128 166,140 200,132! 208,160 176,182 104,182 20,166 -60,146 -124,104"


def _head(b: Block) -> None:
    """It looks right, its beak hooked; the eye lies near the origin."""
    _maw(b)
    lower_jaw(b, _LOWER, HIDE, HORN, -1)
    upper_jaw(b, _UPPER, HIDE, HORN, -1)
    _beak(b)
    _look(b)


def _maw(b: Block) -> None:
    tendril(b, "-70,-50 -120,-110 -110,-160 -70,-180", 34, HORN, ribs=5)
    gullet = blob(path("-56,86 0,62 80,38 200,28 220,60 196,134 130,126 40,100"))
    b.part(gullet, MOUTH, 22, Finish(3, Graver(0.2, 4.4, 0.5, 0.7), (0, 0), own=0.2))
    inner: Shape = blob(path("160,24! 214,30 240,60 230,110 190,138! 176,110 184,80 172,54"))
    b.part(
        inner,
        WOOD,
        12,
        Finish(2.4, Graver(0.3, 4, 0.5, 0.5, 0), (2, 1), glow=0.08),
        creases([path("182,36 204,70 192,124")], -6, 5, 2),
    )
    tongue = stroke(path("-30,90 50,92 110,84 150,96"), 24, (0.9, 0.3), 0.3)
    b.part(tongue, ("#1a0508", "#4a1016", "#942a2a", "#e07a60"), 10, Finish(2.4, Graver(0.2, 4), (2, 1.6)))


_LOWER = Jaw(
    LOWER, 28, [Cut(stroke(path("-90,92 0,114 90,140 190,152"), 24), 12, 8)],
    blob(path("-120,66 -60,104 20,114 110,144 180,156 160,170 100,170 20,156 -60,136 -118,100")), (-60, -22),
    [
        *(
            (x, 98 + x * 0.27, -long, 15, 4)
            for x, long in ((26, 22), (58, 24), (90, 26), (122, 26), (152, 26))
        ),
        (188, 138, -54, 22, 6),
    ],
    stroke(path("-60,88 20,104 110,132 206,146"), 13, (0.0, 0.8)),
)  # fmt: skip
_UPPER = Jaw(
    UPPER, 42,
    [
        Cut(stroke(path("-90,-56 -20,-78 46,-58 110,-36"), 30), 18, 10),
        Cut(disc(4, -28, 42, 0.62), -34, 10),
        Cut(stroke(path("110,-30 180,-26 232,2"), 26), 16, 9),
        Cut(disc(212, -8, 10, 0.7), -20, 4),
        Cut(blob(path("-104,-16 -48,-8 -40,48 -76,74 -120,46")), 18, 13),
    ],
    blob(
        path("-118,-34 -56,-82 0,-88 56,-64 110,-42 130,-30 80,-8 30,16 -30,46 -62,70 -104,66 -122,20")
    ).difference(blob(path("-60,-30 -30,-68 30,-72 80,-42 70,-8 20,4 -40,0"))),
    lambda x, y: (-60.0, 4 + x * 0.04),
    [
        (x, 42 - x * 0.1, long, 16, -3)
        for x, long in ((16, 24), (48, 28), (80, 30), (112, 30), (144, 32), (176, 34))
    ],
    None,
)  # fmt: skip


def _beak(b: Block) -> None:
    beak = blob(path("132,-46! 176,-46 216,-36 246,-10 252,26 238,60! 222,32 196,14 160,-8"))
    b.part(beak, HORN, 16, Finish(3, Graver(0.6, 4.2), (2.8, 2.4)), [Cut(disc(206, -6, 9, 0.7), -16, 3)])


def _look(b: Block) -> None:
    """Nostril, eye, brow and horns."""
    with b.inking() as c:
        c.fill(blob(path("198,-6! 210,-16 218,-4 206,2")), "#050304")
    b.part(stroke(path("-64,90 -6,62 60,38 130,24 220,28"), 14, (0.0, 0.7)), HORN, 7, Finish(2.2, rim=(2, 2)))
    eye(
        b,
        "-32,-32! -8,-46 26,-44 54,-20! 22,-10 -8,-14",
        "12,-46! 18,-28 10,-10! 4,-28",
        ("#5a0604", "#c81c0c", "#ff6a2a", "#ffe0a0"),
        glow="#ff3a1a",
    )
    shape = blob(path("-84,-66! -40,-78 10,-82 54,-58 92,-20! 56,-32 18,-44 -30,-46 -60,-38"))
    b.part(shape, HORN, 12, Finish(3.2, Graver(0.7, 4.4), (2.6, 2.4)))
    tendril(b, "-30,-6 -80,-20 -130,-56 -190,-60 -226,-40", 42, HORN, ribs=6, root=0.05)
    tendril(b, "-30,56 -80,62 -120,90 -160,92", 30, HORN, ribs=4, root=0.05)
    drool(b, [(40, 130, 36), (150, 168, 30)], "#f0f09a")
