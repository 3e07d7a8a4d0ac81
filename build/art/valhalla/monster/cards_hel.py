"""Six cards of Hel, from the maiden at the bridge to the queen below the roots."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.ink import Canvas, Shape, blob, block, disc, joined, path, plate, stroke
from art.relief import wolf
from art.relief.card import apart, before, ground, haze, shine, staging
from art.relief.parts import RED, creases, cut_open, light_of
from art.relief.pelt import Locks, body, fur, scales
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.scene.folk import POSES, Folk, figure
from art.scene.folk import host as folk_host
from art.valhalla.monster import hel
from art.valhalla.monster.hel_tones import SLEET
from art.valhalla.scene.bonds import chain

STRAW: Tones = ("#3a2008", "#8a5a16", "#e0ae3e", "#fff4b8")
OAK: Tones = ("#0c0706", "#2a1810", "#5c3c26", "#c89a64")
STONE: Tones = ("#070a10", "#182230", "#3c4c5c", "#a8b4b4")
BONE: Tones = ("#10201e", "#3c5a50", "#a3bca4", "#f6fbe6")
ROOT: Tones = ("#08070a", "#20181a", "#4a3a34", "#b8a080")


def bridge() -> Block:
    """The bridge thatched with gold over the loud river, and who asks every name."""
    s = ground(3, "gold-roof")
    land.sky(s, 330)
    land.stars(s, 60, 200)
    land.peaks(s, 330, 150, 4, depth=0.7)
    land.sea(s, 340)
    b = before(s, "#7fb0e0", 5)
    shine(b, (290, 190), 210, "#ffce66", 0.42)
    for x in (236, 330, 424):
        b.part(block(x - 13, 170, x + 13, 420, 3), OAK, 11, Finish(3.4, Graver(0.1, 4.6), (3, 2)))
    deck = plate(path("150,352 500,296 500,338 150,402"))
    b.part(
        deck,
        OAK,
        12,
        Finish(3.6, Graver(1.5, 5), (3, 2)),
        creases(
            [[(x, 350 - (x - 150) * 0.16), (x + 6, 396 - (x - 150) * 0.18)] for x in range(170, 480, 24)],
            -10,
            4,
            1.6,
        ),
    )
    roof = plate(path("128,196 206,92 500,58 500,186 150,226"))
    form = b.part(roof, STRAW, 26, Finish(4, None, (3, 0)))
    fur(b, roof.buffer(-6), (-14, 60), STRAW, Locks(11, 52, 9, 0.10, 0.1, 1.1), form=form, seed=4, shift=0.08)
    b.part(stroke(path("200,94 340,78 500,62"), 14, (1, 1)), OAK, 6, Finish(3, rim=(2, 2)))
    b.part(stroke(path("116,214 158,150 212,84"), 15, (1, 1)), OAK, 6, Finish(3.2, rim=(2, 2)))
    with b.inking() as c:
        _maiden(c)
    with staging(b, "gold-roof") as st:
        land.sea(st, 410)
    return b


def _maiden(c: Canvas) -> None:
    with c.placed(122, 398, 1.16):
        figure(
            c,
            POSES["stand"],
            Folk(
                "#5f86b0",
                "#ecd6c6",
                helm="",
                hair="#f0dca0",
                cloak="#2c3a66",
                weapon="spear",
                hold=-0.04,
                beard=False,
            ),
        )


def garm() -> Block:
    """The hound before the cave, his breast red."""
    s = ground(5, "gore")
    land.sky(s, 420)
    cave = blob(path("30,470 36,250 90,110 200,50 320,70 420,160 460,300 470,470"))
    s.canvas.fill(cave, "#040205")
    b = before(s, "#a83a5a", 6)
    rng = np.random.default_rng(3)
    for x, y in path(
        "22,420 16,330 34,240 64,168 110,100 176,52 250,36 322,52 388,104 436,176 458,262 470,352 474,430"
    ):
        ring = [
            (x + rng.uniform(34, 54) * np.cos(a), y + rng.uniform(30, 46) * np.sin(a))
            for a in np.linspace(0, 6.28, 8)[:-1]
        ]
        b.part(
            plate(ring),
            ("#0a0508", "#241418", "#54363a", "#c89a80"),
            18,
            Finish(3.4, Graver(0.7, 5), (3, 2), rough=6),
        )

    def hound(b: Block) -> None:
        with b.canvas.placed(216, 190, 0.96, 0.06, True):
            wolf.neck(
                b,
                wolf.BLOODY,
                "40,30 100,-70 170,-40 230,100 240,330 -60,330 -90,220 -20,140",
                flow=(20, 70),
                gap=16,
                long=66,
            )
            wolf.head(b, wolf.BLOODY, 0.42)

    apart(b, hound, "#e08a5a", 3, 14, 0.25)
    for line, wide in (
        ("84,356 96,378 90,404", 17),
        ("126,340 138,372 130,410", 22),
        ("172,352 178,380 172,410", 15),
    ):
        cut_open(b, path(line), wide, RED, [(0.5, 40), (0.9, 56)])
    with b.inking() as c:
        chain(c, path("-20,236 34,300 84,318 150,322"), 0.62, ("#6d747e", "#25292f", "#dfe5e8"))
    return b


def sleet() -> Block:
    """Her hall: a door that faces north, walls wattled with serpents, and sleet."""
    s = ground(7, "sleet")
    land.sky(s, 380)
    land.clouds(s, 7, 10, 150, True)
    land.peaks(s, 400, 160, 4, depth=0.4)
    land.ground(s, 392, 8, "#101c28", blades=0)
    b = before(s, SLEET, 7)
    wall = plate(path("104,220 240,70 376,220 376,410 104,410"))
    b.part(wall, STONE, 16, Finish(4, Graver(1.5, 5), (3, 3)))
    for k in range(6):
        y = 236 + k * 30
        points = [(100 + i * 28.2, y + 9 * (-1) ** (i + k)) for i in range(11)]
        of = body(points, [21.0] * 11, 8)
        b.outline(of.shape, 2.6, 3)
        b.paint(b.model(of.shape, 10), ("#08121a", "#1c3440", "#3f6470", "#b4d0c8"))
        scales(b, of, ("#08121a", "#1c3440", "#46707c", "#c8e2d8"), STONE, size=9, seed=k, split=0.6)
    for x in (104, 240, 376):
        if x != 240:
            b.part(block(x - 15, 196, x + 15, 420), OAK, 12, Finish(3.6, Graver(0.1, 4.6), (3, 3)))
    door = blob(path("192,414! 192,300 214,262 240,252 266,262 288,300 288,414!"))
    b.part(door.buffer(11), OAK, 9, Finish(3.6, Graver(0.6, 4.4), (3, 3)))
    with b.inking() as c:
        c.fill(door, "#0d2c40")
        c.fill(blob(path("206,414! 208,310 240,276 272,310 274,414!")), "#2f7ea4")
        c.fill(blob(path("222,414! 226,330 240,306 254,330 258,414!")), "#b8eaff")
    shine(b, (240, 370), 150, "#9fe0ff", 0.6)
    _gable(b)
    with staging(b, "sleet") as st:
        land.rain(st, 190, -30, 0.6)
        land.snowfall(st, 70)
    return b


def _gable(b: Block) -> None:
    """Roof boards that cross above, with heads that gape."""
    for flip in (False, True):
        with b.canvas.placed(240, 0, 1, 0, flip):
            board = plate(path("-8,66 10,52 170,226 154,244"))
            b.part(board, OAK, 9, Finish(3.6, Graver(0.7, 4.4), (3, 3)))
            beast = blob(path("-2,76! -22,50 -44,34 -70,36 -92,24! -78,16 -56,4 -34,8 -10,24 12,54"))
            b.part(beast, OAK, 10, Finish(3.6, Graver(0.7, 4.4), (3, 3)))
            with b.inking() as c:
                c.fill(disc(-46, 19, 4), "#b8eaff")
                c.brush(path("-90,28 -66,26 -44,28"), 3)
    icicles = [
        plate([(x - 5, y), (x + 5, y), (x, y + 16 + 9 * (k % 3))])
        for k, (x, y) in enumerate(
            (100 + i * 17.5, 232 - (140 - abs(140 - i * 17.5)) * 1.08) for i in range(17)
        )
    ]
    b.part(joined(icicles), ("#1c4058", "#5f9cb8", "#c8ecf6", "#ffffff"), 4, Finish(1.8, None, (1.6, 1.4)))


def ship() -> Block:
    """The ship of nails is loose: its planks are what was cut from nobody's fingers."""
    s = ground(9, "nails")
    land.sky(s, 300)
    land.sun(s, 380, 120, 40, rays=0.5)
    land.clouds(s, 7, 20, 220, True)
    land.sea(s, 320)
    b = before(s, "#9fd0c0", 8)
    _sail(b)
    hull = blob(
        path(
            "20,210! 46,224 70,286 160,316 300,322 420,304 462,262 490,180! "
            "500,220 486,330 440,396 320,424 160,420 76,388 34,318 22,262"
        )
    )
    form = b.part(hull, ("#241a12", "#5f4c36", "#b09a74", "#fff2d0"), 50, Finish(4.4, Graver(1.4, 5), (3, 3)))
    nails: Tones = ("#3a2c22", "#8a7458", "#dccaa2", "#fffbe8")
    shape = hull.buffer(-7)
    fur(b, shape, (-40, 26), nails, Locks(13.5, 26, 16, 0.09, 0.03, 1.3), form=form, seed=6, order=(0.3, -1))
    _prow(b)
    with staging(b, "nails") as st:
        folk_host(st, 300, 13, 0.44, "#0c1014", x0=96, x1=420, spears=110, lit="#9fb8a8")
    with staging(b, "nails") as st:
        land.sea(st, 398)
    return b


