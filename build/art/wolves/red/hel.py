"""Hel: in her high seat, one half alive and one half dead; the dish Hunger and the knife Famine."""

from __future__ import annotations

from art.ink import blob, block, disc, joined, path, plate, stroke
from art.relief.card import apart, before, shine
from art.relief.parts import creases
from art.relief.pelt import Locks, body, fur
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.scene.deed import limb
from art.wolves.red.hel_face import DEAD, HAIR, SKIN, head
from art.wolves.red.stage import BONE, GOLD, IRON, bones, embers, finger, ground, skull
from art.wolves.red.worm import coil

GOWN: Tones = ("#18040a", "#4c0c16", "#9c2222", "#ff9a6a")
WISP: Tones = ("#23281e", "#5c6450", "#a8ac8c", "#f4f4d0")
SHROUD: Tones = ("#070807", "#191d17", "#3c4234", "#a8ac84")
OAK: Tones = ("#080403", "#22120b", "#4c2c18", "#c88a50")
SCALES: Tones = ("#0a0604", "#2a160e", "#62381e", "#e0a866")


def scene() -> Block:
    s = ground(91, "hel")
    land.sky(s, 480, (0.1, 0.4, 0.75))
    b = before(s, "#a8d06a", 92)
    b.own_from = (0.9, 0.1)
    shine(b, (220, 150), 280, "#e08a4a", 0.55)
    _seat(b)
    apart(b, _queen, "#f6c890", 2.4, 10, 0.3)
    embers(b, 20, 9, low=300)
    return b


def _seat(b: Block) -> None:
    """A high seat: two posts that serpents climb, an arch between, and skulls on top."""
    back = blob(path("120,470! 112,200 150,80 240,30 330,80 368,200 360,470!"))
    b.part(
        back,
        OAK,
        20,
        Finish(3.4, Graver(0.1, 4.6), (2.4, 2.4)),
        creases([[(x, 60), (x, 460)] for x in (164, 202, 240, 278, 316)], -10, 5, 2),
    )
    arch = stroke(path("104,300 112,180 150,84 240,34 330,84 368,180 376,300"), 22, (1, 1))
    b.part(arch, OAK, 9, Finish(3.2, Graver(0.8, 4.2), (2.4, 2.4)))
    for flip in (False, True):
        with b.canvas.placed(240, 0, 1, 0, flip):
            b.part(block(158, 96, 204, 470, 4), OAK, 18, Finish(3.6, Graver(0.1, 4.6), (2.8, 2.8)))
            of = body(
                path("184,440 160,400 202,350 160,300 202,250 160,200 202,150 176,112"),
                [25, 25, 24, 23, 22, 21, 18, 8],
                14,
            )
            coil(b, of, SCALES, SCALES, 9, 1, 4)
            with b.canvas.placed(182, 72, 0.44, 0.06):
                skull(b, 0, 6)


def _queen(b: Block) -> None:
    _hair(b)
    _trunk(b)
    _ribs(b)
    _living_arm(b)
    _dead_arm(b)
    with b.canvas.placed(240, 148, 0.56, 0.0):
        head(b)


def _hair(b: Block) -> None:
    for s, paints in ((-1, HAIR), (1, WISP)):
        region = blob(
            [(240 + s * x, y) for x, y in path("0,64 44,66 70,104 80,170 84,240 58,262 44,180 30,110")]
        )
        locks = Locks(8, 92, 10, 0.09, 0.10, 1.0) if s < 0 else Locks(11, 84, 6, 0.16, 0.16, 0.9)
        fur(
            b,
            region,
            lambda x, y: ((x - 240) * 0.14, 60.0),
            paints,
            locks,
            form=b.model(region, 24),
            seed=5 + s,
            shift=-0.02,
        )


def _trunk(b: Block) -> None:
    _gown(b)
    _throat(b)
    _jewels(b)


