"""Jörmungandr: the ring about the sea, and at its near side the jaws that hold the tail."""

from __future__ import annotations

from art.ink import Pen, blob, disc, path, plate, stroke
from art.relief.card import HIGH, WIDE, apart, before, shine
from art.relief.parts import drool, teeth
from art.relief.pelt import body
from art.relief.relief import Block, Cut, Finish, Graver, Tones
from art.scene import land
from art.scene.stage import Stage, Tone
from art.wolves.red.stage import MOUTH, embers, ground, staging
from art.wolves.red.worm import Jaw, coil, eye, lower_jaw, tendril, upper_jaw

HIDE: Tones = ("#0a0d06", "#272c0e", "#666a22", "#e6d884")
CREST: Tones = ("#170805", "#4a1a0c", "#9a4a1e", "#ffc27a")
BELLY: Tones = ("#1e0c06", "#5a2a12", "#b0713a", "#ffdc9c")
LAND: Tones = ("#0c0a08", "#2a2014", "#5c4a2a", "#e8c07a")
SNOW: Tones = ("#1c1816", "#4a4038", "#a09078", "#fff2d0")
WATER: Tone = ("#070a08", "#18211a", "#33402a", "#a08c4a", "#ffe2a4")
RING = (
    "52,316 22,256 54,178 140,136 250,124 360,136 434,174 460,238 "
    "446,300 404,346 344,366 280,362 226,370 196,378"
)
WIDTHS = (96, 92, 70, 50, 41, 46, 58, 70, 70, 60, 48, 40, 32, 18)


def scene() -> Block:
    s = ground(41, "jormungandr")
    land.sky(s, 190, (0.06, 0.3, 0.62))
    land.sun(s, 250, 104, 60, rays=1.1)
    land.clouds(s, 5, 14, 70, True)
    land.sea(Stage(s.canvas, WATER, s.wide, s.high), 118)
    b = before(s, "#c8e04a", 42)
    shine(b, (250, 110), 220, "#ffcf7a", 0.5)
    _world(b)
    apart(b, _serpent, "#ffe2a0", 2.4, 10, 0.25)
    _foam(b)
    embers(b, 22, 4, low=110)
    return b


def _world(b: Block) -> None:
    """Midgard in the middle of the water: hills, a hall's gable, and a ship that keeps to the shore."""
    isle = blob(path("150,238 172,216 214,206 262,204 310,210 348,226 356,244 320,258 250,264 186,256"))
    b.part(isle, LAND, 14, Finish(3, Graver(1.3, 4), (2, 2), rough=3))
    for x, y, tall in ((206, 216, 48), (292, 214, 42), (246, 208, 72)):
        peak = plate([(x - tall * 0.58, y + 8), (x - 3, y - tall), (x + tall * 0.6, y + 8)])
        b.part(peak, SNOW, 12, Finish(2.6, Graver(1.2, 3.8), (2.2, 1.6), rough=4))
    with staging(b, "jormungandr") as st:
        c = st.canvas
        hall = plate(path("304,240 304,226 322,208 340,226 340,240"))
        c.form(hall, "#6a3a1c", "#2a140c", "#ffcf8a", Pen(2.2, 2, (4, 3), 2))
        c.fill(plate(path("318,240 318,228 326,228 326,240")), "#ffe08a")
        hull = blob(path("362,256! 372,264 392,265 412,254! 404,274 372,275"))
        c.form(hull, "#8a5230", "#3a1c0e", "#e0a868", Pen(2.2, 2, (3, 4), 2))
        c.fill(plate(path("374,262 373,236 401,234 403,261")), "#120a08")
        c.fill(plate(path("376,260 375,238 399,236 401,259")), "#c8482a")


def _serpent(b: Block) -> None:
    at = (148.0, 322.0, 0.74, 0.06)
    with b.canvas.placed(*at):
        tendril(b, "-70,-60 -120,-112 -156,-112 -172,-90", 36, CREST, curl=1, ribs=5)
        tendril(b, "-60,130 -110,158 -140,150", 28, CREST, curl=1)
        gullet = blob(path("-60,88 0,60 80,36 200,24 236,40 226,76 150,88 40,96"))
        b.part(gullet, MOUTH, 20, Finish(3, Graver(0.2, 4.4, 0.5, 0.7), (0, 0), own=0.2))
    coil(b, body(path(RING), WIDTHS, 16), HIDE, BELLY, 12.5, -1, 6)
    with b.canvas.placed(*at):
        _head(b)