def _sail(b: Block) -> None:
    """A black sail in tatters, a skull on it."""
    b.part(stroke(path("286,300 282,20"), 15, (1, 1)), OAK, 6, Finish(3.4, rim=(3, 2)))
    sail = plate(
        path(
            "120,44 300,30 424,52 436,120 410,150 430,196 396,226 380,206 352,238 "
            "318,214 280,240 240,216 200,238 170,214 140,224 152,180 128,150 146,110"
        )
    )
    cuts = [Cut(joined(stroke(path("0,40 12,130 2,226", x, 0), 26) for x in (170, 250, 330, 400)), 18, 11)]
    b.part(
        sail, ("#050508", "#12141a", "#2c3038", "#a8a89c"), 20, Finish(4, Graver(0.2, 5, 0.7), (3, 3)), cuts
    )
    b.part(
        plate(path("262,96 280,84 298,96 300,120 288,132 288,144 272,144 272,132 260,120")),
        BONE,
        10,
        Finish(2.4, rim=(2, 2)),
        [Cut(joined([disc(272, 112, 7), disc(289, 112, 7)]), -12, 2)],
    )


def _prow(b: Block) -> None:
    """A stem that curls in on itself, nailed like the rest, and a skull in the curl."""
    of = body(path("30,262 8,190 30,120 84,106 112,140 92,168 70,152"), [58, 46, 38, 32, 27, 21, 8], 16)
    b.outline(of.shape, 4, 5)
    form = b.model(of.shape, 20)
    nails: Tones = ("#3a2c22", "#8a7458", "#dccaa2", "#fffbe8")
    b.paint(form, nails)
    scales(b, of, nails, nails, size=13, seed=5, split=0.98)
    b.engrave(form, Graver(0.6, 4.6, 0.6, 0.4))
    b.rim(form, fire=2.6, own=2.6)