def _gown(b: Block) -> None:
    """Red wool on one side, a shroud on the other."""
    left = blob(path("243,222 204,230 162,238 134,262 128,310 150,360 146,410 128,470! 243,470!"))
    folds = [
        path("200,250 196,320 204,400 190,470"),
        path("168,270 174,340 168,420 156,470"),
        path("224,330 226,400 220,470"),
    ]
    b.part(left, GOWN, 44, Finish(3.6, Graver(0.2, 4.4, 0.7), (3, 0)), creases(folds, 12, 17, 7))
    right = blob(path("237,222 276,230 318,238 346,262 352,310 330,360 334,410 352,470! 237,470!"))
    tatters = [path("280,350 286,400 276,470"), path("312,340 320,400 330,470"), path("256,360 254,470")]
    b.part(right, SHROUD, 44, Finish(3.6, Graver(0.2, 4.4, 0.7), (0, 3)), creases(tatters, 12, 15, 6))


def _throat(b: Block) -> None:
    neck = blob(path("208,186 240,190 243,190 243,250 218,252 190,240 206,222"))
    b.part(
        neck,
        SKIN,
        16,
        Finish(2.6, Graver(0.1, 4), (2, 0)),
        creases([path("216,200 226,230 238,248")], 6, 7, 4),
    )
    spine = blob(path("238,186 262,190 262,216 284,232 262,246 238,250"))
    b.part(
        spine,
        DEAD,
        14,
        Finish(2.6, Graver(0.1, 4), (0, 2.4)),
        creases([[(240, y), (262, y + 3)] for y in range(196, 250, 9)], -8, 4, 1.6),
    )


def _jewels(b: Block) -> None:
    hem = stroke(path("160,240 194,244 220,256 242,262"), 11, (0.8, 1))
    b.part(
        hem,
        GOLD,
        5,
        Finish(2.6, None, (1.8, 1)),
        creases([[(170 + 15 * k, 236 + 4 * k), (170 + 15 * k, 252 + 4 * k)] for k in range(5)], -5, 3, 1.2),
    )
    b.part(
        disc(210, 296, 17),
        GOLD,
        8,
        Finish(2.8, Graver(0.8, 3.4), (2, 1.4)),
        [Cut(disc(210, 296, 11), -6, 2), Cut(disc(210, 296, 5), 9, 2)],
    )
    belt = stroke(path("136,366 190,378 243,380"), 20, (0.9, 1))
    b.part(belt, OAK, 7, Finish(2.8, Graver(1.3, 4), (2, 1.4)))
    b.part(block(220, 364, 243, 396, 4), GOLD, 6, Finish(2.6, None, (2, 1)))


def _ribs(b: Block) -> None:
    """Where the shroud has rotted away: ribs over nothing."""
    hole = blob(path("238,252! 276,250 316,262 330,300 318,342 290,356 262,350 238,356!"))
    b.part(hole, ("#020202", "#060605", "#10120c", "#24281a"), 10, Finish(2.6, None, (0, 0), own=0.1))
    for k in range(5):
        y = 262 + k * 18
        reach = (78, 88, 86, 74, 56)[k]
        rib = limb(
            [
                (241.0, y + 2.0),
                (241 + reach * 0.5, y - 7.0),
                (241 + reach * 0.92, y + 5.0),
                (241 + reach * 0.8, y + 22.0),
            ],
            [9, 11, 10, 5],
        )
        b.part(rib, BONE, 5, Finish(2.2, Graver(0.3, 3.4, 0.4, 0.56), (1.6, 2)))
    breast = blob(path("234,246 246,246 248,340 241,352 236,340"))
    b.part(
        breast,
        BONE,
        6,
        Finish(2.2, None, (1.6, 1.6)),
        creases([[(236, y), (247, y)] for y in range(262, 340, 18)], -5, 3, 1.2),
    )


def _living_arm(b: Block) -> None:
    """The sleeve, the hand beneath the dish, and the dish: empty."""
    _sleeve(b)
    _dish(b)
    _fingers(b)