UPPER = (
    "-110,-64 -62,-104 0,-112 56,-90 110,-70 166,-64 220,-58 254,-34 260,0 242,20! "
    "214,20 160,20 100,30 40,46 -20,70 -64,92! -120,84 -152,30"
)
LOWER = (
    "-140,50 -70,96 -20,98! 40,92 110,84 170,84 214,72! 236,92 "
    "218,126 150,148 60,162 -30,168 -100,146 -160,104"
)


def _head(b: Block) -> None:
    """It looks right; the eye lies near the origin."""
    lower_jaw(b, _LOWER, HIDE, CREST, -1)
    upper_jaw(b, _UPPER, HIDE, CREST, -1)
    horn = blob(path("214,-56! 238,-78 266,-70 268,-50 250,-46 246,-60 234,-52"))
    b.part(horn, CREST, 8, Finish(2.6, rim=(2, 2)))
    _look(b)
    _tail_end(b)


_LOWER = Jaw(
    LOWER, 28, [Cut(stroke(path("-110,92 -20,116 80,112 200,100"), 26), 12, 8)],
    blob(path("-140,70 -70,112 20,112 120,102 200,104 190,124 120,138 20,150 -70,146 -140,106")), (-60, -14),
    [
        *(
            (x, 94 - x * 0.08, -long, 15, 4)
            for x, long in ((20, 22), (56, 24), (90, 26), (124, 26), (158, 30))
        ),
        (196, 80, -56, 22, 8),
    ],
    stroke(path("-60,100 40,98 120,90 220,80"), 13, (0.0, 0.8)),
)  # fmt: skip
_UPPER = Jaw(
    UPPER, 44,
    [
        Cut(stroke(path("-90,-70 -20,-92 50,-70 120,-50"), 34), 20, 11),
        Cut(disc(6, -36, 44, 0.6), -32, 11),
        Cut(stroke(path("110,-40 180,-36 236,-26"), 28), 14, 9),
        Cut(stroke(path("60,4 140,-8 236,-4"), 10), -12, 4),
        Cut(disc(226, -22, 11, 0.7), -20, 4),
        Cut(blob(path("-110,-20 -50,-10 -40,50 -80,80 -130,50")), 18, 13),
    ],
    blob(
        path(
            "-124,-44 -62,-92 0,-102 60,-82 120,-62 200,-52 214,-36 "
            "150,-30 90,-12 30,18 -30,50 -70,78 -116,70 -138,20"
        )
    ).difference(blob(path("-60,-38 -30,-76 30,-80 80,-50 70,-14 20,-2 -40,-8"))),
    lambda x, y: (-60.0, 4 + x * 0.04),
    [
        *(
            (x, 34 - (x - 60) * 0.09, long, 16, -3)
            for x, long in ((10, 24), (44, 28), (78, 30), (112, 30), (146, 30), (178, 28))
        ),
        (226, 16, 30, 15, -3), (204, 18, 76, 26, -12),
    ],
    stroke(path("-80,96 -10,64 60,38 140,22 248,14"), 15, (0.0, 0.8)),
)  # fmt: skip


def _look(b: Block) -> None:
    """Nostril, eye, brow and lappets."""
    with b.inking() as c:
        c.fill(blob(path("216,-20! 230,-32 240,-20 228,-12")), "#050304")
    eye(
        b,
        "-36,-40! -12,-58 28,-58 60,-30! 22,-20 -12,-24",
        "10,-60! 18,-40 8,-20! 2,-40",
        ("#6a1c04", "#d8780e", "#ffe04a", "#fffbd0"),
        glow="#d8a81a",
    )
    shape = blob(path("-84,-74! -40,-84 10,-90 56,-70 96,-34! 60,-44 20,-58 -30,-58 -60,-50"))
    b.part(shape, CREST, 12, Finish(3.2, Graver(0.7, 4.4), (2.6, 2.4)))
    tendril(b, "-40,-12 -84,-32 -130,-34 -162,-14 -168,6", 44, CREST, curl=-1, ribs=6, root=0.05)
    tendril(b, "-30,52 -70,54 -106,62 -130,80", 32, CREST, curl=-1, root=0.05)
    drool(b, [(60, 108, 30), (104, 106, 20)], "#e6f07a")


def _tail_end(b: Block) -> None:
    """What comes out at the side of the jaws, under the fangs."""
    end = body(path("112,60 140,80 166,112 204,140 250,138 270,108 250,94"), (42, 40, 36, 30, 24, 16, 5), 10)
    coil(b, end, BELLY, BELLY, 11, 1, 9)
    teeth(b, [(112, 27, 34, 17, -3), (146, 24, 34, 17, -3), (204, 18, 76, 26, -12)])


def _foam(b: Block) -> None:
    with b.inking() as canvas:
        land.sea(Stage(canvas, WATER, WIDE, HIGH), 438)