def skull(b: Block, helm: int = 0, open_: float = 12.0) -> None:
    """A skull from the front, 110 wide, its eyes at the origin; some wear what they wore."""
    jaw = blob(
        [(-34, 56), (34, 56), (38, 70 + open_), (22, 94 + open_), (-22, 94 + open_), (-38, 70 + open_)]
    )
    b.part(jaw, BONE, 16, Finish(3.2, Graver(0.4, 4), (2.4, 2.4)))
    head = blob(path("0,-74 42,-64 58,-26 54,10 44,28 36,62 0,68 -36,62 -44,28 -54,10 -58,-26 -42,-64"))
    holes: Shape = joined([disc(-22, 0, 16, 0.9), disc(22, 0, 16, 0.9), plate(path("0,20 9,40 -9,40"))])
    cuts = [
        Cut(holes, -26, 3),
        Cut(joined(disc(s * 38, 20, 10) for s in (-1, 1)), 10, 5),
        Cut(joined(stroke([(s * 6, -18), (s * 40, -20)], 9) for s in (-1, 1)), 10, 4),
    ]
    b.part(head, BONE, 36, Finish(3.4, Graver(0.5, 4, 0.6), (2.6, 2.6), rough=2), cuts)
    with b.inking() as c:
        c.fill(holes.buffer(-2), "#03100c")
    grid_ = [stroke([(x, 48), (x + 1, 62)], 3.4) for x in range(-24, 28, 8)] + [
        stroke([(x, 62 + open_), (x, 74 + open_)], 3.2) for x in range(-20, 24, 8)
    ]
    with b.inking() as c:
        c.fill(block(-30, 62, 30, 64 + open_), "#03100c")
        c.fill(joined(grid_), "#0c1c18")
    if helm:
        iron: Tones = ("#0c1412", "#24342e", "#5c7466", "#dce6cc")
        dome = blob(path("-66,-14! -64,-50 -36,-92 0,-104 36,-92 64,-50 66,-14! 0,-30"))
        b.part(
            dome,
            iron,
            30,
            Finish(3.4, Graver(0.5, 4.4), (3, 3)),
            creases([path("-62,-24 0,-40 62,-24")], 9, 9, 3),
        )
        if helm > 1:
            b.part(plate(path("-7,-40 7,-40 9,32 0,40 -9,32")), iron, 6, Finish(2.6, rim=(2, 2)))