def _sleeve(b: Block) -> None:
    upper = limb(path("158,256 118,306 92,372"), [60, 64, 58])
    lower = limb(path("92,384 66,354 74,312"), [58, 54, 40])
    b.part(
        joined([upper, disc(158, 262, 30)]),
        GOWN,
        22,
        Finish(3.4, Graver(0.5, 4.4), (2.8, 1.6)),
        creases([path("150,270 120,320 104,370")], -9, 9, 4),
    )
    b.part(
        joined([lower, disc(92, 380, 29)]),
        GOWN,
        20,
        Finish(3.4, Graver(0.9, 4.4), (2.8, 1.6)),
        creases([path("110,370 84,372 64,360"), path("96,352 76,350 60,340")], -8, 7, 3),
    )
    cuff = limb(path("48,318 74,308 102,316"), [16, 18, 16])
    b.part(cuff, GOLD, 7, Finish(2.8, Graver(1.2, 3.4), (2, 1.4)))
    wrist = blob(path("58,312 92,310 92,288 104,272 78,262 50,270 58,290"))
    b.part(wrist, SKIN, 14, Finish(2.8, Graver(0.3, 4), (2.2, 1)))


def _dish(b: Block) -> None:
    dish = blob(path("18,222! 26,252 50,272 78,278 106,272 130,252 138,222!"))
    b.part(
        dish,
        IRON,
        22,
        Finish(3.4, Graver(0.7, 4.2), (2.8, 2.4)),
        creases([path("24,238 78,258 132,238")], 6, 6, 2),
    )
    mouth = disc(78, 222, 61, 0.26)
    b.part(mouth, IRON, 4, Finish(3, None, (2.4, 1.4)))
    b.part(
        disc(78, 223, 52, 0.24),
        ("#020102", "#0a0607", "#1c1412", "#3a2a22"),
        8,
        Finish(1.6, Graver(1.4, 3.6, 0.3, 0.8), (0, 0), own=0),
    )


def _fingers(b: Block) -> None:
    for joints in (
        "56,288 40,280 30,266 32,254",
        "66,290 54,282 48,270 50,260",
        "80,292 72,284 68,274 70,264",
    ):
        finger(b, path(joints), [14, 14, 12, 9], SKIN, nail="#b8342a")
    finger(b, path("96,286 110,276 114,262 110,252"), [15, 14, 12, 9], SKIN, nail="#b8342a")


def _dead_arm(b: Block) -> None:
    """Bare bone from the shoulder, and the knife in its fist."""
    rag = plate(path("306,238 344,250 364,290 372,330 358,322 352,346 340,326 328,340 322,306 304,290"))
    bones(b, path("334,262 378,372"), 25)
    b.part(
        rag,
        SHROUD,
        16,
        Finish(3, Graver(0.4, 4.4), (1.6, 2.6)),
        creases([path("326,256 344,290 350,330")], -9, 8, 4),
    )
    bones(b, path("384,380 414,306"), 17)
    bones(b, path("374,378 402,304"), 17)
    _knife(b)
    carpals = joined(disc(x, y, 9) for x, y in path("398,300 412,302 404,290 416,292"))
    b.part(carpals, BONE, 6, Finish(2.2, Graver(0.5, 3.6), (1.6, 1.6)))
    for k in range(4):
        y = 286 - k * 13
        bones(b, [(422, y + 6), (426, y - 4), (404, y - 8), (392, y - 2)], 11, thin=0.08)
    bones(b, path("400,294 388,280 392,262 402,256"), 12)


def _knife(b: Block) -> None:
    with b.canvas.placed(407, 268, 1.0, 0.04):
        blade = plate(path("-12,-40 -14,-96 -9,-128 6,-154 13,-122 13,-40"))
        b.glow(blade.buffer(6), "#c8d87a", 8, 0.35)
        b.part(
            blade,
            ("#14160f", "#4a4c3c", "#aaa88c", "#fffdf0"),
            9,
            Finish(3, Graver(0.1, 4, 0.3, 0.46, 0), (2.4, 2.4)),
            [Cut(stroke(path("6,-44 6,-116"), 5), -6, 2)],
        )
        b.part(block(-19, -48, 19, -36, 4), GOLD, 5, Finish(2.6, None, (2, 1.4)))
        b.part(
            stroke(path("0,-38 0,34"), 17, (1, 1.1)),
            OAK,
            7,
            Finish(2.8, rim=(2, 1.6)),
            creases([[(-8, y), (8, y + 5)] for y in range(-30, 34, 9)], -5, 3, 1.2),
        )
        b.part(disc(0, 38, 12), GOLD, 7, Finish(2.6, None, (1.8, 1.4)))