def host() -> Block:
    """The host of the dead: row after row, and all look here."""
    s = ground(11, "dead")
    land.sky(s, 300)
    folk_host(s, 190, 26, 0.5, "#06201c", spears=150, lit="#2f7a68")
    b = before(s, "#7affc8", 9)
    rows = ((196, 7, 0.46, "#0e3a34", 0.55), (274, 5, 0.72, "#0a2c28", 0.42), (372, 3, 1.16, "", 0.0))
    rng = np.random.default_rng(5)
    for y, count, size, veil, thick in rows:
        for k in range(count):
            x = 240 + (k - (count - 1) / 2) * 480 / (count - 0.4) + rng.uniform(-8, 8)
            with b.canvas.placed(x, y + rng.uniform(-10, 10), size, rng.uniform(-0.10, 0.10)):
                shoulders = blob(path("-104,220 -96,130 -40,104 40,104 96,130 104,220"))
                b.part(
                    shoulders,
                    ("#04100e", "#0e221e", "#28443c", "#8ab09a"),
                    30,
                    Finish(3.4, Graver(0.3, 5), (2.4, 3)),
                )
                skull(b, (k * 2 + count) % 3, 4 + 14 * (k % 2))
                light_of(b, joined([disc(-22, 2, 2.4), disc(22, 2, 2.4)]), "#e6fff0", "#3fe0a0", 6)
        if veil:
            haze(b, y - 40, y + 120, veil, thick)
    return b


def queen() -> Block:
    """Hel on her seat, under roots that drip."""
    s = ground(13, "roots")
    land.sky(s, 520, (0.2, 0.5, 0.8))
    b = before(s, SLEET, 10)
    shine(b, (240, 210), 240, "#3f8ab0", 0.6)
    for flip in (False, True):
        with b.canvas.placed(240, 0, 1, 0, flip):
            shape = plate(path("92,456 100,60 122,20 148,60 156,456"))
            b.part(shape, STONE, 18, Finish(4, Graver(0.1, 5), (3, 3), rough=5))
            of = body(path("124,440 108,380 142,330 104,270 144,210 108,150 140,96 124,50"), [24] * 7 + [10])
            b.outline(of.shape, 2.6, 3)
            b.paint(b.model(of.shape, 10), STONE)
            scales(b, of, ("#08121a", "#1c3440", "#46707c", "#c8e2d8"), STONE, size=10, seed=3, split=0.6)

    def seated(b: Block) -> None:
        with b.canvas.placed(240, 214, 0.80):
            hel.bust(b)

    apart(b, seated, "#9fdcf6", 3, 16, 0.4)
    for line, wide, forks in (
        ("-20,-10 50,30 84,100 52,176 78,250 58,330", 40, ("84,100 120,130 116,176", "52,176 20,220 24,280")),
        ("120,-20 146,24 124,60 142,104 128,140", 22, ("124,60 104,84 108,112",)),
        (
            "500,-10 424,30 390,104 428,176 400,256 424,340",
            44,
            ("390,104 356,128 360,170", "428,176 462,226 456,286"),
        ),
        ("352,-20 332,20 356,56 336,100 350,136", 22, ("356,56 376,80 370,110",)),
        ("240,-20 226,14 248,40 236,62", 18, ()),
    ):
        root = joined(
            [
                stroke(path(line), wide, (1, 0.05), 0.06),
                *(stroke(path(fork), wide * 0.45, (1, 0.04), 0.05) for fork in forks),
            ]
        )
        bark = creases(
            [[(x + dx, y) for x, y in path(line)] for dx in (-wide * 0.18, wide * 0.14)], 7, wide * 0.12, 2
        )
        b.part(root, ROOT, wide * 0.36, Finish(3.4, Graver(0.15, 4.2, 1.1), (2.6, 2.6)), bark)
    return b


SCENES: dict[str, Callable[[], Block]] = {
    "hel-bridge": bridge,
    "hel-garm": garm,
    "hel-sleet": sleet,
    "hel-ship": ship,
    "hel-host": host,
    "hel-queen": queen,
}
